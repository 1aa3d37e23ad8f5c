/** What is wrong with an entry that starts WorkRail: the server would not start, or would use other data. */
import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { Failure } from '../../project/failure.ts';
import { isSameFolder } from '../../project/places.ts';
import type { Client, Machine, Scope } from '../clients/client-table.ts';
import { isRunnable, programNames } from '../clients/installed.ts';
import { environmentOf, isBundle, startFor, wordsOf } from '../clients/server-entry.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { serveCommand } from '../command-table/serve.ts';
import { parse, type Parsed } from '../arguments/parse-arguments.ts';
import { serveForms } from '../arguments/serve-options.ts';
import { doctorCommand, type Fix, problem, thenLook, warning } from './check.ts';
import { forProject } from '../../project/next-command.ts';

type Places = Machine & { readonly project: string };
type Source = {
  readonly client: Client;
  readonly scope: Scope;
  readonly file: string;
  /** `init` wrote the entry and repairs it. */
  readonly isOfInit?: boolean;
};
type Entry = {
  readonly source: Source;
  readonly command: string;
  readonly args: readonly string[];
  readonly places: Places;
  readonly value: unknown;
};

const name = 'client';

/** Where npx finds a program without asking a registry: in the project or above it. */
function isInstalledFor(project: string): boolean {
  for (let folder = project; ; folder = dirname(folder)) {
    if (programNames('workrail').some((each) => existsSync(join(folder, 'node_modules', '.bin', each)))) return true;
    if (dirname(folder) === folder) return false;
  }
}

/** What the client can start here, as `init` writes it. */
function working({ source: { client, scope }, places }: Entry): string {
  const found = startFor(client, scope, places.project, places);
  const start = found.kind === 'found' ? found.start : { command: 'node', args: [places.program, 'serve'] };
  const entry = client.entry(start);
  const words = Object.entries(entry).filter(([key]) => ['command', 'cmd', 'args'].includes(key));
  return JSON.stringify(Object.fromEntries(words));
}

function withoutServe({ source: { file }, command, args }: Entry): DoctorCheck | null {
  if (args.includes('serve') || /\bserve\b/.test(command)) return null;
  return problem(
    name,
    `${file} starts WorkRail without "serve", so no MCP server runs`,
    thenLook(`Set the args of the entry to ${JSON.stringify([...args, 'serve'])}`),
  );
}

/** A path with what the client replaces in it; null where only the client knows that, or where it starts the server. */
function pathOf(word: string, { source: { client, scope }, places }: Entry): string | null {
  const own = client.folderVariable === null ? word : word.replace(client.folderVariable, places.project);
  if (own.includes('$')) return null;
  if (isAbsolute(own)) return own;
  return scope === 'project' ? resolve(places.project, own) : null;
}

/** What an entry with paths of this machine needs when they are outdated. */
function newStart(entry: Entry): Fix {
  const { client, scope, isOfInit } = entry.source;
  if (isOfInit === true && isAbsolute(entry.command))
    return `Run: ${forProject(`workrail init --client ${client.id}${scope === 'user' ? ' --user' : ''} --yes`)}`;
  return thenLook(`Replace the command and args of the entry, for example with ${working(entry)}`);
}

function missingProgram(entry: Entry): DoctorCheck | null {
  const { source, command, args, places } = entry;
  if (!isRunnable(command, places.path)) {
    return problem(
      name,
      `${source.file} starts "${command}", which does not exist or is not on the PATH`,
      newStart(entry),
    );
  }
  const [first] = args;
  const bundle = first !== undefined && isBundle(first) ? pathOf(first, entry) : null;
  if (first === undefined || bundle === null || existsSync(bundle)) return null;
  const isOfProject = !isAbsolute(first);
  return problem(
    name,
    `${source.file} starts "${first}", which does not exist`,
    isOfProject ? 'Install the packages of the project: npm install' : newStart(entry),
  );
}

