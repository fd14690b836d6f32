<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
        <source>how many may be taken is expected here, a whole number from 1 to %1, as in “bash 3: 21”</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>這裡應寫每次最多取幾顆，也就是 1 到 %1 的整數，例如「bash 3: 21」</translation>
    </message>
    <message>
        <source>Bash has one heap, so one number is expected</source>
        <translation>巴什博弈只有一堆，應寫一個數</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3&quot;</extracomment>
        <translation>取 %1 顆</translation>
    </message>
    <message>
        <source>P-position · %1 mod %2 = %3 · the player to move loses</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;</extracomment>
        <translation>P 局面（先手必敗態）・%1 mod %2 = %3・輪到走的人必敗</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 1 · take %4, the only winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;20 mod 4 = 0&quot;; %4 is how many to take</extracomment>
        <translation>N 局面（先手必勝態）・%1 mod %2 = %3 ≠ 1・唯一的必勝走法：取 %4 顆</translation>
    </message>
    <message>
        <source>N-position · %1 mod %2 = %3 ≠ 0 · take %4, the only winning move</source>
        <extracomment>%1 mod %2 = %3, as in &quot;21 mod 4 = 1&quot;; %4 is how many to take</extracomment>
        <translation>N 局面（先手必勝態）・%1 mod %2 = %3 ≠ 0・唯一的必勝走法：取 %4 顆</translation>
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
        <extracomment>%1 is the most that may be taken</extracomment>
        <translation>反規則：取走最後一顆的人輸</translation>
    </message>
    <message>
        <source>Set one stone apart, which nobody wants to take. The others are the game with “the last one wins”: whoever takes the last of them leaves the stone apart to the opponent.</source>
        <extracomment>misère play</extracomment>
        <translation>先把誰都不想拿的一顆放到一邊。其餘石子就照「取走最後一顆的人贏」來玩：誰取走其中最後一顆，誰就把放在一邊的那顆留給對手。</translation>
    </message>
    <message>
        <source>The smallest heaps: 1 is lost, 2 to %1 are won</source>
        <extracomment>misère play; %1 is the most that may be taken, %2 the same and two more</extracomment>
        <translation>最小的幾堆：1 顆必敗，2 到 %1 顆必勝</translation>
    </message>
    <message>
        <source>One stone has to be taken: lost. From 2 to %1 stones one stone can be left: won. From %2 stones every move leaves 2 to %1: lost again.</source>
        <translation>只剩 1 顆就不得不取，必敗。2 到 %1 顆可以給對手留下 1 顆，必勝。%2 顆時，不管怎麼取都會留下 2 到 %1 顆，又是必敗。</translation>
    </message>
    <message>
        <source>The smallest heaps: 1 to %1 are won, %2 is lost</source>
        <extracomment>%1 is the most that may be taken, %2 one more</extracomment>
        <translation>最小的幾堆：1 到 %1 顆必勝，%2 顆必敗</translation>
    </message>
    <message>
        <source>1 to %1 stones can be taken at once: won. From %2 stones every move leaves 1 to %1: lost. From there on everything comes again, as whoever can leave a multiple of %2 wins.</source>
        <translation>1 到 %1 顆可以一次取完，必勝。%2 顆時，不管怎麼取都會留下 1 到 %1 顆，必敗。再往上一切重複：誰能給對手留下 %2 的倍數，誰就贏。</translation>
    </message>
    <message>
        <source>Divide the heap into blocks of %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken</extracomment>
        <translation>把這一堆按每 %1 顆一組分開</translation>
    </message>
    <message>
        <source>Without the stone apart: %1. The remainder is %2.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;, %2 the remainder</extracomment>
        <translation>不算放在一邊的那顆：%1，餘數是 %2。</translation>
    </message>
    <message>
        <source>%1. The remainder is %2.</source>
        <extracomment>%1 is a formula such as &quot;21 = 5 × 4 + 1&quot;, %2 the remainder</extracomment>
        <translation>%1，餘數是 %2。</translation>
    </message>
    <message>
        <source>A block can always be completed to %1</source>
        <extracomment>%1 is the size of a block, one more than may be taken, %2 the most that may be taken</extracomment>
        <translation>總能湊滿一組 %1 顆</translation>
    </message>
    <message>
        <source>If one player takes k stones, k from 1 to %2, the other can take %1 − k, which is from 1 to %2 as well. Together they take a whole block.</source>
        <translation>一方取 k 顆（k 從 1 到 %2），另一方就可以取 %1 − k 顆，這個數同樣在 1 到 %2 之間。兩步合起來正好取走一整組。</translation>
    </message>
    <message>
        <source>Only the stone apart is left: a P-position</source>
        <translation>只剩放在一邊的那顆：P 局面</translation>
    </message>
    <message>
        <source>The player to move has to take it and loses.</source>
        <translation>輪到走的人不得不取它，因此輸掉。</translation>
    </message>
    <message>
        <source>The remainder is %1, not 0: an N-position, the player to move wins</source>
        <extracomment>%1 is the remainder</extracomment>
        <translation>餘數是 %1，不是 0：N 局面，輪到走的人必勝</translation>
    </message>
    <message>
        <source>Taking the remainder leaves whole blocks, and it may be taken, as it is at most %1.</source>
        <translation>取走餘數，剩下的就都是整組；餘數最多是 %1，所以一次取得走。</translation>
    </message>
    <message>
        <source>The remainder is 0: a P-position, the player to move loses</source>
        <translation>餘數是 0：P 局面，輪到走的人必敗</translation>
    </message>
    <message>
        <source>No move can keep the blocks whole, as none takes a whole block. So every move leaves a remainder, and the opponent takes that.</source>
        <translation>沒有一步能取走一整組，所以不管怎麼走都會留下餘數，對手再把餘數取走即可。</translation>
    </message>
    <message>
        <source>Take %1, leave %2</source>
        <extracomment>%1 is how many to take, %2 how many are left</extracomment>
        <translation>取 %1 顆，留下 %2 顆</translation>
    </message>
    <message>
        <source>%1, and the stone apart. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>misère play; %1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，外加放在一邊的那顆。取別的顆數都會留下餘數，所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>%1: whole blocks. Every other number leaves a remainder: the only winning move.</source>
        <extracomment>%1 is a formula such as &quot;20 = 5 × 4&quot;</extracomment>
        <translation>%1，都是整組。取別的顆數都會留下餘數，所以這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>%1 + %2 = %3: a whole block is gone, %4 stones are left.</source>
        <extracomment>%1 is what the opponent takes, %2 the answer, %3 the size of a block, %4 how many are left then</extracomment>
        <translation>%1 + %2 = %3：正好去掉一整組，還剩 %4 顆。</translation>
    </message>
    <message>
        <source>After a move of %1 the answer is %2</source>
        <extracomment>%1 is what the opponent takes, %2 the answer</extracomment>
        <translation>對手取 %1 顆，就回取 %2 顆</translation>
    </message>
    <message>
        <source>So it goes on until one stone is left</source>
        <translation>如此繼續，直到只剩一顆</translation>
    </message>
    <message>
        <source>Block after block disappears. In the end the stone apart is left, and the player who always faced whole blocks has to take it.</source>
        <translation>石子一組一組地減少，最後只剩放在一邊的那顆，總是面對整組的人不得不取它。</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>如此繼續，直到結束</translation>
    </message>
    <message>
        <source>Block after block disappears. The player who completes the last block takes the last stone and wins.</source>
        <translation>石子一組一組地減少，湊滿最後一組的人取走最後一顆，因此獲勝。</translation>
    </message>
