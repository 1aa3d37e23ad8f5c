/**
 * Refusals of the protocol: one function per kind, each says what is wrong, where, why it matters and the exact next call
 * [errors-say-what-to-do]. Details are JSON-safe and deterministic: no path, no time, no agent's text
 * beyond a short quote.
 */
import { counted } from '../../schemas/text/counted.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import { isRecord } from '../../schemas/json-object.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope, Retry } from '../../schemas/errors.ts';
import { commitPattern, type RunId, type SessionId } from '../../schemas/ids.ts';
import { blockedChainMax, contextDepthMax, lockRetryAfterMs, quotedValueBytesMax } from '../../schemas/limits.ts';
import type { SchemaProblem } from '../../generated/validators/validator.d.ts';
import type { ContextFault, WrongValue } from '../core/context.ts';
import type { ReportFault } from '../core/validation/reports.ts';
import type { StartFault } from '../core/validation/start.ts';
import { nearest, sameSpelling } from '../core/argument-names.ts';
import { runName } from '../core/run-name.ts';
import { quoted } from '../core/text-budget.ts';
import type { Damage } from '../core/stored-log.ts';
import type { RunLabel } from './run-labels.ts';
import type { StoreFault } from '../storage/ports.ts';

/** What is wrong with a report: a few fields with their allowed values. */
const reportFaultBytesMax = 400;
/** The allowed values of one context value. */
const allowedValuesBytesMax = 400;
/** Context values that one refusal lists. */
const wrongValuesMax = 10;
const notRetryable: Retry = { kind: 'not_retryable' };

const short = (value: string) => quoted(value, quotedValueBytesMax);
export const quote = (value: string) => `"${short(value)}"`;

function refusal(
  code: ErrorEnvelope['code'],
  message: string,
  suggestion: string,
  details?: JsonObject,
  retry: Retry = notRetryable,
): ErrorEnvelope {
  return { code, message, retry, suggestion, ...(details === undefined ? {} : { details }) };
}

/** An error of a call whose state token verified says which run it is about. */
export function named(error: ErrorEnvelope, runId: RunId): ErrorEnvelope {
  const name = runName(runId);
  if (error.message.startsWith(`[${name}]`)) return error;
  return { ...error, message: `[${name}] ${error.message}`, details: { ...error.details, runName: name, runId } };
}

export function validationError(message: string, suggestion: string, details?: JsonObject): ErrorEnvelope {
  return refusal('VALIDATION_ERROR', message, suggestion, details);
}

/** A bug in WorkRail. It may have happened before or after the commit, so the message claims nothing about what was recorded. */
export function internalError(what: string): ErrorEnvelope {
  return refusal(
    'INTERNAL_ERROR',
    `Internal error in WorkRail: ${what}. It is unknown whether this call was recorded.`,
    'Repeat the same call with the same arguments and tokens, once; a step that is already recorded is not recorded again. If the call fails again, ask the user to report this message.',
    undefined,
    { kind: 'retryable_immediate' },
  );
}

type WithheldRun =
  | { readonly cause: 'abandoned'; readonly said: string; readonly undo: string }
  | { readonly cause: 'unattended'; readonly said: string; readonly undo: string | null };

