/**
 * Handles, token format 2: `amber-otter-42/5-k7m2x` names a step by its run, by the number of its node in the run, and by five
 * check characters [handles-name-a-step]. A later attempt on the same node has letters after the number: `5b`. What is done with a
 * handle depends on the argument that holds it, so one handle serves a whole step.
 *
 * The check is 25 bits of an HMAC over the ids that the name and the number stand for: it catches what people and models
 * miscopy, and tells runs that share a name apart. Reading is forgiving about everything that cannot change which step is meant.
 */
import type { NodeId, RunId, SessionId } from '../../schemas/ids.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import { handleChecksCachedMax } from '../../schemas/limits.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { CryptoPort } from '../ports.ts';
import { keyBytes } from './codec.ts';

export type Handle = {
  readonly runName: string;
  /** The first node of a run has number 1. */
  readonly node: number;
  /** The first attempt on a node has index 0, and no letter. */
  readonly attempt: number;
  readonly check: string;
};
/** What the check covers. */
export type HandleTarget = {
  readonly sessionId: SessionId;
  readonly runId: RunId;
  readonly nodeId: NodeId;
  readonly attempt: number;
};

/** Crockford's base 32: without i, l, o and u. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const checkLength = 5;
const bitsPerDigit = 5;
const letters = 26;
const firstLetter = 'a'.charCodeAt(0);
/** Three letters: more attempts than any node takes. */
const attemptsMax = letters ** 3;

const encoder = new TextEncoder();

const nameForm = '[a-z]+-[a-z]+-[0-9]{2}';
const handleForm = new RegExp(`^(${nameForm})/([1-9][0-9]{0,6})([a-z]{0,3})-([${digits}]{${checkLength}})$`);
const nameAtStart = new RegExp(`^${nameForm}`);
/** Whoever wrote this meant a handle, whatever became of its end. */
const handleLike = new RegExp(`^${nameForm}(?:[/:#]|$)`);

// Writing ---------------------------------------------------------------------------------------------------------------

/** No letters for the first attempt, then b to z, ba to zz, and so on: digits of base 26 in which a is 0. */
function attemptLetters(attempt: number): string {
  let text = '';
  for (let rest = attempt; rest > 0; rest = Math.floor(rest / letters)) {
    text = String.fromCharCode(firstLetter + (rest % letters)) + text;
  }
  return text;
}

function attemptOfLetters(text: string): number {
  let attempt = 0;
  for (const letter of text) attempt = attempt * letters + letter.charCodeAt(0) - firstLetter;
  return attempt;
}

/** The canonical text of what a check covers: ids are ASCII without anything to escape, and the keys are in their order. */
const coveredByCheck = ({ sessionId, runId, nodeId, attempt }: HandleTarget): string =>
  `{"attempt":${attempt},"nodeId":"${nodeId}","runId":"${runId}","sessionId":"${sessionId}","tokenVersion":2}`;

/** A step is checked in every argument of the calls that name it, and was written into the reply before. */
const checksBy = new WeakMap<CryptoPort, BoundedMap<string, string>>();

function checksOf(crypto: CryptoPort): BoundedMap<string, string> {
  const known = checksBy.get(crypto);
  if (known !== undefined) return known;
  const checks = new BoundedMap<string, string>(handleChecksCachedMax);
  checksBy.set(crypto, checks);
  return checks;
}

function checkOf(target: HandleTarget, key: string, crypto: CryptoPort): string {
  const covered = coveredByCheck(target);
  const name = `${key} ${covered}`;
  const checks = checksOf(crypto);
  const known = checks.get(name);
  if (known !== undefined) return known;
  const check = computedCheck(covered, key, crypto);
  checks.set(name, check);
  return check;
}

function computedCheck(covered: string, key: string, crypto: CryptoPort): string {
  let bits = 0;
  for (const byte of crypto.hmacSha256(keyBytes(key), encoder.encode(covered)).subarray(0, 4)) bits = bits * 256 + byte;
  let check = '';
  for (let i = 0; i < checkLength; i += 1) {
    check += digits[Math.floor(bits / 2 ** (32 - bitsPerDigit * (i + 1))) % digits.length];
  }
  return check;
}

/** Made with the current key. The same target and key give the same handle. */
export function formatHandle(
  runName: string,
  node: number,
  target: HandleTarget,
  keyring: Keyring,
  crypto: CryptoPort,
): string {
  const check = checkOf(target, keyring.current.key, crypto);
  return `${runName}/${node}${attemptLetters(target.attempt)}-${check}`;
}

// Reading ---------------------------------------------------------------------------------------------------------------

const label =
  /^(?:stateToken|ackToken|retryAckToken|forkAckToken|checkpointToken|within|handle)["'`\u201d\u2019]?\s*[:=]\s*/i;
/** Typographic quotation marks are how many editors write `"` and `'`. */
const before = /^[\s"'`\u2018-\u201f\u00ab\u00bb<([{]+/;
const after = /[\s"'`\u2018-\u201f\u00ab\u00bb>)\]},;.\u2026]+$/;
const dashes = /[\u2010-\u2015\u2212]/g;

const stripped = (text: string) => text.replace(before, '').replace(label, '').replace(before, '').replace(after, '');
/** In the check, what reads like a digit is that digit. */
const plainCheck = (check: string) => check.replaceAll('o', '0').replace(/[il]/g, '1');

/** A handle as it was written is plain: nothing below would change it. */
function plain(text: string): string {
  if (handleForm.test(text)) return text;
  const bare = stripped(text).normalize('NFKC').replace(dashes, '-').replace(/\s+/g, '').toLowerCase();
  const end = bare.lastIndexOf('-');
  return (
    bare.slice(0, end + 1) + (bare.slice(0, end).includes('/') ? plainCheck(bare.slice(end + 1)) : bare.slice(end + 1))
  );
}

/** Longer texts are no handle, whatever stands around it. */
const handleTextMax = 256;

/** True for a text that was meant as a handle, even a cut or an altered one. */
export const isHandleLike = (text: string): boolean => text.length <= handleTextMax && handleLike.test(plain(text));

/** Null for a text that is no whole handle. */
export function parseHandle(text: string): Handle | null {
  if (text.length > handleTextMax) return null;
  const [, runName, node, attempt, check] = handleForm.exec(plain(text)) ?? [];
  if (runName === undefined || node === undefined || attempt === undefined || check === undefined) return null;
  const index = attemptOfLetters(attempt);
  // `5a` is never written: there is one spelling of an attempt.
  if (attempt.startsWith('a') || index >= attemptsMax) return null;
  return { runName, node: Number(node), attempt: index, check };
}

/** The run name that a text begins with; null when it begins with none. */
export const runNameOfHandle = (text: string): string | null =>
  text.length > handleTextMax ? null : (nameAtStart.exec(plain(text))?.[0] ?? null);

/** Which key of the keyring made the check; null when none did. Compared in constant time. */
export function checkKey(
  { check }: Handle,
  target: HandleTarget,
  keyring: Keyring,
  crypto: CryptoPort,
): 'current_key' | 'previous_key' | null {
  const isBy = (key: string) => crypto.equal(encoder.encode(checkOf(target, key, crypto)), encoder.encode(check));
  if (isBy(keyring.current.key)) return 'current_key';
  return keyring.previous !== null && isBy(keyring.previous.key) ? 'previous_key' : null;
}

export const fitsCheck = (handle: Handle, target: HandleTarget, keyring: Keyring, crypto: CryptoPort): boolean =>
  checkKey(handle, target, keyring, crypto) !== null;
