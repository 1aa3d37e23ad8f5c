/** Two options of which one would be ignored: every command refuses them, and names what to run instead. */
import { expect, test } from 'vitest';
import { type CommandSpec, usageOf } from '../../cli/command.ts';
import { commands } from '../../cli/command-table/table.ts';
import { parse } from '../../cli/arguments/parse-arguments.ts';
import { Failure } from '../../project/failure.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { temporaryPlace, workrail } from '../e2e/support.ts';

const flagOf = (option: string) => option.split(' ')[0] ?? '';
const isFlag = ({ options }: CommandSpec, name: string) => options.some(({ flags }) => flags === name);
const views = ['--prompts', '--compiled', '--extension-points', '--source', '--provenance', '--graph'];
/** Options that decide what is printed or written. A new one of these kinds belongs here. */
const deciding = new Set([
  ...[
    '--json',
    '--format',
    '--rules',
    '--fix',
    '--check',
    '--frozen',
    '--watch',
    '--out',
    '--write',
    '--why',
    ...views,
  ],
  ...['--duplicate', '--print', '--remove', '--yes', '--all', '--limit', '--undo', '--reason'],
]);

/** By command, the pairs that are refused, with the arguments that show it. */
const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check: { '--format --json': '--format github --json' },
  lint: {
    '--fix --rules': '--fix --rules',
    '--rules --format': '--rules --format=github',
    '--format --json': '--format github --json',
  },
  compile: {
    '--check --frozen': '--check --frozen',
    '--check --watch': '--check --watch',
    '--frozen --watch': '--frozen --watch',
    '--watch --format': '--watch --format github',
    '--watch --json': '--watch --json',
    '--format --json': '--format pretty --json',
  },
  verify: { '--format --json': '--format github --json=1' },
  migrate: { '--out --write': 'a.json --out b.json --write' },
  init: {
    '--duplicate --remove': 'zed --duplicate --remove',
    '--print --check': 'zed --print --check',
    '--print --yes': 'zed --print --yes',
    '--check --remove': 'zed --check --remove',
    '--check --yes': 'zed --check --yes',
  },
  'daemon install': { '--print --remove': '--print --remove' },
  'sessions list': { '--limit --all': '--limit 3 --all' },
  'sessions show': { '--why --watch': 'x --why --watch', '--watch --json': 'x --watch --json' },
  'sessions abandon': { '--reason --undo': 'x --reason done --undo' },
  // Without --out, both are for stdout. The report of a bundle always has its prompts.
  'sessions export': { '--format --json': 'x --format md --json', '--prompts --json': 'x --prompts --json' },
  inspect: Object.fromEntries(
    views.flatMap((a, i) =>
      views.slice(i + 1).map((b) => [`${a} ${b}`, `x ${a} ${b === '--graph' ? '--graph ascii' : b}`]),
    ),
  ),
};

/** By command, the pairs of which both have an effect. */
const combined: Readonly<Record<string, readonly string[]>> = {
  lint: ['--fix --format', '--fix --json', '--rules --json'],
  compile: [
    ...[
      '--check --out',
      '--check --format',
      '--check --json',
      '--frozen --out',
      '--frozen --format',
      '--frozen --json',
    ],
    ...['--watch --out', '--out --format', '--out --json'],
  ],
  fmt: ['--check --json'],
  migrate: ['--out --json', '--write --json'],
  'daemon install': ['--print --json', '--remove --json'],
  'daemon raise': ['--limit --json', '--limit --reason', '--reason --json'],
  init: ['--duplicate --print', '--duplicate --check', '--duplicate --yes', '--print --remove', '--remove --yes'],
  start: ['--frozen --json'],
  'sessions list': ['--limit --json', '--all --json'],
  'sessions show': ['--why --json'],
  'sessions rename': ['--undo --json'],
  'sessions abandon': ['--reason --json', '--undo --json'],
  'sessions export': ['--out --format', '--out --prompts', '--out --json', '--format --prompts'],
  inspect: views.map((view) => `${view} --json`),
};

