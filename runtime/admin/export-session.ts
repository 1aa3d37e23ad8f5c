/**
 * `sessions export`: a session as one bundle that another data directory can go on from, or as a report for people
 * [bundle-round-trip]. Reads only. What is written was checked as an import would check it.
 *
 * - No bundle carries `repo_root`: it is a path of this machine. Its hash is in the bundle; in a redacted one, nobody can guess the path from it.
 * - Of a damaged session the validated prefix goes out, and says that it is one; of one that lost an artifact, a bundle of what
 *   stands before it. A report holds all that is there, and names what is lost; only it has the marks of the owner [owner-marks-beside-log].
 * - What a bundle said of itself when this session was imported is said again; where that cannot be read, it says that it may be a part.
 */
import { err, ok, type Result } from 'neverthrow';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ObservationKey } from '../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import type { Replayed } from '../health/replay.ts';
import type { ExportReport } from '../../schemas/admin-reports.ts';
import { eventsBehind } from '../health/lost.ts';
import { bundleOf, type TextSink, type WritableText } from '../portability/bundle-writer.ts';
import { eventsIn, namedObjects, type SessionContent } from '../portability/content.ts';
import { contentFault } from '../portability/content-fault.ts';
import { AllowListRedactor, allowedWords, recordFields } from '../portability/allow-list.ts';
import {
  digestSeal,
  found,
  Redactor,
  redactedKinds,
  type Redaction,
  type TextRedactor,
} from '../portability/redact.ts';
import { type LeftOut, type ReportMarks, reportOf } from '../portability/report.ts';
import { rewritten } from '../portability/rewrite.ts';
import type { Unsearched } from '../portability/sensitive-inputs.ts';
import type { Environment } from '../session/environment.ts';
import type { StoreFault } from '../storage/ports.ts';
import { bundleError } from './bundle-errors.ts';
import { operationError, storeFault, unhealthy } from './errors.ts';
import { contentOf, type Gathered, wholeContent } from './session-content.ts';
import { marksFields, reportMarks } from './session-marks.ts';
import { type OriginFields, originFields } from './session-origin.ts';
import { namedSession, type StoredSession } from './stored-session.ts';
import { replayContent } from './verify-session.ts';

export type ExportOptions = {
  readonly format: 'bundle' | 'md';
  /** True: what looks like a secret or an absolute path is taken out. `all`: everything that the workflows do not say. */
  readonly redact: boolean | 'all';
  /** Of a report: with the prompts. */
  readonly prompts?: boolean;
  readonly appVersion: string;
};
/** What the caller reports about an export, and how it is written: piece by piece, which fails where an object cannot be read any more. */
export type Exported = {
  readonly report: Omit<ExportReport, 'file'>;
  write(sink: TextSink): Promise<Result<void, ErrorEnvelope>>;
};

const isObserved = (event: SessionEvent, key: ObservationKey) =>
  event.kind === 'observation_recorded' && event.data.key === key;
const isWorkspacePath = (event: SessionEvent) => isObserved(event, 'repo_root');

