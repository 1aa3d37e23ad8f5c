/**
 * Whether an event starts a job of a rule, and why not: pure functions of the rule, the event, the state of triggers and the jobs of the
 * queue. Who the actor is, the forge says; no text does.
 */
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import type { NewJob } from '../../schemas/daemon/job.ts';
import type { TriggerRule } from '../../schemas/daemon/triggers.ts';
import {
  chainDepthDefault,
  cooldownMinutesDefault,
  overlapDefault,
  runsPerDayDefault,
} from '../../schemas/daemon/limits.ts';
import type { TriggerState } from '../../schemas/daemon/trigger-state.ts';
import { isOpen, type JobState } from '../queue/job-state.ts';
import type { Actor, GithubFacts, TriggerEvent } from './event.ts';
import { goalText, inputText } from './template.ts';

/** `project`: the directory of the project, absolute. */
export type NamedRule = {
  readonly name: string;
  readonly rule: TriggerRule;
  readonly project: string;
  /** Where results of the project go; absent or null if no delivery is configured for it. */
  readonly delivery?: DeliveryTarget | null;
};
export type Permission = 'admin' | 'write' | 'read' | 'none';
export const neededPermission = (rule: TriggerRule): Permission => rule.github?.permission ?? 'write';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Why the rule is not about the event; null if it is. */
export function mismatch({ github: source }: TriggerRule, { github }: TriggerEvent): string | null {
  if (source === undefined || github === null) return null;
  const { repository, event, label, command } = source;
  if (github.repository !== repository.toLowerCase())
    return `the event is from ${github.repository}, but the rule is for ${repository.toLowerCase()}`;
  if (github.kind !== event) return `the event is "${github.kind}", but the rule waits for "${event}"`;
  if (label !== undefined && event.endsWith('_labeled') && github.label?.toLowerCase() !== label.toLowerCase())
    return `the label is ${JSON.stringify(github.label)}, but the rule waits for "${label}"`;
  if (event === 'comment_command' && github.command !== command) return `the comment does not start with ${command}`;
  return null;
}

export type KnownFacts = {
  readonly state: TriggerState;
  readonly jobs: readonly JobState[];
  readonly nowMs: number;
  /** The numeric id of the account that the daemon posts with; null if it is unknown. */
  readonly ownId: number | null;
};
export type GuardRefusal = { readonly reason: string; readonly renewsCooldown: boolean };

const refusal = (reason: string, renewsCooldown = false): GuardRefusal => ({ reason, renewsCooldown });

/** The guard against loops and storms [no-trigger-loops]; null lets the event pass. */
export function guardRefusal(named: NamedRule, event: TriggerEvent, known: KnownFacts): GuardRefusal | null {
  const { rule } = named;
  const { github, chainDepth } = event;
  if (github !== null) {
    const reason = botRefusal(rule, github, known.ownId);
    if (reason !== null) return refusal(reason);
  }
  const depthMax = rule.chainDepth ?? (rule.onComplete === undefined ? 0 : chainDepthDefault);
  if (chainDepth > depthMax)
    return refusal(`a run of WorkRail caused the event: chain depth ${chainDepth}, but the rule allows ${depthMax}`);
  return overlapRefusal(named, known) ?? cooldownRefusal(named, event, known) ?? capRefusal(named, known);
}

function overlapRefusal({ name, rule: { cron } }: NamedRule, { jobs }: KnownFacts): GuardRefusal | null {
  if (cron === undefined || (cron.overlap ?? overlapDefault) !== 'skip') return null;
  const open = jobs.find((state) => state.job.trigger === name && isOpen(state));
  return open === undefined ? null : refusal(`an earlier run of the schedule is not finished: ${open.job.jobId}`);
}

function botRefusal({ github }: TriggerRule, { actor }: GithubFacts, ownId: number | null): string | null {
  if (actor.id === ownId) return `the daemon itself caused the event (account ${actor.id})`;
  if (!actor.isBot || github?.bots?.includes(actor.id) === true) return null;
  return `account ${actor.id} is a bot, and "bots" of the rule does not contain its id`;
}

function cooldownRefusal({ name, rule }: NamedRule, { subject }: TriggerEvent, known: KnownFacts): GuardRefusal | null {
  const minutes = rule.cooldownMinutes ?? cooldownMinutesDefault;
  if (subject === null) return null;
  const last = known.state.subjects.find((each) => each.trigger === name && each.subject === subject);
  // A clock that was set back does not stretch the cooldown.
  if (last === undefined || known.nowMs - last.atMs >= minutes * minuteMs || last.atMs > known.nowMs) return null;
  return refusal(
    `the last event of ${subject} was less than ${minutes} minutes ago, within the cooldown of the trigger`,
    true,
  );
}

