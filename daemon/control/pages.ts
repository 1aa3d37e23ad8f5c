/** The parameters of a request that name a part of a report. Pure. */
import { sessionIdPattern, type SessionId } from '../../schemas/ids.ts';
import {
  controlPageDefault,
  controlPageMax,
  controlReplayBytesMax,
  sessionNameLengthMax,
} from '../../schemas/daemon/limits.ts';
import type { DaemonReplay } from '../../schemas/daemon/reports.ts';
import type { JobState } from '../queue/job-state.ts';
import { isRefused, type Refusal, refusal } from '../reports/refusal.ts';
import type { Asked } from './answer.ts';

/** No escapes and no dots: a name is looked up, and is never a part of a path. */
const namePattern = new RegExp(`^[A-Za-z0-9_-]{1,${sessionNameLengthMax}}$`);
export const isName = (text: string): boolean => namePattern.test(text);

/** Null if the parameter is absent. */
export function numberIn({ query }: Asked, name: string, min: number, max: number): number | null | Refusal {
  const given = query.get(name);
  if (given === undefined) return null;
  if (/^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max) return Number(given);
  return refusal('invalid', `"${name}" must be a number from ${min} to ${max}`, `Write ${name}=${min}, or omit it`);
}

export type Page = {
  readonly ids: readonly SessionId[];
  readonly jobs: readonly JobState[];
  /** The parameters of the next page; null for the last one. */
  readonly next: string | null;
};
type Jobs = { readonly all: readonly JobState[]; readonly isShown: (job: JobState) => boolean };

/**
 * The next sessions and the next jobs of a report that lists both.
 *
 * @param ids the newest first
 */
export function pageOf(ids: readonly SessionId[], jobs: Jobs, asked: Asked): Page | Refusal {
  const given = numberIn(asked, 'limit', 1, controlPageMax);
  if (typeof given === 'object' && given !== null) return given;
  const limit = given ?? controlPageDefault;
  const sessions = sessionsAfter(ids, asked.query.get('before'), limit);
  if (isRefused(sessions)) return sessions;
  const queued = jobsAfter(jobs, asked, limit);
  if (isRefused(queued)) return queued;
  const isLast = !sessions.hasMore && !queued.hasMore;
  const next = { before: sessions.cursor, jobs_after: queued.cursor, limit: given };
  const parameters = Object.entries(next).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return { ids: sessions.items, jobs: queued.items, next: isLast ? null : parameters.join('&') };
}

type Part<T> = {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  /** The last one on this page or on the pages before it; null if there is none. */
  readonly cursor: string | null;
};

function sessionsAfter(
  ids: readonly SessionId[],
  before: string | undefined,
  limit: number,
): Part<SessionId> | Refusal {
  if (before !== undefined && !sessionIdPattern.test(before))
    return refusal('invalid', '"before" must be the id of a session', 'Follow the link to the next page');
  const older = ids.filter((id) => before === undefined || id < before);
  const items = older.slice(0, limit);
  return { items, hasMore: items.length < older.length, cursor: items.at(-1) ?? before ?? null };
}

/** The position is looked up among all jobs, because the last job of the page before may have been dismissed since. */
function jobsAfter({ all, isShown }: Jobs, { query }: Asked, limit: number): Part<JobState> | Refusal {
  const after = query.get('jobs_after');
  const position = all.findIndex(({ job }) => job.jobId === after);
  if (after !== undefined && position === -1)
    return refusal('unknown', 'no job has the id that "jobs_after" contains', 'Follow the link to the next page');
  // The first page that has jobs names one, and so do the links that follow it.
  if (after === undefined && query.has('before')) return { items: [], hasMore: false, cursor: null };
  const later = all.slice(position + 1).filter(isShown);
  const items = later.slice(0, limit);
  return { items, hasMore: items.length < later.length, cursor: items.at(-1)?.job.jobId ?? after ?? null };
}

type Parts = DaemonReplay['parts'];

/** As many parts as fit into one reply, and at least one. @returns the position of the next page; null for the last one */
export function partsFrom(parts: Parts, from: number): { readonly parts: Parts; readonly next: number | null } {
  let [end, bytes] = [from, 0];
  for (; end < parts.length; end += 1) {
    bytes += Buffer.byteLength(JSON.stringify(parts[end]));
    if (bytes > controlReplayBytesMax && end > from) break;
  }
  return { parts: parts.slice(from, end), next: end < parts.length ? end : null };
}