export async function exportSession(
  environment: Environment,
  named: string,
  options: ExportOptions,
): Promise<Result<Exported, ErrorEnvelope>> {
  const chosen = await namedSession(environment, named);
  if (chosen.isErr()) return err(chosen.error);
  const { session } = chosen.value;
  const refused = notExportable(session);
  if (refused !== null) return err(refused);
  const origin = await originFields(environment, session.sessionId);
  const gathered = await contentOf(environment.storage.objects, session, origin, options.format);
  if (gathered.isErr()) return err(gathered.error);
  const chosenContent = options.format === 'bundle' ? wholeContent(gathered.value) : ok(gathered.value.content);
  if (chosenContent.isErr()) return err(chosenContent.error);
  const leaving = chosenContent.value;
  const { crypto } = environment.host;
  const workflows = options.redact === false ? ok([]) : await workflowsOf(leaving);
  if (workflows.isErr()) return err(storeFault(workflows.error));
  const redactor = redactorFor(options.redact, session.events, workflows.value);
  const fields = options.redact === 'all' ? { fields: recordFields } : {};
  const redaction = redactor === null ? {} : { redaction: { texts: redactor, sealed: digestSeal(crypto), ...fields } };
  const leavesOut = (event: SessionEvent) =>
    isWorkspacePath(event) || (options.redact === 'all' && isObserved(event, 'git_head_sha'));
  const changed = await rewritten(leaving, { leavesOut, ...redaction }, crypto.digest);
  if (changed.isErr()) return err(storeFault(changed.error));
  const { content, unsearched } = changed.value;
  const beside = options.format === 'md' ? await marksFields(environment, session.sessionId) : null;
  const marks: ReportMarks = beside === null ? new Map() : reportMarks(beside, session.state.runs.keys(), redactor);
  const partial = partialBecause(session, origin, gathered.value, leaving);
  const report = {
    version: 2 as const,
    sessionId: session.sessionId,
    format: options.format,
    events: eventsIn(content).length,
    salvaged: content.salvaged,
    ...(partial.length === 0 ? {} : { partialBecause: partial, eventsInAll: eventsInAll(session) }),
    ...lostFields(gathered.value),
    ...origin,
    workspacePathsLeftOut: eventsIn(leaving).filter(isWorkspacePath).length,
    redacted: redactor !== null,
    redactions: redactor?.counts ?? [],
    ...(options.redact === true ? { searchedFor: [...redactedKinds] } : {}),
    ...(options.redact === true ? unsearchedFields(unsearched) : {}),
    unredactedInWorkflows: unredactedIn(workflows.value),
  };
  if (options.format === 'bundle') return buildBundle(environment, content, options, report);
  const sealed = 'redaction' in redaction ? redaction.redaction.sealed : (digest: Sha256Digest) => digest;
  const left = leftOut(session, origin, gathered.value, sealed);
  const missing = { ...left, marksProblem: beside?.problem.marksProblem ?? null };
  const text = await reportOf(content, missing, { prompts: options.prompts === true, marks }, crypto.digest);
  return text.mapErr(storeFault).map(({ bytes, write }) => ({ report: { ...report, bytes }, write: told(write) }));
}

/** Refused where it is no session that another data directory would take: it is checked and replayed as an import would. */
async function buildBundle(
  environment: Environment,
  content: SessionContent,
  { appVersion }: ExportOptions,
  report: Omit<ExportReport, 'file' | 'bytes'>,
): Promise<Result<Exported, ErrorEnvelope>> {
  const { host } = environment;
  const wrong = contentFault(content);
  if (wrong !== null) {
    const code = wrong.kind === 'contradiction' ? 'BUNDLE_INTEGRITY_FAILED' : 'BUNDLE_INVALID_FORMAT';
    return err(bundleError({ code, message: wrong.message }));
  }
  const faults: StoreFault[] = [];
  const read: SessionContent['read'] = async (...named) =>
    (await content.read(...named)).mapErr((fault) => {
      faults.push(fault);
      return fault;
    });
  const replayed = await replayContent(environment, { ...content, read }, true);
  if (replayed.isErr()) return err(replayed.error);
  const { bad } = replayed.value;
  // What could not be read may be whole.
  const io = faults.find(({ code }) => code === 'STORE_IO_FAILED');
  if (bad !== null) return err(io === undefined ? notReplayed(content.sessionId, bad) : storeFault(io));
  const bundleId = host.ids.next('bundle');
  const { searchedFor } = report;
  const exportedAt = new Date(host.clock.nowMs()).toISOString();
  const facts = { bundleId, exportedAt, appVersion, ...(searchedFor === undefined ? {} : { searchedFor }) };
  const { bytes, write } = bundleOf(content, facts, host.crypto);
  return ok({ report: { ...report, bytes, bundleId }, write: told(write) });
}

const notReplayed = (sessionId: SessionId, { event, problem }: NonNullable<Replayed['bad']>): ErrorEnvelope =>
  operationError(
    'BUNDLE_INTEGRITY_FAILED',
    `the session was not exported, because its bundle could not be imported: event ${event.eventIndex} (${event.kind}) does not match a replay of the workflow: ${problem}`,
    `To see what is wrong, run: workrail sessions verify ${sessionId}. For a readable report, run: workrail sessions export ${sessionId} --format md`,
  );

const told =
  (write: WritableText['write']): Exported['write'] =>
  async (sink) =>
    (await write(sink)).mapErr(storeFault);

/** Of a damaged log those behind the damage too, as far as the names of its files tell. */
const eventsInAll = ({ events, damage, cursor }: StoredSession): number =>
  events.length + (damage === null ? 0 : eventsBehind(damage, cursor));

