/**
 * Commands that read the sources of a project fail if there are none: an empty result with exit code 0 would let a wrong
 * directory or a misspelled name pass in CI. The error names the searched directories and the likely mistake.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { bindingsFileName, bindingsFileOf } from '../configuration/bindings-file.ts';
import { Failure } from '../failure.ts';
import { hasOtherExtension, looksLikeWorkflow } from './misnamed-source.ts';
import { isProject, plantedAbove } from '../places.ts';
import { configName } from '../configuration/project-config-file.ts';
import { missingFolders, type SourceRoot, sourceFolders, sourcesOf } from './source-root.ts';
import { isWritten } from './written-folders.ts';
import { shownPath } from '../files/shown-path.ts';

type Found = { readonly message: string; readonly suggestion: string };

const noSources = ({ message, suggestion }: Found): Failure =>
  new Failure({ code: 'NO_SOURCES', message, retry: { kind: 'not_retryable' }, suggestion });

/** @throws Failure if the root has nothing to compile, or if a source directory in `workrail.json` is missing */
export function refuseNoSources(root: SourceRoot): void {
  const sources = sourcesOf(root);
  const missing = missingFolders(root)[0];
  if (missing !== undefined) throw noSources(missingFolder(root, missing));
  // Bindings alone compile the bundled workflows that they bind.
  if (sources.length > 0 || bindingsFileOf(root) !== null) return;
  throw noSources(nothingIn(root));
}

/** The first of them, as written; null if all exist. */
export function missingSourceFolder(root: SourceRoot): string | null {
  const [missing] = missingFolders(root);
  return missing === undefined ? null : shown(root, missing);
}

/** What an author probably meant, if sources are missing: null if nothing looks like it. */
export function mistakeIn(root: SourceRoot): string | null {
  const [missing] = missingFolders(root);
  if (missing !== undefined) {
    const { message, suggestion } = missingFolder(root, missing);
    return `${message}. ${suggestion}`;
  }
  return sourcesOf(root).length > 0 ? null : likelyMistake(root, sourceFolders(root));
}

const shown = (root: SourceRoot, path: string) => relative(root.folder, path).split(sep).join('/') || '.';

const nearName = (folder: string): string | null => suggest(basename(folder), foldersIn(dirname(folder)));

function missingFolder(root: SourceRoot, folder: string): Found {
  const near = nearName(folder);
  const name = shown(root, folder);
  const message = `${configName} lists the source directory "${name}", which does not exist in ${shownPath(root.folder)}`;
  const slashed = name.replaceAll('\\', '/');
  if (slashed !== name)
    return {
      message,
      suggestion: `Separate the parts of the path with \`/\` in "sources" of ${configName}: "${slashed}"`,
    };
  return {
    message,
    suggestion:
      near === null
        ? `Create the directory, or correct "sources" in ${configName}`
        : `Did you mean "${shown(root, join(dirname(folder), near))}"? Correct "sources" in ${configName}`,
  };
}

function nothingIn(root: SourceRoot): Found {
  const folders = sourceFolders(root);
  const [standard = root.folder] = folders;
  const example = `${shown(root, standard)}/<name>.json`;
  if (root.sourceKind === 'project' && !isProject(root.folder)) {
    const planted = plantedAbove(root.folder);
    if (planted !== null)
      return {
        message: `no workflow sources found: ${shownPath(root.folder)} is not in a project; the project of another user in ${planted} is not used, because every user can create files there`,
        suggestion: `Create ${example}, or, if you trust that project, name it with --project ${shellWord(planted)}`,
      };
    const near = suggest('.workrail', foldersIn(root.folder));
    return {
      message: `no workflow sources found: ${shownPath(root.folder)} is not in a project (neither this directory nor one above it contains .workrail/ or ${configName})`,
      suggestion:
        near === null
          ? (aroundProject(root, folders) ?? `Create ${example}, or name the project with --project DIR`)
          : `Rename ${near}/ to .workrail/, or name the project with --project DIR`,
    };
  }
  const looked = folders.map((folder) => `${shown(root, folder)}/ (${stateOf(folder)})`);
  return {
    message: `no workflow sources found in ${shownPath(root.folder)}: looked for *.json files in ${looked.join(', ')}`,
    suggestion: likelyMistake(root, folders) ?? `Create ${example}, or run the command with --allow-empty`,
  };
}

const stateOf = (folder: string) => (existsSync(folder) ? 'contains none' : 'does not exist');

/** Files that an author probably meant as sources, under another name. */
function likelyMistake(root: SourceRoot, folders: readonly string[]): string | null {
  const [standard = root.folder] = folders;
  const around = dirname(standard);
  const other = foldersIn(around)
    .map((name) => join(around, name))
    .find((folder) => !isOurs(folder) && filesIn(folder).some((name) => isWorkflowIn(folder, name)));
  if (other !== undefined) return `Rename ${shown(root, other)}/ to ${shown(root, standard)}/`;
  const outside = aroundProject(root, folders);
  if (outside !== null) return outside;
  const beside =
    around === root.folder
      ? undefined
      : filesIn(around).find((name) => isJson(name) && !isConfig(name) && isWorkflowIn(around, name));
  if (beside !== undefined) return `Move ${shown(root, join(around, beside))} into ${shown(root, standard)}/`;
  const foreign = folders
    .flatMap((folder) => filesIn(folder).map((name) => join(folder, name)))
    .find(hasOtherExtension);
  return foreign === undefined
    ? null
    : `Convert ${shown(root, foreign)} to JSON: WorkRail reads only files that end in .json`;
}

/** Workflows in `workflows/` of the project itself, which is read only if `workrail.json` names it. */
function aroundProject(root: SourceRoot, folders: readonly string[]): string | null {
  const folder = join(root.folder, 'workflows');
  if (root.sourceKind !== 'project' || folders.includes(folder)) return null;
  if (!filesIn(folder).some((name) => isWorkflowIn(folder, name))) return null;
  const sources = '"sources": ["workflows"]';
  const use = existsSync(join(root.folder, configName))
    ? `Add ${sources} to ${configName}`
    : `Create ${configName} with { ${sources} }`;
  return `${use}, or move the files of workflows/ into ${shown(root, folders[0] ?? folder)}/`;
}

const isJson = (name: string) => name.endsWith('.json');
const isConfig = (name: string) => name === basename(bindingsFileName) || name === configName;
/** Folders of `.workrail` with other contents; compiled workflows have steps too. */
const isOurs = (folder: string) => basename(folder) === 'workflows' || isWritten(folder);
/** Only a file with the steps of a workflow, because records, settings and bundles are JSON too. */
const isWorkflowIn = (folder: string, name: string) =>
  (isJson(name) || hasOtherExtension(name)) && looksLikeWorkflow(join(folder, name));

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
const foldersIn = (folder: string) => entriesIn(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const filesIn = (folder: string) => entriesIn(folder).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
