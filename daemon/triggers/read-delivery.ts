/** A request to a webhook → an event of its rule. Pure. */
import { isRecord, type JsonRecord, parseJson, parseJsonBytes } from '../../schemas/json-object.ts';
import { partsOfPointer } from '../../schemas/json-pointer.ts';
import { jobKeyLengthMax } from '../../schemas/daemon/limits.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import type { NamedRule } from './decide.ts';
import { type EventValue, quotedValue, type TriggerEvent } from './event.ts';
import { readGithubPayload } from './github-event.ts';
import { chainDepthOf } from './marker.ts';
import { digestOf } from './signature.ts';
import { beginningOf, inputText } from './template.ts';

/** Names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>;
export const signatureHeader = 'x-hub-signature-256';
const deliveryId = /^[A-Za-z0-9-]{1,100}$/;

export type DeliveryReading =
  | { readonly kind: 'event'; readonly event: TriggerEvent }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** @param digest of the body */
export function readDelivery({ rule }: NamedRule, headers: Headers, body: Uint8Array, digest: string): DeliveryReading {
  const payload = parseJsonBytes(body);
  if (!isRecord(payload))
    return {
      kind: 'invalid',
      reason: 'the body of a webhook is not a JSON object; GitHub needs the content type application/json',
    };
  if (rule.webhook !== undefined)
    return { kind: 'event', event: jsonEvent(rule.webhook, withExactNumbers(payload, body), digest) };
  const id = headers['x-github-delivery'];
  const name = headers['x-github-event'] ?? '';
  if (name === 'ping')
    return { kind: 'ignored', reason: 'a ping, which GitHub sends to check that the webhook answers' };
  return readGithubPayload(name, payload, { digest, deliveryId: id !== undefined && deliveryId.test(id) ? id : null });
}

function jsonEvent(
  { subject, trust = 'stranger' }: NonNullable<NamedRule['rule']['webhook']>,
  payload: JsonRecord,
  digest: string,
): TriggerEvent {
  const values = (name: string) => valueAt(payload, name);
  return {
    id: digest,
    aliases: [],
    subject: subject === undefined ? null : subjectOf(inputText(subject, values)),
    chainDepth: chainDepthOf(textsIn(payload)),
    values,
    github: null,
    origin: 'trigger',
    trust,
  };
}

const digestLength = 16;

/** Null for no text. Two long texts with the same beginning are two subjects. */
function subjectOf(text: string): string | null {
  const shown = visibleName(text);
  if (Buffer.byteLength(shown) <= jobKeyLengthMax) return shown || null;
  const digest = digestOf(new TextEncoder().encode(text)).slice(0, digestLength);
  return `${beginningOf(shown, jobKeyLengthMax - digestLength - 1)} ${digest}`;
}

const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const wholeNumber = /^-?[1-9]\d*$/;

/**
 * Long numbers as strings: ids that JSON.parse rounds would name the same subject.
 *
 * @param body valid JSON, in which every string ends: otherwise, the search would start again at each quotation mark
 */
function withExactNumbers(payload: JsonRecord, body: Uint8Array): JsonRecord {
  const text = new TextDecoder().decode(body);
  const exact = text.replace(stringOrNumber, (found) =>
    wholeNumber.test(found) && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found,
  );
  const value = exact === text ? payload : parseJson(exact);
  return isRecord(value) ? value : payload;
}

/** All texts and names of keys, unescaped: JSON can write a marker in many ways. Not recursive, because a body can be nested deeply. */
function textsIn(payload: JsonRecord): readonly string[] {
  const texts: string[] = [];
  const left: unknown[] = [payload];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const one of value) left.push(one);
    else if (isRecord(value)) for (const [key, one] of Object.entries(value)) left.push(key, one);
  }
  return texts;
}

/** A text, number or boolean behind a JSON pointer. */
function valueAt(payload: JsonRecord, pointer: string): EventValue | null {
  let value: unknown = payload;
  for (const key of partsOfPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return null;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? quotedValue(String(value))
    : null;
}
