/** What a builtin of each kind is made of. A builtin is one folder: `definition.ts`, `doc.md`, and its fixtures. */

/** A WorkRail-owned text that a prompt may embed by id, at compile time (design-locks §9, prompt references). */
export type RefDefinition = {
  readonly id: `wr.refs.${string}`;
  readonly title: string;
  /** One line for catalogs and for the message that lists what exists. */
  readonly summary: string;
  /** What the agent reads. At most `refBytesMax` bytes; lines without trailing spaces; no final line feed. */
  readonly text: string;
};

/** The closed sets that the compiler resolves against, keyed by id. Later kinds join here. */
export type BuiltinRegistry = {
  readonly refs: ReadonlyMap<string, RefDefinition>;
};
