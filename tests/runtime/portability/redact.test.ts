/** What does not leave a machine when a person asks for it (issue 4, `--redact`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownValues } from '../../../runtime/portability/known-values.ts';
import { Redactor } from '../../../runtime/portability/redact.ts';
import { assertReport, inMemory } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, countingIds, must, started } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const clean = (text: string, known: readonly string[] = []) => new Redactor(known).text(text);
/** Put together here, so that no scanner takes this file for a leak. */
const joined = (...parts: string[]) => parts.join('');

const secrets: readonly (readonly [string, string, string])[] = [
  ['github_token', joined('ghp', '_', 'a1B2'.repeat(9)), ''],
  ['github_token', joined('github', '_pat_', 'a1B2'.repeat(9)), ''],
  ['gitlab_token', joined('glpat', '-', 'a1B2'.repeat(5)), ''],
  ['slack_token', joined('xoxb', '-', '123456789012-abcdef'), ''],
  ['aws_access_key', joined('AKIA', 'IOSFODNN7EXAMPLE'), ''],
  ['google_api_key', joined('AIza', 'a1B2c'.repeat(7)), ''],
  ['stripe_key', joined('sk', '_live_', 'a1B2c3D4e5F6'), ''],
  ['api_key', joined('sk', '-', 'proj-a1B2c3D4e5F6g7H8'), ''],
  ['npm_token', joined('npm', '_', 'a1B2c3'.repeat(6)), ''],
  ['jwt', joined('eyJ', 'hbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0In0.', 'SflKxwRJSMeKKF2QT4'), ''],
  ['workrail_token', joined('st.v1.', 'eyJub2RlSWQiOiJ4In0', '.', 'aGVsbG8td29ybGQ'), ''],
  ['private_key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', ''],
  ['private_key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl and it was cut', ''],
  ['url_credentials', 'ada:swordfish', 'postgres://ada:swordfish@db.example.com/shop'],
  ['authorization', 'a1B2c3D4e5F6g7H8', 'Authorization: Bearer a1B2c3D4e5F6g7H8'],
  ['named_secret', 'swordfish', 'password=swordfish'],
  ['named_secret', 'swordfish', "DB_PASSWORD: 'swordfish'"],
  ['named_secret', 'a1B2-c3D4', 'export API_KEY="a1B2-c3D4"'],
  ['named_secret', 'swordfish', 'DB_PASSWORD_PROD=swordfish'],
  ['named_secret', 'swordfish', 'export STRIPE_SECRET_KEY_LIVE_2=swordfish'],
  ['named_secret', 'swordfish', 'api-token-staging: swordfish'],
  ['named_secret', 'swordfish', '"webhookSecretTest": "swordfish"'],
  ['named_secret', 'swordfish', 'API_TOKEN_V2=swordfish'],
];

describe('a secret', () => {
  it.each(secrets)('of the kind %s is taken out: %s', (kind, secret, within) => {
    const redactor = new Redactor();
    const text = `before ${within === '' ? secret : within} after`;
    const out = redactor.text(text);
    expect(out).not.toContain(secret);
    expect(out).toContain('[redacted:');
    expect(out.startsWith('before ')).toBe(true);
    expect(redactor.counts.map((found) => found.kind)).toContain(kind);
    if (!secret.includes('it was cut')) expect(out.endsWith(' after')).toBe(true);
  });

  it('is taken out of the value of a key that says what it is, whatever it looks like', () => {
    const redactor = new Redactor();
    expect(
      redactor.value({ password: 'abc', apiKey: 'x', nested: [{ client_secret: 'y' }], tokens: 3, token: '' }),
    ).toEqual({
      password: '[redacted:named_secret]',
      apiKey: '[redacted:named_secret]',
      nested: [{ client_secret: '[redacted:named_secret]' }],
      tokens: 3,
      token: '',
    });
    expect(redactor.counts).toEqual([{ kind: 'named_secret', count: 3 }]);
  });
});

