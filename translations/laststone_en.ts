<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Nim</name>
    <message numerus="yes">
        <source>N-position · a large heap is left, nim-sum %1 = %2 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves</extracomment>
        <translation>
            <numerusform>N-position · a large heap is left, nim-sum %1 = %2 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · a large heap is left, nim-sum %1 = %2 ≠ 0 · %n winning moves</numerusform>
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
        <source>N-position · nim-sum %1 = %2 ≠ 0 · the player to move can win in %n way(s)</source>
        <extracomment>%1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · nim-sum %1 = %2 ≠ 0 · the player to move can win in %n way</numerusform>
            <numerusform>N-position · nim-sum %1 = %2 ≠ 0 · the player to move can win in %n ways</numerusform>
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
            <numerusform>Exactly this heap has a winning move: %n, an odd number, as the column is odd.</numerusform>
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
        <source>N-position · the SG value is %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the SG value; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · the SG value is %1 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · the SG value is %1 ≠ 0 · %n winning moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Staircase</name>
    <message numerus="yes">
        <source>N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves</extracomment>
        <translation>
            <numerusform>N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 · %n winning move</numerusform>
            <numerusform>N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 · %n winning moves</numerusform>
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
        <source>N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n way(s)</source>
        <extracomment>%1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n way</numerusform>
            <numerusform>N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n ways</numerusform>
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
        <source>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move</numerusform>
            <numerusform>N-position · difference %1, but pair %1 is (%2, %3) · %n winning moves</numerusform>
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
