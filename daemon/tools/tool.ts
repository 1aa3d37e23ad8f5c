/** A tool: what the model sees of it, and the function behind it. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { RecordOf } from '../../schemas/daemon/turn-record.ts';
import type { ToolDescription } from '../model/model.ts';

export type ToolResult = {
  readonly ending: 'done' | 'failed' | 'refused';
  readonly text: string;
  /** What a policy denied. */
  readonly denied?: string;
  /** Of a repeatable call: the session waits for the user, and repeats the call when it continues. The model gets no result until then. */
  readonly waiting?: Waiting;
};
export type Waiting = Pick<RecordOf<'session_parked'>, 'cause' | 'question' | 'limit' | 'child'>;

export type Tool = ToolDescription & {
  /**
   * @param args as the model sent them: an object, and not checked further. The signal stops the work.
   * @returns null if the signal stopped a repeatable call before it had a result
   */
  run(args: JsonObject, signal: AbortSignal, callId: string): Promise<ToolResult | null>;
  /** A call that is repeated after a crash continues what the first one began. The outcome of other calls is then unknown. */
  readonly isRepeatable?: true;
};

/** The tool that waits for a command in the background. */
export const waitTool = 'bash_wait';