/** Such a run accepts no step of an agent until its owner has run a command. */
export function runWithheld(tool: string, { cause, said, undo }: WithheldRun): ErrorEnvelope {
  const message = `${tool}: ${said}. Nothing was recorded.`;
  return cause === 'abandoned'
    ? refusal(
        'SESSION_RUN_ABANDONED',
        message,
        `Ask the user whether to resume the run. If yes, the user runs \`${undo}\`, and you then repeat the same call. If no, stop; you need not close anything.`,
      )
    : refusal(
        'SESSION_RUN_UNATTENDED',
        message,
        `Leave the run to the daemon, and tell the user: \`workrail daemon status\` shows what it does, and \`workrail daemon inbox\` what it needs from the user.${
          undo === null
            ? ''
            : ` To continue the run here instead, the user first runs \`${undo}\`, and you then repeat the same call.`
        }`,
      );
}

type LeftBranch = {
  readonly why: string;
  readonly at: string;
  /** The call that continues at the current position of the run. */
  readonly current: string;
  /** The call that returns to the branch. */
  readonly back: string;
};

/** Nothing is lost: the agent still has the output of the call, and the refusal names the call to send it with. */
export function branchLeft(tool: string, { why, at, current, back }: LeftBranch): ErrorEnvelope {
  return refusal(
    'SESSION_BRANCH_LEFT',
    `${tool}: this step is on a branch that the run left when ${why}. Nothing was recorded.`,
    `To continue the run at "${at}", call ${current}. To return to this branch instead, call ${back}, then send the output with the handle that the reply prints.`,
  );
}

/** @param place what WorkRail could not use */
export function storeError(fault: StoreFault, place = 'its data directory'): ErrorEnvelope {
  if (fault.code === 'SESSION_TOO_LARGE') return sessionTooLarge(fault);
  const retry: Retry = fault.retryable ? { kind: 'retryable_immediate' } : notRetryable;
  const command = fault.code === 'STORE_IO_FAILED' ? 'doctor' : `explain ${fault.code}`;
  const help = fault.fix === undefined ? '' : `: ${fault.fix}`;
  return refusal(
    fault.code,
    `WorkRail could not use ${place}: ${fault.message}.${fault.retryable ? ' Steps that were acknowledged before are not lost.' : ''}`,
    fault.retryable
      ? `Repeat the same call with the same arguments. If it keeps failing, tell the user${help}.`
      : `Tell the user${help}; \`workrail ${command}\` explains what to do. Do not restart the work from the beginning.`,
    fault.fix === undefined ? undefined : { fix: fault.fix },
    retry,
  );
}

/** Nothing is wrong with the data directory. The agent decides how to go on, and the user learns of it. */
const sessionTooLarge = ({ code, message, fix = '' }: StoreFault): ErrorEnvelope =>
  refusal(code, `${asSentence(message)}.`, `${fix}. Tell the user what you do.`);

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A fault of a catalog names it in its details as well: a terminal prints another command for each. */
export function catalogError(fault: StoreFault, catalog: WorkflowSourceKind): ErrorEnvelope {
  const error = storeError(fault, `the ${catalog} catalog`);
  return { ...error, details: { ...error.details, catalog } };
}

export function sessionLocked(): ErrorEnvelope {
  return refusal(
    'TOKEN_SESSION_LOCKED',
    'Another process is writing to this session or running `sessions gc` right now, so this call recorded nothing.',
    `Wait ${lockRetryAfterMs} ms, then repeat the same call without changes. If the session stays locked, another WorkRail process does not respond: tell the user to end that process.`,
    undefined,
    { kind: 'retryable_after_ms', afterMs: lockRetryAfterMs },
  );
}

/** What happened to the log, and what the user can do. */
function unhealthyTexts(
  sessionId: SessionId,
  { health, reason, at, isDamaged }: Damage,
): { message: string; forUser: string } {
  if (health === 'unknown_version') {
    return {
      message: `A newer version of WorkRail wrote a part of session ${sessionId} (from ${at}). This version cannot read that part, so nothing can be added to the session.${isDamaged === true ? '' : ' Nothing is damaged.'}`,
      forUser: 'to continue this run, update WorkRail and restart its MCP server.',
    };
  }
  const kept =
    health === 'corrupt_head'
      ? 'No event of the session can be read.'
      : 'All events before the damage are valid and still stored.';
  return {
    message: `The log of session ${sessionId} is damaged (${health}: ${reason} at ${at}), so nothing can be added to it. ${kept}`,
    forUser: `\`workrail explain TOKEN_SESSION_UNHEALTHY\` explains what to do, \`workrail sessions show ${sessionId}\` shows the valid events, and \`workrail sessions repair ${sessionId} --dry-run\` previews a repair.`,
  };
}

export function sessionUnhealthy(sessionId: SessionId, damage: Damage, runs: readonly RunLabel[]): ErrorEnvelope {
  const labels = runs.map((run) => `${run.runName} (${run.workflowId})`).join(', ');
  const { message, forUser } = unhealthyTexts(sessionId, damage);
  return refusal(
    'TOKEN_SESSION_UNHEALTHY',
    `${message}${labels === '' ? '' : ` Its runs: ${labels}.`}`,
    `Do not repeat this call. Tell the user: ${forUser} To continue working now, start a new run with start_workflow.`,
    {
      sessionId,
      runs,
      health: damage.health,
      reason: damage.reason,
      at: damage.at,
      ...(damage.unattestedSegments.length === 0 ? {} : { unattestedSegments: damage.unattestedSegments.slice(0, 10) }),
    },
  );
}

