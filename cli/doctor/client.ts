/**
 * Whether an agent's client is told to start WorkRail: the places in which clients look, and what stands there. These files
 * belong to others; they are read, never changed, and a broken one is said.
 */
import { isRecord } from '../../schemas/json-object.ts';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { clientConfigBytesMax } from '../../schemas/limits.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { isSameFolder } from '../../project/places.ts';
import { shellWord } from '../../schemas/shell-word.ts';
import { textOfValue } from '../../schemas/value-text.ts';
import { errnoOf, type Fix, fine, openingOf, problem, thenLook, warning } from './check.ts';

export type Places = {
  readonly project: string;
  readonly home: string;
  readonly data: string;
  readonly path: string;
  /** The program that is running. */
  readonly program: string;
};

const inProject = ['.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json', '.gemini/settings.json'];
const inHome = [
  '.claude.json',
  '.cursor/mcp.json',
  '.codeium/windsurf/mcp_config.json',
  '.gemini/settings.json',
  '.config/Claude/claude_desktop_config.json',
  'Library/Application Support/Claude/claude_desktop_config.json',
  'AppData/Roaming/Claude/claude_desktop_config.json',
];

type Server = { readonly command: string; readonly args: readonly string[]; readonly data: string | null };

/** The servers that mention WorkRail, under `mcpServers` or `servers`, of the file or of one of its projects. */
function serversIn(config: unknown, project: string): Server[] {
  if (!isRecord(config)) return [];
  const projects = isRecord(config['projects']) ? config['projects'] : {};
  const holders = [
    config,
    ...Object.entries(projects).flatMap(([path, each]) => (isSameFolder(path, project) ? [each] : [])),
  ];
  return holders.flatMap((holder) => {
    if (!isRecord(holder)) return [];
    const lists = [holder['mcpServers'], holder['servers']].filter(isRecord);
    return lists.flatMap((list) => Object.values(list).flatMap(serverOf));
  });
}

function serverOf(value: unknown): Server[] {
  if (!isRecord(value) || typeof value['command'] !== 'string') return [];
  const args = Array.isArray(value['args']) ? value['args'].map(textOfValue) : [];
  if (![value['command'], ...args].some((word) => /\bworkrail\b/.test(word))) return [];
  const env = isRecord(value['env']) ? value['env'] : {};
  const data = typeof env['WORKRAIL_DATA_DIR'] === 'string' ? env['WORKRAIL_DATA_DIR'] : null;
  return [{ command: value['command'], args, data }];
}

const namesOf = (command: string) =>
  process.platform === 'win32' ? [command, `${command}.cmd`, `${command}.exe`] : [command];

/** npm and npx put these in front of the search path of what they run; a client that starts a server has none of them. */
const ofPackages = /[\\/]node_modules[\\/](\.bin|npm[\\/].*node-gyp-bin)[\\/]?$/;

/** Where npx finds a program without asking a registry: in the project or above it. */
function isInstalledFor(project: string): boolean {
  for (let folder = project; ; folder = dirname(folder)) {
    if (namesOf('workrail').some((name) => existsSync(join(folder, 'node_modules', '.bin', name)))) return true;
    if (dirname(folder) === folder) return false;
  }
}

/** What a client has to start so that WorkRail is found here. */
function workingServer({ project, path, program }: Places): { readonly command: string; readonly args: string[] } {
  if (isInstalledFor(project)) return { command: 'npx', args: ['workrail', 'serve'] };
  if (isRunnable('workrail', path)) return { command: 'workrail', args: ['serve'] };
  return { command: 'node', args: [program, 'serve'] };
}