</context>
<context>
    <name>BashTable</name>
    <message>
        <source>The heaps from 0 on are judged one after the other: each move leads to a smaller one.</source>
        <translation>從 0 開始逐個判斷：每一步都只會走到更小的堆。</translation>
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
</context>
<context>
    <name>ChoiceBoard</name>
    <message>
        <source>Right and Left choose how many stones, Enter takes them.</source>
        <extracomment>read aloud</extracomment>
        <translation>按左右方向鍵選擇顆數，按 Enter 鍵取走。</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Right: this leaves a P-position, and every reply can be answered.</source>
        <translation>走對了：留下了 P 局面，對方怎麼走都有應對。</translation>
    </message>
    <message>
        <source>Right: that was the winning last move.</source>
        <translation>走對了：這是制勝的最後一步。</translation>
    </message>
    <message>
        <source>That ends the game and loses it; there was no way out.</source>
        <translation>這一步結束了遊戲，也輸掉了遊戲；本來就無路可走。</translation>
    </message>
    <message>
        <source>No move wins from a P-position. The reply is: %1.</source>
        <extracomment>%1 is a move such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>P 局面沒有必勝走法。對方的應對是：%1。</translation>
    </message>
    <message>
        <source>An error: it ends the game and loses it. Right was: %1.</source>
        <extracomment>%1 is a move such as &quot;take 5 from heap 2&quot;</extracomment>
        <translation>走錯了：這一步結束了遊戲，也輸掉了遊戲。正確走法是：%1。</translation>
    </message>
    <message>
        <source>An error: it leaves an N-position. The reply that punishes it: %1. Right was: %2.</source>
        <extracomment>%1 is the reply, such as &quot;take 5 from heap 2&quot;, %2 the move that would have been right</extracomment>
        <translation>走錯了：留下了 N 局面。對方可以這樣反擊：%1。正確走法是：%2。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Write one JSON object a line.</source>
        <translation>每行輸出一個 JSON 物件。</translation>
    </message>
    <message>
        <source>Language: en, zh_CN or zh_TW.</source>
        <translation>語言：en、zh_CN 或 zh_TW。</translation>
    </message>
    <message>
        <source>File to write: .png, .svg or .pdf.</source>
        <translation>要寫入的檔案：.png、.svg 或 .pdf。</translation>
    </message>
    <message>
        <source>The step of the explanation to show, from 1.</source>
        <translation>要顯示的講解步驟，從 1 起。</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light 或 dark。</translation>
    </message>
    <message>
        <source>Width and height in pixels, such as 1280x800.</source>
        <translation>寬與高（像素），例如 1280x800。</translation>
    </message>
    <message>
        <source>%1 is “%2”, but one of these is expected: %3</source>
        <extracomment>%1 is an option such as --part, %2 what was given, %3 a list of what is allowed</extracomment>
        <translation>%1 的值是「%2」，應為下列之一：%3</translation>
    </message>
    <message>
        <source>--size is “%1”, but two numbers from %2 to %3 are expected, as in 1280x800</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers of pixels</extracomment>
        <translation>--size 的值是「%1」，應為兩個 %2 到 %3 之間的數，例如 1280x800</translation>
    </message>
    <message>
        <source>render needs a file to write: -o FILE</source>
        <translation>render 需要指定輸出檔案：-o FILE</translation>
    </message>
    <message>
        <source>--step is “%1”, but a number from 1 is expected</source>
        <extracomment>%1 is what was given</extracomment>
        <translation>--step 的值是「%1」，應為從 1 起的數</translation>
    </message>
    <message>
        <source>one position is expected, in quotation marks, such as &quot;nim: 7 9 15 12&quot;</source>
        <translation>應給出一個局面，並加引號，例如 &quot;nim: 7 9 15 12&quot;</translation>
    </message>
    <message>
        <source>solve needs the name of one format, such as hdu2176</source>
        <translation>solve 需要一個題目格式的名稱，例如 hdu2176</translation>
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
        <translation>第 %1 行，第 %2 位元組：應為 0 到 %3 之間的整數</translation>
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
        <translation>第 %1 行，第 %2 位元組：這裡應為 1 到 %3 的整數</translation>
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
        <translation>sequence 需要指明算到哪一堆：--to N</translation>
    </message>
    <message>
        <source>--to is “%1”, but a whole number from 0 to %2 is expected</source>
        <extracomment>%1 is what was given, %2 the largest number allowed</extracomment>
        <translation>--to 寫的是「%1」，應為 0 到 %2 之間的整數</translation>
    </message>
    <message>
        <source>proven: pre-period %1, period %2</source>
        <extracomment>%1 is how many values come before the period, %2 how long it is</extracomment>
        <translation>已證明：預週期 %1，週期 %2</translation>
    </message>
    <message>
        <source>a value is too large for this program</source>
        <translation>某個值太大，本程式無法處理</translation>
    </message>
    <message>
        <source>markdown, text or latex.</source>
        <translation>markdown、text 或 latex。</translation>
    </message>
    <message>
        <source>page, board, chart, projection, explanation or slides.</source>
        <translation>page、board、chart、projection、explanation 或 slides。</translation>
    </message>
    <message>
        <source>Pixels of a PNG to a pixel of the picture.</source>
        <translation>PNG 的放大倍數。</translation>
    </message>
    <message>
        <source>--scale is “%1”, but a number from %2 to %3 is expected</source>
        <extracomment>%1 is what was given, %2 and %3 are numbers</extracomment>
        <translation>--scale 是「%1」，應為 %2 到 %3 之間的數</translation>
    </message>
    <message>
        <source>--scale is for .png alone: .svg and .pdf are sharp at every size</source>
        <translation>--scale 只用於 .png：.svg 與 .pdf 放大多少都清晰</translation>
    </message>
    <message>
        <source>%1 has no meaning with --part %2, which shows all steps on light paper</source>
        <extracomment>%1 is an option such as --step, %2 a part of the page such as slides</extracomment>
        <translation>%1 不能與 --part %2 同用：它一律在淺色紙面上列出所有步驟</translation>
    </message>
    <message>
        <source>slides are written as .pdf alone, but the file is %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>投影片只能寫成 .pdf，而檔名是 %1</translation>
    </message>
    <message>
        <source>sequence needs one rule, such as &quot;{1,3,4}&quot;, 0.77 or grundy</source>
        <translation>sequence 需要一條規則，例如 &quot;{1,3,4}&quot;、0.77 或 grundy</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large: choose a smaller --scale</source>
        <extracomment>%1 and %2 are numbers of pixels</extracomment>
        <translation>%1 × %2 像素的圖片太大，請減小 --scale</translation>
    </message>
    <message>
        <source>no period is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>到 %1 為止沒有證明出週期</translation>
    </message>
    <message>
        <source>no period of Grundy’s game is known, and none is proven up to %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>Grundy 遊戲是否有週期尚無定論，到 %1 為止沒有證明出週期</translation>
    </message>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>圖中沒有頂點 %1</translation>
    </message>
    <message>
        <source>a sequence has one set</source>
        <translation>一個數列只能有一個集合</translation>
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
        <source>Last Stone: learn and lecture on impartial games.

laststone [POSITION]                     open the window, at that position
laststone analyse [POSITION…] [--json]   verdict, SG value and every winning move;
                                         positions from standard input if none is given
laststone explain POSITION               the explanation, step by step;
                                         --format markdown|text|latex
laststone render POSITION -o FILE        a picture (.png, .svg, .pdf); --part
                                         page|board|chart|projection, --step K,
                                         --theme light|dark, --size WxH; or all steps:
                                         --part explanation, --part slides (.pdf);
                                         --scale S for a .png of more pixels
laststone solve FORMAT                   read a classic problem, write its output
laststone sequence RULE --to N           SG values of the heaps 0 to N, for a set
                                         such as &quot;{1,3,4}&quot;, an octal code such as
                                         0.77, grundy, or the vertices of a graph

Every command takes --language en|zh_CN|zh_TW.
A position is written as in &quot;bash 3: 21&quot;, &quot;wythoff: 3 5&quot;, &quot;nim: 7 9 15 12&quot;,
&quot;nim misere: 3 4 5&quot;, &quot;staircase: 1 2 0 0 2&quot;, &quot;sg {1,3,4}: 5 7&quot;, &quot;sg 0.77: 5 7&quot;,
&quot;sg grundy: 10&quot; or &quot;sg graph 1&gt;0;2&gt;0;3&gt;0: 3 2&quot;.</source>
        <translation>Last Stone：學習與講授公平組合遊戲。

laststone [POSITION]                     開啟視窗並顯示該局面
laststone analyse [POSITION…] [--json]   判定結果、SG 值與所有必勝走法；
                                         未給局面時由標準輸入讀取
laststone explain POSITION               按步驟講解；
                                         --format markdown|text|latex
laststone render POSITION -o FILE        產生圖片（.png、.svg、.pdf）；--part
                                         page|board|chart|projection、--step K、
                                         --theme light|dark、--size WxH；或全部步驟：
                                         --part explanation、--part slides（.pdf）；
                                         --scale S 放大 .png
laststone solve FORMAT                   讀入經典題目的輸入，寫出答案
laststone sequence RULE --to N           寫出 0 到 N 各堆的 SG 值，規則可以是
                                         &quot;{1,3,4}&quot; 這樣的可取集合、0.77 這樣的
                                         八進位編碼、grundy，或一張圖

每個指令都可加 --language en|zh_CN|zh_TW。
局面的寫法如 &quot;bash 3: 21&quot;、&quot;wythoff: 3 5&quot;、&quot;nim: 7 9 15 12&quot;、
&quot;nim misere: 3 4 5&quot;、&quot;staircase: 1 2 0 0 2&quot;、&quot;sg {1,3,4}: 5 7&quot;、&quot;sg 0.77: 5 7&quot;、
&quot;sg grundy: 10&quot; 或 &quot;sg graph 1&gt;0;2&gt;0;3&gt;0: 3 2&quot;。</translation>
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
        <source>P-position</source>
        <translation>P 局面</translation>
    </message>
    <message>
        <source>N-position</source>
        <translation>N 局面</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>新題目</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Is the position on the board P or N?</source>
        <translation>棋盤上的局面是 P 局面還是 N 局面？</translation>
    </message>
    <message>
        <source>You can win this position. Make a winning move on the board.</source>
        <translation>這個局面你能贏。請在棋盤上走出必勝的一步。</translation>
    </message>
    <message>
        <source>Choose a kind of exercise and press “New task”.</source>
        <translation>選擇一種練習，然後按「新題目」。</translation>
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
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>N-position · no stone is left · whoever took the last stone has lost</source>
        <translation>N 局面（先手必勝態）・石子已取完・取走最後一顆的人輸了</translation>
    </message>
    <message>
        <source>P-position · no stone is left · whoever took the last stone has won</source>
        <translation>P 局面（先手必敗態）・石子已取完・取走最後一顆的人贏了</translation>
    </message>
    <message>
        <source>No stone is left: the game is over</source>
        <translation>石子已取完，對局結束</translation>
    </message>
    <message>
        <source>Whoever took the last stone has lost, so the player to move has won: an N-position.</source>
        <translation>取走最後一顆的人輸了，所以輪到走的人獲勝：這是 N 局面。</translation>
    </message>
    <message>
        <source>The player to move cannot move and has lost: a P-position.</source>
        <translation>輪到走的人無法再走，已經輸了：這是 P 局面。</translation>
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
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
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
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
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
        <source>at most %1 heaps fit on the board</source>
        <extracomment>%1 is a number of heaps</extracomment>
        <translation>棋盤上最多能放 %1 堆</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Hint: no move wins here. Hardest to answer: %1.</source>
        <extracomment>%1 is a move such as &quot;take 11 from heap 4&quot;</extracomment>
        <translation>提示：這裡沒有必勝走法。最難應對的一步是：%1。</translation>
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
        <source>Moves made</source>
        <translation>已走的步</translation>
    </message>
    <message>
        <source>Ways to study the position</source>
        <translation>研究局面的方式</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>no window can be opened, as there is no display; the commands analyse, explain, render and solve need none</source>
        <translation>沒有顯示裝置，無法開啟視窗；analyse、explain、render 與 solve 指令不需要顯示裝置</translation>
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
</context>
<context>
    <name>Nim</name>
    <message>
        <source>Nim</source>
        <translation>尼姆博弈</translation>
    </message>
    <message numerus="yes">
        <source>N-position · a large heap is left, nim-sum %1 = %2 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 還有大堆，異或和 %1 = %2 ≠ 0 · 必勝走法 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · large heaps are left, nim-sum 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 還有大堆，異或和為 0 · 先手必敗</translation>
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
            <numerusform>P 局面（先手必敗態） · 只有一顆石子的堆共 %n 個，是奇數 · 先手必敗</numerusform>
        </translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 11 from heap 4&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆</translation>
    </message>
    <message>
        <source>P-position · the nim-sum is 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 異或和（尼姆和）為 0 · 先手必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum %1 = %2 ≠ 0 · the player to move can win in %n way(s)</source>
        <extracomment>%1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 異或和（尼姆和）%1 = %2 ≠ 0 · 必勝走法 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取</translation>
    </message>
    <message>
        <source>from heap</source>
        <extracomment>in front of the number of a heap: &quot;Take 3 from heap 1&quot;</extracomment>
        <translation>顆，取自堆</translation>
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
        <translation>個數</translation>
    </message>
    <message>
        <source>%1 · odd</source>
        <extracomment>below a column of the board: %1 is how many heaps have that sub-heap</extracomment>
        <translation>%1 · 奇</translation>
    </message>
    <message>
        <source>%1 · even</source>
        <translation>%1 · 偶</translation>
    </message>
