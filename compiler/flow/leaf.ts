/** A condition that reads one key. */
import type { CompiledCondition } from '../../schemas/compiled-snapshot.ts';

export type Leaf = Extract<CompiledCondition, { readonly key: string }>;
export const isLeaf = (condition: CompiledCondition): condition is Leaf => 'key' in condition;
