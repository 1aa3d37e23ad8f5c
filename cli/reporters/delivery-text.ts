/** Deliveries as data and as text. Titles and refusals may quote an agent. */
import { counted } from '../../schemas/text/counted.ts';
import type { DeliveryProof } from '../../schemas/daemon/delivery.ts';
import type { DeliveryPart } from '../../schemas/daemon/delivery-report.ts';
import type { Delivery } from '../../daemon/delivery/deliver.ts';
import { effectsOf, faultOf, isResultDelivered, type OutboxState } from '../../daemon/delivery/outbox-state.ts';
import { dismissal } from '../../daemon/delivery/stop-delivery.ts';
import { approveCommand, deliverAgainCommand } from '../../daemon/reports/next-commands.ts';
import { interruption, wasApproved } from '../../daemon/reports/unsettled-delivery.ts';
import { newline, oneLine, quotedLine, quotedLines } from '../terminal/terminal.ts';

/** Only a plan of changes went through every gate. */
const outcomeOf = ({ kind, state: { plan } }: Delivery): DeliveryPart['outcome'] =>
  (kind === 'delivered' || kind === 'planned') && plan !== null && plan.kind !== 'changes' ? plan.kind : kind;

export function deliveryPartOf(delivery: Delivery): DeliveryPart {
  const { state } = delivery;
  const { plan, proofs, started } = state;
  const effects = effectsOf(state).map((effect) => {
    const proof = proofs.get(effect);
    if (proof !== undefined) return { effect, state: 'done' as const, proof };
    return { effect, state: started.has(effect) ? ('started' as const) : ('planned' as const) };
  });
  const changes = plan?.kind === 'changes' ? { branch: plan.branch, title: plan.title, files: plan.files } : {};
  const fault = 'reason' in delivery ? { reason: delivery.reason, next: delivery.next } : {};
  return { outcome: outcomeOf(delivery), ...fault, ...changes, effects };
}

/**
 * The state of an earlier delivery, from its outbox.
 *
 * @param issue that the user named for this command
 */
export function storedDelivery(state: OutboxState, runName: string, issue: number | null = null): Delivery {
  const fault = faultOf(state);
  const retry = wasApproved(state) ? approveCommand(runName, issue) : deliverAgainCommand(runName, issue);
  if (fault === null && state.isDismissed && !isResultDelivered(state))
    return { kind: 'failed', reason: state.isStopped ? dismissal : interruption, next: `Run: ${retry}`, state };
  if (fault === null) return { kind: state.isClosed ? 'delivered' : 'stopped', state };
  const { outcome, reason, remedy, gate } = fault;
  // A retry alone would be refused again.
  if (gate === 'confirmations') return { kind: outcome, reason, next: remedy ?? '', state };
  const next = remedy === undefined ? `Run: ${retry}` : `${remedy}. To try again, run: ${retry}`;
  return { kind: outcome, reason, next, state };
}

/** The reason of the refusal names the command without the issue that the user named. */
export function withIssue(delivery: Delivery, runName: string, issue: number | null): Delivery {
  if (!('next' in delivery) || issue === null) return delivery;
  return { ...delivery, next: delivery.next.replaceAll(approveCommand(runName), approveCommand(runName, issue)) };
}

export const isDone = ({ outcome }: DeliveryPart): boolean =>
  ['delivered', 'nothing_to_change', 'question', 'planned'].includes(outcome);

const words: Readonly<Record<DeliveryPart['outcome'], string>> = {
  delivered: 'Delivered',
  nothing_to_change: 'Nothing to deliver: there are no changes',
  question: 'Delivered the question of the session as a comment',
  planned: 'All gates pass. Planned delivery',
  refused: 'Delivery refused',
  failed: 'Delivery failed',
  stopped: 'Delivery interrupted',
};

const unposted = 'Nothing to deliver: the session waits for you, and the delivery has no issue for a comment';
const unpostedYet = 'A delivery would post the question of the session as a comment';

const finishes = 'The next `workrail daemon run`, `dispatch` or `deliver` finishes the delivery';

const proofText = ({ url, commit, ref, labels }: DeliveryProof): string =>
  [url ?? commit?.slice(0, 12), url === undefined ? ref : undefined, labels?.join(', ')]
    .filter((part) => part !== undefined)
    .join('  ');

function questionText(effects: DeliveryPart['effects']): string {
  if (effects.length === 0) return unposted;
  return effects.every(({ state }) => state === 'planned') ? unpostedYet : words.question;
}

export function deliveryText({ outcome, reason, next, title, branch, files, effects }: DeliveryPart): string {
  const changes =
    branch === undefined ? '' : `: ${quotedLine(title ?? '')}, ${counted(files ?? 0, 'file')}, branch ${branch}`;
  const lines = [outcome === 'question' ? questionText(effects) : `${words[outcome]}${changes}`];
  for (const { effect, state, proof } of effects)
    lines.push(`  ${effect.replace('_', ' ')}: ${state}${proof === undefined ? '' : `  ${oneLine(proofText(proof))}`}`);
  if (reason !== undefined) lines.push(quotedLines(reason));
  if (next !== undefined) lines.push(oneLine(next));
  if (outcome === 'stopped') lines.push(finishes);
  return lines.join(newline);
}
