/** Triggers as text. Names, goals and reasons contain untrusted text. */
import { counted } from '../../schemas/text/counted.ts';
import type { TriggerCheck, TriggerTest } from '../../schemas/daemon/trigger-reports.ts';
import { type Colors, newline, oneLine } from '../terminal/terminal.ts';

const none =
  'No triggers. To add a trigger, see docs/how-to/run-on-github-issues.md or docs/how-to/run-on-a-schedule.md';
const refusalsShown = 5;

type Checked = TriggerCheck['triggers'][number];
type Tested = TriggerTest['triggers'][number];

function checkedLines(trigger: Checked, { bold, red, green }: Colors): readonly string[] {
  const { name, source, workflow, project, faults, address, permission, next, refusals } = trigger;
  const state = faults.length === 0 ? green('ready') : red(counted(faults.length, 'problem'));
  return [
    `${bold(oneLine(name))}: ${state}`,
    `  runs ${workflow} in ${oneLine(project)}${source === null ? '' : `, triggered by ${source}`}`,
    ...faults.map((fault) => `  problem: ${oneLine(fault)}`),
    ...(address === undefined ? [] : [`  webhook: ${address}`]),
    ...(permission === undefined ? [] : [`  required permission of the actor: ${permission}`]),
    ...(next === undefined ? [] : [`  next scheduled times: ${next.join(', ') || 'none'}`]),
    `  runs today (UTC): ${trigger.runsToday} of ${trigger.runsPerDay}`,
    ...refusals.slice(0, refusalsShown).map(refusalLine),
    ...(refusals.length > refusalsShown
      ? [`  and ${counted(refusals.length - refusalsShown, 'earlier refusal')}`]
      : []),
  ];
}

const refusalLine = ({ atMs, subject, reason }: Checked['refusals'][number]): string =>
  `  refused ${new Date(atMs).toISOString()}${subject === null ? '' : ` ${oneLine(subject)}`}: ${oneLine(reason)}`;

export const triggerCheckText = ({ triggers }: TriggerCheck, colors: Colors): string =>
  triggers.length === 0 ? none : triggers.flatMap((trigger) => checkedLines(trigger, colors)).join(newline);

const decisionWords: Readonly<Record<Tested['decision'], string>> = {
  start: 'starts a run',
  ignore: 'ignores the event',
  refuse: 'refuses the event',
  repeat: 'starts no second run for this event',
  unknown: 'cannot be evaluated now',
};

function testedLines({ name, decision, reason, signature, job }: Tested, { bold }: Colors): readonly string[] {
  return [
    `${bold(oneLine(name))}: ${decisionWords[decision]}${reason === null ? '' : `: ${oneLine(reason)}`}`,
    ...(signature === 'invalid' ? ['  the signature is missing or invalid: the server would answer 401'] : []),
    ...(job === null
      ? []
      : [
          `  workflow: ${job.workflowId}`,
          `  goal: ${oneLine(job.goal)}`,
          ...(job.subject === null ? [] : [`  subject: ${oneLine(job.subject)}`]),
          `  authors of the event texts: ${job.trust === 'user' ? 'trusted users' : 'strangers, so nothing is delivered'}`,
          ...Object.entries(job.context).map(
            ([key, value]) => `  ${oneLine(key)}: ${oneLine(String(value)).slice(0, 200)}`,
          ),
        ]),
  ];
}

export const triggerTestText = ({ triggers }: TriggerTest, colors: Colors): string =>
  triggers.length === 0 ? none : triggers.flatMap((trigger) => testedLines(trigger, colors)).join(newline);
