/**
 * Secrets that the syntax around them names: blocks of YAML, pairs of a name and a value, rows of tables, netrc, options of
 * programs. Data and the spans behind it (ADR-0014). Every repetition in a head has an upper bound. Pure.
 */
import { lineEnd, notBehind, spanMax } from './spans.ts';
import {
  isHarmless,
  looksGenerated,
  looksRandom,
  madeValue,
  names,
  numbered,
  type Place,
  valueAt,
  wholeMark,
} from './secret-values.ts';

const quote = '(?:\\\\{0,4}["\'`])?';
/** Between two parts of one value, on one line or several; also as JSON escapes it. */
const space = '(?:\\s|\\\\{1,4}[nrt]){0,64}';
const is = '[ \\t]{0,8}[:=][ \\t]{0,8}';
const named = `(?:${names}|[_-](?:pass|auth))${numbered}`;

type SpanOf = Place[2];

const whole: SpanOf = (text, match) => {
  const value = valueAt(text, match.index + match[0].length);
  return value === null || isHarmless(text.slice(value.from, value.end), value.isQuoted) ? null : value;
};

// Blocks of YAML ------------------------------------------------------------------------------------------------------

const blockHead = new RegExp(
  `${named}${quote}[ \\t]{0,64}:[ \\t]{1,64}(?:![\\w!]{1,20}[ \\t]{1,4})?[|>][-+0-9]{0,2}[ \\t]{0,16}(\\r?\\n|(?:\\\\{1,4}r)?\\\\{1,4}n)`,
  'gi',
);
/** What stands before the first letter of a line: its indentation, the mark of a list, a quotation or a diff. */
const leadOf = (line: string): number => /^[^\p{L}\p{N}_"'`\\[]{0,200}/u.exec(line)?.[0].length ?? 0;

/** The lines below a name that are indented more than it is. */
const blockSpan: SpanOf = (text, match) => {
  const ending = match[1] ?? '\n';
  const lineFeed = ending.endsWith('\n') ? '\n' : (/\\+n$/.exec(ending)?.[0] ?? '\\n');
  const before = text.slice(Math.max(0, match.index - 200), match.index);
  const lead = leadOf(before.slice(before.lastIndexOf(lineFeed) + 1).replace(/^n(?=\W)/, ''));
  const from = match.index + match[0].length;
  const below = text.slice(from, from + spanMax);
  // An escaped block ends with the text that it is in.
  const lines = (lineFeed === '\n' ? below : (below.split('"')[0] ?? '')).split(lineFeed);
  let [at, first, end] = [from, -1, -1];
  for (const line of lines) {
    const indent = leadOf(line);
    if (line.trim() !== '') {
      if (indent <= lead) break;
      if (first < 0) first = at + indent;
      end = at + line.trimEnd().length;
    }
    at += line.length + lineFeed.length;
  }
  return first < 0 || end <= first || wholeMark.test(text.slice(first, end)) ? null : { from: first, end };
};

// A pair of a name and a value ----------------------------------------------------------------------------------------

const other = `(?:${quote}[\\w-]{1,40}${quote}${is}${quote}[\\w .-]{0,60}${quote},?${space})?`;
const pairHead = new RegExp(
  `(?=name|key|variable)${notBehind('[\\p{L}\\p{N}_]')}(?:name|key|variable)${quote}${is}${quote}[\\w.:/-]{0,60}?${named}${quote},?${space}${other}${quote}value${quote}${is}`,
  'giu',
);

// A row of a table ----------------------------------------------------------------------------------------------------

const rowHead = new RegExp(
  `\\|[ \\t]{0,64}[*_\`"]{0,3}[\\w .-]{0,40}?(${names})${numbered}[*_\`":]{0,4}[ \\t]{0,64}\\|[ \\t]{0,64}[*_\`"]{0,3}(?=[^\\s|])`,
  'gi',
);
const underHeader = /^[^\n]{0,400}\n[ \t]{0,16}\|?[ \t]{0,16}:?-/;

/** The cell behind a name. A plain word is one only where the row holds nothing else, and is no header. */
const rowSpan: SpanOf = (text, match) => {
  const from = match.index + match[0].length;
  const line = text.slice(from, lineEnd(text, from));
  const cell = line.split('|')[0] ?? '';
  const value = cell.trimEnd().replace(/[*_`"]{1,3}$/, '');
  if (value === '' || /\s/.test(value) || isHarmless(value, true)) return null;
  if (/^tokens?$/i.test(match[1] ?? '') && /^[\d.,_]+[kKmM]?$/.test(value)) return null;
  const isLast = /^\|?[ \t]{0,64}$/.test(line.slice(cell.length, cell.length + 66));
  const isAlone = isLast && !underHeader.test(text.slice(from, from + 600));
  return isAlone || looksRandom(value) ? { from, end: from + value.length } : null;
};

// netrc, and the credentials of container registries ------------------------------------------------------------------

const netrcHead =
  /(?<![\p{L}\p{N}_-])(?:machine\s{1,20}\S{1,255}|login\s{1,20}\S{1,255})\s{1,20}pass(?:word|wd)\s{1,20}(?=\S)/giu;
const netrcMachine = /(?<![\p{L}\p{N}_-])(?:machine\s{1,20}\S{1,255}|default)\s{1,20}$/iu;

/** "login page password reset" is prose: without a machine before it, a plain word stays. */
const netrcSpan: SpanOf = (text, match) => {
  const value = whole(text, match);
  if (value === null || !/^\p{Ll}+$/u.test(text.slice(value.from, value.end))) return value;
  const before = text.slice(Math.max(0, match.index - 300), match.index);
  return /^machine\s+[^\s.]*\./i.test(match[0]) || netrcMachine.test(before) ? value : null;
};

const authHead = new RegExp(
  `(?=auth)${notBehind('[\\p{L}\\p{N}_.-]')}auth${quote}${is}${quote}(?=[A-Za-z0-9+/])`,
  'giu',
);
const base64 = /[A-Za-z0-9+/]{8,}={0,2}/y;

const authSpan: SpanOf = (text, match) => {
  const from = match.index + match[0].length;
  base64.lastIndex = from;
  const value = base64.exec(text.slice(0, from + spanMax))?.[0] ?? '';
  const isCredential = /\d|=$/.test(value) || (value.length >= 24 && looksRandom(value));
  return isCredential && !/[\w.-]/.test(text[from + value.length] ?? ' ') ? { from, end: from + value.length } : null;
};

// Options of programs -------------------------------------------------------------------------------------------------

/** `[programs, option]`: the option as it stands right before its value. */
const optionsOf: readonly (readonly [programs: string, option: string])[] = [
  ['(?:mysql|mariadb)(?:dump|admin|import|show|check|-dump|-admin)?', '-p'],
  ['sshpass', '-p[ \\t]{0,4}'],
  ['(?:docker|podman|buildah|skopeo|nerdctl|oras|crane|helm|az|oc|cf)[ \\t][^\\n|;&]{0,80}?login', '-p[ \\t=]{1,4}'],
  ['mongo(?:sh|dump|restore|export|import|stat|top)?', '-p[ \\t]{1,4}'],
  ['redis-cli', '-a[ \\t]{1,4}'],
  ['zip|unzip|zipcloak', '-P[ \\t]{0,4}'],
  ['7z[arz]?|u?n?rar', '-h?p'],
  ['openssl', '-(?:k|K|passin|passout|pass)[ \\t]{1,4}(?:pass:)?'],
  ['curl', '-[A-Za-z]{0,8}[uU][ \\t]{0,4}["\']?[\\w.@+-]{1,100}:'],
  ['ldap(?:search|modify|add|delete|passwd|whoami)', '-w[ \\t]{1,4}'],
  ['erl|iex', '-?-(?:set)?cookie[ \\t]{1,4}'],
  ['twine', '-p[ \\t]{1,4}'],
  ['htpasswd', '-[a-zA-Z]{0,4}b[a-zA-Z]{0,4}[ \\t]{1,4}\\S{1,200}[ \\t]{1,4}\\S{1,100}[ \\t]{1,4}'],
  ['sqlcmd|bcp', '-P[ \\t]{0,4}'],
];
// The name is looked at first: it needs less than what stands before it.
const optionPlaces = optionsOf.map(
  ([programs, option]): Place => [
    'named_secret',
    new RegExp(
      `(?=${programs})${notBehind('[\\w-]')}(?:${programs})(?![\\w-])[^\\n|;&]{0,200}?[ \\t]${option}(?=[^\\s-])`,
      'g',
    ),
    whole,
  ],
);

// Statements and calls ------------------------------------------------------------------------------------------------

const quoted = '(?=\\\\{0,4}["\'])';
const statements: readonly string[] = [
  `identified[ \\t]{1,8}by[ \\t]{1,8}${quoted}`,
  `set[ \\t]{1,8}password[ \\t][^\\n=]{0,80}=[ \\t]{0,8}${quoted}`,
  `(?:auth|user(?:name)?|login)[^\\n]{0,80}?["']pass\\\\{0,4}["'][ \\t]{0,8}:[ \\t]{0,8}${quoted}`,
  `(?:${names})[^\\n]{0,40}?(?:getenv|environ\\.get|\\benv|ENV\\.fetch)\\([ \\t]{0,4}["'][^"'\\n]{1,80}["'](?:,[ \\t]{0,4}(?:default[ \\t]{0,2}=[ \\t]{0,2})?|\\)[ \\t]{0,4}\\{[ \\t]{0,4})${quoted}`,
  `(?:${names})[^\\n]{0,40}?(?:\\benv|environ|getenv)\\b[\\w.!\\[\\]()"']{0,80}[ \\t]{1,4}(?:\\|\\||\\?\\?|\\?:|or)[ \\t]{1,4}${quoted}`,
  `variable[ \\t]{1,4}"[\\w-]{0,60}?${named}"[ \\t]{0,4}\\{[^}]{0,400}?default[ \\t]{0,8}=[ \\t]{0,8}${quoted}`,
  `value["'][ \\t]{0,8}:[ \\t]{0,8}(?=["'][^"'\\\\\\n]{1,400}["'],\\s{0,20}["'](?:name|key|variable)["'][ \\t]{0,8}:[ \\t]{0,8}["'][\\w.:/-]{0,60}?${named}["'])`,
  `(?:create|alter)[ \\t]{1,8}(?:user|role)[ \\t][^\\n;]{0,120}?password[ \\t]{1,8}${quoted}`,
  `(?:(?:http|set|request[.])?(?:basic|digest)_?auth|\\bauth[ \\t]{0,2}=[ \\t]{0,2})\\([ \\t]{0,4}["'][^"'\\n]{1,80}["'],[ \\t]{0,4}${quoted}`,
  `(?:setenv|setx|#[ \\t]{0,4}define|env|config(?:ure)?[ \\t]set)[ \\t]{1,8}(?:--[\\w-]{1,20}[ \\t])?[\\w.:/-]{0,80}?${named}[ \\t]{1,8}(?=[^\\s=:-])`,
  `ConvertTo-SecureString[ \\t]{1,4}(?:-String[ \\t]{1,4})?${quoted}`,
  `gh[ \\t]{1,4}secret[ \\t]{1,4}set[ \\t][^\\n]{0,200}?(?:-b|--body)[ \\t=]{1,4}(?=[^\\s-])`,
  'vault[ \\t]{1,4}(?:kv[ \\t]{1,4}put|write)[ \\t][^\\n=]{0,200}=(?=\\S)',
];
const statementPlaces = statements.map(
  (head): Place => ['named_secret', new RegExp(`(?=${head})${notBehind('[\\p{L}\\p{N}]')}${head}`, 'giu'), whole],
);

// Literals in source code -----------------------------------------------------------------------------------------------

const type =
  "&?(?:'[a-z]{1,20}[ \\t])?[\\w.]{1,40}(?:[<\\[][\\w.<>\\[\\]| ]{1,40})?[?!]?(?:[ \\t]\\|[ \\t][\\w.]{1,40})?[ \\t]{0,2}=(?![=>])[ \\t]{0,8}";
const literal = '(?=[A-Za-z@$]{0,2}#{0,3}\\\\{0,4}["\'`])';
const typeAt = new RegExp(`${type}${literal}`, 'y');
/** Whether a type stands there, and then `=` and a quote. */
export const isType = (text: string, at: number): boolean => {
  typeAt.lastIndex = at;
  return typeAt.test(text);
};
const typedPlace: Place = [
  'named_secret',
  new RegExp(
    `${named}[?!]?(?::[ \\t]{0,2}${type}|(?:[ \\t]{1,2}(?:string|\\[\\]byte)|\\[\\d{0,5}\\])[ \\t]{0,2}=[ \\t]{0,8})${literal}`,
    'gi',
  ),
  whole,
];

const argument = `[ \\t]{0,4}${literal}`;
/** Calls, comparisons and labels of code blocks. They are common in tests and prose, so the value must look random. */
const madePlaces = [
  `${named}(?:\\(|${quote}\\]?[ \\t]{0,4}(?:={2,3}|!==?))${argument}`,
  `[({][ \\t]{0,4}["'\`][\\w .:#=\\["'-]{0,40}?${named}["'\\]]{0,2}["'\`],${argument}`,
  `${named}\\)\\.(?:not\\.)?(?:to[A-Z]|is|equals?)\\w{0,20}\\(${argument}`,
  `${named}[ \\t]{0,4}[({][\\w .:#-]{1,30}[)}]?\\)[ \\t]{0,4}[:=][ \\t]{1,4}`,
  `(?:${names})(?:\\*\\*)?:(?:\\*\\*)?[ \\t]{0,8}(?:\\r?\\n){1,2}\`\`\`[a-z]{0,12}\\r?\\n(?=\\S{6,500}[ \\t]{0,8}\\r?\\n\`\`\`)`,
  'requirepass[ \\t]{1,4}',
  `jdbc:oracle:\\w{1,10}:[\\w.$-]{1,60}/(?=[^@\\s]{6,})`,
].map((head): Place => ['named_secret', new RegExp(head, 'gi'), madeValue]);

const cookieSpan: SpanOf = (text, match) => {
  const value = whole(text, match);
  // Without a name and a value, it is the file that holds the cookies.
  return value !== null && /^[\w.-]{1,100}=/.test(text.slice(value.from, value.end)) ? value : null;
};

/** A name alone on its line, and below it one word that looks random. */
const lineHead = new RegExp(
  `(?<=^[ \\t]{0,8})(?:[A-Za-z_]{0,40}_)?(?:${names}):?[ \\t]{0,8}(?:\\r?\\n){1,2}(?:>[ \\t]{1,2})?(?=\\S{8,200}[ \\t]{0,8}$)`,
  'gim',
);
const lineSpan: SpanOf = (text, match) => {
  const value = whole(text, match);
  const said = value === null ? '' : text.slice(value.from, value.end);
  return /\d/.test(said) && /\p{L}/u.test(said) && looksRandom(said) && !/[/(]/.test(said) ? value : null;
};

/** `apiKey = SecretStr("…")`. Calls that look a secret up have its name or its path there. */
const wrappedHead = new RegExp(
  `${named}${quote}\\]?[ \\t]{0,4}(?:=>|:?=|:)[ \\t]{0,4}(?:new[ \\t])?(?:[\\w.:]{0,40}[({][ \\t]{0,4}){1,3}${literal}`,
  'gi',
);
/** Variables of the environment: `API_KEY_OPENAI`, and any `…_KEY` with a long value. Settings have such names too. */
const variableHead = new RegExp(
  `(?=[A-Z0-9]{1,40}_)${notBehind('[A-Za-z0-9_]')}(?:[A-Z0-9_]{0,40}?(?:PASS(?:WORD|WD|PHRASE)|SECRET|TOKEN|(?:API|ACCESS|PRIVATE)_?KEY)_(?!(?:[A-Z0-9_]{0,40}_)?(?:NAME|ID|FILE|PATH|UR[IL]|ARN|TYPE|HOST|USER)\\b)[A-Z0-9_]{1,40}${quote}${is}|(?!PUBLIC)[A-Z0-9_]{1,40}(?<!PUBLIC|CACHE|PRIMARY)_KEY${quote}${is}(?=${quote}\\S{16}))(?=${quote}\\S{0,200}\\d)`,
  'g',
);
const randomSpan: SpanOf = (text, match) => {
  const value = whole(text, match);
  return value !== null && looksGenerated(text.slice(value.from, value.end)) ? value : null;
};

export const syntaxPlaces: readonly Place[] = [
  ['named_secret', variableHead, randomSpan],
  ['named_secret', wrappedHead, randomSpan],
  ['named_secret', blockHead, blockSpan],
  ['named_secret', pairHead, whole],
  ['named_secret', rowHead, rowSpan],
  ['named_secret', netrcHead, netrcSpan],
  ['authorization', authHead, authSpan],
  ...statementPlaces,
  typedPlace,
  ...madePlaces,
  [
    'cookie',
    new RegExp(
      `(?=curl)${notBehind('[\\w-]')}curl(?![\\w-])[^\\n|;]{0,200}?[ \\t](?:-b[ \\t]{0,4}|--cookie[ \\t=]{1,4})(?=[^\\s-])`,
      'g',
    ),
    cookieSpan,
  ],
  ['named_secret', new RegExp(`<key>[\\w .-]{0,40}?${named}</key>\\s{0,40}<string>`, 'gi'), whole],
  [
    'named_secret',
    new RegExp(
      `<input(?=[^>]{0,300}?(?:name=["']?[\\w-]{0,40}?${named}|type=["']?password))[^>]{0,200}?[ \\t]value=${quoted}`,
      'gi',
    ),
    whole,
  ],
  ['named_secret', lineHead, lineSpan],
  // As a variable or a cookie has it. The sessions of WorkRail have ids too, which are no secrets.
  [
    'named_secret',
    /(?<![A-Za-z0-9])(?:(?:J|ASP|PHP)?SESS(?:ION_?)?ID|j?sessionid|connect\.sid)=(?!sess_)(?=[\w%+/-]{12})/g,
    whole,
  ],
  ...optionPlaces,
];
