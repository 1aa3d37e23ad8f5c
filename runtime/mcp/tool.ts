/** A tool: a name, a validator for its arguments, and the use-case it maps to. */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Validator } from '../../generated/validators/validator.d.ts';
import { type ArgumentNames, argumentError } from '../replies/refusals.ts';
import type { Runtime } from '../runtime.ts';
import { failure, success, type ToolResult } from './answer.ts';

export type Tool = {
  readonly name: string;
  /** @param names the argument names of the published input schema, for the message about a wrong one */
  call(runtime: Runtime, args: unknown, names: ArgumentNames): Promise<ToolResult>;
};

type Answered = Result<{ readonly text: string; readonly data: { readonly ok: true } }, ErrorEnvelope>;

export function defineTool<I>(
  name: string,
  validate: Validator<I>,
  run: (runtime: Runtime, input: I) => Promise<Answered>,
): Tool {
  return {
    name,
    async call(runtime, args, names) {
      if (!validate(args)) {
        const error = argumentError(name, validate.errors ?? [], names);
        return failure(await runtime.nameError(error, name, args));
      }
      const answer = await run(runtime, args);
      return answer.isOk() ? success(answer.value.text, answer.value.data) : failure(answer.error);
    },
  };
}
