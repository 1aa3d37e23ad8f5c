/**
 * Version 1 of the reports that have a version 2, as `--json=1` prints it (ADR-0048). Its names are frozen. An optional field
 * that is added to the newest version is added here too.
 */
import * as current from './admin-reports.ts';
import { count, sessionId, workflowId, z } from './zod.ts';

const version = z.literal(1);

const sessionSummary = current.sessionSummary.omit({ pinned: true }).extend({ kept: z.boolean() });
export const sessionList = current.sessionList.extend({ version, sessions: z.array(sessionSummary) });

export const shownSession = current.shownSession.omit({ pinned: true }).extend({ version, kept: z.boolean() });

export const keyringReport = current.keyringReport.omit({ newerVersion: true, regeneratedWithSessions: true }).extend({
  version,
  state: z.enum(['present', 'missing', 'damaged', 'later']),
  laterVersion: count.optional(),
  madeBesideSessions: count,
});

export const tokenExplanation = current.tokenExplanation.extend({
  version,
  signature: z.enum(['current_key', 'previous_key', 'not_ours', 'keyring_missing', 'keyring_damaged', 'keyring_later']),
});

export const exportReport = current.exportReport.omit({ unredactedInWorkflows: true }).extend({
  version,
  keptInWorkflows: z.array(z.object({ workflowId, kind: z.string(), count })),
});

export const repairReport = current.repairReport.omit({ quarantined: true }).extend({
  version,
  outcome: z.enum(['nothing_to_do', 'repaired', 'set_aside', 'not_repairable']),
  setAside: z.array(z.string()),
});

export const collectionReport = current.collectionReport
  .omit({ blockedBy: true, tempFiles: true, unknownEntries: true })
  .extend({
    version,
    safeMode: z.array(z.object({ sessionId: sessionId.optional(), problem: z.string(), fix: z.string() })),
    sessions: z.object({
      removed: z.array(sessionId),
      retained: count,
      kept: count,
      inUse: count.optional(),
      tooLarge: z.array(sessionId).optional(),
      unborn: z.array(z.string()),
      runs: current.removedRuns.optional(),
    }),
    leftovers: z.array(z.string()),
    foreign: z.array(z.string()),
  });

export const keepReport = z.object({ version, sessionId, kept: z.boolean() });
