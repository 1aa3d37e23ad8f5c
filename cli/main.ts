/**
 * The one binary: argv → a command → an exit code. Nothing else happens here, and nothing heavy is loaded until a command
 * is known.
 */
import { cac } from 'cac';
import { version } from '../package.json';
import { suggest } from '../schemas/suggest.ts';
import { type CommandFamily, CommandFailure, type CommandSpec, exitCode, usageError } from './command.ts';
import { fileFaultOf } from './file-fault.ts';
import { commandHelp, familyHelp, overview } from './help.ts';
import { printData, printJson, say, sayError } from './terminal.ts';

const format = { flags: '--format <format>', summary: 'pretty, json or github (default: pretty)' };
const json = { flags: '--json', summary: 'Print data as versioned JSON' };
const bind = {
  flags: '--bind <slot=id>',
  summary: 'Fill an extension point with this workflow or routine; may be repeated',
  isRepeatable: true,
};
const bindingFallback = {
  flags: '--binding-fallback',
  summary: 'Use the default of an extension point where what is bound to it cannot fill it',
};
const project = {
  flags: '--project <dir>',
  summary: 'The project to use (default: the nearest one above this folder)',
};

const families: readonly CommandFamily[] = [
  { name: 'sessions', group: 'operate', summary: 'List, show, verify, move, repair and collect stored sessions' },
  { name: 'keys', group: 'operate', summary: 'Show or rotate the keys that sign tokens' },
  { name: 'token', group: 'operate', summary: 'Explain a token' },
];

