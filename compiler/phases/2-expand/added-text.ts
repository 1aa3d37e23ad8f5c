/** How much text template calls bring into a workflow, by template. */
import type { TemplateExpansion } from '../../../builtins/kinds.ts';

type Added = { readonly id: string; readonly calls: number; readonly bytes: number };

export class AddedText {
  /** Of all templates together. */
  bytes = 0;
  readonly #byId = new Map<string, Added>();

  /** What has been added by now, in UTF-16 units of JSON, which are never more than its bytes. */
  add(id: string, expansion: TemplateExpansion): number {
    const added = JSON.stringify(expansion).length;
    const { calls, bytes } = this.#byId.get(id) ?? { calls: 0, bytes: 0 };
    this.#byId.set(id, { id, calls: calls + 1, bytes: bytes + added });
    this.bytes += added;
    return this.bytes;
  }

  /** Of several, the first one that was called. */
  largest(): Added {
    return [...this.#byId.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one));
  }
}
