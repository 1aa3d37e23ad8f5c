/**
 * The origin of each place of a translated source. The translation records the origin of objects, entries and texts when it
 * creates them; any other place has the origin of the value that contains it.
 */
import type { Path } from '../ir/document.ts';
import type { TextPart, MappedText } from './mapped-text.ts';

export type Origin =
  /** Copied with its contents. */
  | { readonly kind: 'copy'; readonly path: Path }
  /** Derived from the value at this path. */
  | { readonly kind: 'made'; readonly path: Path }
  /** A text of several parts. */
  | { readonly kind: 'worded'; readonly path: Path; readonly parts: readonly TextPart[] };

type Key = string | number;

const originOfText = (text: MappedText, path: Path): Origin => {
  const [first] = text.parts;
  if (first !== undefined && text.parts.length === 1 && first.from === 0 && first.length === text.text.length)
    return { kind: 'copy', path: first.path };
  return { kind: 'worded', path, parts: text.parts };
};

export class Origins {
  readonly #objects = new WeakMap<object, Origin>();
  readonly #entries = new WeakMap<object, Map<Key, Origin>>();

  /** `value` and its contents are copied from `path`. */
  copied<T extends object>(value: T, path: Path): T {
    this.#objects.set(value, { kind: 'copy', path });
    return value;
  }

  /** `value` was derived from the value at `path`. */
  made<T extends object>(value: T, path: Path): T {
    this.#objects.set(value, { kind: 'made', path });
    return value;
  }

  entry(holder: object, key: Key, origin: Origin): void {
    const entries = this.#entries.get(holder) ?? new Map<Key, Origin>();
    this.#entries.set(holder, entries.set(key, origin));
  }

  /** The value of `key` is `text`. `path` is the origin of the whole text. */
  text(holder: object, key: Key, text: MappedText, path: Path): void {
    this.entry(holder, key, originOfText(text, path));
  }

  /** A list of texts, each with its parts. */
  texts(texts: readonly MappedText[], path: Path): string[] {
    const list = this.made(
      texts.map(({ text }) => text),
      path,
    );
    for (const [index, text] of texts.entries()) this.text(list, index, text, text.parts[0]?.path ?? path);
    return list;
  }

  /** The origin of the place at `path` in `root`. */
  of(root: unknown, path: Path): Origin {
    let value: unknown = root;
    let origin: Origin = { kind: 'made', path: [] };
    for (const key of path) {
      const child: unknown =
        typeof value === 'object' && value !== null ? (value as { readonly [key: Key]: unknown })[key] : undefined;
      const ownEntry = typeof value === 'object' && value !== null ? this.#entries.get(value)?.get(key) : undefined;
      const own = typeof child === 'object' && child !== null ? this.#objects.get(child) : undefined;
      if (own !== undefined || ownEntry !== undefined) origin = own ?? ownEntry ?? origin;
      else if (origin.kind === 'copy') origin = { kind: 'copy', path: [...origin.path, key] };
      else origin = { kind: 'made', path: origin.path };
      value = child;
    }
    return origin;
  }
}
