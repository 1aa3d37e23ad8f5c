/**
 * Takes everything out of a session that its workflows do not say themselves [redact-all-keeps-known-words]. A search for secrets
 * finds the forms that it knows (`secrets.ts`); an allow-list need not know any. Pure.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import { reportForms } from '../core/validation/report-forms.ts';
import { KnownValues } from './known-values.ts';
import {
  CleanEntries,
  type CleanEntry,
  Marks,
  type RedactionCount,
  redactedKinds,
  type TextRedactor,
} from './redact.ts';

/** The kinds and fields of reports, and their values. */
const reportWords = Object.entries(reportForms).flatMap(([kind, form]) => [
  'kind',
  kind,
  ...(form.match(/\w+/g) ?? []),
]);

/** Of events and states. A later version can add some, and only it knows which of them hold texts. */
export const recordFields: ReadonlySet<string> = new Set(
  [
    'v eventId eventIndex sessionId kind dedupeKey data scope runId nodeId key value confidence type workflowId workflowHash',
    'workflowSourceKind workflowSourceRef parent sourceDigest rulesVersion goal nodeKind parentNodeId snapshotRef checkpoint',
    'asksConfirmation attemptId inputDigest edgeKind fromNodeId toNodeId cause intent outcome confirmation blockedNodeId',
    'blockers code pointer message suggestedFix loop followup contractRef capability stepId loopId iteration maxIterations',
    'level words comment outputId supersedesOutputId outputChannel payload payloadKind notesMarkdown sha256 contentType',
    'byteLength changeId source delta effective autonomy riskPolicy capObsId status provenance enforcementGrade detail',
    'probeTemplateId probeStepId result attemptContext failureCode claimedBy claim gapId severity reason summary resolution',
    'evidenceRefs category resolvesGapId divergenceId relatedStepId traceId entries refs conditionId contextId context',
    'enginePayload engineState completed loopStack pending seeds values bodyIndex items control step loopPath decision count',
    'itemsIn resent',
  ].flatMap((names) => names.split(' ')),
);

const ownKinds = ['boolean', 'key', 'number', 'text'] as const;
type OwnKind = (typeof ownKinds)[number];
const marked = new RegExp(String.raw`^\[redacted:(?:${[...redactedKinds, ...ownKinds].join('|')})\]$`);

/** Every text, number and key in a value. */
function* wordsOf(value: JsonValue | undefined): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield `${value}`;
  else if (Array.isArray(value)) for (const each of value) yield* wordsOf(each as JsonValue);
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      yield key;
      yield* wordsOf(each);
    }
}

/** What may leave: the words of reports, and each text, number and key of the workflows, as a whole. */
export const allowedWords = (workflows: readonly JsonValue[]): ReadonlySet<string> =>
  new Set([...reportWords, ...workflows.flatMap((workflow) => [...wordsOf(workflow)])]);

export class AllowListRedactor implements TextRedactor {
  readonly #allowed: ReadonlySet<string>;
  readonly #marks = new Marks();
  #sensitive = new KnownValues();

  constructor(allowed: ReadonlySet<string>) {
    this.#allowed = allowed;
  }

  get counts(): RedactionCount[] {
    return this.#marks.counts;
  }

  uncounted(): AllowListRedactor {
    const other = new AllowListRedactor(this.#allowed);
    other.#sensitive = this.#sensitive;
    return other;
  }

  /** A word of the workflow is taken out too where it is one of these values. */
  learn(values: KnownValues): void {
    this.#sensitive = values;
  }

  text(text: string): string {
    return this.#word('text', text, false);
  }

  value(value: JsonValue): JsonValue {
    return this.#clean(value, false);
  }

  entries(value: JsonObject): ReadonlyMap<string, CleanEntry> {
    return this.#entries(value, false);
  }

  secret(value: JsonValue): JsonValue {
    return this.#clean(value, true);
  }

  #clean(value: JsonValue, isSecret: boolean): JsonValue {
    if (typeof value === 'string') return this.#word('text', value, isSecret);
    if (typeof value === 'number') return this.#word('number', value, isSecret);
    if (typeof value === 'boolean') return isSecret ? this.#marks.add('boolean') : value;
    if (value === null) return null;
    if (Array.isArray(value)) return value.map((each: JsonValue) => this.#clean(each, isSecret));
    return Object.fromEntries(this.#entries(value as JsonObject, isSecret).values());
  }

  #entries(value: JsonObject, isSecret: boolean): Map<string, CleanEntry> {
    const clean = new CleanEntries();
    const entries = new Map<string, CleanEntry>();
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue;
      const now = this.#clean(each as JsonValue, isSecret);
      entries.set(key, [clean.add(this.#word('key', key, isSecret), now), now]);
    }
    return entries;
  }

  /** Empty texts and the marks of an earlier redaction stay. */
  #word<Word extends string | number>(kind: OwnKind, word: Word, isSecret: boolean): Word | string {
    const text = `${word}`;
    const isAllowed = !isSecret && this.#allowed.has(text) && !this.#sensitive.isValue(text);
    return isAllowed || text === '' || marked.test(text) ? word : this.#marks.add(kind);
  }
}
