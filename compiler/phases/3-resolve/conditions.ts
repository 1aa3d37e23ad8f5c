/**
 * Named conditions: a closed set of kinds over declared inputs [conditions-closed-set]. Every key must exist and have a kind that
 * the condition can compare. Every part of `all`, `any` and `not` must exist, without cycles.
 */
import { chainText } from '../../diagnostics/chain.ts';
import type { CompiledCondition, CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { SourceCondition } from '../../../schemas/source-workflow.ts';
import { conditionDepthMax } from '../../../schemas/limits.ts';
import { type Names, nearestName } from '../../diagnostics/nearest-name.ts';
import { helpForInput, inputNamedBy } from '../../conditions-of-inputs.ts';
import { fittingConditions } from '../../fitting-conditions.ts';
import { membersOf } from '../../member-sets.ts';
import { type UnlocatedDiagnostic, type Location, replacement } from '../../diagnostics/unlocated.ts';
import { quote, quoteFew } from '../../diagnostics/quote.ts';
import type { ResolvedCondition } from '../../ir/resolved.ts';
import type { ContextKeys } from './context-keys.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { unknownName } from '../2-expand/unknown-name.ts';

type Scalar = string | number | boolean;

const kindOfValue = (value: Scalar): string => typeof value;

/** Why a value can never equal an input of this kind; null if it can. */
function mismatch(value: Scalar, input: CompiledInput): string | null {
  switch (input.kind) {
    case 'string':
      return typeof value === 'string' ? null : `a string is never a ${kindOfValue(value)}`;
    case 'number':
      return typeof value === 'number' ? null : `a number is never a ${kindOfValue(value)}`;
    case 'boolean':
      return typeof value === 'boolean' ? null : `a boolean is never a ${kindOfValue(value)}`;
    case 'enum':
      // Missing values of an enum are reported at its declaration.
      if (input.values === undefined)
        return typeof value === 'string' ? null : `an enum is never a ${kindOfValue(value)}`;
      if (typeof value === 'string' && membersOf(input.values).has(value)) return null;
      // One of two equal values was probably meant to be this one; the repetition is reported at the declaration.
      if (typeof value === 'string' && membersOf(input.values).size < input.values.length) return null;
      return `the input allows ${quoteFew(input.values, 'or')}`;
    case 'list':
      return 'a list is never a single value';
  }
}

/** A number or boolean that an author put into quotes: without them, it has the kind of the input. */
const isQuoted = (value: string, { kind }: CompiledInput): boolean =>
  kind === 'number'
    ? /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/.test(value)
    : kind === 'boolean' && /^(?:true|false)$/.test(value);

export class ConditionResolver {
  readonly #findings: UnlocatedDiagnostic[];
  readonly #keys: ContextKeys;

  constructor(keys: ContextKeys, findings: UnlocatedDiagnostic[]) {
    this.#findings = findings;
    this.#keys = keys;
  }

  /** @param prefix the prefix of all ids, for conditions that a template adds */
  resolve(conditions: readonly SourceCondition[], site: SourceCursor, prefix = ''): readonly ResolvedCondition[] {
    const byId = new Map(conditions.map((condition) => [condition.id, condition]));
    const names = conditionNames(conditions);
    const resolved = conditions.flatMap((condition, index): readonly ResolvedCondition[] => {
      const at = site.in(index);
      const compiled = this.#condition(condition, at, prefix, names, byId);
      return compiled === null ? [] : [{ ...at.origin, condition: compiled }];
    });
    this.#followParts(conditions, byId, site);
    return resolved;
  }

  #input(key: string, site: SourceCursor): CompiledInput | null {
    return this.#keys.find(key, site.in('key'));
  }

  #wrongKind(input: CompiledInput, site: SourceCursor, needs: string, kinds: string): null {
    this.#findings.push({
      code: 'resolve/condition-kind',
      message: `the input ${quote(input.contextKey ?? input.key)} is of kind \`${input.kind}\``,
      at: site.in('key').at,
      label: needs,
      help: `use ${fittingConditions[input.kind]}, or change the kind of the input to ${kinds}`,
    });
    return null;
  }

  #value(value: Scalar, input: CompiledInput, site: SourceCursor): boolean {
    const problem = mismatch(value, input);
    if (problem === null) return true;
    const near = typeof value === 'string' ? nearestName(value, input.values ?? []) : null;
    const unquoted = typeof value === 'string' && isQuoted(value, input) ? value : null;
    this.#findings.push({
      code: 'resolve/condition-value',
      message: `the input ${quote(input.contextKey ?? input.key)} can never be ${quote(JSON.stringify(value))}`,
      at: site.at,
      label: problem,
      help:
        near !== null
          ? `a similar value exists: ${quote(near)}`
          : unquoted !== null
            ? `write ${quote(unquoted)} without quotes`
            : input.kind === 'list'
              ? `use ${fittingConditions.list}`
              : input.kind === 'boolean'
                ? 'write `true` or `false`, or change the kind of the input'
                : 'write a value that the input allows, or change the input',
      fixes:
        near !== null
          ? [replacement(`change to ${near}`, site.at, JSON.stringify(near))]
          : unquoted !== null
            ? [replacement(`change to ${unquoted}`, site.at, unquoted)]
            : [],
    });
    return false;
  }

  #part(id: string, of: string, site: SourceCursor, prefix: string, names: ConditionNames, byId: ById): string | null {
    if (byId.has(id)) return `${prefix}${id}`;
    const otherwise = helpForKey(id, this.#keys, names);
    this.#findings.push(unknownCondition(id, site, names.tests, { owner: of, meant: otherwise }));
    return null;
  }

  #condition(
    condition: SourceCondition,
    site: SourceCursor,
    prefix: string,
    names: ConditionNames,
    byId: ById,
  ): CompiledCondition | null {
    const conditionId = `${prefix}${condition.id}`;
    switch (condition.kind) {
      case 'always_true':
      case 'always_false':
        return { conditionId, kind: condition.kind };
      case 'loop_control':
        return { conditionId, kind: 'loop_control', continueWhen: 'continue' };
      case 'context_present': {
        const input = this.#input(condition.key, site);
        return input && { conditionId, kind: condition.kind, key: input.key };
      }
      case 'context_at_least':
      case 'context_at_most': {
        const input = this.#input(condition.key, site);
        if (input === null) return null;
        if (input.kind !== 'number')
          return this.#wrongKind(input, site, 'only a number can be compared by size', '`number`');
        return { conditionId, kind: condition.kind, key: input.key, value: condition.value };
      }
      case 'context_contains': {
        const input = this.#input(condition.key, site);
        if (input === null) return null;
        if (input.kind !== 'list' && input.kind !== 'string')
          return this.#wrongKind(input, site, 'only a list or a string can contain a value', '`list` or `string`');
        if (input.kind === 'string' && !this.#value(condition.value, input, site.in('value'))) return null;
        return { conditionId, kind: condition.kind, key: input.key, value: condition.value };
      }
      case 'context_equals': {
        const input = this.#input(condition.key, site);
        if (input === null || !this.#value(condition.value, input, site.in('value'))) return null;
        return { conditionId, kind: condition.kind, key: input.key, value: condition.value };
      }
      case 'context_in': {
        const input = this.#input(condition.key, site);
        if (input === null) return null;
        const fits = condition.values.map((value, index) => this.#value(value, input, site.in('values', index)));
        if (fits.includes(false)) return null;
        // The order of alternatives has no meaning, so it must not affect the hash.
        const sorted = [...new Map(condition.values.map((value) => [JSON.stringify(value), value]))].sort(([a], [b]) =>
          a < b ? -1 : 1,
        );
        return { conditionId, kind: condition.kind, key: input.key, values: sorted.map(([, value]) => value) };
      }
      case 'all':
      case 'any': {
        const of = condition.of.map((id, index) =>
          this.#part(id, condition.id, site.in('of', index), prefix, names, byId),
        );
        if (of.includes(null)) return null;
        return { conditionId, kind: condition.kind, of: [...new Set(of.filter((id) => id !== null))].sort() };
      }
      case 'not': {
        const of = this.#part(condition.of, condition.id, site.in('of'), prefix, names, byId);
        return of === null ? null : { conditionId, kind: 'not', of };
      }
    }
  }

  /**
   * Depth first with an explicit stack, because a chain of conditions may exceed the call stack. Each cycle is reported once, and
   * so is each condition at which a chain exceeds the limit.
   */
  #followParts(
    conditions: readonly SourceCondition[],
    byId: ReadonlyMap<string, SourceCondition>,
    site: SourceCursor,
  ): void {
    const places = new Map(conditions.map(({ id }, index) => [id, index]));
    // Which of two conditions with one id is meant is unknown, so a cycle through it may not exist.
    if (places.size < conditions.length) return;
    const at = (id: string) => site.in(places.get(id) ?? 0, 'of').at;
    const depths = new Map<string, number>();
    const tooDeep: string[] = [];
    let hasCycle = false;
    for (const { id: start } of conditions) {
      const path: Visit[] = [];
      const open = new Set<string>();
      const enter = (id: string) => {
        path.push({ id, parts: partsOf(byId.get(id)), next: 0 });
        open.add(id);
      };
      if (!depths.has(start)) enter(start);
      for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
        const part = visit.parts[visit.next];
        visit.next += 1;
        if (part === undefined) {
          const depth = 1 + visit.parts.reduce((deepest, one) => Math.max(deepest, depths.get(one) ?? 0), 0);
          if (depth === conditionDepthMax + 1) tooDeep.push(visit.id);
          depths.set(visit.id, depth);
          open.delete(visit.id);
          path.pop();
        } else if (open.has(part)) {
          const names = path.map(({ id }) => id);
          this.#cycle([...names.slice(names.indexOf(part)), part], at(part));
          hasCycle = true;
        } else if (byId.has(part) && !depths.has(part)) enter(part);
      }
    }
    // The depth of a cycle is undefined.
    if (!hasCycle) for (const id of tooDeep) this.#tooDeep(id, at(id));
  }

  #cycle(names: readonly string[], at: Location): void {
    this.#findings.push({
      code: 'resolve/condition-cycle',
      message: `the condition ${quote(names[0] ?? '')} depends on itself`,
      at,
      label: chainText(names),
      help: 'to break the cycle, remove a reference from `of` in one of these conditions',
    });
  }

  #tooDeep(id: string, at: Location): void {
    this.#findings.push({
      code: 'resolve/condition-too-deep',
      message: `the condition ${quote(id)} is nested more than ${conditionDepthMax} levels deep`,
      at,
      label: 'exceeds the limit',
      help: 'flatten these conditions; an `all` may have any number of parts',
    });
  }
}

