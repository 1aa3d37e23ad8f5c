/**
 * expand → bind: the list of steps as it will run. No template call is left, every step knows whether it was authored or
 * injected; order is final (design-locks §5, ordering rules).
 */
import type { CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { ResolvedSimpleStep, ResolvedWorkflow } from './resolved.ts';

export type ExpandedStep = Omit<ResolvedSimpleStep, 'kind'> & { readonly provenance: CompiledStep['provenance'] };

export type ExpandedWorkflow = Omit<ResolvedWorkflow, 'steps'> & { readonly steps: readonly ExpandedStep[] };