</context>
<context>
    <name>NimChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反規則下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions in misère play, the other heaps fixed</source>
        <translation>反規則下的 P 局面，其餘各堆不變</translation>
    </message>
    <message>
        <source>P-positions in misère play with heaps %1 fixed</source>
        <extracomment>%1 lists the sizes of the heaps that stay as they are</extracomment>
        <translation>反規則下的 P 局面，%1 各堆不變</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>P-positions with the other heaps fixed: a ⊕ b = %1</source>
        <extracomment>%1 is the nim-sum of the heaps that stay as they are</extracomment>
        <translation>其餘各堆不變時的 P 局面：a ⊕ b = %1</translation>
    </message>
    <message>
        <source>P-positions with heaps %1 fixed: a ⊕ b = %2</source>
        <extracomment>%1 lists the sizes of the heaps that stay as they are, %2 is their nim-sum</extracomment>
        <translation>%1 各堆不變時的 P 局面：a ⊕ b = %2</translation>
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
</context>
<context>
    <name>NimExplanation</name>
    <message>
        <source>No stone is left: a P-position</source>
        <translation>石子已取完：P 局面（先手必敗態）</translation>
    </message>
    <message>
        <source>The player to move has no move and has lost: whoever moved before took the last stone. All other positions are judged from this one.</source>
        <translation>輪到走的一方無子可取，已經輸了：最後一顆石子被對方取走。其餘所有局面都由這個終止局面推出。</translation>
    </message>
    <message>
        <source>One heap is left: take all %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap</extracomment>
        <translation>只剩一堆：把第 %2 堆的 %1 顆全部取走</translation>
    </message>
    <message>
        <source>That takes the last stone and wins at once, so a single heap is an N-position whatever its size.</source>
        <translation>這樣就取走了最後一顆石子，立即獲勝。所以單獨一堆無論多大都是 N 局面（先手必勝態）。</translation>
    </message>
    <message>
        <source>Two equal heaps: whoever moves second mirrors</source>
        <translation>兩堆相等：後手採用對稱（模仿）策略</translation>
    </message>
    <message>
        <source>Whatever is taken from one heap is then taken from the other. The heaps are equal again, so there is always a reply, and the last stone goes to the one who mirrors: a P-position.</source>
        <translation>先手從一堆取幾顆，後手就從另一堆取幾顆，兩堆又相等。後手總有棋可走，最後一顆石子也歸後手，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>For example: after taking %1 from heap %2, the reply takes %4 from heap %3.</source>
        <extracomment>%1 and %4 are numbers of stones, %2 and %3 the numbers of two heaps; %4 equals %1</extracomment>
        <translation>例如：從第 %2 堆取 %1 顆之後，應對是從第 %3 堆取 %4 顆。</translation>
    </message>
    <message>
        <source>Two unequal heaps: make them equal, take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the larger heap</extracomment>
        <translation>兩堆不等：從第 %2 堆取 %1 顆，使兩堆相等</translation>
    </message>
    <message>
        <source>%1 leaves two equal heaps, and from then on every move of the opponent is mirrored.</source>
        <extracomment>%1 is &quot;12 → 9&quot;</extracomment>
        <translation>%1 之後兩堆相等，此後對方怎麼走，就照樣走一步。</translation>
    </message>
    <message>
        <source>Misère play: whoever takes the last stone loses</source>
        <translation>反規則：取走最後一顆石子的一方輸</translation>
    </message>
    <message>
        <source>The aim is to leave the opponent exactly one stone. What counts is how many heaps are large, that is, have two stones or more.</source>
        <translation>目標是恰好給對方留下一顆石子。關鍵要看有幾個大堆，也就是石子不少於兩顆的堆。</translation>
    </message>
    <message>
        <source>No stone is left: an N-position</source>
        <translation>石子已取完：N 局面（先手必勝態）</translation>
    </message>
    <message>
        <source>Whoever moved before took the last stone and has lost; the player to move has won.</source>
        <translation>最後一顆石子是對方取走的，對方輸了；輪到走的一方獲勝。</translation>
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
        <translation>每一步都只能取走一整堆，雙方輪流取，別無選擇。堆數是奇數，最後一顆石子歸先手，先手輸。這是 P 局面（先手必敗態）。</translation>
    </message>
    <message>
        <source>Every move takes one whole heap, so the players alternate without a choice. The number of heaps is even: the opponent of the player to move takes the last stone and loses. An N-position, and every move wins.</source>
        <translation>每一步都只能取走一整堆，雙方輪流取，別無選擇。堆數是偶數，最後一顆石子歸後手，後手輸。這是 N 局面（先手必勝態），怎麼走都贏。</translation>
    </message>
    <message>
        <source>One large heap is left: take %1 from heap %2</source>
        <extracomment>%1 is a number of stones, %2 the number of the only heap with two stones or more</extracomment>
        <translation>只剩一個大堆：從第 %2 堆取 %1 顆</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an odd number. So the large heap is taken whole.</source>
        <extracomment>%1 is an odd number</extracomment>
        <translation>這是決定勝負的一步。此外只有一顆石子的堆有 %1 個，是奇數，所以把大堆整堆取走。</translation>
    </message>
    <message>
        <source>This is the moment that decides. Heaps of one stone beside it: %1, an even number. So one stone of the large heap is left.</source>
        <extracomment>%1 is an even number</extracomment>
        <translation>這是決定勝負的一步。此外只有一顆石子的堆有 %1 個，是偶數，所以大堆要留下一顆。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n heap(s) of one stone, an odd number: the opponent takes the last one. A position with one large heap is always an N-position.</source>
        <extracomment>%n is an odd number of heaps</extracomment>
        <translation>
            <numerusform>這樣留下 %n 個只有一顆石子的堆，是奇數，最後一顆歸對方。只有一個大堆的局面總是 N 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 heaps are large: play as in normal Nim</source>
        <extracomment>%1 is 2 or more</extracomment>
        <translation>大堆有 %1 個：照正常規則來走</translation>
    </message>
    <message>
        <source>While two large heaps or more are left, misère play has the same P-positions as normal play: those with nim-sum 0. Only the very end is different.</source>
        <translation>只要還有兩個或更多的大堆，反規則的 P 局面就與正常規則相同，即異或和為 0 的局面。不同之處只在最後收尾。</translation>
    </message>
    <message>
        <source>Bouton&apos;s theorem (1901) for misère play: with a large heap on the board a position is P exactly when its nim-sum is 0.</source>
        <translation>反規則下的包頓定理（Bouton 定理，1901 年）：只要還有大堆，異或和為 0 的局面就是 P 局面，否則不是。</translation>
    </message>
    <message>
        <source>When one large heap is left, leave an odd number of ones</source>
        <translation>只剩一個大堆時，留下奇數個一顆的堆</translation>
    </message>
    <message>
        <source>A single large heap never has nim-sum 0, so it is the winner who finds it: the winner lowers it to 1 or 0, whichever leaves an odd number of heaps of one stone, and the opponent has to take the last one.</source>
        <translation>只有一個大堆時異或和不會是 0，所以遇到它的正是勝方：勝方把它減到 1 或 0，使只有一顆石子的堆剩下奇數個，最後一顆只好由對方取走。</translation>
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
        <source>Count the ones in each column</source>
        <translation>數一數每一列有幾個 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum is 0</source>
        <translation>每一列都是偶數：異或和（尼姆和）為 0</translation>
    </message>
    <message>
        <source>The odd columns give the nim-sum %1 = %2 ≠ 0</source>
        <extracomment>%1 is a number in binary such as 1101₂, %2 the same in decimal</extracomment>
        <translation>由奇數列得到異或和（尼姆和）%1 = %2 ≠ 0</translation>
    </message>
    <message>
        <source>Bouton&apos;s theorem (1901): a position is P exactly when its nim-sum is 0.</source>
        <translation>包頓定理（Bouton 定理，1901 年）：異或和為 0 的局面是 P 局面，其餘的都是 N 局面。</translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: %n heap(s) have it</source>
        <extracomment>%1 is a power of two, %n a number of heaps</extracomment>
        <translation>
            <numerusform>最高的奇數列是 %1：有 %n 堆含有它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leading odd column is %1: it is in heap(s) %2</source>
        <extracomment>%1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)</extracomment>
        <translation>
            <numerusform>最高的奇數列是 %1：第 %2 堆含有它</numerusform>
        </translation>
    </message>
    <message>
        <source>That column must become even, so the move has to take this sub-heap away. Each heap that has it can be lowered to heap ⊕ %1, which is smaller.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>這一列必須變成偶數，所以這一步要去掉一個這樣的子堆。含有它的每一堆都可以減到「堆 ⊕ %1」，結果一定更小。</translation>
    </message>
    <message numerus="yes">
        <source>Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.</source>
        <extracomment>%n is always an odd number</extracomment>
        <translation>
            <numerusform>恰好是這些堆各有一種必勝走法：共 %n 種。因為這一列是奇數，所以必勝走法總是奇數種。</numerusform>
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
        <translation>%1 恰好改變各奇數列上的數字，其餘各列不變。</translation>
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
        <translation>其餘各堆不行：其中沒有子堆 %1</translation>
    </message>
    <message>
        <source>heap %1 would have to grow from %2 to %3</source>
        <extracomment>%1 is the number of a heap, %2 its size, %3 the larger size it would have to get</extracomment>
        <translation>第 %1 堆要從 %2 增加到 %3</translation>
    </message>
    <message>
        <source>Stones cannot be added: %1.</source>
        <extracomment>%1 is a list such as &quot;heap 1 would have to grow from 7 to 10&quot;</extracomment>
        <translation>石子只能取走，不能添加，而%1。</translation>
    </message>
    <message>
        <source>After %1 every column is even</source>
        <extracomment>%1 is &quot;12 → 1&quot;</extracomment>
        <translation>%1 之後，每一列都是偶數</translation>
    </message>
    <message>
        <source>The nim-sum is 0, so the opponent is in a P-position.</source>
        <translation>異或和為 0，對方面對的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move makes some column odd</source>
        <translation>無論怎麼走，總有一列變成奇數</translation>
    </message>
    <message>
        <source>A move changes one heap and leaves the others alone. The highest digit that changes goes from 1 to 0, so its column, even before, becomes odd.</source>
        <translation>一步只改變一堆，其餘各堆不動。改變的最高一位由 1 變 0，那一列原來是偶數，現在變成奇數。</translation>
    </message>
    <message>
        <source>Then another heap still has that digit, and lowering it to heap ⊕ nim-sum makes every column even again.</source>
        <translation>這時另有一堆仍含有這一位，把它減到「堆 ⊕ 異或和」，每一列就又都是偶數。</translation>
    </message>
    <message>
        <source>If %1 is taken from heap %2, the reply takes %3 from heap %4</source>
        <extracomment>a move and the reply to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two heaps</extracomment>
        <translation>若從第 %2 堆取 %1 顆，則應對是從第 %4 堆取 %3 顆</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum %2 ≠ 0; %3 makes every column even again.</source>
        <extracomment>%1 is a move such as &quot;12 → 4&quot;, %2 a number other than 0, %3 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之後異或和為 %2 ≠ 0；%3 使每一列又都是偶數。</translation>
    </message>
    <message>
        <source>%1 leaves one large heap (nim-sum %2); %3 leaves an odd number of ones.</source>
        <extracomment>misère play; %1 is a move such as &quot;12 → 4&quot;, %2 a number, %3 the reply, such as &quot;9 → 1&quot;</extracomment>
        <translation>%1 之後只剩一個大堆（異或和為 %2）；%3 留下奇數個一顆的堆。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions takes the last stone</source>
        <translation>總是留下 P 局面的一方取到最後一顆石子</translation>
    </message>
    <message>
        <source>Every reply makes a column odd, and a winning move makes all even again. The stones become fewer, so the game ends with no stone left, and it is the opponent who has no move.</source>
        <translation>對方無論怎麼走，總有一列變成奇數，而必勝走法又使各列都是偶數。石子越來越少，到石子取完時，無子可取的正是對方。</translation>
    </message>
    <message>
        <source>Every move can be answered like this. The stones become fewer, so the game ends with no stone left, and it is the player now to move who has no move.</source>
        <translation>每一步都可以這樣應對。石子越來越少，到石子取完時，無子可取的正是現在輪到走的一方。</translation>
    </message>
