/**
 * Function definitions: texts that are written once and that several steps name. The nearest definition of a name applies: step,
 * then the loops around it from the inside out, then the workflow.
 */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { functionScopes } from '../../../schemas/closed-sets.ts';
import type { SourceFunction } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { ResolvedFunction } from '../../ir/resolved.ts';
import type { PartResolver } from './prompt-parts.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { unknownName } from '../2-expand/unknown-name.ts';

type Scope = (typeof functionScopes)[number];
export type FunctionOwner = { readonly scope: Scope; readonly ownerId: string | null };

const precedence: Readonly<Record<Scope, number>> = { step: 0, loop: 1, workflow: 2 };

/** `severityRubric()` and `severityRubric` name the same definition. */
const bareName = (name: string) => name.replace(/\(\)$/, '');

const byName = new WeakMap<readonly ResolvedFunction[], ReadonlyMap<string, ResolvedFunction>>();

/** The same list is visible to many steps. */
function nearestByName(visible: readonly ResolvedFunction[]): ReadonlyMap<string, ResolvedFunction> {
  const known = byName.get(visible) ?? new Map([...visible].reverse().map((one) => [one.name, one]));
  byName.set(visible, known);
  return known;
}

const none: readonly ResolvedFunction[] = [];

export class FunctionResolver {
  readonly #findings: UnlocatedDiagnostic[];
  readonly #parts: PartResolver;

  constructor(parts: PartResolver, findings: UnlocatedDiagnostic[]) {
    this.#findings = findings;
    this.#parts = parts;
  }

  define(
    definitions: readonly SourceFunction[] | undefined,
    owner: FunctionOwner,
    holder: SourceCursor,
  ): readonly ResolvedFunction[] {
    if (definitions === undefined) return none;
    const site = holder.in('functionDefinitions');
    const names = new Set<string>();
    return definitions.flatMap((definition, index): readonly ResolvedFunction[] => {
      const at = site.in(index);
      const name = bareName(definition.name);
      if (names.has(name)) {
        this.#findings.push({
          code: 'resolve/duplicate-function',
          message: `${quote(name)} is defined twice in one list`,
          at: at.in('name').at,
          label: 'the second definition',
          help: 'rename or remove one of the definitions',
        });
        return [];
      }
      names.add(name);
      return [
        {
          name,
          scope: definition.scope ?? owner.scope,
          ownerId: owner.ownerId,
          definition: this.#parts.text(definition.definition, at.in('definition')),
        },
      ];
    });
  }

  /**
   * The functions that a step names, in the order of the prompt: by scope, then by name.
   * @param own the definitions of the step, which come first
   * @param around the definitions of the loops around it and of the workflow, nearest first
   */
  named(
    references: readonly string[] | undefined,
    own: readonly ResolvedFunction[],
    around: readonly ResolvedFunction[],
    holder: SourceCursor,
  ): readonly ResolvedFunction[] {
    if (references === undefined) return none;
    const site = holder.in('functionReferences');
    const [nearest, others] = [nearestByName(own), nearestByName(around)];
    const found = new Map<string, ResolvedFunction>();
    for (const [index, reference] of references.entries()) {
      const name = bareName(reference);
      const definition = nearest.get(name) ?? others.get(name);
      if (definition !== undefined) {
        found.set(name, definition);
        continue;
      }
      this.#findings.push(
        unknownName({
          code: 'resolve/unknown-function',
          what: 'function',
          name,
          at: site.in(index).at,
          known: own.length === 0 ? others : new Set([...nearest.keys(), ...others.keys()]),
          otherwise: 'define the function in `functionDefinitions` of the step, an enclosing loop or the workflow',
          label: 'not defined in this step, an enclosing loop or the workflow',
        }),
      );
    }
    return [...found.values()].sort((a, b) => precedence[a.scope] - precedence[b.scope] || byCodeUnit(a.name, b.name));
  }
}
