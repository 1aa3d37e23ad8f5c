/** What a run of the attacks found. */
export type AttackReport = {
  /** Why this machine made no sandbox; null if it did. */
  readonly refused: string | null;
  readonly attacks: readonly { readonly name: string; readonly escaped: boolean; readonly printed: string }[];
};
