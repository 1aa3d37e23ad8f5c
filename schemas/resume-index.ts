/**
 * The index with which `resume_session` ranks stored runs without reading all sessions [resume-index-rebuildable]. It is derived
 * from the logs, and each entry is valid for one stamp of the manifest of its session. A file that does not verify is discarded,
 * and the content of a reply is read from the session itself. This is the JSON part of the file; the words of all runs follow it
 * as numbers (`runtime/session/resume-index-file.ts`).
 */
import { count, nodeId, runId, sessionId, sha256Digest, z } from './zod.ts';

const indexedRun = z.object({
  runId,
  /** `lastActivityEventIndex` of its preferred tip. */
  activity: count,
  /** The node with the latest activity: ids of nodes sort by creation time. */
  latest: nodeId,
  isOpen: z.boolean(),
  /** The searchable words of the tip's current notes, without duplicates, with a space around each. */
  notes: z.string(),
  /** The same for the id and the name of its workflow, and for the title of a session of notes. */
  workflow: z.string(),
  /** The number of its words among the numbers after the JSON, which follow those of earlier runs. */
  words: count,
  /** Absent: the words are complete. */
  cut: z.literal(true).optional(),
});
export const indexedSession = z.object({
  sessionId,
  stamp: z.string(),
  /** The latest observations. */
  workspace: sha256Digest.optional(),
  branch: z.string().optional(),
  headSha: z.string().optional(),
  runs: z.array(indexedRun),
});
/**
 * Version 1 had no titles of sessions of notes, version 2 did not say which runs are open and when they were active, version 3 had no
 * words of goals, inputs, titles and earlier notes, version 4 no words of run names, version 5 only words of ASCII characters.
 */
export const resumeIndex = z.object({ v: z.literal(6), sessions: z.array(indexedSession) });
export type IndexedRun = z.infer<typeof indexedRun>;
export type IndexedSession = z.infer<typeof indexedSession>;
export type ResumeIndexFile = z.infer<typeof resumeIndex>;
