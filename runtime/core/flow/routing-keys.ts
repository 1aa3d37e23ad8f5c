/** The keys that a workflow asks for before a step that depends on them: the agent chooses the value, and with it the step. Pure. */
import type { CompiledInput, CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { contextName } from './conditions.ts';

export type RoutingKey = {
  readonly key: string;
  readonly values: readonly string[];
  /** It chooses between steps that exclude each other. */
  readonly isExclusive: boolean;
};

/** Those that choose between steps, and required ones that only decide whether one runs. */
export function routingKeysOf({ routing = [], inputs }: CompiledSnapshot): readonly RoutingKey[] {
  const listed = new Set<string>(routing.map(({ key }) => key));
  const others = inputs.filter(({ required, key }) => required && !listed.has(key));
  return [
    ...routing.map(({ key, values }) => ({ key, values, isExclusive: true })),
    ...others.map((input) => ({ key: input.key, values: valuesOf(input), isExclusive: false })),
  ];
}

/** Their names, as agents send them. */
export const routingNamesOf = (workflow: CompiledSnapshot): ReadonlySet<string> =>
  new Set(routingKeysOf(workflow).map(({ key }) => contextName(key, workflow.inputs)));

const valuesOf = ({ kind, values = [] }: CompiledInput): readonly string[] =>
  kind === 'boolean' ? ['true', 'false'] : values;
