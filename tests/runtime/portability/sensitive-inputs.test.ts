/** Values of inputs that are declared sensitive, in exports. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { notesBytesMax, truncationMarker } from '../../../schemas/limits.ts';
import { KnownValues, leavesOf } from '../../../runtime/portability/known-values.ts';
import { ValueSearch } from '../../../runtime/portability/value-search.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { assertProperty } from '../../support/property.ts';
import { compiledInput, compiledWorkflow, forEach, hashOf, loopItem, stepItem } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.secrets', ['look', 'fix'], {
  inputs: [
    compiledInput('license_name', { contextKey: 'licenseName', sensitive: true }),
    compiledInput('seats', { kind: 'number', sensitive: true }),
    compiledInput('is_paid', { kind: 'boolean', sensitive: true }),
    compiledInput('title'),
  ],
});

describe('a redacted export', () => {
  // @verifies redaction-reported
  it('leaves the values of sensitive inputs out, whatever they look like, and no others', async () => {
    const world = inMemory([workflow]);
    const context = {
      licenseName: 'harmless words',
      seats: 4_711_815_016,
      title: 'Totals',
      licenseNameOf: 'other words',
    };
    const { data } = await started(world.runtime, 'test.secrets', { context });
    await advanced(world.runtime, data, { context: { licenseName: 'changed words', is_paid: true } });
    const options = { format: 'bundle' as const, redact: true, appVersion: '0.0.0' };
    const { text } = must(await exportText(world.operator, data.session.sessionId, options));
    for (const value of ['harmless words', '4711815016', 'changed words', '"is_paid":true'])
      expect(text).not.toContain(value);
    expect(text).toContain('"title":"Totals"');
    expect(text).toContain('other words');
  });
});

const looping = compiledWorkflow('test.rotation', ['rotate', 'end'], {
  inputs: [
    compiledInput('tokens', { kind: 'list', sensitive: true }),
    compiledInput('vault', { sensitive: true }),
    // Its name alone makes an export leave its values out.
    compiledInput('api_keys', { kind: 'list' }),
  ],
  loops: [forEach('each', 'tokens', 3, [loopItem('inner')]), forEach('inner', 'api_keys', 3, ['rotate'])],
  flow: [loopItem('each'), stepItem('end')],
});
const context = {
  tokens: ['tok-AAA', 12, { name: 'harmless-B' }],
  vault: 'hunter2 xyz\nsecond line',
  api_keys: ['k1-plain'],
};
const secrets = ['tok-AAA', 'harmless-B', 'hunter2', 'k1-plain'];

describe('a redacted report of a run whose workflow is lost', () => {
  const notesMarkdown = 'Rotated tok-AAA (of harmless-B), with hunter2 xyz second line, for Totals GmbH.';
  const lostOf = async (redact: boolean | 'all') => {
    const world = inMemory([looping]);
    const { data } = await started(world.runtime, 'test.rotation', {
      context: { ...context, ofNoInput: 'Totals GmbH' },
      goal: 'Rotate tok-AAA for Totals GmbH',
    });
    await advanced(world.runtime, data, { output: { notesMarkdown } });
    world.raw.setObject('pinned_workflow', hashOf(looping) as never, null);
    const { operator } = world.another();
    const options = { format: 'md' as const, redact, appVersion: '0.0.0' };
    return must(await exportText(operator, data.session.sessionId, options));
  };

  // @verifies lost-workflow-redacts-all
  it.each([true, 'all'] as const)(
    'leaves out every value of the context and of a loop (redact: %s)',
    async (redact) => {
      const { text } = await lostOf(redact);
      for (const value of [...secrets, 'Totals GmbH']) expect(text).not.toContain(value);
      expect(text).toContain(hashOf(looping));
    },
  );

  // @verifies lost-workflow-redacts-all
  it.each([
    [true, true],
    ['all', undefined],
    [false, undefined],
  ] as const)(
    'names no key as a sensitive input, because the workflow that says which ones are is lost (redact: %s)',
    async (redact, expected) => {
      const { report } = await lostOf(redact);
      expect(report.unsearchedInputs).toBeUndefined();
      expect(report.unsearchedContext).toBe(expected);
    },
  );

  it('leaves out nothing where nothing is redacted', async () => {
    expect((await lostOf(false)).text).toContain(notesMarkdown);
  });
});

describe('a run whose loop goes through a sensitive list', () => {
  // @verifies sensitive-values-leave-no-export
  it.each(['bundle', 'md'] as const)('has none of its items, goal and notes in a redacted %s', async (format) => {
    const world = inMemory([looping]);
    const goal = 'Rotate tok-AAA with hunter2 xyz second line';
    const { data } = await started(world.runtime, 'test.rotation', { context, goal });
    const output = {
      notesMarkdown: 'Rotated tok-AAA (of harmless-B), vault:\nhunter2 xyz\nsecond line. The 12 others stay.',
      artifacts: [{ kind: 'team.rotation', of: 'tok-AAA', text: 'from tok-AAA to harmless-B' }],
    };
    await advanced(world.runtime, data, { output });
    const options = { format, redact: true, appVersion: '0.0.0' };
    const { text, report } = must(await exportText(world.operator, data.session.sessionId, options));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('The 12 others stay.');
    expect(report.redactions.find(({ kind }) => kind === 'named_secret')?.count).toBeGreaterThan(5);
    const open = must(await exportText(world.operator, data.session.sessionId, { ...options, redact: false }));
    expect(open.text).toContain('tok-AAA');
  });

  // @verifies sensitive-values-leave-no-export
  it('shows which item is worked on, and not what it is', async () => {
    const world = inMemory([looping]);
    const start = await started(world.runtime, 'test.rotation', { context });
    const next = await advanced(world.runtime, start.data);
    for (const reply of [start, next, await rehydrated(world.runtime, next.data)]) {
      expect(reply.text).toMatch(/Item [12] of 3 of each: not shown, because its list is sensitive\./);
      expect(reply.text).toContain('Item 1 of 1 of inner: "k1-plain"');
      for (const secret of ['tok-AAA', 'harmless-B', 'hunter2'])
        expect(reply.text + JSON.stringify(reply.data)).not.toContain(secret);
    }
    const { sessionId, runId } = start.data.session;
    const shown = must(await world.runtime.showRun(sessionId as never, runId as never));
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret);
  });
});

// @verifies sensitive-values-leave-no-export
it.each([
  ['4711', 'PIN 4711, not 14711 or 47110', 'PIN #, not 14711 or 47110'],
  ['long-secret', 'xlong-secretx long-secret', 'x#x #'],
  ['abc', 'abc stays: it is too short to be told from words', 'abc stays: it is too short to be told from words'],
])('the value %s is found in "%s"', (value, text, expected) => {
  const known = new KnownValues();
  for (const each of [value, `${value} and more`]) known.add(each);
  expect(known.replaced(text, () => '#')).toBe(expected);
});

/** The redacted bundle of a run with these values of the sensitive inputs of `looping`, and what it counts. */
async function redactedBundle(values: object, output: object) {
  const world = inMemory([looping]);
  const { data } = await started(world.runtime, 'test.rotation', { context: { ...context, ...values } });
  await advanced(world.runtime, data, { output } as never);
  const redacted = { format: 'bundle' as const, redact: true, appVersion: '0.0.0' };
  return must(await exportText(world.operator, data.session.sessionId, redacted));
}

