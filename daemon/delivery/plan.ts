/** Decides what a session delivers: the result of its run, the candidate, and every gate, before anything changes outside [gates-before-effects]. */
import { counted } from '../../schemas/text/counted.ts';
import type { DeliveryGate, DeliveryPlan, DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { approveCommand, deliverAgainCommand } from '../reports/next-commands.ts';
import { MissingWork, presentWork } from '../worktrees/stored-work.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';
import { candidateOf, type Candidate } from './candidate.ts';
import { checkFault, type CheckPlace } from './checks.ts';
import { nothingText, questionText, type RunNames, titleOf, workText } from './delivery-text.ts';
import { commitOf } from './effects.ts';
import type { Handoff } from './handoff.ts';
import { effectsOf } from './outbox-state.ts';
import { type GateFault, pathFault, sizeFault, takingOver } from './path-gates.ts';
import type { Remote } from './remote-git.ts';
import { secretFault, secretTextFault } from './secret-gate.ts';

/** How the session stopped: with a result, or with a question for the user. */
export type SessionEnd =
  | {
      readonly kind: 'success';
      readonly handoff: Handoff;
      /** The titles of steps whose result the user was to approve, and did not. Absent: none. */
      readonly unapproved?: readonly string[];
    }
  | { readonly kind: 'question'; readonly question: string };

export type PlanRequest = {
  readonly names: RunNames & {
    readonly goal: string;
    readonly parent?: { readonly parentSessionId: string } | undefined;
  };
  readonly end: SessionEnd;
  readonly target: DeliveryTarget;
  /** Null if the workspace of the session is in no repository. */
  readonly worktree: StoredWorktree | null;
  readonly remote: Remote | null;
  readonly checks: CheckPlace;
  /** Secrets that the daemon has, which no delivery may contain. */
  readonly known: readonly string[];
  readonly nowMs: number;
  /** What the run cost, in words; empty if it is unknown. */
  readonly costs: string;
};

export type Planning =
  | { readonly kind: 'planned'; readonly plan: DeliveryPlan }
  | ({ readonly kind: 'refused'; readonly gate: DeliveryGate } & GateFault);

const refused = (gate: DeliveryGate, { reason, allowed }: GateFault): Planning => ({
  kind: 'refused',
  gate,
  reason,
  allowed,
});

const titlesShownMax = 5;

/** Whatever is delivered says to others that the user wanted it. */
function unapprovedFault({ runName, sessionId }: RunNames, titles: readonly string[]): GateFault {
  const shown = titles.slice(0, titlesShownMax).map((title) => `"${title}"`);
  const more = titles.length > shown.length ? ` and ${titles.length - shown.length} more` : '';
  return {
    reason: `${counted(titles.length, 'step')} of the run ${titles.length === 1 ? 'needs your approval and was' : 'need your approval and were'} completed without it, such as by an agent in a chat: ${shown.join(', ')}${more}`,
    allowed: `To see the results of the steps, run: workrail sessions show ${runName}. To deliver the result nevertheless, run: ${approveCommand(runName)}. Otherwise, ${takingOver(sessionId)}`,
  };
}

export async function planDelivery(request: PlanRequest, signal: AbortSignal): Promise<Planning> {
  const { end, names } = request;
  if (end.kind === 'question') return planQuestion(request, questionText(end.question, { open: [] }, names));
  const { handoff, unapproved = [] } = end;
  if (unapproved.length > 0) return refused('confirmations', unapprovedFault(names, unapproved));
  if (handoff.outcome === 'blocked') return planBlocked(request, handoff);
  const { worktree, remote, target } = request;
  if (worktree === null || remote === null)
    return refused('repository', {
      reason:
        'the session has no worktree: its project is not in a git repository with a commit, or "sandbox" is "no_tools"',
      allowed:
        'This session cannot be delivered, and a retry does not help. Start another session in a git repository with a commit, and with "sandbox" set to "unshare" or "bwrap" in ~/.workrail/workrail.json',
    });
  const work = await presentWork(worktree).catch((error: unknown) => error);
  if (work instanceof MissingWork)
    return refused('repository', {
      reason: work.message,
      allowed: `Move the repository of the session back to ${worktree.repository}`,
    });
  if (typeof work !== 'string') throw work;
  const finding = await candidateOf(worktree, work, remote, target.baseBranch, names.parent?.parentSessionId ?? null);
  if (finding.kind === 'refused') return refused('base', finding);
  const { candidate } = finding;
  if (candidate.files.length === 0)
    return planComment(request, { kind: 'nothing_to_change', text: nothingText(handoff, names) });
  const plan = changesOf(request, handoff, candidate);
  const { files } = candidate;
  const paths = pathFault(files, target);
  if (paths !== null) return refused('paths', paths);
  const size = sizeFault(files, target, candidate.isCut);
  if (size !== null) return refused('size', size);
  const secrets = await secretFault(worktree, files, target, [plan.title, plan.text], request.known);
  if (secrets !== null) return refused('secrets', secrets);
  const commit = await commitOf(worktree.repository, names.sessionId, plan, target, request.nowMs);
  const place = { repository: worktree.repository, commit };
  const checks = await checkFault(request.checks, names.sessionId, place, target.checks ?? [], signal);
  return checks === null ? { kind: 'planned', plan } : refused('checks', checks);
}

function changesOf({ names, costs }: PlanRequest, handoff: Handoff, { parent, tree, files }: Candidate) {
  return {
    kind: 'changes' as const,
    branch: `worktrain/${names.runName}`,
    parent,
    tree,
    files: files.length,
    title: titleOf(names.goal, names.workflowId),
    text: workText(handoff, names),
    ...(costs === '' ? {} : { costs }),
    isDraft: handoff.outcome === 'partial',
  };
}

const planQuestion = (request: PlanRequest, text: string): Planning => planComment(request, { kind: 'question', text });

/**
 * The session has ended and waits for nothing, so its question is in no report: without a comment, only a refused delivery, which waits for the user,
 * shows it [blocked-results-are-shown].
 */
function planBlocked(request: PlanRequest, handoff: Handoff): Planning {
  const { names, target } = request;
  const planning = planQuestion(request, questionText(handoff.summary, handoff, names));
  if (planning.kind === 'refused' || effectsOf({ ...planning, target }).length > 0) return planning;
  const { runName, sessionId } = names;
  return refused('repository', {
    reason: `the run ended as blocked, and the delivery has no issue for a comment: ${[handoff.summary, ...handoff.open].join('\n')}`,
    allowed: `To see the result, run: workrail sessions show ${runName}. To post the question as a comment, run: ${deliverAgainCommand(runName)} --issue <number>. Otherwise, ${takingOver(sessionId)}`,
  });
}

/** A comment is read by everybody who can read the issue. */
function planComment({ names, known }: PlanRequest, plan: Exclude<DeliveryPlan, { kind: 'changes' }>): Planning {
  const secrets = secretTextFault(names.sessionId, plan.text, known);
  return secrets === null ? { kind: 'planned', plan } : refused('secrets', secrets);
}
