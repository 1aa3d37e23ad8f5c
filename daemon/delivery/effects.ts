/**
 * The effects of a delivery. Each is looked up before it is done, so an effect that happened, in whatever process, is adopted and never
 * repeated [delivery-repeats-nothing].
 */
import { createHash } from 'node:crypto';
import type { DeliveryEffect, DeliveryPlan, DeliveryProof, DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { hostGit } from '../worktrees/host-git.ts';
import { commitTree } from './candidate.ts';
import { commitMessage, endOf, markerOf } from './delivery-text.ts';
import { type Forge, ForgeFault } from './forge.ts';
import type { OutboxState } from './outbox-state.ts';
import type { Remote } from './remote-git.ts';

export type EffectPlace = {
  readonly sessionId: string;
  /** How many jobs led to the session. */
  readonly chainDepth: number;
  readonly remote: Remote;
  /** Null without one in the target. */
  readonly forge: Forge | null;
};
type Changes = Extract<DeliveryPlan, { kind: 'changes' }>;

const defaultAuthor = { name: 'WorkRail', email: 'workrail@localhost' };

const proofOf = ({ proofs }: OutboxState, effect: DeliveryEffect): DeliveryProof => {
  const proof = proofs.get(effect);
  if (proof === undefined) throw new Error(`the delivery effect ${effect} has not happened yet`);
  return proof;
};

/** For the worktree of the checks and for the effect: the same commit for the same plan. */
export const commitOf = (
  repository: string,
  sessionId: string,
  { tree, parent, title, text }: Pick<Changes, 'tree' | 'parent' | 'title' | 'text'>,
  { author = defaultAuthor }: DeliveryTarget,
  atMs: number,
): Promise<string> => {
  const message = commitMessage(title, text, sessionId);
  return commitTree(repository, { tree, parent, message, author, atMs });
};

async function commit({ remote, sessionId }: EffectPlace, state: OutboxState, plan: Changes): Promise<DeliveryProof> {
  if (state.target === null) throw new Error('the delivery has no target');
  const { repository } = remote.access;
  const id = await commitOf(repository, sessionId, plan, state.target, state.plannedAtMs);
  const ref = `refs/worktrain-delivery/${sessionId}`;
  await hostGit(repository, ['update-ref', ref, id]);
  return { commit: id, ref };
}

/** A branch that has other commits than those of this session is never moved. */
async function push({ remote }: EffectPlace, state: OutboxState, { branch }: Changes): Promise<DeliveryProof> {
  const { commit: id = '' } = proofOf(state, 'commit');
  const proof = { commit: id, ref: `refs/heads/${branch}` };
  const there = await remote.tipOf(branch, 'push');
  if (there === id) return proof;
  if (there !== null && !state.pushed.has(there))
    throw new ForgeFault(
      `the branch ${branch} of ${remote.access.remote} has commits that this session did not push: rename or delete that branch first`,
      'refused',
    );
  await remote.push(branch, id, there);
  return proof;
}

const forgeOf = ({ forge }: EffectPlace): Forge => {
  if (forge === null) throw new Error('the delivery needs a forge, but none is configured');
  return forge;
};

async function pullRequest(place: EffectPlace, state: OutboxState, plan: Changes): Promise<DeliveryProof> {
  const forge = forgeOf(place);
  const { branch, title, text, costs, isDraft } = plan;
  const { baseBranch = '', issue = null } = state.target ?? {};
  const marker = markerOf({ ...state, ...place }, 'pull_request');
  const links = issue === null ? [] : [`For #${issue}`];
  const body = [text, ...(costs === undefined ? [] : [costs]), ...links, endOf(marker, place.chainDepth)].join('\n\n');
  const request = { branch, base: baseBranch, title, body, isDraft };
  const there = await forge.findPullRequest({ branch, base: baseBranch, marker });
  if (there !== null) return there;
  // Somebody may have deleted the branch since the push: without it, no attempt can open a pull request.
  if ((await place.remote.tipOf(branch, 'push')) === null) await push(place, state, plan);
  return forge.openPullRequest(request);
}

async function label(place: EffectPlace, state: OutboxState): Promise<DeliveryProof> {
  const forge = forgeOf(place);
  const { number = 0 } = proofOf(state, 'pull_request');
  const labels = state.target?.labels ?? [];
  const there = await forge.labelsOf(number);
  // Forges compare names of labels without case.
  const missing = labels.filter((name) => !there.some((each) => each.toLowerCase() === name.toLowerCase()));
  if (missing.length > 0) await forge.addLabels(number, missing);
  return { labels };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A session can stop with more than one question: each has its own comment. */
async function comment(place: EffectPlace, state: OutboxState, plan: DeliveryPlan): Promise<DeliveryProof> {
  const forge = forgeOf(place);
  const issue = state.target?.issue ?? 0;
  const what = plan.kind === 'question' ? `question-${digestOf(plan.text)}` : plan.kind;
  const marker = markerOf({ ...state, ...place }, what, `#${issue}`);
  const text = plan.kind === 'changes' ? `Opened #${proofOf(state, 'pull_request').number}: ${plan.title}` : plan.text;
  return (
    (await forge.findComment(issue, marker)) ??
    (await forge.addComment(issue, `${text}\n\n${endOf(marker, place.chainDepth)}`))
  );
}

/** Looks the effect up, and does it if it did not happen. */
export function performEffect(place: EffectPlace, state: OutboxState, effect: DeliveryEffect): Promise<DeliveryProof> {
  const { plan } = state;
  if (plan === null) throw new Error('the delivery has no plan');
  if (effect === 'comment') return comment(place, state, plan);
  if (plan.kind !== 'changes') throw new Error(`the delivery effect ${effect} requires a plan with changes`);
  switch (effect) {
    case 'commit':
      return commit(place, state, plan);
    case 'push':
      return push(place, state, plan);
    case 'pull_request':
      return pullRequest(place, state, plan);
    case 'label':
      return label(place, state);
  }
}
