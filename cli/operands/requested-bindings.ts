/**
 * `--bind slot=id` and `--allow-default-binding`, as a person writes them. A slot that no workflow at hand declares is refused with
 * the slots that there are: a typing mistake must not end in a binding that binds nothing.
 */
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { workflowIdPattern } from '../../schemas/ids.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import type { Invocation } from '../command.ts';
import { usageError } from '../../project/failure.ts';
import type { CompiledRoot } from '../../project/compile/compile-root.ts';
import type { RequestedBindings } from '../../project/compile/compile-context.ts';

/** As the person wrote them, to name a command again. */
export const bindWords = ({ cli, isFallbackAllowed }: RequestedBindings): readonly string[] => [
  ...[...cli].map(([slot, id]) => `--bind ${slot}=${id}`),
  ...(isFallbackAllowed ? ['--allow-default-binding'] : []),
];

const form = 'Write the binding as --bind slot=id, for example --bind design_review=project.our_review';

/** `bind` is a list of texts, because the option can be repeated. */
function givenTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/** `key=value` pairs of a repeatable option; the first `=` divides. */
export function pairsOf(option: string, value: unknown, how: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const text of givenTexts(value)) {
    const at = text.indexOf('=');
    if (at <= 0) throw usageError(`--${option}: "${text}" does not have the form name=value`, how);
    const key = text.slice(0, at);
    if (pairs.has(key)) throw usageError(`--${option}: ${key} is given twice`, `Give each name once. ${how}`);
    pairs.set(key, text.slice(at + 1));
  }
  return pairs;
}

export function requestedBindings({ options }: Pick<Invocation, 'options'>): RequestedBindings {
  const cli = pairsOf('bind', options['bind'], form);
  for (const [slot, id] of cli) {
    if (!workflowIdPattern.test(id)) throw usageError(`--bind: "${id}" for ${slot} is not a valid workflow id`, form);
  }
  return { cli, isFallbackAllowed: options['allowDefaultBinding'] === true };
}

/**
 * @param files which of the compiled ones the bindings are for
 * @throws Failure for a slot that none of them declares; not while one of them cannot be read, which may declare it
 */
export function refuseUnknownSlots(
  { cli }: RequestedBindings,
  { slots, diagnostics }: Pick<CompiledRoot, 'slots' | 'diagnostics'>,
  files: Iterable<string>,
): void {
  if (cli.size === 0) return;
  const wanted = new Set(files);
  const isBroken = diagnostics.some(
    (diagnostic) =>
      diagnostic.severity === 'error' && wanted.has(subjectOf(diagnostic)) && !slots.has(subjectOf(diagnostic)),
  );
  if (isBroken) return;
  const known = [...new Set([...wanted].flatMap((file) => slots.get(file) ?? []))].sort();
  for (const slot of cli.keys()) {
    if (known.includes(slot)) continue;
    const near = suggest(slot, known);
    throw usageError(
      `--bind: unknown extension point ${slot}${near === null ? '' : `; did you mean ${near}?`}`,
      known.length === 0
        ? 'None of the workflows has an extension point'
        : `The extension points are: ${known.join(', ')}`,
    );
  }
}