export function sessionNotFound(sessionId: string): ErrorEnvelope {
  return refusal(
    'SESSION_NOT_FOUND',
    `No run with the given id is stored in session ${quote(sessionId)} of this data directory.`,
    'To list the sessions of this data directory, run: workrail sessions list; to use another data directory, set WORKRAIL_DATA_DIR',
  );
}

/**
 * A place in the context: the key that the call just sent, and nothing of what lies below it, because keys of a value are a part of
 * the value [context-never-echoed].
 */
export function contextPlace(pointer: string): string {
  const [, key = '', ...below] = pointer.split('/');
  return below.length === 0 ? pointer : `/${key}/…`;
}

/** The reserved key itself is one of three words, so it may be named at any depth. */
const reservedPlace = (pointer: string): string => {
  const place = contextPlace(pointer);
  return place === pointer ? place : `${place}/${pointer.split('/').at(-1)}`;
};

/** The place of a value in the arguments of a call, without what stands below a key of the context. */
export function argumentPlace(pointer: string): string {
  const context = '/context';
  return pointer.startsWith(`${context}/`) ? `${context}${contextPlace(pointer.slice(context.length))}` : pointer;
}

export function inexactIntegerError(tool: string, pointer: string): ErrorEnvelope {
  const place = argumentPlace(pointer);
  return validationError(
    `${tool}: the integer at ${quote(place)} is beyond ${Number.MAX_SAFE_INTEGER} (2^53 - 1), so it could not be stored unchanged.`,
    `Call ${tool} again with this number as a string.`,
    { pointer: short(place) },
  );
}

export function contextError(tool: string, fault: ContextFault): ErrorEnvelope {
  switch (fault.kind) {
    case 'reserved_key':
      return validationError(
        `${tool}: context contains the reserved key ${quote(reservedPlace(fault.pointer))}, which can change the behavior of JavaScript objects.`,
        `Rename that key and call ${tool} again. __proto__, constructor and prototype are refused at every depth.`,
        { argument: 'context', pointer: short(reservedPlace(fault.pointer)) },
      );
    case 'not_canonical':
      return validationError(
        `${tool}: context is not plain JSON (${fault.fault} at ${quote(contextPlace(fault.pointer) || '/')}), so it could not be stored unchanged.`,
        `Call ${tool} again with only objects, arrays, well-formed strings, finite numbers, booleans and null, nested at most ${contextDepthMax} levels deep.`,
        { argument: 'context', fault: fault.fault, pointer: short(contextPlace(fault.pointer)) },
      );
    case 'too_large':
      return validationError(
        `${tool}: the ${fault.scope === 'request' ? 'given' : 'merged'} context has ${fault.bytes} bytes; the limit is ${fault.bytesMax} bytes (UTF-8, RFC 8785 canonical JSON).`,
        `Replace large values with references (paths, ids, URLs), and delete unneeded keys by sending them as null. Then call ${tool} again.`,
        {
          argument: 'context',
          bytes: fault.bytes,
          bytesMax: fault.bytesMax,
          measure: 'RFC 8785 (JCS) UTF-8 bytes',
          scope: fault.scope,
        },
      );
    case 'wrong_kind':
      return wrongValues(tool, fault.values);
  }
}

function wrongValues(tool: string, all: readonly WrongValue[]): ErrorEnvelope {
  const shown = all.slice(0, wrongValuesMax).map(({ key, expected, allowed }) => ({
    key,
    expected: allowed === undefined ? expected : quoted(allowed.map(quote).join(', '), allowedValuesBytesMax),
    isChoice: allowed !== undefined,
  }));
  const each = shown.map(
    ({ key, expected, isChoice }) =>
      `${quote(key)} must be ${isChoice ? 'one of' : 'a'} ${expected}${expected === 'boolean' ? ' (true or false)' : ''}`,
  );
  const more = all.length > shown.length ? [counted(all.length - shown.length, 'more value')] : [];
  const isOne = all.length === 1;
  return validationError(
    `${tool}: ${counted(all.length, 'context value')} ${isOne ? 'does not fit its declaration' : 'do not fit their declarations'}: ${[...each, ...more].join('; ')}. Nothing was recorded.`,
    `Call ${tool} again with all other arguments unchanged, and ${isOne ? 'correct or omit this value' : 'correct or omit these values'}.`,
    { argument: 'context', values: shown.map(({ key, expected }) => ({ key: short(key), expected })) },
  );
}

/**
 * An invalid report would be lost silently; it is refused before anything is written.
 * @param index of the artifact in the call
 */
