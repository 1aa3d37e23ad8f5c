/**
 * Finds files that no command reads but that look like sources: a workflow in a hidden file, and a bindings file outside of its
 * folder. Files that an editor or a system creates beside another file are excluded.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '../failure.ts';
import { bindingsFileName } from '../configuration/bindings-file.ts';
import { bytesAt } from '../files/atomic-write.ts';
import { requireInside } from '../files/boundary.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { looksLikeWorkflow } from './misnamed-source.ts';
import { isSourceFolder, type SourceRoot, sourceFolders } from './source-root.ts';

/** `._x.json` of macOS, `.#x.json` of Emacs, `.~x.json` of editors that write a copy first. */
const madeByPrograms = /^\.[_#~]/;
const isHiddenJson = (name: string) => /^\..*\.json$/i.test(name) && !madeByPrograms.test(name);

/** Empty for a folder that cannot be listed; the command that reads its sources reports the error. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The reader of sources refuses a folder that leads out of the root. */
function isInside(root: SourceRoot, folder: string): boolean {
  try {
    requireInside(root, folder);
    return true;
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return false;
  }
}

function hiddenWorkflows(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSourceFolder(path) ? hiddenWorkflows(path) : [];
    return entry.isFile() && isHiddenJson(entry.name) && looksLikeWorkflow(path) ? [path] : [];
  });
}

/** One sentence for each file, sorted. */
export function ignoredFiles(root: SourceRoot): readonly string[] {
  const shown = (path: string) => visibleName(relative(root.folder, path).split(sep).join('/'));
  const hidden = new Set(
    sourceFolders(root).flatMap((folder) => (isInside(root, folder) ? hiddenWorkflows(folder) : [])),
  );
  const sentences = [...hidden].map((path) => {
    const name = shown(path);
    const plain = name.replace(/(^|\/)\.([^/]*)$/, '$1$2');
    return `${name} looks like a workflow, but hidden files are not read; rename it to ${plain}, or move it out of the source directory`;
  });
  return [...sentences.sort(), ...misplacedBindings(root)];
}

/** Whether a file has the form of a bindings file (extension points by workflow id), which no other program writes. */
const isBindings = (value: unknown): value is Readonly<Record<string, Readonly<Record<string, string>>>> =>
  isRecord(value) &&
  Object.entries(value).some(
    ([id, slots]) =>
      /^[a-z0-9_-]+\.[a-z0-9_.-]+$/.test(id) &&
      isRecord(slots) &&
      Object.values(slots).every((bound) => typeof bound === 'string'),
  );

function isBindingsFile(path: string): boolean {
  try {
    const bytes = bytesAt(path, projectConfigBytesMax, 'refused');
    return bytes !== null && parsedAs(Buffer.from(bytes).toString('utf8'), isBindings) !== null;
  } catch {
    return false;
  }
}

function misplacedBindings(root: SourceRoot): readonly string[] {
  if (root.sourceKind === 'user' || existsSync(join(root.folder, bindingsFileName))) return [];
  return isBindingsFile(join(root.folder, 'bindings.json'))
    ? [`bindings.json in the project directory is not read; move the file to ${bindingsFileName}`]
    : [];
}
