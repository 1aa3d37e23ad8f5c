/** Measures the text that template calls add to a workflow, by template. */
import type { TemplateExpansion } from '../../../builtins/kinds.ts';

type Added = { readonly id: string; readonly calls: number; readonly bytes: number };

export class AddedText {
  /** The total of all templates. */
  bytes = 0;
  readonly #byId = new Map<string, Added>();

  /** The size of the JSON that was added so far, in UTF-16 units, which is never more than its bytes. */
  add(id: string, expansion: TemplateExpansion): number {
    const added = JSON.stringify(expansion).length;
    const { calls, bytes } = this.#byId.get(id) ?? { calls: 0, bytes: 0 };
    this.#byId.set(id, { id, calls: calls + 1, bytes: bytes + added });
    this.bytes += added;
    return this.bytes;
  }

  /** If several are equal, the one that was called first. */
  largest(): Added {
    return [...this.#byId.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one));
  }
}
