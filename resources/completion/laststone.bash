# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of laststone for bash. What it offers is what `laststone --help` tells.

_laststone()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command="" word i
    # "--part=bo" comes in three words.
    if [[ $cur == = ]]; then
        cur=""
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        case $word in
        analyse | explain | render | solve | questions | sequence)
            command=$word
            break
            ;;
        esac
    done

    local values="" options="--language --help"
    case $command:$prev in
    *:--language | *:--second-language) values="en zh_CN zh_TW" ;;
    explain:--format) values="markdown text latex" ;;
    render:--part) values="page board chart projection explanation slides" ;;
    render:--verdict) values="shown hidden" ;;
    render:--theme) values="light dark" ;;
    questions:--level) values="easy medium hard" ;;
    questions:--kind)
        values="outcome move all-moves remainder reply next-lost block partner pair way is-pair binary odd-column
            nim-sum lower-to cannot-mend split counting-stairs strip options option-values mex next-value
            vertex-value period sum-value lowering-move"
        ;;
    render:--output | render:-o)
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        compopt -o filenames 2>/dev/null
        return
        ;;
    *:--step | render:--arrangement | render:--size | render:--scale) return ;;
    questions:--count | questions:--seed | sequence:--to) return ;;
    esac
    if [[ -n $values ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
        return
    fi

    case $command in
    "")
        values="analyse explain render solve questions sequence"
        options+=" --second-language --version"
        ;;
    analyse) options+=" --json" ;;
    explain) options+=" --format --step --second-language" ;;
    render)
        options+=" --output --part --step --second-language --verdict --arrangement --theme --size --scale"
        ;;
    solve)
        values="hdu2176 hdu1846 hdu2177 poj1067 p2197 p1247 acwing892 poj1704 acwing893 hdu1848 poj2425 loj10243"
        ;;
    questions)
        values="bash wythoff nim staircase sg"
        options+=" --json --kind --level --count --seed"
        ;;
    sequence) options+=" --json --to" ;;
    esac
    [[ $cur == -* ]] && values=$options
    mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
}

complete -F _laststone laststone