</context>
<context>
    <name>NimPuzzle</name>
    <message>
        <source>Split the stones</source>
        <translation>分石子</translation>
    </message>
    <message>
        <source>Split %1 stones into as many heaps as you like; then your opponent moves first. Type the heaps, for example “3 4 5”. Can you split so that you win?</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>把 %1 顆石子分成任意幾堆，然後由對手先走。請輸入各堆的石子數，例如「3 4 5」。你能分得讓自己必勝嗎？</translation>
    </message>
    <message>
        <source>These heaps have %1 stones, not %2.</source>
        <extracomment>%1 is the sum of the heaps typed, %2 what it should be</extracomment>
        <translation>這些堆共有 %1 顆石子，而不是 %2 顆。</translation>
    </message>
    <message>
        <source>%1 is odd, and the lowest digit of the nim-sum is the parity of all stones: the nim-sum, here %2, is never 0. Whoever moves first wins, whatever the split.</source>
        <extracomment>%1 is an odd number of stones, %2 a nim-sum, which is odd as well</extracomment>
        <translation>%1 是奇數，而異或和的最低位就是石子總數的奇偶性，所以異或和（這裡是 %2）不會是 0。無論怎麼分，都是先走的一方勝。</translation>
    </message>
    <message>
        <source>The nim-sum is 0, so your opponent is in a P-position. Now play it out on the board.</source>
        <translation>異或和為 0，對手面對的是 P 局面。請在棋盤上把這一局走完。</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so your opponent can win. Two equal heaps of %2 would have won by mirroring.</source>
        <extracomment>%1 is a nim-sum other than 0, %2 half of the stones</extracomment>
        <translation>異或和為 %1，對手有必勝走法。如果分成兩堆，每堆 %2 顆，就能用對稱策略獲勝。</translation>
    </message>
</context>
<context>
    <name>NimSum</name>
    <message>
        <source>An odd number of times: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>出現奇數次的列：%1。</translation>
    </message>
    <message>
        <source>An even number of times: %1.</source>
        <extracomment>%1 is a list of powers of two such as &quot;8, 4, 1&quot;</extracomment>
        <translation>出現偶數次的列：%1。</translation>
    </message>
    <message>
        <source>⊕ (exclusive or, XOR) adds in binary without carrying: 1 for an odd column, 0 for an even one.</source>
        <translation>⊕（異或，XOR）就是不進位的二進位加法：奇數列得 1，偶數列得 0。</translation>
    </message>
    <message>
        <source>So this is an N-position: the player to move wins</source>
        <translation>所以這是 N 局面：先手必勝</translation>
    </message>
    <message>
        <source>So this is a P-position: the player to move loses</source>
        <translation>所以這是 P 局面：先手必敗</translation>
    </message>
    <message numerus="yes">
        <source>%n more winning move(s), found in the same way</source>
        <extracomment>%n is a number of further winning moves</extracomment>
        <translation>
            <numerusform>另有 %n 種必勝走法，用同樣的方法得到</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>a whole number from 0 to %1 is expected</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>應為 0 到 %1 之間的整數</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1 is expected, but “%2” was found</source>
        <extracomment>%1 is 9223372036854775807, %2 what was typed instead: a letter, a minus sign</extracomment>
        <translation>應為 0 到 %1 之間的整數，但出現了「%2」</translation>
    </message>
    <message>
        <source>the number is larger than %1, the largest heap allowed</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>這個數大於 %1，超過了允許的最大堆</translation>
    </message>
    <message>
        <source>the name of a game is expected before the colon: %1</source>
        <extracomment>%1 is a list of words such as &quot;bash, wythoff, nim&quot;</extracomment>
        <translation>冒號前應為遊戲的名稱：%1</translation>
    </message>
    <message>
        <source>the name of a game and a colon are expected, as in “nim: 3 4 5”</source>
        <extracomment>shown when a position does not say of which game it is</extracomment>
        <translation>應以遊戲的名稱與冒號開頭，例如「nim: 3 4 5」</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <extracomment>%1 is the place in the text, from 1; %2 says what was expected there</extracomment>
        <translation>第 %1 個字元處：%2。</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “%1”</source>
        <extracomment>%1 is the name of a game, as in the notation</extracomment>
        <translation>「%1」之後應為「misere」或冒號</translation>
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
        <translation>{1,…,64}：尼姆博弈，每堆至多 64 顆</translation>
    </message>
    <message>
        <source>{1,2,4,…,64}: powers of two</source>
        <translation>{1,2,4,…,64}：2 的冪</translation>
    </message>
    <message>
        <source>{1,2,3,5,…,89}: Fibonacci</source>
        <translation>{1,2,3,5,…,89}：費波那契數</translation>
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
        <source>Where misère play goes its own way</source>
        <translation>反規則另有一套的圖</translation>
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
        <translation>0.77：Kayles</translation>
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
        <source>misère play is not ruled by SG values, and this position is too large for a search of all games</source>
        <translation>反規則不由 SG 值決定，而這個局面太大，無法搜尋所有走法</translation>
    </message>
    <message>
        <source>N-position · no move is left, and in misère play the player to move has won</source>
        <translation>N 局面 · 已經無法再走，依反規則，輪到走的一方獲勝</translation>
    </message>
    <message>
        <source>P-position · misère play: every move leaves a won position · the player to move loses</source>
        <translation>P 局面 · 反規則：無論怎麼走，都把必勝局面留給對方 · 輪到走的一方輸</translation>
    </message>
    <message numerus="yes">
        <source>N-position · misère play · %n winning move(s)</source>
        <extracomment>misère play; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面 · 反規則 · 必勝走法有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · no move is left · the player to move has lost</source>
        <translation>P 局面 · 已經無法再走 · 輪到走的一方輸了</translation>
    </message>
    <message>
        <source>P-position · the SG value is 0 · the player to move loses</source>
        <translation>P 局面 · SG 值為 0 · 輪到走的一方輸</translation>
    </message>
    <message numerus="yes">
        <source>N-position · the SG value is %1 ≠ 0 · %n winning move(s)</source>
        <extracomment>%1 is the SG value; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面 · SG 值為 %1 ≠ 0 · 必勝走法有 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>Heap or token</source>
        <extracomment>in front of the number of a heap or token</extracomment>
        <translation>堆或棋子</translation>
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
</context>
<context>
    <name>SgRule</name>
    <message>
        <source>the graph has no vertex %1</source>
        <extracomment>%1 is a number that was given as the place of a token</extracomment>
        <translation>圖中沒有頂點 %1</translation>
    </message>
    <message>
        <source>move token %1 from %2 to %3</source>
        <extracomment>a move, to stand within a sentence: &quot;move token 1 from 5 to 3&quot;; %2 and %3 are vertices</extracomment>
        <translation>把棋子 %1 從 %2 移到 %3</translation>
    </message>
    <message>
        <source>a vertex is expected, a whole number from 0 to %1</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>這裡應為頂點，即 0 到 %1 的整數</translation>
    </message>
    <message>
        <source>a name of 1 to %1 characters is expected, without blanks, “:”, “;”, “&gt;”, “=”, “,”, braces and quotes, and not ending in “misere”</source>
        <extracomment>%1 is how many characters a name may have</extracomment>
        <translation>這裡應為 1 到 %1 個字元的名稱，不能含有空格、「:」「;」「&gt;」「=」「,」、大括號和引號，也不能以「misere」結尾</translation>
    </message>
    <message>
        <source>“;” and the next edge, “misere” or a colon is expected, as in “graph 1&gt;0;2&gt;0: 2”</source>
        <translation>這裡應為「;」和下一條邊、「misere」或冒號，如「graph 1&gt;0;2&gt;0: 2」</translation>
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
        <translation>這裡應為小數點，如「0.77」</translation>
    </message>
    <message>
        <source>a digit from 0 to 7 is expected</source>
        <translation>這裡應為 0 到 7 的數字</translation>
    </message>
    <message>
        <source>digits from 0 to 7, up to %1 of them, then “misere” or a colon are expected</source>
        <extracomment>%1 is how many digits a code may have at most</extracomment>
        <translation>這裡應為 0 到 7 的數字（至多 %1 位），然後是「misere」或冒號</translation>
    </message>
    <message>
        <source>“misere” or a colon is expected after “grundy”</source>
        <translation>「grundy」之後應為「misere」或冒號</translation>
    </message>
    <message>
        <source>heaps that may split are at most %1 here</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>可以拆分的堆，這裡至多 %1 顆</translation>
    </message>
    <message>
        <source>no period of this game is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>這個遊戲到 %1 為止未能證明週期，所以堆至多 %1 顆</translation>
    </message>
    <message>
        <source>split heap %1 into %2 and %3</source>
        <extracomment>a move, to stand within a sentence: &quot;split heap 2 into 3 and 4&quot;</extracomment>
        <translation>把第 %1 堆拆成 %2 和 %3</translation>
    </message>
    <message>
        <source>take all %1 of heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take all 2 of heap 3&quot;</extracomment>
        <translation>把第 %2 堆的 %1 顆全部取走</translation>
    </message>
    <message>
        <source>take %1 from heap %2 and leave %3</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from heap 3 and leave 5&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆，留下 %3</translation>
    </message>
    <message>
        <source>take %1 from heap %2 and leave %3 and %4</source>
        <extracomment>a move, to stand within a sentence: &quot;take 2 from heap 3 and leave 4 and 1&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆，留下 %3 和 %4</translation>
    </message>
    <message>
        <source>a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” or a graph such as “graph 1&gt;0;2&gt;0” is expected</source>
        <translation>這裡應為集合（如「{1,3,4}」）、八進位編碼（如「0.77」）、「grundy」，或圖（如「graph 1&gt;0;2&gt;0」）</translation>
    </message>
    <message>
        <source>a set in braces is expected, as in “{1,3,4}”</source>
        <translation>這裡應為大括號中的集合，如「{1,3,4}」</translation>
    </message>
    <message>
        <source>the set needs from 1 to %1 different numbers</source>
        <extracomment>%1 is how many numbers a set may have at most</extracomment>
        <translation>集合要有 1 到 %1 個不同的數</translation>
    </message>
    <message>
        <source>a number from 1 to %1 is expected, or the brace that closes the set</source>
        <extracomment>%1 is the largest number that may be in a set</extracomment>
        <translation>這裡應為 1 到 %1 的數，或結束集合的右大括號</translation>
    </message>
    <message>
        <source>“misere”, a colon or “+” and another set is expected after the set</source>
        <translation>集合之後應為「misere」、冒號，或「+」和另一個集合</translation>
    </message>
    <message>
        <source>there are %1 sets, so %1 heaps are expected</source>
        <extracomment>%1 is a number of sets, and of heaps</extracomment>
        <translation>有 %1 個集合，所以應有 %1 堆</translation>
    </message>
    <message>
        <source>no period of this set is proven up to %1, so heaps are at most %1</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>這個集合到 %1 為止未能證明週期，所以堆至多 %1 顆</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3 from heap 2&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆</translation>
    </message>
