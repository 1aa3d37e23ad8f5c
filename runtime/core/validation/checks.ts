/**
 * What the judge cannot do by itself: a JSON Schema validator and RE2 patterns. Both are loaded when a step first needs them
 * [lazy-checks-are-shipped], so the judge is handed what was loaded and stays synchronous.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledContract } from '../../../schemas/compiled-snapshot.ts';

export interface Checks {
  /** What keeps an artifact from satisfying a contract, one short sentence each; empty when it does. */
  problems(contract: CompiledContract, artifact: JsonValue): readonly string[];
  /** Whether a pattern is found in a text; null when it is no RE2 pattern. */
  matches(pattern: string, flags: string, text: string): boolean | null;
}

/** For attempts that need neither. Asking it is a bug of ours. */
export const noChecks: Checks = {
  problems: () => {
    throw new Error('no JSON Schema validator was loaded');
  },
  matches: () => {
    throw new Error('no RE2 patterns were loaded');
  },
};
