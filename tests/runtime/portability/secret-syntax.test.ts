/** Secrets that the syntax around them names: tables, YAML, netrc, options of programs. What `--redact` takes out, and leaves. */
import { describe, expect, it } from 'vitest';
import { Redactor } from '../../../runtime/portability/redact.ts';

const clean = (text: string) => new Redactor().text(text);
const mark = '[redacted:named_secret]';

describe('a secret in source code and commands', () => {
  const value = ['Zq', 'a7Kd02mPx', 'Q4w9'].join('');

  // @verifies redaction-reported
  it.each([
    ['a literal with a prefix', 'const string ApiKey = @"¤";'],
    ['a literal with a prefix', 'password = b"¤"'],
    ['a literal with a prefix', "export PASSWORD=$'¤'"],
    ['a literal with a prefix', 'let password = r#"¤"#;'],
    ['a type', 'let api_key: &str = "¤";'],
    ['a type', 'static API_KEY: &\'static str = "¤";'],
    ['a type', 'val apiKey: String? = "¤"'],
    ['a type', 'password: Optional[str] = "¤"'],
    ['a type', "const token: string | null = '¤';"],
    ['a type', 'var apiKey string = "¤"'],
    ['a call', 'ds.setPassword("¤");'],
    ['a call', "define('DB_PASSWORD', '¤');"],
    ['a call', 'headers.set("X-Api-Key", "¤")'],
    ['a comparison', "if (password === '¤') {"],
    ['a comparison', 'if user["password"] == "¤":'],
    ['a block below its name', 'The API key:\n```\n¤\n```'],
    ['a list of arguments', 'CMD ["app", "--token", "¤"]'],
    ['a list of arguments', '[\\"--api-key\\",\\"¤\\"]'],
    ['Terraform', 'variable "db_password" {\n  default = "¤"\n}'],
    ['a pair', '{"value":"¤","name":"DB_PASSWORD"}'],
    ['a property list', '<key>ClientSecret</key>\n<string>¤</string>'],
    ['a form', '<input type="password" name="x" value="¤">'],
    ['a short name', 'INFO login user=ada pass=¤ ok'],
    ['a short name', '[smtp]\npass = ¤'],
    ['a short name', 'userPass=¤'],
    ['curl', 'curl -sSu ada:¤ https://h.example'],
    ['curl', "curl -u'ada:¤' https://h.example"],
    ['gh', 'gh secret set API_KEY --body "¤"'],
    ['ldapsearch', 'ldapsearch -D cn=a -w ¤ -b dc=x'],
    ['PowerShell', 'ConvertTo-SecureString "¤" -AsPlainText'],
    ['a literal with a prefix', 'password = u8"¤"'],
    ['a default', "const password = process.env.PW || '¤';"],
    ['a default', "secret: import.meta.env.VITE_X ?? '¤',"],
    ['a default', 'password = os.environ.get("PW") or "¤"'],
    ['a default', 'password = os.environ.get("PW", default="¤")'],
    ['a default', "'password' => env('PW', '¤'),"],
    ['a default', 'password = ENV.fetch("PW") { "¤" }'],
    ['a default', "password: ENV['PW'] || '¤'"],
    ['a default', 'val password = System.getenv("PW") ?: "¤"'],
    ['a call', 'let password = String::from("¤");'],
    ['a call', 'token: Some(String::from("¤")),'],
    ['a call', 'api_key = SecretStr("¤")'],
    ['a call', "secret: Buffer.from('¤', 'hex')"],
    ['a call', 'password = ("¤")'],
    ['a call', "page.fill('#password', '¤')"],
    ['a call', "page.fill('[name=\"password\"]', '¤')"],
    ['a call', 'requests.get(u, auth=("ada", "¤"))'],
    ['a call', 'req.SetBasicAuth("ada", "¤")'],
    ['a pair', '{ "password", "¤" },'],
    ['a comparison', "expect(token).toBe('¤')"],
    ['an array', 'char password[] = "¤";'],
    ['R', 'password <- "¤"'],
    ['a definition', '#define PASSWORD "¤"'],
    ['a definition', 'ENV DB_PASSWORD ¤'],
    ['a definition', 'setenv DB_PASSWORD ¤'],
    ['a definition', 'aws configure set aws_secret_access_key ¤'],
    ['a definition', 'npm config set //registry.npmjs.org/:_authToken ¤'],
    ['PostgreSQL', "ALTER USER ada WITH PASSWORD '¤';"],
    ['curl', 'curl -U ada:¤ https://h.example'],
    ['curl', 'curl --proxy-user ada:¤ https://h.example'],
    ['twine', 'twine upload -u ada -p ¤ dist/x'],
    ['htpasswd', 'htpasswd -bc file ada ¤'],
    ['a flag', 'app --pass ¤'],
    ['a flag', 'keytool -storepass ¤ -list'],
  ])('is taken out of %s: %j', (_, text) => {
    expect(clean(text.replace('¤', value))).toBe(text.replace('¤', mark));
  });

  it('is a cookie that curl is given, and not the file that holds cookies', () => {
    expect(clean(`curl -b "sid=${value}" https://h.example`)).toBe('curl -b "[redacted:cookie]" https://h.example');
    expect(clean(`curl --cookie 'a=b; sid=${value}' x`)).toBe("curl --cookie '[redacted:cookie]' x");
    expect(clean('curl -b cookies.txt https://h.example')).toBe('curl -b cookies.txt https://h.example');
  });

  it('is the whole password of a URL, whatever should have been encoded in it', () => {
    expect(clean(`mysql://root:p@ss/w#rd${value}@db/app`)).toBe('mysql://[redacted:url_credentials]@db/app');
    expect(clean(`jdbc:oracle:thin:scott/${value}@//h:1521/x`)).toBe(`jdbc:oracle:thin:scott/${mark}`);
    expect(clean('postgres://ada:x@db/app')).toBe('postgres://[redacted:url_credentials]@db/app');
  });

  it('is a private key of PuTTY', () => {
    const key = `PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 1\n${value}\nPrivate-MAC: 00aa\nafter`;
    expect(clean(key)).toBe('[redacted:private_key]\nafter');
  });

  it('is not what source code only names', () => {
    for (const text of [
      "getByLabel('password', { exact: true })",
      't("password", "Password")',
      'expect(password == "short").toBe(false)',
      'validatePassword("short")',
      'const token: Token = next();',
      'pass: 12, fail: 3',
      'The API key:\n```\nsee the vault\n```',
    ])
      expect(clean(text)).toBe(text);
  });

  it('is not a number of passed tests', () => {
    const table = '| Suite | Pass | Fail |\n|---|---|---|\n| a | 12 | 0 |\n| b | ✓ | |';
    expect(clean(table)).toBe(table);
    expect(clean('| user | pass |\n|---|---|\n| ada | hunter |')).toContain(`| ${mark} |`);
    const counts = { pass: 12, fail: 3 };
    expect(new Redactor().value(counts)).toEqual(counts);
    expect(new Redactor().value({ user: 'ada', pass: 4711 })).toEqual({ user: 'ada', pass: mark });
    expect(new Redactor().value({ recoveryCodes: ['ab'], 'user.pass': 'x', storepass: 'x' })).toEqual({
      recoveryCodes: [mark],
      'user.pass': mark,
      storepass: mark,
    });
  });
});

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
    'token\\u003d@',
    '\\u0022password\\u0022:\\u0022@\\u0022',
    '“password”: “@”',
    'password\u00a0:\u00a0@',
    'password＝@',
    'password -> @',
    'password: &pw @',
    'password: !!str @',
    '+ password:\n+   @',
    'Token:\n> @',
    'DB_PASSWORD_OLD=@',
    'DB_PASSWORD_RO=@',
    'API_KEY_OPENAI: "@"',
    'STRIPE_KEY=@@',
    'APP_KEY=base64:@',
    'Credentials: ada / @',
    'password = "begin" + "@"',
    'password = "@" +\n  "@"',
    '"password_confirmation"=>"@"',
    'password_digest: @',
    'db.password.prod=@',
    '"SecretString": "@"',
    'stripe.api.key=@',
    'decryptionKey="@"',
    'consumer_key = @',
    'API key (prod): @',
    'passwords: [@, other]',
    'JSESSIONID=@',
    'https://h.example/?X-Amz-Signature=@',
    'https://h.example/?a=1&amp;sig=@',
    'https://h.example/?a=1\\u0026sig=@',
    'Authorization: GenieKey @',
    'Authorization: Bot @',
    'Authorization: Api-Token @',
    'Authorization: Bearer\r\n  @',
    'Authorization: Bearer: @',
    '"Set-Cookie": ["sid=@; HttpOnly"]',
    '<Password type="x">@</Password>',
    '<property name="password">@</property>',
    '<property name="db.password"><value>@</value></property>',
    '<string name="api_key">@</string>',
    '<password><![CDATA[@]]></password>',
  ])('is taken out of %j', (form) => {
    const value = ['Zq', 'a7Kd02mPx', 'Q4w9'].join('');
    const text = `Before. ${form.startsWith('PASSWORD\n') ? '\n' : ''}${form.replaceAll('@', value)}\nAfter.`;
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
    [
      'below a name',
      'secrets:\n  db: Hunter2x\n  url: h\nuser: Hunter2y',
      `secrets:\n  db: ${mark}\n  url: h\nuser: Hunter2y`,
    ],
    ['below a name', 'tokens:\n- Hunter2x\n- "Hunter2y"', `tokens:\n- ${mark}\n- "${mark}"`],
    ['below a name', '+credentials:\n+  ci:\n+    key: Hunter2x # CI', `+credentials:\n+  ci:\n+    key: ${mark} # CI`],
    [
      'below a name',
      '[secrets]\r\ndb = "Hunter2x"\r\n\r\n[other]\r\nx = "Hunter2y"',
      `[secrets]\r\ndb = "${mark}"\r\n\r\n[other]\r\nx = "Hunter2y"`,
    ],
    [
      'a column',
      '> | user | password |\n> |---|---|\n> | ada | hunter |',
      `> | user | password |\n> |---|---|\n> | ada | ${mark} |`,
    ],
    ['a column', '+| password |\n+|---|\n+| hunter |', `+| password |\n+|---|\n+| ${mark} |`],
    [
      'a column',
      '"| a | password |\\n|---|---|\\n| ada | hunter |\\nafter"',
      `"| a | password |\\n|---|---|\\n| ada | ${mark} |\\nafter"`,
    ],
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
    ['zip', 'zip -P hunter a.zip b', `zip -P ${mark} a.zip b`],
    ['zip', 'zip -r -Phunter a.zip b', `zip -r -P${mark} a.zip b`],
    ['7z', '7z a -phunter a.7z b', `7z a -p${mark} a.7z b`],
    ['openssl', 'openssl enc -aes-256-cbc -k hunter -in a', `openssl enc -aes-256-cbc -k ${mark} -in a`],
    ['openssl', 'openssl rsa -passin pass:hunter -in a', `openssl rsa -passin pass:${mark} -in a`],
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

  // @verifies redaction-reported
  it.each([
    'otp: 123456',
    'OTP=123 456',
    '"otp": "123456"',
    'totp code: 123456',
    'pin: 1234',
    'PIN is 1234',
    'SIM_PIN=1234',
    'pin code: 1234',
    '2FA code: 123456',
    'mfa token: 123456',
    'verification code: 123456',
    'access code – 9911',
    'one-time code: 123456',
    'one time passcode: 123456',
    'cvv: 123',
    'cvc=1234',
    'security code: 123',
    'login code: 654-321',
    'unlock_code=443322',
  ])('is taken out of the code %j', (text) => {
    expect(clean(text)).toContain(mark);
    expect(clean(text)).not.toMatch(/\d{3}/);
    expect(clean(clean(text))).toBe(clean(text));
  });

  // @verifies redaction-reported
  it.each([
    'license_key=@',
    'licence key: @',
    'LICENSE_CODE=@',
    'salt: @',
    'db_salt = "@"',
    'pepper: @',
    '"private_key_id": "@"',
    'access_key_id: @',
    'secret_id=@',
    'pass word: @',
    'pass-phrase: @',
    'password – @',
    'password — @',
    'passcode: @',
    'recovery code: @',
    'recovery_key=@',
    'backup codes: @',
    'activation key: @',
    'product key: @',
    'psk=@',
    'pw: @',
    'pswd=@',
    'mnemonic: @',
    'client-key-data: @',
    'echo @ | docker login -u ada --password-stdin',
    'echo -n "@" | docker login --password-stdin host',
    "printf '%s' '@' | gh auth login --with-token",
    'echo @ | sudo -S apt update',
    'docker login --password-stdin <<< "@"',
    'echo @ | gh secret set NAME',
    'echo "ada:@" | chpasswd',
  ])('is taken out of the labelled form %j', (form) => {
    const value = ['Zq', 'a7Kd02mPx', 'Q4w9'].join('');
    expect(clean(`Before.\n${form.replaceAll('@', value)}\nAfter.`)).toMatch(
      /^Before\.\n(?![\s\S]*Kd02)[\s\S]*\[redacted:[a-z_]+\][\s\S]*\nAfter\.$/,
    );
  });

  it('in data is known by its key in look-alike letters, and by the program whose option it is', () => {
    const redactor = new Redactor();
    for (const key of ['p\u0430ssword', 'pass\u200bword', 'motDePasse', 'password_confirmation', 'SecretString'])
      expect([key, Object.values(redactor.value({ [key]: 'hunter' }) as object)]).toEqual([key, [mark]]);
    expect(redactor.value(['docker', 'login', '-u', 'ada', '-p', 'hunter'])).toEqual([
      'docker',
      'login',
      '-u',
      'ada',
      '-p',
      mark,
    ]);
    expect(redactor.value(['sshpass', '-p', 'hunter', 'ssh'])).toEqual(['sshpass', '-p', mark, 'ssh']);
    expect(redactor.value(['docker', 'run', '-p', '8080:80'])).toEqual(['docker', 'run', '-p', '8080:80']);
    expect(redactor.value({ op: 'add', path: '/password', value: 'hunter' })).toMatchObject({ value: mark });
    expect(redactor.value({ label: 'API key', value: 'hunter' })).toMatchObject({ value: mark });
    expect(redactor.value({ ParameterKey: 'DbPassword', ParameterValue: 'hunter' })).toMatchObject({
      ParameterValue: mark,
    });
  });

  it('in data is known by the same labels', () => {
    for (const key of ['otp', 'pin', 'userPin', 'pin_code', 'cvv', 'licenseKey', 'salt', 'private_key_id', 'passcode'])
      expect([key, new Redactor().value({ [key]: 'a1b2c3' })]).toEqual([key, { [key]: mark }]);
    const plain = { spin: 'fast', opinion: 'good', pinned: true, salted: 'no', asphalt: 'a1', option: 3 };
    expect(new Redactor().value(plain)).toEqual(plain);
  });

  it.each([
    'Pin: the version must stay fixed.',
    'pin: numpy==1.2.3',
    'pin: 13',
    'Pin: 2.4.1',
    'Opinion: 1234 people agree',
    'spin: 1234',
    'Salt: a pinch.',
    'salt: none yet',
    'The password – as the user sees it – is masked.',
    'Passwords are stored with a salt: see the page.',
    'Ask for the password. Never log a password or a one-time code.',
    'The OTP is sent by SMS.',
    'An OTP has 6 digits.',
    'The security code is checked in 3 places.',
    'Access code: see the wiki',
    'license: MIT',
    'The first pass worked well; a second pass is planned.',
    'License keys are bought per seat',
    'product keys are listed below',
    'echo done | tee log',
    'echo "$TOKEN" | docker login --password-stdin',
    'We discussed password rotation – twice a year – with the team.',
    'pw: see vault',
    'The pass key is in use.',
  ])('stays readable in prose: %s', (text) => {
    expect(clean(text)).toBe(text);
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
    '| Pass | Input |\n|---|---|\n| lower | steps |',
    'app --max-tokens 8000; ffmpeg -pass 2 x',
    'TOKEN_URL=https://h1.example/x SECRET_NAME=prod-db12x TOKEN_EXPIRY=3600 PUBLIC_KEY=a1b2c3d4e5f6g7h8i9',
    'CACHE_KEY=users:v2 SORT_KEY=created_at_of_the_row1',
    '{ stateToken: step.stateToken, password: values.password }',
    'permissions:\n  id-token: write\nsecrets: inherit',
    "fetch(url, { credentials: 'include' })",
    'secrets:\n  db:\n    file: ./pw1.txt\n  other:\n    external: true',
    'token:\n  type: string\n  description: sha256 of it\n  maxLength: 64',
    'token:\n  format: uuid4abc\n  version: 1.2.3-beta4\nsecrets:\n- source: db1_password',
    'secret = await load("prod/db1"); apiKey = config.get("openai.key1")',
    'the user enters password "short"',
    'Tokens:\n- step-2\n- src/a1.test.ts\n- see the table of section 4',
    'text.replace(/^-+/, x).replace(/[A-Z]/g, y)',
    'tokens: [primary, secondary]',
    'Authorization: required since version 2',
    '<input name="password"/> text</p>',
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
      'otp: 1',
      'pin: 1 ',
      'echo a',
      'tokens:\n',
      'tokens:\n- a1b2c3d4\n',
      '[tokens]\n',
      '<a name="',
      '<password a',
      'password = a(',
      'token process.env.A ',
      'env("a",',
      'env a_',
      'AB_KEY=',
      'TOKEN_A=./1',
      'passwords: [a,',
      'password = "a" + ',
      'user a',
      'Authorization: a ',
      'password: &a ',
      'echo a |',
      'sudo -',
      'secret set ',
      'a_a_salt: ',
      'password – ',
      'password: a<',
      'password: &a ',
      'password string ',
      'password(',
      '("password',
      "('a",
      'password == ',
      'password:\n```\n',
      'variable "password" { ',
      '"value": "a", ',
      '<input ',
      '<input name=a ',
      '<key>password</key> ',
      'curl -b ',
      'curl -u',
      'gh secret set ',
      '--token", ',
      'x://a:b@',
      'x://a:b@c/d@',
      'PuTTY-User-Key-File-3',
      '\u001b[',
      '[1;1;1',
      '\\u001b[',
      '%22',
      '\\n',
    ]) {
      const text = piece.repeat(Math.ceil(60_000 / piece.length));
      expect(clean(text).length).toBeLessThan(text.length * 20);
    }
  });
});
