/** argv → a command → an exit code. Nothing else happens here, and nothing heavy is loaded until a command is known. */
import { version } from '../package.json';
import type { ErrorReport } from '../schemas/cli-reports.ts';
import { exitCode, exitCodeOf } from './command.ts';
import { chosenCommand, commandName, isHelp } from './command-lookup.ts';
import { Failure } from '../project/failure.ts';
import { commands, families } from './command-table/table.ts';
import { fileFaultOf } from '../project/files/file-fault.ts';
import { commandHelp, familyHelp, overview } from './help.ts';
import { isOutputFault, type OutputFault } from './terminal/output-fault.ts';
import { jsonCommand } from './arguments/json-command.ts';
import { parse } from './arguments/parse-arguments.ts';
import { visibleName } from '../schemas/text/visible-text.ts';
import { block, newline, printData, printJson, say, sayError } from './terminal/terminal.ts';
import { stackText } from '../schemas/text/stack-text.ts';
import { forProject, repeated } from '../project/next-command.ts';

const table = { commands, families };

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
  const chosen = chosenCommand(table, name === 'help' ? rest : argv);
  if (chosen.kind === 'family') {
    await printData(familyHelp(chosen.family, commands, families));
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
  return module.run({ ...invocation, withJson: jsonCommand(spec, chosen.rest) });
}

/** An error is data where the report would have been. */
const isJsonAsked = (argv: readonly string[]) =>
  argv.some(
    (word, at) =>
      word === '--json' ||
      word.startsWith('--json=') ||
      word === '--format=json' ||
      (word === '--format' && argv[at + 1] === 'json'),
  );

/** A failure in the one error form; diagnostics of a file of the user precede it, with code frames. */
async function report({ error, diagnostics: explain }: Failure, argv: readonly string[]): Promise<void> {
  const diagnostics = (await explain?.()) ?? [];
  if (!isJsonAsked(argv)) {
    const { renderFrames } = await import('../compiler/diagnostics/render.ts');
    for (const frame of renderFrames(diagnostics, { showAll: showAll(argv) })) say(`${block(frame)}${newline}`);
    return sayError(error);
  }
  const details = diagnostics.length === 0 ? {} : { details: { ...error.details, diagnostics } };
  const report: ErrorReport = { version: 1, ok: false, error: { ...error, ...details } };
  return printJson(report);
}

/** What prints every finding of the command that failed; a command without `--json` failed at a file that `check` reads too. */
function showAll(argv: readonly string[]): string {
  const name = commandName(table, argv);
  const spec = commands.find((command) => command.name === name);
  const same = spec === undefined ? undefined : jsonCommand(spec, argv.slice(name.split(' ').length));
  return same ?? forProject('workrail check --json');
}

/** Longer words, such as tokens, are not repeated. */
const repeatedBytesMax = 120;

/** What was typed, where it is short enough to be read; else the command alone. */
function typedCommand(argv: readonly string[]): string {
  const whole = repeated(argv);
  return whole.length <= repeatedBytesMax ? whole : commandName(table, argv);
}

/** A refusal that names no command ends with one: the help of what was misused, or what to run again [errors-say-what-to-do]. */
function withNextCommand({ error, kind, diagnostics }: Failure, argv: readonly string[]): Failure {
  if (/\bworkrail (?:[a-z]+|--help)/.test(error.suggestion)) return new Failure(error, kind, diagnostics);
  const name = commandName(table, argv);
  const next =
    kind === 'usage'
      ? `See: workrail ${name === '' ? '' : `${name} `}--help`
      : `Then run: workrail ${typedCommand(argv)}`;
  const suggestion = `${error.suggestion.replace(/; then run the command again$/, '').replace(/\.$/, '')}. ${next}`;
  return new Failure({ ...error, suggestion }, kind, diagnostics);
}

/** A message that repeats a word of any length would bury what is wrong; a word that can be a path is repeated whole. */
const repeatedWordMax = 1024;

function withShortWords({ error, kind, diagnostics }: Failure, argv: readonly string[]): Failure {
  const values = argv
    .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
    .filter((word) => word.length > repeatedWordMax);
  const short = (text: string) =>
    values.map(visibleName).reduce((made, word) => made.replaceAll(word, `${word.slice(0, repeatedBytesMax)}…`), text);
  if (values.length === 0) return new Failure(error, kind, diagnostics);
  return new Failure(
    { ...error, message: short(error.message), suggestion: short(error.suggestion) },
    kind,
    diagnostics,
  );
}

/** Runs one command to its end, and reports every exception. */
export async function runCommandLine(argv: readonly string[]): Promise<number> {
  const code = await runReported(argv);
  const name = commandName(table, argv);
  return commands.some((spec) => spec.name === name && spec.alwaysSucceeds === true) ? exitCode.ok : code;
}

async function runReported(argv: readonly string[]): Promise<number> {
  try {
    return await run(argv);
  } catch (error) {
    if (isOutputFault(error)) return reportOutputFault(error, argv);
    const found = Failure.is(error) ? error : fileFaultOf(error);
    if (found === null) return reportBug(error, argv);
    const failure = withShortWords(found, argv);
    try {
      await report(withNextCommand(failure, argv), argv);
    } catch (fault) {
      if (!isOutputFault(fault)) throw fault;
      sayError(withNextCommand(failure, argv).error);
      reportOutputFault(fault, argv);
    }
    return exitCodeOf(failure);
  }
}

function reportOutputFault(fault: OutputFault, argv: readonly string[]): number {
  if (fault.isClosedPipe) return exitCode.closedPipe;
  sayError(withNextCommand(fault, argv).error);
  return exitCodeOf(fault);
}

function reportBug(error: unknown, argv: readonly string[]): number {
  say('This is a bug in WorkRail. Please report it with the lines below.');
  say(`workrail ${version}, node ${process.version}, ${process.platform} ${process.arch}, command: ${argv[0] ?? ''}`);
  say(block(stackText(error)));
  return exitCode.bug;
}