type ById = ReadonlyMap<string, SourceCondition>;

/** The ids of conditions: only a decision may continue a loop, and only a test may skip a step. */
export type ConditionNames = {
  readonly all: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly declared: readonly SourceCondition[];
};

export function conditionNames(conditions: readonly SourceCondition[]): ConditionNames {
  const idsOf = (isNamed: (kind: string) => boolean) =>
    new Set(conditions.filter(({ kind }) => isNamed(kind)).map(({ id }) => id));
  return {
    all: idsOf(() => true),
    decisions: idsOf((kind) => kind === 'loop_control'),
    tests: idsOf((kind) => kind !== 'loop_control'),
    declared: conditions,
  };
}

/** A condition on the current path, and which of its parts is next. */
type Visit = { readonly id: string; readonly parts: readonly string[]; next: number };

const partsOf = (condition: SourceCondition | undefined): readonly string[] =>
  condition === undefined || !('of' in condition) ? [] : [condition.of].flat();

/** The help for the key of an input in place of the id of a condition; null for any other name. */
export function helpForKey(id: string, keys: ContextKeys, { declared }: ConditionNames): string | null {
  const named = inputNamedBy(id, keys.named());
  return named === null ? null : helpForInput(named.input, named.isNegated, declared);
}

/**
 * @param owner the condition that refers to it, which cannot refer to itself
 * @param meant the help if the name is certainly not that of another condition
 */
export function unknownCondition(
  id: string,
  site: SourceCursor,
  known: Names,
  {
    owner,
    otherwise = 'declare the condition in `conditions`',
    meant = null,
  }: { owner?: string; otherwise?: string; meant?: string | null } = {},
): UnlocatedDiagnostic {
  const unknown = unknownName({
    code: 'resolve/unknown-condition',
    what: 'condition',
    name: id,
    at: site.at,
    known,
    otherwise,
    ...(owner === undefined ? {} : { except: owner }),
  });
  return meant === null ? unknown : { ...unknown, help: meant, fixes: [] };
}
