<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AllMoves</name>
    <message numerus="yes">
        <source>All %n winning move(s)</source>
        <translation>
            <numerusform>The only winning move</numerusform>
            <numerusform>All %n winning moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <source>You may take at most %n stone(s) here.</source>
        <translation>
            <numerusform>You may take at most one stone here.</numerusform>
            <numerusform>You may take at most %n stones here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphAccessible</name>
    <message numerus="yes">
        <source>vertex %1, value %2, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>vertex %1, value %2, %n token</numerusform>
            <numerusform>vertex %1, value %2, %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex %1, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>vertex %1, %n token</numerusform>
            <numerusform>vertex %1, %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphBoard</name>
    <message numerus="yes">
        <source>%n name(s) of the file cannot be kept as they are: a name here has at most %1 characters, and no blanks or signs of the notation.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>
            <numerusform>%n name of the file cannot be kept as it is: a name here has at most %1 characters, and no blanks or signs of the notation.</numerusform>
            <numerusform>%n names of the file cannot be kept as they are: a name here has at most %1 characters, and no blanks or signs of the notation.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Nim</name>
    <message numerus="yes">
        <source>N-position · just one heap has two stones or more: it decides whether the number of ones becomes odd · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · just one heap has two stones or more: it decides whether the number of ones becomes odd · %n winning move</numerusform>
            <numerusform>N-position · just one heap has two stones or more: it decides whether the number of ones becomes odd · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>P-position · %n heap(s) of one stone, an odd number · the player to move loses</source>
        <extracomment>misère play; %n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>P-position · %n heap of one stone, an odd number · the player to move loses</numerusform>
            <numerusform>P-position · %n heaps of one stone, an odd number · the player to move loses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · nim-sum %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · nim-sum %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an odd number</source>
        <translation>
            <numerusform>%n heap of one stone, an odd number</numerusform>
            <numerusform>%n heaps of one stone, an odd number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an even number</source>
        <translation>
            <numerusform>%n heap of one stone, an even number</numerusform>
            <numerusform>%n heaps of one stone, an even number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimExplanation</name>
    <message numerus="yes">
        <source>No heap is large: %n heap(s) of one stone</source>
        <extracomment>%n is the number of heaps that have one stone each</extracomment>
        <translation>
            <numerusform>No heap is large: %n heap of one stone</numerusform>
            <numerusform>No heap is large: %n heaps of one stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</source>
        <extracomment>%n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>That leaves %n heap of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</numerusform>
            <numerusform>That leaves %n heaps of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: %n heap(s) have it</source>
        <extracomment>%1 is a power of two, %n a number of heaps</extracomment>
        <translation>
            <numerusform>The leading odd column is %1: %n heap has it</numerusform>
            <numerusform>The leading odd column is %1: %n heaps have it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: it is in heap(s) %2</source>
        <extracomment>%1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)</extracomment>
        <translation>
            <numerusform>The leading odd column is %1: it is in heap %2</numerusform>
            <numerusform>The leading odd column is %1: it is in heaps %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.</source>
        <extracomment>%n is always an odd number</extracomment>
        <translation>
            <numerusform>Only this heap has a winning move. The number of winning moves, here %n, is always odd, as the column is odd.</numerusform>
            <numerusform>Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more size(s)</source>
        <extracomment>at the end of a list of formulas: %n heaps of other sizes are not in it</extracomment>
        <translation>
            <numerusform>and so on, for %n more size</numerusform>
            <numerusform>and so on, for %n more sizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more heap(s)</source>
        <extracomment>at the end of a list of heaps that would have to grow: %n heaps are not in it</extracomment>
        <translation>
            <numerusform>and so on, for %n more heap</numerusform>
            <numerusform>and so on, for %n more heaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an even number. From then on every move takes one whole heap, so you take the last one: an N-position.</source>
        <extracomment>%n is an even number of heaps</extracomment>
        <translation>
            <numerusform>That leaves %n heap of one stone, an even number. From then on every move takes one whole heap, so you take the last one: an N-position.</numerusform>
            <numerusform>That leaves %n heaps of one stone, an even number. From then on every move takes one whole heap, so you take the last one: an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every heap has just one stone: %n heap(s)</source>
        <extracomment>%n is the number of heaps that have one stone each, 3 or more</extracomment>
        <translation>
            <numerusform>Every heap has just one stone: %n heap</numerusform>
            <numerusform>Every heap has just one stone: %n heaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimQuestions</name>
    <message numerus="yes">
        <source>%n odd column(s) are missing.</source>
        <extracomment>%n is how many were not named</extracomment>
        <translation>
            <numerusform>%n odd column is missing.</numerusform>
            <numerusform>%n odd columns are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimSum</name>
    <message numerus="yes">
        <source>%n more winning move(s), found in the same way</source>
        <extracomment>%n is a number of further winning moves</extracomment>
        <translation>
            <numerusform>%n more winning move, found in the same way</numerusform>
            <numerusform>%n more winning moves, found in the same way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns with an odd number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>Columns with an odd number of ones, by place value: %1 and %n smaller one.</numerusform>
            <numerusform>Columns with an odd number of ones, by place value: %1 and %n smaller ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns with an even number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>Columns with an even number of ones, by place value: %1 and %n smaller one.</numerusform>
            <numerusform>Columns with an even number of ones, by place value: %1 and %n smaller ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceBoard</name>
    <message numerus="yes">
        <source>+%n heap(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n heap</numerusform>
            <numerusform>+%n heaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n pin(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n pin</numerusform>
            <numerusform>+%n pins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n stone</numerusform>
            <numerusform>+%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Projection</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list of moves: how many more there are</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message numerus="yes">
        <source>%n winning move(s) are missing.</source>
        <translation>
            <numerusform>%n winning move is missing.</numerusform>
            <numerusform>%n winning moves are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionSet</name>
    <message numerus="yes">
        <source>the rule has only %n question(s) of this kind, too few for a set; “mixed” asks them among others</source>
        <extracomment>%n is a number of questions; &quot;mixed&quot; is a word of the name of a set, and stays as it is</extracomment>
        <translation>
            <numerusform>the rule has only %n question of this kind, too few for a set; “mixed” asks it among others</numerusform>
            <numerusform>the rule has only %n questions of this kind, too few for a set; “mixed” asks them among others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sg</name>
    <message numerus="yes">
        <source>N-position · misère play · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · misère play · %n winning move</numerusform>
            <numerusform>N-position · misère play · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · SG values %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum of SG values, such as &quot;3 ⊕ 1 = 2&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · SG values %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · SG values %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · the SG value is %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the SG value; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · the SG value is %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · the SG value is %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SgExplanation</name>
    <message numerus="yes">
        <source>and %n more vertices</source>
        <extracomment>%n vertices are not listed</extracomment>
        <translation>
            <numerusform>and %n more vertex</numerusform>
            <numerusform>and %n more vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves a P-position: each of its %n move(s) leads to an N-position.</source>
        <extracomment>misère play; %n is the number of moves from the position that has been left</extracomment>
        <translation>
            <numerusform>That leaves a P-position: its only move leads to an N-position.</numerusform>
            <numerusform>That leaves a P-position: each of its %n moves leads to an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>at the end of a list: %n of its members are not shown</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>one option in a list, a formula such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7&quot;, and %n further options of that value</extracomment>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and options of %n more value(s)</source>
        <extracomment>at the end of a list of options: %n further values are not shown</extracomment>
        <translation>
            <numerusform>and options of %n more value</numerusform>
            <numerusform>and options of %n more values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s): %1</source>
        <extracomment>%n is a number of tokens that stand on the same vertex, %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>%n token: %1</numerusform>
            <numerusform>%n tokens: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s): %1</source>
        <extracomment>%n is a number of heaps of the same size, %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>%n heap: %1</numerusform>
            <numerusform>%n heaps: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Token(s) %1: %2</source>
        <extracomment>%1 is a list of the numbers of tokens that stand on the same vertex, %2 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>Token %1: %2</numerusform>
            <numerusform>Tokens %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap(s) %1: %2</source>
        <extracomment>%1 is a list of the numbers of heaps of the same size, %2 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>Heap %1: %2</numerusform>
            <numerusform>Heaps %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n option(s); here is one for each value: %1.</source>
        <extracomment>%n is a number of options, %1 a list of formulas such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7 (and 2 more)&quot;</extracomment>
        <translation>
            <numerusform>There is %n option; here is one for each value: %1.</numerusform>
            <numerusform>There are %n options; here is one for each value: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more heap(s)</source>
        <extracomment>%n heaps are not listed</extracomment>
        <translation>
            <numerusform>and %n more heap</numerusform>
            <numerusform>and %n more heaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program has found that %1 is P: it has an answer to each of the %n position(s) that a move from there leads to, such as these: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(9, 9, 20)&quot;; %n is how many different positions the moves from there lead to; %2 is a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from the position that a move has left to the one that the answer leaves</extracomment>
        <translation>
            <numerusform>The program has found that %1 is P: it has an answer to the %n position that a move from there leads to: %2.</numerusform>
            <numerusform>The program has found that %1 is P: it has an answer to each of the %n positions that a move from there leads to, such as these: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n move(s) are left, whatever is moved</source>
        <extracomment>%n is 2 or more</extracomment>
        <translation>
            <numerusform>Exactly %n move is left, whatever is moved</numerusform>
            <numerusform>Exactly %n moves are left, whatever is moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so one of these moves is answered by another.</source>
        <extracomment>%1 is a list of the numbers of heaps, %2 a number of moves</extracomment>
        <translation>
            <numerusform>In heap %1 exactly %2 moves are left, whatever is moved. That is even, so one of these moves is answered by another.</numerusform>
            <numerusform>In heaps %1 exactly %2 moves are left, whatever is moved. That is even, so one of these moves is answered by another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved. The opponent makes the first, and you make the last: an N-position.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>Then exactly %n move is left, whatever is moved. The opponent makes the first, and you make the last: an N-position.</numerusform>
            <numerusform>Then exactly %n moves are left, whatever is moved. The opponent makes the first, and you make the last: an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other move(s) lose(s): %1.</source>
        <extracomment>misère play; %1 is a list such as &quot;if you leave (6), the opponent leaves (3)&quot;</extracomment>
        <translation>
            <numerusform>The other move loses: %1.</numerusform>
            <numerusform>The other moves lose: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: exactly %n move(s) are left, whatever is moved</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(4)&quot;; %n is even</extracomment>
        <translation>
            <numerusform>%1: exactly %n move is left, whatever is moved</numerusform>
            <numerusform>%1: exactly %n moves are left, whatever is moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n move(s) lose(s), as the opponent has an answer: %1.</source>
        <extracomment>%n is a number of moves, 2 or more, %1 a list of moves such as &quot;(3, 1), (3) → (1, 1)&quot;, from positions that moves leave to those that the answers leave</extracomment>
        <translation>
            <numerusform>The other move loses, as the opponent has an answer: %1.</numerusform>
            <numerusform>The other %n moves lose, as the opponent has an answer: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved, and the opponent makes the last.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>Then exactly %n move is left, whatever is moved, and the opponent makes the last.</numerusform>
            <numerusform>Then exactly %n moves are left, whatever is moved, and the opponent makes the last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and options of %n larger value(s), which the mex does not need</source>
        <extracomment>at the end of a list of options: %n further values are not shown; all of them are larger than the mex</extracomment>
        <translation>
            <numerusform>and options of %n larger value, which the mex does not need</numerusform>
            <numerusform>and options of %n larger values, which the mex does not need</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: odd with %2, even with %3</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set, %2 and %3 are lists of their sizes</extracomment>
        <translation>
            <numerusform>heap %1: odd with %2, even with %3</numerusform>
            <numerusform>heaps %1: odd with %2, even with %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: no move</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set</extracomment>
        <translation>
            <numerusform>heap %1: no move</numerusform>
            <numerusform>heaps %1: no move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %1 can be taken (%2 time(s))</source>
        <extracomment>of a heap; %1 is a number of stones, %2 how often</extracomment>
        <translation>
            <numerusform>only %1 can be taken (%2 time)</numerusform>
            <numerusform>only %1 can be taken (%2 times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), whatever is moved</source>
        <extracomment>of a heap that has been split</extracomment>
        <translation>
            <numerusform>%n move, whatever is moved</numerusform>
            <numerusform>%n moves, whatever is moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 belongs to heap(s) %2</source>
        <extracomment>one part of a list: %1 is &quot;g₁&quot;, %2 a list of the numbers of heaps</extracomment>
        <translation>
            <numerusform>%1 belongs to heap %2</numerusform>
            <numerusform>%1 belongs to heaps %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is P, as exactly %n move(s) are left there, whatever is moved: an odd number, so whoever is to move makes the last one.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3, 2)&quot;; %n is odd, 3 or more</extracomment>
        <translation>
            <numerusform>%1 is P, as exactly %n move is left there: an odd number, so whoever is to move makes the last one.</numerusform>
            <numerusform>%1 is P, as exactly %n moves are left there, whatever is moved: an odd number, so whoever is to move makes the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 the values are the remainders mod %2: a heap of value 0 with a move has at least %2 stones; taking %3 leaves the remainder 1.</source>
        <extracomment>%1 is a list of the numbers of heaps that have the same set, %2 a number m and %3 one less</extracomment>
        <translation>
            <numerusform>In heap %1 the values are the remainders mod %2: a heap of value 0 with a move has at least %2 stones; taking %3 leaves the remainder 1.</numerusform>
            <numerusform>In heaps %1 the values are the remainders mod %2: a heap of value 0 with a move has at least %2 stones; taking %3 leaves the remainder 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SgQuestion</name>
    <message numerus="yes">
        <source>What you have is right, but %n number(s) are missing.</source>
        <translation>
            <numerusform>What you have is right, but one number is missing.</numerusform>
            <numerusform>What you have is right, but %n numbers are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SgRule</name>
    <message numerus="yes">
        <source>Take %n stone(s) from one heap.</source>
        <translation>
            <numerusform>Take one stone from one heap.</numerusform>
            <numerusform>Take %n stones from one heap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SgTable</name>
    <message numerus="yes">
        <source>g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4.</source>
        <extracomment>%1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of numbers such as {0,1,2}, %4 the least number that is not in it</extracomment>
        <translation>
            <numerusform>g(%1): %n move, as %2 … Values %3, mex = %4, so g(%1) = %4.</numerusform>
            <numerusform>g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SgValueQuestion</name>
    <message numerus="yes">
        <source>%n arrow(s) begin at %1, but the value is not their number: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of arrows</extracomment>
        <translation>
            <numerusform>One arrow begins at %1, but the value is not the number of arrows: it is the smallest number that no option has.</numerusform>
            <numerusform>%n arrows begin at %1, but the value is not the number of arrows: it is the smallest number that no option has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way from %1 to a sink has %n move(s), but that is not the value: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of moves</extracomment>
        <translation>
            <numerusform>The longest way from %1 to a sink has one move, but that is not the value: it is the smallest number that no option has.</numerusform>
            <numerusform>The longest way from %1 to a sink has %n moves, but that is not the value: it is the smallest number that no option has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Staircase</name>
    <message numerus="yes">
        <source>N-position · just one odd stair has two stones or more: it decides whether the number of those with one stone becomes odd · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · just one odd stair has two stones or more: it decides whether the number of those with one stone becomes odd · %n winning move</numerusform>
            <numerusform>N-position · just one odd stair has two stones or more: it decides whether the number of those with one stone becomes odd · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with two stones or more are left, nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · odd stairs with two stones or more are left, nim-sum of the odd stairs %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · odd stairs with two stones or more are left, nim-sum of the odd stairs %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with one stone: %1, an even number · %n winning move(s)</source>
        <extracomment>misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · odd stairs with one stone: %1, an even number · %n winning move</numerusform>
            <numerusform>N-position · odd stairs with one stone: %1, an even number · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an odd number</source>
        <translation>
            <numerusform>%n odd stair with one stone, an odd number</numerusform>
            <numerusform>%n odd stairs with one stone, an odd number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an even number</source>
        <translation>
            <numerusform>%n odd stair with one stone, an even number</numerusform>
            <numerusform>%n odd stairs with one stone, an even number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaircaseBoard</name>
    <message numerus="yes">
        <source>+%n stair(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n stair</numerusform>
            <numerusform>+%n stairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaircaseExplanation</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more stair(s)</source>
        <extracomment>%n odd stairs are not listed</extracomment>
        <translation>
            <numerusform>and %n more stair</numerusform>
            <numerusform>and %n more stairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and loses. A P-position.</source>
        <translation>
            <numerusform>%n move is left, an odd number: the player to move makes it and loses. A P-position.</numerusform>
            <numerusform>%n moves are left, an odd number: the player to move makes the last one and loses. A P-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and loses. An N-position.</source>
        <translation>
            <numerusform>%n move is left, an even number: the opponent of the player to move makes the last one and loses. An N-position.</numerusform>
            <numerusform>%n moves are left, an even number: the opponent of the player to move makes the last one and loses. An N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and wins. An N-position.</source>
        <translation>
            <numerusform>%n move is left, an odd number: the player to move makes it and wins. An N-position.</numerusform>
            <numerusform>%n moves are left, an odd number: the player to move makes the last one and wins. An N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and wins. A P-position.</source>
        <translation>
            <numerusform>%n move is left, an even number: the opponent of the player to move makes the last one and wins. A P-position.</numerusform>
            <numerusform>%n moves are left, an even number: the opponent of the player to move makes the last one and wins. A P-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n odd stair(s) have one stone, an odd number, and the other odd stairs are empty: a P-position.</source>
        <extracomment>%n is an odd number of stairs</extracomment>
        <translation>
            <numerusform>Now %n odd stair has one stone, an odd number, and the other odd stairs are empty: a P-position.</numerusform>
            <numerusform>Now %n odd stairs have one stone, an odd number, and the other odd stairs are empty: a P-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the odd stairs only stair %1 has stones: move all %n of them down</source>
        <extracomment>%1 is the number of a stair, %n how many stones are there, not 2</extracomment>
        <translation>
            <numerusform>Of the odd stairs only stair %1 has stones, just one: move it down</numerusform>
            <numerusform>Of the odd stairs only stair %1 has stones: move all %n of them down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaircaseQuestions</name>
    <message numerus="yes">
        <source>%n stair(s) that count are missing.</source>
        <extracomment>%n is how many were not named</extracomment>
        <translation>
            <numerusform>%n stair that counts is missing.</numerusform>
            <numerusform>%n stairs that count are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a stair for each coin, so %n number(s) in all.</source>
        <extracomment>%n is a number of coins, and of stairs</extracomment>
        <translation>
            <numerusform>There is a stair for each coin, so %n number in all.</numerusform>
            <numerusform>There is a stair for each coin, so %n numbers in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumOptions</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>behind the moves of a heap: %n more have no room there</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <extracomment>below the number of a heap, where several moves are shown that win: how many</extracomment>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <extracomment>beside the values of the moves of a heap, where these have no room: how many there are</extracomment>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message numerus="yes">
        <source>… and %n more heap(s)</source>
        <extracomment>in place of heaps that are too many to be listed</extracomment>
        <translation>
            <numerusform>… and %n more heap</numerusform>
            <numerusform>… and %n more heaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wythoff</name>
    <message numerus="yes">
        <source>N-position · %1 is in the pair (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the smaller heap, (%2, %3) the pair that it is in; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · %1 is in the pair (%2, %3) · %n winning move</numerusform>
            <numerusform>N-position · %1 is in the pair (%2, %3) · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move</numerusform>
            <numerusform>N-position · difference %1, but pair %1 is (%2, %3) · %n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but the pair with difference %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>misère play; %1 is the difference of the heaps, (%2, %3) the pair with that difference; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · difference %1, but the pair with difference %1 is (%2, %3) · %n winning move</numerusform>
            <numerusform>N-position · difference %1, but the pair with difference %1 is (%2, %3) · %n winning moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WythoffBoard</name>
    <message numerus="yes">
        <source>+%n row(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n row</numerusform>
            <numerusform>+%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::app::HelpWindow</name>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Found in %n place</numerusform>
            <numerusform>Found in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::app::PresenterWindow</name>
    <message numerus="yes">
        <source>Now: none of %n step(s) yet</source>
        <extracomment>shown when no step is current: how many there are</extracomment>
        <translation>
            <numerusform>Now: the only step is still to come</numerusform>
            <numerusform>Now: none of %n steps yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list: how many more moves win</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::Discovery</name>
    <message numerus="yes">
        <source>Find the rule: fill the table, or %n more right answer(s) at the first try.</source>
        <translation>
            <numerusform>Find the rule: fill the table, or %n more right answer at the first try.</numerusform>
            <numerusform>Find the rule: fill the table, or %n more right answers at the first try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExercisePanel</name>
    <message numerus="yes">
        <source>Now what was not right at the first try: %n question(s) to be asked again.</source>
        <translation>
            <numerusform>Now what was not right at the first try: %n question to be asked again.</numerusform>
            <numerusform>Now what was not right at the first try: %n questions to be asked again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExportDialog</name>
    <message numerus="yes">
        <source>%1 × %2 mm, %n page(s)</source>
        <extracomment>the size of paper: %1 and %2 are numbers of millimetres, %n is how many pages there are</extracomment>
        <translation>
            <numerusform>%1 × %2 mm, %n page</numerusform>
            <numerusform>%1 × %2 mm, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StageQuestion</name>
    <message numerus="yes">
        <source> – %n hand(s)</source>
        <extracomment>after an answer: how many hands went up for it</extracomment>
        <translation>
            <numerusform> – %n hand</numerusform>
            <numerusform> – %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StepPanel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>shown when no step is current: how many there are</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
</TS>
