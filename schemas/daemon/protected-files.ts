/**
 * The files that a delivery changes only if a rule of the user names them [protected-paths-need-a-rule]: what runs code, installs software or
 * steers agents for others without a change of the code itself. The gate, its message and the reference page read this list. Each pattern
 * counts in any folder and without regard to case, as some file systems compare names.
 */
export type ProtectedFiles = { readonly what: string; readonly why: string; readonly globs: readonly string[] };

export const protectedFiles: readonly ProtectedFiles[] = [
  {
    what: 'CI workflows',
    why: 'They run on other machines, often with secrets, before anyone has merged the change.',
    globs: [
      ...['.github/**', '.gitlab/**', '*.gitlab-ci.{yml,yaml}', '.gitea/**', '.forgejo/**', '.ci/**', '.circleci/**'],
      ...['.buildkite/**', '.semaphore/**', '.teamcity/**', '.builds/**', '.build.{yml,yaml}', '.azuredevops/**'],
      ...[
        '{.,}azure-pipelines*.{yml,yaml}',
        '.azure-pipelines/**',
        'bitbucket-pipelines.{yml,yaml}',
        '{.,}Jenkinsfile*',
      ],
      ...['.travis.{yml,yaml}', '{.,}appveyor.{yml,yaml}', '.drone.*', '.woodpecker{.yml,.yaml,/**}', '.cirrus.*'],
      ...['cloudbuild.{yml,yaml,json}', 'buildspec.{yml,yaml}', 'codefresh.{yml,yaml}'],
    ],
  },
  {
    what: 'git hooks and settings',
    why: 'They run commands, or change what git checks out, on the machine of everybody who uses the repository.',
    globs: [
      ...[
        '.husky/**',
        '.huskyrc*',
        '.githooks/**',
        '.git-hooks/**',
        'lefthook{,-local}.{yml,yaml,json,toml}',
        '.lefthook{.,-}*',
        '.lefthook/**',
      ],
      ...['.pre-commit-{config,hooks}.{yml,yaml}', '{.,}simple-git-hooks.*', '.overcommit.yml', '.lintstagedrc*'],
      ...['lint-staged.config.*', '.gitattributes', '.gitmodules', '.gitconfig'],
    ],
  },
  {
    what: 'rules for reviews',
    why: 'They decide who has to review a change, and which changes are merged without a review.',
    globs: ['CODEOWNERS', '.mergify.{yml,yaml}', '.coderabbit.{yml,yaml}', 'renovate.json{,5}', '.renovaterc*'],
  },
  {
    what: 'lock files',
    why: 'They decide which software is installed, and few reviewers read them.',
    globs: [
      ...['*.lock', '*.lockb', '*.lockfile', '*.lock.{json,hcl}', 'package-lock.json', 'npm-shrinkwrap.json'],
      ...['pnpm-lock.{yml,yaml}', 'conda-lock.{yml,yaml}', 'pylock{.,.*.}toml', 'go{,.work}.sum', '*.resolved'],
    ],
  },
  {
    what: 'settings of package managers',
    why: 'They decide where software comes from, and can name programs that run during an installation.',
    globs: [
      ...['.npmrc', '.yarnrc*', '.yarn/**', '.pnp.*', '.pnpmfile.*', 'bunfig.toml', 'pip.conf', '.pypirc', '.condarc'],
      ...['.cargo/**', '.bundle/**', '.mvn/**', 'gradle/wrapper/**', 'NuGet.config'],
    ],
  },
  {
    what: 'settings of editors and development environments',
    why: 'Editors and shells run the commands in them when somebody opens the folder.',
    globs: [
      ...['.vscode/**', '*.code-workspace', '.idea/**', '.fleet/**', '.zed/**', '.vs/**', '*.sublime-project'],
      ...[
        '.exrc',
        '.vimrc',
        '.nvimrc',
        '.nvim.lua',
        '.dir-locals.el',
        '.envrc',
        '{.,}mise.toml',
        '.mise/**',
        '.tool-versions',
      ],
      ...['.devcontainer/**', '{.,}devcontainer.json', '.gitpod.*'],
    ],
  },
  {
    what: 'instructions and settings of agents',
    why: 'Agents of other users follow them, and start the programs that they name.',
    globs: [
      ...['AGENT{,S,S.override}.md', 'CLAUDE{,.local}.md', 'GEMINI.md', 'QWEN.md', 'CRUSH.md', 'WARP.md', '.rules'],
      ...['copilot-instructions.md', '.copilot/**', '{.,}mcp.json', '.claude/**', '.claude-plugin/**', '.gemini/**'],
      ...['.agent/**', '.agents/**', '.codex/**', '.cursor/**', '.cursorrules', '.windsurf/**', '.windsurfrules'],
      ...['.clinerules{,/**}', '.cline/**', '.roo/**', '.roorules*', '.roomodes', '.kilocode/**', '.aider*', '.amp/**'],
      ...[
        '.opencode/**',
        'opencode.json{,c}',
        '.continue/**',
        '.continuerules',
        '.goose/**',
        '.goosehints',
        '.trae/**',
      ],
      ...['.augment/**', '.augment-guidelines', '.junie/**', '.kiro/**', '.amazonq/**', '.qwen/**', '{.,}crush.json'],
      ...['.openhands/**', '.factory/**', '.workrail/**', 'workrail.{json,lock}'],
    ],
  },
];
