/** check → lower: the rules hold. What they guarantee is in the types: a step has exactly one instruction. */
import type { BoundBlocks, BoundStep, BoundText, BoundWorkflow } from './bound.ts';

export type Instruction =
  | { readonly kind: 'prompt'; readonly prompt: BoundText }
  | { readonly kind: 'blocks'; readonly blocks: BoundBlocks };

export type CheckedStep = Omit<BoundStep, 'prompt' | 'promptBlocks'> & { readonly instruction: Instruction };
export type CheckedWorkflow = Omit<BoundWorkflow, 'steps'> & { readonly steps: readonly CheckedStep[] };
