/** The words after a command → its operands and options. What it does not know is refused with what it does. */
import { cac } from 'cac';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { type CommandDescription, optionName, usageOf } from '../command.ts';
import { refuseConflicts } from './conflicting-options.ts';
import { splitJsonVersion } from './json-version.ts';
import { refuseRenamedFlags } from './renamed.ts';
import { namesStored, storedName } from './stored-name.ts';
import { type Failure, usageError } from '../../project/failure.ts';

export type Parsed = { readonly operands: string[]; readonly options: Record<string, unknown> };

/** A lone `-` means stdin; cac would drop it as an option without a name. */
const stdinMark = '\0stdin';

/** cac reads the options of the one command that argv names. */
export function parse(spec: CommandDescription, given: readonly string[]): Parsed {
  refuseRenamedFlags(spec, given);
  const { argv, jsonVersion } = splitJsonVersion(spec, given);
  refuseFlagValues(spec, argv);
  refuseDashedTexts(spec, argv);
  refuseUnknownNames(spec, argv);
  const parser = cac('workrail');
  // cac matches one word only.
  const name = spec.name.replaceAll(' ', '-');
  const command = parser.command([name, spec.operands].join(' ').trim(), spec.summary, { allowUnknownOptions: true });
  for (const { flags, summary } of spec.options) command.option(flags, summary);
  // cac knows that a flag takes no value by its camel-case name only, and would give it the operand behind it.
  const switches = new Set(spec.options.map(({ flags }) => flags).filter((flags) => /^--\w+(-\w+)+$/.test(flags)));
  const words = withNegativeValues(spec, argv).map((word) => {
    if (word === '-') return stdinMark;
    return switches.has(word) ? `--${camel(word)}` : word;
  });
  const { args, options } = parser.parse(['node', 'workrail', name, ...words], { run: false });
  const { '--': rest, help: _help, h: _h, ...written } = options as Record<string, unknown>;
  for (const [name, value] of Object.entries(written)) {
    if (Array.isArray(value) && optionNames(spec).includes(kebab(name)) && !isRepeatable(spec, name))
      throw usageError(`--${kebab(name)} is given more than once`, `Run: workrail ${spec.name} --help`);
  }
  refuseUnknownOptions(spec, written, argv);
  const values = writtenValues(spec, argv);
  refuseEmptyValues(spec, values);
  refuseConflicts(spec, given);
  const operands = [...args, ...(Array.isArray(rest) ? (rest as string[]) : [])].map((word) =>
    word === stdinMark ? '-' : String(word),
  );
  if (operands[0] !== undefined && namesStored(spec.operands)) operands[0] = storedName(operands[0]);
  checkOperands(spec, operands);
  checkRequired(spec, written);
  return {
    operands,
    options: { ...written, ...values, ...(jsonVersion === null ? {} : { jsonVersion }) },
  };
}

/** `--max-warnings -1` gives a value, although it begins like an option. */
function withNegativeValues(spec: CommandDescription, argv: readonly string[]): readonly string[] {
  const taking = new Set(
    spec.options.filter(({ flags }) => flags.includes('<')).map(({ flags }) => flags.split(' ')[0]),
  );
  const isValue = (at: number) => taking.has(argv[at - 1]) && /^-\d/.test(argv[at] ?? '');
  return argv.flatMap((word, at) => {
    if (isValue(at)) return [];
    return isValue(at + 1) ? [`${word}=${argv[at + 1]}`] : [word];
  });
}

/** Values as they were written: cac turns `007` into 7. */
function writtenValues(spec: CommandDescription, argv: readonly string[]): Record<string, string | readonly string[]> {
  const values: Record<string, string | readonly string[]> = {};
  for (const { flags, isRepeatable } of spec.options.filter(({ flags }) => flags.includes('<'))) {
    const name = flags.split(' ')[0] ?? '';
    const written = argv.flatMap((word, at) => {
      if (word === name) return argv[at + 1] ?? [];
      return word.startsWith(`${name}=`) ? word.slice(name.length + 1) : [];
    });
    const [first] = written;
    if (first !== undefined) values[camel(name)] = isRepeatable ? written : first;
  }
  return values;
}

