/**
 * A workflow that a person names in one of three ways: by id, by the file of its source or snapshot, or by its hash. Hashes
 * are looked for among what is compiled here and what runs are pinned to; a beginning that fits only one is enough.
 */
import { join } from 'node:path';
import { firstErrorOf, subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
import { packageFolder } from '../../project/places.ts';
import { brokenSourceIn, notServedBecause } from '../../runtime/use-cases/workflow-library.ts';
import { suggestId } from '../../schemas/text/suggest-id.ts';
import { isReallyInside } from '../../project/files/boundary.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { keptSource } from '../../project/artifacts/compiled-workflow.ts';
import { compileOperands, type NamedInput } from './compile-operands.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { hashStartOf, isFileOperand } from './file-operand.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { readOperands, stdinOperand } from './file-operands.ts';
import { workflowErrorForTerminal } from './run-inputs.ts';
import { rootOf } from '../../project/sources/source-root.ts';
import {
  type StoredSnapshot,
  snapshotIn,
  snapshotsStartingWith,
  verifiedSnapshot,
} from '../../project/artifacts/stored-snapshots.ts';
import { forProject, textForProject } from '../../project/next-command.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';

export type NamedWorkflow = StoredSnapshot & { readonly named: string };

const whatToName = 'Give a workflow id, a file, or a hash such as sha256:26ab4302';
/** What else a command takes, for the message about what it could not find. */
export type Alternative = { readonly kind: string; readonly suggestion: string };

function refuse(message: string, suggestion = whatToName): never {
  throw usageError(message, suggestion);
}

function byHash(named: string, start: string, project: string): NamedWorkflow {
  const found = snapshotsStartingWith(start, project);
  const [first] = found;
  if (first === undefined) return refuse(`no compiled or pinned workflow has a hash that starts with ${named}`);
  if (found.size > 1) return refuse(`${found.size} workflows have a hash that starts with ${named}`);
  const [name, path] = first;
  const stored = verifiedSnapshot(path, name);
  return stored === null ? refuse(`${name} is damaged: its content does not match its hash`) : { named, ...stored };
}

/** A source counts as bundled because of its path, whatever its content claims. */
export function namedFile(named: string): NamedInput {
  const [operand] = readOperands([named]);
  if (operand === undefined) return refuse(`${named} cannot be read`);
  const { input, path } = operand;
  const isBundled = path !== stdinOperand && isReallyInside(path, join(packageFolder(), 'workflows'));
  return { input: { ...input, sourceKind: isBundled ? 'bundled' : 'project' }, path };
}

function byFile(named: string, project: string): NamedWorkflow {
  const file = namedFile(named);
  const stored = snapshotIn(file.input.bytes ?? new Uint8Array());
  if (stored !== null) return { named, ...stored };
  const { compiled, diagnostics } = compileOperands([file], { root: rootOf(project) });
  const [workflow] = compiled;
  if (workflow !== undefined) return { named, workflowHash: workflow.workflowHash, snapshot: workflow.snapshot };
  throw new Failure({
    code: 'COMPILE_FAILED',
    message: `${named} does not compile: ${firstErrorOf(diagnostics)}`,
    retry: { kind: 'not_retryable' },
    suggestion: `Run: ${forProject(`workrail check ${shellWord(named)}`)}`,
  });
}

/** A hash, or the start of one, of a workflow that was compiled or pinned here. */
export function isStoredHash(named: string, project: string): boolean {
  const start = hashStartOf(named);
  return start !== null && snapshotsStartingWith(start, project).size > 0;
}

/** One that does not compile is a workflow all the same. */
export async function isWorkflowId(named: string, project: string): Promise<boolean> {
  const inspected = await openRuntime(project).inspect({ workflowId: named });
  return inspected.isOk() || brokenSourceIn(inspected.error) !== null;
}

/** What is served of it is of an earlier time: a comparison with that would call a broken source unchanged. */
function doesNotCompile(source: string, project: string, workflowHash: string): Failure {
  const errors = compileRoot(rootOf(project)).diagnostics.filter(({ severity }) => severity === 'error');
  const first = errors.find((one) => subjectsOf(one).includes(source));
  const start = workflowHash.slice(0, 'sha256:'.length + 12);
  return new Failure({
    code: 'COMPILE_FAILED',
    message: `${source} does not compile: ${first?.message ?? 'see its errors'}`,
    retry: { kind: 'not_retryable' },
    suggestion: `Run: ${forProject('workrail check')}; to compare the last compiled snapshot, give the hash: ${start}`,
  });
}

async function byId(named: string, project: string, other?: Alternative): Promise<NamedWorkflow> {
  const runtime = openRuntime(project);
  const inspected = await runtime.inspect({ workflowId: named });
  if (inspected.isErr()) {
    // Only an unknown id is a mistake in the name.
    const isUnknown =
      inspected.error.details?.['argument'] === 'workflowId' &&
      brokenSourceIn(inspected.error) === null &&
      notServedBecause(inspected.error) === null;
    if (!isUnknown) throw new Failure(workflowErrorForTerminal(inspected.error, named, 'inspect'));
    const listed = await runtime.list({});
    const ids = listed.isOk() ? listed.value.data.workflows.map(({ workflowId }) => workflowId as string) : [];
    const close = suggestId(named, ids);
    // The catalog that could not be read may contain the workflow.
    const problem = inspected.error.details?.['problem'];
    const kinds = other === undefined ? 'file or hash' : `file, hash or ${other.kind}`;
    const meant = close === null ? '' : `; did you mean ${close}?`;
    const unread = typeof problem === 'string' ? ` (${textForProject(problem)})` : '';
    return refuse(
      `"${named}" is not a workflow id, ${kinds}${meant}${unread}`,
      other === undefined ? whatToName : `${whatToName}, or ${other.suggestion}`,
    );
  }
  const { workflow } = inspected.value.data;
  const { workflowId, workflowHash } = workflow;
  const kept = keptSource(project, workflow);
  if (kept !== null) throw doesNotCompile(kept, project, workflowHash);
  const compiled = await runtime.compiled(workflowId);
  if (compiled.isErr()) throw new Failure(workflowErrorForTerminal(compiled.error, workflowId, 'inspect'));
  return { named, workflowHash, snapshot: compiled.value };
}

export async function namedWorkflow(named: string, project: string, other?: Alternative): Promise<NamedWorkflow> {
  const hash = hashStartOf(named);
  if (hash !== null) return byHash(named, hash, project);
  return isFileOperand(named) ? byFile(named, project) : byId(named, project, other);
}
