/**
 * The run of a workflow as the agent loop uses it: the pending step, and a way to complete it. Tokens of the runtime stay behind this
 * port; the model never sees one [model-sees-no-token].
 */
import type { GateDecision } from '../../schemas/closed-sets.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';

export type Step = {
  readonly number: number;
  readonly stepId: string;
  readonly title: string;
  readonly prompt: string;
};
/** As continue_workflow takes it, because prompts name its fields. */
export type StepOutput = {
  readonly output: { readonly notesMarkdown?: string; readonly artifacts?: readonly unknown[] };
  readonly context: JsonObject;
};
export type Position =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'complete'; readonly summary: string }
  /** Only the user can help: `question` is for them. */
  | { readonly kind: 'waiting'; readonly question: string };
export type Completion =
  | { readonly kind: 'advanced' }
  /** It was the last step of the run. */
  | { readonly kind: 'finished'; readonly summary: string }
  /** The step is still pending; the text says what is missing. */
  | { readonly kind: 'blocked'; readonly text: string }
  /** The text is for the model, and the question for the user. */
  | { readonly kind: 'waiting'; readonly text: string; readonly question: string }
  /** Nothing was recorded: the user has to approve the output first. */
  | { readonly kind: 'unconfirmed'; readonly question: string };

/** The answer of the user to the question whether an output is approved; null if there is none. */
export type Answered = (
  question: string,
) => { readonly decision: GateDecision; readonly comment: string | null } | null;

/**
 * What a session can do after a fault: start the step again, or, where the same call can succeed later, continue in the conversation of the step. What
 * another agent has taken over is continued only if the user decides that.
 */
export type FaultOutlook = 'starts_again' | 'may_pass' | 'needs_user';

/** The runtime refused a call for a reason that the model cannot correct: the session stops. */
export class RunFault extends Error {
  constructor(
    message: string,
    readonly outlook: FaultOutlook = 'starts_again',
  ) {
    super(message);
  }
}

/** What the model asked to see in full, or why it cannot be shown. */
export type ShownPart = { readonly isFound: boolean; readonly text: string };

export interface WorkflowRun {
  /** @throws RunFault */
  position(): Promise<Position>;
  /**
   * A page of a value that the text of the step shows cut, or of what an earlier step stored. Changes nothing.
   *
   * @param name `input <key>`, `item <loop>`, or the number or title of a step
   */
  show(name: string, page: number): Promise<ShownPart>;
  /**
   * Completes the step. A repeated call with the same id returns the same answer and changes nothing, in any process
   * [completion-is-idempotent].
   *
   * @param answered called once everything but the approval of the user is there
   * @throws RunFault
   */
  complete(callId: string, output: StepOutput, answered: Answered): Promise<Completion>;
}
