/**
 * A session with other ids, without some of its events, or with other texts, and still a session: indexes without gaps,
 * digests that fit their objects, dedupe keys built from what they name. Pure.
 *
 * Ids that a decision derives from what changes (an output's from its artifact) are derived again, so that what comes out can be
 * verified like what went in. Attempts keep their ids: they are handles, and a fresh one is derived for every later attempt. Only the
 * id of an attempt that went back to an earlier step proves something, so it is derived again.
 */
import { err, ok, type Result } from 'neverthrow';
import {
  type CanonicalText,
  canonicalText,
  type JsonObject,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../schemas/canonical/sha256.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import { isRecord } from '../../schemas/json-object.ts';
import type { EngineState, ExecutionSnapshot, LoopFrame } from '../../schemas/execution-snapshot.ts';
import type {
  AttemptId,
  EventIndex,
  LoopId,
  NodeId,
  OutputId,
  RunId,
  SessionId,
  Sha256Digest,
  SnapshotRef,
} from '../../schemas/ids.ts';
import {
  artifactBytesMax,
  blockerFixBytesMax,
  blockerMessageBytesMax,
  confirmationCommentBytesMax,
  contextBytesMax,
  divergenceSummaryBytesMax,
  gapSummaryBytesMax,
  goalBytesMax,
  notesBytesMax,
  observationShortStringMax,
  traceSummaryBytesMax,
  workflowSourceRefLengthMax,
} from '../../schemas/limits.ts';
import { fold } from '../core/fold.ts';
import { goBackAttempt, reopenedFrom } from '../core/going-back.ts';
import { outputIdOf } from '../core/identity.ts';
import { isOverBudget } from '../core/validation/evaluate-attempt.ts';
import { emptySession } from '../core/state.ts';
import { shortened, truncated } from '../core/text-budget.ts';
import type { StoreFault } from '../core/stored-log.ts';
import { eventsIn, namedObjects, type SessionContent } from './content.ts';
import { changedGapIds, outputOrigin } from './output-origin.ts';
import { type Redaction, type TextRedactor, wholeValue } from './redact.ts';
import { type LoopList, SensitiveInputs, type Unsearched } from './sensitive-inputs.ts';
import { eventsWithUnstoredValues } from './unstored-values.ts';

export type Rewriting = {
  /** New ids: the session's, and those of its runs. */
  readonly ids?: { readonly sessionId: SessionId; readonly runIds: ReadonlyMap<RunId, RunId> };
  /** Events that do not travel. */
  readonly leavesOut?: (event: SessionEvent) => boolean;
  readonly redaction?: Redaction;
};

export type Rewritten = {
  readonly content: SessionContent;
  /** Of a redaction: the sensitive values that are too short to be searched for in texts. */
  readonly unsearched: Unsearched;
};

/** Objects are gone through one at a time: what a changed one says is made again when it is read. */
export function rewritten(
  content: SessionContent,
  rewriting: Rewriting,
  digest: DigestPort,
): Promise<Result<Rewritten, StoreFault>> {
  return new Rewrite(content, rewriting, digest).result();
}

type GapId = EventOf<'gap_recorded'>['data']['gapId'];
/** What a changed object is made of. */
type Changed = { readonly from: Sha256Digest; readonly bytes: number };

class Rewrite {
  readonly #content: SessionContent;
  readonly #rewriting: Rewriting;
  readonly #digest: DigestPort;
  readonly #snapshotRefs = new Map<SnapshotRef, SnapshotRef>();
  readonly #artifactRefs = new Map<Sha256Digest, { readonly ref: Sha256Digest; readonly byteLength: number }>();
  /** By what they are named now. */
  readonly #changed: Readonly<Record<'snapshot' | 'artifact', Map<Sha256Digest, Changed>>> = {
    snapshot: new Map(),
    artifact: new Map(),
  };
  readonly #outputIds = new Map<OutputId, OutputId>();
  #gapIds: ReadonlyMap<string, string> = new Map();
  /** Of checkpoints that reopened a step, by their nodes. */
  readonly #goBackAttempts = new Map<NodeId, AttemptId>();
  #sensitive = new SensitiveInputs();
  /** The events of which no text of the agent leaves. */
  #withheld: ReadonlySet<SessionEvent['eventId']> = new Set();
  #withheldArtifacts: ReadonlySet<Sha256Digest> = new Set();
  #nextIndex = 0;

  constructor(content: SessionContent, rewriting: Rewriting, digest: DigestPort) {
    this.#content = content;
    this.#rewriting = rewriting;
    this.#digest = digest;
  }

  async result(): Promise<Result<Rewritten, StoreFault>> {
    const { ids, redaction } = this.#rewriting;
    if (redaction !== undefined) {
      const sensitive = await SensitiveInputs.of(this.#content, ids?.runIds);
      if (sensitive.isErr()) return err(sensitive.error);
      this.#sensitive = sensitive.value;
      redaction.texts.learn(sensitive.value.values);
      const unstored = eventsWithUnstoredValues(this.#content.plans, (runId) => sensitive.value.keysOf(runId));
      this.#withheld = new Set(unstored.map(({ eventId }) => eventId));
      this.#withheldArtifacts = namedObjects(unstored).artifacts;
      const unread = (await this.#objects(redaction.texts)) ?? (await this.#withoutGapIds(redaction.texts));
      if (unread !== null) return err(unread);
    }
    if (ids !== undefined) this.#deriveGoBackAttempts(ids.sessionId);
    const plans = this.#content.plans
      .map(({ events, closedAt }) => ({ events: this.#plan(events), closedAt }))
      .filter(({ events }) => events.length > 0);
    const content = {
      ...this.#content,
      sessionId: ids?.sessionId ?? this.#content.sessionId,
      plans,
      ...(redaction === undefined ? {} : this.#changedObjects(redaction.texts)),
      redacted: this.#content.redacted || redaction !== undefined,
    };
    return ok({ content, unsearched: this.#sensitive.unsearched });
  }

  /** An event or a state with the fields that may leave. */
  #known<Stored>(record: Stored): Stored {
    const fields = this.#rewriting.redaction?.fields;
    return fields === undefined ? record : (withFields(record, fields) as Stored);
  }

  #text(text: string, bytesMax: number): string {
    const { redaction } = this.#rewriting;
    return redaction === undefined ? text : truncated(redaction.texts.text(text), bytesMax);
  }

  /** A text of the agent, or one that can quote it. */
  #textOfAgent(text: string, bytesMax: number, { eventId }: SessionEvent): string {
    const { redaction } = this.#rewriting;
    return redaction !== undefined && this.#withheld.has(eventId)
      ? (redaction.texts.secret(text) as string)
      : this.#text(text, bytesMax);
  }

  #cleanContext(context: JsonObject, runId: RunId, redactor: TextRedactor): Record<string, JsonValue> {
    const isSensitive = (key: string) => this.#sensitive.isSensitive(runId, key);
    const entries = Object.entries(context).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined);
    const open = redactor.entries(Object.fromEntries(entries.filter(([key]) => !isSensitive(key))));
    const clean = entries.map(([key, value]) => ({
      value,
      now: open.get(key) ?? ([key, redactor.secret(value)] as const),
    }));
    const whole = Object.fromEntries(clean.map(({ now }) => now));
    if (bytesOf(whole) <= contextBytesMax) return whole;
    // Marks can be longer than what they replace: many of them would make a context that no import accepts.
    const marked = clean.map(({ value, now: [key, each] }): [string, JsonValue] => [
      key,
      bytesOf(each) > bytesOf(value) ? wholeValue : each,
    ]);
    const short = Object.fromEntries(marked);
    if (bytesOf(short) <= contextBytesMax) return short;
    return { ...Object.fromEntries(marked.filter(([key]) => Object.hasOwn(context, key))), redacted: wholeValue };
  }

  /** On one line, as every goal is. */
  #goal(goal: string): string {
    const { redaction } = this.#rewriting;
    return redaction === undefined ? goal : shortened(redaction.texts.text(goal), goalBytesMax);
  }

  /** Artifacts can name reported gaps, whose ids change with other artifacts. */
  async #withoutGapIds(redactor: TextRedactor): Promise<StoreFault | null> {
    const changedIds = () =>
      changedGapIds(
        this.#content.plans,
        (ref) => this.#changedRef(ref),
        (each) => this.#sealed(each),
        this.#digest,
      );
    const named = changedIds();
    if (named.size === 0) return null;
    for (const id of named.keys()) this.#sensitive.values.add(id);
    // They were counted when they were cleaned first.
    const unread = await this.#objects(redactor.uncounted(), ['artifact']);
    this.#gapIds = changedIds();
    return unread;
  }

  #changedRef(artifact: Sha256Digest): Sha256Digest | undefined {
    const ref = this.#artifactRefs.get(artifact)?.ref;
    return ref === artifact ? undefined : ref;
  }

  /** Finds what every object is named and how long it is once it is clean. */
  async #objects(
    redactor: TextRedactor,
    kinds: readonly ('snapshot' | 'artifact')[] = ['snapshot', 'artifact'],
  ): Promise<StoreFault | null> {
    const { objects, plans } = this.#content;
    // In the order of their nodes: a snapshot refers to those of earlier ones.
    const inOrder = { snapshot: namedObjects(eventsIn({ plans })).snapshots, artifact: objects.artifact.keys() };
    for (const kind of kinds) {
      this.#changed[kind].clear();
      for (const each of inOrder[kind]) {
        const from = each as string as Sha256Digest;
        if (!objects[kind].has(from)) continue;
        const clean = await this.#clean(kind, from, redactor);
        if (clean.isErr()) return clean.error;
        const text = clean.value;
        const ref = sha256(this.#digest, text);
        const bytes = utf8Length(text);
        this.#changed[kind].set(ref, { from, bytes });
        if (kind === 'snapshot') this.#snapshotRefs.set(each as SnapshotRef, ref as string as SnapshotRef);
        else this.#artifactRefs.set(from, { ref, byteLength: bytes });
      }
    }
    return null;
  }

  /** A snapshot holds texts where a loop was entered over a list: the list is the context's, so it changes like it. */
  async #clean(
    kind: 'snapshot' | 'artifact',
    from: Sha256Digest,
    redactor: TextRedactor,
  ): Promise<Result<CanonicalText, StoreFault>> {
    const text = await this.#content.read(kind, from);
    return text.map((stored) => {
      if (kind === 'artifact') return cleanArtifact(stored, redactor, this.#withheldArtifacts.has(from));
      const snapshot = JSON.parse(stored) as ExecutionSnapshot;
      const cleanItems = (loopId: LoopId, items: readonly unknown[]) =>
        cleanList(this.#sensitive.listOf(snapshot.workflowHash, loopId), items as JsonValue[], redactor);
      const clean = this.#known(cleanSnapshot(snapshot, cleanItems, (ref) => this.#snapshotRef(ref)));
      return clean === snapshot ? stored : canonicalText(clean as JsonValue);
    });
  }

  #changedObjects(redactor: TextRedactor): Pick<SessionContent, 'objects' | 'read'> {
    const { objects, read } = this.#content;
    // What is found there was counted when it was named.
    const again = redactor.uncounted();
    const sizes = (kind: 'snapshot' | 'artifact') =>
      new Map([...this.#changed[kind]].map(([ref, { bytes }]) => [ref, bytes] as const));
    return {
      objects: { ...objects, snapshot: sizes('snapshot'), artifact: sizes('artifact') },
      read: async (kind, ref) => {
        const changed = kind === 'pinned_workflow' ? undefined : this.#changed[kind].get(ref);
        if (kind === 'pinned_workflow' || changed === undefined) return read(kind, ref);
        return this.#clean(kind, changed.from, again);
      },
    };
  }

  #plan(events: readonly SessionEvent[]): SessionEvent[] {
    this.#deriveOutputIds(events);
    const kept: SessionEvent[] = [];
    const keys = new Set<string>();
    for (const event of events) {
      if (this.#rewriting.leavesOut?.(event) === true) continue;
      const clean = this.#event(event, events);
      // Two artifacts can become one when what told them apart is taken out.
      if (keys.has(clean.dedupeKey)) continue;
      keys.add(clean.dedupeKey);
      kept.push(clean);
    }
    return inArtifactOrder(kept).map((event) => {
      const eventIndex = this.#nextIndex as EventIndex;
      this.#nextIndex += 1;
      return { ...event, eventIndex };
    });
  }

  /** The id of such an attempt is derived from the session: without a new one, nothing shows that a branch was left [left-branch-is-refused]. */
  #deriveGoBackAttempts(sessionId: SessionId): void {
    const state = emptySession(this.#content.sessionId);
    fold(state, eventsIn(this.#content));
    for (const run of state.runs.values()) {
      for (const node of run.nodes) {
        const from = reopenedFrom(state, run, node, this.#digest);
        if (from === null || node.parentNodeId === null) continue;
        const attemptId = goBackAttempt(this.#digest, sessionId, from, { nodeId: node.parentNodeId });
        this.#goBackAttempts.set(node.nodeId, attemptId);
      }
    }
  }

  #deriveOutputIds(events: readonly SessionEvent[]): void {
    const origin = outputOrigin(events);
    if (origin === null) return;
    const { nodeId, attemptId, mark, checkpointId } = origin;
    const after = (checkpointId === null ? undefined : this.#goBackAttempts.get(checkpointId)) ?? attemptId;
    if (this.#artifactRefs.size === 0 && after === attemptId) return;
    const idOf = (attempt: AttemptId, name: string) => outputIdOf(this.#digest, nodeId, attempt, `${mark}${name}`);
    for (const { kind, data } of events) {
      if (kind !== 'node_output_appended') continue;
      const name = data.payload.payloadKind === 'notes' ? 'recap' : data.payload.sha256;
      if (data.outputId !== idOf(attemptId, name)) continue;
      const clean = this.#artifactRefs.get(name as Sha256Digest)?.ref ?? name;
      this.#outputIds.set(data.outputId, idOf(after, clean));
    }
  }

  #event(event: SessionEvent, plan: readonly SessionEvent[]): SessionEvent {
    const { ids } = this.#rewriting;
    const runIdOf = (runId: RunId): RunId => ids?.runIds.get(runId) ?? runId;
    const moved = {
      ...event,
      sessionId: ids?.sessionId ?? event.sessionId,
      ...('scope' in event && event.scope !== undefined
        ? { scope: { ...event.scope, runId: runIdOf(event.scope.runId) } }
        : {}),
    } as SessionEvent;
    const clean = this.#known(this.#withData(moved, runIdOf, plan));
    return { ...clean, dedupeKey: this.#dedupeKey(event, clean, plan) };
  }

  #withData(event: SessionEvent, runIdOf: (runId: RunId) => RunId, plan: readonly SessionEvent[]): SessionEvent {
    switch (event.kind) {
      case 'run_started':
        return this.#run(event, runIdOf);
      case 'observation_recorded': {
        const { value } = event.data;
        if (value.type === 'sha256') {
          return { ...event, data: { ...event.data, value: { ...value, value: this.#sealed(value.value) } } };
        }
        if (value.type !== 'short_string') return event;
        const clean = this.#text(value.value, observationShortStringMax).slice(0, observationShortStringMax);
        return { ...event, data: { ...event.data, value: { type: 'short_string', value: clean } } };
      }
      case 'node_created': {
        const { checkpoint, ...data } = event.data;
        const snapshotRef = this.#snapshotRef(data.snapshotRef);
        if (checkpoint === undefined) return { ...event, data: { ...data, snapshotRef } };
        const attemptId = this.#goBackAttempts.get(event.scope.nodeId) ?? checkpoint.attemptId;
        const inputDigest = this.#sealed(checkpoint.inputDigest);
        return { ...event, data: { ...data, snapshotRef, checkpoint: { ...checkpoint, attemptId, inputDigest } } };
      }
      case 'advance_recorded':
        return this.#attempt(event, plan);
      case 'node_output_appended':
        return this.#output(event);
      case 'context_set': {
        const { redaction } = this.#rewriting;
        if (redaction === undefined) return event;
        const context = this.#cleanContext(event.data.context as JsonObject, event.scope.runId, redaction.texts);
        return { ...event, data: { ...event.data, context } };
      }
      case 'gap_recorded':
        return this.#gap(event);
      case 'divergence_recorded': {
        const { relatedStepId, ...data } = event.data;
        const summary = this.#textOfAgent(data.summary, divergenceSummaryBytesMax, event);
        // The agent chose this id, and an id cannot hold a mark.
        const texts = this.#rewriting.redaction?.texts;
        const isKept = relatedStepId !== undefined && (texts?.text(relatedStepId) ?? relatedStepId) === relatedStepId;
        return { ...event, data: { ...data, summary, ...(isKept ? { relatedStepId } : {}) } };
      }
      case 'decision_trace_appended': {
        const entries = event.data.entries.map((entry) => ({
          ...entry,
          summary: this.#text(entry.summary, traceSummaryBytesMax),
        }));
        return { ...event, data: { ...event.data, entries } };
      }
      case 'session_created':
      case 'edge_created':
      case 'preferences_changed':
      case 'capability_observed':
        return event;
      default:
        return event satisfies never;
    }
  }

  #run(event: EventOf<'run_started'>, runIdOf: (runId: RunId) => RunId): SessionEvent {
    const { parent, goal, workflowSourceRef } = event.data;
    const texts = this.#rewriting.redaction?.texts;
    const data = {
      ...event.data,
      workflowSourceRef: (texts?.text(workflowSourceRef) ?? workflowSourceRef).slice(0, workflowSourceRefLengthMax),
      ...(parent === undefined ? {} : { parent: { ...parent, runId: runIdOf(parent.runId) } }),
      ...(goal === undefined ? {} : { goal: this.#goal(goal) }),
    };
    return { ...event, data };
  }

  #attempt(event: EventOf<'advance_recorded'>, plan: readonly SessionEvent[]): SessionEvent {
    const { outcome, inputDigest, confirmation, resent } = event.data;
    const comment = confirmation?.comment;
    const { redaction } = this.#rewriting;
    if (redaction === undefined) return event;
    const data = {
      ...event.data,
      ...(resent === undefined ? {} : { resent: resent.map((name) => redaction.texts.text(name)) }),
      ...(inputDigest === undefined ? {} : { inputDigest: this.#sealed(inputDigest) }),
      ...(confirmation === undefined || comment === undefined
        ? {}
        : {
            confirmation: { ...confirmation, comment: this.#textOfAgent(comment, confirmationCommentBytesMax, event) },
          }),
    };
    if (outcome.kind !== 'blocked') return { ...event, data };
    const hidesWords = this.#changesArtifactOf(plan);
    const blockers = outcome.blockers.blockers.map(({ message, suggestedFix, followup, ...blocker }) => ({
      ...blocker,
      ...this.#blockerTexts(blocker.pointer.kind === 'context_budget' ? null : event, message, suggestedFix),
      ...(followup === undefined
        ? {}
        : { followup: hidesWords ? { ...followup, words: this.#sealed(followup.words) } : followup }),
    }));
    return { ...event, data: { ...data, outcome: { ...outcome, blockers: { ...outcome.blockers, blockers } } } };
  }

  /** @param event null: the texts quote nothing of the agent, and a replay needs the measure of the context that they state */
  #blockerTexts(event: SessionEvent | null, message: string, suggestedFix: string | undefined) {
    const text = (each: string, bytesMax: number) =>
      event === null ? this.#text(each, bytesMax) : this.#textOfAgent(each, bytesMax, event);
    return {
      message: text(message, blockerMessageBytesMax),
      ...(suggestedFix === undefined ? {} : { suggestedFix: text(suggestedFix, blockerFixBytesMax) }),
    };
  }

  /** The words of an assessment that leaves as it was can be read, and their digest can be decided again. */
  #changesArtifactOf(plan: readonly SessionEvent[]): boolean {
    return [...namedObjects(plan).artifacts].some((ref) => this.#artifactRefs.get(ref)?.ref !== ref);
  }

  #sealed(digest: string): Sha256Digest {
    const { redaction } = this.#rewriting;
    return redaction === undefined ? (digest as Sha256Digest) : redaction.sealed(digest as Sha256Digest);
  }

  /** A lost snapshot: the list of a loop may have been in it. */
  #snapshotRef(ref: SnapshotRef): SnapshotRef {
    return this.#snapshotRefs.get(ref) ?? (this.#sealed(ref) as string as SnapshotRef);
  }

  #output(event: EventOf<'node_output_appended'>): SessionEvent {
    const { payload, supersedesOutputId } = event.data;
    const data = {
      ...event.data,
      outputId: this.#outputId(event.data.outputId),
      ...(supersedesOutputId === undefined ? {} : { supersedesOutputId: this.#outputId(supersedesOutputId) }),
    };
    if (payload.payloadKind === 'notes') {
      const notesMarkdown = this.#textOfAgent(payload.notesMarkdown, notesBytesMax, event);
      return { ...event, data: { ...data, payload: { ...payload, notesMarkdown } } };
    }
    const clean = this.#artifactRefs.get(payload.sha256);
    // A lost artifact: what it held is not known.
    if (clean === undefined)
      return { ...event, data: { ...data, payload: { ...payload, sha256: this.#sealed(payload.sha256) } } };
    const { ref, byteLength } = clean;
    return { ...event, data: { ...data, payload: { ...payload, sha256: ref, byteLength } } };
  }

  #gap(event: EventOf<'gap_recorded'>): SessionEvent {
    const { gapId, summary, resolution, evidenceRefs } = event.data;
    const refs = evidenceRefs?.map((ref) =>
      ref.kind === 'output' ? { ...ref, outputId: this.#outputId(ref.outputId) } : ref,
    );
    const data = {
      ...event.data,
      gapId: this.#gapId(gapId),
      // A replay needs the measure of the context, which is in these words of WorkRail.
      summary: isOverBudget(summary)
        ? this.#text(summary, gapSummaryBytesMax)
        : this.#textOfAgent(summary, gapSummaryBytesMax, event),
      ...(resolution.kind === 'resolves'
        ? { resolution: { ...resolution, resolvesGapId: this.#gapId(resolution.resolvesGapId) } }
        : {}),
      ...(refs === undefined ? {} : { evidenceRefs: refs }),
    };
    return { ...event, data };
  }

  #gapId(gapId: GapId): GapId {
    return (this.#gapIds.get(gapId) as GapId | undefined) ?? gapId;
  }

  #outputId(outputId: OutputId): OutputId {
    return this.#outputIds.get(outputId) ?? outputId;
  }

  /** A key is built of parts that name things; the parts whose things have another name now are replaced. */
  #dedupeKey(before: SessionEvent, after: SessionEvent, plan: readonly SessionEvent[]): SessionEvent['dedupeKey'] {
    const { ids } = this.#rewriting;
    const parts = new Map<string, string>([[before.sessionId, after.sessionId]]);
    for (const [from, to] of ids?.runIds ?? []) parts.set(from, to);
    if (before.kind === 'node_output_appended' && after.kind === 'node_output_appended') {
      parts.set(before.data.outputId, after.data.outputId);
    }
    if (before.kind === 'gap_recorded' && after.kind === 'gap_recorded') parts.set(before.data.gapId, after.data.gapId);
    if (before.kind === 'observation_recorded' && after.kind === 'observation_recorded') {
      parts.set(this.#valueDigest(before), this.#valueDigest(after));
      const origin = this.#goBackAttempts.size === 0 ? null : outputOrigin(plan);
      const attemptId = origin?.checkpointId ? this.#goBackAttempts.get(origin.checkpointId) : undefined;
      if (origin !== null && attemptId !== undefined) parts.set(origin.attemptId, attemptId);
    }
    const key = before.dedupeKey
      .split(':')
      .map((part) => parts.get(part) ?? part)
      .join(':');
    return key as SessionEvent['dedupeKey'];
  }

  #valueDigest({ data }: EventOf<'observation_recorded'>): string {
    return sha256(this.#digest, canonicalText(data.value as JsonValue)).slice('sha256:'.length);
  }
}

/**
 * Marks can be longer than what they replace: of an artifact that no import accepts, only the kind is kept.
 *
 * @param isWithheld only its kind leaves
 */
function cleanArtifact(stored: CanonicalText, redactor: TextRedactor, isWithheld: boolean): CanonicalText {
  const clean = redactor.value(JSON.parse(stored) as JsonValue);
  const text = canonicalText(clean);
  if (utf8Length(text) <= artifactBytesMax && !isWithheld) return text;
  const kind = isRecord(clean) && typeof clean['kind'] === 'string' ? { kind: clean['kind'] } : {};
  return canonicalText({ ...kind, redacted: wholeValue });
}

/** The members of `context` and `items` belong to the agent, and have its names. */
const isOfAgent = (field: string) => field === 'context' || field === 'items';
function withFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => withFields(each, fields));
  const kept = Object.entries(value).filter(([field]) => fields.has(field));
  return Object.fromEntries(kept.map(([field, each]) => [field, isOfAgent(field) ? each : withFields(each, fields)]));
}

const bytesOf = (value: JsonValue): number => utf8Length(canonicalText(value));

/** Artifacts of one plan stand by digest [output-order]; new digests have another order. */
function inArtifactOrder(events: readonly SessionEvent[]): SessionEvent[] {
  const refOf = (event: SessionEvent): string | null =>
    event.kind === 'node_output_appended' && event.data.payload.payloadKind === 'artifact_ref'
      ? event.data.payload.sha256
      : null;
  const sorted = events.filter((event) => refOf(event) !== null);
  sorted.sort((a, b) => ((refOf(a) ?? '') < (refOf(b) ?? '') ? -1 : 1));
  return events.map((event) => (refOf(event) === null ? event : (sorted.shift() ?? event)));
}

/** A list that a loop goes through says what it says in the context: its key tells what its items are. */
function cleanList(list: LoopList | undefined, items: JsonValue[], redactor: TextRedactor): JsonValue[] {
  if (list === undefined) return redactor.value(items) as JsonValue[];
  if (list.isSensitive) return redactor.secret(items) as JsonValue[];
  const [clean] = Object.values(redactor.value({ [list.key]: items }) as JsonObject);
  return clean as JsonValue[];
}

/**
 * @param cleanRef of a snapshot of an earlier node
 * @returns the very same snapshot where nothing of it changes
 */
function cleanSnapshot(
  snapshot: ExecutionSnapshot,
  clean: (loopId: LoopId, items: readonly unknown[]) => unknown[],
  cleanRef: (ref: SnapshotRef) => SnapshotRef,
): ExecutionSnapshot {
  const { enginePayload } = snapshot;
  const { engineState } = enginePayload;
  const state: EngineState =
    engineState.kind === 'running' ? { ...engineState, loopStack: engineState.loopStack.map(cleanFrame) } : engineState;
  function cleanFrame(frame: LoopFrame): LoopFrame {
    const { loopId, items, itemsIn } = frame;
    if (items !== undefined) return { ...frame, items: clean(loopId, items) };
    return itemsIn === undefined ? frame : { ...frame, itemsIn: cleanRef(itemsIn) };
  }
  if (enginePayload.v === 2) {
    const parent = cleanRef(enginePayload.parent);
    return { ...snapshot, enginePayload: { v: 2, parent, engineState: state } };
  }
  const holdsTexts = engineState.kind === 'running' && engineState.loopStack.some(({ items }) => items !== undefined);
  return holdsTexts ? { ...snapshot, enginePayload: { v: 1, engineState: state } } : snapshot;
}