</context>
<context>
    <name>Staircase</name>
    <message>
        <source>Staircase Nim</source>
        <translation>階梯 Nim</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>in front of how many stones go one stair down, and on the button</extracomment>
        <translation>移</translation>
    </message>
    <message>
        <source>from stair</source>
        <extracomment>in front of the number of a stair: &quot;Move 2 from stair 5&quot;</extracomment>
        <translation>顆，取自臺階</translation>
    </message>
    <message>
        <source>N-position · no stone is left to move · whoever made the last move has lost</source>
        <translation>N 局面（先手必勝態） · 石子都已到地面 · 走最後一步的一方輸了</translation>
    </message>
    <message numerus="yes">
        <source>N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 · %n winning move(s)</source>
        <extracomment>misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 還有兩顆以上的奇數級，奇數級的異或和 %1 = %2 ≠ 0 · 必勝走法 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · large odd stairs are left, nim-sum of the odd stairs 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 還有兩顆以上的奇數級，奇數級的異或和為 0 · 先手必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · odd stairs with one stone: %1, an even number · %n winning move(s)</source>
        <extracomment>misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 只有一顆石子的奇數級共 %1 級，是偶數 · 必勝走法 %n 種</numerusform>
        </translation>
    </message>
    <message>
        <source>P-position · odd stairs with one stone: %1, an odd number · the player to move loses</source>
        <extracomment>misère play; %1 is an odd number of stairs</extracomment>
        <translation>P 局面（先手必敗態） · 只有一顆石子的奇數級共 %1 級，是奇數 · 先手必敗</translation>
    </message>
    <message>
        <source>Staircase Nim needs at least one stair, so at least one number is expected</source>
        <translation>階梯 Nim 至少要有一級臺階，所以至少要寫一個數</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones, as they can meet</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>石子可能聚到同一級，所以各級合起來最多 %1 顆</translation>
    </message>
    <message>
        <source>move %1 from stair %2 down</source>
        <extracomment>a move, to stand within a sentence: &quot;move 2 from stair 5 down&quot;</extracomment>
        <translation>從第 %2 級移下 %1 顆</translation>
    </message>
    <message>
        <source>P-position · no stone is left to move · whoever made the last move has won</source>
        <translation>P 局面（先手必敗態） · 石子都已到地面 · 走最後一步的一方贏了</translation>
    </message>
    <message>
        <source>P-position · the nim-sum of the odd stairs is 0 · the player to move loses</source>
        <translation>P 局面（先手必敗態） · 奇數級的異或和（尼姆和）為 0 · 先手必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n way(s)</source>
        <extracomment>%1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態） · 奇數級的異或和（尼姆和）%1 = %2 ≠ 0 · 必勝走法 %n 種</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StaircaseBoard</name>
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
        <source>Staircase Nim board</source>
        <translation>階梯 Nim 棋盤</translation>
    </message>
    <message>
        <source>Stair %1, odd, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an odd stair, %2 how many stones it has</extracomment>
        <translation>第 %1 級，奇數級，石子數：%2</translation>
    </message>
    <message>
        <source>Stair %1, even, stones: %2</source>
        <extracomment>read aloud: %1 is the number of an even stair, %2 how many stones it has</extracomment>
        <translation>第 %1 級，偶數級，石子數：%2</translation>
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
        <source>The odd stairs as Nim heaps</source>
        <extracomment>above the odd stairs, which are drawn once more as heaps of Nim</extracomment>
        <translation>奇數級當作尼姆堆</translation>
    </message>
    <message>
        <source>ground</source>
        <extracomment>where stones from stair 1 come to lie; it stands beside the number 0</extracomment>
        <translation>地面</translation>
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
        <translation>反規則下的 P 局面，其餘奇數級不變</translation>
    </message>
    <message>
        <source>P-positions: a = b</source>
        <translation>P 局面：a = b</translation>
    </message>
    <message>
        <source>P-positions with the other odd stairs fixed: a ⊕ b = %1</source>
        <extracomment>%1 is the nim-sum of the odd stairs that stay as they are</extracomment>
        <translation>其餘奇數級不變時的 P 局面：a ⊕ b = %1</translation>
    </message>
    <message>
        <source>All stairs together have at most %1 stones; here there would be more.</source>
        <extracomment>%1 is 9223372036854775807</extracomment>
        <translation>各級合起來最多 %1 顆石子，這裡會超過。</translation>
    </message>
    <message>
        <source>The chart needs two odd stairs</source>
        <translation>至少要有兩個奇數級才能畫圖表</translation>
    </message>
    <message>
        <source>a: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>a：第 %1 級</translation>
    </message>
    <message>
        <source>b: stair %1</source>
        <extracomment>the axis of a chart; %1 is the number of an odd stair</extracomment>
        <translation>b：第 %1 級</translation>
    </message>
