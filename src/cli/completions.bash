
_tilejudge_words() {
    local word words=() joins=""
    for word in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ $word == "=" && ${words[-1]:-} != --* ]]; then
            words[-1]+="="
            joins=yes
        elif [[ $word == "=" ]]; then
            words+=("")
            joins=yes
        elif [[ $joins ]]; then
            words[-1]+="$word"
            joins=""
        else
            words+=("$word")
        fi
    done
    local COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1))
    local cur="${words[-1]}"
    _tilejudge "$1" "$cur" "${words[-2]:-}"
    if [[ $cur == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#*=}")
    fi
}
if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _tilejudge_words -o nosort -o bashdefault -o default tilejudge
fi
