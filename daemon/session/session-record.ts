/** The run of a session, as its sidecar and the first record of its log name it. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';

type Run = Omit<DaemonSession, 'v' | 'stateToken' | 'ackToken' | 'stepsAdvanced' | 'answered'>;

/** The fields that the sidecar and the first record of the log share. */
export const runIn = ({
  sessionId,
  runId,
  runName,
  workflowId,
  workflowHash,
  goal,
  workspacePath,
  ...more
}: Run): Run => {
  const { queued, parent, base } = more;
  return {
    ...{ sessionId, runId, runName, workflowId, workflowHash, goal, workspacePath },
    ...(queued === undefined ? {} : { queued }),
    ...(parent === undefined ? {} : { parent }),
    ...(base === undefined ? {} : { base }),
  };
};