// @verifies sensitive-values-leave-no-export
it('leaves out keys and booleans of a sensitive value, and numbers that repeat it', async () => {
  const tokens = [{ 'cust-4711-al': true, vip: false }, [{ deep: ['nested-77'] }], 12345678];
  const { text } = await redactedBundle(
    { tokens },
    {
      notesMarkdown: 'Of cust-4711-al; the vip stays.',
      artifacts: [{ kind: 'team.count', n: 12345678, other: 87654321 }],
    },
  );
  for (const secret of ['cust-4711-al', 'nested-77', '12345678', '"vip"', '"deep"']) expect(text).not.toContain(secret);
  for (const open of ['the vip stays', '87654321']) expect(text).toContain(open);
});

// @verifies sensitive-values-leave-no-export
it('leaves out a sensitive value within JSON, and in the other normal form', async () => {
  const decomposed = 'nai\u0308ve-key';
  const { text } = await redactedBundle(
    { vault: 'ze"bra\\99-11', tokens: ['na\u00efve-key'] },
    { notesMarkdown: `Sent ${JSON.stringify({ p: 'ze"bra\\99-11' })}, ${decomposed}.` },
  );
  for (const secret of ['bra\\', '99-11', decomposed, 've-key']) expect(text).not.toContain(secret);
});

