/** The goal and the inputs of a run, as `start` and `daemon dispatch` take them. */
import { afterStoreFault } from '../../runtime/admin/errors.ts';
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StartInput } from '../../schemas/tools.ts';
import { outdatedSourceIn } from '../../runtime/use-cases/current-source.ts';
import { brokenSourceIn, notServedBecause } from '../../runtime/use-cases/workflow-library.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { usageError } from '../../project/failure.ts';
import type { Invocation } from '../command.ts';
import { doesNotCompile } from './broken-workflow.ts';
import { pairsOf } from './requested-bindings.ts';
import { catalogCommand } from '../../schemas/text/catalog-command.ts';
import { forProject, textForProject, typedWith } from '../../project/next-command.ts';

const setForm = 'Write the input as --set key=value, for example --set base=main';

const listForm = `Write a list as --set key=a,b; if an item is empty or contains a comma, use JSON: --set 'key=["a,b","c"]'`;

export function goalOf({ options }: Invocation): Pick<StartInput, 'goal'> {
  const { goal } = options;
  if (goal === undefined) return {};
  if (typeof goal === 'string' && goal.trim() !== '') return { goal };
  throw usageError('--goal needs a text', 'State the goal of the run: --goal "Fix the login bug"');
}

/** A list is a JSON array, or its texts with commas between them. A comma inside a text needs the JSON form. */
function listOf(text: string): JsonValue {
  if (!text.startsWith('[')) return text === '' ? [] : itemsOf(text);
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw usageError(`--set: the list "${visibleName(text)}" is malformed JSON`, listForm);
  }
}

function itemsOf(text: string): readonly string[] {
  const items = text.split(',').map((one) => one.trim());
  if (items.includes('')) throw usageError(`--set: the list "${text}" has an empty item`, listForm);
  if (text.includes('\\,'))
    throw usageError(`--set: a backslash before a comma in "${text}" is not a valid escape`, listForm);
  return items;
}

/** As its declared kind says; what does not fit it stays text, which is then refused with what is allowed. */
function valueAs(text: string, kind: CompiledInput['kind'] | undefined): JsonValue {
  if (kind === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'list' ? listOf(text) : text;
}

export function contextOf(pairs: ReadonlyMap<string, string>, inputs: readonly CompiledInput[]): JsonObject {
  const kinds = new Map(inputs.map((input) => [input.contextKey ?? input.key, input.kind]));
  return Object.fromEntries([...pairs].map(([key, text]) => [key, valueAs(text, kinds.get(key))]));
}

const builtinId = /^wr\.(?:contracts|features|refs|templates)\.[a-z0-9_.-]{1,100}$/;

/** What to do about an id that no workflow has and that is not similar to the id of one. */
export const withoutNearest = (workflowId: string): string =>
  builtinId.test(workflowId)
    ? `This is not a workflow. Run: workrail builtins ${workflowId}`
    : `Run: ${forProject('workrail list')}`;

/** The user runs a command again where an agent repeats a call. */
function storeFaultForTerminal(error: ErrorEnvelope): ErrorEnvelope {
  const fix = error.details?.['fix'];
  const isRetryable = error.retry.kind !== 'not_retryable';
  return { ...error, suggestion: afterStoreFault(isRetryable, typeof fix === 'string' ? fix : undefined) };
}

/** A compiled workflow that is damaged or missing can be made again. */
const catalogFaultForTerminal = (error: ErrorEnvelope): ErrorEnvelope =>
  error.code === 'STORE_OBJECT_DAMAGED' || error.code === 'STORE_OBJECT_MISSING'
    ? {
        ...error,
        suggestion: `Run: ${textForProject(catalogCommand('compile', error.details?.['catalog'] === 'user' ? 'user' : 'project'))}`,
      }
    : storeFaultForTerminal(error);

const isStoreFault = ({ code }: ErrorEnvelope): boolean => code.startsWith('STORE_');

/** The workflow of an unknown id may exist, so no other id is suggested [broken-is-not-unknown]. */
export const notServedForTerminal = (workflowId: string, problem: string) => ({
  message: `no workflow "${workflowId}" was found, but some workflows are not served now: ${textForProject(problem)}`,
  suggestion: `Run: ${forProject('workrail check')}; once the problem is fixed, run the command again`,
});

/** A workflow that cannot be read, found or compiled is answered with a command, where an agent gets the name of a tool. */
export function workflowErrorForTerminal(error: ErrorEnvelope, workflowId: string, command: string): ErrorEnvelope {
  const broken = brokenSourceIn(error);
  if (broken !== null) return doesNotCompile(workflowId, broken);
  if (isStoreFault(error)) return catalogFaultForTerminal(error);
  if (outdatedSourceIn(error) !== null) return { ...error, suggestion: textForProject(error.suggestion) };
  if (error.details?.['argument'] !== 'workflowId') return error;
  const notServed = notServedBecause(error);
  if (notServed !== null) return { ...error, ...notServedForTerminal(workflowId, notServed) };
  const { nearest, problem } = error.details;
  return {
    ...error,
    message: `unknown workflow "${workflowId}"${typeof nearest === 'string' ? `; did you mean "${nearest}"?` : ''}${typeof problem === 'string' ? ` (${textForProject(problem)})` : ''}`,
    suggestion:
      typeof nearest === 'string' ? `Run: ${typedWith(command, workflowId, nearest)}` : withoutNearest(workflowId),
  };
}

/** The user writes `--set` where an agent sends `context`. */
export function startErrorForTerminal(error: ErrorEnvelope, workflowId: string): ErrorEnvelope {
  if (isStoreFault(error)) return storeFaultForTerminal(error);
  if (error.details?.['argument'] !== 'context') return error;
  const message = error.message.replace(/^start_workflow: /, '');
  return {
    ...error,
    message,
    suggestion: `Set the values with --set key=value; to list them: ${forProject(`workrail inspect ${workflowId}`)}`,
  };
}

/** What `--set` says, by key. */
export const setPairs = ({ options }: Invocation): ReadonlyMap<string, string> =>
  pairsOf('set', options['set'], setForm);
