/**
 * A plan as it was recorded beside the same plan decided again: they must be alike, byte for byte. The first difference is named,
 * with both values. A field that is only recorded may come from a later version of this program: it is said, and not called wrong.
 */
import type { SessionEvent } from '../../schemas/events.ts';
import { isFormerWording } from '../core/flow/former-trace.ts';
import { same, unverifiable, type Verdict } from './verdict.ts';

type Path = readonly string[];
type Difference = { readonly path: Path; readonly kind: 'other' | 'more' };

const hasFields = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';
/** A record may have a key of any name, such as `toString`: only its own fields count. */
const fieldOf = (value: unknown, key: string): unknown =>
  hasFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The first difference: `more` when the record has a field that was not decided and everything else agrees so far. */
function differenceOf(recorded: unknown, decided: unknown, path: Path): Difference | null {
  if (!hasFields(recorded) || !hasFields(decided)) return recorded === decided ? null : { path, kind: 'other' };
  if (Array.isArray(recorded) !== Array.isArray(decided)) return { path, kind: 'other' };
  let more: Difference | null = null;
  for (const key of new Set([...Object.keys(decided), ...Object.keys(recorded)])) {
    const at = [...path, key];
    const [there, here] = [fieldOf(recorded, key), fieldOf(decided, key)];
    if (here === undefined && there !== undefined && !Array.isArray(recorded)) more ??= { path: at, kind: 'more' };
    else {
      const found = differenceOf(there, here, at);
      if (found?.kind === 'other') return found;
      more ??= found;
    }
  }
  return more;
}

const shown = (value: unknown, path: Path): string => {
  const at = path.reduce(fieldOf, value);
  const text = at === undefined ? 'nothing' : typeof at === 'string' ? at : JSON.stringify(at);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** A trace in the sentences of an earlier version is that of the decision, when it says the same. */
function inRecordedWording(recorded: SessionEvent, decided: SessionEvent | undefined): SessionEvent | undefined {
  if (recorded.kind !== 'decision_trace_appended' || decided?.kind !== 'decision_trace_appended') return decided;
  const { entries } = recorded.data;
  if (!isFormerWording(entries, decided.data.entries)) return decided;
  return { ...decided, data: { ...decided.data, entries } };
}

export function comparePlans(recorded: readonly SessionEvent[], decided: readonly SessionEvent[]): Verdict {
  let more: Verdict | null = null;
  for (const [i, event] of recorded.entries()) {
    const again = inRecordedWording(event, decided[i]);
    if (again === undefined) {
      return {
        kind: 'bad',
        event,
        problem: `the replay does not produce this event: when this call is replayed, it records no ${event.kind} event`,
      };
    }
    const difference = differenceOf(event, again, []);
    if (difference?.kind === 'more')
      more ??= unverifiable(
        `${event.kind} contains ${difference.path.join('.')}, which this version of WorkRail does not write`,
      );
    if (difference?.kind === 'other') {
      const { path } = difference;
      return {
        kind: 'bad',
        event,
        problem: `${path.join('.')} is ${shown(event, path)}, but the replay produces ${shown(again, path)}`,
      };
    }
  }
  const missing = decided[recorded.length];
  const last = recorded.at(-1);
  if (missing !== undefined && last !== undefined) {
    return {
      kind: 'bad',
      event: last,
      problem: `this is the last recorded event of the call, but the replay then also produces an event ${missing.kind}`,
    };
  }
  return more ?? same;
}