// @verifies no-option-ignored
test('each pair of options that decide what is printed or written is refused, or both have an effect', () => {
  for (const { name, options } of commands) {
    const flags = options.map((option) => flagOf(option.flags)).filter((flag) => deciding.has(flag));
    const found = flags.flatMap((a, i) => flags.slice(i + 1).map((b) => `${a} ${b}`));
    const listed = [...Object.keys(refused[name] ?? {}), ...(combined[name] ?? [])];
    expect({ name, pairs: [...listed].sort() }).toEqual({ name, pairs: [...found].sort() });
  }
});

// @verifies no-option-ignored
test.each(Object.entries(refused))('%s refuses options of which one would be ignored', async (name, cases) => {
  const place = temporaryPlace();
  const lines = name === 'inspect' ? Object.entries(cases).slice(0, views.length - 1) : Object.entries(cases);
  await Promise.all(
    lines.map(async ([, args]) => {
      const { code, stdout, stderr } = await workrail(place, [...name.split(' '), ...args.split(' ')]);
      const said = stdout + stderr;
      expect({ args, code, namesCommand: said.includes('workrail ') }).toEqual({ args, code: 2, namesCommand: true });
    }),
  );
});

// @verifies no-option-ignored
test.each(['check', 'lint', 'compile', 'verify'])('%s refuses an unknown format beside --json', async (name) => {
  const { code, stdout } = await workrail(temporaryPlace(), [name, '--format', 'xml', '--json']);
  const { error } = JSON.parse(stdout) as { error: { message: string } };
  expect({ code, message: error.message }).toEqual({ code: 2, message: 'unknown format "xml"' });
});

test.each(commands.flatMap((spec) => (spec.required ?? []).map((group) => ({ spec, group, name: spec.name }))))(
  '$name: the required $group is in the usage line, and its absence is refused',
  ({ spec, group }) => {
    const others = (spec.required ?? []).filter((other) => other !== group).map(([name = '']) => name);
    const words = ['one', ...others.flatMap((name) => (isFlag(spec, name) ? [name] : [name, '1']))];
    expect(() => parse(spec, words)).toThrow(`${spec.name} needs ${group[0]}`);
    for (const name of group) {
      expect(usageOf(spec)).toMatch(new RegExp(`${name}\\b`));
      expect(() => parse(spec, [...words, ...(isFlag(spec, name) ? [name] : [name, '1'])])).not.toThrow();
    }
  },
);

// @verifies no-option-ignored
test.each(commands.flatMap((spec) => (spec.conflicts ?? []).map(([a, b]) => ({ spec, a, b, name: spec.name }))))(
  '$name: $a and $b are named with the commands that work',
  ({ spec, a, b }) => {
    const typed = (option: string) => {
      const takesValue = spec.options.some(({ flags }) => flags.startsWith(`${flagOf(option)} <`));
      return takesValue && !option.includes(' ') ? [option, '1'] : option.split(' ');
    };
    const needed = (spec.required ?? []).flatMap((group) => (group.length === 1 ? typed(group[0] ?? '') : []));
    const words = [...(spec.operands === '' ? [] : ['some file']), ...needed];
    const failure = (() => {
      try {
        return parse(spec, [...words, ...typed(a), ...typed(b)]);
      } catch (error) {
        if (!Failure.is(error)) throw error;
        return error;
      }
    })();
    if (!Failure.is(failure)) throw new Error(`${a} ${b} were accepted`);
    expect(failure.message).toBe(`${a} and ${b} cannot be combined`);
    const start = ['workrail', spec.name, ...words.map(shellWord)].join(' ');
    expect(failure.error.suggestion).toBe(
      `Run: ${start} ${typed(a).join(' ')}; or run: ${start} ${typed(b).join(' ')}`,
    );
    for (const option of [a, b]) expect(() => parse(spec, [...words, ...typed(option)])).not.toThrow();
  },
);
