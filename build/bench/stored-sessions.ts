/**
 * Many stored sessions in little time: one run is made by the runtime, and every other session is that one under ids and notes of
 * its own, encoded as the store encodes a plan.
 */
import fs from 'node:fs';
import path from 'node:path';
import { encodePlan } from '../../runtime/core/append.ts';
import { type LogCursor, logStart } from '../../runtime/core/stored-log.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { acknowledgement, longId, longSource, must, nodeFiles, runtimeOn, unsyncedFiles } from './world.ts';

const { digest } = nodeCrypto();
/** Ids end in a ULID; the names of event kinds begin alike. */
const idPattern = /\b(?:sess|run|node|evt)_[a-z0-9]{26}\b/g;
const placeholder = 'notes that differ in every session';

const goalPlaceholder = 'a goal that differs in every session';
export type Texts = {
  /** The notes of the step that session `i` has done. */
  readonly notesOf: (i: number) => string;
  readonly goalOf: (i: number) => string;
};

export async function storeSessions(data: string, count: number, { notesOf, goalOf }: Texts): Promise<void> {
  const runtime = runtimeOn(data, longSource(3), unsyncedFiles(nodeFiles()));
  const first = must(await runtime.start({ workflowId: longId, goal: goalPlaceholder })).data;
  must(await runtime.continue({ ...acknowledgement(first), output: { notesMarkdown: placeholder } }));
  const layout = new Layout(data);
  const original = first.session.sessionId as SessionId;
  const plans = fs
    .readdirSync(layout.events(original))
    .sort()
    .map((name) => fs.readFileSync(path.join(layout.events(original), name), 'utf8'));
  fs.rmSync(layout.session(original), { recursive: true });
  // Every id of the session in its own form: prefix, underscore, and a suffix that counts.
  const ids = [...new Set(plans.join('').match(idPattern) ?? [])];
  for (let i = 0; i < count; i += 1) {
    const renamed = new Map(ids.map((id, at) => [id, `${id.slice(0, id.indexOf('_') + 1)}b${i}x${at}`]));
    const sessionId = renamed.get(original) as SessionId;
    let cursor: LogCursor = logStart;
    let manifest = '';
    fs.mkdirSync(layout.events(sessionId), { recursive: true });
    for (const plan of plans) {
      const text = plan
        .replace(idPattern, (id) => renamed.get(id) ?? id)
        .replace(placeholder, JSON.stringify(notesOf(i)).slice(1, -1))
        .replace(goalPlaceholder, JSON.stringify(goalOf(i)).slice(1, -1));
      const events = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as SessionEvent);
      const encoded = encodePlan(sessionId, events, cursor, digest, '2026-01-01T00:00:00.000Z');
      fs.writeFileSync(path.join(layout.session(sessionId), encoded.segmentRelPath), encoded.segmentBytes);
      manifest += Buffer.from(encoded.manifestBytes).toString('utf8');
      cursor = encoded.cursor;
    }
    fs.writeFileSync(layout.manifest(sessionId), manifest);
  }
}
