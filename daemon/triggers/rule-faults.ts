/** Faults of a rule that do not depend on an event. Pure. A rule with a fault starts no run. */
import { isAbsolute } from 'node:path';
import { jobOutcomes } from '../../schemas/closed-sets.ts';
import {
  eventIdBytesMax,
  eventLoginBytesMax,
  eventNumberBytesMax,
  eventQuoteBytesMin,
  eventTimeBytesMax,
} from '../../schemas/daemon/limits.ts';
import { goalBytesMax } from '../../schemas/limits.ts';
import type { NamedRule } from './decide.ts';
import { ScheduleFault, scheduleOf } from './schedule.ts';
import { placeholdersOf, wordBytesOf } from './template.ts';

const sources = ['github', 'webhook', 'cron', 'onComplete'] as const;
/** A part of a path, and of the name of a file. */
const nameForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const valueNames = {
  github: ['number', 'repository', 'url', 'actor', 'author', 'label', 'title', 'body', 'comment', 'arguments'],
  cron: ['occurrence'],
  onComplete: ['workflow', 'outcome', 'job', 'session', 'goal', 'reason'],
} as const;

const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

export function ruleFaults({ name, rule, project, delivery = null }: NamedRule): readonly string[] {
  const stated = sources.filter((source) => rule[source] !== undefined);
  const faults: string[] = [];
  if (!nameForm.test(name))
    faults.push('the name of the trigger may contain only letters, digits, "_" and "-", and at most 64 characters');
  if (!isAbsolute(project)) faults.push('"project" must be an absolute path or start with ~/');
  if (rule.deliver === true && delivery === null)
    faults.push('"deliver" needs an entry for the repository of the project in "delivery" of the daemon');
  if (stated.length !== 1)
    return [...faults, `the trigger needs exactly one of ${inQuotes(sources)}; it has ${inQuotes(stated) || 'none'}`];
  return [
    ...faults,
    ...githubFaults(rule),
    ...webhookFaults(rule),
    ...cronFaults(rule),
    ...templateFaults(rule),
    ...goalFaults(rule),
  ];
}

function githubFaults({ github }: NamedRule['rule']): readonly string[] {
  if (github === undefined) return [];
  const { event, label, command, secretVariable, pollMinutes, vouch } = github;
  const faults: string[] = [];
  if (event.endsWith('_labeled') && label === undefined) faults.push(`"${event}" needs "label"`);
  if (event === 'comment_command' && command === undefined) faults.push('"comment_command" needs "command"');
  if ((secretVariable === undefined) === (pollMinutes === undefined))
    faults.push('"github" needs "secretVariable" for a webhook, or "pollMinutes" for polling, but not both');
  if (pollMinutes !== undefined && event !== 'issue_labeled') faults.push('only "issue_labeled" can be polled');
  if (pollMinutes !== undefined && vouch === true)
    faults.push('"vouch" needs a webhook: a polled text may have changed after the label was set');
  return faults;
}

const webhookFaults = ({ webhook, strangers }: NamedRule['rule']): readonly string[] =>
  webhook !== undefined && webhook.trust !== 'user' && strangers !== 'run'
    ? [
        'the events contain text written by strangers, which the trigger refuses: set "strangers" to "run" or "trust" to "user"',
      ]
    : [];

function cronFaults({ cron }: NamedRule['rule']): readonly string[] {
  if (cron === undefined) return [];
  const faults = cron.catchUpMax !== undefined && cron.catchUp !== 'all' ? ['"catchUpMax" needs "catchUp": "all"'] : [];
  try {
    scheduleOf(cron);
    return faults;
  } catch (error) {
    if (!(error instanceof ScheduleFault)) throw error;
    return [...faults, `its schedule is invalid: ${error.message}`];
  }
}

function templateFaults({ goal, context, github, webhook, cron }: NamedRule['rule']): readonly string[] {
  const used = [goal, webhook?.subject ?? '', ...Object.values(context ?? {})].flatMap(placeholdersOf);
  if (webhook !== undefined)
    return used
      .filter((each) => !each.startsWith('/'))
      .map((each) => `"{${each}}" is not a JSON pointer such as {/ticket/id}`);
  const known: readonly string[] =
    valueNames[github !== undefined ? 'github' : cron !== undefined ? 'cron' : 'onComplete'];
  return used
    .filter((each) => !known.includes(each))
    .map((each) => `unknown value "{${each}}"; the event has ${known.join(', ')}`);
}

/** The beginning of the address of an issue: `https://github.com/owner/repo/issues/`. */
const issuesOf = ({ baseUrl, repository }: NonNullable<NamedRule['rule']['github']>): string =>
  `${/^https?:\/\/[^/]+/.exec(baseUrl ?? '')?.[0] ?? 'https://github.com'}/${repository}/issues/`;

/** The room that a goal needs for a value. What is not named here is a text of an event, which is quoted and shortened. */
function valueBytes(name: string, { github, onComplete }: NamedRule['rule']): number {
  const bytes: Readonly<Record<string, number>> = {
    number: eventNumberBytesMax,
    repository: Buffer.byteLength(github?.repository ?? ''),
    url: github === undefined ? 0 : Buffer.byteLength(issuesOf(github)) + eventNumberBytesMax,
    actor: eventLoginBytesMax,
    author: eventLoginBytesMax,
    occurrence: eventTimeBytesMax,
    workflow: Buffer.byteLength(onComplete?.workflow ?? ''),
    outcome: Math.max(...jobOutcomes.map((outcome) => outcome.length)),
    job: eventIdBytesMax,
    session: eventIdBytesMax,
  };
  return (Object.hasOwn(bytes, name) ? bytes[name] : undefined) ?? eventQuoteBytesMin;
}

/** A goal is never shortened, as that of `daemon dispatch` is not: its last words may say what the run must leave alone. */
function goalFaults(rule: NamedRule['rule']): readonly string[] {
  const words = wordBytesOf(rule.goal);
  const values = placeholdersOf(rule.goal).reduce((sum, name) => sum + valueBytes(name, rule), 0);
  if (words + values <= goalBytesMax) return [];
  const needed = values === 0 ? '' : `, and its placeholders need up to ${values}`;
  return [
    `the goal is too long: its own words have ${words} bytes${needed}; the limit is ${goalBytesMax} in total. Put details into an input with "context", or into a file in the project, and name the file in the goal`,
  ];
}