// @verifies redaction-reported
it('counts nothing when a redacted session is redacted again', async () => {
  const { text } = await redactedBundle({ tokens: [{ a: 1, b: 2 }] }, { notesMarkdown: 'Of hunter2 xyz second line.' });
  const world = inMemory([looping]);
  const { sessionId } = must(await importText(world.operator, text));
  const again = must(
    await exportText(world.operator, sessionId, { format: 'bundle', redact: true, appVersion: '0.0.0' }),
  );
  expect(again.report.redactions).toEqual([]);
});

// @verifies sensitive-values-leave-no-export
it('reads a long key of a sensitive value in linear time', () => {
  const key = `${'a'.repeat(50_000)}1`;
  expect(new Set(leavesOf({ [key]: true, [key.slice(0, -1)]: true, 'first-name_of': true }))).toEqual(new Set([key]));
});

// @verifies sensitive-values-leave-no-export
it.each([
  ['numbers', Array.from({ length: 20_000 }, () => 7)],
  ['objects', [0, 1, 2].map(() => Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k-${at}`, 'a-b'])))],
])(
  'writes a bundle that can be imported, also if the marks in many %s are longer than a context may be',
  async (_, many) => {
    for (const values of [{ tokens: [many] }, { api_keys: [many] }]) {
      const { text } = await redactedBundle(values, { notesMarkdown: 'Done.' });
      expect(text).not.toContain('a-b');
      must(await importText(inMemory([looping]).operator, text));
    }
  },
);

/** What `ValueSearch` does, said simply: from the left, the longest value at each place; short ones only as words. */
function plainlyReplaced(values: readonly string[], text: string): string {
  const isWord = (at: number) => /[\p{L}\p{N}_]/u.test(text.charAt(at));
  const fits = (value: string, at: number) =>
    value.length >= 4 &&
    text.startsWith(value, at) &&
    (value.length >= 8 || (!isWord(at - 1) && !isWord(at + value.length)));
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const found = values.filter((value) => fits(value, at)).sort((a, b) => b.length - a.length)[0];
    clean += found === undefined ? text.charAt(at) : '#';
    at += found?.length ?? 1;
  }
  return clean;
}

// @verifies sensitive-values-leave-no-export
it('the longest value is found at each place, whatever other values begin like it', () => {
  const letters = (most: number) => fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: most });
  assertProperty(
    fc.property(fc.array(letters(24), { maxLength: 12 }), letters(200), (values, text) => {
      const search = new ValueSearch();
      for (const value of values) search.add(value);
      const whole = [text, ...values, ...values.map((value) => `${value}a${value}`)].join(' ');
      let clean = whole;
      for (const { from, end } of [...search.foundIn(whole)].reverse())
        clean = `${clean.slice(0, from)}#${clean.slice(end)}`;
      expect(clean).toBe(plainlyReplaced(values, whole));
    }),
  );
});

// @verifies sensitive-values-leave-no-export
it('looks for many long values that begin alike in linear time', () => {
  const known = new KnownValues();
  for (let length = 5; length < 700; length += 1) known.add(`${'a'.repeat(length)}b`);
  known.add(`${'a'.repeat(50_000)}b`);
  const text = 'a'.repeat(80_000);
  expect(known.replaced(text, () => '#')).toBe(text);
  expect(known.replaced(`${text}b`, () => '#')).toBe(`${'a'.repeat(30_000)}#`);
});

// @verifies sensitive-values-leave-no-export
it.each([
  ['a URL', 'ze%22bra%20%2F%20k%C3%B6nig%0Aend'],
  ['a form', 'ze%22bra+%2F+k%C3%B6nig%0Aend'],
  ['HTML', 'ze&quot;bra / k\u00f6nig\nend'],
  ['JSON in ASCII', String.raw`ze\"bra / k\u00f6nig\nend`],
  ['a file of Windows', 'ze"bra / k\u00f6nig\r\nend'],
])('leaves out a sensitive value as %s holds it', async (_, written) => {
  const { text } = await redactedBundle(
    { vault: 'ze"bra / k\u00f6nig\nend' },
    { notesMarkdown: `Sent as ${written}; done.`, artifacts: [{ kind: 'team.sent', as: `<${written}>` }] },
  );
  expect(text).toContain('Sent as [redacted:named_secret]; done.');
  expect(text).toContain('"as":"<[redacted:named_secret]>"');
});

