# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of laststone for fish. What it offers is what `laststone --help` tells.

complete -c laststone -f
complete -c laststone -l language -x -a 'en zh_CN zh_TW' -d 'The language'
complete -c laststone -s h -l help -d 'What there is'

set -l commands analyse explain render solve questions sequence
set -l none "not __fish_seen_subcommand_from $commands"
complete -c laststone -n $none -s v -l version -d 'The version'
complete -c laststone -n $none -l second-language -x -a 'en zh_CN zh_TW' -d 'A second language beside the first'
complete -c laststone -n $none -a analyse -d 'Verdict, SG value and every winning move'
complete -c laststone -n $none -a explain -d 'The explanation, step by step'
complete -c laststone -n $none -a render -d 'A picture, or the explanation on paper or slides'
complete -c laststone -n $none -a solve -d 'Read the input of a classic problem'
complete -c laststone -n $none -a questions -d 'Questions with their answers'
complete -c laststone -n $none -a sequence -d 'SG values of heaps, and their period'

set -l seen __fish_seen_subcommand_from
complete -c laststone -n "$seen analyse questions sequence" -l json -d 'Write JSON'
complete -c laststone -n "$seen explain" -l format -x -a 'markdown text latex' -d 'How it is written'
complete -c laststone -n "$seen explain" -l step -x -d 'One step alone'
complete -c laststone -n "$seen explain" -l second-language -x -a 'en zh_CN zh_TW' -d 'A second language below each sentence'
complete -c laststone -n "$seen render" -s o -l output -r -F -d 'File to write'
complete -c laststone -n "$seen render" -l part -x -a 'page board chart projection explanation slides' -d 'What is drawn'
complete -c laststone -n "$seen render" -l step -x -d 'The step to show'
complete -c laststone -n "$seen render" -l second-language -x -a 'en zh_CN zh_TW' -d 'A second language beside the first'
complete -c laststone -n "$seen render" -l verdict -x -a 'shown hidden' -d 'Whether the verdict is to be seen'
complete -c laststone -n "$seen render" -l arrangement -x -d 'The arrangement of the board'
complete -c laststone -n "$seen render" -l theme -x -a 'light dark' -d 'The colours'
complete -c laststone -n "$seen render" -l size -x -d 'Width and height in pixels'
complete -c laststone -n "$seen render" -l scale -x -d 'Pixels of a PNG to a pixel'
complete -c laststone -n "$seen solve" -a 'hdu2176 hdu1846 hdu2177 poj1067 p2197 p1247 acwing892 poj1704 acwing893 hdu1848 poj2425 loj10243' -d 'Format'
complete -c laststone -n "$seen questions" -a 'bash wythoff nim staircase sg' -d 'Lesson'
complete -c laststone -n "$seen questions" -l kind -x -a 'outcome move all-moves remainder reply next-lost block partner pair way is-pair binary odd-column nim-sum lower-to cannot-mend split counting-stairs strip options option-values mex next-value vertex-value period sum-value lowering-move' -d 'The kind of question'
complete -c laststone -n "$seen questions" -l level -x -a 'easy medium hard' -d 'How difficult they are'
complete -c laststone -n "$seen questions" -l count -x -d 'How many at most'
complete -c laststone -n "$seen questions" -l seed -x -d 'The number that they are drawn from'
complete -c laststone -n "$seen sequence" -l to -x -d 'The last heap'
