/** Names the context keys that a workflow does not declare, so that a misspelled input can be found; never their values. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { quotedValueBytesMax, undeclaredKeysShownMax } from '../../schemas/limits.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { contextKeyOf, undeclaredKeys } from '../core/context.ts';
import { quoted } from '../core/text-budget.ts';

type UndeclaredNames = {
  /** Bounded, in one line each [context-never-echoed]. */
  readonly keys: readonly string[];
  /** The keys, each with the missing input that was probably meant. */
  readonly text: string;
};

/** Null if the workflow declares or names every key that `before` does not have. */
export function undeclaredNames(
  context: JsonObject,
  before: JsonObject,
  workflow: Pick<CompiledSnapshot, 'inputs' | 'steps' | 'extensionContract'>,
): UndeclaredNames | null {
  const undeclared = undeclaredKeys(context, before, workflow);
  if (undeclared.length === 0) return null;
  const keys = undeclared.slice(0, undeclaredKeysShownMax).map((key) => quoted(key, quotedValueBytesMax));
  const missing = workflow.inputs.map(contextKeyOf).filter((key) => !Object.hasOwn(context, key));
  const withMeant = keys.map((key) => {
    const meant = suggest(key, missing);
    return meant === null ? key : `${key} (did you mean ${quoted(meant, quotedValueBytesMax)}?)`;
  });
  const more = undeclared.length - keys.length;
  return { keys, text: `${withMeant.join(', ')}${more > 0 ? ` and ${more} more` : ''}` };
}
