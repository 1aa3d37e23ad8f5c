/** The command of an entry: the words that init writes, and who wrote an entry that exists. */
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, isAbsolute, join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { textOfValue } from '../../schemas/text/value-text.ts';
import type { Client, Machine, Scope, Start } from './client-table.ts';

const installedAt = ['node_modules', 'workrail', 'dist', 'workrail.cjs'] as const;
const bundleName = 'workrail.cjs';

export type Found =
  | { readonly kind: 'found'; readonly start: Start; readonly isPortable: boolean }
  /** The program is in a place that npm clears. */
  | { readonly kind: 'passing' };

/** The running program as a path relative to the project, valid in every checkout; null if it is outside. */
function programIn(project: string, program: string): string | null {
  if (existsSync(join(project, ...installedAt))) return installedAt.join('/');
  const inside = relative(physical(project), physical(program));
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : inside.split(sep).join('/');
}

function physical(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/**
 * The path under which this Node.js is on the search path, such as `/opt/homebrew/bin/node`: it stays when the version behind
 * it changes. Programs with a window do not have the search path of a shell, so the path is absolute.
 */
function nodePath({ path, node, platform }: Machine): string {
  const name = platform === 'win32' ? 'node.exe' : 'node';
  const real = physical(node);
  const linked = path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, name))
    .find((each) => existsSync(each) && physical(each) === real);
  return linked ?? node;
}

/** Whether this copy of WorkRail is one that npm removes by itself. */
export const isInNpxCache = (program: string): boolean => /[\\/]_npx[\\/]/.test(physical(program));

/** What a client starts. In a project file it is portable where WorkRail is in the project. */
export function startFor(client: Client, scope: Scope, project: string, machine: Machine): Found {
  const inProject = scope === 'project' ? programIn(project, machine.program) : null;
  if (inProject !== null) {
    const { folderVariable: folder } = client;
    const args = folder === null ? [inProject, 'serve'] : [`${folder}/${inProject}`, 'serve', '--project', folder];
    return { kind: 'found', start: { command: 'node', args }, isPortable: true };
  }
  if (isInNpxCache(machine.program)) return { kind: 'passing' };
  const program = physical(machine.program);
  const own = scope === 'project' && client.folderVariable !== null ? ['--project', client.folderVariable] : [];
  return {
    kind: 'found',
    start: { command: nodePath(machine), args: [program, 'serve', ...own] },
    isPortable: false,
  };
}

/** The command of an entry and its arguments, in any client's form. */
export function wordsOf(entry: unknown): readonly string[] {
  if (!isRecord(entry)) return [];
  const head = entry['command'] ?? entry['cmd'];
  const first = Array.isArray(head) ? head : [head];
  const args = Array.isArray(entry['args']) ? entry['args'] : [];
  return [...first, ...args].filter((word) => word !== undefined && word !== null).map(textOfValue);
}

const baseOf = (path: string) => path.split(/[\\/]/).at(-1) ?? '';
const isNode = (word: string) => /^node(\.exe)?$/i.test(baseOf(word));
export const isBundle = (word: string | undefined) => word !== undefined && baseOf(word) === bundleName;

/** The environment of an entry, in any client's form. */
export function environmentOf(entry: unknown): JsonRecord {
  if (!isRecord(entry)) return {};
  const given = entry['env'] ?? entry['environment'] ?? entry['envs'];
  return isRecord(given) ? given : {};
}

/** The words after what starts WorkRail: `serve` and its options. Null for an entry that starts something else. */
export function workrailArguments(entry: unknown): readonly string[] | null {
  const words = [...wordsOf(entry)];
  if (/^cmd(\.exe)?$/i.test(baseOf(words[0] ?? '')) && /^\/c$/i.test(words[1] ?? '')) words.splice(0, 2);
  const [first = ''] = words;
  if (isNode(first)) return isBundle(words[1]) ? words.slice(2) : null;
  if (/^npx(\.cmd)?$/i.test(baseOf(first))) {
    const rest = words.slice(1).filter((word, i, all) => !(word.startsWith('-') && all.slice(0, i).every(isFlag)));
    return /^workrail(@[\w.-]+)?$/.test(rest[0] ?? '') ? rest.slice(1) : null;
  }
  return isBundle(first) || /^workrail(\.cmd|\.exe)?$/i.test(baseOf(first)) ? words.slice(1) : null;
}
const isFlag = (word: string) => word.startsWith('-');

/**
 * `written`: init wrote it, here or on another machine: only the paths of Node.js and of WorkRail may differ. `edited`: it starts
 * WorkRail, and a user wrote or changed it. `foreign`: it starts something else.
 */
export type Ownership = 'same' | 'written' | 'edited' | 'foreign';

const withoutFolder = (rest: readonly string[]) =>
  rest[1] === '--project' && rest[2]?.startsWith('${') ? rest.slice(0, 1) : rest;

export function ownershipOf(entry: unknown, wanted: JsonRecord): Ownership {
  if (isDeepStrictEqual(entry, wanted)) return 'same';
  if (workrailArguments(entry) === null || !isRecord(entry)) return 'foreign';
  const shape = shapeOf(entry);
  return shape !== null && isDeepStrictEqual(shape, shapeOf(wanted)) ? 'written' : 'edited';
}

/** An entry without its paths, and without the folder variable that an absolute path does not need. */
function shapeOf(entry: JsonRecord): unknown {
  const [command = '', program, ...rest] = wordsOf(entry);
  if (!isNode(command) || !isBundle(program)) return null;
  const { command: _command, cmd: _cmd, args: _args, ...others } = entry;
  const isList = Array.isArray(entry['command']);
  return { isList, rest: withoutFolder(rest), others };
}

/** Init wrote it for this client, here or on another machine, and it is unchanged: formats without comments have no other mark. */
export const isOwnEntry = (client: Client, entry: unknown): boolean =>
  ['same', 'written'].includes(ownershipOf(entry, client.entry({ command: 'node', args: [bundleName, 'serve'] })));

/** Starts the WorkRail of the project, wherever the project is. */
export function isPortableEntry(entry: unknown): boolean {
  const program = wordsOf(entry)[1];
  return program !== undefined && !isAbsolute(program) && !/^[A-Za-z]:[\\/]/.test(program);
}
