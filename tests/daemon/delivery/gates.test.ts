/** The gates that look at what changed, without a repository. */
import { expect, it } from 'vitest';
import { clients } from '../../../cli/clients/client-table.ts';
import { commitMessage, inert, questionText, titleOf, workText } from '../../../daemon/delivery/delivery-text.ts';
import { type ChangedFile, pathFault, sizeFault } from '../../../daemon/delivery/path-gates.ts';
import { secretsIn } from '../../../daemon/delivery/secrets.ts';
import type { DeliveryTarget } from '../../../schemas/daemon/delivery.ts';
import { deliveryTextLengthMax } from '../../../schemas/daemon/limits.ts';
import { secretSamples } from '../../support/secret-samples.ts';

const rules = (more: Partial<DeliveryTarget> = {}): DeliveryTarget => ({
  remote: 'o',
  baseBranch: 'b',
  issue: null,
  ...more,
});
const file = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  path,
  change: 'added',
  kind: 'file',
  before: null,
  after: 'a'.repeat(40),
  bytes: 10,
  ...more,
});

// @verifies protected-paths-need-a-rule
it.each([
  '.github/workflows/ci.yml',
  'sub/.GITHUB/workflows/ci.yml',
  '.husky/pre-push',
  '.forgejo/workflows/ci.yml',
  '.travis.yml',
  '.appveyor.yml',
  'appveyor.yml',
  '.woodpecker.yml',
  '.woodpecker/build.yml',
  'azure-pipelines.yaml',
  'package-lock.json',
  'packages/one/Cargo.lock',
  '.gitmodules',
  '.workrail/workflows/a.json',
  'lefthook.yml',
  'docs/CODEOWNERS',
  ...[
    '.cursorrules',
    '.windsurfrules',
    '.clinerules',
    '.clinerules/a.md',
    'GEMINI.md',
    'sub/claude.md',
    'a/b/Agents.md',
  ],
  ...['.github/copilot-instructions.md', '.cursor/rules/a.mdc', 'sub/.Claude/settings.json', '.gemini/settings.json'],
  ...['.gitlab-ci.yml', '.gitlab-ci.yaml', 'ci/build.gitlab-ci.yml', '.circleci/config.yml', 'azure-pipelines.yml'],
  ...['jenkinsfile', 'Jenkinsfile.release', 'bitbucket-pipelines.yml', '.pre-commit-config.yaml', 'LEFTHOOK.yml'],
  ...['lefthook-local.yml', '.npmrc', '.yarnrc', '.yarnrc.yml', '.yarn/releases/yarn-4.cjs', '.gitattributes'],
  ...['.mcp.json', '.vscode/mcp.json', '.vscode/tasks.json', '.vscode/settings.json', 'app.code-workspace', '.envrc'],
  ...['.devcontainer/devcontainer.json', '.devcontainer.json', '.zed/settings.json', '.windsurf/rules/a.md'],
  ...['.git-hooks/pre-push', '.githook\u017f/pre-push', 'mise.toml', '.mise/config.toml', 'opencode.json'],
  ...[
    'pdm.lock',
    'gradle.lockfile',
    'a/packages.lock.json',
    '.terraform.lock.hcl',
    'go.sum',
    'pylock.toml',
    'bun.lockb',
  ],
  ...['workrail.json', 'workrail.lock', 'gradle/wrapper/gradle-wrapper.properties', '.cargo/config.toml'],
])('the protected file %s needs a rule that names it', (path) => {
  expect(pathFault([file(path)], rules({ protectedPaths: ['src/**'] }))?.reason).toContain(path);
  expect(pathFault([file(path, { change: 'removed', after: null })], rules())?.allowed).toMatch(/protectedPaths/);
  expect(pathFault([file(path)], rules({ protectedPaths: [path] }))).toBeNull();
});

// @verifies protected-paths-need-a-rule
it('every file of a project that a supported client reads is protected', () => {
  const read = clients.flatMap(({ project, instructions }) => [...(project ?? []), instructions.project ?? []].flat());
  const paths = read.map((path) => path.replaceAll('\\', '/'));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => pathFault([file(path)], rules()) === null)).toEqual([]);
});

