/** The kinds of secrets that `--redact` knows by their form, each as its vendor prints it (ADR-0014). */
import { describe, expect, it } from 'vitest';
import { Redactor, redactedKinds } from '../../../runtime/portability/redact.ts';
import { secretForms } from '../../../runtime/portability/secret-forms.ts';

/** Values are put together here, so that no scanner takes this file for a leak. */
const of = (alphabet: string) => (count: number) =>
  Array.from({ length: count }, (_, i) => alphabet[(i * 7 + 3) % alphabet.length]).join('');
const hex = of('0123456789abcdef');
const HEX = of('0123456789ABCDEF');
const low = of('abcdefghijklmnopqrstuvwxyz0123456789');
const UP = of('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const an = of('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
const digits = of('0123456789');
const uuid = () => [hex(8), hex(4), hex(4), hex(4), hex(12)].join('-');

const samples: Readonly<Record<string, readonly string[]>> = {
  'workrail state token': ['st', '.v1.', an(20), '.', an(20)],
  'workrail token broken in its payload': ['st', '.v1.', an(70), '\n', an(30), '.', an(43)],
  'workrail token broken in its signature': ['st', '.v1.', an(60), '.', an(20), '\r\n', an(23)],
  'workrail token broken twice': ['chk', '.v2.', an(50), '\n', an(80), '\n', an(9), '.', an(43)],
  'SHA-512 crypt hash': ['$6', '$', an(12), '$', an(86)],
  'Apache hash': ['$apr', '1$', an(8), '$', an(22)],
  'bcrypt hash': ['$2', 'b$12$', an(53)],
  'argon2 hash': ['$argon', '2id$v=19$m=65536,t=3,p=4$', an(22), '$', an(43)],
  'json web token': ['ey', `J${an(20)}`, '.', `eyJ${an(20)}`, '.', an(30)],
  '1Password service account': ['ops', '_eyJ', an(120)],
  '1Password secret key': ['A3', `-${UP(6)}-${UP(11)}-${UP(5)}-${UP(5)}-${UP(5)}`],
  'Mapbox secret token': ['sk', '.eyJ', an(60), '.', an(22)],
  'Grafana API key': ['eyJrI', 'joi', an(80)],
  'Grafana cloud token': ['glc', '_', an(60)],
  'Grafana service account': ['glsa', '_', an(32), '_', hex(8)],
  'GitHub personal token': ['ghp', '_', an(36)],
  'GitHub OAuth token': ['gho', '_', an(36)],
  'GitHub app token': ['ghs', '_', an(36)],
  'GitHub refresh token': ['ghr', '_', an(36)],
  'GitHub fine-grained token': ['github', '_pat_', an(82)],
  'GitLab personal token': ['glpat', '-', an(20)],
  'GitLab runner token': ['glrt', '-', an(20)],
  'GitLab CI job token': ['glcbt', '-', an(24)],
  'Slack bot token': ['xoxb', '-', digits(12), '-', an(24)],
  'Slack app token': ['xapp', '-1-', an(30)],
  'Slack configuration token': ['xoxe', '.xoxp-1-', an(60)],
  'Slack webhook': ['https://hooks.', 'slack.com/services/', `T${UP(8)}/B${UP(8)}/${an(24)}`],
  'Discord bot token': [`M${an(23)}`, '.', an(6), '.', an(30)],
  'Discord webhook': ['https://discord', '.com/api/webhooks/', digits(18), '/', an(68)],
  'Teams webhook': ['https://acme', '.webhook.office.com/webhookb2/', uuid(), '/IncomingWebhook/', hex(32)],
  'Zapier webhook': ['https://hooks.', 'zapier.com/hooks/catch/', digits(7), '/', an(8)],
  'AWS access key': ['AKI', `A${UP(16)}`],
  'AWS temporary key': ['ASI', `A${UP(16)}`],
  'AWS Bedrock key': ['ABS', `K${an(110)}`],
  'Google API key': ['AIz', `a${an(35)}`],
  'Google OAuth token': ['ya29', '.', an(60)],
  'Google OAuth secret': ['GOC', `SPX-${an(28)}`],
  'Google refresh token': ['1//', `0${an(60)}`],
  'Azure client secret': [an(3), '8Q~', an(34)],
  'Azure DevOps token': [an(76), 'AZ', 'DO', an(4)],
  'Alibaba access key': ['LTA', `I${an(20)}`],
  'Yandex API key': ['AQV', `N${an(36)}`],
  'Scaleway access key': ['SC', `W${UP(17)}`],
  'DigitalOcean token': ['dop', '_v1_', hex(64)],
  'Heroku token': ['HRK', `U-AA${an(58)}`],
  'Cloudflare origin key': ['v1', `.0-${hex(24)}-${hex(146)}`],
  'Fly.io token': ['fo1', '_', an(43)],
  'Netlify token': ['nfp', '_', an(40)],
  'Render key': ['rnd', '_', an(32)],
  'Vercel token': ['vcp', '_', an(56)],
  'Supabase token': ['sbp', '_', hex(40)],
  'Neon key': ['napi', '_', low(60)],
  'PlanetScale password': ['pscale', '_pw_', an(43)],
  'MongoDB Atlas secret': ['mdb', '_sa_sk_', an(40)],
  'Databricks token': ['dap', `i${hex(32)}`],
  'Confluent secret': ['cfl', `t${an(60)}`],
  'ClickHouse secret': ['4b', `1d${an(38)}`],
  'Dynatrace token': ['dt0', `c01.${UP(24)}.${UP(64)}`],
  'New Relic user key': ['NRA', `K-${UP(27)}`],
  'Sentry organization token': ['sntrys', '_', an(100)],
  'PostHog personal key': ['phx', '_', an(43)],
  'LaunchDarkly key': ['sdk', '-', uuid()],
  'Sourcegraph token': ['sgp', '_', hex(40)],
  'SonarQube token': ['squ', '_', hex(40)],
  'Snyk token': ['snyk', '_uat.', an(60)],
  'Docker Hub token': ['dckr', '_pat_', an(27)],
  'Artifactory key': ['AKC', `p${an(69)}`],
  'Artifactory reference token': ['cmVm', `dGtu${an(56)}`],
  'npm token': ['npm', '_', an(36)],
  'PyPI token': ['pypi', '-AgE', an(100)],
  'RubyGems key': ['rubygems', '_', hex(48)],
  'crates.io token': ['ci', `o${an(32)}`],
  'NuGet key': ['oy', `2${low(43)}`],
  'Clojars token': ['CLOJARS', '_', low(60)],
  'Buildkite token': ['bkua', '_', hex(40)],
  'CircleCI token': ['CCIP', `AT_${an(22)}_${hex(40)}`],
  'Terraform Cloud token': [an(14), '.atlas', 'v1.', an(67)],
  'Vault service token': ['hvs', '.', an(95)],
  'Pulumi token': ['pu', `l-${hex(40)}`],
  'Doppler token': ['dp', '.pt.', an(43)],
  'Infracost key': ['ic', `o-${an(32)}`],
  'Prefect key': ['pnu', '_', low(36)],
  'Harness key': ['pat', `.${an(22)}.${hex(24)}.${an(20)}`],
  'OpenShift token': ['sha', `256~${an(43)}`],
  'Tailscale key': ['tskey', '-auth-', an(17), '-', an(32)],
  'Defined Networking key': ['dnk', `ey-${low(26)}-${low(52)}`],
  'JetBrains token': ['per', `m:${an(12)}.${an(8)}.${an(30)}`],
  'Atlassian token': ['ATA', `TT3${an(180)}`],
  'Bitbucket app password': ['ATB', `B${an(32)}`],
  'Linear key': ['lin', '_api_', an(40)],
  'Notion token': ['ntn', '_', digits(11), an(35)],
  'Airtable token': ['pa', `t${an(14)}.${hex(64)}`],
  'Figma token': ['fig', 'd_', an(40)],
  'Typeform token': ['tfp', '_', an(59)],
  'Contentful token': ['CFP', 'AT-', an(43)],
  'ReadMe key': ['rdm', 'e_', low(70)],
  'Postman key': ['PMA', `K-${hex(24)}-${hex(34)}`],
  'HubSpot token': ['pa', `t-na1-${uuid()}`],
  'Shopify token': ['shp', `at_${hex(32)}`],
  'Square token': ['sq0', `atp-${an(22)}`],
  'Facebook token': ['EA', `A${an(120)}`],
  'Stripe secret key': ['sk', '_live_', an(24)],
  'Stripe webhook secret': ['whs', 'ec_', an(32)],
  'Razorpay key': ['rzp', '_live_', an(14)],
  'Flutterwave key': ['FLW', `SECK-${hex(32)}-X`],
  'Braintree token': ['access', `_token$production$${low(16)}$${hex(32)}`],
  'Mercado Pago token': ['APP', `_USR-${digits(16)}-${digits(6)}-${hex(32)}-${digits(9)}`],
  'Plaid token': ['access', '-production-', uuid()],
  'Duffel token': ['duffel', '_live_', an(43)],
  'EasyPost key': ['EZ', `AK${an(54)}`],
  'Shippo token': ['shippo', '_live_', hex(40)],
  'SendGrid key': ['SG', `.${an(22)}.${an(43)}`],
  'Brevo key': ['xkey', `sib-${hex(64)}-${an(16)}`],
  'Mailgun key': ['ke', `y-${hex(32)}`],
  'Mailchimp key': [hex(32), '-us', '12'],
  'Resend key': ['re', `_${an(8)}_${an(24)}`],
  'Twilio key': ['S', `K${hex(32)}`],
  'Telegram bot token': [digits(10), ':A', an(34)],
  'Telnyx key': ['KE', `Y${HEX(32)}_${an(22)}`],
  'Hugging Face token': ['hf', '_', an(34)],
  'OpenAI key': ['sk', '-proj-', an(48)],
  'Anthropic key': ['sk', '-ant-api03-', an(93), 'AA'],
  'Groq key': ['gsk', '_', an(52)],
  'Perplexity key': ['pplx', '-', an(48)],
  'Replicate token': ['r8', '_', an(37)],
  'xAI key': ['xai', '-', an(80)],
  'LangSmith key': ['lsv2', `_pt_${hex(32)}_${hex(10)}`],
  'Pinecone key': ['pcsk', '_', an(70)],
  'Logfire token': ['pylf', '_v1_us_', an(43)],
  'Dropbox token': ['sl', '.', an(140)],
  'Frame.io token': ['fio', '-u-', an(64)],
  'Adobe secret': ['p8', `e-${an(32)}`],
  '42 intra secret': ['s-s', `4t2ud-${hex(64)}`],
  'MaxMind key': [an(6), '_', an(29), '_mm', 'k'],
  'WakaTime key': ['waka', '_', uuid()],
  'SettleMint token': ['sm', '_pat_', an(16)],
  'Lob key': ['live', '_', hex(35)],
  'age secret key': ['AGE-SECRET', '-KEY-1', UP(58)],
  'OpenSSH private key': [
    '-----BEGIN OPENSSH PRI',
    'VATE KEY-----\n',
    an(70),
    '\n-----END OPENSSH PRI',
    'VATE KEY-----',
  ],
  'PGP private key block': [
    '-----BEGIN PGP PRI',
    'VATE KEY BLOCK-----\n',
    an(70),
    '\n-----END PGP PRI',
    'VATE KEY BLOCK-----',
  ],
};

const around: readonly (readonly [string, (secret: string) => string])[] = [
  ['alone in a sentence', (secret) => `It printed ${secret} and went on.`],
  ['in JSON that was pasted', (secret) => `{"a":"${secret}","b":1}`],
  ['at the end of a line of a log', (secret) => `12:00:01 sent ${secret}\n12:00:02 done`],
];

describe('a secret of a known form', () => {
  // @verifies redaction-reported
  it.each(around)('is taken out %s, whatever vendor it is of', (_where, within) => {
    const missed = Object.entries(samples).flatMap(([name, parts]) => {
      const secret = parts.join('');
      const redactor = new Redactor();
      const clean = redactor.text(within(secret));
      const tail = secret
        .replace(/-----[^-]*-----/g, '')
        .slice(-12)
        .trim();
      const isReported = redactor.counts.every(({ kind }) => redactedKinds.includes(kind));
      return clean.includes(tail) || clean === within(secret) || !isReported ? [name] : [];
    });
    expect(missed).toEqual([]);
  });

  it('is one of at least 88 kinds, and every form has a sample that it alone finds by name', () => {
    expect(Object.keys(samples).length).toBeGreaterThanOrEqual(88);
    const kinds = Object.values(samples).map((parts) => {
      const redactor = new Redactor();
      redactor.text(`x ${parts.join('')} x`);
      return redactor.counts.map(({ kind }) => kind);
    });
    const found = new Set(kinds.flat());
    expect(secretForms.map(([kind]) => kind).filter((kind) => !found.has(kind))).toEqual([]);
  });

  it('is not what notes are full of: hashes, ids, versions, paths of packages', () => {
    const texts = [
      `commit ${hex(40)}`,
      `sha256:${hex(64)}`,
      uuid(),
      `run_${low(26)} sess_${low(26)} node_${low(26)}`,
      'v1.0.0-rc.1, npm_config_cache, hf_transfer, sk-learn, test_that_it_works_under_load',
      'https://discord.com/channels/1/2, hooks.slack.com, pat.example.com, dp.st, re_render_all_of_it',
      'live_reload, EAA, ATT, KEY_NOT_FOUND, SKIP_THIS_STEP, perm: read.write, sl. 4, MAC address',
    ];
    for (const text of texts) expect(new Redactor().text(text), text).toBe(text);
  });
});

describe('the forms', () => {
  // @verifies redaction-linear
  it('repeat nothing without a bound but one class at their end, so that looking for them is linear', () => {
    for (const [kind, hints, source] of secretForms) {
      expect(kind).toMatch(/^[a-z_]{1,40}$/);
      expect(hints.length, kind).toBeGreaterThan(0);
      const plain = source.replace(/\\./g, 'c').replace(/\[[^\]]*\]/g, 'c');
      expect(plain, kind).not.toMatch(/[*+]/);
      expect(plain, `${kind}: a repeated group`).not.toMatch(/\)\{/);
      for (const { index } of plain.matchAll(/\{\d+,\}/g)) {
        const rest = plain.slice(index).replace(/^\{\d+,\}/, '');
        // Behind it stands the end of the form, or of one of its alternatives.
        expect(rest, kind).toMatch(/^(?:c?\)|\||$)|^\)$/);
      }
      for (const [, upper] of plain.matchAll(/\{\d+,(\d+)\}/g)) expect(Number(upper), kind).toBeLessThanOrEqual(4096);
    }
  });
});
