/**
 * Suggests the name that was meant. Names of one namespace (`wr.refs.…`) are compared without it, because a long shared prefix
 * would make different names similar. A name that is the beginning or the last word of another name is similar to it.
 */
import { splitCamelCase } from '../../schemas/text/name-parts.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';

/** Shorter parts occur in too many names. */
const partLengthMin = 4;

const words = (name: string): string => splitCamelCase(name).toLowerCase().replaceAll('-', '_');

/** `equals` → `context_equals`, `contract` → `contractRef`. Of several, the one with which all others begin; otherwise null. */
function nameWithPart(part: string, names: readonly string[]): string | null {
  if (part.length < partLengthMin) return null;
  const wanted = words(part);
  const found = names.filter((name) => {
    const whole = words(name);
    return whole.startsWith(wanted) || whole.endsWith(`_${wanted}`);
  });
  const [shortest] = [...found].sort((a, b) => a.length - b.length);
  return shortest !== undefined && found.every((name) => name.startsWith(shortest)) ? shortest : null;
}

/** The known name that `name` was meant to be, or null. */
export function similarName(name: string, names: readonly string[]): string | null {
  const namespace = name.slice(0, name.lastIndexOf('.') + 1);
  const [inside, outside]: [string[], string[]] = [[], []];
  for (const known of names) {
    if (known.startsWith(namespace)) inside.push(known.slice(namespace.length));
    else outside.push(known);
  }
  const last = name.slice(namespace.length);
  const near = suggest(last, inside) ?? nameWithPart(last, inside);
  return near === null ? suggestNamed(name, outside) : `${namespace}${near}`;
}