it('a refusal names what is protected about the files', () => {
  const reason = pathFault([file('a.lock'), file('.cursorrules'), file('src/a.ts')], rules())?.reason;
  expect(reason).toBe(
    'protected files changed (lock files, instructions and settings of agents): "a.lock", ".cursorrules"',
  );
});

it.each([
  ...['package.json', 'src/lock.ts', 'src/locks/a.ts', 'docs/agents.html', 'Makefile', 'src/mcp.ts', 'promise.ts'],
  ...[
    'docs/how-to/jenkins.md',
    'blockfile',
    'src/renderer/renovated.ts',
    'a/compromise/b.ts',
    'unresolved.ts',
    '.gitignore',
  ],
])('the file %s is not protected', (path) => {
  expect(pathFault([file(path)], rules())).toBeNull();
});

// @verifies protected-paths-need-a-rule
it('links and submodules are protected wherever they are', () => {
  expect(pathFault([file('src/a', { kind: 'link' })], rules())).not.toBeNull();
  expect(pathFault([file('src/a', { kind: 'submodule' })], rules())).not.toBeNull();
  expect(pathFault([file('src/a'), file('src/lock.ts'), file('.gitignore')], rules())).toBeNull();
});

it('a rule about paths refuses every other file, and says which are allowed', () => {
  expect(pathFault([file('src/a.ts'), file('docs/a.md')], rules({ paths: ['src/**'] }))).toEqual({
    reason: 'files outside the allowed paths changed: "docs/a.md"',
    allowed: 'Allowed paths: src/**. To change them, edit "paths" of the repository in ~/.workrail/workrail.json',
  });
});

it('the number and the size of files have limits', () => {
  expect(sizeFault([file('a'), file('b')], rules({ filesMax: 1 }))?.reason).toBe('2 files changed');
  expect(sizeFault([file('a'), file('b')], rules({ bytesMax: 19 }))?.reason).toBe(
    'the size of the changed files is 20 bytes',
  );
  expect(sizeFault([file('a'), file('b')], rules({ filesMax: 2, bytesMax: 20 }))).toBeNull();
  expect(
    sizeFault(
      Array.from({ length: 101 }, () => file('a')),
      rules(),
    ),
  ).not.toBeNull();
});

// Put together here, so that no scanner takes this file for a leak.
const secrets: readonly (readonly [string, string])[] = [
  ['a private key', `-----BEGIN ${'OPENSSH PRIVATE'} KEY-----`],
  ['an AWS access key', `AKIA${'ABCDEFGHIJKLMNOP'}`],
  ['a GitHub token', `ghp_${'a1B2'.repeat(9)}`],
  ['an Anthropic key', `sk-ant-${'a1B2'.repeat(6)}`],
  ['a Slack token', `xoxb-${'1234567890'}-abc`],
  ['a password in a URL', `postgres://user:${'hunter2hunter2'}@db/app`],
  ['a random value assigned to a name such as password or token', `const apiKey = "${'f3Kq9ZpL2mXv7TtB'}"`],
  [
    'a random value assigned to a name such as password or token',
    `client_secret: ${'9f86d081884c7d659a2feaa0c55ad015'}`,
  ],
];

// @verifies no-secret-is-delivered
it.each(secrets)('%s is found, with its line and without its text', (rule, text) => {
  expect(secretsIn(`first\n${text}\n`)).toContainEqual({ line: 2, rule });
  expect(JSON.stringify(secretsIn(text))).not.toContain(text);
  // What is there already is no leak of this delivery.
  expect(secretsIn(`new line\n${text}\n`, text)).toEqual([]);
});

