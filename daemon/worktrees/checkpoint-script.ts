/** What git does inside of the sandbox: programs in bash, which read the files of the agent. `checkpoint.ts` runs them, and believes only what it checks. */
const settings = ['-c core.hooksPath=/dev/null', '-c core.fsmonitor=false', '-c core.quotePath=false'].join(' ');

/**
 * Git opens each file with rules, and files in the git directory of a nested repository, and waits for ever for one that is a pipe. A pipe has no
 * content that could be stored. In a git directory, git also follows links, to a pipe or to a device that has no end.
 */
const removeRulePipes = `remove_rule_pipes() {
  find . \\( -path './*/.git/*' \\( -xtype p -o -xtype b -o -xtype c \\) ! -lname /dev/null \\
    -o \\( -name .gitignore -o -name .gitattributes \\) ! -type f ! -type l ! -type d \\) \\
    -exec bash -c 'for each; do chmod u+wx "\${each%/*}"; rm -f "$each"; done' bash {} +
}`;

/**
 * Git reads the git directory of each submodule in the index, and fails if one is damaged. A repository that only the agent made a submodule leaves
 * the index: its files are stored, as those of each nested repository. One without files may come from a commit that the agent merged, and stays. A
 * submodule of the base that git cannot read counts as unchanged.
 */
const leaveSubmodules = `is_submodule() { [[ "$(git ${settings} --literal-pathspecs ls-tree "$base" -- "$1")" = "160000 "* ]]; }
is_unreadable() { [ -e "$1/.git" ] && ! git -C "./$1" ${settings} rev-parse --git-dir; } > /dev/null 2>&1
git ${settings} ls-files -z --stage | { grep -z '^160000 ' || true; } |
  while IFS= read -r -d '' entry; do
    path=\${entry#*$'\\t'}
    if [ -z "$(ls -A "./$path" 2> /dev/null)" ]; then continue
    elif ! is_submodule "$path"; then printf '%s\\0' "$path" >> "$temporary/nested"
    elif is_unreadable "$path"; then printf '%s\\0' "$path" >> "$temporary/unreadable"
    fi
  done
if [ -s "$temporary/nested" ]; then remove < "$temporary/nested"; fi
if [ -s "$temporary/unreadable" ]; then git ${settings} update-index -z --skip-worktree --stdin < "$temporary/unreadable"; fi`;

/**
 * Makes the git directory of the session usable, whatever the agent or a power cut left there: a pipe, for which git would wait for ever, a directory
 * that nobody may open, and an empty object, whose bytes are still in the files. In its directory `info`, rules could ignore and convert files, and
 * grafts could replace history.
 */
const restoreGit = `restore_git() {
  local git=\${folder%/worktrees/*}
  rm -rf "$git/info"
  [ -f "$folder/HEAD" ] || rm -rf "$folder/HEAD"
  [ -f "$folder/index" ] || rm -rf "$folder/index"
  find "$git/objects" -type d ! -perm -0700 -exec chmod u+rwx {} \\;
  find "$git/objects" ! -type d \\( ! -type f -o -path "$git/objects/??/*" -empty \\) -exec rm -f {} +
  chmod -R u+rwx "$out"
}`;

const listIgnored = `git ${settings} ls-files -z --others --ignored --exclude-standard --directory`;

/** Prints the directories that cannot be read, without going into them. */
const findClosed = `-name .git -prune -o -type d ! -perm -0500 -print0 -prune -o -type f ! -perm -0400 -exec chmod u+r {} +`;

/**
 * The agent can forbid itself to read its files and to search its directories, as tests of error handling do. Git then stores nothing, or takes
 * every file of such a directory for deleted. Git does not read ignored directories, which can hold most of the files, so about the first
 * hundred of them are passed over. Each round opens all directories of the last one: a process for each directory would take minutes for thousands of them.
 */