const camel = (flag: string) => flag.replace(/^--/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const isRepeatable = (spec: CommandDescription, name: string) =>
  spec.options.some((option) => option.isRepeatable === true && camel(option.flags.split(' ')[0] ?? '') === name);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optionNames = (spec: CommandDescription) =>
  spec.options.map(({ flags }) => flags.replace(/^--/, '').replace(/ .*$/, ''));

/** As it stands on the command line: `--JSON` is not the kebab case of a name. */
const asWritten = (argv: readonly string[], name: string): string | undefined =>
  argv
    .map((word) => word.replace(/=.*$/s, ''))
    .find((word) => word.startsWith('--') && [camel(word), word.slice(2)].includes(name));

const needsValue = (spec: CommandDescription, { flags, summary }: CommandDescription['options'][number], but = '') =>
  usageError(
    `${optionName({ flags })} needs a value${but}`,
    `\`${flags}\`: ${summary}. Run: workrail ${spec.name} --help`,
  );

function refuseUnknownOptions(spec: CommandDescription, given: Record<string, unknown>, argv: readonly string[]): void {
  const known = optionNames(spec);
  for (const [name, value] of Object.entries(given)) {
    const option = kebab(name);
    const taking = spec.options.find(({ flags }) => flags.startsWith(`--${option} <`));
    if (!known.includes(option))
      throw unknownOption(spec, asWritten(argv, name) ?? `${option.length === 1 ? '-' : '--'}${option}`);
    if (
      taking !== undefined &&
      (typeof value === 'boolean' || (Array.isArray(value) && value.some((one) => typeof one === 'boolean')))
    )
      throw needsValue(spec, taking);
    if (taking === undefined && typeof value !== 'boolean')
      throw usageError(`--${option} takes no value`, `Run: workrail ${spec.name} --help`);
  }
}

function unknownOption(spec: CommandDescription, word: string): Failure {
  const known = [...optionNames(spec), 'help'];
  const lowerCase = word.replace(/^--?/, '').toLowerCase();
  const close = known.includes(lowerCase) ? lowerCase : suggest(lowerCase, known);
  return usageError(
    `${spec.name} has no option ${visibleName(word)}${close === null ? '' : `; did you mean --${close}?`}`,
    `Run: workrail ${spec.name} --help`,
  );
}

/** The program deletes `__proto__` of all objects, so `in` does not find it. */
const isInherited = (name: string): boolean => name === '__proto__' || name in {};

/** cac takes `--reason.x y` for the option `reason` with an object as its value, and drops `--constructor` without a word. */
function refuseUnknownNames(spec: CommandDescription, argv: readonly string[]): void {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const isTaking = (word: string | undefined) =>
    spec.options.some(({ flags }) => flags.includes('<') && flags.split(' ')[0] === word);
  const unread = argv.slice(0, end).find((word, at) => {
    const name = word.replace(/=.*$/s, '');
    return !isTaking(argv[at - 1]) && /^--/.test(name) && (name.includes('.') || isInherited(camel(name)));
  });
  if (unread !== undefined) throw unknownOption(spec, unread.replace(/=.*$/s, ''));
}

/** A variable of the shell that is not set: without its value, the option would mean something else. */
function refuseEmptyValues(spec: CommandDescription, values: ReturnType<typeof writtenValues>): void {
  const empty = spec.options.find((option) => [values[camel(optionName(option))]].flat().includes(''));
  if (empty !== undefined) throw needsValue(spec, empty, '; got an empty one');
}

/** mri takes the value of a flag without one for an operand; what was written says what was meant. */
function refuseFlagValues(spec: CommandDescription, argv: readonly string[]): void {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const valueless = spec.options.map(({ flags }) => flags).filter((flags) => !flags.includes('<'));
  for (const flags of [...valueless, '--help']) {
    if (argv.slice(0, end).some((word) => word.startsWith(`${flags}=`))) {
      throw usageError(`${flags} takes no value`, `Run: workrail ${spec.name} --help`);
    }
  }
  const negated = argv.slice(0, end).find((word) => /^--no-./.test(word));
  if (negated !== undefined && !spec.options.some(({ flags }) => flags.split(' ')[0] === negated))
    throw usageError(`${spec.name} has no option ${negated}`, `Run: workrail ${spec.name} --help`);
}

/** A text such as `--- draft ---` or `-draft.json` would be read as options of its letters. */
function refuseDashedTexts(spec: CommandDescription, argv: readonly string[]): void {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const at = argv.findIndex((word, index) => index < end && /^(?:---|--?[^=]*\s|-[^-\d].)/.test(word));
  if (at < 0) return;
  const before = spec.options.find(({ flags }) => flags.includes('<') && flags.split(' ')[0] === argv[at - 1]);
  const { [at]: text = '' } = argv;
  const name = text.replace(/=.*$/s, '');
  const isMeant = [...optionNames(spec), 'help'].includes(name.slice(1).toLowerCase());
  if (before === undefined && (spec.operands === '' || isMeant)) throw unknownOption(spec, name);
  const word = shellWord(text);
  throw usageError(
    `${visibleName(text)} begins with a dash, but is not an option of ${spec.name}`,
    before === undefined
      ? `To give it as an argument, write it after \`--\`: -- ${word}`
      : `To give it as the value of ${argv[at - 1]}, write: ${argv[at - 1]}=${word}`,
  );
}

function checkOperands(spec: CommandDescription, operands: readonly string[]): void {
  const run = `Run: workrail ${spec.name} --help`;
  if (spec.operands === '' && operands.length > 0)
    throw usageError(`${spec.name} takes no arguments; got "${operands[0]}"`, run);
  if (operands.includes('')) throw usageError(`${spec.name} takes ${spec.operands}; got an empty argument`, run);
  if (spec.operands.includes('...')) return;
  const words = spec.operands.split(' ').filter((word) => word !== '');
  const needed = words.filter((word) => word.startsWith('<')).length;
  if (operands.length < needed) throw usageError(`${spec.name} needs ${spec.operands}`, run);
  if (operands.length > words.length) {
    const one = words.length === 1 ? 'one ' : '';
    throw usageError(`${spec.name} takes ${one}${spec.operands}; got ${operands.length} arguments`, run);
  }
}

/** A value that is a flag by mistake was refused before. */
function checkRequired(spec: CommandDescription, given: Record<string, unknown>): void {
  const missing = spec.required?.find((group) => group.every((name) => given[camel(name)] === undefined));
  if (missing === undefined) return;
  const flags = spec.options.filter((option) => missing.includes(optionName(option))).map((option) => option.flags);
  throw usageError(`${spec.name} needs ${flags.join(' or ')}`, `Run: ${usageOf(spec)}`);
}
