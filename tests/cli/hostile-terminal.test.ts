/** Text of others on the terminal: in every field that an author writes, in file names, in operands, in stored runs and bundles. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import { openRuntimeIn } from '../../cli/serving/open-runtime.ts';
import { block, inertJson, newline, printFile, shownText } from '../../cli/terminal/terminal.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import { type Place, type Ran, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { assertProperty } from '../support/property.ts';

const forged = 'FORGED LINE';
/** Zero-width, filler, tag and format characters, of every block that has some. */
const unseen =
  '\u00ad\u034f\u061c\u115f\u17b4\u180b\u180e\u200b\u200d\u2060\u2064\u3164\ufe0f\ufeff\uffa0\ufff9\u{1bca0}\u{1d173}\u{e0001}\u{e0041}\u{e0100}';
/** Colours, a title, C1, a change of direction, every way to begin a line, and a workflow command of GitHub. */
const hostile = `x${unseen}\u001b[31m\u001b]0;owned\u0007\u009b2J\u202ey\u2028z\u0085\u007f\n${forged}\r${forged}\r\n::error::${forged}\n`;
const steering = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
/** A joiner or a variation selector behind a letter, ideograph or emoji: it belongs to a word, and random text holds one now and then. */
const shaping =
  /(?<=[\p{Lo}\p{M}\p{Script=Han}\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*]|\ufe0f)(?:\u200c|\u200d|\p{Variation_Selector})/gu;
const steers = (text: string) => steering.test(text.replace(shaping, ''));

const rich = () => ({
  id: 'project.hostile',
  name: 'Name',
  description: 'What it is for.',
  version: '1.0.0',
  tags: ['tag'],
  agentRole: 'You review.',
  references: [{ id: 'style', title: 'Style', source: 'docs/style.md', purpose: 'How to write.' }],
  guidance: ['Be kind.'],
  inputs: [
    { key: 'size', kind: 'enum', values: ['small', 'large'], description: 'How large it is.' },
    { key: 'design', kind: 'string' },
    { key: 'slices', kind: 'list' },
  ],
  conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
  functionDefinitions: [{ name: 'look', definition: 'Look at it.' }],
  assessments: [
    {
      id: 'risk',
      purpose: 'How risky it is.',
      dimensions: [{ id: 'harm', purpose: 'What breaks.', levels: ['low', 'high'] }],
    },
  ],
  extensionPoints: { review: { purpose: 'Reviews it.', defaultBinding: 'wr.routine_final_verification' } },
  metadata: { owner: 'team' },
  lintIgnore: [{ rule: 'lint/prompt-budget', reason: 'It is long.' }],
  steps: [
    { id: 'first', title: 'First', prompt: 'Do it.', when: 'is_large' },
    {
      id: 'second',
      title: 'Second',
      prompt: 'Do it again.',
      userDependencies: [{ reason: 'needs_user_artifact', contextKey: 'design', message: 'Give the design.' }],
      validationCriteria: { type: 'contains', value: 'DONE', message: 'Say DONE.' },
    },
    {
      loopId: 'again',
      title: 'Again',
      type: 'for_each',
      items: 'slices',
      maxIterations: 3,
      body: [{ id: 'inner', title: 'Inner', prompt: 'Each.' }],
    },
  ],
});

