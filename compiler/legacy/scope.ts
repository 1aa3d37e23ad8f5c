/** The names that a step can use in addition to the context: the variables of the loops around it, and functions. */

export type LoopVariable = {
  readonly kind: 'item' | 'index' | 'round';
  /** The title of the loop. */
  readonly loop: string;
  /** A default name, which is not used if an author chose the same name. */
  readonly isAlias?: true;
  /** Of a loop around the whole file, if there is one: another workflow can call a routine inside a loop. */
  readonly isAround?: true;
};
export type Scope = {
  readonly variables: ReadonlyMap<string, LoopVariable>;
  /** The number of loops around the step. An inner loop can hide all variables of an outer one. */
  readonly loops: number;
  readonly functions: ReadonlySet<string>;
  /** The titles of the loops around the step of which the agent decides whether their steps apply, the outermost first. */
  readonly loopsDecidedByAgent?: readonly string[];
  /** Whether a text of the author asks for a context key of this name. */
  readonly isSet?: (name: string) => boolean;
  /** Other workflows can call the file, several times and inside loops. */
  readonly isRoutine?: true;
};

export const emptyScope: Scope = { variables: new Map(), loops: 0, functions: new Set() };

/** The first part of `item.risk.level`. */
export const topKeyOf = (path: string): string => path.split('.', 1)[0] ?? path;

export function variableOf(path: string, { variables }: Pick<Scope, 'variables'>): LoopVariable | null {
  return variables.get(topKeyOf(path).replace(/\[\d+\]$/, '')) ?? null;
}

export const variableWords = {
  item: 'the current item',
  // In the older engine, `currentIndex` counts from 0 and `currentIteration` from 1; replies count both from 1.
  index: 'the position (counted from 0) of the current item',
  round: 'the number of this iteration',
} as const satisfies Record<LoopVariable['kind'], string>;

const aroundWords = {
  item: `${variableWords.item}, if this step runs in a loop over a list`,
  index: `${variableWords.index}, if this step runs in a loop over a list`,
  round: `${variableWords.round}, if this step runs in a loop`,
} as const satisfies Record<LoopVariable['kind'], string>;

/** The names of the older engine for the variables of any loop. */
const defaultNames = [
  ['currentItem', 'item'],
  ['currentIndex', 'index'],
  ['currentIteration', 'round'],
] as const satisfies readonly (readonly [string, LoopVariable['kind']])[];

/**
 * The variables of a loop around the whole file.
 *
 * @param isKey whether the author uses the name for a context key
 */
export const variablesAround = (isKey: (name: string) => boolean): Scope['variables'] =>
  new Map(
    defaultNames.flatMap(([name, kind]) => (isKey(name) ? [] : [[name, { kind, loop: '', isAround: true }] as const])),
  );

/** "`risk` of the current item", "the number of this iteration"; names the loop if there are several. */
export function wordsOfVariable(
  path: string,
  { kind, loop, isAround }: LoopVariable,
  { loops }: Pick<Scope, 'loops'>,
): string {
  // In a loop of the file, the same words would mean that loop.
  const around = loops > 0 ? `${variableWords[kind]} of the loop around the call of this routine` : aroundWords[kind];
  const words = isAround === true ? around : loops > 1 ? `${variableWords[kind]} in "${loop}"` : variableWords[kind];
  const rest = path.slice(topKeyOf(path).length + 1);
  return rest === '' ? words : `\`${rest}\` of ${words}`;
}
