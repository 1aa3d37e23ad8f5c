/** `workrail daemon triggers check`: each trigger of the configuration, what is wrong with it, and what it refused. */
import { statSync } from 'node:fs';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { neededPermission, runsOfDay } from '../../../daemon/triggers/decide.ts';
import { ruleFaults } from '../../../daemon/triggers/rule-faults.ts';
import { scheduleOf } from '../../../daemon/triggers/schedule.ts';
import { hasWebhook } from '../../../daemon/triggers/start-triggers.ts';
import { permissionSettings } from '../../../project/configuration/daemon-config.ts';
import { type ConfiguredTrigger, triggerSettings } from '../../../project/configuration/trigger-config.ts';
import { Failure } from '../../../project/failure.ts';
import { machine } from '../../../project/places.ts';
import { runsPerDayDefault } from '../../../schemas/daemon/limits.ts';
import type { TriggerCheck } from '../../../schemas/daemon/trigger-reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { workflowErrorForTerminal } from '../../operands/run-inputs.ts';
import { triggerCheckText } from '../../reporters/daemon-triggers-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openRuntimeForDaemon } from '../../serving/daemon-runtime.ts';
import { onTriggers } from '../../serving/open-triggers.ts';

type Checked = TriggerCheck['triggers'][number];
const sources = ['github', 'webhook', 'cron', 'onComplete'] as const;
const occurrencesShown = 3;

export async function run({ options }: Invocation): Promise<number> {
  const { rules, port } = triggerSettings();
  const [state, jobs] = await onTriggers(async ({ store, queue }) => [await store.read(), await queue.jobs()] as const);
  const triggers: Checked[] = [];
  for (const named of rules) {
    const refusals = state.refusals.filter(({ trigger }) => trigger === named.name).reverse();
    triggers.push({
      ...(await checkRule(named, port, jobs)),
      refusals: refusals.map(({ atMs, subject, actorId, reason }) => ({ atMs, subject, actorId, reason })),
    });
  }
  await printAnswer(null, { version: 1, triggers } satisfies TriggerCheck, options, triggerCheckText);
  return triggers.every(({ faults }) => faults.length === 0) ? exitCode.ok : exitCode.errorsFound;
}

async function checkRule(
  named: ConfiguredTrigger,
  port: number | null,
  jobs: readonly JobState[],
): Promise<Omit<Checked, 'refusals'>> {
  const { name, rule, project } = named;
  const own = ruleFaults(named);
  const faults = [...own, ...variableFaults(named, port), ...(await workflowFaults(named)), ...policyFaults()];
  const stated = sources.filter((source) => rule[source] !== undefined);
  return {
    name,
    source: stated.length === 1 ? (stated[0] ?? null) : null,
    workflow: rule.workflow,
    project,
    faults,
    ...(port !== null && hasWebhook(named) ? { address: `http://127.0.0.1:${port}/hooks/${name}` } : {}),
    ...(rule.github === undefined ? {} : { permission: neededPermission(rule) }),
    ...(rule.cron === undefined || own.length > 0 ? {} : { next: nextOccurrences(rule.cron) }),
    runsToday: runsOfDay(jobs, name, Date.now()),
    runsPerDay: rule.runsPerDay ?? runsPerDayDefault,
  };
}

function nextOccurrences(cron: Parameters<typeof scheduleOf>[0]): string[] {
  const schedule = scheduleOf(cron);
  const next: string[] = [];
  for (let at = schedule.after(Date.now()); at !== null && next.length < occurrencesShown; at = schedule.after(at))
    next.push(new Date(at).toISOString());
  return next;
}

function variableFaults(named: ConfiguredTrigger, port: number | null): readonly string[] {
  const { github, webhook } = named.rule;
  const needed = [github?.secretVariable, webhook?.secretVariable, github?.tokenVariable];
  const { variable } = machine();
  return [
    ...needed
      .filter((each) => each !== undefined)
      .filter((each) => (variable(each) ?? '') === '')
      .map((each) => `the environment variable ${each} is not set`),
    ...(hasWebhook(named) && port === null
      ? [
          'the trigger needs the webhook server: add "webhooks": { "port": 8787 } to "daemon" in ~/.workrail/workrail.json',
        ]
      : []),
  ];
}

/** The daemon does not start with an invalid policy, so no trigger starts a run. */
function policyFaults(): readonly string[] {
  try {
    permissionSettings();
    return [];
  } catch (error) {
    if (!Failure.is(error)) throw error;
    return [`${error.error.message}. ${error.error.suggestion}`];
  }
}

async function workflowFaults({ rule, project }: ConfiguredTrigger): Promise<readonly string[]> {
  if (statSync(project, { throwIfNoEntry: false })?.isDirectory() !== true)
    return [`the project ${project} is not a directory`];
  const compiled = await openRuntimeForDaemon(project).compiled(rule.workflow);
  if (compiled.isErr()) {
    const { message, suggestion } = workflowErrorForTerminal(compiled.error, rule.workflow, 'inspect');
    return [`${message}${message.endsWith('?') ? '' : '.'} ${suggestion.replace(/^Run: /, 'In the project, run: ')}`];
  }
  const inputs = new Map(compiled.value.inputs.map((input) => [input.contextKey ?? input.key, input.kind]));
  return Object.keys(rule.context ?? {})
    .filter((key) => !inputs.has(key))
    .map((key) => `the workflow has no input "${key}"; it has ${[...inputs.keys()].join(', ') || 'none'}`);
}
