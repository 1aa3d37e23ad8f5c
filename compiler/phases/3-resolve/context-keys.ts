/**
 * The declared context keys of a workflow, for conditions, loops and user dependencies. An author may write a key as declared or
 * in its delimiter-safe form [input-key-lossless].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { NamedInput } from '../../conditions-of-inputs.ts';
import { inputKeyOf } from '../2-expand/input-key.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { unknownName } from '../2-expand/unknown-name.ts';

export class ContextKeys {
  readonly #findings: UnlocatedDiagnostic[];
  readonly #inputs: ReadonlyMap<string, CompiledInput>;

  readonly #names: readonly string[];

  constructor(inputs: readonly CompiledInput[], findings: UnlocatedDiagnostic[]) {
    this.#findings = findings;
    this.#inputs = new Map(inputs.map((input) => [input.key, input]));
    this.#names = inputs.map(({ key, contextKey }) => contextKey ?? key);
  }

  /** The declared inputs, under the keys that an agent sends. */
  named(): readonly NamedInput[] {
    return [...this.#inputs.values()].map(({ key, contextKey, ...input }) => ({ ...input, key: contextKey ?? key }));
  }

  /** The input with this key; null, with a finding, if it is not declared. */
  find(key: string, site: SourceCursor): CompiledInput | null {
    const safe = inputKeyOf(key);
    const input = safe === null ? undefined : this.#inputs.get(safe);
    if (input !== undefined) return input;
    this.#findings.push(
      unknownName({
        code: 'resolve/undeclared-key',
        what: 'input',
        name: key,
        at: site.at,
        known: this.#names,
        otherwise: 'declare the key and its kind in `inputs`',
        label: 'this key is used, but not declared',
        meant: this.#inBraces(key),
      }),
    );
    return null;
  }

  /** The declared key in the notation of a template language, such as `{{files}}` or `${files}`; null for any other text. */
  #inBraces(key: string): string | null {
    const bare = /^\$?\{{1,2}\s*(\w[\w-]*)\s*\}{1,2}$/.exec(key)?.[1];
    return bare !== undefined && this.#names.includes(bare) ? bare : null;
  }
}
