workrail check --bind final_check=project.routine_release_check
workrail check --allow-default-binding
workrail check --allow-empty
workrail check --format json
workrail check .workrail/workflows/release.json --json
workrail check --project .
workrail lint --fix
workrail lint --rules
workrail lint --max-warnings 0
workrail lint --quiet
workrail lint --bind final_check=project.routine_release_check
workrail lint --allow-default-binding
workrail lint --allow-empty
workrail lint --format github
workrail lint --json
workrail lint --project .
workrail compile
workrail compile --check
workrail compile --frozen
workrail compile --watch  # runs until Ctrl-C
workrail compile --out build/workflows
workrail compile --bind final_check=project.routine_release_check --out build/bound
workrail compile --allow-default-binding
workrail compile --allow-empty
workrail compile --format github
workrail compile --json
workrail compile --project .
workrail fmt
workrail fmt --check
workrail fmt --allow-empty
workrail fmt --json
workrail fmt --project .
workrail verify
git add --all
workrail verify --staged
workrail verify --max-warnings 0
workrail verify --quiet
workrail verify --allow-empty
workrail verify --allow-default-binding
workrail verify --format github
workrail verify --json
workrail verify --project .
workrail migrate older.json --out native.json
workrail migrate older.json --rename
workrail migrate older.json --json
workrail migrate older.json --project .
workrail migrate older.json --rename --write
workrail lock
workrail lock --explain project.release
workrail lock --allow-empty
workrail lock --json
workrail lock --project .
workrail list
workrail list --json
workrail list --project .
workrail inspect wr.code_review
workrail inspect project.upgrade --prompts
workrail inspect project.upgrade --compiled
workrail inspect project.release --extension-points
workrail inspect project.upgrade --source
workrail inspect .workrail/workflows/upgrade.json --provenance
workrail inspect project.upgrade --graph mermaid
workrail inspect project.release --bind final_check=project.routine_release_check
workrail inspect project.release --allow-default-binding
workrail inspect project.upgrade --json
workrail inspect project.upgrade --project .
workrail diff wr.code_review wr.bug_investigation --json
workrail diff project.upgrade .workrail/workflows/upgrade.json --project .
workrail builtins wr.refs.modes --json
workrail explain TOKEN_SCOPE_MISMATCH --json
workrail init
workrail init --client cursor --print
workrail init --client cursor zed --yes
workrail init --client cursor --check
workrail init --client cursor --instructions --yes
workrail init --client cursor --user --duplicate --yes
workrail init --client cursor zed --instructions --remove --yes
workrail init --client cursor --project . --print
workrail serve --project . < /dev/null
workrail serve --frozen < /dev/null
workrail serve --start-session < /dev/null
workrail serve --tokens signed < /dev/null
workrail serve --replies data < /dev/null
workrail start project.release --bind final_check=project.routine_release_check --set kind=minor
workrail start project.release --set kind=patch --goal "Release 1.2.1"
workrail start project.release --set kind=patch --autonomy guided
workrail start project.release --set kind=patch --risk conservative
workrail start project.release --set kind=patch --frozen
workrail start project.release --set kind=patch --allow-default-binding
workrail start project.release --set kind=patch --json
workrail start project.release --set kind=patch --project .
workrail demo
workrail demo --daemon --keep demo-of-the-daemon
echo '{"cwd":"'"$PWD"'"}' | workrail hook session-start
workrail hook stop --client gemini < /dev/null
workrail hook session-start --unless-configured < /dev/null
workrail hook pre-compact --debug < /dev/null
workrail sessions list
workrail sessions list --json
workrail sessions list --here --open
workrail sessions list --limit 20
workrail sessions list --all
SESSION=$(workrail sessions list --json | grep -o 'sess_[a-z0-9]*' | head -1)
workrail sessions show "$SESSION"
workrail sessions show "$SESSION" --why
workrail sessions show "$SESSION" --json
workrail sessions verify "$SESSION" --json
workrail sessions export "$SESSION" --out run.bundle.json
workrail sessions export "$SESSION" --format md --out run.md
workrail sessions export "$SESSION" --format md --prompts
workrail sessions export "$SESSION" --redact --out shared.bundle.json
workrail sessions export "$SESSION" --redact-all --out outline.bundle.json
workrail sessions export "$SESSION" --json --out copy.bundle.json
workrail sessions import run.bundle.json --json
workrail sessions repair "$SESSION" --dry-run
workrail sessions repair "$SESSION" --json
workrail sessions gc --ttl 90
workrail sessions gc --dry-run
workrail sessions gc --json
workrail sessions pin "$SESSION" --json
workrail sessions unpin "$SESSION" --json
RUN=$(workrail sessions list --json | grep -o 'run_[a-z0-9]*' | head -1)
workrail sessions notes "$RUN"
workrail sessions notes "$RUN" --json
workrail sessions rename "$RUN" "release of June"
workrail sessions rename "$RUN" --undo --json
workrail sessions abandon "$RUN" --reason "done by hand" --json
workrail sessions show "$RUN" --watch
workrail sessions abandon "$RUN" --undo
workrail doctor
workrail doctor --json
workrail doctor --project .
workrail keys show --json
workrail keys show --json=1
workrail keys rotate --force-new  # exits 1
workrail keys rotate --json
workrail token explain st.v1.unreadable --json  # exits 1
workrail daemon dispatch project.routine_install_check --set version=1.2.0 --goal "Check the installation" --project . --model scripted
workrail daemon dispatch project.missing --json  # exits 1
workrail daemon dispatch project.routine_install_check --set version=1.2.0 --queue
workrail daemon run --model missing  # exits 2
workrail daemon status
workrail daemon status --json
SESSION=$(workrail daemon status --json | grep -o 'sess_[a-z0-9]*' | head -1)
workrail daemon logs "$SESSION"
workrail daemon logs "$SESSION" --json
workrail daemon logs "$SESSION" --follow
workrail daemon logs "$SESSION" --spans
workrail daemon replay "$SESSION"
workrail daemon replay "$SESSION" --turn 1
workrail daemon replay "$SESSION" --json
workrail daemon costs --by step
workrail daemon costs --json
workrail daemon triggers check
workrail daemon triggers check --json
echo '{"action":"labeled"}' > event.json
echo '{"x-github-event":"issues"}' > headers.json
workrail daemon triggers test event.json --headers headers.json
workrail daemon triggers test event.json --json
rm event.json headers.json
workrail daemon worktrees list
workrail daemon worktrees list --json
workrail daemon worktrees adopt "$SESSION" --branch tidy --json  # exits 2
workrail daemon worktrees gc --dry-run
workrail daemon worktrees gc --json
workrail daemon inbox
workrail daemon inbox "$SESSION" --json
workrail daemon send "$SESSION" "Leave the tests alone" --json  # exits 2
workrail daemon answer "$SESSION" --gate 0a1b2c3d --approve --json  # exits 2
workrail daemon answer "$SESSION" --gate 0a1b2c3d --reject --message "Mention the tests"  # exits 2
workrail daemon pause "$SESSION" --json  # exits 2
workrail daemon cancel "$SESSION" --json  # exits 2
workrail daemon raise "$SESSION" --usd 5 --tokens 100000 --limit day --reason "A large change" --json  # exits 2
JOB=$(workrail daemon status --json | grep -o 'job_[a-z0-9]*' | head -1)
workrail daemon retry "$JOB" --new-session --json  # exits 2
workrail daemon dismiss "$JOB"
workrail daemon dismiss "$JOB" --json
workrail daemon retry "$JOB" --json
workrail daemon dispatch project.routine_install_check --deliver --issue 12  # exits 2
workrail daemon deliver "$SESSION" --dry-run --json  # exits 2
workrail daemon deliver "$SESSION" --retry --issue 12  # exits 2
workrail daemon deliver "$SESSION" --approve  # exits 2
workrail daemon deliver "$SESSION" --dismiss  # exits 2
workrail daemon resume "$SESSION" --message "Use the staging account" --model scripted --json  # exits 2
workrail daemon status --follow  # exits 2
workrail daemon run --api-port 65536  # exits 2
workrail daemon start --model scripted --api-port 0
workrail daemon start --json
workrail daemon stop
workrail daemon stop --json
workrail daemon install --print
workrail daemon install
workrail daemon install --json
workrail daemon install --remove
