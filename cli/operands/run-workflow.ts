/**
 * One workflow, compiled for one run: with what the command line binds, beside everything that is compiled here already.
 * Writes nothing.
 */
import { recordOf } from '../../compiler/artifacts/artifacts.ts';
import type { Compiled, Library } from '../../compiler/compile.ts';
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { memoryCatalog } from '../../runtime/storage/memory-catalog.ts';
import type { CatalogPort } from '../../runtime/storage/ports.ts';
import { isReservedId } from '../../schemas/ids.ts';
import { counted } from '../../schemas/text/counted.ts';
import { idsNamed, suggestId } from '../../schemas/text/suggest-id.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { bundledLibrary } from '../../project/compile/bundled-library.ts';
import { Failure } from '../../project/failure.ts';
import { compileIncrementally, type IncrementalRoot, libraryOf } from '../../project/compile/compile-incremental.ts';
import { type CompiledInputs, compileInputs } from '../../project/compile/compile-root.ts';
import { lastValidRecords } from '../../project/compile/last-valid.ts';
import { inputOfFile, joined, type RequestedBindings, worldOf } from '../../project/compile/compile-context.ts';
import { missingSource, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { notServedForTerminal, withoutNearest } from './run-inputs.ts';
import { refuseUnknownSlots } from './requested-bindings.ts';
import type { SourceFile, SourceRoot } from '../../project/sources/source-root.ts';
import { withWriterLock } from '../../project/compile/writer-lock.ts';
import { forProject, typedWith } from '../../project/next-command.ts';

type Place = { readonly root: SourceRoot; readonly known: IncrementalRoot };
type Target = { readonly workflowId: string; readonly file: SourceFile; readonly place: Place };

const claimedIn = ({ known }: Place) => known.results.flatMap(({ claimedId }) => claimedId ?? []);

/** The source that defines an id; else the one that defined it and does not compile: what is served of it still has that id. */
function sourceOf(workflowId: string, { root, known }: Place): string | undefined {
  const claiming = known.results.find(({ claimedId }) => claimedId === workflowId);
  return (
    claiming?.file ?? lastValidRecords(root, known).find(({ entry }) => entry.workflowId === workflowId)?.entry.source
  );
}

/** Project, user, bundled: the first that has the id. An alias of the bundled library is as good as its id. */
function targetOf(workflowId: string, places: readonly Place[]): Target | null {
  for (const place of places) {
    const source = sourceOf(workflowId, place);
    const file = place.known.files.find((candidate) => candidate.file === source);
    if (file !== undefined) return { workflowId, file, place };
  }
  const id = bundledLibrary().idOf(workflowId);
  const file = id === null ? null : bundledLibrary().source(id);
  const [place] = places;
  return id === null || file === null || place === undefined ? null : { workflowId: id, file, place };
}

/** The sources whose id cannot be read: each of them may contain the workflow that the user named. */
const unidentifiedIn = ({ known }: Place) =>
  known.results.flatMap(({ claimedId, file }) => (claimedId === null ? [visibleName(file)] : []));

function unknownWorkflow(command: string, workflowId: string, places: readonly Place[]): Failure {
  const refused = (said: { readonly message: string; readonly suggestion: string }) =>
    new Failure({ code: 'VALIDATION_ERROR', retry: { kind: 'not_retryable' }, ...said });
  const missing = places.map(({ root }) => missingSource(root)).find((found) => found !== null);
  if (missing !== undefined && !isReservedId(workflowId)) return refused(notServedForTerminal(workflowId, missing));
  const ids = [...places.flatMap(claimedIn), ...bundledLibrary().ids];
  const near = idsNamed(workflowId, ids)[0] ?? suggestId(workflowId, ids);
  const [first, ...more] = places.flatMap(unidentifiedIn);
  const said =
    near !== null
      ? { message: `; did you mean "${near}"?`, suggestion: `Run: ${typedWith(command, workflowId, near)}` }
      : first !== undefined
        ? {
            message: `; no id can be read from ${counted(more.length + 1, 'source')} (${more.length === 0 ? '' : 'first: '}${first})`,
            suggestion: `Run: ${forProject('workrail check')}`,
          }
        : { message: '', suggestion: withoutNearest(workflowId) };
  return refused({ message: `unknown workflow "${workflowId}"${said.message}`, suggestion: said.suggestion });
}

export type RunWorkflow = Pick<CompiledInputs, 'diagnostics' | 'texts'> & {
  readonly workflowId: string;
  /** Null when a diagnostic is an error. */
  readonly compiled: Compiled | null;
  /** What displayed paths are relative to. */
  readonly folder: string;
  readonly source: { readonly file: string; readonly text: string };
};

/** Everything that a root compiles to, whether it is written already or not. */
function libraryOfRoot({ root, known }: Place): Library {
  const fresh = new Map(known.fresh.map((one): [string, Compiled] => [one.workflowId, one]));
  const written = libraryOf(known.results, new Map(known.files.map((file) => [file.file, file])), root);
  return { ...written, find: (id) => fresh.get(id) ?? written.find(id) };
}

/**
 * @param command which one asks, for the message that names the next one
 * @throws Failure for an id that nothing has, and for a slot that the workflow does not declare
 */
export async function compileForRun(
  command: string,
  workflowId: string,
  project: string,
  requests: RequestedBindings,
): Promise<RunWorkflow> {
  const [main, ...others] = rootsOf(project);
  if (main === undefined) throw unknownWorkflow(command, workflowId, []);
  const known: Place[] = [];
  for (const root of others) {
    const compiled = await withWriterLock(root, 'shared', () => compileIncrementally(root));
    known.push({ root, known: compiled });
  }
  // Nothing of the project is written or removed while it is read.
  return withWriterLock(main, 'shared', () => {
    const places = [{ root: main, known: compileIncrementally(main) }, ...known];
    return compiledOne(command, workflowId, places, requests);
  });
}

function compiledOne(
  command: string,
  workflowId: string,
  places: readonly Place[],
  requests: RequestedBindings,
): RunWorkflow {
  const target = targetOf(workflowId, places);
  if (target === null) throw unknownWorkflow(command, workflowId, places);
  const { file, place } = target;
  const world = worldOf(place.root, { ...requests, cliFiles: new Set([file.file]) });
  const library = places.map(libraryOfRoot).reduceRight<Library>((rest, one) => joined(one, rest), world.library);
  // Sources that do not compile are compiled again, so that binding one reports its errors.
  const compiledFiles = new Set(place.known.results.flatMap((one) => (one.record === null ? [] : [one.file])));
  const broken = place.known.files.filter((one) => one.file !== file.file && !compiledFiles.has(one.file));
  const inputs = [file, ...broken].map((one) => inputOfFile(one, place.root));
  const result = compileInputs(inputs, { ...world, library });
  refuseUnknownSlots(requests, result, [file.file]);
  const compiled = result.compiled.find((one) => one.file === file.file) ?? null;
  const own = result.diagnostics.filter((diagnostic) => subjectOf(diagnostic) === file.file);
  const isExplained = compiled !== null || own.some(({ severity }) => severity === 'error');
  return {
    workflowId: target.workflowId,
    compiled,
    diagnostics: isExplained ? own : result.diagnostics,
    texts: result.texts,
    folder: place.root.folder,
    source: { file: file.file, text: result.texts.get(file.file) ?? '' },
  };
}

/** A catalog with the workflow that was compiled for one run; it takes precedence over all others. */
export function catalogForRun(compiled: Compiled): CatalogPort {
  const workflow = { entry: recordOf(compiled).entry, text: compiled.text };
  return { ...memoryCatalog(compiled.sourceKind, [workflow]), isEphemeral: true };
}