const makeReadable = `make_readable() {
  local path closed=$temporary/closed ignored=()
  remove_rule_pipes
  ${listIgnored} > "$list"
  while [ "\${#ignored[@]}" -lt 400 ] && IFS= read -r -d '' path; do
    case "$path" in *[\\*?[]*) ;; */) ignored+=(-path "./\${path%/}" -prune -o) ;; esac
  done < "$list"
  find . \${ignored[@]+"\${ignored[@]}"} ${findClosed} > "$closed"
  [ -s "$closed" ] || return
  while [ -s "$closed" ]; do
    xargs -0 chmod u+rx < "$closed"
    xargs -0 bash -c 'find "$@" -mindepth 1 ${findClosed}' bash < "$closed" > "$closed.below"
    mv "$closed.below" "$closed"
  done
  remove_rule_pipes
}
make_readable > /dev/null 2>&1 || true`;

/**
 * Git warns of a directory that it cannot open, and lists nothing below it: the agent may not read it, or its path is too long for the system. Of
 * such a path, the warning has only the beginning.
 */
const listPaths = `list_paths() { keeping warnings git ${settings} ls-files -z --cached --others --exclude-standard; }`;

/** Git lists no file of a nested repository. The rules of both repositories count, in their files `.gitignore`. */
const withoutIgnored = `without_ignored() {
  local source line pattern path
  { git ${settings} check-ignore -z -v -n --no-index --stdin || true; } |
    while IFS= read -r -d '' source && read -r -d '' line && IFS= read -r -d '' pattern && IFS= read -r -d '' path; do
      case "$source$pattern" in
        '' | "$source"'!'*) printf '%s\\0' "$path" ;;
        *) printf '%s\\0' "\${path#./}" >> "$temporary/unstored" ;;
      esac
    done
}`;

/**
 * Files of nested repositories belong to the work: git lists such a repository as one path, that of a directory, which ends with a slash
 * unless the agent committed it. The directory of a submodule of the base stays a submodule, unless the agent removed that and put files in its
 * place. A file that is a pipe or a socket now is removed. One in a directory of another user, which the agent cannot open, is not deleted.
 */
const listFiles = `list_paths | while IFS= read -r -d '' path; do
    if [ -f "$path" ] || [ -L "$path" ]; then printf '%s\\0' "$path"
    elif is_nested "$path"; then find "./$path" -name .git -prune -o \\( -type f -o -type l \\) -print0 | without_ignored
    elif [ -d "$path" ]; then is_unreadable "$path" || printf '%s\\0' "$path"
    elif [ "\${#path}" -ge 4096 ]; then printf '%s\\0' "$path" >> "$temporary/unstored"
    elif is_hidden "$path"; then
      echo "the directory of $path cannot be read; give the user who runs the daemon permission to read it" >&2
      exit 1
    else printf '%s\\0' "$path" >> "$temporary/removed"
    fi
  done`;

/** Adds the listed files. Git refuses some names, such as `.GIT`, with nothing but a warning. */
const addListed = `if ! add < "$list" 2> "$temporary/refused"; then add_in_halves < "$list"; fi
sed -n 's/^Ignoring path //p' "$temporary/refused" | tr '\\n' '\\0' >> "$temporary/unstored"`;

/**
 * What no checkpoint contains: ignored files, the repositories below the worktree without their files, files and directories that git cannot open or
 * refuses, and the submodules of the base into which the agent wrote.
 */
const listOmitted = `${listIgnored}
  cat "$temporary/unstored"
  { find . -mindepth 2 -name .git -prune -print0 2> /dev/null || true; } | sed -z 's|^[.]/||'
  sed -n "/^warning: could not open directory '/{s///;s/': [^:]*$//;p}" "$temporary/warnings" | tr '\\n' '\\0'
  git ${settings} ls-files -z --stage | { grep -z '^160000 ' || true; } |
  while IFS= read -r -d '' entry; do
    path=\${entry#*$'\t'}
    if [ -n "$(ls -A "./$path" 2> /dev/null)" ]; then printf '%s/\\0' "$path"; fi
  done`;

/**
 * Removes what was deleted, what is below a link now, and the file that became a directory: git refuses to add such a path, and then adds
 * nothing. It lists a directory with a repository as a submodule.
 */