export function reportError(tool: string, { artifactKind, why, form }: ReportFault, index: number): ErrorEnvelope {
  return validationError(
    `${tool}: output.artifacts[${index}] (${artifactKind}) is invalid: ${quoted(why, reportFaultBytesMax)}. Nothing was recorded, because WorkRail cannot use an invalid report.`,
    `Fix that artifact, or omit it, and send the same call again with the same tokens. Fields of ${artifactKind}: ${form}.`,
    {
      argument: `output.artifacts[${index}]`,
      artifactKind,
      problem: quoted(why, reportFaultBytesMax),
    },
  );
}

/** A checkpoint validates nothing, so a report in it would silently have no effect. */
export function checkpointReportError(tool: string, index: number): ErrorEnvelope {
  return validationError(
    `${tool}: output.artifacts[${index}] is a report that WorkRail must evaluate, and a checkpoint does not evaluate reports. Nothing was recorded.`,
    'Omit this artifact here. When the step is done, send it with continue_workflow and the ackToken.',
    { argument: `output.artifacts[${index}]` },
  );
}

/** @param undeclared the names of context keys that the workflow does not declare: one of them may be a missing input */
export function startError(tool: string, { message, fix }: StartFault, undeclared: string | null): ErrorEnvelope {
  const misspelled =
    undeclared === null ? '' : ` This workflow does not declare these context keys as inputs: ${undeclared}.`;
  return validationError(`${tool}: ${message}${misspelled} Nothing was started.`, fix, { argument: 'context' });
}

/**
 * The chain has its last attempt: only the user or a new chain can continue.
 *
 * @param read the call that reads the step
 */
export function chainEnded(tool: string, read: string): ErrorEnvelope {
  return validationError(
    `${tool}: the last of ${blockedChainMax} attempts on this step was blocked, so no further attempt is accepted with this token.`,
    `Show the user the blockers. Then call ${read}: the reply shows the step again, and attempts are counted from 1 again.`,
  );
}

// Arguments -----------------------------------------------------------------------------------------------------------

/** The argument names of a tool: at the top under '', inside an argument under its pointer, such as `/output`. */
export type ArgumentNames = ReadonlyMap<string, readonly string[]>;
/** Why a string in place of another type could not be parsed, by its pointer. */
export type UnreadStrings = ReadonlyMap<string, string>;
const allRead: UnreadStrings = new Map();

const argumentPath = (at: string, name: string) => quote([...at.split('/').slice(1), name].join('.'));

/** Where else an argument of exactly this name is. */
const otherPlace = (name: string, at: string, names: ArgumentNames): string | null =>
  [...names].find(([place, known]) => place !== at && known.includes(name))?.[0] ?? null;

/** An argument at another place that the name is a short form or a misspelling of: `notes` of `output.notesMarkdown`. */
function closeElsewhere(wrong: string, at: string, names: ArgumentNames): string | null {
  for (const [place, known] of names) {
    const meant =
      place === at ? null : (nearest(wrong, known) ?? known.find((name) => wrong.length > 3 && name.startsWith(wrong)));
    if (meant != null) return argumentPath(place, meant);
  }
  return null;
}

/** The names that fit at a place, after the one that was probably meant. */
function alternatives(wrong: string, at: string, names: ArgumentNames): string {
  const known = names.get(at) ?? [];
  const other = otherPlace(wrong, at, names);
  if (other !== null)
    return `; it belongs ${other === '' ? `at the top level, beside ${quote(at.slice(1))}` : `inside ${quote(other.slice(1))}`}`;
  const near = nearest(wrong, known);
  const close = near === null ? closeElsewhere(wrong, at, names) : `"${near}"`;
  const meant = close === null ? '' : `; did you mean ${close}?`;
  return known.length === 0 ? meant : `${meant} (known names: ${known.join(', ')})`;
}

/**
 * The argument that an unknown name repeats with another value, in another spelling or at another place. Which value was meant is
 * not known: renaming or moving one would lose the other.
 */
function repeated({ instancePath, params }: SchemaProblem, names: ArgumentNames, args: unknown): string | null {
  if (!isRecord(args)) return null;
  for (const [place, known] of [...names].sort(([a], [b]) => Number(b === instancePath) - Number(a === instancePath))) {
    const name = sameSpelling(String(params['additionalProperty']), known);
    const members = place === '' ? args : args[place.slice(1)];
    if (name !== null && isRecord(members) && Object.hasOwn(members, name)) return argumentPath(place, name);
  }
  return null;
}

