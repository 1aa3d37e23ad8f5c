/** Whether a session has what its workflow needs, asked before each first model call of a process [needs-are-checked-first]. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { hasNetwork } from '../network/session-network.ts';
import { unknownStepFault, unmetNeeds } from '../permissions/needs.ts';
import { unknownSteps } from '../permissions/policy.ts';
import type { Job, SessionEnvironment } from './session-environment.ts';

type Asked = Pick<Job, 'workflowId' | 'workspacePath'> & Pick<DaemonSession, 'queued' | 'parent'>;

/** Null if nothing is missing. A workflow that cannot be inspected cannot be started either, and that reason is reported. */
export async function unmetOf(environment: SessionEnvironment, job: Asked): Promise<string | null> {
  const { workflowId, workspacePath } = job;
  const inspected = await environment.runtime.inspect({ workflowId, workspacePath, mode: 'metadata' });
  if (inspected.isErr()) return null;
  const { steps, capabilities } = inspected.value.data;
  const stepIds = new Set(steps.map(({ stepId }) => stepId));
  const unknown = unknownSteps(environment.permissions, workflowId, stepIds);
  const canSpawn = environment.spawning?.isAllowed(job) ?? false;
  return (
    unknownStepFault(workflowId, unknown, stepIds) ??
    unmetNeeds(capabilities, { canSpawn, hasNetwork: hasNetwork(environment, job) })
  );
}
