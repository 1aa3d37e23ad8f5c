/**
 * What can fill a slot, and why something cannot (extension-points, "Compiler integration" and "Guardrails"). Compatibility is
 * a matter of contracts, not of names.
 */
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, ExtensionPoint } from '../../../schemas/compiled-snapshot.ts';
import type { WorkflowHash } from '../../../schemas/ids.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';

export type Implementation = { readonly snapshot: CompiledSnapshot; readonly workflowHash: WorkflowHash };

/** What an id stands for, seen from the workflow that would be bound to it. */
export type ImplementationLookup = (id: string) =>
  | ({ readonly kind: 'found' } & Implementation)
  | { readonly kind: 'unknown'; readonly near: string | null }
  /** It exists and does not compile. */
  | { readonly kind: 'broken' }
  /** It is bound, through others perhaps, to the workflow that asks. */
  | { readonly kind: 'cycle'; readonly through: readonly string[] }
  | { readonly kind: 'too_deep'; readonly depthMax: number };

/** Why an implementation cannot fill a slot. `reason` completes "`x` cannot fill `slot`: …". */
export type Misfit = { readonly code: DiagnosticCode; readonly reason: string; readonly help: string };

const missingFrom = (wanted: readonly string[], offered: readonly string[]) =>
  wanted.filter((name) => !offered.includes(name));

/** A slot that asks for nothing accepts anything of its kinds (legacy-format, `extensionPoints`). */
export const hasContract = ({ requiredContext, requiredArtifacts }: ExtensionPoint) =>
  requiredContext.length > 0 || requiredArtifacts.length > 0;

function policyBreach({ steps }: CompiledSnapshot): string | null {
  for (const { stepId, requireConfirmation, userDependencies, output } of steps) {
    if (requireConfirmation) return `its step ${quote(stepId)} asks the user for confirmation`;
    if (userDependencies.length > 0) return `its step ${quote(stepId)} depends on the user`;
    if (output?.contractRef === loopControlContract)
      return `its step ${quote(stepId)} hands over loop control, which the parent would read as its own`;
  }
  return null;
}

export function misfitOf(point: ExtensionPoint, { snapshot }: Implementation): Misfit | null {
  const { kind, extensionContract } = snapshot;
  if (!point.acceptedKinds.includes(kind)) {
    return {
      code: 'bind/wrong-kind',
      reason: `it is a ${kind}, and the slot accepts ${quoteList(point.acceptedKinds, 'or')}`,
      help: `bind a ${point.acceptedKinds.join(' or a ')}, or let the slot accept a ${kind}`,
    };
  }
  if (hasContract(point)) {
    if (extensionContract === undefined) {
      return {
        code: 'bind/incompatible-contract',
        reason: 'it declares no `extensionContract`',
        help: `add \`extensionContract\` with what it accepts and produces to ${quote(snapshot.workflowId)}`,
      };
    }
    const unread = missingFrom(point.requiredContext, extensionContract.accepts);
    if (unread.length > 0) {
      return {
        code: 'bind/incompatible-contract',
        reason: `it does not accept ${quoteList(unread)}`,
        help: `add ${quoteList(unread)} to \`accepts\` of its \`extensionContract\`, and use what arrives`,
      };
    }
    const unmade = missingFrom(point.requiredArtifacts, extensionContract.produces);
    if (unmade.length > 0) {
      return {
        code: 'bind/incompatible-contract',
        reason: `it does not produce ${quoteList(unmade)}`,
        help: `add ${quoteList(unmade)} to \`produces\` of its \`extensionContract\`, and make it`,
      };
    }
  }
  const breach = policyBreach(snapshot);
  if (breach === null) return null;
  return {
    code: 'bind/breaks-policy',
    reason: breach,
    help: 'take it out of the implementation: confirmation, user dependencies and loop control belong to the parent',
  };
}
