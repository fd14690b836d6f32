<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Last Stone</source>
        <translation>關於最後一子</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Last Stone %1&lt;/h2&gt;&lt;p&gt;Learn and lecture on impartial games: whoever takes the last stone wins.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later: you may use it, study it, change it and pass it on.&lt;/p&gt;&lt;p&gt;It uses Qt %2: the core, the widgets and the SVG module under the GNU Lesser General Public License, version 3, and Qt Charts under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>&lt;h2&gt;最後一子 %1&lt;/h2&gt;&lt;p&gt;學習與講授公平組合遊戲：取走最後一顆石子的人贏。&lt;/p&gt;&lt;p&gt;自由軟體，採用 GNU 通用公共授權條款第 3 版或更新版本：您可以使用、研究、修改與散布它。&lt;/p&gt;&lt;p&gt;使用 Qt %2：核心、介面元件與 SVG 模組採用 GNU 較寬鬆公共授權條款第 3 版，Qt Charts 採用 GNU 通用公共授權條款第 3 版。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AllMoves</name>
    <message>
        <source>%1 of %2 winning moves</source>
        <translation>%2 種必勝走法中的 %1 種</translation>
    </message>
    <message numerus="yes">
        <source>All %n winning move(s)</source>
        <translation>
            <numerusform>必勝走法共 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Both winning moves</source>
        <translation>兩種必勝走法</translation>
    </message>
    <message>
        <source>The only winning move</source>
        <translation>唯一的必勝走法</translation>
    </message>
    <message>
        <source>✗ %1: the last move, which loses</source>
        <extracomment>misère play; %1 is a move such as &quot;take 1 from heap 4&quot;</extracomment>
        <translation>✗ %1：走完最後一步，輸了</translation>
    </message>
    <message>
        <source>split %1</source>
        <extracomment>a move, to stand within a sentence, behind a position such as &quot;(4, 3, 8)&quot;: %1 is one of its heaps, such as &quot;the heap of 8&quot;</extracomment>
        <translation>拆分 %1</translation>
    </message>
    <message>
        <source>the heap of %1</source>
        <extracomment>to stand within a sentence</extracomment>
        <translation>%1 顆的那堆</translation>
    </message>
    <message>
        <source>a heap of %1</source>
        <extracomment>one of several heaps as large, to stand within a sentence</extracomment>
        <translation>%1 顆的其中一堆</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move, to stand within a sentence, behind a position such as &quot;(4, 3, 8)&quot;: %2 is one of its heaps, such as &quot;the heap of 8&quot;</extracomment>
        <translation>從 %2取 %1 顆</translation>
    </message>
    <message>
        <source>✗ %1 → %2: ✓ %3 → %4</source>
        <extracomment>a move, what it leaves, its answer, what that leaves, such as &quot;take 1 from heap 1&quot;, &quot;(4, 3, 8)&quot;, &quot;take 1 from the heap of 8&quot;, &quot;(4, 3, 4, 3)&quot;</extracomment>
        <translation>✗ %1 → %2：✓ %3 → %4</translation>
    </message>
    <message>
        <source>✗ %1: ✓ %2</source>
        <extracomment>a move and its answer, such as &quot;take 3 from heap 1&quot;, &quot;take 3 from heap 2&quot;</extracomment>
        <translation>✗ %1：✓ %2</translation>
    </message>
    <message>
        <source>✗ %1: ✓ %2, leaving&#xa0;%3</source>
        <extracomment>a move and its answer, such as &quot;take 3 from heap 1&quot;, &quot;take 3 from heap 2&quot;; %3 is what that leaves, such as &quot;(1, 1)&quot;, kept on one line with the word in front of it by a no-break space</extracomment>
        <translation>✗ %1：✓ %2，留下&#xa0;%3</translation>
    </message>
    <message>
        <source>The only move is answered</source>
        <translation>唯一的走法也有應對</translation>
    </message>
    <message>
        <source>The only move loses</source>
        <translation>唯一的走法必敗</translation>
    </message>
    <message>
        <source>Every move is answered</source>
        <translation>每種走法都有應對</translation>
    </message>
    <message>
        <source>Every move loses</source>
        <translation>每種走法都必敗</translation>
    </message>
    <message>
        <source>Every other move has its answer, too.</source>
        <translation>其餘的走法也各有應對。</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>one winning move; %1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✓ %1: %2</source>
        <extracomment>one winning move; %1 is a move such as &quot;split heap 1 into 4 and 3&quot;, %2 what it leaves, such as &quot;(4, 3, 6)&quot;</extracomment>
        <translation>✓ %1：%2</translation>
    </message>
    <message>
        <source>✓ %1, leaving one of %2</source>
        <extracomment>several winning moves; %1 is what they have in common, such as &quot;take 2 from heap 1&quot;, %2 a list of what they leave, such as &quot;(4, 3), (6, 1)&quot;</extracomment>
        <translation>✓ %1，留下其中之一：%2</translation>
    </message>
    <message>
        <source>✓ %1, leaving&#xa0;%2</source>
        <extracomment>one winning move; %1 is a move such as &quot;take 11 from heap 4&quot;, %2 what it leaves, such as &quot;(7, 4)&quot;, kept on one line with the word in front of it by a no-break space</extracomment>
        <translation>✓ %1，留下&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>times</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>乘以</translation>
    </message>
    <message>
        <source>the whole part of %1</source>
        <translation>%1 的整數部分</translation>
    </message>
    <message>
        <source>the square root of %1</source>
        <translation>%1 的平方根</translation>
    </message>
    <message>
        <source>mex of %1</source>
        <extracomment>read aloud: %1 is a list of numbers</extracomment>
        <translation>mex %1</translation>
    </message>
    <message>
        <source>the set %1</source>
        <extracomment>read aloud: %1 is a list of numbers</extracomment>
        <translation>集合 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>read aloud: %1 and %2 are the letter and the number of g₂</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>read aloud, g(7): %1 is the letter, with its number, %2 a number or a letter</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of (</source>
        <extracomment>read aloud, g(n + 7): %1 is the letter, with its number</extracomment>
        <translation>%1 (</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <extracomment>read aloud: a square, %1²</extracomment>
        <translation>%1 的平方</translation>
    </message>
    <message>
        <source>%1 to the power of %2</source>
        <extracomment>read aloud: a power, %1 is its base, %2 its exponent</extracomment>
        <translation>%1 的 %2 次方</translation>
    </message>
    <message>
        <source>phi</source>
        <translation>phi</translation>
    </message>
    <message>
        <source>xor</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>異或</translation>
    </message>
    <message>
        <source>is not</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不等於</translation>
    </message>
    <message>
        <source>is congruent to</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>同餘於</translation>
    </message>
    <message>
        <source>is at most</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不大於</translation>
    </message>
    <message>
        <source>is at least</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不小於</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>到</translation>
    </message>
    <message>
        <source>equals</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>等於</translation>
    </message>
    <message>
        <source>is less than</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>小於</translation>
    </message>
    <message>
        <source>is more than</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>大於</translation>
    </message>
    <message>
        <source>minus</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>減</translation>
    </message>
    <message>
        <source>plus</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>加</translation>
    </message>
    <message>
        <source>divided by</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>除以</translation>
    </message>
    <message>
        <source>and so on to</source>
        <extracomment>read aloud, between two numbers: what is left out in a list, &quot;0, 1, …, 6&quot;</extracomment>
        <translation>一直到</translation>
    </message>
    <message>
        <source>and so on</source>
        <extracomment>read aloud, at the end of a list</extracomment>
        <translation>等等</translation>
    </message>
    <message>
        <source>%1 in binary</source>
        <extracomment>read aloud: %1 are binary digits, &quot;1 1 0 1&quot;</extracomment>
        <translation>二進位的 %1</translation>
    </message>
</context>
<context>
    <name>Bash</name>
    <message>
        <source>Bash</source>
        <translation>巴什博弈</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>the heap</source>
        <translation>這一堆</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>in front of the most that may be taken: &quot;At most 3&quot;</extracomment>
        <translation>每次最多取</translation>
    </message>
    <message>
        <source>Bash has one heap, so one number is expected</source>
        <translation>巴什博弈只有一堆，要寫一個數</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3&quot;</extracomment>
        <translation>取 %1 顆</translation>
    </message>
    <message>
        <source>P-position · %1 mod %2 = %3 · the player to move loses</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;</extracomment>
        <translation>P 局面（先手必敗態） · %1 mod %2 = %3 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>每次取一顆石子。</translation>
    </message>
    <message>
        <source>Take 1 to %1 stones.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次取 1 到 %1 顆石子。</translation>
    </message>
    <message>
        <source>Your move: click the last stone.</source>
        <translation>輪到你了：點最後一顆石子。</translation>
    </message>
    <message>
        <source>Your move: click 1 or 2 stones.</source>
        <translation>輪到你了：點 1 或 2 顆石子。</translation>
    </message>
    <message>
        <source>Your move: click 1, 2 or 3 stones.</source>
        <translation>輪到你了：點 1、2 或 3 顆石子。</translation>
    </message>
    <message>
        <source>Your move: click 1 to %1 stones.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>輪到你了：點 1 到 %1 顆石子。</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 1 · 1 winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;</extracomment>
        <translation>N 局面（先手必勝態） · %1 mod %2 = %3 ≠ 1 · 有 1 種必勝走法</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 0 · 1 winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;21 mod 4 = 1&quot;</extracomment>
        <translation>N 局面（先手必勝態） · %1 mod %2 = %3 ≠ 0 · 有 1 種必勝走法</translation>
    </message>
    <message>
        <source>how many may be taken is expected here, as in “bash 3: 21”</source>
        <translation>這裡應該寫每次最多取幾顆，例如「bash 3: 21」</translation>
    </message>
</context>
<context>
    <name>BashBoard</name>
    <message>
        <source>Bash board</source>
        <translation>巴什博弈棋盤</translation>
    </message>
    <message>
        <source>Stones: %1, at most %2 may be taken</source>
        <extracomment>read aloud: %1 is how many stones there are, %2 the most that may be taken</extracomment>
        <translation>共 %1 顆石子，每次最多取 %2 顆</translation>
    </message>
    <message>
        <source>stay: %1</source>
        <extracomment>above a bar: %1 is the number of stones that it stands for, which have to stay</extracomment>
        <translation>必定留下：%1</translation>
    </message>
    <message>
        <source>may be taken: %1</source>
        <translation>可以取走：%1</translation>
    </message>
    <message>
        <source>taken: %1</source>
        <extracomment>behind &quot;may be taken: 5&quot; above a bar: %1 is the number of stones that the move takes</extracomment>
        <translation>取走：%1</translation>
    </message>
</context>
<context>
    <name>BashChart</name>
    <message>
        <source>P-positions in misère play: n mod %1 = 1</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>反規則下的 P 局面：n mod %1 = 1</translation>
    </message>
    <message>
        <source>P-positions: n mod %1 = 0</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>P 局面：n mod %1 = 0</translation>
    </message>
    <message>
        <source>n: stones in the heap</source>
        <translation>n：堆裡的石子數</translation>
    </message>
    <message>
        <source>n mod %1</source>
        <extracomment>the axis of a chart; %1 is the size of a block</extracomment>
        <translation>n mod %1</translation>
    </message>
</context>
<context>
    <name>BashExplanation</name>
    <message>
        <source>Misère: whoever takes the last stone loses</source>
        <translation>反規則：取走最後一顆的人輸</translation>
    </message>
    <message>
        <source>Divide the heap into blocks of %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>把這一堆分組，每組 %1 顆</translation>
    </message>
    <message>
        <source>%1. The remainder is %2.</source>
        <extracomment>%1 is a formula such as &quot;21 = 5 × 4 + 1&quot;, %2 the remainder</extracomment>
        <translation>%1，餘數是 %2。</translation>
    </message>
    <message>
        <source>A block can always be completed to %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken, %2 how many may be taken, such as &quot;1 to 3&quot;</extracomment>
        <translation>每一組一定湊得滿 %1 顆</translation>
    </message>
    <message>
        <source>The remainder is %1, not 0: an N-position, the player to move wins</source>
        <extracomment>%1 is the remainder</extracomment>
        <translation>餘數是 %1，不是 0：N 局面，輪到走的一方必勝</translation>
    </message>
    <message>
        <source>Taking the remainder leaves whole blocks, and it may be taken, as it is at most %1.</source>
        <translation>把餘數取走，剩下的就全是整組；餘數頂多是 %1，一次就取得完。</translation>
    </message>
    <message>
        <source>The remainder is 0: a P-position, the player to move loses</source>
        <translation>餘數是 0：P 局面，輪到走的一方必敗</translation>
    </message>
    <message>
        <source>No move can keep the blocks whole, as none takes a whole block. So every move leaves a remainder, and the opponent takes that.</source>
        <translation>沒有一步能取走一整組，所以不管怎麼走都會留下餘數，對方把餘數取走就行了。</translation>
    </message>
    <message>
        <source>Take %1, leave %2</source>
        <extracomment>%1 is how many to take, %2 how many are left</extracomment>
        <translation>取 %1 顆，留下 %2 顆</translation>
    </message>
    <message>
        <source>%1: whole blocks. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>%1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，全是整組。取其他顆數都會留下餘數，所以必勝走法只有這一種。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone, %4 stones are left.</source>
        <translation>%1 + %2 = %3：剛好少了一整組，還剩 %4 顆。</translation>
    </message>
    <message>
        <source>After a move of %1 the answer is %2</source>
        <extracomment>%1 is what the opponent takes, %2 the answer</extracomment>
        <translation>一方取 %1 顆，另一方就取 %2 顆</translation>
    </message>
    <message>
        <source>So it goes on until one stone is left</source>
        <translation>照這樣走下去，直到只剩一顆</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>照這樣走下去，直到結束</translation>
    </message>
    <message>
        <source>Block after block disappears. The player who completes the last block takes the last stone and wins.</source>
        <translation>石子一組一組變少。湊滿最後一組的一方取走最後一顆，就贏了。</translation>
    </message>
    <message>
        <source>Every move takes one stone: nobody has a choice</source>
        <translation>每步只能取一顆：雙方都沒得選</translation>
    </message>
    <message>
        <source>%1 is odd: the player to move takes the first stone, the third and so on, and so the last one, and wins. An N-position.</source>
        <extracomment>%1 is an odd number of stones</extracomment>
        <translation>%1 是奇數：雙方輪流各取一顆，第一顆和最後一顆都歸輪到走的一方，這一方贏。這是 N 局面。</translation>
    </message>
    <message>
        <source>%1 is even: the player to move takes the first stone, the third and so on, and the opponent takes the last one and wins. A P-position.</source>
        <extracomment>%1 is an even number of stones</extracomment>
        <translation>%1 是偶數：雙方輪流各取一顆，第一顆歸輪到走的一方，最後一顆歸對方，對方贏。這是 P 局面。</translation>
    </message>
    <message>
        <source>%1 is odd: the player to move takes the first stone, the third and so on, and so the last one, and loses. A P-position.</source>
        <extracomment>misère play; %1 is an odd number of stones</extracomment>
        <translation>%1 是奇數：雙方輪流各取一顆，第一顆和最後一顆都歸輪到走的一方，這一方輸。這是 P 局面。</translation>
    </message>
    <message>
        <source>%1 is even: the player to move takes the first stone, the third and so on, and the opponent takes the last one and loses. An N-position.</source>
        <extracomment>misère play; %1 is an even number of stones</extracomment>
        <translation>%1 是偶數：雙方輪流各取一顆，第一顆歸輪到走的一方，最後一顆歸對方，對方輸。這是 N 局面。</translation>
    </message>
    <message>
        <source>Take all %1: that wins at once</source>
        <extracomment>%1 is a number of stones, 2 or more</extracomment>
        <translation>把 %1 顆全部取走：馬上就贏</translation>
    </message>
    <message>
        <source>Up to %1 may be taken in a move, and whoever takes the last stone wins.</source>
        <translation>一步最多可以取 %1 顆，取走最後一顆的一方贏。</translation>
    </message>
    <message>
        <source>If fewer are taken, the opponent takes the rest: this is the only winning move.</source>
        <translation>如果少取，剩下的就會被對方全部取走：所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>One stone is left and has to be taken: a P-position</source>
        <translation>只剩一顆，非取不可：P 局面</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses, and that is the player to move.</source>
        <translation>取走最後一顆的一方輸，而這正是輪到走的一方。</translation>
    </message>
    <message>
        <source>The opponent has to take the last stone, and whoever does that loses.</source>
        <translation>最後一顆只能由對方取走，而取走它的一方輸。</translation>
    </message>
    <message>
        <source>Without the stone aside: %1. The remainder is %2.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;, %2 the remainder</extracomment>
        <translation>放在一邊的那顆不算：%1，餘數是 %2。</translation>
    </message>
    <message>
        <source>%1, and the stone aside. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，外加放在一邊的那顆。取其他顆數都會留下餘數，所以必勝走法只有這一種。</translation>
    </message>
    <message>
        <source>Block after block disappears. In the end the stone aside is left, and the player who always faced whole blocks has to take it.</source>
        <translation>石子一組一組變少，最後只剩放在一邊的那顆；一直面對整組的一方非取它不可。</translation>
    </message>
    <message>
        <source>A heap is won or lost for the player whose turn it is, if neither makes a mistake.</source>
        <translation>下面說某一堆必勝或必敗，都是就輪到走的一方來說，而且雙方都不走錯。</translation>
    </message>
    <message>
        <source>Set one stone aside. The rest is the normal game: whoever takes the last of the rest leaves that stone to the opponent, who has to take it. Whoever takes the stone aside together with the rest has lost at once.</source>
        <extracomment>misère play</extracomment>
        <translation>先挑一顆石子放到一邊，其餘的照正常規則玩：誰拿到其中最後一顆，就把放在一邊的那顆留給對方，對方只好取它。誰把那顆連同其餘的一起拿走，誰就當場輸了。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>one of two numbers</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>one of the numbers from %1 to %2
----------
all numbers from %1 to %2</extracomment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two numbers, both of them</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>A move takes %1 stones.</source>
        <extracomment>%1 is how many may be taken, such as &quot;1 to 3&quot;</extracomment>
        <translation>每步取 %1 顆。</translation>
    </message>
    <message>
        <source>The rule: take %1 stones; whoever takes the last one wins</source>
        <extracomment>%1 is how many may be taken, such as &quot;1 to 3&quot;</extracomment>
        <translation>規則：每步取 %1 顆，取走最後一顆的一方贏</translation>
    </message>
    <message>
        <source>The smallest heaps: 1 is lost, %1 are won</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;</extracomment>
        <translation>最小的堆：1 顆必敗，%1 顆必勝</translation>
    </message>
    <message>
        <source>The smallest heaps: %1 are won, %2 is lost</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;, %2 is one more than the last of them</extracomment>
        <translation>最小的堆：%1 顆必勝，%2 顆必敗</translation>
    </message>
    <message>
        <source>%1 stones can be taken at once: won. From %2 stones every move leaves %1: lost.</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;, %2 is one more than the last of them</extracomment>
        <translation>%1 顆可以一次取完，必勝。%2 顆不管怎麼取都剩 %1 顆，必敗。</translation>
    </message>
    <message>
        <source>From %2 stones %1 can be left: won. From %3 every move leaves %2: lost again. And so on: the multiples of %1 are lost.</source>
        <extracomment>%1 is one more than may be taken, %2 are numbers of stones such as &quot;5 to 7&quot;, %3 is the next one</extracomment>
        <translation>%2 顆可以取到剩 %1 顆，必勝。%3 顆不管怎麼取都剩 %2 顆，又是必敗。再往上也一樣：%1 的倍數必敗。</translation>
    </message>
    <message>
        <source>From there the opponent leaves one stone, and the player now to move has to take it.</source>
        <translation>對方接著取到只剩一顆，由現在輪到走的一方取走。</translation>
    </message>
    <message>
        <source>The opponent takes them all, and with them the last stone.</source>
        <translation>對方把剩下的全部取走，最後一顆也在裡面。</translation>
    </message>
    <message>
        <source>If one player takes k stones, the other can take %1 − k: k is %2, and %1 − k is %2 as well. Together they take a whole block.</source>
        <translation>一方取 k 顆，另一方就能取 %1 − k 顆：k 是 %2，%1 − k 也是 %2。合起來剛好一組。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one: this is the only winning move.</source>
        <translation>如果剩下不只一顆，對方就會只留一顆，所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one, and taking all loses at once: this is the only winning move.</source>
        <translation>如果剩下不只一顆，對方就會只留一顆；如果全部取走，馬上就輸。所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>Moves of %1 are answered in the same way</source>
        <extracomment>%1 are numbers of stones such as &quot;6 to 9&quot;</extracomment>
        <translation>取 %1 顆，也用同樣的方法應對</translation>
    </message>
    <message>
        <source>The answer takes what is missing to %1: again a whole block is gone.</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>另一方取的顆數，和前面那一步加起來是 %1：又少了一整組。</translation>
    </message>
    <message>
        <source>Every move then leaves %1, and you take them all: an N-position.</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;</extracomment>
        <translation>這樣對方不管怎麼取都剩 %1 顆，你把它們全部取走：N 局面。</translation>
    </message>
    <message>
        <source>Every move then leaves %1, and you leave one, which the opponent has to take: an N-position.</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;</extracomment>
        <translation>這樣對方不管怎麼取都剩 %1 顆，你取到只剩一顆，對方非取不可：N 局面。</translation>
    </message>
    <message>
        <source>If you leave fewer than %1, the opponent takes them all.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>如果留下的不到 %1 顆，對方就把它們全部取走。</translation>
    </message>
    <message>
        <source>If you leave fewer than %1, the opponent leaves one.</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>如果留下的不到 %1 顆，對方就取到只剩一顆。</translation>
    </message>
    <message>
        <source>If you leave more than %1, the opponent leaves %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>如果留下的超過 %1 顆，對方就取到只剩 %1 顆。</translation>
    </message>
    <message>
        <source>So no other move wins.</source>
        <translation>所以走別的都贏不了。</translation>
    </message>
    <message>
        <source>Take the only stone: that wins at once</source>
        <translation>取走僅有的一顆：馬上就贏</translation>
    </message>
    <message>
        <source>Every move leaves %1 stones: a P-position, the player to move loses</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;
----------
%1 are numbers of stones such as &quot;1 to 3&quot;</extracomment>
        <translation>不管怎麼取都剩 %1 顆：P 局面，輪到走的一方必敗</translation>
    </message>
    <message>
        <source>A move takes one stone, and whoever takes the last stone wins.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次只能取 1 顆，取走最後一顆的一方贏。</translation>
    </message>
    <message>
        <source>One stone has to be taken: lost. From %1 stones one stone can be left: won. From %2 stones every move leaves %1: lost again, and so on.</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;, %2 is one more than the last of them</extracomment>
        <translation>只有一顆，非取不可，必敗。%1 顆可以取到只剩一顆，必勝。%2 顆不管怎麼取都剩 %1 顆，又是必敗。再往上依此類推。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone; with the stone aside %4 are left.</source>
        <extracomment>%1 is what the opponent takes, %2 the answer, %3 the size of a block, %4 how many are left then</extracomment>
        <translation>%1 + %2 = %3：剛好少了一整組，連同留在一旁的那顆還剩 %4 顆。</translation>
    </message>
</context>
<context>
    <name>BashQuestions</name>
    <message>
        <source>There are not that many stones.</source>
        <translation>沒有這麼多石子。</translation>
    </message>
    <message>
        <source>So many stones hold one more whole block.</source>
        <translation>這麼多石子裡還有完整的一組。</translation>
    </message>
    <message>
        <source>With %1 left over, the other %2 stones would have to be whole blocks of %3. Are they?</source>
        <extracomment>%1 is a number of stones, %2 how many are left without them, %3 the size of a block</extracomment>
        <translation>要是還剩 %1 顆，其他 %2 顆就該剛好分成每組 %3 顆的整組。真的是這樣嗎？</translation>
    </message>
    <message>
        <source>You have made blocks of %1. But a move of %1 takes such a block at once, and leaves nothing for the answer.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你是照每組 %1 顆來分的。可是一步就能取 %1 顆，整組一次拿光，就沒有石子可以用來應對了。</translation>
    </message>
    <message>
        <source>You have laid out all %1 stones. In misère play nobody wants the last one: set it apart first.</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>你把 %1 顆全分了組。在反規則之下，誰都不想拿最後一顆：先把它放到一邊。</translation>
    </message>
    <message>
        <source>That is how many whole blocks there are. How many stones are left over?</source>
        <translation>那是整組的組數。題目問的是還剩幾顆。</translation>
    </message>
    <message>
        <source>So many stones are missing to one more block. How many are left over?</source>
        <translation>那是離下一組還差的顆數。題目問的是還剩幾顆。</translation>
    </message>
    <message>
        <source>Misère play, %1 stones, at most %2 in a move. A block is what a move and its answer can always take together. Set one stone apart and lay out whole blocks: how many stones are left over?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>反規則，共 %1 顆石子，每次最多取 %2 顆。一步加上對它的應對，合起來取走的一定一樣多，這麼多顆就叫一組。先把一顆放到一邊，其餘的分成整組：還剩幾顆？</translation>
    </message>
    <message>
        <source>Nobody wants to take the last stone, so one stone does not count.</source>
        <translation>誰都不想拿最後一顆，所以要扣掉一顆。</translation>
    </message>
    <message>
        <source>That leaves %1 stones, and a block has %2. Divide.</source>
        <translation>那就剩 %1 顆，一組是 %2 顆。除除看。</translation>
    </message>
    <message>
        <source>%1 stones, at most %2 in a move. A block is what a move and its answer can always take together. Lay out whole blocks: how many stones are left over?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>%1 顆石子，每次最多取 %2 顆。一步加上對它的應對，合起來取走的一定一樣多，這麼多顆就叫一組。分成整組之後，還剩幾顆？</translation>
    </message>
    <message>
        <source>How large is a block? After a move of 1 at most %1 can be taken, after a move of %1 at least 1.</source>
        <translation>一組有幾顆？一方取 1 顆，另一方最多能取 %1 顆；一方取 %1 顆，另一方最少也得取 1 顆。</translation>
    </message>
    <message>
        <source>A block has %1 stones. Divide %2 by %1.</source>
        <translation>一組有 %1 顆。把 %2 除以 %1。</translation>
    </message>
    <message>
        <source>%1: %2 left over.</source>
        <extracomment>%1 is a formula such as &quot;143 − 3 = 140 = 35 × 4&quot;, %2 the remainder
----------
%1 is a formula such as &quot;21 = 5 × 4 + 1&quot;, %2 the remainder</extracomment>
        <translation>%1：還剩 %2 顆。</translation>
    </message>
    <message>
        <source>You have to take at least one stone.</source>
        <translation>至少要取一顆。</translation>
    </message>
    <message>
        <source>At most %1 may be taken.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>最多只能取 %1 顆。</translation>
    </message>
    <message>
        <source>That takes the last stone, and loses.</source>
        <translation>這樣最後一顆會被你取走，你就輸了。</translation>
    </message>
    <message>
        <source>That leaves %1. Then your opponent takes %2, and you face whole blocks.</source>
        <extracomment>%1 is how many stones are left, %2 how many the opponent takes</extracomment>
        <translation>這樣會留下 %1 顆。接著對手取 %2 顆，面對整組的就變成你了。</translation>
    </message>
    <message>
        <source>You have copied your opponent’s %1. That works with two equal heaps; here both moves take %2 together, and that is no whole block.</source>
        <extracomment>%1 is what each of two players takes, %2 twice as many</extracomment>
        <translation>你跟著對手也取了 %1 顆。有兩堆一樣多的石子時，這招行得通；可是這裡兩步合起來取走 %2 顆，並不是一整組。</translation>
    </message>
    <message>
        <source>You complete to %1. But a move of %1 could then not be answered: what you complete to has to be larger.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你把兩步湊成 %1 顆。可是對手一步就取 %1 顆的話，你就沒辦法應對：要湊的數必須再大一點。</translation>
    </message>
    <message>
        <source>That leaves %1, whole blocks with no stone apart. It is right when the last stone wins, but here it loses.</source>
        <extracomment>%1 is how many stones are left</extracomment>
        <translation>這樣留下 %1 顆，全是整組，卻少了放在一邊的那顆。取走最後一顆算贏時，這麼走沒錯；可是這裡取走最後一顆算輸。</translation>
    </message>
    <message>
        <source>That is the remainder of %1 divided by %2. But a block is larger than the largest move: every move has to leave room for an answer.</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>那是 %1 除以 %2 的餘數。可是一組要比最大的一步還多：不管哪一步，都得留餘地給應對。</translation>
    </message>
    <message>
        <source>Misère play, at most %3 in a move. Your opponent has taken %1 and left %2. How many do you take?</source>
        <translation>反規則，每次最多取 %3 顆。對手取了 %1 顆，留下 %2 顆。你取幾顆？</translation>
    </message>
    <message>
        <source>At most %3 in a move. Your opponent has taken %1 and left %2. How many do you take?</source>
        <extracomment>%1 is what the opponent has taken, %2 what is left, %3 the most that may be taken</extracomment>
        <translation>每次最多取 %3 顆。對手取了 %1 顆，留下 %2 顆。你取幾顆？</translation>
    </message>
    <message>
        <source>Before your opponent’s move the heap was made of whole blocks. Now one of them is broken: complete it.</source>
        <extracomment>%1 is what the opponent has taken, %2 the size of a block</extracomment>
        <translation>對手走之前，這一堆全是整組。現在有一組缺了：把它湊滿。</translation>
    </message>
    <message>
        <source>A block has %2 stones, and your opponent has taken %1 of it.</source>
        <translation>一組有 %2 顆，其中 %1 顆已經被對手取走。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone.</source>
        <extracomment>%1 is what the opponent has taken, %2 the answer, %3 the size of a block</extracomment>
        <translation>%1 + %2 = %3：剛好去掉一整組。</translation>
    </message>
    <message>
        <source>%1 is lost itself. Which one is the next below it?</source>
        <translation>%1 顆本身就必敗。題目問的是比它小的下一個。</translation>
    </message>
    <message>
        <source>The heap is to be smaller than %1.</source>
        <translation>這一堆要比 %1 顆少。</translation>
    </message>
    <message>
        <source>Without stones the game is over, and in misère play whoever is to move has won.</source>
        <translation>沒有石子，遊戲就已經結束；依反規則，輪到走的一方贏了。</translation>
    </message>
    <message>
        <source>You have gone in steps of %1. But a move of %1 would lead from one such heap to the next, so they cannot all be lost.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你是每隔 %1 顆數一個。可是一步就能取 %1 顆，從這樣的一堆走到下一堆，所以不可能全都必敗。</translation>
    </message>
    <message>
        <source>Whole blocks are lost when the last stone wins. Here it loses, and one stone has to stay beside the blocks.</source>
        <translation>取走最後一顆算贏時，整組才是必敗的。這裡取走最後一顆算輸，整組之外還得多留一顆。</translation>
    </message>
    <message>
        <source>That is how many stones to take. Which heap is left then?</source>
        <translation>那是該取的顆數。題目問的是取了之後剩下幾顆。</translation>
    </message>
    <message>
        <source>The smallest lost heap is 1. What is the next one?</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>最小的必敗堆是 1 顆。下一個呢？</translation>
    </message>
    <message>
        <source>Lost heaps stand %1 apart: one stone, and whole blocks of %1.</source>
        <translation>必敗的堆每隔 %1 顆就有一個：一顆，再加上每組 %1 顆的整組。</translation>
    </message>
    <message>
        <source>%1 = 1 + %2: whole blocks, and one stone apart.</source>
        <extracomment>%1 is a number of stones, %2 a formula such as &quot;5 × 4&quot;</extracomment>
        <translation>%1 = 1 + %2：都是整組，外加放在一邊的一顆。</translation>
    </message>
    <message>
        <source>1 to %1 are won: take everything. Which is the smallest lost heap above 0?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>1 到 %1 顆是必勝的：全部拿光就好。比 0 大的必敗的堆，最小的是幾顆？</translation>
    </message>
    <message>
        <source>Lost heaps stand %1 apart: whole blocks of %1.</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>必敗的堆每隔 %1 顆就有一個，全是每組 %1 顆的整組。</translation>
    </message>
    <message>
        <source>%1 = %2: whole blocks.</source>
        <extracomment>%1 is a number of stones, %2 a formula such as &quot;5 × 4&quot;</extracomment>
        <translation>%1 = %2：都是整組。</translation>
    </message>
    <message>
        <source>%1 stones do not make %2 equal blocks.</source>
        <extracomment>%1 is a number of stones, %2 how many blocks</extracomment>
        <translation>%1 顆沒辦法平分成 %2 組。</translation>
    </message>
    <message>
        <source>That would be blocks of %1. After a move of %2 nothing would be left for the answer.</source>
        <extracomment>%1 is a number of stones, %2 the most that may be taken</extracomment>
        <translation>那樣一組只有 %1 顆。對手取 %2 顆，就沒有石子可以用來應對了。</translation>
    </message>
    <message>
        <source>That would be blocks of %1. After a move of 1 you would have to take %2, but at most %3 are allowed.</source>
        <extracomment>%1 is a number of stones, %2 one less, %3 the most that may be taken</extracomment>
        <translation>那樣一組有 %1 顆。對手取 1 顆，你就得取 %2 顆，可是最多只能取 %3 顆。</translation>
    </message>
    <message>
        <source>You have taken the largest move, %1, twice. But after a move of 1 you could not complete that.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你把最大的一步 %1 顆算了兩次。可是對手只取 1 顆的話，你就湊不滿了。</translation>
    </message>
    <message>
        <source>That is one block. How many stones do %1 of them have?</source>
        <extracomment>%1 is how many blocks</extracomment>
        <translation>那是一組的顆數。題目問的是 %1 組總共幾顆。</translation>
    </message>
    <message>
        <source>You have counted the stone apart as well. How many do the blocks have?</source>
        <translation>你把放在一邊的那顆也算進去了。題目只問各組總共幾顆。</translation>
    </message>
    <message>
        <source>Your opponent takes 1. What is the most that you can take then?</source>
        <translation>對手取 1 顆。這時你最多能取幾顆？</translation>
    </message>
    <message>
        <source>Your opponent takes %1. Then you have to take at least 1. So one block has one stone more than may be taken.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>對手取 %1 顆。這時你至少得取 1 顆。所以一組比一步最多能取的還多一顆。</translation>
    </message>
    <message>
        <source>At most %1 in a move. Whatever your opponent takes, you can answer so that both moves take the same number together: a block. How many stones does a block have?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次最多取 %1 顆。不管對手取幾顆，你都有辦法讓兩步合起來取走一樣多顆：這就是一組。一組是幾顆？</translation>
    </message>
    <message>
        <source>After a move of k the answer is %1 − k, which is allowed for every k from 1 to %2.</source>
        <extracomment>%1 is the size of a block, %2 the most that may be taken</extracomment>
        <translation>對手取 k 顆，你就取 %1 − k 顆；k 從 1 到 %2 都行得通。</translation>
    </message>
    <message>
        <source>At most %1 in a move. A block is what a move and its answer can always take together. How many stones do %2 blocks have?</source>
        <extracomment>%1 is the most that may be taken, %2 how many blocks</extracomment>
        <translation>每次最多取 %1 顆。一步加上對它的應對，合起來取走的一定一樣多，這麼多顆就叫一組。%2 組總共幾顆？</translation>
    </message>
    <message>
        <source>%1: after a move of k the answer is %2 − k.</source>
        <extracomment>%1 is a formula such as &quot;5 × 4 = 20&quot;, %2 the size of a block</extracomment>
        <translation>%1：對手取 k 顆，你就取 %2 − k 顆。</translation>
    </message>
    <message>
        <source>The remainder</source>
        <translation>餘數</translation>
    </message>
    <message>
        <source>The answer to a move</source>
        <translation>應對一步</translation>
    </message>
    <message>
        <source>The next lost heap</source>
        <translation>下一個必敗的堆</translation>
    </message>
    <message>
        <source>The size of a block</source>
        <translation>一組有幾顆</translation>
    </message>
    <message>
        <source>Nobody wants to take the last stone. Set it apart: with the others, whoever takes the last of them wins.</source>
        <translation>誰都不想拿最後一顆。把它放到一邊：其餘的石子，誰拿到最後一顆誰就贏。</translation>
    </message>
    <message>
        <source>Lay out the other %1 stones in blocks of %2. How many are left over?</source>
        <extracomment>%1 is the number of stones without the one apart, %2 the size of a block</extracomment>
        <translation>把其餘 %1 顆分組，每組 %2 顆。還剩幾顆？</translation>
    </message>
    <message>
        <source>Whatever one player takes, at most %1, the other can complete it to the same number each time. To which?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>不管一方取幾顆（最多 %1 顆），另一方每次都能湊成同一個數。是哪個數？</translation>
    </message>
    <message>
        <source>Lay out the %1 stones in blocks of %2. How many are left over?</source>
        <extracomment>%1 is the number of stones, %2 the size of a block</extracomment>
        <translation>把這 %1 顆分組，每組 %2 顆。還剩幾顆？</translation>
    </message>
    <message>
        <source>At most %1 in a move. A block is what a move and its answer can always take together. How many of the %3 stones on the board do %2 blocks take up?</source>
        <translation>每次最多取 %1 顆。一步加上對它的應對，合起來取走的一定一樣多，這麼多顆就叫一組。棋盤上的 %3 顆石子裡，%2 組總共占幾顆？</translation>
    </message>
    <message>
        <source>You have laid out one block too few: so many stones hold one more.</source>
        <translation>少分了一組：這麼多石子還夠再分一組。</translation>
    </message>
    <message>
        <source>You have made blocks of %1. After a move of 1 such a block could not be completed: at most %2 may be taken.</source>
        <extracomment>%1 is one more than the size of a block, %2 the most that may be taken</extracomment>
        <translation>你是照每組 %1 顆來分的。可是對手取 1 顆之後，這樣的一組就湊不滿了：每次最多取 %2 顆。</translation>
    </message>
    <message>
        <source>So many were left over before the move. Now %1 have been taken.</source>
        <extracomment>%1 is how many have been taken</extracomment>
        <translation>那是取之前剩下的顆數。現在已經取走 %1 顆了。</translation>
    </message>
    <message>
        <source>You have taken the smaller of %1 and %2 from the larger one. Of the %2 that were left over, %1 cannot be taken: a block of %3 is broken for them.</source>
        <extracomment>%1 is how many have been taken, %2 how many were left over before, %3 the size of a block</extracomment>
        <translation>你拿 %1 和 %2 裡大的減掉了小的。剩下的 %2 顆不夠取 %1 顆，要拆開一組（%3 顆）才行。</translation>
    </message>
    <message>
        <source>Misère play, %1 stones, at most %2 in a move. Set one stone apart; the others are laid out in whole blocks of a move and its answer. Your opponent takes %3: how many stones are left over then?</source>
        <translation>反規則，共 %1 顆石子，每次最多取 %2 顆。先把一顆放到一邊，其餘的分成整組（一組就是一步加上對它的應對）。對手取走 %3 顆：這時還剩幾顆？</translation>
    </message>
    <message>
        <source>%1 stones, at most %2 in a move, laid out in whole blocks of a move and its answer. Your opponent takes %3: how many stones are left over then?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken, %3 how many are taken</extracomment>
        <translation>共 %1 顆石子，每次最多取 %2 顆，分成整組（一組就是一步加上對它的應對）。對手取走 %3 顆：這時還剩幾顆？</translation>
    </message>
    <message>
        <source>A block has %1 stones. How many stones are left over before the move?</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>一組有 %1 顆。對手取之前，還剩幾顆？</translation>
    </message>
    <message>
        <source>Take the %1 from those that are left over; if they are too few, break a block of %2.</source>
        <extracomment>%1 is how many are taken, %2 the size of a block</extracomment>
        <translation>先從剩下的裡面取這 %1 顆；不夠的話，就拆開一組（%2 顆）。</translation>
    </message>
    <message>
        <source>You have completed your opponent’s %1 to %2. That would be right if the heap had been made of whole blocks before, but it was not.</source>
        <extracomment>%1 is what the opponent has taken, %2 the size of a block</extracomment>
        <translation>你把對手取的 %1 顆湊成了 %2 顆。要是之前全是整組，這樣就對了，可是之前並不是。</translation>
    </message>
    <message>
        <source>At most %1 may be taken; %2 is a whole block.</source>
        <extracomment>%1 is the most that may be taken, %2 the size of a block</extracomment>
        <translation>最多只能取 %1 顆；%2 顆是一整組。</translation>
    </message>
    <message>
        <source>Was the heap made of whole blocks before your opponent’s move? Only then the answer is to complete that move to a block.</source>
        <translation>對手走之前，這一堆全是整組嗎？只有那樣，才是把對手取的湊成一組。</translation>
    </message>
    <message>
        <source>%1: take the %2 left over; your opponent’s move of %3 makes no difference.</source>
        <extracomment>%1 is a formula such as &quot;58 = 14 × 4 + 2&quot;, %2 the remainder, %3 what the opponent has taken</extracomment>
        <translation>%1：取走剩下的 %2 顆；對手取了 %3 顆，並不影響。</translation>
    </message>
    <message>
        <source>That heap is lost, too, but there is a larger one below %1.</source>
        <translation>那一堆也是必敗的，不過比 %1 顆少的還有更大的。</translation>
    </message>
    <message>
        <source>From %1 no move wins.</source>
        <translation>有 %1 顆時，怎麼取都贏不了。</translation>
    </message>
    <message>
        <source>From %1 taking %2 wins, but there is a larger heap.</source>
        <extracomment>%1 is a heap, %2 how many to take</extracomment>
        <translation>有 %1 顆時，取 %2 顆確實會贏，不過還有更大的堆。</translation>
    </message>
    <message>
        <source>From %1 it is taking %2 that wins.</source>
        <extracomment>%1 is a heap, %2 how many to take</extracomment>
        <translation>有 %1 顆時，要取 %2 顆才會贏。</translation>
    </message>
    <message>
        <source>%1 is the lost heap that is to be left. From which heap does taking %2 lead to it?</source>
        <extracomment>%1 is a lost heap, %2 how many are taken</extracomment>
        <translation>%1 顆是要留給對手的必敗的堆。取 %2 顆後剩下它的，是幾顆的堆？</translation>
    </message>
    <message>
        <source>You have taken %1 from the lost heap %2. Turn it round: the move leads to %2.</source>
        <extracomment>%1 is how many are taken, %2 a lost heap</extracomment>
        <translation>你從必敗的 %2 顆裡又取了 %1 顆。反過來想：取完之後，剩下的才是 %2 顆。</translation>
    </message>
    <message>
        <source>Misère play, at most %2 in a move. Which is the largest heap below %1 from which taking %3 wins?</source>
        <translation>反規則，每次最多取 %2 顆。比 %1 顆少、而且取 %3 顆就會贏的堆，最大的是幾顆？</translation>
    </message>
    <message>
        <source>At most %2 in a move. Which is the largest heap below %1 from which taking %3 wins?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken, %3 how many are taken</extracomment>
        <translation>每次最多取 %2 顆。比 %1 顆少、而且取 %3 顆就會贏的堆，最大的是幾顆？</translation>
    </message>
    <message>
        <source>A move wins if it leaves a lost heap. Which heaps are lost?</source>
        <translation>把必敗的堆留給對手，這一步就會贏。哪些堆是必敗的？</translation>
    </message>
    <message>
        <source>Lost are one stone and whole blocks of %1. Add %2 to each of them, and find the largest that is small enough.</source>
        <extracomment>%1 is the size of a block, %2 how many are taken</extracomment>
        <translation>必敗的是一顆加上每組 %1 顆的整組。各加上 %2 顆，在夠小的裡面找最大的。</translation>
    </message>
    <message>
        <source>Lost are whole blocks of %1. Add %2 to each of them, and find the largest that is small enough.</source>
        <extracomment>%1 is the size of a block, %2 how many are taken</extracomment>
        <translation>必敗的是每組 %1 顆的整組。各加上 %2 顆，在夠小的裡面找最大的。</translation>
    </message>
    <message>
        <source>%1, and that heap is lost: %2.</source>
        <extracomment>%1 is a formula such as &quot;58 − 2 = 56&quot;, %2 one such as &quot;56 = 14 × 4&quot;</extracomment>
        <translation>%1，而這一堆是必敗的：%2。</translation>
    </message>
    <message>
        <source>That is how many blocks there are. How many stones do they have together?</source>
        <translation>那是組數。題目問的是這些組一共有幾顆石子。</translation>
    </message>
    <message>
        <source>%1 is won: one of its moves leaves a lost heap.</source>
        <extracomment>%1 is a heap</extracomment>
        <translation>%1 顆是必勝的：有一種走法能把必敗的堆留給對手。</translation>
    </message>
    <message>
        <source>Misère play, at most %2 in a move. There are heaps with fewer than %1 stones from which whoever moves now loses: how many stones has the largest of them?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>反規則，每次最多取 %2 顆。在少於 %1 顆、輪到走的一方必敗的堆裡，最大的一堆有幾顆？</translation>
    </message>
    <message>
        <source>At most %2 in a move. There are heaps with fewer than %1 stones from which whoever moves now loses: how many stones has the largest of them?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>每次最多取 %2 顆。在少於 %1 顆、輪到走的一方必敗的堆裡，最大的一堆有幾顆？</translation>
    </message>
</context>
<context>
    <name>BashTable</name>
    <message>
        <source>The heaps from 0 on are judged one after the other: each move leads to a smaller one.</source>
        <translation>從 0 開始一個一個判斷：每一步都只會走到更小的堆。</translation>
    </message>
    <message>
        <source>0: whoever took the last stone has lost, so this is an N-position.</source>
        <translation>0 顆：取走最後一顆的人輸了，所以這是 N 局面。</translation>
    </message>
    <message>
        <source>0: no move is left, so this is a P-position.</source>
        <translation>0 顆：已經無法再走，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>%1: take %2 and leave %3, a P-position. So %1 is N.</source>
        <extracomment>%1 is a heap, %2 how many to take, %3 what is left, a P-position</extracomment>
        <translation>%1 顆：取 %2 顆，留下 %3 顆，那是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move leaves %2, an N-position. So %1 is P.</source>
        <extracomment>%1 is a heap, %2 the only one that a move leads to</extracomment>
        <translation>%1 顆：唯一的走法留下 %2 顆，那是 N 局面。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves %2 to %3, all of them N. So %1 is P.</source>
        <extracomment>%1 is a heap, %2 and %3 the smallest and the largest that a move leads to</extracomment>
        <translation>%1 顆：不管怎麼取都會留下 %2 到 %3 顆，全是 N 局面。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a heap</extracomment>
        <translation>%1：P 還是 N？</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Go one stair up, one stair down</source>
        <translation>往上一階、往下一階</translation>
    </message>
    <message>
        <source>Choose a heap</source>
        <translation>選擇一堆</translation>
    </message>
    <message>
        <source>Choose a heap, or both heaps</source>
        <translation>選擇一堆，或同時從兩堆取</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>Go to the next move of the heap, to the one before</source>
        <translation>換成這一堆的下一種走法、上一種走法</translation>
    </message>
    <message>
        <source>Choose one stone more, one less</source>
        <translation>多選一顆、少選一顆</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Choose the move that takes so many; elsewhere on the page it begins a position</source>
        <translation>選取走這麼多顆的走法；焦點不在棋盤上時，開始輸入局面</translation>
    </message>
    <message>
        <source>Choose so many stones; elsewhere on the page it begins a position</source>
        <translation>選這麼多顆石子；焦點不在棋盤上時，開始輸入局面</translation>
    </message>
    <message>
        <source>10+4 or 10 4</source>
        <translation>10+4 或 10 4</translation>
    </message>
    <message>
        <source>Choose the move that leaves two heaps, of 10 and of 4</source>
        <translation>選留下 10 與 4 兩堆的走法</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the first move of the heap, to the last one</source>
        <translation>這一堆的第一種走法、最後一種走法</translation>
    </message>
    <message>
        <source>Choose one stone, as many as can be taken</source>
        <translation>選一顆、能取多少就選多少</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>走出選定的一步</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the choice</source>
        <translation>放棄選擇</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>First choose a move with the arrow keys or by a number; Enter then makes it.</source>
        <translation>先用方向鍵或數字鍵選一步棋，再按 Enter 走。</translation>
    </message>
    <message>
        <source>No move leaves %1 and %2 of this heap. %3</source>
        <extracomment>%1 and %2 are numbers of stones, %3 is a sentence that says what a move is</extracomment>
        <translation>沒有哪一步能把這一堆變成 %1 與 %2。%3</translation>
    </message>
    <message>
        <source>Choose a winning move with the arrow keys or by a number; Enter then makes it. If there is none: %1.</source>
        <extracomment>%1 is a key such as Alt+O</extracomment>
        <translation>先用方向鍵或數字鍵選一步必勝的棋，再按 Enter 走。一步也沒有就按 %1。</translation>
    </message>
    <message>
        <source>Are these all? Then %1 hands them in; else choose a further move.</source>
        <extracomment>%1 is a key such as Alt+T</extracomment>
        <translation>都找到了嗎？按 %1 交出答案；還沒有就再選一步。</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>a:</source>
        <translation>a：</translation>
    </message>
    <message>
        <source>Heap on the horizontal axis</source>
        <translation>橫軸對應的堆</translation>
    </message>
    <message>
        <source>b:</source>
        <translation>b：</translation>
    </message>
    <message>
        <source>Heap on the vertical axis</source>
        <translation>縱軸對應的堆</translation>
    </message>
    <message>
        <source>There is no position there: a number of stones is at least 0.</source>
        <translation>那裡沒有局面：石子數不能小於 0。</translation>
    </message>
    <message>
        <source>Positions as points: P-positions are filled discs, the position on the board is marked, and winning moves lead to the green points. A click sets up the position of a point; dragging moves the picture, the wheel zooms.</source>
        <translation>每個點是一個局面：實心圓是 P 局面，棋盤上的局面有標記，必勝走法通往綠色的點。點一下就擺上那個局面；拖曳平移，滾輪縮放。</translation>
    </message>
    <message>
        <source>The heap for which the horizontal axis stands.</source>
        <translation>橫軸代表的那一堆。</translation>
    </message>
    <message>
        <source>The heap for which the vertical axis stands.</source>
        <translation>縱軸代表的那一堆。</translation>
    </message>
    <message>
        <source>How much of the chart has been worked out</source>
        <translation>圖表的計算進度</translation>
    </message>
    <message>
        <source>The chart is hidden with the verdict</source>
        <extracomment>in place of the title of a chart, and of all that the chart shows</extracomment>
        <translation>圖表隨判定一起隱藏</translation>
    </message>
    <message>
        <source>The chart is hidden while the table asks</source>
        <extracomment>in place of the title of a chart, and of all that the chart shows</extracomment>
        <translation>表格提問時隱藏圖表</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Right: this leaves a P-position, and every reply can be answered.</source>
        <translation>走對了：你留下 P 局面，對手怎麼走都有辦法應對。</translation>
    </message>
    <message>
        <source>Right: that was the winning last move.</source>
        <translation>走對了：最後一步由你走完，你贏了。</translation>
    </message>
    <message>
        <source>No move wins from a P-position. The reply is: %1.</source>
        <extracomment>%1 is a move such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>P 局面沒有必勝走法。對手會這樣應對：%1。</translation>
    </message>
    <message>
        <source>No move wins here. You left %1; the reply is: %2.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;, %2 a move such as &quot;take 2&quot;</extracomment>
        <translation>這裡沒有必勝走法。你留下的局面：%1。對手可以這樣應對：%2。</translation>
    </message>
    <message>
        <source>Your opponent’s last move, which wins the game.</source>
        <translation>對手走了最後一步，對手贏了。</translation>
    </message>
    <message>
        <source>Your opponent’s last move, which loses the game.</source>
        <translation>對手走了最後一步，對手輸了。</translation>
    </message>
    <message>
        <source>Your opponent left a P-position: no move wins here.</source>
        <translation>對手留給你 P 局面：這裡沒有必勝走法。</translation>
    </message>
    <message>
        <source>Your opponent left an N-position: here you can win.</source>
        <translation>對手留給你 N 局面：這裡你能贏。</translation>
    </message>
    <message>
        <source>Your opponent left %1: no move wins here.</source>
        <extracomment>%1 is what a move has left, as in &quot;16 = 4 × 4&quot;</extracomment>
        <translation>對手留下的局面：%1。這裡沒有必勝走法。</translation>
    </message>
    <message>
        <source>Your opponent, who could not win, left %1: here you can win.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>對手本來就贏不了，留下的局面：%1。這裡你能贏。</translation>
    </message>
    <message>
        <source>Right: you left %1. Every reply can be answered.</source>
        <extracomment>%1 is what a move has left, as in &quot;16 = 4 × 4&quot;</extracomment>
        <translation>走對了，你留下的局面：%1。對手怎麼走都有辦法應對。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>對手走了：%1。</translation>
    </message>
    <message>
        <source>After your move your opponent could make the last move, and win by it: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>你這一步之後，對手可以走最後一步，一走就贏：%1。</translation>
    </message>
    <message>
        <source>Good: whatever your opponent does after your move, the last move will be yours to make.</source>
        <translation>很好：你這一步之後，不管對手怎麼走，最後一步都由你來走。</translation>
    </message>
    <message>
        <source>You left %1, and your opponent could not win at once. Think: what can be left for you after each reply?</source>
        <extracomment>%1 is the position that a move has left, such as &quot;7&quot;</extracomment>
        <translation>你留下 %1，對手一步還贏不了。想想看：對手的每種走法之後，會留給你什麼？</translation>
    </message>
    <message>
        <source>Well played so far: you left %1, and your opponent had no good answer. Think: what can be left for you after each reply?</source>
        <extracomment>%1 is the position that a move has left, such as &quot;8&quot;</extracomment>
        <translation>到目前為止都走得很好：你留下 %1，對手沒有好辦法應對。想想看：對手的每種走法之後，會留給你什麼？</translation>
    </message>
    <message>
        <source>Here you let the win go: you left %1.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>這一步讓贏面溜走了，你留下的局面：%1。</translation>
    </message>
    <message>
        <source>Here you let the win go: another move would have won.</source>
        <translation>這一步讓贏面溜走了：換一種走法原本能贏。</translation>
    </message>
    <message>
        <source>Good: this move won. Every reply to it had a good answer.</source>
        <translation>好棋：走了這一步就能贏，對手怎麼走都有辦法應對。</translation>
    </message>
    <message>
        <source>Here no move would have won.</source>
        <translation>這裡怎麼走都贏不了。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1. After it no move of yours would have won.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>對手走了：%1。這之後你怎麼走都贏不了。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1. After it you could win.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>對手走了：%1。這之後你能贏。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Hint: no move wins here. Hardest to answer: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：這裡沒有必勝走法。最難應對的一步是：%1。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Hint: %1. This is winning move %2 of %3.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;, which is number %2 of %3 that win</extracomment>
        <translation>提示：%1。這是 %3 種必勝走法中的第 %2 種。</translation>
    </message>
    <message>
        <source>Mistake: this leaves an N-position. Your opponent can now win: %1.</source>
        <extracomment>%1 is the reply, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>走錯了：你留下 N 局面。對手可以這樣反擊：%1。</translation>
    </message>
    <message>
        <source>Mistake: you left %1. Your opponent can now win: %2.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;, %2 the reply, such as &quot;take 2&quot;</extracomment>
        <translation>走錯了，你留下的局面：%1。對手可以這樣反擊：%2。</translation>
    </message>
    <message>
        <source>That was the last move, and it loses. No other move would have helped.</source>
        <translation>這步走完就輸了；不過這裡怎麼走都會輸。</translation>
    </message>
    <message>
        <source>Mistake: this ends the game and loses it.</source>
        <translation>走錯了：這步走完，你就輸了。</translation>
    </message>
    <message>
        <source>Your move: %1. After the game you are told whether it was right.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;; it is hidden who wins</extracomment>
        <translation>你走了：%1。走得對不對，下完這一局再告訴你。</translation>
    </message>
    <message>
        <source>Your opponent made a mistake and left %1: here you can win.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>對手走錯了，留下的局面：%1。這裡你能贏。</translation>
    </message>
    <message>
        <source>for example, %1</source>
        <extracomment>one of several moves: %1 is one such as &quot;take 5 from heap 2&quot;; it stands behind &quot;can now win:&quot;</extracomment>
        <translation>例如%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>a graph has a vertex at least, and a token, as in “sg graph 1&gt;0;2&gt;0: 2”; to draw one from nothing, type “sg graph” in the window, behind Ctrl+L</source>
        <translation>圖至少要有一個頂點和一枚棋子，例如「sg graph 1&gt;0;2&gt;0: 2」；要從頭畫一個圖，請在視窗中按 Ctrl+L，再輸入「sg graph」</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>每行輸出一個 JSON 物件。</translation>
    </message>
    <message>
        <source>File to write: .png, .svg or .pdf.</source>
        <translation>要寫進哪個檔案：.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>The step of the explanation to show, from 1.</source>
        <translation>要顯示講解的第幾步，從 1 算起。</translation>
    </message>
    <message>
        <source>Width and height in pixels, such as 1280x800.</source>
        <translation>寬與高（像素），例如 1280x800。</translation>
    </message>
    <message>
        <source>%1 is “%2”, but one of these is expected: %3</source>
        <extracomment>%1 is an option such as --part, %2 what was given, %3 a list of what is allowed</extracomment>
        <translation>%1 的值是「%2」，應該是下列之一：%3</translation>
    </message>
    <message>
        <source>--size is “%1”, but two numbers from %2 to %3 are expected, as in 1280x800</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers of pixels</extracomment>
        <translation>--size 的值是「%1」，應該是兩個 %2 到 %3 之間的數，例如 1280x800</translation>
    </message>
    <message>
        <source>render needs a file to write: -o FILE</source>
        <translation>render 要指定輸出檔案：-o FILE</translation>
    </message>
    <message>
        <source>--step is “%1”, but a number from 1 is expected</source>
        <extracomment>%1 is what was given</extracomment>
        <translation>--step 的值是「%1」，應該是從 1 起的數</translation>
    </message>
    <message>
        <source>%1 does not end in .png, .svg or .pdf</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>%1 的副檔名不是 .png、.svg 或 .pdf</translation>
    </message>
    <message>
        <source>there is no step %1: the explanation has %2</source>
        <extracomment>%1 is a step that was asked for, %2 how many there are</extracomment>
        <translation>沒有第 %1 步：講解共 %2 步</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>line %1, byte %2: a whole number from 0 to %3 is expected</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 the largest number allowed</extracomment>
        <translation>第 %1 行，第 %2 位元組：應該是 0 到 %3 之間的整數</translation>
    </message>
    <message>
        <source>line %1, byte %2: the number is larger than %3</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 the largest number allowed</extracomment>
        <translation>第 %1 行，第 %2 位元組：數大於 %3</translation>
    </message>
    <message>
        <source>line %1, byte %2: the input ends within a case</source>
        <extracomment>%1 is a line, %2 a byte of the input</extracomment>
        <translation>第 %1 行，第 %2 位元組：輸入在一組資料中間就結束了</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>the input could not be read: %1</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>無法讀取輸入：%1</translation>
    </message>
    <message>
        <source>the output could not be written: %1</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>無法寫出結果：%1</translation>
    </message>
    <message>
        <source>“%1” is no known format; there are: %2</source>
        <extracomment>%1 is what was given, %2 lists names such as &quot;hdu2176&quot;</extracomment>
        <translation>沒有名為「%1」的格式；可用的有：%2</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>one line of output: %1 is a position, %2 the verdict with its reason</extracomment>
        <translation>%1 —— %2</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>between two moves of a list on one line</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 — %2: %3</source>
        <extracomment>one line of output: %1 is a position, %2 the verdict with its reason, %3 lists moves</extracomment>
        <translation>%1 —— %2：%3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>%1 is the number of a line of the input, %2 what is wrong with it</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>line %1, byte %2: a whole number from 1 to %3 is expected</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 the largest number allowed</extracomment>
        <translation>第 %1 行，第 %2 位元組：這裡應該是 1 到 %3 的整數</translation>
    </message>
    <message>
        <source>line %1, byte %2: the number is in this case already</source>
        <extracomment>%1 is a line, %2 a byte of the input</extracomment>
        <translation>第 %1 行，第 %2 位元組：這組資料裡已經有這個數</translation>
    </message>
    <message>
        <source>The last heap whose value is wanted.</source>
        <translation>要算到的最後一堆。</translation>
    </message>
    <message>
        <source>sequence needs the last heap whose value is wanted: --to N</source>
        <translation>sequence 要指定算到哪一堆：--to N</translation>
    </message>
    <message>
        <source>--to is “%1”, but a whole number from 0 to %2 is expected</source>
        <extracomment>%1 is what was given, %2 the largest number allowed</extracomment>
        <translation>--to 寫的是「%1」，應該是 0 到 %2 之間的整數</translation>
    </message>
    <message>
        <source>Pixels of a PNG to a pixel of the picture.</source>
        <translation>PNG 要放大幾倍。</translation>
    </message>
    <message>
        <source>--scale is “%1”, but a number from %2 to %3 is expected</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers</extracomment>
        <translation>--scale 是「%1」，應該是 %2 到 %3 之間的數</translation>
    </message>
    <message>
        <source>--scale is for .png alone: .svg and .pdf are sharp at every size</source>
        <translation>--scale 只用於 .png：.svg 與 .pdf 放大再多倍都清晰</translation>
    </message>
    <message>
        <source>slides are written as .pdf alone, but the file is %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>投影片只能寫成 .pdf，而檔名是 %1</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large: choose a smaller --scale</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>%1 × %2 像素的圖片太大，請調低 --scale</translation>
    </message>
    <message>
        <source>line %1, byte %2: the answer is known for heaps of up to %3 only</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 a number of stones</extracomment>
        <translation>第 %1 行，第 %2 位元組：這一題只能解答每堆不超過 %3 顆石子的情形</translation>
    </message>
    <message>
        <source>line %1, byte %2: the graph up to here has a cycle: %3</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 names vertices, as in &quot;2 → 5 → 2&quot;</extracomment>
        <translation>第 %1 行，第 %2 位元組：到此為止的圖裡有環：%3</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>記憶體不足，無法完成這項操作</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is too long</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>一行超過 %1 位元組，太長了</translation>
    </message>
    <message>
        <source>a position has no NUL character</source>
        <translation>局面中不能有 NUL 字元</translation>
    </message>
    <message>
        <source>this is no text in UTF-8</source>
        <translation>不是 UTF-8 文字</translation>
    </message>
    <message>
        <source>Verdict, SG value and every winning move. Without a position, one a line is read from standard input.</source>
        <translation>判定結果、SG 值與所有必勝走法。未給局面時，由標準輸入逐行讀取，每行一個。</translation>
    </message>
    <message>
        <source>The explanation, step by step.</source>
        <translation>按步驟講解。</translation>
    </message>
    <message>
        <source>A picture, or the explanation with all its steps on paper or slides.</source>
        <translation>產生一張圖片，或把講解的全部步驟寫成文稿、投影片。</translation>
    </message>
    <message>
        <source>Reads the input of a classic problem and writes its output.</source>
        <translation>讀取經典題目的輸入，輸出答案。</translation>
    </message>
    <message>
        <source>SG values of the heaps 0 to N, and the period if it is proven.</source>
        <translation>寫出 0 到 N 各堆的 SG 值；週期若已證明，也一併寫出。</translation>
    </message>
    <message>
        <source>How the explanation is written.</source>
        <translation>講解要寫成什麼格式。</translation>
    </message>
    <message>
        <source>What is drawn. Slides are written as .pdf alone.</source>
        <translation>要畫什麼。投影片只能存成 .pdf。</translation>
    </message>
    <message>
        <source>A second language for the explanation, beside the first.</source>
        <translation>講解並列顯示的第二種語言。</translation>
    </message>
    <message>
        <source>The arrangement of the board, as the View menu calls it.</source>
        <translation>棋盤的排列方式，名稱與「檢視」選單裡的相同。</translation>
    </message>
    <message>
        <source>The colours.</source>
        <translation>配色。</translation>
    </message>
    <message>
        <source>The language.</source>
        <translation>語言。</translation>
    </message>
    <message>
        <source>there is no option “%1” here; --help lists those that there are</source>
        <extracomment>%1 is what has been typed</extracomment>
        <translation>這裡沒有「%1」這個選項；用 --help 可列出所有選項</translation>
    </message>
    <message>
        <source>%1 needs a value behind it</source>
        <extracomment>%1 is an option such as --part</extracomment>
        <translation>%1 後面要接一個值</translation>
    </message>
    <message>
        <source>%1 has no meaning with --part %2</source>
        <extracomment>%1 is an option such as --step, %2 a part of the page such as slides</extracomment>
        <translation>%1 不能與 --part %2 同用</translation>
    </message>
    <message>
        <source>solve needs the name of one format, such as %1</source>
        <translation>solve 後面要接題目格式的名稱，例如 %1</translation>
    </message>
    <message>
        <source>sequence needs one rule, such as %1</source>
        <translation>sequence 後面要接一條規則，例如 %1</translation>
    </message>
    <message>
        <source>one position is expected, in quotation marks, such as %1</source>
        <extracomment>%1 is a position in quotation marks</extracomment>
        <translation>要給一個局面，並且加上引號，例如 %1</translation>
    </message>
    <message>
        <source>Last Stone: learn and lecture on impartial games.</source>
        <translation>Last Stone：學習與講授公平組合遊戲。</translation>
    </message>
    <message>
        <source>Each command with --help behind it tells its options and more.</source>
        <translation>在指令後面加 --help，可查看它的選項和更多說明。</translation>
    </message>
    <message>
        <source>A position is written as in:</source>
        <translation>局面的寫法例如：</translation>
    </message>
    <message>
        <source>The formats are those of these problems:</source>
        <translation>格式取自下列題目：</translation>
    </message>
    <message>
        <source>A rule is written as in:</source>
        <translation>規則的寫法例如：</translation>
    </message>
    <message>
        <source>this board has one arrangement alone, so --arrangement has no meaning</source>
        <translation>這個棋盤只有一種排列方式，不能用 --arrangement</translation>
    </message>
    <message>
        <source>there is no arrangement “%1”; there are: %2</source>
        <extracomment>%1 is what was given, %2 lists names of arrangements</extracomment>
        <translation>沒有「%1」這種排列方式；可用的有：%2</translation>
    </message>
    <message>
        <source>Opens the window, at that position or with that exercise set.</source>
        <translation>開啟視窗，擺出那個局面，或開啟那組練習題。</translation>
    </message>
    <message>
        <source>Questions with their answers, one a line, as the exercises ask them.</source>
        <translation>練習所問的問題及其答案，每列一題。</translation>
    </message>
    <message>
        <source>The kind of question; without it all kinds in turn.</source>
        <translation>問題的種類；不指定就每一類輪流出題。</translation>
    </message>
    <message>
        <source>How difficult the questions are.</source>
        <translation>問題的難度。</translation>
    </message>
    <message>
        <source>How many there are at most; 10 unless told otherwise.</source>
        <translation>最多幾題；不指定就是 10 題。</translation>
    </message>
    <message>
        <source>The number that they are drawn from; the same gives the same.</source>
        <translation>抽題用的數；數一樣，題目就一樣。</translation>
    </message>
    <message>
        <source>%1 is “%2”, but a whole number from %3 to %4 is expected</source>
        <extracomment>%1 is an option such as --count, %2 what was given, %3 and %4 are numbers</extracomment>
        <translation>%1 是「%2」，但應該是 %3 到 %4 的整數</translation>
    </message>
    <message>
        <source>A lesson, or one of its rules, is written as in:</source>
        <translation>課程或它的規則寫法如下：</translation>
    </message>
    <message>
        <source>right: %1</source>
        <extracomment>a line: %1 is the right answer</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>wrong: %1 (%2)</source>
        <extracomment>a line: %1 is a wrong answer, %2 what is said to it</extracomment>
        <translation>常見錯誤：%1（%2）</translation>
    </message>
    <message>
        <source>&quot;P&quot; or &quot;N&quot;</source>
        <translation>&quot;P&quot; 或 &quot;N&quot;</translation>
    </message>
    <message>
        <source>the number of a choice, from 1</source>
        <translation>選項的編號，從 1 算起</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一個數</translation>
    </message>
    <message>
        <source>a list of numbers, in order</source>
        <translation>幾個數，由小到大</translation>
    </message>
    <message>
        <source>the position that the move leads to</source>
        <translation>走完之後的局面</translation>
    </message>
    <message>
        <source>the positions that the moves lead to; [] for none</source>
        <translation>每一種走法走完之後的局面；沒有就是 []</translation>
    </message>
    <message>
        <source>a position; [] where it cannot be done</source>
        <translation>一個局面；辦不到就是 []</translation>
    </message>
    <message>
        <source>The kinds, and what answers them:</source>
        <translation>問題的種類及答案的寫法：</translation>
    </message>
    <message>
        <source>Write one JSON object.</source>
        <translation>寫成一個 JSON 物件。</translation>
    </message>
    <message>
        <source>Nim: every winning first move. Cases: how many heaps, and the heaps; a 0 ends the input.</source>
        <translation>Nim：所有制勝的第一步。每組：堆數與各堆；以 0 結束。</translation>
    </message>
    <message>
        <source>Bash’s game: who wins? How many cases; then each with its stones and how many may be taken at most.</source>
        <translation>巴什博弈：誰贏？先是組數；然後每組是石子數與每次最多取幾顆。</translation>
    </message>
    <message>
        <source>Wythoff’s game: what the winning first moves leave. Cases of two heaps; 0 0 ends the input.</source>
        <translation>威佐夫博弈：制勝的第一步留下的局面。每組兩堆；以 0 0 結束。</translation>
    </message>
    <message>
        <source>Wythoff’s game: does the first player win? Cases of two heaps, to the end of the input.</source>
        <translation>威佐夫博弈：先走的一方會贏嗎？每組兩堆，直到輸入結束。</translation>
    </message>
    <message>
        <source>Nim: does the first player win? How many cases; then each with how many heaps, and the heaps.</source>
        <translation>Nim：先走的一方會贏嗎？先是組數；然後每組是堆數與各堆。</translation>
    </message>
    <message>
        <source>Nim: the first winning move and what it leaves. One case: how many heaps, and the heaps.</source>
        <translation>Nim：第一個必勝走法和它留下的局面。只有一組：堆數與各堆。</translation>
    </message>
    <message>
        <source>Staircase Nim: does the first player win? One case: how many stairs, and their stones from stair 1 on.</source>
        <translation>階梯 Nim：先走的一方會贏嗎？只有一組：階數，以及從第 1 階起各階的石子。</translation>
    </message>
    <message>
        <source>Coins on a strip: who wins? How many cases; then each with how many coins, and their squares.</source>
        <translation>紙帶上的硬幣：誰贏？先是組數；然後每組是硬幣數與它們所在的格。</translation>
    </message>
    <message>
        <source>Nim with a subtraction set: who wins? How many numbers, and these; then how many heaps, and the heaps.</source>
        <translation>有可取集合的 Nim：誰贏？先是集合的大小與其中的數；再是堆數與各堆。</translation>
    </message>
    <message>
        <source>Three heaps from which Fibonacci numbers are taken: who wins? Cases of three heaps; 0 0 0 ends the input.</source>
        <translation>三堆石子，每次取走的顆數要是費氏數：誰贏？每組三堆；以 0 0 0 結束。</translation>
    </message>
    <message>
        <source>Tokens on a graph without cycles: who wins? Each vertex with its edges; then questions, each with its tokens, until a 0.</source>
        <translation>無環圖上的棋子：誰贏？先是各頂點與它的邊；然後是各次詢問的棋子，以 0 結束。</translation>
    </message>
    <message>
        <source>Tokens on a graph without cycles: who wins? How many vertices, edges and tokens; the edges; the tokens.</source>
        <translation>無環圖上的棋子：誰贏？先是頂點數、邊數與棋子數；然後是各邊與各棋子。</translation>
    </message>
    <message>
        <source>there is no command “%1”; --help lists those that there are</source>
        <extracomment>%1 is what has been typed</extracomment>
        <translation>沒有指令「%1」；--help 會列出所有指令</translation>
    </message>
    <message>
        <source>what has been typed holds bytes that are no text in UTF-8</source>
        <translation>輸入的內容含有不是 UTF-8 文字的位元組</translation>
    </message>
    <message>
        <source>questions needs a lesson, or a rule in quotation marks</source>
        <translation>questions 後面要寫一門課，或是加上引號的規則</translation>
    </message>
    <message>
        <source>%1; for example: %2</source>
        <extracomment>%1 says what is wrong, %2 is a whole command that is right</extracomment>
        <translation>%1；例如：%2</translation>
    </message>
    <message>
        <source>--second-language names the language that everything is in already</source>
        <translation>--second-language 指定的就是目前使用的語言</translation>
    </message>
    <message>
        <source>One step of the explanation alone, from 1.</source>
        <translation>只寫講解的這一步，從 1 算起。</translation>
    </message>
    <message>
        <source>A second language for the explanation, below each sentence.</source>
        <translation>講解的第二種語言，寫在每句的下面。</translation>
    </message>
    <message>
        <source>Whether the verdict is to be seen, and all that gives it away but the steps.</source>
        <translation>要不要顯示判定，以及步驟以外會透露判定的內容。</translation>
    </message>
</context>
<context>
    <name>Discovery</name>
    <message>
        <source>Whatever is moved ends the game, and loses it.</source>
        <translation>怎麼走遊戲都會結束，而且因為這樣輸掉。</translation>
    </message>
    <message>
        <source>Every move has an answer: %1.</source>
        <extracomment>%1 is a list such as &quot;“take 1” is answered by “take 3”, “take 2” is answered by “take 2”&quot;</extracomment>
        <translation>每種走法都有辦法應對：%1。</translation>
    </message>
    <message>
        <source>Every move has an answer; for example, %1.</source>
        <extracomment>%1 is an example such as &quot;“take 1” is answered by “take 3”&quot;</extracomment>
        <translation>每種走法都有辦法應對：例如%1。</translation>
    </message>
    <message>
        <source>“%1” ends the game, and wins it.</source>
        <extracomment>%1 is a move, such as &quot;take 3&quot;</extracomment>
        <translation>「%1」就結束了遊戲，而且贏了。</translation>
    </message>
    <message>
        <source>After “%1” whatever is moved ends the game, and loses it.</source>
        <extracomment>%1 is a move, such as &quot;take 3&quot;</extracomment>
        <translation>走「%1」之後，對手怎麼走遊戲都會結束，而且因為這樣輸掉。</translation>
    </message>
    <message>
        <source>After “%1” every move has an answer: %2.</source>
        <extracomment>%1 is a move, such as &quot;take 1&quot;; %2 a list such as &quot;“take 1” is answered by “take 3”, “take 2” is answered by “take 2”&quot;</extracomment>
        <translation>走「%1」之後，對手的每種走法都有辦法應對：%2。</translation>
    </message>
    <message>
        <source>After “%1” every move has an answer; for example, %2.</source>
        <extracomment>%1 is a move, such as &quot;take 1&quot;; %2 an example such as &quot;“take 1” is answered by “take 3”&quot;</extracomment>
        <translation>走「%1」之後，對手的每種走法都有辦法應對：例如%2。</translation>
    </message>
    <message>
        <source>Try the moves one after the other. After which of them does your opponent have no good answer?</source>
        <translation>把各種走法一個一個試試看：走了哪一種，對手就沒有好辦法應對？</translation>
    </message>
    <message>
        <source>After “%1” your opponent has a good answer: “%2”. And after the other moves?</source>
        <extracomment>both are moves, such as &quot;take 1&quot;</extracomment>
        <translation>走「%1」，對手有好辦法應對：「%2」。那別的走法呢？</translation>
    </message>
    <message>
        <source>Begin with the small heaps, one after the other: from which of them does every move have a good answer?</source>
        <translation>從小堆開始，一堆一堆地試：哪一堆不管怎麼走，對手都有好的應手？</translation>
    </message>
    <message>
        <source>“%1” is answered by “%2”</source>
        <extracomment>both are moves, such as &quot;take 1&quot;; it stands after &quot;has an answer:&quot;</extracomment>
        <translation>遇到「%1」就走「%2」</translation>
    </message>
    <message>
        <source>P-position · %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>P 局面 · %1</translation>
    </message>
    <message>
        <source>N-position · %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>N 局面 · %1</translation>
    </message>
    <message>
        <source>The smallest lost heaps are: %1. Which one comes next?</source>
        <extracomment>%1 is a list of numbers, such as &quot;0, 4, 8&quot;</extracomment>
        <translation>最小的幾個必敗堆是：%1。下一個呢？</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Kind of exercise</source>
        <translation>練習類型</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Questions about this game, ten to a set, with the answers explained.</source>
        <translation>關於這個遊戲的問題，每組十題，答案都有講解。</translation>
    </message>
    <message>
        <source>What you are asked. Another choice begins another set.</source>
        <translation>要問哪一類問題。改選之後會開始新的一組。</translation>
    </message>
    <message>
        <source>Follows the answers</source>
        <translation>隨回答調整</translation>
    </message>
    <message>
        <source>The questions of the set: a tick is understood, a half disc understood with help, an arrow comes again at the end, a ring is still to come.</source>
        <translation>這一組的問題：打勾是一次答對，半圓是有提示後答對，箭頭是最後還要再問，圓圈是還沒有問。</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>題組名稱</translation>
    </message>
    <message>
        <source>The name of this set. Whoever types it, here, in the field of the position or on the command line, is asked the same questions. Type another one and press Enter to open it.</source>
        <translation>這一組題的名稱。無論誰在這裡、局面輸入框或命令列輸入它，得到的都是同樣的問題。輸入另一個名稱並按 Enter 鍵即可開啟。</translation>
    </message>
    <message>
        <source>Copy the name of the set</source>
        <translation>複製題組名稱</translation>
    </message>
    <message>
        <source>Copies the name of the set, so that you can send it to others.</source>
        <translation>複製題組名稱，可以傳給別人。</translation>
    </message>
    <message>
        <source>Goes on: to the next question, or to another set.</source>
        <translation>繼續：下一題，或是另一組題目。</translation>
    </message>
    <message>
        <source>Opens the explanation of the question’s position at the step that decides, once you have answered.</source>
        <translation>回答之後，開啟這個局面的講解，停在起決定作用的一步。</translation>
    </message>
    <message>
        <source>Asks once more what you did not answer at the first try.</source>
        <translation>把沒有一次答對的題目再問一遍。</translation>
    </message>
    <message>
        <source>The wrong ones again</source>
        <translation>再做錯題</translation>
    </message>
    <message>
        <source>Begins a set of the next level.</source>
        <translation>開始難一級的一組題。</translation>
    </message>
    <message>
        <source>A level up</source>
        <translation>升一級</translation>
    </message>
    <message>
        <source>What I know</source>
        <translation>我學會了什麼</translation>
    </message>
    <message>
        <source>Shows how far you have come: what you have read and understood of every lesson, and what comes next.</source>
        <translation>顯示學到哪裡了：每一課讀了多少、學會了什麼，接下來學什麼。</translation>
    </message>
    <message>
        <source>How difficult the questions are. If they follow the answers, they begin easy: two that are understood in a row go up, one that is not goes down.</source>
        <translation>問題的難度。如果隨回答調整，則從簡單開始：連續答對兩題就升一級，答錯一題就降一級。</translation>
    </message>
    <message>
        <source>Question set</source>
        <translation>題組</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>內容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>倍數(&amp;S)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What is written: the board, the chart, all steps of the explanation, the whole window, or slides.</source>
        <translation>要寫入哪些內容：棋盤、圖表、講解的全部步驟、整個視窗，或者投影片。</translation>
    </message>
    <message>
        <source>How it is written: PNG as pixels, SVG and PDF as lines and letters, which stay sharp at every size.</source>
        <translation>寫成什麼格式：PNG 由像素構成；SVG 和 PDF 由線條和文字構成，放大縮小都清晰。</translation>
    </message>
    <message>
        <source>How much of the file has been made</source>
        <translation>檔案已產生多少</translation>
    </message>
    <message>
        <source>Asks for the name of the file, then writes it.</source>
        <translation>詢問檔名，然後寫入檔案。</translation>
    </message>
    <message>
        <source>Stops the file that is being written, or closes this window. Nothing is written.</source>
        <translation>停止寫入正在產生的檔案，或者關閉這個視窗。不會寫入任何內容。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Explanation, all steps</source>
        <translation>講解（所有步驟）</translation>
    </message>
    <message>
        <source>Whole window</source>
        <translation>整個視窗</translation>
    </message>
    <message>
        <source>Slides, one step a page</source>
        <translation>投影片（每頁一步）</translation>
    </message>
    <message>
        <source>How much larger than on the screen the picture becomes, in pixels. Only for PNG.</source>
        <translation>圖片的像素是螢幕上的幾倍。只用於 PNG。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>it is no plain file</source>
        <translation>它不是一般檔案</translation>
    </message>
    <message>
        <source>it has more than %1 bytes</source>
        <extracomment>to stand behind &quot;could not be read:&quot;; %1 is a large number</extracomment>
        <translation>它超過 %1 位元組</translation>
    </message>
    <message>
        <source>it is being written to</source>
        <translation>它正在被寫入</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Take one or more stones from one heap.</source>
        <translation>從一堆裡取石子，取幾顆都可以，至少取一顆。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>取走最後一顆石子的一方輸。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>取走最後一顆石子的一方贏。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences after each other: what a move is, and who wins</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Your move: click a stone to take it and those after it.</source>
        <translation>輪到你了：點一顆石子，就取走它和它後面的石子。</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>遊戲已經結束，無法再走了。</translation>
    </message>
    <message>
        <source>Here no move is possible.</source>
        <translation>這裡無法走。</translation>
    </message>
    <message>
        <source>That is no move. %1</source>
        <extracomment>%1 is a sentence that says what a move is</extracomment>
        <translation>不能這樣走。%1</translation>
    </message>
    <message numerus="yes">
        <source>You may take at most %n stone(s) here.</source>
        <translation>
            <numerusform>這裡最多可取 %n 顆。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>走最後一步的一方輸。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>走最後一步的一方贏。</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games of Last Stone (*%1)</source>
        <translation>Last Stone 對局 (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已儲存為 %1</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <extracomment>%1 is a file name, %2 what is wrong with it</extracomment>
        <translation>無法開啟 %1。%2</translation>
    </message>
    <message>
        <source>It is too large for a game.</source>
        <translation>檔案太大，不可能是一局棋。</translation>
    </message>
</context>
<context>
    <name>GameName</name>
    <message>
        <source>tokens on %1</source>
        <extracomment>the title of a sheet or a slide: %1 lists vertices</extracomment>
        <translation>棋子在 %1</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>N-position · no stone is left · whoever took the last stone has lost</source>
        <translation>N 局面（先手必勝態） · 石子已取完 · 取走最後一顆的人輸了</translation>
    </message>
    <message>
        <source>P-position · no stone is left · whoever took the last stone has won</source>
        <translation>P 局面（先手必敗態） · 石子已取完 · 取走最後一顆的人贏了</translation>
    </message>
    <message>
        <source>No stone is left: the game is over</source>
        <translation>石子已經取完，這一局結束了</translation>
    </message>
    <message>
        <source>Whoever took the last stone has lost, so the player to move has won: an N-position.</source>
        <translation>取走最後一顆的人輸了，所以輪到走的一方贏了：這是 N 局面。</translation>
    </message>
    <message>
        <source>The player to move cannot move and has lost: a P-position.</source>
        <translation>輪到走的一方無法再走，已經輸了：這是 P 局面。</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>bash</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>巴什</translation>
    </message>
    <message>
        <source>wythoff</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>威佐夫</translation>
    </message>
    <message>
        <source>nim</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>尼姆</translation>
    </message>
    <message>
        <source>staircase</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>階梯</translation>
    </message>
    <message>
        <source>kayles</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>凱爾斯</translation>
    </message>
    <message>
        <source>the number of heaps is given as %1, but %2 follow</source>
        <extracomment>&quot;三堆 5 7&quot; was typed: %1 is 3, %2 is 2</extracomment>
        <translation>前面說是 %1 堆，後面卻有 %2 堆</translation>
    </message>
</context>
<context>
    <name>GraphAccessible</name>
    <message>
        <source>token %1 on vertex %2</source>
        <extracomment>read aloud: %1 is the number of a token, %2 a vertex</extracomment>
        <translation>棋子 %1，在頂點 %2 上</translation>
    </message>
    <message numerus="yes">
        <source>vertex %1, value %2, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>頂點 %1，值 %2，%n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex %1, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>頂點 %1，%n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph</source>
        <extracomment>read aloud</extracomment>
        <translation>有向圖</translation>
    </message>
</context>
<context>
    <name>GraphBoard</name>
    <message>
        <source>From %1: click the target, or arrow keys and Enter · Esc: no arrow</source>
        <extracomment>said while an arrow from a vertex, %1, is being drawn</extracomment>
        <translation>從 %1 出發：點一下要指向的頂點，或用方向鍵和 Enter 選定 · Esc：不畫</translation>
    </message>
    <message>
        <source>First choose a vertex, by Tab or an arrow key.</source>
        <translation>請先用 Tab 或方向鍵選一個頂點。</translation>
    </message>
    <message>
        <source>F2 goes on drawing; then Ctrl+click puts a token, Alt+click takes it off.</source>
        <translation>按 F2 繼續畫圖，之後Ctrl+點一下放棋子，Alt+點一下拿掉棋子。</translation>
    </message>
    <message>
        <source>“Edit” goes on drawing; then Ctrl+click puts a token, Alt+click takes it off.</source>
        <translation>先按「編輯」繼續畫圖，之後Ctrl+點一下放棋子，Alt+點一下拿掉棋子。</translation>
    </message>
    <message>
        <source>F2 begins to draw; then a double click makes a vertex.</source>
        <translation>按 F2 開始畫圖，之後按兩下即可新增頂點。</translation>
    </message>
    <message>
        <source>“Edit” begins to draw; then a double click makes a vertex.</source>
        <translation>先按「編輯」開始畫圖，之後按兩下即可新增頂點。</translation>
    </message>
    <message>
        <source>This graph is too large to be drawn, with more than %1 vertices or %2 arrows. It can be played by the fields below.</source>
        <extracomment>%1 and %2 are how many vertices and edges are drawn at most</extracomment>
        <translation>這個圖太大，畫不出來：頂點超過 %1 個，或箭頭超過 %2 條。可以用下方的欄位來走。</translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <extracomment>%1 is what is wrong, in the program&apos;s words</extracomment>
        <translation>這樣沒辦法玩：%1。</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>正在讀取 %1……</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <extracomment>%1 is a line, %2 a column, %3 what is wrong there</extracomment>
        <translation>第 %1 行第 %2 欄：%3。</translation>
    </message>
    <message>
        <source>The graph in the file has a cycle, %1, so a game on it need not end.</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>檔案裡的圖有環 %1，在上面玩不一定會結束。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>The graph has been saved as %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>圖已存成 %1。</translation>
    </message>
    <message>
        <source>The last vertex stays: a game needs one.</source>
        <translation>最後一個頂點不能刪：至少要有一個頂點才能玩。</translation>
    </message>
    <message>
        <source>The last token would have gone with its vertex; it stands on %1 now.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>最後一枚棋子本來會跟著頂點一起刪掉，現在改放在 %1 上。</translation>
    </message>
    <message>
        <source>No arrow: it would close a cycle, %1.</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>沒有畫上：這條箭頭會形成環 %1。</translation>
    </message>
    <message>
        <source>The last token stays: a game needs one.</source>
        <translation>最後一枚棋子不能拿掉：至少要有一枚棋子才能玩。</translation>
    </message>
    <message>
        <source>There is no token on %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>%1 上沒有棋子。</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters, no blanks, “:”, “;”, “&gt;”, “=”, “,”, braces or quotes, and does not end in “misere”. Esc leaves it as it was.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>名稱為 1 到 %1 個字元，不含空格、「:」、「;」、「&gt;」、「=」、「,」、大括號和引號，也不以「misere」結尾。按 Esc 保留原來的名稱。</translation>
    </message>
    <message>
        <source>No token can go to %1 in one move.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>沒有棋子能一步走到 %1。</translation>
    </message>
    <message>
        <source>Several tokens can go to %1: click one of them first.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>有幾枚棋子能走到 %1：請先點其中一枚。</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>選擇一枚棋子</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>Go to the next arrow of the token, to the one before</source>
        <translation>換到棋子的下一條箭頭、上一條箭頭</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Choose the arrow to this vertex; elsewhere on the page it begins a position</source>
        <translation>選通往這個頂點的箭頭；焦點不在棋盤上時，開始輸入局面</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the first arrow of the token, to the last one</source>
        <translation>棋子的第一條箭頭、最後一條箭頭</translation>
    </message>
    <message>
        <source>Change the graph</source>
        <translation>編輯這張圖</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Go to another vertex</source>
        <translation>移到別的頂點</translation>
    </message>
    <message>
        <source>Go to the first vertex, to the last one</source>
        <translation>移到第一個頂點、最後一個頂點</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl 加方向鍵</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>移動選取的部分</translation>
    </message>
    <message>
        <source>Add a vertex</source>
        <translation>新增一個頂點</translation>
    </message>
    <message>
        <source>Begin an arrow; Enter ends it at another vertex</source>
        <translation>開始畫一條箭頭；到另一個頂點按 Enter 畫好</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>刪除選取的部分</translation>
    </message>
    <message>
        <source>Name the vertex</source>
        <translation>為頂點命名</translation>
    </message>
    <message>
        <source>Put a token on the vertex, take one away</source>
        <translation>在頂點上放一枚棋子、拿走一枚</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Select the vertex, or no longer</source>
        <translation>選取頂點，或取消選取</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>全部選取</translation>
    </message>
    <message>
        <source>The graph is done: play on it</source>
        <translation>圖畫好了，在上面對局</translation>
    </message>
    <message>
        <source>While the graph is drawn, letters belong to it; Esc or E ends that.</source>
        <translation>畫圖時字母鍵歸圖使用；按 Esc 或 E 結束畫圖。</translation>
    </message>
    <message>
        <source>A token goes along an arrow, to a vertex: it is back on %1.</source>
        <translation>棋子要沿箭頭走到一個頂點上：它回到了 %1。</translation>
    </message>
    <message>
        <source>There is an arrow from %1 to %2 already.</source>
        <extracomment>%1 and %2 are vertices</extracomment>
        <translation>從 %1 到 %2 已經有一條箭頭了。</translation>
    </message>
    <message>
        <source>A token stands on a vertex: it is back on %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子要放在頂點上：它回到了 %1。</translation>
    </message>
    <message>
        <source>An arrow ends at a vertex: drop it on one.</source>
        <translation>箭頭要連到頂點上：請放到一個頂點上。</translation>
    </message>
    <message>
        <source>Double-click or Insert: vertex · drag to a vertex or C: arrow · Ctrl+click: token · Esc: done</source>
        <translation>按兩下或 Insert：新增頂點 · 拖到頂點上或 C：畫箭頭 · Ctrl+點一下：放棋子 · Esc：完成</translation>
    </message>
    <message>
        <source>Drag: move, onto a vertex or C: arrow · Ctrl+click: token · F2: name · Delete · Esc: done</source>
        <translation>拖曳：移動，拖到頂點上或 C：畫箭頭 · Ctrl+點一下：放棋子 · F2：命名 · Delete：刪除 · Esc：完成</translation>
    </message>
    <message>
        <source>Delete removes the arrow · Esc: done</source>
        <translation>Delete：刪除這條箭頭 · Esc：完成</translation>
    </message>
    <message>
        <source>There is no room for them: they are back where they were.</source>
        <translation>那裡放不下：它們已回到原處。</translation>
    </message>
    <message>
        <source>Give up the arrow that is being drawn; else the graph is done</source>
        <translation>放棄正在畫的箭頭；沒有在畫箭頭時，畫圖結束</translation>
    </message>
    <message>
        <source>Double-click or Insert: vertex · drag to a vertex or C: arrow · no token yet: Ctrl+click or + puts one · Esc: done</source>
        <translation>按兩下或 Insert：新增頂點 · 拖到頂點上或 C：畫箭頭 · 還沒有棋子：Ctrl+點一下或 + 放一枚 · Esc：完成</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of the file cannot be kept as they are: a name here has at most %1 characters, and no blanks or signs of the notation.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>
            <numerusform>檔案中有 %n 個名稱不能照原樣保留：這裡的名稱最多 %1 個字元，且不含空格和記法所用的符號。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphDot</name>
    <message>
        <source>this comment has no end</source>
        <translation>這段註解沒有結束</translation>
    </message>
    <message>
        <source>this quoted text has no end</source>
        <translation>這段引號內的文字沒有結束</translation>
    </message>
    <message>
        <source>labels in HTML are not read, only plain ones</source>
        <translation>不讀取 HTML 標籤，只讀取一般的 label</translation>
    </message>
    <message>
        <source>this character does not belong here; a name with it needs quotes</source>
        <translation>這裡不該有這個字元；名稱裡有它的話，要加引號</translation>
    </message>
    <message>
        <source>the end of the file is expected: only one graph is read</source>
        <translation>檔案應該在這裡結束：只讀取一個圖</translation>
    </message>
    <message>
        <source>the graph has no vertex</source>
        <translation>圖裡沒有頂點</translation>
    </message>
    <message>
        <source>there are more than %1 tokens</source>
        <translation>棋子超過 %1 枚</translation>
    </message>
    <message>
        <source>a name or a number is expected</source>
        <translation>這裡應該是名稱或數</translation>
    </message>
    <message>
        <source>a quoted text is expected after “+”</source>
        <translation>「+」後面應該是帶引號的文字</translation>
    </message>
    <message>
        <source>this graph has no directions: “digraph” is expected, with edges “-&gt;”</source>
        <translation>這個圖沒有方向：應該是「digraph」，邊寫作「-&gt;」</translation>
    </message>
    <message>
        <source>“digraph” is expected</source>
        <translation>這裡應該是「digraph」</translation>
    </message>
    <message>
        <source>there are more than %1 groups in each other</source>
        <translation>群組巢狀超過 %1 層</translation>
    </message>
    <message>
        <source>“{” is expected</source>
        <translation>這裡應該是「{」</translation>
    </message>
    <message>
        <source>“}” is expected at the end of the graph</source>
        <translation>圖的結尾應該有「}」</translation>
    </message>
    <message>
        <source>“-&gt;” is expected, as edges have a direction</source>
        <translation>邊有方向，這裡應該是「-&gt;」</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <translation>頂點超過 %1 個</translation>
    </message>
    <message>
        <source>there are more than %1 edges</source>
        <translation>邊超過 %1 條</translation>
    </message>
    <message>
        <source>an attribute or “]” is expected</source>
        <translation>這裡應該是屬性或「]」</translation>
    </message>
    <message>
        <source>“=” and a value is expected</source>
        <translation>這裡應該是「=」和屬性值</translation>
    </message>
    <message>
        <source>a place is expected, as in pos=&quot;72,36&quot;</source>
        <translation>這裡應該是位置，例如 pos=&quot;72,36&quot;</translation>
    </message>
    <message>
        <source>a number of tokens from 0 to %1 is expected</source>
        <translation>這裡應該是棋子數，從 0 到 %1</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Guide to Last Stone</source>
        <translation>最後一子使用指南</translation>
    </message>
    <message>
        <source>The chapters of the guide; while you search, the places that have been found.</source>
        <translation>指南的各章；搜尋時列出找到的各處。</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>各章</translation>
    </message>
    <message>
        <source>First chapter</source>
        <translation>第一章</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一處</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一處</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Finds words in all chapters of the guide and in the tours of the lessons. Enter goes from one place to the next.</source>
        <translation>在指南的所有章節和各課的導覽中搜尋。按 Enter 鍵到下一處。</translation>
    </message>
    <message>
        <source>Search guide and tours</source>
        <translation>搜尋指南和導覽</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>本章內容</translation>
    </message>
</context>
<context>
    <name>KeyTips</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip: %1 is what the button does, %2 its key</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>KindBar</name>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The kind of game. Each kind has rules of its own.</source>
        <translation>遊戲的種類。每一種都有自己的規則。</translation>
    </message>
    <message>
        <source>The rule of the game. Choose one from the list, or type one and press Enter.</source>
        <translation>遊戲的規則。從清單裡選，或者自己輸入再按 Enter。</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>遊戲的種類</translation>
    </message>
    <message>
        <source>Rule of the game</source>
        <translation>遊戲的規則</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What I know</source>
        <translation>我學會了什麼</translation>
    </message>
    <message>
        <source>What I know, by lesson</source>
        <translation>各課學會的情形</translation>
    </message>
    <message>
        <source>How far you have come with each lesson. A ring is not touched yet, a half disc is begun, a tick is understood. Enter or a double click on a line goes on there.</source>
        <translation>每一課學到了哪裡。圓圈是還沒開始，半圓是已經開始，勾是已經學會。在某一列按 Enter 鍵或按兩下，就從那裡接著學。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>○ not touched yet  ◐ begun  ✓ understood. What you did not answer at the first try waits in Leitner’s boxes and comes again in later sets: the higher the box, the later.</source>
        <translation>○ 還沒開始  ◐ 已經開始  ✓ 已經學會。沒有一次答對的問題放進萊特納盒子，在之後的題組裡還會再問；盒子的編號愈大，隔得愈久。</translation>
    </message>
    <message>
        <source>Writes a table of what you have read, answered and played to a file, a line for each day, for a spreadsheet.</source>
        <translation>把讀過、答過和下過的內容按日寫成表格檔案，可用試算表軟體開啟。</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>匯出為 CSV…</translation>
    </message>
    <message>
        <source>Has the program forget all that is shown here, once you have said yes.</source>
        <translation>確認之後，程式會忘掉這裡顯示的所有內容。</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>全部忘掉…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Goes on with the line that is chosen: in the beginning, what comes next in this lesson.</source>
        <translation>從選取的一列接著學：剛開啟時，是這一課接下來的一項。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Writes all of this to a file, or has the program forget it.</source>
        <translation>把這些全部寫進檔案，或是讓程式全部忘掉。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message>
        <source>%1 of %2 sections read</source>
        <extracomment>%1 of the %2 sections of a tour</extracomment>
        <translation>%2 節中已讀 %1 節</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>導覽</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>還沒有問過</translation>
    </message>
    <message>
        <source>understood: the last three right at the first try</source>
        <translation>已學會：最近三題都一次答對</translation>
    </message>
    <message>
        <source>lately %1 of %2 right at the first try</source>
        <extracomment>of the latest questions, %1 of %2 have been answered rightly at the first try</extracomment>
        <translation>最近 %2 題中一次答對 %1 題</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>還沒有下過</translation>
    </message>
    <message>
        <source>played, not won yet</source>
        <translation>玩過，還沒贏過</translation>
    </message>
    <message>
        <source>won against “%1”</source>
        <extracomment>%1 is the name of an opponent</extracomment>
        <translation>贏過「%1」</translation>
    </message>
    <message>
        <source>%1, next: “%2”</source>
        <extracomment>what comes next: %1 is what has been done, %2 the name of an opponent</extracomment>
        <translation>%1，下一個：「%2」</translation>
    </message>
    <message>
        <source>box %1: %2</source>
        <extracomment>of Leitner’s boxes: %1 is the number of a box, %2 how many questions are in it</extracomment>
        <translation>%1 號盒：%2 題</translation>
    </message>
    <message>
        <source>Leitner’s boxes</source>
        <translation>萊特納盒子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已答完</translation>
    </message>
    <message>
        <source>not answered yet</source>
        <translation>還沒有答完</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a kind of question; of the latest ones, %2 of %3 have been answered rightly at the first try</extracomment>
        <translation>%1：%3 題對 %2 題</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>擺上</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>已走的步</translation>
    </message>
    <message>
        <source>Ways to study the position</source>
        <translation>研究局面的方式</translation>
    </message>
    <message>
        <source>Puts the position that you have typed on the board.</source>
        <translation>把輸入的局面擺上棋盤。</translation>
    </message>
    <message>
        <source>Sets up a position drawn at random: easy, medium or hard.</source>
        <translation>隨機抽一個局面：容易、中等或困難。</translation>
    </message>
    <message>
        <source>Says who wins: in a P-position whoever moved last, in an N-position whoever moves now. The eye hides it, so that you can think first.</source>
        <translation>說明誰會贏：P 局面是剛走完的人贏，N 局面是接下來要走的人贏。點眼睛圖示可以藏起來，先自己想想看。</translation>
    </message>
    <message>
        <source>What the coach says about your last move, and hints.</source>
        <translation>教練對你上一步的評語，還有提示。</translation>
    </message>
    <message>
        <source>The moves of this game. A click on one shows the position after it; you can go on from there.</source>
        <translation>本局的棋譜。點其中一步，就會顯示走完那一步的局面，可以從那裡接著走。</translation>
    </message>
    <message>
        <source>The number that belongs to the rule of this game. The heaps stay as they are.</source>
        <translation>這個遊戲規則裡的數。修改後各堆維持不變。</translation>
    </message>
    <message>
        <source>Some games belong to two lessons. This opens the position in the other one.</source>
        <translation>有些遊戲同時屬於兩課。點這裡就在另一課開啟這個局面。</translation>
    </message>
    <message>
        <source>Chooses how the board shows the position. The key V goes through all the ways.</source>
        <translation>選擇棋盤怎麼畫出局面。按 V 鍵依序輪換。</translation>
    </message>
    <message>
        <source>A guided tour of the game. A click on a position in it puts that position on the board.</source>
        <translation>這個遊戲的導覽。點其中的局面，就把它擺上棋盤。</translation>
    </message>
    <message>
        <source>Explains the position on the board, step by step.</source>
        <translation>逐步講解棋盤上的局面。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Set up a random position</source>
        <translation>擺出隨機局面</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Random position, easy</source>
        <translation>隨機局面，容易</translation>
    </message>
    <message>
        <source>Random position, medium</source>
        <translation>隨機局面，中等</translation>
    </message>
    <message>
        <source>Random position, hard</source>
        <translation>隨機局面，困難</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Takes moves back, until it is your turn again.</source>
        <translation>復原走過的棋步，直到又輪到你走。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Makes the moves again that were taken back.</source>
        <translation>把復原的走法重新走一遍。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Coach judges every move</source>
        <translation>教練評論每一步</translation>
    </message>
    <message>
        <source>Show the verdict</source>
        <translation>顯示判定</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>複製局面</translation>
    </message>
    <message>
        <source>Copy board as a picture</source>
        <translation>將棋盤複製為圖片</translation>
    </message>
    <message>
        <source>Copy explanation as a picture</source>
        <translation>將講解複製為圖片</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Write the board, the chart, the explanation or slides to a file</source>
        <translation>將棋盤、圖表、講解或投影片寫入檔案</translation>
    </message>
    <message>
        <source>Type a position</source>
        <translation>輸入局面</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>前往棋盤</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>換一種畫法</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>走子動畫</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>我已經會了</translation>
    </message>
    <message>
        <source>Show all of the page at once</source>
        <translation>立刻顯示整頁</translation>
    </message>
    <message>
        <source>I know this game</source>
        <translation>我會這個遊戲</translation>
    </message>
    <message>
        <source>I know all these games</source>
        <translation>這些遊戲我都會</translation>
    </message>
    <message>
        <source>The position in short: the sizes of the heaps. Type another one and press Enter; positions of the other lessons are understood as well, and so are names of exercise sets.</source>
        <translation>局面的簡寫：各堆的大小。輸入另一個局面並按 Enter 鍵；也可以輸入其他課程的局面，或練習題組的名稱。</translation>
    </message>
    <message>
        <source>Questions about this game, ten to a set, with the answers explained.</source>
        <translation>關於這個遊戲的問題，每組十題，答案都有講解。</translation>
    </message>
    <message>
        <source>Exercise set…</source>
        <translation>練習題組…</translation>
    </message>
    <message>
        <source>Open a set of questions by its name</source>
        <translation>依名稱開啟一組題</translation>
    </message>
    <message>
        <source>Who answers your moves in this lesson; each plays better than those above it</source>
        <translation>這一課裡由誰應對；愈往下愈強</translation>
    </message>
    <message>
        <source>Who answers your moves in this lesson: another person at the same board, or the program. Below the first, each plays better than those above it.</source>
        <translation>這一課裡由誰應對：同一棋盤前的另一個人，或者電腦。第一項以下，愈往下愈強。</translation>
    </message>
    <message>
        <source>Who makes the first move of a new game in this lesson</source>
        <translation>這一課裡新的一局由誰先走</translation>
    </message>
    <message>
        <source>Who makes the first move of a new game in this lesson.</source>
        <translation>這一課裡新的一局由誰先走。</translation>
    </message>
    <message>
        <source>In a game that is new to you, all that would give away who wins is hidden until you have found the rule. This shows all of it at once, in this lesson or in all.</source>
        <translation>第一次玩的遊戲裡，凡是會洩露誰能贏的內容都先藏起來，直到你找到規律。按這裡立刻全部顯示，可以只對這一課，也可以對所有課。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>誰先走</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>走最後一步</translation>
    </message>
    <message>
        <source>Whether whoever makes the last move wins (normal play) or loses (misère play).</source>
        <translation>走最後一步的一方算贏（正常規則），還是算輸（反規則）。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>算贏</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>算輸</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>導覽</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新開局</translation>
    </message>
    <message>
        <source>Tour, explanation and exercise</source>
        <translation>導覽、講解與練習</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>前往問題</translation>
    </message>
    <message>
        <source>In another lesson</source>
        <translation>在另一課看</translation>
    </message>
    <message>
        <source>Board picture</source>
        <translation>棋盤樣式</translation>
    </message>
    <message>
        <source>To where the question is answered that is open, or that the tour asks next; else opens the exercises</source>
        <translation>移到目前問題或導覽下一個問題的作答處；都沒有時開啟練習</translation>
    </message>
    <message>
        <source>Gives a hint: first the idea, then the step to take, and then, one after the other, the moves that win, on the board and without making them. Where none wins, it is the move that is hardest to answer.</source>
        <translation>給出提示：先說思路，再說怎樣下手，然後在棋盤上依序指出各種必勝走法，但不會替你走。沒有必勝走法時，指出最難應對的一步。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>對局雙方</translation>
    </message>
    <message>
        <source>Show the fields of opponent, who begins and last move</source>
        <translation>顯示對手、誰先走和走最後一步的設定</translation>
    </message>
    <message>
        <source>In a low window the coach speaks in the place of the fields of the players. This shows them until the next move.</source>
        <translation>視窗較矮時，教練的話會占用對局雙方那一列。按這裡可以重新顯示那一列，直到下一步。</translation>
    </message>
    <message>
        <source>Starts this game again from its first position.</source>
        <translation>回到本局開始時的局面，重新開始。</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>One position less</source>
        <translation>減少一個局面</translation>
    </message>
    <message>
        <source>One position more</source>
        <translation>增加一個局面</translation>
    </message>
    <message>
        <source>Let the table grow by itself</source>
        <translation>讓表格自動展開</translation>
    </message>
    <message>
        <source>How far the table has grown</source>
        <translation>表格展開到哪裡</translation>
    </message>
    <message>
        <source>The table of the lesson. It grows by one position at a time, as on a blackboard; a click on a position puts it on the board.</source>
        <translation>這一課的表格，就像寫黑板一樣，一次多一個局面；點其中的局面，就把它擺上棋盤。</translation>
    </message>
    <message>
        <source>Lets the table grow or shrink: one position at a time, by itself, or at once.</source>
        <translation>讓表格增減：一次一個局面、自動進行，或一次到位。</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>P-position: the previous player wins (key P)</source>
        <translation>P 局面：剛走完的一方贏（P 鍵）</translation>
    </message>
    <message>
        <source>Answers before the table tells. The keys P and N do it too.</source>
        <translation>在表格說出結果之前作答，按 P 鍵和 N 鍵也可以。</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>N-position: the next player wins (key N)</source>
        <translation>N 局面：接下來要走的一方贏（N 鍵）</translation>
    </message>
    <message>
        <source>Type a number and press Enter: the table tells then.</source>
        <translation>輸入一個數，按 Enter 鍵，表格就會說出結果。</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>先問我</translation>
    </message>
    <message>
        <source>The table asks before it tells.</source>
        <translation>表格先提問，再說出結果。</translation>
    </message>
    <message>
        <source>Whether the table asks what comes next before it tells. Who has answered it once is not asked any more, unless this is switched on.</source>
        <translation>表格要不要先問下一格，再說出結果。答完一次之後就不再提問，除非開啟這一項。</translation>
    </message>
    <message>
        <source>What the table is of, where there is a choice.</source>
        <translation>有好幾種可選時，表格要列哪一種。</translation>
    </message>
    <message>
        <source>P: whoever moves now loses. N: whoever moves now wins.</source>
        <translation>P：輪到走的一方必敗。N：輪到走的一方必勝。</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>看規律</translation>
    </message>
    <message>
        <source>Tells the rule that can be found in this table.</source>
        <translation>說出這張表裡可以找到的規律。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>no window can be opened, as there is no display; the commands, which --help lists, need none</source>
        <translation>沒有顯示器，無法開啟視窗；--help 列出的指令不需要顯示器</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>課程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>語言(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>The lessons, a tab for each. Every lesson keeps its own game.</source>
        <translation>每課一個分頁，各自保留自己的對局。</translation>
    </message>
    <message>
        <source>Last Stone</source>
        <translation>最後一子</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Project on</source>
        <translation>投影到</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Project from the first step</source>
        <translation>從第一步開始投影</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>這是什麼？</translation>
    </message>
    <message>
        <source>About Last Stone</source>
        <translation>關於最後一子</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>關於 Qt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高對比，淺色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高對比，深色</translation>
    </message>
    <message>
        <source>Open game…</source>
        <translation>開啟對局…</translation>
    </message>
    <message>
        <source>Go on with a game that has been saved in a file</source>
        <translation>接著下檔案裡存的那一局</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>儲存對局…</translation>
    </message>
    <message>
        <source>Write this game, with all its moves, to a file that can be read and opened again</source>
        <translation>把這一局連同所有走法寫進檔案，檔案可以直接閱讀，也可以再開啟</translation>
    </message>
    <message>
        <source>What I know…</source>
        <translation>我學會了什麼…</translation>
    </message>
    <message>
        <source>How far you have come with every lesson, and what comes next</source>
        <translation>每一課學到了哪裡，接下來學什麼</translation>
    </message>
    <message>
        <source>Start where I left off</source>
        <translation>下次啟動時接續進度</translation>
    </message>
    <message>
        <source>At the next start, go on with the games, the tour and the set of questions that are open now</source>
        <translation>下次啟動時，接著現在開啟的對局、導覽與題組</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>第二語言</translation>
    </message>
    <message>
        <source>Explanations and the projection in two languages beside each other</source>
        <translation>講解和投影同時用兩種語言顯示</translation>
    </message>
</context>
<context>
    <name>MoveBar</name>
    <message>
        <source>How many stones the move takes.</source>
        <translation>這一步要取幾顆石子。</translation>
    </message>
    <message>
        <source>The moves that are possible in the chosen heap.</source>
        <translation>所選的這一堆裡可以走的各種走法。</translation>
    </message>
    <message>
        <source>The number of the heap in which the move is made.</source>
        <translation>在第幾堆裡走。</translation>
    </message>
    <message>
        <source>Where the move is made.</source>
        <translation>在哪裡走。</translation>
    </message>
    <message>
        <source>Makes the move that the fields beside it describe.</source>
        <translation>照左邊填寫的內容走一步。</translation>
    </message>
    <message>
        <source>Number of stones to take</source>
        <translation>要取的石子數</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Where to take from</source>
        <translation>從哪裡取</translation>
    </message>
</context>
<context>
    <name>Nim</name>
    <message>
        <source>Nim</source>
        <translation>尼姆博弈</translation>
    </message>
    <message numerus="yes">
        <source>N-position · just one heap has two stones or more: it decides whether the number of ones becomes odd · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 只有一堆不少於兩顆：只有一顆的堆有奇數個還是偶數個，由它決定 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 還有不少於兩顆的堆，異或和 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · heaps of two stones or more are left, nim-sum 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 還有不少於兩顆的堆，異或和為 0 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>N-position · %1 heaps of one stone, an even number · every move wins</source>
        <extracomment>misère play; %1 is an even number of heaps</extracomment>
        <translation>N 局面（先手必勝態） · 只有一顆石子的堆共 %1 個，是偶數 · 怎麼走都贏</translation>
    </message>
    <message numerus="yes">
        <source>P-position · %n heap(s) of one stone, an odd number · the player to move loses</source>
        <extracomment>misère play; %n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>P 局面（先手必敗態） · 只有一顆石子的堆共 %n 個，是奇數 · 輪到走的一方必敗</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · two equal heaps · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 兩堆一樣多 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>P-position · the nim-sum is 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 異或和（尼姆和）為 0 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>from heap</source>
        <extracomment>in front of the number of a heap: &quot;Take 3 from heap 1&quot;</extracomment>
        <translation>顆，從哪一堆</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <translation>異或和是 0</translation>
    </message>
    <message>
        <source>nim-sum %1 ≠ 0</source>
        <extracomment>%1 is a number</extracomment>
        <translation>異或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 異或和（尼姆和）為 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an odd number</source>
        <translation>
            <numerusform>只有一顆石子的堆有 %n 個，是奇數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an even number</source>
        <translation>
            <numerusform>只有一顆石子的堆有 %n 個，是偶數</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimBoard</name>
    <message>
        <source>Heap %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of the heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆，石子數：%2</translation>
    </message>
    <message>
        <source>Nim board</source>
        <translation>尼姆棋盤</translation>
    </message>
    <message>
        <source>Plain rows</source>
        <extracomment>an arrangement of the Nim board</extracomment>
        <translation>逐列排列</translation>
    </message>
    <message>
        <source>Sub-heaps in columns</source>
        <extracomment>an arrangement of the Nim board: by powers of two</extracomment>
        <translation>依子堆分欄</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>in front of the row below the columns that says how often each is filled: &quot;3 · odd&quot;, &quot;2 · even&quot;</extracomment>
        <translation>個數</translation>
    </message>
    <message>
        <source>%1 · odd</source>
        <extracomment>below a column of the board: %1 is how many heaps have that sub-heap</extracomment>
        <translation>%1 · 奇</translation>
    </message>
    <message>
        <source>%1 · even</source>
        <extracomment>below a column of the board: %1 is how many heaps have that sub-heap</extracomment>
        <translation>%1 · 偶</translation>
    </message>
    <message>
        <source>odd</source>
        <extracomment>below the number of the heaps that have a sub-heap, where the column is narrow</extracomment>
        <translation>奇</translation>
    </message>
    <message>
        <source>even</source>
        <translation>偶</translation>
    </message>
</context>
<context>
    <name>NimChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反規則下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>The chart needs two heaps</source>
        <translation>至少要有兩堆才能畫圖表</translation>
    </message>
    <message>
        <source>a: heap %1</source>
        <extracomment>the axis of a chart; %1 is the number of the heap</extracomment>
        <translation>a：第 %1 堆</translation>
    </message>
    <message>
        <source>b: heap %1</source>
        <extracomment>the axis of a chart; %1 is the number of the heap</extracomment>
        <translation>b：第 %1 堆</translation>
    </message>
    <message>
        <source>P-positions in misère play if only heaps %1 and&#xa0;%2 change</source>
        <extracomment>%1 and %2 are the numbers of two heaps, which stay on one line by a no-break space</extracomment>
        <translation>反規則下只改變第 %1、%2 堆時的 P 局面</translation>
    </message>
    <message>
        <source>P-positions if only heaps %1 and&#xa0;%2 change: a ⊕ b = %3</source>
        <extracomment>%1 and %2 are the numbers of two heaps, %3 is the nim-sum of the others, such as &quot;15 ⊕ 12 = 3&quot;</extracomment>
        <translation>只改變第 %1、%2 堆時的 P 局面：a ⊕ b = %3</translation>
    </message>
</context>
<context>
    <name>NimExplanation</name>
    <message>
        <source>No stone is left: a P-position</source>
        <translation>石子已取完：P 局面</translation>
    </message>
    <message>
        <source>The player to move has no move and has lost: whoever moved before took the last stone. All other positions are judged from this one.</source>
        <translation>輪到走的一方沒有石子可取，已經輸了：最後一顆被對方取走了。其他局面全都從這個無法再走的局面推出來。</translation>
    </message>
    <message>
        <source>One heap is left: take all %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap; the others are empty</extracomment>
        <translation>只剩一堆：把第 %2 堆的 %1 顆全部取走</translation>
    </message>
    <message>
        <source>That takes the last stone and wins at once, so a single heap is an N-position whatever its size.</source>
        <translation>這樣就取走了最後一顆石子，馬上就贏。所以單獨一堆無論多大都是 N 局面。</translation>
    </message>
    <message>
        <source>Two equal heaps: whoever moves second mirrors</source>
        <translation>兩堆一樣多：後走的一方採用對稱（模仿）策略</translation>
    </message>
    <message>
        <source>Whatever is taken from one heap is then taken from the other. The heaps are equal again, so there is always a reply, and the last stone goes to the one who mirrors: a P-position.</source>
        <translation>一方從一堆取幾顆，另一方就從另一堆取幾顆，兩堆又一樣多。跟著走的一方永遠有得走，最後一顆石子也歸這一方，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>For example: after taking %1 from heap %2, the reply takes %4 from heap %3.</source>
        <extracomment>%1 and %4 are numbers of stones, %2 and %3 the numbers of two heaps; %4 equals %1</extracomment>
        <translation>例如：從第 %2 堆取了 %1 顆，就從第 %3 堆取 %4 顆來應對。</translation>
    </message>
    <message>
        <source>Two unequal heaps: make them equal, take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the larger heap</extracomment>
        <translation>兩堆不一樣多：從第 %2 堆取 %1 顆，讓兩堆相等</translation>
    </message>
    <message>
        <source>%1 leaves two equal heaps, and from then on every move of the opponent is mirrored.</source>
        <extracomment>%1 is &quot;12 → 9&quot;</extracomment>
        <translation>%1 之後兩堆一樣多，接下來對方怎麼走，就跟著走一步。</translation>
    </message>
    <message>
        <source>Misère play: whoever takes the last stone loses</source>
        <translation>反規則：取走最後一顆石子的一方輸</translation>
    </message>
    <message>
        <source>No stone is left: an N-position</source>
        <translation>石子已取完：N 局面</translation>
    </message>
    <message>
        <source>Whoever moved before took the last stone and has lost; the player to move has won.</source>
        <translation>最後一顆石子是對方取走的，對方輸了；輪到走的一方贏了。</translation>
    </message>
    <message numerus="yes">
        <source>No heap is large: %n heap(s) of one stone</source>
        <extracomment>%n is the number of heaps that have one stone each</extracomment>
        <translation>
            <numerusform>沒有大堆：只有一顆石子的堆共 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so the players alternate without a choice. The number of heaps is odd: the player to move takes the last stone and loses. A P-position.</source>
        <translation>每一步都只能取走一整堆，雙方輪流取，沒得選。堆數是奇數，所以最後一顆石子由輪到走的一方取走，這一方輸。這是 P 局面。</translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so the players alternate without a choice. The number of heaps is even: the opponent of the player to move takes the last stone and loses. An N-position, and every move wins.</source>
        <translation>每一步都只能取走一整堆，雙方輪流取，沒得選。堆數是偶數，所以最後一顆石子由另一方取走，另一方輸。這是 N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>One large heap is left: take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the only heap with two stones or more</extracomment>
        <translation>只剩一個大堆：從第 %2 堆取 %1 顆</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an odd number. So the large heap is taken whole.</source>
        <extracomment>%1 is an odd number</extracomment>
        <translation>勝負就看這一步。除了大堆，還有 %1 個只有一顆的堆，是奇數，所以把大堆整堆取走。</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an even number. So one stone of the large heap is left.</source>
        <translation>勝負就看這一步。除了大堆，還有 %1 個只有一顆的堆，是偶數，所以大堆要留下一顆。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</source>
        <extracomment>%n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>這樣留下 %n 個只有一顆的堆，是奇數，最後一顆由對方取走。只有一個大堆的局面，一定是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>When one large heap is left, leave an odd number of ones</source>
        <translation>只剩一個大堆時，留下奇數個只有一顆的堆</translation>
    </message>
    <message>
        <source>Write every heap in binary</source>
        <translation>把每一堆寫成二進位</translation>
    </message>
    <message>
        <source>Each 1 stands for a sub-heap, a power of two: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;7 = 4 + 2 + 1, 12 = 8 + 4&quot;</extracomment>
        <translation>每個 1 代表一個子堆（2 的冪）：%1。</translation>
    </message>
    <message>
        <source>Odd columns, by place value: %1. Even: %2.</source>
        <extracomment>%1 and %2 are lists of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有奇數個 1 的欄（位值）：%1；有偶數個 1 的欄：%2。</translation>
    </message>
    <message>
        <source>Count the ones in each column</source>
        <translation>數數看每一欄有幾個 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum is 0</source>
        <translation>每一欄都是偶數：異或和（尼姆和）為 0</translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: %n heap(s) have it</source>
        <extracomment>%1 is a power of two, %n a number of heaps</extracomment>
        <translation>
            <numerusform>最高的奇數欄是 %1：有 %n 堆在這一欄是 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: it is in heap(s) %2</source>
        <extracomment>%1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)</extracomment>
        <translation>
            <numerusform>最高的奇數欄是 %1：第 %2 堆在這一欄是 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.</source>
        <extracomment>%n is always an odd number</extracomment>
        <translation>
            <numerusform>必勝走法就在這些堆裡，每堆剛好一種，共 %n 種。因為這一欄是奇數，所以必勝走法一定有奇數種。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2 from heap %3</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 13 = 1&quot;, %2 a number of stones, %3 the number of a heap</extracomment>
        <translation>%1：從第 %3 堆取 %2 顆</translation>
    </message>
    <message>
        <source>%1 changes the digits of the odd columns, and no others.</source>
        <extracomment>%1 is &quot;12 → 1&quot;</extracomment>
        <translation>%1 只改變各奇數欄上的數字，其餘各欄不變。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1: %2</source>
        <extracomment>one move in a list: %1 is the number of a heap, %2 is &quot;12 → 1&quot;</extracomment>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a list of moves</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No other heap can do it: the sub-heap %1 is missing there</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>其他各堆都不行：裡面沒有子堆 %1</translation>
    </message>
    <message>
        <source>heap %1 would have to grow from %2 to %3</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 the larger size it would have to get</extracomment>
        <translation>第 %1 堆得從 %2 增加到 %3</translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more heap(s)</source>
        <extracomment>at the end of a list of heaps that would have to grow: %n heaps are not in it</extracomment>
        <translation>
            <numerusform>其他 %n 堆也一樣</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones cannot be added: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1 would have to grow from 7 to 10&quot;</extracomment>
        <translation>石子只能拿走，不能加上去，可是%1。</translation>
    </message>
    <message>
        <source>After %1 every column is even</source>
        <extracomment>%1 is &quot;12 → 1&quot;</extracomment>
        <translation>%1 之後，每一欄都是偶數</translation>
    </message>
    <message>
        <source>The nim-sum is 0, so the opponent is in a P-position.</source>
        <translation>異或和是 0，對方面對的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move makes some column odd</source>
        <translation>不管怎麼走，總有一欄變成奇數</translation>
    </message>
    <message>
        <source>A move changes one heap and leaves the others alone. The highest digit that changes goes from 1 to 0, so its column, even before, becomes odd.</source>
        <translation>一步只會改變一堆，其他各堆不動。改變的最高一位由 1 變成 0，所以那一欄原本是偶數，現在變成奇數。</translation>
    </message>
    <message>
        <source>If %1 is taken from heap %2, the reply takes %3 from heap %4</source>
        <extracomment>a move and the reply to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two heaps</extracomment>
        <translation>如果從第 %2 堆取 %1 顆，就從第 %4 堆取 %3 顆</translation>
    </message>
    <message>
        <source>%1 leaves one large heap (nim-sum %2); %3 leaves an odd number of ones.</source>
        <extracomment>misère play; %1 is a move such as &quot;12 → 4&quot;, %2 a number, %3 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之後只剩一個大堆（異或和是 %2）；%3 留下奇數個只有一顆的堆。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions takes the last stone</source>
        <translation>誰一直留下 P 局面，誰就取到最後一顆石子</translation>
    </message>
    <message>
        <source>Every move can be answered like this. The stones become fewer, so the game ends with no stone left, and it is the player now to move who has no move.</source>
        <translation>每一步都可以這樣應對。石子愈來愈少，取完的時候，沒石子可取的就是現在輪到走的一方。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves two unequal heaps again, or one heap, and the opponent has such a move.</source>
        <translation>這是唯一的必勝走法：走別的，留下的還是不相等的兩堆，或是只有一堆，那樣對方就能贏。</translation>
    </message>
    <message>
        <source>Every move of the opponent changes one heap alone, so each column with a changed digit becomes odd; then some winning move makes all even again. The stones become fewer, so the game ends with no stone left, and it is the opponent who has no move.</source>
        <translation>對方不管怎麼走，都只改變一堆，所以數字改變了的各欄都變成奇數；這時總有一步必勝走法，讓各欄又都是偶數。石子愈來愈少，到石子取完時，沒有石子可取的就是對方。</translation>
    </message>
    <message>
        <source>At the end both heaps are empty</source>
        <translation>最後兩堆都取完了</translation>
    </message>
    <message>
        <source>The stones become fewer, so some reply takes the last ones. Then it is the player now to move who has no move.</source>
        <translation>石子愈來愈少，總有一次應對會把最後的石子拿走。這時沒石子可取的，就是現在輪到走的一方。</translation>
    </message>
    <message>
        <source>The stones become fewer, so some mirrored move takes the last ones. Then it is the opponent who has no move.</source>
        <translation>石子愈來愈少，總有一次跟著走的一步會把最後的石子拿走。這時沒石子可取的是對方。</translation>
    </message>
    <message>
        <source>The odd columns give the nim-sum %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>由奇數欄得到異或和（尼姆和）%1 ≠ 0</translation>
    </message>
    <message>
        <source>From a nim-sum other than 0 some move leaves 0, and from 0 every move leaves another: the next steps say why. So whoever leaves 0 once can do it to the end, where no stone is left and the nim-sum is 0, too (Bouton’s theorem, 1901).</source>
        <translation>異或和不是 0 的時候，總有一步可以留下 0；異或和是 0 的時候，怎麼走留下的都不是 0：接下來幾步說明原因。所以一方留下 0 之後，就能一直留下 0，直到石子取完，那時異或和也是 0（包頓定理，Bouton，1901 年）。</translation>
    </message>
    <message>
        <source>From nim-sum 0 every move leaves another, and from any other some move leaves 0: the next steps say why. So the opponent can leave 0 again and again to the end, where no stone is left and the nim-sum is 0, too (Bouton’s theorem, 1901).</source>
        <translation>異或和是 0 的時候，怎麼走留下的都不是 0；不是 0 的時候，總有一步可以留下 0：接下來幾步說明原因。所以對方能一次次留下 0，直到石子取完，那時異或和也是 0（包頓定理，Bouton，1901 年）。</translation>
    </message>
    <message>
        <source>By the nim-sum it is the same: %1</source>
        <extracomment>%1 is a formula such as &quot;4 ⊕ 4 = 0&quot;
----------
%1 is a formula such as &quot;2 ⊕ 2 ⊕ 3 ⊕ 3 = 0&quot;</extracomment>
        <translation>用異或和（尼姆和）來看也一樣：%1</translation>
    </message>
    <message>
        <source>Two heaps have nim-sum 0 exactly when they are equal, as then all their binary digits agree: every column has no 1 or two of them.</source>
        <translation>兩堆的異或和為 0，若且唯若兩堆一樣多：這時二進位的每一位都相同，每一欄不是沒有 1，就是有兩個 1。</translation>
    </message>
    <message>
        <source>By the nim-sum it is the same: %1, which is not 0</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 9 = 5&quot;</extracomment>
        <translation>用異或和（尼姆和）來看也一樣：%1，不是 0</translation>
    </message>
    <message>
        <source>The move leaves %1: all binary digits agree, so every column has no 1 or two of them.</source>
        <extracomment>%1 is a formula such as &quot;9 ⊕ 9 = 0&quot;</extracomment>
        <translation>走完這一步，%1：二進位的每一位都相同，每一欄不是沒有 1，就是有兩個 1。</translation>
    </message>
    <message>
        <source>That column must become even, so the move has to take this sub-heap away. As the column is odd, some heap has it. In heap ⊕ %1 this digit is 0 and those to its left are as before, so it is smaller than the heap, whatever stands to its right.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>這一欄必須變成偶數，所以這一步要去掉一個這樣的子堆。這一欄是奇數，所以總有一堆含有它。在「堆 ⊕ %1」裡這一位是 0，左邊各位不變，所以不管右邊各位是什麼，它都比原來的堆小。</translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more size(s)</source>
        <extracomment>at the end of a list of formulas: %n heaps of other sizes are not in it</extracomment>
        <translation>
            <numerusform>其他 %n 種大小也一樣</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: take any number of stones from one heap; whoever takes the last stone wins</source>
        <translation>規則：從一堆取任意顆數；取走最後一顆的人贏</translation>
    </message>
    <message>
        <source>A single large heap has a digit that no other heap has, so the nim-sum is not 0. Whoever keeps the nim-sum at 0 therefore never leaves one.</source>
        <translation>單獨一個大堆含有別堆都沒有的一位，所以異或和不是 0。因此一直留下異或和 0 的一方，絕不會留下單獨一個大堆。</translation>
    </message>
    <message>
        <source>With a large heap on the board a position is P in misère play exactly when its nim-sum is 0 (Bouton, 1901). The next steps show why: while two heaps or more are large, you can leave 0 again; when just one is left, you leave an odd number of heaps of one stone.</source>
        <translation>反規則之下，只要還有大堆，局面是 P 局面，若且唯若異或和為 0（包頓，Bouton，1901 年）。接下來幾步說明原因：大堆不少於兩個時，一定可以再留下 0；只剩一個時，就留下奇數個只有一顆的堆。</translation>
    </message>
    <message>
        <source>With a large heap on the board a position is P in misère play exactly when its nim-sum is 0 (Bouton, 1901). The next steps show why: while two heaps or more are large, the opponent can leave 0 again; when just one is left, the opponent leaves an odd number of heaps of one stone.</source>
        <translation>反規則之下，只要還有大堆，局面是 P 局面，若且唯若異或和為 0（包頓，Bouton，1901 年）。接下來幾步說明原因：大堆不少於兩個時，對方可以再留下 0；只剩一個時，對方留下奇數個只有一顆的堆。</translation>
    </message>
    <message>
        <source>Every move of the opponent makes some column odd again</source>
        <translation>對方不管怎麼走，一定有一欄變成奇數</translation>
    </message>
    <message>
        <source>It changes one heap alone, so each column with a changed digit becomes odd. While two heaps or more are large, some move then leaves nim-sum 0 once more, in the same way.</source>
        <translation>對方只會改變一堆，所以有數字改變的欄都變成奇數。只要大堆不少於兩個，就一定有一步能用同樣的方法再讓異或和變回 0。</translation>
    </message>
    <message>
        <source>Then you lower it to 1 or 0, whichever leaves an odd number of heaps of one stone. From then on every move takes one whole heap: your opponent takes the first, the third, and so the last.</source>
        <translation>這時把它減到 1 或 0，留下奇數個只有一顆的堆。之後每一步都取走一整堆：第一步、第三步，直到最後一步，都輪到對方走。</translation>
    </message>
    <message>
        <source>Then the opponent lowers it to 1 or 0, whichever leaves an odd number of heaps of one stone. From then on every move takes one whole heap: the player now to move takes the first, the third, and so the last.</source>
        <translation>這時對方把它減到 1 或 0，留下奇數個只有一顆的堆。之後每一步都取走一整堆：第一步、第三步，直到最後一步，都由現在輪到走的一方走。</translation>
    </message>
    <message>
        <source>Each 1 stands for a sub-heap, a power of two.</source>
        <translation>每個 1 代表一個子堆（2 的冪）。</translation>
    </message>
    <message>
        <source>Already a power of two: %1.</source>
        <extracomment>%1 lists sizes of heaps such as &quot;1, 4&quot;</extracomment>
        <translation>不必再拆（2 的冪）：%1。</translation>
    </message>
    <message>
        <source>Two equal heaps of %1 are left, again a P-position.</source>
        <extracomment>%1 is a number of stones, 2 or more</extracomment>
        <translation>剩下相等的兩堆，各 %1 顆，又是 P 局面。</translation>
    </message>
    <message>
        <source>One stone is left, and the player now to move has to take it.</source>
        <translation>只剩一顆，現在輪到走的一方非取不可。</translation>
    </message>
    <message>
        <source>Two equal large heaps: whoever moves second mirrors, until one is small</source>
        <translation>相等的兩個大堆：後走的一方跟著走，直到有一堆變小</translation>
    </message>
    <message>
        <source>While a move leaves two stones or more of its heap, the same number is taken from the other: two equal large heaps again, with fewer stones.</source>
        <translation>一方走完，那一堆如果還有不少於兩顆，另一方就從另一堆取一樣多顆：又是相等的兩個大堆，只是石子變少了。</translation>
    </message>
    <message>
        <source>If a move leaves 1 of its heap, the other is taken whole; if it takes its heap whole, 1 is left of the other. Either way one stone is left, and the player now to move has to take it: a P-position.</source>
        <translation>一方如果把一堆減到 1 顆，另一方就把另一堆取光；一方如果把一堆取光，另一方就把另一堆減到 1 顆。兩種情況都只剩一顆，現在輪到走的一方非取不可：P 局面。</translation>
    </message>
    <message>
        <source>%1 leaves two equal large heaps. While the opponent leaves two stones or more of a heap, you take the same number from the other.</source>
        <extracomment>%1 is &quot;12 → 9&quot;</extracomment>
        <translation>%1 之後是相等的兩個大堆。對方走完，那一堆如果還有不少於兩顆，你就從另一堆取一樣多顆。</translation>
    </message>
    <message>
        <source>If the opponent leaves 1 of a heap, you take the other whole; if the opponent takes a heap whole, you leave 1 of the other. Either way one stone is left, and the opponent has to take it.</source>
        <translation>對方如果把一堆減到 1 顆，你就把另一堆取光；對方如果把一堆取光，你就把另一堆減到 1 顆。兩種情況都只剩一顆，對方非取不可。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent makes two large heaps equal, or, where just one is large, leaves one stone.</source>
        <translation>這是唯一的必勝走法：走別的，如果還有兩個大堆，對方就把它們變成一樣多；如果只剩一個大堆，對方就只留下一顆。</translation>
    </message>
    <message>
        <source>In the end one stone is left</source>
        <translation>最後剩下一顆石子</translation>
    </message>
    <message>
        <source>The stones become fewer, so in the end one is left, and the player now to move takes it.</source>
        <translation>石子愈來愈少，最後剩下一顆，由現在輪到走的一方取走。</translation>
    </message>
    <message>
        <source>The stones become fewer, so in the end one is left, and the opponent takes it.</source>
        <translation>石子愈來愈少，最後剩下一顆，由對方取走。</translation>
    </message>
    <message>
        <source>A move takes any number of stones from one heap.</source>
        <translation>每步從一堆取任意數量的石子。</translation>
    </message>
    <message>
        <source>The aim is that the opponent has to take the last stone. What counts is how many heaps are large, that is, have two stones or more.</source>
        <translation>目標是讓對方非取最後一顆不可。關鍵在於大堆有幾個，也就是石子不少於兩顆的堆。</translation>
    </message>
    <message>
        <source>Why powers of two? Because each is more than all smaller ones together: 8 &gt; 4 + 2 + 1. So when a heap becomes smaller, the largest sub-heap that changes is one that it loses.</source>
        <translation>為什麼用這樣的數？因為每一個都比所有更小的加起來還大：8 &gt; 4 + 2 + 1。所以一堆變少時，有變動的子堆當中，最大的那一個一定是從有變成沒有。</translation>
    </message>
    <message>
        <source>Every move makes some column odd, and an answer makes all even again</source>
        <translation>不管怎麼走，都有一欄變成奇數，而對方總能讓各欄變回偶數</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an odd number. So one stone of the large heap is left.</source>
        <translation>勝負就看這一步。除了大堆，還有 %1 個只有一顆的堆，是奇數，所以大堆要留下一顆。</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an even number. So the large heap is taken whole.</source>
        <extracomment>%1 is an even number</extracomment>
        <translation>勝負就看這一步。除了大堆，還有 %1 個只有一顆的堆，是偶數，所以把大堆整堆取走。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves the opponent a large heap, and with it the same choice, or an even number of heaps of one stone, of which you would take the last.</source>
        <translation>這是唯一的必勝走法：走別的，不是留下一個大堆，換對方來做同樣的選擇，就是留下偶數個只有一顆的堆，最後一顆歸你自己。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an even number. From then on every move takes one whole heap, so you take the last one: an N-position.</source>
        <extracomment>%n is an even number of heaps</extracomment>
        <translation>
            <numerusform>這樣留下 %n 個只有一顆的堆，是偶數。之後每一步都取走一整堆，最後一顆歸你：N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves the opponent a large heap, and with it the same choice, or an odd number of heaps of one stone, of which the opponent takes the last.</source>
        <translation>這是唯一的必勝走法：走別的，不是留下一個大堆，換對方來做同樣的選擇，就是留下奇數個只有一顆的堆，最後一顆歸對方。</translation>
    </message>
    <message>
        <source>The move leaves %1: every column is even.</source>
        <extracomment>%1 is a formula such as &quot;1 ⊕ 1 ⊕ 0 = 0&quot;</extracomment>
        <translation>走完之後 %1：每一欄都是偶數。</translation>
    </message>
    <message>
        <source>%1 heaps are large: nobody wants to leave just one</source>
        <extracomment>%1 is 2 or more</extracomment>
        <translation>大堆有 %1 個：誰都不想留下單獨一個大堆</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum %2 ≠ 0. Now %3, so %4 makes every column even again.</source>
        <extracomment>%1 is a move such as &quot;12 → 4&quot;, %2 a number other than 0, %3 a formula such as &quot;9 ⊕ 8 = 1&quot;, %4 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之後異或和是 %2 ≠ 0。這時 %3，所以 %4 讓每一欄都變回偶數。</translation>
    </message>
    <message numerus="yes">
        <source>Every heap has just one stone: %n heap(s)</source>
        <extracomment>%n is the number of heaps that have one stone each, 3 or more</extracomment>
        <translation>
            <numerusform>每堆都只有一顆，共 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>A move takes one whole heap, and whoever takes the last stone wins.</source>
        <translation>每步取走一整堆，取走最後一顆的一方贏。</translation>
    </message>
    <message>
        <source>So the players alternate without a choice. The number of heaps is even: the opponent of the player to move takes the last stone and wins. A P-position.</source>
        <translation>所以雙方輪流取，沒得選。堆數是偶數，最後一顆石子歸另一方，另一方贏。這是 P 局面。</translation>
    </message>
    <message>
        <source>So the players alternate without a choice. The number of heaps is odd: the player to move takes the last stone and wins. An N-position, and every move wins.</source>
        <translation>所以雙方輪流取，沒得選。堆數是奇數，最後一顆石子歸輪到走的一方，這一方贏。這是 N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>No heap of one stone stands beside it, so leave one stone: the opponent has to take it. A position with one large heap is always an N-position.</source>
        <translation>沒有別的堆，所以留下一顆，對方非取不可。只有一個大堆的局面，一定是 N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: if more are left, the opponent leaves one, and taking all loses at once.</source>
        <translation>這是唯一的必勝走法：如果留下的不只一顆，對方就只留一顆；如果全部取走，當場就輸。</translation>
    </message>
    <message>
        <source>Whoever finds just one large heap wins: of lowering it to 1 and lowering it to 0, one leaves an odd number of heaps of one stone, however many there are already (from an odd number of ones the player to move takes the last). The next steps give a number that is never 0 when just one heap is large: whoever always leaves 0 never leaves such a position.</source>
        <translation>誰碰到唯一的大堆，誰就贏：減到 1 或減到 0，不管原本有幾個只有一顆的堆，剛好有一種能讓它們變成奇數個（奇數個只有一顆的堆，最後一顆歸輪到走的一方）。怎樣才不會留下唯一的大堆？看一個數就知道，接下來幾步會算出它：只有一個大堆時，它絕對不是 0。所以一直留下 0，就不會留下這種局面。</translation>
    </message>
    <message>
        <source>The nim-sum contains each heap once, and a number cancels itself: a ⊕ a = 0. So heap ⊕ nim-sum is the nim-sum of the other heaps. Lowered to that, the heap cancels them: the nim-sum is 0.</source>
        <translation>異或和裡每一堆都剛好出現一次，而相同的數會互相抵銷：a ⊕ a = 0。所以「堆 ⊕ 異或和」就是其餘各堆的異或和。把這一堆減到這個數，剛好和其餘各堆抵銷：異或和是 0。</translation>
    </message>
    <message>
        <source>Each heap has its equal: whoever moves second mirrors</source>
        <translation>各堆兩兩一樣多：後走的一方採用對稱（模仿）策略</translation>
    </message>
    <message>
        <source>Whatever is taken from one heap is then taken from its equal. Then each heap has its equal again, so there is always a reply, and the last stone goes to the one who mirrors: a P-position.</source>
        <translation>一方從一堆取幾顆，另一方就從和它一樣多的那一堆取幾顆，各堆又兩兩一樣多。跟著走的一方永遠有得走，最後一顆石子也歸這一方，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>Equal numbers cancel: in each column a pair has no 1 or two of them. So every column is even.</source>
        <translation>一樣的兩個數會互相抵銷：在每一欄裡，它們不是都沒有 1，就是各有一個 1。所以每一欄都是偶數。</translation>
    </message>
    <message>
        <source>So mirroring is not always the only answer, and not every answer takes as many as the move.</source>
        <translation>由此可見，跟著走不一定是唯一的應對，應對時取的顆數也不一定和對方一樣。</translation>
    </message>
    <message>
        <source>At the end all heaps are empty</source>
        <translation>最後每一堆都取完了</translation>
    </message>
    <message>
        <source>Its column was even, so another heap still has that digit, which is now the leading digit of the nim-sum. The answer lowers that heap to heap ⊕ nim-sum: there this digit is 0, so it is smaller than before; and exactly the digits of the odd columns change, so every column is even again.</source>
        <translation>這一欄原本是偶數，所以一定另有一堆含有這一位，而它現在是異或和的最高位。應對就是把那一堆減到「堆 ⊕ 異或和」：其中這一位是 0，所以比原來的堆小；改變的又剛好是各奇數欄上的數字，所以每一欄都變回偶數。</translation>
    </message>
    <message>
        <source>That is the answer while two heaps or more are large. When just one is large, making all columns even would leave an even number of heaps of one stone, and lose; so that heap is lowered to 1 or 0, whichever leaves an odd number of them.</source>
        <translation>大堆不少於兩個時，就這樣應對。只剩一個大堆時，如果還是讓每一欄都變成偶數，就會留下偶數個只有一顆的堆，反而輸；所以要把它減到 1 或 0，留下奇數個只有一顆的堆。</translation>
    </message>
    <message>
        <source>When the game ends, no heap is large. A move makes only one heap small, so before that there was a position with just one large heap; and only whoever does not keep the nim-sum at 0 can have left it.</source>
        <translation>到終局時沒有大堆了。一步只能減少一個大堆，所以在那之前，一定出現過只剩一個大堆的局面，而會留下它的，只有不讓異或和保持為 0 的那一方。</translation>
    </message>
    <message>
        <source>There is one heap: take all %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>只有一堆：%1 顆全部取走</translation>
    </message>
</context>
<context>
    <name>NimQuestions</name>
    <message>
        <source>That is the number in decimal digits. In binary there are only the digits 0 and 1, one for each power of two.</source>
        <translation>這是十進位的寫法。二進位只有數字 0 和 1，每個 2 的冪占一位。</translation>
    </message>
    <message>
        <source>These are the digits in the wrong order: the largest power of two stands on the left, the 1 on the right.</source>
        <translation>數字沒錯，順序反了：最大的 2 的冪在最左邊，1 那一位在最右邊。</translation>
    </message>
    <message>
        <source>You have written down the powers of two themselves. Write a 1 for each that is needed, and a 0 for each that is not.</source>
        <translation>你寫的是 2 的冪本身。用到的冪寫 1，沒用到的寫 0。</translation>
    </message>
    <message>
        <source>The last digit is missing. It says whether %1 is odd or even.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>少了最後一位。看這一位就知道 %1 是奇數還是偶數。</translation>
    </message>
    <message>
        <source>Heap %1 has %2 stones. How is %2 written in binary?</source>
        <extracomment>%1 is the number of a heap, %2 its size, as 13</extracomment>
        <translation>第 %1 堆有 %2 顆石子。%2 寫成二進位是多少？</translation>
    </message>
    <message>
        <source>Which powers of two, out of 1, 2, 4, 8, 16 and so on, add up to %1? Each is used at most once.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>1、2、4、8、16 這些 2 的冪裡，哪幾個加起來等於 %1？每個最多用一次。</translation>
    </message>
    <message>
        <source>%1 is the largest power of two that fits into %2, and leaves %3. Go down from there: 1 for a power that fits into what is left, 0 for one that does not.</source>
        <extracomment>%1 is a power of two that fits into %2, %3 what is left of %2 without it</extracomment>
        <translation>不超過 %2 的最大的 2 的冪是 %1，還剩 %3。由此往下：剩下的數裡放得下的冪寫 1，放不下的寫 0。</translation>
    </message>
    <message>
        <source>%1. With a 0 for every other power of two that is %2.</source>
        <extracomment>%1 is a formula such as &quot;13 = 8 + 4 + 1&quot;, or &quot;8 = 8&quot;; %2 the same number in binary, as 1101₂</extracomment>
        <translation>%1。其他 2 的冪都寫 0，就是 %2。</translation>
    </message>
    <message>
        <source>A binary number has no digits but 0 and 1.</source>
        <translation>二進位數只有數字 0 和 1。</translation>
    </message>
    <message>
        <source>%1 is %2, not %3.</source>
        <extracomment>%1 is a number in binary as 1011₂, %2 the same in decimal, %3 the number asked for</extracomment>
        <translation>%1 是 %2，不是 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n odd column(s) are missing.</source>
        <extracomment>%n is how many were not named</extracomment>
        <translation>
            <numerusform>還少 %n 個奇數欄。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no column %1: columns are powers of two, 1, 2, 4, 8 and so on.</source>
        <extracomment>%1 is a number that is no power of two</extracomment>
        <translation>沒有 %1 這一欄：各欄是 2 的冪 1、2、4、8 等。</translation>
    </message>
    <message>
        <source>Column %1 is even. How many ones it has: %2.</source>
        <extracomment>%1 is a power of two, %2 an even number, 0 among them</extracomment>
        <translation>%1 那一欄是偶數欄：它有 %2 個 1。</translation>
    </message>
    <message>
        <source>These are the even columns: those with an even number of ones, as 0, 2 or 4.</source>
        <translation>這些是偶數欄：有偶數個 1，如 0、2、4 個。</translation>
    </message>
    <message>
        <source>You have counted the columns from the right. A column is called by its power of two: from the right 1, 2, 4, 8 and so on.</source>
        <translation>你數的是右邊算起的第幾欄。每一欄要用它的 2 的冪來稱呼：從右邊起是 1、2、4、8 等。</translation>
    </message>
    <message>
        <source>That is the sum of the odd columns, which is the nim-sum. Name them one by one.</source>
        <translation>那是各奇數欄的總和，也就是異或和。請把這些欄一個一個寫出來。</translation>
    </message>
    <message>
        <source>Not all are even: look at column %1.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>並不是每一欄都是偶數：看看 %1 那一欄。</translation>
    </message>
    <message>
        <source>Column %1 is odd, but it is not the only one.</source>
        <translation>%1 那一欄是奇數欄，但不只這一欄。</translation>
    </message>
    <message>
        <source>Every heap is a sum of powers of two, and has a 1 in their columns: %1.</source>
        <extracomment>%1 is a formula such as &quot;13 = 8 + 4 + 1&quot;</extracomment>
        <translation>每一堆都是幾個 2 的冪相加，在那幾欄上就是 1：%1。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many heaps have this power of two? Is that odd? Then take the next column, down to 1.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>從 %1 那一欄開始：有幾堆含有這個 2 的冪？是奇數嗎？再看下一欄，一直到 1。</translation>
    </message>
    <message>
        <source>Every column has an even number of ones.</source>
        <translation>每一欄都有偶數個 1。</translation>
    </message>
    <message>
        <source>An odd number of ones: column %1. All others are even.</source>
        <extracomment>%1 is a list of powers of two such as &quot;1, 8&quot;</extracomment>
        <translation>有奇數個 1 的欄（位值）：%1。其他各欄都是偶數個。</translation>
    </message>
    <message>
        <source>What is the nim-sum of the heaps, %1?</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 ⊕ 15&quot;</extracomment>
        <translation>各堆的異或和 %1 是多少？</translation>
    </message>
    <message>
        <source>That is the nim-sum without heap %1.</source>
        <extracomment>%1 is the number of a heap</extracomment>
        <translation>這個異或和漏算了第 %1 堆。</translation>
    </message>
    <message>
        <source>Heap %1 has %2 stones. How many must be left of it so that the nim-sum becomes 0?</source>
        <extracomment>%1 is the number of a heap, %2 its size</extracomment>
        <translation>第 %1 堆有 %2 顆石子。要讓異或和變成 0，這一堆必須剩下幾顆？</translation>
    </message>
    <message>
        <source>Every column has to become even. So the heap must change in the odd columns, and in no others: there a 1 becomes 0, and a 0 becomes 1.</source>
        <translation>每一欄都要變成偶數欄。所以這一堆只能在奇數欄上改變：那裡的 1 變 0，0 變 1。</translation>
    </message>
    <message>
        <source>Odd is column %1. Change these digits of %2.</source>
        <extracomment>%1 is a list of powers of two such as &quot;1, 4&quot;, %2 the size of a heap, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>奇數欄是 %1。把 %2 在這幾欄的數字改過來。</translation>
    </message>
    <message>
        <source>%1: the heap, XORed with the nim-sum. That changes its digits in the odd columns, and no others.</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 13 = 1&quot;: a heap, the nim-sum, and what is left of the heap</extracomment>
        <translation>%1：這一堆再和異或和做一次異或。這樣只會改變它在奇數欄上的位。</translation>
    </message>
    <message>
        <source>Stones can only be taken away, and there are %1 in this heap.</source>
        <extracomment>%1 is the size of a heap</extracomment>
        <translation>石子只能取走，而這一堆只有 %1 顆。</translation>
    </message>
    <message>
        <source>With %1 left in this heap the nim-sum is %2, not 0.</source>
        <extracomment>%1 is a number of stones, %2 a nim-sum that is not 0</extracomment>
        <translation>這一堆剩 %1 顆時，異或和是 %2，不是 0。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum itself. What is left must cancel the other heaps: it is the heap ⊕ the nim-sum.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>%1 就是異或和本身。剩下的石子要和其他各堆抵銷：應該是這一堆 ⊕ 異或和。</translation>
    </message>
    <message>
        <source>%1 is how many stones have to be taken. How many are left?</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>%1 是要取走的顆數。剩下幾顆？</translation>
    </message>
    <message>
        <source>You have taken the nim-sum away: %1. It has to be XORed with the heap.</source>
        <extracomment>%1 is a formula such as &quot;12 − 5 = 7&quot;: a heap without the nim-sum</extracomment>
        <translation>你做的是減去異或和：%1。應該把它和這一堆做異或。</translation>
    </message>
    <message>
        <source>Heap %1 cannot do it: it would have to grow from %2 to %3.</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 a larger number</extracomment>
        <translation>第 %1 堆辦不到：它得從 %2 增加到 %3。</translation>
    </message>
    <message>
        <source>There is no heap %1. The heaps are counted from 1, in the order on the board.</source>
        <extracomment>%1 is a number that no heap has</extracomment>
        <translation>沒有第 %1 堆。各堆按棋盤上的次序從 1 數起。</translation>
    </message>
    <message>
        <source>Heap %1 is empty: only heaps with stones are asked for.</source>
        <translation>第 %1 堆是空的：題目只問有石子的堆。</translation>
    </message>
    <message>
        <source>Heap %1 can do it: lower it from %2 to %3.</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 a smaller number</extracomment>
        <translation>第 %1 堆辦得到：把它從 %2 減到 %3。</translation>
    </message>
    <message>
        <source>A heap has to change in the odd columns. Some heaps become smaller by that, others larger, and stones cannot be added.</source>
        <translation>每一堆只能在奇數欄上改變。這樣有的堆變小，有的堆變大，可是石子不能加上去。</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so %2 is the leading odd column. The heaps with a 1 there become smaller. What about the others?</source>
        <extracomment>%1 is the nim-sum, %2 a power of two</extracomment>
        <translation>異或和是 %1，所以最高的奇數欄是 %2。在這一欄是 1 的堆會變小。其他堆呢？</translation>
    </message>
    <message>
        <source>The leading odd column is %1. A heap without this sub-heap would have to grow.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>最高的奇數欄是 %1。沒有這個子堆的堆，非得增加石子不可。</translation>
    </message>
    <message>
        <source>These are the heaps that can do it. Asked for are the others.</source>
        <translation>這幾堆是辦得到的。題目問的是其他的堆。</translation>
    </message>
    <message>
        <source>Answer with the numbers of the heaps, from 1 on, not with their sizes.</source>
        <translation>要答的是第幾堆（從 1 數起），不是各堆有幾顆。</translation>
    </message>
    <message>
        <source>It does not matter whether a heap is smaller than the nim-sum. What matters is whether it has the leading odd column, %1.</source>
        <translation>一堆比異或和小也沒關係。要看的是它有沒有最高的奇數欄 %1。</translation>
    </message>
    <message>
        <source>That takes the last stone, and loses.</source>
        <translation>這樣最後一顆石子就被你取走，你就輸了。</translation>
    </message>
    <message>
        <source>That leaves nim-sum %1, not 0, so your opponent can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>這樣異或和是 %1，不是 0，所以對手能贏。</translation>
    </message>
    <message>
        <source>Before your opponent’s move every column was even. Which columns are odd now? Make them even again.</source>
        <translation>對手走之前，每一欄都是偶數欄。現在哪些欄是奇數欄？把它們變回偶數欄。</translation>
    </message>
    <message>
        <source>Heap %1 has gone %2. So what is odd now is column %3. Look for a heap that has the largest of them.</source>
        <extracomment>%1 is the number of a heap, %2 is &quot;9 → 4&quot;, %3 a list of powers of two such as &quot;1, 4, 8&quot;</extracomment>
        <translation>第 %1 堆的變化是 %2，所以現在的奇數欄是 %3。找出含有其中最大那一欄的堆。</translation>
    </message>
    <message>
        <source>Your opponent has just taken %1 from heap %2. Before that it was a P-position. Make a winning move.</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap</extracomment>
        <translation>對手剛從第 %2 堆取走 %1 顆。在那之前是 P 局面。請走一步必勝走法。</translation>
    </message>
    <message>
        <source>After “%1” your opponent has a P-position again.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>「%1」之後，對手又面對 P 局面。</translation>
    </message>
    <message>
        <source>You have copied your opponent’s %1. Copying works when two equal heaps are all there is. %2</source>
        <extracomment>%1 is a number of stones; %2 a sentence such as &quot;That leaves nim-sum 5, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你跟著對手取了 %1 顆。只有兩堆一樣多、而且沒有別的堆時，模仿才有用。%2</translation>
    </message>
    <message>
        <source>It can be done. With which heaps does whoever moves second always have an answer?</source>
        <translation>辦得到。要怎麼分堆，後走的一方才永遠有辦法應對？</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so your opponent, who moves first, can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>異或和是 %1，而對手先走，所以對手能贏。</translation>
    </message>
    <message>
        <source>Your opponent, who moves first, can win: %1.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>對手先走，就能贏：%1。</translation>
    </message>
    <message>
        <source>Type the sizes of the heaps only, such as “3 4 5”.</source>
        <translation>只輸入各堆的顆數，例如「3 4 5」。</translation>
    </message>
    <message>
        <source>These heaps have %1 stones, not %2.</source>
        <extracomment>%1 is the sum of the heaps typed, %2 what it should be</extracomment>
        <translation>這些堆共有 %1 顆石子，不是 %2 顆。</translation>
    </message>
    <message>
        <source>Split %1 stones into as many heaps as you like. Then your opponent moves first, and whoever takes the last stone loses. Can you split so that you win? Type the heaps, such as “3 4 5”, or say that it cannot be done.</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>把 %1 顆石子分成幾堆，要分幾堆都可以，然後由對手先走；取走最後一顆石子的一方輸。你有辦法分得讓自己必勝嗎？請輸入各堆，例如「3 4 5」，或者回答「辦不到」。</translation>
    </message>
    <message>
        <source>Split %1 stones into as many heaps as you like. Then your opponent moves first. Can you split so that you win? Type the heaps, such as “3 4 5”, or say that it cannot be done.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>把 %1 顆石子分成幾堆，要分幾堆都可以，然後由對手先走。你有辦法分得讓自己必勝嗎？請輸入各堆，例如「3 4 5」，或者回答「辦不到」。</translation>
    </message>
    <message>
        <source>%1 heaps of one stone: every move takes a whole heap, and as %1 is odd, your opponent takes the last. With a larger heap the nim-sum would have to be 0, which needs an even number of stones.</source>
        <extracomment>misère play; %1 is an odd number</extracomment>
        <translation>分成 %1 堆，每堆一顆：每步都是整堆取走，而 %1 是奇數，所以最後一顆由對手取走。要是有更大的堆，異或和就得是 0，那就需要偶數顆石子。</translation>
    </message>
    <message>
        <source>%1 is odd, so an odd number of heaps are odd, and column 1 is odd: the nim-sum is never 0. Whoever moves first wins, whatever the split.</source>
        <extracomment>%1 is an odd number of stones</extracomment>
        <translation>%1 是奇數，所以顆數是奇數的堆有奇數個，1 那一欄就是奇數欄：異或和不可能是 0。不管怎麼分，都是先走的一方贏。</translation>
    </message>
    <message>
        <source>Two equal heaps of %1 win by mirroring, and so does every other split with nim-sum 0 and a heap of two or more.</source>
        <extracomment>%1 is half of the stones</extracomment>
        <translation>分成一樣多的兩堆，每堆 %1 顆，靠模仿就能贏；其他分法只要異或和是 0，而且有一堆不少於兩顆，也都能贏。</translation>
    </message>
    <message>
        <source>Your opponent moves first, so leave a P-position of misère play.</source>
        <translation>對手先走，所以要留下反規則的 P 局面。</translation>
    </message>
    <message>
        <source>Try two kinds of splits: into heaps of one stone only, and into two equal heaps. Who takes the last stone?</source>
        <translation>試試兩種分法：全部分成一顆一堆，或是分成一樣多的兩堆。最後一顆會由誰取走？</translation>
    </message>
    <message>
        <source>Your opponent moves first, so leave a P-position: heaps with nim-sum 0.</source>
        <translation>對手先走，所以要留下 P 局面：各堆的異或和要是 0。</translation>
    </message>
    <message>
        <source>Look at column 1. It is even only if the number of odd heaps is even. What does that say of the number of all stones?</source>
        <translation>看 1 那一欄。顆數是奇數的堆要有偶數個，它才會是偶數欄。那麼石子的總數呢？</translation>
    </message>
    <message>
        <source>One heap: your opponent takes it whole and wins at once.</source>
        <translation>只有一堆：對手整堆取走，馬上就贏。</translation>
    </message>
    <message>
        <source>One heap: your opponent leaves one stone of it, and you have to take that.</source>
        <translation>只有一堆：對手留下一顆，你只好把它取走。</translation>
    </message>
    <message>
        <source>%1 heaps of one stone, an even number: every move takes a whole heap, so you take the last stone and lose.</source>
        <extracomment>%1 is an even number of heaps</extracomment>
        <translation>%1 堆各一顆，是偶數堆：每步取走一整堆，所以最後一顆由你取，你就輸了。</translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so nobody has a choice.</source>
        <translation>每步都是整堆取走，誰都沒得選。</translation>
    </message>
    <message>
        <source>Count the heaps. Who takes the last of them?</source>
        <translation>數數看有幾堆。最後一堆由誰取？</translation>
    </message>
    <message>
        <source>Only one heap has two stones or more. When it is gone, nobody has a choice: this is the moment that decides.</source>
        <translation>不少於兩顆的只有一堆。它一沒有了，誰都沒得選：勝負就看現在。</translation>
    </message>
    <message>
        <source>How many heaps of one stone should your opponent be left with, an odd or an even number?</source>
        <translation>該留奇數個還是偶數個只有一顆的堆給對手？</translation>
    </message>
    <message>
        <source>With two heaps no arithmetic is needed: what can always be answered?</source>
        <translation>只有兩堆，不必計算：什麼樣的走法永遠有辦法應對？</translation>
    </message>
    <message>
        <source>Compare the two heaps. If they are equal, whatever is taken from one can be taken from the other.</source>
        <translation>比比看這兩堆。如果一樣多，從一堆取幾顆，就能從另一堆取幾顆。</translation>
    </message>
    <message>
        <source>Write the heaps in binary, one under the other. A position is P exactly when every column has an even number of ones.</source>
        <translation>把各堆寫成二進位，上下對齊。局面是 P 局面，若且唯若每一欄都有偶數個 1。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many heaps have this power of two? Mark the columns that are odd. A move should make all of them even.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>從 %1 那一欄開始：有幾堆含有這個 2 的冪？記下奇數欄。一步棋應該讓它們全變成偶數欄。</translation>
    </message>
    <message>
        <source>Write a heap in binary</source>
        <translation>把一堆寫成二進位</translation>
    </message>
    <message>
        <source>Find the odd columns</source>
        <translation>找出奇數欄</translation>
    </message>
    <message>
        <source>Work out the nim-sum</source>
        <translation>求異或和</translation>
    </message>
    <message>
        <source>What must a heap become?</source>
        <translation>一堆要變成幾顆？</translation>
    </message>
    <message>
        <source>Which heaps cannot help?</source>
        <translation>哪些堆幫不上忙？</translation>
    </message>
    <message>
        <source>Reply to a move</source>
        <translation>應對一步棋</translation>
    </message>
    <message>
        <source>Split the stones</source>
        <translation>分石子</translation>
    </message>
    <message>
        <source>Write the heaps in binary, one under the other. Which columns have an odd number of ones? Name them by their powers of two, such as “8 1”. It may be that there is none.</source>
        <translation>把各堆寫成二進位，上下對齊。哪些欄有奇數個 1？用 2 的冪來寫這些欄，例如「8 1」。也可能一欄都沒有。</translation>
    </message>
    <message>
        <source>Which heaps cannot be lowered so that the nim-sum becomes 0? Answer with their numbers, counted from 1 in the order on the board; empty heaps are left out. It may be that there is none.</source>
        <translation>哪幾堆不管怎麼減少，都沒辦法讓異或和變成 0？請寫出是第幾堆，照棋盤上的順序從 1 數起，空堆不算。也可能一堆都沒有。</translation>
    </message>
    <message>
        <source>That has a 1 wherever %1 or %2 has one. Where both have one there is none: XOR.</source>
        <extracomment>%1 is a heap, %2 the nim-sum</extracomment>
        <translation>只要 %1 或 %2 有一個是 1 的位，你都寫了 1。兩個都是 1 的位應該是 0：這是異或。</translation>
    </message>
    <message>
        <source>You have added the nim-sum: %1. ⊕ carries nothing.</source>
        <extracomment>%1 is a formula such as &quot;12 + 5 = 17&quot;: a heap and the nim-sum</extracomment>
        <translation>你加上了異或和：%1。⊕ 不進位。</translation>
    </message>
</context>
<context>
    <name>NimSum</name>
    <message>
        <source>take %1</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3&quot;</extracomment>
        <translation>取 %1 顆</translation>
    </message>
    <message>
        <source>took %1</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 3&quot;</extracomment>
        <translation>取了 %1 顆</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 11 from heap 4&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆</translation>
    </message>
    <message>
        <source>took %1 from heap %2</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 11 from heap 4&quot;</extracomment>
        <translation>從第 %2 堆取了 %1 顆</translation>
    </message>
    <message>
        <source>So this is an N-position: the player to move wins</source>
        <translation>所以這是 N 局面：輪到走的一方必勝</translation>
    </message>
    <message>
        <source>So this is a P-position: the player to move loses</source>
        <translation>所以這是 P 局面：輪到走的一方必敗</translation>
    </message>
    <message numerus="yes">
        <source>%n more winning move(s), found in the same way</source>
        <extracomment>%n is a number of further winning moves</extracomment>
        <translation>
            <numerusform>另有 %n 種必勝走法，用同樣的方法得到</numerusform>
        </translation>
    </message>
    <message>
        <source>N: the player to move wins, as some move leads to a P-position. P: the player to move loses, as every move leads to an N-position, or none is left.</source>
        <translation>N 局面：輪到走的一方必勝，因為一定有一步走到 P 局面。P 局面：輪到走的一方必敗，因為不管怎麼走都走到 N 局面，或者已經無法再走。</translation>
    </message>
    <message>
        <source>N: the player to move wins, as some move leads to a P-position, or none is left. P: the player to move loses, as every move leads to an N-position.</source>
        <translation>N 局面：輪到走的一方必勝，因為一定有一步走到 P 局面，或者已經無法再走。P 局面：輪到走的一方必敗，因為不管怎麼走都走到 N 局面。</translation>
    </message>
    <message>
        <source>Columns with an odd number of ones, by place value: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有奇數個 1 的欄（位值）：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Columns with an odd number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>有奇數個 1 的欄（位值）：%1，還有更小的 %n 欄。</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns with an even number of ones, by place value: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有偶數個 1 的欄（位值）：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Columns with an even number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>有偶數個 1 的欄（位值）：%1，還有更小的 %n 欄。</numerusform>
        </translation>
    </message>
    <message>
        <source>⊕ (exclusive or, XOR) adds in binary without carrying: a column with an odd number of ones gives 1, one with an even number gives 0.</source>
        <translation>⊕（異或，XOR，又稱互斥或）就是不進位的二進位加法：有奇數個 1 的那一欄得 1，有偶數個 1 的那一欄得 0。</translation>
    </message>
</context>
<context>
    <name>NimSumQuestions</name>
    <message>
        <source>You have added: %1. ⊕ carries nothing: in a column, two ones make 0.</source>
        <extracomment>%1 is a formula such as &quot;7 + 9 + 15 = 31&quot;</extracomment>
        <translation>你做的是加法：%1。⊕ 不進位：同一欄裡兩個 1 得 0。</translation>
    </message>
    <message>
        <source>You have carried from column to column and let the last carry drop. ⊕ carries nothing: each column counts for itself.</source>
        <translation>你逐欄進位，又丟掉了最後一個進位。⊕ 不進位：每一欄各算各的。</translation>
    </message>
    <message>
        <source>That has a 1 wherever one of the numbers has a 1. The nim-sum has a 1 only where an odd number of them have one.</source>
        <translation>只要有一個數在某一欄是 1，你就寫了 1。異或和只在有奇數個數是 1 的欄才是 1。</translation>
    </message>
    <message>
        <source>Look at column %1 again. How many ones it has: %2, so the nim-sum has a 1 there.</source>
        <extracomment>%1 is a power of two, %2 an odd number</extracomment>
        <translation>再看看 %1 那一欄：它有 %2 個 1，所以異或和在這一欄是 1。</translation>
    </message>
    <message>
        <source>Look at column %1 again. How many ones it has: %2, so the nim-sum has a 0 there.</source>
        <extracomment>%1 is a power of two, %2 an even number, 0 among them</extracomment>
        <translation>再看看 %1 那一欄：它有 %2 個 1，所以異或和在這一欄是 0。</translation>
    </message>
    <message>
        <source>%1: a 1 for each column with an odd number of ones, a 0 for each other one.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 = 14&quot;</extracomment>
        <translation>%1：有奇數個 1 的欄得 1，其他欄得 0。</translation>
    </message>
    <message>
        <source>Write the numbers in binary, one under the other. Every column counts for itself: nothing is carried.</source>
        <translation>把這些數寫成二進位，上下對齊。每一欄各算各的，不進位。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many of the numbers have a 1 there? An odd number gives a 1, an even number a 0. Then go on to the right.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>從 %1 那一欄開始：有幾個數在這裡是 1？奇數個得 1，偶數個得 0。然後逐欄向右。</translation>
    </message>
</context>
<context>
    <name>NimTable</name>
    <message>
        <source>0 and 0: in misère play the empty position is won, so the third heap is 1: a single stone is lost.</source>
        <translation>0 和 0：在反規則之下，空局面是 N 局面，所以第三堆是 1：只剩一顆石子是 P 局面。</translation>
    </message>
    <message>
        <source>0 and %1: the third heap is %1. Two equal heaps are lost: each move is copied in the other heap.</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>0 和 %1：第三堆是 %1。兩堆相等是 P 局面：對方怎麼走，就在另一堆照著走。</translation>
    </message>
    <message>
        <source>%1 and %2: a smaller heap leads to one of the third heaps %4 of their line and column. The least other number is %3: (%1, %2, %3) is P.</source>
        <extracomment>%1 and %2 are two heaps, %3 is the third one, %4 lists numbers</extracomment>
        <translation>%1 和 %2：把其中一堆變小，對應的第三堆就是同一列、同一欄裡的 %4。除此之外最小的數是 %3：(%1, %2, %3) 是 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2, ?) is P: ? =</source>
        <extracomment>asked before the table tells: the third heap that makes a P-position of the two heaps %1 and %2</extracomment>
        <translation>(%1, %2, ?) 是 P 局面，? =</translation>
    </message>
    <message>
        <source>Try it out: from a P-position no move leads to another P-position, and from every other position some move does.</source>
        <translation>請試試看：從 P 局面走一步，到不了別的 P 局面；從其他局面，總有一步能到 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2, %3) is P: no move from it leads to another P-position.</source>
        <extracomment>%1, %2 and %3 are three heaps</extracomment>
        <translation>(%1, %2, %3) 是 P 局面：從它走一步，到不了別的 P 局面。</translation>
    </message>
    <message>
        <source>Below two heaps stands the third one that makes the three a P-position: whoever moves now loses.</source>
        <translation>每格上面寫著兩堆，下面是第三堆：三堆合起來是 P 局面，也就是輪到走的一方必敗。</translation>
    </message>
    <message>
        <source>The rule: the third heap is the least number that is not in their line or column yet.</source>
        <translation>規律：第三堆是這一列和這一欄裡還沒有出現的最小的數。</translation>
    </message>
</context>
<context>
    <name>NotLost</name>
    <message>
        <source>%1 is N: no stone is left, and whoever took the last one has lost.</source>
        <extracomment>misère play; %1 is a position without stones</extracomment>
        <translation>%1 是 N 局面：石子取完了，取走最後一顆的一方已經輸了。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to %2, which is P.</source>
        <extracomment>%1 is a position such as (3, 4), %2 the position after the move</extracomment>
        <translation>%1 是 N 局面：走一步就能到 P 局面 %2。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a smaller last number, and to P.</source>
        <extracomment>%1 is a position such as (3, 9), of which the last number was to be found</extracomment>
        <translation>%1 是 N 局面：從最後一堆取幾顆，就能到 P 局面。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>the number is larger than %1, the largest heap allowed</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>這個數大於 %1，超過每一堆的上限</translation>
    </message>
    <message>
        <source>the name of a game is expected before the colon: %1</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;</extracomment>
        <translation>冒號前應該是遊戲的名稱：%1</translation>
    </message>
    <message>
        <source>the name of a game and a colon are expected, as in “nim: 3 4 5”</source>
        <extracomment>shown when a position does not say of which game it is</extracomment>
        <translation>應以遊戲的名稱與冒號開頭，例如「nim: 3 4 5」</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “%1”</source>
        <extracomment>%1 is the name of a game, as in the notation</extracomment>
        <translation>「%1」後面應該是「misere」或冒號</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <extracomment>%1 is the place in the text, from 1; %2 says what was expected there</extracomment>
        <translation>第 %1 個字元處：%2。</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>應該是整數</translation>
    </message>
    <message>
        <source>numbers have to follow, as in “%1”</source>
        <extracomment>%1 is a position such as &quot;{1,3,4}: 5 7&quot;</extracomment>
        <translation>後面還要寫出局面的數，例如「%1」</translation>
    </message>
    <message>
        <source>a heap has 0 stones or more, and no minus sign</source>
        <translation>一堆至少有 0 顆石子，不能寫負號</translation>
    </message>
    <message>
        <source>a whole number is expected, but “%1” was found</source>
        <extracomment>%1 is what was typed instead: a letter, a decimal point</extracomment>
        <translation>應該是整數，但出現了「%1」</translation>
    </message>
    <message>
        <source>a number or a game is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;</extracomment>
        <translation>應為數字或遊戲名：%1</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 is the number of a round of a game, %2 a sentence: &quot;The class took 5 from heap 1.&quot;</extracomment>
        <translation>第 %1 輪：%2</translation>
    </message>
    <message>
        <source>%1 (%2: %3):</source>
        <extracomment>%1 is &quot;Earlier rounds, class – program&quot;; below it moves are such as &quot;#2 12→1&quot;, %2; %3 is this move in words, such as &quot;took 11 from heap 2&quot;</extracomment>
        <translation>%1（%2：%3）：</translation>
    </message>
    <message>
        <source>Earlier rounds, program – class</source>
        <translation>先前各輪，電腦 – 全班</translation>
    </message>
    <message>
        <source>Earlier rounds, class – program</source>
        <translation>先前各輪，全班 – 電腦</translation>
    </message>
    <message>
        <source>Earlier rounds, first player – second player</source>
        <translation>先前各輪，先走的一方 – 後走的一方</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1 is &quot;Earlier rounds, class – program&quot;</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>電腦%1。</translation>
    </message>
    <message>
        <source>The first player %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>先走的一方%1。</translation>
    </message>
    <message>
        <source>The second player %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>後走的一方%1。</translation>
    </message>
    <message>
        <source>The game was lost in round %1 by “%2”: “%3” would have won.</source>
        <extracomment>%1 is the number of a round, %2 a move in it, such as &quot;take 5 from heap 2&quot;, %3 another one</extracomment>
        <translation>輸在第 %1 輪的「%2」：當時走「%3」就能贏。</translation>
    </message>
    <message>
        <source>The program is to move. Who wins?</source>
        <translation>輪到電腦走。誰會贏？</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>誰會贏？</translation>
    </message>
    <message>
        <source>The program is to move.</source>
        <translation>輪到電腦走。</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>無法再走了。</translation>
    </message>
    <message>
        <source>Why can no move win?</source>
        <translation>為什麼怎麼走都贏不了？</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <extracomment>below the question why no move can win; %1 is the rule of the game, in whole sentences</extracomment>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>哪一步能贏？</translation>
    </message>
    <message>
        <source>The graph is still being drawn.</source>
        <translation>圖還沒有畫完。</translation>
    </message>
    <message>
        <source>No move is left. Who wins?</source>
        <translation>無法再走了。誰會贏？</translation>
    </message>
    <message>
        <source>What is drawn here becomes the game. Who wins is asked when it is done.</source>
        <translation>這裡畫的就是要玩的遊戲。畫完再問誰會贏。</translation>
    </message>
    <message>
        <source>The class %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>全班%1。</translation>
    </message>
    <message>
        <source>The class is to move. Who wins?</source>
        <translation>輪到全班走。誰會贏？</translation>
    </message>
    <message>
        <source>The class is to move. Why can no move win?</source>
        <translation>輪到全班走。為什麼怎麼走都贏不了？</translation>
    </message>
    <message>
        <source>The class is to move. Which move wins?</source>
        <translation>輪到全班走。哪一步能贏？</translation>
    </message>
    <message>
        <source>The game is over: the class has won.</source>
        <translation>遊戲結束：全班贏了。</translation>
    </message>
    <message>
        <source>The game is over: the program has won.</source>
        <translation>遊戲結束：電腦贏了。</translation>
    </message>
    <message>
        <source>The class made no mistake.</source>
        <translation>全班一步都沒有走錯。</translation>
    </message>
    <message>
        <source>The program never moved: the class won with its first move.</source>
        <translation>電腦一步也沒走：全班第一步就贏了。</translation>
    </message>
    <message>
        <source>The position of the class was lost from the start.</source>
        <translation>全班從一開始就處於必敗局面。</translation>
    </message>
    <message>
        <source>The class never moved: the program won with its first move.</source>
        <translation>全班一步也沒走：電腦第一步就贏了。</translation>
    </message>
    <message>
        <source>The first player’s position was lost from the start.</source>
        <translation>先走的一方從一開始就處於必敗局面。</translation>
    </message>
    <message>
        <source>The second player’s position was lost from the start.</source>
        <translation>後走的一方從一開始就處於必敗局面。</translation>
    </message>
    <message>
        <source>The second player never moved: the first player won with the first move.</source>
        <translation>後走的一方一步也沒走：先走的一方第一步就贏了。</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>Two people</source>
        <translation>雙人</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Takes a win</source>
        <translation>能贏就贏</translation>
    </message>
    <message>
        <source>Looks ahead</source>
        <translation>多看一步</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Two people at one board</source>
        <translation>兩個人在同一個棋盤上玩</translation>
    </message>
    <message>
        <source>Makes any move</source>
        <translation>隨便走一步</translation>
    </message>
    <message>
        <source>Wins if it can do so at once, else makes any move</source>
        <translation>一步能贏就贏，不然就隨便走一步</translation>
    </message>
    <message>
        <source>Looks one move ahead: wins at once if it can, and does not let you do so</source>
        <translation>多看一步：一步能贏就贏，也不讓你一步就贏</translation>
    </message>
    <message>
        <source>Plays perfectly once no more than eight stones are left, before that looks one move ahead</source>
        <translation>剩下的石子不超過八顆時走得完美，在那之前只多看一步</translation>
    </message>
    <message>
        <source>Plays perfectly, but errs in one move of four until eight stones are left</source>
        <translation>走得完美，但剩下八顆石子之前平均四步錯一步</translation>
    </message>
    <message>
        <source>Wins whenever it can, else makes the move that is hardest to answer</source>
        <translation>能贏就一定贏，不然就走最難應對的一步</translation>
    </message>
    <message>
        <source>Endgame only</source>
        <translation>只會收尾</translation>
    </message>
    <message>
        <source>Sometimes errs</source>
        <translation>偶爾出錯</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>there is not enough memory for so large a picture</source>
        <extracomment>the reason why a file could not be written</extracomment>
        <translation>記憶體不足，無法繪製這麼大的圖片</translation>
    </message>
</context>
<context>
    <name>PieceBoard</name>
    <message numerus="yes">
        <source>+%n heap(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>; marked: %1</source>
        <extracomment>read aloud, behind the name of a heap: %1 is a list of moves such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>；已標記：%1</translation>
    </message>
    <message>
        <source>Right, Left or a number choose how many stones, Enter takes them.</source>
        <extracomment>read aloud</extracomment>
        <translation>按左右方向鍵或數字鍵選擇顆數，按 Enter 鍵取走。</translation>
    </message>
    <message numerus="yes">
        <source>+%n pin(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 個球瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 顆</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Type a position</source>
        <translation>輸入局面</translation>
    </message>
    <message>
        <source>The sizes of the heaps, also with the name of another game in front. What is typed here is text and no key of the projection; the class sees nothing before Enter.</source>
        <translation>各堆的石子數，前面也可以加上另一個遊戲的名稱。在這裡輸入的都是文字，不會當成投影的按鍵；按 Enter 之前，全班什麼也看不到。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Enter: on the board · ↓: choose from the list · Esc: back</source>
        <translation>Enter：擺到棋盤上 · ↓：從清單裡選 · Esc：返回</translation>
    </message>
    <message>
        <source>Enter once more opens it in %1.</source>
        <extracomment>below what is wrong with a typed position; %1 is the name of a lesson</extracomment>
        <translation>再按一次 Enter，就在「%1」這一課開啟。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>what was expected in what has been typed</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>the same, and a sentence that says what Enter does</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>PresenterWindow</name>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>已用時間</translation>
    </message>
    <message>
        <source>Let the clock begin anew</source>
        <translation>重新開始計時</translation>
    </message>
    <message>
        <source>List the keys (?)</source>
        <translation>列出所有按鍵（?）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>End the projection (F11)</source>
        <translation>結束投影（F11）</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation>只有您看得到</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Previous step (PgUp)</source>
        <translation>上一步（PgUp）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step (PgDown)</source>
        <translation>下一步（PgDown）</translation>
    </message>
    <message>
        <source>Show verdict</source>
        <translation>公布判定</translation>
    </message>
    <message>
        <source>Show the class the verdict (V)</source>
        <translation>讓學生看到判定（V）</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>凍結</translation>
    </message>
    <message>
        <source>Hold the picture that the class sees (F)</source>
        <translation>凍結學生看到的畫面（F）</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑畫面</translation>
    </message>
    <message>
        <source>Make the screen of the class black (B)</source>
        <translation>讓投影變成黑畫面（B）</translation>
    </message>
    <message>
        <source>Current step</source>
        <translation>目前步驟</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一個步驟</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>小節</translation>
    </message>
    <message>
        <source>Lets the clock of the lecture begin at 0 again. The class does not see it.</source>
        <translation>讓上課的計時從 0 重新開始。學生看不到。</translation>
    </message>
    <message>
        <source>Opens the guide on this screen, at the chapter on lecturing. Shift+F1 and a click on anything here says what it is.</source>
        <translation>在這個螢幕上開啟指南的課堂講授一章。按 Shift+F1，再點這裡的任何一處，就會說明它是什麼。</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Open the guide on this screen (F1)</source>
        <translation>在這個螢幕上開啟指南（F1）</translation>
    </message>
    <message>
        <source>Lists the keys of the projection over this window. Each works here, in the projection and in the main window.</source>
        <translation>在這個視窗上列出投影用的按鍵。它們在這裡、在投影中與在主視窗裡都有效。</translation>
    </message>
    <message>
        <source>Ends the projection; the lesson stays as it is.</source>
        <translation>結束投影，這一課保持原樣。</translation>
    </message>
    <message>
        <source>Who wins and why, for you alone: the class sees it once you show it.</source>
        <translation>誰必勝、為什麼，只有您看得到；您公布之後學生才看得到。</translation>
    </message>
    <message>
        <source>Goes back, in a long step page by page. A presenter’s remote control sends the same key.</source>
        <translation>往回走，較長的步驟逐頁翻回。簡報器送出的也是這個鍵。</translation>
    </message>
    <message>
        <source>Goes on, in a long step page by page. A presenter’s remote control sends the same key.</source>
        <translation>往下走，較長的步驟逐頁翻過。簡報器送出的也是這個鍵。</translation>
    </message>
    <message>
        <source>The class goes on seeing the picture of now, while you prepare something here.</source>
        <translation>學生看到的畫面停在這一刻，您可以在這裡做準備。</translation>
    </message>
    <message>
        <source>Makes the screen of the class black, so that all look at you; once more brings the lesson back.</source>
        <translation>讓投影變成黑畫面，大家都看著您；再按一次，這一課就回來了。</translation>
    </message>
    <message>
        <source>The step that the class sees, with all its lines.</source>
        <translation>學生看到的這一步，全部內容都在這裡。</translation>
    </message>
    <message>
        <source>The step that comes next, so that you can lead up to it.</source>
        <translation>接下來的一步，方便您順勢帶到它。</translation>
    </message>
    <message>
        <source>The sections of the lesson’s tour; the notes below belong to the chosen one.</source>
        <translation>這一課導覽的各節；下面的備註屬於選取的那一節。</translation>
    </message>
    <message>
        <source>What to ask and to say. The class does not see it. A link puts its position on the board.</source>
        <translation>可以問什麼、講什麼。學生看不到。點一個連結，就把它的局面擺上棋盤。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>歸零</translation>
    </message>
    <message>
        <source>Asks the class whether the position on the board is P or N: the keys P and N count the hands, with Shift they take one back.</source>
        <translation>問全班棋盤上的局面是 P 還是 N：按 P 鍵和 N 鍵計票，加 Shift 減一票。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 還是 N？</translation>
    </message>
    <message>
        <source>Ask the class: P or N? (Q)</source>
        <translation>問全班：P 還是 N？（Q）</translation>
    </message>
    <message>
        <source>Puts an exercise to the class, the next one of the set in the tab of the main window. The keys A to D count the hands.</source>
        <translation>給全班出一題練習，就是主視窗練習分頁裡那一組的下一題。按 A 到 D 鍵計票。</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>The next exercise (E)</source>
        <translation>下一題練習（E）</translation>
    </message>
    <message>
        <source>Gives the class half a minute more to think; with Shift the key takes the clock away.</source>
        <translation>再給全班半分鐘思考；加 Shift 按這個鍵就不再計時。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>30 seconds more (K)</source>
        <translation>再給 30 秒（K）</translation>
    </message>
    <message>
        <source>Shows the class the section of the tour that is chosen on the right, in pages: PageDown goes on to its questions, their answers and the next section.</source>
        <translation>把右邊選取的導覽一節分頁顯示給全班：按 PageDown 依序是它的問題、答案和下一節。</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>導覽</translation>
    </message>
    <message>
        <source>Show the class the tour (S)</source>
        <translation>給全班看導覽（S）</translation>
    </message>
    <message>
        <source>Puts the next position that the section names on the board; the list is below the notes.</source>
        <translation>把本節提到的下一個局面擺到棋盤上；清單在備註下面。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>The next example of the section (X)</source>
        <translation>本節的下一個例子（X）</translation>
    </message>
    <message>
        <source>Shows the class the table of the lesson: PageDown lets it grow by one position.</source>
        <translation>給全班看本課的表格：每按一次 PageDown，表格就多一個局面。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the class the table (G)</source>
        <translation>給全班看表格（G）</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>The hint that you have asked for (Ctrl+H): the idea, the step to take, then the moves. The class sees it after Ctrl+Shift+H.</source>
        <translation>您要的提示（Ctrl+H）：先是想法，再是該做的一步，然後是各種走法。按 Ctrl+Shift+H 之後全班才看得到。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Who answers the moves of the class: a program that plays more or less well, or another person.</source>
        <translation>由誰來應全班的走法：程度高低不同的程式，或是另一個人。</translation>
    </message>
    <message>
        <source>Plays the game once more from the position that it began with. The class sees it.</source>
        <translation>從這一局開始時的局面再下一局。全班都看得到。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Play the game anew (M)</source>
        <translation>重新下一局（M）</translation>
    </message>
    <message>
        <source>Shows the class who wins, then why, then by which moves or how each is answered, and then hides it all. For each new position it is hidden again.</source>
        <translation>依序讓全班看到誰會贏、為什麼、怎麼走能贏（必敗時是每種走法如何應對），再按一次全部隱藏。換了新局面就重新隱藏。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>What you have learned cannot be kept: %1 cannot be written.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>學習紀錄無法儲存：無法寫入 %1。</translation>
    </message>
    <message>
        <source>What you have learned cannot be read from %1: %2.</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法從 %1 讀取學習紀錄：%2。</translation>
    </message>
    <message>
        <source>The file of what you have learned is damaged or of a newer version. It has been kept as %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>學習紀錄檔已損壞，或來自較新的版本。原檔已另存為 %1。</translation>
    </message>
</context>
<context>
    <name>Projection</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list of moves: how many more there are</extracomment>
        <translation>
            <numerusform>以及另外 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>The change of the graph is back; Ctrl+Z takes it back again.</source>
        <translation>對圖的改動已重做；按 Ctrl+Z 再收回。</translation>
    </message>
    <message>
        <source>In the graph again: %1; Ctrl+Y deletes it again.</source>
        <extracomment>after Ctrl+Z; %1 lists what had been deleted: arrows and names such as &quot;3→1&quot; and &quot;5=king&quot;</extracomment>
        <translation>圖中又有了：%1；按 Ctrl+Y 再刪去。</translation>
    </message>
    <message>
        <source>Taken back in the graph: %1; Ctrl+Y brings it back.</source>
        <extracomment>after Ctrl+Z; %1 lists what had been drawn: arrows and names such as &quot;3→1&quot; and &quot;5=king&quot;</extracomment>
        <translation>圖中已收回：%1；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <extracomment>%1 lists moves such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>必勝走法：%1</translation>
    </message>
    <message>
        <source>That position is taken back; Ctrl+Y brings it back.</source>
        <translation>已收回那個局面；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>The position is brought back; Ctrl+Z takes it back again.</source>
        <translation>已重做那個局面；按 Ctrl+Z 可以再收回。</translation>
    </message>
    <message>
        <source>Position %1 taken back; Ctrl+Y brings it back.</source>
        <extracomment>after Ctrl+Z; %1 are the heaps of a position: 20, or (5, 3, 1)</extracomment>
        <translation>已收回局面 %1；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>Position %1 brought back; Ctrl+Z takes it back again.</source>
        <extracomment>after Ctrl+Y; %1 are the heaps of a position: 20, or (5, 3, 1)</extracomment>
        <translation>已重做局面 %1；按 Ctrl+Z 可以再收回。</translation>
    </message>
    <message>
        <source>The table is in front of the steps: PgDown goes on in it, G puts it away.</source>
        <translation>現在顯示的是表格：PgDown 繼續，G 收起後看步驟。</translation>
    </message>
    <message>
        <source>The tour is in front of the steps: PgDown goes on in it, S puts it away.</source>
        <translation>現在顯示的是導覽：PgDown 繼續，S 收起後看步驟。</translation>
    </message>
    <message>
        <source>No move is left: there is nothing to ask.</source>
        <translation>無法再走了，沒有什麼可以問的。</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to ask. M plays it anew.</source>
        <translation>這一局已經結束，沒有什麼可以問的。按 M，這一局重新開始。</translation>
    </message>
    <message>
        <source>The game is over: nothing is left to reveal. M plays it anew.</source>
        <translation>這一局已經結束，沒有什麼可以揭示的了。按 M，這一局重新開始。</translation>
    </message>
    <message>
        <source>The question is open: first Esc or V, then G shows the table.</source>
        <translation>這道題還沒有答完：先按 Esc 或 V，再按 G 顯示表格。</translation>
    </message>
    <message>
        <source>The question is open: first Esc or V, then S shows the tour.</source>
        <translation>這道題還沒有答完：先按 Esc 或 V，再按 S 顯示導覽。</translation>
    </message>
    <message>
        <source>The table asks for a number here: type its digits.</source>
        <translation>表格在這裡問的是一個數：請按數字鍵。</translation>
    </message>
    <message>
        <source>All of the answer is told: PgDown goes on.</source>
        <translation>答案已經說完：按 PgDown 繼續。</translation>
    </message>
    <message>
        <source>There is no other section; S shows the tour.</source>
        <translation>沒有別的小節了；按 S 顯示導覽。</translation>
    </message>
    <message>
        <source>X: there is no other example here.</source>
        <translation>X：這裡沒有別的例子。</translation>
    </message>
    <message>
        <source>R: this board has one arrangement only.</source>
        <translation>R：這個棋盤只有一種排列方式。</translation>
    </message>
    <message>
        <source>R: another arrangement would give something away; first Shift+V.</source>
        <translation>R：換一種排列方式會透露答案，請先按 Shift+V。</translation>
    </message>
    <message>
        <source>R: beside words the other arrangements look the same; H shows the board alone.</source>
        <translation>R：在文字旁邊，其他排列方式看起來都一樣；按 H 只顯示棋盤。</translation>
    </message>
    <message>
        <source>R: the other arrangements look the same here.</source>
        <translation>R：這裡其他排列方式看起來都一樣。</translation>
    </message>
    <message>
        <source>M: no move has been made yet; Shift+M chooses the opponent.</source>
        <translation>M：還沒有走過一步；按 Shift+M 選擇對手。</translation>
    </message>
    <message>
        <source>These heaps have been opened in %1; Ctrl+Z goes back.</source>
        <extracomment>%1 is the name of a lesson that has room for the heaps that were typed</extracomment>
        <translation>這些堆已在%1裡開啟；按 Ctrl+Z 回到原來的局面。</translation>
    </message>
    <message>
        <source>M: the program makes its first move.</source>
        <translation>M：讓電腦走第一步。</translation>
    </message>
    <message>
        <source>Opponent: %1. Shift+M: another.</source>
        <extracomment>%1 is its name in the list of opponents, such as &quot;Two people&quot;</extracomment>
        <translation>對手：%1。按 Shift+M 再換。</translation>
    </message>
    <message>
        <source>Opponent: %1. The class begins. Shift+M: the program does.</source>
        <translation>對手：%1，全班先走。按 Shift+M 則電腦先走。</translation>
    </message>
    <message>
        <source>Opponent: %1. The program begins. Shift+M: another.</source>
        <translation>對手：%1，電腦先走。按 Shift+M 再換。</translation>
    </message>
    <message>
        <source>Misère play, as before; normal play is %1.</source>
        <extracomment>behind typed numbers; %1 is what to type for the other play, such as &quot;nim: 3 4 5&quot;</extracomment>
        <translation>仍是反規則，與先前相同；輸入 %1 則是正常規則。</translation>
    </message>
    <message>
        <source>The game is still the one in the heading; type another one with its name.</source>
        <translation>仍是標題裡的遊戲；要換遊戲時，請連名稱一起輸入。</translation>
    </message>
    <message>
        <source>Only a graph can be drawn, in the lesson on SG values.</source>
        <translation>只有「SG 函數」這一課裡的圖可以畫。</translation>
    </message>
    <message>
        <source>The graph is drawn. Tokens on: %1. F2 goes on drawing.</source>
        <extracomment>behind the drawing of a graph; %1 is the vertex of its token, or the vertices of several: (3, 0)</extracomment>
        <translation>圖畫好了。棋子在：%1。按 F2 繼續畫。</translation>
    </message>
    <message>
        <source>No token was put: one stands on %1, where no arrow ends. F2 goes on drawing.</source>
        <extracomment>the same where nobody has put a token; %1 is a vertex without an arrow to it</extracomment>
        <translation>沒有人放棋子，已在沒有箭頭指向的頂點 %1 放了一枚。按 F2 繼續畫。</translation>
    </message>
    <message>
        <source>The game waits in front of the first step: PgUp goes back to it.</source>
        <translation>這一局還沒有結束，按 PgUp 退到第一步之前就回到這一局。</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>這是最後一步。</translation>
    </message>
    <message>
        <source>Esc again ends the projection</source>
        <translation>再按一次 Esc 結束投影</translation>
    </message>
    <message>
        <source>C: the reason comes without the chart; V again.</source>
        <translation>C：再按 V 揭示理由時，不顯示圖表。</translation>
    </message>
    <message>
        <source>C: the chart comes with the reason; V again.</source>
        <translation>C：再按 V 揭示理由時，圖表一起出現。</translation>
    </message>
    <message>
        <source>C: V comes without the chart.</source>
        <translation>C：按 V 揭示時不顯示圖表。</translation>
    </message>
    <message>
        <source>C: the chart comes with V.</source>
        <translation>C：圖表隨 V 的揭示一起出現。</translation>
    </message>
    <message>
        <source>Ctrl+H: the class sees this screen; with Shift it is given the hint.</source>
        <translation>Ctrl+H：這個螢幕全班都看得到；要把提示給全班看，請再加 Shift。</translation>
    </message>
    <message>
        <source>C: beside this text there is no room for the chart; S goes back to the steps.</source>
        <translation>C：這段文字旁邊放不下圖表；按 S 回到步驟。</translation>
    </message>
    <message>
        <source>✗ Not %1.</source>
        <extracomment>%1 is an answer that is wrong: P, N or a number</extracomment>
        <translation>✗ 不是 %1。</translation>
    </message>
    <message>
        <source>✗ Not %1. %2</source>
        <extracomment>%1 is a number that is wrong, %2 a sentence that says why</extracomment>
        <translation>✗ 不是 %1。%2</translation>
    </message>
    <message>
        <source>F: the class sees this screen, which cannot be held.</source>
        <translation>F：這個螢幕全班都看得到，不能凍結。</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>That leaves: %1</source>
        <extracomment>%1 is what is said of the position left, such as &quot;P-position · xor 0&quot;</extracomment>
        <translation>走完之後：%1</translation>
    </message>
    <message>
        <source>Is the position on the board P or N?</source>
        <translation>棋盤上的局面是 P 局面還是 N 局面？</translation>
    </message>
    <message>
        <source>That ends the game, and loses it.</source>
        <translation>走完這一步遊戲就結束，你也輸了。</translation>
    </message>
    <message>
        <source>After that, your opponent can win: %1.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>這樣走之後，對手就能贏：%1。</translation>
    </message>
    <message>
        <source>You can win this position. Make a winning move on the board.</source>
        <translation>這個局面你能贏。請在棋盤上走出必勝的一步。</translation>
    </message>
    <message>
        <source>Move %1, %2, does not win. %3</source>
        <extracomment>%1 is the place of a move in the list of the answer, %2 the move, such as &quot;take 1 from heap 4&quot;, %3 a sentence such as &quot;After that, your opponent can win: take 5 from heap 2.&quot;</extracomment>
        <translation>你列出的第 %1 個走法（%2）贏不了。%3</translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s) are missing.</source>
        <translation>
            <numerusform>還少 %n 種必勝走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find all winning moves. It may be that there is none.</source>
        <translation>請找出所有必勝走法；也可能一種都沒有。</translation>
    </message>
    <message>
        <source>a number is expected in the brackets</source>
        <translation>括號裡應該是一個數</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 還是 N？</translation>
    </message>
    <message>
        <source>Make a winning move</source>
        <translation>走出必勝的一步</translation>
    </message>
    <message>
        <source>Find all winning moves</source>
        <translation>找出所有必勝走法</translation>
    </message>
    <message>
        <source>a kind of question is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;outcome, move, all-moves&quot;</extracomment>
        <translation>這裡應該是題型：%1</translation>
    </message>
    <message>
        <source>a closing bracket is expected</source>
        <translation>缺少右括號</translation>
    </message>
    <message>
        <source>this kind of question makes no sense for the position</source>
        <translation>這個局面不能問這種題目</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>請回答 P 或 N。</translation>
    </message>
    <message>
        <source>Answer with a number from 1 to %1.</source>
        <extracomment>%1 is how many choices there are</extracomment>
        <translation>請回答 1 到 %1 之間的一個數。</translation>
    </message>
    <message>
        <source>Answer with a whole number.</source>
        <translation>請回答一個整數。</translation>
    </message>
    <message>
        <source>Answer with numbers, such as “0 1 3”.</source>
        <translation>請回答幾個數，例如「0 1 3」。</translation>
    </message>
    <message>
        <source>Answer on the board.</source>
        <translation>請在棋盤上作答。</translation>
    </message>
    <message>
        <source>Here one move can end the game, and win it.</source>
        <translation>這裡一步就能結束遊戲，而且能贏。</translation>
    </message>
    <message>
        <source>N would mean that one move has no good answer. Which one?</source>
        <translation>如果是 N，那麼至少有一步，對手沒有好的應手。是哪一步？</translation>
    </message>
    <message>
        <source>P would mean that every move has a good answer. Has it?</source>
        <translation>如果是 P，那麼不管怎麼走，對手都有好的應手。是這樣嗎？</translation>
    </message>
    <message>
        <source>After that, your opponent can win.</source>
        <translation>這樣走之後，對手就能贏。</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>A question about the position on the board. A wrong answer is explained and can be tried again at once.</source>
        <translation>關於棋盤上局面的一個問題。答錯會說明原因，而且可以馬上再試。</translation>
    </message>
    <message>
        <source>Your answer: whoever moves now loses. The key P does the same.</source>
        <translation>你的回答：輪到走的一方必敗。按 P 鍵也可以。</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>Your answer: whoever moves now wins. The key N does the same.</source>
        <translation>你的回答：輪到走的一方必勝。按 N 鍵也可以。</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Your answer. Enter hands it in.</source>
        <translation>你的回答。按 Enter 鍵送出。</translation>
    </message>
    <message>
        <source>Hands in what you have typed.</source>
        <translation>送出你輸入的內容。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Your answer: the moves that you have made on the board are all that win.</source>
        <translation>你的回答：你在棋盤上走過的就是全部必勝走法。</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>就這些</translation>
    </message>
    <message>
        <source>Your answer: there is none, or it cannot be done.</source>
        <translation>你的回答：沒有，或是辦不到。</translation>
    </message>
    <message>
        <source>no move wins</source>
        <translation>沒有必勝走法</translation>
    </message>
    <message>
        <source>it cannot be done</source>
        <translation>辦不到</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 is a move such as &quot;take 5 from heap 2&quot;, or several with “or” between them; %2 is one more</extracomment>
        <translation>%1，或%2</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <extracomment>%1 is a list of moves such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>目前：%1</translation>
    </message>
    <message>
        <source>Helps by degrees: the first hint says the idea, the next one the step to take.</source>
        <translation>逐步提示：第一則提示講思路，下一則講關鍵的一步。</translation>
    </message>
    <message>
        <source>Gives the question up, and shows the answer with the step that decides.</source>
        <translation>放棄這個問題，顯示答案和關鍵的一步。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>看答案</translation>
    </message>
</context>
<context>
    <name>QuestionSet</name>
    <message>
        <source>no heaps are expected: the game and its rule are enough</source>
        <translation>這裡不需要寫各堆，有遊戲和規則就夠了</translation>
    </message>
    <message>
        <source>the number of a set is expected, from 0 to %1</source>
        <translation>應該是題組的編號，也就是 0 到 %1 的整數</translation>
    </message>
    <message>
        <source>a level is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;easy, medium, hard&quot;</extracomment>
        <translation>應該是難度：%1</translation>
    </message>
    <message>
        <source>a kind of question is expected: %1; as in “%2”</source>
        <extracomment>%1 is a list of words such as &quot;mixed, outcome, move&quot;, %2 the name of a set such as &quot;nim mixed hard 3&quot;</extracomment>
        <translation>這裡應該是題型：%1；例如「%2」</translation>
    </message>
    <message>
        <source>a game is expected first: %1; as in “%2”</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;, %2 the name of a set such as &quot;nim mixed hard 3&quot;</extracomment>
        <translation>開頭應該是遊戲：%1；例如「%2」</translation>
    </message>
    <message numerus="yes">
        <source>the rule has only %n question(s) of this kind, too few for a set; “mixed” asks them among others</source>
        <extracomment>%n is a number of questions; &quot;mixed&quot; is a word of the name of a set, and stays as it is</extracomment>
        <translation>
            <numerusform>這條規則只有 %n 題這一類的題目，不夠一個題組；「mixed」（混合）裡也會問到</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule has no question of this kind</source>
        <translation>這條規則沒有這一類的題目</translation>
    </message>
    <message>
        <source>the rule has no question of this kind at this level, but at: %1</source>
        <extracomment>%1 is a list of levels such as &quot;easy, medium&quot;, words of the name of a set, which stay as they are</extracomment>
        <translation>這條規則在這個難度沒有這一類的題目，有這類題目的難度：%1</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>The game that has ended: who could win after each move, your first mistake as a question, and ways to go on.</source>
        <translation>剛結束的一局：每一步之後誰能贏，問你第一個走錯的地方該怎麼走，以及接下來可以做什麼。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Puts the position before your first mistake on the board and asks what you would play.</source>
        <translation>把你第一次走錯之前的局面擺上棋盤，問你會怎麼走。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡接著下</translation>
    </message>
    <message>
        <source>Goes back to the position before your first mistake, and the game goes on from there.</source>
        <translation>回到你第一次走錯之前的局面，從那裡接著玩。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>The next mistake</source>
        <translation>下一處錯誤</translation>
    </message>
    <message>
        <source>Puts the game back as it was and asks about your next mistake.</source>
        <translation>把對局恢復成原來的樣子，再問下一個走錯的地方該怎麼走。</translation>
    </message>
    <message>
        <source>A game from another position, against the next stronger opponent.</source>
        <translation>換一個局面，再和下一個更強的對手玩一局。</translation>
    </message>
    <message>
        <source>On with the tour</source>
        <translation>繼續導覽</translation>
    </message>
    <message>
        <source>Goes on in the tour beside the board: its questions lead to the rule.</source>
        <translation>繼續看棋盤旁邊的導覽：回答裡面的問題，就能找到規律。</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>找出正確走法</translation>
    </message>
    <message>
        <source>Try from there</source>
        <translation>從那裡再試</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>The rule of the game: what a move is, and who wins.</source>
        <translation>遊戲規則：怎麼走一步，怎樣算贏。</translation>
    </message>
    <message>
        <source>Whose turn it is. After a move of yours the opponent thinks for a moment, so that you can read what the coach says.</source>
        <translation>輪到誰走。你走了一步之後，對手會想一會兒，這樣你可以先讀完教練的話。</translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation>讓對手走</translation>
    </message>
    <message>
        <source>The opponent makes its move</source>
        <translation>讓對手走一步</translation>
    </message>
    <message>
        <source>A position that you look at stays as it is. This has the opponent make its move; you can also make one yourself.</source>
        <translation>正在檢視的局面不會自己改變。按這裡讓對手走一步；你也可以自己先走。</translation>
    </message>
    <message>
        <source>Goes on with the game that you were playing</source>
        <translation>繼續剛才那一局</translation>
    </message>
    <message>
        <source>A question brings a position of its own, and another position may be looked at. The game that you were playing is kept; this goes on with it.</source>
        <translation>每道題都有自己的局面，別的局面也可以隨時查看。你正在下的那一局會保留，按這裡就能繼續。</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>回到對局</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>“start” and a position were expected</source>
        <translation>這裡應該是「start」和一個局面</translation>
    </message>
    <message>
        <source>this is no game of Last Stone</source>
        <translation>這不是 Last Stone 的對局</translation>
    </message>
    <message>
        <source>this game is of a newer version of the program</source>
        <translation>這一局來自較新版本的程式</translation>
    </message>
    <message>
        <source>a number from %1 to %2 was expected</source>
        <translation>這裡應該是 %1 到 %2 的數</translation>
    </message>
    <message>
        <source>this move cannot be made here</source>
        <translation>這裡不能這樣走</translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation>這裡應該是一個數</translation>
    </message>
    <message>
        <source>“you” or “opponent” was expected</source>
        <translation>這裡應該是「you」或「opponent」</translation>
    </message>
    <message>
        <source>there is no such opponent</source>
        <translation>沒有這樣的對手</translation>
    </message>
    <message>
        <source>“move” or another entry of a game was expected</source>
        <translation>這裡應該是「move」或對局的其他項目</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <extracomment>%1 and %2 are the place in a file, from 1; %3 says what was expected there</extracomment>
        <translation>第 %1 行第 %2 個字元：%3。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>at most %1 heaps fit on the board</source>
        <extracomment>%1 is a number of heaps</extracomment>
        <translation>棋盤上最多能放 %1 堆</translation>
    </message>
    <message>
        <source>The game is over: who took the last stone has lost.</source>
        <translation>遊戲結束：取走最後一顆石子的一方輸了。</translation>
    </message>
    <message>
        <source>The game is over: who took the last stone has won.</source>
        <translation>遊戲結束：取走最後一顆石子的一方贏了。</translation>
    </message>
    <message>
        <source>The game is over: you have won.</source>
        <translation>遊戲結束：你贏了。</translation>
    </message>
    <message>
        <source>The game is over: your opponent has won.</source>
        <translation>遊戲結束：對手贏了。</translation>
    </message>
    <message>
        <source>First the question: the game goes on when it is answered.</source>
        <translation>先回答問題：回答之後才能接著走。</translation>
    </message>
    <message>
        <source>A new game: the question has been left, and waits for you.</source>
        <translation>新的一局：題目先放下了，隨時可以回去答。</translation>
    </message>
    <message>
        <source>The game is over: who made the last move has lost.</source>
        <translation>遊戲結束：走最後一步的一方輸了。</translation>
    </message>
    <message>
        <source>The game is over: who made the last move has won.</source>
        <translation>遊戲結束：走最後一步的一方贏了。</translation>
    </message>
</context>
<context>
    <name>Sg</name>
    <message>
        <source>Subtraction set</source>
        <translation>可取集合</translation>
    </message>
    <message>
        <source>{1,2,3}: Bash with at most 3</source>
        <translation>{1,2,3}：最多取 3 顆的巴什博弈</translation>
    </message>
    <message>
        <source>{1,…,64}: Nim, up to 64 stones</source>
        <translation>{1,…,64}：尼姆博弈，每堆最多 64 顆</translation>
    </message>
    <message>
        <source>{1,2,4,…,64}: powers of two</source>
        <translation>{1,2,4,…,64}：2 的冪</translation>
    </message>
    <message>
        <source>{1,2,3,5,…,89}: Fibonacci</source>
        <translation>{1,2,3,5,…,89}：費氏數</translation>
    </message>
    <message>
        <source>Sum of different sets</source>
        <translation>不同集合的和</translation>
    </message>
    <message>
        <source>Graph game</source>
        <translation>圖上的遊戲</translation>
    </message>
    <message>
        <source>A graph of seven vertices</source>
        <translation>七個頂點的圖</translation>
    </message>
    <message>
        <source>Nim on a graph</source>
        <translation>圖上的 Nim</translation>
    </message>
    <message>
        <source>Taking and breaking</source>
        <translation>取走與拆分</translation>
    </message>
    <message>
        <source>0.77: Kayles</source>
        <translation>0.77：凱爾斯（Kayles）</translation>
    </message>
    <message>
        <source>0.07: Dawson’s Kayles</source>
        <translation>0.07：Dawson 的 Kayles</translation>
    </message>
    <message>
        <source>0.137: Dawson’s chess</source>
        <translation>0.137：Dawson 棋</translation>
    </message>
    <message>
        <source>Grundy’s game</source>
        <translation>Grundy 博弈</translation>
    </message>
    <message>
        <source>SG</source>
        <translation>SG 函數</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走</translation>
    </message>
    <message>
        <source>N-position · no move is left, and in misère play the player to move has won</source>
        <translation>N 局面（先手必勝態） · 已經無法再走，依反規則，輪到走的一方贏了</translation>
    </message>
    <message>
        <source>P-position · no move is left · the player to move has lost</source>
        <translation>P 局面（先手必敗態） · 已經無法再走 · 輪到走的一方輸了</translation>
    </message>
    <message>
        <source>P-position · the SG value is 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · SG 值為 0 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>P-position · SG values %1 · the player to move loses</source>
        <extracomment>%1 is the nim-sum of SG values, such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>P 局面（先手必敗態） · SG 值 %1 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>P-position · misère play: every move leaves an N-position · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 反規則：怎麼走都留下 N 局面 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>in front of the number of a token</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Token:</source>
        <extracomment>in front of the number of a token</extracomment>
        <translation>棋子：</translation>
    </message>
    <message>
        <source>Heap</source>
        <extracomment>in front of the number of a heap</extracomment>
        <translation>堆</translation>
    </message>
    <message>
        <source>Heap:</source>
        <extracomment>in front of the number of a heap</extracomment>
        <translation>堆：</translation>
    </message>
    <message>
        <source>SG values with nim-sum 0</source>
        <translation>SG 值的異或和是 0</translation>
    </message>
    <message>
        <source>SG values with nim-sum %1 ≠ 0</source>
        <extracomment>%1 is a number</extracomment>
        <translation>SG 值的異或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · misère play · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 反規則 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · SG values %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum of SG values, such as &quot;3 ⊕ 1 = 2&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · SG 值 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · the SG value is %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the SG value; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · SG 值為 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>SG values 0 and 1 with nim-sum %1</source>
        <extracomment>misère play; %1 is 0 or 1</extracomment>
        <translation>SG 值都是 0 或 1，異或和是 %1</translation>
    </message>
    <message>
        <source>A graph of four vertices</source>
        <translation>四個頂點的圖</translation>
    </message>
</context>
<context>
    <name>SgBoard</name>
    <message>
        <source>Heap %1: stones %2, SG value %3</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 its SG value</extracomment>
        <translation>第 %1 堆：%2 顆石子，SG 值 %3</translation>
    </message>
    <message>
        <source>SG board</source>
        <translation>SG 棋盤</translation>
    </message>
    <message>
        <source>Heap %1: stones %2, one may take %3</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>第 %1 堆：%2 顆石子，可取 %3</translation>
    </message>
    <message>
        <source>Heap %1: stones %2</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆：%2 顆石子</translation>
    </message>
    <message>
        <source>Heap %1: stones %2, one may take %3, SG value %4</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as &quot;1, 3, 4&quot;, %4 its SG value</extracomment>
        <translation>第 %1 堆：%2 顆石子，可取 %3，SG 值 %4</translation>
    </message>
</context>
<context>
    <name>SgChart</name>
    <message>
        <source>pre-period, up to %1</source>
        <extracomment>over the part of a chart before the values repeat; %1 is a number of stones</extracomment>
        <translation>預週期，到 %1 為止</translation>
    </message>
    <message>
        <source>period of %1 values</source>
        <extracomment>over the part of a chart where the values repeat, too often to show each time; %1 is how many values it is that repeat</extracomment>
        <translation>週期：%1 個值</translation>
    </message>
    <message>
        <source>period, %1 to %2</source>
        <extracomment>over the part of a chart where the values repeat for the first time in view; %1 and %2 are the first and last number of stones of it</extracomment>
        <translation>週期，%1 到 %2</translation>
    </message>
    <message>
        <source>Misère play: P and N at g(n), the values of normal play</source>
        <translation>反規則下的 P 與 N，畫在正常規則的 g(n) 處</translation>
    </message>
    <message>
        <source>g(n): no period is proven up to n = %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>g(n)：到 n = %1 尚未證明週期</translation>
    </message>
    <message>
        <source>Period %1 from n = %2, proven; □ exceptions</source>
        <extracomment>the title of a chart, on which some points stand in a frame; %1 is the length of the period, %2 the number of stones where it begins</extracomment>
        <translation>g(n)：從 n = %2 起週期為 %1，已證明；□ 例外</translation>
    </message>
    <message>
        <source>g(n): period %1 from n = %2 on, proven</source>
        <extracomment>the title of a chart; %1 is the length of the period, %2 the number of stones where it begins</extracomment>
        <translation>g(n)：從 n = %2 起週期為 %1，已證明</translation>
    </message>
    <message>
        <source>n: stones in the heap</source>
        <translation>n：這堆的石子數</translation>
    </message>
    <message>
        <source>n: stones in the heap; a point stands for up to %1</source>
        <extracomment>the axis of a chart that is too small for all points; %1 is a number of values of n</extracomment>
        <translation>n：這堆的石子數；每個點最多代表 %1 個 n</translation>
    </message>
    <message>
        <source>n: stones in heap %1; a point stands for up to %2</source>
        <extracomment>the axis of a chart that is too small for all points; %1 is the number of a heap, %2 a number of values of n</extracomment>
        <translation>n：第 %1 堆的石子數；每個點最多代表 %2 個 n</translation>
    </message>
    <message>
        <source>layer %1</source>
        <extracomment>over the first of several parts of a chart, the others of which have a number alone: vertices from which the longest way has %1 edges</extracomment>
        <translation>層 %1</translation>
    </message>
    <message>
        <source>Misère play: P and N at the values of normal play</source>
        <translation>反規則下的 P 與 N，畫在正常規則的 SG 值處</translation>
    </message>
    <message>
        <source>SG values of the vertices</source>
        <translation>各頂點的 SG 值</translation>
    </message>
    <message>
        <source>vertices, layer by layer from the sinks up</source>
        <translation>頂點，從匯點起逐層排列</translation>
    </message>
    <message>
        <source>There is no vertex there.</source>
        <translation>那裡沒有頂點。</translation>
    </message>
    <message>
        <source>g(%1) has not been worked out yet</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>g(%1) 還沒有算出</translation>
    </message>
    <message>
        <source>g(%1) = %2: P-position, reached by a winning move</source>
        <extracomment>%1 is a heap or vertex, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：P 局面，由必勝走法到達</translation>
    </message>
    <message>
        <source>g(%1) = %2: P-position, off the period</source>
        <extracomment>%1 is a heap, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：P 局面，不合週期</translation>
    </message>
    <message>
        <source>g(%1) = %2: N-position, off the period</source>
        <extracomment>%1 is a heap, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：N 局面，不合週期</translation>
    </message>
    <message>
        <source>g(%1) = %2: P-position</source>
        <extracomment>%1 is a heap or vertex, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：P 局面</translation>
    </message>
    <message>
        <source>g(%1) = %2: N-position</source>
        <extracomment>%1 is a heap or vertex, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：N 局面</translation>
    </message>
    <message>
        <source>%1: then the whole sum is a P-position, reached by a winning move</source>
        <extracomment>%1 is a formula such as &quot;g(7) = 2&quot;; said of a point on a chart</extracomment>
        <translation>%1：這時總和為 P 局面，可由制勝的一步走到</translation>
    </message>
    <message>
        <source>%1: then the whole sum is a P-position</source>
        <extracomment>%1 is a formula such as &quot;g(7) = 2&quot;; said of a point on a chart</extracomment>
        <translation>%1：這時總和為 P 局面</translation>
    </message>
    <message>
        <source>%1: then the whole sum is an N-position</source>
        <extracomment>%1 is a formula such as &quot;g(7) = 2&quot;; said of a point on a chart</extracomment>
        <translation>%1：這時總和為 N 局面</translation>
    </message>
    <message>
        <source>the sum is P: the other heaps have %1</source>
        <extracomment>beside a line across a chart of a sum; %1 is the nim-sum of all heaps but one</extracomment>
        <translation>總和為 P 局面：其餘各堆的異或和為 %1</translation>
    </message>
    <message>
        <source>the sum is P: the other tokens have %1</source>
        <extracomment>beside a line across a chart of a sum; %1 is the nim-sum of the values of all tokens but one</extracomment>
        <translation>總和為 P 局面：其餘棋子的異或和為 %1</translation>
    </message>
    <message>
        <source>n: stones in heap %1; P or N: of the whole sum</source>
        <extracomment>the axis of a chart of several heaps; %1 is the number of a heap</extracomment>
        <translation>n：第 %1 堆的石子數；P、N 指總和</translation>
    </message>
    <message>
        <source>the sum is P</source>
        <extracomment>beside a line across a chart of a sum, where there is little room</extracomment>
        <translation>總和為 P 局面</translation>
    </message>
    <message>
        <source>The SG values g(n)</source>
        <translation>SG 值 g(n)</translation>
    </message>
    <message>
        <source>P or N if token %1 stood there</source>
        <extracomment>the title of a chart of several tokens: the colours of its points are not those of single vertices; %1 is the number of the token that the chart moves</extracomment>
        <translation>棋子 %1 若在該處：P 還是 N</translation>
    </message>
</context>
<context>
    <name>SgExplanation</name>
    <message>
        <source>A move takes one token along one arrow</source>
        <translation>每一步把一枚棋子沿著一條箭頭移動</translation>
    </message>
    <message>
        <source>Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no move is possible.</source>
        <translation>一個頂點上可以放任意多枚棋子。沒有箭頭出去的頂點叫做匯點，棋子到了那裡就無法再走。</translation>
    </message>
    <message>
        <source>Layers %1 to %2 follow in the same way</source>
        <extracomment>%1 and %2 are numbers of layers, %1 &lt; %2</extracomment>
        <translation>第 %1 層到第 %2 層也是這樣算</translation>
    </message>
    <message>
        <source>Each is computed when the layers below it are known: every vertex from its options.</source>
        <translation>等下面各層都算出來，再算上面一層：每個頂點的值由它的後繼決定。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more vertices</source>
        <extracomment>%n vertices are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 個頂點</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer 0, the sinks: no move, so g = 0</source>
        <translation>第 0 層是匯點：無法再走，所以 g = 0</translation>
    </message>
    <message>
        <source>Layer %1: all options lie in lower layers and have their values</source>
        <extracomment>%1 is the number of a layer, from 1</extracomment>
        <translation>第 %1 層：後繼都在下面各層，值都已經求出</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(3) = mex {0,1} = 2, g(5) = mex {0,2} = 1&quot;
----------
%1 is a list of positions such as &quot;(1), (1, 1, 1), (2, 2)&quot;
----------
%1 is a list such as &quot;g₁ belongs to heap 1, g₂ belongs to heap 2&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Grundy’s game: a move splits one heap into two of different sizes</source>
        <translation>Grundy 博弈：每一步把一堆分成大小不同的兩堆</translation>
    </message>
    <message>
        <source>Kayles: take one stone or two from a heap, then split the rest of it if you like</source>
        <translation>凱爾斯（Kayles）：取一或兩顆，剩下的可以分堆</translation>
    </message>
    <message>
        <source>Dawson’s Kayles: take two stones from a heap, then split the rest of it if you like</source>
        <translation>Dawson 的 Kayles：取兩顆，剩下的可以分堆</translation>
    </message>
    <message>
        <source>Dawson’s chess: take two stones, or three and split the rest if you like; a heap of one may be taken</source>
        <translation>Dawson 棋：取兩顆，或取三顆再隨意分堆；只有一顆的堆可以取走</translation>
    </message>
    <message>
        <source>As an octal code, the rule is %1</source>
        <extracomment>the last step, of a game whose rule has been told in words; %1 is an octal code such as &quot;0.77&quot;</extracomment>
        <translation>這條規則寫成八進位編碼是 %1</translation>
    </message>
    <message>
        <source>The octal game %1: its digits say which moves there are</source>
        <extracomment>%1 is an octal code such as &quot;0.16&quot;</extracomment>
        <translation>八進位遊戲 %1：由各位數字規定有哪些走法</translation>
    </message>
    <message>
        <source>No stone is taken. Heaps of 1 and 2 cannot be split any more.</source>
        <translation>不取石子，只拆堆。1 顆和 2 顆的堆不能再拆。</translation>
    </message>
    <message>
        <source>This code allows no move at all.</source>
        <translation>這個編碼不允許任何走法。</translation>
    </message>
    <message>
        <source>No period of Grundy’s game is known</source>
        <translation>Grundy 博弈的週期至今還沒有找到</translation>
    </message>
    <message>
        <source>So the values are computed one after the other, from g(0) on.</source>
        <translation>所以從 g(0) 起一個一個算。</translation>
    </message>
    <message>
        <source>No period is proven by the values up to %1</source>
        <extracomment>%1 is a number of stones
----------
%1 is a large number</extracomment>
        <translation>算到 %1 為止的值，還證明不了有週期</translation>
    </message>
    <message>
        <source>The values repeat from the beginning: %1</source>
        <extracomment>%1 is a formula such as &quot;g(n + 7) = g(n)&quot;</extracomment>
        <translation>值從頭開始就循環：%1</translation>
    </message>
    <message>
        <source>From n = %1 on the values repeat: %2</source>
        <extracomment>%1 is a number, the pre-period; %2 is a formula such as &quot;g(n + 7) = g(n)&quot;</extracomment>
        <translation>從 n = %1 起，值開始循環：%2</translation>
    </message>
    <message>
        <source>Before that, only these heaps differ from the period carried on backwards: %1.</source>
        <extracomment>%1 is a list of sizes of heaps, all smaller than the pre-period</extracomment>
        <translation>在這之前，把週期往回推，只有這幾堆的值不符：%1。</translation>
    </message>
    <message>
        <source>Before that, %1 heaps differ from the period carried on backwards.</source>
        <extracomment>%1 is a number of heaps</extracomment>
        <translation>在這之前，把週期往回推，有 %1 堆的值不符。</translation>
    </message>
    <message>
        <source>Proof, by the theorem of Guy and Smith (1956): let k be the largest number that may be taken. If g(n + p) = g(n) holds for all n with n₀ ≤ n &lt; 2·n₀ + p + k, then for all n ≥ n₀. Here n₀ = %1, p = %2 and k = %3, and the values have been compared for all n &lt; %4.</source>
        <extracomment>n₀, p and k are names of numbers: %1 is n₀, %2 is p, %3 is k; %4 is 2·n₀ + p + k</extracomment>
        <translation>證明根據 Guy 與 Smith 的定理（1956）：設 k 是一次最多可取的顆數。如果 n₀ ≤ n &lt; 2·n₀ + p + k 的每個 n 都滿足 g(n + p) = g(n)，那麼所有 n ≥ n₀ 也都滿足。這裡 n₀ = %1，p = %2，k = %3，而 n &lt; %4 的值全都比對過了。</translation>
    </message>
    <message>
        <source>Some value is 2 or more and the nim-sum is 0.</source>
        <translation>有一個值不小於 2，而異或和是 0。</translation>
    </message>
    <message>
        <source>Some value is 2 or more and the nim-sum is %1, not 0.</source>
        <extracomment>misère play; %1 is the nim-sum</extracomment>
        <translation>有一個值不小於 2，而異或和是 %1，不是 0。</translation>
    </message>
    <message>
        <source>All values are 0 or 1 and the nim-sum is 1.</source>
        <translation>所有的值都是 0 或 1，而異或和是 1。</translation>
    </message>
    <message>
        <source>All values are 0 or 1 and the nim-sum is 0, not 1.</source>
        <translation>所有的值都是 0 或 1，而異或和是 0，不是 1。</translation>
    </message>
    <message>
        <source>The values that are left, one of them 2 or more, have the nim-sum 0: %1.</source>
        <extracomment>%1 is a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>留下的值當中有一個不小於 2，它們的異或和為 0：%1。</translation>
    </message>
    <message>
        <source>The values that are left are all 0 or 1 and have the nim-sum 1: %1.</source>
        <translation>留下的值都是 0 或 1，它們的異或和為 1：%1。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves a P-position: each of its %n move(s) leads to an N-position.</source>
        <extracomment>misère play; %n is the number of moves from the position that has been left</extracomment>
        <translation>
            <numerusform>留下的是 P 局面：從那裡有 %n 種走法，走到的都是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is the last move, and so loses</source>
        <extracomment>misère play; %1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>「%1」是最後一步，所以輸了</translation>
    </message>
    <message>
        <source>The opponent cannot move any more and has won.</source>
        <translation>對方無法再走，就贏了。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position</source>
        <translation>不管怎麼走，留下的都是 N 局面</translation>
    </message>
    <message>
        <source>So every move can be answered by one that leaves a P-position, unless it has ended the game, which loses at once.</source>
        <translation>所以每一步都有辦法應對，再留下 P 局面；如果這一步已經結束了遊戲，那就當場輸了。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions does not make the last move</source>
        <translation>誰一直留下 P 局面，誰就不會走最後一步</translation>
    </message>
    <message>
        <source>A position without a move is N in misère play, so it is never left by whoever leaves P-positions only. The game has an end, so the opponent has to make the last move.</source>
        <translation>依反規則，無法再走的局面是 N 局面，所以只留 P 局面的一方絕不會留下它。遊戲一定會結束，最後一步只能由對方來走。</translation>
    </message>
    <message>
        <source>A position without a move is N in misère play, so it is never left by whoever leaves P-positions only. The game has an end, so the player now to move has to make the last move.</source>
        <translation>依反規則，無法再走的局面是 N 局面，所以只留 P 局面的一方絕不會留下它。遊戲一定會結束，最後一步只能由現在輪到走的一方來走。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>at the end of a list: %n of its members are not shown</extracomment>
        <translation>
            <numerusform>另有 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>one option in a list, a formula such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7&quot;, and %n further options of that value</extracomment>
        <translation>
            <numerusform>%1（另有 %n 個）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and options of %n more value(s)</source>
        <extracomment>at the end of a list of options: %n further values are not shown</extracomment>
        <translation>
            <numerusform>另外還有 %n 種值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s): %1</source>
        <extracomment>%n is a number of tokens that stand on the same vertex, %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>%n 枚棋子：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s): %1</source>
        <extracomment>%n is a number of heaps of the same size, %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>%n 堆：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Token(s) %1: %2</source>
        <extracomment>%1 is a list of the numbers of tokens that stand on the same vertex, %2 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>棋子 %1：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap(s) %1: %2</source>
        <extracomment>%1 is a list of the numbers of heaps of the same size, %2 is &quot;g(7) = 2&quot;</extracomment>
        <translation>
            <numerusform>第 %1 堆：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move here, so %1.</source>
        <extracomment>%1 is &quot;g(0) = 0&quot;</extracomment>
        <translation>這裡無法再走，所以 %1。</translation>
    </message>
    <message>
        <source>The options and their values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−1) = g(6) = 2&quot;</extracomment>
        <translation>各後繼和它們的值：%1。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n option(s); here is one for each value: %1.</source>
        <extracomment>%n is a number of options, %1 a list of formulas such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7 (and 2 more)&quot;</extracomment>
        <translation>
            <numerusform>後繼共有 %n 個，每種值各舉一個例子：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>So %1: the smallest number that is missing among the values is %2.</source>
        <extracomment>%1 is a formula such as &quot;g(7) = mex {0,1,3} = 2&quot;, %2 the number at its end</extracomment>
        <translation>所以 %1：這些值裡沒出現的最小的數是 %2。</translation>
    </message>
    <message>
        <source>The other values are found in the same way</source>
        <translation>其餘的值也是這樣算</translation>
    </message>
    <message>
        <source>The nim-sum of the values is 0</source>
        <translation>各值的異或和（尼姆和）是 0</translation>
    </message>
    <message>
        <source>The nim-sum of the values is %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各值的異或和（尼姆和）是 %1 ≠ 0</translation>
    </message>
    <message>
        <source>The SG value is 0, so no option has the value 0: every move leaves an N-position.</source>
        <translation>SG 值是 0，表示沒有任何後繼的值是 0：不管怎麼走，留下的都是 N 局面。</translation>
    </message>
    <message>
        <source>The SG value is not 0, so some option has the value 0: a move to it leaves a P-position.</source>
        <translation>SG 值不是 0，表示有某個後繼的值是 0：走到那裡，就留下 P 局面。</translation>
    </message>
    <message>
        <source>To win, move to an option of value 0</source>
        <translation>想贏，就走到值為 0 的後繼</translation>
    </message>
    <message>
        <source>There must be one: %1 is the smallest missing number, so 0 is not missing.</source>
        <extracomment>%1 is an SG value other than 0</extracomment>
        <translation>這樣的後繼一定有：沒出現的最小的數是 %1，所以 0 一定出現了。</translation>
    </message>
    <message>
        <source>To win, move a token of value g to a vertex of value g ⊕ %1</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>想贏，就移動一枚棋子：從值 g 到值 g ⊕ %1</translation>
    </message>
    <message>
        <source>To win, turn a heap of value g into one of value g ⊕ %1</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>想贏，就改變一堆的值：g 變成 g ⊕ %1</translation>
    </message>
    <message>
        <source>token %1: %2</source>
        <extracomment>one token in a list: %1 is its number, %2 a formula such as &quot;2 ⊕ 3 = 1&quot;, or &quot;1 → 3&quot;, from one value to another</extracomment>
        <translation>棋子 %1：%2</translation>
    </message>
    <message>
        <source>heap %1: %2</source>
        <extracomment>%1 is the number of a heap, %2 a set of numbers such as &quot;{1,3,4}&quot;
----------
one winning move in a list: %1 is the number of a heap, %2 a change such as &quot;35→21+12&quot;
----------
one heap in a list: %1 is its number, %2 a formula such as &quot;2 ⊕ 3 = 1&quot;, or &quot;1 → 3&quot;, from one value to another</extracomment>
        <translation>第 %1 堆 %2</translation>
    </message>
    <message>
        <source>Then the nim-sum is 0. The values needed: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1: 2 ⊕ 3 = 1, heap 2: 1 ⊕ 3 = 2&quot;</extracomment>
        <translation>這樣異或和就變成 0。需要的值：%1。</translation>
    </message>
    <message>
        <source>A winning move: %1</source>
        <extracomment>%1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>必勝走法：%1</translation>
    </message>
    <message>
        <source>It leaves a P-position: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−7) = g(0) = 0&quot;</extracomment>
        <translation>留下 P 局面：%1。</translation>
    </message>
    <message>
        <source>%1, so the value goes %2 and the nim-sum becomes 0: %3.</source>
        <extracomment>%1 is a formula such as &quot;g(7−1) = g(6) = 2&quot;, %2 is &quot;3 → 2&quot;, %3 a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>%1，所以值的變化是 %2，異或和變成 0：%3。</translation>
    </message>
    <message>
        <source>This move raises a value. Nim has no such moves, as its heaps only become smaller; but all that counts is that the nim-sum is 0 afterwards.</source>
        <translation>這一步讓一個值變大。尼姆博弈裡沒有這樣的走法，因為堆只會變小；不過重要的只有一點：走完之後異或和是 0。</translation>
    </message>
    <message>
        <source>No other token can reach the value that it would need</source>
        <translation>其他棋子都走不到值合適的頂點</translation>
    </message>
    <message>
        <source>No other heap can get the value that it would need</source>
        <translation>其他各堆都得不到需要的值</translation>
    </message>
    <message>
        <source>The values would have to rise, and no option has the higher value: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1: 1 → 3, heap 2: 0 → 2&quot;</extracomment>
        <translation>這些值都得變大，可是沒有任何後繼有那個更大的值：%1。</translation>
    </message>
    <message>
        <source>Answer to “%1”: %2</source>
        <extracomment>two moves, the second one after the first: &quot;Answer to “take 1 from heap 2”: take 3 from heap 1&quot;</extracomment>
        <translation>對「%1」的應對：%2</translation>
    </message>
    <message>
        <source>The move leaves the value %1 ≠ 0; the answer leaves 0.</source>
        <extracomment>%1 is an SG value other than 0</extracomment>
        <translation>這一步留下的值是 %1 ≠ 0；應對之後又是 0。</translation>
    </message>
    <message>
        <source>The move leaves the nim-sum %1 ≠ 0; the answer makes it 0 again: %2.</source>
        <extracomment>%1 is a number other than 0, %2 a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>這一步留下異或和 %1 ≠ 0；應對讓它又變成 0：%2。</translation>
    </message>
    <message>
        <source>The move has raised a value, %1; the answer takes that back (“reverses” it), %2.</source>
        <extracomment>%1 is &quot;0 → 2&quot; and %2 is &quot;2 → 0&quot;, changes of an SG value</extracomment>
        <translation>這一步讓一個值變大，%1；應對把它退回去（「逆轉」），%2。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions makes the last move</source>
        <translation>誰一直留下 P 局面，最後一步就由誰走</translation>
    </message>
    <message>
        <source>No move is left: the game is over</source>
        <translation>已經無法再走：遊戲結束</translation>
    </message>
    <message>
        <source>In misère play the player to move, who cannot move, has won: an N-position.</source>
        <translation>依反規則，輪到走的一方無法再走，反而贏了：這是 N 局面。</translation>
    </message>
    <message>
        <source>The player to move cannot move and has lost: a P-position. Its SG value is 0, and all other values are worked out from such positions.</source>
        <translation>輪到走的一方無法再走，已經輸了：這是 P 局面。它的 SG 值是 0，其他局面的值都從這種局面推算出來。</translation>
    </message>
    <message>
        <source>Misère play: whoever cannot move wins.</source>
        <translation>反規則：無法再走的一方贏。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>無法再走的一方輸。</translation>
    </message>
    <message>
        <source>Whole periods make no difference: %1, so %2.</source>
        <extracomment>%1 is a formula such as &quot;100 = 14·7 + 2&quot;, with the period 7; %2 is &quot;g(100) = g(2)&quot;</extracomment>
        <translation>扣掉幾個完整的週期，值不變：%1，所以 %2。</translation>
    </message>
    <message>
        <source>The subtraction set is %1: a move takes one of these numbers of stones from a heap</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>可取集合是 %1：每步從一堆取其中一種顆數</translation>
    </message>
    <message>
        <source>Each heap has a subtraction set of its own: what may be taken from it</source>
        <extracomment>%1 is a list such as &quot;Heap 1: {1,3,4}, heap 2: {2,5}&quot;</extracomment>
        <translation>各堆可取的顆數各有規定</translation>
    </message>
    <message numerus="yes">
        <source>and %n more heap(s)</source>
        <extracomment>%n heaps are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>No heap has more than %1 stones, so any number may be taken: this is Nim</source>
        <extracomment>%1 is the largest number that may be taken</extracomment>
        <translation>沒有一堆超過 %1 顆，所以想取幾顆都可以：這就是尼姆博弈</translation>
    </message>
    <message>
        <source>A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, the first missing number is n: so g(n) = n, one heap after the other from g(0) = 0 on.</source>
        <translation>n 顆的堆可以變成 0、1、…、n−1 顆。如果這些堆的值是 0、1、…、n−1，沒出現的最小的數就是 n：從 g(0) = 0 起，一個一個推出 g(n) = n。</translation>
    </message>
    <message>
        <source>All numbers up to %1 may be taken, as in Bash’s game: %2</source>
        <extracomment>%1 is the largest number that may be taken, %2 a formula such as &quot;g(n) = n mod 4&quot;</extracomment>
        <translation>每次可以取 1 到 %1 顆，和巴什博弈一樣：%2</translation>
    </message>
    <message>
        <source>The SG values are remainders: %1</source>
        <extracomment>%1 is a formula such as &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>SG 值就是餘數：%1</translation>
    </message>
    <message>
        <source>There must be one, as the set is finite, but it may be very long. So the values are computed one after the other.</source>
        <translation>集合有限，所以一定有週期，只是可能很長。因此把值一個一個算出來。</translation>
    </message>
    <message>
        <source>Proof: each value follows from those before it, no further back than %1, the largest number that may be taken. The values for n = %4 to %5 are the same as those for n = %2 to %3, so all that follow repeat as well.</source>
        <extracomment>%1 is the largest number that may be taken; the other places are numbers of heaps, %2 &lt;= %3, %4 &lt;= %5</extracomment>
        <translation>證明：每個值只由前面的值決定，最多往前看 %1 個，也就是一次最多可取的顆數。n = %4 到 %5 的值和 n = %2 到 %3 的值一樣，所以後面的值也會照樣重複。</translation>
    </message>
    <message>
        <source>Layer 0, the sinks: no move is left, and in misère play that wins: N</source>
        <translation>第 0 層是匯點：無法再走，依反規則這樣就贏了，是 N 局面</translation>
    </message>
    <message>
        <source>Layer %1: all arrows lead to lower layers, where P and N are known</source>
        <extracomment>%1 is the number of a layer, from 1</extracomment>
        <translation>第 %1 層：箭頭都指向下面各層，P 與 N 都已經判定</translation>
    </message>
    <message>
        <source>N, as an arrow leads to a P-position: %1.</source>
        <extracomment>%1 is a list of arrows such as &quot;3→1, 5→4&quot;</extracomment>
        <translation>N，因為有箭頭通往 P 局面：%1。</translation>
    </message>
    <message>
        <source>P, as every arrow leads to an N-position: %1.</source>
        <extracomment>%1 is a list of vertices</extracomment>
        <translation>P，因為所有箭頭都通往 N 局面：%1。</translation>
    </message>
    <message>
        <source>When the layers below are known, a vertex is P exactly when each of its arrows leads to an N-position.</source>
        <translation>下面各層都知道之後，一個頂點是 P 局面，若且唯若它的每條箭頭都通往 N 局面。</translation>
    </message>
    <message>
        <source>The program does it while there are no more than %1 ways to place the tokens on the vertices that they can reach.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>只要棋子在能到達的頂點上的擺法不超過 %1 種，程式都這樣判定。</translation>
    </message>
    <message>
        <source>The digits after the point stand for taking 1, 2, 3, … stones. Each is the sum of what may be left of the heap: 1 for nothing, 2 for one heap, 4 for two heaps.</source>
        <translation>小數點後各位依序規定取 1、2、3、… 顆的走法。取完之後這一堆可以剩下什麼，就把那些數加起來：一顆不剩記 1，剩一堆記 2，剩兩堆記 4。</translation>
    </message>
    <message>
        <source>The 4 before the point: without taking a stone, a heap may be split into two heaps.</source>
        <translation>小數點前的 4：可以不取石子，只把一堆分成兩堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 7 = 4 + 2 + 1): leave nothing, one heap or two heaps.</source>
        <translation>取 %1 顆（這一位是 7 = 4 + 2 + 1）：可以一顆不剩，可以剩一堆，也可以剩兩堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 6 = 4 + 2): leave one heap or two heaps.</source>
        <translation>取 %1 顆（這一位是 6 = 4 + 2）：要剩一堆或兩堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 5 = 4 + 1): leave nothing or two heaps.</source>
        <translation>取 %1 顆（這一位是 5 = 4 + 1）：可以一顆不剩，也可以剩兩堆，但不能只剩一堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 4): leave two heaps.</source>
        <translation>取 %1 顆（這一位是 4）：取後必須剩兩堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 3 = 2 + 1): leave nothing or one heap.</source>
        <translation>取 %1 顆（這一位是 3 = 2 + 1）：可以一顆不剩，也可以剩一堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 2): leave one heap.</source>
        <translation>取 %1 顆（這一位是 2）：要剩一堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 1): leave nothing.</source>
        <extracomment>each is of one digit; %1 is a list of numbers of stones such as &quot;1, 2&quot;</extracomment>
        <translation>取 %1 顆（這一位是 1）：取完必須一顆不剩。</translation>
    </message>
    <message>
        <source>The program does it for up to %1 stones in all; no rule is known that would hold for every game of this kind.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>石子總數不超過 %1 顆時，程式都這樣判定；目前沒有已知的規則適用於所有這類遊戲。</translation>
    </message>
    <message>
        <source>Why the nim-sum of the values decides</source>
        <translation>為什麼由各值的異或和決定勝負</translation>
    </message>
    <message>
        <source>At the end nobody can move: all values are 0, and so is their nim-sum.</source>
        <translation>終局時誰都無法再走：所有的值都是 0，異或和也是 0。</translation>
    </message>
    <message>
        <source>From nim-sum 0 every move leaves another number: it changes one value, as no option has the value that it comes from, and the other values stay.</source>
        <translation>異或和是 0 的時候，怎麼走留下的都不是 0：一步只改變一個值，而且一定會變，因為沒有任何後繼的值和原來一樣；其餘的值不變。</translation>
    </message>
    <message>
        <source>So whoever leaves 0 can do it again and again, and makes the last move (Sprague 1935, Grundy 1939).</source>
        <translation>所以一方留下 0 之後，就能一次次留下 0，最後一步也由這一方走（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>The heaps are %1 after the move and %2 after the answer.</source>
        <extracomment>%1 and %2 are lists of the sizes of heaps, after a move and after the answer to it</extracomment>
        <translation>這步之後各堆是 %1，應對之後各堆是 %2。</translation>
    </message>
    <message>
        <source>The nim-sum of the values is 0, and from there every move leaves another.</source>
        <translation>各值的異或和是 0，怎麼走留下的都不是 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the values is %1, not 0, and from there some move leaves 0.</source>
        <translation>各值的異或和是 %1，不是 0，總有一步可以留下 0。</translation>
    </message>
    <message>
        <source>The order of the tokens does not count, and tokens on sinks are left out.</source>
        <translation>棋子的順序不計，匯點上的棋子省略不寫。</translation>
    </message>
    <message>
        <source>The order of the heaps does not count.</source>
        <translation>各堆的順序不計。</translation>
    </message>
    <message>
        <source>The order of the heaps does not count, and heaps without a move are left out.</source>
        <translation>各堆的順序不計，無法再走的堆不寫。</translation>
    </message>
    <message>
        <source>The P-positions that can come up after a move, from the end up</source>
        <translation>接下來走得到的 P 局面，從終局往上</translation>
    </message>
    <message>
        <source>The layers show it: every arrow from here leads to an N-position.</source>
        <translation>從各層看得出來：從這裡出發的箭頭都通往 N 局面。</translation>
    </message>
    <message>
        <source>The layers show it: some arrow from here leads to a P-position.</source>
        <translation>從各層看得出來：從這裡出發，有箭頭通往 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1, one of the P-positions.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 2)&quot;, one of a list that a step before has given</extracomment>
        <translation>留下的是 %1，是其中一個 P 局面。</translation>
    </message>
    <message>
        <source>The values are found one after the other, from the smallest heap on</source>
        <translation>從最小的堆開始，把值一個一個算出來</translation>
    </message>
    <message>
        <source>Where no move is left it is N, as whoever cannot move wins. Any other position is P exactly when every move leads to an N-position.</source>
        <translation>無法再走的局面是 N 局面，因為無法再走的一方贏。其他局面是 P 局面，若且唯若每一步都走到 N 局面。</translation>
    </message>
    <message>
        <source>Vertices: %1.</source>
        <extracomment>%1 is a list of vertices</extracomment>
        <translation>頂點：%1。</translation>
    </message>
    <message>
        <source>A heap of value 0 that has a move has one that leaves the value 1</source>
        <translation>值是 0 而還能走的堆，總有一步能把值變成 1</translation>
    </message>
    <message>
        <source>Now let n have a move and the value 0. Then n − d has another value, so some move takes t and leads from there to the value 0. So n − t, an option of n, has the value 1 (T. S. Ferguson, 1974).</source>
        <translation>現在設 n 還能走，值是 0。那麼 n − d 的值不是 0，從那裡取某個 t 顆，就走到值 0。所以 n 的後繼 n − t 的值是 1（T. S. Ferguson，1974 年）。</translation>
    </message>
    <message>
        <source>Several heaps count like one heap of Nim, too: as many stones as the nim-sum s of their values</source>
        <translation>幾堆合起來也相當於尼姆堆，大小是各值的異或和 s</translation>
    </message>
    <message>
        <source>So the mex for all heaps together is s (Sprague 1935, Grundy 1939).</source>
        <translation>所以各堆合起來的 mex 就是 s（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>A move may also raise a value, as never in Nim. That changes nothing: made from nim-sum 0 it, too, leaves another number than 0, which is answered in the same way.</source>
        <translation>走一步也可能讓值變大（尼姆博弈裡不會）。但這沒有關係：從異或和 0 出發，這樣的一步留下的也不是 0，一樣可以應對。</translation>
    </message>
    <message>
        <source>No move leads from one of these to another. From every other position that can come up and still has a move, some move leads to one of them. So these are the P-positions, and no others are: from the smallest position on one can check it.</source>
        <translation>從其中任何一個走一步，都到不了另一個；接下來走得到的其他局面，只要還有走法，總有一步可以走到其中一個。所以 P 局面就是這些，不多也不少；可以從最小的局面開始一個一個核對。</translation>
    </message>
    <message>
        <source>For example, the values 3 and 1 give 3 ⊕ 1 = 2: to leave 0, the 3 becomes 1; to leave 1, it becomes 0.</source>
        <translation>例如值是 3 和 1，3 ⊕ 1 = 2：要留下 0，就把 3 變成 1；要留下 1，就把它變成 0。</translation>
    </message>
    <message>
        <source>From a heap with fewer than %1 stones no move is possible.</source>
        <extracomment>%1 is the smallest number that may be taken, 2 or more</extracomment>
        <translation>不到 %1 顆的堆就不能再取。</translation>
    </message>
    <message>
        <source>And whoever makes the last move loses, as the other player then cannot move and wins.</source>
        <translation>走最後一步的一方輸，因為另一方無法再走，就贏了。</translation>
    </message>
    <message>
        <source>The smallest P-positions, from the end up</source>
        <translation>最小的 P 局面，從終局往上</translation>
    </message>
    <message>
        <source>All those of up to %1 stones: %2.</source>
        <translation>石子總數不超過 %1 的，全部列出來：%2。</translation>
    </message>
    <message>
        <source>%1 is P, as every move from there ends the game, and so loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2)&quot;</extracomment>
        <translation>%1 是 P 局面，因為從這裡不管怎麼走都會結束遊戲，也就輸了。</translation>
    </message>
    <message numerus="yes">
        <source>The program has found that %1 is P: it has an answer to each of the %n position(s) that a move from there leads to, such as these: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(9, 9, 20)&quot;; %n is how many different positions the moves from there lead to; %2 is a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from the position that a move has left to the one that the answer leaves</extracomment>
        <translation>
            <numerusform>程式算出 %1 是 P 局面：從這裡走一步，能走到 %n 個不同的局面，程式對每一個都找到了應對的一步，例如：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move that ends the game loses at once.</source>
        <translation>一步就讓遊戲結束的走法，當場就輸。</translation>
    </message>
    <message>
        <source>That leaves %1.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>這樣留下 %1。</translation>
    </message>
    <message>
        <source>After “%1” the opponent cannot move and has lost.</source>
        <extracomment>%1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>「%1」之後，對方無法再走，就輸了。</translation>
    </message>
    <message>
        <source>Every move can be answered by the last move of the game: a P-position</source>
        <translation>不管怎麼走，對方接著就能走最後一步：P 局面</translation>
    </message>
    <message>
        <source>After that the player now to move cannot move and has lost.</source>
        <translation>在那之後，現在輪到走的一方無法再走，就輸了。</translation>
    </message>
    <message>
        <source>No move is left then.</source>
        <translation>這時已經無法再走。</translation>
    </message>
    <message>
        <source>The theorem begins with n₀ = 1; the first values show %1 as well.</source>
        <extracomment>%1 is a formula such as &quot;g(2) = g(0)&quot;</extracomment>
        <translation>定理從 n₀ = 1 開始；從最前面幾個值可以看出 %1 也成立。</translation>
    </message>
    <message>
        <source>First case: n has the value 1, but n − d does not have the value 0. Then some move from n − d takes t and leads to the value 0. As n − t is smaller than n, it does not fail there: n − t − d has the value 0, so n − t has the value 1. But n − t is an option of n, which has the value 1 itself: impossible.</source>
        <translation>情形一：n 的值是 1，n − d 的值卻不是 0。這時從 n − d 取某個 t 顆，能走到值 0。n − t 比 n 小，這句話對它成立：n − t − d 的值是 0，所以 n − t 的值是 1。可是 n − t 是 n 的後繼，而 n 的值就是 1，它的後繼不會也是 1：不可能。</translation>
    </message>
    <message>
        <source>Second case: n − d has the value 0, but n does not have the value 1. It does not have 0 either, as n − d is an option of it; so some option n − t has the value 1. So it has a move: n − t ≥ d. As n − t is smaller than n, n − t − d has the value 0. But that is an option of n − d, which has the value 0 itself: impossible. So it never fails.</source>
        <translation>情形二：n − d 的值是 0，n 的值卻不是 1。n 的值也不是 0，因為 n − d 是它的後繼；所以它有某個後繼 n − t 的值是 1。這表示它還能走，所以 n − t ≥ d。n − t 比 n 小，所以 n − t − d 的值是 0。可是那是 n − d 的後繼，而 n − d 的值就是 0：不可能。所以這句話一定成立。</translation>
    </message>
    <message>
        <source>From g stones of Nim a move leads to any of 0, 1, …, g − 1, and none stays at g. So g has to have the same two properties here: every smaller number is the value of an option, a position one move away, and g itself is not.</source>
        <translation>g 顆的尼姆堆走一步可以變成 0、1、…、g − 1 當中的任何一個，但不會還是 g。所以這裡的 g 也要符合這兩點：比 g 小的每個數都是某個後繼（走一步能到的局面）的值，而 g 自己不是任何後繼的值。</translation>
    </message>
    <message>
        <source>For Kayles W. L. Sibert and J. H. Conway have found one; it is not used here.</source>
        <translation>Kayles 的規則已由 W. L. Sibert 與 J. H. Conway 找到，這裡沒有用它。</translation>
    </message>
    <message>
        <source>Once all values are 0 or 1, nim-sum 1 is the mark of P. A move from there leaves nim-sum 0, or a single value of 2 or more; and from 0 it can be made 1 again as long as a move is left, because a value 1 can be lowered to 0, and a heap of value 0 that has a move has one to the value 1. At the end the nim-sum is 0, so whoever leaves 1 never makes the last move.</source>
        <translation>所有的值都是 0 或 1 時，異或和為 1 是 P 局面的標誌。從那裡走一步，不是讓異或和變成 0，就是讓一個值不小於 2；而從 0 出發，只要還有走法，總能再讓它變成 1，因為值 1 可以減到 0，值是 0 而還能走的堆一定有一步走到值 1。終局的異或和是 0，所以留下 1 的一方絕不會走最後一步。</translation>
    </message>
    <message>
        <source>So g tells P from N. It is 0 at the end, where no move is left; from 0 every move leaves another number; and where the mex is not 0, some option has the value 0, and moving there leaves 0. So whoever leaves 0 can do so to the end (Sprague 1935, Grundy 1939).</source>
        <translation>所以 g 能分辨 P 與 N：終局無法再走，g 是 0；是 0 的時候，怎麼走留下的都不是 0；mex 不是 0，表示 0 是某個後繼的值，走到那裡就留下 0。所以留下 0 的一方能一直留到終局（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>And s tells P from N: it is 0 at the end, where all values are 0; from 0 every move leaves another number, and from any other some move leaves 0. So whoever leaves 0 can do so to the end.</source>
        <translation>而 s 能分辨 P 與 N：終局時所有的值都是 0，s 也是 0；是 0 的時候，怎麼走留下的都不是 0；不是 0 的時候，總有一步可以留下 0。所以留下 0 的一方能一直留到終局。</translation>
    </message>
    <message>
        <source>From the smallest on one can check it: no move leads from one of these to another, and from every other position within that size that still has a move, some move leads to one of them.</source>
        <translation>可以從最小的開始一個一個驗證：沒有哪一步會從其中一個走到另一個；而在這個範圍內的其他局面，只要還能走，就有一步能走到其中之一。</translation>
    </message>
    <message>
        <source>That leaves a P-position: the only move from there leads to an N-position.</source>
        <translation>留下的是 P 局面：從那裡只有一種走法，走到的是 N 局面。</translation>
    </message>
    <message>
        <source>The value left is %1.</source>
        <extracomment>misère play; %1 is 1, the SG value of the only heap</extracomment>
        <translation>留下的值是 %1。</translation>
    </message>
    <message>
        <source>In misère play one cannot rely on the SG values: P and N are found from the end up</source>
        <translation>反規則下不能只看 SG 值：從終局往上，逐一判定 P 與 N</translation>
    </message>
    <message>
        <source>After it the opponent cannot move and has lost: an N-position.</source>
        <translation>走完這一步，對方無法再走，就輸了，所以這是 N 局面。</translation>
    </message>
    <message>
        <source>g is the SG value: the smallest of 0, 1, 2, … that is not the value of an option, a position one move away; that number is called the mex of their values. Without a move, g = 0.</source>
        <translation>g 是 SG 值，也就是各後繼（走一步能到的局面）的值裡沒出現的最小非負整數，這個數叫做這些值的 mex。無法再走時，g = 0。</translation>
    </message>
    <message>
        <source>There is just one move each time, until every move is the last.</source>
        <translation>每次都只有一種走法；到了最後，不管怎麼走都是最後一步。</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n move(s) are left, whatever is moved</source>
        <extracomment>%n is 2 or more</extracomment>
        <translation>
            <numerusform>不管怎麼走，都剛好還剩 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>That is odd: the player to move makes the first move, the third and so on, and so the last one, and wins. An N-position, and every move wins.</source>
        <translation>這是奇數：輪到走的一方走第一步、第三步……，最後一步也是這一方走，所以這一方贏。N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>That is even: the player to move makes the first move, the third and so on, and the opponent makes the last one and wins. A P-position.</source>
        <translation>這是偶數：輪到走的一方走第一步、第三步……，最後一步由對方走，對方贏。P 局面。</translation>
    </message>
    <message>
        <source>That is odd: the player to move makes the first move, the third and so on, and so the last one, and loses. A P-position.</source>
        <translation>這是奇數：輪到走的一方走第一步、第三步……，最後一步也是這一方走，所以這一方輸。P 局面。</translation>
    </message>
    <message>
        <source>That is even: the player to move makes the first move, the third and so on, and the opponent makes the last one and loses. An N-position, and every move wins.</source>
        <translation>這是偶數：輪到走的一方走第一步、第三步……，最後一步由對方走，對方輸。N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>Two tokens on one vertex: the opponent copies every move</source>
        <translation>兩枚棋子在同一個頂點：對方照著走</translation>
    </message>
    <message>
        <source>Two equal heaps: the opponent copies every move</source>
        <translation>兩堆一樣多：對方照著走</translation>
    </message>
    <message>
        <source>For example, “%1” is answered by “%2”.</source>
        <extracomment>two moves, the second one copies the first</extracomment>
        <translation>例如「%1」之後，對方就「%2」。</translation>
    </message>
    <message>
        <source>The other tokens cannot move.</source>
        <translation>其他棋子都無法再走。</translation>
    </message>
    <message>
        <source>The other heaps have no move.</source>
        <translation>其他各堆都無法再走。</translation>
    </message>
    <message>
        <source>Every move loses: a P-position</source>
        <translation>怎麼走都輸：P 局面</translation>
    </message>
    <message>
        <source>In misère play P and N are found from the end up</source>
        <translation>反規則下從終局往上，逐一判定 P 與 N</translation>
    </message>
    <message>
        <source>Whatever is done with one token can be done with the other, too. Then every token that can move has a twin again, so there is always an answer.</source>
        <translation>一枚棋子怎麼走，另一枚也能怎麼走。走完之後，能走的棋子又兩兩成對，所以對方一定都能應對。</translation>
    </message>
    <message>
        <source>Whatever is done with one heap can be done with the other, too. Then every heap that has a move has an equal one again, so there is always an answer.</source>
        <translation>一堆怎麼走，另一堆也能怎麼走。走完之後，能走的堆又兩兩一樣多，所以對方一定都能應對。</translation>
    </message>
    <message>
        <source>There is just one move each time.</source>
        <translation>每次都只有一種走法。</translation>
    </message>
    <message>
        <source>While some value is 2 or more: leave the nim-sum 0</source>
        <translation>還有值不小於 2 的時候，留下異或和 0</translation>
    </message>
    <message>
        <source>In misère play the values decide here as in misère Nim. Let s be their nim-sum.</source>
        <translation>在反規則下，這裡的勝負仍由 SG 值決定，和反規則的尼姆博弈一樣。設 s 是各值的異或和。</translation>
    </message>
    <message>
        <source>Once all values are 0 or 1: leave the nim-sum 1</source>
        <translation>值全是 0 或 1 的時候，留下異或和 1</translation>
    </message>
    <message>
        <source>The opponent may take the rise back (“reverse” it): from value %2 there is a move to %1, as there is no gap below %2. Then the nim-sum is %3 as before, it is your turn again, and the end has come nearer.</source>
        <extracomment>%1 and %2 are SG values, %1 &lt; %2; %3 is the nim-sum</extracomment>
        <translation>對方可以把變大的值退回去（「逆轉」）：%2 以下沒有空缺，所以從值 %2 一定走得到 %1。這時異或和又是原來的 %3，還是輪到你走，而終局更近了。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be P, though its SG value is %1, not 0.</source>
        <extracomment>misère play; %1 is an SG value, 2 or more</extracomment>
        <translation>這個局面本身就是例子：下面會看到它是 P 局面，SG 值卻是 %1，不是 0。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be P, though its SG values have the nim-sum %1, not 0.</source>
        <translation>這個局面本身就是例子：下面會看到它是 P 局面，SG 值的異或和卻是 %1，不是 0。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be N, though its SG values have the nim-sum %1.</source>
        <extracomment>misère play; %1 is a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>這個局面本身就是例子：下面會看到它是 N 局面，SG 值的異或和卻是 %1。</translation>
    </message>
    <message>
        <source>The program has found that %1 is P: every move from there can be answered by leaving a P-position again: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from the position that a move has left to the one that the answer leaves</extracomment>
        <translation>程式算出 %1 是 P 局面：從這裡不管怎麼走，另一方都能再留下一個 P 局面：%2。</translation>
    </message>
    <message>
        <source>The only value is 1.</source>
        <translation>這一堆的值是 1，所以是 P 局面。</translation>
    </message>
    <message>
        <source>Either it ends the game, and whoever makes the last move loses in misère play; or the opponent answers so that then every move ends the game.</source>
        <translation>如果這一步就是最後一步，在反規則下就輸了；如果不是，對方應對之後，不管走哪一步，遊戲都會結束。</translation>
    </message>
    <message>
        <source>The opponent answers so that then every move ends the game, and whoever makes the last move loses in misère play.</source>
        <translation>對方應對之後，不管走哪一步，遊戲都會結束，而在反規則下，走最後一步的一方就輸。</translation>
    </message>
    <message>
        <source>So this is an N-position.</source>
        <translation>所以這是 N 局面。</translation>
    </message>
    <message>
        <source>Any number of stones may be taken here, so a heap of n has the options 0, 1, …, n−1. One heap after the other, from g(0) = 0 on, the smallest missing number is n: so g(n) = n.</source>
        <translation>這裡想取幾顆都可以，所以 n 顆的堆可以變成 0、1、…、n−1 顆。從 g(0) = 0 起一個一個推，沒出現的最小的數總是 n：所以 g(n) = n。</translation>
    </message>
    <message>
        <source>tokens %1 and %2</source>
        <extracomment>one pair in a list: %1 and %2 are the numbers of two tokens</extracomment>
        <translation>棋子 %1 和 %2</translation>
    </message>
    <message>
        <source>heaps %1 and %2</source>
        <extracomment>one pair in a list: %1 and %2 are the numbers of two heaps</extracomment>
        <translation>第 %1 堆和第 %2 堆</translation>
    </message>
    <message>
        <source>Wherever one of two such tokens goes, the opponent moves the other to the same vertex.</source>
        <translation>這樣的兩枚棋子，一枚移到哪裡，對方就把另一枚也移到那裡。</translation>
    </message>
    <message>
        <source>Whatever is done in one of two equal heaps, the opponent does in the other, and what is left of them is equal again.</source>
        <translation>一樣多的兩堆，在一堆裡怎麼走，對方就在另一堆裡照著走，剩下的又是一樣的。</translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so one of these moves is answered by another.</source>
        <extracomment>%1 is a list of the numbers of heaps, %2 a number of moves</extracomment>
        <translation>
            <numerusform>第 %1 堆裡不管怎麼走，總共都剛好還剩 %2 步。這是偶數，所以一方走其中一步，另一方就用其中另一步回應。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that share a vertex are copied: the opponent always has an answer</source>
        <translation>同一個頂點上的棋子照著走：對方一定都能應對</translation>
    </message>
    <message>
        <source>Equal heaps are copied: the opponent always has an answer</source>
        <translation>一樣多的堆照著走：對方一定都能應對</translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved. The opponent makes the first, and you make the last: an N-position.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>接下來不管怎麼走，都剛好還剩 %n 步。第一步由對方走，最後一步由你走，所以這是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>This can be seen without values: two equal heaps are left, and whatever the opponent does in one of them, you do in the other (the mirror strategy).</source>
        <translation>這一步不看 SG 值也知道：留下一樣多的兩堆，對方在一堆裡怎麼走，你就在另一堆裡照著走（對稱策略，又稱模仿策略）。</translation>
    </message>
    <message>
        <source>This can be seen without values: the heaps that are left are equal two by two, and whatever the opponent does in one of two equal heaps, you do in the other (the mirror strategy).</source>
        <translation>這一步不看 SG 值也知道：留下的堆兩兩一樣多，對方在其中一堆裡怎麼走，你就在和它一樣多的那一堆裡照著走（對稱策略，又稱模仿策略）。</translation>
    </message>
    <message>
        <source>It leaves heaps that are equal two by two: %1.</source>
        <extracomment>%1 is a position such as &quot;(5, 5, 2, 2)&quot;</extracomment>
        <translation>留下的堆兩兩一樣多：%1。</translation>
    </message>
    <message>
        <source>It leaves two equal heaps: %1.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>留下一樣多的兩堆：%1。</translation>
    </message>
    <message>
        <source>Whatever the opponent does in one of two equal heaps, you do in the other, and what is left of them is equal again. So you always have an answer.</source>
        <translation>一樣多的兩堆，對方在一堆裡怎麼走，你就在另一堆裡照著走，剩下的又是一樣的。所以你一定都能應對。</translation>
    </message>
    <message>
        <source>These share a vertex: %1.</source>
        <extracomment>%1 is a list such as &quot;tokens 1 and 3; tokens 2 and 4&quot;</extracomment>
        <translation>在同一個頂點上的是：%1。</translation>
    </message>
    <message>
        <source>These are equal: %1.</source>
        <translation>顆數一樣的是：%1。</translation>
    </message>
    <message>
        <source>The reason: let n ≥ 2·n₀ + p + k, and suppose that g(m + p) = g(m) holds for all m from n₀ to n − 1. A move from n + p leaves at least 2·(n₀ + p) stones in at most two heaps, so one of these has n₀ + p or more; with p fewer it has the same value, and that is a move from n. In the same way each move from n is one from n + p. So both have options of the same values, and the same mex.</source>
        <translation>理由：設 n ≥ 2·n₀ + p + k，並假設從 n₀ 到 n − 1 的每個 m 都已有 g(m + p) = g(m)。從 n + p 走一步，至少還剩 2·(n₀ + p) 顆，最多分成兩堆，所以其中一堆不少於 n₀ + p 顆；把它減少 p 顆，值不變，而這剛好是從 n 走的一步。反過來，從 n 走的每一步也對應從 n + p 走的一步。所以兩者的後繼有相同的值，mex 也一樣。</translation>
    </message>
    <message>
        <source>For example, a heap of %1 has the value 0, and %1 − %2 = %3 has the value %4. From %3 taking %5 leads to %6, of value 0; so from %1 taking the same %5 leads to %7, of value 1.</source>
        <extracomment>%1 is a number of stones, %2 the smallest number that may be taken, %3 is %1 − %2, %4 its SG value, %5 another number that may be taken, %6 is %3 − %5 and %7 is %1 − %5</extracomment>
        <translation>例如 %1 顆的值是 0，%1 − %2 = %3 顆的值是 %4。從 %3 取 %5 顆走到 %6，值是 0；所以從 %1 同樣取 %5 顆，就走到 %7，值是 1。</translation>
    </message>
    <message>
        <source>With one heap: leave the value 1</source>
        <translation>只有一堆時：留下值 1</translation>
    </message>
    <message>
        <source>From the value 1 no option has the value 1, as g is the mex. From 2 or more some option has it, for the same reason; and from 0 some option has it as long as there is a move.</source>
        <translation>值是 1 的時候，沒有任何後繼的值也是 1，因為 g 是 mex；值不小於 2 的時候，一定有後繼的值是 1，理由相同；值是 0 的時候，只要還能走，也一定有後繼的值是 1。</translation>
    </message>
    <message>
        <source>At the end the value is 0. So whoever leaves 1 can do so again and again, and never makes the last move: the value 1 is the mark of P.</source>
        <translation>終局的值是 0。所以留下 1 的一方可以一次次留下 1，絕不會走最後一步：值是 1 就是 P 局面的標誌。</translation>
    </message>
    <message>
        <source>That the values decide misère play as well is shown later.</source>
        <translation>在反規則下也由這些值決定勝負，理由見後面。</translation>
    </message>
    <message>
        <source>The options after taking %1 and their values: %2.</source>
        <extracomment>%1 is a number of stones, %2 a list of formulas such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7&quot;</extracomment>
        <translation>取 %1 顆之後的各後繼和它們的值：%2。</translation>
    </message>
    <message>
        <source>The options after a split without taking, and their values: %1.</source>
        <translation>不取石子、只拆堆得到的各後繼和它們的值：%1。</translation>
    </message>
    <message>
        <source>The other moves are answered in the same way.</source>
        <translation>其餘走法也這樣應對。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps answer some of the moves. The other answers the program has found in the same way.</source>
        <translation>不管怎麼走，留下的都是 N 局面：接下來幾步給出其中一些走法的應對，其餘的由程式用同樣的方法算出。</translation>
    </message>
    <message>
        <source>So every move can be answered by one that leaves a P-position again.</source>
        <translation>所以每一步都有辦法應對，再留下 P 局面。</translation>
    </message>
    <message>
        <source>if you leave %1, the opponent leaves %2</source>
        <translation>你留下 %1，對方就留下 %2</translation>
    </message>
    <message numerus="yes">
        <source>The other move(s) lose(s): %1.</source>
        <extracomment>misère play; %1 is a list such as &quot;if you leave (6), the opponent leaves (3)&quot;</extracomment>
        <translation>
            <numerusform>走別的會輸：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>a move leaves %1, the answer %2</source>
        <extracomment>misère play; one part of a line of play: %1 is a position such as &quot;(4, 4)&quot;, %2 one such as &quot;(4, 1, 1)&quot;</extracomment>
        <translation>走一步留下 %1，應對後留下 %2</translation>
    </message>
    <message>
        <source>One line of play from %1, down to a P-position of the list above: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(9, 5)&quot;, %2 a list such as &quot;a move leaves (8, 5), the answer (5, 5, 1); a move leaves (5, 4, 1), the answer (4, 1, 1)&quot;</extracomment>
        <translation>舉一條路線，從 %1 開始，到上面列出的某個 P 局面為止：%2。</translation>
    </message>
    <message>
        <source>All other answers are found in the same way, from the smallest positions on; there are too many lines to show them all.</source>
        <translation>其餘的應對也是這樣找到的，從最小的局面開始，一個一個往上算；路線太多，沒辦法一一列出。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>one part of a list: %1 is a list of positions that moves leave, %2 the position that the answer to each of them leaves: &quot;(5, 3), (5, 2) → (3, 2, 1)&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tokens on sinks are left out here.</source>
        <translation>匯點上的棋子不寫。</translation>
    </message>
    <message>
        <source>Heaps without a move are left out here.</source>
        <translation>無法再走的堆不寫。</translation>
    </message>
    <message>
        <source>%1 is P, because every move from there can be answered by leaving one of the P-positions above: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from positions that moves have left to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面，因為從這裡不管怎麼走，另一方都可以留下前面的某個 P 局面：%2。</translation>
    </message>
    <message>
        <source>In the same way %1 is P: %2.</source>
        <extracomment>misère play; the places are the same; a sentence before has said that every move is answered by leaving one of the P-positions above</extracomment>
        <translation>同理，%1 是 P 局面：%2。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and say why it is P. That no other move wins the program has found, working upwards as above.</source>
        <translation>一定有一步會留下 P 局面：接下來幾步指出這一步，並說明留下的為什麼是 P 局面。走別的都贏不了，這是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps show it by answers that leave P-positions.</source>
        <translation>不管怎麼走，留下的都是 N 局面：接下來幾步說明，每一步都有應對可以留下 P 局面。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps answer each. Where they do not show that the answers leave P-positions, the program has found it so, working upwards as above.</source>
        <translation>不管怎麼走，留下的都是 N 局面：接下來逐一給出應對。應對後留下的局面，沒有說明為什麼是 P 局面的，是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>That leaves %1, one of the P-positions above.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>這樣留下 %1，前面已經說明它是 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1 again, which the program has found to be P.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>這樣同樣留下 %1，程式算出它是 P 局面。</translation>
    </message>
    <message numerus="yes">
        <source>%1: exactly %n move(s) are left, whatever is moved</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(4)&quot;; %n is even</extracomment>
        <translation>
            <numerusform>%1 不管怎麼走，剛好還剩 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: equal heaps, where every move is copied</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(2, 2)&quot;</extracomment>
        <translation>%1 是相同的堆，每一步都可以照著走</translation>
    </message>
    <message>
        <source>It leaves %1, where you can answer every move: %2.</source>
        <extracomment>%1 is a position such as &quot;(4, 1)&quot;, %2 a list of moves such as &quot;(3, 1) → (1, 1)&quot;, from positions that moves leave to those that the answers leave</extracomment>
        <translation>這樣留下 %1，從這裡不管怎麼走，你都有應對：%2。</translation>
    </message>
    <message>
        <source>After your answer the opponent is to move, and you make the last move: %1.</source>
        <extracomment>%1 is a list such as &quot;(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps, where every move is copied&quot;</extracomment>
        <translation>應對之後輪到對方走，最後一步由你來走：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The other %n move(s) lose(s), as the opponent has an answer: %1.</source>
        <extracomment>%n is a number of moves, 2 or more, %1 a list of moves such as &quot;(3, 1), (3) → (1, 1)&quot;, from positions that moves leave to those that the answers leave</extracomment>
        <translation>
            <numerusform>其餘 %n 種走法會輸，因為對方有應對：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved, and the opponent makes the last.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>接下來不管怎麼走，剛好還剩 %n 步，最後一步由對方來走。</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves equal heaps, %1: the opponent copies every move, and makes the last.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>這樣留下相同的堆 %1：接下來的每一步，對方都照著走，最後一步也由對方來走。</translation>
    </message>
    <message>
        <source>Every move is answered by leaving equal heaps or an even number of moves: a P-position</source>
        <translation>不管怎麼走，對方都能留下相同的堆，或是留下偶數步：P 局面</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>沒有別的走法。</translation>
    </message>
    <message>
        <source>There is no other move: every move wins.</source>
        <translation>沒有別的走法：怎麼走都贏。</translation>
    </message>
    <message>
        <source>Further up the program works in the same way: it notes P or N of every position that it needs, at most %1. They are too many to list.</source>
        <extracomment>misère play; %1 is a number of positions</extracomment>
        <translation>再往上，程式用同樣的方法做下去：凡是用得到的局面，都記下是 P 還是 N，最多有 %1 個。數量太多，這裡不一一列出。</translation>
    </message>
    <message>
        <source>Further up the program works in the same way: it notes P or N of every position that it needs, at most %1 with no more than %2 stones. They are too many to list.</source>
        <extracomment>misère play; %1 is a number of positions, %2 a number of stones</extracomment>
        <translation>再往上，程式用同樣的方法做下去：凡是用得到的局面，都記下是 P 還是 N，石子總數不超過 %2 的最多有 %1 個。數量太多，這裡不一一列出。</translation>
    </message>
    <message>
        <source>Let d be the smallest number that may be taken from the heap. Then, for n ≥ d, n stones have the value 1 exactly when n − d stones have the value 0. Suppose that n is the smallest number for which this fails.</source>
        <translation>設 d 是這一堆一次最少可取的顆數。那麼，n ≥ d 的時候，n 顆的值是 1，若且唯若 n − d 顆的值是 0。假設這句話對某些 n 不成立，n 是其中最小的。</translation>
    </message>
    <message>
        <source>No other move wins: each leaves a value other than 1.</source>
        <translation>其他走法都贏不了：走完之後的值都不是 1。</translation>
    </message>
    <message>
        <source>%1 → no move is left</source>
        <extracomment>one part of a list: %1 is a list of positions that moves leave, each answered by the last move of the game: &quot;(A), (B) → no move is left&quot;</extracomment>
        <translation>%1 → 已經無法再走</translation>
    </message>
    <message>
        <source>An answer after which no move is left is the last move.</source>
        <translation>應對之後已經無法再走的，那個應對就是最後一步。</translation>
    </message>
    <message>
        <source>That answer is the last move.</source>
        <translation>這個應對就是最後一步。</translation>
    </message>
    <message>
        <source>The other move loses, as the opponent has an answer: %1.</source>
        <extracomment>%1 is a move and its answer such as &quot;(3) → (1, 1)&quot;, from the position that the move leaves to the one that the answer leaves</extracomment>
        <translation>另一種走法會輸，因為對方有應對：%1。</translation>
    </message>
    <message>
        <source>The next steps answer one move each. After the answer the player now to move is to move again, and the opponent makes the last move.</source>
        <translation>接下來幾步逐一給出應對。應對之後又輪到現在這一方走，最後一步由對方來走。</translation>
    </message>
    <message numerus="yes">
        <source>and options of %n larger value(s), which the mex does not need</source>
        <extracomment>at the end of a list of options: %n further values are not shown; all of them are larger than the mex</extracomment>
        <translation>
            <numerusform>另外還有 %n 種更大的值，求 mex 用不到</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens on %1 have an odd number of moves left, those on %2 an even number: every move leads from one kind to the other, and on a sink the number is 0.</source>
        <extracomment>%1 and %2 are lists of vertices</extracomment>
        <translation>頂點 %1 上的棋子還剩奇數步，頂點 %2 上的棋子還剩偶數步：每走一步都從一類變成另一類，而在匯點上是 0 步。</translation>
    </message>
    <message>
        <source>Heaps of %1 have an odd number of moves left, those of %2 an even number: every move leads from one kind to the other, and where no move is left the number is 0.</source>
        <extracomment>%1 and %2 are lists of sizes of heaps</extracomment>
        <translation>%1 顆的堆還剩奇數步，%2 顆的堆還剩偶數步：每走一步都從一類變成另一類，而無法再走時是 0 步。</translation>
    </message>
    <message>
        <source>The number of moves that are left is odd, whatever is moved</source>
        <translation>不管怎麼走，還剩的步數一定是奇數</translation>
    </message>
    <message>
        <source>The number of moves that are left is even, whatever is moved</source>
        <translation>不管怎麼走，還剩的步數一定是偶數</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the last one, and wins. An N-position, and every move wins.</source>
        <translation>所以輪到走的一方走第一步、第三步……，最後一步也是這一方走，所以這一方贏。這是 N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the opponent makes the last one and wins. A P-position.</source>
        <translation>所以輪到走的一方走第一步、第三步……，最後一步由對方走，對方贏。這是 P 局面。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the last one, and loses. A P-position.</source>
        <translation>所以輪到走的一方走第一步、第三步……，最後一步也是這一方走，所以這一方輸。這是 P 局面。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the opponent makes the last one and loses. An N-position, and every move wins.</source>
        <translation>所以輪到走的一方走第一步、第三步……，最後一步由對方走，對方輸。這是 N 局面，怎麼走都贏。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>misère play; one losing move in a list: %1 is the position that it leaves, such as &quot;(4, 3)&quot;, %2 its SG values and their nim-sum, such as &quot;0 ⊕ 1 = 1&quot;, or the value of the only heap</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The other moves leave: %1.</source>
        <extracomment>misère play; %1 is a list such as &quot;(4, 3): 0 ⊕ 1 = 1&quot;</extracomment>
        <translation>其他走法走完之後：%1。</translation>
    </message>
    <message>
        <source>Moves that leave the same vertices are answered in the same way.</source>
        <translation>留下同樣頂點的走法，應對也一樣。</translation>
    </message>
    <message>
        <source>Moves that leave the same heaps are answered in the same way.</source>
        <translation>走完後各堆相同的，應對也相同。</translation>
    </message>
    <message>
        <source>So small a position needs no more than that. Larger ones of this game are decided by their SG values.</source>
        <translation>局面這麼小，照這樣逐一判定就行。這個遊戲裡較大的局面由 SG 值決定勝負。</translation>
    </message>
    <message>
        <source>That leaves %1. A move from there either ends the game, and so loses, or is answered so that then every move ends the game: %2. So the opponent has to make the last move, and loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3)&quot;, %2 a list such as &quot;(2) → (1)&quot;, from the position that a move from there leaves to the one that the answer leaves</extracomment>
        <translation>這樣留下 %1。對方如果走最後一步，就輸了；如果走別的，你應對之後，不管走哪一步，遊戲都會結束：%2。這最後一步只能由對方來走，所以對方就輸。</translation>
    </message>
    <message>
        <source>That leaves %1. Every move from there is answered so that then every move ends the game: %2. So the opponent has to make the last move, and loses.</source>
        <extracomment>misère play; the places are the same</extracomment>
        <translation>這樣留下 %1。對方不管怎麼走，你都能應對；應對之後，不管走哪一步，遊戲都會結束：%2。這最後一步只能由對方來走，所以對方就輸。</translation>
    </message>
    <message>
        <source>%1: every move from there is answered by the last one, %2</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(3)&quot;, %2 a list of moves and answers such as &quot;(2), (1) → no move is left&quot;</extracomment>
        <translation>%1：從這裡不管怎麼走，另一方接著一步就結束遊戲，%2</translation>
    </message>
    <message>
        <source>That leaves %1, where the opponent answers every move by the last one: %2.</source>
        <extracomment>%1 is a position such as &quot;(3)&quot;, %2 a list of moves and answers such as &quot;(2), (1) → no move is left&quot;</extracomment>
        <translation>這樣留下 %1：從這裡不管怎麼走，對方接著一步就結束遊戲：%2。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the opponent makes the last move: a P-position</source>
        <translation>不管怎麼走，對方都能讓最後一步歸自己：P 局面</translation>
    </message>
    <message>
        <source>Who wins has been shown without it.</source>
        <translation>誰會贏，上面已經說明，用不到這個值。</translation>
    </message>
    <message>
        <source>Who wins has been shown without it. The values tell it as well; why they do is shown once they are known.</source>
        <translation>誰會贏，上面不用這個值就已說明。由這些值也能判斷誰會贏，理由在求出各值之後說明。</translation>
    </message>
    <message>
        <source>Where two heaps are left, ⊕ is the nim-sum of their values: it adds in binary without carrying. Why they count so is shown with larger positions.</source>
        <translation>留下兩堆時，⊕ 是兩個值的異或和（異或又稱互斥或），也就是不進位的二進位加法。為什麼可以這樣算，較大的局面裡會說明。</translation>
    </message>
    <message>
        <source>Further values are found in the same way; those that are used are given later.</source>
        <translation>後面的值用同樣的方法算出，用到的會在後面寫出。</translation>
    </message>
    <message>
        <source>Further P-positions: every move from them is answered by leaving one above</source>
        <translation>更多的 P 局面：每一步都可以應對，留下前面的某個 P 局面</translation>
    </message>
    <message>
        <source>P-positions of %1 to %2 stones: every move from them is answered by leaving one above</source>
        <extracomment>%1 and %2 are numbers of stones, %1 &lt; %2</extracomment>
        <translation>共 %1 到 %2 顆的 P 局面：每一步都可以應對，留下前面的某個 P 局面</translation>
    </message>
    <message>
        <source>P-positions of %1 stones: every move from them is answered by leaving one above</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>共 %1 顆的 P 局面：每一步都可以應對，留下前面的某個 P 局面</translation>
    </message>
    <message>
        <source>%1 is P: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from positions that moves have left to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面：%2。</translation>
    </message>
    <message>
        <source>Some move leaves one of the P-positions above. That no other move wins the program has found, working upwards as above.</source>
        <translation>一定有一步可以留下前面的某個 P 局面。走別的都贏不了，這是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>All numbers in the set are odd, so every move leads from an odd heap to an even one, or back: the value also tells whether the number of moves that are left in the heap is odd, 1, or even, 0, whatever is moved.</source>
        <translation>集合裡的數都是奇數，所以每走一步，這一堆的顆數就由奇變偶，或是由偶變奇。因此不管怎麼走，值也說明這一堆還剩的步數：1 是奇數步，0 是偶數步。</translation>
    </message>
    <message>
        <source>A heap of value 0 has no move here.</source>
        <translation>值是 0 的堆在這裡都無法再走。</translation>
    </message>
    <message>
        <source>Every move takes an odd number of stones, and the game ends with none, as 1 can be taken while any is left. There are %1 stones, an odd number: so the number of moves that are left is odd, whatever is moved.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>每一步都取奇數顆；只要還有石子就能取 1 顆，所以終局時一顆不剩。現在共有 %1 顆，是奇數，所以不管怎麼走，還剩的步數都是奇數。</translation>
    </message>
    <message>
        <source>Every move takes an odd number of stones, and the game ends with none, as 1 can be taken while any is left. There are %1 stones, an even number: so the number of moves that are left is even, whatever is moved.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>每一步都取奇數顆；只要還有石子就能取 1 顆，所以終局時一顆不剩。現在共有 %1 顆，是偶數，所以不管怎麼走，還剩的步數都是偶數。</translation>
    </message>
    <message>
        <source>Take %1, leave 1. The opponent has to make the last move, and so loses: an N-position. If more are left, the opponent leaves 1, and taking all loses at once: this is the only winning move.</source>
        <extracomment>misère play of a single heap; %1 is a number of stones</extracomment>
        <translation>取 %1 顆，留下 1 顆。對方非走最後一步不可，就輸了：N 局面。如果多留，對方就留下 1 顆；全部取走，當場就輸：所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>Proof: no heap is split, so the value of a heap with more than %1 stones follows from those before it, no further back than %1, the largest number that may be taken. The values for n = %4 to %5 are the same as those for n = %2 to %3, so all that follow repeat as well.</source>
        <extracomment>%1 is the largest number that may be taken; the other places are numbers of heaps, %2 &lt; %3, %4 &lt; %5</extracomment>
        <translation>證明：沒有任何一步會把一堆分成兩堆，所以超過 %1 顆的堆，SG 值只由它前面的值決定，最多往前看 %1 個，也就是一次最多可取的顆數。n = %4 到 %5 的值與 n = %2 到 %3 的值相同，所以後面的值也都照樣重複。</translation>
    </message>
    <message>
        <source>And the first values show %1.</source>
        <extracomment>%1 is a formula such as &quot;g(2) = g(0)&quot;</extracomment>
        <translation>另外，從前幾個值可以看出 %1。</translation>
    </message>
    <message>
        <source>Positions are written in the order of the heaps, a heap without a move as 0.</source>
        <translation>局面依各堆的順序寫，無法再走的堆寫成 0。</translation>
    </message>
    <message>
        <source>Positions are written in the order of the heaps.</source>
        <translation>局面依各堆的順序寫。</translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: odd with %2, even with %3</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set, %2 and %3 are lists of their sizes</extracomment>
        <translation>
            <numerusform>第 %1 堆：剩 %2 顆時是奇數，剩 %3 顆時是偶數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: no move</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set</extracomment>
        <translation>
            <numerusform>第 %1 堆：無法再走</numerusform>
        </translation>
    </message>
    <message>
        <source>The only value is %1, not 1.</source>
        <extracomment>misère play; %1 is an SG value other than 1</extracomment>
        <translation>只有一個值，就是 %1，不是 1。</translation>
    </message>
    <message>
        <source>So every move can be answered by leaving a P-position</source>
        <translation>因此每一步都有應對，都能再留下 P 局面</translation>
    </message>
    <message>
        <source>Only a move that ends the game is not answered: it loses at once.</source>
        <translation>只有結束遊戲的那一步不用應對：走了當場就輸。</translation>
    </message>
    <message>
        <source>To check one of these, put it on the board: it is explained in the same way, by answers that leave smaller P-positions.</source>
        <translation>想驗證其中哪一個，就把它擺上棋盤：講解會用同樣的辦法，指出應對後留下的更小的 P 局面。</translation>
    </message>
    <message>
        <source>Only this heap has a move, so nothing else counts.</source>
        <translation>只有這一堆還能走，其他堆都不用管。</translation>
    </message>
    <message>
        <source>Heap %1: %2</source>
        <extracomment>the first of a list: %1 is the number of a heap, %2 a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>第 %1 堆 %2</translation>
    </message>
    <message>
        <source>1 and 2 may be taken, but no multiple of 3: %1</source>
        <extracomment>%1 is &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>可以取 1、2 顆，3 的倍數都不能取：%1</translation>
    </message>
    <message>
        <source>Suppose that all smaller heaps have their remainders as values, and let n mod %1 = r. Each of the numbers 1, …, r may be taken, so all smaller remainders can be left. No multiple of %1 may be taken, so the remainder r itself cannot be left. The first missing value is r.</source>
        <extracomment>%1 is a number m; 1, …, m−1 may be taken, but no multiple of m. &quot;n mod m&quot; is a formula</extracomment>
        <translation>假設更小的堆的值都是餘數，並設 n mod %1 = r。1、…、r 顆都可以取，所以能留下所有更小的餘數；%1 的倍數都不能取，所以留不下餘數 r 本身。沒有出現的最小的值就是 r。</translation>
    </message>
    <message>
        <source>The next step needs this.</source>
        <translation>下一步要用到這一點。</translation>
    </message>
    <message>
        <source>Larger heaps stand first here.</source>
        <translation>這裡較大的堆寫在前面。</translation>
    </message>
    <message>
        <source>Heaps without a move are left out here, and larger heaps stand first.</source>
        <translation>這裡無法再走的堆不寫，較大的堆寫在前面。</translation>
    </message>
    <message numerus="yes">
        <source>only %1 can be taken (%2 time(s))</source>
        <extracomment>of a heap; %1 is a number of stones, %2 how often</extracomment>
        <translation>
            <numerusform>每次只能取 %1 顆（%2 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (then any move is its last)</source>
        <extracomment>of a heap or token: one move each time, and then several, each of them the last; %1 is what is left by those before, such as &quot;5 → 3&quot;</extracomment>
        <translation>%1（然後走哪一步都是最後一步）</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), whatever is moved</source>
        <extracomment>of a heap that has been split</extracomment>
        <translation>
            <numerusform>不管怎麼走都是 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>any move is its last</source>
        <translation>走一步就無法再走</translation>
    </message>
    <message>
        <source>In heap %1: %2</source>
        <extracomment>each at the beginning of a list; %1 is the number of a heap, its size or the vertex of a token, %2 says which moves it has</extracomment>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>Heap of %1: %2</source>
        <translation>%1 顆的堆：%2</translation>
    </message>
    <message>
        <source>Token on %1: %2</source>
        <translation>在 %1 的棋子：%2</translation>
    </message>
    <message>
        <source>in heap %1: %2</source>
        <extracomment>each further on in a list; the places are the same</extracomment>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>heap of %1: %2</source>
        <translation>%1 顆的堆：%2</translation>
    </message>
    <message>
        <source>token on %1: %2</source>
        <translation>在 %1 的棋子：%2</translation>
    </message>
    <message>
        <source>%1. Together: %2.</source>
        <extracomment>%1 is a list such as &quot;Heap 1: only 3 can be taken (2 times), heap 2: any move is its last&quot;, %2 a sum of numbers of moves such as &quot;2 + 1 = 3&quot;</extracomment>
        <translation>%1。合起來：%2。</translation>
    </message>
    <message>
        <source>The even numbers that may be taken are larger than their heaps, so none of them can be taken.</source>
        <translation>集合裡的偶數都比那一堆大，沒辦法取。</translation>
    </message>
    <message>
        <source>How many moves are left in a heap is odd or even by its size alone: %1. Every move leads from one kind to the other, and where no move is left the number is 0.</source>
        <extracomment>%1 is a list such as &quot;heap 1: odd with 1, 3, even with 0, 2; heap 2: no move&quot;</extracomment>
        <translation>一堆還剩奇數步還是偶數步，只看這堆有幾顆：%1。每走一步都從一類變成另一類，而無法再走時是 0 步。</translation>
    </message>
    <message>
        <source>A smaller value can always be reached, as there is no gap below g; a larger one only sometimes.</source>
        <translation>需要的值比 g 小，就一定走得到，因為 g 以下沒有空缺；比 g 大，就不一定走得到。</translation>
    </message>
    <message>
        <source>%1, so the value goes %2, and the only value left is 0.</source>
        <extracomment>%1 is a formula such as &quot;g(7−1) = g(6) = 2&quot;, %2 is &quot;3 → 2&quot;; a heap is gone then</extracomment>
        <translation>%1，所以值的變化是 %2，剩下的唯一的值是 0。</translation>
    </message>
    <message>
        <source>The move leaves the nim-sum %1 ≠ 0; after the answer the only value left is 0.</source>
        <extracomment>%1 is a number other than 0</extracomment>
        <translation>這一步留下異或和 %1 ≠ 0；應對之後，剩下的唯一的值是 0。</translation>
    </message>
    <message>
        <source>Whatever the opponent then does, the value is not 0, and your answer makes it 0 again. The game must end, and then it is the opponent who cannot move.</source>
        <translation>接下來對方不管怎麼走，值都不再是 0，而你的應對又讓它變回 0。遊戲一定會結束，到那時無法再走的是對方。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the value is 0 again. The game must end, and then it is the player now to move who cannot move.</source>
        <translation>每一步都有辦法應對，讓值變回 0。遊戲一定會結束，到那時無法再走的是現在輪到走的一方。</translation>
    </message>
    <message>
        <source>Whatever the opponent then does, the nim-sum is not 0, and your answer makes it 0 again. The game must end, and then it is the opponent who cannot move.</source>
        <translation>接下來對方不管怎麼走，異或和都不再是 0，而你的應對又讓它變回 0。遊戲一定會結束，到那時無法再走的是對方。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the nim-sum is 0 again. The game must end, and then it is the player now to move who cannot move.</source>
        <translation>每一步都有辦法應對，讓異或和變回 0。遊戲一定會結束，到那時無法再走的是現在輪到走的一方。</translation>
    </message>
    <message>
        <source>That leaves %1, where every move ends the game: the player now to move makes the last move and loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 0)&quot;</extracomment>
        <translation>這樣留下 %1，不論怎麼走，輪到走的一方都只能走最後一步，所以這一方輸。</translation>
    </message>
    <message>
        <source>Every move ends the game: a P-position, the player to move loses</source>
        <translation>怎麼走遊戲都立刻結束：P 局面，輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Every move ends the game: an N-position, the player to move wins</source>
        <translation>怎麼走遊戲都立刻結束：N 局面，輪到走的一方必勝</translation>
    </message>
    <message>
        <source>The game must end, and then it is the player now to move who cannot move: a P-position.</source>
        <translation>遊戲一定會結束，到時候無法再走的，就是現在輪到走的一方：P 局面。</translation>
    </message>
    <message>
        <source>It leaves %1, here written %2, where you can answer every move: %3.</source>
        <extracomment>%1 is a position such as &quot;(3, 1)&quot;, where a heap has no move, %2 one such as &quot;(3, 0)&quot;; %3 is a list as above</extracomment>
        <translation>這樣留下 %1，這裡寫成 %2；從這裡不管怎麼走，你都有應對：%3。</translation>
    </message>
    <message>
        <source>The game must end, and then it is the opponent who cannot move: an N-position.</source>
        <translation>遊戲一定會結束，到那時無法再走的是對方，所以這是 N 局面。</translation>
    </message>
    <message>
        <source>No other move wins</source>
        <translation>走別的都贏不了</translation>
    </message>
    <message numerus="yes">
        <source>%1 belongs to heap(s) %2</source>
        <extracomment>one part of a list: %1 is &quot;g₁&quot;, %2 a list of the numbers of heaps</extracomment>
        <translation>
            <numerusform>%1 是第 %2 堆的 SG 值</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaps with the same set share one list of values: %1.</source>
        <extracomment>%1 is a list such as &quot;g₁ belongs to heaps 1, 4, g₂ belongs to heap 2&quot;</extracomment>
        <translation>可取集合相同的堆共用一張 SG 值表：%1。</translation>
    </message>
    <message>
        <source>Who wins has been shown without it. The values of smaller heaps are found in the same way, from 0 on.</source>
        <translation>誰會贏，上面已經說明，用不到這個值。更小的堆的值從 0 顆起，也這樣逐一求出。</translation>
    </message>
    <message>
        <source>Every smaller number t can be left. In the highest binary digit in which s and t differ, s has a 1, so some value g has a 1 there as well. In g ⊕ s ⊕ t it is 0 and the digits to its left stay, so g ⊕ s ⊕ t is smaller than g, and the value of some option of that heap. A number cancels itself, so g ⊕ s is the nim-sum of the other values: g ⊕ s ⊕ t in place of g cancels them, and t is left.</source>
        <translation>比 s 小的每個數 t 都能留下。寫成二進位，s 與 t 不同的最高一位上 s 是 1，所以一定有某個值 g 在這一位也是 1。在 g ⊕ s ⊕ t 裡這一位是 0，左邊各位不變，所以 g ⊕ s ⊕ t 比 g 小，是那一堆某個後繼的值。相同的數互相抵銷，所以 g ⊕ s 就是其餘各值的異或和；把 g 換成 g ⊕ s ⊕ t，剛好和其餘的抵銷，剩下 t。</translation>
    </message>
    <message>
        <source>From a nim-sum s other than 0 some move leaves 0. The column of the leading digit of s is odd, so some value g has that digit; in g ⊕ s it is 0 and the digits to its left stay, so g ⊕ s is smaller than g, and some option has the value g ⊕ s, as there is no gap below g. A number cancels itself, so g ⊕ s is the nim-sum of the other values: a value g ⊕ s in place of g cancels them, and 0 is left.</source>
        <translation>異或和 s 不是 0 的時候，總有一步可以留下 0。s 的最高位那一欄有奇數個 1，所以一定有某個值 g 含有它；在 g ⊕ s 裡這一位是 0，左邊各位不變，所以 g ⊕ s 比 g 小；g 以下沒有空缺，一定有一個後繼的值是 g ⊕ s。相同的數互相抵銷，所以 g ⊕ s 就是其餘各值的異或和；把 g 換成 g ⊕ s，剛好和其餘的抵銷，就是 0。</translation>
    </message>
    <message>
        <source>No heap is split, and any rest may be left: this is the subtraction set %1.</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>不會拆堆，剩多少都可以，所以就是可取集合 %1 的遊戲。</translation>
    </message>
    <message>
        <source>Of the odd kind here: %1. Their number is odd, so together the number of moves is odd.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 3&quot;</extracomment>
        <translation>這裡還剩奇數步的是：%1。它們的個數是奇數，所以合起來是奇數步。</translation>
    </message>
    <message>
        <source>Of the odd kind here: %1. Their number is even, so together the number of moves is even.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 3&quot;</extracomment>
        <translation>這裡還剩奇數步的是：%1。它們的個數是偶數，所以合起來是偶數步。</translation>
    </message>
    <message>
        <source>All are of the even kind here: %1. So together the number of moves is even.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 2&quot;</extracomment>
        <translation>%1：還剩的全是偶數步。所以合起來是偶數步。</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>第 %1 枚棋子</translation>
    </message>
    <message>
        <source>heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>The next step checks it.</source>
        <translation>下一步就來核對。</translation>
    </message>
    <message>
        <source>A later step shows it.</source>
        <translation>後面有一步會說明它。</translation>
    </message>
    <message>
        <source>Checked one by one, by the moves from each and the answers to them:</source>
        <translation>逐一驗證，看每個局面的各種走法和對它們的應對：</translation>
    </message>
    <message>
        <source>Every move leaves an N-position, as the step before shows. The next steps play it.</source>
        <translation>每一步都留下 N 局面，前一步已經說明了。接下來幾步把它走一遍。</translation>
    </message>
    <message>
        <source>Every move can be answered by leaving a P-position</source>
        <translation>每一步都有應對，都能再留下 P 局面</translation>
    </message>
    <message>
        <source>1 or 2 may be taken, as in Bash’s game: %1</source>
        <extracomment>%1 is &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>每次可以取 1 顆或 2 顆，和巴什博弈一樣：%1</translation>
    </message>
    <message>
        <source>%1 is P, as a move from there either ends the game, and so loses, or is answered so that then every move ends the game: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3)&quot;, %2 a list such as &quot;(2) → (1)&quot;, from the position that a move from there leaves to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面，因為從這裡走一步，要嘛遊戲就此結束，走的人就輸；要嘛對方能應對，使得之後不管走哪一步，遊戲都會結束：%2。</translation>
    </message>
    <message>
        <source>%1 is P, as every move from there is answered so that then every move ends the game: %2.</source>
        <extracomment>misère play; the places are the same</extracomment>
        <translation>%1 是 P 局面，因為從這裡不管怎麼走，對方都能應對，使得之後不管走哪一步，遊戲都會結束：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is P, as exactly %n move(s) are left there, whatever is moved: an odd number, so whoever is to move makes the last one.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3, 2)&quot;; %n is odd, 3 or more</extracomment>
        <translation>
            <numerusform>%1 是 P 局面，因為不管怎麼走，這裡都剛好還剩 %n 步：這是奇數，所以最後一步由輪到走的一方來走。</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves %1 again.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3, 1)&quot;</extracomment>
        <translation>這樣又留下 %1。</translation>
    </message>
    <message>
        <source>Every move is answered by leaving equal heaps: a P-position</source>
        <translation>不管怎麼走，對方都能留下相同的堆：P 局面</translation>
    </message>
    <message>
        <source>Every move is answered by leaving an even number of moves: a P-position</source>
        <translation>不管怎麼走，對方都能留下偶數步：P 局面</translation>
    </message>
    <message>
        <source>Every vertex has an SG value g, which has two properties of a heap of Nim with g stones</source>
        <translation>每個頂點有 SG 值 g，具有 g 顆尼姆堆的兩個性質</translation>
    </message>
    <message>
        <source>Every heap has an SG value g, which has two properties of a heap of Nim with g stones</source>
        <translation>每一堆有 SG 值 g，具有 g 顆尼姆堆的兩個性質</translation>
    </message>
    <message>
        <source>Every vertex counts as much as a heap of Nim with g stones, as will be shown: g is its SG value</source>
        <translation>每個頂點相當於 g 顆的尼姆堆（後面說明），g 是 SG 值</translation>
    </message>
    <message>
        <source>Every heap counts as much as a heap of Nim with g stones, as will be shown: g is its SG value</source>
        <translation>每一堆相當於 g 顆的尼姆堆（後面說明），g 是 SG 值</translation>
    </message>
    <message>
        <source>The heaps of value 0 are those of a multiple of %1 stones. If such a heap has a move, at least %1 stones are there: taking %2 leaves the remainder 1, and so the value 1.</source>
        <extracomment>%2 is a number that may be taken, and %1 one more</extracomment>
        <translation>值為 0 的堆，顆數是 %1 的倍數。這樣的堆如果還能走，至少有 %1 顆：取走 %2 顆，餘數就是 1，值也就是 1。</translation>
    </message>
    <message>
        <source>Checked from the end up, as far as it is needed here, by the moves from each and the answers to them:</source>
        <translation>下面從終局往上，逐一驗證要用到的局面，看各種走法和對它們的應對：</translation>
    </message>
    <message>
        <source>No move leads to a position of the list. So every move leaves an N-position, which is answered by leaving a P-position again, unless it has ended the game and lost at once.</source>
        <translation>不管哪一步都走不到上面列出的局面，所以每種走法都留下 N 局面，應對時總能再留下 P 局面；只有結束遊戲的那一步當場就輸了。</translation>
    </message>
    <message>
        <source>No move leads to a position of the list. So every move leaves an N-position, which is answered by leaving a P-position again.</source>
        <translation>不管哪一步都走不到上面列出的局面，所以每種走法都留下 N 局面，應對時總能再留下 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1: the program has computed in the same way that it is P.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>這樣留下 %1：程式用同樣的方法算出它是 P 局面。</translation>
    </message>
    <message>
        <source>Every other move loses: it leaves an N-position, by the two rules above.</source>
        <translation>其他走法都輸：依上面兩條規則，留下的都是 N 局面。</translation>
    </message>
    <message>
        <source>For example, in heap %1, %2 and %3. From %4 taking %5 leads to %6, of value 0; so from %7 taking the same %5 leads to %8, of value 1.</source>
        <extracomment>%1 is the number of a heap, %2 &quot;g₁(7) = 0&quot;, %3 &quot;g₁(6) = 2&quot;, where 6 is 7 less the smallest number that may be taken; %4 is this 6, %5 another number that may be taken, %6 is %4 − %5, %7 is 7 and %8 is %7 − %5</extracomment>
        <translation>例如第 %1 堆裡 %2，而 %3。從 %4 取 %5 顆走到 %6，值是 0；所以從 %7 同樣取 %5 顆，就走到 %8，值是 1。</translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 the values are the remainders mod %2: a heap of value 0 with a move has at least %2 stones; taking %3 leaves the remainder 1.</source>
        <extracomment>%1 is a list of the numbers of heaps that have the same set, %2 a number m and %3 one less</extracomment>
        <translation>
            <numerusform>第 %1 堆的值是除以 %2 的餘數：值是 0 而還能走的，至少有 %2 顆；取 %3 顆，餘數就是 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the other heaps it is true whatever their sets are:</source>
        <translation>其餘的堆，不論集合是什麼，都是如此：</translation>
    </message>
    <message>
        <source>If two or more values of at least 2 are there and s is not 0, lower a value g with the leading digit of s to g ⊕ s. It is smaller, as that digit becomes 0 and those to its left stay; and as a number cancels itself, it is the nim-sum of the other values, cancels them, and leaves 0. At least one value of at least 2 is still there, and so at least two: if there were only one, no other value would have its leading digit, and the nim-sum would not be 0.</source>
        <translation>設不小於 2 的值至少有兩個，而且 s ≠ 0。把含有 s 最高位的值 g 減到 g ⊕ s：這一位變成 0，左邊各位不變，所以確實變小；相同的數互相抵銷，所以 g ⊕ s 就是其餘各值的異或和，剛好和其餘的抵銷，留下 0。這時至少還有一個不小於 2 的值，所以至少有兩個：假如只有一個，它的最高位別的值都沒有，異或和就不會是 0。</translation>
    </message>
    <message>
        <source>From 0 every move changes one value, so it leaves another number, and still at least one value of at least 2. If it is the only one, lower it to 1 or 0, whichever makes the nim-sum 1.</source>
        <translation>從 0 出發，一步只改變一個值，留下的就不是 0，而且至少還有一個不小於 2 的值；如果只剩一個，就把它減到 1 或 0，讓異或和變成 1。</translation>
    </message>
    <message>
        <source>Then it is your turn, and the opponent moves last: %1.</source>
        <extracomment>%1 is a list such as &quot;(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps, where every move is copied&quot;</extracomment>
        <translation>這時輪到你走，而最後一步由對方來走：%1。</translation>
    </message>
    <message>
        <source>A split leaves two heaps, so the value of two heaps together is needed.</source>
        <translation>一堆分開後是兩堆，所以需要知道兩堆合起來的值。</translation>
    </message>
    <message>
        <source>“A, B → C” means: whether a move leaves A or B, the answer then leaves C.</source>
        <extracomment>of lists such as &quot;(5, 3), (5, 2) → (3, 2, 1)&quot;</extracomment>
        <translation>「A、B → C」是說：不管一步走成 A 還是 B，應對後都留下 C。</translation>
    </message>
    <message>
        <source>All those of up to %1 tokens on vertices that can be reached, and of at most %2 moves to come: %3.</source>
        <translation>棋子不超過 %1 枚，都在走得到的頂點上，最多還能走 %2 步的，全部列出來：%3。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position, as the step before shows. The next steps play some of the moves.</source>
        <translation>每一步都留下 N 局面，前一步已經說明了。接下來幾步舉其中幾種走法為例。</translation>
    </message>
    <message>
        <source>The program has computed it, working upwards as above.</source>
        <translation>這些是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>First some smaller ones that show that it is P:</source>
        <translation>要說明它是 P 局面，先看幾個較小的：</translation>
    </message>
    <message>
        <source>Some move leaves one of the P-positions above. Which others win, and that no more do, the program has found, working upwards as above.</source>
        <translation>一定有一步能留下前面的某個 P 局面。還有哪些走法必勝，以及除此之外再也沒有，都是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and say why it is P. Which others win, and that no more do, the program has found, working upwards as above.</source>
        <translation>一定有一步會留下 P 局面：接下來幾步指出這一步，並說明留下的為什麼是 P 局面。還有哪些走法必勝，以及除此之外再也沒有，都是程式用上面的方法逐一算出來的。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and show answers to the opponent’s moves. Where no answers are shown, the program has computed that it is P, and that no other move wins.</source>
        <translation>一定有一步會留下 P 局面：接下來幾步指出這一步，並說明對方再走時怎麼應對。沒有列出應對的 P 局面由程式算出；其他走法都贏不了，也是程式算出來的。</translation>
    </message>
    <message>
        <source>A move leads to one of the P-positions of the step before.</source>
        <translation>有一步能走到上一步列出的某個 P 局面。</translation>
    </message>
    <message>
        <source>For example, %1 is P here, but N in normal play, as its SG value is %2, not 0.</source>
        <extracomment>misère play; %1 is a position such as &quot;(18)&quot;, %2 its SG value, 2 or more</extracomment>
        <translation>例如 %1 在這裡是 P 局面，照正常規則卻是 N 局面，因為它的 SG 值是 %2，不是 0。</translation>
    </message>
    <message>
        <source>For example, %1 is P here, but N in normal play, as the nim-sum of its SG values is not 0: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 1)&quot;, %2 a formula such as &quot;4 ⊕ 1 = 5&quot;</extracomment>
        <translation>例如 %1 在這裡是 P 局面，照正常規則卻是 N 局面，因為各 SG 值的異或和不是 0：%2。</translation>
    </message>
    <message>
        <source>It leaves %1, where every move ends the game: the opponent makes the last move and loses. So you win: this is an N-position.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 0)&quot;</extracomment>
        <translation>這樣留下 %1，走哪一步都結束遊戲：最後一步由對方走，對方就輸。所以輪到走的一方必勝，這是 N 局面。</translation>
    </message>
    <message>
        <source>Just one number has both: the smallest of 0, 1, 2, … that is not the value of an option, called the mex of their values. All smaller numbers are values of options; but a larger number would need this one among the values of the options, where it is missing. Without a move, g = 0.</source>
        <translation>兩點都符合的數只有一個：各後繼的值裡沒有出現的最小非負整數，叫做這些值的 mex。比它小的數都是後繼的值；再大的數就不行，因為那樣後繼的值裡還得有這個數，偏偏就是沒有它。無法再走時，g = 0。</translation>
    </message>
    <message>
        <source>This is shown from the smallest positions on, so for the options it has been shown before. No move keeps s: it changes one value, as no option has the value of its heap, and the other values stay.</source>
        <translation>從最小的局面開始一個一個證明：證到一個局面時，它的各後繼都已經證過。不管怎麼走都不會還是 s：一步只改變一個值，而且一定會變，因為沒有任何後繼的值和原來那一堆一樣；其餘的值不變。</translation>
    </message>
    <message>
        <source>The token: %1</source>
        <extracomment>the only token; %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>這枚棋子：%1</translation>
    </message>
    <message>
        <source>The heap: %1</source>
        <extracomment>the only heap; %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>這一堆：%1</translation>
    </message>
    <message>
        <source>Every vertex has an SG value g, which is found from the sinks up</source>
        <translation>每個頂點都有一個 SG 值 g，從匯點往上逐層求出</translation>
    </message>
    <message>
        <source>Why this is so is shown once the values are known.</source>
        <translation>為什麼會這樣，求出各值之後再說明。</translation>
    </message>
    <message>
        <source>Why several heaps count like one heap of s stones, the nim-sum of their values</source>
        <translation>為什麼幾堆相當於一個尼姆堆，大小 s 是各值的異或和</translation>
    </message>
</context>
<context>
    <name>SgHint</name>
    <message>
        <source>Play it as misère Nim with heaps of the SG values: nothing else counts.</source>
        <translation>把它當成反規則的 Nim 來走，各堆的顆數就是 SG 值：其他的都不重要。</translation>
    </message>
    <message>
        <source>Find the values. Leave a nim-sum of 0 if some value stays 2 or more, and a nim-sum of 1 if all values are 0 or 1 then.</source>
        <translation>先求出各個值。走完之後如果還有不小於 2 的值，異或和要是 0；如果所有的值都是 0 或 1，異或和要是 1。</translation>
    </message>
    <message>
        <source>Begin at the end: whoever has no move left has won. Then take the positions just before it, and so on upwards.</source>
        <translation>從終局開始：無法再走的一方已經贏了。再看前一步的局面，就這樣一步一步往上推。</translation>
    </message>
    <message>
        <source>Work out the values from the sinks up: a sink has 0, and each other vertex has the smallest number that none of its options has.</source>
        <translation>從匯點往上算：匯點是 0，其他頂點是各後繼都沒有的最小的數。</translation>
    </message>
    <message>
        <source>Work out the values from small heaps up: each is the smallest number that none of its options has.</source>
        <translation>從小堆往上算：每個值是各後繼局面都沒有的最小的數。</translation>
    </message>
    <message>
        <source>A position is P exactly when its SG value is 0.</source>
        <translation>局面是 P 局面，若且唯若它的 SG 值為 0。</translation>
    </message>
    <message>
        <source>Each part counts as a Nim heap of its SG value, so combine the values by ⊕.</source>
        <translation>每一部分都相當於一堆 Nim，顆數就是它的 SG 值，所以把各個值做異或。</translation>
    </message>
    <message>
        <source>In misère play one cannot rely on the SG values: see where each move leads.</source>
        <translation>在反規則下不能只看 SG 值：要看每一步走到哪裡。</translation>
    </message>
</context>
<context>
    <name>SgPeriodQuestion</name>
    <message>
        <source>A period has at least one value.</source>
        <translation>週期至少有一個值。</translation>
    </message>
    <message>
        <source>That is longer than the row: look for what comes again soon.</source>
        <translation>這比列出來的還長：看看什麼很快就重複。</translation>
    </message>
    <message>
        <source>%1, but %2: after %3 values they are not the same again.</source>
        <extracomment>%1 and %2 are formulas such as &quot;g(3) = 1&quot;; %3 is the number of heaps between them</extracomment>
        <translation>%1，可是 %2：隔 %3 個值並沒有重複。</translation>
    </message>
    <message>
        <source>After %1 values they do repeat, but they have done so before.</source>
        <extracomment>%1 is a number of values</extracomment>
        <translation>隔 %1 個值確實重複，但更早就重複過了。</translation>
    </message>
    <message>
        <source>The first %1 values do not come again. They are the pre-period and are not counted.</source>
        <extracomment>%1 is how many values come before the period</extracomment>
        <translation>開頭的 %1 個值不會再出現，那是預週期，不算在內。</translation>
    </message>
    <message>
        <source>After %1 values they do repeat, but half of that is enough.</source>
        <extracomment>%1 is a number of values</extracomment>
        <translation>隔 %1 個值確實會重複，但一半就夠了。</translation>
    </message>
    <message>
        <source>There are %1 different values. A period is a stretch of the row, and a value may come more than once in it.</source>
        <translation>不同的值有 %1 個。週期是這一列裡的一段，同一個值可以在其中出現多次。</translation>
    </message>
    <message>
        <source>%2 would be right if every number from 1 to %1 might be taken, as in Bash’s game.</source>
        <extracomment>%1 is the largest number that may be taken, %2 is %1 + 1</extracomment>
        <translation>要像巴什博弈那樣 1 到 %1 顆都可以取，才會是 %2。</translation>
    </message>
    <message>
        <source>%1: the SG values begin %2 … They repeat for ever. How long is one period?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a row of values such as &quot;0 1 0 1 2 3 2 0 1&quot;</extracomment>
        <translation>%1：SG 值從 g(0) 起是 %2 …，之後一直重複。一個週期有幾個值？</translation>
    </message>
    <message>
        <source>A period is the shortest stretch of values that comes again and again.</source>
        <translation>週期就是一再重複的那段值裡，最短的一段。</translation>
    </message>
    <message>
        <source>Find a rare value, the largest one perhaps, and see how far it is to where it comes next. Then compare the values around it.</source>
        <translation>找一個少見的值，例如最大的，看它隔多遠再次出現，再比較它前後的值。</translation>
    </message>
    <message>
        <source>One period is %1.</source>
        <extracomment>%1 is a row of values such as &quot;0 1 0 1 2 3 2&quot;</extracomment>
        <translation>一個週期是 %1。</translation>
    </message>
    <message>
        <source>From %2 on the same %1 values come again and again.</source>
        <extracomment>%1 is a number of values, %2 a formula such as &quot;g(2)&quot;</extracomment>
        <translation>從 %2 起，同樣的 %1 個值一再重複。</translation>
    </message>
    <message>
        <source>%1 is as large as %2, and that is a value in the row, not the number in the brackets.</source>
        <extracomment>%1 and %2 are formulas such as &quot;g(100)&quot; and &quot;g(2)&quot;</extracomment>
        <translation>%1 等於 %2：答案是這一列裡的值，不是括號裡的數。</translation>
    </message>
    <message>
        <source>You have counted from 1. The first value of the row is %1.</source>
        <extracomment>%1 is a formula such as &quot;g(0)&quot;</extracomment>
        <translation>你是從 1 數起的。這一列的第一個值是 %1。</translation>
    </message>
    <message>
        <source>The values repeat from %1 on only: take away what comes before.</source>
        <extracomment>%1 is a formula such as &quot;g(4)&quot;</extracomment>
        <translation>值從 %1 起才重複：前面的要先扣掉。</translation>
    </message>
    <message>
        <source>That is one place too far: it is %1.</source>
        <extracomment>%1 is a formula such as &quot;g(3)&quot;</extracomment>
        <translation>多數了一個：那是 %1。</translation>
    </message>
    <message>
        <source>%1: the SG values begin %2 …, and from %3 on they repeat after every %4. What is %5?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a row of values such as &quot;0 1 0 1 2 3 2&quot;, %3 a formula such as &quot;g(0)&quot;, %4 the length of the period, %5 a formula such as &quot;g(100)&quot;</extracomment>
        <translation>%1：SG 值從 g(0) 起是 %2 …，從 %3 起每 %4 個重複一次。%5 是多少？</translation>
    </message>
    <message>
        <source>Whole periods make no difference: take them away from the heap.</source>
        <translation>扣掉幾個完整的週期，值不變：從顆數裡減去它們。</translation>
    </message>
    <message>
        <source>Divide %1 by %2. What is left over?</source>
        <extracomment>%1 is a number of stones, %2 the length of the period</extracomment>
        <translation>%1 除以 %2，餘數是多少？</translation>
    </message>
    <message>
        <source>Take the pre-period away first: divide %1 − %2 by %3. What is left over? Then add %2 again.</source>
        <extracomment>%1 is a number of stones, %2 how many values come before the period, %3 its length</extracomment>
        <translation>先減去預週期：%1 − %2 除以 %3，餘數是多少？再把 %2 加回來。</translation>
    </message>
    <message>
        <source>%1, so %2.</source>
        <extracomment>%1 is a formula such as &quot;100 = 14·7 + 2&quot;, %2 one such as &quot;g(100) = g(2) = 0&quot;</extracomment>
        <translation>%1，所以 %2。</translation>
    </message>
    <message>
        <source>The period</source>
        <translation>週期</translation>
    </message>
    <message>
        <source>That value stands in the period, for example %1, but not where %2 falls. Count the places again.</source>
        <extracomment>%1 is a formula such as &quot;g(5) = 3&quot;, %2 one such as &quot;g(100)&quot;</extracomment>
        <translation>週期裡有這個值，例如 %1，但 %2 對應的不是那一處。重新數一數位置。</translation>
    </message>
    <message>
        <source>%1 does not stand in the period at all.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>週期裡根本沒有 %1。</translation>
    </message>
</context>
<context>
    <name>SgQuestion</name>
    <message>
        <source>These are the numbers that can be taken. Asked is what is left: %1.</source>
        <extracomment>%1 is a formula such as &quot;7−3 = 4&quot;</extracomment>
        <translation>這些是可以取走的顆數。題目問的是剩下幾顆：%1。</translation>
    </message>
    <message>
        <source>One number is missing: 0. All %1 stones may be taken.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>還少一個數：0。%1 顆石子可以全部取走。</translation>
    </message>
    <message>
        <source>That would be Nim, where any number may be taken. Here a move takes %1.</source>
        <translation>那是 Nim：想取幾顆都可以。這裡每步只能取 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be left: a move makes the heap of %2 smaller.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>不可能剩下 %1 顆：走了一步，%2 顆的堆一定會變小。</translation>
    </message>
    <message>
        <source>To leave %1, a move would have to take %2, and no move does that.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>要剩下 %1 顆就得取 %2 顆，可是規則不准這樣取。</translation>
    </message>
    <message>
        <source>That lists both parts. Of %1, for example, only the larger one is asked for.</source>
        <extracomment>%1 is a split such as &quot;4+2&quot;</extracomment>
        <translation>兩個部分你都列出來了。例如 %1，題目只問較大的那一部分。</translation>
    </message>
    <message>
        <source>Not %1: the two parts must be of different sizes.</source>
        <extracomment>%1 is a split into equal parts such as &quot;4+4&quot;</extracomment>
        <translation>%1 不行：分成的兩部分必須不相等。</translation>
    </message>
    <message>
        <source>Before the heap is split, stones are taken: the two parts together have fewer than %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>分堆之前先要取走石子，所以兩部分合起來不到 %1 顆。</translation>
    </message>
    <message>
        <source>One number is missing: two equal parts are allowed here, %1.</source>
        <extracomment>%1 is a split into equal parts such as &quot;3+3&quot;</extracomment>
        <translation>還少一個數：這裡可以分成相等的兩部分，也就是 %1。</translation>
    </message>
    <message>
        <source>No move leaves two heaps of which the larger one has %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>沒有任何一步能分成兩堆，而較大的一堆是 %1 顆。</translation>
    </message>
    <message>
        <source>Some of these take two moves. One move goes along one arrow only.</source>
        <translation>其中有些要走兩步才到。一步只能沿著一條箭頭走。</translation>
    </message>
    <message>
        <source>The token cannot stay on %1: a move goes along an arrow.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子不能停在 %1 不動：每走一步都要沿著一條箭頭。</translation>
    </message>
    <message>
        <source>You have gone against the arrows: from these vertices one comes to %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>你把箭頭的方向看反了：從這些頂點才走得到 %1。</translation>
    </message>
    <message>
        <source>No arrow leads from %1 to %2.</source>
        <extracomment>%1 is a vertex, %2 a number that was given as another</extracomment>
        <translation>沒有從 %1 到 %2 的箭頭。</translation>
    </message>
    <message>
        <source>Look at the arrows that begin at %1, and only at these.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>只看從 %1 出發的箭頭。</translation>
    </message>
    <message>
        <source>Take each allowed number from %1, as long as there are enough stones.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>從 %1 裡依序減去每個可取的數，只要石子夠取。</translation>
    </message>
    <message>
        <source>Begin with 1 stone in the smaller part, then 2, 3 and so on: together they have %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>讓較小的一部分從 1 顆開始，再試 2 顆、3 顆……兩部分合起來是 %1 顆。</translation>
    </message>
    <message>
        <source>How many stones may be taken first? Split what is then left of the %1 in every way.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>先看看可以取走幾顆，再把 %1 顆裡剩下的用各種方式分成兩部分。</translation>
    </message>
    <message>
        <source>To which vertices can a token move from %1? Give all of them.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子從 %1 走一步可以到哪些頂點？請全部寫出來。</translation>
    </message>
    <message>
        <source>%1: a move may split a heap of %2 into two. Which sizes can the larger part have? Give all of them.</source>
        <extracomment>%1 is a rule such as &quot;Grundy’s game&quot;, %2 a number of stones</extracomment>
        <translation>%1：走一步可以把 %2 顆的一堆分成兩堆。較大的一堆可能有幾顆？請全部寫出來。</translation>
    </message>
    <message>
        <source>%1: which sizes can a heap of %2 have after one move? Give all of them.</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a number of stones</extracomment>
        <translation>%1：%2 顆的一堆走一步之後可能剩下幾顆？請全部寫出來。</translation>
    </message>
    <message numerus="yes">
        <source>What you have is right, but %n number(s) are missing.</source>
        <translation>
            <numerusform>寫出來的都對，但還少 %n 個數。</numerusform>
        </translation>
    </message>
    <message>
        <source>An option is a position that one move leads to.</source>
        <translation>後繼局面就是走一步會到的局面。</translation>
    </message>
    <message>
        <source>These are the options: %1.</source>
        <extracomment>%1 is a list of what moves leave, such as &quot;7−1 = 6, 7−3 = 4&quot; or &quot;4+2, 3+3&quot;</extracomment>
        <translation>後繼局面如下：%1。</translation>
    </message>
    <message>
        <source>Which SG values do the options of vertex %1 have? Give each value once.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>頂點 %1 的後繼有哪些 SG 值？每個值只寫一次。</translation>
    </message>
    <message>
        <source>%1: the values g(0) to %2 are %3. Which SG values do the options of a heap of %4 have? Give each value once.</source>
        <extracomment>%1 is a rule such as &quot;Game 0.77&quot;, %2 a formula such as &quot;g(4)&quot;, %3 a row of values, %4 a number of stones</extracomment>
        <translation>%1：g(0) 到 %2 的值是 %3。%4 顆的一堆，它的後繼局面有哪些 SG 值？每個值只寫一次。</translation>
    </message>
    <message>
        <source>%1: which SG values do the options of a heap of %2 have? Give each value once.</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a number of stones</extracomment>
        <translation>%1：%2 顆的一堆，它的後繼局面有哪些 SG 值？每個值只寫一次。</translation>
    </message>
    <message>
        <source>These are the sizes of the options. Asked are their values: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>這些是後繼局面的大小。題目問的是它們的 SG 值：%1。</translation>
    </message>
    <message>
        <source>Where a heap is split, the values are not added but combined by ⊕: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5+3) = 4 ⊕ 3 = 7&quot;</extracomment>
        <translation>一堆分成兩堆時，兩個值不是相加，而是做異或：%1。</translation>
    </message>
    <message>
        <source>0 is a value as well: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5−3) = g(2) = 0&quot;</extracomment>
        <translation>0 也是一個 SG 值：%1。</translation>
    </message>
    <message>
        <source>%1 is the value of the position itself. Asked are the values of its options.</source>
        <translation>%1 是局面本身的值。題目問的是它的後繼局面的值。</translation>
    </message>
    <message>
        <source>No option has the value %1.</source>
        <extracomment>%1 is an SG value</extracomment>
        <translation>沒有一個後繼局面的值是 %1。</translation>
    </message>
    <message>
        <source>One option is left out: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5−3) = g(2) = 0&quot;</extracomment>
        <translation>漏掉一個後繼局面：%1。</translation>
    </message>
    <message>
        <source>First find the options, then the value of each.</source>
        <translation>先找出後繼局面，再一個一個算出值。</translation>
    </message>
    <message>
        <source>A sink has the value 0. Go up from the sinks: each vertex has the smallest number that none of its options has.</source>
        <translation>匯點的值是 0。從匯點往上算：每個頂點取各後繼都沒有的最小的數。</translation>
    </message>
    <message>
        <source>Write the values down in a row, from g(0) = 0 on: each is the smallest number that none of its options has.</source>
        <translation>從 g(0) = 0 開始把值寫成一列：每個值是各後繼局面都沒有的最小的數。</translation>
    </message>
    <message>
        <source>The options and their values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>後繼局面和它們的值：%1。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>後繼局面</translation>
    </message>
    <message>
        <source>Values of the options</source>
        <translation>後繼局面的 SG 值</translation>
    </message>
    <message>
        <source>An option for each of the values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>每個值各舉一個後繼局面：%1。</translation>
    </message>
</context>
<context>
    <name>SgRule</name>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number that was given as the place of a token</extracomment>
        <translation>圖中沒有頂點 %1</translation>
    </message>
    <message>
        <source>move the token from %1 to %2</source>
        <extracomment>a move, to stand within a sentence: &quot;move the token from 5 to 3&quot;; %1 and %2 are vertices</extracomment>
        <translation>把棋子從 %1 移到 %2</translation>
    </message>
    <message>
        <source>moved the token from %1 to %2</source>
        <extracomment>a move that was made, behind the name of its player; %1 and %2 are vertices</extracomment>
        <translation>把棋子從 %1 移到了 %2</translation>
    </message>
    <message>
        <source>move token %1 from %2 to %3</source>
        <extracomment>a move, to stand within a sentence: &quot;move token 1 from 5 to 3&quot;; %2 and %3 are vertices</extracomment>
        <translation>把棋子 %1 從 %2 移到 %3</translation>
    </message>
    <message>
        <source>moved token %1 from %2 to %3</source>
        <extracomment>a move that was made, behind the name of its player; %1 is a number, %2 and %3 are vertices</extracomment>
        <translation>把棋子 %1 從 %2 移到了 %3</translation>
    </message>
    <message>
        <source>a vertex is expected, a whole number from 0 to %1</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>這裡應該是頂點，也就是 0 到 %1 的整數</translation>
    </message>
    <message>
        <source>a name of 1 to %1 characters is expected, without blanks, “:”, “;”, “&gt;”, “=”, “,”, braces and quotes, and not ending in “misere”</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>這裡應該是 1 到 %1 個字元的名稱，不能含有空格、「:」「;」「&gt;」「=」「,」、大括號和引號，也不能以「misere」結尾</translation>
    </message>
    <message>
        <source>“;” and the next edge, “misere” or a colon is expected, as in “graph 1&gt;0;2&gt;0: 2”</source>
        <translation>這裡應該是「;」和下一條邊、「misere」或冒號，如「graph 1&gt;0;2&gt;0: 2」</translation>
    </message>
    <message>
        <source>the graph must have no cycle, but there is one: %1</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>圖中不能有環，但這裡有一個：%1</translation>
    </message>
    <message>
        <source>an octal code begins with 0 or 4</source>
        <translation>八進位編碼以 0 或 4 開頭</translation>
    </message>
    <message>
        <source>a point is expected, as in “0.77”</source>
        <translation>這裡應該是小數點，如「0.77」</translation>
    </message>
    <message>
        <source>a digit from 0 to 7 is expected</source>
        <translation>這裡應該是 0 到 7 的數字</translation>
    </message>
    <message>
        <source>digits from 0 to 7, up to %1 of them, then “misere” or a colon are expected</source>
        <extracomment>%1 is how many digits a code may have at most</extracomment>
        <translation>這裡應該是 0 到 7 的數字（最多 %1 位），然後是「misere」或冒號</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “grundy”</source>
        <translation>「grundy」後面應該是「misere」或冒號</translation>
    </message>
    <message>
        <source>heaps that may split are at most %1 here</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>可以拆分的堆，這裡最多 %1 顆</translation>
    </message>
    <message>
        <source>no period of this game is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>這個遊戲到 %1 為止未能證明週期，所以堆最多 %1 顆</translation>
    </message>
    <message>
        <source>split heap %1 into %2 and %3</source>
        <extracomment>a move, to stand within a sentence: &quot;split heap 2 into 3 and 4&quot;</extracomment>
        <translation>把第 %1 堆分成 %2 和 %3</translation>
    </message>
    <message>
        <source>a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” or a graph such as “graph 1&gt;0;2&gt;0” is expected</source>
        <translation>這裡應該是集合（如「{1,3,4}」）、八進位編碼（如「0.77」）、「grundy」，或圖（如「graph 1&gt;0;2&gt;0」）</translation>
    </message>
    <message>
        <source>a set in braces is expected, as in “{1,3,4}”</source>
        <translation>這裡應該是大括號中的集合，如「{1,3,4}」</translation>
    </message>
    <message>
        <source>the set needs from 1 to %1 different numbers</source>
        <extracomment>%1 is how many numbers a set may have at most</extracomment>
        <translation>集合要有 1 到 %1 個不同的數</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is expected, or the brace that closes the set</source>
        <extracomment>%1 is the largest number that may be in a set</extracomment>
        <translation>這裡應該是 1 到 %1 的數，或結束集合的右大括號</translation>
    </message>
    <message>
        <source>“misere”, a colon or “+” and another set is expected after the set</source>
        <translation>集合後面應該是「misere」、冒號，或「+」和另一個集合</translation>
    </message>
    <message>
        <source>there are %1 sets, so %1 heaps are expected</source>
        <extracomment>%1 is a number of sets, and of heaps</extracomment>
        <translation>有 %1 個集合，所以應該有 %1 堆</translation>
    </message>
    <message>
        <source>no period of this set is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>這個集合到 %1 為止未能證明週期，所以堆最多 %1 顆</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is expected</source>
        <extracomment>%1 is the largest number that may be in a set</extracomment>
        <translation>這裡應該是 1 到 %1 的數</translation>
    </message>
    <message>
        <source>Move the token along one arrow.</source>
        <translation>把棋子沿著一條箭頭移動。</translation>
    </message>
    <message>
        <source>Move one token along one arrow.</source>
        <translation>把一枚棋子沿著一條箭頭移動。</translation>
    </message>
    <message>
        <source>Your move: drag a token along an arrow, or click it and then its target.</source>
        <translation>輪到你了：沿箭頭拖動一枚棋子，或先點它，再點它要去的頂點。</translation>
    </message>
    <message>
        <source>No arrow leads from %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>沒有從 %1 出發的箭頭。</translation>
    </message>
    <message>
        <source>No arrow leads from %1 to %2.</source>
        <extracomment>%1 and %2 are vertices</extracomment>
        <translation>沒有從 %1 到 %2 的箭頭。</translation>
    </message>
    <message>
        <source>Split one heap into two of different sizes.</source>
        <translation>把一堆分成大小不同的兩堆。</translation>
    </message>
    <message>
        <source>Take one stone or two from a heap, then split the rest if you like.</source>
        <translation>從一堆裡取一顆或兩顆石子，然後可以把剩下的分成兩堆。</translation>
    </message>
    <message>
        <source>Take two stones from a heap, then split the rest if you like.</source>
        <translation>從一堆裡取兩顆石子，然後可以把剩下的分成兩堆。</translation>
    </message>
    <message>
        <source>Take two stones from a heap, or three and split the rest if you like; a heap of one stone may be taken, too.</source>
        <translation>從一堆裡取兩顆石子；或取三顆，然後可以把剩下的分成兩堆；只有一顆的堆也可以取走。</translation>
    </message>
    <message>
        <source>Take stones from a heap as the digits of %1 allow.</source>
        <extracomment>%1 is an octal code such as &quot;0.16&quot;</extracomment>
        <translation>依照 %1 各位數字的規定從一堆裡取石子。</translation>
    </message>
    <message>
        <source>Your move: click a stone, or drag over several.</source>
        <translation>輪到你了：點一顆石子，或拖過幾顆。</translation>
    </message>
    <message>
        <source>Take from one heap one of the numbers of stones that are in its set.</source>
        <translation>從一堆裡取石子，顆數要在這一堆的可取集合裡。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n stone(s) from one heap.</source>
        <translation>
            <numerusform>從一堆裡取 %n 顆石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take 1 to %1 stones from one heap.</source>
        <extracomment>%1 is the largest number that may be taken</extracomment>
        <translation>從一堆裡取 1 到 %1 顆石子。</translation>
    </message>
    <message>
        <source>Take from one heap one of the numbers of stones in %1.</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3..7}&quot;</extracomment>
        <translation>從一堆裡取石子，顆數要在 %1 裡面。</translation>
    </message>
    <message>
        <source>Take %1 or %2 stones from one heap.</source>
        <extracomment>%1 lists numbers, %2 is one more: &quot;Take 1, 3 or 4 stones from one heap.&quot;</extracomment>
        <translation>從一堆裡取 %1 或 %2 顆石子。</translation>
    </message>
    <message>
        <source>Grundy’s game</source>
        <translation>Grundy 博弈</translation>
    </message>
    <message>
        <source>Game %1</source>
        <extracomment>%1 is an octal code such as &quot;0.77&quot;; followed by a colon and a question</extracomment>
        <translation>遊戲 %1</translation>
    </message>
    <message>
        <source>Set %1</source>
        <extracomment>%1 is a subtraction set such as &quot;{1,3,4}&quot;; followed by a colon and a question</extracomment>
        <translation>可取集合 %1</translation>
    </message>
    <message>
        <source>split %1 into %2 and %3</source>
        <extracomment>a move, to stand within a sentence: &quot;split the heap of 7 into 3 and 4&quot;, %1 is &quot;the heap of 7&quot;</extracomment>
        <translation>把 %1分成 %2 和 %3</translation>
    </message>
    <message>
        <source>take %1 whole</source>
        <extracomment>a move, to stand within a sentence: &quot;take the heap of 2 whole&quot;, %1 is &quot;the heap of 2&quot;</extracomment>
        <translation>把 %1全部取走</translation>
    </message>
    <message>
        <source>took %1 whole</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took the heap of 2 whole&quot;, %1 is &quot;the heap of 2&quot;</extracomment>
        <translation>把 %1全部取走了</translation>
    </message>
    <message>
        <source>take heap %1 whole</source>
        <extracomment>a move, to stand within a sentence: &quot;take heap 3 whole&quot;</extracomment>
        <translation>把第 %1 堆整堆取走</translation>
    </message>
    <message>
        <source>take %1 from heap %2 so that %3 and %4 are left</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from heap 3 so that 4 and 1 are left&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from the heap of 7&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>從 %2取 %1 顆</translation>
    </message>
    <message>
        <source>took %1 from %2</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 2 from the heap of 7&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>從 %2取了 %1 顆</translation>
    </message>
    <message>
        <source>take %1 from %2 so that %3 and %4 are left</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from the heap of 7 so that 4 and 1 are left&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>從 %2取 %1 顆，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>took %1 from %2 and split the rest into %3 and %4</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 2 from the heap of 7 and split the rest into 4 and 1&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>從 %2取了 %1 顆，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 ways to place the tokens on the vertices that they can reach; here there are %2</source>
        <extracomment>%1 and %2 are large numbers, %1 &lt; %2</extracomment>
        <translation>反規則不由 SG 值決定，只能搜尋：棋子在各自到得了的頂點上，擺法最多 %1 種；這裡有 %2 種</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 ways to place the tokens on the vertices that they can reach; here there are far more</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>反規則不由 SG 值決定，只能搜尋：棋子在各自到得了的頂點上，擺法最多 %1 種；這裡遠遠超過</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 stones in all; these are %2</source>
        <extracomment>%1 and %2 are numbers of stones, %1 &lt; %2</extracomment>
        <translation>反規則不由 SG 值決定，只能搜尋：石子總數最多 %1 顆；這裡有 %2 顆</translation>
    </message>
</context>
<context>
    <name>SgSequence</name>
    <message>
        <source>proven: pre-period %1, period %2</source>
        <extracomment>%1 is how many values come before the period, %2 how long it is</extracomment>
        <translation>已證明：預週期 %1，週期 %2</translation>
    </message>
    <message>
        <source>no period is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>到 %1 為止沒有證明出週期</translation>
    </message>
    <message>
        <source>a sequence has one set</source>
        <translation>一個數列只能有一個集合</translation>
    </message>
    <message>
        <source>a value is too large for this program</source>
        <translation>有一個值太大，本程式無法計算</translation>
    </message>
    <message>
        <source>no period of Grundy’s game is known, and none is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>到現在還沒有發現 Grundy 博弈的週期，到 %1 為止也沒有證明出週期</translation>
    </message>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>圖中沒有頂點 %1</translation>
    </message>
</context>
<context>
    <name>SgSumQuestion</name>
    <message>
        <source>You have added the values %1. They are combined by ⊕: two equal powers of two cancel out, they are not carried.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>你把各個值 %1 相加了。應該做異或：相同的 2 的冪成對抵銷，不進位。</translation>
    </message>
    <message>
        <source>You have combined the sizes %1. That is right in Nim only; here each heap counts with its SG value.</source>
        <extracomment>%1 is a list of numbers of stones such as &quot;7, 5&quot;</extracomment>
        <translation>你把各堆的顆數 %1 拿去做異或。只有 Nim 才能這樣算；這裡每堆要用它的 SG 值。</translation>
    </message>
    <message>
        <source>You have taken the mex of the values %1. The mex belongs to the options of one position; parts of a sum are combined by ⊕.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>你把各個值 %1 拿去取 mex。mex 是用在一個局面的各後繼局面上；和的各部分要做異或。</translation>
    </message>
    <message>
        <source>That is the largest of the values %1, but all of them count.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>那只是各個值 %1 中最大的一個，而每個值都要算進去。</translation>
    </message>
    <message>
        <source>What is the SG value of the whole position, with all tokens?</source>
        <translation>整個局面（所有棋子合起來）的 SG 值是多少？</translation>
    </message>
    <message>
        <source>What is the SG value of the whole position, with all heaps?</source>
        <translation>整個局面（所有堆合起來）的 SG 值是多少？</translation>
    </message>
    <message>
        <source>First find the SG value of each part. Together they are worth what Nim heaps of these sizes are worth.</source>
        <translation>先算出每一部分的 SG 值。合起來就相當於這麼大的幾堆 Nim。</translation>
    </message>
    <message>
        <source>Write the values in binary, one below the other. A column with an odd number of ones gives 1, with an even number 0.</source>
        <translation>把各個值寫成二進位，上下對齊。一欄中 1 的個數為奇數得 1，為偶數得 0。</translation>
    </message>
    <message>
        <source>The values give %1.</source>
        <extracomment>%1 is a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>由各個值得 %1。</translation>
    </message>
    <message>
        <source>That moves token %1; it is token %2 that is asked for.</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>你走的是棋子 %1，題目問的是棋子 %2。</translation>
    </message>
    <message>
        <source>That is a move in heap %1; one in heap %2 is asked for.</source>
        <extracomment>%1 and %2 are numbers of heaps</extracomment>
        <translation>你走的是第 %1 堆，題目問的是第 %2 堆。</translation>
    </message>
    <message>
        <source>%1: that raises the value from %2 to %3.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;, %2 and %3 are values</extracomment>
        <translation>%1：值從 %2 升到了 %3。</translation>
    </message>
    <message>
        <source>%1, and not %2.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;, %2 a value</extracomment>
        <translation>%1，而不是 %2。</translation>
    </message>
    <message>
        <source>That raises a value from %1 to %2, and the nim-sum is not 0 then: %3.</source>
        <extracomment>%1 and %2 are values, %3 a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>這一步把一個值從 %1 升到 %2，之後異或和不是 0：%3。</translation>
    </message>
    <message>
        <source>That lowers a value from %1 to %2, but the nim-sum is not 0 then: %3.</source>
        <extracomment>%1 and %2 are values, %3 a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>這一步把一個值從 %1 降到 %2，但之後異或和不是 0：%3。</translation>
    </message>
    <message>
        <source>That wins as well, but it raises a value, from %1 to %2. Look for a move that lowers one.</source>
        <extracomment>%1 and %2 are values</extracomment>
        <translation>這一步也能贏，但它把一個值從 %1 升到 %2。請找一步讓某個值變小的走法。</translation>
    </message>
    <message>
        <source>The nim-sum of the SG values is %1. Move a token to a vertex of a smaller value so that the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各 SG 值的異或和是 %1。把一枚棋子走到值更小的頂點，讓異或和變成 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the SG values is %1. Make a move that lowers the value of one heap so that the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各 SG 值的異或和是 %1。走一步，讓某一堆的值變小，並讓異或和變成 0。</translation>
    </message>
    <message>
        <source>Token %1 is on a vertex of SG value %2. Move it to one of value %3.</source>
        <extracomment>%1 is the number of a token, %2 and %3 are SG values</extracomment>
        <translation>棋子 %1 所在頂點的 SG 值是 %2。把它走到值為 %3 的頂點。</translation>
    </message>
    <message>
        <source>Heap %1 has the SG value %2. Make a move in it that leaves the value %3.</source>
        <extracomment>%1 is the number of a heap, %2 and %3 are SG values</extracomment>
        <translation>第 %1 堆的 SG 值是 %2。在這一堆裡走一步，讓它的值變成 %3。</translation>
    </message>
    <message>
        <source>A part of value g would have to get the value g ⊕ %1. Where is that smaller than g?</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>值為 g 的部分要變成 g ⊕ %1。哪一部分會因此變小？</translation>
    </message>
    <message>
        <source>Take a part whose value has the leading binary digit of the nim-sum. Which of its options has the value that is needed?</source>
        <translation>選一個部分，它的值在異或和最高位的那一欄也是 1。它的哪個後繼局面剛好是需要的值？</translation>
    </message>
    <message>
        <source>The value is the mex of the options: so every smaller value is that of some option.</source>
        <translation>值是各後繼局面的 mex，所以每個更小的值都是某個後繼局面的值。</translation>
    </message>
    <message>
        <source>Work out the values of the options of %1, one after the other.</source>
        <extracomment>%1 is a formula such as &quot;g(7)&quot;</extracomment>
        <translation>把 %1 的各後繼局面的值一個一個算出來。</translation>
    </message>
    <message>
        <source>It works: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>可以這樣走：%1。</translation>
    </message>
    <message>
        <source>The value of a sum</source>
        <translation>和的 SG 值</translation>
    </message>
    <message>
        <source>A move that lowers a value</source>
        <translation>讓值變小的走法</translation>
    </message>
</context>
<context>
    <name>SgTable</name>
    <message>
        <source>From the sinks up: the value of a vertex is the least number that is no value of a vertex its arrows lead to.</source>
        <translation>從匯點起：頂點的值，是它的各條箭頭所到的值當中沒有出現的最小非負整數。</translation>
    </message>
    <message>
        <source>Each g(n) is the least number that no option has. Below it n mod %1, the remainder of Bash: they are the same.</source>
        <extracomment>%1 is one more than may be taken</extracomment>
        <translation>每個 g(n) 是後繼局面的值中最小未出現的數。下面是 n mod %1，也就是巴什博弈的餘數：兩者一樣。</translation>
    </message>
    <message>
        <source>Each g(n) is the least number that no option has. Below it n itself, the value in Nim: they are the same.</source>
        <translation>每個 g(n) 是後繼局面的值中最小未出現的數。下面是 n 本身，也就是尼姆博弈裡的值：兩者一樣。</translation>
    </message>
    <message>
        <source>From 0 on, each g(n) is the least number that no option has: the mex of their values.</source>
        <translation>從 0 起，每個 g(n) 是後繼局面的值中最小未出現的數，也就是它們的 mex。</translation>
    </message>
    <message>
        <source>take all %1 (g = 0)</source>
        <extracomment>a move and the SG value of what it leaves, to stand in a list; %1 is a number of stones</extracomment>
        <translation>取全部 %1 顆（g = 0）</translation>
    </message>
    <message>
        <source>take %1 → %2 (g = %3)</source>
        <extracomment>a move and the SG value of the heap that it leaves, to stand in a list: &quot;take 3 → 2 (g = 0)&quot;</extracomment>
        <translation>取 %1 → %2（g = %3）</translation>
    </message>
    <message>
        <source>split %1+%2 (g = %3)</source>
        <extracomment>a move that splits a heap and the SG value of what it leaves, to stand in a list; %3 is &quot;1⊕2 = 3&quot;</extracomment>
        <translation>分成 %1+%2（g = %3）</translation>
    </message>
    <message>
        <source>take %1 → %2+%3 (g = %4)</source>
        <extracomment>a move that splits a heap and the SG value of what it leaves, to stand in a list; %4 is &quot;1⊕2 = 3&quot;</extracomment>
        <translation>取 %1 → %2+%3（g = %4）</translation>
    </message>
    <message>
        <source>g(%1): there is no move, so g(%1) = mex {} = 0.</source>
        <extracomment>%1 is a heap or a vertex</extracomment>
        <translation>g(%1)：沒有走法，所以 g(%1) = mex {} = 0。</translation>
    </message>
    <message numerus="yes">
        <source>g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4.</source>
        <extracomment>%1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of numbers such as {0,1,2}, %4 the least number that is not in it</extracomment>
        <translation>
            <numerusform>g(%1)：%n 種走法，如%2……得到的值 %3，mex = %4，所以 g(%1) = %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>g(%1): %2. Values %3, mex = %4, so g(%1) = %4.</source>
        <extracomment>%1 is a heap or a vertex, %2 lists its moves, %3 is a set of numbers such as {0,1,2}, %4 the least number that is not in it</extracomment>
        <translation>g(%1)：%2。得到的值 %3，mex = %4，所以 g(%1) = %4。</translation>
    </message>
    <message>
        <source>g(%1) = ?</source>
        <extracomment>asked before the table tells; %1 is a heap or a vertex</extracomment>
        <translation>g(%1) = ？</translation>
    </message>
    <message>
        <source>The vertices are judged one after the other, from the sinks up.</source>
        <translation>從匯點往上，逐一判斷各頂點。</translation>
    </message>
    <message>
        <source>The heaps are judged one after the other, from 0 on.</source>
        <translation>從 0 起，逐一判斷各堆。</translation>
    </message>
    <message>
        <source>%1: no move is left, and whoever moved last has lost. So %1 is N.</source>
        <extracomment>misère play; %1 is a heap or a vertex from which there is no move</extracomment>
        <translation>%1：已經無法再走，走完最後一步的一方輸了。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, a P-position. So %1 is N.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 what a move leaves: &quot;3&quot;, or two heaps, &quot;3+1&quot;</extracomment>
        <translation>%1：有一步留下 %2，是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move is the last one, and loses. So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex</extracomment>
        <translation>%1：只有一步可走，走了就是最後一步，算輸。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves an N-position (%2 …). So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 the first of what its moves leave: &quot;3, 2+1, 2, 1+1&quot;</extracomment>
        <translation>%1：不管怎麼走，留下的都是 N 局面（%2……）。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves an N-position (%2). So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 what its moves leave: &quot;3, 2+1&quot;</extracomment>
        <translation>%1：不管怎麼走，留下的都是 N 局面（%2）。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>Misère play of one heap: P and N of each size.</source>
        <translation>反規則（走最後一步的一方輸）下只有一堆：各種大小是 P 還是 N。</translation>
    </message>
    <message>
        <source>Here the values of normal play tell them: P is where g(n) = 1.</source>
        <translation>這裡可以由正常規則的值看出：g(n) = 1 的是 P 局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a heap or a vertex</extracomment>
        <translation>%1：P 還是 N？</translation>
    </message>
    <message>
        <source>The value %1 occurs among the options: %2.</source>
        <extracomment>%1 is a number, %2 a move and its value: &quot;take 3 → 2 (g = 0)&quot;</extracomment>
        <translation>後繼中已有值 %1：%2。</translation>
    </message>
    <message>
        <source>No option has the value %1, but a smaller number is missing as well.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>後繼中確實沒有值 %1，但還有更小的數也沒有出現。</translation>
    </message>
    <message>
        <source>Misère play of one token: P and N of each vertex. The values of normal play do not tell them.</source>
        <translation>反規則下只有一枚棋子：各頂點是 P 還是 N。由正常規則的值看不出來。</translation>
    </message>
    <message>
        <source>Misère play of one heap: P and N of each size. The values of normal play do not tell them.</source>
        <translation>反規則下只有一堆：各種大小是 P 還是 N。由正常規則的值看不出來。</translation>
    </message>
</context>
<context>
    <name>SgValueQuestion</name>
    <message>
        <source>Begin with 0: it is not among %1, so the mex is 0.</source>
        <extracomment>%1 is a set of values such as &quot;{1,2}&quot;</extracomment>
        <translation>要從 0 數起：%1 裡沒有 0，所以 mex 是 0。</translation>
    </message>
    <message>
        <source>%2 is the smallest value that is there. The mex is the smallest number missing from %1.</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;, %2 the smallest of them</extracomment>
        <translation>%2 是已出現的最小值。mex 是 %1 裡沒有出現的最小的數。</translation>
    </message>
    <message>
        <source>%1 is one more than the largest value, but %2 is missing from %3 as well, and it is smaller.</source>
        <extracomment>%1 is the largest value plus 1, %2 a smaller number, %3 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 是最大值加 1，但 %3 裡也沒有更小的 %2。</translation>
    </message>
    <message>
        <source>You have combined the values by ⊕, which gives %1. That is done for heaps that lie side by side; the options of one position are combined by mex.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把各個值拿去做異或，得到 %1。並排的幾堆才做異或；同一局面的各後繼局面要取 mex。</translation>
    </message>
    <message>
        <source>The options have the SG values %1. What is %2?</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;, %2 a formula such as &quot;g(8)&quot;</extracomment>
        <translation>各後繼局面的 SG 值是 %1。%2 是多少？</translation>
    </message>
    <message>
        <source>The options and their SG values: %1. What is %2, the mex of these values?</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−1) = g(6) = 2, g(7−3) = g(4) = 2&quot;, %2 one such as &quot;g(7)&quot;</extracomment>
        <translation>後繼局面和它們的 SG 值：%1。%2 是這些值的 mex，它是多少？</translation>
    </message>
    <message>
        <source>%1 is missing among the vertices. What counts are their values, %2.</source>
        <translation>%1 是頂點編號裡沒有出現的數。要看的是它們的值 %2。</translation>
    </message>
    <message>
        <source>%1 is missing among the sizes. What counts are the values, %2.</source>
        <translation>%1 是顆數裡沒有出現的數。要看的是 SG 值 %2。</translation>
    </message>
    <message>
        <source>mex is short for “minimum excludant”: the smallest of the numbers 0, 1, 2, … that is not among the values.</source>
        <translation>mex 是「最小未出現的非負整數」：在 0、1、2……中，不在這些值裡的最小的數。</translation>
    </message>
    <message>
        <source>Is 0 among them? Is 1? Go on until a number is missing.</source>
        <translation>有 0 嗎？有 1 嗎？一直問到缺一個數為止。</translation>
    </message>
    <message>
        <source>%1: %2 is the smallest number that is missing.</source>
        <extracomment>%1 is a formula such as &quot;mex {0,1,3} = 2&quot;, %2 the number at its end</extracomment>
        <translation>%1：%2 是沒有出現的最小的數。</translation>
    </message>
    <message>
        <source>%1 is missing among all values so far. Only those of the options count: %2.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 是到此為止所有值裡沒有出現的數。只有後繼局面的值才算：%2。</translation>
    </message>
    <message>
        <source>Two heaps that a split leaves are combined by ⊕; their values are not added.</source>
        <translation>分成的兩堆要把值做異或，不是相加。</translation>
    </message>
    <message>
        <source>The options that leave two heaps count as well. All values: %1.</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>分成兩堆的後繼局面也要算。全部的值：%1。</translation>
    </message>
    <message>
        <source>%2 mod %3 would be right if every number from 1 to %1 might be taken.</source>
        <extracomment>%1 is the largest number that may be taken now, %2 a number of stones, %3 is %1 + 1</extracomment>
        <translation>如果 1 到 %1 顆都可以取，才是 %2 mod %3。</translation>
    </message>
    <message>
        <source>%1: the SG values %2 to %3 are %4. What is %5?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a formula such as &quot;g(0)&quot;, %3 one such as &quot;g(6)&quot;, %4 a row of values such as &quot;0 1 0 1 2 3 2&quot;, %5 a formula such as &quot;g(7)&quot;</extracomment>
        <translation>%1：從 %2 到 %3 的 SG 值是 %4。%5 是多少？</translation>
    </message>
    <message>
        <source>Values do not go up by one each time: %1 does not tell %2, its options do.</source>
        <extracomment>%1 is a formula such as &quot;g(6) = 2&quot;, %2 one such as &quot;g(7)&quot;</extracomment>
        <translation>值並不是每次加 1：%2 不由 %1 決定，而由它的後繼局面決定。</translation>
    </message>
    <message>
        <source>The value is the mex of the values of the options.</source>
        <translation>值就是各後繼局面的值的 mex。</translation>
    </message>
    <message>
        <source>Which heaps can a move make of %1? Find their values in the row, and then the smallest number that is missing.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>從 %1 顆走一步能變成哪些堆？在這一列裡找出它們的值，再找沒有出現的最小的數。</translation>
    </message>
    <message>
        <source>The options give %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7) = mex {0,2} = 1&quot;
----------
%1 is a formula such as &quot;g(A) = mex {0,2} = 1&quot;</extracomment>
        <translation>由後繼局面得 %1。</translation>
    </message>
    <message>
        <source>What is the SG value of vertex %1?</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>頂點 %1 的 SG 值是多少？</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) begin at %1, but the value is not their number: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of arrows</extracomment>
        <translation>
            <numerusform>從 %1 出發的箭頭有 %n 條，但值不是箭頭數，而是各後繼都沒有的最小的數。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way from %1 to a sink has %n move(s), but that is not the value: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of moves</extracomment>
        <translation>
            <numerusform>從 %1 到匯點最長要走 %n 步，但值不是步數，而是各後繼都沒有的最小的數。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the sinks: no move, so the value 0.</source>
        <translation>從匯點開始：沒有走法，值為 0。</translation>
    </message>
    <message>
        <source>Work upwards. A vertex is next when all its options have a value: it gets the smallest number that is missing among them, until you come to %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>往上算。一個頂點的各後繼都有了值，就輪到它：取其中沒有出現的最小的數。這樣一直算到 %1。</translation>
    </message>
    <message>
        <source>The mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>The next value of a sequence</source>
        <translation>數列的下一個值</translation>
    </message>
    <message>
        <source>The value of a vertex</source>
        <translation>頂點的 SG 值</translation>
    </message>
    <message>
        <source>%1 is among the values %2. The mex is a number that is missing from them.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 就在 %2 裡。mex 是其中沒有出現的數。</translation>
    </message>
    <message>
        <source>%1 is missing from %2, but so is a smaller number. Look from 0 upwards.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%2 裡確實沒有 %1，但還有更小的數也沒有出現。要從 0 往上找。</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>%1 %2</source>
        <extracomment>in a headline: %1 is such as &quot;At most&quot;, %2 a number of stones</extracomment>
        <translation>%1 %2 顆</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>after a winning move</source>
        <extracomment>what a sign on a chart stands for: a position that one of the winning moves leads to</extracomment>
        <translation>必勝走法之後</translation>
    </message>
    <message>
        <source>C: board</source>
        <extracomment>while the chart is in place of the board: the key that hides the chart again</extracomment>
        <translation>C：棋盤</translation>
    </message>
    <message>
        <source>N-position: whoever is to move wins</source>
        <translation>N 局面：輪到走的一方必勝</translation>
    </message>
    <message>
        <source>P-position: whoever has just moved wins</source>
        <translation>P 局面：剛走完的一方必勝</translation>
    </message>
    <message>
        <source>the last stone loses</source>
        <translation>取最後者負</translation>
    </message>
    <message>
        <source>the last move loses</source>
        <translation>走最後一步者負</translation>
    </message>
</context>
<context>
    <name>StageKeys</name>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Begin with the first step</source>
        <translation>從第一步開始</translation>
    </message>
    <message>
        <source>Show or hide the chart</source>
        <translation>顯示或隱藏圖表</translation>
    </message>
    <message>
        <source>The board alone</source>
        <translation>只顯示棋盤</translation>
    </message>
    <message>
        <source>Go to a lesson</source>
        <translation>切換課程</translation>
    </message>
    <message>
        <source>Light around the pointer</source>
        <translation>聚光燈跟著指標</translation>
    </message>
    <message>
        <source>Zoom in at the pointer; wheel: how far</source>
        <translation>放大指標所在處，滾輪調整倍率</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑畫面</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>白畫面</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>切換深色與淺色</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>顯示這份按鍵表</translation>
    </message>
    <message>
        <source>Back, in the end to the window</source>
        <translation>逐層返回，最後回到視窗</translation>
    </message>
    <message>
        <source>End the projection</source>
        <translation>結束投影</translation>
    </message>
    <message>
        <source>The guide; on one screen, these keys</source>
        <translation>開啟指南；只有一個螢幕時列出這些按鍵</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>換一種方式畫棋盤</translation>
    </message>
    <message>
        <source>Ask the class: P or N?</source>
        <translation>問全班：P 還是 N？</translation>
    </message>
    <message>
        <source>30 seconds more; with Shift: no clock</source>
        <translation>再給 30 秒；加 Shift：不計時</translation>
    </message>
    <message>
        <source>Count a hand; with Shift: one less</source>
        <translation>計一票；加 Shift：減一票</translation>
    </message>
    <message>
        <source>The tour, or back; with Shift: anew</source>
        <translation>導覽，或返回；加 Shift：從頭開始</translation>
    </message>
    <message>
        <source>Next section (tour)</source>
        <translation>導覽的下一節</translation>
    </message>
    <message>
        <source>Section before (tour)</source>
        <translation>導覽的上一節</translation>
    </message>
    <message>
        <source>Next example; with Shift: the one before</source>
        <translation>本節的下一個例子；加 Shift：上一個</translation>
    </message>
    <message>
        <source>The table, or back; with Shift: empty</source>
        <translation>逐步填寫的表格，或返回；加 Shift：清空</translation>
    </message>
    <message>
        <source>Play anew; with Shift: opponent, who begins</source>
        <translation>這一局重新開始；加 Shift：換對手、換誰先走</translation>
    </message>
    <message>
        <source>The rest of a board that is too large</source>
        <translation>棋盤放不下時，看其餘部分</translation>
    </message>
    <message>
        <source>A large pointer</source>
        <translation>大光點，指給全班看</translation>
    </message>
    <message>
        <source>Pen, then marker, then neither</source>
        <translation>畫筆，再按是螢光筆，再按放下</translation>
    </message>
    <message>
        <source>Wipe away what is drawn</source>
        <translation>擦掉畫的東西</translation>
    </message>
    <message>
        <source>Go on by itself, or stop</source>
        <translation>一頁一頁自動播放，或停下</translation>
    </message>
    <message>
        <source>Take a move back; make it again</source>
        <translation>復原上一步；重做</translation>
    </message>
    <message>
        <source>A random position</source>
        <translation>隨機局面</translation>
    </message>
    <message>
        <source>A hint for you alone; with Shift for the class</source>
        <translation>提示，只給您自己看；加 Shift 給全班看</translation>
    </message>
    <message>
        <source>A position, or just type it: 3 4 5 misere</source>
        <translation>輸入局面，也可直接打字：3 4 5 misere</translation>
    </message>
    <message>
        <source>Draw the graph; an empty one: type sg graph</source>
        <translation>畫圖；要空圖，輸入 sg graph</translation>
    </message>
    <message>
        <source>An exercise, or the next one; Esc: back</source>
        <translation>出一題練習，或換下一題；Esc：返回</translation>
    </message>
    <message>
        <source>A second language or none; with Shift: another</source>
        <translation>加上或去掉第二種語言；加 Shift 換一種</translation>
    </message>
    <message>
        <source>P or N, why, the moves; the answer</source>
        <translation>P/N、為什麼、走法；答案</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>跳到最後一步</translation>
    </message>
    <message>
        <source>In the table: what the class answers</source>
        <translation>在表格裡：全班的回答</translation>
    </message>
    <message>
        <source>With two screens: hold the class’s picture</source>
        <translation>有兩個螢幕時：凍結學生看到的畫面</translation>
    </message>
</context>
<context>
    <name>StageQuestion</name>
    <message>
        <source>the player who has just moved wins</source>
        <translation>剛走完的一方會贏</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>輪到走的一方會贏</translation>
    </message>
    <message>
        <source>You can win this position. Which of these moves wins?</source>
        <translation>這個局面你能贏。下面哪一步必勝？</translation>
    </message>
    <message>
        <source>Which of these moves wins?</source>
        <translation>下面哪一步必勝？</translation>
    </message>
    <message>
        <source>Which moves win?</source>
        <translation>哪些走法必勝？</translation>
    </message>
</context>
<context>
    <name>Staircase</name>
    <message>
        <source>Staircase Nim</source>
        <translation>階梯博弈</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>in front of how many stones go one stair down, and on the button</extracomment>
        <translation>移</translation>
    </message>
    <message>
        <source>from stair</source>
        <extracomment>in front of the number of a stair: &quot;Move 2 from stair 5&quot;</extracomment>
        <translation>顆，從哪一階</translation>
    </message>
    <message>
        <source>N-position · no stone is left to move · whoever made the last move has lost</source>
        <translation>N 局面（先手必勝態） · 石子都已到地面 · 走最後一步的一方輸了</translation>
    </message>
    <message numerus="yes">
        <source>N-position · just one odd stair has two stones or more: it decides whether the number of those with one stone becomes odd · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 只有一個奇數階不少於兩顆：只有一顆的奇數階有奇數個還是偶數個，由它決定 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with two stones or more are left, nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 還有不少於兩顆的奇數階，奇數階的異或和 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · odd stairs with two stones or more are left, nim-sum of the odd stairs 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 還有不少於兩顆的奇數階，奇數階的異或和為 0 · 輪到走的一方必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with one stone: %1, an even number · %n winning move(s)</source>
        <extracomment>misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 只有一顆石子的奇數階共 %1 階，是偶數 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · odd stairs with one stone: %1, an odd number · the player to move loses</source>
        <extracomment>misère play; %1 is an odd number of stairs</extracomment>
        <translation>P 局面（先手必敗態） · 只有一顆石子的奇數階共 %1 階，是奇數 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Staircase Nim needs at least one stair, so at least one number is expected</source>
        <translation>階梯 Nim 至少要有一階，所以至少要寫一個數</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones, as they can meet</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>石子可能會集中到同一階，所以各階合起來最多 %1 顆</translation>
    </message>
    <message>
        <source>move %1 from stair %2 down</source>
        <extracomment>a move, to stand within a sentence: &quot;move 2 from stair 5 down&quot;</extracomment>
        <translation>從第 %2 階移下 %1 顆</translation>
    </message>
    <message>
        <source>moved %1 from stair 1 to the ground</source>
        <extracomment>a move that was made, behind the name of its player: &quot;moved 2 from stair 1 to the ground&quot;</extracomment>
        <translation>從第 1 階移了 %1 顆到地面</translation>
    </message>
    <message>
        <source>moved %1 from stair %2 to stair %3</source>
        <extracomment>a move that was made, behind the name of its player: &quot;moved 2 from stair 5 to stair 4&quot;</extracomment>
        <translation>從第 %2 階移了 %1 顆到第 %3 階</translation>
    </message>
    <message>
        <source>P-position · no stone is left to move · whoever made the last move has won</source>
        <translation>P 局面（先手必敗態） · 石子都已到地面 · 走最後一步的一方贏了</translation>
    </message>
    <message>
        <source>P-position · the nim-sum of the odd stairs is 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 奇數階的異或和（尼姆和）為 0 · 輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Move one or more stones from one stair to the next lower one.</source>
        <translation>把任意多顆石子從一階往下移一階，至少移一顆。</translation>
    </message>
    <message>
        <source>Your move: click a stone; it goes one stair down with those after it.</source>
        <translation>輪到你了：點一顆石子，它和它上面的石子一起下一階。</translation>
    </message>
    <message>
        <source>nim-sum 0 on the odd stairs</source>
        <translation>奇數階的異或和是 0</translation>
    </message>
    <message>
        <source>nim-sum %1 ≠ 0 on the odd stairs</source>
        <extracomment>%1 is a number</extracomment>
        <translation>奇數階的異或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 奇數階的異或和（尼姆和）為 %1 ≠ 0 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an odd number</source>
        <translation>
            <numerusform>只有一顆石子的奇數階有 %n 個，是奇數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an even number</source>
        <translation>
            <numerusform>只有一顆石子的奇數階有 %n 個，是偶數</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaircaseBoard</name>
    <message>
        <source>stones</source>
        <extracomment>below the numbers of the stones on the stairs in a list</extracomment>
        <translation>石子</translation>
    </message>
    <message>
        <source>stair</source>
        <extracomment>below the numbers of the stairs in a list</extracomment>
        <translation>臺階</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>an arrangement of the board</extracomment>
        <translation>臺階</translation>
    </message>
    <message>
        <source>Stairs and Nim heaps</source>
        <extracomment>an arrangement of the board: the odd stairs are drawn once more as heaps</extracomment>
        <translation>臺階與尼姆堆</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>an arrangement of the board: the odd stairs alone, drawn as heaps</extracomment>
        <translation>尼姆堆</translation>
    </message>
    <message>
        <source>Staircase Nim board</source>
        <translation>階梯 Nim 棋盤</translation>
    </message>
    <message>
        <source>Stair %1, odd, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an odd stair, %2 how many stones it has</extracomment>
        <translation>第 %1 階，奇數階，石子數：%2</translation>
    </message>
    <message>
        <source>Stair %1, even, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an even stair, %2 how many stones it has</extracomment>
        <translation>第 %1 階，偶數階，石子數：%2</translation>
    </message>
    <message>
        <source>odd</source>
        <extracomment>beside the number of a stair, with a filled disc: the stair counts</extracomment>
        <translation>奇</translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>beside the number of a stair, with an empty ring: the stair does not count</extracomment>
        <translation>偶</translation>
    </message>
    <message>
        <source>Odd stairs as Nim heaps</source>
        <extracomment>above the odd stairs, which are drawn once more as heaps of Nim</extracomment>
        <translation>奇數階當作尼姆堆</translation>
    </message>
    <message>
        <source>ground</source>
        <extracomment>where stones from stair 1 come to lie; it stands beside the number 0</extracomment>
        <translation>地面</translation>
    </message>
    <message numerus="yes">
        <source>+%n stair(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 階</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of a stair, %2 how many stones it has</extracomment>
        <translation>第 %1 階，石子數：%2</translation>
    </message>
</context>
<context>
    <name>StaircaseChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反規則下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions in misère play, the other odd stairs fixed</source>
        <translation>反規則下的 P 局面，其餘奇數階不變</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>P-positions with the other odd stairs fixed: a ⊕ b = %1</source>
        <extracomment>%1 is the nim-sum of the odd stairs that stay as they are</extracomment>
        <translation>其餘奇數階不變時的 P 局面：a ⊕ b = %1</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones; here there would be more.</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>各階合起來最多 %1 顆石子，這樣會超過。</translation>
    </message>
    <message>
        <source>The chart needs two odd stairs</source>
        <translation>至少要有兩個奇數階才能畫圖表</translation>
    </message>
    <message>
        <source>a: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>a：第 %1 階</translation>
    </message>
    <message>
        <source>b: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>b：第 %1 階</translation>
    </message>
</context>
<context>
    <name>StaircaseExplanation</name>
    <message>
        <source>A move brings at least one stone from one stair to the next lower one; from stair 1 stones come to the ground and stay there.</source>
        <translation>每一步從某一階拿至少一顆石子，放到低一階；從第 1 階下來的石子到了地面，就不會再動。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses, so the last stone to reach the ground wins the game for the player who brings it there.</source>
        <translation>無法再走的一方輸，所以把最後一顆石子送到地面的一方贏。</translation>
    </message>
    <message>
        <source>Misère play: whoever cannot move wins</source>
        <translation>反規則：無法再走的一方贏</translation>
    </message>
    <message>
        <source>Only the odd stairs count; there are %1 of them</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>只有奇數階才算數，共 %1 階</translation>
    </message>
    <message>
        <source>Only the odd stairs count: %1</source>
        <extracomment>%1 is a list of stairs such as &quot;1, 3, 5&quot;</extracomment>
        <translation>只有奇數階才算數：%1</translation>
    </message>
    <message>
        <source>A move from an even stair can be cancelled</source>
        <translation>從偶數階走的一步可以抵銷</translation>
    </message>
    <message>
        <source>From an odd stair stones come to an even stair or to the ground, where they do not count. That is taking, as in Nim.</source>
        <translation>奇數階的石子移到偶數階或地面，就不再算數。這相當於尼姆博弈裡的取石子。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. Either way a move changes exactly one odd stair.</source>
        <translation>偶數階的石子移到奇數階，會讓它變多。不管是哪一種，一步都只會改變一個奇數階。</translation>
    </message>
    <message>
        <source>No stone is left to move: an N-position</source>
        <translation>沒有石子可移：N 局面</translation>
    </message>
    <message>
        <source>No stone is left to move: a P-position</source>
        <translation>沒有石子可移：P 局面</translation>
    </message>
    <message>
        <source>Whoever brought the last stone to the ground has lost; the player to move has won.</source>
        <translation>把最後一顆石子送到地面的一方輸了；輪到走的一方贏了。</translation>
    </message>
    <message>
        <source>The player to move has no move and has lost: whoever moved before brought the last stone to the ground. All other positions are judged from this one.</source>
        <translation>輪到走的一方無法再走，已經輸了：最後一顆石子是對方送到地面的。其他局面全都從這個無法再走的局面推出來。</translation>
    </message>
    <message>
        <source>Only stair 1 has stones: bring every one of them to the ground</source>
        <translation>只有第 1 階有石子：全部送到地面</translation>
    </message>
    <message>
        <source>That is the last move and wins at once. Stair 1 alone is Nim with one heap, an N-position.</source>
        <translation>這就是最後一步，馬上就贏。單獨的第 1 階相當於只有一堆的尼姆博弈，是 N 局面。</translation>
    </message>
    <message>
        <source>Only even stairs have stones: an N-position, bring one stone down</source>
        <translation>只有偶數階有石子：N 局面，移下一顆石子</translation>
    </message>
    <message>
        <source>Only even stairs have stones: whoever moves second follows</source>
        <translation>只有偶數階有石子：另一方跟著走</translation>
    </message>
    <message>
        <source>That leaves exactly one odd stair with one stone, a P-position of misère play. It can be done from every even stair that has stones.</source>
        <translation>這樣剛好有一個奇數階有一顆石子，是反規則下的 P 局面。從任何一個有石子的偶數階都可以這樣走。</translation>
    </message>
    <message>
        <source>The stones that come to an odd stair are brought one stair further by the opponent. Then again only even stairs have stones, or none has. So there is always an answer: a P-position.</source>
        <translation>石子移到奇數階，對方就把它們再往下移一階。於是又只有偶數階有石子，或是石子全到了地面。對方永遠有得走，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>No odd stair has two stones or more. Odd stairs with one stone: %1</source>
        <extracomment>%1 is a number of stairs</extracomment>
        <translation>每個奇數階最多一顆，其中有一顆的共 %1 階</translation>
    </message>
    <message>
        <source>An even number: this is an N-position. A winning move makes the number odd: it empties an odd stair, or brings exactly one stone to an empty one.</source>
        <translation>是偶數：這是 N 局面。必勝走法要讓它變成奇數：把一個奇數階移空，或是剛好移一顆石子到空的奇數階。</translation>
    </message>
    <message>
        <source>Stair %1 is the only odd stair with two stones or more: lower it to 1 or 0</source>
        <extracomment>%1 is the number of the only odd stair with two stones or more</extracomment>
        <translation>奇數階中只有第 %1 階不少於兩顆石子：把它減到 1 或 0</translation>
    </message>
    <message>
        <source>Another odd stair of x stones can also be raised to x ⊕ %1, if the even stair above has enough stones. Then two odd stairs are large, and the nim-sum is 0.</source>
        <extracomment>%1 is the nim-sum of the odd stairs; x ⊕ %1 is what another odd stair has to become</extracomment>
        <translation>另一個有 x 顆石子的奇數階也可以增加到 x ⊕ %1，前提是上面的偶數階石子夠多。這樣就有兩個奇數階不少於兩顆，異或和為 0。</translation>
    </message>
    <message>
        <source>The only move ends the game and loses it</source>
        <translation>唯一的一步會結束對局，也就輸了</translation>
    </message>
    <message>
        <source>It brings the last stone to the ground. The opponent cannot move, and so wins in misère play.</source>
        <translation>這一步把最後一顆石子送到地面。對方無法再走，依反規則就贏了。</translation>
    </message>
    <message>
        <source>Write the odd stairs in binary, as heaps of Nim, and count the ones in each column</source>
        <translation>把奇數階當作尼姆堆，寫成二進位，數各欄的 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum of the odd stairs is 0</source>
        <translation>每一欄都是偶數：奇數階的異或和（尼姆和）為 0</translation>
    </message>
    <message>
        <source>The nim-sum of the odd stairs is %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>奇數階的異或和（尼姆和）是 %1 ≠ 0</translation>
    </message>
    <message>
        <source>To win, change an odd stair of x stones to x ⊕ %1: there are two ways</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>想贏，就改變一個奇數階：x 變成 x ⊕ %1，有兩種方法</translation>
    </message>
    <message>
        <source>Lowering: where x ⊕ %1 is smaller than x, bring the difference one stair down. Raising: where it is larger, bring the difference from the even stair above, if that has enough stones.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>減少：如果 x ⊕ %1 比 x 小，就把多出來的石子往下移一階。增加：如果比 x 大，就從上面的偶數階移下不足的顆數，前提是那一階的石子夠多。</translation>
    </message>
    <message>
        <source>%1: move %2 from stair %3 down</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 2 = 5&quot;, what becomes of an odd stair; %2 a number of stones, %3 the number of a stair</extracomment>
        <translation>%1：從第 %3 階移下 %2 顆</translation>
    </message>
    <message>
        <source>Lowering: stair 1 goes %1, and what is moved is out of play on the ground.</source>
        <extracomment>%1 is &quot;7 → 5&quot;</extracomment>
        <translation>減少：第 1 階 %1，移走的石子到了地面就不再有用。</translation>
    </message>
    <message>
        <source>Lowering: stair %1 goes %2. On stair %3 what is moved does not count.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;7 → 5&quot;, %3 the number of the even stair below</extracomment>
        <translation>減少：第 %1 階 %2。移走的石子到了第 %3 階就不算數。</translation>
    </message>
    <message>
        <source>Raising: stair %1 goes %2. Stair %3 above has enough stones for that and goes %4.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;1 → 3&quot;, %3 the number of the even stair above, %4 is &quot;3 → 1&quot;</extracomment>
        <translation>增加：第 %1 階 %2。上面的第 %3 階石子夠多，%4。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from stair %2</source>
        <extracomment>one move in a list: %1 is a number of stones, %2 the number of a stair</extracomment>
        <translation>從第 %2 階 %1 顆</translation>
    </message>
    <message>
        <source>One stair down: %1.</source>
        <extracomment>%1 is a list of moves such as &quot;2 from stair 3, 1 from stair 6&quot;</extracomment>
        <translation>往下移一階：%1。</translation>
    </message>
    <message>
        <source>The other odd stairs would have to grow, and cannot grow enough</source>
        <translation>其餘奇數階都得增加石子，卻加不了那麼多</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stair(s)</source>
        <extracomment>%n odd stairs are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 階</numerusform>
        </translation>
    </message>
    <message>
        <source>stair %1 would need %2, but stair %3 has only %4 to give</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;4 → 6&quot;, %3 the stair above, %4 the stones there</extracomment>
        <translation>第 %1 階要 %2，但第 %3 階只有 %4 顆可移</translation>
    </message>
    <message>
        <source>stair %1 would need %2, but is the highest stair</source>
        <extracomment>%1 is the number of the highest stair, an odd one, %2 is &quot;4 → 6&quot;</extracomment>
        <translation>第 %1 階要 %2，但它已經是最高的一階</translation>
    </message>
    <message>
        <source>On these stairs there is no winning move: %1.</source>
        <extracomment>%1 is a list such as &quot;stair 1 would need 4 → 6, but stair 2 has only 1 to give&quot;</extracomment>
        <translation>這些地方沒有必勝走法：%1。</translation>
    </message>
    <message>
        <source>After moving %1 from stair %2 the nim-sum of the odd stairs is 0</source>
        <extracomment>%1 is a number of stones, %2 the number of a stair</extracomment>
        <translation>從第 %2 階移下 %1 顆之後，奇數階的異或和為 0</translation>
    </message>
    <message>
        <source>Every column is even, so the opponent is in a P-position.</source>
        <translation>每一欄都是偶數，對方面對的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position</source>
        <translation>不管怎麼走，都留下 N 局面</translation>
    </message>
    <message>
        <source>Every move gives the odd stairs a nim-sum other than 0</source>
        <translation>不管怎麼走，奇數階的異或和都不再是 0</translation>
    </message>
    <message>
        <source>If %1 is moved from stair %2, the answer moves %3 from stair %4</source>
        <extracomment>a move and the answer to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two stairs</extracomment>
        <translation>如果從第 %2 階移下 %1 顆，就從第 %4 階移下 %3 顆</translation>
    </message>
    <message>
        <source>What has come from stair 2 to stair 1 goes on to the ground: every odd stair is as before.</source>
        <translation>從第 2 階移到第 1 階的石子繼續送到地面：各個奇數階恢復原狀。</translation>
    </message>
    <message>
        <source>What has come from stair %1 to stair %2 goes on to stair %3: every odd stair is as before.</source>
        <extracomment>%1 is the number of an even stair, %2 and %3 the numbers of the two stairs below it</extracomment>
        <translation>從第 %1 階移到第 %2 階的石子繼續移到第 %3 階：各個奇數階恢復原狀。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions does not move last</source>
        <translation>誰一直留下 P 局面，誰就不會走最後一步</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions makes the last move</source>
        <translation>誰一直留下 P 局面，最後一步就由誰走</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Every move can be answered, so it is the player now to move who has no move in the end.</source>
        <translation>第 k 階的石子最多只能往下 k 次，所以對局一定會結束。每一步都可以應對，最後無法再走的正是現在輪到走的一方。</translation>
    </message>
    <message>
        <source>It is the only winning move: if stones stay on stair 1, the opponent brings them to the ground.</source>
        <translation>這是唯一的必勝走法：只要第 1 階還有石子，對方就會把它們全部送到地面。</translation>
    </message>
    <message>
        <source>One stone is left, on stair %1: nobody has a choice</source>
        <extracomment>%1 is the number of the stair</extracomment>
        <translation>只剩一顆石子，在第 %1 階：雙方都沒得選</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and loses. A P-position.</source>
        <translation>
            <numerusform>還有 %n 步，是奇數：最後一步由輪到走的一方走，這一方輸。這是 P 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and loses. An N-position.</source>
        <translation>
            <numerusform>還有 %n 步，是偶數：最後一步由對方走，對方輸。這是 N 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and wins. An N-position.</source>
        <translation>
            <numerusform>還有 %n 步，是奇數：最後一步由輪到走的一方走，這一方贏。這是 N 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and wins. A P-position.</source>
        <translation>
            <numerusform>還有 %n 步，是偶數：最後一步由對方走，對方贏。這是 P 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n odd stair(s) have one stone, an odd number, and the other odd stairs are empty: a P-position.</source>
        <extracomment>%n is an odd number of stairs</extracomment>
        <translation>
            <numerusform>這時有一顆石子的奇數階共 %n 階（奇數），其餘奇數階都空了：這是 P 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %4, %1: move %2 down from stair %3</source>
        <extracomment>%1 is &quot;5 → 1&quot;, what becomes of odd stair %4; %2 a number of stones, %3 the number of a stair</extracomment>
        <translation>第 %4 階 %1：從第 %3 階移下 %2 顆</translation>
    </message>
    <message numerus="yes">
        <source>Of the odd stairs only stair %1 has stones: move all %n of them down</source>
        <extracomment>%1 is the number of a stair, %n how many stones are there, not 2</extracomment>
        <translation>
            <numerusform>奇數階中只有第 %1 階有石子：把這 %n 顆往下移一階</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no odd stair has any. To an odd stair stones come only from the even stair above it. Whatever the opponent brings there you bring one stair further, and no odd stair has any again.</source>
        <translation>這樣，奇數階就全空了。石子只會從上面的偶數階移到奇數階；對方移下來幾顆，你就把它們再往下移一階，奇數階又全空了。</translation>
    </message>
    <message>
        <source>Stairs %1 and %2 then have %3 each, and no other odd stair has any. Whatever is taken from one of the two you take from the other, and whatever comes to an odd stair you bring one stair further.</source>
        <extracomment>%1 and %2 are the numbers of two odd stairs, %3 how many stones each of them then has</extracomment>
        <translation>這樣，第 %1 階和第 %2 階各有 %3 顆，其他奇數階全空。對方從其中一階移走幾顆，你就從另一階移走幾顆；有石子移到奇數階，你就把它們再往下移一階。</translation>
    </message>
    <message>
        <source>The nim-sum of the odd stairs tells P from N: it is 0 at the end, from 0 every move leaves another number, and from any other some move leaves 0; the next steps say why. So whoever leaves 0 can do so to the end.</source>
        <translation>奇數階的異或和能分辨 P 與 N：終局時是 0；是 0 的時候，怎麼走留下的都不是 0；不是 0 的時候，總有一步可以留下 0，接下來幾步說明原因。所以留下 0 的一方能一直留到終局。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Every move of the opponent changes exactly one odd stair, so the nim-sum is not 0, and some move makes it 0 again: it is the opponent who has no move in the end.</source>
        <translation>第 k 階的石子最多只能往下 k 次，所以對局一定會結束。對方的每一步都只改變一個奇數階，異或和就不是 0，總有一步可以讓它變回 0；所以最後無法再走的正是對方。</translation>
    </message>
    <message>
        <source>So nobody wants to bring the last stone to the ground.</source>
        <translation>所以誰都不想把最後一顆石子送到地面。</translation>
    </message>
    <message>
        <source>Only stair 1 has stones: bring all but one of them to the ground</source>
        <translation>只有第 1 階有石子：留下一顆，其餘的全部移到地面</translation>
    </message>
    <message>
        <source>The opponent has to bring the last one there, and so loses: an N-position.</source>
        <translation>對方非把最後一顆送到地面不可，就輸了，所以這是 N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves stones on just this odd stair, and the opponent moves them all down.</source>
        <translation>這是唯一的必勝走法：走別的，有石子的奇數階仍然只有這一階，對方就把它全部移下去。</translation>
    </message>
    <message>
        <source>It is the only winning move. Any other leaves stones on just one odd stair, and the opponent moves them all down; or unequal numbers on two odd stairs, and the opponent makes them equal and then copies every move.</source>
        <translation>這是唯一的必勝走法。走別的，如果只有一個奇數階有石子，對方就把它全部移下去；如果兩個奇數階有石子但顆數不同，對方就把它們變得一樣多，然後照著走。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Then all stairs are empty, and 0 is even: whoever always leaves an odd number has not moved last.</source>
        <translation>第 k 階的石子最多只能往下 k 次，所以對局一定會結束。那時各階都空了，是 0 個，也就是偶數個：可見走最後一步的，不是一直留下奇數個的一方。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Then all stairs are empty, and 0 is even: whoever always leaves P-positions has not moved last. (So it is as in misère Nim on the odd stairs; we have not found it published.)</source>
        <translation>第 k 階的石子最多只能往下 k 次，所以對局一定會結束。那時各階都空了，是 0 個，也就是偶數個：可見走最後一步的，不是一直留下 P 局面的一方。（所以和奇數階上的反規則尼姆博弈一樣；我們沒有查到已經發表的出處。）</translation>
    </message>
    <message>
        <source>No odd stair has more than one stone then, and just one of the two makes the number of odd stairs with one stone odd. That one wins.</source>
        <translation>這樣各奇數階都不超過一顆，而減到 1 或減到 0，只有其中一種會讓有一顆的奇數階共有奇數個；走那一種就贏。</translation>
    </message>
    <message>
        <source>The move gives the odd stairs the nim-sum %1 ≠ 0. Now %2, so stair %3 goes %4, and the nim-sum is 0 again.</source>
        <extracomment>%1 is a number other than 0, %2 a formula such as &quot;3 ⊕ 2 = 1&quot;, %3 the number of a stair, %4 is &quot;3 → 1&quot;</extracomment>
        <translation>這一步之後，奇數階的異或和是 %1 ≠ 0。這時 %2，所以第 %3 階 %4，異或和又變成 0。</translation>
    </message>
    <message>
        <source>From an odd number of odd stairs with one stone every move leaves an even number, or one odd stair with two stones or more. That one is lowered to 1 or 0, whichever makes the number odd again.</source>
        <translation>有一顆的奇數階有奇數個時，走一步，不是變成偶數個，就是出現一個不少於兩顆的奇數階；把它減到 1 或 0，其中一種會讓個數又是奇數。</translation>
    </message>
    <message>
        <source>And an even number is made odd again: one stair is lowered from 1 to 0, or, if all odd stairs are empty, one stone comes down from an even stair.</source>
        <translation>而偶數個總能再變成奇數個：把一個奇數階從 1 減到 0；如果奇數階全空，就從偶數階移下一顆。</translation>
    </message>
    <message>
        <source>It is the only winning move: if more are left, the opponent leaves one, and bringing all of them down loses at once.</source>
        <translation>這是唯一的必勝走法：如果留下的不只一顆，對方就留下一顆；如果全部移到地面，當場就輸。</translation>
    </message>
    <message>
        <source>An odd number: this is a P-position. A move changes one odd stair, so it leaves an even number of them, or one odd stair with two stones or more. A move that leaves no stone has lost at once. Else the opponent makes the number odd again: where it is even, one stair goes from 1 to 0, or one stone comes down from an even stair; a stair with two stones or more is lowered to 1 or 0, whichever makes the number odd.</source>
        <translation>奇數個：這是 P 局面。一步只會改變一個奇數階，所以走完這一步之後，這樣的階有偶數個，或者出現一個不少於兩顆的奇數階。如果走完之後一顆石子也不剩，走這一步的一方當場就輸；不然對方能讓個數變回奇數：個數是偶數時，把一階從 1 減到 0，或者從偶數階移下一顆；有不少於兩顆的階時，把它減到 1 或 0，其中一種會讓個數變成奇數。</translation>
    </message>
    <message>
        <source>There is always a lowering, as in Nim: the leading digit of %1 is in an odd column, so some odd stair has it. In x ⊕ %1 this digit is 0 and those to its left are as before, so it is smaller than x.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>和尼姆博弈一樣，總有一種減少的走法：%1 的最高位所在的欄有奇數個 1，所以總有一個奇數階含有這一位。在 x ⊕ %1 裡這一位是 0，左邊各位不變，所以它比 x 小。</translation>
    </message>
    <message>
        <source>Of the odd stairs only stair %1 has stones: move both of them down</source>
        <extracomment>%1 is the number of a stair, with two stones</extracomment>
        <translation>奇數階中只有第 %1 階有石子：把這兩顆都往下移一階</translation>
    </message>
    <message>
        <source>The stones only go down, so the game ends; and as you always have an answer, it is then the opponent who cannot move: an N-position.</source>
        <translation>石子只會往下走，遊戲一定會結束；你永遠有得走，最後無法再走的是對方：N 局面。</translation>
    </message>
    <message>
        <source>If just one odd stair is large, the nim-sum is not 0, as no other odd stair has its leading digit. So whoever leaves 0 never leaves just one; and whoever finds just one lowers it to 1 or 0, so that an odd number of odd stairs have one stone. From such an odd number every move leaves an even number, or one large odd stair.</source>
        <translation>如果大階只有一個，異或和就不是 0，因為它的最高位別的奇數階都沒有。所以留下 0 的一方不會只留下一個大階；碰到只有一個大階時，就把它減到 1 或 0，讓只有一顆的奇數階共有奇數個。從奇數個出發，走一步，不是變成偶數個，就是出現一個大階。</translation>
    </message>
    <message>
        <source>Call an odd stair with two stones or more large. While some odd stair is large, the nim-sum of the odd stairs tells P from N, as in normal play: it is 0 in the P-positions and in no others.</source>
        <translation>石子不少於兩顆的奇數階叫做「大階」。只要還有大階，就和正常規則一樣，由奇數階的異或和分辨 P 與 N：只有 P 局面的異或和是 0。</translation>
    </message>
    <message>
        <source>A move changes just one odd stair, and at least two are large; so one large stair is still there, and only nim-sum 0 would be P. But only the number that was there makes it 0.</source>
        <translation>一步只改變一個奇數階，而大階至少有兩個；走完至少還有一個大階，所以異或和是 0 才是 P 局面，而只有原來那個數能讓它是 0。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. The opponent can bring the same stones one stair further, and every odd stair is as it was before: move and answer cancel, so stones on even stairs do not decide who wins.</source>
        <translation>偶數階的石子移到奇數階，會讓它變多。對方可以把這些石子再往下移一階，各個奇數階便恢復原狀：這一步和應對互相抵銷，所以偶數階的石子不影響勝負。</translation>
    </message>
    <message>
        <source>Each move changes exactly one odd stair. The nim-sum contains each once, and x ⊕ x = 0; so x ⊕ %1 is the nim-sum of the others: with this number, and no other, the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>每一步只改變一個奇數階。異或和裡每個奇數階剛好出現一次，而 x ⊕ x = 0，所以 x ⊕ %1 就是其餘各階的異或和：換成這個數，而且只有換成這個數，異或和才會是 0。</translation>
    </message>
    <message>
        <source>A move changes exactly one odd stair, and with it the nim-sum. If it raises the stair, the answer moves the same stones one stair further, and the stair is as before.</source>
        <translation>一步一定只改變一個奇數階，異或和也就跟著改變。如果是增加，就把移下來的石子再往下移一階，那一階就恢復原狀。</translation>
    </message>
    <message>
        <source>Before the move %1, after it %2.</source>
        <extracomment>%1 and %2 are formulas such as &quot;4 ⊕ 7 = 3&quot; and &quot;4 ⊕ 4 = 0&quot;</extracomment>
        <translation>走之前 %1，走之後 %2。</translation>
    </message>
    <message>
        <source>Of the odd stairs only stair %1 has stones: move all but one of them down</source>
        <extracomment>misère play; %1 is the number of a stair, with two stones or more</extracomment>
        <translation>奇數階中只有第 %1 階有石子：留下一顆，其餘的都移下一階</translation>
    </message>
    <message>
        <source>Then there is just one stone on the odd stairs, and you can leave it so again. Stones that the opponent brings to an odd stair you bring one stair further. If the opponent brings that one stone down, you bring one stone down from an even stair; if these are empty, too, the opponent has made the last move.</source>
        <translation>這樣，奇數階上總共只剩一顆石子，而且你每次都能再留下這樣的局面。對方把幾顆移到奇數階，你就把這幾顆再移下一階。對方要是把那一顆移走，你就從偶數階移下一顆；如果偶數階也空了，對方走的就是最後一步。</translation>
    </message>
    <message>
        <source>The stones only go down, so the game ends; and as a stone is left after each of your moves, it is the opponent who makes the last one and loses: an N-position.</source>
        <translation>石子只會往下走，遊戲總會結束；你每走一步之後都還有石子，所以最後一步由對方來走，對方就輸了：N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent can leave just one stone on the odd stairs.</source>
        <translation>這是唯一的必勝走法：走別的，對方就能讓奇數階上總共只剩一顆石子。</translation>
    </message>
    <message>
        <source>Let two odd stairs or more be large. From nim-sum 0 every move leaves another number, as it changes just one odd stair and the others stay. From a nim-sum s other than 0 some move leaves 0: the column of the leading digit of s is odd, so some odd stair x has that digit; in x ⊕ s it is 0 and the digits to its left stay, so x ⊕ s is smaller than x, and stones are moved down until x ⊕ s are left. A number cancels itself, so x ⊕ s is the nim-sum of the other odd stairs: it cancels them, and 0 is left.</source>
        <translation>設大階不少於兩個。異或和是 0 的時候，一步只改變一個奇數階，其餘不變，留下的就不是 0。異或和 s 不是 0 的時候，總有一步可以留下 0：s 最高位的那一欄有奇數個 1，所以某個奇數階 x 在這一位是 1；x ⊕ s 在這一位是 0，左邊各位不變，所以比 x 小，把石子往下移，讓這一階剩 x ⊕ s 顆就行。相同的數互相抵銷，所以 x ⊕ s 就是其餘各奇數階的異或和，剛好和其餘的抵銷，就是 0。</translation>
    </message>
    <message>
        <source>In a lowering the stair gets smaller, so the highest digit that changes goes from 1 to 0. Its column was even, so the number x of another odd stair has this digit as well. In x ⊕ nim-sum the digit is 0 and none to its left changes, so x ⊕ nim-sum is smaller than x, and the stair is lowered to this number. Either way the nim-sum is 0 again.</source>
        <translation>如果是減少，這一階變小了，所以改變的最高一位由 1 變成 0。那一欄原本是偶數，所以另有一個奇數階，它的顆數 x 也含有這一位。在 x ⊕ 異或和裡這一位是 0，左邊各位不變，所以 x ⊕ 異或和比 x 小：把那一階減到這個數。兩種應對都讓異或和變回 0。</translation>
    </message>
    <message>
        <source>The stairs are numbered from the bottom: the first number is stair 1, the ground is 0</source>
        <translation>臺階由下往上編號：第一個數是第 1 階，地面是 0</translation>
    </message>
</context>
<context>
    <name>StaircaseQuestions</name>
    <message>
        <source>There is no stair %1. The lowest stair is 1.</source>
        <extracomment>%1 is a number that no stair has</extracomment>
        <translation>沒有第 %1 階。最低的是第 1 階。</translation>
    </message>
    <message>
        <source>Stair %1 has no stones.</source>
        <translation>第 %1 階沒有石子。</translation>
    </message>
    <message>
        <source>Stair %1 is even: what your opponent brings down from it, you can bring one stair further. So it does not count.</source>
        <translation>第 %1 階是偶數階：對手從那裡移下來的石子，你可以再往下移一階。所以它不算數。</translation>
    </message>
    <message numerus="yes">
        <source>%n stair(s) that count are missing.</source>
        <extracomment>%n is how many were not named</extracomment>
        <translation>
            <numerusform>還少 %n 階算數的臺階。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stair does not count if your opponent’s move from it can be answered by bringing the same stones one stair further.</source>
        <translation>對手從某一階移下石子之後，如果你總能把同樣的石子再往下移一階來應對，這一階就不算數。</translation>
    </message>
    <message>
        <source>From stair 2 stones come to stair 1, and from there to the ground: stair 2 does not count. From stair 1 they come to the ground at once: stair 1 counts. What about stair 3?</source>
        <translation>第 2 階的石子移到第 1 階，再從那裡移到地面：第 2 階不算數。第 1 階的石子直接移到地面：第 1 階算數。第 3 階呢？</translation>
    </message>
    <message>
        <source>Only odd stairs count, and they are empty here.</source>
        <extracomment>%1 is a list of stairs such as &quot;1, 3&quot;</extracomment>
        <translation>只有奇數階算數，而這裡的奇數階都是空的。</translation>
    </message>
    <message>
        <source>Only odd stairs count; with stones: %1.</source>
        <translation>只有奇數階算數；其中有石子的是：%1。</translation>
    </message>
    <message>
        <source>These are the even stairs. They are the ones that cancel out.</source>
        <translation>這些是偶數階，剛好會互相抵銷。</translation>
    </message>
    <message>
        <source>These are all stairs with stones. Every second one does not count.</source>
        <translation>這些是所有有石子的臺階。其中每隔一階就有一階不算數。</translation>
    </message>
    <message>
        <source>You have counted from the top. Stair 1 is the lowest one: what matters is how many steps it is down to the ground.</source>
        <translation>你是從上面數的。最低的才是第 1 階：要看的是到地面有幾階。</translation>
    </message>
    <message>
        <source>These are all odd stairs, but not all of them have stones.</source>
        <translation>這些是所有的奇數階，但不是每一階都有石子。</translation>
    </message>
    <message>
        <source>What is the nim-sum of the stairs that count?</source>
        <translation>要計入的各階，異或和是多少？</translation>
    </message>
    <message>
        <source>Only the odd stairs count: 1, 3, 5 and so on. Write their numbers of stones in binary, one under the other.</source>
        <translation>只有奇數階算數：第 1、3、5 階等。把它們的石子數寫成二進位，上下對齊。</translation>
    </message>
    <message>
        <source>You have taken the even stairs: %1. The odd ones count.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 = 14&quot;</extracomment>
        <translation>你用了偶數階：%1。算數的是奇數階。</translation>
    </message>
    <message>
        <source>You have taken all stairs: %1. Only the odd ones count.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 ⊕ 4 = 10&quot;</extracomment>
        <translation>你用了所有臺階：%1。只有奇數階算數。</translation>
    </message>
    <message>
        <source>That is the nim-sum without stair %1.</source>
        <extracomment>%1 is the number of an odd stair</extracomment>
        <translation>這個異或和漏算了第 %1 階。</translation>
    </message>
    <message>
        <source>That is the last move, and it loses.</source>
        <translation>這是最後一步，走了就輸。</translation>
    </message>
    <message>
        <source>That leaves nim-sum %1 on the odd stairs, not 0, so your opponent can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>這樣奇數階的異或和是 %1，不是 0，所以對手能贏。</translation>
    </message>
    <message>
        <source>You have copied the move from stair %1. The same stones have to go one stair further. %2</source>
        <extracomment>%1 is the number of a stair; %2 a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你照著從第 %1 階走的那一步走了。應該把同樣的石子再往下移一階。%2</translation>
    </message>
    <message>
        <source>You have played Nim with all stairs. Only the odd ones count. %1</source>
        <extracomment>%1 is a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你把所有臺階都當作尼姆堆。只有奇數階算數。%1</translation>
    </message>
    <message>
        <source>The number %1 is right, but not stair %2: the same stones have to go on. %3</source>
        <extracomment>%1 is a number of stones, %2 the number of a stair; %3 a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>%1 顆是對的，但不是第 %2 階：要把同樣的石子接著往下移。%3</translation>
    </message>
    <message>
        <source>Your opponent has just moved %1 from stair %2 down to stair %3. Before that it was a P-position. Make a winning move.</source>
        <extracomment>%1 is a number of stones, %2 the number of an even stair, %3 of the one below</extracomment>
        <translation>對手剛把 %1 顆從第 %2 階移到第 %3 階。在那之前是 P 局面。請走一步必勝走法。</translation>
    </message>
    <message>
        <source>Stair %1 is even and stair %2 is odd. Which of the two counts, and how has it changed?</source>
        <extracomment>%1 and %2 are the numbers of an even stair and of the odd one below</extracomment>
        <translation>第 %1 階是偶數階，第 %2 階是奇數階。哪一階算數？它怎麼變了？</translation>
    </message>
    <message>
        <source>Make stair %1 as it was before your opponent’s move.</source>
        <extracomment>%1 is the number of an odd stair</extracomment>
        <translation>讓第 %1 階恢復到對手走之前的樣子。</translation>
    </message>
    <message>
        <source>The same %1 from stair %2 one stair further: then every odd stair is as it was before.</source>
        <extracomment>%1 is a number of stones, %2 the number of an odd stair</extracomment>
        <translation>把同樣的 %1 顆從第 %2 階再往下移一階：這樣每個奇數階都和原來一樣。</translation>
    </message>
    <message numerus="yes">
        <source>There is a stair for each coin, so %n number(s) in all.</source>
        <extracomment>%n is a number of coins, and of stairs</extracomment>
        <translation>
            <numerusform>每枚硬幣對應一階，所以一共是 %n 個數。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %1 is the gap between the left edge and the coin on square %2. Free squares there: %3.</source>
        <extracomment>%1 is the number of a stair, %2 that of a square, %3 how many squares there are left of it</extracomment>
        <translation>第 %1 階是左邊緣與第 %2 格硬幣之間的空隙。那裡有 %3 個空格。</translation>
    </message>
    <message>
        <source>Stair %1 is the gap between the coins on squares %2 and %3. Free squares there: %4.</source>
        <extracomment>%1 is the number of a stair, %2 and %3 those of two squares, %4 how many squares lie between them</extracomment>
        <translation>第 %1 階是第 %2 格與第 %3 格的硬幣之間的空隙。那裡有 %4 個空格。</translation>
    </message>
    <message>
        <source>These are the gaps from left to right. Stair 1 is the gap in front of the rightmost coin.</source>
        <translation>這是從左到右的空隙。第 1 階是最右邊那枚硬幣左側的空隙。</translation>
    </message>
    <message>
        <source>These are the squares of the coins. The stairs are the gaps between them.</source>
        <translation>這是硬幣所在的格。臺階是它們之間的空隙。</translation>
    </message>
    <message>
        <source>You have counted from coin to coin. A gap has only the free squares between them, which is one less.</source>
        <translation>你數的是硬幣到硬幣的距離。空隙只算兩枚之間的空格，要少一個。</translation>
    </message>
    <message>
        <source>Coins lie on a strip of squares, %1, namely on the squares %2. A coin is moved to the left, and must not pass another. As staircase Nim, how many stones are on the stairs? Type them from stair 1 on.</source>
        <extracomment>%1 is a picture of squares and coins such as &quot;□●□□●&quot;, %2 a list of squares such as &quot;2, 5&quot;</extracomment>
        <translation>一條紙帶的格子裡放著硬幣：%1，在第 %2 格。硬幣只能向左移，不能越過別的硬幣。把它看作階梯 Nim，各階有幾顆石子？從第 1 階起依序輸入。</translation>
    </message>
    <message>
        <source>The stones of a stair are the free squares of a gap. If a coin moves to the left, the gap on its left becomes smaller, and the one on its right larger.</source>
        <translation>一階的石子就是一個空隙裡的空格。硬幣左移時，它左邊的空隙變小，右邊的空隙變大。</translation>
    </message>
    <message>
        <source>When the rightmost coin moves, no gap becomes larger. So the gap on its left is stair 1. Go on from right to left; the last gap is at the left edge.</source>
        <translation>最右邊的硬幣移動時，沒有任何空隙變大，所以它左邊的空隙是第 1 階。從這裡由右往左數；最後一個空隙在左邊緣。</translation>
    </message>
    <message>
        <source>The gaps from right to left are %1: these are the stairs from 1 on.</source>
        <extracomment>%1 is a list of gaps such as &quot;2, 1&quot;</extracomment>
        <translation>從右到左的空隙是 %1：這就是從第 1 階起的各階。</translation>
    </message>
    <message>
        <source>Type the stones of the stairs only, such as “3 0 2”.</source>
        <translation>只輸入各階的石子數，例如「3 0 2」。</translation>
    </message>
    <message>
        <source>Only the odd stairs count, and none of them has two stones or more. What counts is how many of them have a stone.</source>
        <translation>只有奇數階算數，而且每一階都不到兩顆。所以要看有石子的奇數階有幾階。</translation>
    </message>
    <message>
        <source>Count the odd stairs with a stone. With how many of them, an odd or an even number, should your opponent be left?</source>
        <translation>數數看有石子的奇數階。該留奇數個還是偶數個給對手？</translation>
    </message>
    <message>
        <source>What is brought down from an even stair can be brought one stair further.</source>
        <translation>從偶數階移下來的石子，可以再往下移一階。</translation>
    </message>
    <message>
        <source>Which stairs have stones here? What can always be answered?</source>
        <translation>這裡哪幾階有石子？什麼樣的走法永遠有辦法應對？</translation>
    </message>
    <message>
        <source>Only the odd stairs count, 1, 3, 5 and so on, as if they were heaps of Nim.</source>
        <translation>只有奇數階算數，也就是第 1、3、5 階等，把它們當作尼姆堆就行了。</translation>
    </message>
    <message>
        <source>Work out the nim-sum of the odd stairs. %1</source>
        <extracomment>%1 is the idea how a nim-sum is worked out</extracomment>
        <translation>算出奇數階的異或和。%1</translation>
    </message>
    <message>
        <source>Which stairs count?</source>
        <translation>哪些階算數？</translation>
    </message>
    <message>
        <source>Work out the nim-sum</source>
        <translation>求異或和</translation>
    </message>
    <message>
        <source>Reply to a move</source>
        <translation>應對一步棋</translation>
    </message>
    <message>
        <source>Coins on a strip</source>
        <translation>紙帶上的硬幣</translation>
    </message>
    <message>
        <source>Which of the stairs with stones count? Name them by their numbers; the lowest is stair 1. It may be that there is none.</source>
        <translation>有石子的臺階中，哪些算數？寫出是第幾階，最低的是第 1 階。也可能一階都沒有。</translation>
    </message>
</context>
<context>
    <name>StaircaseTable</name>
    <message>
        <source>%1: whoever moved last has lost, so this is an N-position.</source>
        <extracomment>%1 is a position without stones</extracomment>
        <translation>%1：走完最後一步的一方已經輸了，所以是 N 局面。</translation>
    </message>
    <message>
        <source>%1: no move is left, so this is a P-position.</source>
        <extracomment>%1 is a position without stones</extracomment>
        <translation>%1：已經無法再走，所以是 P 局面。</translation>
    </message>
    <message>
        <source>%1: %2 and leave %3, a P-position. So %1 is N.</source>
        <extracomment>%1 is a position, %2 a move such as &quot;move 2 from stair 3&quot;, %3 what it leaves</extracomment>
        <translation>%1：%2，留下 %3，是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move ends the game, and loses it. So %1 is P.</source>
        <extracomment>misère play; %1 is a position</extracomment>
        <translation>%1：唯一的走法會讓遊戲結束，而且輸掉。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move has an answer: to “%2”, for example, “%3”. So %1 is P.</source>
        <extracomment>%1 is a position, %2 and %3 are moves such as &quot;move 2 from stair 3&quot;</extracomment>
        <translation>%1：每一步都有辦法應對，例如遇到「%2」，就「%3」。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>Small staircases are judged one after the other, from the empty one on.</source>
        <translation>從空的臺階開始，依序判斷石子不多的局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a position, the stones on each stair</extracomment>
        <translation>%1：P 還是 N？</translation>
    </message>
    <message>
        <source>Stairs %1 and %2</source>
        <extracomment>what a table is of, to choose from a list; %1 and %2 are numbers of stairs</extracomment>
        <translation>第 %1 階和第 %2 階</translation>
    </message>
    <message>
        <source>The stairs that have stones</source>
        <translation>有石子的臺階</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Explanation</source>
        <translation>講解</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Explains the position on the board, step by step.</source>
        <translation>逐步講解棋盤上的局面。</translation>
    </message>
    <message>
        <source>The steps of the explanation. While a step is current, the board and the chart show what it speaks of.</source>
        <translation>講解的各個步驟。講到哪一步，棋盤與圖表就顯示那一步所說的內容。</translation>
    </message>
    <message>
        <source>How long a step stays while the steps go on by themselves.</source>
        <translation>自動播放時每一步停留多久。</translation>
    </message>
    <message>
        <source>Shows every step in a second language beside the first.</source>
        <translation>在每一步旁邊加上第二種語言。</translation>
    </message>
    <message>
        <source>Copies the whole explanation to the clipboard.</source>
        <translation>把整篇講解複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Bilingual</source>
        <translation>雙語</translation>
    </message>
    <message>
        <source>Show the steps in a second language beside the first</source>
        <translation>同時以第二種語言顯示步驟</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>複製講解</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Goes back one step of the explanation, wherever the focus is.</source>
        <translation>回到講解的上一步，不論焦點在哪裡。</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Goes on one step of the explanation, wherever the focus is.</source>
        <translation>前往講解的下一步，不論焦點在哪裡。</translation>
    </message>
    <message>
        <source>Go through the steps one after the other</source>
        <translation>逐步播放講解</translation>
    </message>
    <message>
        <source>Lets the steps go on by themselves, as fast as is chosen beside it.</source>
        <translation>讓步驟自動播放，快慢在旁邊選。</translation>
    </message>
    <message>
        <source>Copy explanation as text</source>
        <translation>將講解複製為文字</translation>
    </message>
    <message>
        <source>Copy explanation as Markdown</source>
        <translation>將講解複製為 Markdown</translation>
    </message>
    <message>
        <source>Copy explanation as LaTeX</source>
        <translation>將講解複製為 LaTeX</translation>
    </message>
    <message>
        <source>Copy steps</source>
        <translation>複製步驟</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Goes to the last step of the explanation, wherever the focus is.</source>
        <translation>前往講解的最後一步，不論焦點在哪裡。</translation>
    </message>
</context>
<context>
    <name>SumBoard</name>
    <message>
        <source>Each has its own set</source>
        <translation>各堆可取數目不同</translation>
    </message>
    <message>
        <source>Each heap has its own numbers, from the right</source>
        <translation>各堆可取的數目不同（從右數）</translation>
    </message>
    <message>
        <source>Split unequally</source>
        <extracomment>above the heaps, short: one splits a heap into two unequal ones</extracomment>
        <translation>分成不相等的兩堆</translation>
    </message>
    <message>
        <source>Split a heap into two unequal ones</source>
        <translation>把一堆分成不相等的兩堆</translation>
    </message>
    <message>
        <source>Split a heap into two</source>
        <translation>把一堆分成兩堆</translation>
    </message>
    <message>
        <source>Split a heap into two, or take: %1</source>
        <extracomment>above the heaps: %1 is a list such as &quot;1, 2&quot;</extracomment>
        <translation>把一堆分成兩堆，或取：%1</translation>
    </message>
    <message>
        <source>%1 (a whole heap)</source>
        <extracomment>in a list of numbers that may be taken, as all there are: %1 is such a number</extracomment>
        <translation>%1（須取走整堆）</translation>
    </message>
    <message>
        <source>%1 (not a whole heap)</source>
        <extracomment>in a list of numbers that may be taken, but not as all there are: %1 is such a number</extracomment>
        <translation>%1（不可取走整堆）</translation>
    </message>
    <message>
        <source>%1 (leaving two heaps)</source>
        <extracomment>in a list of numbers that may be taken: %1 is such a number</extracomment>
        <translation>%1（須剩下兩堆）</translation>
    </message>
    <message>
        <source>%1 (a whole heap, or leaving two)</source>
        <extracomment>in a list of numbers that may be taken: %1 is such a number</extracomment>
        <translation>%1（取走整堆，或剩下兩堆）</translation>
    </message>
    <message>
        <source>%1 (not a whole heap; splitting allowed)</source>
        <extracomment>in a list of numbers that may be taken, but not as all there are: %1 is such a number</extracomment>
        <translation>%1（不可取走整堆，剩下的可分成兩堆）</translation>
    </message>
    <message>
        <source>%1 (splitting allowed)</source>
        <extracomment>in a list of numbers that may be taken; what is left may be split: %1 is such a number</extracomment>
        <translation>%1（剩下的可分成兩堆）</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>above the heaps, short: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>取 %1 顆</translation>
    </message>
    <message>
        <source>Take %1; may split</source>
        <extracomment>above the heaps, short: %1 is such as &quot;1 or 2&quot;; the rest of the heap may be split</extracomment>
        <translation>取 %1 顆，剩下的可分成兩堆</translation>
    </message>
    <message>
        <source>One may take %1, and split the rest</source>
        <extracomment>above the heaps: %1 is such as &quot;1 or 2&quot;; the rest of the heap may be split</extracomment>
        <translation>取 %1 顆，剩下的可分成兩堆</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 lists numbers, %2 is one more: &quot;1, 2 or 4&quot;</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>One may take: %1</source>
        <extracomment>above the heaps: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>可取數目：%1</translation>
    </message>
    <message>
        <source>One may take, from the right: %1</source>
        <extracomment>above the heaps, whose stones have these numbers on them, counted from the right end: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>可取數目（從右數）：%1</translation>
    </message>
    <message>
        <source>Click a gap to split the row there</source>
        <translation>點一下空隙，從那裡分成兩堆</translation>
    </message>
    <message>
        <source>Click a pin, or drag over neighbours</source>
        <translation>點一個球瓶，或拖過相鄰的幾個</translation>
    </message>
</context>
<context>
    <name>SumOptions</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>behind the moves of a heap: %n more have no room there</extracomment>
        <translation>
            <numerusform>另有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>×n: n of this value</source>
        <extracomment>behind the moves of a heap, some of which have a sign such as &quot;×5&quot;, as five of them have one value</extracomment>
        <translation>×n：同值 n 種</translation>
    </message>
    <message>
        <source>take %1 → %2</source>
        <extracomment>a move on a tile: %1 is how many stones are taken, %2 what is left</extracomment>
        <translation>取 %1 → %2</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>沒有走法</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Options of heap %1</source>
        <translation>第 %1 堆的走法</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <extracomment>above the moves of a heap, where there is little room: %1 is its number</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <extracomment>below the number of a heap, where several moves are shown that win: how many</extracomment>
        <translation>
            <numerusform>%n 種走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <extracomment>beside the values of the moves of a heap, where these have no room: how many there are</extracomment>
        <translation>
            <numerusform>%n 種走法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourPanel</name>
    <message>
        <source>Sections</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>Goes to the previous section of the tour.</source>
        <translation>前往導覽的上一節。</translation>
    </message>
    <message>
        <source>Goes to a section of the tour.</source>
        <translation>前往導覽的某一節。</translation>
    </message>
    <message>
        <source>Goes to the next section of the tour.</source>
        <translation>前往導覽的下一節。</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>上一節</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>下一節</translation>
    </message>
    <message>
        <source>A guided tour of the game. A click on a position in it puts that position on the board. It goes on when its question has been answered.</source>
        <translation>遊戲導覽。點一下其中的局面，棋盤就會擺出這個局面。答完問題，導覽就會繼續下去。</translation>
    </message>
    <message>
        <source>Puts what the tour asks on the board; what follows in the text opens with the answer. After the last question of a section, goes to the next one.</source>
        <translation>把導覽提出的問題擺上棋盤；回答之後，後面的內容就會顯示出來。一節的最後一個問題答完後，會前往下一節。</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>導覽</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>ones</source>
        <extracomment>in front of the row that counts the ones in each column of binary digits</extracomment>
        <translation>1 的個數</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>in front of the row with the exclusive or of the rows above it</extracomment>
        <translation>異或和</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more heap(s)</source>
        <extracomment>in place of heaps that are too many to be listed</extracomment>
        <translation>
            <numerusform>……另有 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of numbers or moves: &quot;9, 15, 12&quot;.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>In the preamble: %1; to be compiled with XeLaTeX or LuaLaTeX</source>
        <extracomment>a comment in a LaTeX file: %1 lists commands such as <byte value="x0"/>sepackage{amsmath}</extracomment>
        <translation>導言區需要：%1；以 XeLaTeX 或 LuaLaTeX 編譯</translation>
    </message>
    <message>
        <source>In the preamble: %1</source>
        <extracomment>a comment in a LaTeX file: %1 lists commands such as <byte value="x0"/>sepackage{amsmath}</extracomment>
        <translation>導言區需要：%1</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between the members of a list of clauses: &quot;heap 1: 3 ⊕ 3 = 0; heap 2: 0 ⊕ 3 = 3&quot;.</extracomment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>Wythoff</name>
    <message>
        <source>Wythoff</source>
        <translation>威佐夫博弈</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>in front of a choice: &quot;Take 3 from heap 1&quot;, &quot;Take 3 from both heaps&quot;</extracomment>
        <translation>顆，從</translation>
    </message>
    <message>
        <source>heap 1</source>
        <translation>第 1 堆</translation>
    </message>
    <message>
        <source>heap 2</source>
        <translation>第 2 堆</translation>
    </message>
    <message>
        <source>both heaps</source>
        <translation>兩堆</translation>
    </message>
    <message>
        <source>Wythoff’s game has two heaps, so two numbers are expected</source>
        <translation>威佐夫博弈有兩堆，要寫兩個數</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3 from both heaps&quot;</extracomment>
        <translation>從兩堆各取 %1 顆</translation>
    </message>
    <message>
        <source>took %1 from both heaps</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 3 from both heaps&quot;</extracomment>
        <translation>從兩堆各取了 %1 顆</translation>
    </message>
    <message>
        <source>P-position · (%1, %2) is pair number %3 · the player to move loses</source>
        <extracomment>%1 and %2 are the heaps, smaller first, %3 is their difference: &quot;(3, 5) is pair number 2&quot;</extracomment>
        <translation>P 局面（先手必敗態） · (%1, %2) 是第 %3 對 · 輪到走的一方必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · %1 is in the pair (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the smaller heap, (%2, %3) the pair that it is in; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · %1 在數對 (%2, %3) 裡 · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 差是 %1；差為 %1 的 P 局面是 (%2, %3) · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one or more stones from one heap, or the same number from both.</source>
        <translation>從一堆裡取任意多顆石子，或是從兩堆各取一樣多顆，至少取一顆。</translation>
    </message>
    <message>
        <source>(%1, %2), which is no pair</source>
        <extracomment>%1 and %2 are the heaps, smaller first</extracomment>
        <translation>(%1, %2)，不是任何一對</translation>
    </message>
    <message>
        <source>(%1, %2), which is pair number %3</source>
        <extracomment>%1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>(%1, %2)，它是第 %3 對</translation>
    </message>
    <message>
        <source>Your move: click a square that the queen can reach.</source>
        <translation>輪到你了：點皇后能到的格子。</translation>
    </message>
    <message>
        <source>P-position · (%1, %2) is the pair with the difference %3 · the player to move loses</source>
        <extracomment>misère play; %1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>P 局面（先手必敗態） · (%1, %2) 是差為 %3 的那一對 · 輪到走的一方必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but the pair with difference %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>misère play; %1 is the difference of the heaps, (%2, %3) the pair with that difference; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 差是 %1；差為 %1 的 P 局面是 (%2, %3) · 有 %n 種必勝走法</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1, %2), which is the pair with the difference %3</source>
        <extracomment>misère play; %1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>(%1, %2)，它是差為 %3 的那一對</translation>
    </message>
</context>
<context>
    <name>WythoffBoard</name>
    <message>
        <source>Two heaps</source>
        <extracomment>a view of the board</extracomment>
        <translation>兩堆石子</translation>
    </message>
    <message>
        <source>Queen</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后</translation>
    </message>
    <message>
        <source>Queen, with the P-positions</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后，並顯示 P 局面</translation>
    </message>
    <message>
        <source>Queen, with the SG values</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后，並顯示 SG 值</translation>
    </message>
    <message>
        <source>Board of Wythoff’s game</source>
        <translation>威佐夫博弈棋盤</translation>
    </message>
    <message>
        <source>Both heaps, at most %1 from each</source>
        <extracomment>read aloud: %1 is how many can be taken from each of the two heaps</extracomment>
        <translation>兩堆同時取，每堆最多 %1 顆</translation>
    </message>
    <message>
        <source>Heap %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of the heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆，%2 顆石子</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>in front of a row of stones: taking from both heaps; there is little room</extracomment>
        <translation>兩堆同取</translation>
    </message>
    <message numerus="yes">
        <source>+%n row(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>To the left, squares: %1</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>往左，還有 %1 格</translation>
    </message>
    <message>
        <source>Down, squares: %1</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>往下，還有 %1 格</translation>
    </message>
    <message>
        <source>Left and down at once, squares: %1. The corner at 0, 0 is the end.</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>斜往左下，可走 %1 格。走到角落的 (0, 0) 就輸。</translation>
    </message>
    <message>
        <source>Left and down at once, squares: %1. The corner at 0, 0 is the goal.</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>斜往左下，可走 %1 格。角落的 (0, 0) 就是目標。</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>in a square of the board, there is little room: who moves the queen there loses (misère play)</extracomment>
        <translation>盡頭</translation>
    </message>
    <message>
        <source>SG values; 0: P-position</source>
        <extracomment>below a board with a number in each square</extracomment>
        <translation>SG 值；0 即 P 局面</translation>
    </message>
    <message>
        <source>SG values</source>
        <extracomment>below a board with a number in each square, where there is little room</extracomment>
        <translation>SG 值</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>At “+” squares are left out. Point there: the queen can go to them, too; the wheel goes from one to the next.</source>
        <translation>「+」處省略了一些格子。指著那裡也能走過去；滾輪可以一格一格地移。</translation>
    </message>
    <message>
        <source>+%1: %1 left out</source>
        <extracomment>below a board, there is little room: %1 is how many squares are left out between two columns of it</extracomment>
        <translation>+%1：略去 %1 格</translation>
    </message>
    <message>
        <source>Left, Down</source>
        <translation>左、下</translation>
    </message>
    <message>
        <source>Go one square further to the left, one further down</source>
        <translation>再往左一格、再往下一格</translation>
    </message>
    <message>
        <source>Left then Down, Down then Left</source>
        <translation>先左後下、先下後左</translation>
    </message>
    <message>
        <source>Go to the diagonal, and on along it</source>
        <translation>走到斜線上，再沿斜線走</translation>
    </message>
    <message>
        <source>Right, Up</source>
        <translation>右、上</translation>
    </message>
    <message>
        <source>Take back what Left has done, what Down has done</source>
        <translation>收回按「左」走的、收回按「下」走的</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Go so many squares in that direction; elsewhere on the page it begins a position</source>
        <translation>朝這個方向走這麼多格；焦點不在棋盤上時，開始輸入局面</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go one square in that direction, as far as it leads</source>
        <translation>朝這個方向走一格、走到盡頭</translation>
    </message>
    <message>
        <source>The queen moves left, down or along the diagonal toward the corner.</source>
        <translation>皇后只能往左、往下，或沿斜線走向角落。</translation>
    </message>
</context>
<context>
    <name>WythoffChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反規則下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions: the pairs</source>
        <translation>P 局面：各對</translation>
    </message>
    <message>
        <source>P-positions: the pairs along the rays of slope φ and 1/φ</source>
        <translation>P 局面：成對落在斜率為 φ 與 1/φ 的兩條射線附近</translation>
    </message>
    <message>
        <source>first heap</source>
        <translation>第 1 堆</translation>
    </message>
    <message>
        <source>second heap</source>
        <translation>第 2 堆</translation>
    </message>
</context>
<context>
    <name>WythoffExplanation</name>
    <message>
        <source>As points the pairs lie along two rays</source>
        <translation>把每一對看成點，它們落在兩條射線附近</translation>
    </message>
    <message>
        <source>Why the smaller numbers are ⌊kφ⌋</source>
        <translation>為什麼較小的數是 ⌊kφ⌋</translation>
    </message>
    <message>
        <source>Their slopes are the golden ratio φ = (1 + √5) / 2 ≈ 1.618 and 1/φ.</source>
        <translation>射線的斜率分別是黃金比 φ = (1 + √5) / 2 ≈ 1.618 和 1/φ。</translation>
    </message>
    <message>
        <source>Pair number k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ is x without its fraction.</source>
        <translation>第 k 對是 (⌊kφ⌋, ⌊kφ²⌋)；⌊x⌋ 表示 x 去掉小數部分。</translation>
    </message>
    <message>
        <source>From k = 2 on the pair with the difference k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ is x without its fraction.</source>
        <translation>從 k = 2 起，差為 k 的一對是 (⌊kφ⌋, ⌊kφ²⌋)；⌊x⌋ 表示 x 去掉小數部分。</translation>
    </message>
    <message>
        <source>The first ones, from number 0 on: %1.</source>
        <extracomment>%1 lists the first pairs, such as &quot;(0, 0), (1, 2), (3, 5)&quot;</extracomment>
        <translation>從第 0 對起，最前面的幾對：%1。</translation>
    </message>
    <message>
        <source>The P-positions are pairs, one for each difference</source>
        <translation>P 局面是一對對的數，每個差對應一對</translation>
    </message>
    <message>
        <source>The difference is %1 − %2 = %3</source>
        <extracomment>%1 is the larger heap, %2 the smaller, %3 the difference</extracomment>
        <translation>兩堆之差是 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Pair number %1 is %2.</source>
        <extracomment>%1 is the number of the pair, %2 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>第 %1 對是 %2。</translation>
    </message>
    <message>
        <source>Its smaller number is ⌊%1 · φ⌋ = %2; in whole numbers: (k + ⌊√(5k²)⌋) div 2 for k = %1.</source>
        <extracomment>%1 is the number of the pair, %2 its smaller number</extracomment>
        <translation>較小的數是 ⌊%1 · φ⌋ = %2；整數算法：(k + ⌊√(5k²)⌋) div 2，k = %1。</translation>
    </message>
    <message>
        <source>Here the formula of many programs errs: k = %1</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>許多程式的公式在這裡出錯：k = %1</translation>
    </message>
    <message>
        <source>%1 is pair number %2: a P-position</source>
        <extracomment>%1 is the position, such as &quot;(3, 5)&quot;, %2 the number of the pair</extracomment>
        <translation>%1 是第 %2 對：P 局面</translation>
    </message>
    <message>
        <source>%1 is not %2: an N-position</source>
        <extracomment>%1 is the position, such as &quot;(5, 8)&quot;, %2 the pair with the same difference</extracomment>
        <translation>%1 不是 %2：N 局面</translation>
    </message>
    <message>
        <source>Take %1 from both heaps, leaving %2</source>
        <extracomment>%1 is how many to take, %2 what is left, such as &quot;(4, 7)&quot;</extracomment>
        <translation>從兩堆各取 %1 顆，留下 %2</translation>
    </message>
    <message>
        <source>Take %1 from heap %2, leaving %3</source>
        <extracomment>%1 is how many to take, %2 the number of the heap, %3 what is left, such as &quot;(3, 5)&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆，留下 %3</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and pair number %1 is %2, which is smaller.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>從兩堆取一樣多，差 %1 不變；第 %1 對 %2 更小，剛好能走到。</translation>
    </message>
    <message>
        <source>Taking from both heaps does not win: %2 is not smaller</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>兩堆同取贏不了：%2 並沒有比較小</translation>
    </message>
    <message>
        <source>It would keep the difference %1, but pair number %1, that is %2, cannot be reached by taking stones.</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>那樣差 %1 不變，可是第 %1 對 %2 靠取石子走不到。</translation>
    </message>
    <message>
        <source>The partner of %1 is %2, in the pair %3: so the other heap is lowered to %2.</source>
        <extracomment>%1 is the heap that stays, %2 its partner, %3 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>%1 的夥伴是 %2，在 %3 這一對裡，所以把另一堆減到 %2。</translation>
    </message>
    <message>
        <source>Keeping %1 does not win: its partner is %2</source>
        <extracomment>%1 is the heap that would stay, %2 its partner</extracomment>
        <translation>%1 顆的那堆不動就贏不了：和它配對的是 %2</translation>
    </message>
    <message>
        <source>After a move to %1 the answer is %2</source>
        <extracomment>%1 is the position after a move, %2 that after the reply, such as &quot;(1, 2)&quot;</extracomment>
        <translation>如果走到 %1，對方就走到 %2</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>照這樣走下去，直到結束</translation>
    </message>
    <message>
        <source>No move leads from a pair to a pair</source>
        <translation>從一對走一步，走不到另一對</translation>
    </message>
    <message>
        <source>A move from one heap keeps the other number, which is in no other pair. A move from both heaps keeps the difference, which no other pair has.</source>
        <translation>只取一堆，另一堆的數不變，而這個數不在別的對裡；兩堆同取，差不變，而別的對都沒有這個差。</translation>
    </message>
    <message>
        <source>From every other position with stones a move leads to a pair</source>
        <translation>只要還有石子，從其他每個局面都有一步走得到某一對</translation>
    </message>
    <message>
        <source>From every other position a move leads to a pair</source>
        <translation>從其他每個局面都有一步走得到某一對</translation>
    </message>
    <message>
        <source>Here a = %1, in the pair %2, and b = %3 is larger than the partner.</source>
        <extracomment>a and b are the heaps; %1 is a, %2 the pair that it is in, such as &quot;(3, 5)&quot;, %3 is b</extracomment>
        <translation>這裡 a = %1，在 %2 這一對裡；b = %3，比夥伴大。</translation>
    </message>
    <message>
        <source>Here a = %1, in the pair %2, and b = %3 is smaller than the partner.</source>
        <extracomment>a and b are the heaps; %1 is a, %2 the pair that it is in, such as &quot;(3, 5)&quot;, %3 is b</extracomment>
        <translation>這裡 a = %1，在 %2 這一對裡；b = %3，比夥伴小。</translation>
    </message>
    <message>
        <source>Let a ≤ b be the heaps. The partner of a is the other number in its pair.</source>
        <translation>設兩堆是 a ≤ b。a 的夥伴，就是 a 所在那一對裡的另一個數。</translation>
    </message>
    <message>
        <source>If b is larger than the partner, lower b to it.</source>
        <translation>如果 b 比夥伴大，就把 b 減到夥伴。</translation>
    </message>
    <message>
        <source>If b is smaller, b − a is less than the difference of that pair. So an earlier pair, of smaller numbers, has it: take the same from both.</source>
        <translation>如果 b 比夥伴小，b − a 就比那一對的差小。所以差是 b − a 的那一對排在前面，兩個數都更小：兩堆同取就能走到。</translation>
    </message>
    <message>
        <source>So whoever leaves a pair can do so again after every move, and never takes the last stone, as (0, 0) is no pair. The pairs are the P-positions.</source>
        <translation>所以留下一對的一方，不管對方怎麼走，總能再留下一對；而 (0, 0) 不是一對，所以絕不會取走最後一顆。因此這些對就是 P 局面。</translation>
    </message>
    <message>
        <source>So whoever leaves a pair can do so again after every move, to the end. The pairs are the P-positions.</source>
        <translation>所以留下一對的一方，不管對方怎麼走，總能再留下一對，直到結束。因此這些對就是 P 局面。</translation>
    </message>
    <message>
        <source>%4 in double precision gives %2 for k = %1; the true value is %3.</source>
        <extracomment>%1 is the number of a pair, %2 the wrong result, %3 the right one</extracomment>
        <translation>用雙精度計算 %4，k = %1 時得到 %2，而真正的值是 %3。</translation>
    </message>
    <message>
        <source>The 53 binary digits of a double do not tell on which side of a whole number k · φ lies. It comes closest for Fibonacci numbers, and so the first such k is 102334155.</source>
        <translation>雙精度只有 53 位二進位數字，分不清 k · φ 落在整數的哪一邊。k 是費氏數時 k · φ 最接近整數，所以第一個出錯的 k 是 102334155。</translation>
    </message>
    <message>
        <source>A double has 53 binary digits. From 2⁵³ = %1 on it does not hold every whole number, so it can miss the true value by far.</source>
        <extracomment>%1 is the number 2⁵³, written out</extracomment>
        <translation>雙精度只有 53 位二進位數字。從 2⁵³ = %1 起，就不是每個整數都存得下，所以結果可能與真正的值相差很多。</translation>
    </message>
    <message>
        <source>Whatever the player to move does, the opponent can leave a smaller pair, until (0, 0) is left and the player now to move cannot move.</source>
        <translation>輪到走的一方不管怎麼走，對方總能留下更小的一對，直到留下 (0, 0)：這時輪到走的一方無法再走。</translation>
    </message>
    <message>
        <source>One stone is left and has to be taken: a P-position</source>
        <translation>只剩一顆，非取不可：P 局面</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses, and that is the player to move.</source>
        <translation>取走最後一顆的一方輸，而這正是輪到走的一方。</translation>
    </message>
    <message>
        <source>The opponent has to take the last stone and loses. A heap beside an empty one is an N-position if it has more than one stone.</source>
        <translation>最後一顆只好由對方取走，對方就輸了。一堆是空的，另一堆不只一顆，就是 N 局面。</translation>
    </message>
    <message>
        <source>That takes the last stone and wins at once: a heap beside an empty one is an N-position.</source>
        <translation>這樣就取走了最後一顆石子，馬上就贏：一堆是空的，另一堆還有石子，就是 N 局面。</translation>
    </message>
    <message>
        <source>If fewer are taken, the opponent takes the rest: this is the only winning move.</source>
        <translation>如果少取，剩下的就會被對方全部取走：所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>That takes the last stones and wins at once: two equal heaps are an N-position.</source>
        <translation>這樣就取走了最後的石子，馬上就贏：相等的兩堆是 N 局面。</translation>
    </message>
    <message>
        <source>The rule: take any number from one heap, or the same number from both; whoever takes the last stone wins</source>
        <translation>一堆任取，或兩堆取一樣多；取走最後一顆的人贏</translation>
    </message>
    <message>
        <source>No move leads to another pair. So after every move the opponent can leave a pair again.</source>
        <translation>沒有一步走得到另一對。所以不管怎麼走，對方總能再留下一對。</translation>
    </message>
    <message>
        <source>After the two that are changed, pair number k begins with the least number in no pair before; its second is larger by k. Both grow, so the second is new; the least is always taken, so none is left out. So each number and each difference is in just one pair.</source>
        <translation>除了有變化的兩對之外，第 k 對裡較小的數，是前面都沒用過的最小的數；較大的數比它大 k。兩個數都愈來愈大，所以較大的數也沒用過；每次都取最小的，所以一個也不漏。因此每個數、每個差都剛好屬於一對。</translation>
    </message>
    <message>
        <source>Pair number k begins with the least number in no pair before; its second is larger by k. Both grow, so the second is new; the least is always taken, so none is left out. So each number and each difference is in just one pair.</source>
        <translation>第 k 對裡較小的數，是前面都沒用過的最小的數；較大的數比它大 k。兩個數都愈來愈大，所以較大的數也沒用過；每次都取最小的，所以一個也不漏。因此每個數、每個差都剛好屬於一對。</translation>
    </message>
    <message>
        <source>The other heap has only %1.</source>
        <extracomment>%1 is the size of the other heap</extracomment>
        <translation>另一堆只有 %1 顆。</translation>
    </message>
    <message>
        <source>(0, 0) is won, as the other player has just taken the last stone. (0, 1) is lost, as that stone must be taken, and so is its mirror image (1, 0). (1, 2) is won by leaving (0, 1). And (2, 2) is lost: after (0, 2), (1, 2) or (1, 1) the opponent leaves one stone, and taking all loses at once.</source>
        <translation>(0, 0) 必勝，因為最後一顆剛被對方取走。(0, 1) 必敗，因為那一顆非取不可；與它對稱的 (1, 0) 也一樣。(1, 2) 必勝，留下 (0, 1) 就行。(2, 2) 必敗：走到 (0, 2)、(1, 2) 或 (1, 1)，對方都能只留一顆；全部取走，當場就輸。</translation>
    </message>
    <message>
        <source>(Here a is at least 3, as for 0, 1 and 2 the heap b is never smaller than the partner; so the earlier pairs are smaller.)</source>
        <translation>（這時 a 至少是 3，因為 a 是 0、1、2 時，b 不會比夥伴小；所以前面各對都更小。）</translation>
    </message>
    <message>
        <source>Pair number %1 is %2: ⌊%1 · φ⌋ = %3, and %3 + %1 = %4.</source>
        <extracomment>%1 is the number of a pair, %2 the pair, such as &quot;(12, 20)&quot;, %3 its smaller and %4 its larger number</extracomment>
        <translation>第 %1 對是 %2：⌊%1 · φ⌋ = %3，%3 + %1 = %4。</translation>
    </message>
    <message>
        <source>The rule: take any number from one heap, or the same number from both; whoever takes the last stone loses</source>
        <translation>一堆任取，或兩堆取一樣多；取走最後一顆的人輸</translation>
    </message>
    <message>
        <source>The moves lead to %1. Taking everything loses at once. From all others the opponent leaves one stone, which has to be taken.</source>
        <extracomment>%1 is a list of positions such as &quot;(1, 2), (0, 2)&quot;, the last one is &quot;(0, 0)&quot;</extracomment>
        <translation>走得到的有：%1。全部取走，當場就輸；走到其他的，對方都只留一顆，那一顆非取不可。</translation>
    </message>
    <message>
        <source>The moves lead to %1: one heap, or two equal heaps. The opponent takes it all, and with it the last stone.</source>
        <extracomment>%1 is a list of positions such as &quot;(0, 2), (1, 1)&quot;</extracomment>
        <translation>走得到的有：%1。不是只有一堆，就是兩堆一樣多，對方都能一步取完，最後一顆就由對方取走。</translation>
    </message>
    <message>
        <source>From (3, 5) on the P-positions are the same as when the last stone wins. The next step says why.</source>
        <translation>從 (3, 5) 起，P 局面和取走最後一顆贏的時候一樣。下一步說明原因。</translation>
    </message>
    <message>
        <source>The first two pairs use up 0, 1, 2 and the differences 0, 1, as (0, 0) and (1, 2) do in normal play: so all is the same from the third pair on.</source>
        <translation>前兩對用掉的數是 0、1、2，用掉的差是 0、1，和正常規則的 (0, 0)、(1, 2) 一樣，所以從第三對起完全相同。</translation>
    </message>
    <message>
        <source>Why φ: as φ² = φ + 1, ⌊kφ⌋ and ⌊kφ²⌋ differ by k.</source>
        <translation>為什麼是 φ：因為 φ² = φ + 1，⌊kφ⌋ 和 ⌊kφ²⌋ 相差 k。</translation>
    </message>
    <message>
        <source>And each whole number n ≥ 1 is one of these numbers, just once (S. Beatty, 1926).</source>
        <translation>而每個正整數 n 都剛好是其中一個（S. Beatty，1926 年）。</translation>
    </message>
    <message>
        <source>1. Below n there are ⌊n/φ⌋ + ⌊n/φ²⌋ of them.</source>
        <translation>1. 這些數中比 n 小的有 ⌊n/φ⌋ + ⌊n/φ²⌋ 個。</translation>
    </message>
    <message>
        <source>2. n/φ + n/φ² = n, but neither is whole, as √5 is irrational: so n − 1 are below n.</source>
        <translation>2. n/φ + n/φ² = n，而 √5 是無理數，兩個商都不是整數，所以是 n − 1 個。</translation>
    </message>
    <message>
        <source>3. In the same way n are below n + 1: just one is n.</source>
        <translation>3. 同理，比 n + 1 小的有 n 個，等於 n 的剛好一個。</translation>
    </message>
    <message>
        <source>As both grow, ⌊kφ⌋ is always the least unused number.</source>
        <translation>兩者都遞增，所以 ⌊kφ⌋ 一定是還沒用過的最小的數。</translation>
    </message>
    <message>
        <source>Misère: the two smallest P-positions are others than when the last stone wins</source>
        <translation>反規則：只有最小的兩個 P 局面和「取走最後一顆贏」時不同</translation>
    </message>
    <message>
        <source>Whatever the player to move does, the opponent can leave a smaller pair, as long as stones are left. So it is the player now to move who takes the last stone, from (0, 1) or by taking all of (2, 2).</source>
        <translation>輪到走的一方不管怎麼走，只要還有石子，對方總能再留下更小的一對。所以最後一顆由現在輪到走的一方取走：取 (0, 1) 裡的那一顆，或是把 (2, 2) 全部取走。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one, and taking all loses at once: this is the only winning move.</source>
        <translation>如果剩下不只一顆，對方就會只留一顆；如果全部取走，馬上就輸。所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>One heap is left. The opponent leaves one stone of it, and the player now to move has to take that.</source>
        <translation>只剩一堆，對方取到只剩一顆，現在輪到走的一方非取不可。</translation>
    </message>
    <message>
        <source>One heap is left. The opponent takes it whole, and with it the last stone.</source>
        <translation>只剩一堆，對方全部取走，最後一顆也在裡面。</translation>
    </message>
    <message>
        <source>Every move of the opponent breaks the pair, and you can leave a smaller one, until (0, 0) is left and the opponent cannot move.</source>
        <translation>對方不管怎麼走，都會拆開這一對；而你總能再留下更小的一對，直到留下 (0, 0)，對方無法再走。</translation>
    </message>
    <message>
        <source>Every move of the opponent breaks the pair, and you can leave a smaller one, as long as stones are left. So it is the opponent who takes the last stone, from (0, 1) or by taking all of (2, 2).</source>
        <translation>對方不管怎麼走，都會拆開這一對；只要還有石子，你總能再留下更小的一對。所以最後一顆由對方取走：取 (0, 1) 裡的那一顆，或是把 (2, 2) 全部取走。</translation>
    </message>
    <message>
        <source>That leaves one stone, too.</source>
        <translation>這樣也只剩一顆。</translation>
    </message>
    <message>
        <source>The opponent has to take the stone that is left, and loses.</source>
        <translation>對方只好取走剩下的那一顆，就輸了。</translation>
    </message>
    <message>
        <source>That leaves heaps of 1 and 2, too.</source>
        <translation>這樣留下的也是 1 顆和 2 顆兩堆。</translation>
    </message>
    <message>
        <source>From there every move leaves one heap or two equal heaps, and you take it all.</source>
        <translation>對方不管怎麼走，剩下的不是一堆，就是一樣多的兩堆，你全部取走。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent takes everything, or leaves heaps of 1 and 2.</source>
        <translation>這是唯一的必勝走法：走別的，對方不是全部取走，就是留下 1 顆和 2 顆兩堆。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent leaves one stone.</source>
        <translation>這是唯一的必勝走法：走別的，對方就能只留一顆。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent leaves one stone, or two heaps of 2.</source>
        <translation>這是唯一的必勝走法：走別的，對方不是只留一顆，就是留下各 2 顆的兩堆。</translation>
    </message>
    <message>
        <source>So %1 is an N-position: the player to move wins.</source>
        <extracomment>%1 is a position such as &quot;(1, 5)&quot;</extracomment>
        <translation>所以 %1 是 N 局面：輪到走的一方必勝。</translation>
    </message>
    <message>
        <source>From there the opponent takes everything and loses at once, or leaves one heap of 2, heaps of 1 and 2, or two heaps of 1: then you leave one stone.</source>
        <translation>接下來對方如果全部取走，當場就輸；不然就是留下 2 顆的一堆，或是 1 顆和 2 顆兩堆，或是各 1 顆的兩堆，你都能只留一顆。</translation>
    </message>
    <message>
        <source>The pair with the difference %1 is %2, not %3; so %3 is none of the pairs, and a move leads to one. It keeps the difference or one of the heaps, so three pairs have to be looked at.</source>
        <extracomment>%1 is a number, %2 the pair with that difference, %3 the position, such as &quot;(5, 8)&quot;</extracomment>
        <translation>差是 %1 的那一對是 %2，不是 %3；所以 %3 不在這些對裡，一定有一步能走到某一對。那一步或是保持差不變，或是保留其中一堆，所以要看三對。</translation>
    </message>
    <message>
        <source>After every move but one the opponent can leave one stone: a P-position, the player to move loses</source>
        <translation>只要不全部取走，對方都能只留一顆：P 局面，輪到走的一方必敗</translation>
    </message>
    <message>
        <source>Whatever is left can be taken at once: a P-position, the player to move loses</source>
        <translation>不管怎麼走，剩下的都能一步取完：P 局面，輪到走的一方必敗</translation>
    </message>
    <message>
        <source>The heap of %1 is kept; the partner of %1 is %2, so the other becomes %2.</source>
        <extracomment>%1 is the heap that stays as it is, %2 what the other becomes</extracomment>
        <translation>%1 顆的那堆不動；%1 的夥伴是 %2，所以另一堆減到 %2。</translation>
    </message>
    <message>
        <source>The answer keeps the difference %1 and leaves the pair with this difference: %2.</source>
        <extracomment>%1 is the difference of two heaps, %2 the pair with that number, such as &quot;(1, 2)&quot;</extracomment>
        <translation>應對之後差還是 %1，留下的正是以它為差的那一對 %2。</translation>
    </message>
    <message>
        <source>The pair with the difference %1 is %2.</source>
        <extracomment>misère play; %1 is the difference of the pair, %2 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>差為 %1 的那一對是 %2。</translation>
    </message>
    <message>
        <source>%1 is the pair with the difference %2: a P-position</source>
        <extracomment>misère play; %1 is the position, such as &quot;(3, 5)&quot;, %2 the difference of its numbers</extracomment>
        <translation>%1 是差為 %2 的那一對：P 局面</translation>
    </message>
    <message>
        <source>It would keep the difference %1, but the pair with this difference, %2, cannot be reached by taking stones.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;</extracomment>
        <translation>那樣差 %1 不變，可是有這個差的那一對 %2 靠取石子走不到。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and the pair with this difference is %2, which is smaller.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;</extracomment>
        <translation>從兩堆取一樣多，差 %1 不變；有這個差的那一對 %2 更小，剛好能走到。</translation>
    </message>
</context>
<context>
    <name>WythoffQuestions</name>
    <message>
        <source>Misère play: one heap has %1 stones. How many must the other have, instead of the %2 on the board, for the player to move to lose?</source>
        <extracomment>misère play; %1 is a number of stones, %2 that of the other heap on the board, which is wrong</extracomment>
        <translation>反規則：一堆有 %1 顆，另一堆不要棋盤上的 %2 顆，改成幾顆才是 P 局面？</translation>
    </message>
    <message>
        <source>One heap has %1 stones. How many must the other have, instead of the %2 on the board, for the player to move to lose?</source>
        <extracomment>%1 is a number of stones, %2 that of the other heap on the board, which is wrong</extracomment>
        <translation>一堆有 %1 顆，另一堆不要棋盤上的 %2 顆，改成幾顆才是 P 局面？</translation>
    </message>
    <message>
        <source>Misère play: one heap has %1 stones. How many must the other have for the player to move to lose?</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>反規則：一堆有 %1 顆。另一堆有幾顆時，輪到走的一方必敗？</translation>
    </message>
    <message>
        <source>One heap has %1 stones. How many must the other have for the player to move to lose?</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>一堆有 %1 顆。另一堆有幾顆時，輪到走的一方必敗？</translation>
    </message>
    <message>
        <source>Of two heaps of %1 everything can be taken at once.</source>
        <extracomment>%1 is the size of both heaps</extracomment>
        <translation>兩堆都是 %1 顆，一步就能全部取走。</translation>
    </message>
    <message>
        <source>That is much too large.</source>
        <translation>這個數太大了。</translation>
    </message>
    <message>
        <source>%1 is already in the pair %2, and each number is in one pair only.</source>
        <extracomment>%1 is a number, %2 a pair such as &quot;(3, 5)&quot;</extracomment>
        <translation>%1 已經在 %2 這一對裡，而每個數只屬於一對。</translation>
    </message>
    <message>
        <source>%1 is the number of the pair. By so much its two numbers differ.</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>%1 是這一對的序號，也就是兩個數的差。</translation>
    </message>
    <message>
        <source>You have taken the Fibonacci number beside %1. That is right for some pairs, such as (3, 5) and (8, 13), but (5, 8) is none, and neither is (2, 3).</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你取了與 %1 相鄰的費氏數。對有些對來說是對的，例如 (3, 5) 和 (8, 13)；可是 (5, 8) 不是一對，(2, 3) 也不是。</translation>
    </message>
    <message>
        <source>You have taken %1 for the smaller number of its pair. It is the larger one: write the pairs down in turn until it comes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 當成了那一對裡較小的數。它其實是較大的數：把各對依序寫下去，直到它出現。</translation>
    </message>
    <message>
        <source>You have taken %1 for the larger number of its pair. It is the smaller one: no pair before has it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 當成了那一對裡較大的數。它其實是較小的數：前面各對裡都沒有它。</translation>
    </message>
    <message>
        <source>You have rounded %1 · φ down. Rounding down k · φ gives the smaller number of pair k; to come from it to the larger one, find k and add it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 · φ 向下取整了。k · φ 向下取整得到的是第 k 對中較小的數；要從較小的數得到較大的數，應先求出 k，再加上 k。</translation>
    </message>
    <message>
        <source>You have doubled %1. That is right for (1, 2), but %2 is in the pair %3.</source>
        <extracomment>%1 is a number, %2 twice that, %3 the pair that has it</extracomment>
        <translation>你把 %1 加倍了。對 (1, 2) 是對的，可是 %2 屬於 %3 這一對。</translation>
    </message>
    <message>
        <source>The lost positions are pairs, and each number is in exactly one of them. In which one is %1?</source>
        <translation>必敗的局面是一對對的數，每個數剛好屬於一對。%1 屬於哪一對？</translation>
    </message>
    <message>
        <source>Go on until %1 comes: (3, 5), (4, 7), (6, 10), … Each pair begins with the least number not used yet, and its difference is larger by 1 than that of the one before.</source>
        <extracomment>the pairs are the same in normal and misère play</extracomment>
        <translation>往下寫，直到 %1 出現：(3, 5)、(4, 7)、(6, 10)……每一對中較小的數是還沒用過的最小的數，差比前一對多 1。</translation>
    </message>
    <message>
        <source>%1 is pair number %2.</source>
        <extracomment>%1 is a pair such as &quot;(3, 5)&quot;, %2 its number</extracomment>
        <translation>%1 是第 %2 對。</translation>
    </message>
    <message>
        <source>A pair has two numbers.</source>
        <translation>一對有兩個數。</translation>
    </message>
    <message>
        <source>%1 − %2 = %3, but the numbers of pair %4 differ by %4.</source>
        <extracomment>%1 is the larger number, %2 the smaller one, %3 their difference, %4 what it should be</extracomment>
        <translation>%1 − %2 = %3，而第 %4 對兩個數的差應該是 %4。</translation>
    </message>
    <message>
        <source>The difference %1 is right. But %2 is in the pair %3.</source>
        <extracomment>%1 is the difference, %2 a number, %3 the pair that has it</extracomment>
        <translation>差 %1 是對的。可是 %2 屬於 %3 這一對。</translation>
    </message>
    <message>
        <source>%1 are Fibonacci numbers. (1, 2) and (3, 5) are as well, but then comes 4, the least number not used yet.</source>
        <extracomment>%1 is a pair such as &quot;(8, 13)&quot;</extracomment>
        <translation>%1 是費氏數。(1, 2) 和 (3, 5) 也是，可是接下來輪到 4，它是還沒用過的最小的數。</translation>
    </message>
    <message>
        <source>You have doubled: %1. The smaller number is not k, but the least number that is in no pair before.</source>
        <extracomment>%1 is a pair such as &quot;(3, 6)&quot;</extracomment>
        <translation>你用了加倍：%1。較小的數不是 k，而是前面各對裡都沒出現過的最小的數。</translation>
    </message>
    <message>
        <source>You have rounded %1 · φ up. It has to be rounded down.</source>
        <extracomment>%1 is the number of the pair</extracomment>
        <translation>你把 %1 · φ 向上取整了。應該向下取整。</translation>
    </message>
    <message>
        <source>You have put k and ⌊k · φ⌋ together. %1 is the smaller number: add k to get the larger one.</source>
        <extracomment>%1 is the smaller number of the pair</extracomment>
        <translation>你把 k 和 ⌊k · φ⌋ 放成了一對。%1 是較小的數，再加上 k 才是較大的數。</translation>
    </message>
    <message>
        <source>%1 is right. The larger number is larger by k, not twice as large.</source>
        <extracomment>%1 is the smaller number of the pair</extracomment>
        <translation>%1 是對的。較大的數比它大 k，而不是它的兩倍。</translation>
    </message>
    <message>
        <source>%1 is pair number %2, as its difference is %2.</source>
        <extracomment>%1 is a pair such as &quot;(3, 5)&quot;, %2 its number</extracomment>
        <translation>%1 是第 %2 對，因為它的差是 %2。</translation>
    </message>
    <message>
        <source>The lost positions are pairs, one for each difference. Which two numbers are pair number %1, whose difference is %1?</source>
        <extracomment>%1 is the number of a pair, which is the difference of its numbers</extracomment>
        <translation>必敗的局面是一對對的數，每個差剛好有一對。第 %1 對的差是 %1，它是哪兩個數？</translation>
    </message>
    <message>
        <source>The smaller number is the least one that is in no pair before. The pairs from number 2 on: (3, 5), (4, 7), (6, 10), …</source>
        <translation>較小的數是前面各對裡都沒出現過的最小的數。從第 2 對起：(3, 5)、(4, 7)、(6, 10)……</translation>
    </message>
    <message>
        <source>The smaller number is %1 · φ rounded down, with φ ≈ 1.618. Then add %1.</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>較小的數是 %1 · φ 向下取整，其中 φ ≈ 1.618。然後再加上 %1。</translation>
    </message>
    <message>
        <source>⌊%1 · φ⌋ = %2, and %2 + %1 = %3.</source>
        <extracomment>%1 is the number of a pair, %2 the smaller number, %3 the larger one</extracomment>
        <translation>⌊%1 · φ⌋ = %2，%2 + %1 = %3。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and pair number %1 is %2. It cannot be reached from %3: stones are only taken.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, such as &quot;(4, 7)&quot;, %3 the position, such as &quot;(3, 6)&quot;</extracomment>
        <translation>從兩堆取一樣多，差 %1 不變，而第 %1 對是 %2。從 %3 走不到那裡，因為石子只會減少。</translation>
    </message>
    <message>
        <source>The heap of %1 would stay, and its partner is %2. But the other heap has only %3.</source>
        <extracomment>%1 is the heap that stays, %2 its partner, %3 the size of the other heap</extracomment>
        <translation>%1 顆的那堆不動，而這個數的夥伴是 %2。可是另一堆只有 %3 顆。</translation>
    </message>
    <message>
        <source>One of the three ways wins, and only one. Which?</source>
        <translation>三種取法裡有一種能贏，而且只有一種。是哪一種？</translation>
    </message>
    <message>
        <source>Take the same from both heaps</source>
        <translation>從兩堆取一樣多，留下差相同的那一對</translation>
    </message>
    <message>
        <source>“%1” leaves %2, which is a pair.</source>
        <extracomment>%1 is a move such as &quot;take 3 from heap 2&quot;, %2 what is left, such as &quot;(3, 5)&quot;</extracomment>
        <translation>「%1」留下 %2，剛好是一對。</translation>
    </message>
    <message>
        <source>Misère play: is %1 one of the pairs in which the player to move loses?</source>
        <extracomment>%1 is a position such as &quot;(3, 5)&quot;</extracomment>
        <translation>反規則：%1 是輪到走的一方必敗的一對嗎？</translation>
    </message>
    <message>
        <source>Is %1 one of the pairs in which the player to move loses?</source>
        <translation>%1 是輪到走的一方必敗的一對嗎？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>%1 has the difference %2, and it is pair number %2.</source>
        <extracomment>%1 is a position such as &quot;(3, 5)&quot;, %2 the difference of its numbers</extracomment>
        <translation>%1 的差是 %2，它就是第 %2 對。</translation>
    </message>
    <message>
        <source>Work out pair number %1: its smaller number is %1 · φ rounded down. Is it %2?</source>
        <extracomment>%1 is the difference of a pair, %2 its smaller number</extracomment>
        <translation>算算看第 %1 對：其中較小的數是 %1 · φ 向下取整。是不是 %2？</translation>
    </message>
    <message>
        <source>Every move from %1 leaves a position that is won.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>從 %1 不管怎麼走，留下的都是必勝的局面。</translation>
    </message>
    <message>
        <source>The difference is %1, and pair number %1 is %2, not %3.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, %3 the position, such as &quot;(4, 6)&quot;</extracomment>
        <translation>差是 %1，而第 %1 對是 %2，不是 %3。</translation>
    </message>
    <message>
        <source>Each number is in one pair only, and %1 is in the pair %2.</source>
        <extracomment>%1 is a number, %2 the pair that has it, such as &quot;(3, 5)&quot;</extracomment>
        <translation>每個數只屬於一對，而 %1 屬於 %2 這一對。</translation>
    </message>
    <message>
        <source>From a pair no move wins, but here one does: %1.</source>
        <extracomment>%1 is a move such as &quot;take 3 from heap 2&quot;</extracomment>
        <translation>面對必敗的一對，怎麼走都贏不了；這裡卻有一步能贏：%1。</translation>
    </message>
    <message>
        <source>The partner of a number</source>
        <translation>一個數的夥伴</translation>
    </message>
    <message>
        <source>A pair by its number</source>
        <translation>第幾對是什麼</translation>
    </message>
    <message>
        <source>Which way wins?</source>
        <translation>哪一種取法能贏？</translation>
    </message>
    <message>
        <source>Is this a pair?</source>
        <translation>這是一對嗎？</translation>
    </message>
    <message>
        <source>A move takes from one heap, or the same from both. What does each of the two ways leave of two equal heaps?</source>
        <translation>一步可以從一堆取，也可以從兩堆取一樣多。兩堆相等時，這兩種取法各留下什麼？</translation>
    </message>
    <message>
        <source>In misère play (0, 1) and (2, 2) are lost. Can one of them be reached, or is it on the board?</source>
        <translation>反規則下 (0, 1) 和 (2, 2) 必敗。能走到其中之一嗎？還是它就在棋盤上？</translation>
    </message>
    <message>
        <source>(0, 0) is lost. Can it be reached?</source>
        <translation>(0, 0) 必敗。能走到那裡嗎？</translation>
    </message>
    <message>
        <source>The lost positions are pairs: each number is in exactly one, and pair number k has the difference k.</source>
        <extracomment>%1 is the difference of the heaps, %2 the smaller heap, %3 the larger one</extracomment>
        <translation>必敗的局面是一對對的數：每個數剛好屬於一對，第 k 對的差是 k。</translation>
    </message>
    <message>
        <source>Compare with three pairs: that of number %1, as the difference is %1; that which has %2; and that which has %3.</source>
        <translation>和三對比一比：第 %1 對（因為差是 %1）、含 %2 的那一對、含 %3 的那一對。</translation>
    </message>
    <message>
        <source>Take from heap 1, to leave a pair with %1</source>
        <extracomment>%1 is the size of heap 2</extracomment>
        <translation>從第 1 堆取，與 %1 留成一對</translation>
    </message>
    <message>
        <source>Take from heap 2, to leave a pair with %1</source>
        <extracomment>%1 is the size of heap 1</extracomment>
        <translation>從第 2 堆取，與 %1 留成一對</translation>
    </message>
    <message>
        <source>The two heaps on the board differ by %1. Which two numbers are the lost pair with the same difference, pair number %1?</source>
        <extracomment>%1 is the difference of the heaps on the board, and the number of a pair</extracomment>
        <translation>棋盤上的兩堆相差 %1。差跟它們一樣的一對是第 %1 對，它是哪兩個數？</translation>
    </message>
    <message>
        <source>%1 is the pair with the difference %2.</source>
        <extracomment>misère play; %1 is a pair such as &quot;(3, 5)&quot;, %2 its difference</extracomment>
        <translation>%1 是差為 %2 的那一對。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and the pair with this difference is %2. It cannot be reached from %3: stones are only taken.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;, %3 the position, such as &quot;(3, 6)&quot;</extracomment>
        <translation>從兩堆取一樣多，差 %1 不變，而有這個差的那一對是 %2。從 %3 走不到那裡，因為石子只會減少。</translation>
    </message>
    <message>
        <source>%1 has the difference %2, and it is the pair with this difference.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 2)&quot;, %2 the difference of its numbers</extracomment>
        <translation>%1 的差是 %2，它就是有這個差的那一對。</translation>
    </message>
    <message>
        <source>The difference is %1, and the pair with this difference is %2, not %3.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, %3 the position, such as &quot;(4, 6)&quot;</extracomment>
        <translation>差是 %1，而有這個差的那一對是 %2，不是 %3。</translation>
    </message>
</context>
<context>
    <name>WythoffTable</name>
    <message>
        <source>Go to k =</source>
        <extracomment>in front of a number: go to that row of the table</extracomment>
        <translation>跳到 k =</translation>
    </message>
    <message>
        <source>The pairs by their number</source>
        <translation>依編號排列的各對</translation>
    </message>
    <message>
        <source>The number of a pair. The table shows the pairs from there on.</source>
        <translation>數對的編號。表格從這一對開始顯示。</translation>
    </message>
    <message>
        <source>(0, 1), the pair with the difference 1, is P: the one stone has to be taken, and whoever takes the last stone loses.</source>
        <extracomment>misère play; the pair that the table begins with</extracomment>
        <translation>(0, 1) 是差為 1 的那一對，它是 P 局面：剩下的一顆非取不可，而取走最後一顆的人輸。</translation>
    </message>
    <message>
        <source>(2, 2), the pair with the difference 0, is P: taking all loses at once, and after every other move the opponent can leave one stone, as in (0, 1).</source>
        <extracomment>misère play; the pair that the table finds after (0, 1)</extracomment>
        <translation>(2, 2) 是差為 0 的那一對，它是 P 局面：全部取走馬上就輸；走其他任何一步，對手都能只留下一顆，例如走到 (0, 1)。</translation>
    </message>
    <message>
        <source>k = %1: the least unused number is %2, and %2 + %1 = %3: the pair (%2, %3).</source>
        <extracomment>%1 is the number of the pair, (%2, %3) the pair</extracomment>
        <translation>k = %1：沒用過的最小的數是 %2，%2 + %1 = %3，得到 (%2, %3)。</translation>
    </message>
    <message>
        <source>%1 The empty numbers belong to later pairs: %2 to (%2, %3), and so on.</source>
        <extracomment>the end of the table; %1 is a sentence about its last pair, (%2, %3) the first pair behind it</extracomment>
        <translation>%1空著的數屬於後面的對：%2 屬於 (%2, %3)，依此類推。</translation>
    </message>
    <message>
        <source>Fill the table by this rule: from a P-position no move leads to another P-position, and from every other position some move does.</source>
        <translation>用這條規則填表：從 P 局面走一步，到不了別的 P 局面；從其他局面，總有一步能到 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2) is P: no move from it leads to another pair.</source>
        <extracomment>(%1, %2) is a pair of heaps</extracomment>
        <translation>(%1, %2) 是 P 局面：從它走一步，到不了別的數對。</translation>
    </message>
    <message>
        <source>“a 3” and “b 3” are the heaps of pair 3, and so on. Each pair is a P-position: whoever moves now loses.</source>
        <extracomment>of the table of Wythoff’s game: its cells say “a 3” and “b 3” of pair number 3</extracomment>
        <translation>「a 3」和「b 3」是第 3 對的兩堆，其餘類推。每一對都是 P 局面：輪到走的一方必敗。</translation>
    </message>
    <message>
        <source>The rule: a pair begins with the least number that has not been used yet; its second number is larger by the number of the pair.</source>
        <translation>規律：每一對從還沒有用過的最小的數開始，第二個數比它大多少，就是第幾對。</translation>
    </message>
    <message>
        <source>(%1, ?) is P: ? =</source>
        <extracomment>asked before the table tells: the second heap that makes a P-position of the heap %1</extracomment>
        <translation>(%1, ?) 是 P 局面，? =</translation>
    </message>
</context>
<context>
    <name>laststone::app::AboutBox</name>
    <message>
        <source>Licence</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>關於 Qt</translation>
    </message>
</context>
<context>
    <name>laststone::app::HelpWindow</name>
    <message>
        <source>Nothing found</source>
        <translation>找不到</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>找到 %n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <extracomment>%1 is the name of a lesson</extracomment>
        <translation>導覽：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Find in all chapters and tours</source>
        <translation>在所有章節和導覽中搜尋</translation>
    </message>
</context>
<context>
    <name>laststone::app::KeyDialog</name>
    <message>
        <source>On the board</source>
        <translation>在棋盤上</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>At a question</source>
        <translation>作答時</translation>
    </message>
    <message>
        <source>Hand in what has been typed</source>
        <translation>提交輸入的答案</translation>
    </message>
    <message>
        <source>Answer “P-position”, “N-position”</source>
        <translation>回答「P 局面」「N 局面」</translation>
    </message>
    <message>
        <source>There is none, or it cannot be done</source>
        <translation>沒有，或辦不到</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Next question, or another set</source>
        <translation>下一題，或換一組</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>That is all that has been collected</source>
        <translation>就這些：交出目前找到的全部答案</translation>
    </message>
</context>
<context>
    <name>laststone::app::KnowledgeDialog</name>
    <message>
        <source>%1 of %2 understood</source>
        <extracomment>of the parts of a lesson, as its tour and the kinds of its questions</extracomment>
        <translation>%2 項中已學會 %1 項</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>匯出為 CSV</translation>
    </message>
    <message>
        <source>Tables (*%1)</source>
        <translation>表格 (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>Forget everything?</source>
        <translation>要全部忘掉嗎？</translation>
    </message>
    <message>
        <source>What you have read, answered and won is forgotten in all lessons, and with it the questions that would come again. This cannot be undone.</source>
        <translation>所有課程裡讀過、答過和贏過的紀錄都會被忘掉，等著再問的問題也一併忘掉。此操作無法復原。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘掉</translation>
    </message>
    <message>
        <source>still to be discovered</source>
        <translation>有待發現</translation>
    </message>
</context>
<context>
    <name>laststone::app::MainWindow</name>
    <message>
        <source>Settings cannot be kept: %1 cannot be written.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>設定存不起來：無法寫入 %1。</translation>
    </message>
    <message>
        <source>The translation file %1 is missing; the language stays as it is.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>缺少翻譯檔 %1；語言維持不變。</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>設定無法寫入 %1。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>the size of everything in per cent, in the status bar</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The size of everything; View has Larger, Smaller and Normal size</source>
        <translation>介面大小；可在「檢視」選單中放大、縮小或恢復正常大小</translation>
    </message>
    <message>
        <source>Screen %1: %2</source>
        <extracomment>an entry of a menu: %1 is the place of a screen, from 1, %2 what the system calls it</extracomment>
        <translation>螢幕 %1：%2</translation>
    </message>
    <message>
        <source>The table and the exercises are open now: they help to find the rule.</source>
        <translation>表格和練習已經開放，可以幫你找到規律。</translation>
    </message>
    <message>
        <source>You have found the rule. All of the page is open now: the verdict, why a position is won, and the chart.</source>
        <translation>你找到規律了。整頁都已開放：判定、為什麼能贏，還有圖表。</translation>
    </message>
    <message>
        <source>All of the page is open now: the verdict, why a position is won, and the chart.</source>
        <translation>整頁都已開放：判定、為什麼能贏，還有圖表。</translation>
    </message>
</context>
<context>
    <name>laststone::app::PresenterWindow</name>
    <message>
        <source>a black screen</source>
        <translation>黑畫面</translation>
    </message>
    <message>
        <source>a white screen</source>
        <translation>白畫面</translation>
    </message>
    <message>
        <source>a picture that is held</source>
        <translation>凍結的畫面</translation>
    </message>
    <message>
        <source>the lesson, with the verdict</source>
        <translation>課程，含判定</translation>
    </message>
    <message>
        <source>the lesson, without the verdict</source>
        <translation>課程，不含判定</translation>
    </message>
    <message>
        <source>page %1 of %2 of the step</source>
        <extracomment>of a step that is too long for one picture</extracomment>
        <translation>這一步的第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>The class sees: %1</source>
        <extracomment>%1 says what is on the screen of the class, such as &quot;a black screen&quot;</extracomment>
        <translation>學生看到的是：%1</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>這就是最後一步。</translation>
    </message>
    <message numerus="yes">
        <source>Now: none of %n step(s) yet</source>
        <extracomment>shown when no step is current: how many there are</extracomment>
        <translation>
            <numerusform>目前：共 %n 步，尚未開始</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: step %1 of %2</source>
        <extracomment>above the current step; %1 is its number, %2 how many there are</extracomment>
        <translation>目前：第 %1 步，共 %2 步</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list: how many more moves win</extracomment>
        <translation>
            <numerusform>另有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>沒有必勝走法。</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>必勝走法：%1</translation>
    </message>
    <message>
        <source>Last Stone: presenter</source>
        <translation>Last Stone：簡報者檢視</translation>
    </message>
    <message>
        <source>The position, which can be played here, too: the class sees each move.</source>
        <translation>目前的局面，在這裡也可以走子，學生看得到每一步。</translation>
    </message>
    <message>
        <source>the board alone</source>
        <translation>只有棋盤</translation>
    </message>
    <message>
        <source>the chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>a light</source>
        <translation>聚光</translation>
    </message>
    <message>
        <source>enlarged</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>a question, with the answer</source>
        <translation>一個問題和它的答案</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>一個問題</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>顯示答案</translation>
    </message>
    <message>
        <source>Show verdict</source>
        <translation>公布判定</translation>
    </message>
    <message>
        <source>Now: the answer</source>
        <translation>現在：答案</translation>
    </message>
    <message>
        <source>Now: a question; ✓ is seen by you alone</source>
        <translation>現在：一個問題；✓ 只有您看得到</translation>
    </message>
    <message>
        <source>PgDown or V: the answer, and then why.</source>
        <translation>PgDown 或 V：答案，接著是為什麼。</translation>
    </message>
    <message>
        <source>The letter of an answer counts a hand, with Shift it takes one back. K: a clock.</source>
        <translation>按答案的字母計一票，加 Shift 減一票。K：計時。</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>the tour</source>
        <translation>導覽</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>現在：%1</translation>
    </message>
    <message>
        <source>Now: the table, %1 of %2</source>
        <extracomment>above what the table tells; %1 is the number of its step, %2 how many there are</extracomment>
        <translation>現在：表格，第 %1 步（共 %2 步）</translation>
    </message>
    <message>
        <source>For you alone: %1</source>
        <translation>只有您看得到：%1</translation>
    </message>
    <message>
        <source>X: the next of %1</source>
        <extracomment>%1 are links to positions</extracomment>
        <translation>X：下一個；%1</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>大光點</translation>
    </message>
    <message>
        <source>what you draw</source>
        <translation>您畫的東西</translation>
    </message>
    <message>
        <source>Shift+V: why, in a sentence.</source>
        <translation>Shift+V：用一句話說為什麼。</translation>
    </message>
    <message>
        <source>PgDown: all of the argument. E: the next exercise.</source>
        <translation>PgDown：完整的論證。E：下一題練習。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H: for the class as well.</source>
        <translation>Ctrl+Shift+H：也給全班看。</translation>
    </message>
    <message>
        <source>page %1 of %2 of the question</source>
        <extracomment>of a question that is too long for one picture</extracomment>
        <translation>這道題的第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>E: another exercise in its place. Esc: back to what was before.</source>
        <translation>E：換一題。Esc：回到先前的畫面。</translation>
    </message>
    <message>
        <source>P and N, or A and B, count a hand, with Shift one less. K: a clock.</source>
        <translation>按 P、N（或 A、B）計一票，加 Shift 減一票。K：計時。</translation>
    </message>
    <message>
        <source>Now: the game</source>
        <translation>現在：對局</translation>
    </message>
    <message>
        <source>The graph is still being drawn.</source>
        <translation>圖還沒有畫完。</translation>
    </message>
</context>
<context>
    <name>laststone::app::Projection</name>
    <message>
        <source>Last Stone: projection</source>
        <translation>Last Stone 投影畫面</translation>
    </message>
    <message>
        <source>The steps go on by themselves; Ctrl+Space stops them.</source>
        <translation>步驟正在自動播放；按 Ctrl+空白鍵停止。</translation>
    </message>
</context>
<context>
    <name>laststone::app::ScreenSaver</name>
    <message>
        <source>A lesson is projected</source>
        <extracomment>what a desktop shows as the reason why the screen stays on</extracomment>
        <translation>正在投影上課</translation>
    </message>
</context>
<context>
    <name>laststone::games::SgTable</name>
    <message>
        <source>Heap %1</source>
        <extracomment>one of the heaps, to choose from a list</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>The heap whose values are in the table</source>
        <translation>表格顯示哪一堆的值</translation>
    </message>
</context>
<context>
    <name>laststone::graph::Board</name>
    <message>
        <source>Open a graph</source>
        <translation>開啟圖</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>儲存圖</translation>
    </message>
    <message>
        <source>GraphViz DOT (*.dot *.gv)</source>
        <translation>GraphViz DOT (*.dot *.gv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>The graph that you draw. A double click makes a vertex or names one; dragging a vertex moves it, or draws an arrow where it is dropped onto another; dragging from its rim draws an arrow, too, and dragging a token puts it elsewhere. With Ctrl, a click puts a token on a vertex; with Alt, it takes one off. With the keyboard, Tab and the arrow keys go to a vertex, Insert adds one, C begins an arrow and Enter ends it, + and - change the tokens.</source>
        <translation>你正在畫的圖。按兩下可以新增頂點或為頂點命名；拖曳頂點可以移動它，放到另一個頂點上就畫一條箭頭；從邊緣拖曳也可以畫箭頭，拖曳棋子可以把它放到別處。按住 Ctrl 點一下頂點放一枚棋子，按住 Alt 點一下拿走一枚。用鍵盤時，Tab 鍵和方向鍵選頂點，Insert 新增頂點，C 開始畫箭頭、Enter 畫好，+ 和 - 增減棋子。</translation>
    </message>
</context>
<context>
    <name>laststone::graph::Editor</name>
    <message>
        <source>Name…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Draw an arrow from here</source>
        <translation>從這裡畫箭頭</translation>
    </message>
    <message>
        <source>Put a token here</source>
        <translation>在這裡放一枚棋子</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>拿走一枚棋子</translation>
    </message>
    <message>
        <source>Delete the arrow</source>
        <translation>刪除這條箭頭</translation>
    </message>
    <message>
        <source>New vertex here</source>
        <translation>在這裡新增頂點</translation>
    </message>
    <message>
        <source>Draws an arrow from this vertex to the one that you click next; Esc gives it up.</source>
        <translation>從這個頂點畫一條箭頭到接下來點選的頂點；按 Esc 放棄。</translation>
    </message>
    <message>
        <source>Puts one more token on this vertex.</source>
        <translation>在這個頂點上再放一枚棋子。</translation>
    </message>
    <message>
        <source>Takes one token off this vertex; the last one of all stays.</source>
        <translation>從這個頂點拿走一枚棋子；圖上最後一枚棋子會留下。</translation>
    </message>
    <message>
        <source>Takes this arrow out of the graph; its vertices stay.</source>
        <translation>從圖中去掉這條箭頭，兩端的頂點保留。</translation>
    </message>
    <message>
        <source>Adds a vertex right here.</source>
        <translation>就在這裡新增一個頂點。</translation>
    </message>
    <message>
        <source>Name of vertex %1</source>
        <extracomment>read aloud: %1 is a vertex</extracomment>
        <translation>頂點 %1 的名稱</translation>
    </message>
    <message>
        <source>The name of this vertex, of up to %1 characters. Enter takes it, Esc leaves it as it was; without a name, the number is shown.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>這個頂點的名稱，最多 %1 個字元。按 Enter 確定，按 Esc 保持原樣；沒有名稱就顯示編號。</translation>
    </message>
</context>
<context>
    <name>laststone::graph::ToolBar</name>
    <message>
        <source>Edit</source>
        <translation>編輯</translation>
    </message>
    <message>
        <source>New vertex</source>
        <translation>新增頂點</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>命名</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>自動排列</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全圖</translation>
    </message>
    <message>
        <source>Arrange the graph in layers</source>
        <translation>把圖分層排列</translation>
    </message>
    <message>
        <source>Open a graph file (GraphViz DOT)</source>
        <translation>開啟圖檔案 (GraphViz DOT)</translation>
    </message>
    <message>
        <source>Save the graph as a file (GraphViz DOT)</source>
        <translation>把圖存成檔案 (GraphViz DOT)</translation>
    </message>
    <message>
        <source>Edit the graph</source>
        <translation>編輯圖</translation>
    </message>
    <message>
        <source>Goes from playing to drawing the graph, and back. While you draw, the opponent waits.</source>
        <translation>在對局與畫圖之間切換。你畫圖時，對手會等候。</translation>
    </message>
    <message>
        <source>Add a vertex</source>
        <translation>新增一個頂點</translation>
    </message>
    <message>
        <source>Adds a vertex at a place that is free. A double click on empty ground adds one right there.</source>
        <translation>在空著的地方新增一個頂點。在空白處按兩下，頂點就新增在那裡。</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>刪除所選項目</translation>
    </message>
    <message>
        <source>Deletes the vertices and arrows that are selected, and the tokens on them. One vertex and one token always stay.</source>
        <translation>刪除所選的頂點和箭頭，以及頂點上的棋子。至少會留下一個頂點和一枚棋子。</translation>
    </message>
    <message>
        <source>Give the vertex a name</source>
        <translation>為頂點命名</translation>
    </message>
    <message>
        <source>Gives the vertex that you are at a name, which is shown in place of its number.</source>
        <translation>為目前的頂點取一個名稱，顯示時用它代替編號。</translation>
    </message>
    <message>
        <source>Puts the vertices in layers, with the sinks in the first: every arrow leads to a layer before its own.</source>
        <translation>把頂點分層排列，匯點在最前一層：每條箭頭都通往更前面的層。</translation>
    </message>
    <message>
        <source>Opens a graph from a file in the DOT language of GraphViz, with the places and tokens in it.</source>
        <translation>從 GraphViz 的 DOT 語言檔案開啟一個圖，連同其中的位置和棋子。</translation>
    </message>
    <message>
        <source>Writes the graph to a file in the DOT language of GraphViz, with its places and tokens.</source>
        <translation>把圖連同頂點的位置和棋子寫成 GraphViz 的 DOT 語言檔案。</translation>
    </message>
    <message>
        <source>Show all of the graph</source>
        <translation>顯示整個圖</translation>
    </message>
    <message>
        <source>Shows all of the graph as large as fits. Ctrl and the wheel, or Page Up and Page Down, zoom; the middle mouse button moves the picture.</source>
        <translation>顯示整個圖，盡量放大。按住 Ctrl 捲動滾輪，或按 Page Up 和 Page Down，可以縮放；按住滑鼠中鍵可以移動畫面。</translation>
    </message>
    <message>
        <source>New graph</source>
        <translation>新圖</translation>
    </message>
    <message>
        <source>Begin a new graph with one vertex</source>
        <translation>從一個頂點開始畫新圖</translation>
    </message>
    <message>
        <source>Takes everything away but one vertex with a token, to draw another graph. Undo brings the old one back.</source>
        <translation>只留一個有棋子的頂點，其餘全部清掉，用來另畫一張圖。復原可以回到原圖。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::CellView</name>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>%1, on the board</source>
        <extracomment>read aloud: %1 says what a cell of a table shows, such as &quot;5, P-position&quot;</extracomment>
        <translation>%1，在棋盤上</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ChartPanel</name>
    <message>
        <source>The chart has been copied as a picture.</source>
        <translation>圖表已複製為圖片。</translation>
    </message>
    <message>
        <source>P-positions in view: %1</source>
        <extracomment>read aloud: %1 lists points such as &quot;(1, 2) (3, 5)&quot;</extracomment>
        <translation>畫面裡的 P 局面：%1</translation>
    </message>
    <message>
        <source>%1: P-position, reached by a winning move</source>
        <extracomment>%1 is a point such as &quot;(7, 4)&quot;</extracomment>
        <translation>%1：P 局面，由必勝走法到達</translation>
    </message>
    <message>
        <source>%1: P-position</source>
        <extracomment>%1 is a point such as &quot;(7, 4)&quot;</extracomment>
        <translation>%1：P 局面</translation>
    </message>
    <message>
        <source>%1: N-position</source>
        <extracomment>%1 is a point such as &quot;(7, 4)&quot;</extracomment>
        <translation>%1：N 局面</translation>
    </message>
    <message>
        <source>Reset chart</source>
        <translation>重設圖表檢視</translation>
    </message>
    <message>
        <source>Show the chart as it was at first (double click)</source>
        <translation>恢復圖表最初的樣子（按兩下）</translation>
    </message>
    <message>
        <source>Copy chart</source>
        <translation>複製圖表</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>將圖表複製為圖片</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>儲存圖表…</translation>
    </message>
    <message>
        <source>Save the chart as PNG, SVG or PDF</source>
        <translation>將圖表儲存為 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop working out more of the chart</source>
        <translation>停止繼續計算圖表</translation>
    </message>
    <message>
        <source>Shows the part of the chart again in which the position lies.</source>
        <translation>恢復檢視，顯示目前局面所在的部分。</translation>
    </message>
    <message>
        <source>Copies the chart as a picture, to be pasted into a text or on a slide.</source>
        <translation>把圖表複製為圖片，可以貼到文稿或投影片裡。</translation>
    </message>
    <message>
        <source>Writes the chart to a file: PNG, SVG or PDF.</source>
        <translation>把圖表寫入檔案：PNG、SVG 或 PDF。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Position on the board: %1</source>
        <extracomment>read aloud: %1 is a point such as &quot;(3, 5)&quot;</extracomment>
        <translation>棋盤上的局面：%1</translation>
    </message>
    <message>
        <source>No P-position is in view.</source>
        <translation>視野內沒有 P 局面。</translation>
    </message>
    <message>
        <source>Winning moves lead to: %1</source>
        <extracomment>read aloud: %1 lists points such as &quot;(1, 2) (3, 5)&quot;</extracomment>
        <translation>必勝走法通往：%1</translation>
    </message>
    <message>
        <source>The move leads to %1, its answer to %2</source>
        <extracomment>read aloud, of a move that a step shows with its answer: each a point such as &quot;(3, 5)&quot;</extracomment>
        <translation>這步走到 %1，應對走到 %2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ChartView</name>
    <message>
        <source>%1, counted from %2</source>
        <extracomment>the title of an axis; %1 is a title such as &quot;a: heap 1&quot;, %2 a large number the labels count from</extracomment>
        <translation>%1，從 %2 算起</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>beside the point of the position: %1 is &quot;(3, 5)&quot;, the sizes of two heaps, or &quot;g(9) = 4&quot;</extracomment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>beside the point of the position, where a chart has no room for its numbers</extracomment>
        <translation>目前</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::Discovery</name>
    <message>
        <source>Play a game and answer a question: then more opens.</source>
        <translation>先下一局，再回答一個問題，就會開放更多內容。</translation>
    </message>
    <message>
        <source>You have found the rule: all of this page opens when you go on.</source>
        <translation>你找到規律了：繼續往下，這一頁就會全部開放。</translation>
    </message>
    <message numerus="yes">
        <source>Find the rule: fill the table, or %n more right answer(s) at the first try.</source>
        <translation>
            <numerusform>找出規律：填完表格，或再有 %n 題一次答對。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>看看整頁</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExercisePanel</name>
    <message>
        <source>A set is called like this: %1</source>
        <extracomment>%1 is the name of a set, such as “nim mixed medium 4711”</extracomment>
        <translation>題組的名稱像這樣：%1</translation>
    </message>
    <message>
        <source>The name of the set has been copied.</source>
        <translation>已複製題組名稱。</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>另一組題</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新問這題</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>The question has been left, and is closed. It can be asked again.</source>
        <translation>你離開了這道題，它已經關閉，可以重新問。</translation>
    </message>
    <message>
        <source>All of it is understood. Next: another kind, or another rule.</source>
        <translation>全部一次答對。接下來可以換一類問題，或是換一種規則。</translation>
    </message>
    <message>
        <source>All of it is understood. Next: a level up.</source>
        <translation>全部一次答對。接下來可以升一級。</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>From Leitner’s box %1, of an earlier set</source>
        <extracomment>%1 is the number of a box, from 1; above a question that had not been answered at the first try</extracomment>
        <translation>來自萊特納盒子的 %1 號盒：之前的題組問過</translation>
    </message>
    <message>
        <source>What you did not answer at the first try waits in Leitner’s boxes, and comes again in later sets.</source>
        <translation>沒有一次答對的題放進了萊特納盒子，之後的題組還會再問。</translation>
    </message>
    <message>
        <source>The question has been answered. You can go on to the next one.</source>
        <translation>這題已經答完，可以繼續做下一題。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Another game is on the board. This is a new set, about that game.</source>
        <translation>棋盤上換了另一種遊戲。這是針對那種遊戲的新題組。</translation>
    </message>
    <message>
        <source>Solutions shown: %1 of %2. These questions wait in Leitner’s boxes, and come again in later sets.</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>共 %2 題，其中 %1 題看了解答。這些題放進了萊特納盒子，之後的題組還會再問。</translation>
    </message>
    <message>
        <source>The rule in force has too few questions of this kind for a set. Choose another kind, or “Mixed”, which asks them among others.</source>
        <translation>在目前的規則下，這一類題目太少，不夠一個題組。請換一類，或選「混合」，裡面也會問到。</translation>
    </message>
    <message>
        <source>The set is done: %1 of %2 right at the first try.</source>
        <extracomment>of the questions of a set, %1 of %2</extracomment>
        <translation>這組題做完了：%2 題中一次答對 %1 題。</translation>
    </message>
    <message>
        <source>%1 %2 · %3 of %4 right at the first try</source>
        <extracomment>a line of a list: %1 is a sign, %2 a kind of question, %3 how many of %4 were</extracomment>
        <translation>%1 %2 · %4 題中一次答對 %3 題</translation>
    </message>
    <message>
        <source>%1 %2 · %3 of %4 right at the first try, not yet understood</source>
        <translation>%1 %2 · %4 題中一次答對 %3 題，還沒有學會</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The set before waits until its own game is on the board again.</source>
        <translation>之前的題組會等著，換回它的遊戲就接著做。</translation>
    </message>
    <message numerus="yes">
        <source>Now what was not right at the first try: %n question(s) to be asked again.</source>
        <translation>
            <numerusform>現在回到第一次沒答對的題目：還有 %n 題要再問。</numerusform>
        </translation>
    </message>
    <message>
        <source>Half a disc: understood now, though not at the first try.</source>
        <translation>半圓：現在懂了，但不是第一次就答對。</translation>
    </message>
    <message>
        <source>Its solution has been shown twice: it comes again in a later set.</source>
        <translation>答案已經顯示過兩次：以後的題組裡還會再問。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: its solution has been shown.</source>
        <translation>↻ 之後還會再問：答案已經顯示過。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: the first answer was not right.</source>
        <translation>↻ 之後還會再問：第一次沒有答對。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: the hints have told the step to take.</source>
        <translation>↻ 之後還會再問：提示已經說出了該做的一步。</translation>
    </message>
    <message>
        <source>The rule in force has too few positions to be asked about. Choose another rule.</source>
        <translation>這個規則的局面太少，出不了題。請換一個規則。</translation>
    </message>
    <message>
        <source>This one will be asked again, however you answer it: its answer could be seen meanwhile.</source>
        <translation>無論怎麼答，這一題之後還會再問：離開期間可以看到答案。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: its answer could be seen meanwhile.</source>
        <translation>↻ 之後還會再問：離開期間可以看到答案。</translation>
    </message>
    <message>
        <source>The first round is done: %1 of %2 right at the first try.</source>
        <extracomment>of the questions of a set, %1 of %2</extracomment>
        <translation>第一輪做完了：%2 題中一次答對 %1 題。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExportDialog</name>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG：點陣圖</translation>
    </message>
    <message>
        <source>SVG: sharp at every size</source>
        <translation>SVG：放大也清楚</translation>
    </message>
    <message>
        <source>PDF: for print</source>
        <translation>PDF：適合列印</translation>
    </message>
    <message>
        <source>So many pixels cannot be drawn: choose a smaller scale, or PDF.</source>
        <translation>像素太多，畫不出來：請調低倍數，或改用 PDF。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 mm, %n page(s)</source>
        <extracomment>the size of paper: %1 and %2 are numbers of millimetres, %n is how many pages there are</extracomment>
        <translation>
            <numerusform>%1 × %2 公釐，%n 頁</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <extracomment>in a file dialog: %1 is the ending of a file name such as &quot;*.png&quot;</extracomment>
        <translation>檔案 (%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>This cannot be saved as %1: choose another file type.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>沒辦法存成 %1：請換一種檔案類型。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::GameFields</name>
    <message>
        <source>The sizes of the heaps, such as “%1”</source>
        <extracomment>%1 is an example of a position</extracomment>
        <translation>各堆的石子數，例如「%1」</translation>
    </message>
    <message>
        <source>Normal play: whoever makes the last move wins</source>
        <translation>正常規則：走最後一步的一方贏</translation>
    </message>
    <message>
        <source>Misère play: whoever makes the last move loses</source>
        <translation>反規則：走最後一步的一方輸</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::LessonPage</name>
    <message>
        <source>This move is not possible.</source>
        <translation>這一步不能走。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>This position is not one of another lesson</source>
        <translation>別的課裡沒有這個局面</translation>
    </message>
    <message>
        <source>Open the same game in another lesson: %1</source>
        <extracomment>%1 is a position such as &quot;bash 3: 21&quot;</extracomment>
        <translation>在另一課裡開啟同一個遊戲：%1</translation>
    </message>
    <message>
        <source>The position. A click or a drag chooses a move and makes it; with the keyboard, the arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a hollow ring, and winning moves are green.</source>
        <translation>目前的局面。按一下或拖曳來選擇並走一步；用鍵盤時，方向鍵選擇，Enter 走子。P 用實心圓表示，N 用空心圓環表示，必勝走法是綠色。</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>局面已複製。</translation>
    </message>
    <message>
        <source>The board has been copied as a picture.</source>
        <translation>棋盤已複製為圖片。</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>The explanation has been copied as a picture.</source>
        <translation>講解已複製為圖片。</translation>
    </message>
    <message>
        <source>The explanation has been copied.</source>
        <translation>講解已複製。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已寫入：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>How the position is drawn</source>
        <translation>局面怎麼畫出來</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::LessonTable</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>read aloud: how far the table has grown, %1 steps of %2</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <extracomment>%1 is an answer that is wrong: P, N or a number</extracomment>
        <translation>✓ 對了。</translation>
    </message>
    <message>
        <source>✗ Not %1.</source>
        <translation>✗ 不是 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other
----------
what the table says of a step, after whether an answer was right: &quot;✓ Right. 5: take 1 and leave 4 …&quot;</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again.</source>
        <translation>✗ 不是 %1，再試一次。</translation>
    </message>
    <message>
        <source>✗ Not %1. %2 Try again.</source>
        <translation>✗ 不是 %1。%2再試一次。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MatchLine</name>
    <message>
        <source>Who could win, at the start and after each move</source>
        <translation>開局時和每一步之後誰能贏</translation>
    </message>
    <message>
        <source>at the start you</source>
        <translation>開局時你能贏</translation>
    </message>
    <message>
        <source>at the start your opponent</source>
        <translation>開局時對手能贏</translation>
    </message>
    <message>
        <source>after move %1 you</source>
        <extracomment>read aloud: %1 is the number of a move</extracomment>
        <translation>第 %1 步後你能贏</translation>
    </message>
    <message>
        <source>after move %1 your opponent</source>
        <translation>第 %1 步後對手能贏</translation>
    </message>
    <message>
        <source>Who could win: %1</source>
        <extracomment>read aloud: %1 lists &quot;at the start you&quot;, &quot;after move 1 your opponent&quot;</extracomment>
        <translation>誰能贏：%1</translation>
    </message>
    <message>
        <source>At the start you could win.</source>
        <translation>開局時你能贏。</translation>
    </message>
    <message>
        <source>At the start your opponent could win.</source>
        <translation>開局時對手能贏。</translation>
    </message>
    <message>
        <source>Move %1, %2: after it you could win.</source>
        <extracomment>%1 is the number of a move, %2 the move, such as &quot;take 2&quot;</extracomment>
        <translation>第 %1 步，%2：走完之後你能贏。</translation>
    </message>
    <message>
        <source>Move %1, %2: after it your opponent could win.</source>
        <translation>第 %1 步，%2：走完之後對手能贏。</translation>
    </message>
    <message>
        <source>You could win</source>
        <extracomment>beside the part of a line where the learner could have won</extracomment>
        <translation>你能贏</translation>
    </message>
    <message>
        <source>Opponent could win</source>
        <extracomment>beside the part of a line where the opponent could have won</extracomment>
        <translation>對手能贏</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MoveBar</name>
    <message>
        <source>Number of the heap to take from</source>
        <translation>從第幾堆取</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MoveList</name>
    <message>
        <source>%1: %2, leaving %3</source>
        <extracomment>a move in the list; %1 says who made it, %2 is the move, %3 the position that it left</extracomment>
        <translation>%1：%2，留下 %3</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>%1 (P-position)</source>
        <extracomment>%1 describes a move and what it left</extracomment>
        <translation>%1（P 局面）</translation>
    </message>
    <message>
        <source>%1 (N-position)</source>
        <translation>%1（N 局面）</translation>
    </message>
    <message>
        <source>; no move would have won</source>
        <extracomment>read aloud after a move</extracomment>
        <translation>；當時沒有必勝走法</translation>
    </message>
    <message>
        <source>; right</source>
        <extracomment>read aloud after a move</extracomment>
        <translation>；走對了</translation>
    </message>
    <message>
        <source>; an error</source>
        <translation>；走錯了</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::PositionLine</name>
    <message>
        <source>Typed before</source>
        <translation>輸入過的</translation>
    </message>
    <message>
        <source>Examples of this lesson</source>
        <translation>本課的例子</translation>
    </message>
    <message>
        <source>Type a position, such as %1</source>
        <extracomment>in an empty field; %1 is a position such as &quot;nim: 3 5 7&quot;</extracomment>
        <translation>輸入局面，如 %1</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::QuestionBox</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>one of several answers: %1 is its letter, %2 are its words</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your answer. The key of the letter, or of the number, does the same.</source>
        <translation>你的回答。也可以按對應的字母鍵或數字鍵。</translation>
    </message>
    <message>
        <source>No move wins</source>
        <translation>沒有必勝走法</translation>
    </message>
    <message>
        <source>It cannot be done</source>
        <translation>辦不到</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>請在棋盤上走出來。</translation>
    </message>
    <message>
        <source>Make each winning move on the board; one that is made again is taken back.</source>
        <translation>請在棋盤上一一走出必勝走法；同一步再走一次就是收回。</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <extracomment>%1 says what was done wrong</extracomment>
        <translation>✗ 不對，再試一次。</translation>
    </message>
    <message>
        <source>✗ Not right. %1</source>
        <translation>✗ 不對。%1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is an idea, or the step to take</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <extracomment>%1 is the fact that decides</extracomment>
        <translation>✓ 對了。%1</translation>
    </message>
    <message>
        <source>The answer: %1. %2</source>
        <extracomment>%1 is what would have been right, %2 the fact that decides</extracomment>
        <translation>答案：%1。%2</translation>
    </message>
    <message>
        <source>First hint</source>
        <translation>第一則提示</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>下一則提示</translation>
    </message>
    <message>
        <source>No further hint</source>
        <translation>沒有更多提示</translation>
    </message>
    <message>
        <source>✗ Not right: %1. %2</source>
        <extracomment>%1 is the move that has been made, such as &quot;take 2 from heap 1&quot;, %2 says what was wrong with it</extracomment>
        <translation>✗ 不對：%1。%2</translation>
    </message>
    <message>
        <source>P: whoever moves now loses. N: whoever moves now wins.</source>
        <translation>P：輪到走的一方必敗。N：輪到走的一方必勝。</translation>
    </message>
    <message>
        <source>× takes a move out of the list.</source>
        <translation>按 × 把一個走法從清單中去掉。</translation>
    </message>
    <message>
        <source>Your last answer</source>
        <translation>你上一次的回答</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ReadAloud</name>
    <message>
        <source>Position: %1</source>
        <extracomment>read aloud: %1 is a position such as &quot;7 9 15 12&quot;</extracomment>
        <translation>局面：%1</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ReviewCard</name>
    <message>
        <source>Game over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>你贏了！</translation>
    </message>
    <message>
        <source>Your opponent has won</source>
        <translation>對手贏了</translation>
    </message>
    <message>
        <source>A mistake that was not punished: move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>第 %1 步走錯了，不過對手沒有抓住機會。現在你會怎麼走？</translation>
    </message>
    <message>
        <source>Your first mistake was move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>你最早的錯誤是第 %1 步。現在你會怎麼走？</translation>
    </message>
    <message>
        <source>You made no mistake.</source>
        <translation>你沒有走錯。</translation>
    </message>
    <message>
        <source>You made no mistake: the game could not be won from its start.</source>
        <translation>你沒有走錯：這一局從一開始就贏不了。</translation>
    </message>
    <message>
        <source>Another mistake was move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>另一處錯誤是第 %1 步。現在你會怎麼走？</translation>
    </message>
    <message>
        <source>You made no mistake. How does one always win? The questions of the tour lead to the rule.</source>
        <translation>你沒有走錯。怎樣才能總是贏？導覽裡的問題會帶你找到規律。</translation>
    </message>
    <message>
        <source>There is no stronger opponent than this one.</source>
        <translation>沒有比這更強的對手了。</translation>
    </message>
    <message>
        <source>Next opponent: “%1” · %2</source>
        <extracomment>%1 is the name of an opponent, %2 what it does</extracomment>
        <translation>下一個對手：「%1」· %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>a button: the next game is against the opponent %1</extracomment>
        <translation>下一個：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::RuleLine</name>
    <message>
        <source>Your move</source>
        <translation>輪到你了</translation>
    </message>
    <message>
        <source>First player’s move</source>
        <translation>輪到先走的一方</translation>
    </message>
    <message>
        <source>Second player’s move</source>
        <translation>輪到後走的一方</translation>
    </message>
    <message>
        <source>The opponent is thinking…</source>
        <translation>對手在思考……</translation>
    </message>
    <message>
        <source>The opponent’s move</source>
        <translation>輪到對手</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>請回答</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>遊戲結束</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::Secrecy</name>
    <message>
        <source>Closed until the question is answered</source>
        <translation>回答問題之前不開放</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::SetBar</name>
    <message>
        <source>Question %1 of %2</source>
        <extracomment>%1 is the number of a question, %2 how many there are</extracomment>
        <translation>第 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>understood: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>一次答對：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>有提示後答對：%1</translation>
    </message>
    <message>
        <source>again: %1</source>
        <extracomment>of the questions of a set: to be asked again</extracomment>
        <translation>還要再問：%1</translation>
    </message>
    <message>
        <source>to come: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>還沒有問：%1</translation>
    </message>
    <message>
        <source>in later sets: %1</source>
        <extracomment>of the questions of a set: their solutions have been shown, and they wait for later sets</extracomment>
        <translation>之後的題組再問：%1</translation>
    </message>
    <message>
        <source>right at the first try</source>
        <translation>第一次就答對</translation>
    </message>
    <message>
        <source>not at the first try, but when it was asked again</source>
        <translation>第一次沒答對，再問時答對了</translation>
    </message>
    <message>
        <source>not at the first try, or with help: it will be asked again</source>
        <translation>第一次沒答對，或用了幫助：還會再問</translation>
    </message>
    <message>
        <source>its solution has been shown twice: it waits for later sets</source>
        <translation>答案已顯示過兩次：留到以後的題組</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>還沒問到</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <extracomment>%1 is the number of a question, %2 what has come of it</extracomment>
        <translation>第 %1 題：%2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StagePreview</name>
    <message>
        <source>What the class sees</source>
        <translation>學生看到的畫面</translation>
    </message>
    <message>
        <source>The picture that the class sees. The pointer, the light, pen and marker, and the zoom are led here as on the other screen.</source>
        <translation>學生看到的畫面。光點、聚光燈、畫筆、螢光筆和放大，在這裡操作和在那個螢幕上一樣。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StageQuestion</name>
    <message numerus="yes">
        <source> – %n hand(s)</source>
        <extracomment>after an answer: how many hands went up for it</extracomment>
        <translation>
            <numerusform>：%n 票</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StepPanel</name>
    <message>
        <source>No second language</source>
        <translation>不顯示第二種語言</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>shown when no step is current: how many there are</extracomment>
        <translation>
            <numerusform>共 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1 is the current step, %2 the number of steps</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>The steps are hidden with the verdict. “Next step” shows them one after the other.</source>
        <translation>步驟和判定一起藏著。按「下一步」可以一步一步地顯示。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::TabTicks</name>
    <message>
        <source>%1, understood</source>
        <extracomment>read aloud: %1 is the name of a tab whose contents are understood</extracomment>
        <translation>%1，已學會</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::TourPanel</name>
    <message>
        <source>Answer the question</source>
        <translation>回答問題</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>下一節</translation>
    </message>
    <message>
        <source>Next: a question about what is on the board.</source>
        <translation>接下來是一道題，就問棋盤上的局面。</translation>
    </message>
    <message>
        <source>Next: a question. It puts %1 on the board.</source>
        <extracomment>%1 is a position such as &quot;7 9 15 12&quot;</extracomment>
        <translation>接下來是一道題，棋盤上會擺出 %1。</translation>
    </message>
    <message>
        <source>Next: a question, with a position of its own.</source>
        <translation>接下來是一道題，它有自己的局面。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Your game is kept.</source>
        <translation>你這一局會保留。</translation>
    </message>
    <message>
        <source>The answer was shown: %1</source>
        <extracomment>of a question that has been given up: %1 is the answer</extracomment>
        <translation>看過的答案：%1</translation>
    </message>
    <message>
        <source>A question of the page before waits for its answer: [go back to it](%1).</source>
        <extracomment>%1 is the address of a link</extracomment>
        <translation>上一頁還有一題沒有回答：[回去回答](%1)。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::VerdictBanner</name>
    <message>
        <source>The verdict is hidden: is this P or N?</source>
        <translation>判定已隱藏：這是 P 還是 N？</translation>
    </message>
    <message>
        <source>Hide the verdict</source>
        <translation>隱藏判定</translation>
    </message>
    <message>
        <source>Show the verdict</source>
        <translation>顯示判定</translation>
    </message>
    <message>
        <source>Hides the verdict, so that you can think first, or shows it.</source>
        <translation>藏起判定，先自己想想看；再點一下就顯示。</translation>
    </message>
    <message>
        <source>The verdict is hidden until the question is answered.</source>
        <translation>回答問題之後才顯示判定。</translation>
    </message>
    <message>
        <source>The verdict is hidden while the table asks.</source>
        <translation>表格提問時，判定先藏起來。</translation>
    </message>
</context>
</TS>