// @verifies no-secret-is-delivered
it.each([
  'const token = readTokenFromEnvironment(process.env)',
  'password: "correct horse battery staple"',
  'tokenVariable: GITHUB_TOKEN_OF_THE_PROJECT',
  'apiKey = "your-api-key-goes-here"',
  'https://example.com/a:b/c@d',
  'token := base64.URLEncoding.EncodeToString(b)',
  'token: Option<String> = self.oauth2_token_value.clone()',
  'ssh-keygen --private-key ./keys/id_ed25519.pem',
  'docker buildx build --secret id=aws-credentials2,src=.aws',
  'ENV TOKEN_PATH /var/run/secrets/token1',
  'Authorization: Bearer your-token-goes-here-123',
  '<publicKeyToken>b77a5c561934e089</publicKeyToken>',
])('%s is not taken for a secret', (text) => {
  expect(secretsIn(text)).toEqual([]);
});

const randomValue = 'f3Kq9ZpL2mXv7TtB';
// @verifies no-secret-is-delivered
it.each([
  `password := "${randomValue}"`,
  `const apiKey: string = '${randomValue}';`,
  `os.environ["API_TOKEN"] = "${randomValue}"`,
  `const token = process.env.API_TOKEN ?? '${randomValue}'`,
  `"body": "{\\"password\\": \\"${randomValue}\\"}"`,
  `ENV API_TOKEN ${randomValue}`,
  `deploy --client-secret ${randomValue} --now`,
  `<db:password>${randomValue}</db:password>`,
  `curl -H "Authorization: Bearer ${randomValue}"`,
  `token: Option<&str> = "${randomValue}"`,
  `data:\n  password: ${'cGFzc3dvcmQx'}${'MjM0NTY3ODk='}\n  connection-string: x`,
])('a random value in the place of a secret is found: %s', (text) => {
  expect(secretsIn(text)).toHaveLength(1);
});

/** Other forms are narrower here than for a redaction, or are also those of a hash, a name or an image in a repository. */
const ofRedaction = [
  ...['Discord bot', 'Facebook', 'LaunchDarkly', 'Mailgun', 'Square', 'workrail'],
  ...['SHA-512 crypt hash', 'Apache hash', 'bcrypt hash', 'argon2 hash'],
];
const forms = Object.entries(secretSamples).filter(([name]) => !ofRedaction.some((start) => name.startsWith(start)));
// @verifies no-secret-is-delivered
it('a secret in the form of a vendor is found, and a placeholder of the same form is not', () => {
  expect(forms.length).toBeGreaterThan(90);
  const found = forms.filter(([, parts]) => secretsIn(`It printed ${parts.join('')} and went on.`).length > 0);
  expect(forms.filter((form) => !found.includes(form)).map(([name]) => name)).toEqual([]);
  const placeholders = forms.map(([name, [start = '', ...rest]]) => [
    name,
    `${start}${rest.join('').replace(/[A-Za-z0-9]/g, 'x')}`,
  ]);
  const isForm = (text: string) => secretsIn(text).some(({ rule }) => rule.startsWith('a key or token of the kind'));
  expect(placeholders.filter(([, text = '']) => isForm(text)).map(([name]) => name)).toEqual([]);
});

it('a title is the first line of the goal, cut and never empty', () => {
  expect(titleOf('\n  # Fix   the login\nand more', 'a.b')).toBe('Fix the login');
  expect(titleOf('x'.repeat(200), 'a.b')).toHaveLength(72);
  expect(titleOf('--- ', 'a.b')).toBe('Run a.b');
  expect(titleOf('', 'a.b')).toBe('Run a.b');
  expect(titleOf('\0\x1b\nFix it', 'a.b')).toBe('Fix it');
  expect(titleOf('\0\x07', 'a.b')).toBe('Run a.b');
  expect(titleOf('\0# Fix it', 'a.b')).toBe('Fix it');
});