/** A folder of the search path that this user may not enter has nothing for them, as a shell sees it. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isRunnable(command: string, searchPath: string): boolean {
  if (isAbsolute(command)) return isFile(command);
  const names = namesOf(command);
  const folders = searchPath.split(delimiter).filter((folder) => !ofPackages.test(folder));
  return folders.some((folder) => names.some((name) => isFile(join(folder, name))));
}

function wrongWith(file: string, { command, args, data }: Server, places: Places): DoctorCheck | null {
  const name = 'client';
  if (!args.includes('serve') && !/\bserve\b/.test(command)) {
    return problem(
      name,
      `${file} starts WorkRail without "serve", so it does not speak MCP`,
      thenLook(`Set its args to ${JSON.stringify([...args, 'serve'])}`),
    );
  }
  if (!isRunnable(command, places.path)) {
    return problem(
      name,
      `${file} starts "${command}", which does not exist or is not on the PATH`,
      thenLook(`Replace its command and args, for example with ${JSON.stringify(workingServer(places))}`),
    );
  }
  if (/^npx(\.cmd)?$/.test(command) && args[0] === 'workrail' && !isInstalledFor(places.project)) {
    return warning(
      name,
      `${file} starts "npx workrail", and no workrail is installed in the project or above it`,
      `In the project, run: npm install --save-dev <path to the tarball>; or replace the command and args in the file, for example with ${JSON.stringify(workingServer(places))}`,
    );
  }
  if (data !== null && !isSameFolder(data, places.data)) {
    return warning(
      name,
      `${file} uses the data directory ${data}, but this command checked ${places.data}`,
      `To check ${data}, run: WORKRAIL_DATA_DIR=${shellWord(data)} workrail doctor`,
    );
  }
  return null;
}

const isAboutAccess = (errno: string) => errno === 'EACCES' || errno === 'EPERM';

/** Anything but missing access rights means that it is not a file, or too large for a configuration. */
const readingFix = (file: string, errno: string): Fix =>
  isAboutAccess(errno)
    ? `Run: ${openingOf(file)}`
    : `Replace it with a JSON file. To move the current entry, run: mv ${shellWord(file)} ${shellWord(`${file}.old`)}`;

function positionOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

type Fault = ParseError | 'too_deep';

/** The parser recurses: what nests deeper than the stack reaches is no configuration that a client could read. */
function configOf(
  text: string,
  project: string,
): { readonly servers: readonly Server[]; readonly fault: Fault | null } {
  const errors: ParseError[] = [];
  try {
    const servers = serversIn(parse(text, errors, { allowTrailingComma: true }), project);
    return { servers, fault: errors[0] ?? null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { servers: [], fault: 'too_deep' };
  }
}

function brokenConfig(file: string, text: string, fault: Fault): DoctorCheck {
  if (fault === 'too_deep')
    return warning(
      'client',
      `${file} is nested too deeply to be read, so its client may ignore the file`,
      thenLook(`Correct ${file}`),
    );
  const at = `${file}:${positionOf(text, fault.offset)}`;
  return warning(
    'client',
    `${file} is not JSON, so its client may ignore the file`,
    thenLook(`Correct ${at} (${printParseErrorCode(fault.error)})`),
  );
}

export function clientCheck(places: Places): DoctorCheck {
  const name = 'client';
  const candidates = [
    ...inProject.map((path) => join(places.project, path)),
    ...inHome.map((path) => join(places.home, path)),
  ].filter((path) => existsSync(path));
  const told: string[] = [];
  let broken: DoctorCheck | null = null;
  for (const file of [...new Set(candidates)]) {
    let text: string;
    try {
      text = new TextDecoder().decode(readRegular(file, clientConfigBytesMax, 'followed'));
    } catch (error) {
      broken ??= warning(name, `${file} cannot be read (${errnoOf(error)})`, readingFix(file, errnoOf(error)));
      continue;
    }
    const { servers, fault } = configOf(text, places.project);
    if (fault !== null) broken ??= brokenConfig(file, text, fault);
    for (const server of servers) {
      const wrong = wrongWith(file, server, places);
      if (wrong !== null) return wrong;
      told.push(file);
    }
  }
  if (broken !== null) return broken;
  if (told.length > 0) return fine(name, `WorkRail is configured in ${[...new Set(told)].join(', ')}`);
  return warning(
    name,
    'no known MCP client configuration starts WorkRail',
    thenLook(
      `Write ${JSON.stringify({ mcpServers: { workrail: workingServer(places) } })} to .mcp.json or .cursor/mcp.json of the project`,
    ),
  );
}