// @verifies sensitive-values-leave-no-export
it.each([
  [
    75000,
    [
      '75000',
      '75,000',
      '75.000',
      '75 000',
      "75'000",
      '75’000',
      '75_000',
      '75\u00a0000',
      '75\u202f000',
      '75\u2009000',
      '075000',
    ],
  ],
  [75000.5, ['75000.5', '75000,5', '75,000.50', '75.000,50', '75 000,5']],
  [48213, ['0048213', '00048,213']],
  [-1234567, ['-1234567', '1,234,567', '1.234.567', '-1 234 567']],
  ['75000', ['75,000', '75 000']],
  [99.95, ['99,95', '99.95']],
])('a text has the sensitive number %s in none of its spellings', async (value, spellings) => {
  const notes = (words: readonly string[]) => words.map((word) => `It is ${word} EUR.`).join(' ');
  const { text } = await redactedBundle({ tokens: [value] }, { notesMarkdown: notes(spellings) });
  const [, notesMarkdown = ''] = /"notesMarkdown":"(It is [^"]*)"/.exec(text) ?? [];
  expect(notesMarkdown).toMatch(/^(?:It is -?\[redacted:named_secret\] EUR\. ?)+$/);
});

// @verifies sensitive-values-leave-no-export
it('takes no digits of another number for a sensitive number, and a short one only as it is', () => {
  const known = new KnownValues();
  for (const value of [75000, 123, 12.5, 4711]) for (const leaf of leavesOf(value)) known.add(leaf);
  for (const text of ['175,000', '75,0001', '750,00', '12,5', '0123', '104711', '1004711', '47110'])
    expect(known.replaced(text, () => '#')).toBe(text);
  expect(known.replaced('12.5 or 004711', () => '#')).toBe('# or #');
});

// @verifies sensitive-values-leave-no-export
it('looks for a number behind many zeros, and reads a long one, in linear time', () => {
  const known = new KnownValues();
  for (const leaf of leavesOf(['0000', 48213, '7'.repeat(50_000)])) known.add(leaf);
  const zeros = '0'.repeat(300_000);
  expect(known.replaced(`${zeros}48213 ${zeros}1`, () => '#')).toBe(`# ${zeros}1`);
});

// @verifies sensitive-values-leave-no-export
it('redacts the beginning of a sensitive text at which WorkRail shortened notes', async () => {
  const phrase = 'Marmalade-Kestrel-31-Quartz-Lantern';
  for (const kept of [8, 20, phrase.length - 1]) {
    const room = notesBytesMax - utf8Length(truncationMarker) - kept;
    const notesMarkdown = `${'a log line\n'.repeat(400).slice(0, room)}${phrase}, and more of the log`;
    const { text } = await redactedBundle({ vault: phrase }, { notesMarkdown });
    // The mark may be longer than what it replaces: then it is cut in its turn.
    expect(/\[redacte[^"]*\\n\\n\[TRUNCATED\]/.test(text)).toBe(true);
    expect(text.includes(phrase.slice(0, 8))).toBe(false);
  }
});

// @verifies sensitive-values-leave-no-export
it('takes the end of no other text for the beginning of a value', () => {
  const known = new KnownValues();
  for (const value of ['Marmalade-Kestrel', 'Marmalade-Lantern', 'Marmite']) known.add(value);
  const clean = (text: string) => known.replaced(text, () => '#');
  for (const mark of ['\n\n[TRUNCATED]', ' [TRUNCATED]', '…'])
    expect(['x Marmalade-L', 'x Marmalad', 'x Marmala', 'x Marmalade-M'].map((text) => clean(text + mark))).toEqual(
      ['x #', 'x #', 'x Marmala', 'x Marmalade-M'].map((text) => text + mark),
    );
  expect(clean('Marmalade-L')).toBe('Marmalade-L');
  expect(clean('Marmalade-L… and so on')).toBe('Marmalade-L… and so on');
});
