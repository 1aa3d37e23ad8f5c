/** One generated file: its path below `generated/`, what it is made from, its bytes. */
export type GeneratedFile = { readonly path: string; readonly source: string; readonly content: string };

/** What a contributor still has to write: printed without a stack, which would only point at the generator. */
export class IncompleteSource extends Error {
  /** @param instruction says what to add, and to which file */
  constructor(instruction: string, missing: readonly string[]) {
    super([instruction, ...missing.map((each) => `  ${each}`)].join('\n'));
  }
}
