/**
 * The export bundle, v1, as text: one plan and one object at a time, in the canonical form of the whole. Pure.
 *
 * The digests come first in that form, so the plans are gone through twice: once for their digests, once for their text. Objects are
 * named by their digest, and are read only when their text is written [bundle-streams].
 */

import { err, ok, type Result } from 'neverthrow';
import {
  type CanonicalText,
  canonicalBytes,
  canonicalText,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import { type DigestPort, type Hasher, sha256 } from '../../schemas/canonical/sha256.ts';
import { byKey } from '../../schemas/code-unit-order.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { encodePlan } from '../core/append.ts';
import { logStart, type ObjectKind, type StoreFault } from '../core/stored-log.ts';
import { type ObjectSetName, objectSets, type PartDigest } from './bundle-parts.ts';
import type { SessionContent } from './content.ts';

export type BundleFacts = {
  readonly bundleId: string;
  /** ISO 8601; also stands for the time at which a plan was closed, where that is not known. */
  readonly exportedAt: string;
  readonly appVersion: string;
  /** The kinds that a redaction searched for, where there was one. */
  readonly searchedFor?: readonly string[];
};
export type Hashing = { readonly digest: DigestPort; hasher(): Hasher };
export type TextSink = (piece: string) => Promise<void>;
export type WritableText = {
  /** Of all that is written. */
  readonly bytes: number;
  /** Stops at the first object that cannot be read. */
  write(sink: TextSink): Promise<Result<void, StoreFault>>;
};

/** An object, which is read when its turn comes. */
type Unread = { readonly kind: ObjectKind; readonly ref: Sha256Digest; readonly bytes: number };
type Piece = string | Unread;

const jsonOf = (value: unknown): CanonicalText => canonicalText(value as JsonValue);

/** The items of a list, as canonical JSON of the list. */
function* listed(items: Iterable<string>): Generator<string> {
  let before = '[';
  for (const item of items) {
    yield `${before}${item}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function* eventTexts({ plans }: SessionContent): Generator<string> {
  for (const { events } of plans) for (const event of events) yield jsonOf(event);
}

function* recordTexts({ sessionId, plans }: SessionContent, { exportedAt }: BundleFacts, digest: DigestPort) {
  let cursor = logStart;
  const decoder = new TextDecoder();
  for (const { events, closedAt } of plans) {
    const plan = encodePlan(sessionId, events, cursor, digest, closedAt ?? exportedAt);
    yield* decoder.decode(plan.manifestBytes).split('\n').slice(0, -1);
    cursor = plan.cursor;
  }
}

const sorted = (refs: ReadonlyMap<Sha256Digest, number>) => [...refs].sort(byKey);

function* objectSet(content: SessionContent, name: ObjectSetName): Generator<Piece> {
  const kind = objectSets[name];
  let before = '{';
  for (const [ref, bytes] of sorted(content.objects[kind])) {
    yield `${before}${jsonOf(ref)}:`;
    yield { kind, ref, bytes };
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function digestOf(texts: Iterable<string>, { hasher }: Hashing): PartDigest {
  const hash = hasher();
  let bytes = 0;
  for (const text of texts) {
    hash.update(canonicalBytes(text as CanonicalText));
    bytes += utf8Length(text);
  }
  return { sha256: `sha256:${hash.hex()}`, bytes };
}

function flagsOf({ salvaged, redacted }: SessionContent): Readonly<Record<string, true>> {
  return { ...(salvaged ? { salvaged: true as const } : {}), ...(redacted ? { redacted: true as const } : {}) };
}

type Lists = Readonly<Record<'events' | 'manifest', () => Iterable<string>>>;

const listsOf = (content: SessionContent, facts: BundleFacts, { digest }: Hashing): Lists => ({
  events: () => listed(eventTexts(content)),
  manifest: () => listed(recordTexts(content, facts, digest)),
});

function integrityOf(content: SessionContent, lists: Lists, hashing: Hashing) {
  const events = digestOf(lists.events(), hashing);
  const manifest = digestOf(lists.manifest(), hashing);
  const entry = (path: string, part: PartDigest) => jsonOf({ path, ...part });
  const valueEntry = (name: string, value: JsonValue) => {
    const text = jsonOf(value);
    return entry(`session/${name}`, { sha256: sha256(hashing.digest, text), bytes: utf8Length(text) });
  };
  const objects = Object.entries(objectSets).flatMap(([name, kind]) =>
    sorted(content.objects[kind]).map(([ref, bytes]) => entry(`session/${name}/${ref}`, { sha256: ref, bytes })),
  );
  const entries = [
    valueEntry('sessionId', content.sessionId),
    entry('session/events', events),
    entry('session/manifest', manifest),
    ...objects,
    ...Object.entries(flagsOf(content)).map(([name, value]) => valueEntry(name, value)),
  ];
  return { entries, listedBytes: events.bytes + manifest.bytes };
}

function* members(pairs: readonly (readonly [string, () => Iterable<Piece>])[]): Generator<Piece> {
  let before = '{';
  for (const [name, pieces] of [...pairs].sort(byKey)) {
    yield `${before}${jsonOf(name)}:`;
    yield* pieces();
    before = ',';
  }
  yield '}';
}

function bundlePieces(content: SessionContent, facts: BundleFacts, entries: readonly string[], lists: Lists) {
  const value = (each: unknown) => () => [jsonOf(each)];
  const producer = {
    appVersion: facts.appVersion,
    ...(facts.searchedFor === undefined ? {} : { searchedFor: [...facts.searchedFor] }),
  };
  const integrity = () =>
    members([
      ['kind', value('sha256_manifest_v1')],
      ['entries', () => listed(entries)],
    ]);
  const session = () =>
    members([
      ['sessionId', value(content.sessionId)],
      ...Object.entries(lists),
      ...(Object.keys(objectSets) as ObjectSetName[]).map((name) => [name, () => objectSet(content, name)] as const),
      ...Object.entries(flagsOf(content)).map(([name, flag]) => [name, value(flag)] as const),
    ]);
  return members([
    ['bundleSchemaVersion', value(1)],
    ['bundleId', value(facts.bundleId)],
    ['exportedAt', value(facts.exportedAt)],
    ['producer', value(producer)],
    ['integrity', integrity],
    ['session', session],
  ]);
}

const lineFeed = '\n';
const unlisted: Lists = { events: () => [], manifest: () => [] };

/** A bundle of this content, of which nothing is written yet. */
export function bundleOf(content: SessionContent, facts: BundleFacts, hashing: Hashing): WritableText {
  const lists = listsOf(content, facts, hashing);
  const { entries, listedBytes } = integrityOf(content, lists, hashing);
  let bytes = listedBytes + lineFeed.length;
  for (const piece of bundlePieces(content, facts, entries, unlisted)) {
    bytes += typeof piece === 'string' ? utf8Length(piece) : piece.bytes;
  }
  return {
    bytes,
    write: async (sink) => {
      for (const piece of bundlePieces(content, facts, entries, lists)) {
        const text = typeof piece === 'string' ? ok(piece) : await content.read(piece.kind, piece.ref);
        if (text.isErr()) return err(text.error);
        await sink(text.value);
      }
      await sink(lineFeed);
      return ok(undefined);
    },
  };
}
