/** Secrets that the syntax around them names: tables, YAML, netrc, options of programs. What `--redact` takes out, and leaves. */
import { describe, expect, it } from 'vitest';
import { Redactor } from '../../../runtime/portability/redact.ts';

const clean = (text: string) => new Redactor().text(text);
const mark = '[redacted:named_secret]';

describe('a secret that the syntax around it names', () => {
  // @verifies redaction-reported
  it.each([
    '"auth":{"user":"a","pass":"@"}',
    'password is: @',
    "IDENTIFIED BY '@'",
    'set password for x = "@"',
    'secret_key_base: @',
    'hmac_key=@',
    'creds: @',
    'JWT @',
    'SESSION_ID=@',
    'seed phrase: @',
    'id_rsa: @',
    'apiKey%3D@',
    'password=%22@%22',
    '&quot;password&quot;:&quot;@&quot;',
    'password：@',
    'password → @',
    'p\u0430ssword: @',
    'pass\u200bword: @',
    'Passwort: @',
    'mot de passe: @',
    'contraseña: @',
    'пароль: @',
    '密码：@',
    'PASSWORD\n@',
    'password:\n\n    @',
    'PASSWORD = os.getenv("X", "@")',
    'vault kv put secret/x value=@',
  ])('is taken out of %j', (form) => {
    const value = ['Zq', 'a7Kd02mPx', 'Q4w9'].join('');
    const text = `Before. ${form.startsWith('PASSWORD\n') ? '\n' : ''}${form.replace('@', value)}\nAfter.`;
    const clean = new Redactor().text(text);
    expect(clean).not.toContain(value);
    expect(clean).toMatch(/^Before\. [\s\S]*\[redacted:[a-z_]+\][\s\S]*\nAfter\.$/);
  });

  // @verifies redaction-reported
  it.each([
    ['Markdown', '**Password:** hunter', `**Password:** ${mark}`],
    ['Markdown', '**DB Password**: hunter', `**DB Password**: ${mark}`],
    ['Markdown', '- *api key:* ab-cd', `- *api key:* ${mark}`],
    ['HTML', '<b>Password:</b> hunter', `<b>Password:</b> ${mark}`],
    ['a row', '| password | hunter |', `| password | ${mark} |`],
    ['a row', '| `DB_PASSWORD` | `hunter` |\n| user | ada |', `| \`DB_PASSWORD\` | \`${mark}\` |\n| user | ada |`],
    ['a row', '| api key | a1B2c3 | used by CI |', `| api key | ${mark} | used by CI |`],
    [
      'a column',
      '| user | password |\n|---|:-:|\n| ada | a b c |\n| bob | hunter |\nafter',
      `| user | password |\n|---|:-:|\n| ada | ${mark} |\n| bob | ${mark} |\nafter`,
    ],
    ['aligned', 'password        = hunter', `password        = ${mark}`],
    ['aligned', `password:${'\t'.repeat(9)}hunter`, `password:${'\t'.repeat(9)}${mark}`],
    ['triple quotes', 'password = """hunter"""', `password = """${mark}"""`],
    ['triple quotes', "password = '''\nhunter two\n''' after", `password = '''${mark}''' after`],
    ['triple quotes', '{"a":"pwd = \\"\\"\\"hunter\\"\\"\\""}', `{"a":"pwd = \\"\\"\\"${mark}\\"\\"\\""}`],
    ['Kubernetes', '- name: DB_PASSWORD\n  value: hunter', `- name: DB_PASSWORD\n  value: ${mark}`],
    ['Kubernetes', '- name: "API_KEY"\n  value: "a b"', `- name: "API_KEY"\n  value: "${mark}"`],
    ['a pair', '{"name": "db_pass", "value": "hunter"}', `{"name": "db_pass", "value": "${mark}"}`],
    ['a pair', '{\\"name\\":\\"pwd\\",\\n\\"value\\":\\"ab\\"}', `{\\"name\\":\\"pwd\\",\\n\\"value\\":\\"${mark}\\"}`],
    [
      'a pair',
      '"Name": "DbPwd",\n "Type": "String",\n "Value": "ab"',
      `"Name": "DbPwd",\n "Type": "String",\n "Value": "${mark}"`,
    ],
    ['a pair', '<add key="ApiKey" value="hunter"/>', `<add key="ApiKey" value="${mark}"/>`],
    ['a block', 'password: |\n  hunter\nuser: ada', `password: |\n  ${mark}\nuser: ada`],
    [
      'a block',
      '  db_password: >-\n    one two\n\n    three\n  user: ada',
      `  db_password: >-\n    ${mark}\n  user: ada`,
    ],
    ['a block', '- secret: |2+\n    a\n- other: b', `- secret: |2+\n    ${mark}\n- other: b`],
    ['a block', '{"y":"token: |\\n  hunter\\nuser: ada"}', `{"y":"token: |\\n  ${mark}\\nuser: ada"}`],
    ['a block', '+password: |\n+  hunter\n+user: ada', `+password: |\n+  ${mark}\n+user: ada`],
    ['netrc', 'machine h.example login ada password hunter', `machine h.example login ada password ${mark}`],
    ['netrc', 'machine h\n  login ada\n  password hunter\n', `machine h\n  login ada\n  password ${mark}\n`],
    ['netrc', 'default login ada password hunter', `default login ada password ${mark}`],
    ['netrc', 'machine h.example password hunter', `machine h.example password ${mark}`],
    ['mysql', 'mysql -phunter -u root', `mysql -p${mark} -u root`],
    ['mysql', "mysqldump -u root -p'a b' shop", `mysqldump -u root -p'${mark}' shop`],
    ['sshpass', 'sshpass -p hunter ssh x', `sshpass -p ${mark} ssh x`],
    ['docker', 'docker login -u ada -p hunter host', `docker login -u ada -p ${mark} host`],
    ['mongo', 'mongosh -u ada -p hunter', `mongosh -u ada -p ${mark}`],
    ['redis', 'redis-cli -h x -a hunter ping', `redis-cli -h x -a ${mark} ping`],
    ['sqlcmd', 'sqlcmd -U sa -Phunter', `sqlcmd -U sa -P${mark}`],
    ['docker', '{"auths":{"h":{"auth": "YWRhOmh1bnRlcg=="}}}', '{"auths":{"h":{"auth": "[redacted:authorization]"}}}'],
  ])('%s: %s', (_what, text, expected) => {
    expect(clean(text)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  it('is taken out of a pair in data, in either order', () => {
    const pairs = [
      { name: 'DB_PASSWORD', value: 'hunter' },
      { Value: 'ab', Key: 'apiKey' },
      { name: 'user', value: 'ada' },
      { name: 'max_tokens', value: 3 },
    ];
    expect(new Redactor().value(pairs)).toEqual([
      { name: 'DB_PASSWORD', value: mark },
      { Value: mark, Key: 'apiKey' },
      { name: 'user', value: 'ada' },
      { name: 'max_tokens', value: 3 },
    ]);
  });

  it.each([
    '| Password | Value |\n|---|---|',
    '| Password length | Value |\n|---|---|\n| minimum | 12 |',
    '| token | string | The token of the user |',
    '| tokens | 1500 |',
    '| Token | Color |\n|---|---|\n| primary | blue |',
    '- name: DB_PASSWORD\n  valueFrom:\n    secretKeyRef: db',
    'mysql -p -u root',
    'docker run -p 8080:80 image; docker login',
    'the login page password field',
    'auth: required, auth: middleware(), "auth": "oauth"',
    'password: |\nuser: ada',
    'echo "$password" | grep x',
  ])('is not what %j is', (text) => {
    expect(clean(text)).toBe(text);
  });

  it.each([
    ['vscode://file/home/ada/x:1:2', '[redacted:path]'],
    ['[x](cursor://file/c:/Users/ada/x) after', '[x]([redacted:path]) after'],
    ['idea://open?file=/home/ada/x', 'idea://open?file=[redacted:path]'],
  ])('a link that opens an editor holds a path: %s', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it('is looked for in time in proportion to the text, also where an attacker wrote it', () => {
    for (const piece of [
      'password: |\n  ',
      'password: |\\n  ',
      'password = """',
      '| password | ',
      '|--|\n',
      'name: password\n',
      'name: ',
      'machine ',
      'machine h login u password ',
      'login a ',
      'mysql ',
      'mysql -p',
      'docker login ',
      'docker ',
      'auth: a',
      'auth: aaaaaaaa.',
      `password${' '.repeat(60)}`,
      'x://file/',
    ]) {
      const text = piece.repeat(Math.ceil(60_000 / piece.length));
      expect(clean(text).length).toBeLessThan(text.length * 20);
    }
  });
});