const commands: readonly CommandSpec[] = [
  {
    name: 'check',
    operands: '[...files]',
    group: 'author',
    summary: 'Find errors in workflow sources; writes nothing. `-` reads stdin',
    options: [bind, bindingFallback, format, json, project],
    examples: ['workrail check', 'workrail check .workrail/workflows/review.json', 'workrail check - < draft.json'],
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'lint',
    operands: '[...files]',
    group: 'author',
    summary: 'Find what will hurt in workflows that compile. `-` reads stdin',
    options: [
      { flags: '--fix', summary: 'Write the corrections that are safe' },
      { flags: '--rules', summary: 'List the rules, as this project has them' },
      bind,
      bindingFallback,
      format,
      json,
      project,
    ],
    examples: ['workrail lint', 'workrail lint --fix', 'workrail lint - < draft.json', 'workrail lint --rules'],
    load: () => import('./commands/lint.ts'),
  },
  {
    name: 'compile',
    operands: '[...files]',
    group: 'author',
    summary: 'Compile the sources of a project to .workrail/compiled and workrail.lock. `-` tries stdin',
    options: [
      { flags: '--check', summary: 'Compare and write nothing; exit 3 and say what differs' },
      { flags: '--frozen', summary: 'Refuse with exit 3 when workrail.lock would change' },
      { flags: '--watch', summary: 'Compile again whenever a source changes, until Ctrl-C' },
      { flags: '--out <dir>', summary: 'Write into this folder, and nowhere else' },
      bind,
      bindingFallback,
      format,
      json,
      project,
    ],
    examples: [
      'workrail compile',
      'workrail compile --check',
      'workrail compile --frozen --out build/workflows',
      'git show HEAD:review.json | workrail compile -',
    ],
    load: () => import('./commands/compile.ts'),
  },
  {
    name: 'fmt',
    operands: '[...files]',
    group: 'author',
    summary: 'Write sources in the one way to write them. `-` formats stdin to stdout',
    options: [{ flags: '--check', summary: 'Write nothing; exit 1 and name what is not formatted' }, json, project],
    examples: ['workrail fmt', 'workrail fmt --check', 'workrail fmt - < draft.json'],
    load: () => import('./commands/fmt.ts'),
  },
  {
    name: 'migrate',
    operands: '<file>',
    group: 'author',
    summary: 'Turn a workflow of the older format into a native one. `-` reads stdin',
    options: [
      { flags: '--out <file>', summary: 'Write a new file instead of printing' },
      { flags: '--write', summary: 'Replace the file itself' },
      { flags: '--rename', summary: 'Use the suggested id where the old one has no namespace' },
      json,
      project,
    ],
    examples: ['workrail migrate review.json', 'workrail migrate review.json --write', 'workrail migrate - < old.json'],
    load: () => import('./commands/migrate.ts'),
  },
  {
    name: 'lock',
    operands: '',
    group: 'author',
    summary: 'Compare workrail.lock with what compiling gives now, and say which input changed',
    options: [{ flags: '--explain <id>', summary: 'Only this workflow' }, json, project],
    examples: ['workrail lock', 'workrail lock --explain project.review'],
    load: () => import('./commands/lock.ts'),
  },
  {
    name: 'list',
    operands: '',
    group: 'look',
    summary: 'List the workflows that can be started here',
    options: [json, project],
    examples: ['workrail list', 'workrail list --json'],
    load: () => import('./commands/list.ts'),
  },
  {
    name: 'inspect',
    operands: '<id|file>',
    group: 'look',
    summary: 'Show what a workflow needs and the steps it has; a file as it would compile. `-` reads stdin',
    options: [
      { flags: '--prompts', summary: 'Show every rendered prompt' },
      { flags: '--compiled', summary: 'Print the compiled snapshot that its hash covers' },
      { flags: '--extension-points', summary: 'Show its extension points and what is bound to them' },
      { flags: '--source', summary: 'Print its source as it was written' },
      { flags: '--provenance', summary: 'Show every line of every prompt with where it came from' },
      { flags: '--graph <form>', summary: 'Draw the order of its steps: mermaid, dot or ascii' },
      bind,
      bindingFallback,
      json,
      project,
    ],
    examples: [
      'workrail inspect wr.code_review',
      'workrail inspect wr.code_review --prompts',
      'workrail inspect draft.json --graph ascii',
      'workrail inspect project.delivery --extension-points --bind design_review=project.our_review',
    ],
    load: () => import('./commands/inspect.ts'),
  },
  {
    name: 'diff',
    operands: '<a> <b>',
    group: 'look',
    summary: 'Compare two workflows by meaning; each is an id, a file or a hash',
    options: [json, project],
    examples: [
      'workrail diff project.review .workrail/workflows/review.json',
      'git show HEAD:review.json | workrail diff - review.json',
    ],
    load: () => import('./commands/diff.ts'),
  },
  {
    name: 'builtins',
    operands: '[name]',
    group: 'look',
    summary: 'List what WorkRail brings for workflows, or show one; by kind or id',
    options: [json],
    examples: ['workrail builtins', 'workrail builtins refs', 'workrail builtins wr.refs.modes'],
    load: () => import('./commands/builtins.ts'),
  },
  {
    name: 'explain',
    operands: '<code>',
    group: 'look',
    summary: 'Explain a diagnostic, a lint rule or an error code',
    options: [json],
    examples: ['workrail explain TOKEN_SCOPE_MISMATCH'],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'serve',
    operands: '',
    group: 'run',
    summary: 'Serve workflows to an agent over MCP on stdin and stdout',
    options: [
      project,
      { flags: '--frozen', summary: 'Refuse to start when a source changed since it was compiled' },
      { flags: '--start-session', summary: 'Offer the tool start_session: durable notes without a workflow' },
    ],
    examples: ['workrail serve', 'workrail serve --project ~/code/shop'],
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'start',
    operands: '<id>',
    group: 'run',
    summary: 'Start a run with bindings of its own, for an agent to continue',
    options: [
      bind,
      { flags: '--set <key=value>', summary: 'An input of the workflow; may be repeated', isRepeatable: true },
      { flags: '--autonomy <level>', summary: 'guided, full_auto_stop_on_user_deps or full_auto_never_stop' },
      { flags: '--risk <policy>', summary: 'conservative, balanced or aggressive' },
      {
        flags: '--frozen',
        summary:
          'Refuse where workrail.lock or a binding does not hold; without it, an extension point falls back to its default',
      },
      json,
      project,
    ],
    examples: [
      'workrail start wr.code_review',
      'workrail start project.delivery --bind design_review=project.our_review --set base=main',
    ],
    load: () => import('./commands/start.ts'),
  },
  {
    name: 'demo',
    operands: '',
    group: 'run',
    summary: 'Watch a real run be served, killed, resumed, forked and finished',
    options: [],
    examples: ['workrail demo'],
    load: () => import('./commands/demo.ts'),
  },
  {
    name: 'sessions list',
    operands: '',
    group: 'operate',
    summary: 'List the stored sessions with their runs, and say which are damaged',
    options: [json],
    examples: ['workrail sessions list', 'workrail sessions list --json'],
    load: () => import('./commands/sessions-list.ts'),
  },
  {
    name: 'sessions show',
    operands: '<session>',
    group: 'operate',
    summary: 'Show the runs of one session as graphs, with gaps; by session id, run id or run name',
    options: [json],
    examples: ['workrail sessions show amber-otter-42', 'workrail sessions show sess_01j8zq3v9k --json'],
    load: () => import('./commands/sessions-show.ts'),
  },
  {
    name: 'sessions verify',
    operands: '<session>',
    group: 'operate',
    summary: 'Decide a session or a bundle file again, and name the first event that is not as it must be',
    options: [json],
    examples: ['workrail sessions verify amber-otter-42', 'workrail sessions verify run.bundle.json'],
    load: () => import('./commands/sessions-verify.ts'),
  },
  {
    name: 'sessions export',
    operands: '<session>',
    group: 'operate',
    summary: 'Write a session as a bundle that another data directory goes on from, or as a report',
    options: [
      { flags: '--out <file>', summary: 'The file to write; `-` for stdout' },
      { flags: '--format <format>', summary: 'bundle or md (default: bundle)' },
      { flags: '--redact', summary: 'Take out secrets and absolute paths, and say how many' },
      json,
    ],
    examples: [
      'workrail sessions export amber-otter-42 --out run.bundle.json',
      'workrail sessions export amber-otter-42 --format md --redact --out run.md',
    ],
    load: () => import('./commands/sessions-export.ts'),
  },
  {
    name: 'sessions import',
    operands: '<file>',
    group: 'operate',
    summary: 'Take in a bundle; as a new session where its id is taken. `-` reads stdin',
    options: [json],
    examples: ['workrail sessions import run.bundle.json'],
    load: () => import('./commands/sessions-import.ts'),
  },
  {
    name: 'sessions repair',
    operands: '<session>',
    group: 'operate',
    summary: 'Keep what is sound of a damaged session, set the rest aside, make lost objects again',
    options: [{ flags: '--dry-run', summary: 'Say what would be done, and do nothing' }, json],
    examples: ['workrail sessions repair sess_01j8zq3v9k --dry-run', 'workrail sessions repair sess_01j8zq3v9k'],
    load: () => import('./commands/sessions-repair.ts'),
  },
  {
    name: 'sessions gc',
    operands: '',
    group: 'operate',
    summary: 'Remove sessions that are older than the TTL and not kept, and objects that none needs',
    options: [
      { flags: '--ttl <days>', summary: 'How long a session stays after its last step (default: 60)' },
      { flags: '--dry-run', summary: 'Say what would go, and remove nothing' },
      json,
    ],
    examples: ['workrail sessions gc --dry-run', 'workrail sessions gc --ttl 90'],
    load: () => import('./commands/sessions-gc.ts'),
  },
  {
    name: 'sessions keep',
    operands: '<session>',
    group: 'operate',
    summary: 'Mark a session so that gc never removes it',
    options: [json],
    examples: ['workrail sessions keep amber-otter-42'],
    load: () => import('./commands/sessions-keep.ts'),
  },
  {
    name: 'sessions unkeep',
    operands: '<session>',
    group: 'operate',
    summary: 'Take the mark away',
    options: [json],
    examples: ['workrail sessions unkeep amber-otter-42'],
    load: () => import('./commands/sessions-unkeep.ts'),
  },
  {
    name: 'doctor',
    operands: '',
    group: 'operate',
    summary: 'Check everything a run needs on this machine, and say how to mend what is wrong',
    options: [json, project],
    examples: ['workrail doctor', 'workrail doctor --json'],
    load: () => import('./commands/doctor.ts'),
  },
  {
    name: 'keys show',
    operands: '',
    group: 'operate',
    summary: 'Say which keys sign and verify tokens here; never prints a key',
    options: [json],
    examples: ['workrail keys show'],
    load: () => import('./commands/keys-show.ts'),
  },
  {
    name: 'keys rotate',
    operands: '',
    group: 'operate',
    summary: 'Sign with a new key; tokens of the one before stay valid until the next rotation',
    options: [{ flags: '--replace', summary: 'Make new keys where the old ones are lost or damaged' }, json],
    examples: ['workrail keys rotate'],
    load: () => import('./commands/keys-rotate.ts'),
  },
  {
    name: 'token explain',
    operands: '<token>',
    group: 'operate',
    summary: 'Say what a token names and whether it was signed here, without trusting it. `-` reads stdin',
    options: [json],
    examples: ['workrail token explain st.v1.eyJ…'],
    load: () => import('./commands/token-explain.ts'),
  },
];