function missingPackage(entry: Entry): DoctorCheck | null {
  const { source, command, args, places } = entry;
  if (!/^npx(\.cmd)?$/.test(command) || args[0] !== 'workrail' || isInstalledFor(places.project)) return null;
  return warning(
    name,
    `${source.file} starts "npx workrail", but WorkRail is not installed in the project or a parent directory`,
    `In the project, run: npm install --save-dev <path to the WorkRail tarball>; or replace the command and args in the file, for example with ${working(entry)}`,
  );
}

/** What `serve` would refuse, as it would say it. */
function parsed({ args, value }: Entry): Parsed | Failure | null {
  const words = args.slice(args.indexOf('serve') + 1);
  if (!args.includes('serve')) return null;
  try {
    const given = parse(serveCommand, words);
    const replies = environmentOf(value)['WORKRAIL_REPLIES'];
    serveForms(given, typeof replies === 'string' && !replies.includes('$') ? replies : undefined);
    return given;
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return error;
  }
}

function wrongOptions(entry: Entry): DoctorCheck | null {
  const { file } = entry.source;
  const found = parsed(entry);
  if (found === null) return null;
  if (Failure.is(found)) {
    return problem(
      name,
      `${file} starts WorkRail with invalid arguments: ${found.message}`,
      thenLook(`Correct the args in ${file}`),
    );
  }
  const project = found.options['project'];
  const folder = typeof project === 'string' ? pathOf(project, entry) : null;
  if (folder === null || statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return null;
  return problem(
    name,
    `${file} starts WorkRail for the project "${String(project)}", which is not a directory`,
    thenLook(`Correct the path after --project in ${file}, or remove --project and the path`),
  );
}

/** The data directory of an entry; null where it names none, or only its client knows which. */
function dataOf({ value }: Entry): string | null {
  const data = environmentOf(value)['WORKRAIL_DATA_DIR'];
  return typeof data === 'string' && data !== '' && !/[${]/.test(data) ? data : null;
}

function relativeData(entry: Entry): DoctorCheck | null {
  const { file } = entry.source;
  const data = dataOf(entry);
  if (data === null || isAbsolute(data)) return null;
  return problem(
    name,
    `${file} sets WORKRAIL_DATA_DIR to "${data}", which is not an absolute path, so the server does not start`,
    thenLook(`Set WORKRAIL_DATA_DIR to an absolute path in ${file}, or remove the variable`),
  );
}

function otherData(entry: Entry, here: string): DoctorCheck | null {
  const data = dataOf(entry);
  if (data === null || isSameFolder(data, here)) return null;
  return warning(
    name,
    `${entry.source.file} uses the data directory ${data}, but this command checked ${here}`,
    `To check ${data}, run: WORKRAIL_DATA_DIR=${shellWord(data)} ${doctorCommand()}`,
  );
}

function switchedOff({ source: { client, file }, value }: Entry): DoctorCheck | null {
  if (!isRecord(value) || (value['disabled'] !== true && value['enabled'] !== false)) return null;
  return warning(
    name,
    `the entry in ${file} is disabled`,
    thenLook(`Enable the entry in ${client.title}, or in ${file}`),
  );
}

const entryOf = (source: Source, value: unknown, places: Places): Entry => {
  const [command = '', ...args] = wordsOf(value);
  return { source, command, args, places, value };
};

/** Why the client does not start the server, or the server does not run; null where nothing is known to be wrong. */
export function startFault(source: Source, value: unknown, places: Places): DoctorCheck | null {
  const entry = entryOf(source, value, places);
  for (const look of [withoutServe, missingProgram, missingPackage, wrongOptions, relativeData, switchedOff]) {
    const wrong = look(entry);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** The first thing that is wrong, or null. */
export const wrongEntry = (source: Source, value: unknown, places: Places & { readonly data: string }) =>
  startFault(source, value, places) ?? otherData(entryOf(source, value, places), places.data);