</context>
<context>
    <name>StaircaseExplanation</name>
    <message>
        <source>The stairs are numbered from the bottom: 1 is the lowest, the ground is 0</source>
        <translation>臺階由下往上編號：最低一級是 1，地面是 0</translation>
    </message>
    <message>
        <source>A move brings at least one stone from one stair to the next lower one; from stair 1 stones come to the ground and stay there.</source>
        <translation>每一步從一級臺階上拿至少一顆石子，放到下一級；從第 1 級下來的石子到了地面，就不會再動。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses, so the last stone to reach the ground wins the game for the player who brings it there.</source>
        <translation>無法再走的一方輸，所以把最後一顆石子送到地面的一方獲勝。</translation>
    </message>
    <message>
        <source>Some books and judges number the stairs from 0 or from the top. The rule stays the same: a stair counts when its number of steps down to the ground is odd.</source>
        <translation>有些書和線上評測系統從 0 開始編號，或是由上往下編號。規則始終一樣：某一級走到地面的級數是奇數，這一級才算數。</translation>
    </message>
    <message>
        <source>Misère play: whoever cannot move wins</source>
        <translation>反規則：無法再走的一方贏</translation>
    </message>
    <message>
        <source>So nobody wants to bring the last stone to the ground. Play misère Nim on the odd stairs.</source>
        <translation>所以誰都不想把最後一顆石子送到地面。只要在奇數級上照反規則的尼姆博弈來走。</translation>
    </message>
    <message>
        <source>This rule is checked by brute force on small positions; we have not found it published.</source>
        <translation>這條規則以窮舉法在小局面上驗證過；我們還沒有找到發表過的出處。</translation>
    </message>
    <message>
        <source>Only the odd stairs count; there are %1 of them</source>
        <extracomment>%1 is a large number</extracomment>
        <translation>只有奇數級才算數，共 %1 級</translation>
    </message>
    <message>
        <source>Only the odd stairs count: %1</source>
        <extracomment>%1 is a list of stairs such as &quot;1, 3, 5&quot;</extracomment>
        <translation>只有奇數級才算數：%1</translation>
    </message>
    <message>
        <source>From an odd stair stones come to an even stair or to the ground, where they do not count. That is taking, as in Nim.</source>
        <translation>奇數級的石子移到偶數級或地面，就不再算數。這等於尼姆博弈裡的取石子。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. Either way a move changes exactly one odd stair.</source>
        <translation>偶數級的石子移到奇數級，會讓它變多。不管是哪一種，一步都恰好改變一個奇數級。</translation>
    </message>
    <message>
        <source>From an even stair stones come to an odd one and raise it. The opponent can bring the same stones one stair further, and every odd stair is as it was before: the even stairs cancel out.</source>
        <translation>偶數級的石子移到奇數級，會讓它變多。對方可以把這些石子再往下移一級，各個奇數級便恢復原狀：偶數級就這樣互相抵銷。</translation>
    </message>
    <message>
        <source>No stone is left to move: an N-position</source>
        <translation>沒有石子可移：N 局面（先手必勝態）</translation>
    </message>
    <message>
        <source>No stone is left to move: a P-position</source>
        <translation>沒有石子可移：P 局面（先手必敗態）</translation>
    </message>
    <message>
        <source>Whoever brought the last stone to the ground has lost; the player to move has won.</source>
        <translation>把最後一顆石子送到地面的一方輸了；輪到走的一方獲勝。</translation>
    </message>
    <message>
        <source>The player to move has no move and has lost: whoever moved before brought the last stone to the ground. All other positions are judged from this one.</source>
        <translation>輪到走的一方無法再走，已經輸了：最後一顆石子是對方送到地面的。其餘所有局面都由這個終止局面推出。</translation>
    </message>
    <message>
        <source>Only stair 1 has stones: bring every one of them to the ground</source>
        <translation>只有第 1 級有石子：全部送到地面</translation>
    </message>
    <message>
        <source>That is the last move and wins at once. Stair 1 alone is Nim with one heap, an N-position.</source>
        <translation>這就是最後一步，馬上獲勝。單獨的第 1 級等於只有一堆的尼姆博弈，是 N 局面。</translation>
    </message>
    <message>
        <source>Only even stairs have stones: an N-position, bring one stone down</source>
        <translation>只有偶數級有石子：N 局面，移下一顆石子</translation>
    </message>
    <message>
        <source>Only even stairs have stones: whoever moves second follows</source>
        <translation>只有偶數級有石子：後手跟著走</translation>
    </message>
    <message>
        <source>That leaves exactly one odd stair with one stone, a P-position of misère play. It can be done from every even stair that has stones.</source>
        <translation>這樣恰好有一個奇數級有一顆石子，是反規則下的 P 局面。從任何一個有石子的偶數級都可以這樣走。</translation>
    </message>
    <message>
        <source>The stones that come to an odd stair are brought one stair further by the opponent. Then again only even stairs have stones, or none has. So there is always an answer: a P-position.</source>
        <translation>石子移到奇數級，對方就把它們再往下移一級。於是又只有偶數級有石子，或是石子全到了地面。對方永遠有得走，所以這是 P 局面。</translation>
    </message>
    <message>
        <source>No odd stair has two stones or more. Odd stairs with one stone: %1</source>
        <extracomment>%1 is a number of stairs</extracomment>
        <translation>沒有一個奇數級有兩顆以上的石子。只有一顆石子的奇數級數：%1</translation>
    </message>
    <message>
        <source>An odd number: this is a P-position, and the player to move loses, as in misère Nim.</source>
        <translation>是奇數：這是 P 局面，先手必敗，和反規則的尼姆博弈一樣。</translation>
    </message>
    <message>
        <source>An even number: this is an N-position. A winning move makes the number odd: it empties an odd stair, or brings exactly one stone to an empty one.</source>
        <translation>是偶數：這是 N 局面。必勝走法要讓它變成奇數：把一個奇數級移空，或是恰好移一顆石子到空的奇數級。</translation>
    </message>
    <message>
        <source>Stair %1 is the only odd stair with two stones or more: lower it to 1 or 0</source>
        <extracomment>%1 is the number of the only odd stair with two stones or more</extracomment>
        <translation>奇數級中只有第 %1 級有兩顆以上的石子：把它減到 1 或 0</translation>
    </message>
    <message>
        <source>One of the two leaves an odd number of odd stairs with one stone, and none with more. That is the winning one.</source>
        <translation>兩者之中有一個會讓只有一顆石子的奇數級剩下奇數個，而且沒有更多石子的奇數級。那一個就是必勝走法。</translation>
    </message>
    <message>
        <source>Another odd stair with a stones can also be raised to a ⊕ %1, if the even stair above has enough stones. Then two odd stairs are large, and the nim-sum is 0.</source>
        <extracomment>%1 is the nim-sum of the odd stairs; a ⊕ %1 is what another odd stair has to become</extracomment>
        <translation>另一個有 a 顆石子的奇數級也可以增加到 a ⊕ %1，前提是上面的偶數級石子夠多。這樣就有兩個奇數級不少於兩顆，異或和為 0。</translation>
    </message>
    <message>
        <source>Odd stairs with one stone are then %1 in number, which is odd, and none has more: a P-position.</source>
        <extracomment>%1 is an odd number of stairs</extracomment>
        <translation>這時只有一顆石子的奇數級共 %1 級，是奇數，而且沒有更多石子的奇數級：這是 P 局面。</translation>
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
        <translation>把奇數級當作尼姆堆，寫成二進位，再數每一列有幾個 1</translation>
    </message>
    <message>
        <source>Every column is even: the nim-sum of the odd stairs is 0</source>
        <translation>每一列都是偶數：奇數級的異或和（尼姆和）為 0</translation>
    </message>
    <message>
        <source>The nim-sum of the odd stairs is %1 = %2 ≠ 0</source>
        <extracomment>%1 is a number in binary such as 1101₂, %2 the same in decimal</extracomment>
        <translation>奇數級的異或和（尼姆和）是 %1 = %2 ≠ 0</translation>
    </message>
    <message>
        <source>As in misère Nim: while some odd stair has two stones or more, a position is P exactly when the nim-sum of the odd stairs is 0.</source>
        <translation>和反規則的尼姆博弈一樣：只要還有奇數級有兩顆以上的石子，奇數級的異或和為 0 就是 P 局面，否則不是。</translation>
    </message>
    <message>
        <source>A position is P exactly when the nim-sum of the odd stairs is 0, whatever is on the even ones.</source>
        <translation>不管偶數級上有什麼，奇數級的異或和為 0 就是 P 局面，不為 0 就是 N 局面。</translation>
    </message>
    <message>
        <source>This nim-sum is also the SG value of the position: %1.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>這個異或和也就是局面的 SG 值：%1。</translation>
    </message>
    <message>
        <source>To win, change an odd stair with a stones to a ⊕ %1: there are two ways</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>想贏，就把某個有 a 顆石子的奇數級變成 a ⊕ %1：方法有兩種</translation>
    </message>
    <message>
        <source>Each move changes exactly one odd stair, and no other number there makes the nim-sum 0.</source>
        <translation>每一步恰好改變一個奇數級，那裡換成別的數，異或和都不會是 0。</translation>
    </message>
    <message>
        <source>Lowering: where a ⊕ %1 is smaller than a, bring the difference one stair down. Raising: where it is larger, bring the difference from the even stair above, if that has enough stones.</source>
        <extracomment>%1 is the nim-sum of the odd stairs</extracomment>
        <translation>減少：如果 a ⊕ %1 比 a 小，就把多出來的石子往下移一級。增加：如果比 a 大，就從上面的偶數級移下不足的顆數，前提是那一級的石子夠多。</translation>
    </message>
    <message>
        <source>%1: move %2 from stair %3 down</source>
        <extracomment>%1 is &quot;5 → 1&quot;, what becomes of an odd stair; %2 a number of stones, %3 the number of a stair
----------
%1 is a formula such as &quot;7 ⊕ 2 = 5&quot;, %2 a number of stones, %3 the number of a stair</extracomment>
        <translation>%1：從第 %3 級移下 %2 顆</translation>
    </message>
    <message>
        <source>Lowering: stair 1 goes %1, and what is moved is out of play on the ground.</source>
        <extracomment>%1 is &quot;7 → 5&quot;</extracomment>
        <translation>減少：第 1 級 %1，移走的石子到了地面就不再有用。</translation>
    </message>
    <message>
        <source>Lowering: stair %1 goes %2. On stair %3 what is moved does not count.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;7 → 5&quot;, %3 the number of the even stair below</extracomment>
        <translation>減少：第 %1 級 %2。移走的石子到了第 %3 級就不算數。</translation>
    </message>
    <message>
        <source>Raising: stair %1 goes %2. Stair %3 above has enough stones for that and goes %4.</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;1 → 3&quot;, %3 the number of the even stair above, %4 is &quot;3 → 1&quot;</extracomment>
        <translation>增加：第 %1 級 %2。上面的第 %3 級石子夠多，%4。</translation>
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
        <translation>從第 %2 級 %1 顆</translation>
    </message>
    <message>
        <source>One stair down: %1.</source>
        <extracomment>%1 is a list of moves such as &quot;2 from stair 3, 1 from stair 6&quot;</extracomment>
        <translation>往下移一級：%1。</translation>
    </message>
    <message>
        <source>The other odd stairs would have to grow, and cannot grow enough</source>
        <translation>其餘奇數級都需要增加，但增加不了那麼多</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stair(s)</source>
        <extracomment>%n odd stairs are not listed</extracomment>
        <translation>
            <numerusform>另有 %n 級</numerusform>
        </translation>
    </message>
    <message>
        <source>stair %1 would need %2, but stair %3 has only %4 to give</source>
        <extracomment>%1 is the number of an odd stair, %2 is &quot;4 → 6&quot;, %3 the stair above, %4 the stones there</extracomment>
        <translation>第 %1 級要 %2，但第 %3 級只有 %4 顆可移</translation>
    </message>
    <message>
        <source>stair %1 would need %2, but is the highest stair</source>
        <extracomment>%1 is the number of the highest stair, an odd one, %2 is &quot;4 → 6&quot;</extracomment>
        <translation>第 %1 級要 %2，但它已是最高一級</translation>
    </message>
    <message>
        <source>There is no winning move here: %1.</source>
        <extracomment>%1 is a list such as &quot;stair 1 would need 4 → 6, but stair 2 has only 1 to give&quot;</extracomment>
        <translation>這些地方沒有必勝走法：%1。</translation>
    </message>
    <message>
        <source>After moving %1 from stair %2 the nim-sum of the odd stairs is 0</source>
        <extracomment>%1 is a number of stones, %2 the number of a stair</extracomment>
        <translation>從第 %2 級移下 %1 顆之後，奇數級的異或和為 0</translation>
    </message>
    <message>
        <source>Every column is even, so the opponent is in a P-position.</source>
        <translation>每一列都是偶數，對方面對的是 P 局面。</translation>
    </message>
    <message>
        <source>Every move leaves an N-position</source>
        <translation>無論怎麼走，都留下 N 局面</translation>
    </message>
    <message>
        <source>Every move gives the odd stairs a nim-sum other than 0</source>
        <translation>無論怎麼走，奇數級的異或和都不再是 0</translation>
    </message>
    <message>
        <source>A move changes exactly one odd stair. With the others as they are, only one number on that stair makes a P-position: the one that is there now.</source>
        <translation>一步恰好改變一個奇數級。其餘各級不變時，那一級只有一個數能讓局面成為 P 局面，就是現在的這個數。</translation>
    </message>
    <message>
        <source>A move changes exactly one odd stair, and with it the nim-sum. Every move can be answered by one that makes the nim-sum 0 again.</source>
        <translation>一步恰好改變一個奇數級，異或和也就跟著改變。不管怎麼走，對方總能應對一步，讓異或和又變成 0。</translation>
    </message>
    <message>
        <source>If %1 is moved from stair %2, the answer moves %3 from stair %4</source>
        <extracomment>a move and the answer to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two stairs</extracomment>
        <translation>若從第 %2 級移下 %1 顆，則應對是從第 %4 級移下 %3 顆</translation>
    </message>
    <message>
        <source>What has come from stair 2 to stair 1 goes on to the ground: every odd stair is as before.</source>
        <translation>從第 2 級移到第 1 級的石子繼續送到地面：各個奇數級恢復原狀。</translation>
    </message>
    <message>
        <source>What has come from stair %1 to stair %2 goes on to stair %3: every odd stair is as before.</source>
        <extracomment>%1 is the number of an even stair, %2 and %3 the numbers of the two stairs below it</extracomment>
        <translation>從第 %1 級移到第 %2 級的石子繼續移到第 %3 級：各個奇數級恢復原狀。</translation>
    </message>
    <message>
        <source>The move gives the odd stairs the nim-sum %1 ≠ 0; the answer makes it 0 again.</source>
        <extracomment>%1 is a number other than 0</extracomment>
        <translation>這一步之後，奇數級的異或和為 %1 ≠ 0；應對之後又變成 0。</translation>
    </message>
    <message>
        <source>The answer leaves an odd number of odd stairs with one stone, and none with more.</source>
        <translation>應對之後，只有一顆石子的奇數級剩下奇數個，而且沒有更多石子的奇數級。</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions does not move last</source>
        <translation>總是留下 P 局面的一方不會走最後一步</translation>
    </message>
    <message>
        <source>Whoever leaves P-positions makes the last move</source>
        <translation>總是留下 P 局面的一方走最後一步</translation>
    </message>
    <message>
        <source>Each stone can go down only as often as its stair says, so the game ends. Whoever always leaves P-positions is never the one to bring the last stone to the ground.</source>
        <translation>石子在第幾級，頂多就只能往下走幾次，所以對局一定會結束。總是留下 P 局面的一方，絕不會是把最後一顆石子送到地面的那一方。</translation>
    </message>
    <message>
        <source>Each stone can go down only as often as its stair says, so the game ends. Every move of the opponent can be answered, so it is the opponent who has no move in the end.</source>
        <translation>石子在第幾級，頂多就只能往下走幾次，所以對局一定會結束。對方的每一步都可以應對，最後無法再走的正是對方。</translation>
    </message>
    <message>
        <source>Each stone can go down only as often as its stair says, so the game ends. Every move can be answered, so it is the player now to move who has no move in the end.</source>
        <translation>石子在第幾級，頂多就只能往下走幾次，所以對局一定會結束。每一步都可以應對，最後無法再走的正是現在輪到走的一方。</translation>
    </message>
