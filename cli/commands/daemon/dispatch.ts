/**
 * `workrail daemon dispatch <workflow>`: one session of the daemon in the foreground, from the start of its run to its result. With
 * `--queue`, a job for the daemon that runs.
 */
import { randomUUID } from 'node:crypto';
import { forgeToken } from '../../../daemon/delivery/token.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { startOf, startSession } from '../../../daemon/session/run-session.ts';
import { permissionSettings } from '../../../project/configuration/daemon-config.ts';
import { configuredTarget } from '../../../project/configuration/daemon-delivery.ts';
import { Failure, usageError } from '../../../project/failure.ts';
import { machine, noWorkspace, projectFolder } from '../../../project/places.ts';
import type { DeliveryTarget } from '../../../schemas/daemon/delivery.ts';
import type { NewJob } from '../../../schemas/daemon/job.ts';
import type { DaemonQueued } from '../../../schemas/daemon/reports.ts';
import { goalBytesMax } from '../../../schemas/limits.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { finishInterrupted } from '../../daemon/interrupted-deliveries.ts';
import { workInForeground } from '../../daemon/work.ts';
import { issueOf } from '../../operands/issue-number.ts';
import {
  contextOf,
  goalOf,
  setPairs,
  startErrorForTerminal,
  workflowErrorForTerminal,
} from '../../operands/run-inputs.ts';
import { queuedText } from '../../reporters/daemon-jobs-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openRuntimeForDaemon } from '../../serving/daemon-runtime.ts';
import { onQueue, openDaemon } from '../../serving/open-daemon.ts';

async function addToQueue({ options }: Invocation, job: NewJob): Promise<number> {
  const daemon = openDaemon();
  // First: a user whose command failed runs it again, and would add the job twice.
  const daemonRuns = (await DaemonLock.running(daemon.host, daemon.layout)) !== null;
  const adding = await onQueue(daemon, (queue) => queue.add(job));
  if (adding.kind === 'refused')
    throw usageError(`the job was not added: ${adding.reason}`, 'Run: workrail daemon status');
  const report: DaemonQueued = { version: 1, jobId: adding.jobId, workflowId: job.workflowId, daemonRuns };
  await printAnswer(null, report, options, queuedText);
  return exitCode.ok;
}

/** A session works on what its goal says, so the goal is never shortened, unlike that of `start`. */
function wholeGoalOf(invocation: Invocation): string {
  const { goal = '' } = goalOf(invocation);
  const bytes = Buffer.byteLength(goal);
  if (bytes <= goalBytesMax) return goal;
  throw usageError(
    `--goal has ${bytes} bytes; the limit is ${goalBytesMax}`,
    'Put the details into a file in the project, and name the file in the goal',
  );
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const project = projectFolder(options['project']);
  const [workflowId = ''] = operands;
  const unfit = noWorkspace(project);
  if (unfit !== null)
    throw usageError(
      `the session cannot work in the project directory: ${unfit}`,
      'Run the command in a project, or name one with --project DIR',
    );
  const set = setPairs(invocation);
  const goal = wholeGoalOf(invocation);
  const runtime = openRuntimeForDaemon(project);
  const compiled = await runtime.compiled(workflowId);
  if (compiled.isErr()) throw new Failure(workflowErrorForTerminal(compiled.error, workflowId, 'daemon dispatch'));
  const delivery = await wantedDelivery(options, project);
  const context = contextOf(set, compiled.value.inputs);
  const job = { workflowId, goal, context, workspacePath: project, delivery };
  const fault = await runtime.startFault(startOf(job));
  if (fault !== null) throw new Failure(startErrorForTerminal(fault, workflowId));
  if (options['queue'] === true && options['model'] !== undefined)
    throw usageError(
      '--queue and --model cannot be combined: the running daemon chooses the model of its jobs',
      'Remove --model, or start the daemon with this model: workrail daemon run --model <name>',
    );
  if (options['queue'] === true) {
    // The daemon would refuse them, but later, and where this user does not look.
    permissionSettings();
    return addToQueue(invocation, {
      ...job,
      // A user who asks twice wants two sessions.
      key: `user/${randomUUID()}`,
      workflowId: compiled.value.workflowId,
      subject: null,
      trigger: null,
      origin: { kind: 'user', chainDepth: 0 },
      trust: 'user',
    });
  }
  const daemon = openDaemon();
  return workInForeground(invocation, daemon, runtime, async (environment, signal) => {
    await finishInterrupted(daemon, signal);
    return startSession(environment, job, signal);
  });
}

/** What a delivery needs is looked up before the first model call costs anything. */
async function wantedDelivery(options: Invocation['options'], project: string): Promise<DeliveryTarget | null> {
  const issue = issueOf(options['issue']);
  if (options['deliver'] !== true) {
    if (issue === null) return null;
    throw usageError('--issue needs --deliver', 'Add --deliver, or remove --issue');
  }
  const target = configuredTarget(project, issue);
  const found = target.forge === undefined ? null : await forgeToken(target.forge, machine().variable);
  if (found?.kind === 'missing') throw usageError('no GitHub token was found', found.remedy);
  return target;
}