const removeReplaced = `git ${settings} diff-files -z --no-renames --ignore-submodules=dirty --diff-filter=DT |
  while IFS= read -r -d '' entry && IFS= read -r -d '' path; do
    case "$entry" in *' D' | ':'??????' 160000 '*) printf '%s\\0' "$path" ;; esac
  done > "$list"
if [ -s "$list" ]; then remove < "$list"; fi`;

/**
 * Adds the listed files to the index. A file that git cannot convert as the attributes of its path ask is stored as it is: the work must not be
 * lost because of it. Git does not say which file that is, so halves of the list are tried, in an index of their own, which is small.
 */
const addFiles = `add() { git ${settings} update-index -z --add --remove --replace --stdin; }
is_convertible() {
  rm -f "$temporary/tried"
  printf '%s\\0' "$@" | GIT_INDEX_FILE=$temporary/tried add 2> /dev/null
}
add_unconverted() {
  local id mode=100644 path=\${1#./}
  if [ -L "$path" ] || [ ! -f "$path" ]; then printf '%s\\0' "$path" >> "$temporary/convertible"; return; fi
  id=$(git ${settings} hash-object -w --no-filters -- "$path")
  if [ -x "$path" ]; then mode=100755; fi
  printf '%s %s\\t%s\\0' "$mode" "$id" "$path" >> "$temporary/unconverted"
}
sort_out() {
  local half=$(($# / 2))
  if is_convertible "$@"; then printf '%s\\0' "$@" >> "$temporary/convertible"
  elif [ "$#" -eq 1 ]; then add_unconverted "$1"
  else sort_out "\${@:1:half}"; sort_out "\${@:half+1}"
  fi
}
add_in_halves() {
  local path files=()
  > "$temporary/convertible"; > "$temporary/unconverted"
  while IFS= read -r -d '' path; do
    if [ -d "$path" ] && [ ! -L "$path" ]; then printf '%s\\0' "$path" >> "$temporary/convertible"; else files+=("$path"); fi
  done
  if [ "\${#files[@]}" -gt 0 ]; then sort_out "\${files[@]}"; fi
  keeping refused add < "$temporary/convertible"
  git ${settings} update-index -z --add --replace --index-info < "$temporary/unconverted"
}`;

/**
 * A file with the bytes of the commit is unchanged, although the attributes may convert it: the files of a repository can be older than its
 * attributes, and the session must not deliver changes that nobody made. Git takes many paths as lines, of which it alters some, so a file with
 * such a path is read on its own. A file that was deleted meanwhile stays as it was added.
 */
const keepUnchanged = `git ${settings} diff-index --cached --diff-filter=M -z "$head" |
  while IFS= read -r -d '' entry && IFS= read -r -d '' path; do
    read -r _ mode stored _ <<< "$entry"
    case "$mode" in 100*) ;; *) continue ;; esac
    case "$path" in
      '"'* | *$'\\n'* | *$'\\r')
        if [ "$(git ${settings} hash-object --no-filters -- "$path" || true)" = "$stored" ]; then
          printf '%s %s\\t%s\\0' "$mode" "$stored" "$path" >> "$temporary/unchanged"
        fi ;;
      *) printf '%s %s\\t%s\\n' "$mode" "$stored" "$path" ;;
    esac
  done > "$list"
if [ -s "$list" ]; then
  cut -f 2- < "$list" | { git ${settings} hash-object --no-filters --stdin-paths || true; } |
    paste -d ' ' - "$list" |
    while IFS= read -r line; do
      found=\${line%% *} entry=\${line#* }
      if [[ -n "$found" && "$entry" = *" $found"$'\t'* ]]; then printf '%s\\0' "$entry"; fi
    done >> "$temporary/unchanged"
fi
if [ -s "$temporary/unchanged" ]; then git ${settings} update-index -z --index-info < "$temporary/unchanged"; fi`;

