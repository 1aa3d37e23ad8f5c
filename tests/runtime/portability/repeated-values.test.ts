/** Values of sensitive inputs that a text repeats in another spelling. */
import { describe, expect, it, vi } from 'vitest';
import { hasUnsearchedPart, KnownValues, leavesOf } from '../../../runtime/portability/known-values.ts';
import { decoded, folded, Reading } from '../../../runtime/portability/text-readings.ts';
import { ValueSearch } from '../../../runtime/portability/value-search.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledInput, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, started } from '../../support/world.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';

const customer = 'Wilhelmina Example of "Acme"';

function clean(value: JsonValue, text: string): string {
  const known = new KnownValues();
  for (const leaf of leavesOf(value)) known.add(leaf);
  return known.replaced(text, () => '#');
}
const base64 = (text: string) => Buffer.from(text).toString('base64');
const base64Url = (text: string) => Buffer.from(text).toString('base64url');
const nested = (levels: number): string =>
  levels === 0 ? customer : JSON.stringify({ [`n${levels}`]: nested(levels - 1) });

describe('a sensitive value', () => {
  // @verifies sensitive-values-leave-no-export
  it.each([
    ['wrapped at a space', 'Talked to Wilhelmina\nExample of "Acme".', 'Talked to #.'],
    ['wrapped in a quotation', '> Talked to Wilhelmina\r\n> > Example of "Acme".', '> Talked to #.'],
    ['wrapped in a list', '  - Talked to Wilhelmina\n    Example\n  - of "Acme".', '  - Talked to #.'],
    ['wrapped in a numbered list', '1. Wilhelmina\n2. Example of "Acme"', '1. #'],
    ['wrapped in a comment', '// Wilhelmina\n// Example of "Acme"', '// #'],
    ['in a diff', '+Wilhelmina\n+Example of "Acme"', '+#'],
    ['with two spaces', 'Wilhelmina  Example of "Acme".', '#.'],
    ['with a space that does not break', 'Wilhelmina\u00a0Example\u202fof "Acme".', '#.'],
    ['with emphasis', '**Wilhelmina** _Example_ `of` "~~Acme~~".', '**#.'],
    ['with backticks around it', '`Wilhelmina Example of "Acme"`', '`#`'],
    ['with underscores within words', 'Wilhel__mina__ Example of "Acme"', 'Wilhel__mina__ Example of "Acme"'],
    ['with typographic quotes', 'Wilhelmina Example of \u201cAcme\u201d', '#'],
    ['with single quotes', "Wilhelmina Example of 'Acme'", '#'],
    ['in upper case', customer.toUpperCase(), '#'],
    ['in full width', 'Ｗｉｌｈｅｌｍｉｎａ　Example of "Acme"', '#'],
    ['with a soft hyphen', 'Wilhel\u00admina\u200b Example of "Acme"', '#'],
    ['in JSON', nested(1), '{"n1":"#"}'],
    ['in JSON in JSON', nested(2), String.raw`{"n2":"{\"n1\":\"#\"}"}`],
    ['in JSON of three levels', nested(3), String.raw`{"n3":"{\"n2\":\"{\\\"n1\\\":\\\"#\\\"}\"}"}`],
    ['in a URL', `q=${encodeURIComponent(customer).toLowerCase()}`, 'q=#'],
    ['in JSON in a URL', `q=${encodeURIComponent(JSON.stringify(customer))}&x`, 'q=%22#%22&x'],
    ['in a form', 'q=Wilhelmina+Example+of+%22Acme%22', 'q=#'],
    ['encoded twice', encodeURIComponent(encodeURIComponent(customer)), '#'],
    ['in HTML', '<b>Wilhelmina</b>&nbsp;Example<br>of &quot;Acme&#34;', '<b>#'],
    ['in base64', `data: ${base64(customer)}`, 'data: #'],
    ['in base64 without padding', `data: ${base64Url(customer)}.`, 'data: #.'],
    ['in base64 over lines', `data:\n> ${base64(customer).replace(/.{12}/g, '$&\n> ')}`, 'data:\n> #'],
  ])('%s is found', (_, text, expected) => {
    expect(clean(customer, text)).toBe(expected);
  });

  // @verifies sensitive-values-leave-no-export
  it('is found in base64 at each place in the groups of three bytes, in both alphabets', () => {
    const value = '\u00ff\u00fe?>Wilhelmina~~';
    for (const before of ['', 'a', 'ab', 'abc', 'abcd'])
      for (const after of ['', 'x', 'yz'])
        for (const encoded of [base64(before + value + after), base64Url(before + value + after)])
          expect(clean(value, `data: ${encoded};`)).toMatch(/^data: [\w+/-]{0,7}#[\w+/-]{0,4}={0,2};$/);
  });

  // @verifies sensitive-values-leave-no-export
  it('is found in base64 as a whole, if it is short', () => {
    expect(clean('kx42', `x ${base64('kx42')} ${base64Url('kx42')}, x${base64Url('kx42')}`)).toBe(
      `x # #, x${base64Url('kx42')}`,
    );
  });

  // @verifies sensitive-values-leave-no-export
  it('of several lines is found where they are indented, and line by line', () => {
    const codes = 'blue horse ridge\n- calm water stone\n47-11\n1\n';
    expect(clean(codes, 'Used:\n\n  blue horse ridge\n  calm water stone\n  47-11\n  1\nNo more.')).toBe(
      'Used:\n\n  #\nNo more.',
    );
    expect(clean(codes, 'First Calm  Water stone, then 47-11, then 1, then blue horse\nridge')).toBe(
      'First #, then #, then 1, then #',
    );
  });

  // @verifies sensitive-values-leave-no-export
  it('of several lines is not found by a line without letters and digits', () => {
    const table = '| name | age |\n|------|-----|\n====\n```` ****';
    expect(clean('blue horse ridge\n----\n====\n````\n****', `blue horse ridge\n${table}`)).toBe(`#\n${table}`);
    expect(clean('blue horse ridge\n----\ncalm water', '> blue horse ridge\n> ----\n> calm water')).toBe('> #');
  });

  // @verifies sensitive-values-leave-no-export
  it('of several lines that changes in one of them adds only this line again', () => {
    const added = vi.spyOn(ValueSearch.prototype, 'add');
    const known = new KnownValues();
    const lines = Array.from({ length: 200 }, (_, at) => `line of number ${at}`);
    known.add(lines.join('\n'));
    const first = added.mock.calls.length;
    known.add([...lines, 'one more'].join('\n'));
    expect(added.mock.calls.length - first).toBeLessThan(first / 10);
    added.mockRestore();
    expect(known.replaced('Line of number 7, one more', () => '#')).toBe('#, #');
  });

  // @verifies sensitive-values-leave-no-export
  it('that looks like the beginning of a line is found there, and elsewhere', () => {
    for (const value of [
      '-----BEGIN KEY-----',
      '> quoted words',
      '1. abcdefgh',
      '/home/ada',
      '731. Street',
      '-4711-ab',
    ])
      for (const text of [`\n${value}\n`, `\n> ${value}\n`, `x ${value} y`, `\n- It is ${value.toUpperCase()} y`])
        expect([value, text, clean(value, text)]).toEqual([value, text, expect.stringContaining('#')]);
  });

  // @verifies sensitive-values-leave-no-export
  it.each([
    ['<Acme Corp International>', 'a &lt;Acme Corp International&gt; b', 'a # b'],
    ['<Acme Corp International>', 'q=%3CAcme%20Corp%20International%3E&x', 'q=#&x'],
    ['<Acme Corp International>', String.raw`{"a":"\u003cAcme Corp International\u003e"}`, '{"a":"#"}'],
    ['<Acme Corp International>', 'It is <ACME  Corp Intern\n\n[TRUNCATED]', 'It is #\n\n[TRUNCATED]'],
    ['Ada <ada@mail.example> Lee', 'From Ada &lt;ada@mail.example&gt; Lee.', 'From #.'],
    ['<key id="4711-secret"/>', '&lt;key id=&quot;4711-secret&quot;/&gt;', '#'],
    [customer, '<a href="?q=Wilhelmina%20Example%20of+%22Acme%22">x</a>', '<a href="?q=#">x</a>'],
    [customer, `<data ${base64(customer)}>`, '<data #>'],
    ['<a href="https://internal.example/x">docs</a>', 'the docs', 'the docs'],
    ['<b>main</b>', 'main, &lt;b&gt;main&lt;/b&gt;', 'main, #'],
    ['&lt;b&gt;main&lt;/b&gt;', 'main, <b>main</b>', 'main, #'],
  ])('%s with tags, or in a tag, is found as it is', (value, text, expected) => {
    expect(clean(value, text)).toBe(expected);
  });

  // @verifies sensitive-values-leave-no-export
  it('is found in a path, whose backslashes are no escapes', () => {
    expect(clean('nathan.example', String.raw`C:\Users\nathan.example\ntuser and C:\users\NATHAN.example`)).toBe(
      String.raw`C:\Users\#\ntuser and C:\users\#`,
    );
    expect(clean(String.raw`C:\new\table`, JSON.stringify(String.raw`C:\New\table`))).toBe('"#"');
  });

  // @verifies sensitive-values-leave-no-export
  it('of three characters is found as a word of its own, if it is a code or a name in a script of syllables', () => {
    expect(clean(['731', 'a7c', 'abc', '12'], 'It said 731, not 0731, 1731 or 7310; abc, _731_, *a7c* and 12.')).toBe(
      'It said #, not 0731, 1731 or 7310; abc, _#_, *#* and 12.',
    );
    expect(clean('王小明', '我见到王小明同学。')).toBe('我见到#同学。');
    expect(clean('김철수', '어제 김철수는 왔다.')).toBe('어제 #는 왔다.');
    expect(clean('김철수', '어제 김철수는 왔다.'.normalize('NFD'))).toBe('어제 #는 왔다.'.normalize('NFD'));
  });

  // @verifies sensitive-values-leave-no-export
  it.each([
    [
      'main',
      'domain, maintain, main_branch, __main__() and remains',
      'domain, maintain, main_branch, __#__() and remains',
    ],
    ['true', 'It is true that "structured" is untrue: true', 'It is # that "structured" is untrue: #'],
    ['1', '1. One of 1, Nw==', '1. One of 1, Nw=='],
    ['#main', 'main, #main', 'main, #'],
    ['/home/of-all', 'home/of-all', 'home/of-all'],
    ['***', 'a *** b', 'a *** b'],
    ['   ', 'a    b', 'a    b'],
    [75000, '| 75 | 000 | and 75, 000', '| 75 | 000 | and 75, 000'],
  ])('%s is found in no other words', (value, text, expected) => {
    expect(clean(value, text)).toBe(expected);
  });

  // @verifies sensitive-values-leave-no-export
  it.each([
    ['q=75%2C000&p=75%C2%A0000&r=0075%27000', 'q=#&p=#&r=#'],
    ['75&nbsp;000, 75&#x2009;000, 75&rsquo;000 and 75&#44;000', '#, #, # and #'],
    [JSON.stringify('75\u202f000\t75,000').replace('\u202f', String.raw`\u202f`), String.raw`"#\t#"`],
    [String.raw`"75\t000\n75\n000 <td>75</td><td>000</td>"`, String.raw`"75\t000\n75\n000 <td>75</td><td>000</td>"`],
  ])('that is a number is found with grouped digits in escapes: %s', (text, expected) => {
    expect(clean(75000, text)).toBe(expected);
  });

  // @verifies sensitive-values-leave-no-export
  it('is found as a whole word of a text in every spelling', () => {
    const known = new KnownValues();
    known.add('Wilhelmina Example');
    known.add('ab');
    known.add('**');
    known.add('<b>main</b>');
    const texts = ['wilhelmina  example', 'ab', '<b>ab</b>', '&lt;b>main&lt;/b>', '"Wilhelmina Example"', 'main', '_'];
    expect(texts.filter((text) => known.isValue(text))).toEqual(texts.slice(0, 4));
  });

  // @verifies redaction-reported
  it('has no mark of an earlier redaction, neither as a whole nor as a line', () => {
    const mark = '[redacted:named_secret]';
    expect(clean([mark, `first line\n${mark}\nlast line`], `${mark} first line ${mark}`)).toBe(`${mark} # ${mark}`);
  });

  // @verifies sensitive-values-leave-no-export
  it('is found in part where a text was cut within an escape', () => {
    for (const cut of ['wilhelmina%20ex%', 'Wilhelmina\\u0020Ex\\u0', 'Wilhelmina&nbsp;Ex&am', '**Wilhelmina\n> Ex'])
      expect(clean(customer, `It is ${cut}\n\n[TRUNCATED]`)).toMatch(/^It is (?:\*\*)?#\n\n\[TRUNCATED\]$/);
    expect(clean('Smith&Co-4711', 'Of Smith&Co…')).toBe('Of #…');
  });

  // @verifies sensitive-values-leave-no-export
  it.each([
    ['J\u00f8rgen \u0141uk \u010cech', 'J&oslash;rgen &Lstrok;uk &Ccaron;ech'],
    [customer, 'Wilhelmina&ensp;Example&thinsp;of&emsp;&bdquo;Acme&rdquo;'],
    ['ada@mail.example', 'ada&commat;mail&period;example'],
    [customer, 'Wilhel\u034fmina\ufe0f E\u034f\ufe0fxample of "Acme\u{e0100}"'],
    ['J\u00f8rge\u0301', 'J\u00f8rge\u034f\u0301'],
    ['\u2764\ufe0f Acme', '\u2764 acme'],
  ])('%s is found in %s', (value, text) => {
    expect(clean(value, `to ${text}.`)).toBe('to #.');
  });

  // @verifies sensitive-values-leave-no-export
  it('is found among escaped bytes that are no UTF-8, without an exception for each of them', () => {
    for (const bytes of [
      '%F0%9F',
      '%C3',
      '%FF',
      '%80',
      '%C1%80',
      '%E0%80%80',
      '%ED%A0%80',
      '%F4%90%80%80',
      '%F5%80%80%80',
    ])
      expect(clean('K\u00f6ln-4711', `${bytes}K%C3%B6ln%2D4711${bytes}`)).toBe(`${bytes}#${bytes}`);
    for (const character of ['\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'])
      expect(decoded(encodeURIComponent(character)).text).toBe(character);
    const throwing = vi.spyOn(globalThis, 'decodeURIComponent');
    expect(decoded('%F0%9F'.repeat(1000)).text).toBe('%F0%9F'.repeat(1000));
    expect(throwing).not.toHaveBeenCalled();
    throwing.mockRestore();
  });

  // @verifies sensitive-values-leave-no-export
  it('is found in long texts of every kind in linear time', () => {
    const known = new KnownValues();
    for (let at = 0; at < 300; at += 1) known.add(`Customer ${at} of "Acme" in K\u00f6ln`);
    const parts = [
      '\\',
      '%41',
      '%F0%9F',
      '%25F0',
      '&amp;',
      '&any;',
      '<a ',
      '_',
      'a_',
      '* ',
      '\n> ',
      '1. ',
      '\u0301',
      '\u0436',
      '\u200b',
      '=',
      '0',
    ];
    for (const part of parts) {
      const text = part.repeat(400_000 / part.length);
      expect(known.replaced(`${text} customer 7  of 'acme' in KO\u0308LN`, () => '#') === `${text} #`).toBe(true);
    }
  }, 60_000);
});

// @verifies sensitive-values-leave-no-export
it('a reading names the place in the source of each of its characters', () => {
  const text = 'A\\n> \\u0042 %C3%A9 **c** &amp;quot; \ufb01 e\u0301 d';
  const reading = folded(decoded(text));
  expect(reading.text).toBe("a b é c ' fi é d");
  const sources = Array.from({ length: reading.text.length }, (_, at) => {
    const { from, end } = reading.sourceOf(at, at + 1);
    return text.slice(from, end);
  });
  expect(sources.filter((source) => source !== ' ')).toEqual([
    'A',
    '\\n> ',
    '\\u0042',
    '%C3%A9',
    'c',
    '&amp;quot;',
    '\ufb01',
    '\ufb01',
    'e\u0301',
    'd',
  ]);
});

// @verifies sensitive-values-leave-no-export
it('characters that a reading takes over have no other forms', () => {
  const ranges: [number, number][] = [
    [0x430, 0x45f],
    [0x3041, 0x3096],
    [0x30a1, 0x30fa],
    [0x4e00, 0x9fff],
    [0xac00, 0xd7a3],
  ];
  for (const [first, last] of ranges)
    for (let point = first; point <= last; point += 1) {
      const character = String.fromCodePoint(point);
      // Behind a joiner, a reading looks at the character.
      expect(folded(Reading.of(`${character.normalize('NFD')}`)).text === folded(Reading.of(character)).text).toBe(
        true,
      );
      expect(character.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFC') === character).toBe(true);
    }
});

// @verifies sensitive-values-leave-no-export
it('a value is named as unsearched if only spaces, emphasis or escapes make it longer', () => {
  const short = ['ab  ', '  7\n', '**a**', '&#97;b', '\u00a0\u00a0ab', { key: ['ab   '] }];
  expect(short.filter((value) => !hasUnsearchedPart(value))).toEqual([]);
  const others = ['abcd ', ' 731 ', '', '   ', 'a b c', { name: ' ' }];
  expect(others.filter((value) => hasUnsearchedPart(value))).toEqual([]);
});

const workflow = compiledWorkflow('test.secrets', ['look', 'fix', 'try', 'end'], {
  inputs: ['customer', 'cvv', 'flag', 'codes'].map((key) =>
    compiledInput(key, { kind: key === 'codes' ? 'list' : 'string', sensitive: true }),
  ),
});
const redacted = { format: 'bundle' as const, redact: true, appVersion: '0.0.0' };

// @verifies sensitive-values-leave-no-export
it('an export names the sensitive inputs with a value that is too short to be searched for', async () => {
  const world = inMemory([workflow]);
  const codes = [{ name: '4711', note: ' ' }, 815, null, ''];
  const { data } = await started(world.runtime, 'test.secrets', {
    context: { customer, cvv: '731', flag: '7', codes },
  });
  const sessionId = data.session.sessionId;
  expect(must(await exportText(world.operator, sessionId, redacted)).report.unsearchedInputs).toEqual(['flag']);
  await advanced(world.runtime, data, {
    context: { cvv: 'ab', codes: [{ name: true }] },
    output: { notesMarkdown: 'x' },
  });
  const { report } = must(await exportText(world.operator, sessionId, redacted));
  expect(report.unsearchedInputs).toEqual(['codes', 'cvv', 'flag']);
  for (const redact of ['all', false] as const)
    expect(
      must(await exportText(world.operator, sessionId, { ...redacted, redact })).report.unsearchedInputs,
    ).toBeUndefined();
});

/** The notes of attempts in a bundle, in their order. */
const notesIn = (text: string): string[] =>
  [...text.matchAll(/"notesMarkdown":"((?:[^"\\]|\\.)*)"/g)].map(([, notes = '']) => notes);

// @verifies sensitive-values-leave-no-export
it('a redacted bundle has no text of attempts that repeat a value whose context was over the budget', async () => {
  const world = inMemory([workflow]);
  const kept = { padding: 'x'.repeat(200_000), cvv: '731', flag: 'f', codes: ['4711'] };
  const { data } = await started(world.runtime, 'test.secrets', { context: kept });
  const say = (notesMarkdown: string) => ({
    notesMarkdown,
    artifacts: [{ kind: 'team.note', text: `${notesMarkdown} in JSON` }],
  });
  const blocked = await advanced(world.runtime, data, {
    context: { customer, more: 'y'.repeat(100_000) },
    output: say('first of Wilhelmina'),
  });
  if (blocked.data.kind !== 'blocked') throw new Error('the attempt was not blocked');
  const { stateToken, retryAckToken: ackToken } = blocked.data;
  const again = await advanced(world.runtime, { stateToken, ackToken } as never, {
    output: say('second of Wilhelmina'),
  });
  const next = await advanced(world.runtime, again.data, {
    context: { customer, cvv: '732', flag: 'g', codes: ['4712'] },
    output: say('third, in clear'),
  });
  await advanced(world.runtime, next.data, { output: say('fourth, in clear') });
  for (const redact of [true, 'all'] as const) {
    const { text } = must(await exportText(world.operator, data.session.sessionId, { ...redacted, redact }));
    expect(text).not.toContain('Wilhelmina');
    const mark = redact === 'all' ? '[redacted:text]' : '[redacted:named_secret]';
    const open = redact === 'all' ? [mark, mark] : ['third, in clear', 'fourth, in clear'];
    expect(notesIn(text)).toEqual([mark, mark, ...open]);
    must(await importText(inMemory([workflow]).operator, text));
  }
  const { text } = must(await exportText(world.operator, data.session.sessionId, { ...redacted, format: 'md' }));
  expect(text).not.toContain('Wilhelmina');
  expect(text).toContain('third, in clear in JSON');
});

// @verifies sensitive-values-leave-no-export
it('a redacted bundle withholds these texts until every sensitive input has a value that the run did not have before', async () => {
  const single = compiledWorkflow('test.single', ['look', 'fix', 'try', 'end'], {
    inputs: ['customer', 'cvv'].map((key) => compiledInput(key, { sensitive: true })),
  });
  const world = inMemory([single]);
  const notesOf = (notesMarkdown: string) => ({ notesMarkdown });
  const { data } = await started(world.runtime, 'test.single', {
    context: { customer: 'Old Customer One', cvv: '731', padding: 'x'.repeat(200_000) },
  });
  const blocked = await advanced(world.runtime, data, {
    context: { customer: 'Wilhelmina New', cvv: '732', more: 'y'.repeat(100_000) },
    output: notesOf('first of Wilhelmina New'),
  });
  if (blocked.data.kind !== 'blocked') throw new Error('the attempt was not blocked');
  const { stateToken, retryAckToken: ackToken } = blocked.data;
  const again = await advanced(world.runtime, { stateToken, ackToken } as never, {
    context: { padding: null },
    output: notesOf('second of Wilhelmina New'),
  });
  const next = await advanced(world.runtime, again.data, {
    context: { customer: 'Third Customer' },
    output: notesOf('third of 732'),
  });
  await advanced(world.runtime, next.data, {
    context: { customer: 'Third Customer', cvv: '733' },
    output: notesOf('fourth, in clear'),
  });
  const { text } = must(await exportText(world.operator, data.session.sessionId, redacted));
  const mark = '[redacted:named_secret]';
  expect(notesIn(text)).toEqual([mark, mark, mark, 'fourth, in clear']);
  must(await importText(inMemory([single]).operator, text));
});

// @verifies sensitive-values-leave-no-export
it('the texts of a run without sensitive inputs stay, also if its context was over the budget', async () => {
  const plain = compiledWorkflow('test.plain', ['look', 'fix'], { inputs: [compiledInput('customer')] });
  const world = inMemory([plain]);
  const { data } = await started(world.runtime, 'test.plain', { context: { padding: 'x'.repeat(200_000) } });
  await advanced(world.runtime, data, {
    context: { more: 'y'.repeat(100_000) },
    output: { notesMarkdown: 'in clear' },
  });
  const { text } = must(await exportText(world.operator, data.session.sessionId, redacted));
  expect(notesIn(text)).toEqual(['in clear']);
});
