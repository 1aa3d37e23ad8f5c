/** A tool called in this process with whatever a model sends, beside what reached the runtime and what it answered. */
import type { ErrorEnvelope } from '../../../schemas/errors.ts';
import type { ContinueData, StartData, ToolName } from '../../../schemas/tools.ts';
import { startSession, tools } from '../../../runtime/mcp/tools.ts';
import type { Reply } from '../../../runtime/core/reply.ts';
import type { Runtime } from '../../../runtime/runtime.ts';

type Data = StartData | ContinueData;
export type Called = {
  /** The text that the agent reads. */
  readonly text: string;
  readonly isError: boolean;
  /** The arguments of the use-case; undefined: none was called. */
  readonly input: unknown;
  /** Of a use-case that succeeded. */
  readonly data: Data | undefined;
  readonly error: ErrorEnvelope | undefined;
};

const methodOf: Readonly<Record<ToolName, keyof Runtime>> = {
  list_workflows: 'list',
  inspect_workflow: 'inspect',
  start_workflow: 'start',
  continue_workflow: 'continue',
  checkpoint_workflow: 'checkpoint',
  resume_session: 'resume',
  start_session: 'startSession',
};
type Method = (input: unknown) => ReturnType<Runtime['continue']>;

export async function called(runtime: Runtime, tool: ToolName, args: unknown): Promise<Called> {
  const seen: { input?: unknown; reply?: Reply<Data>; error?: ErrorEnvelope } = {};
  const method = methodOf[tool];
  const spied: Runtime = {
    ...runtime,
    nameError: async (...given) => {
      seen.error = await runtime.nameError(...given);
      return seen.error;
    },
    [method]: async (input: unknown) => {
      seen.input = input;
      const answer = await (runtime[method] as unknown as Method)(input);
      if (answer.isOk()) seen.reply = answer.value;
      else seen.error = answer.error;
      return answer;
    },
  };
  const found = [...tools, startSession].find(({ name }) => name === tool);
  if (found === undefined) throw new Error(`no tool ${tool}`);
  const { text } = await found.call(spied, structuredClone(args));
  return { text, isError: seen.error !== undefined, input: seen.input, data: seen.reply?.data, error: seen.error };
}