function partialBecause(
  { damage }: StoredSession,
  { origin, originProblem }: OriginFields,
  { content }: Gathered,
  leaving: SessionContent,
): NonNullable<ExportReport['partialBecause']> {
  return [
    ...(damage === null ? [] : (['log_damaged'] as const)),
    ...(leaving.plans.length === content.plans.length ? [] : (['artifact_lost'] as const)),
    ...(origin?.salvaged === true ? (['imported_partial'] as const) : []),
    ...(originProblem === undefined ? [] : (['origin_unknown'] as const)),
  ];
}

const unsearchedFields = ({
  inputs,
  isInLostContext,
}: Unsearched): Pick<ExportReport, 'unsearchedInputs' | 'unsearchedContext'> => ({
  ...(inputs.length === 0 ? {} : { unsearchedInputs: [...inputs] }),
  ...(isInLostContext ? { unsearchedContext: true } : {}),
});

function lostFields({ content, lost }: Gathered): Pick<ExportReport, 'lost'> {
  if (lost.length === 0) return {};
  const named = eventsIn(content).map((event) => ({ event, names: namedObjects([event]) }));
  const firstNaming = (ref: string): number | undefined =>
    named.find(({ names }) =>
      [names.artifacts, names.snapshots, names.pinnedWorkflows].some((refs) => (refs as ReadonlySet<string>).has(ref)),
    )?.event.eventIndex;
  return { lost: lost.map(({ kind, ref, problem }) => ({ kind, ref, problem, eventIndex: firstNaming(ref) ?? 0 })) };
}

const leftOut = (
  { damage }: StoredSession,
  { origin, originProblem }: OriginFields,
  { lost }: Gathered,
  sealed: Redaction['sealed'],
): Omit<LeftOut, 'marksProblem'> => ({
  isLogDamaged: damage !== null,
  isImportedPartial: origin?.salvaged === true,
  // Workflows leave as they are. What the other kinds held could be guessed from their digests.
  lost: lost.map(({ kind, ref, problem }) =>
    kind === 'pinned_workflow' ? problem : problem.replaceAll(ref, sealed(ref)),
  ),
  originProblem: originProblem ?? null,
});

function notExportable({ sessionId, damage }: StoredSession): ErrorEnvelope | null {
  if (damage === null || damage.health === 'corrupt_tail') return null;
  return damage.health === 'unknown_version'
    ? unhealthy(
        sessionId,
        damage,
        'this version of WorkRail cannot export the session',
        'Install the WorkRail version that wrote the session, then run: workrail sessions export',
      )
    : unhealthy(
        sessionId,
        damage,
        'it has no valid events to export',
        `Restore sessions/${sessionId}/ from a backup; to quarantine the damaged log instead, run: workrail sessions repair ${sessionId}`,
      );
}

const workspacePaths = (events: readonly SessionEvent[]): string[] => [
  ...new Set(
    events.flatMap((event) =>
      event.kind === 'observation_recorded' && event.data.key === 'repo_root' ? [event.data.value.value] : [],
    ),
  ),
];

/** Every workflow that the session pinned. */
async function workflowsOf({ objects, read }: SessionContent): Promise<Result<CompiledSnapshot[], StoreFault>> {
  const workflows: CompiledSnapshot[] = [];
  for (const hash of objects.pinned_workflow.keys()) {
    const text = await read('pinned_workflow', hash);
    if (text.isErr()) return err(text.error);
    workflows.push(JSON.parse(text.value) as CompiledSnapshot);
  }
  return ok(workflows);
}

function redactorFor(
  redact: ExportOptions['redact'],
  events: readonly SessionEvent[],
  workflows: readonly CompiledSnapshot[],
): TextRedactor | null {
  if (redact === false) return null;
  return redact === 'all'
    ? new AllowListRedactor(allowedWords(workflows as readonly JsonValue[]))
    : new Redactor(workspacePaths(events));
}

/** Prompts are part of what a workflow's hash covers: they stay, and the export reports what looks like a secret in them. */
const unredactedIn = (workflows: readonly CompiledSnapshot[]): ExportReport['unredactedInWorkflows'] =>
  workflows.flatMap((workflow) =>
    found(workflow as JsonValue).map(({ kind, count }) => ({ workflowId: workflow.workflowId, kind, count })),
  );
