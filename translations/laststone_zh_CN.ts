<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Last Stone</source>
        <translation>关于最后一子</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Last Stone %1&lt;/h2&gt;&lt;p&gt;Learn and lecture on impartial games: whoever takes the last stone wins.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later: you may use it, study it, change it and pass it on.&lt;/p&gt;&lt;p&gt;It uses Qt %2: the core, the widgets and the SVG module under the GNU Lesser General Public License, version 3, and Qt Charts under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>&lt;h2&gt;最后一子 %1&lt;/h2&gt;&lt;p&gt;学习和讲授公平组合游戏：取走最后一颗石子的人赢。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更新版本：您可以使用、研究、修改和分发它。&lt;/p&gt;&lt;p&gt;使用 Qt %2：核心、控件和 SVG 模块采用 GNU 宽通用公共许可证第 3 版，Qt Charts 采用 GNU 通用公共许可证第 3 版。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>AllMoves</name>
    <message>
        <source>%1 of %2 winning moves</source>
        <translation>%2 种必胜走法中的 %1 种</translation>
    </message>
    <message numerus="yes">
        <source>All %n winning move(s)</source>
        <translation>
            <numerusform>必胜走法共 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>Both winning moves</source>
        <translation>两种必胜走法</translation>
    </message>
    <message>
        <source>The only winning move</source>
        <translation>唯一的必胜走法</translation>
    </message>
    <message>
        <source>✗ %1: the last move, which loses</source>
        <extracomment>misère play; %1 is a move such as &quot;take 1 from heap 4&quot;</extracomment>
        <translation>✗ %1：走完最后一步，输了</translation>
    </message>
    <message>
        <source>split %1</source>
        <extracomment>a move, to stand within a sentence, behind a position such as &quot;(4, 3, 8)&quot;: %1 is one of its heaps, such as &quot;the heap of 8&quot;</extracomment>
        <translation>拆分 %1</translation>
    </message>
    <message>
        <source>the heap of %1</source>
        <extracomment>to stand within a sentence</extracomment>
        <translation>%1 颗的那堆</translation>
    </message>
    <message>
        <source>a heap of %1</source>
        <extracomment>one of several heaps as large, to stand within a sentence</extracomment>
        <translation>%1 颗的其中一堆</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move, to stand within a sentence, behind a position such as &quot;(4, 3, 8)&quot;: %2 is one of its heaps, such as &quot;the heap of 8&quot;</extracomment>
        <translation>从 %2取 %1 颗</translation>
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
        <translation>唯一的走法也有应对</translation>
    </message>
    <message>
        <source>The only move loses</source>
        <translation>唯一的走法必败</translation>
    </message>
    <message>
        <source>Every move is answered</source>
        <translation>每种走法都有应对</translation>
    </message>
    <message>
        <source>Every move loses</source>
        <translation>每种走法都必败</translation>
    </message>
    <message>
        <source>Every other move has its answer, too.</source>
        <translation>其余的走法也各有应对。</translation>
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
        <translation>乘</translation>
    </message>
    <message>
        <source>the whole part of %1</source>
        <translation>%1 的整数部分</translation>
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
        <translation>异或</translation>
    </message>
    <message>
        <source>is not</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不等于</translation>
    </message>
    <message>
        <source>is congruent to</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>同余于</translation>
    </message>
    <message>
        <source>is at most</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不大于</translation>
    </message>
    <message>
        <source>is at least</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>不小于</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>到</translation>
    </message>
    <message>
        <source>equals</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>等于</translation>
    </message>
    <message>
        <source>is less than</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>小于</translation>
    </message>
    <message>
        <source>is more than</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>大于</translation>
    </message>
    <message>
        <source>minus</source>
        <extracomment>read aloud, between two terms</extracomment>
        <translation>减</translation>
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
        <translation>二进制的 %1</translation>
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
        <translation>这一堆</translation>
    </message>
    <message>
        <source>At most</source>
        <extracomment>in front of the most that may be taken: &quot;At most 3&quot;</extracomment>
        <translation>每次最多取</translation>
    </message>
    <message>
        <source>Bash has one heap, so one number is expected</source>
        <translation>巴什博弈只有一堆，应写一个数</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3&quot;</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>P-position · %1 mod %2 = %3 · the player to move loses</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;</extracomment>
        <translation>P 局面（先手必败态） · %1 mod %2 = %3 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>Take one stone.</source>
        <translation>每次取一颗石子。</translation>
    </message>
    <message>
        <source>Take 1 to %1 stones.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次取 1 到 %1 颗石子。</translation>
    </message>
    <message>
        <source>Your move: click the last stone.</source>
        <translation>轮到你了：点击最后一颗石子。</translation>
    </message>
    <message>
        <source>Your move: click 1 or 2 stones.</source>
        <translation>轮到你了：点击 1 或 2 颗石子。</translation>
    </message>
    <message>
        <source>Your move: click 1, 2 or 3 stones.</source>
        <translation>轮到你了：点击 1、2 或 3 颗石子。</translation>
    </message>
    <message>
        <source>Your move: click 1 to %1 stones.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>轮到你了：点击 1 到 %1 颗石子。</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 1 · 1 winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;</extracomment>
        <translation>N 局面（先手必胜态） · %1 mod %2 = %3 ≠ 1 · 有 1 种必胜走法</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 0 · 1 winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;21 mod 4 = 1&quot;</extracomment>
        <translation>N 局面（先手必胜态） · %1 mod %2 = %3 ≠ 0 · 有 1 种必胜走法</translation>
    </message>
    <message>
        <source>how many may be taken is expected here, as in “bash 3: 21”</source>
        <translation>此处应写每次最多取几颗，例如“bash 3: 21”</translation>
    </message>
</context>
<context>
    <name>BashBoard</name>
    <message>
        <source>Bash board</source>
        <translation>巴什博弈棋盘</translation>
    </message>
    <message>
        <source>Stones: %1, at most %2 may be taken</source>
        <extracomment>read aloud: %1 is how many stones there are, %2 the most that may be taken</extracomment>
        <translation>共 %1 颗石子，每次最多取 %2 颗</translation>
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
        <translation>反规则下的 P 局面：n mod %1 = 1</translation>
    </message>
    <message>
        <source>P-positions: n mod %1 = 0</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>P 局面：n mod %1 = 0</translation>
    </message>
    <message>
        <source>n: stones in the heap</source>
        <translation>n：堆里的石子数</translation>
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
        <translation>反规则：取走最后一颗的人输</translation>
    </message>
    <message>
        <source>Divide the heap into blocks of %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>把这一堆分组，每组 %1 颗</translation>
    </message>
    <message>
        <source>%1. The remainder is %2.</source>
        <extracomment>%1 is a formula such as &quot;21 = 5 × 4 + 1&quot;, %2 the remainder</extracomment>
        <translation>%1，余数是 %2。</translation>
    </message>
    <message>
        <source>A block can always be completed to %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken, %2 how many may be taken, such as &quot;1 to 3&quot;</extracomment>
        <translation>总能凑满一组 %1 颗</translation>
    </message>
    <message>
        <source>The remainder is %1, not 0: an N-position, the player to move wins</source>
        <extracomment>%1 is the remainder</extracomment>
        <translation>余数是 %1，不是 0：N 局面，轮到走的一方必胜</translation>
    </message>
    <message>
        <source>Taking the remainder leaves whole blocks, and it may be taken, as it is at most %1.</source>
        <translation>取走余数，剩下的就都是整组；余数最多是 %1，所以一次取得走。</translation>
    </message>
    <message>
        <source>The remainder is 0: a P-position, the player to move loses</source>
        <translation>余数是 0：P 局面，轮到走的一方必败</translation>
    </message>
    <message>
        <source>No move can keep the blocks whole, as none takes a whole block. So every move leaves a remainder, and the opponent takes that.</source>
        <translation>没有一步能取走一整组，所以不管怎么走都会留下余数，对方再把余数取走即可。</translation>
    </message>
    <message>
        <source>Take %1, leave %2</source>
        <extracomment>%1 is how many to take, %2 how many are left</extracomment>
        <translation>取 %1 颗，留下 %2 颗</translation>
    </message>
    <message>
        <source>%1: whole blocks. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>%1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，都是整组。取别的颗数都会留下余数，所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone, %4 stones are left.</source>
        <translation>%1 + %2 = %3：正好去掉一整组，还剩 %4 颗。</translation>
    </message>
    <message>
        <source>After a move of %1 the answer is %2</source>
        <extracomment>%1 is what the opponent takes, %2 the answer</extracomment>
        <translation>一方取 %1 颗，另一方就取 %2 颗</translation>
    </message>
    <message>
        <source>So it goes on until one stone is left</source>
        <translation>照这样走下去，直到只剩一颗</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>照这样走下去，直到结束</translation>
    </message>
    <message>
        <source>Block after block disappears. The player who completes the last block takes the last stone and wins.</source>
        <translation>石子一组一组地减少。凑满最后一组的一方取走最后一颗，就赢了。</translation>
    </message>
    <message>
        <source>Every move takes one stone: nobody has a choice</source>
        <translation>每步只能取一颗：双方都没有选择</translation>
    </message>
    <message>
        <source>%1 is odd: the player to move takes the first stone, the third and so on, and so the last one, and wins. An N-position.</source>
        <extracomment>%1 is an odd number of stones</extracomment>
        <translation>%1 是奇数：双方轮流各取一颗，第一颗和最后一颗都归轮到走的一方，这一方赢。这是 N 局面。</translation>
    </message>
    <message>
        <source>%1 is even: the player to move takes the first stone, the third and so on, and the opponent takes the last one and wins. A P-position.</source>
        <extracomment>%1 is an even number of stones</extracomment>
        <translation>%1 是偶数：双方轮流各取一颗，第一颗归轮到走的一方，最后一颗归对方，对方赢。这是 P 局面。</translation>
    </message>
    <message>
        <source>%1 is odd: the player to move takes the first stone, the third and so on, and so the last one, and loses. A P-position.</source>
        <extracomment>misère play; %1 is an odd number of stones</extracomment>
        <translation>%1 是奇数：双方轮流各取一颗，第一颗和最后一颗都归轮到走的一方，这一方输。这是 P 局面。</translation>
    </message>
    <message>
        <source>%1 is even: the player to move takes the first stone, the third and so on, and the opponent takes the last one and loses. An N-position.</source>
        <extracomment>misère play; %1 is an even number of stones</extracomment>
        <translation>%1 是偶数：双方轮流各取一颗，第一颗归轮到走的一方，最后一颗归对方，对方输。这是 N 局面。</translation>
    </message>
    <message>
        <source>Take all %1: that wins at once</source>
        <extracomment>%1 is a number of stones, 2 or more</extracomment>
        <translation>把 %1 颗全部取走：马上就赢</translation>
    </message>
    <message>
        <source>Up to %1 may be taken in a move, and whoever takes the last stone wins.</source>
        <translation>一步最多可以取 %1 颗，取走最后一颗的一方赢。</translation>
    </message>
    <message>
        <source>If fewer are taken, the opponent takes the rest: this is the only winning move.</source>
        <translation>如果少取，剩下的就被对方全部取走：所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>One stone is left and has to be taken: a P-position</source>
        <translation>只剩一颗，不取不行：P 局面</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses, and that is the player to move.</source>
        <translation>取走最后一颗的一方输，这正是轮到走的一方。</translation>
    </message>
    <message>
        <source>The opponent has to take the last stone, and whoever does that loses.</source>
        <translation>最后一颗只好由对方取走，而取走它的一方输。</translation>
    </message>
    <message>
        <source>Without the stone aside: %1. The remainder is %2.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;, %2 the remainder</extracomment>
        <translation>不算放在一边的那颗：%1，余数是 %2。</translation>
    </message>
    <message>
        <source>%1, and the stone aside. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，外加放在一边的那颗。取别的颗数都会留下余数，所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>Block after block disappears. In the end the stone aside is left, and the player who always faced whole blocks has to take it.</source>
        <translation>石子一组一组地减少，最后只剩放在一边的那颗；总是面对整组的一方只能取它。</translation>
    </message>
    <message>
        <source>A heap is won or lost for the player whose turn it is, if neither makes a mistake.</source>
        <translation>说一堆必胜或必败，都是就轮到走的一方来说，而且双方都不走错。</translation>
    </message>
    <message>
        <source>Set one stone aside. The rest is the normal game: whoever takes the last of the rest leaves that stone to the opponent, who has to take it. Whoever takes the stone aside together with the rest has lost at once.</source>
        <extracomment>misère play</extracomment>
        <translation>先把一颗石子放到一边，其余的照正常规则玩：谁取走其中最后一颗，谁就把放在一边的那颗留给对方，对方只好取它。谁把那颗连同其余的一起取走，谁就当场输了。</translation>
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
        <translation>每步取 %1 颗。</translation>
    </message>
    <message>
        <source>The rule: take %1 stones; whoever takes the last one wins</source>
        <extracomment>%1 is how many may be taken, such as &quot;1 to 3&quot;</extracomment>
        <translation>规则：每步取 %1 颗，取走最后一颗的一方赢</translation>
    </message>
    <message>
        <source>The smallest heaps: 1 is lost, %1 are won</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;</extracomment>
        <translation>最小的堆：1 颗必败，%1 颗必胜</translation>
    </message>
    <message>
        <source>The smallest heaps: %1 are won, %2 is lost</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;, %2 is one more than the last of them</extracomment>
        <translation>最小的堆：%1 颗必胜，%2 颗必败</translation>
    </message>
    <message>
        <source>%1 stones can be taken at once: won. From %2 stones every move leaves %1: lost.</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;, %2 is one more than the last of them</extracomment>
        <translation>%1 颗可以一次取完，必胜。%2 颗无论怎么取都剩 %1 颗，必败。</translation>
    </message>
    <message>
        <source>From %2 stones %1 can be left: won. From %3 every move leaves %2: lost again. And so on: the multiples of %1 are lost.</source>
        <extracomment>%1 is one more than may be taken, %2 are numbers of stones such as &quot;5 to 7&quot;, %3 is the next one</extracomment>
        <translation>%2 颗可以取到剩 %1 颗，必胜。%3 颗无论怎么取都剩 %2 颗，又是必败。再往上也一样：%1 的倍数必败。</translation>
    </message>
    <message>
        <source>From there the opponent leaves one stone, and the player now to move has to take it.</source>
        <translation>对方接着取到只剩一颗，由现在轮到走的一方取走。</translation>
    </message>
    <message>
        <source>The opponent takes them all, and with them the last stone.</source>
        <translation>对方把剩下的全部取走，最后一颗也在其中。</translation>
    </message>
    <message>
        <source>If one player takes k stones, the other can take %1 − k: k is %2, and %1 − k is %2 as well. Together they take a whole block.</source>
        <translation>一方取 k 颗，另一方就能取 %1 − k 颗：k 是 %2，%1 − k 也是 %2。合起来正好一组。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one: this is the only winning move.</source>
        <translation>如果剩下不止一颗，对方就只留一颗，所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one, and taking all loses at once: this is the only winning move.</source>
        <translation>如果剩下不止一颗，对方就只留一颗；如果全部取走，马上就输。所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>Moves of %1 are answered in the same way</source>
        <extracomment>%1 are numbers of stones such as &quot;6 to 9&quot;</extracomment>
        <translation>取 %1 颗，也用同样的办法应对</translation>
    </message>
    <message>
        <source>The answer takes what is missing to %1: again a whole block is gone.</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>另一方取的颗数，与之合起来是 %1：又去掉一整组。</translation>
    </message>
    <message>
        <source>Every move then leaves %1, and you take them all: an N-position.</source>
        <extracomment>%1 are numbers of stones such as &quot;1 to 3&quot;</extracomment>
        <translation>这样对方无论怎么取都剩 %1 颗，你把它们全部取走：N 局面。</translation>
    </message>
    <message>
        <source>Every move then leaves %1, and you leave one, which the opponent has to take: an N-position.</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;</extracomment>
        <translation>这样对方无论怎么取都剩 %1 颗，你取到只剩一颗，对方非取不可：N 局面。</translation>
    </message>
    <message>
        <source>If you leave fewer than %1, the opponent takes them all.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>如果留下的不到 %1 颗，对方就把它们全部取走。</translation>
    </message>
    <message>
        <source>If you leave fewer than %1, the opponent leaves one.</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>如果留下的不到 %1 颗，对方就取到只剩一颗。</translation>
    </message>
    <message>
        <source>If you leave more than %1, the opponent leaves %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>如果留下的超过 %1 颗，对方就取到只剩 %1 颗。</translation>
    </message>
    <message>
        <source>So no other move wins.</source>
        <translation>所以其他走法都赢不了。</translation>
    </message>
    <message>
        <source>Take the only stone: that wins at once</source>
        <translation>取走仅有的一颗：马上就赢</translation>
    </message>
    <message>
        <source>Every move leaves %1 stones: a P-position, the player to move loses</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;
----------
%1 are numbers of stones such as &quot;1 to 3&quot;</extracomment>
        <translation>无论怎么取都剩 %1 颗：P 局面，轮到走的一方必败</translation>
    </message>
    <message>
        <source>A move takes one stone, and whoever takes the last stone wins.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次只能取 1 颗，取走最后一颗的一方赢。</translation>
    </message>
    <message>
        <source>One stone has to be taken: lost. From %1 stones one stone can be left: won. From %2 stones every move leaves %1: lost again, and so on.</source>
        <extracomment>misère play; %1 are numbers of stones such as &quot;2 to 4&quot;, %2 is one more than the last of them</extracomment>
        <translation>只有一颗，非取不可，必败。%1 颗可以取到只剩一颗，必胜。%2 颗无论怎么取都剩 %1 颗，又是必败。往后依此类推。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone; with the stone aside %4 are left.</source>
        <extracomment>%1 is what the opponent takes, %2 the answer, %3 the size of a block, %4 how many are left then</extracomment>
        <translation>%1 + %2 = %3：正好去掉一整组，连同留在一旁的那颗还剩 %4 颗。</translation>
    </message>
</context>
<context>
    <name>BashQuestions</name>
    <message>
        <source>There are not that many stones.</source>
        <translation>没有这么多石子。</translation>
    </message>
    <message>
        <source>So many stones hold one more whole block.</source>
        <translation>这么多石子里还有完整的一组。</translation>
    </message>
    <message>
        <source>With %1 left over, the other %2 stones would have to be whole blocks of %3. Are they?</source>
        <extracomment>%1 is a number of stones, %2 how many are left without them, %3 the size of a block</extracomment>
        <translation>如果余下 %1 颗，其他 %2 颗就应该正好分成每组 %3 颗的整组。是这样吗？</translation>
    </message>
    <message>
        <source>You have made blocks of %1. But a move of %1 takes such a block at once, and leaves nothing for the answer.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你按每组 %1 颗来分了。可是一步就能取 %1 颗，整组一次取光，就没有石子可以用来应对了。</translation>
    </message>
    <message>
        <source>You have laid out all %1 stones. In misère play nobody wants the last one: set it apart first.</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>你把 %1 颗全都分了组。反规则下谁都不想拿最后一颗：先把它放到一边。</translation>
    </message>
    <message>
        <source>That is how many whole blocks there are. How many stones are left over?</source>
        <translation>那是整组的个数。问的是余下几颗。</translation>
    </message>
    <message>
        <source>So many stones are missing to one more block. How many are left over?</source>
        <translation>那是再凑满一组还差的颗数。问的是余下几颗。</translation>
    </message>
    <message>
        <source>Misère play, %1 stones, at most %2 in a move. A block is what a move and its answer can always take together. Set one stone apart and lay out whole blocks: how many stones are left over?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>反规则，共 %1 颗石子，每次最多取 %2 颗。一步加上对它的应对，合起来总能取走同样多颗，这么多颗就叫一组。先把一颗放到一边，其余的分成整组：余下几颗？</translation>
    </message>
    <message>
        <source>Nobody wants to take the last stone, so one stone does not count.</source>
        <translation>谁都不想拿最后一颗，所以要去掉一颗。</translation>
    </message>
    <message>
        <source>That leaves %1 stones, and a block has %2. Divide.</source>
        <translation>那就剩 %1 颗，一组是 %2 颗。除一除。</translation>
    </message>
    <message>
        <source>%1 stones, at most %2 in a move. A block is what a move and its answer can always take together. Lay out whole blocks: how many stones are left over?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>%1 颗石子，每次最多取 %2 颗。一步加上对它的应对，合起来总能取走同样多颗，这么多颗就叫一组。分成整组之后，余下几颗？</translation>
    </message>
    <message>
        <source>How large is a block? After a move of 1 at most %1 can be taken, after a move of %1 at least 1.</source>
        <translation>一组有几颗？一方取 1 颗，另一方最多能取 %1 颗；一方取 %1 颗，另一方最少也得取 1 颗。</translation>
    </message>
    <message>
        <source>A block has %1 stones. Divide %2 by %1.</source>
        <translation>一组有 %1 颗。用 %2 除以 %1。</translation>
    </message>
    <message>
        <source>%1: %2 left over.</source>
        <extracomment>%1 is a formula such as &quot;143 − 3 = 140 = 35 × 4&quot;, %2 the remainder
----------
%1 is a formula such as &quot;21 = 5 × 4 + 1&quot;, %2 the remainder</extracomment>
        <translation>%1：余下 %2 颗。</translation>
    </message>
    <message>
        <source>You have to take at least one stone.</source>
        <translation>至少要取一颗。</translation>
    </message>
    <message>
        <source>At most %1 may be taken.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>最多只能取 %1 颗。</translation>
    </message>
    <message>
        <source>That takes the last stone, and loses.</source>
        <translation>这样最后一颗就被你取走，你就输了。</translation>
    </message>
    <message>
        <source>That leaves %1. Then your opponent takes %2, and you face whole blocks.</source>
        <extracomment>%1 is how many stones are left, %2 how many the opponent takes</extracomment>
        <translation>这样留下 %1 颗。对手再取 %2 颗，面对整组的就是你了。</translation>
    </message>
    <message>
        <source>You have copied your opponent’s %1. That works with two equal heaps; here both moves take %2 together, and that is no whole block.</source>
        <extracomment>%1 is what each of two players takes, %2 twice as many</extracomment>
        <translation>你照着对手也取了 %1 颗。有两堆相同的石子时这样行得通；这里两步合起来取走 %2 颗，不是一整组。</translation>
    </message>
    <message>
        <source>You complete to %1. But a move of %1 could then not be answered: what you complete to has to be larger.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你把两步凑成了 %1 颗。可是对手一步就取 %1 颗时，你就没法应对：要凑成的数必须更大。</translation>
    </message>
    <message>
        <source>That leaves %1, whole blocks with no stone apart. It is right when the last stone wins, but here it loses.</source>
        <extracomment>%1 is how many stones are left</extracomment>
        <translation>这样留下 %1 颗，全是整组，却没有放在一边的那颗。取走最后一颗的人赢时这样是对的，而这里取走最后一颗的人输。</translation>
    </message>
    <message>
        <source>That is the remainder of %1 divided by %2. But a block is larger than the largest move: every move has to leave room for an answer.</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>那是 %1 除以 %2 的余数。可是一组要比最大的一步还多：每一步都得给应对留出余地。</translation>
    </message>
    <message>
        <source>Misère play, at most %3 in a move. Your opponent has taken %1 and left %2. How many do you take?</source>
        <translation>反规则，每次最多取 %3 颗。对手取了 %1 颗，留下 %2 颗。你取几颗？</translation>
    </message>
    <message>
        <source>At most %3 in a move. Your opponent has taken %1 and left %2. How many do you take?</source>
        <extracomment>%1 is what the opponent has taken, %2 what is left, %3 the most that may be taken</extracomment>
        <translation>每次最多取 %3 颗。对手取了 %1 颗，留下 %2 颗。你取几颗？</translation>
    </message>
    <message>
        <source>Before your opponent’s move the heap was made of whole blocks. Now one of them is broken: complete it.</source>
        <extracomment>%1 is what the opponent has taken, %2 the size of a block</extracomment>
        <translation>对手走之前，这一堆全是整组。现在有一组被拆开了：把它凑满。</translation>
    </message>
    <message>
        <source>A block has %2 stones, and your opponent has taken %1 of it.</source>
        <translation>一组有 %2 颗，对手已经取走了其中 %1 颗。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone.</source>
        <extracomment>%1 is what the opponent has taken, %2 the answer, %3 the size of a block</extracomment>
        <translation>%1 + %2 = %3：正好去掉一整组。</translation>
    </message>
    <message>
        <source>%1 is lost itself. Which one is the next below it?</source>
        <translation>%1 颗本身就是必败的。问的是比它小的下一个。</translation>
    </message>
    <message>
        <source>The heap is to be smaller than %1.</source>
        <translation>这一堆应当少于 %1 颗。</translation>
    </message>
    <message>
        <source>Without stones the game is over, and in misère play whoever is to move has won.</source>
        <translation>没有石子时游戏已经结束；反规则下轮到走的一方就赢了。</translation>
    </message>
    <message>
        <source>You have gone in steps of %1. But a move of %1 would lead from one such heap to the next, so they cannot all be lost.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你是每隔 %1 颗数的。可是一步就能取 %1 颗，从这样的一堆走到下一堆，所以它们不可能都必败。</translation>
    </message>
    <message>
        <source>Whole blocks are lost when the last stone wins. Here it loses, and one stone has to stay beside the blocks.</source>
        <translation>取走最后一颗的人赢时，整组才是必败的。这里取走最后一颗的人输，整组之外还得留一颗。</translation>
    </message>
    <message>
        <source>That is how many stones to take. Which heap is left then?</source>
        <translation>那是该取的颗数。问的是取了之后剩下几颗。</translation>
    </message>
    <message>
        <source>The smallest lost heap is 1. What is the next one?</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>最小的必败的堆有 1 颗。下一个呢？</translation>
    </message>
    <message>
        <source>Lost heaps stand %1 apart: one stone, and whole blocks of %1.</source>
        <translation>必败的堆每隔 %1 颗出现一个：一颗，再加上每组 %1 颗的整组。</translation>
    </message>
    <message>
        <source>%1 = 1 + %2: whole blocks, and one stone apart.</source>
        <extracomment>%1 is a number of stones, %2 a formula such as &quot;5 × 4&quot;</extracomment>
        <translation>%1 = 1 + %2：都是整组，外加放在一边的一颗。</translation>
    </message>
    <message>
        <source>1 to %1 are won: take everything. Which is the smallest lost heap above 0?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>1 到 %1 颗是必胜的：全部取走就行。比 0 大的必败的堆，最小的有几颗？</translation>
    </message>
    <message>
        <source>Lost heaps stand %1 apart: whole blocks of %1.</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>必败的堆每隔 %1 颗出现一个：都是每组 %1 颗的整组。</translation>
    </message>
    <message>
        <source>%1 = %2: whole blocks.</source>
        <extracomment>%1 is a number of stones, %2 a formula such as &quot;5 × 4&quot;</extracomment>
        <translation>%1 = %2：都是整组。</translation>
    </message>
    <message>
        <source>%1 stones do not make %2 equal blocks.</source>
        <extracomment>%1 is a number of stones, %2 how many blocks</extracomment>
        <translation>%1 颗不能平分成 %2 组。</translation>
    </message>
    <message>
        <source>That would be blocks of %1. After a move of %2 nothing would be left for the answer.</source>
        <extracomment>%1 is a number of stones, %2 the most that may be taken</extracomment>
        <translation>那样一组只有 %1 颗。对手取 %2 颗，就没有石子可以用来应对了。</translation>
    </message>
    <message>
        <source>That would be blocks of %1. After a move of 1 you would have to take %2, but at most %3 are allowed.</source>
        <extracomment>%1 is a number of stones, %2 one less, %3 the most that may be taken</extracomment>
        <translation>那样一组有 %1 颗。对手取 1 颗，你就得取 %2 颗，可是最多只能取 %3 颗。</translation>
    </message>
    <message>
        <source>You have taken the largest move, %1, twice. But after a move of 1 you could not complete that.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>你把最大的一步 %1 颗算了两次。可是对手只取 1 颗时，你就凑不满了。</translation>
    </message>
    <message>
        <source>That is one block. How many stones do %1 of them have?</source>
        <extracomment>%1 is how many blocks</extracomment>
        <translation>那是一组的颗数。问的是 %1 组共有几颗。</translation>
    </message>
    <message>
        <source>You have counted the stone apart as well. How many do the blocks have?</source>
        <translation>你把放在一边的那颗也算进去了。问的只是各组共有几颗。</translation>
    </message>
    <message>
        <source>Your opponent takes 1. What is the most that you can take then?</source>
        <translation>对手取 1 颗。这时你最多能取几颗？</translation>
    </message>
    <message>
        <source>Your opponent takes %1. Then you have to take at least 1. So one block has one stone more than may be taken.</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>对手取 %1 颗。这时你至少得取 1 颗。所以一组比一步最多能取的还多一颗。</translation>
    </message>
    <message>
        <source>At most %1 in a move. Whatever your opponent takes, you can answer so that both moves take the same number together: a block. How many stones does a block have?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>每次最多取 %1 颗。不管对手取几颗，你总能让两步合起来取走的颗数都一样：这就是一组。一组有几颗？</translation>
    </message>
    <message>
        <source>After a move of k the answer is %1 − k, which is allowed for every k from 1 to %2.</source>
        <extracomment>%1 is the size of a block, %2 the most that may be taken</extracomment>
        <translation>对手取 k 颗，你就取 %1 − k 颗；k 从 1 到 %2，都行得通。</translation>
    </message>
    <message>
        <source>At most %1 in a move. A block is what a move and its answer can always take together. How many stones do %2 blocks have?</source>
        <extracomment>%1 is the most that may be taken, %2 how many blocks</extracomment>
        <translation>每次最多取 %1 颗。一步加上对它的应对，合起来总能取走同样多颗，这么多颗就叫一组。%2 组共有几颗？</translation>
    </message>
    <message>
        <source>%1: after a move of k the answer is %2 − k.</source>
        <extracomment>%1 is a formula such as &quot;5 × 4 = 20&quot;, %2 the size of a block</extracomment>
        <translation>%1：对手取 k 颗，你就取 %2 − k 颗。</translation>
    </message>
    <message>
        <source>The remainder</source>
        <translation>余数</translation>
    </message>
    <message>
        <source>The answer to a move</source>
        <translation>应对一步</translation>
    </message>
    <message>
        <source>The next lost heap</source>
        <translation>下一个必败的堆</translation>
    </message>
    <message>
        <source>The size of a block</source>
        <translation>一组有几颗</translation>
    </message>
    <message>
        <source>Nobody wants to take the last stone. Set it apart: with the others, whoever takes the last of them wins.</source>
        <translation>谁都不想拿最后一颗。把它放到一边：其余的石子，谁取走其中最后一颗谁就赢。</translation>
    </message>
    <message>
        <source>Lay out the other %1 stones in blocks of %2. How many are left over?</source>
        <extracomment>%1 is the number of stones without the one apart, %2 the size of a block</extracomment>
        <translation>把其余 %1 颗分组，每组 %2 颗。余下几颗？</translation>
    </message>
    <message>
        <source>Whatever one player takes, at most %1, the other can complete it to the same number each time. To which?</source>
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>一方不管取几颗（最多 %1 颗），另一方每次都能凑成同一个数。是哪个数？</translation>
    </message>
    <message>
        <source>Lay out the %1 stones in blocks of %2. How many are left over?</source>
        <extracomment>%1 is the number of stones, %2 the size of a block</extracomment>
        <translation>把这 %1 颗分组，每组 %2 颗。余下几颗？</translation>
    </message>
    <message>
        <source>At most %1 in a move. A block is what a move and its answer can always take together. How many of the %3 stones on the board do %2 blocks take up?</source>
        <translation>每次最多取 %1 颗。一步加上对它的应对，合起来总能取走同样多颗，这么多颗就叫一组。棋盘上的 %3 颗石子里，%2 组共占几颗？</translation>
    </message>
    <message>
        <source>You have laid out one block too few: so many stones hold one more.</source>
        <translation>少分了一组：这么多石子还够再分一组。</translation>
    </message>
    <message>
        <source>You have made blocks of %1. After a move of 1 such a block could not be completed: at most %2 may be taken.</source>
        <extracomment>%1 is one more than the size of a block, %2 the most that may be taken</extracomment>
        <translation>你按每组 %1 颗来分了。可是对手取 1 颗之后，这样的一组就凑不满了：每次最多取 %2 颗。</translation>
    </message>
    <message>
        <source>So many were left over before the move. Now %1 have been taken.</source>
        <extracomment>%1 is how many have been taken</extracomment>
        <translation>那是取之前余下的颗数。现在已经取走了 %1 颗。</translation>
    </message>
    <message>
        <source>You have taken the smaller of %1 and %2 from the larger one. Of the %2 that were left over, %1 cannot be taken: a block of %3 is broken for them.</source>
        <extracomment>%1 is how many have been taken, %2 how many were left over before, %3 the size of a block</extracomment>
        <translation>你拿 %1 和 %2 中大的减去了小的。余下的 %2 颗不够取 %1 颗，要拆开一组（%3 颗）才行。</translation>
    </message>
    <message>
        <source>Misère play, %1 stones, at most %2 in a move. Set one stone apart; the others are laid out in whole blocks of a move and its answer. Your opponent takes %3: how many stones are left over then?</source>
        <translation>反规则，共 %1 颗石子，每次最多取 %2 颗。先把一颗放到一边，其余的分成整组（一组就是一步加上对它的应对）。对手取走 %3 颗：这时余下几颗？</translation>
    </message>
    <message>
        <source>%1 stones, at most %2 in a move, laid out in whole blocks of a move and its answer. Your opponent takes %3: how many stones are left over then?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken, %3 how many are taken</extracomment>
        <translation>共 %1 颗石子，每次最多取 %2 颗，分成整组（一组就是一步加上对它的应对）。对手取走 %3 颗：这时余下几颗？</translation>
    </message>
    <message>
        <source>A block has %1 stones. How many stones are left over before the move?</source>
        <extracomment>%1 is the size of a block</extracomment>
        <translation>一组有 %1 颗。对手取之前，余下几颗？</translation>
    </message>
    <message>
        <source>Take the %1 from those that are left over; if they are too few, break a block of %2.</source>
        <extracomment>%1 is how many are taken, %2 the size of a block</extracomment>
        <translation>先从余下的里面取这 %1 颗；不够的话，就拆开一组（%2 颗）。</translation>
    </message>
    <message>
        <source>You have completed your opponent’s %1 to %2. That would be right if the heap had been made of whole blocks before, but it was not.</source>
        <extracomment>%1 is what the opponent has taken, %2 the size of a block</extracomment>
        <translation>你把对手取的 %1 颗凑成了 %2 颗。要是之前全是整组，这样就对了，可是之前并不是。</translation>
    </message>
    <message>
        <source>At most %1 may be taken; %2 is a whole block.</source>
        <extracomment>%1 is the most that may be taken, %2 the size of a block</extracomment>
        <translation>最多只能取 %1 颗；%2 颗是一整组。</translation>
    </message>
    <message>
        <source>Was the heap made of whole blocks before your opponent’s move? Only then the answer is to complete that move to a block.</source>
        <translation>对手走之前，这一堆全是整组吗？只有那样，才是把对手取的凑成一组。</translation>
    </message>
    <message>
        <source>%1: take the %2 left over; your opponent’s move of %3 makes no difference.</source>
        <extracomment>%1 is a formula such as &quot;58 = 14 × 4 + 2&quot;, %2 the remainder, %3 what the opponent has taken</extracomment>
        <translation>%1：取走余下的 %2 颗；对手取了 %3 颗，并不影响。</translation>
    </message>
    <message>
        <source>That heap is lost, too, but there is a larger one below %1.</source>
        <translation>那一堆也是必败的，不过少于 %1 颗的还有更大的。</translation>
    </message>
    <message>
        <source>From %1 no move wins.</source>
        <translation>有 %1 颗时，怎么取都赢不了。</translation>
    </message>
    <message>
        <source>From %1 taking %2 wins, but there is a larger heap.</source>
        <extracomment>%1 is a heap, %2 how many to take</extracomment>
        <translation>有 %1 颗时，取 %2 颗确实赢，不过还有更大的堆。</translation>
    </message>
    <message>
        <source>From %1 it is taking %2 that wins.</source>
        <extracomment>%1 is a heap, %2 how many to take</extracomment>
        <translation>有 %1 颗时，要取 %2 颗才赢。</translation>
    </message>
    <message>
        <source>%1 is the lost heap that is to be left. From which heap does taking %2 lead to it?</source>
        <extracomment>%1 is a lost heap, %2 how many are taken</extracomment>
        <translation>%1 颗是要留给对手的必败的堆。取 %2 颗后剩下它的，是几颗的堆？</translation>
    </message>
    <message>
        <source>You have taken %1 from the lost heap %2. Turn it round: the move leads to %2.</source>
        <extracomment>%1 is how many are taken, %2 a lost heap</extracomment>
        <translation>你从必败的 %2 颗里又取了 %1 颗。反过来想：取完之后，剩下的才是 %2 颗。</translation>
    </message>
    <message>
        <source>Misère play, at most %2 in a move. Which is the largest heap below %1 from which taking %3 wins?</source>
        <translation>反规则，每次最多取 %2 颗。少于 %1 颗、取 %3 颗就赢的堆，最大的有几颗？</translation>
    </message>
    <message>
        <source>At most %2 in a move. Which is the largest heap below %1 from which taking %3 wins?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken, %3 how many are taken</extracomment>
        <translation>每次最多取 %2 颗。少于 %1 颗、取 %3 颗就赢的堆，最大的有几颗？</translation>
    </message>
    <message>
        <source>A move wins if it leaves a lost heap. Which heaps are lost?</source>
        <translation>给对手留下必败的堆，这一步就赢。哪些堆是必败的？</translation>
    </message>
    <message>
        <source>Lost are one stone and whole blocks of %1. Add %2 to each of them, and find the largest that is small enough.</source>
        <extracomment>%1 is the size of a block, %2 how many are taken</extracomment>
        <translation>必败的是一颗加上每组 %1 颗的整组。各加上 %2 颗，在够小的里面找最大的。</translation>
    </message>
    <message>
        <source>Lost are whole blocks of %1. Add %2 to each of them, and find the largest that is small enough.</source>
        <extracomment>%1 is the size of a block, %2 how many are taken</extracomment>
        <translation>必败的是每组 %1 颗的整组。各加上 %2 颗，在够小的里面找最大的。</translation>
    </message>
    <message>
        <source>%1, and that heap is lost: %2.</source>
        <extracomment>%1 is a formula such as &quot;58 − 2 = 56&quot;, %2 one such as &quot;56 = 14 × 4&quot;</extracomment>
        <translation>%1，而这一堆是必败的：%2。</translation>
    </message>
    <message>
        <source>That is how many blocks there are. How many stones do they have together?</source>
        <translation>那是组数。问的是这些组一共有几颗石子。</translation>
    </message>
    <message>
        <source>%1 is won: one of its moves leaves a lost heap.</source>
        <extracomment>%1 is a heap</extracomment>
        <translation>%1 颗是必胜的：有一种走法能给对手留下必败的堆。</translation>
    </message>
    <message>
        <source>Misère play, at most %2 in a move. There are heaps with fewer than %1 stones from which whoever moves now loses: how many stones has the largest of them?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>反规则，每次最多取 %2 颗。在少于 %1 颗、轮到走的一方必败的堆里，最大的一堆有几颗？</translation>
    </message>
    <message>
        <source>At most %2 in a move. There are heaps with fewer than %1 stones from which whoever moves now loses: how many stones has the largest of them?</source>
        <extracomment>%1 is the number of stones, %2 the most that may be taken</extracomment>
        <translation>每次最多取 %2 颗。在少于 %1 颗、轮到走的一方必败的堆里，最大的一堆有几颗？</translation>
    </message>
</context>
<context>
    <name>BashTable</name>
    <message>
        <source>The heaps from 0 on are judged one after the other: each move leads to a smaller one.</source>
        <translation>从 0 开始逐个判断：每一步都只会走到更小的堆。</translation>
    </message>
    <message>
        <source>0: whoever took the last stone has lost, so this is an N-position.</source>
        <translation>0 颗：取走最后一颗的人输了，所以这是 N 局面。</translation>
    </message>
    <message>
        <source>0: no move is left, so this is a P-position.</source>
        <translation>0 颗：已经无法再走，所以这是 P 局面。</translation>
    </message>
    <message>
        <source>%1: take %2 and leave %3, a P-position. So %1 is N.</source>
        <extracomment>%1 is a heap, %2 how many to take, %3 what is left, a P-position</extracomment>
        <translation>%1 颗：取 %2 颗，留下 %3 颗，那是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move leaves %2, an N-position. So %1 is P.</source>
        <extracomment>%1 is a heap, %2 the only one that a move leads to</extracomment>
        <translation>%1 颗：唯一的走法留下 %2 颗，那是 N 局面。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves %2 to %3, all of them N. So %1 is P.</source>
        <extracomment>%1 is a heap, %2 and %3 the smallest and the largest that a move leads to</extracomment>
        <translation>%1 颗：不管怎么取都会留下 %2 到 %3 颗，全是 N 局面。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a heap</extracomment>
        <translation>%1：P 还是 N？</translation>
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
        <translation>往上一级台阶、往下一级台阶</translation>
    </message>
    <message>
        <source>Choose a heap</source>
        <translation>选择一堆</translation>
    </message>
    <message>
        <source>Choose a heap, or both heaps</source>
        <translation>选择一堆，或同时从两堆取</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>Go to the next move of the heap, to the one before</source>
        <translation>换成这一堆的下一种走法、上一种走法</translation>
    </message>
    <message>
        <source>Choose one stone more, one less</source>
        <translation>多选一颗、少选一颗</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Choose the move that takes so many; elsewhere on the page it begins a position</source>
        <translation>选取走这么多颗的走法；焦点不在棋盘上时，开始输入局面</translation>
    </message>
    <message>
        <source>Choose so many stones; elsewhere on the page it begins a position</source>
        <translation>选这么多颗石子；焦点不在棋盘上时，开始输入局面</translation>
    </message>
    <message>
        <source>10+4 or 10 4</source>
        <translation>10+4 或 10 4</translation>
    </message>
    <message>
        <source>Choose the move that leaves two heaps, of 10 and of 4</source>
        <translation>选留下 10 和 4 两堆的走法</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the first move of the heap, to the last one</source>
        <translation>这一堆的第一种走法、最后一种走法</translation>
    </message>
    <message>
        <source>Choose one stone, as many as can be taken</source>
        <translation>选一颗、能取多少就选多少</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>走出选定的一步</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the choice</source>
        <translation>放弃选择</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>First choose a move with the arrow keys or by a number; Enter then makes it.</source>
        <translation>先用方向键或数字键选一步棋，再按 Enter 走。</translation>
    </message>
    <message>
        <source>No move leaves %1 and %2 of this heap. %3</source>
        <extracomment>%1 and %2 are numbers of stones, %3 is a sentence that says what a move is</extracomment>
        <translation>没有哪一步能把这一堆变成 %1 和 %2。%3</translation>
    </message>
    <message>
        <source>Choose a winning move with the arrow keys or by a number; Enter then makes it. If there is none: %1.</source>
        <extracomment>%1 is a key such as Alt+O</extracomment>
        <translation>先用方向键或数字键选一步必胜的棋，再按 Enter 走。一步也没有就按 %1。</translation>
    </message>
    <message>
        <source>Are these all? Then %1 hands them in; else choose a further move.</source>
        <extracomment>%1 is a key such as Alt+T</extracomment>
        <translation>都找到了吗？按 %1 交上答案；没有的话再选一步。</translation>
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
        <translation>横轴对应的堆</translation>
    </message>
    <message>
        <source>b:</source>
        <translation>b：</translation>
    </message>
    <message>
        <source>Heap on the vertical axis</source>
        <translation>纵轴对应的堆</translation>
    </message>
    <message>
        <source>There is no position there: a number of stones is at least 0.</source>
        <translation>那里没有局面：石子数不能小于 0。</translation>
    </message>
    <message>
        <source>Positions as points: P-positions are filled discs, the position on the board is marked, and winning moves lead to the green points. A click sets up the position of a point; dragging moves the picture, the wheel zooms.</source>
        <translation>每个点是一个局面：实心圆是 P 局面，棋盘上的局面有标记，必胜走法通向绿色的点。点一下就摆上那个局面；拖动平移，滚轮缩放。</translation>
    </message>
    <message>
        <source>The heap for which the horizontal axis stands.</source>
        <translation>横轴代表的那一堆。</translation>
    </message>
    <message>
        <source>The heap for which the vertical axis stands.</source>
        <translation>纵轴代表的那一堆。</translation>
    </message>
    <message>
        <source>How much of the chart has been worked out</source>
        <translation>图表的计算进度</translation>
    </message>
    <message>
        <source>The chart is hidden with the verdict</source>
        <extracomment>in place of the title of a chart, and of all that the chart shows</extracomment>
        <translation>图表随判定一起隐藏</translation>
    </message>
    <message>
        <source>The chart is hidden while the table asks</source>
        <extracomment>in place of the title of a chart, and of all that the chart shows</extracomment>
        <translation>表格提问时隐藏图表</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Right: this leaves a P-position, and every reply can be answered.</source>
        <translation>走对了：你留下了 P 局面，对手怎么走都有应对的办法。</translation>
    </message>
    <message>
        <source>Right: that was the winning last move.</source>
        <translation>走对了：最后一步由你走完，你赢了。</translation>
    </message>
    <message>
        <source>No move wins from a P-position. The reply is: %1.</source>
        <extracomment>%1 is a move such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>P 局面没有必胜走法。对手的应对是：%1。</translation>
    </message>
    <message>
        <source>No move wins here. You left %1; the reply is: %2.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;, %2 a move such as &quot;take 2&quot;</extracomment>
        <translation>这里没有必胜走法。你留下的局面：%1。对手可以这样应对：%2。</translation>
    </message>
    <message>
        <source>Your opponent’s last move, which wins the game.</source>
        <translation>对手走了最后一步，对手赢了。</translation>
    </message>
    <message>
        <source>Your opponent’s last move, which loses the game.</source>
        <translation>对手走了最后一步，对手输了。</translation>
    </message>
    <message>
        <source>Your opponent left a P-position: no move wins here.</source>
        <translation>对手留下了 P 局面：这里没有必胜走法。</translation>
    </message>
    <message>
        <source>Your opponent left an N-position: here you can win.</source>
        <translation>对手留下了 N 局面：这里你能赢。</translation>
    </message>
    <message>
        <source>Your opponent left %1: no move wins here.</source>
        <extracomment>%1 is what a move has left, as in &quot;16 = 4 × 4&quot;</extracomment>
        <translation>对手留下的局面：%1。这里没有必胜走法。</translation>
    </message>
    <message>
        <source>Your opponent, who could not win, left %1: here you can win.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>对手本来就赢不了，留下的局面：%1。这里你能赢。</translation>
    </message>
    <message>
        <source>Right: you left %1. Every reply can be answered.</source>
        <extracomment>%1 is what a move has left, as in &quot;16 = 4 × 4&quot;</extracomment>
        <translation>走对了，你留下的局面：%1。对手怎么走，都有应对的办法。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>对手走了：%1。</translation>
    </message>
    <message>
        <source>After your move your opponent could make the last move, and win by it: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>你这步之后，对手可以走最后一步，一走就赢：%1。</translation>
    </message>
    <message>
        <source>Good: whatever your opponent does after your move, the last move will be yours to make.</source>
        <translation>好：你这步之后，不管对手怎么走，最后一步都由你来走。</translation>
    </message>
    <message>
        <source>You left %1, and your opponent could not win at once. Think: what can be left for you after each reply?</source>
        <extracomment>%1 is the position that a move has left, such as &quot;7&quot;</extracomment>
        <translation>你留下 %1，对手一步还赢不了。想一想：对手的每种走法之后，会给你剩下什么？</translation>
    </message>
    <message>
        <source>Well played so far: you left %1, and your opponent had no good answer. Think: what can be left for you after each reply?</source>
        <extracomment>%1 is the position that a move has left, such as &quot;8&quot;</extracomment>
        <translation>到目前为止走得很好：你留下 %1，对手没有好的应对。想一想：对手的每种走法之后，会给你剩下什么？</translation>
    </message>
    <message>
        <source>Here you let the win go: you left %1.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>这一步把赢面让掉了，你留下的局面：%1。</translation>
    </message>
    <message>
        <source>Here you let the win go: another move would have won.</source>
        <translation>这一步把赢面让掉了：换一种走法本来能赢。</translation>
    </message>
    <message>
        <source>Good: this move won. Every reply to it had a good answer.</source>
        <translation>好棋：走了这一步就能赢，对手怎么走都有办法应对。</translation>
    </message>
    <message>
        <source>Here no move would have won.</source>
        <translation>这里怎么走都赢不了。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1. After it no move of yours would have won.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>对手走了：%1。这之后你怎么走都赢不了。</translation>
    </message>
    <message>
        <source>Your opponent’s move: %1. After it you could win.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;</extracomment>
        <translation>对手走了：%1。这之后你能赢。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Hint: no move wins here. Hardest to answer: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：这里没有必胜走法。最难应对的一步是：%1。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Hint: %1. This is winning move %2 of %3.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;, which is number %2 of %3 that win</extracomment>
        <translation>提示：%1。这是 %3 种必胜走法中的第 %2 种。</translation>
    </message>
    <message>
        <source>Mistake: this leaves an N-position. Your opponent can now win: %1.</source>
        <extracomment>%1 is the reply, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>走错了：留下了 N 局面。对手可以这样反击：%1。</translation>
    </message>
    <message>
        <source>Mistake: you left %1. Your opponent can now win: %2.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;, %2 the reply, such as &quot;take 2&quot;</extracomment>
        <translation>走错了，你留下的局面：%1。对手可以这样反击：%2。</translation>
    </message>
    <message>
        <source>That was the last move, and it loses. No other move would have helped.</source>
        <translation>这步走完就输了；不过这里怎么走都会输。</translation>
    </message>
    <message>
        <source>Mistake: this ends the game and loses it.</source>
        <translation>走错了：这步走完，你就输了。</translation>
    </message>
    <message>
        <source>Your move: %1. After the game you are told whether it was right.</source>
        <extracomment>%1 is a move such as &quot;take 2&quot;; it is hidden who wins</extracomment>
        <translation>你走了：%1。走得对不对，下完这一局再告诉你。</translation>
    </message>
    <message>
        <source>Your opponent made a mistake and left %1: here you can win.</source>
        <extracomment>%1 is what a move has left, as in &quot;18 = 4 × 4 + 2&quot;</extracomment>
        <translation>对手走错了，留下的局面：%1。这里你能赢。</translation>
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
        <translation>图至少要有一个顶点和一枚棋子，例如“sg graph 1&gt;0;2&gt;0: 2”；要从头画一个图，请在窗口中按 Ctrl+L，再输入“sg graph”</translation>
    </message>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>每行输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>File to write: .png, .svg or .pdf.</source>
        <translation>要写入的文件：.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>The step of the explanation to show, from 1.</source>
        <translation>要显示的讲解步骤，从 1 起。</translation>
    </message>
    <message>
        <source>Width and height in pixels, such as 1280x800.</source>
        <translation>宽和高（像素），例如 1280x800。</translation>
    </message>
    <message>
        <source>%1 is “%2”, but one of these is expected: %3</source>
        <extracomment>%1 is an option such as --part, %2 what was given, %3 a list of what is allowed</extracomment>
        <translation>%1 的值是“%2”，应为下列之一：%3</translation>
    </message>
    <message>
        <source>--size is “%1”, but two numbers from %2 to %3 are expected, as in 1280x800</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers of pixels</extracomment>
        <translation>--size 的值是“%1”，应为两个 %2 到 %3 之间的数，例如 1280x800</translation>
    </message>
    <message>
        <source>render needs a file to write: -o FILE</source>
        <translation>render 需要指定输出文件：-o FILE</translation>
    </message>
    <message>
        <source>--step is “%1”, but a number from 1 is expected</source>
        <extracomment>%1 is what was given</extracomment>
        <translation>--step 的值是“%1”，应为从 1 起的数</translation>
    </message>
    <message>
        <source>%1 does not end in .png, .svg or .pdf</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>%1 的扩展名不是 .png、.svg 或 .pdf</translation>
    </message>
    <message>
        <source>there is no step %1: the explanation has %2</source>
        <extracomment>%1 is a step that was asked for, %2 how many there are</extracomment>
        <translation>没有第 %1 步：讲解共 %2 步</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>line %1, byte %2: a whole number from 0 to %3 is expected</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 the largest number allowed</extracomment>
        <translation>第 %1 行，第 %2 字节：应为 0 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>line %1, byte %2: the number is larger than %3</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 the largest number allowed</extracomment>
        <translation>第 %1 行，第 %2 字节：数大于 %3</translation>
    </message>
    <message>
        <source>line %1, byte %2: the input ends within a case</source>
        <extracomment>%1 is a line, %2 a byte of the input</extracomment>
        <translation>第 %1 行，第 %2 字节：输入在一组数据中间就结束了</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>the input could not be read: %1</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>无法读取输入：%1</translation>
    </message>
    <message>
        <source>the output could not be written: %1</source>
        <extracomment>%1 is what the system says</extracomment>
        <translation>无法写出结果：%1</translation>
    </message>
    <message>
        <source>“%1” is no known format; there are: %2</source>
        <extracomment>%1 is what was given, %2 lists names such as &quot;hdu2176&quot;</extracomment>
        <translation>没有名为“%1”的格式；可用的有：%2</translation>
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
        <translation>第 %1 行，第 %2 字节：此处应为 1 到 %3 的整数</translation>
    </message>
    <message>
        <source>line %1, byte %2: the number is in this case already</source>
        <extracomment>%1 is a line, %2 a byte of the input</extracomment>
        <translation>第 %1 行，第 %2 字节：这组数据里已经有这个数</translation>
    </message>
    <message>
        <source>The last heap whose value is wanted.</source>
        <translation>要算到的最后一堆。</translation>
    </message>
    <message>
        <source>sequence needs the last heap whose value is wanted: --to N</source>
        <translation>sequence 需要指明算到哪一堆：--to N</translation>
    </message>
    <message>
        <source>--to is “%1”, but a whole number from 0 to %2 is expected</source>
        <extracomment>%1 is what was given, %2 the largest number allowed</extracomment>
        <translation>--to 写的是“%1”，应为 0 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>Pixels of a PNG to a pixel of the picture.</source>
        <translation>PNG 的放大倍数。</translation>
    </message>
    <message>
        <source>--scale is “%1”, but a number from %2 to %3 is expected</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers</extracomment>
        <translation>--scale 是“%1”，应为 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>--scale is for .png alone: .svg and .pdf are sharp at every size</source>
        <translation>--scale 只用于 .png：.svg 和 .pdf 放大多少都清晰</translation>
    </message>
    <message>
        <source>slides are written as .pdf alone, but the file is %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>幻灯片只能写成 .pdf，而文件名是 %1</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large: choose a smaller --scale</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>%1 × %2 像素的图片太大，请减小 --scale</translation>
    </message>
    <message>
        <source>line %1, byte %2: the answer is known for heaps of up to %3 only</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 a number of stones</extracomment>
        <translation>第 %1 行，第 %2 字节：这一题只能解答每堆不超过 %3 颗石子的情形</translation>
    </message>
    <message>
        <source>line %1, byte %2: the graph up to here has a cycle: %3</source>
        <extracomment>%1 is a line, %2 a byte of the input, %3 names vertices, as in &quot;2 → 5 → 2&quot;</extracomment>
        <translation>第 %1 行，第 %2 字节：到此为止的图里有环：%3</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足，无法完成此操作</translation>
    </message>
    <message>
        <source>a line of more than %1 bytes is too long</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>一行超过 %1 字节，太长了</translation>
    </message>
    <message>
        <source>a position has no NUL character</source>
        <translation>局面中不能有 NUL 字符</translation>
    </message>
    <message>
        <source>this is no text in UTF-8</source>
        <translation>不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>Verdict, SG value and every winning move. Without a position, one a line is read from standard input.</source>
        <translation>判定结果、SG 值和所有必胜走法。不给局面时，从标准输入逐行读取，每行一个。</translation>
    </message>
    <message>
        <source>The explanation, step by step.</source>
        <translation>按步骤讲解。</translation>
    </message>
    <message>
        <source>A picture, or the explanation with all its steps on paper or slides.</source>
        <translation>生成一张图片，或把讲解的全部步骤写成文稿、幻灯片。</translation>
    </message>
    <message>
        <source>Reads the input of a classic problem and writes its output.</source>
        <translation>读入经典题目的输入，写出答案。</translation>
    </message>
    <message>
        <source>SG values of the heaps 0 to N, and the period if it is proven.</source>
        <translation>写出 0 到 N 各堆的 SG 值；周期若已证明，也一并写出。</translation>
    </message>
    <message>
        <source>How the explanation is written.</source>
        <translation>讲解写成什么格式。</translation>
    </message>
    <message>
        <source>What is drawn. Slides are written as .pdf alone.</source>
        <translation>画什么。幻灯片只能写成 .pdf。</translation>
    </message>
    <message>
        <source>A second language for the explanation, beside the first.</source>
        <translation>讲解并列显示的第二种语言。</translation>
    </message>
    <message>
        <source>The arrangement of the board, as the View menu calls it.</source>
        <translation>棋盘的排列方式，名称与“视图”菜单里的相同。</translation>
    </message>
    <message>
        <source>The colours.</source>
        <translation>配色。</translation>
    </message>
    <message>
        <source>The language.</source>
        <translation>语言。</translation>
    </message>
    <message>
        <source>there is no option “%1” here; --help lists those that there are</source>
        <extracomment>%1 is what has been typed</extracomment>
        <translation>这里没有“%1”这个选项；用 --help 可列出所有选项</translation>
    </message>
    <message>
        <source>%1 needs a value behind it</source>
        <extracomment>%1 is an option such as --part</extracomment>
        <translation>%1 后面要跟一个值</translation>
    </message>
    <message>
        <source>%1 has no meaning with --part %2</source>
        <extracomment>%1 is an option such as --step, %2 a part of the page such as slides</extracomment>
        <translation>%1 不能与 --part %2 同用</translation>
    </message>
    <message>
        <source>solve needs the name of one format, such as %1</source>
        <translation>solve 需要一个题目格式的名称，例如 %1</translation>
    </message>
    <message>
        <source>sequence needs one rule, such as %1</source>
        <translation>sequence 需要一条规则，例如 %1</translation>
    </message>
    <message>
        <source>one position is expected, in quotation marks, such as %1</source>
        <extracomment>%1 is a position in quotation marks</extracomment>
        <translation>应给出一个局面，并加引号，例如 %1</translation>
    </message>
    <message>
        <source>Last Stone: learn and lecture on impartial games.</source>
        <translation>Last Stone：学习和讲授公平组合游戏。</translation>
    </message>
    <message>
        <source>Each command with --help behind it tells its options and more.</source>
        <translation>在命令后面加 --help，可查看它的选项和更多说明。</translation>
    </message>
    <message>
        <source>A position is written as in:</source>
        <translation>局面的写法例如：</translation>
    </message>
    <message>
        <source>The formats are those of these problems:</source>
        <translation>格式取自下列题目：</translation>
    </message>
    <message>
        <source>A rule is written as in:</source>
        <translation>规则的写法例如：</translation>
    </message>
    <message>
        <source>this board has one arrangement alone, so --arrangement has no meaning</source>
        <translation>这个棋盘只有一种排列方式，不能用 --arrangement</translation>
    </message>
    <message>
        <source>there is no arrangement “%1”; there are: %2</source>
        <extracomment>%1 is what was given, %2 lists names of arrangements</extracomment>
        <translation>没有“%1”这种排列方式；可用的有：%2</translation>
    </message>
    <message>
        <source>Opens the window, at that position or with that exercise set.</source>
        <translation>打开窗口，摆出那个局面，或打开那组练习题。</translation>
    </message>
    <message>
        <source>Questions with their answers, one a line, as the exercises ask them.</source>
        <translation>练习所问的问题及其答案，每行一题。</translation>
    </message>
    <message>
        <source>The kind of question; without it all kinds in turn.</source>
        <translation>问题的种类；不指定则各类轮流。</translation>
    </message>
    <message>
        <source>How difficult the questions are.</source>
        <translation>问题的难度。</translation>
    </message>
    <message>
        <source>How many there are at most; 10 unless told otherwise.</source>
        <translation>最多几题；不指定则为 10。</translation>
    </message>
    <message>
        <source>The number that they are drawn from; the same gives the same.</source>
        <translation>抽题所用的数；数相同则题相同。</translation>
    </message>
    <message>
        <source>%1 is “%2”, but a whole number from %3 to %4 is expected</source>
        <extracomment>%1 is an option such as --count, %2 what was given, %3 and %4 are numbers</extracomment>
        <translation>%1 是“%2”，但应为 %3 到 %4 的整数</translation>
    </message>
    <message>
        <source>A lesson, or one of its rules, is written as in:</source>
        <translation>课程或它的规则写法如下：</translation>
    </message>
    <message>
        <source>right: %1</source>
        <extracomment>a line: %1 is the right answer</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>wrong: %1 (%2)</source>
        <extracomment>a line: %1 is a wrong answer, %2 what is said to it</extracomment>
        <translation>常见错误：%1（%2）</translation>
    </message>
    <message>
        <source>&quot;P&quot; or &quot;N&quot;</source>
        <translation>&quot;P&quot; 或 &quot;N&quot;</translation>
    </message>
    <message>
        <source>the number of a choice, from 1</source>
        <translation>选项的编号，从 1 起</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a list of numbers, in order</source>
        <translation>若干个数，从小到大</translation>
    </message>
    <message>
        <source>the position that the move leads to</source>
        <translation>走完之后的局面</translation>
    </message>
    <message>
        <source>the positions that the moves lead to; [] for none</source>
        <translation>各种走法走完之后的局面；没有则为 []</translation>
    </message>
    <message>
        <source>a position; [] where it cannot be done</source>
        <translation>一个局面；办不到则为 []</translation>
    </message>
    <message>
        <source>The kinds, and what answers them:</source>
        <translation>问题的种类及答案的写法：</translation>
    </message>
    <message>
        <source>Write one JSON object.</source>
        <translation>写成一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Nim: every winning first move. Cases: how many heaps, and the heaps; a 0 ends the input.</source>
        <translation>Nim：所有制胜的第一步。每组：堆数和各堆；以 0 结束。</translation>
    </message>
    <message>
        <source>Bash’s game: who wins? How many cases; then each with its stones and how many may be taken at most.</source>
        <translation>巴什博弈：谁赢？先是组数；然后每组是石子数和每次最多取几颗。</translation>
    </message>
    <message>
        <source>Wythoff’s game: what the winning first moves leave. Cases of two heaps; 0 0 ends the input.</source>
        <translation>威佐夫博弈：制胜的第一步留下的局面。每组两堆；以 0 0 结束。</translation>
    </message>
    <message>
        <source>Wythoff’s game: does the first player win? Cases of two heaps, to the end of the input.</source>
        <translation>威佐夫博弈：先走的一方赢吗？每组两堆，直到输入结束。</translation>
    </message>
    <message>
        <source>Nim: does the first player win? How many cases; then each with how many heaps, and the heaps.</source>
        <translation>Nim：先走的一方赢吗？先是组数；然后每组是堆数和各堆。</translation>
    </message>
    <message>
        <source>Nim: the first winning move and what it leaves. One case: how many heaps, and the heaps.</source>
        <translation>Nim：第一个必胜走法和它留下的局面。只有一组：堆数和各堆。</translation>
    </message>
    <message>
        <source>Staircase Nim: does the first player win? One case: how many stairs, and their stones from stair 1 on.</source>
        <translation>阶梯 Nim：先走的一方赢吗？只有一组：级数，以及从第 1 级起各级的石子。</translation>
    </message>
    <message>
        <source>Coins on a strip: who wins? How many cases; then each with how many coins, and their squares.</source>
        <translation>纸带上的硬币：谁赢？先是组数；然后每组是硬币数和它们所在的格。</translation>
    </message>
    <message>
        <source>Nim with a subtraction set: who wins? How many numbers, and these; then how many heaps, and the heaps.</source>
        <translation>带可取集合的 Nim：谁赢？先是集合的大小和其中的数；再是堆数和各堆。</translation>
    </message>
    <message>
        <source>Three heaps from which Fibonacci numbers are taken: who wins? Cases of three heaps; 0 0 0 ends the input.</source>
        <translation>三堆石子，每次取走的颗数是斐波那契数：谁赢？每组三堆；以 0 0 0 结束。</translation>
    </message>
    <message>
        <source>Tokens on a graph without cycles: who wins? Each vertex with its edges; then questions, each with its tokens, until a 0.</source>
        <translation>无环图上的棋子：谁赢？先是各顶点和它的边；然后是各次询问的棋子，以 0 结束。</translation>
    </message>
    <message>
        <source>Tokens on a graph without cycles: who wins? How many vertices, edges and tokens; the edges; the tokens.</source>
        <translation>无环图上的棋子：谁赢？先是顶点数、边数和棋子数；然后是各边和各棋子。</translation>
    </message>
    <message>
        <source>there is no command “%1”; --help lists those that there are</source>
        <extracomment>%1 is what has been typed</extracomment>
        <translation>没有命令“%1”；--help 列出所有命令</translation>
    </message>
    <message>
        <source>what has been typed holds bytes that are no text in UTF-8</source>
        <translation>输入的内容含有不是 UTF-8 文本的字节</translation>
    </message>
    <message>
        <source>questions needs a lesson, or a rule in quotation marks</source>
        <translation>questions 后面要写一门课，或者带引号的规则</translation>
    </message>
    <message>
        <source>%1; for example: %2</source>
        <extracomment>%1 says what is wrong, %2 is a whole command that is right</extracomment>
        <translation>%1；例如：%2</translation>
    </message>
    <message>
        <source>--second-language names the language that everything is in already</source>
        <translation>--second-language 指定的就是当前使用的语言</translation>
    </message>
    <message>
        <source>One step of the explanation alone, from 1.</source>
        <translation>只写讲解的这一步，从 1 起。</translation>
    </message>
    <message>
        <source>A second language for the explanation, below each sentence.</source>
        <translation>讲解的第二种语言，写在每句的下面。</translation>
    </message>
    <message>
        <source>Whether the verdict is to be seen, and all that gives it away but the steps.</source>
        <translation>是否显示判定结果，以及除步骤外会透露结果的一切。</translation>
    </message>
</context>
<context>
    <name>Discovery</name>
    <message>
        <source>Whatever is moved ends the game, and loses it.</source>
        <translation>怎么走都会结束游戏，而且因此输掉。</translation>
    </message>
    <message>
        <source>Every move has an answer: %1.</source>
        <extracomment>%1 is a list such as &quot;“take 1” is answered by “take 3”, “take 2” is answered by “take 2”&quot;</extracomment>
        <translation>每种走法都有应对：%1。</translation>
    </message>
    <message>
        <source>Every move has an answer; for example, %1.</source>
        <extracomment>%1 is an example such as &quot;“take 1” is answered by “take 3”&quot;</extracomment>
        <translation>每种走法都有应对：例如%1。</translation>
    </message>
    <message>
        <source>“%1” ends the game, and wins it.</source>
        <extracomment>%1 is a move, such as &quot;take 3&quot;</extracomment>
        <translation>“%1”就结束了游戏，而且赢了。</translation>
    </message>
    <message>
        <source>After “%1” whatever is moved ends the game, and loses it.</source>
        <extracomment>%1 is a move, such as &quot;take 3&quot;</extracomment>
        <translation>走“%1”之后，对手怎么走都会结束游戏，而且因此输掉。</translation>
    </message>
    <message>
        <source>After “%1” every move has an answer: %2.</source>
        <extracomment>%1 is a move, such as &quot;take 1&quot;; %2 a list such as &quot;“take 1” is answered by “take 3”, “take 2” is answered by “take 2”&quot;</extracomment>
        <translation>走“%1”之后，对手的每种走法都有应对：%2。</translation>
    </message>
    <message>
        <source>After “%1” every move has an answer; for example, %2.</source>
        <extracomment>%1 is a move, such as &quot;take 1&quot;; %2 an example such as &quot;“take 1” is answered by “take 3”&quot;</extracomment>
        <translation>走“%1”之后，对手的每种走法都有应对：例如%2。</translation>
    </message>
    <message>
        <source>Try the moves one after the other. After which of them does your opponent have no good answer?</source>
        <translation>把各种走法一个一个试一试：走了哪一种，对手就没有好的应对？</translation>
    </message>
    <message>
        <source>After “%1” your opponent has a good answer: “%2”. And after the other moves?</source>
        <extracomment>both are moves, such as &quot;take 1&quot;</extracomment>
        <translation>走“%1”，对手有好的应对：“%2”。那么别的走法呢？</translation>
    </message>
    <message>
        <source>Begin with the small heaps, one after the other: from which of them does every move have a good answer?</source>
        <translation>从小堆开始，一堆一堆地试：哪一堆不管怎么走，对手都有好的应手？</translation>
    </message>
    <message>
        <source>“%1” is answered by “%2”</source>
        <extracomment>both are moves, such as &quot;take 1&quot;; it stands after &quot;has an answer:&quot;</extracomment>
        <translation>遇到“%1”就走“%2”</translation>
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
        <translation>最小的几个必败的堆是：%1。下一个呢？</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Kind of exercise</source>
        <translation>练习类型</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
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
        <translation>困难</translation>
    </message>
    <message>
        <source>Questions about this game, ten to a set, with the answers explained.</source>
        <translation>关于这个游戏的问题，每组十题，答案都有讲解。</translation>
    </message>
    <message>
        <source>What you are asked. Another choice begins another set.</source>
        <translation>问哪一类问题。改选之后开始新的一组。</translation>
    </message>
    <message>
        <source>Follows the answers</source>
        <translation>随回答调整</translation>
    </message>
    <message>
        <source>The questions of the set: a tick is understood, a half disc understood with help, an arrow comes again at the end, a ring is still to come.</source>
        <translation>这一组的问题：对勾是一次答对，半圆是有提示后答对，箭头是最后还要再问，圆圈是还没有问。</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>题组名称</translation>
    </message>
    <message>
        <source>The name of this set. Whoever types it, here, in the field of the position or on the command line, is asked the same questions. Type another one and press Enter to open it.</source>
        <translation>这一组题的名称。无论谁在这里、局面输入框或命令行输入它，得到的都是同样的问题。输入另一个名称并按 Enter 键即可打开。</translation>
    </message>
    <message>
        <source>Copy the name of the set</source>
        <translation>复制题组名称</translation>
    </message>
    <message>
        <source>Copies the name of the set, so that you can send it to others.</source>
        <translation>复制题组名称，可以发给别人。</translation>
    </message>
    <message>
        <source>Goes on: to the next question, or to another set.</source>
        <translation>继续：下一题，或者另一组题。</translation>
    </message>
    <message>
        <source>Opens the explanation of the question’s position at the step that decides, once you have answered.</source>
        <translation>回答之后，打开这个局面的讲解，停在起决定作用的一步。</translation>
    </message>
    <message>
        <source>Asks once more what you did not answer at the first try.</source>
        <translation>把没有一次答对的题再问一遍。</translation>
    </message>
    <message>
        <source>The wrong ones again</source>
        <translation>再做错题</translation>
    </message>
    <message>
        <source>Begins a set of the next level.</source>
        <translation>开始难一级的一组题。</translation>
    </message>
    <message>
        <source>A level up</source>
        <translation>升一级</translation>
    </message>
    <message>
        <source>What I know</source>
        <translation>我掌握了什么</translation>
    </message>
    <message>
        <source>Shows how far you have come: what you have read and understood of every lesson, and what comes next.</source>
        <translation>显示学到了哪里：每一课读过、掌握了什么，接下来学什么。</translation>
    </message>
    <message>
        <source>How difficult the questions are. If they follow the answers, they begin easy: two that are understood in a row go up, one that is not goes down.</source>
        <translation>问题的难度。如果随回答调整，则从简单开始：连续答对两题就升一级，答错一题就降一级。</translation>
    </message>
    <message>
        <source>Question set</source>
        <translation>题组</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>倍数(&amp;S)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What is written: the board, the chart, all steps of the explanation, the whole window, or slides.</source>
        <translation>写入哪些内容：棋盘、图表、讲解的全部步骤、整个窗口，或者幻灯片。</translation>
    </message>
    <message>
        <source>How it is written: PNG as pixels, SVG and PDF as lines and letters, which stay sharp at every size.</source>
        <translation>写成什么格式：PNG 由像素构成；SVG 和 PDF 由线条和文字构成，放大缩小都清晰。</translation>
    </message>
    <message>
        <source>How much of the file has been made</source>
        <translation>文件已生成多少</translation>
    </message>
    <message>
        <source>Asks for the name of the file, then writes it.</source>
        <translation>询问文件名，然后写入文件。</translation>
    </message>
    <message>
        <source>Stops the file that is being written, or closes this window. Nothing is written.</source>
        <translation>停止写入正在生成的文件，或者关闭此窗口。什么也不写入。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Explanation, all steps</source>
        <translation>讲解（所有步骤）</translation>
    </message>
    <message>
        <source>Whole window</source>
        <translation>整个窗口</translation>
    </message>
    <message>
        <source>Slides, one step a page</source>
        <translation>幻灯片（每页一步）</translation>
    </message>
    <message>
        <source>How much larger than on the screen the picture becomes, in pixels. Only for PNG.</source>
        <translation>图片的像素是屏幕上的几倍。只用于 PNG。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>it is no plain file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it has more than %1 bytes</source>
        <extracomment>to stand behind &quot;could not be read:&quot;; %1 is a large number</extracomment>
        <translation>它超过 %1 字节</translation>
    </message>
    <message>
        <source>it is being written to</source>
        <translation>它正在被写入</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Take one or more stones from one heap.</source>
        <translation>从一堆中取任意多颗石子，至少取一颗。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>取走最后一颗石子的一方输。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>取走最后一颗石子的一方赢。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences after each other: what a move is, and who wins</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Your move: click a stone to take it and those after it.</source>
        <translation>轮到你了：点击一颗石子，就取走它和它后面的石子。</translation>
    </message>
    <message>
        <source>The game is over: no move is left.</source>
        <translation>游戏已经结束：无法再走了。</translation>
    </message>
    <message>
        <source>Here no move is possible.</source>
        <translation>这里无法走。</translation>
    </message>
    <message>
        <source>That is no move. %1</source>
        <extracomment>%1 is a sentence that says what a move is</extracomment>
        <translation>不能这样走。%1</translation>
    </message>
    <message numerus="yes">
        <source>You may take at most %n stone(s) here.</source>
        <translation>
            <numerusform>这里最多可取 %n 颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever makes the last move loses.</source>
        <translation>走最后一步的一方输。</translation>
    </message>
    <message>
        <source>Whoever makes the last move wins.</source>
        <translation>走最后一步的一方赢。</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games of Last Stone (*%1)</source>
        <translation>Last Stone 对局 (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <extracomment>%1 is a file name, %2 what is wrong with it</extracomment>
        <translation>无法打开 %1。%2</translation>
    </message>
    <message>
        <source>It is too large for a game.</source>
        <translation>文件太大，不可能是一局棋。</translation>
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
        <translation>N 局面（先手必胜态） · 石子已取完 · 取走最后一颗的人输了</translation>
    </message>
    <message>
        <source>P-position · no stone is left · whoever took the last stone has won</source>
        <translation>P 局面（先手必败态） · 石子已取完 · 取走最后一颗的人赢了</translation>
    </message>
    <message>
        <source>No stone is left: the game is over</source>
        <translation>石子已取完，对局结束</translation>
    </message>
    <message>
        <source>Whoever took the last stone has lost, so the player to move has won: an N-position.</source>
        <translation>取走最后一颗的人输了，所以轮到走的一方赢了：这是 N 局面。</translation>
    </message>
    <message>
        <source>The player to move cannot move and has lost: a P-position.</source>
        <translation>轮到走的一方无法再走，已经输了：这是 P 局面。</translation>
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
        <translation>阶梯</translation>
    </message>
    <message>
        <source>kayles</source>
        <extracomment>the word that is typed for a game</extracomment>
        <translation>凯尔斯</translation>
    </message>
    <message>
        <source>the number of heaps is given as %1, but %2 follow</source>
        <extracomment>&quot;三堆 5 7&quot; was typed: %1 is 3, %2 is 2</extracomment>
        <translation>前面说是 %1 堆，后面却有 %2 堆</translation>
    </message>
</context>
<context>
    <name>GraphAccessible</name>
    <message>
        <source>token %1 on vertex %2</source>
        <extracomment>read aloud: %1 is the number of a token, %2 a vertex</extracomment>
        <translation>棋子 %1，在顶点 %2 上</translation>
    </message>
    <message numerus="yes">
        <source>vertex %1, value %2, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>顶点 %1，值 %2，%n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex %1, %n token(s)</source>
        <extracomment>read aloud: %1 is a vertex, %n how many tokens stand on it</extracomment>
        <translation>
            <numerusform>顶点 %1，%n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>Graph</source>
        <extracomment>read aloud</extracomment>
        <translation>有向图</translation>
    </message>
</context>
<context>
    <name>GraphBoard</name>
    <message>
        <source>From %1: click the target, or arrow keys and Enter · Esc: no arrow</source>
        <extracomment>said while an arrow from a vertex, %1, is being drawn</extracomment>
        <translation>从 %1 出发：点击要指向的顶点，或用方向键和 Enter 选定 · Esc：不画</translation>
    </message>
    <message>
        <source>First choose a vertex, by Tab or an arrow key.</source>
        <translation>请先用 Tab 或方向键选一个顶点。</translation>
    </message>
    <message>
        <source>F2 goes on drawing; then Ctrl+click puts a token, Alt+click takes it off.</source>
        <translation>按 F2 继续画图，之后Ctrl+点击放棋子，Alt+点击取下棋子。</translation>
    </message>
    <message>
        <source>“Edit” goes on drawing; then Ctrl+click puts a token, Alt+click takes it off.</source>
        <translation>先按“编辑”继续画图，之后Ctrl+点击放棋子，Alt+点击取下棋子。</translation>
    </message>
    <message>
        <source>F2 begins to draw; then a double click makes a vertex.</source>
        <translation>按 F2 开始画图，之后双击即可新建顶点。</translation>
    </message>
    <message>
        <source>“Edit” begins to draw; then a double click makes a vertex.</source>
        <translation>先按“编辑”开始画图，之后双击即可新建顶点。</translation>
    </message>
    <message>
        <source>This graph is too large to be drawn, with more than %1 vertices or %2 arrows. It can be played by the fields below.</source>
        <extracomment>%1 and %2 are how many vertices and edges are drawn at most</extracomment>
        <translation>这个图太大，画不出来：顶点超过 %1 个，或箭头超过 %2 条。可以用下方的输入框来走。</translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <extracomment>%1 is what is wrong, in the program&apos;s words</extracomment>
        <translation>这样无法对局：%1。</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>正在读取 %1……</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <extracomment>%1 is a line, %2 a column, %3 what is wrong there</extracomment>
        <translation>第 %1 行第 %2 列：%3。</translation>
    </message>
    <message>
        <source>The graph in the file has a cycle, %1, so a game on it need not end.</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>文件中的图有环 %1，在它上面对局未必会结束。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The graph has been saved as %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>图已保存为 %1。</translation>
    </message>
    <message>
        <source>The last vertex stays: a game needs one.</source>
        <translation>最后一个顶点要留下：对局至少需要一个顶点。</translation>
    </message>
    <message>
        <source>The last token would have gone with its vertex; it stands on %1 now.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>最后一枚棋子本会随顶点一起删掉，现在把它放在 %1 上。</translation>
    </message>
    <message>
        <source>No arrow: it would close a cycle, %1.</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>没有画上：这条箭头会形成环 %1。</translation>
    </message>
    <message>
        <source>The last token stays: a game needs one.</source>
        <translation>最后一枚棋子要留下：对局至少需要一枚棋子。</translation>
    </message>
    <message>
        <source>There is no token on %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>%1 上没有棋子。</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters, no blanks, “:”, “;”, “&gt;”, “=”, “,”, braces or quotes, and does not end in “misere”. Esc leaves it as it was.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>名称为 1 到 %1 个字符，不含空格、“:”、“;”、“&gt;”、“=”、“,”、花括号和引号，也不以“misere”结尾。按 Esc 保留原来的名称。</translation>
    </message>
    <message>
        <source>No token can go to %1 in one move.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>没有棋子能一步走到 %1。</translation>
    </message>
    <message>
        <source>Several tokens can go to %1: click one of them first.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>有几枚棋子能走到 %1：请先点击其中一枚。</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>Choose a token</source>
        <translation>选择一枚棋子</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>Go to the next arrow of the token, to the one before</source>
        <translation>换到棋子的下一条箭头、上一条箭头</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Choose the arrow to this vertex; elsewhere on the page it begins a position</source>
        <translation>选通往这个顶点的箭头；焦点不在棋盘上时，开始输入局面</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go to the first arrow of the token, to the last one</source>
        <translation>棋子的第一条箭头、最后一条箭头</translation>
    </message>
    <message>
        <source>Change the graph</source>
        <translation>编辑这张图</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Go to another vertex</source>
        <translation>转到别的顶点</translation>
    </message>
    <message>
        <source>Go to the first vertex, to the last one</source>
        <translation>转到第一个顶点、最后一个顶点</translation>
    </message>
    <message>
        <source>Ctrl and arrow keys</source>
        <translation>Ctrl 加方向键</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>移动选中的东西</translation>
    </message>
    <message>
        <source>Add a vertex</source>
        <translation>添加一个顶点</translation>
    </message>
    <message>
        <source>Begin an arrow; Enter ends it at another vertex</source>
        <translation>开始画一条箭头；到另一个顶点按 Enter 画好</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>删除选中的东西</translation>
    </message>
    <message>
        <source>Name the vertex</source>
        <translation>给顶点命名</translation>
    </message>
    <message>
        <source>Put a token on the vertex, take one away</source>
        <translation>在顶点上放一枚棋子、拿走一枚</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Select the vertex, or no longer</source>
        <translation>选中顶点，或取消选中</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>全部选中</translation>
    </message>
    <message>
        <source>The graph is done: play on it</source>
        <translation>图画好了，在上面对局</translation>
    </message>
    <message>
        <source>While the graph is drawn, letters belong to it; Esc or E ends that.</source>
        <translation>画图时字母键归图使用；按 Esc 或 E 结束画图。</translation>
    </message>
    <message>
        <source>A token goes along an arrow, to a vertex: it is back on %1.</source>
        <translation>棋子要沿箭头走到一个顶点上：它回到了 %1。</translation>
    </message>
    <message>
        <source>There is an arrow from %1 to %2 already.</source>
        <extracomment>%1 and %2 are vertices</extracomment>
        <translation>从 %1 到 %2 已经有一条箭头了。</translation>
    </message>
    <message>
        <source>A token stands on a vertex: it is back on %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子要放在顶点上：它回到了 %1。</translation>
    </message>
    <message>
        <source>An arrow ends at a vertex: drop it on one.</source>
        <translation>箭头要连到顶点上：请放到一个顶点上。</translation>
    </message>
    <message>
        <source>Double-click or Insert: vertex · drag to a vertex or C: arrow · Ctrl+click: token · Esc: done</source>
        <translation>双击或 Insert：新建顶点 · 拖到顶点上或 C：画箭头 · Ctrl+点击：放棋子 · Esc：完成</translation>
    </message>
    <message>
        <source>Drag: move, onto a vertex or C: arrow · Ctrl+click: token · F2: name · Delete · Esc: done</source>
        <translation>拖动：移动，拖到顶点上或 C：画箭头 · Ctrl+点击：放棋子 · F2：命名 · Delete：删除 · Esc：完成</translation>
    </message>
    <message>
        <source>Delete removes the arrow · Esc: done</source>
        <translation>Delete：删除这条箭头 · Esc：完成</translation>
    </message>
    <message>
        <source>There is no room for them: they are back where they were.</source>
        <translation>那里放不下：它们已回到原处。</translation>
    </message>
    <message>
        <source>Give up the arrow that is being drawn; else the graph is done</source>
        <translation>放弃正在画的箭头；没有在画箭头时，画图结束</translation>
    </message>
    <message>
        <source>Double-click or Insert: vertex · drag to a vertex or C: arrow · no token yet: Ctrl+click or + puts one · Esc: done</source>
        <translation>双击或 Insert：新建顶点 · 拖到顶点上或 C：画箭头 · 还没有棋子：Ctrl+点击或 + 放一枚 · Esc：完成</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of the file cannot be kept as they are: a name here has at most %1 characters, and no blanks or signs of the notation.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>
            <numerusform>文件中有 %n 个名称不能原样保留：这里的名称最多 %1 个字符，且不含空格和记法所用的符号。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraphDot</name>
    <message>
        <source>this comment has no end</source>
        <translation>这段注释没有结束</translation>
    </message>
    <message>
        <source>this quoted text has no end</source>
        <translation>这段引号内的文字没有结束</translation>
    </message>
    <message>
        <source>labels in HTML are not read, only plain ones</source>
        <translation>不读取 HTML 标签，只读取普通的 label</translation>
    </message>
    <message>
        <source>this character does not belong here; a name with it needs quotes</source>
        <translation>这里不应有这个字符；含有它的名称要加引号</translation>
    </message>
    <message>
        <source>the end of the file is expected: only one graph is read</source>
        <translation>文件应在此结束：只读取一个图</translation>
    </message>
    <message>
        <source>the graph has no vertex</source>
        <translation>图里没有顶点</translation>
    </message>
    <message>
        <source>there are more than %1 tokens</source>
        <translation>棋子超过 %1 枚</translation>
    </message>
    <message>
        <source>a name or a number is expected</source>
        <translation>此处应为名称或数</translation>
    </message>
    <message>
        <source>a quoted text is expected after “+”</source>
        <translation>“+”后面应为带引号的文字</translation>
    </message>
    <message>
        <source>this graph has no directions: “digraph” is expected, with edges “-&gt;”</source>
        <translation>这个图没有方向：应为“digraph”，边写作“-&gt;”</translation>
    </message>
    <message>
        <source>“digraph” is expected</source>
        <translation>此处应为“digraph”</translation>
    </message>
    <message>
        <source>there are more than %1 groups in each other</source>
        <translation>分组嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>“{” is expected</source>
        <translation>此处应为“{”</translation>
    </message>
    <message>
        <source>“}” is expected at the end of the graph</source>
        <translation>图的末尾应有“}”</translation>
    </message>
    <message>
        <source>“-&gt;” is expected, as edges have a direction</source>
        <translation>边有方向，此处应为“-&gt;”</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <translation>顶点超过 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 edges</source>
        <translation>边超过 %1 条</translation>
    </message>
    <message>
        <source>an attribute or “]” is expected</source>
        <translation>此处应为属性或“]”</translation>
    </message>
    <message>
        <source>“=” and a value is expected</source>
        <translation>此处应为“=”和属性值</translation>
    </message>
    <message>
        <source>a place is expected, as in pos=&quot;72,36&quot;</source>
        <translation>此处应为位置，例如 pos=&quot;72,36&quot;</translation>
    </message>
    <message>
        <source>a number of tokens from 0 to %1 is expected</source>
        <translation>此处应为棋子数，从 0 到 %1</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Guide to Last Stone</source>
        <translation>最后一子使用指南</translation>
    </message>
    <message>
        <source>The chapters of the guide; while you search, the places that have been found.</source>
        <translation>指南的各章；查找时列出找到的各处。</translation>
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
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Finds words in all chapters of the guide and in the tours of the lessons. Enter goes from one place to the next.</source>
        <translation>在指南的所有章节和各课的导览中查找。按 Enter 键到下一处。</translation>
    </message>
    <message>
        <source>Search guide and tours</source>
        <translation>查找指南和导览</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>本章内容</translation>
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
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The kind of game. Each kind has rules of its own.</source>
        <translation>游戏的种类。每一种都有自己的规则。</translation>
    </message>
    <message>
        <source>The rule of the game. Choose one from the list, or type one and press Enter.</source>
        <translation>游戏的规则。从列表里选，或者自己输入再按 Enter。</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>游戏的种类</translation>
    </message>
    <message>
        <source>Rule of the game</source>
        <translation>游戏的规则</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What I know</source>
        <translation>我掌握了什么</translation>
    </message>
    <message>
        <source>What I know, by lesson</source>
        <translation>各课掌握的情况</translation>
    </message>
    <message>
        <source>How far you have come with each lesson. A ring is not touched yet, a half disc is begun, a tick is understood. Enter or a double click on a line goes on there.</source>
        <translation>每一课学到了哪里。圆圈是还没有开始，半圆是已经开始，对勾是已经掌握。在某一行按 Enter 键或双击，就从那里接着学。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>○ not touched yet  ◐ begun  ✓ understood. What you did not answer at the first try waits in Leitner’s boxes and comes again in later sets: the higher the box, the later.</source>
        <translation>○ 还没开始  ◐ 已经开始  ✓ 已经掌握。没有一次答对的问题放进莱特纳盒子，在以后的题组里还会再问；盒子的编号越大，隔得越久。</translation>
    </message>
    <message>
        <source>Writes a table of what you have read, answered and played to a file, a line for each day, for a spreadsheet.</source>
        <translation>把读过、答过和下过的内容按天写成表格文件，可用电子表格软件打开。</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>Has the program forget all that is shown here, once you have said yes.</source>
        <translation>确认之后，程序会忘掉这里显示的一切。</translation>
    </message>
    <message>
        <source>Forget everything…</source>
        <translation>全部忘掉…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Goes on with the line that is chosen: in the beginning, what comes next in this lesson.</source>
        <translation>从选中的一行接着学：刚打开时，是这一课接下来的一项。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Writes all of this to a file, or has the program forget it.</source>
        <translation>把这一切写进文件，或者让程序全部忘掉。</translation>
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
        <translation>%2 节中已读 %1 节</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>还没有问过</translation>
    </message>
    <message>
        <source>understood: the last three right at the first try</source>
        <translation>已掌握：最近三题都一次答对</translation>
    </message>
    <message>
        <source>lately %1 of %2 right at the first try</source>
        <extracomment>of the latest questions, %1 of %2 have been answered rightly at the first try</extracomment>
        <translation>最近 %2 题中一次答对 %1 题</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没有下过</translation>
    </message>
    <message>
        <source>played, not won yet</source>
        <translation>下过，还没有赢过</translation>
    </message>
    <message>
        <source>won against “%1”</source>
        <extracomment>%1 is the name of an opponent</extracomment>
        <translation>赢过“%1”</translation>
    </message>
    <message>
        <source>%1, next: “%2”</source>
        <extracomment>what comes next: %1 is what has been done, %2 the name of an opponent</extracomment>
        <translation>%1，下一个：“%2”</translation>
    </message>
    <message>
        <source>box %1: %2</source>
        <extracomment>of Leitner’s boxes: %1 is the number of a box, %2 how many questions are in it</extracomment>
        <translation>%1 号盒：%2 题</translation>
    </message>
    <message>
        <source>Leitner’s boxes</source>
        <translation>莱特纳盒子</translation>
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
        <translation>还没有答完</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>%1 is a kind of question; of the latest ones, %2 of %3 have been answered rightly at the first try</extracomment>
        <translation>%1：%3 题对 %2 题</translation>
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
        <translation>摆上</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
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
        <translation>把输入的局面摆上棋盘。</translation>
    </message>
    <message>
        <source>Sets up a position drawn at random: easy, medium or hard.</source>
        <translation>抽一个随机局面：容易、中等或困难。</translation>
    </message>
    <message>
        <source>Says who wins: in a P-position whoever moved last, in an N-position whoever moves now. The eye hides it, so that you can think first.</source>
        <translation>说明谁会赢：P 局面是刚走完的人赢，N 局面是接下来要走的人赢。点眼睛图标可以藏起来，先自己想一想。</translation>
    </message>
    <message>
        <source>What the coach says about your last move, and hints.</source>
        <translation>教练对你上一步的评判，还有提示。</translation>
    </message>
    <message>
        <source>The moves of this game. A click on one shows the position after it; you can go on from there.</source>
        <translation>本局的棋谱。点其中一步，就显示走完那一步的局面，可以从那里接着走。</translation>
    </message>
    <message>
        <source>The number that belongs to the rule of this game. The heaps stay as they are.</source>
        <translation>这个游戏规则里的数。修改后各堆保持不变。</translation>
    </message>
    <message>
        <source>Some games belong to two lessons. This opens the position in the other one.</source>
        <translation>有些游戏属于两课。点这里在另一课中打开这个局面。</translation>
    </message>
    <message>
        <source>Chooses how the board shows the position. The key V goes through all the ways.</source>
        <translation>选择棋盘怎样画出局面。按 V 键轮流切换。</translation>
    </message>
    <message>
        <source>A guided tour of the game. A click on a position in it puts that position on the board.</source>
        <translation>这个游戏的导览。点其中的局面，就把它摆上棋盘。</translation>
    </message>
    <message>
        <source>Explains the position on the board, step by step.</source>
        <translation>分步讲解棋盘上的局面。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Set up a random position</source>
        <translation>摆出随机局面</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Random position, easy</source>
        <translation>随机局面，容易</translation>
    </message>
    <message>
        <source>Random position, medium</source>
        <translation>随机局面，中等</translation>
    </message>
    <message>
        <source>Random position, hard</source>
        <translation>随机局面，困难</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Takes moves back, until it is your turn again.</source>
        <translation>撤销走过的步，直到又轮到你走。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Makes the moves again that were taken back.</source>
        <translation>把撤销的步重新走一遍。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Coach judges every move</source>
        <translation>教练评判每一步</translation>
    </message>
    <message>
        <source>Show the verdict</source>
        <translation>显示判定</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Copy board as a picture</source>
        <translation>将棋盘复制为图片</translation>
    </message>
    <message>
        <source>Copy explanation as a picture</source>
        <translation>将讲解复制为图片</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the board, the chart, the explanation or slides to a file</source>
        <translation>把棋盘、图表、讲解或幻灯片写入文件</translation>
    </message>
    <message>
        <source>Type a position</source>
        <translation>输入局面</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>转到棋盘</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>换一种画法</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>走子动画</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>我已经会了</translation>
    </message>
    <message>
        <source>Show all of the page at once</source>
        <translation>立刻显示整页</translation>
    </message>
    <message>
        <source>I know this game</source>
        <translation>我会这个游戏</translation>
    </message>
    <message>
        <source>I know all these games</source>
        <translation>这些游戏我都会</translation>
    </message>
    <message>
        <source>The position in short: the sizes of the heaps. Type another one and press Enter; positions of the other lessons are understood as well, and so are names of exercise sets.</source>
        <translation>局面的简写：各堆的大小。输入另一个局面并按 Enter 键；也可以输入其他课程的局面，或练习题组的名称。</translation>
    </message>
    <message>
        <source>Questions about this game, ten to a set, with the answers explained.</source>
        <translation>关于这个游戏的问题，每组十题，答案都有讲解。</translation>
    </message>
    <message>
        <source>Exercise set…</source>
        <translation>练习题组…</translation>
    </message>
    <message>
        <source>Open a set of questions by its name</source>
        <translation>按名称打开一组题</translation>
    </message>
    <message>
        <source>Who answers your moves in this lesson; each plays better than those above it</source>
        <translation>这一课里由谁应对；越往下水平越高</translation>
    </message>
    <message>
        <source>Who answers your moves in this lesson: another person at the same board, or the program. Below the first, each plays better than those above it.</source>
        <translation>这一课里由谁应对：同一棋盘前的另一个人，或者程序。第一项以下，越往下水平越高。</translation>
    </message>
    <message>
        <source>Who makes the first move of a new game in this lesson</source>
        <translation>这一课里新的一局由谁先走</translation>
    </message>
    <message>
        <source>Who makes the first move of a new game in this lesson.</source>
        <translation>这一课里新的一局由谁先走。</translation>
    </message>
    <message>
        <source>In a game that is new to you, all that would give away who wins is hidden until you have found the rule. This shows all of it at once, in this lesson or in all.</source>
        <translation>第一次玩的游戏里，凡是会泄露谁能赢的内容都先藏起来，直到你找到规律。点这里立刻全部显示，可以只对这一课，也可以对所有课。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>走最后一步</translation>
    </message>
    <message>
        <source>Whether whoever makes the last move wins (normal play) or loses (misère play).</source>
        <translation>走最后一步的一方算赢（正常规则），还是算输（反规则）。</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>算赢</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>算输</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开局</translation>
    </message>
    <message>
        <source>Tour, explanation and exercise</source>
        <translation>导览、讲解与练习</translation>
    </message>
    <message>
        <source>Go to the question</source>
        <translation>转到问题</translation>
    </message>
    <message>
        <source>In another lesson</source>
        <translation>在另一课中看</translation>
    </message>
    <message>
        <source>Board picture</source>
        <translation>棋盘样式</translation>
    </message>
    <message>
        <source>To where the question is answered that is open, or that the tour asks next; else opens the exercises</source>
        <translation>转到当前问题或导览下一个问题的作答处；都没有时打开练习</translation>
    </message>
    <message>
        <source>Gives a hint: first the idea, then the step to take, and then, one after the other, the moves that win, on the board and without making them. Where none wins, it is the move that is hardest to answer.</source>
        <translation>给出提示：先说思路，再说怎样下手，然后在棋盘上依次指出各种必胜走法，但不替你走。没有必胜走法时，指出最难应对的一步。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>对局双方</translation>
    </message>
    <message>
        <source>Show the fields of opponent, who begins and last move</source>
        <translation>显示对手、谁先走和走最后一步的设置</translation>
    </message>
    <message>
        <source>In a low window the coach speaks in the place of the fields of the players. This shows them until the next move.</source>
        <translation>窗口较矮时，教练的话占用对局双方那一行。按这里可以重新显示那一行，直到下一步。</translation>
    </message>
    <message>
        <source>Starts this game again from its first position.</source>
        <translation>回到本局开始时的局面，重新开始。</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>One position less</source>
        <translation>减少一个局面</translation>
    </message>
    <message>
        <source>One position more</source>
        <translation>增加一个局面</translation>
    </message>
    <message>
        <source>Let the table grow by itself</source>
        <translation>让表格自动展开</translation>
    </message>
    <message>
        <source>How far the table has grown</source>
        <translation>表格展开到哪里</translation>
    </message>
    <message>
        <source>The table of the lesson. It grows by one position at a time, as on a blackboard; a click on a position puts it on the board.</source>
        <translation>本课的表格，像写板书一样一次多出一个局面；点其中的局面，就把它摆上棋盘。</translation>
    </message>
    <message>
        <source>Lets the table grow or shrink: one position at a time, by itself, or at once.</source>
        <translation>让表格增减：一次一个局面、自动进行，或一下到位。</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>P-position: the previous player wins (key P)</source>
        <translation>P 局面：刚走完的一方赢（P 键）</translation>
    </message>
    <message>
        <source>Answers before the table tells. The keys P and N do it too.</source>
        <translation>在表格说出结果之前作答，按 P 键和 N 键也行。</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>N-position: the next player wins (key N)</source>
        <translation>N 局面：接下来要走的一方赢（N 键）</translation>
    </message>
    <message>
        <source>Type a number and press Enter: the table tells then.</source>
        <translation>输入一个数，按 Enter 键，表格就说出结果。</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>先问我</translation>
    </message>
    <message>
        <source>The table asks before it tells.</source>
        <translation>表格先提问，再说出结果。</translation>
    </message>
    <message>
        <source>Whether the table asks what comes next before it tells. Who has answered it once is not asked any more, unless this is switched on.</source>
        <translation>表格是否先问下一格，再说出结果。答完过一次以后就不再提问，除非打开这一项。</translation>
    </message>
    <message>
        <source>What the table is of, where there is a choice.</source>
        <translation>有几种可选时，表格列的是哪一种。</translation>
    </message>
    <message>
        <source>P: whoever moves now loses. N: whoever moves now wins.</source>
        <translation>P：轮到走的一方必败。N：轮到走的一方必胜。</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>看规律</translation>
    </message>
    <message>
        <source>Tells the rule that can be found in this table.</source>
        <translation>说出这张表里可以找到的规律。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>no window can be opened, as there is no display; the commands, which --help lists, need none</source>
        <translation>没有显示器，无法打开窗口；--help 列出的命令不需要显示器</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>The lessons, a tab for each. Every lesson keeps its own game.</source>
        <translation>每课一个标签页，各自保留自己的对局。</translation>
    </message>
    <message>
        <source>Last Stone</source>
        <translation>最后一子</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Project on</source>
        <translation>投影到</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
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
        <translation>从第一步开始投影</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>About Last Stone</source>
        <translation>关于最后一子</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>关于 Qt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度，深色</translation>
    </message>
    <message>
        <source>Open game…</source>
        <translation>打开对局…</translation>
    </message>
    <message>
        <source>Go on with a game that has been saved in a file</source>
        <translation>接着下文件里保存的那一局</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>Write this game, with all its moves, to a file that can be read and opened again</source>
        <translation>把这一局连同所有走法写进文件，文件可以直接阅读，也可以再打开</translation>
    </message>
    <message>
        <source>What I know…</source>
        <translation>我掌握了什么…</translation>
    </message>
    <message>
        <source>How far you have come with every lesson, and what comes next</source>
        <translation>每一课学到了哪里，接下来学什么</translation>
    </message>
    <message>
        <source>Start where I left off</source>
        <translation>下次启动时接着来</translation>
    </message>
    <message>
        <source>At the next start, go on with the games, the tour and the set of questions that are open now</source>
        <translation>下次启动时，接着现在打开的对局、导览和题组</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>第二语言</translation>
    </message>
    <message>
        <source>Explanations and the projection in two languages beside each other</source>
        <translation>讲解和投影同时用两种语言显示</translation>
    </message>
</context>
<context>
    <name>MoveBar</name>
    <message>
        <source>How many stones the move takes.</source>
        <translation>这一步取几颗石子。</translation>
    </message>
    <message>
        <source>The moves that are possible in the chosen heap.</source>
        <translation>所选的这一堆里可以走的各种走法。</translation>
    </message>
    <message>
        <source>The number of the heap in which the move is made.</source>
        <translation>在第几堆里走。</translation>
    </message>
    <message>
        <source>Where the move is made.</source>
        <translation>在哪里走。</translation>
    </message>
    <message>
        <source>Makes the move that the fields beside it describe.</source>
        <translation>按左边填写的内容走一步。</translation>
    </message>
    <message>
        <source>Number of stones to take</source>
        <translation>要取的石子数</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Where to take from</source>
        <translation>从哪里取</translation>
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
            <numerusform>N 局面（先手必胜态） · 只有一堆不少于两颗：只有一颗的堆有奇数个还是偶数个，由它决定 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 还有不少于两颗的堆，异或和 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · heaps of two stones or more are left, nim-sum 0 · the player to move loses</source>
        <translation>P 局面（先手必败态） · 还有不少于两颗的堆，异或和为 0 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>N-position · %1 heaps of one stone, an even number · every move wins</source>
        <extracomment>misère play; %1 is an even number of heaps</extracomment>
        <translation>N 局面（先手必胜态） · 只有一颗石子的堆共 %1 个，是偶数 · 怎么走都赢</translation>
    </message>
    <message numerus="yes">
        <source>P-position · %n heap(s) of one stone, an odd number · the player to move loses</source>
        <extracomment>misère play; %n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>P 局面（先手必败态） · 只有一颗石子的堆共 %n 个，是奇数 · 轮到走的一方必败</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · two equal heaps · the player to move loses</source>
        <translation>P 局面（先手必败态） · 两堆相等 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>P-position · the nim-sum is 0 · the player to move loses</source>
        <translation>P 局面（先手必败态） · 异或和（尼姆和）为 0 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>from heap</source>
        <extracomment>in front of the number of a heap: &quot;Take 3 from heap 1&quot;</extracomment>
        <translation>颗，从哪一堆</translation>
    </message>
    <message>
        <source>nim-sum 0</source>
        <translation>异或和是 0</translation>
    </message>
    <message>
        <source>nim-sum %1 ≠ 0</source>
        <extracomment>%1 is a number</extracomment>
        <translation>异或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 异或和（尼姆和）为 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an odd number</source>
        <translation>
            <numerusform>只有一颗石子的堆有 %n 个，是奇数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heap(s) of one stone, an even number</source>
        <translation>
            <numerusform>只有一颗石子的堆有 %n 个，是偶数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimBoard</name>
    <message>
        <source>Heap %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of the heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆，石子数：%2</translation>
    </message>
    <message>
        <source>Nim board</source>
        <translation>尼姆棋盘</translation>
    </message>
    <message>
        <source>Plain rows</source>
        <extracomment>an arrangement of the Nim board</extracomment>
        <translation>逐行排列</translation>
    </message>
    <message>
        <source>Sub-heaps in columns</source>
        <extracomment>an arrangement of the Nim board: by powers of two</extracomment>
        <translation>按子堆分列</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>in front of the row below the columns that says how often each is filled: &quot;3 · odd&quot;, &quot;2 · even&quot;</extracomment>
        <translation>个数</translation>
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
        <translation>反规则下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>The chart needs two heaps</source>
        <translation>至少要有两堆才能画图表</translation>
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
        <translation>反规则下只改变第 %1、%2 堆时的 P 局面</translation>
    </message>
    <message>
        <source>P-positions if only heaps %1 and&#xa0;%2 change: a ⊕ b = %3</source>
        <extracomment>%1 and %2 are the numbers of two heaps, %3 is the nim-sum of the others, such as &quot;15 ⊕ 12 = 3&quot;</extracomment>
        <translation>只改变第 %1、%2 堆时的 P 局面：a ⊕ b = %3</translation>
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
        <translation>轮到走的一方无子可取，已经输了：最后一颗石子被对方取走。其余所有局面都由这个无法再走的局面推出。</translation>
    </message>
    <message>
        <source>One heap is left: take all %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap; the others are empty</extracomment>
        <translation>只剩一堆：把第 %2 堆的 %1 颗全部取走</translation>
    </message>
    <message>
        <source>That takes the last stone and wins at once, so a single heap is an N-position whatever its size.</source>
        <translation>这样就取走了最后一颗石子，马上就赢。所以单独一堆无论多大都是 N 局面。</translation>
    </message>
    <message>
        <source>Two equal heaps: whoever moves second mirrors</source>
        <translation>两堆相等：后走的一方采用对称（模仿）策略</translation>
    </message>
    <message>
        <source>Whatever is taken from one heap is then taken from the other. The heaps are equal again, so there is always a reply, and the last stone goes to the one who mirrors: a P-position.</source>
        <translation>一方从一堆取几颗，另一方就从另一堆取几颗，两堆又相等。照着走的一方总有一步可走，最后一颗石子也归这一方，所以这是 P 局面。</translation>
    </message>
    <message>
        <source>For example: after taking %1 from heap %2, the reply takes %4 from heap %3.</source>
        <extracomment>%1 and %4 are numbers of stones, %2 and %3 the numbers of two heaps; %4 equals %1</extracomment>
        <translation>例如：从第 %2 堆取了 %1 颗，就从第 %3 堆取 %4 颗应对。</translation>
    </message>
    <message>
        <source>Two unequal heaps: make them equal, take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the larger heap</extracomment>
        <translation>两堆不等：从第 %2 堆取 %1 颗，使两堆相等</translation>
    </message>
    <message>
        <source>%1 leaves two equal heaps, and from then on every move of the opponent is mirrored.</source>
        <extracomment>%1 is &quot;12 → 9&quot;</extracomment>
        <translation>%1 之后两堆相等，此后对方怎么走，就照样走一步。</translation>
    </message>
    <message>
        <source>Misère play: whoever takes the last stone loses</source>
        <translation>反规则：取走最后一颗石子的一方输</translation>
    </message>
    <message>
        <source>No stone is left: an N-position</source>
        <translation>石子已取完：N 局面</translation>
    </message>
    <message>
        <source>Whoever moved before took the last stone and has lost; the player to move has won.</source>
        <translation>最后一颗石子是对方取走的，对方输了；轮到走的一方赢了。</translation>
    </message>
    <message numerus="yes">
        <source>No heap is large: %n heap(s) of one stone</source>
        <extracomment>%n is the number of heaps that have one stone each</extracomment>
        <translation>
            <numerusform>没有大堆：只有一颗石子的堆共 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so the players alternate without a choice. The number of heaps is odd: the player to move takes the last stone and loses. A P-position.</source>
        <translation>每一步都只能取走一整堆，双方轮流取，别无选择。堆数是奇数，所以最后一颗石子由轮到走的一方取走，这一方输。这是 P 局面。</translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so the players alternate without a choice. The number of heaps is even: the opponent of the player to move takes the last stone and loses. An N-position, and every move wins.</source>
        <translation>每一步都只能取走一整堆，双方轮流取，别无选择。堆数是偶数，所以最后一颗石子由另一方取走，另一方输。这是 N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>One large heap is left: take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the only heap with two stones or more</extracomment>
        <translation>只剩一个大堆：从第 %2 堆取 %1 颗</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an odd number. So the large heap is taken whole.</source>
        <extracomment>%1 is an odd number</extracomment>
        <translation>这是决定胜负的一步。除大堆外，还有 %1 个只有一颗的堆，是奇数，所以把大堆整堆取走。</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an even number. So one stone of the large heap is left.</source>
        <translation>这是决定胜负的一步。除大堆外，还有 %1 个只有一颗的堆，是偶数，所以大堆要留下一颗。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</source>
        <extracomment>%n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>这样留下 %n 个只有一颗石子的堆，是奇数，最后一颗归对方。只有一个大堆的局面总是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>When one large heap is left, leave an odd number of ones</source>
        <translation>只剩一个大堆时，留下奇数个只有一颗的堆</translation>
    </message>
    <message>
        <source>Write every heap in binary</source>
        <translation>把每一堆写成二进制</translation>
    </message>
    <message>
        <source>Each 1 stands for a sub-heap, a power of two: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;7 = 4 + 2 + 1, 12 = 8 + 4&quot;</extracomment>
        <translation>每个 1 代表一个子堆（2 的幂）：%1。</translation>
    </message>
    <message>
        <source>Odd columns, by place value: %1. Even: %2.</source>
        <extracomment>%1 and %2 are lists of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有奇数个 1 的列（位值）：%1；有偶数个 1 的列：%2。</translation>
    </message>
    <message>
        <source>Count the ones in each column</source>
        <translation>数一数每一列有几个 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum is 0</source>
        <translation>每一列都是偶数：异或和（尼姆和）为 0</translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: %n heap(s) have it</source>
        <extracomment>%1 is a power of two, %n a number of heaps</extracomment>
        <translation>
            <numerusform>最高的奇数列是 %1：有 %n 堆在这一列是 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: it is in heap(s) %2</source>
        <extracomment>%1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)</extracomment>
        <translation>
            <numerusform>最高的奇数列是 %1：第 %2 堆在这一列是 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.</source>
        <extracomment>%n is always an odd number</extracomment>
        <translation>
            <numerusform>必胜走法就在这些堆里，每堆恰有一种，共 %n 种。因为这一列是奇数，所以必胜走法总是奇数种。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: take %2 from heap %3</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 13 = 1&quot;, %2 a number of stones, %3 the number of a heap</extracomment>
        <translation>%1：从第 %3 堆取 %2 颗</translation>
    </message>
    <message>
        <source>%1 changes the digits of the odd columns, and no others.</source>
        <extracomment>%1 is &quot;12 → 1&quot;</extracomment>
        <translation>%1 只改变各奇数列上的数字，其余各列不变。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 种</numerusform>
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
        <translation>其余各堆不行：里面没有子堆 %1</translation>
    </message>
    <message>
        <source>heap %1 would have to grow from %2 to %3</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 the larger size it would have to get</extracomment>
        <translation>第 %1 堆要从 %2 增加到 %3</translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more heap(s)</source>
        <extracomment>at the end of a list of heaps that would have to grow: %n heaps are not in it</extracomment>
        <translation>
            <numerusform>其余 %n 堆同理</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones cannot be added: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1 would have to grow from 7 to 10&quot;</extracomment>
        <translation>石子只能取走，不能添加，而%1。</translation>
    </message>
    <message>
        <source>After %1 every column is even</source>
        <extracomment>%1 is &quot;12 → 1&quot;</extracomment>
        <translation>%1 之后，每一列都是偶数</translation>
    </message>
    <message>
        <source>The nim-sum is 0, so the opponent is in a P-position.</source>
        <translation>异或和为 0，对方面对的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move makes some column odd</source>
        <translation>无论怎么走，总有一列变成奇数</translation>
    </message>
    <message>
        <source>A move changes one heap and leaves the others alone. The highest digit that changes goes from 1 to 0, so its column, even before, becomes odd.</source>
        <translation>一步只改变一堆，其余各堆不动。改变的最高一位由 1 变 0，那一列原来是偶数，现在变成奇数。</translation>
    </message>
    <message>
        <source>If %1 is taken from heap %2, the reply takes %3 from heap %4</source>
        <extracomment>a move and the reply to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two heaps</extracomment>
        <translation>若从第 %2 堆取 %1 颗，就从第 %4 堆取 %3 颗应对</translation>
    </message>
    <message>
        <source>%1 leaves one large heap (nim-sum %2); %3 leaves an odd number of ones.</source>
        <extracomment>misère play; %1 is a move such as &quot;12 → 4&quot;, %2 a number, %3 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之后只剩一个大堆（异或和为 %2）；%3 留下奇数个只有一颗的堆。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions takes the last stone</source>
        <translation>谁一直留下 P 局面，谁就取到最后一颗石子</translation>
    </message>
    <message>
        <source>Every move can be answered like this. The stones become fewer, so the game ends with no stone left, and it is the player now to move who has no move.</source>
        <translation>每一步都可以这样应对。石子越来越少，到石子取完时，无子可取的正是现在轮到走的一方。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves two unequal heaps again, or one heap, and the opponent has such a move.</source>
        <translation>这是唯一的必胜走法：走别的，留下的还是不相等的两堆，或者只有一堆，那样对方就能赢。</translation>
    </message>
    <message>
        <source>Every move of the opponent changes one heap alone, so each column with a changed digit becomes odd; then some winning move makes all even again. The stones become fewer, so the game ends with no stone left, and it is the opponent who has no move.</source>
        <translation>对方不管怎么走，都只改变一堆，所以数字改变了的各列都变成奇数；这时总有一步必胜走法，使各列又都是偶数。石子越来越少，到石子取完时，无子可取的正是对方。</translation>
    </message>
    <message>
        <source>At the end both heaps are empty</source>
        <translation>最后两堆都取完了</translation>
    </message>
    <message>
        <source>The stones become fewer, so some reply takes the last ones. Then it is the player now to move who has no move.</source>
        <translation>石子越来越少，总有一次应对会取走最后的石子。这时无子可取的，正是现在轮到走的一方。</translation>
    </message>
    <message>
        <source>The stones become fewer, so some mirrored move takes the last ones. Then it is the opponent who has no move.</source>
        <translation>石子越来越少，总有一次照样走的一步会取走最后的石子。这时无子可取的是对方。</translation>
    </message>
    <message>
        <source>The odd columns give the nim-sum %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>由奇数列得到异或和（尼姆和）%1 ≠ 0</translation>
    </message>
    <message>
        <source>From a nim-sum other than 0 some move leaves 0, and from 0 every move leaves another: the next steps say why. So whoever leaves 0 once can do it to the end, where no stone is left and the nim-sum is 0, too (Bouton’s theorem, 1901).</source>
        <translation>异或和不为 0 时，总有一步能留下 0；异或和为 0 时，怎么走留下的都不是 0：下面几步说明原因。所以一方留下 0 之后，就能一直留下 0，直到石子取完，那时异或和也是 0（包顿定理，Bouton，1901 年）。</translation>
    </message>
    <message>
        <source>From nim-sum 0 every move leaves another, and from any other some move leaves 0: the next steps say why. So the opponent can leave 0 again and again to the end, where no stone is left and the nim-sum is 0, too (Bouton’s theorem, 1901).</source>
        <translation>异或和为 0 时，怎么走留下的都不是 0；不为 0 时，总有一步能留下 0：下面几步说明原因。所以对方能一次次留下 0，直到石子取完，那时异或和也是 0（包顿定理，Bouton，1901 年）。</translation>
    </message>
    <message>
        <source>By the nim-sum it is the same: %1</source>
        <extracomment>%1 is a formula such as &quot;4 ⊕ 4 = 0&quot;
----------
%1 is a formula such as &quot;2 ⊕ 2 ⊕ 3 ⊕ 3 = 0&quot;</extracomment>
        <translation>用异或和（尼姆和）来看也一样：%1</translation>
    </message>
    <message>
        <source>Two heaps have nim-sum 0 exactly when they are equal, as then all their binary digits agree: every column has no 1 or two of them.</source>
        <translation>两堆的异或和为 0，当且仅当两堆相等：这时二进制的各位数字全都相同，每一列或者没有 1，或者有两个 1。</translation>
    </message>
    <message>
        <source>By the nim-sum it is the same: %1, which is not 0</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 9 = 5&quot;</extracomment>
        <translation>用异或和（尼姆和）来看也一样：%1，不是 0</translation>
    </message>
    <message>
        <source>The move leaves %1: all binary digits agree, so every column has no 1 or two of them.</source>
        <extracomment>%1 is a formula such as &quot;9 ⊕ 9 = 0&quot;</extracomment>
        <translation>走完这一步，%1：二进制的各位数字全都相同，每一列或者没有 1，或者有两个 1。</translation>
    </message>
    <message>
        <source>That column must become even, so the move has to take this sub-heap away. As the column is odd, some heap has it. In heap ⊕ %1 this digit is 0 and those to its left are as before, so it is smaller than the heap, whatever stands to its right.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>这一列必须变成偶数，所以这一步要去掉一个这样的子堆。这一列是奇数，所以总有一堆含有它。在“堆 ⊕ %1”里这一位是 0，左边各位不变，所以不管右边各位是什么，它都比原来的堆小。</translation>
    </message>
    <message numerus="yes">
        <source>and so on, for %n more size(s)</source>
        <extracomment>at the end of a list of formulas: %n heaps of other sizes are not in it</extracomment>
        <translation>
            <numerusform>其余 %n 种大小同理</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule: take any number of stones from one heap; whoever takes the last stone wins</source>
        <translation>规则：从一堆取任意多颗；取走最后一颗的人赢</translation>
    </message>
    <message>
        <source>A single large heap has a digit that no other heap has, so the nim-sum is not 0. Whoever keeps the nim-sum at 0 therefore never leaves one.</source>
        <translation>单独一个大堆含有别的堆都没有的一位，所以异或和不是 0。因此一直留下异或和 0 的一方绝不会留下单独一个大堆。</translation>
    </message>
    <message>
        <source>With a large heap on the board a position is P in misère play exactly when its nim-sum is 0 (Bouton, 1901). The next steps show why: while two heaps or more are large, you can leave 0 again; when just one is left, you leave an odd number of heaps of one stone.</source>
        <translation>反规则下，只要还有大堆，局面是 P 局面，当且仅当异或和为 0（包顿，Bouton，1901 年）。下面几步说明原因：大堆不少于两个时，总能再留下 0；只剩一个时，就留下奇数个只有一颗的堆。</translation>
    </message>
    <message>
        <source>With a large heap on the board a position is P in misère play exactly when its nim-sum is 0 (Bouton, 1901). The next steps show why: while two heaps or more are large, the opponent can leave 0 again; when just one is left, the opponent leaves an odd number of heaps of one stone.</source>
        <translation>反规则下，只要还有大堆，局面是 P 局面，当且仅当异或和为 0（包顿，Bouton，1901 年）。下面几步说明原因：大堆不少于两个时，对方能再留下 0；只剩一个时，对方留下奇数个只有一颗的堆。</translation>
    </message>
    <message>
        <source>Every move of the opponent makes some column odd again</source>
        <translation>对方不管怎么走，总有一列变成奇数</translation>
    </message>
    <message>
        <source>It changes one heap alone, so each column with a changed digit becomes odd. While two heaps or more are large, some move then leaves nim-sum 0 once more, in the same way.</source>
        <translation>对方只改变一堆，所以有数字改变的列都变成奇数。只要大堆不少于两个，就总有一步照样再使异或和为 0。</translation>
    </message>
    <message>
        <source>Then you lower it to 1 or 0, whichever leaves an odd number of heaps of one stone. From then on every move takes one whole heap: your opponent takes the first, the third, and so the last.</source>
        <translation>这时把它减到 1 或 0，留下奇数个只有一颗的堆。此后每一步都取走一整堆：第一步、第三步，直到最后一步，都轮到对方走。</translation>
    </message>
    <message>
        <source>Then the opponent lowers it to 1 or 0, whichever leaves an odd number of heaps of one stone. From then on every move takes one whole heap: the player now to move takes the first, the third, and so the last.</source>
        <translation>这时对方把它减到 1 或 0，留下奇数个只有一颗的堆。此后每一步都取走一整堆：第一步、第三步，直到最后一步，都由现在轮到走的一方走。</translation>
    </message>
    <message>
        <source>Each 1 stands for a sub-heap, a power of two.</source>
        <translation>每个 1 代表一个子堆（2 的幂）。</translation>
    </message>
    <message>
        <source>Already a power of two: %1.</source>
        <extracomment>%1 lists sizes of heaps such as &quot;1, 4&quot;</extracomment>
        <translation>不必再拆（2 的幂）：%1。</translation>
    </message>
    <message>
        <source>Two equal heaps of %1 are left, again a P-position.</source>
        <extracomment>%1 is a number of stones, 2 or more</extracomment>
        <translation>剩下相等的两堆，各 %1 颗，又是 P 局面。</translation>
    </message>
    <message>
        <source>One stone is left, and the player now to move has to take it.</source>
        <translation>只剩一颗，现在轮到走的一方只好取走它。</translation>
    </message>
    <message>
        <source>Two equal large heaps: whoever moves second mirrors, until one is small</source>
        <translation>相等的两个大堆：后走的一方照着走，直到有一堆变小</translation>
    </message>
    <message>
        <source>While a move leaves two stones or more of its heap, the same number is taken from the other: two equal large heaps again, with fewer stones.</source>
        <translation>一方走后，那一堆若还有不少于两颗，另一方就从另一堆取同样多颗：又是相等的两个大堆，只是石子少了。</translation>
    </message>
    <message>
        <source>If a move leaves 1 of its heap, the other is taken whole; if it takes its heap whole, 1 is left of the other. Either way one stone is left, and the player now to move has to take it: a P-position.</source>
        <translation>一方若把一堆减到 1 颗，另一方就把另一堆取光；一方若把一堆取光，另一方就把另一堆减到 1 颗。两种情况都只剩一颗，现在轮到走的一方只好取走它：P 局面。</translation>
    </message>
    <message>
        <source>%1 leaves two equal large heaps. While the opponent leaves two stones or more of a heap, you take the same number from the other.</source>
        <extracomment>%1 is &quot;12 → 9&quot;</extracomment>
        <translation>%1 之后是相等的两个大堆。对方走后，那一堆若还有不少于两颗，你就从另一堆取同样多颗。</translation>
    </message>
    <message>
        <source>If the opponent leaves 1 of a heap, you take the other whole; if the opponent takes a heap whole, you leave 1 of the other. Either way one stone is left, and the opponent has to take it.</source>
        <translation>对方若把一堆减到 1 颗，你就把另一堆取光；对方若把一堆取光，你就把另一堆减到 1 颗。两种情况都只剩一颗，对方只好取走它。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent makes two large heaps equal, or, where just one is large, leaves one stone.</source>
        <translation>这是唯一的必胜走法：走别的，如果还有两个大堆，对方就把它们变得相等；如果只剩一个大堆，对方就只留下一颗。</translation>
    </message>
    <message>
        <source>In the end one stone is left</source>
        <translation>最后剩下一颗石子</translation>
    </message>
    <message>
        <source>The stones become fewer, so in the end one is left, and the player now to move takes it.</source>
        <translation>石子越来越少，最后剩下一颗，由现在轮到走的一方取走。</translation>
    </message>
    <message>
        <source>The stones become fewer, so in the end one is left, and the opponent takes it.</source>
        <translation>石子越来越少，最后剩下一颗，由对方取走。</translation>
    </message>
    <message>
        <source>A move takes any number of stones from one heap.</source>
        <translation>每步从一堆取任意多颗石子。</translation>
    </message>
    <message>
        <source>The aim is that the opponent has to take the last stone. What counts is how many heaps are large, that is, have two stones or more.</source>
        <translation>目标是让对方不得不取最后一颗。关键要看有几个大堆，也就是石子不少于两颗的堆。</translation>
    </message>
    <message>
        <source>Why powers of two? Because each is more than all smaller ones together: 8 &gt; 4 + 2 + 1. So when a heap becomes smaller, the largest sub-heap that changes is one that it loses.</source>
        <translation>为什么用这样的数？因为每一个都比所有更小的加在一起还大：8 &gt; 4 + 2 + 1。所以一堆变小时，有变化的子堆中，最大的一个必定是被拿掉的。</translation>
    </message>
    <message>
        <source>Every move makes some column odd, and an answer makes all even again</source>
        <translation>怎么走都有一列变成奇数，而对方总能让各列恢复偶数</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an odd number. So one stone of the large heap is left.</source>
        <translation>这是决定胜负的一步。除大堆外，还有 %1 个只有一颗的堆，是奇数，所以大堆要留下一颗。</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an even number. So the large heap is taken whole.</source>
        <extracomment>%1 is an even number</extracomment>
        <translation>这是决定胜负的一步。除大堆外，还有 %1 个只有一颗的堆，是偶数，所以把大堆整堆取走。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves the opponent a large heap, and with it the same choice, or an even number of heaps of one stone, of which you would take the last.</source>
        <translation>这是唯一的必胜走法：走别的，要么留下一个大堆，由对方来作同样的选择；要么留下偶数个只有一颗的堆，最后一颗归你自己。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an even number. From then on every move takes one whole heap, so you take the last one: an N-position.</source>
        <extracomment>%n is an even number of heaps</extracomment>
        <translation>
            <numerusform>这样留下 %n 个只有一颗石子的堆，是偶数。此后每一步都取走一整堆，最后一颗归你：N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves the opponent a large heap, and with it the same choice, or an odd number of heaps of one stone, of which the opponent takes the last.</source>
        <translation>这是唯一的必胜走法：走别的，要么留下一个大堆，由对方来作同样的选择；要么留下奇数个只有一颗的堆，最后一颗归对方。</translation>
    </message>
    <message>
        <source>The move leaves %1: every column is even.</source>
        <extracomment>%1 is a formula such as &quot;1 ⊕ 1 ⊕ 0 = 0&quot;</extracomment>
        <translation>走完后 %1：每一列都是偶数。</translation>
    </message>
    <message>
        <source>%1 heaps are large: nobody wants to leave just one</source>
        <extracomment>%1 is 2 or more</extracomment>
        <translation>大堆有 %1 个：谁都不愿留下单独一个大堆</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum %2 ≠ 0. Now %3, so %4 makes every column even again.</source>
        <extracomment>%1 is a move such as &quot;12 → 4&quot;, %2 a number other than 0, %3 a formula such as &quot;9 ⊕ 8 = 1&quot;, %4 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之后异或和为 %2 ≠ 0。这时 %3，所以 %4 使每一列又都是偶数。</translation>
    </message>
    <message numerus="yes">
        <source>Every heap has just one stone: %n heap(s)</source>
        <extracomment>%n is the number of heaps that have one stone each, 3 or more</extracomment>
        <translation>
            <numerusform>每堆都只有一颗，共 %n 堆</numerusform>
        </translation>
    </message>
    <message>
        <source>A move takes one whole heap, and whoever takes the last stone wins.</source>
        <translation>每步取走一整堆，取走最后一颗的一方赢。</translation>
    </message>
    <message>
        <source>So the players alternate without a choice. The number of heaps is even: the opponent of the player to move takes the last stone and wins. A P-position.</source>
        <translation>所以双方轮流取，别无选择。堆数是偶数，最后一颗石子归另一方，另一方赢。这是 P 局面。</translation>
    </message>
    <message>
        <source>So the players alternate without a choice. The number of heaps is odd: the player to move takes the last stone and wins. An N-position, and every move wins.</source>
        <translation>所以双方轮流取，别无选择。堆数是奇数，最后一颗石子归轮到走的一方，这一方赢。这是 N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>No heap of one stone stands beside it, so leave one stone: the opponent has to take it. A position with one large heap is always an N-position.</source>
        <translation>没有别的堆，所以留下一颗，对方只好取它。只有一个大堆的局面总是 N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: if more are left, the opponent leaves one, and taking all loses at once.</source>
        <translation>这是唯一的必胜走法：如果留下的不止一颗，对方就只留一颗；如果全部取走，当场就输。</translation>
    </message>
    <message>
        <source>Whoever finds just one large heap wins: of lowering it to 1 and lowering it to 0, one leaves an odd number of heaps of one stone, however many there are already (from an odd number of ones the player to move takes the last). The next steps give a number that is never 0 when just one heap is large: whoever always leaves 0 never leaves such a position.</source>
        <translation>谁遇到唯一的大堆，谁就赢：减到 1 或减到 0，恰有一种能留下奇数个只有一颗的堆，不管原来有几个（奇数个只有一颗的堆，最后一颗归轮到走的一方）。怎样避免留下唯一的大堆？办法是看一个数，下面几步会算出它：只有一个大堆时，它绝不会是 0。所以一直留下 0，就不会留下这样的局面。</translation>
    </message>
    <message>
        <source>The nim-sum contains each heap once, and a number cancels itself: a ⊕ a = 0. So heap ⊕ nim-sum is the nim-sum of the other heaps. Lowered to that, the heap cancels them: the nim-sum is 0.</source>
        <translation>异或和里每一堆都恰有一次，而相同的数互相抵消：a ⊕ a = 0。所以“堆 ⊕ 异或和”就是其余各堆的异或和。把这一堆减到这个数，正好与其余各堆抵消：异或和为 0。</translation>
    </message>
    <message>
        <source>Each heap has its equal: whoever moves second mirrors</source>
        <translation>各堆两两相等：后走的一方采用对称（模仿）策略</translation>
    </message>
    <message>
        <source>Whatever is taken from one heap is then taken from its equal. Then each heap has its equal again, so there is always a reply, and the last stone goes to the one who mirrors: a P-position.</source>
        <translation>一方从一堆取几颗，另一方就从与它相等的那一堆取几颗，各堆又两两相等。照着走的一方总有一步可走，最后一颗石子也归这一方，所以这是 P 局面。</translation>
    </message>
    <message>
        <source>Equal numbers cancel: in each column a pair has no 1 or two of them. So every column is even.</source>
        <translation>相等的两个数互相抵消：在每一列里，它们或者都没有 1，或者各有一个 1。所以每一列都是偶数。</translation>
    </message>
    <message>
        <source>So mirroring is not always the only answer, and not every answer takes as many as the move.</source>
        <translation>可见照着走不一定是唯一的应对，应对时取的颗数也不一定与对方相同。</translation>
    </message>
    <message>
        <source>At the end all heaps are empty</source>
        <translation>最后各堆都取完了</translation>
    </message>
    <message>
        <source>Its column was even, so another heap still has that digit, which is now the leading digit of the nim-sum. The answer lowers that heap to heap ⊕ nim-sum: there this digit is 0, so it is smaller than before; and exactly the digits of the odd columns change, so every column is even again.</source>
        <translation>这一列原来是偶数，所以另有一堆仍含有这一位，而它现在是异或和的最高位。应对就是把那一堆减到“堆 ⊕ 异或和”：其中这一位是 0，所以比原来的堆小；改变的又正是各奇数列上的数字，所以每一列又都是偶数。</translation>
    </message>
    <message>
        <source>That is the answer while two heaps or more are large. When just one is large, making all columns even would leave an even number of heaps of one stone, and lose; so that heap is lowered to 1 or 0, whichever leaves an odd number of them.</source>
        <translation>大堆不少于两个时，就这样应对。只剩一个大堆时，如果仍让每一列都是偶数，就会留下偶数个只有一颗的堆，反而输；所以要把它减到 1 或 0，留下奇数个只有一颗的堆。</translation>
    </message>
    <message>
        <source>When the game ends, no heap is large. A move makes only one heap small, so before that there was a position with just one large heap; and only whoever does not keep the nim-sum at 0 can have left it.</source>
        <translation>到终局时没有大堆了。一步只能减少一个大堆，所以在那之前，一定出现过只剩一个大堆的局面，而那只能是不让异或和保持为 0 的一方留下的。</translation>
    </message>
    <message>
        <source>There is one heap: take all %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>只有一堆：%1 颗全部取走</translation>
    </message>
</context>
<context>
    <name>NimQuestions</name>
    <message>
        <source>That is the number in decimal digits. In binary there are only the digits 0 and 1, one for each power of two.</source>
        <translation>这是十进制的写法。二进制只有数字 0 和 1，每个 2 的幂占一位。</translation>
    </message>
    <message>
        <source>These are the digits in the wrong order: the largest power of two stands on the left, the 1 on the right.</source>
        <translation>数字对了，顺序反了：最大的 2 的幂在最左边，1 那一位在最右边。</translation>
    </message>
    <message>
        <source>You have written down the powers of two themselves. Write a 1 for each that is needed, and a 0 for each that is not.</source>
        <translation>你把 2 的幂本身写了下来。用到的幂写 1，用不到的写 0。</translation>
    </message>
    <message>
        <source>The last digit is missing. It says whether %1 is odd or even.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>少了最后一位。它表示 %1 是奇数还是偶数。</translation>
    </message>
    <message>
        <source>Heap %1 has %2 stones. How is %2 written in binary?</source>
        <extracomment>%1 is the number of a heap, %2 its size, as 13</extracomment>
        <translation>第 %1 堆有 %2 颗石子。%2 写成二进制是多少？</translation>
    </message>
    <message>
        <source>Which powers of two, out of 1, 2, 4, 8, 16 and so on, add up to %1? Each is used at most once.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>1、2、4、8、16 等 2 的幂中，哪些加起来等于 %1？每个最多用一次。</translation>
    </message>
    <message>
        <source>%1 is the largest power of two that fits into %2, and leaves %3. Go down from there: 1 for a power that fits into what is left, 0 for one that does not.</source>
        <extracomment>%1 is a power of two that fits into %2, %3 what is left of %2 without it</extracomment>
        <translation>不超过 %2 的最大的 2 的幂是 %1，还剩 %3。由此往下：余下的数里放得下的幂写 1，放不下的写 0。</translation>
    </message>
    <message>
        <source>%1. With a 0 for every other power of two that is %2.</source>
        <extracomment>%1 is a formula such as &quot;13 = 8 + 4 + 1&quot;, or &quot;8 = 8&quot;; %2 the same number in binary, as 1101₂</extracomment>
        <translation>%1。其他 2 的幂都写 0，就是 %2。</translation>
    </message>
    <message>
        <source>A binary number has no digits but 0 and 1.</source>
        <translation>二进制数只有数字 0 和 1。</translation>
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
            <numerusform>还缺 %n 个奇数列。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no column %1: columns are powers of two, 1, 2, 4, 8 and so on.</source>
        <extracomment>%1 is a number that is no power of two</extracomment>
        <translation>没有 %1 这一列：各列是 2 的幂 1、2、4、8 等。</translation>
    </message>
    <message>
        <source>Column %1 is even. How many ones it has: %2.</source>
        <extracomment>%1 is a power of two, %2 an even number, 0 among them</extracomment>
        <translation>%1 那一列是偶数列：它有 %2 个 1。</translation>
    </message>
    <message>
        <source>These are the even columns: those with an even number of ones, as 0, 2 or 4.</source>
        <translation>这些是偶数列：有偶数个 1，如 0、2、4 个。</translation>
    </message>
    <message>
        <source>You have counted the columns from the right. A column is called by its power of two: from the right 1, 2, 4, 8 and so on.</source>
        <translation>你是从右边数列的。列用它的 2 的幂来称呼：从右起是 1、2、4、8 等。</translation>
    </message>
    <message>
        <source>That is the sum of the odd columns, which is the nim-sum. Name them one by one.</source>
        <translation>这是各奇数列之和，也就是异或和。请把这些列一一写出。</translation>
    </message>
    <message>
        <source>Not all are even: look at column %1.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>并非全是偶数列：看看 %1 那一列。</translation>
    </message>
    <message>
        <source>Column %1 is odd, but it is not the only one.</source>
        <translation>%1 那一列是奇数列，但不止这一列。</translation>
    </message>
    <message>
        <source>Every heap is a sum of powers of two, and has a 1 in their columns: %1.</source>
        <extracomment>%1 is a formula such as &quot;13 = 8 + 4 + 1&quot;</extracomment>
        <translation>每堆都是若干个 2 的幂之和，在这些列上是 1：%1。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many heaps have this power of two? Is that odd? Then take the next column, down to 1.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>从 %1 那一列开始：有几堆含有这个 2 的幂？是奇数吗？再看下一列，一直到 1。</translation>
    </message>
    <message>
        <source>Every column has an even number of ones.</source>
        <translation>每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>An odd number of ones: column %1. All others are even.</source>
        <extracomment>%1 is a list of powers of two such as &quot;1, 8&quot;</extracomment>
        <translation>有奇数个 1 的列（位值）：%1。其他各列都是偶数个。</translation>
    </message>
    <message>
        <source>What is the nim-sum of the heaps, %1?</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 ⊕ 15&quot;</extracomment>
        <translation>各堆的异或和 %1 是多少？</translation>
    </message>
    <message>
        <source>That is the nim-sum without heap %1.</source>
        <extracomment>%1 is the number of a heap</extracomment>
        <translation>这个异或和漏算了第 %1 堆。</translation>
    </message>
    <message>
        <source>Heap %1 has %2 stones. How many must be left of it so that the nim-sum becomes 0?</source>
        <extracomment>%1 is the number of a heap, %2 its size</extracomment>
        <translation>第 %1 堆有 %2 颗石子。要使异或和变为 0，这一堆必须剩下几颗？</translation>
    </message>
    <message>
        <source>Every column has to become even. So the heap must change in the odd columns, and in no others: there a 1 becomes 0, and a 0 becomes 1.</source>
        <translation>每一列都要变成偶数列。所以这一堆只能在奇数列上改变：那里的 1 变 0，0 变 1。</translation>
    </message>
    <message>
        <source>Odd is column %1. Change these digits of %2.</source>
        <extracomment>%1 is a list of powers of two such as &quot;1, 4&quot;, %2 the size of a heap, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>奇数列是 %1。把 %2 在这些列上的数字改过来。</translation>
    </message>
    <message>
        <source>%1: the heap, XORed with the nim-sum. That changes its digits in the odd columns, and no others.</source>
        <extracomment>%1 is a formula such as &quot;12 ⊕ 13 = 1&quot;: a heap, the nim-sum, and what is left of the heap</extracomment>
        <translation>%1：这一堆再和异或和做一次异或。这样只改变它在奇数列上的位。</translation>
    </message>
    <message>
        <source>Stones can only be taken away, and there are %1 in this heap.</source>
        <extracomment>%1 is the size of a heap</extracomment>
        <translation>石子只能取走，而这一堆有 %1 颗。</translation>
    </message>
    <message>
        <source>With %1 left in this heap the nim-sum is %2, not 0.</source>
        <extracomment>%1 is a number of stones, %2 a nim-sum that is not 0</extracomment>
        <translation>这一堆剩 %1 颗时，异或和是 %2，不是 0。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum itself. What is left must cancel the other heaps: it is the heap ⊕ the nim-sum.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>%1 是异或和本身。剩下的石子要与其他各堆抵消：应当是这一堆 ⊕ 异或和。</translation>
    </message>
    <message>
        <source>%1 is how many stones have to be taken. How many are left?</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>%1 是要取走的颗数。剩下几颗？</translation>
    </message>
    <message>
        <source>You have taken the nim-sum away: %1. It has to be XORed with the heap.</source>
        <extracomment>%1 is a formula such as &quot;12 − 5 = 7&quot;: a heap without the nim-sum</extracomment>
        <translation>你做的是减去异或和：%1。应当把它与这一堆做异或。</translation>
    </message>
    <message>
        <source>Heap %1 cannot do it: it would have to grow from %2 to %3.</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 a larger number</extracomment>
        <translation>第 %1 堆做不到：它得从 %2 增加到 %3。</translation>
    </message>
    <message>
        <source>There is no heap %1. The heaps are counted from 1, in the order on the board.</source>
        <extracomment>%1 is a number that no heap has</extracomment>
        <translation>没有第 %1 堆。各堆按棋盘上的次序从 1 数起。</translation>
    </message>
    <message>
        <source>Heap %1 is empty: only heaps with stones are asked for.</source>
        <translation>第 %1 堆是空的：问的只是有石子的堆。</translation>
    </message>
    <message>
        <source>Heap %1 can do it: lower it from %2 to %3.</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 a smaller number</extracomment>
        <translation>第 %1 堆做得到：把它从 %2 减到 %3。</translation>
    </message>
    <message>
        <source>A heap has to change in the odd columns. Some heaps become smaller by that, others larger, and stones cannot be added.</source>
        <translation>一堆必须在各奇数列上改变。这样有的堆变小，有的堆变大，而石子不能添加。</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so %2 is the leading odd column. The heaps with a 1 there become smaller. What about the others?</source>
        <extracomment>%1 is the nim-sum, %2 a power of two</extracomment>
        <translation>异或和是 %1，所以最高的奇数列是 %2。在这一列是 1 的堆会变小。其他堆呢？</translation>
    </message>
    <message>
        <source>The leading odd column is %1. A heap without this sub-heap would have to grow.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>最高的奇数列是 %1。不含这个子堆的堆必须增加石子才行。</translation>
    </message>
    <message>
        <source>These are the heaps that can do it. Asked for are the others.</source>
        <translation>这些是做得到的堆。问的是其他的堆。</translation>
    </message>
    <message>
        <source>Answer with the numbers of the heaps, from 1 on, not with their sizes.</source>
        <translation>要答的是第几堆（从 1 数起），不是各堆有几颗。</translation>
    </message>
    <message>
        <source>It does not matter whether a heap is smaller than the nim-sum. What matters is whether it has the leading odd column, %1.</source>
        <translation>一堆比异或和小，没有关系。要看的是它是否含有最高的奇数列 %1。</translation>
    </message>
    <message>
        <source>That takes the last stone, and loses.</source>
        <translation>这样最后一颗石子就被你取走，你就输了。</translation>
    </message>
    <message>
        <source>That leaves nim-sum %1, not 0, so your opponent can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>这样留下的异或和是 %1，不是 0，所以对手能赢。</translation>
    </message>
    <message>
        <source>Before your opponent’s move every column was even. Which columns are odd now? Make them even again.</source>
        <translation>对手走之前，每一列都是偶数列。现在哪些列是奇数列？把它们变回偶数列。</translation>
    </message>
    <message>
        <source>Heap %1 has gone %2. So what is odd now is column %3. Look for a heap that has the largest of them.</source>
        <extracomment>%1 is the number of a heap, %2 is &quot;9 → 4&quot;, %3 a list of powers of two such as &quot;1, 4, 8&quot;</extracomment>
        <translation>第 %1 堆的变化是 %2，所以现在的奇数列是 %3。找出含有其中最大那一列的堆。</translation>
    </message>
    <message>
        <source>Your opponent has just taken %1 from heap %2. Before that it was a P-position. Make a winning move.</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap</extracomment>
        <translation>对手刚从第 %2 堆取走 %1 颗。在那之前是 P 局面。请走一步必胜走法。</translation>
    </message>
    <message>
        <source>After “%1” your opponent has a P-position again.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>“%1”之后，对手又面对 P 局面。</translation>
    </message>
    <message>
        <source>You have copied your opponent’s %1. Copying works when two equal heaps are all there is. %2</source>
        <extracomment>%1 is a number of stones; %2 a sentence such as &quot;That leaves nim-sum 5, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你照搬了对手的 %1 颗。只有两堆相等、别无他堆时，模仿才行。%2</translation>
    </message>
    <message>
        <source>It can be done. With which heaps does whoever moves second always have an answer?</source>
        <translation>可以做到。怎样分堆，能让后走的一方总有应对？</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so your opponent, who moves first, can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>异或和是 %1，而对手先走，所以对手能赢。</translation>
    </message>
    <message>
        <source>Your opponent, who moves first, can win: %1.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>对手先走，就能赢：%1。</translation>
    </message>
    <message>
        <source>Type the sizes of the heaps only, such as “3 4 5”.</source>
        <translation>只输入各堆的颗数，例如“3 4 5”。</translation>
    </message>
    <message>
        <source>These heaps have %1 stones, not %2.</source>
        <extracomment>%1 is the sum of the heaps typed, %2 what it should be</extracomment>
        <translation>这些堆共有 %1 颗石子，不是 %2 颗。</translation>
    </message>
    <message>
        <source>Split %1 stones into as many heaps as you like. Then your opponent moves first, and whoever takes the last stone loses. Can you split so that you win? Type the heaps, such as “3 4 5”, or say that it cannot be done.</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>把 %1 颗石子分成任意多堆，然后对手先走，取走最后一颗石子的一方输。你能分得自己必胜吗？输入各堆，例如“3 4 5”，或者回答“办不到”。</translation>
    </message>
    <message>
        <source>Split %1 stones into as many heaps as you like. Then your opponent moves first. Can you split so that you win? Type the heaps, such as “3 4 5”, or say that it cannot be done.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>把 %1 颗石子分成任意多堆，然后对手先走。你能分得自己必胜吗？输入各堆，例如“3 4 5”，或者回答“办不到”。</translation>
    </message>
    <message>
        <source>%1 heaps of one stone: every move takes a whole heap, and as %1 is odd, your opponent takes the last. With a larger heap the nim-sum would have to be 0, which needs an even number of stones.</source>
        <extracomment>misère play; %1 is an odd number</extracomment>
        <translation>分成 %1 堆，每堆一颗：每步取走整整一堆，而 %1 是奇数，所以最后一颗由对手取。若有更大的堆，异或和就必须是 0，这需要偶数颗石子。</translation>
    </message>
    <message>
        <source>%1 is odd, so an odd number of heaps are odd, and column 1 is odd: the nim-sum is never 0. Whoever moves first wins, whatever the split.</source>
        <extracomment>%1 is an odd number of stones</extracomment>
        <translation>%1 是奇数，所以颗数为奇数的堆有奇数个，1 那一列是奇数列：异或和绝不会是 0。不论怎样分，先走的一方都赢。</translation>
    </message>
    <message>
        <source>Two equal heaps of %1 win by mirroring, and so does every other split with nim-sum 0 and a heap of two or more.</source>
        <extracomment>%1 is half of the stones</extracomment>
        <translation>分成相等的两堆，每堆 %1 颗，靠模仿就能赢；其他异或和为 0、且有一堆不少于两颗的分法也都能赢。</translation>
    </message>
    <message>
        <source>Your opponent moves first, so leave a P-position of misère play.</source>
        <translation>对手先走，所以要留下反规则的 P 局面。</translation>
    </message>
    <message>
        <source>Try two kinds of splits: into heaps of one stone only, and into two equal heaps. Who takes the last stone?</source>
        <translation>试试两种分法：全分成一颗一堆；分成相等的两堆。最后一颗由谁取？</translation>
    </message>
    <message>
        <source>Your opponent moves first, so leave a P-position: heaps with nim-sum 0.</source>
        <translation>对手先走，所以要留下 P 局面，即异或和为 0 的各堆。</translation>
    </message>
    <message>
        <source>Look at column 1. It is even only if the number of odd heaps is even. What does that say of the number of all stones?</source>
        <translation>看 1 那一列。只有颗数为奇数的堆有偶数个时，它才是偶数列。那么石子的总数呢？</translation>
    </message>
    <message>
        <source>One heap: your opponent takes it whole and wins at once.</source>
        <translation>只有一堆：对手整堆取走，马上就赢。</translation>
    </message>
    <message>
        <source>One heap: your opponent leaves one stone of it, and you have to take that.</source>
        <translation>只有一堆：对手留下一颗，你就只好取它。</translation>
    </message>
    <message>
        <source>%1 heaps of one stone, an even number: every move takes a whole heap, so you take the last stone and lose.</source>
        <extracomment>%1 is an even number of heaps</extracomment>
        <translation>%1 堆各一颗，是偶数堆：每步取走整整一堆，所以最后一颗由你取，你就输了。</translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so nobody has a choice.</source>
        <translation>每步都取走整整一堆，谁也没有选择。</translation>
    </message>
    <message>
        <source>Count the heaps. Who takes the last of them?</source>
        <translation>数一数有几堆。最后一堆由谁取？</translation>
    </message>
    <message>
        <source>Only one heap has two stones or more. When it is gone, nobody has a choice: this is the moment that decides.</source>
        <translation>只有一堆不少于两颗。它没了之后，谁也没有选择：现在就是决定胜负的时刻。</translation>
    </message>
    <message>
        <source>How many heaps of one stone should your opponent be left with, an odd or an even number?</source>
        <translation>应当给对手留下奇数个还是偶数个只有一颗的堆？</translation>
    </message>
    <message>
        <source>With two heaps no arithmetic is needed: what can always be answered?</source>
        <translation>只有两堆，不必计算：什么样的走法总能应对？</translation>
    </message>
    <message>
        <source>Compare the two heaps. If they are equal, whatever is taken from one can be taken from the other.</source>
        <translation>比较这两堆。如果相等，从一堆取多少，就能从另一堆取多少。</translation>
    </message>
    <message>
        <source>Write the heaps in binary, one under the other. A position is P exactly when every column has an even number of ones.</source>
        <translation>把各堆写成二进制，上下对齐。局面是 P 局面，当且仅当每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many heaps have this power of two? Mark the columns that are odd. A move should make all of them even.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>从 %1 那一列开始：有几堆含有这个 2 的幂？记下奇数列。一步棋应当让它们全变成偶数列。</translation>
    </message>
    <message>
        <source>Write a heap in binary</source>
        <translation>把一堆写成二进制</translation>
    </message>
    <message>
        <source>Find the odd columns</source>
        <translation>找出奇数列</translation>
    </message>
    <message>
        <source>Work out the nim-sum</source>
        <translation>求异或和</translation>
    </message>
    <message>
        <source>What must a heap become?</source>
        <translation>一堆要变成几颗？</translation>
    </message>
    <message>
        <source>Which heaps cannot help?</source>
        <translation>哪些堆帮不上忙？</translation>
    </message>
    <message>
        <source>Reply to a move</source>
        <translation>应对一步棋</translation>
    </message>
    <message>
        <source>Split the stones</source>
        <translation>分石子</translation>
    </message>
    <message>
        <source>Write the heaps in binary, one under the other. Which columns have an odd number of ones? Name them by their powers of two, such as “8 1”. It may be that there is none.</source>
        <translation>把各堆写成二进制，上下对齐。哪些列有奇数个 1？用 2 的幂来写这些列，例如“8 1”。也可能一列都没有。</translation>
    </message>
    <message>
        <source>Which heaps cannot be lowered so that the nim-sum becomes 0? Answer with their numbers, counted from 1 in the order on the board; empty heaps are left out. It may be that there is none.</source>
        <translation>哪些堆无论怎样减少，都不能使异或和变为 0？写出它们是第几堆，按棋盘上的次序从 1 数起，空堆不算。也可能一堆都没有。</translation>
    </message>
    <message>
        <source>That has a 1 wherever %1 or %2 has one. Where both have one there is none: XOR.</source>
        <extracomment>%1 is a heap, %2 the nim-sum</extracomment>
        <translation>只要 %1 或 %2 有一个是 1 的位，你都写了 1。两个都是 1 的位应当是 0：这是异或。</translation>
    </message>
    <message>
        <source>You have added the nim-sum: %1. ⊕ carries nothing.</source>
        <extracomment>%1 is a formula such as &quot;12 + 5 = 17&quot;: a heap and the nim-sum</extracomment>
        <translation>你加上了异或和：%1。⊕ 不进位。</translation>
    </message>
</context>
<context>
    <name>NimSum</name>
    <message>
        <source>take %1</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3&quot;</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>took %1</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 3&quot;</extracomment>
        <translation>取了 %1 颗</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 11 from heap 4&quot;</extracomment>
        <translation>从第 %2 堆取 %1 颗</translation>
    </message>
    <message>
        <source>took %1 from heap %2</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 11 from heap 4&quot;</extracomment>
        <translation>从第 %2 堆取了 %1 颗</translation>
    </message>
    <message>
        <source>So this is an N-position: the player to move wins</source>
        <translation>所以这是 N 局面：轮到走的一方必胜</translation>
    </message>
    <message>
        <source>So this is a P-position: the player to move loses</source>
        <translation>所以这是 P 局面：轮到走的一方必败</translation>
    </message>
    <message numerus="yes">
        <source>%n more winning move(s), found in the same way</source>
        <extracomment>%n is a number of further winning moves</extracomment>
        <translation>
            <numerusform>另有 %n 种必胜走法，用同样的方法得到</numerusform>
        </translation>
    </message>
    <message>
        <source>N: the player to move wins, as some move leads to a P-position. P: the player to move loses, as every move leads to an N-position, or none is left.</source>
        <translation>N 局面：轮到走的一方必胜，因为总有一步走到 P 局面。P 局面：轮到走的一方必败，因为怎么走都走到 N 局面，或者已经无法再走。</translation>
    </message>
    <message>
        <source>N: the player to move wins, as some move leads to a P-position, or none is left. P: the player to move loses, as every move leads to an N-position.</source>
        <translation>N 局面：轮到走的一方必胜，因为总有一步走到 P 局面，或者已经无法再走。P 局面：轮到走的一方必败，因为怎么走都走到 N 局面。</translation>
    </message>
    <message>
        <source>Columns with an odd number of ones, by place value: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有奇数个 1 的列（位值）：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Columns with an odd number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>有奇数个 1 的列（位值）：%1，还有更小的 %n 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns with an even number of ones, by place value: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>有偶数个 1 的列（位值）：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Columns with an even number of ones, by place value: %1 and %n smaller one(s).</source>
        <extracomment>%1 is a list of powers of two, the largest of many; %n is the number of the others</extracomment>
        <translation>
            <numerusform>有偶数个 1 的列（位值）：%1，还有更小的 %n 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>⊕ (exclusive or, XOR) adds in binary without carrying: a column with an odd number of ones gives 1, one with an even number gives 0.</source>
        <translation>⊕（异或，XOR）就是不进位的二进制加法：有奇数个 1 的列得 1，有偶数个 1 的列得 0。</translation>
    </message>
</context>
<context>
    <name>NimSumQuestions</name>
    <message>
        <source>You have added: %1. ⊕ carries nothing: in a column, two ones make 0.</source>
        <extracomment>%1 is a formula such as &quot;7 + 9 + 15 = 31&quot;</extracomment>
        <translation>你做的是加法：%1。⊕ 不进位：同一列里两个 1 得 0。</translation>
    </message>
    <message>
        <source>You have carried from column to column and let the last carry drop. ⊕ carries nothing: each column counts for itself.</source>
        <translation>你逐列进位，又丢掉了最后一个进位。⊕ 不进位：每一列各算各的。</translation>
    </message>
    <message>
        <source>That has a 1 wherever one of the numbers has a 1. The nim-sum has a 1 only where an odd number of them have one.</source>
        <translation>只要有一个数在某一列是 1，你就写了 1。异或和只在有奇数个数是 1 的列才是 1。</translation>
    </message>
    <message>
        <source>Look at column %1 again. How many ones it has: %2, so the nim-sum has a 1 there.</source>
        <extracomment>%1 is a power of two, %2 an odd number</extracomment>
        <translation>再看看 %1 那一列：它有 %2 个 1，所以异或和在这一列是 1。</translation>
    </message>
    <message>
        <source>Look at column %1 again. How many ones it has: %2, so the nim-sum has a 0 there.</source>
        <extracomment>%1 is a power of two, %2 an even number, 0 among them</extracomment>
        <translation>再看看 %1 那一列：它有 %2 个 1，所以异或和在这一列是 0。</translation>
    </message>
    <message>
        <source>%1: a 1 for each column with an odd number of ones, a 0 for each other one.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 = 14&quot;</extracomment>
        <translation>%1：有奇数个 1 的列得 1，其他列得 0。</translation>
    </message>
    <message>
        <source>Write the numbers in binary, one under the other. Every column counts for itself: nothing is carried.</source>
        <translation>把这些数写成二进制，上下对齐。每一列各算各的，不进位。</translation>
    </message>
    <message>
        <source>Begin with column %1: how many of the numbers have a 1 there? An odd number gives a 1, an even number a 0. Then go on to the right.</source>
        <extracomment>%1 is a power of two</extracomment>
        <translation>从 %1 那一列开始：有几个数在这里是 1？奇数个得 1，偶数个得 0。然后逐列向右。</translation>
    </message>
</context>
<context>
    <name>NimTable</name>
    <message>
        <source>0 and 0: in misère play the empty position is won, so the third heap is 1: a single stone is lost.</source>
        <translation>0 和 0：反规则下，空局面是 N 局面，所以第三堆是 1：只剩一颗石子是 P 局面。</translation>
    </message>
    <message>
        <source>0 and %1: the third heap is %1. Two equal heaps are lost: each move is copied in the other heap.</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>0 和 %1：第三堆是 %1。两堆相等是 P 局面：对方怎么走，就在另一堆照样走。</translation>
    </message>
    <message>
        <source>%1 and %2: a smaller heap leads to one of the third heaps %4 of their line and column. The least other number is %3: (%1, %2, %3) is P.</source>
        <extracomment>%1 and %2 are two heaps, %3 is the third one, %4 lists numbers</extracomment>
        <translation>%1 和 %2：把其中一堆减小，对应的第三堆就是同一行、同一列中的 %4。除此之外最小的数是 %3：(%1, %2, %3) 是 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2, ?) is P: ? =</source>
        <extracomment>asked before the table tells: the third heap that makes a P-position of the two heaps %1 and %2</extracomment>
        <translation>(%1, %2, ?) 是 P 局面，? =</translation>
    </message>
    <message>
        <source>Try it out: from a P-position no move leads to another P-position, and from every other position some move does.</source>
        <translation>请试试看：从 P 局面走一步，到不了别的 P 局面；从其他局面，总有一步能到 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2, %3) is P: no move from it leads to another P-position.</source>
        <extracomment>%1, %2 and %3 are three heaps</extracomment>
        <translation>(%1, %2, %3) 是 P 局面：从它走一步，到不了别的 P 局面。</translation>
    </message>
    <message>
        <source>Below two heaps stands the third one that makes the three a P-position: whoever moves now loses.</source>
        <translation>每格上面写着两堆，下面是第三堆：三堆合起来是 P 局面，也就是轮到走的一方必败。</translation>
    </message>
    <message>
        <source>The rule: the third heap is the least number that is not in their line or column yet.</source>
        <translation>规律：第三堆是这一行和这一列里还没有出现的最小的数。</translation>
    </message>
</context>
<context>
    <name>NotLost</name>
    <message>
        <source>%1 is N: no stone is left, and whoever took the last one has lost.</source>
        <extracomment>misère play; %1 is a position without stones</extracomment>
        <translation>%1 是 N 局面：石子取完了，取走最后一颗的一方已经输了。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to %2, which is P.</source>
        <extracomment>%1 is a position such as (3, 4), %2 the position after the move</extracomment>
        <translation>%1 是 N 局面：走一步就能到 P 局面 %2。</translation>
    </message>
    <message>
        <source>%1 is N: a move leads to a smaller last number, and to P.</source>
        <extracomment>%1 is a position such as (3, 9), of which the last number was to be found</extracomment>
        <translation>%1 是 N 局面：从最后一堆取几颗，就能到 P 局面。</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>the number is larger than %1, the largest heap allowed</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>这个数大于 %1，超过了允许的最大堆</translation>
    </message>
    <message>
        <source>the name of a game is expected before the colon: %1</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;</extracomment>
        <translation>冒号前应为游戏的名称：%1</translation>
    </message>
    <message>
        <source>the name of a game and a colon are expected, as in “nim: 3 4 5”</source>
        <extracomment>shown when a position does not say of which game it is</extracomment>
        <translation>应以游戏的名称和冒号开头，例如“nim: 3 4 5”</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “%1”</source>
        <extracomment>%1 is the name of a game, as in the notation</extracomment>
        <translation>“%1”之后应为“misere”或冒号</translation>
    </message>
    <message>
        <source>Character %1: %2.</source>
        <extracomment>%1 is the place in the text, from 1; %2 says what was expected there</extracomment>
        <translation>第 %1 个字符处：%2。</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>numbers have to follow, as in “%1”</source>
        <extracomment>%1 is a position such as &quot;{1,3,4}: 5 7&quot;</extracomment>
        <translation>后面还要写出局面的数，例如“%1”</translation>
    </message>
    <message>
        <source>a heap has 0 stones or more, and no minus sign</source>
        <translation>一堆至少有 0 颗石子，不能写负号</translation>
    </message>
    <message>
        <source>a whole number is expected, but “%1” was found</source>
        <extracomment>%1 is what was typed instead: a letter, a decimal point</extracomment>
        <translation>应为整数，但出现了“%1”</translation>
    </message>
    <message>
        <source>a number or a game is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;</extracomment>
        <translation>应为数或游戏名：%1</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1 is the number of a round of a game, %2 a sentence: &quot;The class took 5 from heap 1.&quot;</extracomment>
        <translation>第 %1 轮：%2</translation>
    </message>
    <message>
        <source>%1 (%2: %3):</source>
        <extracomment>%1 is &quot;Earlier rounds, class – program&quot;; below it moves are such as &quot;#2 12→1&quot;, %2; %3 is this move in words, such as &quot;took 11 from heap 2&quot;</extracomment>
        <translation>%1（%2：%3）：</translation>
    </message>
    <message>
        <source>Earlier rounds, program – class</source>
        <translation>先前各轮，电脑 – 全班</translation>
    </message>
    <message>
        <source>Earlier rounds, class – program</source>
        <translation>先前各轮，全班 – 电脑</translation>
    </message>
    <message>
        <source>Earlier rounds, first player – second player</source>
        <translation>先前各轮，先走的一方 – 后走的一方</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>%1 is &quot;Earlier rounds, class – program&quot;</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>The program %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>电脑%1。</translation>
    </message>
    <message>
        <source>The first player %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>先走的一方%1。</translation>
    </message>
    <message>
        <source>The second player %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>后走的一方%1。</translation>
    </message>
    <message>
        <source>The game was lost in round %1 by “%2”: “%3” would have won.</source>
        <extracomment>%1 is the number of a round, %2 a move in it, such as &quot;take 5 from heap 2&quot;, %3 another one</extracomment>
        <translation>输在第 %1 轮的“%2”：当时走“%3”就能赢。</translation>
    </message>
    <message>
        <source>The program is to move. Who wins?</source>
        <translation>轮到电脑走。谁会赢？</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>谁会赢？</translation>
    </message>
    <message>
        <source>The program is to move.</source>
        <translation>轮到电脑走。</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>无法再走了。</translation>
    </message>
    <message>
        <source>Why can no move win?</source>
        <translation>为什么怎么走都赢不了？</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <extracomment>below the question why no move can win; %1 is the rule of the game, in whole sentences</extracomment>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>哪一步能赢？</translation>
    </message>
    <message>
        <source>The graph is still being drawn.</source>
        <translation>图还没有画完。</translation>
    </message>
    <message>
        <source>No move is left. Who wins?</source>
        <translation>无法再走了。谁会赢？</translation>
    </message>
    <message>
        <source>What is drawn here becomes the game. Who wins is asked when it is done.</source>
        <translation>这里画的就是要玩的游戏。画完再问谁会赢。</translation>
    </message>
    <message>
        <source>The class %1.</source>
        <extracomment>%1 is a move that was made, such as &quot;took 5 from heap 2&quot;</extracomment>
        <translation>全班%1。</translation>
    </message>
    <message>
        <source>The class is to move. Who wins?</source>
        <translation>轮到全班走。谁会赢？</translation>
    </message>
    <message>
        <source>The class is to move. Why can no move win?</source>
        <translation>轮到全班走。为什么怎么走都赢不了？</translation>
    </message>
    <message>
        <source>The class is to move. Which move wins?</source>
        <translation>轮到全班走。哪一步能赢？</translation>
    </message>
    <message>
        <source>The game is over: the class has won.</source>
        <translation>游戏结束：全班赢了。</translation>
    </message>
    <message>
        <source>The game is over: the program has won.</source>
        <translation>游戏结束：电脑赢了。</translation>
    </message>
    <message>
        <source>The class made no mistake.</source>
        <translation>全班一步也没有走错。</translation>
    </message>
    <message>
        <source>The program never moved: the class won with its first move.</source>
        <translation>电脑一步也没走：全班第一步就赢了。</translation>
    </message>
    <message>
        <source>The position of the class was lost from the start.</source>
        <translation>全班从一开始就处于必败局面。</translation>
    </message>
    <message>
        <source>The class never moved: the program won with its first move.</source>
        <translation>全班一步也没走：电脑第一步就赢了。</translation>
    </message>
    <message>
        <source>The first player’s position was lost from the start.</source>
        <translation>先走的一方从一开始就处于必败局面。</translation>
    </message>
    <message>
        <source>The second player’s position was lost from the start.</source>
        <translation>后走的一方从一开始就处于必败局面。</translation>
    </message>
    <message>
        <source>The second player never moved: the first player won with the first move.</source>
        <translation>后走的一方一步也没走：先走的一方第一步就赢了。</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>Two people</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Takes a win</source>
        <translation>能赢就赢</translation>
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
        <translation>两人在同一棋盘上对局</translation>
    </message>
    <message>
        <source>Makes any move</source>
        <translation>随便走一步</translation>
    </message>
    <message>
        <source>Wins if it can do so at once, else makes any move</source>
        <translation>能一步赢就赢，否则随便走一步</translation>
    </message>
    <message>
        <source>Looks one move ahead: wins at once if it can, and does not let you do so</source>
        <translation>多看一步：能一步赢就赢，也不让你一步就赢</translation>
    </message>
    <message>
        <source>Plays perfectly once no more than eight stones are left, before that looks one move ahead</source>
        <translation>剩下不超过八颗石子时走得完美，在那之前多看一步</translation>
    </message>
    <message>
        <source>Plays perfectly, but errs in one move of four until eight stones are left</source>
        <translation>走得完美，但剩下八颗石子以前平均四步错一步</translation>
    </message>
    <message>
        <source>Wins whenever it can, else makes the move that is hardest to answer</source>
        <translation>能赢必赢，否则走最难应对的一步</translation>
    </message>
    <message>
        <source>Endgame only</source>
        <translation>只会收尾</translation>
    </message>
    <message>
        <source>Sometimes errs</source>
        <translation>偶尔出错</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>there is not enough memory for so large a picture</source>
        <extracomment>the reason why a file could not be written</extracomment>
        <translation>内存不足，无法绘制这么大的图片</translation>
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
        <translation>；已标记：%1</translation>
    </message>
    <message>
        <source>Right, Left or a number choose how many stones, Enter takes them.</source>
        <extracomment>read aloud</extracomment>
        <translation>按左右方向键或数字键选择颗数，按 Enter 键取走。</translation>
    </message>
    <message numerus="yes">
        <source>+%n pin(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 个球瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n stone(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 颗</numerusform>
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
        <translation>输入局面</translation>
    </message>
    <message>
        <source>The sizes of the heaps, also with the name of another game in front. What is typed here is text and no key of the projection; the class sees nothing before Enter.</source>
        <translation>各堆的石子数，前面也可以写上另一个游戏的名字。这里输入的都是文字，不会当作投影的按键；按 Enter 之前，全班什么也看不到。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Enter: on the board · ↓: choose from the list · Esc: back</source>
        <translation>Enter：摆到棋盘上 · ↓：从列表里选 · Esc：返回</translation>
    </message>
    <message>
        <source>Enter once more opens it in %1.</source>
        <extracomment>below what is wrong with a typed position; %1 is the name of a lesson</extracomment>
        <translation>再按一次 Enter，就在“%1”一课中打开。</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>已用时间</translation>
    </message>
    <message>
        <source>Let the clock begin anew</source>
        <translation>重新开始计时</translation>
    </message>
    <message>
        <source>List the keys (?)</source>
        <translation>列出所有按键（?）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>End the projection (F11)</source>
        <translation>结束投影（F11）</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation>只有您能看到</translation>
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
        <translation>让学生看到判定（V）</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>定格</translation>
    </message>
    <message>
        <source>Hold the picture that the class sees (F)</source>
        <translation>定住学生看到的画面（F）</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>Make the screen of the class black (B)</source>
        <translation>让投影变成黑屏（B）</translation>
    </message>
    <message>
        <source>Current step</source>
        <translation>当前步骤</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一个步骤</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>小节</translation>
    </message>
    <message>
        <source>Lets the clock of the lecture begin at 0 again. The class does not see it.</source>
        <translation>让讲课的计时从 0 重新开始。学生看不到。</translation>
    </message>
    <message>
        <source>Opens the guide on this screen, at the chapter on lecturing. Shift+F1 and a click on anything here says what it is.</source>
        <translation>在这块屏幕上打开指南的课堂讲授一章。按 Shift+F1，再点这里的任何一处，就会说明它是什么。</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Open the guide on this screen (F1)</source>
        <translation>在这块屏幕上打开指南（F1）</translation>
    </message>
    <message>
        <source>Lists the keys of the projection over this window. Each works here, in the projection and in the main window.</source>
        <translation>在这个窗口上列出投影用的按键。它们在这里、在投影中和在主窗口里都有效。</translation>
    </message>
    <message>
        <source>Ends the projection; the lesson stays as it is.</source>
        <translation>结束投影，这一课保持原样。</translation>
    </message>
    <message>
        <source>Who wins and why, for you alone: the class sees it once you show it.</source>
        <translation>谁必胜、为什么，只有您能看到；您公布之后学生才看到。</translation>
    </message>
    <message>
        <source>Goes back, in a long step page by page. A presenter’s remote control sends the same key.</source>
        <translation>往回走，长的步骤逐页翻回。翻页笔发出的也是这个键。</translation>
    </message>
    <message>
        <source>Goes on, in a long step page by page. A presenter’s remote control sends the same key.</source>
        <translation>往下走，长的步骤逐页翻过。翻页笔发出的也是这个键。</translation>
    </message>
    <message>
        <source>The class goes on seeing the picture of now, while you prepare something here.</source>
        <translation>学生看到的画面停在此刻，您可以在这里做准备。</translation>
    </message>
    <message>
        <source>Makes the screen of the class black, so that all look at you; once more brings the lesson back.</source>
        <translation>让投影变成黑屏，大家都看着您；再按一次，这一课就回来了。</translation>
    </message>
    <message>
        <source>The step that the class sees, with all its lines.</source>
        <translation>学生看到的这一步，全部内容都在这里。</translation>
    </message>
    <message>
        <source>The step that comes next, so that you can lead up to it.</source>
        <translation>接下来的一步，方便您自然地引出它。</translation>
    </message>
    <message>
        <source>The sections of the lesson’s tour; the notes below belong to the chosen one.</source>
        <translation>这一课导览的各节；下面的备注属于选中的那一节。</translation>
    </message>
    <message>
        <source>What to ask and to say. The class does not see it. A link puts its position on the board.</source>
        <translation>可以问什么、讲什么。学生看不到。点一个链接，就把它的局面摆上棋盘。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>归零</translation>
    </message>
    <message>
        <source>Asks the class whether the position on the board is P or N: the keys P and N count the hands, with Shift they take one back.</source>
        <translation>问全班棋盘上的局面是 P 还是 N：按 P 键和 N 键计票，加 Shift 减一票。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 还是 N？</translation>
    </message>
    <message>
        <source>Ask the class: P or N? (Q)</source>
        <translation>问全班：P 还是 N？（Q）</translation>
    </message>
    <message>
        <source>Puts an exercise to the class, the next one of the set in the tab of the main window. The keys A to D count the hands.</source>
        <translation>给全班出一道练习，就是主窗口练习标签页里那一套的下一道。按 A 到 D 键计票。</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>The next exercise (E)</source>
        <translation>下一道练习（E）</translation>
    </message>
    <message>
        <source>Gives the class half a minute more to think; with Shift the key takes the clock away.</source>
        <translation>再给全班半分钟思考；加 Shift 按这个键就不再计时。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>30 seconds more (K)</source>
        <translation>再给 30 秒（K）</translation>
    </message>
    <message>
        <source>Shows the class the section of the tour that is chosen on the right, in pages: PageDown goes on to its questions, their answers and the next section.</source>
        <translation>把右边选中的导览一节分页显示给全班：按 PageDown 依次是它的问题、答案和下一节。</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Show the class the tour (S)</source>
        <translation>给全班看导览（S）</translation>
    </message>
    <message>
        <source>Puts the next position that the section names on the board; the list is below the notes.</source>
        <translation>把本节提到的下一个局面摆到棋盘上；清单在备注下面。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>The next example of the section (X)</source>
        <translation>本节的下一个例子（X）</translation>
    </message>
    <message>
        <source>Shows the class the table of the lesson: PageDown lets it grow by one position.</source>
        <translation>给全班看本课的表格：按一次 PageDown，表格就多一个局面。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show the class the table (G)</source>
        <translation>给全班看表格（G）</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>The hint that you have asked for (Ctrl+H): the idea, the step to take, then the moves. The class sees it after Ctrl+Shift+H.</source>
        <translation>您要的提示（Ctrl+H）：先是思路，再是该做的一步，然后是各种走法。按 Ctrl+Shift+H 之后全班才看得到。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Who answers the moves of the class: a program that plays more or less well, or another person.</source>
        <translation>谁来应全班的走法：水平高低不同的程序，或者另一个人。</translation>
    </message>
    <message>
        <source>Plays the game once more from the position that it began with. The class sees it.</source>
        <translation>从这一局开始时的局面再下一局。全班都看得到。</translation>
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
        <translation>依次让全班看到谁会赢、为什么、怎么走能赢（必败时是每种走法怎样应对），再按一次全部隐藏。换了新局面就重新隐藏。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>What you have learned cannot be kept: %1 cannot be written.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>学习记录无法保存：无法写入 %1。</translation>
    </message>
    <message>
        <source>What you have learned cannot be read from %1: %2.</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法从 %1 读取学习记录：%2。</translation>
    </message>
    <message>
        <source>The file of what you have learned is damaged or of a newer version. It has been kept as %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>学习记录文件已损坏，或来自更新的版本。原文件已另存为 %1。</translation>
    </message>
</context>
<context>
    <name>Projection</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list of moves: how many more there are</extracomment>
        <translation>
            <numerusform>以及另外 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>The change of the graph is back; Ctrl+Z takes it back again.</source>
        <translation>对图的改动已重做；按 Ctrl+Z 再撤销。</translation>
    </message>
    <message>
        <source>In the graph again: %1; Ctrl+Y deletes it again.</source>
        <extracomment>after Ctrl+Z; %1 lists what had been deleted: arrows and names such as &quot;3→1&quot; and &quot;5=king&quot;</extracomment>
        <translation>图中又有了：%1；按 Ctrl+Y 再删去。</translation>
    </message>
    <message>
        <source>Taken back in the graph: %1; Ctrl+Y brings it back.</source>
        <extracomment>after Ctrl+Z; %1 lists what had been drawn: arrows and names such as &quot;3→1&quot; and &quot;5=king&quot;</extracomment>
        <translation>图中已撤销：%1；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <extracomment>%1 lists moves such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>必胜走法：%1</translation>
    </message>
    <message>
        <source>That position is taken back; Ctrl+Y brings it back.</source>
        <translation>已撤销那个局面；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>The position is brought back; Ctrl+Z takes it back again.</source>
        <translation>已重做那个局面；按 Ctrl+Z 可以再撤销。</translation>
    </message>
    <message>
        <source>Position %1 taken back; Ctrl+Y brings it back.</source>
        <extracomment>after Ctrl+Z; %1 are the heaps of a position: 20, or (5, 3, 1)</extracomment>
        <translation>已撤销局面 %1；按 Ctrl+Y 可以重做。</translation>
    </message>
    <message>
        <source>Position %1 brought back; Ctrl+Z takes it back again.</source>
        <extracomment>after Ctrl+Y; %1 are the heaps of a position: 20, or (5, 3, 1)</extracomment>
        <translation>已重做局面 %1；按 Ctrl+Z 可以再撤销。</translation>
    </message>
    <message>
        <source>The table is in front of the steps: PgDown goes on in it, G puts it away.</source>
        <translation>现在显示的是表格：PgDown 继续，G 收起后看步骤。</translation>
    </message>
    <message>
        <source>The tour is in front of the steps: PgDown goes on in it, S puts it away.</source>
        <translation>现在显示的是导览：PgDown 继续，S 收起后看步骤。</translation>
    </message>
    <message>
        <source>No move is left: there is nothing to ask.</source>
        <translation>无法再走了，没有什么可问的。</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to ask. M plays it anew.</source>
        <translation>这一局已经结束，没有什么可问的。按 M，这一局重新开始。</translation>
    </message>
    <message>
        <source>The game is over: nothing is left to reveal. M plays it anew.</source>
        <translation>这一局已经结束，没有什么可揭示的了。按 M，这一局重新开始。</translation>
    </message>
    <message>
        <source>The question is open: first Esc or V, then G shows the table.</source>
        <translation>这道题还没有答完：先按 Esc 或 V，再按 G 显示表格。</translation>
    </message>
    <message>
        <source>The question is open: first Esc or V, then S shows the tour.</source>
        <translation>这道题还没有答完：先按 Esc 或 V，再按 S 显示导览。</translation>
    </message>
    <message>
        <source>The table asks for a number here: type its digits.</source>
        <translation>表格在这里问的是一个数：请按数字键。</translation>
    </message>
    <message>
        <source>All of the answer is told: PgDown goes on.</source>
        <translation>答案已经讲完：按 PgDown 继续。</translation>
    </message>
    <message>
        <source>There is no other section; S shows the tour.</source>
        <translation>没有别的小节了；按 S 显示导览。</translation>
    </message>
    <message>
        <source>X: there is no other example here.</source>
        <translation>X：这里没有别的例子。</translation>
    </message>
    <message>
        <source>R: this board has one arrangement only.</source>
        <translation>R：这个棋盘只有一种排列方式。</translation>
    </message>
    <message>
        <source>R: another arrangement would give something away; first Shift+V.</source>
        <translation>R：换一种排列方式会透露答案，请先按 Shift+V。</translation>
    </message>
    <message>
        <source>R: beside words the other arrangements look the same; H shows the board alone.</source>
        <translation>R：在文字旁边，其他排列方式看起来都一样；按 H 只显示棋盘。</translation>
    </message>
    <message>
        <source>R: the other arrangements look the same here.</source>
        <translation>R：这里其他排列方式看起来都一样。</translation>
    </message>
    <message>
        <source>M: no move has been made yet; Shift+M chooses the opponent.</source>
        <translation>M：还没有走过一步；按 Shift+M 选择对手。</translation>
    </message>
    <message>
        <source>These heaps have been opened in %1; Ctrl+Z goes back.</source>
        <extracomment>%1 is the name of a lesson that has room for the heaps that were typed</extracomment>
        <translation>这些堆已在%1里打开；按 Ctrl+Z 回到原来的局面。</translation>
    </message>
    <message>
        <source>M: the program makes its first move.</source>
        <translation>M：让电脑走第一步。</translation>
    </message>
    <message>
        <source>Opponent: %1. Shift+M: another.</source>
        <extracomment>%1 is its name in the list of opponents, such as &quot;Two people&quot;</extracomment>
        <translation>对手：%1。按 Shift+M 再换。</translation>
    </message>
    <message>
        <source>Opponent: %1. The class begins. Shift+M: the program does.</source>
        <translation>对手：%1，全班先走。按 Shift+M 则电脑先走。</translation>
    </message>
    <message>
        <source>Opponent: %1. The program begins. Shift+M: another.</source>
        <translation>对手：%1，电脑先走。按 Shift+M 再换。</translation>
    </message>
    <message>
        <source>Misère play, as before; normal play is %1.</source>
        <extracomment>behind typed numbers; %1 is what to type for the other play, such as &quot;nim: 3 4 5&quot;</extracomment>
        <translation>仍是反规则，与此前相同；输入 %1 则为正常规则。</translation>
    </message>
    <message>
        <source>The game is still the one in the heading; type another one with its name.</source>
        <translation>仍是标题中的游戏；换游戏时，请连名称一起输入。</translation>
    </message>
    <message>
        <source>Only a graph can be drawn, in the lesson on SG values.</source>
        <translation>只有“SG 函数”一课里的图可以画。</translation>
    </message>
    <message>
        <source>The graph is drawn. Tokens on: %1. F2 goes on drawing.</source>
        <extracomment>behind the drawing of a graph; %1 is the vertex of its token, or the vertices of several: (3, 0)</extracomment>
        <translation>图画好了。棋子在：%1。按 F2 接着画。</translation>
    </message>
    <message>
        <source>No token was put: one stands on %1, where no arrow ends. F2 goes on drawing.</source>
        <extracomment>the same where nobody has put a token; %1 is a vertex without an arrow to it</extracomment>
        <translation>没有人放棋子，已在没有箭头指向的顶点 %1 放了一枚。按 F2 接着画。</translation>
    </message>
    <message>
        <source>The game waits in front of the first step: PgUp goes back to it.</source>
        <translation>这一局还没有结束，按 PgUp 退到第一步之前就回到这一局。</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Esc again ends the projection</source>
        <translation>再按一次 Esc 结束投影</translation>
    </message>
    <message>
        <source>C: the reason comes without the chart; V again.</source>
        <translation>C：再按 V 揭示理由时，不显示图表。</translation>
    </message>
    <message>
        <source>C: the chart comes with the reason; V again.</source>
        <translation>C：再按 V 揭示理由时，图表一起出现。</translation>
    </message>
    <message>
        <source>C: V comes without the chart.</source>
        <translation>C：按 V 揭示时不显示图表。</translation>
    </message>
    <message>
        <source>C: the chart comes with V.</source>
        <translation>C：图表随 V 的揭示一起出现。</translation>
    </message>
    <message>
        <source>Ctrl+H: the class sees this screen; with Shift it is given the hint.</source>
        <translation>Ctrl+H：这块屏幕全班都看得到；要把提示给全班看，请再加 Shift。</translation>
    </message>
    <message>
        <source>C: beside this text there is no room for the chart; S goes back to the steps.</source>
        <translation>C：这段文字旁边放不下图表；按 S 回到步骤。</translation>
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
        <translation>F：这块屏幕全班都看得到，不能定住。</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>That leaves: %1</source>
        <extracomment>%1 is what is said of the position left, such as &quot;P-position · xor 0&quot;</extracomment>
        <translation>走完之后：%1</translation>
    </message>
    <message>
        <source>Is the position on the board P or N?</source>
        <translation>棋盘上的局面是 P 局面还是 N 局面？</translation>
    </message>
    <message>
        <source>That ends the game, and loses it.</source>
        <translation>这一步结束了游戏，也就输了。</translation>
    </message>
    <message>
        <source>After that, your opponent can win: %1.</source>
        <extracomment>%1 is a move, such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>这样走之后，对手就能赢：%1。</translation>
    </message>
    <message>
        <source>You can win this position. Make a winning move on the board.</source>
        <translation>这个局面你能赢。请在棋盘上走出必胜的一步。</translation>
    </message>
    <message>
        <source>Move %1, %2, does not win. %3</source>
        <extracomment>%1 is the place of a move in the list of the answer, %2 the move, such as &quot;take 1 from heap 4&quot;, %3 a sentence such as &quot;After that, your opponent can win: take 5 from heap 2.&quot;</extracomment>
        <translation>你列出的第 %1 个走法（%2）赢不了。%3</translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s) are missing.</source>
        <translation>
            <numerusform>还缺 %n 种必胜走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find all winning moves. It may be that there is none.</source>
        <translation>请找出所有必胜走法；也可能一种都没有。</translation>
    </message>
    <message>
        <source>a number is expected in the brackets</source>
        <translation>括号里应当是一个数</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 还是 N？</translation>
    </message>
    <message>
        <source>Make a winning move</source>
        <translation>走出必胜的一步</translation>
    </message>
    <message>
        <source>Find all winning moves</source>
        <translation>找出所有必胜走法</translation>
    </message>
    <message>
        <source>a kind of question is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;outcome, move, all-moves&quot;</extracomment>
        <translation>这里应当是题型：%1</translation>
    </message>
    <message>
        <source>a closing bracket is expected</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>this kind of question makes no sense for the position</source>
        <translation>对这个局面不能提这种问题</translation>
    </message>
    <message>
        <source>Answer P or N.</source>
        <translation>请回答 P 或 N。</translation>
    </message>
    <message>
        <source>Answer with a number from 1 to %1.</source>
        <extracomment>%1 is how many choices there are</extracomment>
        <translation>请回答 1 到 %1 之间的一个数。</translation>
    </message>
    <message>
        <source>Answer with a whole number.</source>
        <translation>请回答一个整数。</translation>
    </message>
    <message>
        <source>Answer with numbers, such as “0 1 3”.</source>
        <translation>请回答若干个数，例如“0 1 3”。</translation>
    </message>
    <message>
        <source>Answer on the board.</source>
        <translation>请在棋盘上作答。</translation>
    </message>
    <message>
        <source>Here one move can end the game, and win it.</source>
        <translation>这里一步就能结束游戏，而且能赢。</translation>
    </message>
    <message>
        <source>N would mean that one move has no good answer. Which one?</source>
        <translation>如果是 N，那么至少有一步，对手没有好的应手。是哪一步？</translation>
    </message>
    <message>
        <source>P would mean that every move has a good answer. Has it?</source>
        <translation>如果是 P，那么不管怎么走，对手都有好的应手。是这样吗？</translation>
    </message>
    <message>
        <source>After that, your opponent can win.</source>
        <translation>这样走之后，对手就能赢。</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>A question about the position on the board. A wrong answer is explained and can be tried again at once.</source>
        <translation>关于棋盘上局面的一个问题。答错会说明原因，并且可以马上再试。</translation>
    </message>
    <message>
        <source>Your answer: whoever moves now loses. The key P does the same.</source>
        <translation>你的回答：轮到走的一方必败。按 P 键也可以。</translation>
    </message>
    <message>
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>Your answer: whoever moves now wins. The key N does the same.</source>
        <translation>你的回答：轮到走的一方必胜。按 N 键也可以。</translation>
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
        <translation>你的回答。按 Enter 键提交。</translation>
    </message>
    <message>
        <source>Hands in what you have typed.</source>
        <translation>提交你输入的内容。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Your answer: the moves that you have made on the board are all that win.</source>
        <translation>你的回答：你在棋盘上走过的就是全部必胜走法。</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>就这些</translation>
    </message>
    <message>
        <source>Your answer: there is none, or it cannot be done.</source>
        <translation>你的回答：没有，或者办不到。</translation>
    </message>
    <message>
        <source>no move wins</source>
        <translation>没有必胜走法</translation>
    </message>
    <message>
        <source>it cannot be done</source>
        <translation>办不到</translation>
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
        <translation>没有</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <extracomment>%1 is a list of moves such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>目前：%1</translation>
    </message>
    <message>
        <source>Helps by degrees: the first hint says the idea, the next one the step to take.</source>
        <translation>逐步提示：第一条提示讲思路，下一条讲关键的一步。</translation>
    </message>
    <message>
        <source>Gives the question up, and shows the answer with the step that decides.</source>
        <translation>放弃这个问题，显示答案和起决定作用的一步。</translation>
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
        <translation>这里不需要写各堆，有游戏和规则就够了</translation>
    </message>
    <message>
        <source>the number of a set is expected, from 0 to %1</source>
        <translation>应为题组的编号，即 0 到 %1 的整数</translation>
    </message>
    <message>
        <source>a level is expected: %1</source>
        <extracomment>%1 is a list of words such as &quot;easy, medium, hard&quot;</extracomment>
        <translation>应为难度：%1</translation>
    </message>
    <message>
        <source>a kind of question is expected: %1; as in “%2”</source>
        <extracomment>%1 is a list of words such as &quot;mixed, outcome, move&quot;, %2 the name of a set such as &quot;nim mixed hard 3&quot;</extracomment>
        <translation>这里应当是题型：%1；例如“%2”</translation>
    </message>
    <message>
        <source>a game is expected first: %1; as in “%2”</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;, %2 the name of a set such as &quot;nim mixed hard 3&quot;</extracomment>
        <translation>开头应当是游戏：%1；例如“%2”</translation>
    </message>
    <message numerus="yes">
        <source>the rule has only %n question(s) of this kind, too few for a set; “mixed” asks them among others</source>
        <extracomment>%n is a number of questions; &quot;mixed&quot; is a word of the name of a set, and stays as it is</extracomment>
        <translation>
            <numerusform>这条规则只有 %n 道这一类的题，不够一个题组；“mixed”（混合）里也会问到</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule has no question of this kind</source>
        <translation>这条规则没有这一类题目</translation>
    </message>
    <message>
        <source>the rule has no question of this kind at this level, but at: %1</source>
        <extracomment>%1 is a list of levels such as &quot;easy, medium&quot;, words of the name of a set, which stay as they are</extracomment>
        <translation>这条规则在这个难度没有这一类题目，有这类题目的难度：%1</translation>
    </message>
</context>
<context>
    <name>ReviewCard</name>
    <message>
        <source>The game that has ended: who could win after each move, your first mistake as a question, and ways to go on.</source>
        <translation>刚结束的一局：每一步之后谁能赢，就你的第一个错误提一个问题，以及接下来可以做什么。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Puts the position before your first mistake on the board and asks what you would play.</source>
        <translation>把你第一次走错之前的局面摆上棋盘，问你会怎样走。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着下</translation>
    </message>
    <message>
        <source>Goes back to the position before your first mistake, and the game goes on from there.</source>
        <translation>回到你第一次走错之前的局面，从那里接着下。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>The next mistake</source>
        <translation>下一处错误</translation>
    </message>
    <message>
        <source>Puts the game back as it was and asks about your next mistake.</source>
        <translation>把对局恢复原样，问下一处走错的地方该怎么走。</translation>
    </message>
    <message>
        <source>A game from another position, against the next stronger opponent.</source>
        <translation>换一个局面，与更强的下一个对手再下一局。</translation>
    </message>
    <message>
        <source>On with the tour</source>
        <translation>继续导览</translation>
    </message>
    <message>
        <source>Goes on in the tour beside the board: its questions lead to the rule.</source>
        <translation>继续棋盘旁边的导览：回答其中的问题，就能找到规律。</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>找出正确走法</translation>
    </message>
    <message>
        <source>Try from there</source>
        <translation>从那里再试</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>The rule of the game: what a move is, and who wins.</source>
        <translation>游戏规则：怎样走一步，怎样算赢。</translation>
    </message>
    <message>
        <source>Whose turn it is. After a move of yours the opponent thinks for a moment, so that you can read what the coach says.</source>
        <translation>轮到谁走。你走了一步之后，对手会想一会儿，这样你可以先读完教练的话。</translation>
    </message>
    <message>
        <source>Let it move</source>
        <translation>让对手走</translation>
    </message>
    <message>
        <source>The opponent makes its move</source>
        <translation>让对手走一步</translation>
    </message>
    <message>
        <source>A position that you look at stays as it is. This has the opponent make its move; you can also make one yourself.</source>
        <translation>正在查看的局面不会自己改变。点这里让对手走一步；你也可以自己先走。</translation>
    </message>
    <message>
        <source>Goes on with the game that you were playing</source>
        <translation>继续你刚才在下的那一局</translation>
    </message>
    <message>
        <source>A question brings a position of its own, and another position may be looked at. The game that you were playing is kept; this goes on with it.</source>
        <translation>每道题都有自己的局面，别的局面也可以随时查看。你正在下的那一局会保留，按此继续。</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>回到对局</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>“start” and a position were expected</source>
        <translation>这里应该是“start”和一个局面</translation>
    </message>
    <message>
        <source>this is no game of Last Stone</source>
        <translation>这不是 Last Stone 的对局</translation>
    </message>
    <message>
        <source>this game is of a newer version of the program</source>
        <translation>这一局来自更新版本的程序</translation>
    </message>
    <message>
        <source>a number from %1 to %2 was expected</source>
        <translation>这里应该是 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>this move cannot be made here</source>
        <translation>这里不能这样走</translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation>这里应该是一个数</translation>
    </message>
    <message>
        <source>“you” or “opponent” was expected</source>
        <translation>这里应该是“you”或“opponent”</translation>
    </message>
    <message>
        <source>there is no such opponent</source>
        <translation>没有这样的对手</translation>
    </message>
    <message>
        <source>“move” or another entry of a game was expected</source>
        <translation>这里应该是“move”或对局的其他条目</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <extracomment>%1 and %2 are the place in a file, from 1; %3 says what was expected there</extracomment>
        <translation>第 %1 行第 %2 个字符：%3。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>at most %1 heaps fit on the board</source>
        <extracomment>%1 is a number of heaps</extracomment>
        <translation>棋盘上最多能放 %1 堆</translation>
    </message>
    <message>
        <source>The game is over: who took the last stone has lost.</source>
        <translation>游戏结束：取走最后一颗石子的一方输了。</translation>
    </message>
    <message>
        <source>The game is over: who took the last stone has won.</source>
        <translation>游戏结束：取走最后一颗石子的一方赢了。</translation>
    </message>
    <message>
        <source>The game is over: you have won.</source>
        <translation>游戏结束：你赢了。</translation>
    </message>
    <message>
        <source>The game is over: your opponent has won.</source>
        <translation>游戏结束：对手赢了。</translation>
    </message>
    <message>
        <source>First the question: the game goes on when it is answered.</source>
        <translation>先回答问题：回答之后才能接着走。</translation>
    </message>
    <message>
        <source>A new game: the question has been left, and waits for you.</source>
        <translation>新的一局：题目先放下了，随时可以回去答。</translation>
    </message>
    <message>
        <source>The game is over: who made the last move has lost.</source>
        <translation>游戏结束：走最后一步的一方输了。</translation>
    </message>
    <message>
        <source>The game is over: who made the last move has won.</source>
        <translation>游戏结束：走最后一步的一方赢了。</translation>
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
        <translation>{1,2,3}：最多取 3 颗的巴什博弈</translation>
    </message>
    <message>
        <source>{1,…,64}: Nim, up to 64 stones</source>
        <translation>{1,…,64}：尼姆博弈，每堆至多 64 颗</translation>
    </message>
    <message>
        <source>{1,2,4,…,64}: powers of two</source>
        <translation>{1,2,4,…,64}：2 的幂</translation>
    </message>
    <message>
        <source>{1,2,3,5,…,89}: Fibonacci</source>
        <translation>{1,2,3,5,…,89}：斐波那契数</translation>
    </message>
    <message>
        <source>Sum of different sets</source>
        <translation>不同集合的和</translation>
    </message>
    <message>
        <source>Graph game</source>
        <translation>图上的游戏</translation>
    </message>
    <message>
        <source>A graph of seven vertices</source>
        <translation>七个顶点的图</translation>
    </message>
    <message>
        <source>Nim on a graph</source>
        <translation>图上的 Nim</translation>
    </message>
    <message>
        <source>Taking and breaking</source>
        <translation>取走与拆分</translation>
    </message>
    <message>
        <source>0.77: Kayles</source>
        <translation>0.77：凯尔斯（Kayles）</translation>
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
        <translation>SG 函数</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走</translation>
    </message>
    <message>
        <source>N-position · no move is left, and in misère play the player to move has won</source>
        <translation>N 局面（先手必胜态） · 已经无法再走，按反规则，轮到走的一方赢了</translation>
    </message>
    <message>
        <source>P-position · no move is left · the player to move has lost</source>
        <translation>P 局面（先手必败态） · 已经无法再走 · 轮到走的一方输了</translation>
    </message>
    <message>
        <source>P-position · the SG value is 0 · the player to move loses</source>
        <translation>P 局面（先手必败态） · SG 值为 0 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>P-position · SG values %1 · the player to move loses</source>
        <extracomment>%1 is the nim-sum of SG values, such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>P 局面（先手必败态） · SG 值 %1 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>P-position · misère play: every move leaves an N-position · the player to move loses</source>
        <translation>P 局面（先手必败态） · 反规则：怎么走都留下 N 局面 · 轮到走的一方必败</translation>
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
        <translation>SG 值的异或和是 0</translation>
    </message>
    <message>
        <source>SG values with nim-sum %1 ≠ 0</source>
        <extracomment>%1 is a number</extracomment>
        <translation>SG 值的异或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · misère play · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 反规则 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · SG values %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum of SG values, such as &quot;3 ⊕ 1 = 2&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · SG 值 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · the SG value is %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the SG value; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · SG 值为 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>SG values 0 and 1 with nim-sum %1</source>
        <extracomment>misère play; %1 is 0 or 1</extracomment>
        <translation>SG 值都是 0 或 1，异或和是 %1</translation>
    </message>
    <message>
        <source>A graph of four vertices</source>
        <translation>四个顶点的图</translation>
    </message>
</context>
<context>
    <name>SgBoard</name>
    <message>
        <source>Heap %1: stones %2, SG value %3</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 its SG value</extracomment>
        <translation>第 %1 堆：%2 颗石子，SG 值 %3</translation>
    </message>
    <message>
        <source>SG board</source>
        <translation>SG 棋盘</translation>
    </message>
    <message>
        <source>Heap %1: stones %2, one may take %3</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>第 %1 堆：%2 颗石子，可取 %3</translation>
    </message>
    <message>
        <source>Heap %1: stones %2</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆：%2 颗石子</translation>
    </message>
    <message>
        <source>Heap %1: stones %2, one may take %3, SG value %4</source>
        <extracomment>read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as &quot;1, 3, 4&quot;, %4 its SG value</extracomment>
        <translation>第 %1 堆：%2 颗石子，可取 %3，SG 值 %4</translation>
    </message>
</context>
<context>
    <name>SgChart</name>
    <message>
        <source>pre-period, up to %1</source>
        <extracomment>over the part of a chart before the values repeat; %1 is a number of stones</extracomment>
        <translation>预周期，到 %1 为止</translation>
    </message>
    <message>
        <source>period of %1 values</source>
        <extracomment>over the part of a chart where the values repeat, too often to show each time; %1 is how many values it is that repeat</extracomment>
        <translation>周期：%1 个值</translation>
    </message>
    <message>
        <source>period, %1 to %2</source>
        <extracomment>over the part of a chart where the values repeat for the first time in view; %1 and %2 are the first and last number of stones of it</extracomment>
        <translation>周期，%1 到 %2</translation>
    </message>
    <message>
        <source>Misère play: P and N at g(n), the values of normal play</source>
        <translation>反规则下的 P 与 N，画在正常规则的 g(n) 处</translation>
    </message>
    <message>
        <source>g(n): no period is proven up to n = %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>g(n)：到 n = %1 尚未证明周期</translation>
    </message>
    <message>
        <source>Period %1 from n = %2, proven; □ exceptions</source>
        <extracomment>the title of a chart, on which some points stand in a frame; %1 is the length of the period, %2 the number of stones where it begins</extracomment>
        <translation>g(n)：从 n = %2 起周期为 %1，已证明；□ 例外</translation>
    </message>
    <message>
        <source>g(n): period %1 from n = %2 on, proven</source>
        <extracomment>the title of a chart; %1 is the length of the period, %2 the number of stones where it begins</extracomment>
        <translation>g(n)：从 n = %2 起周期为 %1，已证明</translation>
    </message>
    <message>
        <source>n: stones in the heap</source>
        <translation>n：这堆的石子数</translation>
    </message>
    <message>
        <source>n: stones in the heap; a point stands for up to %1</source>
        <extracomment>the axis of a chart that is too small for all points; %1 is a number of values of n</extracomment>
        <translation>n：这堆的石子数；每个点最多代表 %1 个 n</translation>
    </message>
    <message>
        <source>n: stones in heap %1; a point stands for up to %2</source>
        <extracomment>the axis of a chart that is too small for all points; %1 is the number of a heap, %2 a number of values of n</extracomment>
        <translation>n：第 %1 堆的石子数；每个点最多代表 %2 个 n</translation>
    </message>
    <message>
        <source>layer %1</source>
        <extracomment>over the first of several parts of a chart, the others of which have a number alone: vertices from which the longest way has %1 edges</extracomment>
        <translation>层 %1</translation>
    </message>
    <message>
        <source>Misère play: P and N at the values of normal play</source>
        <translation>反规则下的 P 与 N，画在正常规则的 SG 值处</translation>
    </message>
    <message>
        <source>SG values of the vertices</source>
        <translation>各顶点的 SG 值</translation>
    </message>
    <message>
        <source>vertices, layer by layer from the sinks up</source>
        <translation>顶点，从汇点起逐层排列</translation>
    </message>
    <message>
        <source>There is no vertex there.</source>
        <translation>那里没有顶点。</translation>
    </message>
    <message>
        <source>g(%1) has not been worked out yet</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>g(%1) 还没有算出</translation>
    </message>
    <message>
        <source>g(%1) = %2: P-position, reached by a winning move</source>
        <extracomment>%1 is a heap or vertex, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：P 局面，由必胜走法到达</translation>
    </message>
    <message>
        <source>g(%1) = %2: P-position, off the period</source>
        <extracomment>%1 is a heap, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：P 局面，不合周期</translation>
    </message>
    <message>
        <source>g(%1) = %2: N-position, off the period</source>
        <extracomment>%1 is a heap, %2 its SG value; said of a point on a chart</extracomment>
        <translation>g(%1) = %2：N 局面，不合周期</translation>
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
        <translation>%1：这时总和为 P 局面，可由制胜的一步走到</translation>
    </message>
    <message>
        <source>%1: then the whole sum is a P-position</source>
        <extracomment>%1 is a formula such as &quot;g(7) = 2&quot;; said of a point on a chart</extracomment>
        <translation>%1：这时总和为 P 局面</translation>
    </message>
    <message>
        <source>%1: then the whole sum is an N-position</source>
        <extracomment>%1 is a formula such as &quot;g(7) = 2&quot;; said of a point on a chart</extracomment>
        <translation>%1：这时总和为 N 局面</translation>
    </message>
    <message>
        <source>the sum is P: the other heaps have %1</source>
        <extracomment>beside a line across a chart of a sum; %1 is the nim-sum of all heaps but one</extracomment>
        <translation>总和为 P 局面：其余各堆的异或和为 %1</translation>
    </message>
    <message>
        <source>the sum is P: the other tokens have %1</source>
        <extracomment>beside a line across a chart of a sum; %1 is the nim-sum of the values of all tokens but one</extracomment>
        <translation>总和为 P 局面：其余棋子的异或和为 %1</translation>
    </message>
    <message>
        <source>n: stones in heap %1; P or N: of the whole sum</source>
        <extracomment>the axis of a chart of several heaps; %1 is the number of a heap</extracomment>
        <translation>n：第 %1 堆的石子数；P、N 指总和</translation>
    </message>
    <message>
        <source>the sum is P</source>
        <extracomment>beside a line across a chart of a sum, where there is little room</extracomment>
        <translation>总和为 P 局面</translation>
    </message>
    <message>
        <source>The SG values g(n)</source>
        <translation>SG 值 g(n)</translation>
    </message>
    <message>
        <source>P or N if token %1 stood there</source>
        <extracomment>the title of a chart of several tokens: the colours of its points are not those of single vertices; %1 is the number of the token that the chart moves</extracomment>
        <translation>棋子 %1 若在该处：P 还是 N</translation>
    </message>
</context>
<context>
    <name>SgExplanation</name>
    <message>
        <source>A move takes one token along one arrow</source>
        <translation>每一步把一枚棋子沿一条箭头移动</translation>
    </message>
    <message>
        <source>Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no move is possible.</source>
        <translation>一个顶点上可以有任意多枚棋子。没有箭头出去的顶点叫做汇点，那里的棋子无法再走。</translation>
    </message>
    <message>
        <source>Layers %1 to %2 follow in the same way</source>
        <extracomment>%1 and %2 are numbers of layers, %1 &lt; %2</extracomment>
        <translation>第 %1 层到第 %2 层也这样算</translation>
    </message>
    <message>
        <source>Each is computed when the layers below it are known: every vertex from its options.</source>
        <translation>下面各层都已知道之后，再算上面一层：每个顶点的值由它的后继得出。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more vertices</source>
        <extracomment>%n vertices are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer 0, the sinks: no move, so g = 0</source>
        <translation>第 0 层是汇点：无法再走，所以 g = 0</translation>
    </message>
    <message>
        <source>Layer %1: all options lie in lower layers and have their values</source>
        <extracomment>%1 is the number of a layer, from 1</extracomment>
        <translation>第 %1 层：后继都在下面各层，值都已求出</translation>
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
        <translation>Grundy 博弈：每一步把一堆分成大小不同的两堆</translation>
    </message>
    <message>
        <source>Kayles: take one stone or two from a heap, then split the rest of it if you like</source>
        <translation>凯尔斯（Kayles）：取一或两颗，剩下的可以分堆</translation>
    </message>
    <message>
        <source>Dawson’s Kayles: take two stones from a heap, then split the rest of it if you like</source>
        <translation>Dawson 的 Kayles：取两颗，剩下的可以分堆</translation>
    </message>
    <message>
        <source>Dawson’s chess: take two stones, or three and split the rest if you like; a heap of one may be taken</source>
        <translation>Dawson 棋：取两颗，或取三颗再随意分堆；只有一颗的堆可以取走</translation>
    </message>
    <message>
        <source>As an octal code, the rule is %1</source>
        <extracomment>the last step, of a game whose rule has been told in words; %1 is an octal code such as &quot;0.77&quot;</extracomment>
        <translation>这条规则写成八进制编码是 %1</translation>
    </message>
    <message>
        <source>The octal game %1: its digits say which moves there are</source>
        <extracomment>%1 is an octal code such as &quot;0.16&quot;</extracomment>
        <translation>八进制游戏 %1：由各位数字规定有哪些走法</translation>
    </message>
    <message>
        <source>No stone is taken. Heaps of 1 and 2 cannot be split any more.</source>
        <translation>不取石子，只拆堆。1 颗和 2 颗的堆不能再拆。</translation>
    </message>
    <message>
        <source>This code allows no move at all.</source>
        <translation>这个编码不允许任何走法。</translation>
    </message>
    <message>
        <source>No period of Grundy’s game is known</source>
        <translation>Grundy 博弈至今没有发现周期</translation>
    </message>
    <message>
        <source>So the values are computed one after the other, from g(0) on.</source>
        <translation>所以从 g(0) 起逐个计算。</translation>
    </message>
    <message>
        <source>No period is proven by the values up to %1</source>
        <extracomment>%1 is a number of stones
----------
%1 is a large number</extracomment>
        <translation>算到 %1 为止的值还证明不了周期</translation>
    </message>
    <message>
        <source>The values repeat from the beginning: %1</source>
        <extracomment>%1 is a formula such as &quot;g(n + 7) = g(n)&quot;</extracomment>
        <translation>值从头开始就循环：%1</translation>
    </message>
    <message>
        <source>From n = %1 on the values repeat: %2</source>
        <extracomment>%1 is a number, the pre-period; %2 is a formula such as &quot;g(n + 7) = g(n)&quot;</extracomment>
        <translation>从 n = %1 起，值开始循环：%2</translation>
    </message>
    <message>
        <source>Before that, only these heaps differ from the period carried on backwards: %1.</source>
        <extracomment>%1 is a list of sizes of heaps, all smaller than the pre-period</extracomment>
        <translation>在此之前，把周期往回推，只有这些堆的值不符：%1。</translation>
    </message>
    <message>
        <source>Before that, %1 heaps differ from the period carried on backwards.</source>
        <extracomment>%1 is a number of heaps</extracomment>
        <translation>在此之前，把周期往回推，有 %1 个堆的值不符。</translation>
    </message>
    <message>
        <source>Proof, by the theorem of Guy and Smith (1956): let k be the largest number that may be taken. If g(n + p) = g(n) holds for all n with n₀ ≤ n &lt; 2·n₀ + p + k, then for all n ≥ n₀. Here n₀ = %1, p = %2 and k = %3, and the values have been compared for all n &lt; %4.</source>
        <extracomment>n₀, p and k are names of numbers: %1 is n₀, %2 is p, %3 is k; %4 is 2·n₀ + p + k</extracomment>
        <translation>证明根据 Guy 与 Smith 的定理（1956）：设 k 是一次最多可取的颗数。如果 n₀ ≤ n &lt; 2·n₀ + p + k 的每个 n 都满足 g(n + p) = g(n)，那么所有 n ≥ n₀ 也都满足。这里 n₀ = %1，p = %2，k = %3，n &lt; %4 的值都已比较过。</translation>
    </message>
    <message>
        <source>Some value is 2 or more and the nim-sum is 0.</source>
        <translation>有一个值不小于 2，而异或和是 0。</translation>
    </message>
    <message>
        <source>Some value is 2 or more and the nim-sum is %1, not 0.</source>
        <extracomment>misère play; %1 is the nim-sum</extracomment>
        <translation>有一个值不小于 2，而异或和是 %1，不是 0。</translation>
    </message>
    <message>
        <source>All values are 0 or 1 and the nim-sum is 1.</source>
        <translation>所有的值都是 0 或 1，而异或和是 1。</translation>
    </message>
    <message>
        <source>All values are 0 or 1 and the nim-sum is 0, not 1.</source>
        <translation>所有的值都是 0 或 1，而异或和是 0，不是 1。</translation>
    </message>
    <message>
        <source>The values that are left, one of them 2 or more, have the nim-sum 0: %1.</source>
        <extracomment>%1 is a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>留下的值当中有一个不小于 2，它们的异或和为 0：%1。</translation>
    </message>
    <message>
        <source>The values that are left are all 0 or 1 and have the nim-sum 1: %1.</source>
        <translation>留下的值都是 0 或 1，它们的异或和为 1：%1。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves a P-position: each of its %n move(s) leads to an N-position.</source>
        <extracomment>misère play; %n is the number of moves from the position that has been left</extracomment>
        <translation>
            <numerusform>留下的是 P 局面：从那里有 %n 种走法，走到的都是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is the last move, and so loses</source>
        <extracomment>misère play; %1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>“%1”是最后一步，所以输了</translation>
    </message>
    <message>
        <source>The opponent cannot move any more and has won.</source>
        <translation>对方无法再走，就赢了。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position</source>
        <translation>无论怎么走，留下的都是 N 局面</translation>
    </message>
    <message>
        <source>So every move can be answered by one that leaves a P-position, unless it has ended the game, which loses at once.</source>
        <translation>所以每一步都有应对，都能再留下 P 局面；如果这一步已经结束了游戏，那就当场输了。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions does not make the last move</source>
        <translation>谁一直留下 P 局面，谁就不会走最后一步</translation>
    </message>
    <message>
        <source>A position without a move is N in misère play, so it is never left by whoever leaves P-positions only. The game has an end, so the opponent has to make the last move.</source>
        <translation>按反规则，无法再走的局面是 N 局面，所以只留 P 局面的一方绝不会留下它。游戏总有终局，最后一步只能由对方来走。</translation>
    </message>
    <message>
        <source>A position without a move is N in misère play, so it is never left by whoever leaves P-positions only. The game has an end, so the player now to move has to make the last move.</source>
        <translation>按反规则，无法再走的局面是 N 局面，所以只留 P 局面的一方绝不会留下它。游戏总有终局，最后一步只能由现在轮到走的一方来走。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>at the end of a list: %n of its members are not shown</extracomment>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>one option in a list, a formula such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7&quot;, and %n further options of that value</extracomment>
        <translation>
            <numerusform>%1（另有 %n 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and options of %n more value(s)</source>
        <extracomment>at the end of a list of options: %n further values are not shown</extracomment>
        <translation>
            <numerusform>此外还有 %n 种值</numerusform>
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
        <translation>这里无法再走，所以 %1。</translation>
    </message>
    <message>
        <source>The options and their values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−1) = g(6) = 2&quot;</extracomment>
        <translation>各后继和它们的值：%1。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n option(s); here is one for each value: %1.</source>
        <extracomment>%n is a number of options, %1 a list of formulas such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7 (and 2 more)&quot;</extracomment>
        <translation>
            <numerusform>后继共有 %n 个，每种值举一个例子：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>So %1: the smallest number that is missing among the values is %2.</source>
        <extracomment>%1 is a formula such as &quot;g(7) = mex {0,1,3} = 2&quot;, %2 the number at its end</extracomment>
        <translation>所以 %1：这些值里没有出现的最小的数是 %2。</translation>
    </message>
    <message>
        <source>The other values are found in the same way</source>
        <translation>其余的值也这样算</translation>
    </message>
    <message>
        <source>The nim-sum of the values is 0</source>
        <translation>各值的异或和（尼姆和）是 0</translation>
    </message>
    <message>
        <source>The nim-sum of the values is %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各值的异或和（尼姆和）是 %1 ≠ 0</translation>
    </message>
    <message>
        <source>The SG value is 0, so no option has the value 0: every move leaves an N-position.</source>
        <translation>SG 值为 0，说明没有一个后继的值是 0：无论怎么走，留下的都是 N 局面。</translation>
    </message>
    <message>
        <source>The SG value is not 0, so some option has the value 0: a move to it leaves a P-position.</source>
        <translation>SG 值不为 0，说明有后继的值是 0：走到那里，就留下 P 局面。</translation>
    </message>
    <message>
        <source>To win, move to an option of value 0</source>
        <translation>要赢，就走到值为 0 的后继</translation>
    </message>
    <message>
        <source>There must be one: %1 is the smallest missing number, so 0 is not missing.</source>
        <extracomment>%1 is an SG value other than 0</extracomment>
        <translation>这样的后继一定有：没有出现的最小的数是 %1，所以 0 已经出现。</translation>
    </message>
    <message>
        <source>To win, move a token of value g to a vertex of value g ⊕ %1</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>要赢，就移动一枚棋子：从值 g 到值 g ⊕ %1</translation>
    </message>
    <message>
        <source>To win, turn a heap of value g into one of value g ⊕ %1</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>要赢，就改变一堆的值：g 变成 g ⊕ %1</translation>
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
        <translation>这样异或和就成为 0。需要的值：%1。</translation>
    </message>
    <message>
        <source>A winning move: %1</source>
        <extracomment>%1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>必胜走法：%1</translation>
    </message>
    <message>
        <source>It leaves a P-position: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−7) = g(0) = 0&quot;</extracomment>
        <translation>留下 P 局面：%1。</translation>
    </message>
    <message>
        <source>%1, so the value goes %2 and the nim-sum becomes 0: %3.</source>
        <extracomment>%1 is a formula such as &quot;g(7−1) = g(6) = 2&quot;, %2 is &quot;3 → 2&quot;, %3 a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>%1，所以值的变化是 %2，异或和成为 0：%3。</translation>
    </message>
    <message>
        <source>This move raises a value. Nim has no such moves, as its heaps only become smaller; but all that counts is that the nim-sum is 0 afterwards.</source>
        <translation>这一步使一个值变大。尼姆博弈里没有这样的走法，因为堆只会变小；但重要的只有一点：走完之后异或和是 0。</translation>
    </message>
    <message>
        <source>No other token can reach the value that it would need</source>
        <translation>其余棋子都走不到值合适的顶点</translation>
    </message>
    <message>
        <source>No other heap can get the value that it would need</source>
        <translation>其余各堆都得不到所需的值</translation>
    </message>
    <message>
        <source>The values would have to rise, and no option has the higher value: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1: 1 → 3, heap 2: 0 → 2&quot;</extracomment>
        <translation>这些值都必须变大，但没有一个后继有那个更大的值：%1。</translation>
    </message>
    <message>
        <source>Answer to “%1”: %2</source>
        <extracomment>two moves, the second one after the first: &quot;Answer to “take 1 from heap 2”: take 3 from heap 1&quot;</extracomment>
        <translation>对“%1”的应对：%2</translation>
    </message>
    <message>
        <source>The move leaves the value %1 ≠ 0; the answer leaves 0.</source>
        <extracomment>%1 is an SG value other than 0</extracomment>
        <translation>这一步留下的值是 %1 ≠ 0；应对之后又是 0。</translation>
    </message>
    <message>
        <source>The move leaves the nim-sum %1 ≠ 0; the answer makes it 0 again: %2.</source>
        <extracomment>%1 is a number other than 0, %2 a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>这一步留下异或和 %1 ≠ 0；应对使它又成为 0：%2。</translation>
    </message>
    <message>
        <source>The move has raised a value, %1; the answer takes that back (“reverses” it), %2.</source>
        <extracomment>%1 is &quot;0 → 2&quot; and %2 is &quot;2 → 0&quot;, changes of an SG value</extracomment>
        <translation>这一步使一个值变大，%1；应对把它退回去（“逆转”），%2。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions makes the last move</source>
        <translation>谁一直留下 P 局面，最后一步就由谁走</translation>
    </message>
    <message>
        <source>No move is left: the game is over</source>
        <translation>已经无法再走：游戏结束</translation>
    </message>
    <message>
        <source>In misère play the player to move, who cannot move, has won: an N-position.</source>
        <translation>按反规则，轮到走的一方无法再走，反而赢了：这是 N 局面。</translation>
    </message>
    <message>
        <source>The player to move cannot move and has lost: a P-position. Its SG value is 0, and all other values are worked out from such positions.</source>
        <translation>轮到走的一方无法再走，已经输了：这是 P 局面。它的 SG 值是 0，其他局面的值都由这样的局面推算出来。</translation>
    </message>
    <message>
        <source>Misère play: whoever cannot move wins.</source>
        <translation>反规则：无法再走的一方赢。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>无法再走的一方输。</translation>
    </message>
    <message>
        <source>Whole periods make no difference: %1, so %2.</source>
        <extracomment>%1 is a formula such as &quot;100 = 14·7 + 2&quot;, with the period 7; %2 is &quot;g(100) = g(2)&quot;</extracomment>
        <translation>去掉若干个完整的周期，值不变：%1，所以 %2。</translation>
    </message>
    <message>
        <source>The subtraction set is %1: a move takes one of these numbers of stones from a heap</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>可取集合是 %1：每步从一堆取其中一种颗数</translation>
    </message>
    <message>
        <source>Each heap has a subtraction set of its own: what may be taken from it</source>
        <extracomment>%1 is a list such as &quot;Heap 1: {1,3,4}, heap 2: {2,5}&quot;</extracomment>
        <translation>每堆各有一个可取集合：从这堆取的颗数必须是其中的数</translation>
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
        <translation>没有一堆超过 %1 颗，所以想取几颗都行：这就是尼姆博弈</translation>
    </message>
    <message>
        <source>A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, the first missing number is n: so g(n) = n, one heap after the other from g(0) = 0 on.</source>
        <translation>n 颗的堆可以变成 0、1、…、n−1 颗。如果它们的值是 0、1、…、n−1，那么没有出现的最小的数就是 n：从 g(0) = 0 起逐个推出 g(n) = n。</translation>
    </message>
    <message>
        <source>All numbers up to %1 may be taken, as in Bash’s game: %2</source>
        <extracomment>%1 is the largest number that may be taken, %2 a formula such as &quot;g(n) = n mod 4&quot;</extracomment>
        <translation>每次可以取 1 到 %1 颗，和巴什博弈一样：%2</translation>
    </message>
    <message>
        <source>The SG values are remainders: %1</source>
        <extracomment>%1 is a formula such as &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>SG 值就是余数：%1</translation>
    </message>
    <message>
        <source>There must be one, as the set is finite, but it may be very long. So the values are computed one after the other.</source>
        <translation>集合有限，周期一定存在，只是可能很长。所以逐个计算各个值。</translation>
    </message>
    <message>
        <source>Proof: each value follows from those before it, no further back than %1, the largest number that may be taken. The values for n = %4 to %5 are the same as those for n = %2 to %3, so all that follow repeat as well.</source>
        <extracomment>%1 is the largest number that may be taken; the other places are numbers of heaps, %2 &lt;= %3, %4 &lt;= %5</extracomment>
        <translation>证明：每个值只由它前面的值决定，最多往前看 %1 个，也就是一次最多可取的颗数。n = %4 到 %5 的值与 n = %2 到 %3 的值相同，所以后面的值也都照样重复。</translation>
    </message>
    <message>
        <source>Layer 0, the sinks: no move is left, and in misère play that wins: N</source>
        <translation>第 0 层是汇点：无法再走，按反规则这就赢了，是 N 局面</translation>
    </message>
    <message>
        <source>Layer %1: all arrows lead to lower layers, where P and N are known</source>
        <extracomment>%1 is the number of a layer, from 1</extracomment>
        <translation>第 %1 层：箭头都指向下面各层，P 与 N 都已判定</translation>
    </message>
    <message>
        <source>N, as an arrow leads to a P-position: %1.</source>
        <extracomment>%1 is a list of arrows such as &quot;3→1, 5→4&quot;</extracomment>
        <translation>N，因为有箭头通向 P 局面：%1。</translation>
    </message>
    <message>
        <source>P, as every arrow leads to an N-position: %1.</source>
        <extracomment>%1 is a list of vertices</extracomment>
        <translation>P，因为所有箭头都通向 N 局面：%1。</translation>
    </message>
    <message>
        <source>When the layers below are known, a vertex is P exactly when each of its arrows leads to an N-position.</source>
        <translation>下面各层都知道之后，一个顶点是 P 局面，当且仅当它的每条箭头都通向 N 局面。</translation>
    </message>
    <message>
        <source>The program does it while there are no more than %1 ways to place the tokens on the vertices that they can reach.</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>只要棋子在能到达的顶点上的摆法不超过 %1 种，程序都这样判定。</translation>
    </message>
    <message>
        <source>The digits after the point stand for taking 1, 2, 3, … stones. Each is the sum of what may be left of the heap: 1 for nothing, 2 for one heap, 4 for two heaps.</source>
        <translation>小数点后的各位依次规定怎样取 1、2、3、… 颗。取完以后这一堆可以剩下什么，就把相应的数加起来：一颗不剩记 1，剩一堆记 2，剩两堆记 4。</translation>
    </message>
    <message>
        <source>The 4 before the point: without taking a stone, a heap may be split into two heaps.</source>
        <translation>小数点前的 4：可以不取石子，只把一堆分成两堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 7 = 4 + 2 + 1): leave nothing, one heap or two heaps.</source>
        <translation>取 %1 颗（这一位是 7 = 4 + 2 + 1）：可以一颗不剩，可以剩一堆，也可以剩两堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 6 = 4 + 2): leave one heap or two heaps.</source>
        <translation>取 %1 颗（这一位是 6 = 4 + 2）：要剩一堆或两堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 5 = 4 + 1): leave nothing or two heaps.</source>
        <translation>取 %1 颗（这一位是 5 = 4 + 1）：或者一颗不剩，或者剩两堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 4): leave two heaps.</source>
        <translation>取 %1 颗（这一位是 4）：要剩两堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 3 = 2 + 1): leave nothing or one heap.</source>
        <translation>取 %1 颗（这一位是 3 = 2 + 1）：可以一颗不剩，也可以剩一堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 2): leave one heap.</source>
        <translation>取 %1 颗（这一位是 2）：要剩一堆。</translation>
    </message>
    <message>
        <source>Taking %1 (digit 1): leave nothing.</source>
        <extracomment>each is of one digit; %1 is a list of numbers of stones such as &quot;1, 2&quot;</extracomment>
        <translation>取 %1 颗（这一位是 1）：取后必须一颗不剩。</translation>
    </message>
    <message>
        <source>The program does it for up to %1 stones in all; no rule is known that would hold for every game of this kind.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>石子总数不超过 %1 颗时，程序都这样判定；目前不知道有什么规则能适用于所有这类游戏。</translation>
    </message>
    <message>
        <source>Why the nim-sum of the values decides</source>
        <translation>为什么由各值的异或和决定胜负</translation>
    </message>
    <message>
        <source>At the end nobody can move: all values are 0, and so is their nim-sum.</source>
        <translation>终局时谁都无法再走：所有的值都是 0，异或和也是 0。</translation>
    </message>
    <message>
        <source>From nim-sum 0 every move leaves another number: it changes one value, as no option has the value that it comes from, and the other values stay.</source>
        <translation>异或和为 0 时，怎么走留下的都不是 0：一步只改变一个值，而且一定改变，因为没有一个后继的值与原来相同；其余的值不变。</translation>
    </message>
    <message>
        <source>So whoever leaves 0 can do it again and again, and makes the last move (Sprague 1935, Grundy 1939).</source>
        <translation>所以一方留下 0 之后，就能一次次留下 0，最后一步也由这一方走（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>The heaps are %1 after the move and %2 after the answer.</source>
        <extracomment>%1 and %2 are lists of the sizes of heaps, after a move and after the answer to it</extracomment>
        <translation>这步之后各堆是 %1，应对之后各堆是 %2。</translation>
    </message>
    <message>
        <source>The nim-sum of the values is 0, and from there every move leaves another.</source>
        <translation>各值的异或和是 0，怎么走留下的都不是 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the values is %1, not 0, and from there some move leaves 0.</source>
        <translation>各值的异或和是 %1，不是 0，总有一步能留下 0。</translation>
    </message>
    <message>
        <source>The order of the tokens does not count, and tokens on sinks are left out.</source>
        <translation>不计棋子的先后顺序，汇点上的棋子不写。</translation>
    </message>
    <message>
        <source>The order of the heaps does not count.</source>
        <translation>不计各堆的顺序。</translation>
    </message>
    <message>
        <source>The order of the heaps does not count, and heaps without a move are left out.</source>
        <translation>不计各堆的顺序，无法再走的堆不写。</translation>
    </message>
    <message>
        <source>The P-positions that can come up after a move, from the end up</source>
        <translation>往后能走到的 P 局面，从终局往上</translation>
    </message>
    <message>
        <source>The layers show it: every arrow from here leads to an N-position.</source>
        <translation>从各层看得出来：从这里出发的箭头都通向 N 局面。</translation>
    </message>
    <message>
        <source>The layers show it: some arrow from here leads to a P-position.</source>
        <translation>从各层看得出来：从这里出发，有箭头通向 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1, one of the P-positions.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 2)&quot;, one of a list that a step before has given</extracomment>
        <translation>留下的是 %1，是其中一个 P 局面。</translation>
    </message>
    <message>
        <source>The values are found one after the other, from the smallest heap on</source>
        <translation>从最小的堆起，把值逐个算出来</translation>
    </message>
    <message>
        <source>Where no move is left it is N, as whoever cannot move wins. Any other position is P exactly when every move leads to an N-position.</source>
        <translation>无法再走的局面是 N 局面，因为无法再走的一方赢。其他局面是 P 局面，当且仅当每一步都走到 N 局面。</translation>
    </message>
    <message>
        <source>Vertices: %1.</source>
        <extracomment>%1 is a list of vertices</extracomment>
        <translation>顶点：%1。</translation>
    </message>
    <message>
        <source>A heap of value 0 that has a move has one that leaves the value 1</source>
        <translation>值为 0 而还能走的堆，总有一步能把值变成 1</translation>
    </message>
    <message>
        <source>Now let n have a move and the value 0. Then n − d has another value, so some move takes t and leads from there to the value 0. So n − t, an option of n, has the value 1 (T. S. Ferguson, 1974).</source>
        <translation>现在设 n 还能走，值是 0。那么 n − d 的值不是 0，从那里取某个 t 颗，就走到值 0。所以 n 的后继 n − t 的值是 1（T. S. Ferguson，1974 年）。</translation>
    </message>
    <message>
        <source>Several heaps count like one heap of Nim, too: as many stones as the nim-sum s of their values</source>
        <translation>几堆合起来也相当于尼姆堆，大小是各值的异或和 s</translation>
    </message>
    <message>
        <source>So the mex for all heaps together is s (Sprague 1935, Grundy 1939).</source>
        <translation>所以各堆合起来的 mex 就是 s（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>A move may also raise a value, as never in Nim. That changes nothing: made from nim-sum 0 it, too, leaves another number than 0, which is answered in the same way.</source>
        <translation>走一步也可能使值变大（尼姆博弈里不会）。但这不要紧：从异或和 0 出发，这样的一步留下的也不是 0，照样能应对。</translation>
    </message>
    <message>
        <source>No move leads from one of these to another. From every other position that can come up and still has a move, some move leads to one of them. So these are the P-positions, and no others are: from the smallest position on one can check it.</source>
        <translation>从其中任何一个走一步，都到不了另一个；往后能走到的其他局面，只要还有走法，总有一步能走到其中之一。所以 P 局面就是这些，不多也不少；可以从最小的局面起逐个核对。</translation>
    </message>
    <message>
        <source>For example, the values 3 and 1 give 3 ⊕ 1 = 2: to leave 0, the 3 becomes 1; to leave 1, it becomes 0.</source>
        <translation>例如值 3 和 1，3 ⊕ 1 = 2：要留下 0，就把 3 变成 1；要留下 1，就把它变成 0。</translation>
    </message>
    <message>
        <source>From a heap with fewer than %1 stones no move is possible.</source>
        <extracomment>%1 is the smallest number that may be taken, 2 or more</extracomment>
        <translation>不足 %1 颗的堆无法再取。</translation>
    </message>
    <message>
        <source>And whoever makes the last move loses, as the other player then cannot move and wins.</source>
        <translation>走最后一步的一方输，因为另一方无法再走，就赢了。</translation>
    </message>
    <message>
        <source>The smallest P-positions, from the end up</source>
        <translation>最小的 P 局面，从终局往上</translation>
    </message>
    <message>
        <source>All those of up to %1 stones: %2.</source>
        <translation>石子总数不超过 %1 的，全部列出：%2。</translation>
    </message>
    <message>
        <source>%1 is P, as every move from there ends the game, and so loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2)&quot;</extracomment>
        <translation>%1 是 P 局面，因为从这里怎么走都会结束游戏，也就输了。</translation>
    </message>
    <message numerus="yes">
        <source>The program has found that %1 is P: it has an answer to each of the %n position(s) that a move from there leads to, such as these: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(9, 9, 20)&quot;; %n is how many different positions the moves from there lead to; %2 is a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from the position that a move has left to the one that the answer leaves</extracomment>
        <translation>
            <numerusform>程序算出 %1 是 P 局面：从这里走一步，能走到 %n 个不同的局面，程序对每一个都找到了应对的一步，例如：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move that ends the game loses at once.</source>
        <translation>走一步就结束游戏的，走这步的一方当场就输。</translation>
    </message>
    <message>
        <source>That leaves %1.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>这样留下 %1。</translation>
    </message>
    <message>
        <source>After “%1” the opponent cannot move and has lost.</source>
        <extracomment>%1 is a move such as &quot;take 1 from heap 2&quot;</extracomment>
        <translation>“%1”之后，对方无法再走，就输了。</translation>
    </message>
    <message>
        <source>Every move can be answered by the last move of the game: a P-position</source>
        <translation>不管怎么走，对方接着就能走最后一步：P 局面</translation>
    </message>
    <message>
        <source>After that the player now to move cannot move and has lost.</source>
        <translation>那之后，现在轮到走的一方无法再走，就输了。</translation>
    </message>
    <message>
        <source>No move is left then.</source>
        <translation>这时已经无法再走。</translation>
    </message>
    <message>
        <source>The theorem begins with n₀ = 1; the first values show %1 as well.</source>
        <extracomment>%1 is a formula such as &quot;g(2) = g(0)&quot;</extracomment>
        <translation>定理从 n₀ = 1 开始；由最前面几个值可以看出 %1 也成立。</translation>
    </message>
    <message>
        <source>First case: n has the value 1, but n − d does not have the value 0. Then some move from n − d takes t and leads to the value 0. As n − t is smaller than n, it does not fail there: n − t − d has the value 0, so n − t has the value 1. But n − t is an option of n, which has the value 1 itself: impossible.</source>
        <translation>情形一：n 的值是 1，n − d 的值却不是 0。这时从 n − d 取某个 t 颗，能走到值 0。n − t 比 n 小，这句话对它成立：n − t − d 的值是 0，所以 n − t 的值是 1。可是 n − t 是 n 的后继，而 n 的值就是 1，它的后继不会也是 1：不可能。</translation>
    </message>
    <message>
        <source>Second case: n − d has the value 0, but n does not have the value 1. It does not have 0 either, as n − d is an option of it; so some option n − t has the value 1. So it has a move: n − t ≥ d. As n − t is smaller than n, n − t − d has the value 0. But that is an option of n − d, which has the value 0 itself: impossible. So it never fails.</source>
        <translation>情形二：n − d 的值是 0，n 的值却不是 1。n 的值也不是 0，因为 n − d 是它的后继；所以它有某个后继 n − t 的值是 1。这说明它还能走，所以 n − t ≥ d。n − t 比 n 小，所以 n − t − d 的值是 0。可是那是 n − d 的后继，而 n − d 的值就是 0：不可能。所以这句话总是成立。</translation>
    </message>
    <message>
        <source>From g stones of Nim a move leads to any of 0, 1, …, g − 1, and none stays at g. So g has to have the same two properties here: every smaller number is the value of an option, a position one move away, and g itself is not.</source>
        <translation>g 颗的尼姆堆走一步可以变成 0、1、…、g − 1 中的任何一个，但不会还是 g。所以这里的 g 也要满足这两条：比 g 小的每个数都是某个后继（走一步能到的局面）的值，而 g 本身不是任何后继的值。</translation>
    </message>
    <message>
        <source>For Kayles W. L. Sibert and J. H. Conway have found one; it is not used here.</source>
        <translation>Kayles 的规则已由 W. L. Sibert 与 J. H. Conway 找到，这里没有用它。</translation>
    </message>
    <message>
        <source>Once all values are 0 or 1, nim-sum 1 is the mark of P. A move from there leaves nim-sum 0, or a single value of 2 or more; and from 0 it can be made 1 again as long as a move is left, because a value 1 can be lowered to 0, and a heap of value 0 that has a move has one to the value 1. At the end the nim-sum is 0, so whoever leaves 1 never makes the last move.</source>
        <translation>所有的值都是 0 或 1 时，异或和为 1 是 P 局面的标志。从那里走一步，或者使异或和为 0，或者使一个值不小于 2；而从 0 出发，只要还有走法，总能再使它为 1，因为值 1 可以减到 0，值为 0 而还能走的堆总有一步走到值 1。终局的异或和是 0，所以留下 1 的一方绝不会走最后一步。</translation>
    </message>
    <message>
        <source>So g tells P from N. It is 0 at the end, where no move is left; from 0 every move leaves another number; and where the mex is not 0, some option has the value 0, and moving there leaves 0. So whoever leaves 0 can do so to the end (Sprague 1935, Grundy 1939).</source>
        <translation>所以 g 能区分 P 与 N：终局无法再走，g 是 0；是 0 时，怎么走留下的都不是 0；mex 不是 0，说明 0 是某个后继的值，走到那里就留下 0。所以留下 0 的一方能一直留到终局（Sprague，1935 年；Grundy，1939 年）。</translation>
    </message>
    <message>
        <source>And s tells P from N: it is 0 at the end, where all values are 0; from 0 every move leaves another number, and from any other some move leaves 0. So whoever leaves 0 can do so to the end.</source>
        <translation>而 s 能区分 P 与 N：终局时所有的值都是 0，s 也是 0；是 0 时，怎么走留下的都不是 0；不是 0 时，总有一步能留下 0。所以留下 0 的一方能一直留到终局。</translation>
    </message>
    <message>
        <source>From the smallest on one can check it: no move leads from one of these to another, and from every other position within that size that still has a move, some move leads to one of them.</source>
        <translation>可以从最小的开始逐个验证：没有哪一步从其中一个走到另一个；而在这个范围内的其他局面，只要还有路可走，就有一步能走到其中之一。</translation>
    </message>
    <message>
        <source>That leaves a P-position: the only move from there leads to an N-position.</source>
        <translation>留下的是 P 局面：从那里只有一种走法，走到的是 N 局面。</translation>
    </message>
    <message>
        <source>The value left is %1.</source>
        <extracomment>misère play; %1 is 1, the SG value of the only heap</extracomment>
        <translation>留下的值是 %1。</translation>
    </message>
    <message>
        <source>In misère play one cannot rely on the SG values: P and N are found from the end up</source>
        <translation>反规则下不能只看 SG 值：从终局往上逐个判定 P 与 N</translation>
    </message>
    <message>
        <source>After it the opponent cannot move and has lost: an N-position.</source>
        <translation>走完这一步，对方无法再走，就输了，所以这是 N 局面。</translation>
    </message>
    <message>
        <source>g is the SG value: the smallest of 0, 1, 2, … that is not the value of an option, a position one move away; that number is called the mex of their values. Without a move, g = 0.</source>
        <translation>g 是 SG 值，也就是各后继（走一步能到的局面）的值中没有出现的最小非负整数，这个数叫做这些值的 mex。无法再走时，g = 0。</translation>
    </message>
    <message>
        <source>There is just one move each time, until every move is the last.</source>
        <translation>每次都只有一种走法，走到最后，怎么走都是最后一步。</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n move(s) are left, whatever is moved</source>
        <extracomment>%n is 2 or more</extracomment>
        <translation>
            <numerusform>无论怎么走，都正好还剩 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>That is odd: the player to move makes the first move, the third and so on, and so the last one, and wins. An N-position, and every move wins.</source>
        <translation>这是奇数：轮到走的一方走第一步、第三步……，最后一步也归这一方，所以这一方赢。N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>That is even: the player to move makes the first move, the third and so on, and the opponent makes the last one and wins. A P-position.</source>
        <translation>这是偶数：轮到走的一方走第一步、第三步……，最后一步归对方，对方赢。P 局面。</translation>
    </message>
    <message>
        <source>That is odd: the player to move makes the first move, the third and so on, and so the last one, and loses. A P-position.</source>
        <translation>这是奇数：轮到走的一方走第一步、第三步……，最后一步也归这一方，所以这一方输。P 局面。</translation>
    </message>
    <message>
        <source>That is even: the player to move makes the first move, the third and so on, and the opponent makes the last one and loses. An N-position, and every move wins.</source>
        <translation>这是偶数：轮到走的一方走第一步、第三步……，最后一步归对方，对方输。N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>Two tokens on one vertex: the opponent copies every move</source>
        <translation>两枚棋子在同一顶点：对方照着走</translation>
    </message>
    <message>
        <source>Two equal heaps: the opponent copies every move</source>
        <translation>两堆相等：对方照着走</translation>
    </message>
    <message>
        <source>For example, “%1” is answered by “%2”.</source>
        <extracomment>two moves, the second one copies the first</extracomment>
        <translation>例如“%1”之后，对方就“%2”。</translation>
    </message>
    <message>
        <source>The other tokens cannot move.</source>
        <translation>其余棋子都无法再走。</translation>
    </message>
    <message>
        <source>The other heaps have no move.</source>
        <translation>其余各堆都无法再走。</translation>
    </message>
    <message>
        <source>Every move loses: a P-position</source>
        <translation>怎么走都输：P 局面</translation>
    </message>
    <message>
        <source>In misère play P and N are found from the end up</source>
        <translation>反规则下从终局往上，逐个判定 P 与 N</translation>
    </message>
    <message>
        <source>Whatever is done with one token can be done with the other, too. Then every token that can move has a twin again, so there is always an answer.</source>
        <translation>一枚棋子怎么走，另一枚也能怎么走。走完之后，能走的棋子又两两成对，所以对方总有应对。</translation>
    </message>
    <message>
        <source>Whatever is done with one heap can be done with the other, too. Then every heap that has a move has an equal one again, so there is always an answer.</source>
        <translation>一堆怎么走，另一堆也能怎么走。走完之后，能走的堆又两两相等，所以对方总有应对。</translation>
    </message>
    <message>
        <source>There is just one move each time.</source>
        <translation>每次都只有一种走法。</translation>
    </message>
    <message>
        <source>While some value is 2 or more: leave the nim-sum 0</source>
        <translation>还有值不小于 2 时，留下异或和 0</translation>
    </message>
    <message>
        <source>In misère play the values decide here as in misère Nim. Let s be their nim-sum.</source>
        <translation>反规则下，这里的胜负仍由 SG 值决定，与反规则的尼姆博弈一样。设 s 是各值的异或和。</translation>
    </message>
    <message>
        <source>Once all values are 0 or 1: leave the nim-sum 1</source>
        <translation>值全是 0 或 1 时，留下异或和 1</translation>
    </message>
    <message>
        <source>The opponent may take the rise back (“reverse” it): from value %2 there is a move to %1, as there is no gap below %2. Then the nim-sum is %3 as before, it is your turn again, and the end has come nearer.</source>
        <extracomment>%1 and %2 are SG values, %1 &lt; %2; %3 is the nim-sum</extracomment>
        <translation>对方可以把增大的值退回去（“逆转”）：%2 以下没有空缺，所以从值 %2 总能走到 %1。那时异或和又是原来的 %3，仍轮到你走，而终局更近了。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be P, though its SG value is %1, not 0.</source>
        <extracomment>misère play; %1 is an SG value, 2 or more</extracomment>
        <translation>这个局面本身就是例子：下面会看到它是 P 局面，SG 值却是 %1，不是 0。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be P, though its SG values have the nim-sum %1, not 0.</source>
        <translation>这个局面本身就是例子：下面会看到它是 P 局面，SG 值的异或和却是 %1，不是 0。</translation>
    </message>
    <message>
        <source>This very position is an example: it will turn out to be N, though its SG values have the nim-sum %1.</source>
        <extracomment>misère play; %1 is a formula such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>这个局面本身就是例子：下面会看到它是 N 局面，SG 值的异或和却是 %1。</translation>
    </message>
    <message>
        <source>The program has found that %1 is P: every move from there can be answered by leaving a P-position again: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from the position that a move has left to the one that the answer leaves</extracomment>
        <translation>程序算出 %1 是 P 局面：从这里无论怎么走，另一方都能再留下一个 P 局面：%2。</translation>
    </message>
    <message>
        <source>The only value is 1.</source>
        <translation>这一堆的值是 1，所以是 P 局面。</translation>
    </message>
    <message>
        <source>Either it ends the game, and whoever makes the last move loses in misère play; or the opponent answers so that then every move ends the game.</source>
        <translation>要么这一步就是最后一步，而反规则下走最后一步的一方输；要么对方应对之后，不管走哪一步，游戏都会结束。</translation>
    </message>
    <message>
        <source>The opponent answers so that then every move ends the game, and whoever makes the last move loses in misère play.</source>
        <translation>对方应对之后，不管走哪一步，游戏都会结束，而反规则下走最后一步的一方输。</translation>
    </message>
    <message>
        <source>So this is an N-position.</source>
        <translation>所以这是 N 局面。</translation>
    </message>
    <message>
        <source>Any number of stones may be taken here, so a heap of n has the options 0, 1, …, n−1. One heap after the other, from g(0) = 0 on, the smallest missing number is n: so g(n) = n.</source>
        <translation>这里想取几颗都行，所以 n 颗的堆可以变成 0、1、…、n−1 颗。从 g(0) = 0 起逐个推算，没有出现的最小的数总是 n：所以 g(n) = n。</translation>
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
        <translation>这样的两枚棋子，一枚移到哪里，对方就把另一枚也移到那里。</translation>
    </message>
    <message>
        <source>Whatever is done in one of two equal heaps, the opponent does in the other, and what is left of them is equal again.</source>
        <translation>相等的两堆，在一堆里怎么走，对方就在另一堆里照样走，剩下的又是相等的。</translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so one of these moves is answered by another.</source>
        <extracomment>%1 is a list of the numbers of heaps, %2 a number of moves</extracomment>
        <translation>
            <numerusform>第 %1 堆里不管怎么走，一共都正好还剩 %2 步。这是偶数，所以一方走其中一步，另一方就应以其中另一步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that share a vertex are copied: the opponent always has an answer</source>
        <translation>同一顶点上的棋子照着走：对方总有应对</translation>
    </message>
    <message>
        <source>Equal heaps are copied: the opponent always has an answer</source>
        <translation>相等的堆照着走：对方总有应对</translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved. The opponent makes the first, and you make the last: an N-position.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>此后无论怎么走，都正好还剩 %n 步。第一步归对方，最后一步归你，所以这是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>This can be seen without values: two equal heaps are left, and whatever the opponent does in one of them, you do in the other (the mirror strategy).</source>
        <translation>这一步不看 SG 值也知道：留下一样多的两堆，对方在一堆里怎么走，你就在另一堆里照样走（对称策略，又称模仿策略）。</translation>
    </message>
    <message>
        <source>This can be seen without values: the heaps that are left are equal two by two, and whatever the opponent does in one of two equal heaps, you do in the other (the mirror strategy).</source>
        <translation>这一步不看 SG 值也知道：留下的堆两两一样多，对方在其中一堆里怎么走，你就在和它一样多的那一堆里照样走（对称策略，又称模仿策略）。</translation>
    </message>
    <message>
        <source>It leaves heaps that are equal two by two: %1.</source>
        <extracomment>%1 is a position such as &quot;(5, 5, 2, 2)&quot;</extracomment>
        <translation>留下的堆两两相等：%1。</translation>
    </message>
    <message>
        <source>It leaves two equal heaps: %1.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>留下相等的两堆：%1。</translation>
    </message>
    <message>
        <source>Whatever the opponent does in one of two equal heaps, you do in the other, and what is left of them is equal again. So you always have an answer.</source>
        <translation>相等的两堆，对方在一堆里怎么走，你就在另一堆里照样走，剩下的又是相等的。所以你总有应对。</translation>
    </message>
    <message>
        <source>These share a vertex: %1.</source>
        <extracomment>%1 is a list such as &quot;tokens 1 and 3; tokens 2 and 4&quot;</extracomment>
        <translation>在同一顶点上的是：%1。</translation>
    </message>
    <message>
        <source>These are equal: %1.</source>
        <translation>颗数相等的是：%1。</translation>
    </message>
    <message>
        <source>The reason: let n ≥ 2·n₀ + p + k, and suppose that g(m + p) = g(m) holds for all m from n₀ to n − 1. A move from n + p leaves at least 2·(n₀ + p) stones in at most two heaps, so one of these has n₀ + p or more; with p fewer it has the same value, and that is a move from n. In the same way each move from n is one from n + p. So both have options of the same values, and the same mex.</source>
        <translation>理由：设 n ≥ 2·n₀ + p + k，并假设从 n₀ 到 n − 1 的每个 m 都已有 g(m + p) = g(m)。从 n + p 走一步，至少还剩 2·(n₀ + p) 颗，最多分成两堆，所以其中一堆不少于 n₀ + p 颗；把它减少 p 颗，值不变，而这正是从 n 走的一步。反过来，从 n 走的每一步也对应从 n + p 走的一步。所以两者的后继有相同的值，mex 也相同。</translation>
    </message>
    <message>
        <source>For example, a heap of %1 has the value 0, and %1 − %2 = %3 has the value %4. From %3 taking %5 leads to %6, of value 0; so from %1 taking the same %5 leads to %7, of value 1.</source>
        <extracomment>%1 is a number of stones, %2 the smallest number that may be taken, %3 is %1 − %2, %4 its SG value, %5 another number that may be taken, %6 is %3 − %5 and %7 is %1 − %5</extracomment>
        <translation>例如 %1 颗的值是 0，%1 − %2 = %3 颗的值是 %4。从 %3 取 %5 颗走到 %6，值是 0；所以从 %1 同样取 %5 颗，就走到 %7，值是 1。</translation>
    </message>
    <message>
        <source>With one heap: leave the value 1</source>
        <translation>只有一堆时：留下值 1</translation>
    </message>
    <message>
        <source>From the value 1 no option has the value 1, as g is the mex. From 2 or more some option has it, for the same reason; and from 0 some option has it as long as there is a move.</source>
        <translation>值为 1 时，没有后继的值也是 1，因为 g 是 mex；值不小于 2 时，总有后继的值是 1，理由相同；值为 0 时，只要还能走，也总有后继的值是 1。</translation>
    </message>
    <message>
        <source>At the end the value is 0. So whoever leaves 1 can do so again and again, and never makes the last move: the value 1 is the mark of P.</source>
        <translation>终局的值是 0。所以留下 1 的一方能一次次留下 1，绝不会走最后一步：值为 1 就是 P 局面的标志。</translation>
    </message>
    <message>
        <source>That the values decide misère play as well is shown later.</source>
        <translation>在反规则下也由这些值决定胜负，理由见后。</translation>
    </message>
    <message>
        <source>The options after taking %1 and their values: %2.</source>
        <extracomment>%1 is a number of stones, %2 a list of formulas such as &quot;g(5) ⊕ g(3) = 4 ⊕ 3 = 7&quot;</extracomment>
        <translation>取 %1 颗之后的各后继和它们的值：%2。</translation>
    </message>
    <message>
        <source>The options after a split without taking, and their values: %1.</source>
        <translation>不取石子、只拆堆得到的各后继和它们的值：%1。</translation>
    </message>
    <message>
        <source>The other moves are answered in the same way.</source>
        <translation>其余走法也这样应对。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps answer some of the moves. The other answers the program has found in the same way.</source>
        <translation>无论怎么走，留下的都是 N 局面：下面几步给出其中一些走法的应对，其余的由程序用同样的办法算出。</translation>
    </message>
    <message>
        <source>So every move can be answered by one that leaves a P-position again.</source>
        <translation>所以每一步都有应对，都能再留下 P 局面。</translation>
    </message>
    <message>
        <source>if you leave %1, the opponent leaves %2</source>
        <translation>你留下 %1，对方就留下 %2</translation>
    </message>
    <message numerus="yes">
        <source>The other move(s) lose(s): %1.</source>
        <extracomment>misère play; %1 is a list such as &quot;if you leave (6), the opponent leaves (3)&quot;</extracomment>
        <translation>
            <numerusform>走别的会输：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>a move leaves %1, the answer %2</source>
        <extracomment>misère play; one part of a line of play: %1 is a position such as &quot;(4, 4)&quot;, %2 one such as &quot;(4, 1, 1)&quot;</extracomment>
        <translation>走一步留下 %1，应对后留下 %2</translation>
    </message>
    <message>
        <source>One line of play from %1, down to a P-position of the list above: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(9, 5)&quot;, %2 a list such as &quot;a move leaves (8, 5), the answer (5, 5, 1); a move leaves (5, 4, 1), the answer (4, 1, 1)&quot;</extracomment>
        <translation>举一条路线，从 %1 开始，到上面列出的一个 P 局面为止：%2。</translation>
    </message>
    <message>
        <source>All other answers are found in the same way, from the smallest positions on; there are too many lines to show them all.</source>
        <translation>其余的应对也是这样找到的，从最小的局面开始，逐个往上算；路线太多，不一一列出。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>one part of a list: %1 is a list of positions that moves leave, %2 the position that the answer to each of them leaves: &quot;(5, 3), (5, 2) → (3, 2, 1)&quot;</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Tokens on sinks are left out here.</source>
        <translation>汇点上的棋子不写。</translation>
    </message>
    <message>
        <source>Heaps without a move are left out here.</source>
        <translation>无法再走的堆不写。</translation>
    </message>
    <message>
        <source>%1 is P, because every move from there can be answered by leaving one of the P-positions above: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from positions that moves have left to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面，因为从这里无论怎么走，另一方都能留下前面的一个 P 局面：%2。</translation>
    </message>
    <message>
        <source>In the same way %1 is P: %2.</source>
        <extracomment>misère play; the places are the same; a sentence before has said that every move is answered by leaving one of the P-positions above</extracomment>
        <translation>同理，%1 是 P 局面：%2。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and say why it is P. That no other move wins the program has found, working upwards as above.</source>
        <translation>总有一步留下 P 局面：下面几步指出这一步，并说明留下的为什么是 P 局面。其他走法都赢不了，这是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps show it by answers that leave P-positions.</source>
        <translation>无论怎么走，留下的都是 N 局面：下面几步说明，每一步都有应对能留下 P 局面。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position: the next steps answer each. Where they do not show that the answers leave P-positions, the program has found it so, working upwards as above.</source>
        <translation>无论怎么走，留下的都是 N 局面：下面逐个给出应对。应对后留下的局面，没有说明为什么是 P 局面的，是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>That leaves %1, one of the P-positions above.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>这样留下 %1，前面已说明它是 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1 again, which the program has found to be P.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>这样同样留下 %1，程序算出它是 P 局面。</translation>
    </message>
    <message numerus="yes">
        <source>%1: exactly %n move(s) are left, whatever is moved</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(4)&quot;; %n is even</extracomment>
        <translation>
            <numerusform>%1 无论怎么走，正好还剩 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: equal heaps, where every move is copied</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(2, 2)&quot;</extracomment>
        <translation>%1 是相同的堆，每一步都能照着走</translation>
    </message>
    <message>
        <source>It leaves %1, where you can answer every move: %2.</source>
        <extracomment>%1 is a position such as &quot;(4, 1)&quot;, %2 a list of moves such as &quot;(3, 1) → (1, 1)&quot;, from positions that moves leave to those that the answers leave</extracomment>
        <translation>这样留下 %1，从这里无论怎么走，你都有应对：%2。</translation>
    </message>
    <message>
        <source>After your answer the opponent is to move, and you make the last move: %1.</source>
        <extracomment>%1 is a list such as &quot;(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps, where every move is copied&quot;</extracomment>
        <translation>应对之后轮到对方走，最后一步归你：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The other %n move(s) lose(s), as the opponent has an answer: %1.</source>
        <extracomment>%n is a number of moves, 2 or more, %1 a list of moves such as &quot;(3, 1), (3) → (1, 1)&quot;, from positions that moves leave to those that the answers leave</extracomment>
        <translation>
            <numerusform>其余 %n 种走法会输，因为对方有应对：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then exactly %n move(s) are left, whatever is moved, and the opponent makes the last.</source>
        <extracomment>%n is 2 or more, and even</extracomment>
        <translation>
            <numerusform>之后无论怎么走，正好还剩 %n 步，最后一步归对方。</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves equal heaps, %1: the opponent copies every move, and makes the last.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>这样留下相同的堆 %1：之后的每一步，对方都照着走，最后一步也归对方。</translation>
    </message>
    <message>
        <source>Every move is answered by leaving equal heaps or an even number of moves: a P-position</source>
        <translation>无论怎么走，对方都能留下相同的堆，或者留下偶数步：P 局面</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>没有别的走法。</translation>
    </message>
    <message>
        <source>There is no other move: every move wins.</source>
        <translation>没有别的走法：怎么走都赢。</translation>
    </message>
    <message>
        <source>Further up the program works in the same way: it notes P or N of every position that it needs, at most %1. They are too many to list.</source>
        <extracomment>misère play; %1 is a number of positions</extracomment>
        <translation>再往上，程序照同样的办法做：凡是用得到的局面，都记下是 P 还是 N，最多有 %1 个。太多了，这里不一一列出。</translation>
    </message>
    <message>
        <source>Further up the program works in the same way: it notes P or N of every position that it needs, at most %1 with no more than %2 stones. They are too many to list.</source>
        <extracomment>misère play; %1 is a number of positions, %2 a number of stones</extracomment>
        <translation>再往上，程序照同样的办法做：凡是用得到的局面，都记下是 P 还是 N，石子总数不超过 %2 的最多有 %1 个。太多了，这里不一一列出。</translation>
    </message>
    <message>
        <source>Let d be the smallest number that may be taken from the heap. Then, for n ≥ d, n stones have the value 1 exactly when n − d stones have the value 0. Suppose that n is the smallest number for which this fails.</source>
        <translation>设 d 是这一堆一次最少可取的颗数。那么，n ≥ d 时，n 颗的值是 1，当且仅当 n − d 颗的值是 0。假设这句话对某些 n 不成立，n 是其中最小的。</translation>
    </message>
    <message>
        <source>No other move wins: each leaves a value other than 1.</source>
        <translation>别的走法都赢不了：走完之后的值都不是 1。</translation>
    </message>
    <message>
        <source>%1 → no move is left</source>
        <extracomment>one part of a list: %1 is a list of positions that moves leave, each answered by the last move of the game: &quot;(A), (B) → no move is left&quot;</extracomment>
        <translation>%1 → 已经无法再走</translation>
    </message>
    <message>
        <source>An answer after which no move is left is the last move.</source>
        <translation>应对之后已经无法再走的，那个应对就是最后一步。</translation>
    </message>
    <message>
        <source>That answer is the last move.</source>
        <translation>这个应对就是最后一步。</translation>
    </message>
    <message>
        <source>The other move loses, as the opponent has an answer: %1.</source>
        <extracomment>%1 is a move and its answer such as &quot;(3) → (1, 1)&quot;, from the position that the move leaves to the one that the answer leaves</extracomment>
        <translation>另一种走法会输，因为对方有应对：%1。</translation>
    </message>
    <message>
        <source>The next steps answer one move each. After the answer the player now to move is to move again, and the opponent makes the last move.</source>
        <translation>下面几步逐一给出应对。应对之后又轮到现在这一方走，最后一步归对方。</translation>
    </message>
    <message numerus="yes">
        <source>and options of %n larger value(s), which the mex does not need</source>
        <extracomment>at the end of a list of options: %n further values are not shown; all of them are larger than the mex</extracomment>
        <translation>
            <numerusform>另有 %n 种更大的值，求 mex 用不到</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens on %1 have an odd number of moves left, those on %2 an even number: every move leads from one kind to the other, and on a sink the number is 0.</source>
        <extracomment>%1 and %2 are lists of vertices</extracomment>
        <translation>顶点 %1 上的棋子还剩奇数步，顶点 %2 上的棋子还剩偶数步：每走一步都从一类变到另一类，而在汇点上是 0 步。</translation>
    </message>
    <message>
        <source>Heaps of %1 have an odd number of moves left, those of %2 an even number: every move leads from one kind to the other, and where no move is left the number is 0.</source>
        <extracomment>%1 and %2 are lists of sizes of heaps</extracomment>
        <translation>%1 颗的堆还剩奇数步，%2 颗的堆还剩偶数步：每走一步都从一类变到另一类，而无法再走时是 0 步。</translation>
    </message>
    <message>
        <source>The number of moves that are left is odd, whatever is moved</source>
        <translation>无论怎么走，还剩的步数总是奇数</translation>
    </message>
    <message>
        <source>The number of moves that are left is even, whatever is moved</source>
        <translation>无论怎么走，还剩的步数总是偶数</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the last one, and wins. An N-position, and every move wins.</source>
        <translation>所以轮到走的一方走第一步、第三步……，最后一步也归这一方，所以这一方赢。这是 N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the opponent makes the last one and wins. A P-position.</source>
        <translation>所以轮到走的一方走第一步、第三步……，最后一步归对方，对方赢。这是 P 局面。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the last one, and loses. A P-position.</source>
        <translation>所以轮到走的一方走第一步、第三步……，最后一步也由这一方走，所以这一方输。这是 P 局面。</translation>
    </message>
    <message>
        <source>So the player to move makes the first move, the third and so on, and the opponent makes the last one and loses. An N-position, and every move wins.</source>
        <translation>所以轮到走的一方走第一步、第三步……，最后一步归对方，对方输。这是 N 局面，怎么走都赢。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>misère play; one losing move in a list: %1 is the position that it leaves, such as &quot;(4, 3)&quot;, %2 its SG values and their nim-sum, such as &quot;0 ⊕ 1 = 1&quot;, or the value of the only heap</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The other moves leave: %1.</source>
        <extracomment>misère play; %1 is a list such as &quot;(4, 3): 0 ⊕ 1 = 1&quot;</extracomment>
        <translation>别的走法走完之后：%1。</translation>
    </message>
    <message>
        <source>Moves that leave the same vertices are answered in the same way.</source>
        <translation>留下相同顶点的走法，应对也相同。</translation>
    </message>
    <message>
        <source>Moves that leave the same heaps are answered in the same way.</source>
        <translation>留下相同的堆的走法，应对也相同。</translation>
    </message>
    <message>
        <source>So small a position needs no more than that. Larger ones of this game are decided by their SG values.</source>
        <translation>局面这么小，照这样逐个判定就行。这个游戏里较大的局面由 SG 值决定胜负。</translation>
    </message>
    <message>
        <source>That leaves %1. A move from there either ends the game, and so loses, or is answered so that then every move ends the game: %2. So the opponent has to make the last move, and loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3)&quot;, %2 a list such as &quot;(2) → (1)&quot;, from the position that a move from there leaves to the one that the answer leaves</extracomment>
        <translation>这样留下 %1。对方要么走最后一步，就输了；要么走别的，你应对之后，不管走哪一步，游戏都会结束：%2。这最后一步只能由对方走，所以对方输。</translation>
    </message>
    <message>
        <source>That leaves %1. Every move from there is answered so that then every move ends the game: %2. So the opponent has to make the last move, and loses.</source>
        <extracomment>misère play; the places are the same</extracomment>
        <translation>这样留下 %1。对方无论怎么走，你都能应对；应对之后，不管走哪一步，游戏都会结束：%2。这最后一步只能由对方走，所以对方输。</translation>
    </message>
    <message>
        <source>%1: every move from there is answered by the last one, %2</source>
        <extracomment>one in a list of positions: %1 is one such as &quot;(3)&quot;, %2 a list of moves and answers such as &quot;(2), (1) → no move is left&quot;</extracomment>
        <translation>%1：从这里无论怎么走，另一方接着一步就结束游戏，%2</translation>
    </message>
    <message>
        <source>That leaves %1, where the opponent answers every move by the last one: %2.</source>
        <extracomment>%1 is a position such as &quot;(3)&quot;, %2 a list of moves and answers such as &quot;(2), (1) → no move is left&quot;</extracomment>
        <translation>这样留下 %1：从这里无论怎么走，对方接着一步就结束游戏：%2。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the opponent makes the last move: a P-position</source>
        <translation>无论怎么走，对方都能使最后一步归自己：P 局面</translation>
    </message>
    <message>
        <source>Who wins has been shown without it.</source>
        <translation>谁能赢，上面已经说明，用不到这个值。</translation>
    </message>
    <message>
        <source>Who wins has been shown without it. The values tell it as well; why they do is shown once they are known.</source>
        <translation>谁能赢，上面不用这个值就已说明。由这些值也能判断谁能赢，理由在求出各值之后说明。</translation>
    </message>
    <message>
        <source>Where two heaps are left, ⊕ is the nim-sum of their values: it adds in binary without carrying. Why they count so is shown with larger positions.</source>
        <translation>留下两堆时，⊕ 是两个值的异或和，也就是不进位的二进制加法。为什么可以这样算，较大的局面里会说明。</translation>
    </message>
    <message>
        <source>Further values are found in the same way; those that are used are given later.</source>
        <translation>后面的值照同样的办法算出，用到的会在后面写出。</translation>
    </message>
    <message>
        <source>Further P-positions: every move from them is answered by leaving one above</source>
        <translation>更多的 P 局面：每一步都有应对，能留下前面的某个 P 局面</translation>
    </message>
    <message>
        <source>P-positions of %1 to %2 stones: every move from them is answered by leaving one above</source>
        <extracomment>%1 and %2 are numbers of stones, %1 &lt; %2</extracomment>
        <translation>共 %1 到 %2 颗的 P 局面：每一步都有应对，能留下前面的某个 P 局面</translation>
    </message>
    <message>
        <source>P-positions of %1 stones: every move from them is answered by leaving one above</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>共 %1 颗的 P 局面：每一步都有应对，能留下前面的某个 P 局面</translation>
    </message>
    <message>
        <source>%1 is P: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;, %2 a list of moves such as &quot;(4, 4) → (4, 1, 1)&quot;, from positions that moves have left to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面：%2。</translation>
    </message>
    <message>
        <source>Some move leaves one of the P-positions above. That no other move wins the program has found, working upwards as above.</source>
        <translation>总有一步能留下前面的某个 P 局面。其他走法都赢不了，这是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>All numbers in the set are odd, so every move leads from an odd heap to an even one, or back: the value also tells whether the number of moves that are left in the heap is odd, 1, or even, 0, whatever is moved.</source>
        <translation>集合里的数都是奇数，所以每走一步，这一堆的颗数都由奇变偶，或者由偶变奇。因此无论怎么走，值也说明这一堆还剩的步数：1 是奇数步，0 是偶数步。</translation>
    </message>
    <message>
        <source>A heap of value 0 has no move here.</source>
        <translation>值为 0 的堆在这里都无法再走。</translation>
    </message>
    <message>
        <source>Every move takes an odd number of stones, and the game ends with none, as 1 can be taken while any is left. There are %1 stones, an odd number: so the number of moves that are left is odd, whatever is moved.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>每一步都取奇数颗；只要还有石子就能取 1 颗，所以终局时一颗不剩。现在共有 %1 颗，是奇数，所以无论怎么走，还剩的步数都是奇数。</translation>
    </message>
    <message>
        <source>Every move takes an odd number of stones, and the game ends with none, as 1 can be taken while any is left. There are %1 stones, an even number: so the number of moves that are left is even, whatever is moved.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>每一步都取奇数颗；只要还有石子就能取 1 颗，所以终局时一颗不剩。现在共有 %1 颗，是偶数，所以无论怎么走，还剩的步数都是偶数。</translation>
    </message>
    <message>
        <source>Take %1, leave 1. The opponent has to make the last move, and so loses: an N-position. If more are left, the opponent leaves 1, and taking all loses at once: this is the only winning move.</source>
        <extracomment>misère play of a single heap; %1 is a number of stones</extracomment>
        <translation>取 %1 颗，留下 1 颗。对方只好走最后一步，就输了：N 局面。如果多留，对方就留下 1 颗；全部取走，当场就输：所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>Proof: no heap is split, so the value of a heap with more than %1 stones follows from those before it, no further back than %1, the largest number that may be taken. The values for n = %4 to %5 are the same as those for n = %2 to %3, so all that follow repeat as well.</source>
        <extracomment>%1 is the largest number that may be taken; the other places are numbers of heaps, %2 &lt; %3, %4 &lt; %5</extracomment>
        <translation>证明：没有哪一步会拆堆，所以超过 %1 颗的堆，SG 值只由它前面的值决定，最多往前看 %1 个，也就是一次最多可取的颗数。n = %4 到 %5 的值与 n = %2 到 %3 的值相同，所以后面的值也都照样重复。</translation>
    </message>
    <message>
        <source>And the first values show %1.</source>
        <extracomment>%1 is a formula such as &quot;g(2) = g(0)&quot;</extracomment>
        <translation>另外，从前几个值可以看出 %1。</translation>
    </message>
    <message>
        <source>Positions are written in the order of the heaps, a heap without a move as 0.</source>
        <translation>局面按各堆的顺序来写，无法再走的堆写作 0。</translation>
    </message>
    <message>
        <source>Positions are written in the order of the heaps.</source>
        <translation>局面按各堆的顺序来写。</translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: odd with %2, even with %3</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set, %2 and %3 are lists of their sizes</extracomment>
        <translation>
            <numerusform>第 %1 堆：剩 %2 颗时是奇数，剩 %3 颗时是偶数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heap(s) %1: no move</source>
        <extracomment>one part of a list: %1 is a list of the numbers of heaps that have the same set</extracomment>
        <translation>
            <numerusform>第 %1 堆：无法再走</numerusform>
        </translation>
    </message>
    <message>
        <source>The only value is %1, not 1.</source>
        <extracomment>misère play; %1 is an SG value other than 1</extracomment>
        <translation>只有一个值，就是 %1，不是 1。</translation>
    </message>
    <message>
        <source>So every move can be answered by leaving a P-position</source>
        <translation>因此每一步都有应对，都能再留下 P 局面</translation>
    </message>
    <message>
        <source>Only a move that ends the game is not answered: it loses at once.</source>
        <translation>只有结束游戏的一步不用应对：走了当场就输。</translation>
    </message>
    <message>
        <source>To check one of these, put it on the board: it is explained in the same way, by answers that leave smaller P-positions.</source>
        <translation>想验证其中哪个，就把它摆上棋盘：讲解会用同样的办法，指出应对后留下的更小的 P 局面。</translation>
    </message>
    <message>
        <source>Only this heap has a move, so nothing else counts.</source>
        <translation>只有这一堆还能走，别的堆都不用管。</translation>
    </message>
    <message>
        <source>Heap %1: %2</source>
        <extracomment>the first of a list: %1 is the number of a heap, %2 a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>第 %1 堆 %2</translation>
    </message>
    <message>
        <source>1 and 2 may be taken, but no multiple of 3: %1</source>
        <extracomment>%1 is &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>可以取 1、2 颗，3 的倍数都不能取：%1</translation>
    </message>
    <message>
        <source>Suppose that all smaller heaps have their remainders as values, and let n mod %1 = r. Each of the numbers 1, …, r may be taken, so all smaller remainders can be left. No multiple of %1 may be taken, so the remainder r itself cannot be left. The first missing value is r.</source>
        <extracomment>%1 is a number m; 1, …, m−1 may be taken, but no multiple of m. &quot;n mod m&quot; is a formula</extracomment>
        <translation>假设更小的堆的值都是余数，并设 n mod %1 = r。1、…、r 颗都可以取，所以能留下所有更小的余数；%1 的倍数都不能取，所以留不下余数 r 本身。没有出现的最小的值就是 r。</translation>
    </message>
    <message>
        <source>The next step needs this.</source>
        <translation>下一步要用到这一点。</translation>
    </message>
    <message>
        <source>Larger heaps stand first here.</source>
        <translation>这里较大的堆写在前面。</translation>
    </message>
    <message>
        <source>Heaps without a move are left out here, and larger heaps stand first.</source>
        <translation>这里无法再走的堆不写，较大的堆写在前面。</translation>
    </message>
    <message numerus="yes">
        <source>only %1 can be taken (%2 time(s))</source>
        <extracomment>of a heap; %1 is a number of stones, %2 how often</extracomment>
        <translation>
            <numerusform>每次只能取 %1 颗（%2 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (then any move is its last)</source>
        <extracomment>of a heap or token: one move each time, and then several, each of them the last; %1 is what is left by those before, such as &quot;5 → 3&quot;</extracomment>
        <translation>%1（然后走哪一步都是最后一步）</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), whatever is moved</source>
        <extracomment>of a heap that has been split</extracomment>
        <translation>
            <numerusform>无论怎么走都是 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>any move is its last</source>
        <translation>走一步就无法再走</translation>
    </message>
    <message>
        <source>In heap %1: %2</source>
        <extracomment>each at the beginning of a list; %1 is the number of a heap, its size or the vertex of a token, %2 says which moves it has</extracomment>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>Heap of %1: %2</source>
        <translation>%1 颗的堆：%2</translation>
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
        <translation>%1 颗的堆：%2</translation>
    </message>
    <message>
        <source>token on %1: %2</source>
        <translation>在 %1 的棋子：%2</translation>
    </message>
    <message>
        <source>%1. Together: %2.</source>
        <extracomment>%1 is a list such as &quot;Heap 1: only 3 can be taken (2 times), heap 2: any move is its last&quot;, %2 a sum of numbers of moves such as &quot;2 + 1 = 3&quot;</extracomment>
        <translation>%1。合起来：%2。</translation>
    </message>
    <message>
        <source>The even numbers that may be taken are larger than their heaps, so none of them can be taken.</source>
        <translation>集合里的偶数都比那一堆大，取不了。</translation>
    </message>
    <message>
        <source>How many moves are left in a heap is odd or even by its size alone: %1. Every move leads from one kind to the other, and where no move is left the number is 0.</source>
        <extracomment>%1 is a list such as &quot;heap 1: odd with 1, 3, even with 0, 2; heap 2: no move&quot;</extracomment>
        <translation>一堆还剩奇数步还是偶数步，只看这堆有几颗：%1。每走一步都从一类变成另一类，而无法再走时是 0 步。</translation>
    </message>
    <message>
        <source>A smaller value can always be reached, as there is no gap below g; a larger one only sometimes.</source>
        <translation>需要的值比 g 小，就一定走得到，因为 g 以下没有空缺；比 g 大，就不一定走得到。</translation>
    </message>
    <message>
        <source>%1, so the value goes %2, and the only value left is 0.</source>
        <extracomment>%1 is a formula such as &quot;g(7−1) = g(6) = 2&quot;, %2 is &quot;3 → 2&quot;; a heap is gone then</extracomment>
        <translation>%1，所以值的变化是 %2，剩下的唯一的值是 0。</translation>
    </message>
    <message>
        <source>The move leaves the nim-sum %1 ≠ 0; after the answer the only value left is 0.</source>
        <extracomment>%1 is a number other than 0</extracomment>
        <translation>这一步留下异或和 %1 ≠ 0；应对之后，剩下的唯一的值是 0。</translation>
    </message>
    <message>
        <source>Whatever the opponent then does, the value is not 0, and your answer makes it 0 again. The game must end, and then it is the opponent who cannot move.</source>
        <translation>此后对方无论怎么走，值都不再是 0，而你的应对又使它成为 0。游戏总有终局，到那时无法再走的是对方。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the value is 0 again. The game must end, and then it is the player now to move who cannot move.</source>
        <translation>每一步都有应对，使值又成为 0。游戏总有终局，到那时无法再走的是现在轮到走的一方。</translation>
    </message>
    <message>
        <source>Whatever the opponent then does, the nim-sum is not 0, and your answer makes it 0 again. The game must end, and then it is the opponent who cannot move.</source>
        <translation>此后对方无论怎么走，异或和都不再是 0，而你的应对又使它成为 0。游戏总有终局，到那时无法再走的是对方。</translation>
    </message>
    <message>
        <source>Every move can be answered so that the nim-sum is 0 again. The game must end, and then it is the player now to move who cannot move.</source>
        <translation>每一步都有应对，使异或和又成为 0。游戏总有终局，到那时无法再走的是现在轮到走的一方。</translation>
    </message>
    <message>
        <source>That leaves %1, where every move ends the game: the player now to move makes the last move and loses.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 0)&quot;</extracomment>
        <translation>这样留下 %1，无论怎么走，轮到走的一方都只能走最后一步，所以这一方输。</translation>
    </message>
    <message>
        <source>Every move ends the game: a P-position, the player to move loses</source>
        <translation>怎么走游戏都立即结束：P 局面，轮到走的一方必败</translation>
    </message>
    <message>
        <source>Every move ends the game: an N-position, the player to move wins</source>
        <translation>怎么走游戏都立即结束：N 局面，轮到走的一方必胜</translation>
    </message>
    <message>
        <source>The game must end, and then it is the player now to move who cannot move: a P-position.</source>
        <translation>游戏总会结束，到时无法再走的就是现在轮到走的一方：P 局面。</translation>
    </message>
    <message>
        <source>It leaves %1, here written %2, where you can answer every move: %3.</source>
        <extracomment>%1 is a position such as &quot;(3, 1)&quot;, where a heap has no move, %2 one such as &quot;(3, 0)&quot;; %3 is a list as above</extracomment>
        <translation>这样留下 %1，这里写作 %2；从这里无论怎么走，你都有应对：%3。</translation>
    </message>
    <message>
        <source>The game must end, and then it is the opponent who cannot move: an N-position.</source>
        <translation>游戏总有终局，到那时无法再走的是对方，所以这是 N 局面。</translation>
    </message>
    <message>
        <source>No other move wins</source>
        <translation>走别的都赢不了</translation>
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
        <translation>可取集合相同的堆共用一张 SG 值表：%1。</translation>
    </message>
    <message>
        <source>Who wins has been shown without it. The values of smaller heaps are found in the same way, from 0 on.</source>
        <translation>谁会赢，上面已经说明，用不到这个值。更小的堆的值从 0 颗起，也这样逐个求出。</translation>
    </message>
    <message>
        <source>Every smaller number t can be left. In the highest binary digit in which s and t differ, s has a 1, so some value g has a 1 there as well. In g ⊕ s ⊕ t it is 0 and the digits to its left stay, so g ⊕ s ⊕ t is smaller than g, and the value of some option of that heap. A number cancels itself, so g ⊕ s is the nim-sum of the other values: g ⊕ s ⊕ t in place of g cancels them, and t is left.</source>
        <translation>比 s 小的每个数 t 都能留下。写成二进制，s 与 t 不同的最高一位上 s 是 1，所以总有某个值 g 在这一位上也是 1。在 g ⊕ s ⊕ t 里这一位是 0，左边各位不变，所以 g ⊕ s ⊕ t 比 g 小，是那一堆某个后继的值。相同的数互相抵消，所以 g ⊕ s 就是其余各值的异或和；g 换成 g ⊕ s ⊕ t，正好与其余的抵消，剩下 t。</translation>
    </message>
    <message>
        <source>From a nim-sum s other than 0 some move leaves 0. The column of the leading digit of s is odd, so some value g has that digit; in g ⊕ s it is 0 and the digits to its left stay, so g ⊕ s is smaller than g, and some option has the value g ⊕ s, as there is no gap below g. A number cancels itself, so g ⊕ s is the nim-sum of the other values: a value g ⊕ s in place of g cancels them, and 0 is left.</source>
        <translation>异或和 s 不为 0 时，总有一步能留下 0。s 的最高位那一列有奇数个 1，所以总有某个值 g 含有它；在 g ⊕ s 里这一位是 0，左边各位不变，所以 g ⊕ s 比 g 小；g 以下没有空缺，总有一个后继的值是 g ⊕ s。相同的数互相抵消，所以 g ⊕ s 就是其余各值的异或和；g 换成 g ⊕ s，正好与其余的抵消，异或和成为 0。</translation>
    </message>
    <message>
        <source>No heap is split, and any rest may be left: this is the subtraction set %1.</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3,4}&quot;</extracomment>
        <translation>不会拆堆，剩多少都可以，所以就是可取集合 %1 的游戏。</translation>
    </message>
    <message>
        <source>Of the odd kind here: %1. Their number is odd, so together the number of moves is odd.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 3&quot;</extracomment>
        <translation>这里还剩奇数步的是：%1。它们的个数是奇数，所以合起来是奇数步。</translation>
    </message>
    <message>
        <source>Of the odd kind here: %1. Their number is even, so together the number of moves is even.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 3&quot;</extracomment>
        <translation>这里还剩奇数步的是：%1。它们的个数是偶数，所以合起来是偶数步。</translation>
    </message>
    <message>
        <source>All are of the even kind here: %1. So together the number of moves is even.</source>
        <extracomment>%1 is a list such as &quot;heap 1, heap 2&quot;</extracomment>
        <translation>这里还剩的全是偶数步：%1。所以合起来是偶数步。</translation>
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
        <translation>下一步就来核对。</translation>
    </message>
    <message>
        <source>A later step shows it.</source>
        <translation>后面有一步会说明它。</translation>
    </message>
    <message>
        <source>Checked one by one, by the moves from each and the answers to them:</source>
        <translation>逐个验证，看每个局面的各种走法和对它们的应对：</translation>
    </message>
    <message>
        <source>Every move leaves an N-position, as the step before shows. The next steps play it.</source>
        <translation>每一步都留下 N 局面，前一步已经说明了。接下来几步把它走一遍。</translation>
    </message>
    <message>
        <source>Every move can be answered by leaving a P-position</source>
        <translation>每一步都有应对，都能再留下 P 局面</translation>
    </message>
    <message>
        <source>1 or 2 may be taken, as in Bash’s game: %1</source>
        <extracomment>%1 is &quot;g(n) = n mod 3&quot;</extracomment>
        <translation>每次可以取 1 颗或 2 颗，和巴什博弈一样：%1</translation>
    </message>
    <message>
        <source>%1 is P, as a move from there either ends the game, and so loses, or is answered so that then every move ends the game: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3)&quot;, %2 a list such as &quot;(2) → (1)&quot;, from the position that a move from there leaves to the one that the answer leaves</extracomment>
        <translation>%1 是 P 局面，因为从这里走一步，要么游戏就此结束，走的人输；要么对方能应对，使得之后不管走哪一步，游戏都会结束：%2。</translation>
    </message>
    <message>
        <source>%1 is P, as every move from there is answered so that then every move ends the game: %2.</source>
        <extracomment>misère play; the places are the same</extracomment>
        <translation>%1 是 P 局面，因为从这里无论怎么走，对方都能应对，使得之后不管走哪一步，游戏都会结束：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is P, as exactly %n move(s) are left there, whatever is moved: an odd number, so whoever is to move makes the last one.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3, 2)&quot;; %n is odd, 3 or more</extracomment>
        <translation>
            <numerusform>%1 是 P 局面，因为不管怎么走，这里都恰好还剩 %n 步：这是奇数，所以最后一步由轮到走的一方来走。</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves %1 again.</source>
        <extracomment>misère play; %1 is a position such as &quot;(3, 1)&quot;</extracomment>
        <translation>这样又留下 %1。</translation>
    </message>
    <message>
        <source>Every move is answered by leaving equal heaps: a P-position</source>
        <translation>无论怎么走，对方都能留下相同的堆：P 局面</translation>
    </message>
    <message>
        <source>Every move is answered by leaving an even number of moves: a P-position</source>
        <translation>无论怎么走，对方都能留下偶数步：P 局面</translation>
    </message>
    <message>
        <source>Every vertex has an SG value g, which has two properties of a heap of Nim with g stones</source>
        <translation>每个顶点有 SG 值 g，具有 g 颗尼姆堆的两个性质</translation>
    </message>
    <message>
        <source>Every heap has an SG value g, which has two properties of a heap of Nim with g stones</source>
        <translation>每一堆有 SG 值 g，具有 g 颗尼姆堆的两个性质</translation>
    </message>
    <message>
        <source>Every vertex counts as much as a heap of Nim with g stones, as will be shown: g is its SG value</source>
        <translation>每个顶点相当于 g 颗的尼姆堆（后面说明），g 是 SG 值</translation>
    </message>
    <message>
        <source>Every heap counts as much as a heap of Nim with g stones, as will be shown: g is its SG value</source>
        <translation>每一堆相当于 g 颗的尼姆堆（后面说明），g 是 SG 值</translation>
    </message>
    <message>
        <source>The heaps of value 0 are those of a multiple of %1 stones. If such a heap has a move, at least %1 stones are there: taking %2 leaves the remainder 1, and so the value 1.</source>
        <extracomment>%2 is a number that may be taken, and %1 one more</extracomment>
        <translation>值为 0 的堆，颗数是 %1 的倍数。这样的堆如果还能走，至少有 %1 颗：取走 %2 颗，余数就是 1，值也就是 1。</translation>
    </message>
    <message>
        <source>Checked from the end up, as far as it is needed here, by the moves from each and the answers to them:</source>
        <translation>下面从终局往上，逐个验证要用到的局面，看各种走法和对它们的应对：</translation>
    </message>
    <message>
        <source>No move leads to a position of the list. So every move leaves an N-position, which is answered by leaving a P-position again, unless it has ended the game and lost at once.</source>
        <translation>哪一步都走不到表中的局面，所以每种走法都留下 N 局面，应对时总能再留下 P 局面；只有结束游戏的那一步当即就输了。</translation>
    </message>
    <message>
        <source>No move leads to a position of the list. So every move leaves an N-position, which is answered by leaving a P-position again.</source>
        <translation>哪一步都走不到表中的局面，所以每种走法都留下 N 局面，应对时总能再留下 P 局面。</translation>
    </message>
    <message>
        <source>That leaves %1: the program has computed in the same way that it is P.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 4)&quot;</extracomment>
        <translation>这样留下 %1：程序用同样的办法算出它是 P 局面。</translation>
    </message>
    <message>
        <source>Every other move loses: it leaves an N-position, by the two rules above.</source>
        <translation>其他走法都输：按上面两条，留下的都是 N 局面。</translation>
    </message>
    <message>
        <source>For example, in heap %1, %2 and %3. From %4 taking %5 leads to %6, of value 0; so from %7 taking the same %5 leads to %8, of value 1.</source>
        <extracomment>%1 is the number of a heap, %2 &quot;g₁(7) = 0&quot;, %3 &quot;g₁(6) = 2&quot;, where 6 is 7 less the smallest number that may be taken; %4 is this 6, %5 another number that may be taken, %6 is %4 − %5, %7 is 7 and %8 is %7 − %5</extracomment>
        <translation>例如第 %1 堆里 %2，而 %3。从 %4 取 %5 颗走到 %6，值是 0；所以从 %7 同样取 %5 颗，就走到 %8，值是 1。</translation>
    </message>
    <message numerus="yes">
        <source>In heap(s) %1 the values are the remainders mod %2: a heap of value 0 with a move has at least %2 stones; taking %3 leaves the remainder 1.</source>
        <extracomment>%1 is a list of the numbers of heaps that have the same set, %2 a number m and %3 one less</extracomment>
        <translation>
            <numerusform>第 %1 堆的值是除以 %2 的余数：值为 0 而还能走的，至少有 %2 颗；取 %3 颗，余数就是 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the other heaps it is true whatever their sets are:</source>
        <translation>其余的堆，不论集合是什么，都是如此：</translation>
    </message>
    <message>
        <source>If two or more values of at least 2 are there and s is not 0, lower a value g with the leading digit of s to g ⊕ s. It is smaller, as that digit becomes 0 and those to its left stay; and as a number cancels itself, it is the nim-sum of the other values, cancels them, and leaves 0. At least one value of at least 2 is still there, and so at least two: if there were only one, no other value would have its leading digit, and the nim-sum would not be 0.</source>
        <translation>设不小于 2 的值至少有两个，且 s ≠ 0。把含有 s 最高位的值 g 减到 g ⊕ s：这一位变成 0，左边各位不变，所以确实变小；相同的数互相抵消，所以 g ⊕ s 就是其余各值的异或和，正好与其余的抵消，留下 0。这时至少还有一个不小于 2 的值，因而至少有两个：假如只有一个，它的最高位别的值都没有，异或和就不会是 0。</translation>
    </message>
    <message>
        <source>From 0 every move changes one value, so it leaves another number, and still at least one value of at least 2. If it is the only one, lower it to 1 or 0, whichever makes the nim-sum 1.</source>
        <translation>从 0 出发，一步只改变一个值，留下的就不是 0，而且至少还有一个不小于 2 的值；如果只剩一个，就把它减到 1 或 0，使异或和为 1。</translation>
    </message>
    <message>
        <source>Then it is your turn, and the opponent moves last: %1.</source>
        <extracomment>%1 is a list such as &quot;(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps, where every move is copied&quot;</extracomment>
        <translation>这时轮到你走，而最后一步归对方：%1。</translation>
    </message>
    <message>
        <source>A split leaves two heaps, so the value of two heaps together is needed.</source>
        <translation>一堆分开后是两堆，所以需要知道两堆合起来的值。</translation>
    </message>
    <message>
        <source>“A, B → C” means: whether a move leaves A or B, the answer then leaves C.</source>
        <extracomment>of lists such as &quot;(5, 3), (5, 2) → (3, 2, 1)&quot;</extracomment>
        <translation>“A、B → C”是说：无论一步走成 A 还是走成 B，应对后都留下 C。</translation>
    </message>
    <message>
        <source>All those of up to %1 tokens on vertices that can be reached, and of at most %2 moves to come: %3.</source>
        <translation>棋子不超过 %1 枚，都在能走到的顶点上，最多还能走 %2 步的，全部列出：%3。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position, as the step before shows. The next steps play some of the moves.</source>
        <translation>每一步都留下 N 局面，前一步已经说明了。接下来几步举其中几种走法为例。</translation>
    </message>
    <message>
        <source>The program has computed it, working upwards as above.</source>
        <translation>这些是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>First some smaller ones that show that it is P:</source>
        <translation>要说明它是 P 局面，先看几个更小的：</translation>
    </message>
    <message>
        <source>Some move leaves one of the P-positions above. Which others win, and that no more do, the program has found, working upwards as above.</source>
        <translation>总有一步能留下前面的某个 P 局面。还有哪些走法能赢，以及此外再没有别的，是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and say why it is P. Which others win, and that no more do, the program has found, working upwards as above.</source>
        <translation>总有一步留下 P 局面：下面几步指出这一步，并说明留下的为什么是 P 局面。还有哪些走法能赢，以及此外再没有别的，是程序按上面的办法逐个算出来的。</translation>
    </message>
    <message>
        <source>Some move leaves a P-position: the next steps name it, and show answers to the opponent’s moves. Where no answers are shown, the program has computed that it is P, and that no other move wins.</source>
        <translation>总有一步留下 P 局面：下面几步指出这一步，并说明对方再走时怎样应对。没有列出应对的 P 局面由程序算出；其他走法都赢不了，也是程序算出的。</translation>
    </message>
    <message>
        <source>A move leads to one of the P-positions of the step before.</source>
        <translation>有一步能走到上一步列出的某个 P 局面。</translation>
    </message>
    <message>
        <source>For example, %1 is P here, but N in normal play, as its SG value is %2, not 0.</source>
        <extracomment>misère play; %1 is a position such as &quot;(18)&quot;, %2 its SG value, 2 or more</extracomment>
        <translation>例如 %1 在这里是 P 局面，按正常规则却是 N 局面，因为它的 SG 值是 %2，不是 0。</translation>
    </message>
    <message>
        <source>For example, %1 is P here, but N in normal play, as the nim-sum of its SG values is not 0: %2.</source>
        <extracomment>misère play; %1 is a position such as &quot;(5, 1)&quot;, %2 a formula such as &quot;4 ⊕ 1 = 5&quot;</extracomment>
        <translation>例如 %1 在这里是 P 局面，按正常规则却是 N 局面，因为各 SG 值的异或和不是 0：%2。</translation>
    </message>
    <message>
        <source>It leaves %1, where every move ends the game: the opponent makes the last move and loses. So you win: this is an N-position.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 0)&quot;</extracomment>
        <translation>这样留下 %1，走哪一步都结束游戏：最后一步由对方走，对方就输。所以轮到走的一方必胜，这是 N 局面。</translation>
    </message>
    <message>
        <source>Just one number has both: the smallest of 0, 1, 2, … that is not the value of an option, called the mex of their values. All smaller numbers are values of options; but a larger number would need this one among the values of the options, where it is missing. Without a move, g = 0.</source>
        <translation>同时满足两条的数只有一个：各后继的值中没有出现的最小非负整数，叫做这些值的 mex。比它小的数都是后继的值；更大的数则不行，因为那样后继的值中还要有这个数，而其中偏偏没有它。无法再走时，g = 0。</translation>
    </message>
    <message>
        <source>This is shown from the smallest positions on, so for the options it has been shown before. No move keeps s: it changes one value, as no option has the value of its heap, and the other values stay.</source>
        <translation>从最小的局面起逐个证明：证到一个局面时，它的各后继都已经证过。怎么走都不会还是 s：一步只改变一个值，而且一定改变，因为没有一个后继的值与原来那一堆相同；其余的值不变。</translation>
    </message>
    <message>
        <source>The token: %1</source>
        <extracomment>the only token; %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>这枚棋子：%1</translation>
    </message>
    <message>
        <source>The heap: %1</source>
        <extracomment>the only heap; %1 is &quot;g(7) = 2&quot;</extracomment>
        <translation>这一堆：%1</translation>
    </message>
    <message>
        <source>Every vertex has an SG value g, which is found from the sinks up</source>
        <translation>每个顶点都有一个 SG 值 g，从汇点往上逐层求出</translation>
    </message>
    <message>
        <source>Why this is so is shown once the values are known.</source>
        <translation>为什么会这样，求出各值之后再说明。</translation>
    </message>
    <message>
        <source>Why several heaps count like one heap of s stones, the nim-sum of their values</source>
        <translation>为什么几堆相当于一个尼姆堆，大小 s 是各值的异或和</translation>
    </message>
</context>
<context>
    <name>SgHint</name>
    <message>
        <source>Play it as misère Nim with heaps of the SG values: nothing else counts.</source>
        <translation>把它当作反规则的 Nim 来走，各堆的颗数就是 SG 值：别的都不重要。</translation>
    </message>
    <message>
        <source>Find the values. Leave a nim-sum of 0 if some value stays 2 or more, and a nim-sum of 1 if all values are 0 or 1 then.</source>
        <translation>先求出各个值。走完后若仍有不小于 2 的值，应使异或和为 0；若所有值都是 0 或 1，应使异或和为 1。</translation>
    </message>
    <message>
        <source>Begin at the end: whoever has no move left has won. Then take the positions just before it, and so on upwards.</source>
        <translation>从终局开始：无法再走的一方已经赢了。再看前一步的局面，这样逐步往上推。</translation>
    </message>
    <message>
        <source>Work out the values from the sinks up: a sink has 0, and each other vertex has the smallest number that none of its options has.</source>
        <translation>从汇点往上求值：汇点为 0，其他顶点取各后继都没有的最小的数。</translation>
    </message>
    <message>
        <source>Work out the values from small heaps up: each is the smallest number that none of its options has.</source>
        <translation>从小堆往上求值：每个值是各后继局面都没有的最小的数。</translation>
    </message>
    <message>
        <source>A position is P exactly when its SG value is 0.</source>
        <translation>局面是 P 局面，当且仅当它的 SG 值为 0。</translation>
    </message>
    <message>
        <source>Each part counts as a Nim heap of its SG value, so combine the values by ⊕.</source>
        <translation>每一部分都相当于一堆 Nim，颗数就是它的 SG 值，所以把各个值做异或。</translation>
    </message>
    <message>
        <source>In misère play one cannot rely on the SG values: see where each move leads.</source>
        <translation>反规则下不能只看 SG 值：看每一步走到哪里。</translation>
    </message>
</context>
<context>
    <name>SgPeriodQuestion</name>
    <message>
        <source>A period has at least one value.</source>
        <translation>一个周期至少有一个值。</translation>
    </message>
    <message>
        <source>That is longer than the row: look for what comes again soon.</source>
        <translation>这比列出来的还长：看看什么很快就重复。</translation>
    </message>
    <message>
        <source>%1, but %2: after %3 values they are not the same again.</source>
        <extracomment>%1 and %2 are formulas such as &quot;g(3) = 1&quot;; %3 is the number of heaps between them</extracomment>
        <translation>%1，但 %2：隔 %3 个值并不重复。</translation>
    </message>
    <message>
        <source>After %1 values they do repeat, but they have done so before.</source>
        <extracomment>%1 is a number of values</extracomment>
        <translation>隔 %1 个值确实重复，但更早就已经重复了。</translation>
    </message>
    <message>
        <source>The first %1 values do not come again. They are the pre-period and are not counted.</source>
        <extracomment>%1 is how many values come before the period</extracomment>
        <translation>开头的 %1 个值不再出现，那是预周期，不算在内。</translation>
    </message>
    <message>
        <source>After %1 values they do repeat, but half of that is enough.</source>
        <extracomment>%1 is a number of values</extracomment>
        <translation>隔 %1 个值确实重复，但一半就够了。</translation>
    </message>
    <message>
        <source>There are %1 different values. A period is a stretch of the row, and a value may come more than once in it.</source>
        <translation>不同的值有 %1 个。周期是这一行里的一段，同一个值可以在其中出现多次。</translation>
    </message>
    <message>
        <source>%2 would be right if every number from 1 to %1 might be taken, as in Bash’s game.</source>
        <extracomment>%1 is the largest number that may be taken, %2 is %1 + 1</extracomment>
        <translation>如果像巴什博弈那样 1 到 %1 颗都可以取，才是 %2。</translation>
    </message>
    <message>
        <source>%1: the SG values begin %2 … They repeat for ever. How long is one period?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a row of values such as &quot;0 1 0 1 2 3 2 0 1&quot;</extracomment>
        <translation>%1：SG 值从 g(0) 起是 %2 …，此后一直重复。一个周期有几个值？</translation>
    </message>
    <message>
        <source>A period is the shortest stretch of values that comes again and again.</source>
        <translation>周期是一再重复的最短的一段值。</translation>
    </message>
    <message>
        <source>Find a rare value, the largest one perhaps, and see how far it is to where it comes next. Then compare the values around it.</source>
        <translation>找一个少见的值，比如最大的，看它隔多远再次出现，再比较它前后的值。</translation>
    </message>
    <message>
        <source>One period is %1.</source>
        <extracomment>%1 is a row of values such as &quot;0 1 0 1 2 3 2&quot;</extracomment>
        <translation>一个周期是 %1。</translation>
    </message>
    <message>
        <source>From %2 on the same %1 values come again and again.</source>
        <extracomment>%1 is a number of values, %2 a formula such as &quot;g(2)&quot;</extracomment>
        <translation>从 %2 起，同样的 %1 个值一再重复。</translation>
    </message>
    <message>
        <source>%1 is as large as %2, and that is a value in the row, not the number in the brackets.</source>
        <extracomment>%1 and %2 are formulas such as &quot;g(100)&quot; and &quot;g(2)&quot;</extracomment>
        <translation>%1 等于 %2，答案是这一行里的值，而不是括号里的数。</translation>
    </message>
    <message>
        <source>You have counted from 1. The first value of the row is %1.</source>
        <extracomment>%1 is a formula such as &quot;g(0)&quot;</extracomment>
        <translation>你是从 1 数起的。这一行的第一个值是 %1。</translation>
    </message>
    <message>
        <source>The values repeat from %1 on only: take away what comes before.</source>
        <extracomment>%1 is a formula such as &quot;g(4)&quot;</extracomment>
        <translation>值从 %1 起才重复：要先减去前面的部分。</translation>
    </message>
    <message>
        <source>That is one place too far: it is %1.</source>
        <extracomment>%1 is a formula such as &quot;g(3)&quot;</extracomment>
        <translation>多数了一个：那是 %1。</translation>
    </message>
    <message>
        <source>%1: the SG values begin %2 …, and from %3 on they repeat after every %4. What is %5?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a row of values such as &quot;0 1 0 1 2 3 2&quot;, %3 a formula such as &quot;g(0)&quot;, %4 the length of the period, %5 a formula such as &quot;g(100)&quot;</extracomment>
        <translation>%1：SG 值从 g(0) 起是 %2 …，从 %3 起每 %4 个重复一次。%5 是多少？</translation>
    </message>
    <message>
        <source>Whole periods make no difference: take them away from the heap.</source>
        <translation>去掉若干个完整的周期，值不变：从颗数里减去它们。</translation>
    </message>
    <message>
        <source>Divide %1 by %2. What is left over?</source>
        <extracomment>%1 is a number of stones, %2 the length of the period</extracomment>
        <translation>%1 除以 %2，余数是多少？</translation>
    </message>
    <message>
        <source>Take the pre-period away first: divide %1 − %2 by %3. What is left over? Then add %2 again.</source>
        <extracomment>%1 is a number of stones, %2 how many values come before the period, %3 its length</extracomment>
        <translation>先减去预周期：%1 − %2 除以 %3，余数是多少？再把 %2 加回来。</translation>
    </message>
    <message>
        <source>%1, so %2.</source>
        <extracomment>%1 is a formula such as &quot;100 = 14·7 + 2&quot;, %2 one such as &quot;g(100) = g(2) = 0&quot;</extracomment>
        <translation>%1，所以 %2。</translation>
    </message>
    <message>
        <source>The period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>That value stands in the period, for example %1, but not where %2 falls. Count the places again.</source>
        <extracomment>%1 is a formula such as &quot;g(5) = 3&quot;, %2 one such as &quot;g(100)&quot;</extracomment>
        <translation>周期里有这个值，例如 %1，但 %2 对应的不是那一处。重新数一数位置。</translation>
    </message>
    <message>
        <source>%1 does not stand in the period at all.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>周期里根本没有 %1。</translation>
    </message>
</context>
<context>
    <name>SgQuestion</name>
    <message>
        <source>These are the numbers that can be taken. Asked is what is left: %1.</source>
        <extracomment>%1 is a formula such as &quot;7−3 = 4&quot;</extracomment>
        <translation>这些是可以取走的颗数。问的是剩下几颗：%1。</translation>
    </message>
    <message>
        <source>One number is missing: 0. All %1 stones may be taken.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>还缺一个数：0。%1 颗石子可以全部取走。</translation>
    </message>
    <message>
        <source>That would be Nim, where any number may be taken. Here a move takes %1.</source>
        <translation>那是 Nim：随便取几颗都行。这里每步只能取 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be left: a move makes the heap of %2 smaller.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>不可能剩下 %1 颗：走一步后，%2 颗的堆一定变小。</translation>
    </message>
    <message>
        <source>To leave %1, a move would have to take %2, and no move does that.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>要剩下 %1 颗就得取 %2 颗，而规则不允许这样取。</translation>
    </message>
    <message>
        <source>That lists both parts. Of %1, for example, only the larger one is asked for.</source>
        <extracomment>%1 is a split such as &quot;4+2&quot;</extracomment>
        <translation>你把两部分都列出来了。例如 %1，问的只是较大的那一部分。</translation>
    </message>
    <message>
        <source>Not %1: the two parts must be of different sizes.</source>
        <extracomment>%1 is a split into equal parts such as &quot;4+4&quot;</extracomment>
        <translation>%1 不行：分成的两部分必须不相等。</translation>
    </message>
    <message>
        <source>Before the heap is split, stones are taken: the two parts together have fewer than %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>分堆之前先要取走石子，所以两部分合起来不到 %1 颗。</translation>
    </message>
    <message>
        <source>One number is missing: two equal parts are allowed here, %1.</source>
        <extracomment>%1 is a split into equal parts such as &quot;3+3&quot;</extracomment>
        <translation>还缺一个数：这里可以分成相等的两部分，即 %1。</translation>
    </message>
    <message>
        <source>No move leaves two heaps of which the larger one has %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>没有哪一步能分成两堆，而且较大的一堆是 %1 颗。</translation>
    </message>
    <message>
        <source>Some of these take two moves. One move goes along one arrow only.</source>
        <translation>其中有些要走两步才到。一步只能沿一条箭头走。</translation>
    </message>
    <message>
        <source>The token cannot stay on %1: a move goes along an arrow.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子不能停在 %1 不动：每走一步都要沿一条箭头。</translation>
    </message>
    <message>
        <source>You have gone against the arrows: from these vertices one comes to %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>你把箭头的方向看反了：从这些顶点才能走到 %1。</translation>
    </message>
    <message>
        <source>No arrow leads from %1 to %2.</source>
        <extracomment>%1 is a vertex, %2 a number that was given as another</extracomment>
        <translation>没有从 %1 到 %2 的箭头。</translation>
    </message>
    <message>
        <source>Look at the arrows that begin at %1, and only at these.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>只看从 %1 出发的箭头。</translation>
    </message>
    <message>
        <source>Take each allowed number from %1, as long as there are enough stones.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>从 %1 里依次减去每个可取的数，只要石子够取。</translation>
    </message>
    <message>
        <source>Begin with 1 stone in the smaller part, then 2, 3 and so on: together they have %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>让较小的一部分从 1 颗开始，再试 2 颗、3 颗……两部分合起来是 %1 颗。</translation>
    </message>
    <message>
        <source>How many stones may be taken first? Split what is then left of the %1 in every way.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>先看看可以取走几颗，再把 %1 颗里剩下的用各种方式分成两部分。</translation>
    </message>
    <message>
        <source>To which vertices can a token move from %1? Give all of them.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>棋子从 %1 走一步可以到哪些顶点？请全部写出。</translation>
    </message>
    <message>
        <source>%1: a move may split a heap of %2 into two. Which sizes can the larger part have? Give all of them.</source>
        <extracomment>%1 is a rule such as &quot;Grundy’s game&quot;, %2 a number of stones</extracomment>
        <translation>%1：走一步可以把 %2 颗的一堆分成两堆。较大的一堆可能有几颗？请全部写出。</translation>
    </message>
    <message>
        <source>%1: which sizes can a heap of %2 have after one move? Give all of them.</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a number of stones</extracomment>
        <translation>%1：%2 颗的一堆走一步之后可能剩下几颗？请全部写出。</translation>
    </message>
    <message numerus="yes">
        <source>What you have is right, but %n number(s) are missing.</source>
        <translation>
            <numerusform>写出的都对，但还缺 %n 个数。</numerusform>
        </translation>
    </message>
    <message>
        <source>An option is a position that one move leads to.</source>
        <translation>后继局面就是走一步所到的局面。</translation>
    </message>
    <message>
        <source>These are the options: %1.</source>
        <extracomment>%1 is a list of what moves leave, such as &quot;7−1 = 6, 7−3 = 4&quot; or &quot;4+2, 3+3&quot;</extracomment>
        <translation>后继局面如下：%1。</translation>
    </message>
    <message>
        <source>Which SG values do the options of vertex %1 have? Give each value once.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>顶点 %1 的后继有哪些 SG 值？每个值只写一次。</translation>
    </message>
    <message>
        <source>%1: the values g(0) to %2 are %3. Which SG values do the options of a heap of %4 have? Give each value once.</source>
        <extracomment>%1 is a rule such as &quot;Game 0.77&quot;, %2 a formula such as &quot;g(4)&quot;, %3 a row of values, %4 a number of stones</extracomment>
        <translation>%1：g(0) 到 %2 的值是 %3。%4 颗的一堆，它的后继局面有哪些 SG 值？每个值只写一次。</translation>
    </message>
    <message>
        <source>%1: which SG values do the options of a heap of %2 have? Give each value once.</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a number of stones</extracomment>
        <translation>%1：%2 颗的一堆，它的后继局面有哪些 SG 值？每个值只写一次。</translation>
    </message>
    <message>
        <source>These are the sizes of the options. Asked are their values: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>这些是后继局面的大小。问的是它们的 SG 值：%1。</translation>
    </message>
    <message>
        <source>Where a heap is split, the values are not added but combined by ⊕: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5+3) = 4 ⊕ 3 = 7&quot;</extracomment>
        <translation>一堆分成两堆时，两个值不是相加，而是做异或：%1。</translation>
    </message>
    <message>
        <source>0 is a value as well: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5−3) = g(2) = 0&quot;</extracomment>
        <translation>0 也是一个 SG 值：%1。</translation>
    </message>
    <message>
        <source>%1 is the value of the position itself. Asked are the values of its options.</source>
        <translation>%1 是局面本身的值。问的是它的后继局面的值。</translation>
    </message>
    <message>
        <source>No option has the value %1.</source>
        <extracomment>%1 is an SG value</extracomment>
        <translation>没有哪个后继局面的值是 %1。</translation>
    </message>
    <message>
        <source>One option is left out: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(5−3) = g(2) = 0&quot;</extracomment>
        <translation>漏了一个后继局面：%1。</translation>
    </message>
    <message>
        <source>First find the options, then the value of each.</source>
        <translation>先找出后继局面，再求每一个的值。</translation>
    </message>
    <message>
        <source>A sink has the value 0. Go up from the sinks: each vertex has the smallest number that none of its options has.</source>
        <translation>汇点的值是 0。从汇点往上算：每个顶点取各后继都没有的最小的数。</translation>
    </message>
    <message>
        <source>Write the values down in a row, from g(0) = 0 on: each is the smallest number that none of its options has.</source>
        <translation>从 g(0) = 0 开始把值写成一行：每个值是各后继局面都没有的最小的数。</translation>
    </message>
    <message>
        <source>The options and their values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>后继局面和它们的值：%1。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>后继局面</translation>
    </message>
    <message>
        <source>Values of the options</source>
        <translation>后继局面的 SG 值</translation>
    </message>
    <message>
        <source>An option for each of the values: %1.</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>每个值各举一个后继局面：%1。</translation>
    </message>
</context>
<context>
    <name>SgRule</name>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number that was given as the place of a token</extracomment>
        <translation>图中没有顶点 %1</translation>
    </message>
    <message>
        <source>move the token from %1 to %2</source>
        <extracomment>a move, to stand within a sentence: &quot;move the token from 5 to 3&quot;; %1 and %2 are vertices</extracomment>
        <translation>把棋子从 %1 移到 %2</translation>
    </message>
    <message>
        <source>moved the token from %1 to %2</source>
        <extracomment>a move that was made, behind the name of its player; %1 and %2 are vertices</extracomment>
        <translation>把棋子从 %1 移到了 %2</translation>
    </message>
    <message>
        <source>move token %1 from %2 to %3</source>
        <extracomment>a move, to stand within a sentence: &quot;move token 1 from 5 to 3&quot;; %2 and %3 are vertices</extracomment>
        <translation>把棋子 %1 从 %2 移到 %3</translation>
    </message>
    <message>
        <source>moved token %1 from %2 to %3</source>
        <extracomment>a move that was made, behind the name of its player; %1 is a number, %2 and %3 are vertices</extracomment>
        <translation>把棋子 %1 从 %2 移到了 %3</translation>
    </message>
    <message>
        <source>a vertex is expected, a whole number from 0 to %1</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>这里应为顶点，即 0 到 %1 的整数</translation>
    </message>
    <message>
        <source>a name of 1 to %1 characters is expected, without blanks, “:”, “;”, “&gt;”, “=”, “,”, braces and quotes, and not ending in “misere”</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>这里应为 1 到 %1 个字符的名称，不能含有空格、“:”“;”“&gt;”“=”“,”、花括号和引号，也不能以“misere”结尾</translation>
    </message>
    <message>
        <source>“;” and the next edge, “misere” or a colon is expected, as in “graph 1&gt;0;2&gt;0: 2”</source>
        <translation>这里应为“;”和下一条边、“misere”或冒号，如“graph 1&gt;0;2&gt;0: 2”</translation>
    </message>
    <message>
        <source>the graph must have no cycle, but there is one: %1</source>
        <extracomment>%1 is a cycle such as &quot;1 → 2 → 1&quot;</extracomment>
        <translation>图中不能有环，但这里有一个：%1</translation>
    </message>
    <message>
        <source>an octal code begins with 0 or 4</source>
        <translation>八进制编码以 0 或 4 开头</translation>
    </message>
    <message>
        <source>a point is expected, as in “0.77”</source>
        <translation>这里应为小数点，如“0.77”</translation>
    </message>
    <message>
        <source>a digit from 0 to 7 is expected</source>
        <translation>这里应为 0 到 7 的数字</translation>
    </message>
    <message>
        <source>digits from 0 to 7, up to %1 of them, then “misere” or a colon are expected</source>
        <extracomment>%1 is how many digits a code may have at most</extracomment>
        <translation>这里应为 0 到 7 的数字（至多 %1 位），然后是“misere”或冒号</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “grundy”</source>
        <translation>“grundy”之后应为“misere”或冒号</translation>
    </message>
    <message>
        <source>heaps that may split are at most %1 here</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>可以拆分的堆，这里至多 %1 颗</translation>
    </message>
    <message>
        <source>no period of this game is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>这个游戏到 %1 为止未能证明周期，所以堆至多 %1 颗</translation>
    </message>
    <message>
        <source>split heap %1 into %2 and %3</source>
        <extracomment>a move, to stand within a sentence: &quot;split heap 2 into 3 and 4&quot;</extracomment>
        <translation>把第 %1 堆拆成 %2 和 %3</translation>
    </message>
    <message>
        <source>a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” or a graph such as “graph 1&gt;0;2&gt;0” is expected</source>
        <translation>这里应为集合（如“{1,3,4}”）、八进制编码（如“0.77”）、“grundy”，或图（如“graph 1&gt;0;2&gt;0”）</translation>
    </message>
    <message>
        <source>a set in braces is expected, as in “{1,3,4}”</source>
        <translation>这里应为花括号中的集合，如“{1,3,4}”</translation>
    </message>
    <message>
        <source>the set needs from 1 to %1 different numbers</source>
        <extracomment>%1 is how many numbers a set may have at most</extracomment>
        <translation>集合要有 1 到 %1 个不同的数</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is expected, or the brace that closes the set</source>
        <extracomment>%1 is the largest number that may be in a set</extracomment>
        <translation>这里应为 1 到 %1 的数，或结束集合的右花括号</translation>
    </message>
    <message>
        <source>“misere”, a colon or “+” and another set is expected after the set</source>
        <translation>集合之后应为“misere”、冒号，或“+”和另一个集合</translation>
    </message>
    <message>
        <source>there are %1 sets, so %1 heaps are expected</source>
        <extracomment>%1 is a number of sets, and of heaps</extracomment>
        <translation>有 %1 个集合，所以应有 %1 堆</translation>
    </message>
    <message>
        <source>no period of this set is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>这个集合到 %1 为止未能证明周期，所以堆至多 %1 颗</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is expected</source>
        <extracomment>%1 is the largest number that may be in a set</extracomment>
        <translation>这里应为 1 到 %1 的数</translation>
    </message>
    <message>
        <source>Move the token along one arrow.</source>
        <translation>把棋子沿一条箭头移动。</translation>
    </message>
    <message>
        <source>Move one token along one arrow.</source>
        <translation>把一枚棋子沿一条箭头移动。</translation>
    </message>
    <message>
        <source>Your move: drag a token along an arrow, or click it and then its target.</source>
        <translation>轮到你了：沿箭头拖动一枚棋子，或先点击它，再点击它要去的顶点。</translation>
    </message>
    <message>
        <source>No arrow leads from %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>没有从 %1 出发的箭头。</translation>
    </message>
    <message>
        <source>No arrow leads from %1 to %2.</source>
        <extracomment>%1 and %2 are vertices</extracomment>
        <translation>没有从 %1 到 %2 的箭头。</translation>
    </message>
    <message>
        <source>Split one heap into two of different sizes.</source>
        <translation>把一堆分成大小不同的两堆。</translation>
    </message>
    <message>
        <source>Take one stone or two from a heap, then split the rest if you like.</source>
        <translation>从一堆中取一颗或两颗石子，然后可以把剩下的分成两堆。</translation>
    </message>
    <message>
        <source>Take two stones from a heap, then split the rest if you like.</source>
        <translation>从一堆中取两颗石子，然后可以把剩下的分成两堆。</translation>
    </message>
    <message>
        <source>Take two stones from a heap, or three and split the rest if you like; a heap of one stone may be taken, too.</source>
        <translation>从一堆中取两颗石子；或取三颗，然后可以把剩下的分成两堆；只有一颗的堆也可以取走。</translation>
    </message>
    <message>
        <source>Take stones from a heap as the digits of %1 allow.</source>
        <extracomment>%1 is an octal code such as &quot;0.16&quot;</extracomment>
        <translation>按照 %1 各位数字的规定从一堆中取石子。</translation>
    </message>
    <message>
        <source>Your move: click a stone, or drag over several.</source>
        <translation>轮到你了：点击一颗石子，或拖过几颗。</translation>
    </message>
    <message>
        <source>Take from one heap one of the numbers of stones that are in its set.</source>
        <translation>从一堆中取石子，颗数须在这一堆的可取集合中。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n stone(s) from one heap.</source>
        <translation>
            <numerusform>从一堆中取 %n 颗石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take 1 to %1 stones from one heap.</source>
        <extracomment>%1 is the largest number that may be taken</extracomment>
        <translation>从一堆中取 1 到 %1 颗石子。</translation>
    </message>
    <message>
        <source>Take from one heap one of the numbers of stones in %1.</source>
        <extracomment>%1 is a set of numbers such as &quot;{1,3..7}&quot;</extracomment>
        <translation>从一堆中取石子，颗数须在 %1 中。</translation>
    </message>
    <message>
        <source>Take %1 or %2 stones from one heap.</source>
        <extracomment>%1 lists numbers, %2 is one more: &quot;Take 1, 3 or 4 stones from one heap.&quot;</extracomment>
        <translation>从一堆中取 %1 或 %2 颗石子。</translation>
    </message>
    <message>
        <source>Grundy’s game</source>
        <translation>Grundy 博弈</translation>
    </message>
    <message>
        <source>Game %1</source>
        <extracomment>%1 is an octal code such as &quot;0.77&quot;; followed by a colon and a question</extracomment>
        <translation>游戏 %1</translation>
    </message>
    <message>
        <source>Set %1</source>
        <extracomment>%1 is a subtraction set such as &quot;{1,3,4}&quot;; followed by a colon and a question</extracomment>
        <translation>可取集合 %1</translation>
    </message>
    <message>
        <source>split %1 into %2 and %3</source>
        <extracomment>a move, to stand within a sentence: &quot;split the heap of 7 into 3 and 4&quot;, %1 is &quot;the heap of 7&quot;</extracomment>
        <translation>把 %1拆成 %2 和 %3</translation>
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
        <translation>从第 %2 堆取 %1 颗，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from the heap of 7&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>从 %2取 %1 颗</translation>
    </message>
    <message>
        <source>took %1 from %2</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 2 from the heap of 7&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>从 %2取了 %1 颗</translation>
    </message>
    <message>
        <source>take %1 from %2 so that %3 and %4 are left</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from the heap of 7 so that 4 and 1 are left&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>从 %2取 %1 颗，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>took %1 from %2 and split the rest into %3 and %4</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 2 from the heap of 7 and split the rest into 4 and 1&quot;, %2 is &quot;the heap of 7&quot;</extracomment>
        <translation>从 %2取了 %1 颗，剩下的分成 %3 和 %4</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 ways to place the tokens on the vertices that they can reach; here there are %2</source>
        <extracomment>%1 and %2 are large numbers, %1 &lt; %2</extracomment>
        <translation>反规则不由 SG 值决定，只能搜索：棋子在各自能到的顶点上，放法最多 %1 种；这里有 %2 种</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 ways to place the tokens on the vertices that they can reach; here there are far more</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>反规则不由 SG 值决定，只能搜索：棋子在各自能到的顶点上，放法最多 %1 种；这里远远超过</translation>
    </message>
    <message>
        <source>misère play is not ruled by SG values but searched, with up to %1 stones in all; these are %2</source>
        <extracomment>%1 and %2 are numbers of stones, %1 &lt; %2</extracomment>
        <translation>反规则不由 SG 值决定，只能搜索：石子总数最多 %1 颗；这里有 %2 颗</translation>
    </message>
</context>
<context>
    <name>SgSequence</name>
    <message>
        <source>proven: pre-period %1, period %2</source>
        <extracomment>%1 is how many values come before the period, %2 how long it is</extracomment>
        <translation>已证明：预周期 %1，周期 %2</translation>
    </message>
    <message>
        <source>no period is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>到 %1 为止没有证明出周期</translation>
    </message>
    <message>
        <source>a sequence has one set</source>
        <translation>一个数列只能有一个集合</translation>
    </message>
    <message>
        <source>a value is too large for this program</source>
        <translation>有一个值太大，本程序算不了</translation>
    </message>
    <message>
        <source>no period of Grundy’s game is known, and none is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>至今没有发现 Grundy 博弈的周期，到 %1 为止也没有证明出周期</translation>
    </message>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>图中没有顶点 %1</translation>
    </message>
</context>
<context>
    <name>SgSumQuestion</name>
    <message>
        <source>You have added the values %1. They are combined by ⊕: two equal powers of two cancel out, they are not carried.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>你把各个值 %1 相加了。应该做异或：相同的 2 的幂成对抵消，不进位。</translation>
    </message>
    <message>
        <source>You have combined the sizes %1. That is right in Nim only; here each heap counts with its SG value.</source>
        <extracomment>%1 is a list of numbers of stones such as &quot;7, 5&quot;</extracomment>
        <translation>你把各堆的颗数 %1 做了异或。只有 Nim 才能这样算；这里每堆要用它的 SG 值。</translation>
    </message>
    <message>
        <source>You have taken the mex of the values %1. The mex belongs to the options of one position; parts of a sum are combined by ⊕.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>你对各个值 %1 取了 mex。mex 用于一个局面的各后继局面；和的各部分要做异或。</translation>
    </message>
    <message>
        <source>That is the largest of the values %1, but all of them count.</source>
        <extracomment>%1 is a list of values such as &quot;2, 3&quot;</extracomment>
        <translation>那只是各个值 %1 中最大的一个，而每个值都要算进去。</translation>
    </message>
    <message>
        <source>What is the SG value of the whole position, with all tokens?</source>
        <translation>整个局面（所有棋子合起来）的 SG 值是多少？</translation>
    </message>
    <message>
        <source>What is the SG value of the whole position, with all heaps?</source>
        <translation>整个局面（所有堆合起来）的 SG 值是多少？</translation>
    </message>
    <message>
        <source>First find the SG value of each part. Together they are worth what Nim heaps of these sizes are worth.</source>
        <translation>先求每一部分的 SG 值。合起来就相当于这么大的几堆 Nim。</translation>
    </message>
    <message>
        <source>Write the values in binary, one below the other. A column with an odd number of ones gives 1, with an even number 0.</source>
        <translation>把各个值写成二进制，上下对齐。一列中 1 的个数为奇数得 1，为偶数得 0。</translation>
    </message>
    <message>
        <source>The values give %1.</source>
        <extracomment>%1 is a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>由各个值得 %1。</translation>
    </message>
    <message>
        <source>That moves token %1; it is token %2 that is asked for.</source>
        <extracomment>%1 and %2 are numbers of tokens</extracomment>
        <translation>你走的是棋子 %1，问的是棋子 %2。</translation>
    </message>
    <message>
        <source>That is a move in heap %1; one in heap %2 is asked for.</source>
        <extracomment>%1 and %2 are numbers of heaps</extracomment>
        <translation>你走的是第 %1 堆，问的是第 %2 堆。</translation>
    </message>
    <message>
        <source>%1: that raises the value from %2 to %3.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;, %2 and %3 are values</extracomment>
        <translation>%1：值从 %2 升到了 %3。</translation>
    </message>
    <message>
        <source>%1, and not %2.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;, %2 a value</extracomment>
        <translation>%1，而不是 %2。</translation>
    </message>
    <message>
        <source>That raises a value from %1 to %2, and the nim-sum is not 0 then: %3.</source>
        <extracomment>%1 and %2 are values, %3 a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>这一步把一个值从 %1 升到 %2，之后异或和不是 0：%3。</translation>
    </message>
    <message>
        <source>That lowers a value from %1 to %2, but the nim-sum is not 0 then: %3.</source>
        <extracomment>%1 and %2 are values, %3 a formula such as &quot;2 ⊕ 3 = 1&quot;</extracomment>
        <translation>这一步把一个值从 %1 降到 %2，但之后异或和不是 0：%3。</translation>
    </message>
    <message>
        <source>That wins as well, but it raises a value, from %1 to %2. Look for a move that lowers one.</source>
        <extracomment>%1 and %2 are values</extracomment>
        <translation>这一步也能赢，但它把一个值从 %1 升到 %2。请找一步使某个值变小的走法。</translation>
    </message>
    <message>
        <source>The nim-sum of the SG values is %1. Move a token to a vertex of a smaller value so that the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各 SG 值的异或和是 %1。把一枚棋子走到值更小的顶点，使异或和变成 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the SG values is %1. Make a move that lowers the value of one heap so that the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>各 SG 值的异或和是 %1。走一步，使某一堆的值变小，并使异或和变成 0。</translation>
    </message>
    <message>
        <source>Token %1 is on a vertex of SG value %2. Move it to one of value %3.</source>
        <extracomment>%1 is the number of a token, %2 and %3 are SG values</extracomment>
        <translation>棋子 %1 所在顶点的 SG 值是 %2。把它走到值为 %3 的顶点。</translation>
    </message>
    <message>
        <source>Heap %1 has the SG value %2. Make a move in it that leaves the value %3.</source>
        <extracomment>%1 is the number of a heap, %2 and %3 are SG values</extracomment>
        <translation>第 %1 堆的 SG 值是 %2。在这一堆里走一步，使它的值变成 %3。</translation>
    </message>
    <message>
        <source>A part of value g would have to get the value g ⊕ %1. Where is that smaller than g?</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>值为 g 的部分要变成 g ⊕ %1。哪一部分会因此变小？</translation>
    </message>
    <message>
        <source>Take a part whose value has the leading binary digit of the nim-sum. Which of its options has the value that is needed?</source>
        <translation>选一个部分，它的值在异或和最高位的那一列也是 1。它的哪个后继局面具有所需的值？</translation>
    </message>
    <message>
        <source>The value is the mex of the options: so every smaller value is that of some option.</source>
        <translation>值是各后继局面的 mex，所以每个更小的值都是某个后继局面的值。</translation>
    </message>
    <message>
        <source>Work out the values of the options of %1, one after the other.</source>
        <extracomment>%1 is a formula such as &quot;g(7)&quot;</extracomment>
        <translation>把 %1 的各后继局面的值逐一求出。</translation>
    </message>
    <message>
        <source>It works: %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7−3) = g(4) = 2&quot;</extracomment>
        <translation>这一步可行：%1。</translation>
    </message>
    <message>
        <source>The value of a sum</source>
        <translation>和的 SG 值</translation>
    </message>
    <message>
        <source>A move that lowers a value</source>
        <translation>使值变小的走法</translation>
    </message>
</context>
<context>
    <name>SgTable</name>
    <message>
        <source>From the sinks up: the value of a vertex is the least number that is no value of a vertex its arrows lead to.</source>
        <translation>从汇点起：顶点的值，是它的各条箭头所到的值中没有出现的最小非负整数。</translation>
    </message>
    <message>
        <source>Each g(n) is the least number that no option has. Below it n mod %1, the remainder of Bash: they are the same.</source>
        <extracomment>%1 is one more than may be taken</extracomment>
        <translation>每个 g(n) 是后继局面的值中最小未出现的数。下面是 n mod %1，即巴什博弈的余数：两者相同。</translation>
    </message>
    <message>
        <source>Each g(n) is the least number that no option has. Below it n itself, the value in Nim: they are the same.</source>
        <translation>每个 g(n) 是后继局面的值中最小未出现的数。下面是 n 本身，即尼姆博弈中的值：两者相同。</translation>
    </message>
    <message>
        <source>From 0 on, each g(n) is the least number that no option has: the mex of their values.</source>
        <translation>从 0 起，每个 g(n) 是后继局面的值中最小未出现的数，即它们的 mex。</translation>
    </message>
    <message>
        <source>take all %1 (g = 0)</source>
        <extracomment>a move and the SG value of what it leaves, to stand in a list; %1 is a number of stones</extracomment>
        <translation>取全部 %1 颗（g = 0）</translation>
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
        <translation>g(%1)：没有走法，所以 g(%1) = mex {} = 0。</translation>
    </message>
    <message numerus="yes">
        <source>g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4.</source>
        <extracomment>%1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of numbers such as {0,1,2}, %4 the least number that is not in it</extracomment>
        <translation>
            <numerusform>g(%1)：%n 种走法，如%2……值 %3，mex = %4，所以 g(%1) = %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>g(%1): %2. Values %3, mex = %4, so g(%1) = %4.</source>
        <extracomment>%1 is a heap or a vertex, %2 lists its moves, %3 is a set of numbers such as {0,1,2}, %4 the least number that is not in it</extracomment>
        <translation>g(%1)：%2。所得的值 %3，mex = %4，所以 g(%1) = %4。</translation>
    </message>
    <message>
        <source>g(%1) = ?</source>
        <extracomment>asked before the table tells; %1 is a heap or a vertex</extracomment>
        <translation>g(%1) = ？</translation>
    </message>
    <message>
        <source>The vertices are judged one after the other, from the sinks up.</source>
        <translation>从汇点往上，逐个判断各顶点。</translation>
    </message>
    <message>
        <source>The heaps are judged one after the other, from 0 on.</source>
        <translation>从 0 起，逐个判断各堆。</translation>
    </message>
    <message>
        <source>%1: no move is left, and whoever moved last has lost. So %1 is N.</source>
        <extracomment>misère play; %1 is a heap or a vertex from which there is no move</extracomment>
        <translation>%1：已经无法再走，走完最后一步的一方输了。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: a move leaves %2, a P-position. So %1 is N.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 what a move leaves: &quot;3&quot;, or two heaps, &quot;3+1&quot;</extracomment>
        <translation>%1：有一步留下 %2，是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move is the last one, and loses. So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex</extracomment>
        <translation>%1：只有一步可走，走了就是最后一步，输了。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves an N-position (%2 …). So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 the first of what its moves leave: &quot;3, 2+1, 2, 1+1&quot;</extracomment>
        <translation>%1：无论怎么走，留下的都是 N 局面（%2……）。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move leaves an N-position (%2). So %1 is P.</source>
        <extracomment>misère play; %1 is a heap or a vertex, %2 what its moves leave: &quot;3, 2+1&quot;</extracomment>
        <translation>%1：无论怎么走，留下的都是 N 局面（%2）。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>Misère play of one heap: P and N of each size.</source>
        <translation>反规则（走最后一步的一方输）下只有一堆：各种大小是 P 还是 N。</translation>
    </message>
    <message>
        <source>Here the values of normal play tell them: P is where g(n) = 1.</source>
        <translation>这里可以由正常规则的值看出：g(n) = 1 的是 P 局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a heap or a vertex</extracomment>
        <translation>%1：P 还是 N？</translation>
    </message>
    <message>
        <source>The value %1 occurs among the options: %2.</source>
        <extracomment>%1 is a number, %2 a move and its value: &quot;take 3 → 2 (g = 0)&quot;</extracomment>
        <translation>后继中已有值 %1：%2。</translation>
    </message>
    <message>
        <source>No option has the value %1, but a smaller number is missing as well.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>后继中确实没有值 %1，但还有更小的数也没有出现。</translation>
    </message>
    <message>
        <source>Misère play of one token: P and N of each vertex. The values of normal play do not tell them.</source>
        <translation>反规则下只有一枚棋子：各顶点是 P 还是 N。由正常规则的值看不出来。</translation>
    </message>
    <message>
        <source>Misère play of one heap: P and N of each size. The values of normal play do not tell them.</source>
        <translation>反规则下只有一堆：各种大小是 P 还是 N。由正常规则的值看不出来。</translation>
    </message>
</context>
<context>
    <name>SgValueQuestion</name>
    <message>
        <source>Begin with 0: it is not among %1, so the mex is 0.</source>
        <extracomment>%1 is a set of values such as &quot;{1,2}&quot;</extracomment>
        <translation>要从 0 数起：%1 里没有 0，所以 mex 是 0。</translation>
    </message>
    <message>
        <source>%2 is the smallest value that is there. The mex is the smallest number missing from %1.</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;, %2 the smallest of them</extracomment>
        <translation>%2 是已出现的最小值。mex 是 %1 里没有出现的最小的数。</translation>
    </message>
    <message>
        <source>%1 is one more than the largest value, but %2 is missing from %3 as well, and it is smaller.</source>
        <extracomment>%1 is the largest value plus 1, %2 a smaller number, %3 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 是最大值加 1，但 %3 里也没有更小的 %2。</translation>
    </message>
    <message>
        <source>You have combined the values by ⊕, which gives %1. That is done for heaps that lie side by side; the options of one position are combined by mex.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把各个值做了异或，得到 %1。并排的几堆才做异或；同一局面的各后继局面要取 mex。</translation>
    </message>
    <message>
        <source>The options have the SG values %1. What is %2?</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;, %2 a formula such as &quot;g(8)&quot;</extracomment>
        <translation>各后继局面的 SG 值是 %1。%2 是多少？</translation>
    </message>
    <message>
        <source>The options and their SG values: %1. What is %2, the mex of these values?</source>
        <extracomment>%1 is a list of formulas such as &quot;g(7−1) = g(6) = 2, g(7−3) = g(4) = 2&quot;, %2 one such as &quot;g(7)&quot;</extracomment>
        <translation>后继局面和它们的 SG 值：%1。%2 是这些值的 mex，它是多少？</translation>
    </message>
    <message>
        <source>%1 is missing among the vertices. What counts are their values, %2.</source>
        <translation>%1 是顶点编号里没有出现的数。要看的是它们的值 %2。</translation>
    </message>
    <message>
        <source>%1 is missing among the sizes. What counts are the values, %2.</source>
        <translation>%1 是颗数里没有出现的数。要看的是 SG 值 %2。</translation>
    </message>
    <message>
        <source>mex is short for “minimum excludant”: the smallest of the numbers 0, 1, 2, … that is not among the values.</source>
        <translation>mex 是“最小未出现的非负整数”：在 0、1、2……中，不在这些值里的最小的数。</translation>
    </message>
    <message>
        <source>Is 0 among them? Is 1? Go on until a number is missing.</source>
        <translation>有 0 吗？有 1 吗？一直问到缺一个数为止。</translation>
    </message>
    <message>
        <source>%1: %2 is the smallest number that is missing.</source>
        <extracomment>%1 is a formula such as &quot;mex {0,1,3} = 2&quot;, %2 the number at its end</extracomment>
        <translation>%1：%2 是没有出现的最小的数。</translation>
    </message>
    <message>
        <source>%1 is missing among all values so far. Only those of the options count: %2.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 是到此为止所有值里没有出现的数。只有后继局面的值才算：%2。</translation>
    </message>
    <message>
        <source>Two heaps that a split leaves are combined by ⊕; their values are not added.</source>
        <translation>分成的两堆要把值做异或，不是相加。</translation>
    </message>
    <message>
        <source>The options that leave two heaps count as well. All values: %1.</source>
        <extracomment>%1 is a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>分成两堆的后继局面也要算。全部的值：%1。</translation>
    </message>
    <message>
        <source>%2 mod %3 would be right if every number from 1 to %1 might be taken.</source>
        <extracomment>%1 is the largest number that may be taken now, %2 a number of stones, %3 is %1 + 1</extracomment>
        <translation>如果 1 到 %1 颗都可以取，才是 %2 mod %3。</translation>
    </message>
    <message>
        <source>%1: the SG values %2 to %3 are %4. What is %5?</source>
        <extracomment>%1 is a rule such as &quot;Set {1,3,4}&quot;, %2 a formula such as &quot;g(0)&quot;, %3 one such as &quot;g(6)&quot;, %4 a row of values such as &quot;0 1 0 1 2 3 2&quot;, %5 a formula such as &quot;g(7)&quot;</extracomment>
        <translation>%1：从 %2 到 %3 的 SG 值是 %4。%5 是多少？</translation>
    </message>
    <message>
        <source>Values do not go up by one each time: %1 does not tell %2, its options do.</source>
        <extracomment>%1 is a formula such as &quot;g(6) = 2&quot;, %2 one such as &quot;g(7)&quot;</extracomment>
        <translation>值并不是每次加 1：%2 不由 %1 决定，而由它的后继局面决定。</translation>
    </message>
    <message>
        <source>The value is the mex of the values of the options.</source>
        <translation>值就是各后继局面的值的 mex。</translation>
    </message>
    <message>
        <source>Which heaps can a move make of %1? Find their values in the row, and then the smallest number that is missing.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>从 %1 颗走一步能变成哪些堆？在这一行里找出它们的值，再找没有出现的最小的数。</translation>
    </message>
    <message>
        <source>The options give %1.</source>
        <extracomment>%1 is a formula such as &quot;g(7) = mex {0,2} = 1&quot;
----------
%1 is a formula such as &quot;g(A) = mex {0,2} = 1&quot;</extracomment>
        <translation>由后继局面得 %1。</translation>
    </message>
    <message>
        <source>What is the SG value of vertex %1?</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>顶点 %1 的 SG 值是多少？</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) begin at %1, but the value is not their number: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of arrows</extracomment>
        <translation>
            <numerusform>从 %1 出发的箭头有 %n 条，但值不是箭头数，而是各后继都没有的最小的数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way from %1 to a sink has %n move(s), but that is not the value: it is the smallest number that no option has.</source>
        <extracomment>%1 is a vertex, %n a number of moves</extracomment>
        <translation>
            <numerusform>从 %1 到汇点最长要走 %n 步，但值不是步数，而是各后继都没有的最小的数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin at the sinks: no move, so the value 0.</source>
        <translation>从汇点开始：没有走法，值为 0。</translation>
    </message>
    <message>
        <source>Work upwards. A vertex is next when all its options have a value: it gets the smallest number that is missing among them, until you come to %1.</source>
        <extracomment>%1 is a vertex</extracomment>
        <translation>往上算。一个顶点的各后继都有了值，就轮到它：取其中没有出现的最小的数。这样一直算到 %1。</translation>
    </message>
    <message>
        <source>The mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>The next value of a sequence</source>
        <translation>数列的下一个值</translation>
    </message>
    <message>
        <source>The value of a vertex</source>
        <translation>顶点的 SG 值</translation>
    </message>
    <message>
        <source>%1 is among the values %2. The mex is a number that is missing from them.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%1 就在 %2 里。mex 是其中没有出现的数。</translation>
    </message>
    <message>
        <source>%1 is missing from %2, but so is a smaller number. Look from 0 upwards.</source>
        <extracomment>%1 is a number, %2 a set of values such as &quot;{0,1,3}&quot;</extracomment>
        <translation>%2 里确实没有 %1，但还有更小的数也没有出现。要从 0 往上找。</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>%1 %2</source>
        <extracomment>in a headline: %1 is such as &quot;At most&quot;, %2 a number of stones</extracomment>
        <translation>%1 %2 颗</translation>
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
        <translation>必胜走法之后</translation>
    </message>
    <message>
        <source>C: board</source>
        <extracomment>while the chart is in place of the board: the key that hides the chart again</extracomment>
        <translation>C：棋盘</translation>
    </message>
    <message>
        <source>N-position: whoever is to move wins</source>
        <translation>N 局面：轮到走的一方必胜</translation>
    </message>
    <message>
        <source>P-position: whoever has just moved wins</source>
        <translation>P 局面：刚走完的一方必胜</translation>
    </message>
    <message>
        <source>the last stone loses</source>
        <translation>取最后者负</translation>
    </message>
    <message>
        <source>the last move loses</source>
        <translation>走最后一步者负</translation>
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
        <translation>从第一步开始</translation>
    </message>
    <message>
        <source>Show or hide the chart</source>
        <translation>显示或隐藏图表</translation>
    </message>
    <message>
        <source>The board alone</source>
        <translation>只显示棋盘</translation>
    </message>
    <message>
        <source>Go to a lesson</source>
        <translation>切换课程</translation>
    </message>
    <message>
        <source>Light around the pointer</source>
        <translation>聚光灯跟随指针</translation>
    </message>
    <message>
        <source>Zoom in at the pointer; wheel: how far</source>
        <translation>放大指针所在处，滚轮调节倍数</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>白屏</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>切换深色与浅色</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>显示这份按键表</translation>
    </message>
    <message>
        <source>Back, in the end to the window</source>
        <translation>逐层返回，直到回到窗口</translation>
    </message>
    <message>
        <source>End the projection</source>
        <translation>结束投影</translation>
    </message>
    <message>
        <source>The guide; on one screen, these keys</source>
        <translation>打开指南；只有一块屏幕时列出这些按键</translation>
    </message>
    <message>
        <source>Draw the board another way</source>
        <translation>换一种方式画棋盘</translation>
    </message>
    <message>
        <source>Ask the class: P or N?</source>
        <translation>问全班：P 还是 N？</translation>
    </message>
    <message>
        <source>30 seconds more; with Shift: no clock</source>
        <translation>再给 30 秒；加 Shift：不计时</translation>
    </message>
    <message>
        <source>Count a hand; with Shift: one less</source>
        <translation>计一票；加 Shift：减一票</translation>
    </message>
    <message>
        <source>The tour, or back; with Shift: anew</source>
        <translation>导览，或返回；加 Shift：从头开始</translation>
    </message>
    <message>
        <source>Next section (tour)</source>
        <translation>导览的下一节</translation>
    </message>
    <message>
        <source>Section before (tour)</source>
        <translation>导览的上一节</translation>
    </message>
    <message>
        <source>Next example; with Shift: the one before</source>
        <translation>本节的下一个例子；加 Shift：上一个</translation>
    </message>
    <message>
        <source>The table, or back; with Shift: empty</source>
        <translation>逐步填写的表格，或返回；加 Shift：清空</translation>
    </message>
    <message>
        <source>Play anew; with Shift: opponent, who begins</source>
        <translation>这一局重新开始；加 Shift：换对手、换谁先走</translation>
    </message>
    <message>
        <source>The rest of a board that is too large</source>
        <translation>棋盘放不下时，看其余部分</translation>
    </message>
    <message>
        <source>A large pointer</source>
        <translation>大光点，指给全班看</translation>
    </message>
    <message>
        <source>Pen, then marker, then neither</source>
        <translation>画笔，再按是荧光笔，再按放下</translation>
    </message>
    <message>
        <source>Wipe away what is drawn</source>
        <translation>擦掉画的东西</translation>
    </message>
    <message>
        <source>Go on by itself, or stop</source>
        <translation>一页一页自动播放，或停下</translation>
    </message>
    <message>
        <source>Take a move back; make it again</source>
        <translation>收回上一步；重做</translation>
    </message>
    <message>
        <source>A random position</source>
        <translation>随机局面</translation>
    </message>
    <message>
        <source>A hint for you alone; with Shift for the class</source>
        <translation>提示，只给您自己看；加 Shift 给全班看</translation>
    </message>
    <message>
        <source>A position, or just type it: 3 4 5 misere</source>
        <translation>输入局面，也可直接键入：3 4 5 misere</translation>
    </message>
    <message>
        <source>Draw the graph; an empty one: type sg graph</source>
        <translation>画图；要空图，键入 sg graph</translation>
    </message>
    <message>
        <source>An exercise, or the next one; Esc: back</source>
        <translation>出一道练习题，或换下一题；Esc：返回</translation>
    </message>
    <message>
        <source>A second language or none; with Shift: another</source>
        <translation>加上或去掉第二种语言；加 Shift 换一种</translation>
    </message>
    <message>
        <source>P or N, why, the moves; the answer</source>
        <translation>P/N、为什么、走法；答案</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>跳到最后一步</translation>
    </message>
    <message>
        <source>In the table: what the class answers</source>
        <translation>在表格里：全班的回答</translation>
    </message>
    <message>
        <source>With two screens: hold the class’s picture</source>
        <translation>有两块屏幕时：定住学生看到的画面</translation>
    </message>
</context>
<context>
    <name>StageQuestion</name>
    <message>
        <source>the player who has just moved wins</source>
        <translation>刚走完的一方赢</translation>
    </message>
    <message>
        <source>the player to move wins</source>
        <translation>轮到走的一方赢</translation>
    </message>
    <message>
        <source>You can win this position. Which of these moves wins?</source>
        <translation>这个局面你能赢。下面哪一步必胜？</translation>
    </message>
    <message>
        <source>Which of these moves wins?</source>
        <translation>下面哪一步必胜？</translation>
    </message>
    <message>
        <source>Which moves win?</source>
        <translation>哪些走法必胜？</translation>
    </message>
</context>
<context>
    <name>Staircase</name>
    <message>
        <source>Staircase Nim</source>
        <translation>阶梯博弈</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>in front of how many stones go one stair down, and on the button</extracomment>
        <translation>移</translation>
    </message>
    <message>
        <source>from stair</source>
        <extracomment>in front of the number of a stair: &quot;Move 2 from stair 5&quot;</extracomment>
        <translation>颗，从哪一级</translation>
    </message>
    <message>
        <source>N-position · no stone is left to move · whoever made the last move has lost</source>
        <translation>N 局面（先手必胜态） · 石子都已到地面 · 走最后一步的一方输了</translation>
    </message>
    <message numerus="yes">
        <source>N-position · just one odd stair has two stones or more: it decides whether the number of those with one stone becomes odd · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 只有一个奇数级不少于两颗：只有一颗的奇数级有奇数个还是偶数个，由它决定 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with two stones or more are left, nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 还有不少于两颗的奇数级，奇数级的异或和 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · odd stairs with two stones or more are left, nim-sum of the odd stairs 0 · the player to move loses</source>
        <translation>P 局面（先手必败态） · 还有不少于两颗的奇数级，奇数级的异或和为 0 · 轮到走的一方必败</translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with one stone: %1, an even number · %n winning move(s)</source>
        <extracomment>misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 只有一颗石子的奇数级共 %1 级，是偶数 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · odd stairs with one stone: %1, an odd number · the player to move loses</source>
        <extracomment>misère play; %1 is an odd number of stairs</extracomment>
        <translation>P 局面（先手必败态） · 只有一颗石子的奇数级共 %1 级，是奇数 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>Staircase Nim needs at least one stair, so at least one number is expected</source>
        <translation>阶梯 Nim 至少要有一级台阶，所以至少要写一个数</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones, as they can meet</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>石子可能聚到同一级，所以各级合起来最多 %1 颗</translation>
    </message>
    <message>
        <source>move %1 from stair %2 down</source>
        <extracomment>a move, to stand within a sentence: &quot;move 2 from stair 5 down&quot;</extracomment>
        <translation>从第 %2 级移下 %1 颗</translation>
    </message>
    <message>
        <source>moved %1 from stair 1 to the ground</source>
        <extracomment>a move that was made, behind the name of its player: &quot;moved 2 from stair 1 to the ground&quot;</extracomment>
        <translation>从第 1 级移了 %1 颗到地面</translation>
    </message>
    <message>
        <source>moved %1 from stair %2 to stair %3</source>
        <extracomment>a move that was made, behind the name of its player: &quot;moved 2 from stair 5 to stair 4&quot;</extracomment>
        <translation>从第 %2 级移了 %1 颗到第 %3 级</translation>
    </message>
    <message>
        <source>P-position · no stone is left to move · whoever made the last move has won</source>
        <translation>P 局面（先手必败态） · 石子都已到地面 · 走最后一步的一方赢了</translation>
    </message>
    <message>
        <source>P-position · the nim-sum of the odd stairs is 0 · the player to move loses</source>
        <translation>P 局面（先手必败态） · 奇数级的异或和（尼姆和）为 0 · 轮到走的一方必败</translation>
    </message>
    <message>
        <source>Move one or more stones from one stair to the next lower one.</source>
        <translation>把任意多颗石子从一级台阶往下移一级，至少移一颗。</translation>
    </message>
    <message>
        <source>Your move: click a stone; it goes one stair down with those after it.</source>
        <translation>轮到你了：点击一颗石子，它和它上面的石子一起下一级台阶。</translation>
    </message>
    <message>
        <source>nim-sum 0 on the odd stairs</source>
        <translation>奇数级台阶的异或和是 0</translation>
    </message>
    <message>
        <source>nim-sum %1 ≠ 0 on the odd stairs</source>
        <extracomment>%1 is a number</extracomment>
        <translation>奇数级台阶的异或和是 %1，不是 0</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 奇数级的异或和（尼姆和）为 %1 ≠ 0 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an odd number</source>
        <translation>
            <numerusform>只有一颗石子的奇数级有 %n 个，是奇数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n odd stair(s) with one stone, an even number</source>
        <translation>
            <numerusform>只有一颗石子的奇数级有 %n 个，是偶数</numerusform>
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
        <translation>台阶</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>an arrangement of the board</extracomment>
        <translation>台阶</translation>
    </message>
    <message>
        <source>Stairs and Nim heaps</source>
        <extracomment>an arrangement of the board: the odd stairs are drawn once more as heaps</extracomment>
        <translation>台阶与尼姆堆</translation>
    </message>
    <message>
        <source>Nim heaps</source>
        <extracomment>an arrangement of the board: the odd stairs alone, drawn as heaps</extracomment>
        <translation>尼姆堆</translation>
    </message>
    <message>
        <source>Staircase Nim board</source>
        <translation>阶梯 Nim 棋盘</translation>
    </message>
    <message>
        <source>Stair %1, odd, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an odd stair, %2 how many stones it has</extracomment>
        <translation>第 %1 级，奇数级，石子数：%2</translation>
    </message>
    <message>
        <source>Stair %1, even, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an even stair, %2 how many stones it has</extracomment>
        <translation>第 %1 级，偶数级，石子数：%2</translation>
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
        <translation>奇数级当作尼姆堆</translation>
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
            <numerusform>+%n 级</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of a stair, %2 how many stones it has</extracomment>
        <translation>第 %1 级，石子数：%2</translation>
    </message>
</context>
<context>
    <name>StaircaseChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反规则下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions in misère play, the other odd stairs fixed</source>
        <translation>反规则下的 P 局面，其余奇数级不变</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>P-positions with the other odd stairs fixed: a ⊕ b = %1</source>
        <extracomment>%1 is the nim-sum of the odd stairs that stay as they are</extracomment>
        <translation>其余奇数级不变时的 P 局面：a ⊕ b = %1</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones; here there would be more.</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>各级合起来最多 %1 颗石子，这里会超过。</translation>
    </message>
    <message>
        <source>The chart needs two odd stairs</source>
        <translation>至少要有两个奇数级才能画图表</translation>
    </message>
    <message>
        <source>a: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>a：第 %1 级</translation>
    </message>
    <message>
        <source>b: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>b：第 %1 级</translation>
    </message>
</context>
<context>
    <name>StaircaseExplanation</name>
    <message>
        <source>A move brings at least one stone from one stair to the next lower one; from stair 1 stones come to the ground and stay there.</source>
        <translation>每一步从一级台阶上拿至少一颗石子，放到低一级；从第 1 级下来的石子到地面，就留在那里。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses, so the last stone to reach the ground wins the game for the player who brings it there.</source>
        <translation>无法再走的一方输，所以把最后一颗石子送到地面的一方赢。</translation>
    </message>
    <message>
        <source>Misère play: whoever cannot move wins</source>
        <translation>反规则：无法再走的一方赢</translation>
    </message>
    <message>
        <source>Only the odd stairs count; there are %1 of them</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>只有奇数级算数，共 %1 级</translation>
    </message>
    <message>
        <source>Only the odd stairs count: %1</source>
        <extracomment>%1 is a list of stairs such as &quot;1, 3, 5&quot;</extracomment>
        <translation>只有奇数级算数：%1</translation>
    </message>
    <message>
        <source>A move from an even stair can be cancelled</source>
        <translation>从偶数级走的一步可以抵消</translation>
    </message>
    <message>
        <source>From an odd stair stones come to an even stair or to the ground, where they do not count. That is taking, as in Nim.</source>
        <translation>奇数级的石子移到偶数级或地面，就不再算数。这就是尼姆博弈里的取石子。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. Either way a move changes exactly one odd stair.</source>
        <translation>偶数级的石子移到奇数级，使它增多。不管是哪一种，一步都恰好改变一个奇数级。</translation>
    </message>
    <message>
        <source>No stone is left to move: an N-position</source>
        <translation>没有石子可移：N 局面</translation>
    </message>
    <message>
        <source>No stone is left to move: a P-position</source>
        <translation>没有石子可移：P 局面</translation>
    </message>
    <message>
        <source>Whoever brought the last stone to the ground has lost; the player to move has won.</source>
        <translation>把最后一颗石子送到地面的一方输了；轮到走的一方赢了。</translation>
    </message>
    <message>
        <source>The player to move has no move and has lost: whoever moved before brought the last stone to the ground. All other positions are judged from this one.</source>
        <translation>轮到走的一方无法再走，已经输了：最后一颗石子是对方送到地面的。其余所有局面都由这个无法再走的局面推出。</translation>
    </message>
    <message>
        <source>Only stair 1 has stones: bring every one of them to the ground</source>
        <translation>只有第 1 级有石子：全部送到地面</translation>
    </message>
    <message>
        <source>That is the last move and wins at once. Stair 1 alone is Nim with one heap, an N-position.</source>
        <translation>这就是最后一步，马上就赢。单独的第 1 级就是只有一堆的尼姆博弈，是 N 局面。</translation>
    </message>
    <message>
        <source>Only even stairs have stones: an N-position, bring one stone down</source>
        <translation>只有偶数级有石子：N 局面，移下一颗石子</translation>
    </message>
    <message>
        <source>Only even stairs have stones: whoever moves second follows</source>
        <translation>只有偶数级有石子：另一方跟着走</translation>
    </message>
    <message>
        <source>That leaves exactly one odd stair with one stone, a P-position of misère play. It can be done from every even stair that has stones.</source>
        <translation>这样恰好有一个奇数级有一颗石子，是反规则下的 P 局面。从任何一个有石子的偶数级都可以这样走。</translation>
    </message>
    <message>
        <source>The stones that come to an odd stair are brought one stair further by the opponent. Then again only even stairs have stones, or none has. So there is always an answer: a P-position.</source>
        <translation>石子移到奇数级，对方就把它们再往下移一级。于是又只有偶数级有石子，或者石子全到了地面。对方总有一步可走，所以这是 P 局面。</translation>
    </message>
    <message>
        <source>No odd stair has two stones or more. Odd stairs with one stone: %1</source>
        <extracomment>%1 is a number of stairs</extracomment>
        <translation>每个奇数级最多一颗，其中有一颗的共 %1 级</translation>
    </message>
    <message>
        <source>An even number: this is an N-position. A winning move makes the number odd: it empties an odd stair, or brings exactly one stone to an empty one.</source>
        <translation>是偶数：这是 N 局面。必胜走法要使它变成奇数：把一个奇数级移空，或者恰好移一颗石子到空的奇数级。</translation>
    </message>
    <message>
        <source>Stair %1 is the only odd stair with two stones or more: lower it to 1 or 0</source>
        <extracomment>%1 is the number of the only odd stair with two stones or more</extracomment>
        <translation>奇数级中只有第 %1 级不少于两颗石子：把它减到 1 或 0</translation>
    </message>
    <message>
        <source>Another odd stair of x stones can also be raised to x ⊕ %1, if the even stair above has enough stones. Then two odd stairs are large, and the nim-sum is 0.</source>
        <extracomment>%1 is the nim-sum of the odd stairs; x ⊕ %1 is what another odd stair has to become</extracomment>
        <translation>另一个有 x 颗石子的奇数级也可以增加到 x ⊕ %1，只要上面的偶数级石子够用。这样就有两个奇数级不少于两颗，异或和为 0。</translation>
    </message>
    <message>
        <source>The only move ends the game and loses it</source>
        <translation>唯一的一步结束游戏，也就输了</translation>
    </message>
    <message>
        <source>It brings the last stone to the ground. The opponent cannot move, and so wins in misère play.</source>
        <translation>这一步把最后一颗石子送到地面。对方无法再走，按反规则就赢了。</translation>
    </message>
    <message>
        <source>Write the odd stairs in binary, as heaps of Nim, and count the ones in each column</source>
        <translation>把奇数级当作尼姆堆，写成二进制，数各列的 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum of the odd stairs is 0</source>
        <translation>每一列都是偶数：奇数级的异或和（尼姆和）为 0</translation>
    </message>
    <message>
        <source>The nim-sum of the odd stairs is %1 ≠ 0</source>
        <extracomment>%1 is the nim-sum, such as &quot;1&quot; or &quot;13 = 1101₂&quot;</extracomment>
        <translation>奇数级的异或和（尼姆和）是 %1 ≠ 0</translation>
    </message>
    <message>
        <source>To win, change an odd stair of x stones to x ⊕ %1: there are two ways</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>要赢，就改变一个奇数级：x 变成 x ⊕ %1，有两种办法</translation>
    </message>
    <message>
        <source>Lowering: where x ⊕ %1 is smaller than x, bring the difference one stair down. Raising: where it is larger, bring the difference from the even stair above, if that has enough stones.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>减少：如果 x ⊕ %1 比 x 小，就把多出的石子往下移一级。增加：如果比 x 大，就从上面的偶数级移来所缺的石子，只要那一级的石子够用。</translation>
    </message>
    <message>
        <source>%1: move %2 from stair %3 down</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 2 = 5&quot;, what becomes of an odd stair; %2 a number of stones, %3 the number of a stair</extracomment>
        <translation>%1：从第 %3 级移下 %2 颗</translation>
    </message>
    <message>
        <source>Lowering: stair 1 goes %1, and what is moved is out of play on the ground.</source>
        <extracomment>%1 is &quot;7 → 5&quot;</extracomment>
        <translation>减少：第 1 级 %1，移走的石子到地面就出局了。</translation>
    </message>
    <message>
        <source>Lowering: stair %1 goes %2. On stair %3 what is moved does not count.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;7 → 5&quot;, %3 the number of the even stair below</extracomment>
        <translation>减少：第 %1 级 %2。移走的石子到第 %3 级就不算数。</translation>
    </message>
    <message>
        <source>Raising: stair %1 goes %2. Stair %3 above has enough stones for that and goes %4.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;1 → 3&quot;, %3 the number of the even stair above, %4 is &quot;3 → 1&quot;</extracomment>
        <translation>增加：第 %1 级 %2。上面的第 %3 级石子够用，%4。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>%n winning moves are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from stair %2</source>
        <extracomment>one move in a list: %1 is a number of stones, %2 the number of a stair</extracomment>
        <translation>从第 %2 级 %1 颗</translation>
    </message>
    <message>
        <source>One stair down: %1.</source>
        <extracomment>%1 is a list of moves such as &quot;2 from stair 3, 1 from stair 6&quot;</extracomment>
        <translation>往下移一级：%1。</translation>
    </message>
    <message>
        <source>The other odd stairs would have to grow, and cannot grow enough</source>
        <translation>其余奇数级都得增加石子，却加不了那么多</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stair(s)</source>
        <extracomment>%n odd stairs are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 级</numerusform>
        </translation>
    </message>
    <message>
        <source>stair %1 would need %2, but stair %3 has only %4 to give</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;4 → 6&quot;, %3 the stair above, %4 the stones there</extracomment>
        <translation>第 %1 级要 %2，但第 %3 级只有 %4 颗可移</translation>
    </message>
    <message>
        <source>stair %1 would need %2, but is the highest stair</source>
        <extracomment>%1 is the number of the highest stair, an odd one, %2 is &quot;4 → 6&quot;</extracomment>
        <translation>第 %1 级要 %2，但它已是最高一级</translation>
    </message>
    <message>
        <source>On these stairs there is no winning move: %1.</source>
        <extracomment>%1 is a list such as &quot;stair 1 would need 4 → 6, but stair 2 has only 1 to give&quot;</extracomment>
        <translation>这些地方没有必胜走法：%1。</translation>
    </message>
    <message>
        <source>After moving %1 from stair %2 the nim-sum of the odd stairs is 0</source>
        <extracomment>%1 is a number of stones, %2 the number of a stair</extracomment>
        <translation>从第 %2 级移下 %1 颗之后，奇数级的异或和为 0</translation>
    </message>
    <message>
        <source>Every column is even, so the opponent is in a P-position.</source>
        <translation>每一列都是偶数，对方面对的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position</source>
        <translation>无论怎么走，都留下 N 局面</translation>
    </message>
    <message>
        <source>Every move gives the odd stairs a nim-sum other than 0</source>
        <translation>无论怎么走，奇数级的异或和都不再是 0</translation>
    </message>
    <message>
        <source>If %1 is moved from stair %2, the answer moves %3 from stair %4</source>
        <extracomment>a move and the answer to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two stairs</extracomment>
        <translation>若从第 %2 级移下 %1 颗，就从第 %4 级移下 %3 颗应对</translation>
    </message>
    <message>
        <source>What has come from stair 2 to stair 1 goes on to the ground: every odd stair is as before.</source>
        <translation>从第 2 级移到第 1 级的石子接着送到地面：各个奇数级恢复原样。</translation>
    </message>
    <message>
        <source>What has come from stair %1 to stair %2 goes on to stair %3: every odd stair is as before.</source>
        <extracomment>%1 is the number of an even stair, %2 and %3 the numbers of the two stairs below it</extracomment>
        <translation>从第 %1 级移到第 %2 级的石子接着移到第 %3 级：各个奇数级恢复原样。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions does not move last</source>
        <translation>谁一直留下 P 局面，谁就不会走最后一步</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions makes the last move</source>
        <translation>谁一直留下 P 局面，最后一步就由谁走</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Every move can be answered, so it is the player now to move who has no move in the end.</source>
        <translation>第 k 级的石子最多只能往下 k 次，所以游戏总会结束。每一步都可以应对，最后无法再走的正是现在轮到走的一方。</translation>
    </message>
    <message>
        <source>It is the only winning move: if stones stay on stair 1, the opponent brings them to the ground.</source>
        <translation>这是唯一的必胜走法：只要第 1 级还有石子，对方就会把它们全部送到地面。</translation>
    </message>
    <message>
        <source>One stone is left, on stair %1: nobody has a choice</source>
        <extracomment>%1 is the number of the stair</extracomment>
        <translation>只剩一颗石子，在第 %1 级：双方都没有选择</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and loses. A P-position.</source>
        <translation>
            <numerusform>还有 %n 步，是奇数：最后一步由轮到走的一方走，这一方输。这是 P 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and loses. An N-position.</source>
        <translation>
            <numerusform>还有 %n 步，是偶数：最后一步由对方走，对方输。这是 N 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an odd number: the player to move makes the last one and wins. An N-position.</source>
        <translation>
            <numerusform>还有 %n 步，是奇数：最后一步由轮到走的一方走，这一方赢。这是 N 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are left, an even number: the opponent of the player to move makes the last one and wins. A P-position.</source>
        <translation>
            <numerusform>还有 %n 步，是偶数：最后一步由对方走，对方赢。这是 P 局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n odd stair(s) have one stone, an odd number, and the other odd stairs are empty: a P-position.</source>
        <extracomment>%n is an odd number of stairs</extracomment>
        <translation>
            <numerusform>这时有一颗石子的奇数级共 %n 级（奇数），其余奇数级都空了：这是 P 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %4, %1: move %2 down from stair %3</source>
        <extracomment>%1 is &quot;5 → 1&quot;, what becomes of odd stair %4; %2 a number of stones, %3 the number of a stair</extracomment>
        <translation>第 %4 级 %1：从第 %3 级移下 %2 颗</translation>
    </message>
    <message numerus="yes">
        <source>Of the odd stairs only stair %1 has stones: move all %n of them down</source>
        <extracomment>%1 is the number of a stair, %n how many stones are there, not 2</extracomment>
        <translation>
            <numerusform>奇数级中只有第 %1 级有石子：把这 %n 颗移下一级</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no odd stair has any. To an odd stair stones come only from the even stair above it. Whatever the opponent brings there you bring one stair further, and no odd stair has any again.</source>
        <translation>这样，奇数级就全空了。石子只会从上面的偶数级移到奇数级；对方移下来多少，你就把它们再往下移一级，奇数级又全空了。</translation>
    </message>
    <message>
        <source>Stairs %1 and %2 then have %3 each, and no other odd stair has any. Whatever is taken from one of the two you take from the other, and whatever comes to an odd stair you bring one stair further.</source>
        <extracomment>%1 and %2 are the numbers of two odd stairs, %3 how many stones each of them then has</extracomment>
        <translation>这样，第 %1 级和第 %2 级各有 %3 颗，其他奇数级全空。对方从其中一级移走多少，你就从另一级移走多少；有石子移到奇数级，你就把它们再往下移一级。</translation>
    </message>
    <message>
        <source>The nim-sum of the odd stairs tells P from N: it is 0 at the end, from 0 every move leaves another number, and from any other some move leaves 0; the next steps say why. So whoever leaves 0 can do so to the end.</source>
        <translation>奇数级的异或和能区分 P 与 N：终局时是 0；是 0 时，怎么走留下的都不是 0；不是 0 时，总有一步能留下 0，下面几步说明原因。所以留下 0 的一方能一直留到终局。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Every move of the opponent changes exactly one odd stair, so the nim-sum is not 0, and some move makes it 0 again: it is the opponent who has no move in the end.</source>
        <translation>第 k 级的石子最多只能往下 k 次，所以游戏总会结束。对方的每一步恰好改变一个奇数级，异或和就不是 0，总有一步能使它又是 0；所以最后无法再走的正是对方。</translation>
    </message>
    <message>
        <source>So nobody wants to bring the last stone to the ground.</source>
        <translation>所以谁都不愿把最后一颗石子送到地面。</translation>
    </message>
    <message>
        <source>Only stair 1 has stones: bring all but one of them to the ground</source>
        <translation>只有第 1 级有石子：留下一颗，其余的全部移到地面</translation>
    </message>
    <message>
        <source>The opponent has to bring the last one there, and so loses: an N-position.</source>
        <translation>对方只好把最后一颗送到地面，就输了，所以这是 N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: any other leaves stones on just this odd stair, and the opponent moves them all down.</source>
        <translation>这是唯一的必胜走法：走别的，有石子的奇数级仍然只有这一级，对方就把它全部移下去。</translation>
    </message>
    <message>
        <source>It is the only winning move. Any other leaves stones on just one odd stair, and the opponent moves them all down; or unequal numbers on two odd stairs, and the opponent makes them equal and then copies every move.</source>
        <translation>这是唯一的必胜走法。走别的，如果只有一个奇数级有石子，对方就把它全部移下去；如果两个奇数级有石子而颗数不等，对方就把它们变得相等，然后照着走。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Then all stairs are empty, and 0 is even: whoever always leaves an odd number has not moved last.</source>
        <translation>第 k 级的石子最多只能往下 k 次，所以游戏总会结束。那时各级全空，是 0 个，也就是偶数个：可见走最后一步的，不是一直留下奇数个的一方。</translation>
    </message>
    <message>
        <source>A stone on stair k goes down at most k times, so the game must end. Then all stairs are empty, and 0 is even: whoever always leaves P-positions has not moved last. (So it is as in misère Nim on the odd stairs; we have not found it published.)</source>
        <translation>第 k 级的石子最多只能往下 k 次，所以游戏总会结束。那时各级全空，是 0 个，也就是偶数个：可见走最后一步的，不是一直留下 P 局面的一方。（所以与奇数级上的反规则尼姆博弈一样；我们没有查到已发表的出处。）</translation>
    </message>
    <message>
        <source>No odd stair has more than one stone then, and just one of the two makes the number of odd stairs with one stone odd. That one wins.</source>
        <translation>这样各奇数级都不超过一颗，而减到 1 或减到 0，有且只有一种能使有一颗的奇数级共有奇数个；走那一种就赢。</translation>
    </message>
    <message>
        <source>The move gives the odd stairs the nim-sum %1 ≠ 0. Now %2, so stair %3 goes %4, and the nim-sum is 0 again.</source>
        <extracomment>%1 is a number other than 0, %2 a formula such as &quot;3 ⊕ 2 = 1&quot;, %3 the number of a stair, %4 is &quot;3 → 1&quot;</extracomment>
        <translation>这一步使奇数级的异或和成为 %1 ≠ 0。这时 %2，所以第 %3 级 %4，异或和又是 0。</translation>
    </message>
    <message>
        <source>From an odd number of odd stairs with one stone every move leaves an even number, or one odd stair with two stones or more. That one is lowered to 1 or 0, whichever makes the number odd again.</source>
        <translation>有一颗的奇数级有奇数个时，走一步，不是变成偶数个，就是出现一个不少于两颗的奇数级；把它减到 1 或 0，有且只有一种能使个数又是奇数。</translation>
    </message>
    <message>
        <source>And an even number is made odd again: one stair is lowered from 1 to 0, or, if all odd stairs are empty, one stone comes down from an even stair.</source>
        <translation>而偶数个总能再变成奇数个：把一个奇数级从 1 减到 0；如果奇数级全空，就从偶数级移下一颗。</translation>
    </message>
    <message>
        <source>It is the only winning move: if more are left, the opponent leaves one, and bringing all of them down loses at once.</source>
        <translation>这是唯一的必胜走法：如果留下的不止一颗，对方就留下一颗；如果全部移到地面，当场就输。</translation>
    </message>
    <message>
        <source>An odd number: this is a P-position. A move changes one odd stair, so it leaves an even number of them, or one odd stair with two stones or more. A move that leaves no stone has lost at once. Else the opponent makes the number odd again: where it is even, one stair goes from 1 to 0, or one stone comes down from an even stair; a stair with two stones or more is lowered to 1 or 0, whichever makes the number odd.</source>
        <translation>共有奇数个：这是 P 局面。一步只改变一个奇数级，所以走完这一步之后，这样的级有偶数个，或者出现一个不少于两颗的奇数级。如果走完之后一颗石子也不剩，走这一步的一方当场就输；否则对方能使个数重新变成奇数：个数是偶数时，把一级从 1 减到 0，或者从偶数级移下一颗；有不少于两颗的级时，把它减到 1 或 0，其中一种能使个数成为奇数。</translation>
    </message>
    <message>
        <source>There is always a lowering, as in Nim: the leading digit of %1 is in an odd column, so some odd stair has it. In x ⊕ %1 this digit is 0 and those to its left are as before, so it is smaller than x.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>和尼姆博弈一样，总有一种减少的走法：%1 的最高位所在的列有奇数个 1，所以总有一个奇数级含有这一位。在 x ⊕ %1 里这一位是 0，左边各位不变，所以它比 x 小。</translation>
    </message>
    <message>
        <source>Of the odd stairs only stair %1 has stones: move both of them down</source>
        <extracomment>%1 is the number of a stair, with two stones</extracomment>
        <translation>奇数级中只有第 %1 级有石子：把这两颗都移下一级</translation>
    </message>
    <message>
        <source>The stones only go down, so the game ends; and as you always have an answer, it is then the opponent who cannot move: an N-position.</source>
        <translation>石子只往下走，游戏总有终局；你总有一步可走，到最后无法再走的是对方：N 局面。</translation>
    </message>
    <message>
        <source>If just one odd stair is large, the nim-sum is not 0, as no other odd stair has its leading digit. So whoever leaves 0 never leaves just one; and whoever finds just one lowers it to 1 or 0, so that an odd number of odd stairs have one stone. From such an odd number every move leaves an even number, or one large odd stair.</source>
        <translation>如果大级只有一个，异或和就不是 0，因为它的最高位别的奇数级都没有。所以留下 0 的一方绝不会只留下一个大级；谁遇到只有一个大级，就把它减到 1 或 0，使只有一颗的奇数级共有奇数个。从这样的奇数个出发，走一步，不是变成偶数个，就是出现一个大级。</translation>
    </message>
    <message>
        <source>Call an odd stair with two stones or more large. While some odd stair is large, the nim-sum of the odd stairs tells P from N, as in normal play: it is 0 in the P-positions and in no others.</source>
        <translation>石子不少于两颗的奇数级叫做大级。只要还有大级，就和正常规则一样，由奇数级的异或和区分 P 与 N：只有 P 局面的异或和是 0。</translation>
    </message>
    <message>
        <source>A move changes just one odd stair, and at least two are large; so one large stair is still there, and only nim-sum 0 would be P. But only the number that was there makes it 0.</source>
        <translation>一步只改变一个奇数级，而大级至少有两个；走完至少还有一个大级，所以异或和为 0 才是 P 局面，而只有原来那个数能使它为 0。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. The opponent can bring the same stones one stair further, and every odd stair is as it was before: move and answer cancel, so stones on even stairs do not decide who wins.</source>
        <translation>偶数级的石子移到奇数级，使它增多。对方可以把这些石子再往下移一级，各个奇数级就恢复原样：这一步与应对互相抵消，所以偶数级的石子不影响胜负。</translation>
    </message>
    <message>
        <source>Each move changes exactly one odd stair. The nim-sum contains each once, and x ⊕ x = 0; so x ⊕ %1 is the nim-sum of the others: with this number, and no other, the nim-sum becomes 0.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>每一步恰好改变一个奇数级。异或和里每个奇数级恰有一次，而 x ⊕ x = 0，所以 x ⊕ %1 就是其余各级的异或和：换成这个数，而且只有换成这个数，异或和才是 0。</translation>
    </message>
    <message>
        <source>A move changes exactly one odd stair, and with it the nim-sum. If it raises the stair, the answer moves the same stones one stair further, and the stair is as before.</source>
        <translation>一步恰好改变一个奇数级，异或和也就随之改变。如果是增加，就把移下来的石子再往下移一级，那一级就恢复原状。</translation>
    </message>
    <message>
        <source>Before the move %1, after it %2.</source>
        <extracomment>%1 and %2 are formulas such as &quot;4 ⊕ 7 = 3&quot; and &quot;4 ⊕ 4 = 0&quot;</extracomment>
        <translation>走之前 %1，走之后 %2。</translation>
    </message>
    <message>
        <source>Of the odd stairs only stair %1 has stones: move all but one of them down</source>
        <extracomment>misère play; %1 is the number of a stair, with two stones or more</extracomment>
        <translation>奇数级中只有第 %1 级有石子：留下一颗，其余的都移下一级</translation>
    </message>
    <message>
        <source>Then there is just one stone on the odd stairs, and you can leave it so again. Stones that the opponent brings to an odd stair you bring one stair further. If the opponent brings that one stone down, you bring one stone down from an even stair; if these are empty, too, the opponent has made the last move.</source>
        <translation>这样，奇数级上一共只剩一颗石子，而且你每次都能再留下这样的局面。对方把几颗移到奇数级，你就把这几颗再移下一级。对方要是把那一颗移走，你就从偶数级移下一颗；偶数级也空了的话，对方走的就是最后一步。</translation>
    </message>
    <message>
        <source>The stones only go down, so the game ends; and as a stone is left after each of your moves, it is the opponent who makes the last one and loses: an N-position.</source>
        <translation>石子只往下走，游戏总有终局；你每走一步之后都还有石子，所以最后一步由对方来走，对方就输了：N 局面。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent can leave just one stone on the odd stairs.</source>
        <translation>这是唯一的必胜走法：走别的，对方就能让奇数级上一共只剩一颗石子。</translation>
    </message>
    <message>
        <source>Let two odd stairs or more be large. From nim-sum 0 every move leaves another number, as it changes just one odd stair and the others stay. From a nim-sum s other than 0 some move leaves 0: the column of the leading digit of s is odd, so some odd stair x has that digit; in x ⊕ s it is 0 and the digits to its left stay, so x ⊕ s is smaller than x, and stones are moved down until x ⊕ s are left. A number cancels itself, so x ⊕ s is the nim-sum of the other odd stairs: it cancels them, and 0 is left.</source>
        <translation>设大级不少于两个。异或和为 0 时，一步只改变一个奇数级，其余不变，留下的就不是 0。异或和 s 不为 0 时，总有一步能留下 0：s 最高位的那一列有奇数个 1，所以某个奇数级 x 在这一位是 1；x ⊕ s 在这一位是 0，左边各位不变，所以比 x 小，把石子往下移，使这一级剩 x ⊕ s 颗就行。相同的数互相抵消，所以 x ⊕ s 就是其余各奇数级的异或和，正好与其余的抵消，异或和成为 0。</translation>
    </message>
    <message>
        <source>In a lowering the stair gets smaller, so the highest digit that changes goes from 1 to 0. Its column was even, so the number x of another odd stair has this digit as well. In x ⊕ nim-sum the digit is 0 and none to its left changes, so x ⊕ nim-sum is smaller than x, and the stair is lowered to this number. Either way the nim-sum is 0 again.</source>
        <translation>如果是减少，这一级变小了，所以改变的最高一位由 1 变 0。那一列原来是偶数，所以另有一个奇数级，它的颗数 x 也含有这一位。在 x ⊕ 异或和里这一位是 0，左边各位不变，所以 x ⊕ 异或和比 x 小：把那一级减到这个数。两种应对都使异或和又是 0。</translation>
    </message>
    <message>
        <source>The stairs are numbered from the bottom: the first number is stair 1, the ground is 0</source>
        <translation>台阶由下往上编号：第一个数是第 1 级，地面是 0</translation>
    </message>
</context>
<context>
    <name>StaircaseQuestions</name>
    <message>
        <source>There is no stair %1. The lowest stair is 1.</source>
        <extracomment>%1 is a number that no stair has</extracomment>
        <translation>没有第 %1 级。最低的是第 1 级。</translation>
    </message>
    <message>
        <source>Stair %1 has no stones.</source>
        <translation>第 %1 级没有石子。</translation>
    </message>
    <message>
        <source>Stair %1 is even: what your opponent brings down from it, you can bring one stair further. So it does not count.</source>
        <translation>第 %1 级是偶数级：对手从那里移下来的石子，你可以再往下移一级。所以它不算数。</translation>
    </message>
    <message numerus="yes">
        <source>%n stair(s) that count are missing.</source>
        <extracomment>%n is how many were not named</extracomment>
        <translation>
            <numerusform>还缺 %n 级算数的台阶。</numerusform>
        </translation>
    </message>
    <message>
        <source>A stair does not count if your opponent’s move from it can be answered by bringing the same stones one stair further.</source>
        <translation>如果对手从某一级移下石子后，你总能把同样的石子再往下移一级来应对，这一级就不算数。</translation>
    </message>
    <message>
        <source>From stair 2 stones come to stair 1, and from there to the ground: stair 2 does not count. From stair 1 they come to the ground at once: stair 1 counts. What about stair 3?</source>
        <translation>第 2 级的石子移到第 1 级，再从那里移到地面：第 2 级不算数。第 1 级的石子直接移到地面：第 1 级算数。第 3 级呢？</translation>
    </message>
    <message>
        <source>Only odd stairs count, and they are empty here.</source>
        <extracomment>%1 is a list of stairs such as &quot;1, 3&quot;</extracomment>
        <translation>只有奇数级算数，而这里的奇数级都是空的。</translation>
    </message>
    <message>
        <source>Only odd stairs count; with stones: %1.</source>
        <translation>只有奇数级算数；其中有石子的是：%1。</translation>
    </message>
    <message>
        <source>These are the even stairs. They are the ones that cancel out.</source>
        <translation>这些是偶数级，它们正是相互抵消的台阶。</translation>
    </message>
    <message>
        <source>These are all stairs with stones. Every second one does not count.</source>
        <translation>这些是所有有石子的台阶。其中每隔一级就有一级不算数。</translation>
    </message>
    <message>
        <source>You have counted from the top. Stair 1 is the lowest one: what matters is how many steps it is down to the ground.</source>
        <translation>你是从上面数的。最低的才是第 1 级：要看的是到地面有几级。</translation>
    </message>
    <message>
        <source>These are all odd stairs, but not all of them have stones.</source>
        <translation>这些是所有奇数级，但并非每一级都有石子。</translation>
    </message>
    <message>
        <source>What is the nim-sum of the stairs that count?</source>
        <translation>计入的各级台阶，异或和是多少？</translation>
    </message>
    <message>
        <source>Only the odd stairs count: 1, 3, 5 and so on. Write their numbers of stones in binary, one under the other.</source>
        <translation>只有奇数级算数：第 1、3、5 级等。把它们的石子数写成二进制，上下对齐。</translation>
    </message>
    <message>
        <source>You have taken the even stairs: %1. The odd ones count.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 = 14&quot;</extracomment>
        <translation>你用了偶数级：%1。算数的是奇数级。</translation>
    </message>
    <message>
        <source>You have taken all stairs: %1. Only the odd ones count.</source>
        <extracomment>%1 is a formula such as &quot;7 ⊕ 9 ⊕ 4 = 10&quot;</extracomment>
        <translation>你用了所有台阶：%1。只有奇数级算数。</translation>
    </message>
    <message>
        <source>That is the nim-sum without stair %1.</source>
        <extracomment>%1 is the number of an odd stair</extracomment>
        <translation>这个异或和漏算了第 %1 级。</translation>
    </message>
    <message>
        <source>That is the last move, and it loses.</source>
        <translation>这是最后一步，走了就输。</translation>
    </message>
    <message>
        <source>That leaves nim-sum %1 on the odd stairs, not 0, so your opponent can win.</source>
        <extracomment>%1 is a nim-sum other than 0</extracomment>
        <translation>这样奇数级的异或和是 %1，不是 0，所以对手能赢。</translation>
    </message>
    <message>
        <source>You have copied the move from stair %1. The same stones have to go one stair further. %2</source>
        <extracomment>%1 is the number of a stair; %2 a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你照搬了从第 %1 级走的那一步。应当把同样的石子再往下移一级。%2</translation>
    </message>
    <message>
        <source>You have played Nim with all stairs. Only the odd ones count. %1</source>
        <extracomment>%1 is a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>你把所有台阶都当作尼姆堆。只有奇数级算数。%1</translation>
    </message>
    <message>
        <source>The number %1 is right, but not stair %2: the same stones have to go on. %3</source>
        <extracomment>%1 is a number of stones, %2 the number of a stair; %3 a sentence such as &quot;That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can win.&quot;</extracomment>
        <translation>%1 颗是对的，但不是第 %2 级：要把同样的石子接着往下移。%3</translation>
    </message>
    <message>
        <source>Your opponent has just moved %1 from stair %2 down to stair %3. Before that it was a P-position. Make a winning move.</source>
        <extracomment>%1 is a number of stones, %2 the number of an even stair, %3 of the one below</extracomment>
        <translation>对手刚把 %1 颗从第 %2 级移到第 %3 级。在那之前是 P 局面。请走一步必胜走法。</translation>
    </message>
    <message>
        <source>Stair %1 is even and stair %2 is odd. Which of the two counts, and how has it changed?</source>
        <extracomment>%1 and %2 are the numbers of an even stair and of the odd one below</extracomment>
        <translation>第 %1 级是偶数级，第 %2 级是奇数级。哪一级算数？它怎样变了？</translation>
    </message>
    <message>
        <source>Make stair %1 as it was before your opponent’s move.</source>
        <extracomment>%1 is the number of an odd stair</extracomment>
        <translation>让第 %1 级恢复到对手走之前的样子。</translation>
    </message>
    <message>
        <source>The same %1 from stair %2 one stair further: then every odd stair is as it was before.</source>
        <extracomment>%1 is a number of stones, %2 the number of an odd stair</extracomment>
        <translation>把同样的 %1 颗从第 %2 级再往下移一级：这样每个奇数级都和原先一样。</translation>
    </message>
    <message numerus="yes">
        <source>There is a stair for each coin, so %n number(s) in all.</source>
        <extracomment>%n is a number of coins, and of stairs</extracomment>
        <translation>
            <numerusform>每枚硬币对应一级，所以一共是 %n 个数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stair %1 is the gap between the left edge and the coin on square %2. Free squares there: %3.</source>
        <extracomment>%1 is the number of a stair, %2 that of a square, %3 how many squares there are left of it</extracomment>
        <translation>第 %1 级是左边缘与第 %2 格硬币之间的空隙。那里有 %3 个空格。</translation>
    </message>
    <message>
        <source>Stair %1 is the gap between the coins on squares %2 and %3. Free squares there: %4.</source>
        <extracomment>%1 is the number of a stair, %2 and %3 those of two squares, %4 how many squares lie between them</extracomment>
        <translation>第 %1 级是第 %2 格与第 %3 格的硬币之间的空隙。那里有 %4 个空格。</translation>
    </message>
    <message>
        <source>These are the gaps from left to right. Stair 1 is the gap in front of the rightmost coin.</source>
        <translation>这是从左到右的空隙。第 1 级是最右边那枚硬币左侧的空隙。</translation>
    </message>
    <message>
        <source>These are the squares of the coins. The stairs are the gaps between them.</source>
        <translation>这是硬币所在的格。台阶是它们之间的空隙。</translation>
    </message>
    <message>
        <source>You have counted from coin to coin. A gap has only the free squares between them, which is one less.</source>
        <translation>你数的是硬币到硬币的距离。空隙只算两枚之间的空格，要少一个。</translation>
    </message>
    <message>
        <source>Coins lie on a strip of squares, %1, namely on the squares %2. A coin is moved to the left, and must not pass another. As staircase Nim, how many stones are on the stairs? Type them from stair 1 on.</source>
        <extracomment>%1 is a picture of squares and coins such as &quot;□●□□●&quot;, %2 a list of squares such as &quot;2, 5&quot;</extracomment>
        <translation>一条纸带的格子里放着硬币：%1，在第 %2 格。硬币只能向左移，不能越过别的硬币。把它看作阶梯 Nim，各级有几颗石子？从第 1 级起依次输入。</translation>
    </message>
    <message>
        <source>The stones of a stair are the free squares of a gap. If a coin moves to the left, the gap on its left becomes smaller, and the one on its right larger.</source>
        <translation>一级的石子就是一个空隙里的空格。硬币左移时，它左边的空隙变小，右边的空隙变大。</translation>
    </message>
    <message>
        <source>When the rightmost coin moves, no gap becomes larger. So the gap on its left is stair 1. Go on from right to left; the last gap is at the left edge.</source>
        <translation>最右边的硬币移动时，没有空隙变大，所以它左边的空隙是第 1 级。由此从右往左；最后一个空隙在左边缘。</translation>
    </message>
    <message>
        <source>The gaps from right to left are %1: these are the stairs from 1 on.</source>
        <extracomment>%1 is a list of gaps such as &quot;2, 1&quot;</extracomment>
        <translation>从右到左的空隙是 %1：这就是从第 1 级起的各级。</translation>
    </message>
    <message>
        <source>Type the stones of the stairs only, such as “3 0 2”.</source>
        <translation>只输入各级的石子数，例如“3 0 2”。</translation>
    </message>
    <message>
        <source>Only the odd stairs count, and none of them has two stones or more. What counts is how many of them have a stone.</source>
        <translation>只有奇数级算数，而且每一级都不到两颗。所以要看有石子的奇数级有几级。</translation>
    </message>
    <message>
        <source>Count the odd stairs with a stone. With how many of them, an odd or an even number, should your opponent be left?</source>
        <translation>数一数有石子的奇数级。应当给对手留下奇数个还是偶数个？</translation>
    </message>
    <message>
        <source>What is brought down from an even stair can be brought one stair further.</source>
        <translation>从偶数级移下来的石子，可以再往下移一级。</translation>
    </message>
    <message>
        <source>Which stairs have stones here? What can always be answered?</source>
        <translation>这里哪些级有石子？什么样的走法总能应对？</translation>
    </message>
    <message>
        <source>Only the odd stairs count, 1, 3, 5 and so on, as if they were heaps of Nim.</source>
        <translation>只有奇数级算数，即第 1、3、5 级等，把它们当作尼姆堆就行了。</translation>
    </message>
    <message>
        <source>Work out the nim-sum of the odd stairs. %1</source>
        <extracomment>%1 is the idea how a nim-sum is worked out</extracomment>
        <translation>求奇数级的异或和。%1</translation>
    </message>
    <message>
        <source>Which stairs count?</source>
        <translation>哪些级算数？</translation>
    </message>
    <message>
        <source>Work out the nim-sum</source>
        <translation>求异或和</translation>
    </message>
    <message>
        <source>Reply to a move</source>
        <translation>应对一步棋</translation>
    </message>
    <message>
        <source>Coins on a strip</source>
        <translation>纸带上的硬币</translation>
    </message>
    <message>
        <source>Which of the stairs with stones count? Name them by their numbers; the lowest is stair 1. It may be that there is none.</source>
        <translation>有石子的台阶中，哪些算数？写出是第几级，最低的是第 1 级。也可能一级都没有。</translation>
    </message>
</context>
<context>
    <name>StaircaseTable</name>
    <message>
        <source>%1: whoever moved last has lost, so this is an N-position.</source>
        <extracomment>%1 is a position without stones</extracomment>
        <translation>%1：走完最后一步的一方已经输了，所以是 N 局面。</translation>
    </message>
    <message>
        <source>%1: no move is left, so this is a P-position.</source>
        <extracomment>%1 is a position without stones</extracomment>
        <translation>%1：无法再走，所以是 P 局面。</translation>
    </message>
    <message>
        <source>%1: %2 and leave %3, a P-position. So %1 is N.</source>
        <extracomment>%1 is a position, %2 a move such as &quot;move 2 from stair 3&quot;, %3 what it leaves</extracomment>
        <translation>%1：%2，留下 %3，是 P 局面。所以 %1 是 N 局面。</translation>
    </message>
    <message>
        <source>%1: the only move ends the game, and loses it. So %1 is P.</source>
        <extracomment>misère play; %1 is a position</extracomment>
        <translation>%1：唯一的走法结束游戏，而且输掉。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>%1: every move has an answer: to “%2”, for example, “%3”. So %1 is P.</source>
        <extracomment>%1 is a position, %2 and %3 are moves such as &quot;move 2 from stair 3&quot;</extracomment>
        <translation>%1：每一步都有应对，例如对“%2”，应以“%3”。所以 %1 是 P 局面。</translation>
    </message>
    <message>
        <source>Small staircases are judged one after the other, from the empty one on.</source>
        <translation>从空的台阶开始，依次判断石子很少的局面。</translation>
    </message>
    <message>
        <source>%1: P or N?</source>
        <extracomment>asked before the table tells; %1 is a position, the stones on each stair</extracomment>
        <translation>%1：P 还是 N？</translation>
    </message>
    <message>
        <source>Stairs %1 and %2</source>
        <extracomment>what a table is of, to choose from a list; %1 and %2 are numbers of stairs</extracomment>
        <translation>第 %1 级和第 %2 级</translation>
    </message>
    <message>
        <source>The stairs that have stones</source>
        <translation>有石子的台阶</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Explanation</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Explains the position on the board, step by step.</source>
        <translation>分步讲解棋盘上的局面。</translation>
    </message>
    <message>
        <source>The steps of the explanation. While a step is current, the board and the chart show what it speaks of.</source>
        <translation>讲解的各个步骤。讲到哪一步，棋盘和图表就显示那一步所说的内容。</translation>
    </message>
    <message>
        <source>How long a step stays while the steps go on by themselves.</source>
        <translation>自动播放时每一步停留多久。</translation>
    </message>
    <message>
        <source>Shows every step in a second language beside the first.</source>
        <translation>在每一步旁边加上第二种语言。</translation>
    </message>
    <message>
        <source>Copies the whole explanation to the clipboard.</source>
        <translation>把整篇讲解复制到剪贴板。</translation>
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
        <translation>双语</translation>
    </message>
    <message>
        <source>Show the steps in a second language beside the first</source>
        <translation>同时以第二种语言显示步骤</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>复制讲解</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Goes back one step of the explanation, wherever the focus is.</source>
        <translation>回到讲解的上一步，不管焦点在哪里。</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Goes on one step of the explanation, wherever the focus is.</source>
        <translation>转到讲解的下一步，不管焦点在哪里。</translation>
    </message>
    <message>
        <source>Go through the steps one after the other</source>
        <translation>逐步播放讲解</translation>
    </message>
    <message>
        <source>Lets the steps go on by themselves, as fast as is chosen beside it.</source>
        <translation>让步骤自动播放，快慢在旁边选。</translation>
    </message>
    <message>
        <source>Copy explanation as text</source>
        <translation>将讲解复制为文本</translation>
    </message>
    <message>
        <source>Copy explanation as Markdown</source>
        <translation>将讲解复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy explanation as LaTeX</source>
        <translation>将讲解复制为 LaTeX</translation>
    </message>
    <message>
        <source>Copy steps</source>
        <translation>复制步骤</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Goes to the last step of the explanation, wherever the focus is.</source>
        <translation>转到讲解的最后一步，不管焦点在哪里。</translation>
    </message>
</context>
<context>
    <name>SumBoard</name>
    <message>
        <source>Each has its own set</source>
        <translation>各堆可取数目不同</translation>
    </message>
    <message>
        <source>Each heap has its own numbers, from the right</source>
        <translation>各堆可取的数目不同（从右数）</translation>
    </message>
    <message>
        <source>Split unequally</source>
        <extracomment>above the heaps, short: one splits a heap into two unequal ones</extracomment>
        <translation>分成不相等的两堆</translation>
    </message>
    <message>
        <source>Split a heap into two unequal ones</source>
        <translation>把一堆分成不相等的两堆</translation>
    </message>
    <message>
        <source>Split a heap into two</source>
        <translation>把一堆分成两堆</translation>
    </message>
    <message>
        <source>Split a heap into two, or take: %1</source>
        <extracomment>above the heaps: %1 is a list such as &quot;1, 2&quot;</extracomment>
        <translation>把一堆分成两堆，或取：%1</translation>
    </message>
    <message>
        <source>%1 (a whole heap)</source>
        <extracomment>in a list of numbers that may be taken, as all there are: %1 is such a number</extracomment>
        <translation>%1（须取走整堆）</translation>
    </message>
    <message>
        <source>%1 (not a whole heap)</source>
        <extracomment>in a list of numbers that may be taken, but not as all there are: %1 is such a number</extracomment>
        <translation>%1（不可取走整堆）</translation>
    </message>
    <message>
        <source>%1 (leaving two heaps)</source>
        <extracomment>in a list of numbers that may be taken: %1 is such a number</extracomment>
        <translation>%1（须剩下两堆）</translation>
    </message>
    <message>
        <source>%1 (a whole heap, or leaving two)</source>
        <extracomment>in a list of numbers that may be taken: %1 is such a number</extracomment>
        <translation>%1（取走整堆，或剩下两堆）</translation>
    </message>
    <message>
        <source>%1 (not a whole heap; splitting allowed)</source>
        <extracomment>in a list of numbers that may be taken, but not as all there are: %1 is such a number</extracomment>
        <translation>%1（不可取走整堆，剩下的可分成两堆）</translation>
    </message>
    <message>
        <source>%1 (splitting allowed)</source>
        <extracomment>in a list of numbers that may be taken; what is left may be split: %1 is such a number</extracomment>
        <translation>%1（剩下的可分成两堆）</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>above the heaps, short: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>Take %1; may split</source>
        <extracomment>above the heaps, short: %1 is such as &quot;1 or 2&quot;; the rest of the heap may be split</extracomment>
        <translation>取 %1 颗，剩下的可分成两堆</translation>
    </message>
    <message>
        <source>One may take %1, and split the rest</source>
        <extracomment>above the heaps: %1 is such as &quot;1 or 2&quot;; the rest of the heap may be split</extracomment>
        <translation>取 %1 颗，剩下的可分成两堆</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 lists numbers, %2 is one more: &quot;1, 2 or 4&quot;</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>One may take: %1</source>
        <extracomment>above the heaps: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>可取数目：%1</translation>
    </message>
    <message>
        <source>One may take, from the right: %1</source>
        <extracomment>above the heaps, whose stones have these numbers on them, counted from the right end: %1 is a list such as &quot;1, 3, 4&quot;</extracomment>
        <translation>可取数目（从右数）：%1</translation>
    </message>
    <message>
        <source>Click a gap to split the row there</source>
        <translation>点击空隙，在此处分成两堆</translation>
    </message>
    <message>
        <source>Click a pin, or drag over neighbours</source>
        <translation>点击一个球瓶，或拖过相邻的几个</translation>
    </message>
</context>
<context>
    <name>SumOptions</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>behind the moves of a heap: %n more have no room there</extracomment>
        <translation>
            <numerusform>另有 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>×n: n of this value</source>
        <extracomment>behind the moves of a heap, some of which have a sign such as &quot;×5&quot;, as five of them have one value</extracomment>
        <translation>×n：同值 n 种</translation>
    </message>
    <message>
        <source>take %1 → %2</source>
        <extracomment>a move on a tile: %1 is how many stones are taken, %2 what is left</extracomment>
        <translation>取 %1 → %2</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>没有走法</translation>
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
            <numerusform>%n 种走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s)</source>
        <extracomment>beside the values of the moves of a heap, where these have no room: how many there are</extracomment>
        <translation>
            <numerusform>%n 种走法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourPanel</name>
    <message>
        <source>Sections</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Goes to the previous section of the tour.</source>
        <translation>转到导览的上一节。</translation>
    </message>
    <message>
        <source>Goes to a section of the tour.</source>
        <translation>转到导览的某一节。</translation>
    </message>
    <message>
        <source>Goes to the next section of the tour.</source>
        <translation>转到导览的下一节。</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>上一节</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>下一节</translation>
    </message>
    <message>
        <source>A guided tour of the game. A click on a position in it puts that position on the board. It goes on when its question has been answered.</source>
        <translation>游戏导览。点击其中的局面，棋盘上就摆出这个局面。回答了问题，导览就继续往下。</translation>
    </message>
    <message>
        <source>Puts what the tour asks on the board; what follows in the text opens with the answer. After the last question of a section, goes to the next one.</source>
        <translation>把导览提出的问题摆上棋盘；回答之后，后面的内容就会显示出来。一节的最后一个问题答完后，转到下一节。</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>ones</source>
        <extracomment>in front of the row that counts the ones in each column of binary digits</extracomment>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <extracomment>in front of the row with the exclusive or of the rows above it</extracomment>
        <translation>异或和</translation>
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
        <translation>导言区需要：%1；用 XeLaTeX 或 LuaLaTeX 编译</translation>
    </message>
    <message>
        <source>In the preamble: %1</source>
        <extracomment>a comment in a LaTeX file: %1 lists commands such as <byte value="x0"/>sepackage{amsmath}</extracomment>
        <translation>导言区需要：%1</translation>
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
        <translation>颗，从</translation>
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
        <translation>两堆</translation>
    </message>
    <message>
        <source>Wythoff’s game has two heaps, so two numbers are expected</source>
        <translation>威佐夫博弈有两堆，应写两个数</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3 from both heaps&quot;</extracomment>
        <translation>从两堆各取 %1 颗</translation>
    </message>
    <message>
        <source>took %1 from both heaps</source>
        <extracomment>a move that was made, behind the name of its player: &quot;took 3 from both heaps&quot;</extracomment>
        <translation>从两堆各取了 %1 颗</translation>
    </message>
    <message>
        <source>P-position · (%1, %2) is pair number %3 · the player to move loses</source>
        <extracomment>%1 and %2 are the heaps, smaller first, %3 is their difference: &quot;(3, 5) is pair number 2&quot;</extracomment>
        <translation>P 局面（先手必败态） · (%1, %2) 是第 %3 对 · 轮到走的一方必败</translation>
    </message>
    <message numerus="yes">
        <source>N-position · %1 is in the pair (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the smaller heap, (%2, %3) the pair that it is in; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · %1 在数对 (%2, %3) 里 · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 差是 %1；差为 %1 的 P 局面是 (%2, %3) · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one or more stones from one heap, or the same number from both.</source>
        <translation>从一堆中取任意多颗石子，或从两堆中各取同样多颗，至少取一颗。</translation>
    </message>
    <message>
        <source>(%1, %2), which is no pair</source>
        <extracomment>%1 and %2 are the heaps, smaller first</extracomment>
        <translation>(%1, %2)，不是任何一对</translation>
    </message>
    <message>
        <source>(%1, %2), which is pair number %3</source>
        <extracomment>%1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>(%1, %2)，它是第 %3 对</translation>
    </message>
    <message>
        <source>Your move: click a square that the queen can reach.</source>
        <translation>轮到你了：点击皇后能到的格子。</translation>
    </message>
    <message>
        <source>P-position · (%1, %2) is the pair with the difference %3 · the player to move loses</source>
        <extracomment>misère play; %1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>P 局面（先手必败态） · (%1, %2) 是差为 %3 的那一对 · 轮到走的一方必败</translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but the pair with difference %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>misère play; %1 is the difference of the heaps, (%2, %3) the pair with that difference; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必胜态） · 差是 %1；差为 %1 的 P 局面是 (%2, %3) · 有 %n 种必胜走法</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1, %2), which is the pair with the difference %3</source>
        <extracomment>misère play; %1 and %2 are the heaps, smaller first, %3 is their difference</extracomment>
        <translation>(%1, %2)，它是差为 %3 的那一对</translation>
    </message>
</context>
<context>
    <name>WythoffBoard</name>
    <message>
        <source>Two heaps</source>
        <extracomment>a view of the board</extracomment>
        <translation>两堆石子</translation>
    </message>
    <message>
        <source>Queen</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后</translation>
    </message>
    <message>
        <source>Queen, with the P-positions</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后，并显示 P 局面</translation>
    </message>
    <message>
        <source>Queen, with the SG values</source>
        <extracomment>a view of the board</extracomment>
        <translation>皇后，并显示 SG 值</translation>
    </message>
    <message>
        <source>Board of Wythoff’s game</source>
        <translation>威佐夫博弈棋盘</translation>
    </message>
    <message>
        <source>Both heaps, at most %1 from each</source>
        <extracomment>read aloud: %1 is how many can be taken from each of the two heaps</extracomment>
        <translation>两堆同时取，每堆最多 %1 颗</translation>
    </message>
    <message>
        <source>Heap %1, stones: %2</source>
        <extracomment>read aloud: %1 is the number of the heap, %2 how many stones it has</extracomment>
        <translation>第 %1 堆，%2 颗石子</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>in front of a row of stones: taking from both heaps; there is little room</extracomment>
        <translation>两堆同取</translation>
    </message>
    <message numerus="yes">
        <source>+%n row(s)</source>
        <extracomment>at the edge of a board that scrolls: how many are outside</extracomment>
        <translation>
            <numerusform>+%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>To the left, squares: %1</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>向左，还有 %1 格</translation>
    </message>
    <message>
        <source>Down, squares: %1</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>向下，还有 %1 格</translation>
    </message>
    <message>
        <source>Left and down at once, squares: %1. The corner at 0, 0 is the end.</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>斜向左下，可走 %1 格。走到角上的 (0, 0) 就输。</translation>
    </message>
    <message>
        <source>Left and down at once, squares: %1. The corner at 0, 0 is the goal.</source>
        <extracomment>read aloud, a direction of the queen; %1 is how many squares there are</extracomment>
        <translation>斜向左下，可走 %1 格。角上的 (0, 0) 就是目标。</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>in a square of the board, there is little room: who moves the queen there loses (misère play)</extracomment>
        <translation>尽头</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>At “+” squares are left out. Point there: the queen can go to them, too; the wheel goes from one to the next.</source>
        <translation>“+”处省略了一些格子。指着那里也能走过去；滚轮可以一格一格地移。</translation>
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
        <translation>先左后下、先下后左</translation>
    </message>
    <message>
        <source>Go to the diagonal, and on along it</source>
        <translation>走到斜线上，再沿斜线走</translation>
    </message>
    <message>
        <source>Right, Up</source>
        <translation>右、上</translation>
    </message>
    <message>
        <source>Take back what Left has done, what Down has done</source>
        <translation>收回按“左”走的、收回按“下”走的</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Go so many squares in that direction; elsewhere on the page it begins a position</source>
        <translation>朝这个方向走这么多格；焦点不在棋盘上时，开始输入局面</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Go one square in that direction, as far as it leads</source>
        <translation>朝这个方向走一格、走到尽头</translation>
    </message>
    <message>
        <source>The queen moves left, down or along the diagonal toward the corner.</source>
        <translation>皇后只能往左、往下，或沿斜线走向角落。</translation>
    </message>
</context>
<context>
    <name>WythoffChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反规则下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions: the pairs</source>
        <translation>P 局面：各对</translation>
    </message>
    <message>
        <source>P-positions: the pairs along the rays of slope φ and 1/φ</source>
        <translation>P 局面：成对落在斜率为 φ 和 1/φ 的两条射线附近</translation>
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
        <translation>把每一对看成点，它们落在两条射线附近</translation>
    </message>
    <message>
        <source>Why the smaller numbers are ⌊kφ⌋</source>
        <translation>为什么较小的数是 ⌊kφ⌋</translation>
    </message>
    <message>
        <source>Their slopes are the golden ratio φ = (1 + √5) / 2 ≈ 1.618 and 1/φ.</source>
        <translation>射线的斜率分别是黄金比 φ = (1 + √5) / 2 ≈ 1.618 和 1/φ。</translation>
    </message>
    <message>
        <source>Pair number k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ is x without its fraction.</source>
        <translation>第 k 对是 (⌊kφ⌋, ⌊kφ²⌋)；⌊x⌋ 表示 x 去掉小数部分。</translation>
    </message>
    <message>
        <source>From k = 2 on the pair with the difference k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ is x without its fraction.</source>
        <translation>从 k = 2 起，差为 k 的一对是 (⌊kφ⌋, ⌊kφ²⌋)；⌊x⌋ 表示 x 去掉小数部分。</translation>
    </message>
    <message>
        <source>The first ones, from number 0 on: %1.</source>
        <extracomment>%1 lists the first pairs, such as &quot;(0, 0), (1, 2), (3, 5)&quot;</extracomment>
        <translation>从第 0 对起，最前面的几对：%1。</translation>
    </message>
    <message>
        <source>The P-positions are pairs, one for each difference</source>
        <translation>P 局面是一对对的数，每个差对应一对</translation>
    </message>
    <message>
        <source>The difference is %1 − %2 = %3</source>
        <extracomment>%1 is the larger heap, %2 the smaller, %3 the difference</extracomment>
        <translation>两堆之差是 %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Pair number %1 is %2.</source>
        <extracomment>%1 is the number of the pair, %2 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>第 %1 对是 %2。</translation>
    </message>
    <message>
        <source>Its smaller number is ⌊%1 · φ⌋ = %2; in whole numbers: (k + ⌊√(5k²)⌋) div 2 for k = %1.</source>
        <extracomment>%1 is the number of the pair, %2 its smaller number</extracomment>
        <translation>较小的数是 ⌊%1 · φ⌋ = %2；整数算法：(k + ⌊√(5k²)⌋) div 2，k = %1。</translation>
    </message>
    <message>
        <source>Here the formula of many programs errs: k = %1</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>许多程序的公式在这里出错：k = %1</translation>
    </message>
    <message>
        <source>%1 is pair number %2: a P-position</source>
        <extracomment>%1 is the position, such as &quot;(3, 5)&quot;, %2 the number of the pair</extracomment>
        <translation>%1 是第 %2 对：P 局面</translation>
    </message>
    <message>
        <source>%1 is not %2: an N-position</source>
        <extracomment>%1 is the position, such as &quot;(5, 8)&quot;, %2 the pair with the same difference</extracomment>
        <translation>%1 不是 %2：N 局面</translation>
    </message>
    <message>
        <source>Take %1 from both heaps, leaving %2</source>
        <extracomment>%1 is how many to take, %2 what is left, such as &quot;(4, 7)&quot;</extracomment>
        <translation>从两堆各取 %1 颗，留下 %2</translation>
    </message>
    <message>
        <source>Take %1 from heap %2, leaving %3</source>
        <extracomment>%1 is how many to take, %2 the number of the heap, %3 what is left, such as &quot;(3, 5)&quot;</extracomment>
        <translation>从第 %2 堆取 %1 颗，留下 %3</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and pair number %1 is %2, which is smaller.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>从两堆取同样多，差 %1 不变；第 %1 对 %2 更小，正好能走到。</translation>
    </message>
    <message>
        <source>Taking from both heaps does not win: %2 is not smaller</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>两堆同取赢不了：%2 并不比现在小</translation>
    </message>
    <message>
        <source>It would keep the difference %1, but pair number %1, that is %2, cannot be reached by taking stones.</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>那样差 %1 不变，可是第 %1 对 %2 靠取石子走不到。</translation>
    </message>
    <message>
        <source>The partner of %1 is %2, in the pair %3: so the other heap is lowered to %2.</source>
        <extracomment>%1 is the heap that stays, %2 its partner, %3 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>%1 的搭档是 %2，在 %3 这一对里，所以把另一堆减到 %2。</translation>
    </message>
    <message>
        <source>Keeping %1 does not win: its partner is %2</source>
        <extracomment>%1 is the heap that would stay, %2 its partner</extracomment>
        <translation>%1 颗的那堆不动就赢不了：与它配对的是 %2</translation>
    </message>
    <message>
        <source>After a move to %1 the answer is %2</source>
        <extracomment>%1 is the position after a move, %2 that after the reply, such as &quot;(1, 2)&quot;</extracomment>
        <translation>若走到 %1，对方就走到 %2</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>照这样走下去，直到结束</translation>
    </message>
    <message>
        <source>No move leads from a pair to a pair</source>
        <translation>从一对走一步，走不到另一对</translation>
    </message>
    <message>
        <source>A move from one heap keeps the other number, which is in no other pair. A move from both heaps keeps the difference, which no other pair has.</source>
        <translation>只取一堆，另一堆的数不变，而这个数不在别的对里；两堆同取，差不变，而别的对都没有这个差。</translation>
    </message>
    <message>
        <source>From every other position with stones a move leads to a pair</source>
        <translation>只要还有石子，从其余每个局面都有一步走到某一对</translation>
    </message>
    <message>
        <source>From every other position a move leads to a pair</source>
        <translation>从其余每个局面都有一步走到某一对</translation>
    </message>
    <message>
        <source>Here a = %1, in the pair %2, and b = %3 is larger than the partner.</source>
        <extracomment>a and b are the heaps; %1 is a, %2 the pair that it is in, such as &quot;(3, 5)&quot;, %3 is b</extracomment>
        <translation>这里 a = %1，在 %2 这一对里；b = %3，比搭档大。</translation>
    </message>
    <message>
        <source>Here a = %1, in the pair %2, and b = %3 is smaller than the partner.</source>
        <extracomment>a and b are the heaps; %1 is a, %2 the pair that it is in, such as &quot;(3, 5)&quot;, %3 is b</extracomment>
        <translation>这里 a = %1，在 %2 这一对里；b = %3，比搭档小。</translation>
    </message>
    <message>
        <source>Let a ≤ b be the heaps. The partner of a is the other number in its pair.</source>
        <translation>设两堆是 a ≤ b。a 的搭档，就是 a 所在那一对里的另一个数。</translation>
    </message>
    <message>
        <source>If b is larger than the partner, lower b to it.</source>
        <translation>如果 b 比搭档大，就把 b 减到搭档。</translation>
    </message>
    <message>
        <source>If b is smaller, b − a is less than the difference of that pair. So an earlier pair, of smaller numbers, has it: take the same from both.</source>
        <translation>如果 b 比搭档小，b − a 就比那一对的差小。所以差是 b − a 的那一对排在前面，两个数都更小：两堆同取就能走到。</translation>
    </message>
    <message>
        <source>So whoever leaves a pair can do so again after every move, and never takes the last stone, as (0, 0) is no pair. The pairs are the P-positions.</source>
        <translation>所以留下一对的一方，不管对方怎么走，总能再留下一对；而 (0, 0) 不是一对，所以绝不会取走最后一颗。因此这些对就是 P 局面。</translation>
    </message>
    <message>
        <source>So whoever leaves a pair can do so again after every move, to the end. The pairs are the P-positions.</source>
        <translation>所以留下一对的一方，不管对方怎么走，总能再留下一对，直到结束。因此这些对就是 P 局面。</translation>
    </message>
    <message>
        <source>%4 in double precision gives %2 for k = %1; the true value is %3.</source>
        <extracomment>%1 is the number of a pair, %2 the wrong result, %3 the right one</extracomment>
        <translation>用双精度计算 %4，k = %1 时得到 %2，而真正的值是 %3。</translation>
    </message>
    <message>
        <source>The 53 binary digits of a double do not tell on which side of a whole number k · φ lies. It comes closest for Fibonacci numbers, and so the first such k is 102334155.</source>
        <translation>双精度只有 53 位二进制数字，分不清 k · φ 落在整数的哪一边。k 是斐波那契数时 k · φ 最接近整数，所以第一个出错的 k 是 102334155。</translation>
    </message>
    <message>
        <source>A double has 53 binary digits. From 2⁵³ = %1 on it does not hold every whole number, so it can miss the true value by far.</source>
        <extracomment>%1 is the number 2⁵³, written out</extracomment>
        <translation>双精度只有 53 位二进制数字。从 2⁵³ = %1 起，就不是每个整数都能存得下，所以结果可能与真正的值相差很多。</translation>
    </message>
    <message>
        <source>Whatever the player to move does, the opponent can leave a smaller pair, until (0, 0) is left and the player now to move cannot move.</source>
        <translation>轮到走的一方不管怎么走，对方总能留下更小的一对，直到留下 (0, 0)：这时轮到走的一方无法再走。</translation>
    </message>
    <message>
        <source>One stone is left and has to be taken: a P-position</source>
        <translation>只剩一颗，不取不行：P 局面</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses, and that is the player to move.</source>
        <translation>取走最后一颗的一方输，这正是轮到走的一方。</translation>
    </message>
    <message>
        <source>The opponent has to take the last stone and loses. A heap beside an empty one is an N-position if it has more than one stone.</source>
        <translation>最后一颗只好由对方取走，对方就输了。一堆是空的，另一堆不止一颗，就是 N 局面。</translation>
    </message>
    <message>
        <source>That takes the last stone and wins at once: a heap beside an empty one is an N-position.</source>
        <translation>这样就取走了最后一颗石子，马上就赢：一堆是空的，另一堆还有石子，就是 N 局面。</translation>
    </message>
    <message>
        <source>If fewer are taken, the opponent takes the rest: this is the only winning move.</source>
        <translation>如果少取，剩下的就被对方全部取走：所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>That takes the last stones and wins at once: two equal heaps are an N-position.</source>
        <translation>这样就取走了最后的石子，马上就赢：相等的两堆是 N 局面。</translation>
    </message>
    <message>
        <source>The rule: take any number from one heap, or the same number from both; whoever takes the last stone wins</source>
        <translation>一堆任取，或两堆取同样多；取走最后一颗的人赢</translation>
    </message>
    <message>
        <source>No move leads to another pair. So after every move the opponent can leave a pair again.</source>
        <translation>没有一步能走到另一对。所以不管怎么走，对方总能再留下一对。</translation>
    </message>
    <message>
        <source>After the two that are changed, pair number k begins with the least number in no pair before; its second is larger by k. Both grow, so the second is new; the least is always taken, so none is left out. So each number and each difference is in just one pair.</source>
        <translation>除去有变化的两对，第 k 对里较小的数，是前面都没用过的最小的数；较大的数比它大 k。两个数都越来越大，所以较大的数也没用过；每次都取最小的，所以一个也不漏。因此每个数、每个差都恰好属于一对。</translation>
    </message>
    <message>
        <source>Pair number k begins with the least number in no pair before; its second is larger by k. Both grow, so the second is new; the least is always taken, so none is left out. So each number and each difference is in just one pair.</source>
        <translation>第 k 对里较小的数，是前面都没用过的最小的数；较大的数比它大 k。两个数都越来越大，所以较大的数也没用过；每次都取最小的，所以一个也不漏。因此每个数、每个差都恰好属于一对。</translation>
    </message>
    <message>
        <source>The other heap has only %1.</source>
        <extracomment>%1 is the size of the other heap</extracomment>
        <translation>另一堆只有 %1 颗。</translation>
    </message>
    <message>
        <source>(0, 0) is won, as the other player has just taken the last stone. (0, 1) is lost, as that stone must be taken, and so is its mirror image (1, 0). (1, 2) is won by leaving (0, 1). And (2, 2) is lost: after (0, 2), (1, 2) or (1, 1) the opponent leaves one stone, and taking all loses at once.</source>
        <translation>(0, 0) 必胜，因为最后一颗刚被对方取走。(0, 1) 必败，因为只好取走那一颗；与它对称的 (1, 0) 也一样。(1, 2) 必胜，留下 (0, 1) 就行。(2, 2) 必败：走到 (0, 2)、(1, 2) 或 (1, 1)，对方都能只留下一颗；全部取走，当场就输。</translation>
    </message>
    <message>
        <source>(Here a is at least 3, as for 0, 1 and 2 the heap b is never smaller than the partner; so the earlier pairs are smaller.)</source>
        <translation>（这时 a 至少是 3，因为 a 是 0、1、2 时，b 不会比搭档小；所以前面各对都更小。）</translation>
    </message>
    <message>
        <source>Pair number %1 is %2: ⌊%1 · φ⌋ = %3, and %3 + %1 = %4.</source>
        <extracomment>%1 is the number of a pair, %2 the pair, such as &quot;(12, 20)&quot;, %3 its smaller and %4 its larger number</extracomment>
        <translation>第 %1 对是 %2：⌊%1 · φ⌋ = %3，%3 + %1 = %4。</translation>
    </message>
    <message>
        <source>The rule: take any number from one heap, or the same number from both; whoever takes the last stone loses</source>
        <translation>一堆任取，或两堆取同样多；取走最后一颗的人输</translation>
    </message>
    <message>
        <source>The moves lead to %1. Taking everything loses at once. From all others the opponent leaves one stone, which has to be taken.</source>
        <extracomment>%1 is a list of positions such as &quot;(1, 2), (0, 2)&quot;, the last one is &quot;(0, 0)&quot;</extracomment>
        <translation>能走到的有：%1。全部取走，当场就输；走到其他的，对方都只留下一颗，那一颗不取不行。</translation>
    </message>
    <message>
        <source>The moves lead to %1: one heap, or two equal heaps. The opponent takes it all, and with it the last stone.</source>
        <extracomment>%1 is a list of positions such as &quot;(0, 2), (1, 1)&quot;</extracomment>
        <translation>能走到的有：%1。不是只有一堆，就是两堆相等，对方都能一步取完，最后一颗就归对方。</translation>
    </message>
    <message>
        <source>From (3, 5) on the P-positions are the same as when the last stone wins. The next step says why.</source>
        <translation>从 (3, 5) 起，P 局面与取走最后一颗赢的时候相同。下一步说明原因。</translation>
    </message>
    <message>
        <source>The first two pairs use up 0, 1, 2 and the differences 0, 1, as (0, 0) and (1, 2) do in normal play: so all is the same from the third pair on.</source>
        <translation>前两对用掉的数是 0、1、2，用掉的差是 0、1，和正常规则下的 (0, 0)、(1, 2) 一样，所以从第三对起完全相同。</translation>
    </message>
    <message>
        <source>Why φ: as φ² = φ + 1, ⌊kφ⌋ and ⌊kφ²⌋ differ by k.</source>
        <translation>为什么是 φ：因为 φ² = φ + 1，⌊kφ⌋ 与 ⌊kφ²⌋ 相差 k。</translation>
    </message>
    <message>
        <source>And each whole number n ≥ 1 is one of these numbers, just once (S. Beatty, 1926).</source>
        <translation>而每个正整数 n 都恰好是其中一个（S. Beatty，1926 年）。</translation>
    </message>
    <message>
        <source>1. Below n there are ⌊n/φ⌋ + ⌊n/φ²⌋ of them.</source>
        <translation>1. 这些数中小于 n 的有 ⌊n/φ⌋ + ⌊n/φ²⌋ 个。</translation>
    </message>
    <message>
        <source>2. n/φ + n/φ² = n, but neither is whole, as √5 is irrational: so n − 1 are below n.</source>
        <translation>2. n/φ + n/φ² = n，而 √5 是无理数，两个商都不是整数，所以是 n − 1 个。</translation>
    </message>
    <message>
        <source>3. In the same way n are below n + 1: just one is n.</source>
        <translation>3. 同理，小于 n + 1 的有 n 个，等于 n 的恰有一个。</translation>
    </message>
    <message>
        <source>As both grow, ⌊kφ⌋ is always the least unused number.</source>
        <translation>两者都递增，所以 ⌊kφ⌋ 总是没用过的最小的数。</translation>
    </message>
    <message>
        <source>Misère: the two smallest P-positions are others than when the last stone wins</source>
        <translation>反规则：只有最小的两个 P 局面与“取走最后一颗赢”时不同</translation>
    </message>
    <message>
        <source>Whatever the player to move does, the opponent can leave a smaller pair, as long as stones are left. So it is the player now to move who takes the last stone, from (0, 1) or by taking all of (2, 2).</source>
        <translation>轮到走的一方不管怎么走，只要还有石子，对方总能再留下更小的一对。所以最后一颗由现在轮到走的一方取走：取 (0, 1) 里的那一颗，或者把 (2, 2) 全部取走。</translation>
    </message>
    <message>
        <source>If more are left, the opponent leaves one, and taking all loses at once: this is the only winning move.</source>
        <translation>如果剩下不止一颗，对方就只留一颗；如果全部取走，马上就输。所以这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>One heap is left. The opponent leaves one stone of it, and the player now to move has to take that.</source>
        <translation>只剩一堆，对方取到只剩一颗，现在轮到走的一方只好取走它。</translation>
    </message>
    <message>
        <source>One heap is left. The opponent takes it whole, and with it the last stone.</source>
        <translation>只剩一堆，对方全部取走，最后一颗也在其中。</translation>
    </message>
    <message>
        <source>Every move of the opponent breaks the pair, and you can leave a smaller one, until (0, 0) is left and the opponent cannot move.</source>
        <translation>对方不管怎么走，都会拆开这一对；而你总能再留下更小的一对，直到留下 (0, 0)，对方无法再走。</translation>
    </message>
    <message>
        <source>Every move of the opponent breaks the pair, and you can leave a smaller one, as long as stones are left. So it is the opponent who takes the last stone, from (0, 1) or by taking all of (2, 2).</source>
        <translation>对方不管怎么走，都会拆开这一对；只要还有石子，你总能再留下更小的一对。所以最后一颗由对方取走：取 (0, 1) 里的那一颗，或者把 (2, 2) 全部取走。</translation>
    </message>
    <message>
        <source>That leaves one stone, too.</source>
        <translation>这样也只剩一颗。</translation>
    </message>
    <message>
        <source>The opponent has to take the stone that is left, and loses.</source>
        <translation>对方只好取走剩下的那一颗，就输了。</translation>
    </message>
    <message>
        <source>That leaves heaps of 1 and 2, too.</source>
        <translation>这样留下的也是 1 颗和 2 颗两堆。</translation>
    </message>
    <message>
        <source>From there every move leaves one heap or two equal heaps, and you take it all.</source>
        <translation>对方不管怎么走，剩下的不是一堆，就是相等的两堆，你全部取走。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent takes everything, or leaves heaps of 1 and 2.</source>
        <translation>这是唯一的必胜走法：走别的，对方不是全部取走，就是留下 1 颗和 2 颗两堆。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent leaves one stone.</source>
        <translation>这是唯一的必胜走法：走别的，对方就能只留下一颗。</translation>
    </message>
    <message>
        <source>It is the only winning move: after any other the opponent leaves one stone, or two heaps of 2.</source>
        <translation>这是唯一的必胜走法：走别的，对方不是只留下一颗，就是留下各 2 颗的两堆。</translation>
    </message>
    <message>
        <source>So %1 is an N-position: the player to move wins.</source>
        <extracomment>%1 is a position such as &quot;(1, 5)&quot;</extracomment>
        <translation>所以 %1 是 N 局面：轮到走的一方必胜。</translation>
    </message>
    <message>
        <source>From there the opponent takes everything and loses at once, or leaves one heap of 2, heaps of 1 and 2, or two heaps of 1: then you leave one stone.</source>
        <translation>接着对方如果全部取走，当场就输；不然就留下 2 颗的一堆，或者 1 颗和 2 颗两堆，或者各 1 颗的两堆，你都能只留下一颗。</translation>
    </message>
    <message>
        <source>The pair with the difference %1 is %2, not %3; so %3 is none of the pairs, and a move leads to one. It keeps the difference or one of the heaps, so three pairs have to be looked at.</source>
        <extracomment>%1 is a number, %2 the pair with that difference, %3 the position, such as &quot;(5, 8)&quot;</extracomment>
        <translation>差是 %1 的那一对是 %2，不是 %3；所以 %3 不在这些对里，必有一步能走到某一对。那一步或者保持差不变，或者保留其中一堆，所以要看三对。</translation>
    </message>
    <message>
        <source>After every move but one the opponent can leave one stone: a P-position, the player to move loses</source>
        <translation>只要不全部取走，对方都能只留下一颗：P 局面，轮到走的一方必败</translation>
    </message>
    <message>
        <source>Whatever is left can be taken at once: a P-position, the player to move loses</source>
        <translation>不管怎么走，剩下的都能一步取完：P 局面，轮到走的一方必败</translation>
    </message>
    <message>
        <source>The heap of %1 is kept; the partner of %1 is %2, so the other becomes %2.</source>
        <extracomment>%1 is the heap that stays as it is, %2 what the other becomes</extracomment>
        <translation>%1 颗的那堆不动；%1 的搭档是 %2，所以把另一堆减到 %2。</translation>
    </message>
    <message>
        <source>The answer keeps the difference %1 and leaves the pair with this difference: %2.</source>
        <extracomment>%1 is the difference of two heaps, %2 the pair with that number, such as &quot;(1, 2)&quot;</extracomment>
        <translation>应对后差仍是 %1，留下的正是以它为差的那一对 %2。</translation>
    </message>
    <message>
        <source>The pair with the difference %1 is %2.</source>
        <extracomment>misère play; %1 is the difference of the pair, %2 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>差为 %1 的那一对是 %2。</translation>
    </message>
    <message>
        <source>%1 is the pair with the difference %2: a P-position</source>
        <extracomment>misère play; %1 is the position, such as &quot;(3, 5)&quot;, %2 the difference of its numbers</extracomment>
        <translation>%1 是差为 %2 的那一对：P 局面</translation>
    </message>
    <message>
        <source>It would keep the difference %1, but the pair with this difference, %2, cannot be reached by taking stones.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;</extracomment>
        <translation>那样差 %1 不变，可是有这个差的那一对 %2 靠取石子走不到。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and the pair with this difference is %2, which is smaller.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;</extracomment>
        <translation>从两堆取同样多，差 %1 不变；有这个差的那一对 %2 更小，正好能走到。</translation>
    </message>
</context>
<context>
    <name>WythoffQuestions</name>
    <message>
        <source>Misère play: one heap has %1 stones. How many must the other have, instead of the %2 on the board, for the player to move to lose?</source>
        <extracomment>misère play; %1 is a number of stones, %2 that of the other heap on the board, which is wrong</extracomment>
        <translation>反规则：一堆有 %1 颗，另一堆不要棋盘上的 %2 颗，改成几颗才是 P 局面？</translation>
    </message>
    <message>
        <source>One heap has %1 stones. How many must the other have, instead of the %2 on the board, for the player to move to lose?</source>
        <extracomment>%1 is a number of stones, %2 that of the other heap on the board, which is wrong</extracomment>
        <translation>一堆有 %1 颗，另一堆不要棋盘上的 %2 颗，改成几颗才是 P 局面？</translation>
    </message>
    <message>
        <source>Misère play: one heap has %1 stones. How many must the other have for the player to move to lose?</source>
        <extracomment>misère play; %1 is a number of stones</extracomment>
        <translation>反规则：一堆有 %1 颗。另一堆有几颗时，轮到走的一方必败？</translation>
    </message>
    <message>
        <source>One heap has %1 stones. How many must the other have for the player to move to lose?</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>一堆有 %1 颗。另一堆有几颗时，轮到走的一方必败？</translation>
    </message>
    <message>
        <source>Of two heaps of %1 everything can be taken at once.</source>
        <extracomment>%1 is the size of both heaps</extracomment>
        <translation>两堆都是 %1 颗，一步就能全部取走。</translation>
    </message>
    <message>
        <source>That is much too large.</source>
        <translation>这个数太大了。</translation>
    </message>
    <message>
        <source>%1 is already in the pair %2, and each number is in one pair only.</source>
        <extracomment>%1 is a number, %2 a pair such as &quot;(3, 5)&quot;</extracomment>
        <translation>%1 已经在 %2 这一对里，而每个数只属于一对。</translation>
    </message>
    <message>
        <source>%1 is the number of the pair. By so much its two numbers differ.</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>%1 是这一对的序号，也就是两个数的差。</translation>
    </message>
    <message>
        <source>You have taken the Fibonacci number beside %1. That is right for some pairs, such as (3, 5) and (8, 13), but (5, 8) is none, and neither is (2, 3).</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你取了与 %1 相邻的斐波那契数。对有些对来说是对的，例如 (3, 5) 和 (8, 13)；可是 (5, 8) 不是一对，(2, 3) 也不是。</translation>
    </message>
    <message>
        <source>You have taken %1 for the smaller number of its pair. It is the larger one: write the pairs down in turn until it comes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 当成了那一对里较小的数。它其实是较大的数：把各对依次写下去，直到它出现。</translation>
    </message>
    <message>
        <source>You have taken %1 for the larger number of its pair. It is the smaller one: no pair before has it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 当成了那一对里较大的数。它其实是较小的数：前面各对里都没有它。</translation>
    </message>
    <message>
        <source>You have rounded %1 · φ down. Rounding down k · φ gives the smaller number of pair k; to come from it to the larger one, find k and add it.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>你把 %1 · φ 向下取整了。k · φ 向下取整得到的是第 k 对中较小的数；要从较小的数得到较大的数，应先求出 k，再加上 k。</translation>
    </message>
    <message>
        <source>You have doubled %1. That is right for (1, 2), but %2 is in the pair %3.</source>
        <extracomment>%1 is a number, %2 twice that, %3 the pair that has it</extracomment>
        <translation>你把 %1 加倍了。对 (1, 2) 是对的，可是 %2 属于 %3 这一对。</translation>
    </message>
    <message>
        <source>The lost positions are pairs, and each number is in exactly one of them. In which one is %1?</source>
        <translation>必败的局面是一对对的数，每个数恰好属于一对。%1 属于哪一对？</translation>
    </message>
    <message>
        <source>Go on until %1 comes: (3, 5), (4, 7), (6, 10), … Each pair begins with the least number not used yet, and its difference is larger by 1 than that of the one before.</source>
        <extracomment>the pairs are the same in normal and misère play</extracomment>
        <translation>往下写，直到 %1 出现：(3, 5)、(4, 7)、(6, 10)……每一对中较小的数是还没用过的最小的数，差比前一对多 1。</translation>
    </message>
    <message>
        <source>%1 is pair number %2.</source>
        <extracomment>%1 is a pair such as &quot;(3, 5)&quot;, %2 its number</extracomment>
        <translation>%1 是第 %2 对。</translation>
    </message>
    <message>
        <source>A pair has two numbers.</source>
        <translation>一对有两个数。</translation>
    </message>
    <message>
        <source>%1 − %2 = %3, but the numbers of pair %4 differ by %4.</source>
        <extracomment>%1 is the larger number, %2 the smaller one, %3 their difference, %4 what it should be</extracomment>
        <translation>%1 − %2 = %3，而第 %4 对两个数的差应当是 %4。</translation>
    </message>
    <message>
        <source>The difference %1 is right. But %2 is in the pair %3.</source>
        <extracomment>%1 is the difference, %2 a number, %3 the pair that has it</extracomment>
        <translation>差 %1 是对的。可是 %2 属于 %3 这一对。</translation>
    </message>
    <message>
        <source>%1 are Fibonacci numbers. (1, 2) and (3, 5) are as well, but then comes 4, the least number not used yet.</source>
        <extracomment>%1 is a pair such as &quot;(8, 13)&quot;</extracomment>
        <translation>%1 是斐波那契数。(1, 2) 和 (3, 5) 也是，可是接下来轮到 4，它是还没用过的最小的数。</translation>
    </message>
    <message>
        <source>You have doubled: %1. The smaller number is not k, but the least number that is in no pair before.</source>
        <extracomment>%1 is a pair such as &quot;(3, 6)&quot;</extracomment>
        <translation>你用了加倍：%1。较小的数不是 k，而是前面各对里都没出现过的最小的数。</translation>
    </message>
    <message>
        <source>You have rounded %1 · φ up. It has to be rounded down.</source>
        <extracomment>%1 is the number of the pair</extracomment>
        <translation>你把 %1 · φ 向上取整了。应当向下取整。</translation>
    </message>
    <message>
        <source>You have put k and ⌊k · φ⌋ together. %1 is the smaller number: add k to get the larger one.</source>
        <extracomment>%1 is the smaller number of the pair</extracomment>
        <translation>你把 k 和 ⌊k · φ⌋ 放成了一对。%1 是较小的数，再加上 k 才是较大的数。</translation>
    </message>
    <message>
        <source>%1 is right. The larger number is larger by k, not twice as large.</source>
        <extracomment>%1 is the smaller number of the pair</extracomment>
        <translation>%1 是对的。较大的数比它大 k，而不是它的两倍。</translation>
    </message>
    <message>
        <source>%1 is pair number %2, as its difference is %2.</source>
        <extracomment>%1 is a pair such as &quot;(3, 5)&quot;, %2 its number</extracomment>
        <translation>%1 是第 %2 对，因为它的差是 %2。</translation>
    </message>
    <message>
        <source>The lost positions are pairs, one for each difference. Which two numbers are pair number %1, whose difference is %1?</source>
        <extracomment>%1 is the number of a pair, which is the difference of its numbers</extracomment>
        <translation>必败的局面是一对对的数，每个差恰有一对。第 %1 对的差是 %1，它是哪两个数？</translation>
    </message>
    <message>
        <source>The smaller number is the least one that is in no pair before. The pairs from number 2 on: (3, 5), (4, 7), (6, 10), …</source>
        <translation>较小的数是前面各对里都没出现过的最小的数。从第 2 对起：(3, 5)、(4, 7)、(6, 10)……</translation>
    </message>
    <message>
        <source>The smaller number is %1 · φ rounded down, with φ ≈ 1.618. Then add %1.</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>较小的数是 %1 · φ 向下取整，其中 φ ≈ 1.618。然后再加上 %1。</translation>
    </message>
    <message>
        <source>⌊%1 · φ⌋ = %2, and %2 + %1 = %3.</source>
        <extracomment>%1 is the number of a pair, %2 the smaller number, %3 the larger one</extracomment>
        <translation>⌊%1 · φ⌋ = %2，%2 + %1 = %3。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and pair number %1 is %2. It cannot be reached from %3: stones are only taken.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, such as &quot;(4, 7)&quot;, %3 the position, such as &quot;(3, 6)&quot;</extracomment>
        <translation>从两堆取同样多，差 %1 不变，而第 %1 对是 %2。从 %3 走不到那里，因为石子只会减少。</translation>
    </message>
    <message>
        <source>The heap of %1 would stay, and its partner is %2. But the other heap has only %3.</source>
        <extracomment>%1 is the heap that stays, %2 its partner, %3 the size of the other heap</extracomment>
        <translation>%1 颗的那堆不动，而这个数的搭档是 %2。可是另一堆只有 %3 颗。</translation>
    </message>
    <message>
        <source>One of the three ways wins, and only one. Which?</source>
        <translation>三种取法里有一种能赢，而且只有一种。是哪一种？</translation>
    </message>
    <message>
        <source>Take the same from both heaps</source>
        <translation>从两堆取同样多，留下差相同的那一对</translation>
    </message>
    <message>
        <source>“%1” leaves %2, which is a pair.</source>
        <extracomment>%1 is a move such as &quot;take 3 from heap 2&quot;, %2 what is left, such as &quot;(3, 5)&quot;</extracomment>
        <translation>“%1”留下 %2，正好是一对。</translation>
    </message>
    <message>
        <source>Misère play: is %1 one of the pairs in which the player to move loses?</source>
        <extracomment>%1 is a position such as &quot;(3, 5)&quot;</extracomment>
        <translation>反规则：%1 是轮到走的一方必败的一对吗？</translation>
    </message>
    <message>
        <source>Is %1 one of the pairs in which the player to move loses?</source>
        <translation>%1 是轮到走的一方必败的一对吗？</translation>
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
        <translation>%1 的差是 %2，它就是第 %2 对。</translation>
    </message>
    <message>
        <source>Work out pair number %1: its smaller number is %1 · φ rounded down. Is it %2?</source>
        <extracomment>%1 is the difference of a pair, %2 its smaller number</extracomment>
        <translation>算一算第 %1 对：其中较小的数是 %1 · φ 向下取整。是不是 %2？</translation>
    </message>
    <message>
        <source>Every move from %1 leaves a position that is won.</source>
        <extracomment>%1 is a position such as &quot;(2, 2)&quot;</extracomment>
        <translation>从 %1 不管怎么走，留下的都是必胜的局面。</translation>
    </message>
    <message>
        <source>The difference is %1, and pair number %1 is %2, not %3.</source>
        <extracomment>%1 is the difference, %2 the pair of that number, %3 the position, such as &quot;(4, 6)&quot;</extracomment>
        <translation>差是 %1，而第 %1 对是 %2，不是 %3。</translation>
    </message>
    <message>
        <source>Each number is in one pair only, and %1 is in the pair %2.</source>
        <extracomment>%1 is a number, %2 the pair that has it, such as &quot;(3, 5)&quot;</extracomment>
        <translation>每个数只属于一对，而 %1 属于 %2 这一对。</translation>
    </message>
    <message>
        <source>From a pair no move wins, but here one does: %1.</source>
        <extracomment>%1 is a move such as &quot;take 3 from heap 2&quot;</extracomment>
        <translation>面对必败的一对，怎么走都赢不了；这里却有一步能赢：%1。</translation>
    </message>
    <message>
        <source>The partner of a number</source>
        <translation>一个数的搭档</translation>
    </message>
    <message>
        <source>A pair by its number</source>
        <translation>第几对是什么</translation>
    </message>
    <message>
        <source>Which way wins?</source>
        <translation>哪一种取法能赢？</translation>
    </message>
    <message>
        <source>Is this a pair?</source>
        <translation>这是一对吗？</translation>
    </message>
    <message>
        <source>A move takes from one heap, or the same from both. What does each of the two ways leave of two equal heaps?</source>
        <translation>一步可以从一堆取，也可以从两堆取同样多。两堆相等时，这两种取法各留下什么？</translation>
    </message>
    <message>
        <source>In misère play (0, 1) and (2, 2) are lost. Can one of them be reached, or is it on the board?</source>
        <translation>反规则下 (0, 1) 和 (2, 2) 必败。能走到其中之一吗？还是它就在棋盘上？</translation>
    </message>
    <message>
        <source>(0, 0) is lost. Can it be reached?</source>
        <translation>(0, 0) 必败。能走到那里吗？</translation>
    </message>
    <message>
        <source>The lost positions are pairs: each number is in exactly one, and pair number k has the difference k.</source>
        <extracomment>%1 is the difference of the heaps, %2 the smaller heap, %3 the larger one</extracomment>
        <translation>必败的局面是一对对的数：每个数恰好属于一对，第 k 对的差是 k。</translation>
    </message>
    <message>
        <source>Compare with three pairs: that of number %1, as the difference is %1; that which has %2; and that which has %3.</source>
        <translation>与三对比一比：第 %1 对（因为差是 %1）、含 %2 的那一对、含 %3 的那一对。</translation>
    </message>
    <message>
        <source>Take from heap 1, to leave a pair with %1</source>
        <extracomment>%1 is the size of heap 2</extracomment>
        <translation>从第 1 堆取，与 %1 留成一对</translation>
    </message>
    <message>
        <source>Take from heap 2, to leave a pair with %1</source>
        <extracomment>%1 is the size of heap 1</extracomment>
        <translation>从第 2 堆取，与 %1 留成一对</translation>
    </message>
    <message>
        <source>The two heaps on the board differ by %1. Which two numbers are the lost pair with the same difference, pair number %1?</source>
        <extracomment>%1 is the difference of the heaps on the board, and the number of a pair</extracomment>
        <translation>棋盘上的两堆相差 %1。差与它们相同的一对是第 %1 对，它是哪两个数？</translation>
    </message>
    <message>
        <source>%1 is the pair with the difference %2.</source>
        <extracomment>misère play; %1 is a pair such as &quot;(3, 5)&quot;, %2 its difference</extracomment>
        <translation>%1 是差为 %2 的那一对。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1, and the pair with this difference is %2. It cannot be reached from %3: stones are only taken.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, such as &quot;(4, 7)&quot;, %3 the position, such as &quot;(3, 6)&quot;</extracomment>
        <translation>从两堆取同样多，差 %1 不变，而有这个差的那一对是 %2。从 %3 走不到那里，因为石子只会减少。</translation>
    </message>
    <message>
        <source>%1 has the difference %2, and it is the pair with this difference.</source>
        <extracomment>misère play; %1 is a position such as &quot;(2, 2)&quot;, %2 the difference of its numbers</extracomment>
        <translation>%1 的差是 %2，它就是有这个差的那一对。</translation>
    </message>
    <message>
        <source>The difference is %1, and the pair with this difference is %2, not %3.</source>
        <extracomment>misère play; %1 is the difference, %2 the pair that has it, %3 the position, such as &quot;(4, 6)&quot;</extracomment>
        <translation>差是 %1，而有这个差的那一对是 %2，不是 %3。</translation>
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
        <translation>按编号排列的各对</translation>
    </message>
    <message>
        <source>The number of a pair. The table shows the pairs from there on.</source>
        <translation>数对的编号。表格从这一对开始显示。</translation>
    </message>
    <message>
        <source>(0, 1), the pair with the difference 1, is P: the one stone has to be taken, and whoever takes the last stone loses.</source>
        <extracomment>misère play; the pair that the table begins with</extracomment>
        <translation>(0, 1) 是差为 1 的那一对，它是 P 局面：剩下的一颗非取不可，而取走最后一颗的人输。</translation>
    </message>
    <message>
        <source>(2, 2), the pair with the difference 0, is P: taking all loses at once, and after every other move the opponent can leave one stone, as in (0, 1).</source>
        <extracomment>misère play; the pair that the table finds after (0, 1)</extracomment>
        <translation>(2, 2) 是差为 0 的那一对，它是 P 局面：全部取走马上就输；走其他任何一步，对手都能只留下一颗，例如走到 (0, 1)。</translation>
    </message>
    <message>
        <source>k = %1: the least unused number is %2, and %2 + %1 = %3: the pair (%2, %3).</source>
        <extracomment>%1 is the number of the pair, (%2, %3) the pair</extracomment>
        <translation>k = %1：没用过的最小的数是 %2，%2 + %1 = %3，得到 (%2, %3)。</translation>
    </message>
    <message>
        <source>%1 The empty numbers belong to later pairs: %2 to (%2, %3), and so on.</source>
        <extracomment>the end of the table; %1 is a sentence about its last pair, (%2, %3) the first pair behind it</extracomment>
        <translation>%1空着的数属于后面的对：%2 属于 (%2, %3)，依此类推。</translation>
    </message>
    <message>
        <source>Fill the table by this rule: from a P-position no move leads to another P-position, and from every other position some move does.</source>
        <translation>用这条规则填表：从 P 局面走一步，到不了别的 P 局面；从其他局面，总有一步能到 P 局面。</translation>
    </message>
    <message>
        <source>(%1, %2) is P: no move from it leads to another pair.</source>
        <extracomment>(%1, %2) is a pair of heaps</extracomment>
        <translation>(%1, %2) 是 P 局面：从它走一步，到不了别的数对。</translation>
    </message>
    <message>
        <source>“a 3” and “b 3” are the heaps of pair 3, and so on. Each pair is a P-position: whoever moves now loses.</source>
        <extracomment>of the table of Wythoff’s game: its cells say “a 3” and “b 3” of pair number 3</extracomment>
        <translation>“a 3”和“b 3”是第 3 对的两堆，其余类推。每一对都是 P 局面：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>The rule: a pair begins with the least number that has not been used yet; its second number is larger by the number of the pair.</source>
        <translation>规律：每一对从还没有用过的最小的数开始，第二个数比它大多少，就是第几对。</translation>
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
        <translation>许可证</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>关于 Qt</translation>
    </message>
</context>
<context>
    <name>laststone::app::HelpWindow</name>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <extracomment>%1 is the name of a lesson</extracomment>
        <translation>导览：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Find in all chapters and tours</source>
        <translation>在所有章节和导览中查找</translation>
    </message>
</context>
<context>
    <name>laststone::app::KeyDialog</name>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>At a question</source>
        <translation>答题时</translation>
    </message>
    <message>
        <source>Hand in what has been typed</source>
        <translation>提交输入的答案</translation>
    </message>
    <message>
        <source>Answer “P-position”, “N-position”</source>
        <translation>回答“P 局面”“N 局面”</translation>
    </message>
    <message>
        <source>There is none, or it cannot be done</source>
        <translation>没有，或办不到</translation>
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
        <translation>下一题，或换一组</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>That is all that has been collected</source>
        <translation>就这些：交上已经找到的全部答案</translation>
    </message>
</context>
<context>
    <name>laststone::app::KnowledgeDialog</name>
    <message>
        <source>%1 of %2 understood</source>
        <extracomment>of the parts of a lesson, as its tour and the kinds of its questions</extracomment>
        <translation>%2 项中已掌握 %1 项</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>导出为 CSV</translation>
    </message>
    <message>
        <source>Tables (*%1)</source>
        <translation>表格 (*%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Forget everything?</source>
        <translation>全部忘掉吗？</translation>
    </message>
    <message>
        <source>What you have read, answered and won is forgotten in all lessons, and with it the questions that would come again. This cannot be undone.</source>
        <translation>所有课程里读过、答过和赢过的记录都会被忘掉，等着再问的问题也一并忘掉。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘掉</translation>
    </message>
    <message>
        <source>still to be discovered</source>
        <translation>有待发现</translation>
    </message>
</context>
<context>
    <name>laststone::app::MainWindow</name>
    <message>
        <source>Settings cannot be kept: %1 cannot be written.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>设置无法保存：不能写入 %1。</translation>
    </message>
    <message>
        <source>The translation file %1 is missing; the language stays as it is.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>缺少翻译文件 %1；语言保持不变。</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>设置无法写入 %1。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>the size of everything in per cent, in the status bar</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The size of everything; View has Larger, Smaller and Normal size</source>
        <translation>界面大小；可在“视图”菜单中放大、缩小或恢复正常大小</translation>
    </message>
    <message>
        <source>Screen %1: %2</source>
        <extracomment>an entry of a menu: %1 is the place of a screen, from 1, %2 what the system calls it</extracomment>
        <translation>屏幕 %1：%2</translation>
    </message>
    <message>
        <source>The table and the exercises are open now: they help to find the rule.</source>
        <translation>表格和练习已经打开，它们能帮你找到规律。</translation>
    </message>
    <message>
        <source>You have found the rule. All of the page is open now: the verdict, why a position is won, and the chart.</source>
        <translation>你找到了规律。整个页面都已打开：判定、为什么能赢，还有图表。</translation>
    </message>
    <message>
        <source>All of the page is open now: the verdict, why a position is won, and the chart.</source>
        <translation>整个页面都已打开：判定、为什么能赢，还有图表。</translation>
    </message>
</context>
<context>
    <name>laststone::app::PresenterWindow</name>
    <message>
        <source>a black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>a white screen</source>
        <translation>白屏</translation>
    </message>
    <message>
        <source>a picture that is held</source>
        <translation>定住的画面</translation>
    </message>
    <message>
        <source>the lesson, with the verdict</source>
        <translation>课程，含判定</translation>
    </message>
    <message>
        <source>the lesson, without the verdict</source>
        <translation>课程，不含判定</translation>
    </message>
    <message>
        <source>page %1 of %2 of the step</source>
        <extracomment>of a step that is too long for one picture</extracomment>
        <translation>这一步的第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>The class sees: %1</source>
        <extracomment>%1 says what is on the screen of the class, such as &quot;a black screen&quot;</extracomment>
        <translation>学生看到的是：%1</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>这就是最后一步。</translation>
    </message>
    <message numerus="yes">
        <source>Now: none of %n step(s) yet</source>
        <extracomment>shown when no step is current: how many there are</extracomment>
        <translation>
            <numerusform>当前：共 %n 步，尚未开始</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: step %1 of %2</source>
        <extracomment>above the current step; %1 is its number, %2 how many there are</extracomment>
        <translation>当前：第 %1 步，共 %2 步</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>the end of a list: how many more moves win</extracomment>
        <translation>
            <numerusform>另有 %n 种</numerusform>
        </translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>没有必胜走法。</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <translation>必胜走法：%1</translation>
    </message>
    <message>
        <source>Last Stone: presenter</source>
        <translation>Last Stone：演讲者视图</translation>
    </message>
    <message>
        <source>The position, which can be played here, too: the class sees each move.</source>
        <translation>当前局面，在这里也可以走子，学生看得到每一步。</translation>
    </message>
    <message>
        <source>the board alone</source>
        <translation>只有棋盘</translation>
    </message>
    <message>
        <source>the chart</source>
        <translation>图表</translation>
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
        <translation>一个问题和它的答案</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>一个问题</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Show verdict</source>
        <translation>公布判定</translation>
    </message>
    <message>
        <source>Now: the answer</source>
        <translation>现在：答案</translation>
    </message>
    <message>
        <source>Now: a question; ✓ is seen by you alone</source>
        <translation>现在：一个问题；✓ 只有您看得到</translation>
    </message>
    <message>
        <source>PgDown or V: the answer, and then why.</source>
        <translation>PgDown 或 V：答案，然后是为什么。</translation>
    </message>
    <message>
        <source>The letter of an answer counts a hand, with Shift it takes one back. K: a clock.</source>
        <translation>按答案的字母计一票，加 Shift 减一票。K：计时。</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>the tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>现在：%1</translation>
    </message>
    <message>
        <source>Now: the table, %1 of %2</source>
        <extracomment>above what the table tells; %1 is the number of its step, %2 how many there are</extracomment>
        <translation>现在：表格，第 %1 步（共 %2 步）</translation>
    </message>
    <message>
        <source>For you alone: %1</source>
        <translation>只有您看得到：%1</translation>
    </message>
    <message>
        <source>X: the next of %1</source>
        <extracomment>%1 are links to positions</extracomment>
        <translation>X：下一个；%1</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>大光点</translation>
    </message>
    <message>
        <source>what you draw</source>
        <translation>您画的东西</translation>
    </message>
    <message>
        <source>Shift+V: why, in a sentence.</source>
        <translation>Shift+V：用一句话说为什么。</translation>
    </message>
    <message>
        <source>PgDown: all of the argument. E: the next exercise.</source>
        <translation>PgDown：完整的论证。E：下一道练习。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H: for the class as well.</source>
        <translation>Ctrl+Shift+H：也给全班看。</translation>
    </message>
    <message>
        <source>page %1 of %2 of the question</source>
        <extracomment>of a question that is too long for one picture</extracomment>
        <translation>这道题的第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>E: another exercise in its place. Esc: back to what was before.</source>
        <translation>E：换一题。Esc：回到之前的画面。</translation>
    </message>
    <message>
        <source>P and N, or A and B, count a hand, with Shift one less. K: a clock.</source>
        <translation>按 P、N（或 A、B）计一票，加 Shift 减一票。K：计时。</translation>
    </message>
    <message>
        <source>Now: the game</source>
        <translation>现在：对局</translation>
    </message>
    <message>
        <source>The graph is still being drawn.</source>
        <translation>图还没有画完。</translation>
    </message>
</context>
<context>
    <name>laststone::app::Projection</name>
    <message>
        <source>Last Stone: projection</source>
        <translation>Last Stone 投影画面</translation>
    </message>
    <message>
        <source>The steps go on by themselves; Ctrl+Space stops them.</source>
        <translation>步骤正在自动播放；按 Ctrl+空格键停止。</translation>
    </message>
</context>
<context>
    <name>laststone::app::ScreenSaver</name>
    <message>
        <source>A lesson is projected</source>
        <extracomment>what a desktop shows as the reason why the screen stays on</extracomment>
        <translation>正在投影讲课</translation>
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
        <translation>表中显示其值的堆</translation>
    </message>
</context>
<context>
    <name>laststone::graph::Board</name>
    <message>
        <source>Open a graph</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>GraphViz DOT (*.dot *.gv)</source>
        <translation>GraphViz DOT (*.dot *.gv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The graph that you draw. A double click makes a vertex or names one; dragging a vertex moves it, or draws an arrow where it is dropped onto another; dragging from its rim draws an arrow, too, and dragging a token puts it elsewhere. With Ctrl, a click puts a token on a vertex; with Alt, it takes one off. With the keyboard, Tab and the arrow keys go to a vertex, Insert adds one, C begins an arrow and Enter ends it, + and - change the tokens.</source>
        <translation>你正在画的图。双击可以新建顶点或给顶点命名；拖动顶点可以移动它，放到另一个顶点上就画一条箭头；从边缘拖动也可以画箭头，拖动棋子可以把它放到别处。按住 Ctrl 点击顶点放一枚棋子，按住 Alt 点击拿走一枚。用键盘时，Tab 键和方向键选顶点，Insert 新建顶点，C 开始画箭头、Enter 画好，+ 和 - 增减棋子。</translation>
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
        <translation>从这里画箭头</translation>
    </message>
    <message>
        <source>Put a token here</source>
        <translation>在这里放一枚棋子</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>拿走一枚棋子</translation>
    </message>
    <message>
        <source>Delete the arrow</source>
        <translation>删除这条箭头</translation>
    </message>
    <message>
        <source>New vertex here</source>
        <translation>在这里新建顶点</translation>
    </message>
    <message>
        <source>Draws an arrow from this vertex to the one that you click next; Esc gives it up.</source>
        <translation>从这个顶点画一条箭头到接下来点击的顶点；按 Esc 放弃。</translation>
    </message>
    <message>
        <source>Puts one more token on this vertex.</source>
        <translation>在这个顶点上再放一枚棋子。</translation>
    </message>
    <message>
        <source>Takes one token off this vertex; the last one of all stays.</source>
        <translation>从这个顶点拿走一枚棋子；图上最后一枚棋子会留下。</translation>
    </message>
    <message>
        <source>Takes this arrow out of the graph; its vertices stay.</source>
        <translation>从图中去掉这条箭头，两端的顶点保留。</translation>
    </message>
    <message>
        <source>Adds a vertex right here.</source>
        <translation>就在这里新建一个顶点。</translation>
    </message>
    <message>
        <source>Name of vertex %1</source>
        <extracomment>read aloud: %1 is a vertex</extracomment>
        <translation>顶点 %1 的名称</translation>
    </message>
    <message>
        <source>The name of this vertex, of up to %1 characters. Enter takes it, Esc leaves it as it was; without a name, the number is shown.</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>这个顶点的名称，最多 %1 个字符。按 Enter 确定，按 Esc 保持原样；没有名称就显示编号。</translation>
    </message>
</context>
<context>
    <name>laststone::graph::ToolBar</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>New vertex</source>
        <translation>新建顶点</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>命名</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>自动排列</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全图</translation>
    </message>
    <message>
        <source>Arrange the graph in layers</source>
        <translation>把图分层排列</translation>
    </message>
    <message>
        <source>Open a graph file (GraphViz DOT)</source>
        <translation>打开图文件 (GraphViz DOT)</translation>
    </message>
    <message>
        <source>Save the graph as a file (GraphViz DOT)</source>
        <translation>把图保存为文件 (GraphViz DOT)</translation>
    </message>
    <message>
        <source>Edit the graph</source>
        <translation>编辑图</translation>
    </message>
    <message>
        <source>Goes from playing to drawing the graph, and back. While you draw, the opponent waits.</source>
        <translation>在对局与画图之间切换。你画图时，对手会等着。</translation>
    </message>
    <message>
        <source>Add a vertex</source>
        <translation>新建一个顶点</translation>
    </message>
    <message>
        <source>Adds a vertex at a place that is free. A double click on empty ground adds one right there.</source>
        <translation>在空闲的地方新建一个顶点。在空白处双击，顶点就建在那里。</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>删除所选内容</translation>
    </message>
    <message>
        <source>Deletes the vertices and arrows that are selected, and the tokens on them. One vertex and one token always stay.</source>
        <translation>删除选中的顶点和箭头，以及顶点上的棋子。至少会留下一个顶点和一枚棋子。</translation>
    </message>
    <message>
        <source>Give the vertex a name</source>
        <translation>给顶点命名</translation>
    </message>
    <message>
        <source>Gives the vertex that you are at a name, which is shown in place of its number.</source>
        <translation>给当前顶点起一个名称，显示时用它代替编号。</translation>
    </message>
    <message>
        <source>Puts the vertices in layers, with the sinks in the first: every arrow leads to a layer before its own.</source>
        <translation>把顶点分层排列，汇点在最前一层：每条箭头都通向更靠前的层。</translation>
    </message>
    <message>
        <source>Opens a graph from a file in the DOT language of GraphViz, with the places and tokens in it.</source>
        <translation>从 GraphViz 的 DOT 语言文件打开一个图，连同其中的位置和棋子。</translation>
    </message>
    <message>
        <source>Writes the graph to a file in the DOT language of GraphViz, with its places and tokens.</source>
        <translation>把图连同顶点的位置和棋子写成 GraphViz 的 DOT 语言文件。</translation>
    </message>
    <message>
        <source>Show all of the graph</source>
        <translation>显示整个图</translation>
    </message>
    <message>
        <source>Shows all of the graph as large as fits. Ctrl and the wheel, or Page Up and Page Down, zoom; the middle mouse button moves the picture.</source>
        <translation>显示整个图，尽量放大。按住 Ctrl 滚动滚轮，或按 Page Up 和 Page Down，可以缩放；按住鼠标中键可以移动画面。</translation>
    </message>
    <message>
        <source>New graph</source>
        <translation>新图</translation>
    </message>
    <message>
        <source>Begin a new graph with one vertex</source>
        <translation>从一个顶点开始画新图</translation>
    </message>
    <message>
        <source>Takes everything away but one vertex with a token, to draw another graph. Undo brings the old one back.</source>
        <translation>只留一个带棋子的顶点，其余全部清空，用来另画一张图。撤销可以恢复原图。</translation>
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
        <translation>%1，在棋盘上</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ChartPanel</name>
    <message>
        <source>The chart has been copied as a picture.</source>
        <translation>图表已复制为图片。</translation>
    </message>
    <message>
        <source>P-positions in view: %1</source>
        <extracomment>read aloud: %1 lists points such as &quot;(1, 2) (3, 5)&quot;</extracomment>
        <translation>可见的 P 局面：%1</translation>
    </message>
    <message>
        <source>%1: P-position, reached by a winning move</source>
        <extracomment>%1 is a point such as &quot;(7, 4)&quot;</extracomment>
        <translation>%1：P 局面，由必胜走法到达</translation>
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
        <translation>复原图表视图</translation>
    </message>
    <message>
        <source>Show the chart as it was at first (double click)</source>
        <translation>恢复图表最初的样子（双击）</translation>
    </message>
    <message>
        <source>Copy chart</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Save the chart as PNG, SVG or PDF</source>
        <translation>将图表保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop working out more of the chart</source>
        <translation>停止继续计算图表</translation>
    </message>
    <message>
        <source>Shows the part of the chart again in which the position lies.</source>
        <translation>恢复视图，显示当前局面所在的部分。</translation>
    </message>
    <message>
        <source>Copies the chart as a picture, to be pasted into a text or on a slide.</source>
        <translation>把图表复制为图片，可以粘贴到文稿或幻灯片里。</translation>
    </message>
    <message>
        <source>Writes the chart to a file: PNG, SVG or PDF.</source>
        <translation>把图表写入文件：PNG、SVG 或 PDF。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Position on the board: %1</source>
        <extracomment>read aloud: %1 is a point such as &quot;(3, 5)&quot;</extracomment>
        <translation>棋盘上的局面：%1</translation>
    </message>
    <message>
        <source>No P-position is in view.</source>
        <translation>视野内没有 P 局面。</translation>
    </message>
    <message>
        <source>Winning moves lead to: %1</source>
        <extracomment>read aloud: %1 lists points such as &quot;(1, 2) (3, 5)&quot;</extracomment>
        <translation>必胜走法通向：%1</translation>
    </message>
    <message>
        <source>The move leads to %1, its answer to %2</source>
        <extracomment>read aloud, of a move that a step shows with its answer: each a point such as &quot;(3, 5)&quot;</extracomment>
        <translation>这步走到 %1，应对走到 %2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ChartView</name>
    <message>
        <source>%1, counted from %2</source>
        <extracomment>the title of an axis; %1 is a title such as &quot;a: heap 1&quot;, %2 a large number the labels count from</extracomment>
        <translation>%1，从 %2 算起</translation>
    </message>
    <message>
        <source>%1 now</source>
        <extracomment>beside the point of the position: %1 is &quot;(3, 5)&quot;, the sizes of two heaps, or &quot;g(9) = 4&quot;</extracomment>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>beside the point of the position, where a chart has no room for its numbers</extracomment>
        <translation>当前</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::Discovery</name>
    <message>
        <source>Play a game and answer a question: then more opens.</source>
        <translation>先下一局，再回答一个问题，就会打开更多内容。</translation>
    </message>
    <message>
        <source>You have found the rule: all of this page opens when you go on.</source>
        <translation>你找到了规律：继续往下，这一页就会全部打开。</translation>
    </message>
    <message numerus="yes">
        <source>Find the rule: fill the table, or %n more right answer(s) at the first try.</source>
        <translation>
            <numerusform>找出规律：填完表格，或再有 %n 题一次答对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>看看整页</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExercisePanel</name>
    <message>
        <source>A set is called like this: %1</source>
        <extracomment>%1 is the name of a set, such as “nim mixed medium 4711”</extracomment>
        <translation>题组的名称像这样：%1</translation>
    </message>
    <message>
        <source>The name of the set has been copied.</source>
        <translation>已复制题组名称。</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>另一组题</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新问这题</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>The question has been left, and is closed. It can be asked again.</source>
        <translation>你离开了这道题，它已经关闭，可以重新问。</translation>
    </message>
    <message>
        <source>All of it is understood. Next: another kind, or another rule.</source>
        <translation>全部一次答对。接下来可以换一类问题，或者换一种规则。</translation>
    </message>
    <message>
        <source>All of it is understood. Next: a level up.</source>
        <translation>全部一次答对。接下来可以升一级。</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>From Leitner’s box %1, of an earlier set</source>
        <extracomment>%1 is the number of a box, from 1; above a question that had not been answered at the first try</extracomment>
        <translation>来自莱特纳盒子的 %1 号盒：以前的题组问过</translation>
    </message>
    <message>
        <source>What you did not answer at the first try waits in Leitner’s boxes, and comes again in later sets.</source>
        <translation>没有一次答对的题放进了莱特纳盒子，以后的题组还会再问。</translation>
    </message>
    <message>
        <source>The question has been answered. You can go on to the next one.</source>
        <translation>这道题已经答完，可以继续做下一题。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Another game is on the board. This is a new set, about that game.</source>
        <translation>棋盘上换了另一种游戏。这是针对那种游戏的新题组。</translation>
    </message>
    <message>
        <source>Solutions shown: %1 of %2. These questions wait in Leitner’s boxes, and come again in later sets.</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>共 %2 题，其中 %1 题看了解答。这些题放进了莱特纳盒子，以后的题组还会再问。</translation>
    </message>
    <message>
        <source>The rule in force has too few questions of this kind for a set. Choose another kind, or “Mixed”, which asks them among others.</source>
        <translation>在当前规则下，这一类题太少，不够一个题组。请换一类，或者选“混合”，里面也会问到。</translation>
    </message>
    <message>
        <source>The set is done: %1 of %2 right at the first try.</source>
        <extracomment>of the questions of a set, %1 of %2</extracomment>
        <translation>这组题做完了：%2 题中一次答对 %1 题。</translation>
    </message>
    <message>
        <source>%1 %2 · %3 of %4 right at the first try</source>
        <extracomment>a line of a list: %1 is a sign, %2 a kind of question, %3 how many of %4 were</extracomment>
        <translation>%1 %2 · %4 题中一次答对 %3 题</translation>
    </message>
    <message>
        <source>%1 %2 · %3 of %4 right at the first try, not yet understood</source>
        <translation>%1 %2 · %4 题中一次答对 %3 题，还没有掌握</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The set before waits until its own game is on the board again.</source>
        <translation>之前的题组会等着，换回它的游戏就接着做。</translation>
    </message>
    <message numerus="yes">
        <source>Now what was not right at the first try: %n question(s) to be asked again.</source>
        <translation>
            <numerusform>现在回到第一次没答对的题：还有 %n 题要再问。</numerusform>
        </translation>
    </message>
    <message>
        <source>Half a disc: understood now, though not at the first try.</source>
        <translation>半圆：现在懂了，但不是第一次就答对。</translation>
    </message>
    <message>
        <source>Its solution has been shown twice: it comes again in a later set.</source>
        <translation>答案已经显示过两次：以后的题组里还会再问。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: its solution has been shown.</source>
        <translation>↻ 之后还会再问：答案已经显示过。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: the first answer was not right.</source>
        <translation>↻ 之后还会再问：第一次没有答对。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: the hints have told the step to take.</source>
        <translation>↻ 之后还会再问：提示已经说出了该走的一步。</translation>
    </message>
    <message>
        <source>The rule in force has too few positions to be asked about. Choose another rule.</source>
        <translation>这个规则的局面太少，出不了题。请换一个规则。</translation>
    </message>
    <message>
        <source>This one will be asked again, however you answer it: its answer could be seen meanwhile.</source>
        <translation>无论怎么答，这一题之后还会再问：离开期间可以看到答案。</translation>
    </message>
    <message>
        <source>↻ It will be asked again: its answer could be seen meanwhile.</source>
        <translation>↻ 之后还会再问：离开期间可以看到答案。</translation>
    </message>
    <message>
        <source>The first round is done: %1 of %2 right at the first try.</source>
        <extracomment>of the questions of a set, %1 of %2</extracomment>
        <translation>第一轮做完了：%2 题中一次答对 %1 题。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExportDialog</name>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG：像素图</translation>
    </message>
    <message>
        <source>SVG: sharp at every size</source>
        <translation>SVG：放大仍清晰</translation>
    </message>
    <message>
        <source>PDF: for print</source>
        <translation>PDF：适合打印</translation>
    </message>
    <message>
        <source>So many pixels cannot be drawn: choose a smaller scale, or PDF.</source>
        <translation>像素太多，无法绘制：请减小倍数，或改用 PDF。</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 mm, %n page(s)</source>
        <extracomment>the size of paper: %1 and %2 are numbers of millimetres, %n is how many pages there are</extracomment>
        <translation>
            <numerusform>%1 × %2 毫米，%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <extracomment>in a file dialog: %1 is the ending of a file name such as &quot;*.png&quot;</extracomment>
        <translation>文件 (%1)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>This cannot be saved as %1: choose another file type.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>不能保存为 %1：请换一种文件类型。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::GameFields</name>
    <message>
        <source>The sizes of the heaps, such as “%1”</source>
        <extracomment>%1 is an example of a position</extracomment>
        <translation>各堆的石子数，例如“%1”</translation>
    </message>
    <message>
        <source>Normal play: whoever makes the last move wins</source>
        <translation>正常规则：走最后一步的一方赢</translation>
    </message>
    <message>
        <source>Misère play: whoever makes the last move loses</source>
        <translation>反规则：走最后一步的一方输</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::LessonPage</name>
    <message>
        <source>This move is not possible.</source>
        <translation>这一步不能走。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>This position is not one of another lesson</source>
        <translation>别的课里没有这个局面</translation>
    </message>
    <message>
        <source>Open the same game in another lesson: %1</source>
        <extracomment>%1 is a position such as &quot;bash 3: 21&quot;</extracomment>
        <translation>在另一课里打开同一个游戏：%1</translation>
    </message>
    <message>
        <source>The position. A click or a drag chooses a move and makes it; with the keyboard, the arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a hollow ring, and winning moves are green.</source>
        <translation>当前局面。点击或拖动来选择并走一步；用键盘时，方向键选择，Enter 走子。P 用实心圆表示，N 用空心圆环表示，必胜走法是绿色。</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>局面已复制。</translation>
    </message>
    <message>
        <source>The board has been copied as a picture.</source>
        <translation>棋盘已复制为图片。</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>The explanation has been copied as a picture.</source>
        <translation>讲解已复制为图片。</translation>
    </message>
    <message>
        <source>The explanation has been copied.</source>
        <translation>讲解已复制。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>How the position is drawn</source>
        <translation>局面怎样画出来</translation>
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
        <translation>✓ 对了。</translation>
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
        <translation>✗ 不是 %1，再试一次。</translation>
    </message>
    <message>
        <source>✗ Not %1. %2 Try again.</source>
        <translation>✗ 不是 %1。%2再试一次。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MatchLine</name>
    <message>
        <source>Who could win, at the start and after each move</source>
        <translation>开局时和每一步之后谁能赢</translation>
    </message>
    <message>
        <source>at the start you</source>
        <translation>开局时你能赢</translation>
    </message>
    <message>
        <source>at the start your opponent</source>
        <translation>开局时对手能赢</translation>
    </message>
    <message>
        <source>after move %1 you</source>
        <extracomment>read aloud: %1 is the number of a move</extracomment>
        <translation>第 %1 步后你能赢</translation>
    </message>
    <message>
        <source>after move %1 your opponent</source>
        <translation>第 %1 步后对手能赢</translation>
    </message>
    <message>
        <source>Who could win: %1</source>
        <extracomment>read aloud: %1 lists &quot;at the start you&quot;, &quot;after move 1 your opponent&quot;</extracomment>
        <translation>谁能赢：%1</translation>
    </message>
    <message>
        <source>At the start you could win.</source>
        <translation>开局时你能赢。</translation>
    </message>
    <message>
        <source>At the start your opponent could win.</source>
        <translation>开局时对手能赢。</translation>
    </message>
    <message>
        <source>Move %1, %2: after it you could win.</source>
        <extracomment>%1 is the number of a move, %2 the move, such as &quot;take 2&quot;</extracomment>
        <translation>第 %1 步，%2：走完之后你能赢。</translation>
    </message>
    <message>
        <source>Move %1, %2: after it your opponent could win.</source>
        <translation>第 %1 步，%2：走完之后对手能赢。</translation>
    </message>
    <message>
        <source>You could win</source>
        <extracomment>beside the part of a line where the learner could have won</extracomment>
        <translation>你能赢</translation>
    </message>
    <message>
        <source>Opponent could win</source>
        <extracomment>beside the part of a line where the opponent could have won</extracomment>
        <translation>对手能赢</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MoveBar</name>
    <message>
        <source>Number of the heap to take from</source>
        <translation>从第几堆取</translation>
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
        <translation>对手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
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
        <translation>；当时没有必胜走法</translation>
    </message>
    <message>
        <source>; right</source>
        <extracomment>read aloud after a move</extracomment>
        <translation>；走对了</translation>
    </message>
    <message>
        <source>; an error</source>
        <translation>；走错了</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::PositionLine</name>
    <message>
        <source>Typed before</source>
        <translation>输入过的</translation>
    </message>
    <message>
        <source>Examples of this lesson</source>
        <translation>本课的例子</translation>
    </message>
    <message>
        <source>Type a position, such as %1</source>
        <extracomment>in an empty field; %1 is a position such as &quot;nim: 3 5 7&quot;</extracomment>
        <translation>输入局面，如 %1</translation>
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
        <translation>你的回答。按对应的字母键或数字键也可以。</translation>
    </message>
    <message>
        <source>No move wins</source>
        <translation>没有必胜走法</translation>
    </message>
    <message>
        <source>It cannot be done</source>
        <translation>办不到</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Make the move on the board.</source>
        <translation>请在棋盘上走出来。</translation>
    </message>
    <message>
        <source>Make each winning move on the board; one that is made again is taken back.</source>
        <translation>请在棋盘上逐一走出必胜走法；同一步再走一次就是收回。</translation>
    </message>
    <message>
        <source>✗ Not right. Try again.</source>
        <extracomment>%1 says what was done wrong</extracomment>
        <translation>✗ 不对，再试一次。</translation>
    </message>
    <message>
        <source>✗ Not right. %1</source>
        <translation>✗ 不对。%1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is an idea, or the step to take</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>✓ Right. %1</source>
        <extracomment>%1 is the fact that decides</extracomment>
        <translation>✓ 对了。%1</translation>
    </message>
    <message>
        <source>The answer: %1. %2</source>
        <extracomment>%1 is what would have been right, %2 the fact that decides</extracomment>
        <translation>答案：%1。%2</translation>
    </message>
    <message>
        <source>First hint</source>
        <translation>第一条提示</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>下一条提示</translation>
    </message>
    <message>
        <source>No further hint</source>
        <translation>没有更多提示</translation>
    </message>
    <message>
        <source>✗ Not right: %1. %2</source>
        <extracomment>%1 is the move that has been made, such as &quot;take 2 from heap 1&quot;, %2 says what was wrong with it</extracomment>
        <translation>✗ 不对：%1。%2</translation>
    </message>
    <message>
        <source>P: whoever moves now loses. N: whoever moves now wins.</source>
        <translation>P：轮到走的一方必败。N：轮到走的一方必胜。</translation>
    </message>
    <message>
        <source>× takes a move out of the list.</source>
        <translation>点 × 把一个走法从列表中去掉。</translation>
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
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>Your opponent has won</source>
        <translation>对手赢了</translation>
    </message>
    <message>
        <source>A mistake that was not punished: move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>第 %1 步走错了，不过对手没有抓住机会。现在你会怎么走？</translation>
    </message>
    <message>
        <source>Your first mistake was move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>你最早的错误是第 %1 步。现在你会怎么走？</translation>
    </message>
    <message>
        <source>You made no mistake.</source>
        <translation>你没有走错。</translation>
    </message>
    <message>
        <source>You made no mistake: the game could not be won from its start.</source>
        <translation>你没有走错：这一局从一开始就赢不了。</translation>
    </message>
    <message>
        <source>Another mistake was move %1. What would you play there?</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>另一处错误是第 %1 步。现在你会怎么走？</translation>
    </message>
    <message>
        <source>You made no mistake. How does one always win? The questions of the tour lead to the rule.</source>
        <translation>你没有走错。怎样才能总是赢？导览里的问题会带你找到规律。</translation>
    </message>
    <message>
        <source>There is no stronger opponent than this one.</source>
        <translation>没有比这更强的对手了。</translation>
    </message>
    <message>
        <source>Next opponent: “%1” · %2</source>
        <extracomment>%1 is the name of an opponent, %2 what it does</extracomment>
        <translation>下一个对手：“%1” · %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>a button: the next game is against the opponent %1</extracomment>
        <translation>下一个：%1</translation>
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
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>First player’s move</source>
        <translation>轮到先走的一方</translation>
    </message>
    <message>
        <source>Second player’s move</source>
        <translation>轮到后走的一方</translation>
    </message>
    <message>
        <source>The opponent is thinking…</source>
        <translation>对手在思考……</translation>
    </message>
    <message>
        <source>The opponent’s move</source>
        <translation>轮到对手</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>请回答</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>游戏结束</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::Secrecy</name>
    <message>
        <source>Closed until the question is answered</source>
        <translation>回答问题之前不能打开</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::SetBar</name>
    <message>
        <source>Question %1 of %2</source>
        <extracomment>%1 is the number of a question, %2 how many there are</extracomment>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>understood: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>一次答对：%1</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>有提示后答对：%1</translation>
    </message>
    <message>
        <source>again: %1</source>
        <extracomment>of the questions of a set: to be asked again</extracomment>
        <translation>还要再问：%1</translation>
    </message>
    <message>
        <source>to come: %1</source>
        <extracomment>of the questions of a set</extracomment>
        <translation>还没有问：%1</translation>
    </message>
    <message>
        <source>in later sets: %1</source>
        <extracomment>of the questions of a set: their solutions have been shown, and they wait for later sets</extracomment>
        <translation>以后的题组再问：%1</translation>
    </message>
    <message>
        <source>right at the first try</source>
        <translation>第一次就答对</translation>
    </message>
    <message>
        <source>not at the first try, but when it was asked again</source>
        <translation>第一次没答对，再问时答对了</translation>
    </message>
    <message>
        <source>not at the first try, or with help: it will be asked again</source>
        <translation>第一次没答对，或用了帮助：还会再问</translation>
    </message>
    <message>
        <source>its solution has been shown twice: it waits for later sets</source>
        <translation>答案已显示过两次：留到以后的题组</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>还没问到</translation>
    </message>
    <message>
        <source>Question %1: %2</source>
        <extracomment>%1 is the number of a question, %2 what has come of it</extracomment>
        <translation>第 %1 题：%2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StagePreview</name>
    <message>
        <source>What the class sees</source>
        <translation>学生看到的画面</translation>
    </message>
    <message>
        <source>The picture that the class sees. The pointer, the light, pen and marker, and the zoom are led here as on the other screen.</source>
        <translation>学生看到的画面。光点、聚光灯、画笔、荧光笔和放大，在这里操作和在那块屏幕上一样。</translation>
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
        <translation>不显示第二种语言</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
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
        <translation>步骤和判定一起藏着。按“下一步”可以一步一步地显示。</translation>
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
        <translation>%1，已掌握</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::TourPanel</name>
    <message>
        <source>Next section</source>
        <translation>下一节</translation>
    </message>
    <message>
        <source>Answer the question</source>
        <translation>回答问题</translation>
    </message>
    <message>
        <source>Next: a question about what is on the board.</source>
        <translation>接下来是一道题，就问棋盘上的局面。</translation>
    </message>
    <message>
        <source>Next: a question. It puts %1 on the board.</source>
        <extracomment>%1 is a position such as &quot;7 9 15 12&quot;</extracomment>
        <translation>接下来是一道题，棋盘上会摆出 %1。</translation>
    </message>
    <message>
        <source>Next: a question, with a position of its own.</source>
        <translation>接下来是一道题，它有自己的局面。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences, one behind the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Your game is kept.</source>
        <translation>你这一局会保留。</translation>
    </message>
    <message>
        <source>The answer was shown: %1</source>
        <extracomment>of a question that has been given up: %1 is the answer</extracomment>
        <translation>看过的答案：%1</translation>
    </message>
    <message>
        <source>A question of the page before waits for its answer: [go back to it](%1).</source>
        <extracomment>%1 is the address of a link</extracomment>
        <translation>上一页还有一道题没有回答：[回去回答](%1)。</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::VerdictBanner</name>
    <message>
        <source>The verdict is hidden: is this P or N?</source>
        <translation>判定已隐藏：这是 P 还是 N？</translation>
    </message>
    <message>
        <source>Hide the verdict</source>
        <translation>隐藏判定</translation>
    </message>
    <message>
        <source>Show the verdict</source>
        <translation>显示判定</translation>
    </message>
    <message>
        <source>Hides the verdict, so that you can think first, or shows it.</source>
        <translation>藏起判定，先自己想一想；再点一下就显示。</translation>
    </message>
    <message>
        <source>The verdict is hidden until the question is answered.</source>
        <translation>回答问题之后才显示判定。</translation>
    </message>
    <message>
        <source>The verdict is hidden while the table asks.</source>
        <translation>表格提问时，判定先藏起来。</translation>
    </message>
</context>
</TS>
