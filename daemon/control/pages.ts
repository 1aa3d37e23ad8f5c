/** The parameters of a request that name a part of a report. Pure. */
import { sessionIdPattern, type SessionId } from '../../schemas/ids.ts';
import {
  controlPageDefault,
  controlPageMax,
  controlReplayBytesMax,
  sessionNameLengthMax,
} from '../../schemas/daemon/limits.ts';
import type { DaemonReplay } from '../../schemas/daemon/reports.ts';
import { type Refusal, refusal } from '../reports/refusal.ts';
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
  /** The parameters of the next page; null for the last one. */
  readonly next: string | null;
};

/** @param ids the newest first */
export function pageOf(ids: readonly SessionId[], asked: Asked): Page | Refusal {
  const limit = numberIn(asked, 'limit', 1, controlPageMax);
  if (typeof limit === 'object' && limit !== null) return limit;
  const before = asked.query.get('before');
  if (before !== undefined && !sessionIdPattern.test(before))
    return refusal('invalid', '"before" must be the id of a session', 'Follow the link to the next page');
  const older = ids.filter((id) => before === undefined || id < before);
  const size = limit ?? controlPageDefault;
  const page = older.slice(0, size);
  const last = page.at(-1);
  const isLast = last === undefined || older.length === page.length;
  return { ids: page, next: isLast ? null : `before=${last}${limit === null ? '' : `&limit=${limit}`}` };
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
