/**
 * Named conditions: a closed set of kinds over declared inputs (decision 9). Every key exists and has a kind that the
 * condition can compare; every part of `all`, `any` and `not` exists, and none contains itself.
 */
import type { CompiledCondition, CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { SourceCondition } from '../../../schemas/source-workflow.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import type { ResolvedCondition } from '../../ir/resolved.ts';
import type { ContextKeys } from './context-keys.ts';
import type { Site } from './site.ts';
import { unknownName } from './unknown-name.ts';

type Scalar = string | number | boolean;

const kindOfValue = (value: Scalar): string => typeof value;

/** What stops a value from ever being equal to an input of that kind, or null. */
function mismatch(value: Scalar, input: CompiledInput): string | null {
  switch (input.kind) {
    case 'string':
      return typeof value === 'string' ? null : `a string is never a ${kindOfValue(value)}`;
    case 'number':
      return typeof value === 'number' ? null : `a number is never a ${kindOfValue(value)}`;
    case 'boolean':
      return typeof value === 'boolean' ? null : `a boolean is never a ${kindOfValue(value)}`;
    case 'enum':
      if (typeof value === 'string' && (input.values ?? []).includes(value)) return null;
      return `the input allows ${quoteList(input.values ?? [], 'or')}`;
    case 'list':
      return 'a list is compared with `context_contains`';
  }
}

export class ConditionResolver {
  readonly findings: Finding[] = [];
  readonly #keys: ContextKeys;

  constructor(keys: ContextKeys) {
    this.#keys = keys;
  }

  /** @param prefix stands before every id, for conditions that a template brings along */
  resolve(conditions: readonly SourceCondition[], site: Site, prefix = ''): readonly ResolvedCondition[] {
    const byId = new Map(conditions.map((condition) => [condition.id, condition]));
    const resolved = conditions.flatMap((condition, index): readonly ResolvedCondition[] => {
      const at = site.in(index);
      const compiled = this.#condition(condition, at, prefix, byId);
      return compiled === null ? [] : [{ path: at.path, condition: compiled }];
    });
    this.#findCycles(conditions, byId, site);
    return resolved;
  }

  #input(key: string, site: Site): CompiledInput | null {
    return this.#keys.find(key, site.in('key'));
  }

  #wrongKind(input: CompiledInput, site: Site, needs: string): null {
    this.findings.push({
      code: 'resolve/condition-kind',
      message: `the input ${quote(input.contextKey ?? input.key)} is of kind \`${input.kind}\``,
      at: site.in('key').at,
      label: needs,
      help: 'use a condition that fits the kind, or change the kind of the input',
    });
    return null;
  }

  #value(value: Scalar, input: CompiledInput, site: Site): boolean {
    const problem = mismatch(value, input);
    if (problem === null) return true;
    this.findings.push({
      code: 'resolve/condition-value',
      message: `the input ${quote(input.contextKey ?? input.key)} can never be ${quote(JSON.stringify(value))}`,
      at: site.at,
      label: problem,
      help: 'write a value that the input can have',
    });
    return false;
  }

  #part(id: string, site: Site, prefix: string, byId: ReadonlyMap<string, SourceCondition>): string | null {
    if (byId.has(id)) return `${prefix}${id}`;
    this.findings.push(unknownCondition(id, site, byId.keys()));
    return null;
  }

  #condition(
    condition: SourceCondition,
    site: Site,
    prefix: string,
    byId: ReadonlyMap<string, SourceCondition>,
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
        if (input.kind !== 'number') return this.#wrongKind(input, site, 'only a number can be compared by size');
        return { conditionId, kind: condition.kind, key: input.key, value: condition.value };
      }
      case 'context_contains': {
        const input = this.#input(condition.key, site);
        if (input === null) return null;
        if (input.kind !== 'list' && input.kind !== 'string')
          return this.#wrongKind(input, site, 'only a list or a string can contain something');
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
        // The order of alternatives means nothing, so it may not reach the hash.
        const sorted = [...new Map(condition.values.map((value) => [JSON.stringify(value), value]))].sort(([a], [b]) =>
          a < b ? -1 : 1,
        );
        return { conditionId, kind: condition.kind, key: input.key, values: sorted.map(([, value]) => value) };
      }
      case 'all':
      case 'any': {
        const of = condition.of.map((id, index) => this.#part(id, site.in('of', index), prefix, byId));
        if (of.includes(null)) return null;
        return { conditionId, kind: condition.kind, of: [...new Set(of.filter((id) => id !== null))].sort() };
      }
      case 'not': {
        const of = this.#part(condition.of, site.in('of'), prefix, byId);
        return of === null ? null : { conditionId, kind: 'not', of };
      }
    }
  }

  #findCycles(conditions: readonly SourceCondition[], byId: ReadonlyMap<string, SourceCondition>, site: Site): void {
    const done = new Set<string>();
    const open: string[] = [];
    const visit = (id: string): readonly string[] | null => {
      const from = open.indexOf(id);
      if (from !== -1) return [...open.slice(from), id];
      if (done.has(id)) return null;
      open.push(id);
      const condition = byId.get(id);
      const parts = condition === undefined || !('of' in condition) ? [] : [condition.of].flat();
      for (const part of parts) {
        const cycle = visit(part);
        if (cycle !== null) return cycle;
      }
      open.pop();
      done.add(id);
      return null;
    };
    for (const [index, { id }] of conditions.entries()) {
      const cycle = visit(id);
      if (cycle === null) continue;
      this.findings.push({
        code: 'resolve/condition-cycle',
        message: `the condition ${quote(id)} depends on itself`,
        at: site.in(index, 'of').at,
        label: cycle.map((name) => name).join(' → '),
        help: 'take it out of its own parts',
      });
      return;
    }
  }
}

export function unknownCondition(id: string, site: Site, known: Iterable<string>): Finding {
  return unknownName({
    code: 'resolve/unknown-condition',
    what: 'condition',
    name: id,
    at: site.at,
    known,
    otherwise: 'declare it in `conditions`',
  });
}
