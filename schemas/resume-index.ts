/**
 * What `resume_session` ranks stored runs by, so that it need not read ten thousand sessions to answer [resume-index-rebuildable].
 * Derived from the logs, bound to the manifest of each session by its stamp, and never
 * truth: a file that does not verify is thrown away, and what a reply says is read from the session itself. This is the JSON part of
 * the file; the words of all runs follow it as numbers (`runtime/session/resume-index-file.ts`).
 */
import { count, nodeId, runId, sessionId, sha256Digest, z } from './zod.ts';

const indexedRun = z.object({
  runId,
  /** `lastActivityEventIndex` of its preferred tip. */
  activity: count,
  /** The node with the latest activity: ids of nodes sort by the time at which they were made. */
  latest: nodeId,
  isOpen: z.boolean(),
  /** The searchable words of the tip's current notes, each once, with a space around each. */
  notes: z.string(),
  /** The same of the id and the name of its workflow, and of the title of a session of notes. */
  workflow: z.string(),
  /** How many of the numbers behind the JSON are its words, after those of the runs before it. */
  words: count,
  /** Absent: its words are all of them. */
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
