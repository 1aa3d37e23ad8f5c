/** An id to suggest in place of an invalid one: no other id of its kind may be the same. */
import type { Path } from '../../ir/document.ts';

/** Keys that declare an id; other keys refer to one. */
const declaringKeys: ReadonlySet<string> = new Set(['id', 'loopId']);

function declaredIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && declaringKeys.has(key)) found.add(inner);
    else declaredIn(inner, found);
  }
  return found;
}

/** `wanted`, or the first of `wanted_2`, `wanted_3`, … that the part of the source around `path` does not declare. */
export function unusedId(wanted: string, path: Path, source: unknown): string {
  const [part = ''] = path;
  if (wanted === '' || !declaringKeys.has(String(path.at(-1)))) return wanted;
  const taken = declaredIn((source as { readonly [key: string]: unknown })[part], new Set());
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}_${number}`;
  return id;
}
