/** `workrail daemon dispatch <workflow>`: one session of the daemon in the foreground, from the start of its run to its result. */
import type { Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { refresh, rootsOf, staleRoots } from '../../project/compile/ensure-compiled.ts';
import { projectFolder } from '../../project/places.ts';
import { startSession } from '../../daemon/session/run-session.ts';
import { contextOf, goalOf, setPairs, unknownWorkflowForPeople } from '../operands/run-inputs.ts';
import { workInForeground } from '../daemon-work.ts';
import { openDaemon } from '../serving/open-daemon.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { warn } from '../terminal/terminal.ts';

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const project = projectFolder(options['project']);
  const [workflowId = ''] = operands;
  const set = setPairs(invocation);
  const { goal = '' } = goalOf(invocation);
  await refresh(staleRoots(rootsOf(project), warn), warn);
  const runtime = openRuntime(project);
  const compiled = await runtime.compiled(workflowId);
  if (compiled.isErr()) throw new Failure(unknownWorkflowForPeople(compiled.error, workflowId, 'daemon dispatch'));
  const job = { workflowId, goal, context: contextOf(set, compiled.value.inputs), workspacePath: project };
  return workInForeground(invocation, openDaemon(), runtime, (environment, signal) =>
    startSession(environment, job, signal),
  );
}