</context>
<context>
    <name>StaircaseTable</name>
    <message>
        <source>The stones on each stair. Only the filled bars count.</source>
        <translation>每一級的石子數。只有實心的長條才算數。</translation>
    </message>
    <message>
        <source>The stones on stairs 1 to %1, of %2 stairs in all. Only the filled bars count.</source>
        <extracomment>%1 is 64, %2 a larger number of stairs</extracomment>
        <translation>共 %2 級，這裡是第 1 到第 %1 級的石子數。只有實心的長條才算數。</translation>
    </message>
    <message>
        <source>odd stairs</source>
        <extracomment>the legend of a bar chart</extracomment>
        <translation>奇數級</translation>
    </message>
    <message>
        <source>even stairs</source>
        <extracomment>the legend of a bar chart</extracomment>
        <translation>偶數級</translation>
    </message>
    <message>
        <source>number of the stair</source>
        <extracomment>the axis of a bar chart</extracomment>
        <translation>臺階編號</translation>
    </message>
    <message>
        <source>stones</source>
        <extracomment>the axis of a bar chart</extracomment>
        <translation>石子數</translation>
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
</context>
<context>
    <name>TourPanel</name>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章節</translation>
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
        <translation>顆，取自</translation>
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
        <source>Wythoff&apos;s game has two heaps, so two numbers are expected</source>
        <translation>威佐夫博弈有兩堆，應寫兩個數</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3 from both heaps&quot;</extracomment>
        <translation>從兩堆各取 %1 顆</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <extracomment>a move, to stand within a sentence: &quot;take 3 from heap 2&quot;</extracomment>
        <translation>從第 %2 堆取 %1 顆</translation>
    </message>
    <message>
        <source>P-position · (%1, %2) is pair number %3 · the player to move loses</source>
        <extracomment>%1 and %2 are the heaps, smaller first, %3 is their difference: &quot;(3, 5) is pair number 2&quot;</extracomment>
        <translation>P 局面（先手必敗態）・(%1, %2) 是第 %3 對・輪到走的人必敗</translation>
    </message>
    <message numerus="yes">
        <source>N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)</source>
        <extracomment>%1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning moves</extracomment>
        <translation>
            <numerusform>N 局面（先手必勝態）・差是 %1，而第 %1 對是 (%2, %3)・必勝走法 %n 種</numerusform>
        </translation>
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
        <source>Board of Wythoff&apos;s game</source>
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
</context>
<context>
    <name>WythoffChart</name>
    <message>
        <source>P-positions in misère play</source>
        <translation>反規則下的 P 局面</translation>
    </message>
    <message>
        <source>P-positions: the pairs along the rays of slope φ and 1/φ</source>
        <translation>P 局面：沿斜率 φ 與 1/φ 的射線成對分布</translation>
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
        <source>Misère: only the two smallest P-positions change</source>
        <translation>反規則：只有最小的兩個 P 局面不同</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses. So (0, 1) is lost, and (2, 2) as well; (0, 0) and (1, 2) are won. From (3, 5) on the P-positions are the same as when the last stone wins.</source>
        <translation>取走最後一顆的人輸，所以 (0, 1) 必敗，(2, 2) 也必敗，而 (0, 0) 和 (1, 2) 必勝。從 (3, 5) 起，P 局面與「取走最後一顆的人贏」時完全相同。</translation>
    </message>
    <message>
        <source>The first ones: %1.</source>
        <extracomment>%1 lists the first pairs, such as &quot;(0, 0), (1, 2), (3, 5)&quot;</extracomment>
        <translation>最前面的幾對：%1。</translation>
    </message>
    <message>
        <source>The P-positions are pairs, one for each difference</source>
        <translation>P 局面是一對對的數，每個差恰有一對</translation>
    </message>
    <message>
        <source>Pair number k begins with the least number that is in no pair before, and its second number is larger by k. So each number is in exactly one pair, and each difference belongs to exactly one pair.</source>
        <translation>第 k 對的小數，是前面各對裡都沒出現過的最小的數；大數比它大 k。因此每個數恰好屬於一對，每個差也恰好屬於一對。</translation>
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
        <source>Its smaller number is ⌊%1 · φ⌋ = %2 with the golden ratio φ = (1 + √5) / 2, worked out in whole numbers: (k + ⌊√(5k²)⌋) div 2 for k = %1.</source>
        <extracomment>%1 is the number of the pair, %2 its smaller number</extracomment>
        <translation>它的小數是 ⌊%1 · φ⌋ = %2，其中 φ = (1 + √5) / 2 是黃金比；這裡只用整數計算：k = %1 時的 (k + ⌊√(5k²)⌋) div 2。</translation>
    </message>
    <message>
        <source>Here the formula of many programs errs: k = %1</source>
        <extracomment>%1 is the number of a pair</extracomment>
        <translation>許多程式的公式在這裡出錯：k = %1</translation>
    </message>
    <message>
        <source>int(k * (1 + sqrt(5)) / 2) in double precision gives %2 for k = %1; the true value is %3. The 53 binary digits of a double do not tell on which side of a whole number k · φ lies. It comes closest for Fibonacci numbers, and so the first such k is 102334155.</source>
        <extracomment>%1 is the number of a pair, %2 the wrong result, %3 the right one</extracomment>
        <translation>用雙精度計算 int(k * (1 + sqrt(5)) / 2)，k = %1 時得到 %2，而真正的值是 %3。雙精度只有 53 位二進位數字，分不清 k · φ 落在整數的哪一邊。k 是費氏數時 k · φ 最接近整數，所以第一個出錯的 k 是 102334155。</translation>
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
        <source>So a P-position can be reached: that with the same difference, that with the same smaller heap, or that with the same larger heap. The next steps look at the three in turn.</source>
        <translation>所以能走到某個 P 局面：差相同的那對、小堆相同的那對，或者大堆相同的那對。下面依次看這三種。</translation>
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
        <extracomment>%1 is a number of stones, %2 is the pair, such as &quot;(4, 7)&quot;, %3 the difference</extracomment>
        <translation>從兩堆取同樣多，差 %1 不變；第 %1 對 %2 更小，正好能走到。</translation>
    </message>
    <message>
        <source>Taking from both heaps does not win: %2 is not smaller</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>兩堆同取贏不了：%2 並不更小</translation>
    </message>
    <message>
        <source>It would keep the difference %1, but pair number %1, that is %2, cannot be reached by taking stones.</source>
        <extracomment>%1 is the difference, %2 the pair with that number, such as &quot;(4, 7)&quot;</extracomment>
        <translation>那樣差 %1 不變，可是第 %1 對 %2 靠取石子走不到。</translation>
    </message>
    <message>
        <source>The partner of %1 is %2, in the pair %3: so the other heap is lowered to %2.</source>
        <extracomment>%1 is the heap that stays, %2 its partner, %3 the pair, such as &quot;(3, 5)&quot;</extracomment>
        <translation>在 %3 這一對裡，與 %1 配對的是 %2，所以把另一堆減到 %2。</translation>
    </message>
    <message>
        <source>Keeping the heap of %1 does not win: its partner is %2</source>
        <extracomment>%1 is the heap that would stay, %2 its partner</extracomment>
        <translation>保留 %1 顆的那堆贏不了：與它配對的是 %2</translation>
    </message>
    <message>
        <source>The other heap would have to become %2, but it has %1 stones, and no stones can be added.</source>
        <extracomment>%1 is the heap that would stay, %2 its partner, %3 the size of the other heap</extracomment>
        <translation>另一堆得變成 %2 顆，可它只有 %1 顆，而石子不能增加。</translation>
    </message>
    <message>
        <source>No move leads to another P-position</source>
        <translation>不管怎麼走，都走不到另一個 P 局面</translation>
    </message>
    <message>
        <source>A move from one heap keeps the other number, which is in no other pair. A move from both heaps keeps the difference, which no other pair has. So every move leaves an N-position.</source>
        <translation>只取一堆，另一堆的數不變，而這個數不在別的對裡；兩堆同取，差不變，而別的對都沒有這個差。所以不管怎麼走，留下的都是 N 局面。</translation>
    </message>
    <message>
        <source>After a move to %1 the answer is %2</source>
        <extracomment>%1 is the position after a move, %2 that after the reply, such as &quot;(1, 2)&quot;</extracomment>
        <translation>對手走到 %1，就回到 %2</translation>
    </message>
    <message>
        <source>%1 is a P-position again.</source>
        <translation>%1 又是 P 局面。</translation>
    </message>
    <message>
        <source>So it goes on to the end</source>
        <translation>如此繼續，直到結束</translation>
    </message>
    <message>
        <source>Whatever the player to move does, the opponent can leave a smaller pair, down to the last one.</source>
        <translation>輪到走的人不管怎麼走，對手總能留下更小的一對，直到最後一對。</translation>
    </message>
    <message>
        <source>The opponent is left a pair and has to break it; the next smaller pair can always be reached, down to the last one.</source>
        <translation>對手面對的總是一對，不得不把它拆開；而我們總能走到更小的一對，直到最後一對。</translation>
    </message>
    <message>
        <source>After the two that are changed, pair number k begins with the least number that is in no pair before, and its second number is larger by k. So each number is in exactly one pair, and each difference belongs to exactly one pair.</source>
        <translation>除去有變化的兩對，第 k 對的小數仍是前面各對裡都沒出現過的最小的數，大數比它大 k。因此每個數恰好屬於一對，每個差也恰好屬於一對。</translation>
    </message>
