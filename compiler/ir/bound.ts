/**
 * The result of phase 4 (bind): every text is final. No inline token remains: slots are bound and escapes are resolved
 * [prompt-interpolation-closed].
 */
import type { z } from 'zod/v3';
import type { RefDefinition } from '../../builtins/kinds.ts';
import type { CompiledBinding, ExtensionPoint } from '../../schemas/compiled-snapshot.ts';
import type { FlowShape } from '../flow/shape.ts';
import type { Path } from './document.ts';
import type {
  ResolvedBlocks,
  ResolvedFollowup,
  ResolvedFunction,
  ResolvedLoop,
  ResolvedStep,
  ResolvedUserDependency,
  ResolvedWorkflow,
} from './resolved.ts';

/** A text without inline tokens, with LF line ends. Only the bind phase creates it. */
export type PromptText = string & z.BRAND<'PromptText'>;
export type BoundText = {
  readonly text: PromptText;
  readonly path: Path;
  /** For each line of `text`: its offset in the authored value, in code units. */
  readonly starts: readonly number[];
  /** The slots that a line names, by line index. */
  readonly slots: ReadonlyMap<number, readonly string[]>;
  /** The template that the text comes from; absent for a text of the author. */
  readonly templateId?: string | undefined;
};
export type BoundPart =
  | ({ readonly kind: 'text' } & BoundText)
  | {
      readonly kind: 'ref';
      readonly definition: RefDefinition;
      readonly path: Path;
      readonly templateId?: string | undefined;
    };
export type BoundBlocks = {
  readonly [Key in keyof ResolvedBlocks]: Key extends 'path'
    ? Path
    : Key extends 'outputRequired'
      ? ReadonlyMap<string, BoundText>
      : readonly BoundPart[];
};
export type BoundFunction = Omit<ResolvedFunction, 'definition'> & { readonly definition: BoundText };
export type BoundFollowup = Omit<ResolvedFollowup, 'guidance'> & { readonly guidance: BoundText };
export type BoundUserDependency = Omit<ResolvedUserDependency, 'message'> & { readonly message: BoundText };

/** A slot and its implementation. */
export type BoundSlot = {
  readonly binding: CompiledBinding;
  readonly point: ExtensionPoint;
  /** The implementation to use if the bound one fails: the default, if it differs and can fill the slot. */
  readonly fallbackId: string | null;
};

export type Instruction =
  | { readonly kind: 'prompt'; readonly prompt: BoundText }
  | { readonly kind: 'blocks'; readonly blocks: BoundBlocks };

export type BoundStep = Omit<
  ResolvedStep,
  'agentRole' | 'prompt' | 'promptBlocks' | 'hints' | 'followups' | 'userDependencies' | 'functions' | 'ownFunctions'
> & {
  readonly agentRole: BoundText | null;
  readonly prompt: BoundText | null;
  readonly promptBlocks: BoundBlocks | null;
  /** The instruction of the step; null unless the author wrote exactly one. */
  readonly instruction: Instruction | null;
  readonly hints: ReadonlyMap<string, BoundText>;
  readonly followups: readonly BoundFollowup[];
  readonly userDependencies: readonly BoundUserDependency[];
  readonly functions: readonly BoundFunction[];
  readonly ownFunctions: readonly BoundFunction[];
};
export type BoundLoop = Omit<ResolvedLoop, 'ownFunctions'> & { readonly ownFunctions: readonly BoundFunction[] };

export type BoundWorkflow = Omit<ResolvedWorkflow, 'steps' | 'loops' | 'agentRole' | 'guidance' | 'functions'> & {
  readonly agentRole: BoundText | null;
  readonly guidance: readonly BoundText[];
  readonly functions: readonly BoundFunction[];
  readonly steps: readonly BoundStep[];
  readonly loops: readonly BoundLoop[];
  /** Sorted by slot. */
  readonly slots: readonly BoundSlot[];
};

/** The parts that determine the path of a run. */
export const shapeOf = ({
  inputs,
  conditions,
  steps,
  loops,
  flow,
}: Pick<BoundWorkflow, 'inputs' | 'conditions' | 'steps' | 'loops' | 'flow'>): FlowShape => ({
  inputs: inputs.map(({ input }) => input),
  conditions: conditions.map(({ condition }) => condition),
  steps,
  loops,
  flow,
});