/**
 * A commit of everything that is not ignored, on top of the last commit of the agent; and the pack of what the base does not have. If nothing
 * changed since the last checkpoint, it is the commit of that one, and there is no pack.
 * An agent can delete its HEAD or the objects of its commits, for example with `rm -rf /*`. Then HEAD is set to the last stored commit, which is
 * in the repository of the user: the files are stored, and git works again for the agent. Without a sandbox, the agent also controls the path of the
 * git directory, so nothing is written there.
 */
export const checkpointScript = `set -eu -o pipefail
base=$1; out=$2; stored=$3; folder=$4
read_head() {
  local names
  names=$(git ${settings} rev-parse HEAD^{commit} HEAD^{tree}) && head=\${names%%$'\\n'*} head_tree=\${names#*$'\\n'}
}
is_complete() { read_head && git ${settings} rev-list --objects HEAD --not "$base"; } > /dev/null 2>&1
${removeRulePipes}
${restoreGit}
if [ -z "$folder" ]; then read_head
else
  restore_git > /dev/null 2>&1 || true
  if ! is_complete; then
    rm -rf "$folder/HEAD" "$folder/HEAD.lock"
    echo "$stored" > "$folder/HEAD"
    read_head
  fi
fi
is_stored() { [ "$(git ${settings} rev-parse "$stored^{tree}" "$stored^@")" = "$tree"$'\\n'"$head" ]; } 2> /dev/null
is_nested() {
  case "$1" in */) return 0 ;; esac
  [ -d "$1" ] && [ ! -L "$1" ] && is_submodule "$1" && is_replaced "$1"
}
# A submodule that the agent removed from its index, with files in its place.
is_replaced() {
  local entries
  [ ! -e "$1/.git" ] && [ -n "$(ls -A "./$1")" ] &&
    entries=$(env -u GIT_INDEX_FILE git ${settings} --literal-pathspecs ls-files -s -- "$1") &&
    [[ "$entries" != "160000 "* ]]
}
is_hidden() {
  local above=$1
  while [ "$above" != "\${above%/*}" ]; do
    above=\${above%/*}
    if [ -d "$above" ] && [ ! -L "$above" ]; then [ ! -x "$above" ]; return; fi
  done
  return 1
}
# Keeps what a command warns of in a file, and prints it if the command fails.
keeping() {
  local file=$temporary/$1
  shift
  "$@" 2> "$file" || { cat "$file" >&2; return 1; }
}
# The agent can fill or close /tmp, where bash also writes long texts that a command reads. A directory is left if this process is killed.
rm -rf "$out"/checkpoint.*
temporary=$(mktemp -d -p "$out" checkpoint.XXXXXX)
export TMPDIR=$temporary
trap 'rm -rf "$temporary"' EXIT
list=$temporary/list
> "$temporary/unstored"
export GIT_INDEX_FILE=$temporary/index
git ${settings} read-tree "$head"
remove() { git ${settings} update-index -z --force-remove --stdin; }
${makeReadable}
${leaveSubmodules}
${removeReplaced}
${addFiles}
${listPaths}
${withoutIgnored}
{ ${listFiles}; } > "$list"
if [ -s "$temporary/removed" ]; then remove < "$temporary/removed"; fi
${addListed}
${keepUnchanged}
tree=$(git ${settings} write-tree)
if [ "$tree" = "$head_tree" ]; then commit=$head
elif is_stored; then commit=$stored
else commit=$(echo 'WorkTrain checkpoint' | git ${settings} commit-tree "$tree" -p "$head"); fi
rm -rf "$out/work.pack" "$out/ignored"
if [ "$commit" != "$base" ] && [ "$commit" != "$stored" ]; then
  printf '%s\\n^%s\\n' "$commit" "$base" | git ${settings} pack-objects --revs --quiet --stdout > "$out/work.pack"
fi
{ ${listOmitted}; } > "$out/ignored"
echo "$commit"`;

export const checkOutScript = `set -eu
git ${settings} reset --quiet --hard
git ${settings} rev-parse --verify HEAD`;

export const pathOfObjectScript = `git ${settings} ls-tree -r -z --full-tree "$1" | grep -z " $2"$'\\t' | cut -z -f 2-`;
