/** Why there is no report, or why nothing was sent: data, which a command prints as an error and the control API returns as a reply. */

export type Refusal = {
  readonly kind: 'refused';
  /**
   * `invalid`: what was asked for; `unknown`: nothing has this name; `ambiguous`: more than one session has it; `conflict`: it does not fit
   * the state of the session; `full`, `damaged`: the files of the session.
   */
  readonly why: 'invalid' | 'unknown' | 'ambiguous' | 'conflict' | 'full' | 'damaged';
  readonly reason: string;
  /** What to do. */
  readonly next: string;
};

export const refusal = (why: Refusal['why'], reason: string, next: string): Refusal => ({
  kind: 'refused',
  why,
  reason,
  next,
});

export const isRefused = <T extends object>(answer: T | Refusal): answer is Refusal =>
  'kind' in answer && answer.kind === 'refused';