/** How texts within texts, URLs, source code and terminals write what stands before a word. */
const leads: readonly (readonly [string, string])[] = [
  ['JSON', '{"log":"line\\n'],
  ['JSON within JSON', '"{\\"log\\":\\"line\\\\n'],
  ['a tab', 'a\\t'],
  ['a code of JSON', 'x\\u003d'],
  ['a code of source text', 'x\\x3d'],
  ['a URL', 'https://h.example/?q%3D'],
  ['a terminal', '\u001b[1;32m'],
  ['a terminal in JSON', '\\u001b[32m'],
  ['a terminal in source text', '\\x1b[31m'],
  ['a terminal without its escape byte', '[32m'],
];

describe('a secret behind an escape sequence', () => {
  // @verifies redaction-reported
  it.each(leads)('of %s is taken out', (_, lead) => {
    const formed = secrets.filter(([kind]) => !['named_secret', 'cookie', 'authorization'].includes(kind));
    expect(formed.length).toBeGreaterThan(5);
    for (const [kind, secret, within] of formed) {
      const redactor = new Redactor();
      const clean = redactor.text(`${lead}${within === '' ? secret : within} `);
      expect(clean, kind).not.toContain(secret);
      expect(clean, kind).toContain(`[redacted:${kind}]`);
    }
    for (const text of [
      '/home/ada/x',
      'C:\\Users\\ada\\x',
      'Bearer abcDEF123456',
      'mysql -uroot -padaada x',
      'OTP: 493827',
    ])
      expect(new Redactor().text(`${lead}${text}`), text).not.toMatch(/ada|abcDEF|493827/);
  });

  it('is taken out where color codes of a terminal occur in its name, in it, or between them', () => {
    for (const text of ['pass\u001b[1mword: @', '"password"\u001b[0m: \u001b[32m"@"', 'API_KEY\u001b[39m=\\u001b[32m@'])
      expect(new Redactor().text(text.replace('@', 'swordfish1'))).toMatch(/^[^@]*\[redacted:named_secret\]"?$/);
    const [kind, secret] = secrets[0] as (typeof secrets)[number];
    expect(new Redactor().text(`${secret.slice(0, 6)}\u001b[1m${secret.slice(6)}`)).toBe(`[redacted:${kind}]`);
  });

  it('leaves colors where nothing is taken out', () => {
    const text = '\u001b[32mok\u001b[0m 12 tests \\x1b[2m(3 ms)';
    expect(new Redactor().text(text)).toBe(text);
  });

  it('is a word of its own, also a short value that is declared sensitive', () => {
    const values = new KnownValues();
    values.add('kx42');
    const redactor = new Redactor();
    redactor.learn(values);
    expect(redactor.text('{"a":"x\\nkx42"} akx42')).toBe('{"a":"x\\n[redacted:named_secret]"} akx42');
  });
});

describe('a secret that a name, a header or a URL tells of', () => {
  // @verifies redaction-reported
  it.each([
    ['password="correct horse battery" after', 'password="[redacted:named_secret]" after'],
    ["the token is 'a b c', after", "the token is 'a b c', after"],
    ['my password is hunter2', 'my password is [redacted:named_secret]'],
    ['passwd: ab;tail after', 'passwd: [redacted:named_secret] after'],
    ['PASSWORD=ab,tail', 'PASSWORD=[redacted:named_secret]'],
    ['curl -d {\\"password\\":\\"hunter\\"} x', 'curl -d {\\"password\\":\\"[redacted:named_secret]\\"} x'],
    ['"{\\"pwd\\":\\"a \\\\\\"b\\\\\\" c\\"}"', '"{\\"pwd\\":\\"[redacted:named_secret]\\"}"'],
    ['{"apiKeys":["abcd-1234"],"x":1}', '{"apiKeys":[redacted:named_secret],"x":1}'],
    ['{"secret":{"value":"hunter"},"x":1}', '{"secret":[redacted:named_secret],"x":1}'],
    ['tokens=abcdef, secret => ab', 'tokens=[redacted:named_secret], secret => [redacted:named_secret]'],
    ['AccountKey=abc==;', 'AccountKey=[redacted:named_secret];'],
    ['DB_PASS=hunter', 'DB_PASS=[redacted:named_secret]'],
    ['const password: string = "hunter";', 'const password: string = "[redacted:named_secret]";'],
    ['<dbPassword>hunter</dbPassword>', '<dbPassword>[redacted:named_secret]</dbPassword>'],
    ['mysql --password hunter2 -u root', 'mysql --password [redacted:named_secret] -u root'],
    ['curl -u ada:hunter http://x', 'curl -u ada:[redacted:named_secret] http://x'],
    ['https://x.y/?a=1&sig=abcd', 'https://x.y/?a=1&sig=[redacted:named_secret]'],
    ['https://abcdef0123@github.com/x/y', 'https://[redacted:url_credentials]@github.com/x/y'],
    ['postgres://u:p@rest@host/db', 'postgres://[redacted:url_credentials]@host/db'],
    ['postgres://u:p/rest@host/db', 'postgres://[redacted:url_credentials]@host/db'],
    ['Authorization: token hunter after', 'Authorization: token [redacted:authorization] after'],
    ['-H "Authorization: ab c"', '-H "Authorization: [redacted:authorization]"'],
    ['Cookie: session=ab; other=cd after', 'Cookie: [redacted:cookie] after'],
    [joined('SG', '.', 'a'.repeat(22), '.', 'b'.repeat(43)), '[redacted:sendgrid_key]'],
    [joined('hf', '_', 'aB3d'.repeat(8)), '[redacted:hugging_face_token]'],
  ])('%s is taken out whole', (text, expected) => {
    expect(clean(text)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  // @verifies redaction-reported
  it('is taken out of every leaf under such a key: plural, camel case, lists, numbers and what is deeper', () => {
    const redactor = new Redactor();
    const secret = '[redacted:named_secret]';
    expect(
      redactor.value({
        apiKeys: ['abcd'],
        password: 99990071,
        secret: { value: 'ab', deep: [{ n: 3 }] },
        passwords: { ada: 'x' },
        pwd: 'x',
        cookie: 'y',
        myAPIKey: 'x',
        password1: 'x',
        dbPasswordProd: 'x',
        tokensTest: 3,
        pass_test: 12,
        authToken: ['z'],
      }),
    ).toEqual({
      apiKeys: [secret],
      password: secret,
      secret: { value: secret, deep: [{ n: secret }] },
      passwords: { ada: secret },
      pwd: secret,
      cookie: secret,
      myAPIKey: secret,
      password1: secret,
      dbPasswordProd: secret,
      tokensTest: 3,
      pass_test: 12,
      authToken: [secret],
    });
    expect(redactor.counts).toEqual([{ kind: 'named_secret', count: 11 }]);
  });

  // @verifies redaction-reported
  it.each([
    [['deploy', '--password', 'Tr0ub4dor&3', '--verbose']],
    [['mysql', '-u', 'ada', '-pTr0ub4dor&3']],
    [['curl', '-u', 'ada:Tr0ub4dor&3']],
    [{ headers: [['X-Api-Key', 'Tr0ub4dor&3']] }],
    [{ key: 'api_key', val: 'Tr0ub4dor&3' }],
    [{ header: 'X-Auth-Token', value: 'Tr0ub4dor&3' }],
    [{ parameter: 'client_secret', value: 'Tr0ub4dor&3' }],
  ])('is taken out of a list or a pair that names it before: %j', (value) => {
    const redactor = new Redactor();
    const text = JSON.stringify(redactor.value(value));
    expect(text).not.toContain('Tr0ub4dor');
    expect(redactor.counts).toEqual([{ kind: expect.any(String), count: 1 }]);
    expect(JSON.stringify(new Redactor().value(JSON.parse(text)))).toBe(text);
  });

  it.each([
    [['token', 'parser']],
    [['password', 'username', 'token-count']],
    [['git', 'commit', '-m', 'rotate the password']],
    [['npm', 'test', '--', 'secrets.test.ts']],
    [['The password', 'is not checked']],
    [{ name: 'api_key', val: true }],
  ])('is not what a list says after a word: %j', (value) => {
    expect(new Redactor().value(value)).toEqual(value);
  });

  it('is not what a text about secrets says: types, counts, calls, placeholders and prose stay', () => {
    const value = {
      maxTokens: 4096,
      tokenCount: 3,
      isSecret: true,
      bypass: 'no',
      author: 'ada',
      keyboard: 'x',
      key: 'v',
    };
    expect(new Redactor().value(value)).toEqual(value);
    for (const text of [
      'token: string; password?: string',
      'const token = await getToken();',
      'password: z.string().min(8)',
      'tokens: 1500, max_tokens=4096',
      'if (token === other || secret !== x) throw',
      'Token::Ident',
      '{ token: process.env.TOKEN }',
      joined('password=$PASSWORD password=$', '{PW} password=<password> password=***'),
      'Token: the unit of a lexer',
      'the secret sauce, a token bucket, password hashing',
      'run it with --token to pass one',
      'Authorization: users must log in first',
      'Basic understanding of bearer tokens',
      'compass: north, tests pass: 12, tokenizer: fast, primary key: id',
      'docker run -u 1000:1000 image',
      'git@github.com:x/y.git ssh://git@github.com/x/y',
      'https://example.com:8080/a/b?x=a@b http://[::1]:80/a',
      'const tokens = [1, 2]; const secrets = {};',
      'cookies: enabled',
    ]) {
      expect(clean(text)).toBe(text);
    }
  });
});

describe('an absolute path', () => {
  // @verifies redaction-reported
  it.each([
    ['PATH=/usr/bin:/home/ada/bin', 'PATH=[redacted:path]:[redacted:path]'],
    ['error:/home/ada/shop/x.ts:12', 'error:[redacted:path]:12'],
    ['-I/home/ada/inc -v/home/ada:/x', '-I[redacted:path] -v[redacted:path]:/x'],
    ['open "/Users/Jane Doe/Secret Plan/x" now', 'open "[redacted:path]" now'],
    ['open \\"/srv/Secret Plan\\" now', 'open \\"[redacted:path]\\" now'],
    ['see /Users/Jane Doe/Secret Plan/x now', 'see [redacted:path] now'],
    ["see /Users/O'Brien/x now", 'see [redacted:path] now'],
    ['see ~alice/notes/x.md now', 'see [redacted:path] now'],
    ['cd ~jane.doe/ now', 'cd [redacted:path] now'],
    ['"C:\\Users\\Jane Doe\\x y.txt"', '"[redacted:path]"'],
    ['C:\\\\Users\\\\ada\\\\x after', '[redacted:path] after'],
    ['/home/zoë/plan.md', '[redacted:path]'],
    ['/Users/\u540d\u524d/\u66f8\u985e/x', '[redacted:path]'],
    ['/home/ada/[slug]/(shop)/page.tsx', '[redacted:path]'],
    ['vscode-remote:///home/ada/x', '[redacted:path]'],
    ['?file=%2Fhome%2Fada%2Fx', '?file=[redacted:path]'],
    ['"\\/home\\/ada\\/x"', '"[redacted:path]"'],
    ['one\\n/home/ada/x\\ntwo', 'one\\n[redacted:path]\\ntwo'],
    ['<file>/home/ada/x</file> **/home/ada/x**', '<file>[redacted:path]</file> **[redacted:path]**'],
    ['curl -d @/home/ada/x', 'curl -d @[redacted:path]'],
    ['/home//ada/x', '[redacted:path]'],
    [
      '\u6587\u4ef6\u5728/home/ada/x\uff0c\u89c1C:\\Users\\ada',
      '\u6587\u4ef6\u5728[redacted:path]\uff0c\u89c1[redacted:path]',
    ],
    ['\u30d5\u30a1\u30a4\u30eb/home/ada/x', '\u30d5\u30a1\u30a4\u30eb[redacted:path]'],
    ['\u89c1file:///home/ada/x \u89c1~ada/x', '\u89c1[redacted:path] \u89c1[redacted:path]'],
    ['\u9879\u76ee/src/x caf\u00e9/home/x', '\u9879\u76ee/src/x caf\u00e9/home/x'],
    ['_/home/ada/x_ ~~/home/ada/x~~ (__/tmp/x__)', '_[redacted:path] ~~[redacted:path] (__[redacted:path])'],
  ])('%s leaves nothing of it behind', (text, expected) => {
    expect(clean(text)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  it('that is known goes to its end, and the folder of its user goes wherever it stands', () => {
    expect(clean('at /srv/my shop/.env and src/srv/my shop', ['/srv/my shop'])).toBe(
      'at [redacted:path] and src/srv/my shop',
    );
    expect(clean('in /Users/jane doe/x', ['/Users/jane doe/shop'])).toBe('in [redacted:path]');
  });

  it.each([
    '/home/ada/shop/src/a.ts',
    '/Users/ada/My.Project/x',
    '/etc/passwd',
    '/tmp/x-1/',
    '/home',
    'C:\\Users\\ada\\shop',
    'D:/work/shop',
    '\\\\server\\share\\x',
    'file:///home/ada/x',
  ])('%s is taken out', (path) => {
    const out = clean(`see ${path}, please`);
    expect(out).toContain('[redacted:path]');
    for (const part of ['ada', 'passwd', 'shop', 'server']) expect(out).not.toContain(part);
  });

  it('that is known may contain any printable character', () => {
    for (let code = 0x21; code < 0x7f; code += 1) {
      const name = `a${String.fromCharCode(code)}b`;
      if (name.includes('/')) continue;
      expect(clean(`See /srv/${name}/notes.md now`, [`/srv/${name}`]), name).toBe('See [redacted:path] now');
    }
  });

  it('that is known is taken out wherever it stands, with spaces in it too', () => {
    expect(clean('in "/srv/my shop" and /srv/my shop/x', ['/srv/my shop'])).not.toContain('my shop');
  });

  it.each([
    'and/or',
    'src/a.ts',
    './a/b',
    '../x/y',
    'https://example.com/a/b',
    '/help',
    '1/2',
    'a // b',
    '~/x/y',
    '$HOME/a/b',
    joined('$', '{HOME}/a/b'),
    'src/**/a/b.ts',
    'app/[slug]/(shop)/page.tsx',
    '@/components/x',
    's/old/new/',
    'a\\nb\\nc',
    'foo\\\\nbar\\\\nbaz',
    '</div></span>',
    'http://x.y/a/b:c/d',
    '"/help me"',
    'a /* b */ c',
  ])('is not what %s is', (text) => {
    expect(clean(`see ${text} please`)).toBe(`see ${text} please`);
  });
});

describe('redaction', () => {
  it('leaves plain text as it is, and finds nothing new in what it has cleaned', () => {
    assertProperty(
      fc.property(fc.lorem({ maxCount: 40 }), (text) => {
        expect(clean(text)).toBe(text);
      }),
    );
    for (const [, secret, within] of secrets) {
      const once = clean(`x ${within === '' ? secret : within} /home/ada/x y`);
      expect(clean(once)).toBe(once);
    }
  });

  it('takes time in proportion to the text, also where an attacker wrote it', () => {
    for (const piece of [
      '/a',
      'a:',
      '://',
      'eyJ',
      '-----BEGIN PRIVATE KEY-----',
      'password=',
      '\\\\a\\',
      'sk-',
      'password="',
      'password={"',
      'password={ ',
      'password=[',
      '"/a/b ',
      '\\"/a/b',
      '"/home/x ',
      '/home/A B',
      'Authorization: ',
      'cookie: a=b; ',
      'https://a:b@',
      '%2Fa',
      '<token>',
      '-u a:',
      '\\',
      '"',
      '{',
      "/a'b",
      'C:\\',
      'aA',
      'eyJaaaaaaaa.',
      'file://',
      '[a]',
      '-----BEGIN ',
    ]) {
      const text = piece.repeat(Math.ceil(60_000 / piece.length));
      expect(clean(text).length).toBeLessThan(text.length * 20);
    }
  });

  it('keeps two keys that become equal apart', () => {
    const value = new Redactor().value({ '/home/ada/a': 1, '/home/ada/b': 2 });
    expect(Object.values(value as object).sort()).toEqual([1, 2]);
  });

  it('marks the keys of a large sensitive object in linear time and space', () => {
    const large = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key ${at}`, at]));
    const clean = new Redactor().secret(large) as object;
    expect(Object.keys(clean)).toHaveLength(20_000);
    expect(JSON.stringify(clean).length).toBeLessThan(20_000 * 70);
    expect(new Redactor().secret(clean as never)).toEqual(clean);
  });
});

// Bundles -------------------------------------------------------------------------------------------------------------

const secret = joined('ghp', '_', 'z9Y8'.repeat(9));
const workflow = compiledWorkflow('test.redacted', [
  compiledStep('first', { prompt: 'Look at /etc/hosts.' }),
  ...stepIds(2),
]);

async function redacted(format: 'bundle' | 'md' = 'bundle') {
  const git = { observe: async () => ({ repoRoot: '/srv/shop of ada', branch: 'main', headSha: 'a'.repeat(40) }) };
  const world = inMemory([workflow], { git });
  const first = await started(world.runtime, 'test.redacted', {
    context: { home: '/home/ada', deep: { apiKey: 'k' } },
  });
  const second = await advanced(world.runtime, first.data, {
    output: {
      notesMarkdown: `The token is ${secret}, in /srv/shop of ada/.env`,
      artifacts: [{ file: '/home/ada/a.ts' }, { file: '/home/ada/b.ts' }, { plain: true }],
    },
  });
  await advanced(world.runtime, second.data, { context: { home: '/home/ada/else' } });
  const { sessionId } = first.data.session;
  const options = { format, redact: true, appVersion: '0' };
  return { world, sessionId, ...must(await exportText(world.operator, sessionId, options)) };
}

describe('a bundle that is redacted', () => {
  // @verifies redaction-reported
  it('holds no secret and no absolute path of what was recorded, and says what was taken out', async () => {
    const { text, report } = await redacted();
    const { pinnedWorkflows: _, ...session } = JSON.parse(text).session;
    const recorded = JSON.stringify(session);
    for (const gone of [secret, '/home/ada', 'shop of ada', '"k"']) expect(recorded).not.toContain(gone);
    assertReport('export-report.v2', { ...report, file: 'x' });
    expect(report.redactions).toEqual([
      { kind: 'github_token', count: 1 },
      { kind: 'named_secret', count: 2 },
      { kind: 'path', count: expect.any(Number) },
    ]);
    expect(JSON.stringify(report)).not.toContain('ada');
  });

  it('keeps the pinned workflow, and says what it found in it', async () => {
    const { text, report } = await redacted();
    expect(text).toContain('/etc/hosts');
    expect(report.unredactedInWorkflows).toEqual([{ workflowId: 'test.redacted', kind: 'path', count: 1 }]);
  });

  it('is still a bundle: two artifacts that became one are one, and it is imported and goes on', async () => {
    const { text, world } = await redacted();
    const { session } = JSON.parse(text);
    expect(session.redacted).toBe(true);
    expect(Object.keys(session.artifacts)).toHaveLength(2);
    // Two contexts became equal, so the second decision is not known any more: it is said, and never called a lie.
    const verified = must(await verifyText(world.operator, text));
    expect(verified).toMatchObject({ verdict: 'not_verifiable', checked: { plans: 3 } });
    expect(verified.unverifiable.map(({ reason }) => reason.includes('redacted'))).toEqual([true]);
    const there = inMemory([workflow], { ids: countingIds('b') });
    const report = must(await importText(there.operator, text));
    expect(must(await there.operator.verifySession(report.sessionId)).verdict).toBe('not_verifiable');
    let { data } = must(await there.runtime.continue({ stateToken: report.runs[0]?.stateToken ?? '' }));
    while (!data.isComplete) ({ data } = await advanced(there.runtime, data));
  });

  it('leaves the stored session as it was', async () => {
    const { world, sessionId } = await redacted();
    const plain = must(
      await exportText(world.operator, sessionId, { format: 'bundle', redact: false, appVersion: '0' }),
    );
    expect(plain.text).toContain(secret);
    expect(plain.report).toMatchObject({ redacted: false, redactions: [] });
    expect(JSON.parse(plain.text).session.redacted).toBeUndefined();
  });

  it('gives a report without secrets too', async () => {
    const { text } = await redacted('md');
    expect(text).not.toContain(secret);
    expect(text).toContain('[redacted:github_token]');
  });
});
