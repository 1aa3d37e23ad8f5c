/**
 * One way to break a rule of the registry. `search` occurs exactly once in `file`; a test checks that, so that the list follows
 * the code. What is broken must compile as JavaScript; types do not matter here.
 */
export type Mutation = {
  readonly requirement: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
  /** What is broken now, for the report. */
  readonly breaks: string;
};
