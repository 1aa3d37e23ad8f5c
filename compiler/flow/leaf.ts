/** A condition that asks about one key of the context; the others are made of conditions. */
import type { CompiledCondition } from '../../schemas/compiled-snapshot.ts';

export type Leaf = Extract<CompiledCondition, { readonly key: string }>;
export const isLeaf = (condition: CompiledCondition): condition is Leaf => 'key' in condition;