// A pattern whose repetitions are not bounded does not end before this test does.
it.each([
  ['a name of a secret', 'token'],
  ['a scheme', 'a.'],
  ['the start of a web token', '-eyJ'],
  ['the start of a key', 'sk-ant-'],
  ['the start of an address', 'a://b:'],
  ['the start of a private key', '-----BEGIN A '],
  ['an option', 'a--'],
  ['an option with the name of a secret', '--token'],
  ['the start of an element', '<a-token'],
  ['a type of a secret', 'token:a'],
  ['the start of a header', 'authorization:basic '],
  ['an AWS key', 'AKIAABCDEFGHIJKLMNOP '],
  ['an AWS key on its own line', 'AKIAABCDEFGHIJKLMNOP\n'],
])('a large file that repeats %s is searched in time in proportion to its length', (_, text) => {
  const found = secretsIn(text.repeat(Math.ceil(2_000_000 / text.length)));
  expect(found.every(({ line }) => line === 1)).toBe(!text.endsWith('\n'));
});

/** @verifies agent-text-is-inert */
it.each([
  ['![x](https://evil.example/x.png)', '!\u200b[x](https://evil.example/x.png)'],
  ['![x][1]', '!\u200b[x][1]'],
  ['<img src="https://evil.example/x">', '<\u200bimg src="https://evil.example/x">'],
  ['<PICTURE><source srcset=a></PICTURE>', '<\u200bPICTURE><\u200bsource srcset=a></PICTURE>'],
])('the text %s loads nothing when somebody looks at it', (text, shown) => {
  expect(inert(text)).toBe(shown);
});

/** @verifies agent-text-is-inert */
it('characters that change the direction of a text are removed, and marks of a direction stay', () => {
  expect(inert('a\u202eb\u2066c\u2069d\u200fe')).toBe('abcd\u200fe');
  expect(titleOf('Fix \u202enigol', 'w')).toBe('Fix nigol');
});

it('control characters are removed before texts become inert', () => {
  expect(inert('a\0b\tc\n\u001b[2Jd\u009b')).toBe('ab\tc\n[2Jd');
  expect(inert('@\0everyone')).toBe('@\u200beveryone');
});

it('a title is not cut in the middle of a character', () => {
  for (const letters of [69, 70, 71])
    expect(titleOf('a'.repeat(letters) + '😀'.repeat(20), 'w').isWellFormed()).toBe(true);
  for (const start of ['', 'x'])
    expect(titleOf(`${start}${'@a'.repeat(22)}${'#1'.repeat(5)}${'😀'.repeat(20)}`, 'w').isWellFormed()).toBe(true);
  expect(titleOf(`${'a'.repeat(70)}${'😀'.repeat(20)}`, 'w')).toBe(`${'a'.repeat(70)}…`);
});

it('the lines of secrets are counted from the start of the text, whatever the order in which rules find them', () => {
  const text = `a\nAKIAABCDEFGHIJKLMNOP\nb\n-----BEGIN PRIVATE KEY-----\nAKIAABCDEFGHIJKLMNOQ`;
  expect(secretsIn(text).map(({ line }) => line)).toEqual([4, 2, 5]);
});

it('a long text becomes inert in time in proportion to its length', () => {
  expect(inert(`${'\n'.repeat(2_000_000)}  /merge`)).toMatch(/ {2}\u200b\/merge$/);
  const repeated = [
    '#a',
    'A-1 #',
    'A',
    'A_',
    'https://a/b/',
    'https://',
    'fix ',
    'fix: a-1, ',
    '[ci ',
    '[ci',
    '***no',
    '--skip-',
    '/a',
  ];
  for (const text of repeated) expect(inert(text.repeat(500_000)).length).toBeGreaterThanOrEqual(500_000);
});

/** @verifies agent-text-is-inert */
it.each([
  '[skip ci]',
  '[ci skip]',
  '[no ci]',
  '[skip actions]',
  '[Actions-Skip]',
  '[skip azurepipelines]',
  '[skip_ci]',
  '[CI_Skip]',
  '[skipci]',
  '[ciskip]',
  `[ci${' '.repeat(50)}skip]`,
  '[skipRun]',
  '[CF-Pages-Skip]',
])('the text %s does not keep CI from running', (text) => {
  expect(inert(`Fix it ${text}`)).toBe(`Fix it [\u200b${text.slice(1)}`);
});