type Parsed = { readonly operands: string[]; readonly options: Record<string, unknown> };

/** A lone `-` means stdin; cac would drop it as an option without a name. */
const stdinMark = '\0stdin';

/** cac reads the options of the one command that argv names. */
function parse(spec: CommandSpec, argv: readonly string[]): Parsed {
  refuseFlagValues(spec, argv);
  const parser = cac('workrail');
  // cac matches one word only.
  const name = spec.name.replaceAll(' ', '-');
  const command = parser.command([name, spec.operands].join(' ').trim(), spec.summary, { allowUnknownOptions: true });
  for (const { flags, summary } of spec.options) command.option(flags, summary);
  const words = argv.map((word) => (word === '-' ? stdinMark : word));
  const { args, options } = parser.parse(['node', 'workrail', name, ...words], { run: false });
  const { '--': rest, help: _help, h: _h, ...given } = options as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (Array.isArray(value) && !isRepeatable(spec, name))
      throw usageError(`--${kebab(name)} is given more than once`, `Run: workrail ${spec.name} --help`);
  }
  refuseUnknownOptions(spec, given);
  const operands = [...args, ...(Array.isArray(rest) ? (rest as string[]) : [])].map((word) =>
    word === stdinMark ? '-' : String(word),
  );
  checkOperands(spec, operands);
  return { operands, options: { ...given, ...writtenValues(spec, argv) } };
}