</context>
<context>
    <name>WythoffTable</name>
    <message>
        <source>k = %1: in misère play the pair is (%2, %3).</source>
        <extracomment>misère play; %1 is the number of the pair, (%2, %3) the pair</extracomment>
        <translation>k = %1：反規則下這一對是 (%2, %3)。</translation>
    </message>
    <message>
        <source>k = %1: the least unused number is %2, and %2 + %1 = %3: the pair (%2, %3).</source>
        <extracomment>%1 is the number of the pair, (%2, %3) the pair</extracomment>
        <translation>k = %1：沒用過的最小的數是 %2，%2 + %1 = %3，得到 (%2, %3)。</translation>
    </message>
    <message>
        <source>Each pair begins with the least number that has not been used yet; its second number is larger by the number of the pair.</source>
        <translation>每一對的小數，是還沒用過的最小的數；大數比它大的量，就是這一對的編號。</translation>
    </message>
</context>
<context>
    <name>laststone::app::MainWindow</name>
    <message>
        <source>Settings cannot be kept: %1 cannot be written.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>設定無法儲存：不能寫入 %1。</translation>
    </message>
    <message>
        <source>Last Stone</source>
        <translation>最後一子</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>跟隨系統佈景主題</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>淺色佈景主題</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色佈景主題</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
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
        <source>The translation file %1 is missing; the language stays as it is.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>缺少翻譯檔 %1；語言維持不變。</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>On the board: choose a heap</source>
        <translation>棋盤上：選擇一堆</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左</translation>
    </message>
    <message>
        <source>On the board: take one stone more, one less</source>
        <translation>棋盤上：多取一顆、少取一顆</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>On the board: take one stone, take all</source>
        <translation>棋盤上：取一顆、全部取走</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>On the board: make the chosen move</source>
        <translation>棋盤上：走出選定的一步</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>On the board: give up the choice</source>
        <translation>棋盤上：放棄選擇</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Last Stone %1&lt;/h3&gt;&lt;p&gt;Learn and lecture on impartial games: whoever takes the last stone wins.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It uses Qt %2.&lt;/p&gt;</source>
        <extracomment>%1 and %2 are version numbers</extracomment>
        <translation>&lt;h3&gt;最後一子 %1&lt;/h3&gt;&lt;p&gt;學習與講授公平組合遊戲：取走最後一顆石子的一方獲勝。&lt;/p&gt;&lt;p&gt;自由軟體，依 GNU 通用公共授權條款第 3 版或更新版本釋出。使用 Qt %2。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>設定無法寫入 %1。</translation>
    </message>
</context>
<context>
    <name>laststone::games::WythoffTable</name>
    <message>
        <source>Go to k =</source>
        <extracomment>in front of a number: go to that row of the table</extracomment>
        <translation>跳到 k =</translation>
    </message>
    <message>
        <source>The pairs by their number</source>
        <translation>依編號排列的各對</translation>
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
        <translation>可見的 P 局面：%1</translation>
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
        <source>Save chart</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>儲存圖表</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>圖片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>The chart has been saved as %1.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>圖表已儲存為 %1。</translation>
    </message>
    <message>
        <source>Reset chart</source>
        <translation>重設圖表檢視</translation>
    </message>
    <message>
        <source>Show the chart as it was at first (double click)</source>
        <translation>恢復圖表最初的樣子（點兩下）</translation>
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
</context>
<context>
    <name>laststone::widgets::ChartView</name>
    <message>
        <source>%1, counted from %2</source>
        <extracomment>the title of an axis; %1 is a title such as &quot;a: heap 1&quot;, %2 a large number the labels count from</extracomment>
        <translation>%1，從 %2 算起</translation>
    </message>
    <message>
        <source>(%1, %2) now</source>
        <extracomment>beside the point of the position on the board: %1 and %2 are the sizes of two heaps</extracomment>
        <translation>目前（%1，%2）</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::ExercisePanel</name>
    <message>
        <source>✓ Right. %1</source>
        <extracomment>%1 explains why the answer was right or wrong</extracomment>
        <translation>✓ 正確。%1</translation>
    </message>
    <message>
        <source>✗ Not right. %1</source>
        <translation>✗ 不對。%1</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <extracomment>%1 is the number of right answers, %2 the number of all</extracomment>
        <translation>答對 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>P or N?</source>
        <translation>P 還是 N？</translation>
    </message>
    <message>
        <source>Find a winning move</source>
        <translation>找出必勝走法</translation>
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
</context>
<context>
    <name>laststone::widgets::ExportDialog</name>
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
        <source>PNG: pixels</source>
        <translation>PNG：點陣圖</translation>
    </message>
    <message>
        <source>SVG: sharp at every size</source>
        <translation>SVG：放大仍清晰</translation>
    </message>
    <message>
        <source>PDF: for print</source>
        <translation>PDF：適合列印</translation>
    </message>
    <message>
        <source>So many pixels cannot be drawn: choose a smaller scale, or PDF.</source>
        <translation>像素太多，無法繪製：請減小倍數，或改用 PDF。</translation>
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
        <source>%1 has an ending that this cannot be written as.</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>%1 的副檔名不是這項內容可用的格式。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is a file name, %2 what the system says</extracomment>
        <translation>無法寫入 %1：%2</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::GrowthTable</name>
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
</context>
<context>
    <name>laststone::widgets::KindBar</name>
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
    <name>laststone::widgets::LessonPage</name>
    <message>
        <source>This move is not possible.</source>
        <translation>這一步不能走。</translation>
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
        <source>New game</source>
        <translation>新遊戲</translation>
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
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Coach judges every move</source>
        <translation>教練評判每一步</translation>
    </message>
    <message>
        <source>Show the verdict</source>
        <translation>顯示判定</translation>
    </message>
    <message>
        <source>Animate moves</source>
        <translation>走子動畫</translation>
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
        <source>Type a position</source>
        <translation>輸入局面</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>前往棋盤</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a tooltip: %1 is what the button does, %2 its key</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The sizes of the heaps, such as “%1”</source>
        <extracomment>%1 is an example of a position</extracomment>
        <translation>各堆的石子數，例如「%1」</translation>
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
        <source>Arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>How the stones are arranged</source>
        <translation>石子的排列方式</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>雙人</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>貪心</translation>
    </message>
    <message>
        <source>Knows the last few</source>
        <translation>只會收尾</translation>
    </message>
    <message>
        <source>Errs sometimes</source>
        <translation>偶爾出錯</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完美</translation>
    </message>
    <message>
        <source>Two people at one board</source>
        <translation>兩人在同一棋盤上對局</translation>
    </message>
    <message>
        <source>Makes any move</source>
        <translation>隨便走一步</translation>
    </message>
    <message>
        <source>Takes as much as it can</source>
        <translation>能取多少取多少</translation>
    </message>
    <message>
        <source>Knows the lost positions of up to eight stones, before that makes any move</source>
        <translation>只認得八顆石子以內的必敗局面，在那之前隨便走</translation>
    </message>
    <message>
        <source>Plays perfectly, but errs in one move of four</source>
        <translation>完美應對，但每四步會錯一步</translation>
    </message>
    <message>
        <source>Wins whenever it can, else makes the move that is hardest to answer</source>
        <translation>能贏必贏，否則走最難應對的一步</translation>
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
        <source>Normal</source>
        <translation>正常規則</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>反規則</translation>
    </message>
    <message>
        <source>Who takes the last stone wins</source>
        <translation>取走最後一顆石子的一方勝</translation>
    </message>
    <message>
        <source>Who takes the last stone loses</source>
        <translation>取走最後一顆石子的一方負</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Next arrangement</source>
        <translation>下一種排列</translation>
    </message>
    <message>
        <source>This position is not one of another lesson</source>
        <translation>別的課裡沒有這個局面</translation>
    </message>
    <message>
        <source>Other lesson</source>
        <translation>另一課</translation>
    </message>
    <message>
        <source>Open the same game in another lesson: %1</source>
        <extracomment>%1 is a position such as &quot;bash 3: 21&quot;</extracomment>
        <translation>在另一課裡打開同一個遊戲：%1</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MoveBar</name>
    <message>
        <source>Where to take from</source>
        <translation>從哪裡取</translation>
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
        <source>Number of the heap to take from</source>
        <translation>要取的堆的編號</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::MoveModel</name>
    <message>
        <source>Start</source>
        <translation>開局</translation>
    </message>
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
        <source>%1 (P-position)</source>
        <extracomment>%1 describes a move and what it left</extracomment>
        <translation>%1（P 局面）</translation>
    </message>
    <message>
        <source>%1 (N-position)</source>
        <translation>%1（N 局面）</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::PageExporter</name>
    <message>
        <source>The explanation has been copied as a picture.</source>
        <translation>講解已複製為圖片。</translation>
    </message>
    <message>
        <source>The explanation has been copied.</source>
        <translation>講解已複製。</translation>
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
        <source>Copy explanation as a picture</source>
        <translation>將講解複製為圖片</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <extracomment>%1 is a file name</extracomment>
        <translation>已寫入：%1</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::StepPanel</name>
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
        <source>No second language</source>
        <translation>不顯示第二種語言</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
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
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Go through the steps one after the other</source>
        <translation>逐步播放講解</translation>
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
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy the explanation</source>
        <translation>複製講解</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>雙語</translation>
    </message>
    <message>
        <source>Show the steps in a second language beside the first</source>
        <translation>同時以第二種語言顯示步驟</translation>
    </message>
    <message>
        <source>Copy explanation as LaTeX</source>
        <translation>將講解複製為 LaTeX</translation>
    </message>
</context>
<context>
    <name>laststone::widgets::TourPanel</name>
    <message>
        <source>Previous section</source>
        <translation>上一節</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>下一節</translation>
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
</context>
</TS>