type Explaining = { readonly names: ArgumentNames; readonly unread: UnreadStrings; readonly args: unknown };

/** What a schema found, as one sentence an agent can act on. */
function explain(problem: SchemaProblem, { names, unread, args }: Explaining): string {
  const at = problem.instancePath === '' ? 'the arguments' : quote(problem.instancePath.slice(1).replaceAll('/', '.'));
  const { params } = problem;
  switch (problem.keyword) {
    case 'additionalProperties': {
      const wrong = String(params['additionalProperty']);
      const other = repeated(problem, names, args);
      if (other !== null)
        return `${argumentPath(problem.instancePath, wrong)} and ${other} are the same argument, with two values`;
      return `${quote(wrong)} is not an argument ${problem.instancePath === '' ? 'here' : `inside ${at}`}${alternatives(wrong, problem.instancePath, names)}`;
    }
    case 'required':
      return `${quote(String(params['missingProperty']))} is missing${problem.instancePath === '' ? '' : ` in ${at}`}`;
    case 'type':
      return `${at} must be ${article(String(params['type']))}${shapeAt(problem.instancePath, names)}${why(unread.get(problem.instancePath))}`;
    case 'enum':
      return `${at} must be one of ${(params['allowedValues'] as readonly unknown[]).map((value) => `"${String(value)}"`).join(', ')}`;
    case 'maxLength':
      return `${at} is longer than ${counted(Number(params['limit']), 'character')}`;
    case 'minLength':
      return `${at} is empty`;
    case 'pattern':
      return params['pattern'] === commitPattern.source
        ? `${at} must be a full commit hash of 40 lower-case hexadecimal characters, as \`git rev-parse HEAD\` prints it`
        : `${at} ${problem.message ?? 'is not valid'}`;
    case 'maxItems':
      return `${at} has more than ${counted(Number(params['limit']), 'entry', 'entries')}`;
    default:
      return `${at} ${problem.message ?? 'is not valid'}`;
  }
}

const shapeAt = (at: string, names: ArgumentNames) =>
  at !== '' && names.has(at) ? ` with ${(names.get(at) ?? []).join(', ')}` : '';
const why = (fault: string | undefined) => (fault === undefined ? '' : `: ${fault}`);
const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
const problemsShownMax = 5;
/** Sentences are written for so many problems and no more: a call can hold hundreds of thousands. The rest is only counted. */
export const problemsExplainedMax = 12;

/** The wrong names of a call with the ones that were meant: what to change, and all else stays. */
function renames(problems: readonly SchemaProblem[], { names, args }: Explaining): string {
  const unknown = problems.filter(({ keyword }) => keyword === 'additionalProperties');
  const twice = unknown.flatMap((problem) => repeated(problem, names, args) ?? []);
  if (twice.length > 0) {
    const others = problems.length > twice.length ? ' fix the other problems,' : '';
    return `Send ${[...new Set(twice)].slice(0, problemsShownMax).join(', ')} only once, with the value that you mean,${others} and`;
  }
  const each = unknown.flatMap(({ params, instancePath: at }) => {
    const wrong = String(params['additionalProperty']);
    const meant = nearest(wrong, names.get(at) ?? []);
    if (meant === null || otherPlace(wrong, at, names) !== null) return [];
    return [`${argumentPath(at, wrong)} to ${argumentPath(at, meant)}`];
  });
  return each.length === 0
    ? 'Fix the arguments and'
    : `Rename ${each.slice(0, problemsShownMax).join(', ')}, keep the other arguments unchanged, and`;
}

/** @param args what the problems were found in */
export function argumentError(
  tool: string,
  problems: readonly SchemaProblem[],
  names: ArgumentNames,
  unread: UnreadStrings = allRead,
  args: unknown = null,
): ErrorEnvelope {
  const explaining = { names, unread, args };
  const explained = problems.slice(0, problemsExplainedMax).map((problem): SchemaProblem => ({ ...problem }));
  const sentences = [...new Set(explained.map((problem) => explain(problem, explaining)))];
  const known = names.get('') ?? [];
  const shown = sentences.slice(0, problemsShownMax);
  const more = sentences.length - shown.length + problems.length - explained.length;
  return validationError(
    `${tool}: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Nothing was done.`,
    `${renames(explained, explaining)} call ${tool} again. Its arguments are: ${known.join(', ')}.`,
    { tool, problems: shown, arguments: known },
  );
}