/** Values as they were written: cac turns `007` into 7. */
function writtenValues(spec: CommandSpec, argv: readonly string[]): Record<string, string | readonly string[]> {
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
const isRepeatable = (spec: CommandSpec, name: string) =>
  spec.options.some((option) => option.isRepeatable === true && camel(option.flags.split(' ')[0] ?? '') === name);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optionNames = (spec: CommandSpec) =>
  spec.options.map(({ flags }) => flags.replace(/^--/, '').replace(/ .*$/, ''));

function refuseUnknownOptions(spec: CommandSpec, given: Record<string, unknown>): void {
  const known = optionNames(spec);
  for (const [name, value] of Object.entries(given)) {
    const option = kebab(name);
    const takesValue = spec.options.some(({ flags }) => flags.startsWith(`--${option} <`));
    if (!known.includes(option)) {
      const close = suggest(option, [...known, 'help']);
      throw usageError(
        `${spec.name} has no option ${option.length === 1 ? '-' : '--'}${option}${close === null ? '' : `; did you mean --${close}?`}`,
        `Run: workrail ${spec.name} --help`,
      );
    }
    if (
      takesValue &&
      (typeof value === 'boolean' || (Array.isArray(value) && value.some((one) => typeof one === 'boolean')))
    )
      throw usageError(`--${option} needs a value`, `Run: workrail ${spec.name} --help`);
    if (!takesValue && typeof value !== 'boolean')
      throw usageError(`--${option} takes no value`, `Run: workrail ${spec.name} --help`);
  }
}

/** mri takes the value of a flag without one for an operand; what was written says what was meant. */
function refuseFlagValues(spec: CommandSpec, argv: readonly string[]): void {
  for (const { flags } of spec.options.filter(({ flags }) => !flags.includes('<'))) {
    if (argv.some((word) => word.startsWith(`${flags}=`))) {
      throw usageError(`${flags} takes no value`, `Run: workrail ${spec.name} --help`);
    }
  }
  const negated = argv
    .slice(0, argv.includes('--') ? argv.indexOf('--') : undefined)
    .find((word) => /^--no-./.test(word));
  if (negated !== undefined && !spec.options.some(({ flags }) => flags.split(' ')[0] === negated))
    throw usageError(`${spec.name} has no option ${negated}`, `Run: workrail ${spec.name} --help`);
}

function checkOperands(spec: CommandSpec, operands: readonly string[]): void {
  const run = `Run: workrail ${spec.name} --help`;
  if (spec.operands === '' && operands.length > 0)
    throw usageError(`${spec.name} takes no arguments; got "${operands[0]}"`, run);
  if (spec.operands.includes('...')) return;
  const words = spec.operands.split(' ').filter((word) => word !== '');
  const needed = words.filter((word) => word.startsWith('<')).length;
  if (operands.length < needed) throw usageError(`${spec.name} needs ${spec.operands}`, run);
  if (operands.length > words.length) {
    const one = words.length === 1 ? 'one ' : '';
    throw usageError(`${spec.name} takes ${one}${spec.operands}; got ${operands.length}`, run);
  }
}

const isHelp = (word: string | undefined) => word === '--help' || word === '-h';
/** What stands in the overview. */
const topNames = [
  ...families.map(({ name }) => name),
  ...commands.map(({ name }) => name).filter((name) => !name.includes(' ')),
];

function noCommand(wanted: string, names: readonly string[], help: string): CommandFailure {
  if (wanted.startsWith('-')) {
    return usageError(`${wanted} is no command; options come after one`, 'Run: workrail --help');
  }
  const close = suggest(wanted, names);
  return usageError(
    `there is no command "${wanted}"${close === null ? '' : `; did you mean "${close}"?`}`,
    `Run: workrail ${close === null ? '' : `${close} `}${close === null ? help : '--help'}`,
  );
}

type Chosen =
  | { readonly kind: 'command'; readonly spec: CommandSpec; readonly rest: readonly string[] }
  | { readonly kind: 'family'; readonly family: CommandFamily };

/** @param argv without a leading `help` */
function chosenCommand([name = '', ...rest]: readonly string[]): Chosen {
  const family = families.find((candidate) => candidate.name === name);
  if (family === undefined) {
    const spec = commands.find((candidate) => candidate.name === name && !name.includes(' '));
    if (spec === undefined) throw noCommand(name, topNames, '--help');
    return { kind: 'command', spec, rest };
  }
  const [second, ...more] = rest;
  if (second === undefined || isHelp(second)) return { kind: 'family', family };
  const full = `${name} ${second}`;
  const spec = commands.find((candidate) => candidate.name === full);
  if (spec !== undefined) return { kind: 'command', spec, rest: more };
  const names = commands.filter((candidate) => candidate.name.startsWith(`${name} `)).map((command) => command.name);
  throw noCommand(full, names, `${name} --help`);
}

async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || isHelp(name) || (name === 'help' && rest.length === 0)) {
    await printData(overview(commands, families, version));
    return exitCode.ok;
  }
  if (name === '--version' || name === '-v' || name === '-V') {
    await printData(`workrail ${version}`);
    return exitCode.ok;
  }
  const chosen = chosenCommand(name === 'help' ? rest : argv);
  if (chosen.kind === 'family') {
    await printData(familyHelp(chosen.family, commands));
    return exitCode.ok;
  }
  const { spec } = chosen;
  const beforeRest = chosen.rest.includes('--') ? chosen.rest.slice(0, chosen.rest.indexOf('--')) : chosen.rest;
  if (name === 'help' || beforeRest.some(isHelp)) {
    await printData(commandHelp(spec));
    return exitCode.ok;
  }
  const invocation = parse(spec, chosen.rest);
  const module = await spec.load();
  return module.run(invocation);
}

/** Ends the process only after stdout has taken everything; a reader that went away is no error of ours. */
async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCode.ok);
  });
  const argv = process.argv.slice(2);
  try {
    process.exitCode = await run(argv);
  } catch (error) {
    const failure = CommandFailure.is(error) ? error : fileFaultOf(error);
    if (failure !== null) {
      if (argv.includes('--json')) await printJson({ version: 1, ok: false, error: failure.error });
      else sayError(failure.error);
      process.exitCode = failure.code;
      return;
    }
    say('This is a bug in WorkRail. Please report it with the lines below.');
    say(`workrail ${version}, node ${process.version}, ${process.platform} ${process.arch}, command: ${argv[0] ?? ''}`);
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exitCode = exitCode.bug;
  }
}

void main();
