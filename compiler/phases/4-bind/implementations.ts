/** Determines whether a workflow can fill a slot, and why not. Compatibility depends on contracts, and not on names. */
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, ExtensionPoint } from '../../../schemas/compiled-snapshot.ts';
import type { WorkflowHash } from '../../../schemas/ids.ts';
import { asksForConfirmation } from '../../../schemas/step-options.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';

export type Implementation = { readonly snapshot: CompiledSnapshot; readonly workflowHash: WorkflowHash };

/** The workflow that an id names, as seen by the workflow that would bind it. */
export type ImplementationLookup = (id: string) =>
  | ({ readonly kind: 'found' } & Implementation)
  | { readonly kind: 'unknown'; readonly near: string | null }
  /** It exists, but does not compile. */
  | { readonly kind: 'broken' }
  /** It binds, directly or indirectly, the workflow that would bind it. */
  | { readonly kind: 'cycle'; readonly through: readonly string[] }
  | { readonly kind: 'too_deep'; readonly depthMax: number };

/** Why an implementation cannot fill a slot. `reason` completes "`x` cannot fill `slot`: …". */
export type Incompatibility = { readonly code: DiagnosticCode; readonly reason: string; readonly help: string };

const missingFrom = (wanted: readonly string[], offered: readonly string[]) =>
  wanted.filter((name) => !offered.includes(name));

/** A slot without contracts accepts any implementation of its kinds. */
export const hasContract = ({ requiredContext, requiredArtifacts }: ExtensionPoint) =>
  requiredContext.length > 0 || requiredArtifacts.length > 0;

/**
 * Decisions about loops stay inside the implementation, because it is a separate run (ADR-0020). An implementation is refused if
 * its decisions could be mistaken for decisions of the parent: a decision about no loop of the implementation, or about a loop
 * with the id of a loop of the parent.
 */
function policyBreach({ steps, loops }: CompiledSnapshot, parentLoops: ReadonlySet<string>): string | null {
  const ownLoops = loops.filter(({ kind }) => kind === 'while');
  for (const step of steps) {
    const { stepId, userDependencies, output } = step;
    if (asksForConfirmation(step))
      return `the step ${quote(stepId)} of the implementation asks the user for confirmation`;
    if (userDependencies.length > 0) return `the step ${quote(stepId)} of the implementation depends on the user`;
    if (output?.contractRef === loopControlContract && ownLoops.length === 0)
      return `the step ${quote(stepId)} of the implementation sends a loop decision, but the implementation has no loop that uses the decision`;
  }
  const shared = ownLoops.find(({ loopId }) => parentLoops.has(loopId));
  if (shared === undefined) return null;
  return `the loop ${quote(shared.loopId)} of the implementation has the same id as a loop of the parent, so their decisions could be confused`;
}

/** The bundled library cannot be edited, so the fix changes the slot. */
const isBundled = ({ workflowId }: CompiledSnapshot) => workflowId.startsWith('wr.');
const ownInstead = 'or bind an implementation of your own';

/** All mismatches together: context that is not accepted, and artifacts that are not produced. */
function contractMismatch(point: ExtensionPoint, snapshot: CompiledSnapshot): Incompatibility | null {
  if (!hasContract(point)) return null;
  const { extensionContract } = snapshot;
  if (extensionContract === undefined) {
    return {
      code: 'bind/incompatible-contract',
      reason: 'the implementation declares no `extensionContract`',
      help: isBundled(snapshot)
        ? `remove \`inputContract\` and \`outputContract\` of the slot, ${ownInstead}`
        : `add \`extensionContract\` to ${quote(snapshot.workflowId)}: the context keys that this workflow accepts, and the artifacts that it produces`,
    };
  }
  const unread = missingFrom(point.requiredContext, extensionContract.accepts);
  const unmade = missingFrom(point.requiredArtifacts, extensionContract.produces);
  if (unread.length === 0 && unmade.length === 0) return null;
  const reasons = [
    ...(unread.length > 0 ? [`the implementation does not accept ${quoteList(unread)}`] : []),
    ...(unmade.length > 0 ? [`the implementation does not produce ${quoteList(unmade)}`] : []),
  ];
  return {
    code: 'bind/incompatible-contract',
    reason: reasons.join(', and '),
    help: isBundled(snapshot)
      ? [...slotChanges(unread, unmade, extensionContract.produces), ownInstead].join(', ')
      : implementationChanges(unread, unmade).join('; '),
  };
}

const slotChanges = (unread: readonly string[], unmade: readonly string[], produced: readonly string[]) => [
  ...(unread.length > 0 ? [`remove ${quoteList(unread)} from \`requiredContext\` of the slot`] : []),
  ...(unmade.length > 0
    ? [`set \`requiredArtifacts\` of the slot to the artifacts of the implementation: ${quoteList(produced)}`]
    : []),
];
const implementationChanges = (unread: readonly string[], unmade: readonly string[]) => [
  ...(unread.length > 0
    ? [
        `add ${quoteList(unread)} to \`extensionContract.accepts\` of the implementation, and use these keys in its prompts`,
      ]
    : []),
  ...(unmade.length > 0
    ? [`add ${quoteList(unmade)} to \`extensionContract.produces\` of the implementation, and produce these artifacts`]
    : []),
];

/** @param parentLoops the ids of the loops of the workflow that declares the slot */
export function misfitOf(
  point: ExtensionPoint,
  { snapshot }: Implementation,
  parentLoops: ReadonlySet<string>,
): Incompatibility | null {
  const { kind } = snapshot;
  if (!point.acceptedKinds.includes(kind)) {
    return {
      code: 'bind/wrong-kind',
      reason: `the implementation is a ${kind}, but the slot accepts only ${quoteList(point.acceptedKinds, 'or')}`,
      help: `bind a ${point.acceptedKinds.join(' or a ')}, or add \`${kind}\` to \`acceptedKinds\` of the slot`,
    };
  }
  const mismatch = contractMismatch(point, snapshot);
  if (mismatch !== null) return mismatch;
  const breach = policyBreach(snapshot, parentLoops);
  if (breach === null) return null;
  return {
    code: 'bind/breaks-policy',
    reason: breach,
    help: isBundled(snapshot)
      ? 'bind another implementation: an implementation cannot ask for confirmation, cannot depend on the user, and cannot control the loops of the parent workflow'
      : 'change the implementation: an implementation cannot ask for confirmation, cannot depend on the user, and cannot control the loops of the parent workflow',
  };
}
