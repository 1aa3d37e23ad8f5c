/** A tool: a name, a validator for its arguments, and the use-case it maps to. */
import type { Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Warning } from '../../schemas/tools.ts';
import type { ExplainingValidator } from '../../generated/validators/validator.d.ts';
import { ignoredWarnings, swallowedError, withCallWarnings } from '../replies/argument-texts.ts';
import { argumentError } from '../replies/refusals.ts';
import type { Runtime } from '../runtime.ts';
import type { Caller } from '../session/open-forms.ts';
import { type Answer, failure } from './answer.ts';
import { argumentNames, publishedInput } from './arguments/input-schemas.ts';
import { readArguments } from './arguments/read-arguments.ts';

export type Tool = {
  readonly name: string;
  /** @param caller whose client shows forms */
  call(runtime: Runtime, args: unknown, caller?: Caller): Promise<Answer>;
};

type Data = { readonly ok: true; readonly warnings: readonly Warning[] };
export type ToolOutcome = Result<{ readonly text: string; readonly data: Data }, ErrorEnvelope>;

export function defineTool<I>(
  name: string,
  validate: ExplainingValidator<I>,
  run: (runtime: Runtime, input: I, caller: Caller | undefined) => Promise<ToolOutcome>,
): Tool {
  const published = publishedInput(name);
  const names = argumentNames(published.schema);
  return {
    name,
    async call(runtime, given, caller) {
      const { args, ignored, swallowed, unread, problems } = readArguments(published, given);
      if (swallowed !== null) return failure(await runtime.nameError(swallowedError(name, swallowed), name, args));
      if (!validate(args) || problems.length > 0) {
        const error = argumentError(name, [...validate.problems(args), ...problems], names, unread, args);
        return failure(await runtime.nameError(error, name, args));
      }
      const answer = await run(runtime, args, caller);
      if (answer.isErr()) return failure(answer.error);
      return withCallWarnings(answer.value, ignoredWarnings(name, ignored));
    },
  };
}