/** @verifies agent-text-is-inert */
it.each([
  ['***NO_CI***', '***NO\u200b_CI***'],
  ['****no_ci***', '****no\u200b_ci***'],
  ['skip-checks: true', 'skip-checks\u200b: true'],
  ['Skip-Checks:true', 'Skip-Checks\u200b:true'],
  ['a --skip-ci', 'a -\u200b-skip-ci'],
  ['a --ci-skip', 'a -\u200b-ci-skip'],
])('the text %s without brackets does not keep CI from running', (text, shown) => {
  expect(inert(text)).toBe(shown);
  const message = commitMessage(titleOf(text, 'w'), inert(text), 'sess_x');
  expect(message).not.toContain(text);
});

/** @verifies agent-text-is-inert */
it.each([
  ['JRA-34 #close Done #time 1w', 'JRA-34 #\u200bclose Done #\u200btime 1w'],
  ['#DT-17 Fixed', '#\u200bDT-17 Fixed'],
  ['Closes ENG-123', 'Closes ENG\u200b-123'],
  ['fixes: eng-1, ENG-2 and ENG_X-3.', 'fixes: eng\u200b-1, ENG\u200b-2 and ENG_X\u200b-3.'],
  ['Implementing issue ENG-9', 'Implementing issue ENG\u200b-9'],
  ['Fixes https://linear.app/team/issue/ENG-123/title', 'Fixes https://linear.app/team/issue/\u200bENG-123/title'],
  ['Closes https://gitlab.com/a/b/c/-/issues/12', 'Closes https://gitlab.com/a/b/c/-/issues/\u200b12'],
  ['Fixes https://github.com/a/b/issues/12', 'Fixes https://github.com/a/b/issues/\u200b12'],
])('the text %s closes no issue of a tracker', (text, shown) => {
  expect(inert(text)).toBe(shown);
});

/** Within the limits of the contract of a handoff: 600 characters for each text. The cut moves by one character for each length of the end. */
const commands = `see ${'/approve see '.repeat(45)}`.slice(0, 590);
const names = { sessionId: 'sess_aaaaaaaaaaaaaaaaaaaaaaaaaa', runName: 'amber-otter-42', workflowId: 'wr.x' };
const ends = Array.from({ length: 26 }, (_, pad) => 'x'.repeat(pad));

/** @verifies agent-text-is-inert */
it('a cut of a long text puts no command of a bot at the start of a line', () => {
  const done = Array.from({ length: 50 }, () => commands);
  for (const end of ends) {
    const handoff = { outcome: 'complete' as const, summary: 'Did it.', done, open: [], next: `Merge.${end}` };
    expect(workText(handoff, names)).not.toMatch(/^[^\S\n]*\/approve/m);
    const question = `${'/approve see '.repeat(3000)}${end}`;
    expect(questionText(question, { open: [] }, names)).not.toMatch(/^[^\S\n]*\/approve/m);
  }
});

/** @verifies agent-text-is-inert */
it.each(['<!--', '@a', '![no', '&#1', '#1', '***no_ci***', '\n/a', 'fix a-1 ', 'A-1 #a#a#a'])(
  'a long text of %j fits into a delivery after it became inert',
  (text) => {
    expect(questionText(text.repeat(100_000), { open: [] }, names).length).toBeLessThanOrEqual(deliveryTextLengthMax);
  },
);

/** @verifies agent-text-is-inert */
it.each(['&#x40;octocat', '&#64;octocat', '&commat;octocat', 'fixes &num;12', 'fixes &#35;12', '&sol;merge'])(
  'a forge does not read %s as the character that it stands for',
  (text) => {
    expect(inert(text)).toContain('&\u200b');
  },
);

it('other brackets and entities stay as they are', () => {
  const text =
    '[x] a & b &amp; c, [link](https://example.com), Map<string, Source>, <b>x</b>, a! [0], a[0], [notes], [nothing skipped here], #fff, #include, C#, SHA-256, UTF-8, --skip-cache, **no_ci**, https://example.com/issues/all, fixed on 2026-01-02, fix the UTF-8 test';
  expect(inert(text)).toBe(text);
});