/** The runs that the trigger started on the day (UTC) of this instant. */
export function runsOfDay(jobs: readonly JobState[], name: string, nowMs: number): number {
  const day = Math.floor(nowMs / dayMs);
  return jobs.filter(({ job }) => job.trigger === name && Math.floor(job.addedAtMs / dayMs) === day).length;
}

function capRefusal({ name, rule }: NamedRule, { jobs, nowMs }: KnownFacts): GuardRefusal | null {
  const most = rule.runsPerDay ?? runsPerDayDefault;
  const runs = runsOfDay(jobs, name, nowMs);
  return runs < most ? null : refusal(`the trigger started ${runs} runs today (UTC); its limit is ${most}`);
}

/** Accounts whose permission decides the trust of a job: the actor first. */
export function accountsOf({ actor, authors }: GithubFacts): readonly Actor[] {
  return [
    actor,
    ...authors.filter(({ id }, at) => id !== actor.id && authors.findIndex((one) => one.id === id) === at),
  ];
}

const ranks: readonly Permission[] = ['none', 'read', 'write', 'admin'];
const suffices = (permission: Permission, needed: Permission) => ranks.indexOf(permission) >= ranks.indexOf(needed);

export type Trusting =
  | { readonly kind: 'trusted'; readonly trust: NewJob['trust'] }
  | { readonly kind: 'refused'; readonly reason: string };

/** @param permissions of the accounts of the event, by id, as the forge states them */
export function trustOf(
  rule: TriggerRule,
  event: TriggerEvent,
  permissions: ReadonlyMap<number, Permission>,
): Trusting {
  if (event.github === null)
    return allowed(rule, event.trust ?? 'stranger', 'the event contains text written by strangers');
  const needed = neededPermission(rule);
  const lacking = accountsOf(event.github).filter(({ id }) => !suffices(permissions.get(id) ?? 'none', needed));
  const { actor } = event.github;
  if (lacking.some(({ id }) => id === actor.id))
    return allowed(
      rule,
      'stranger',
      `${actor.login} has the permission "${permissions.get(actor.id) ?? 'none'}" and needs "${needed}"`,
    );
  const [author] = lacking;
  if (author === undefined || vouches(rule)) return { kind: 'trusted', trust: 'user' };
  return allowed(rule, 'stranger', `the event contains text by ${author.login}, who lacks the permission "${needed}"`);
}

/** A text that was polled may have changed since the label was set, so the permission of the actor does not cover it. */
const vouches = ({ github }: TriggerRule) => github?.vouch === true && github.pollMinutes === undefined;

const allowed = ({ strangers }: TriggerRule, trust: NewJob['trust'], why: string): Trusting =>
  trust === 'user' || strangers === 'run'
    ? { kind: 'trusted', trust }
    : { kind: 'refused', reason: `${why}, and the rule refuses text written by strangers` };

export const keyOf = ({ name }: Pick<NamedRule, 'name'>, { id }: Pick<TriggerEvent, 'id'>): string =>
  `trigger/${name}/${id}`;

/** Nothing is delivered for strangers: delivery writes what they can influence. The result is posted on the issue. */
function deliveryOf(
  { rule, delivery = null }: NamedRule,
  event: TriggerEvent,
  trust: NewJob['trust'],
): NewJob['delivery'] {
  if (rule.deliver !== true || delivery === null || trust !== 'user') return null;
  const number = Number(event.github === null ? Number.NaN : event.values('number')?.text);
  return { ...delivery, issue: delivery.forge !== undefined && Number.isSafeInteger(number) ? number : null };
}

export function jobOf(named: NamedRule, event: TriggerEvent, trust: NewJob['trust']): NewJob {
  const { name, rule, project } = named;
  return {
    key: keyOf(named, event),
    subject: event.subject,
    trigger: name,
    origin: { kind: event.origin, chainDepth: event.chainDepth },
    workflowId: rule.workflow,
    goal: goalText(rule.goal, event.values),
    context: Object.fromEntries(
      Object.entries(rule.context ?? {}).map(([input, template]) => [input, inputText(template, event.values)]),
    ),
    workspacePath: project,
    trust,
    delivery: deliveryOf(named, event, trust),
  };
}
