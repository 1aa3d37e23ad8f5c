/** The port to a forge: what a delivery looks up and does there. Everything that is done can be looked up [delivery-repeats-nothing]. */
export type PullRequest = { readonly number: number; readonly url: string };
export type Comment = { readonly url: string };
export type NewPullRequest = {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly isDraft: boolean;
};

/** Which pull request is looked for. */
export type WantedPullRequest = Pick<NewPullRequest, 'branch' | 'base'> & { readonly marker: string };

/** Each call rejects with a ForgeFault. */
export interface Forge {
  /**
   * An open pull request of the branch whose text has the marker; else the open one to the same base, beside which a forge opens no other; else
   * a closed one whose text has the marker; else null.
   */
  findPullRequest(wanted: WantedPullRequest): Promise<PullRequest | null>;
  openPullRequest(request: NewPullRequest): Promise<PullRequest>;
  labelsOf(number: number): Promise<readonly string[]>;
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /** The comment of an issue that has the marker; null without one. */
  findComment(issue: number, marker: string): Promise<Comment | null>;
  addComment(issue: number, body: string): Promise<Comment>;
}

/** Why a call failed; the message contains no token. */
export class ForgeFault extends Error {
  constructor(
    message: string,
    /** `unknown`: the call may have had its effect, so look first. `limited`: it had none, and can be repeated at that time. */
    readonly kind: 'unknown' | 'limited' | 'exists' | 'refused',
    readonly retryAtMs: number | null = null,
  ) {
    super(message);
  }
}
