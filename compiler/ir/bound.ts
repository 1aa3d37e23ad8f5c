/**
 * bind → check: every text is the one an agent will read. No inline token is left: slots are bound, escapes are undone
 * (decision 1).
 */
import type { z } from 'zod/v3';
import type { RefDefinition } from '../../builtins/kinds.ts';
import type { Path } from './document.ts';
import type { ExpandedStep, ExpandedWorkflow } from './expanded.ts';
import type { ResolvedBlocks } from './resolved.ts';

/** A text without inline tokens, with one kind of line ending. Made by the bind phase only. */
export type PromptText = string & z.BRAND<'PromptText'>;
export type BoundText = {
  readonly text: PromptText;
  readonly path: Path;
  /** For each line of `text`: where it begins in the authored value, in code units. */
  readonly starts: readonly number[];
};
export type BoundPart =
  | ({ readonly kind: 'text' } & BoundText)
  | { readonly kind: 'ref'; readonly definition: RefDefinition; readonly path: Path };
export type BoundBlocks = {
  readonly [Key in keyof ResolvedBlocks]: Key extends 'path'
    ? Path
    : Key extends 'outputRequired'
      ? ReadonlyMap<string, BoundText>
      : readonly BoundPart[];
};

export type BoundStep = Omit<ExpandedStep, 'agentRole' | 'prompt' | 'promptBlocks' | 'hints'> & {
  readonly agentRole: BoundText | null;
  readonly prompt: BoundText | null;
  readonly promptBlocks: BoundBlocks | null;
  readonly hints: ReadonlyMap<string, BoundText>;
};

export type BoundWorkflow = Omit<ExpandedWorkflow, 'steps' | 'agentRole' | 'guidance'> & {
  readonly agentRole: BoundText | null;
  readonly guidance: readonly BoundText[];
  readonly steps: readonly BoundStep[];
};
