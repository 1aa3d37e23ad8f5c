/**
 * The saved index of `resume_session` [resume-index-rebuildable]: one line with the digest of what follows, one line of JSON that ends
 * at a multiple of four bytes, and the words of all runs in the order of the JSON: hashes of four bytes, then fields of one byte. Pure.
 */
import { type DigestPort, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import { resumeAllWordsMax, resumeIndexBytesMax } from '../../schemas/limits.ts';
import type { IndexedSession, ResumeIndexFile } from '../../schemas/resume-index.ts';
import { validateResumeIndex } from '../../generated/validators/resume-index.v1.js';
import type { SearchedRun, SearchedSession } from '../projections/searched-run.ts';

export type UnusableIndex = 'missing' | 'damaged' | 'other_version';

const version = 6;
const lineEnd = 0x0a;
const hashBytes = Uint32Array.BYTES_PER_ELEMENT;
const wordBytes = hashBytes + Uint8Array.BYTES_PER_ELEMENT;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @param allWordsMax of all runs together */
export function indexBytes(
  sessions: readonly SearchedSession[],
  digest: DigestPort,
  allWordsMax = resumeAllWordsMax,
): Uint8Array {
  const runs = sessions.flatMap((session) => session.runs);
  const wordsMax = wordsPerRun(runs, allWordsMax);
  const keptOf = ({ words }: SearchedRun) => Math.min(words, wordsMax);
  const json = JSON.stringify({
    v: version,
    sessions: sessions.map((session) => ({
      ...session,
      runs: session.runs.map(({ hashes: _hashes, fields: _fields, from: _from, ...run }) =>
        run.words <= wordsMax ? run : { ...run, words: wordsMax, cut: true as const },
      ),
    })),
  } satisfies ResumeIndexFile);
  const text = encoder.encode(json);
  const padded = Math.ceil((text.length + 1) / hashBytes) * hashBytes;
  const all = runs.reduce((sum, run) => sum + keptOf(run), 0);
  const body = new Uint8Array(padded + all * wordBytes).fill(0x20, 0, padded);
  body.set(text);
  body[padded - 1] = lineEnd;
  const [hashes, fields] = wordArrays(body, padded, all);
  let at = 0;
  for (const run of runs) {
    const end = run.from + keptOf(run);
    hashes.set(run.hashes.subarray(run.from, end), at);
    fields.set(run.fields.subarray(run.from, end), at);
    at += end - run.from;
  }
  const head = encoder.encode(`${sha256OfStored(digest, body)}\n`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** All hashes, then the fields of each. */
const wordArrays = ({ buffer, byteOffset }: Uint8Array, from: number, words: number) =>
  [
    new Uint32Array(buffer, byteOffset + from, words),
    new Uint8Array(buffer, byteOffset + from + words * hashBytes, words),
  ] as const;

/** Where all words together are too many, every run keeps an equal number of them. */
function wordsPerRun(runs: readonly SearchedRun[], allWordsMax: number): number {
  const all = runs.reduce((sum, { words }) => sum + words, 0);
  return all <= allWordsMax ? Number.POSITIVE_INFINITY : Math.floor(allWordsMax / runs.length);
}

/** The sessions of a saved index, or why it is of no use. */
export function readIndex(bytes: Uint8Array | null, digest: DigestPort): readonly SearchedSession[] | UnusableIndex {
  if (bytes === null) return 'missing';
  const headEnd = bytes.indexOf(lineEnd);
  if (headEnd === -1 || bytes.length > resumeIndexBytesMax) return 'damaged';
  const body = bytes.subarray(headEnd + 1);
  try {
    if (decoder.decode(bytes.subarray(0, headEnd)) !== sha256OfStored(digest, body)) return 'damaged';
    const jsonEnd = body.indexOf(lineEnd);
    const value: unknown = JSON.parse(decoder.decode(jsonEnd === -1 ? body : body.subarray(0, jsonEnd)));
    if (validateResumeIndex(value)) return withWords(value.sessions, body.slice(jsonEnd + 1)) ?? 'damaged';
    const stated = (value as { v?: unknown } | null)?.v;
    return typeof stated === 'number' && stated !== version ? 'other_version' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The same sessions, each run with its words; null where there are not as many as the runs need. */
function withWords(sessions: IndexedSession[], bytes: Uint8Array): readonly SearchedSession[] | null {
  if (bytes.length % wordBytes !== 0) return null;
  const all = bytes.length / wordBytes;
  const [hashes, fields] = wordArrays(bytes, 0, all);
  let at = 0;
  // A hundred thousand sessions are read here: nothing is copied, and no object is made.
  for (const { runs } of sessions) {
    for (const run of runs as Partial<Writable<SearchedRun>>[]) {
      run.hashes = hashes;
      run.fields = fields;
      run.from = at;
      at += run.words ?? 0;
    }
  }
  return at === all ? (sessions as SearchedSession[]) : null;
}