type Path = readonly (string | number)[];
function leaves(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
function replaced(value: unknown, [key, ...rest]: Path, by: string): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
function renamed(value: unknown, [key = '', ...rest]: Path, by: string): unknown {
  if ((rest.length > 0 && typeof rest[0] === 'string') || rest.length > 1) {
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
    copy[key] = renamed(copy[key], rest, by);
    return copy;
  }
  const { [key]: taken, ...others } = value as Record<string, unknown>;
  return { ...others, [by]: taken };
}

/** What shows a text with its lines, because the text is what was asked for. */
const showsTexts = (args: readonly string[]) =>
  ['start', 'fmt', 'migrate'].includes(args[0] ?? '') ||
  ['--source', 'md', 'bundle'].some((word) => args.includes(word));

function expectInert(args: readonly string[], { code, stdout, stderr }: Ran): void {
  const isJson = args.includes('--json') || args.includes('--compiled');
  const isFile = args.includes('--source') || args[1] === '-' || args.includes('/dev/stdout');
  for (const text of [...(isFile ? [] : [stdout]), stderr]) {
    const found = steering.exec(text.replaceAll('\n', '').replaceAll('\t', ''));
    expect([args, found?.[0].codePointAt(0)?.toString(16), found === null ? '' : text.slice(0, 2000)]).toEqual([
      args,
      undefined,
      '',
    ]);
    if (showsTexts(args)) continue;
    const forgery = text.split('\n').find((line) => line.trim().startsWith(forged) || line.startsWith('::error::F'));
    expect([args, forgery]).toEqual([args, undefined]);
  }
  if (isJson && stdout !== '') JSON.parse(stdout);
  expect([args, code === 70 ? stderr : '']).toEqual([args, '']);
}

async function expectAllInert(place: Place, all: readonly (readonly string[])[], cwd?: string): Promise<void> {
  for (const args of all) expectInert(args, await inProcess(place, args, { cwd }));
}

const author = (id: string): readonly (readonly string[])[] => [
  ['check'],
  ['check', '--format', 'github'],
  ['check', '--json'],
  ['lint'],
  ['fmt', '--check'],
  ['compile', '--check'],
  ['compile'],
  ['compile', '--json'],
  ['verify'],
  ['verify', '--format', 'github'],
  ['lock'],
  ['list'],
  ['list', '--json'],
  ['inspect', id],
  ['inspect', id, '--prompts'],
  ['inspect', id, '--compiled'],
  ['inspect', id, '--provenance'],
  ['inspect', id, '--extension-points'],
  ['inspect', id, '--graph', 'ascii'],
  ['inspect', id, '--graph', 'dot'],
  ['inspect', id, '--graph', 'mermaid'],
  ['inspect', id, '--source'],
];

// @verifies terminal-text-is-inert
describe('the boundary of what is printed', () => {
  const text = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(hostile, '\n', '\t', '\u001b[31m', newline)))
    .map((parts) => parts.join(''));

  it('lets nothing through that steers a terminal, whatever the text is', () => {
    assertProperty(
      fc.property(text, (any) => {
        const own = any.replaceAll(newline, '');
        expect(steers(shownText(own))).toBe(false);
        expect(steers(shownText(block(own)).replace(/[\n\t]/g, ''))).toBe(false);
      }),
    );
  });

  it('shows each character that nobody sees by its number', () => {
    for (const char of unseen) expect(shownText(`a${char}b`)).toBe(`a\\u{${(char.codePointAt(0) ?? 0).toString(16)}}b`);
  });

  it.each(['👩‍💻', '👩🏽‍🚒', '❤️', '🏳️‍🌈', '1️⃣', 'می‌خواهم', 'क्‍ष', '葛\u{e0100}'])('leaves %s as it is', (text) => {
    expect(shownText(text)).toBe(text);
  });

  it('keeps the value of JSON', () => {
    assertProperty(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), text, (value, key) => {
        const json = JSON.stringify({ value, [key]: key }, null, 2);
        expect(steers(inertJson(json).replaceAll('\n', ''))).toBe(false);
        expect(JSON.parse(inertJson(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('gives a file to a pipe byte for byte, and to a terminal as a person can read it', async () => {
    const seen: string[] = [];
    const { write } = process.stdout;
    process.stdout.write = ((chunk: string, done: () => void) => {
      seen.push(chunk);
      done();
      return true;
    }) as never;
    try {
      await printFile(hostile, false);
      await printFile(hostile, true);
    } finally {
      process.stdout.write = write;
    }
    expect(seen[0]).toBe(hostile);
    expect(steering.test(seen[1]?.replaceAll('\n', '') ?? '')).toBe(false);
  });
});

// @verifies terminal-text-is-inert
describe('an author', () => {
  it('cannot steer a terminal with the value of any field', async () => {
    const place = temporaryPlace();
    writeSource(place, 'hostile.json', rich());
    expect(await inProcess(place, ['check'])).toMatchObject({ code: 0 });
    for (const at of leaves(rich())) {
      const source = replaced(rich(), at, hostile) as { id: string };
      writeSource(place, 'hostile.json', source);
      await expectAllInert(place, author(source.id));
    }
  });

  it('cannot steer a terminal with the name of any field', async () => {
    const place = temporaryPlace();
    for (const at of leaves(rich())) {
      writeSource(place, 'hostile.json', renamed(rich(), at, hostile));
      await expectAllInert(place, [['check'], ['check', '--format', 'github'], ['list'], ['compile', '--json']]);
    }
  });

  it('cannot steer a terminal with the files beside the sources, nor with the names of files and folders', async () => {
    const bases = ['workrail.json', 'workrail.lock', '.workrail/bindings.json', '.workrail/compiled/catalog.json'];
    const texts = [
      hostile,
      JSON.stringify(hostile),
      `{ ${JSON.stringify(hostile)}: 1 }`,
      `{ "sources": [${JSON.stringify(hostile)}] }`,
    ];
    const project = fs.mkdtempSync(path.join(temporaryPlace().project, hostile));
    const place = { ...temporaryPlace(), project, data: path.join(project, `${hostile}.data`) };
    writeSource(place, 'good.json', rich());
    writeSource(place, `${hostile}.json`, rich());
    writeSource(place, `${hostile}.yaml`, 'a: 1');
    await expectAllInert(place, [
      ...author('project.hostile'),
      ['doctor'],
      ['doctor', '--json'],
      ['sessions', 'list'],
      ['keys', 'show'],
    ]);
    for (const base of bases) {
      for (const text of texts) {
        writeSource(place, `../../${base}`, text);
        await expectAllInert(place, [...author('project.hostile').slice(0, 13), ['doctor'], ['sessions', 'list']]);
      }
      fs.rmSync(path.join(project, base));
    }
  });
});

/** Every command with a text of somebody else in the place of each operand and of each value. */
const misused = commands
  .filter(({ name }) => !['serve', 'demo'].includes(name))
  .flatMap(({ name, options }) => {
    const words = name.split(' ');
    const valued = options.flatMap(({ flags }) => /^--[a-z-]+(?= <)/.exec(flags)?.[0] ?? []);
    const isWatched = (flag: string) => flag === '--watch';
    return [
      [...words, hostile],
      [...words, hostile, hostile],
      [...words, `${hostile}/x.json`],
      [...words, `--${hostile}`],
      ...valued
        .filter((flag) => !isWatched(flag))
        .flatMap((flag) => [
          [...words, flag, hostile],
          [...words, 'x', flag, `a=${hostile}`],
        ]),
    ].flatMap((args) => [args, [...args, '--json']]);
  });

// @verifies terminal-text-is-inert
it('no operand and no value of an option steers a terminal when a command repeats it', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', rich());
  expect(new Set(misused.map(([first]) => first)).size).toBeGreaterThan(15);
  await expectAllInert(place, [[hostile], [`--${hostile}`], ['help', hostile], ['sessions', hostile], ...misused]);
});

// @verifies terminal-text-is-inert
it('what a run, its agent and a bundle wrote steers no terminal', async () => {
  const place = temporaryPlace();
  let source: unknown = rich();
  let hostileFields = 0;
  // Every field that the compiler lets hold such a text, at once.
  for (const at of leaves(rich()).filter((one) => one.at(-1) !== 'id')) {
    const next = replaced(source, at, hostile);
    writeSource(place, 'hostile.json', next);
    if ((await inProcess(place, ['check'])).code !== 0) continue;
    source = next;
    hostileFields += 1;
  }
  expect(hostileFields).toBeGreaterThan(12);
  writeSource(place, 'hostile.json', source);
  const started = await inProcess(place, ['start', 'project.hostile', '--set', 'size=large', '--json']);
  expect([started.stderr, started.code]).toEqual([started.stderr, 0]);
  const first = JSON.parse(started.stdout) as StartReport;
  const runtime = openRuntimeIn({ project: place.project, user: path.join(place.home, '.workrail'), data: place.data });
  const next = await runtime.continue({
    stateToken: first.stateToken,
    ackToken: first.ackToken ?? '',
    output: { notesMarkdown: hostile },
  } as never);
  expect(next.isOk()).toBe(true);
  const id = first.session.sessionId;
  await expectAllInert(place, [
    ['sessions', 'list'],
    ['sessions', 'list', '--json'],
    ['sessions', 'show', id],
    ['sessions', 'show', id, '--json'],
    ['sessions', 'show', id, '--why'],
    ['sessions', 'show', id, '--why', 'second'],
    ['sessions', 'notes', id],
    ['sessions', 'verify', id],
    ['sessions', 'export', id, '--out', 'run.bundle.json'],
    ['sessions', 'export', id, '--out', `${hostile}.json`],
    ['sessions', 'verify', 'run.bundle.json'],
    ['sessions', 'import', 'run.bundle.json'],
    ['sessions', 'pin', id],
    ['sessions', 'repair', id, '--dry-run'],
    ['sessions', 'gc', '--dry-run'],
    ['token', 'explain', first.stateToken],
    ['doctor'],
    ['diff', 'project.hostile', 'wr.code_review'],
  ]);
  const bundle = JSON.parse(fs.readFileSync(path.join(place.project, 'run.bundle.json'), 'utf8')) as unknown;
  for (const at of leaves(bundle).filter((_, i, all) => i % Math.ceil(all.length / 120) === 0)) {
    fs.writeFileSync(path.join(place.project, 'lies.json'), JSON.stringify(replaced(bundle, at, hostile)));
    await expectAllInert(place, [
      ['sessions', 'verify', 'lies.json'],
      ['sessions', 'import', 'lies.json', '--json'],
      ['sessions', 'import', 'lies.json'],
    ]);
  }
  const stored = path.join(place.data, 'sessions', id);
  for (const name of fs
    .readdirSync(stored, { recursive: true, encoding: 'utf8' })
    .filter((one) => /\.jsonl?$/.test(one))) {
    const file = path.join(stored, name);
    fs.appendFileSync(file, hostile);
    await expectAllInert(place, [
      ['sessions', 'list'],
      ['sessions', 'show', id],
      ['sessions', 'verify', id],
      ['sessions', 'repair', id, '--dry-run'],
      ['doctor'],
    ]);
  }
});
