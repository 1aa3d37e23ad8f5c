/** What a step sees beside the context: the variables of the loops around it, and the functions that it may name. */

export type LoopVariable = 'item' | 'index' | 'round';
export type Scope = {
  readonly variables: ReadonlyMap<string, LoopVariable>;
  readonly functions: ReadonlySet<string>;
};

/** The first word of `item.risk.level`. */
export const topKeyOf = (path: string): string => path.split('.', 1)[0] ?? path;

export function variableOf(path: string, { variables }: Pick<Scope, 'variables'>): LoopVariable | null {
  return variables.get(topKeyOf(path)) ?? null;
}

const variableWords = {
  item: 'the current item',
  index: 'the position of the current item in its list',
  round: 'the number of this round',
} as const satisfies Record<LoopVariable, string>;

/** "`risk` of the current item", "the number of this round". */
export function wordsOfVariable(path: string, variable: LoopVariable): string {
  const rest = path.slice(topKeyOf(path).length + 1);
  return rest === '' ? variableWords[variable] : `\`${rest}\` of ${variableWords[variable]}`;
}
