/**
 * The texts that a runtime in this process answered with, by the data of the same replies: a test whose client reads data still sees
 * what an agent reads. Of errors the text follows from the data.
 */
import { errorText } from '../../runtime/mcp/answer.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';

type Data = { readonly ok: boolean; readonly error?: ErrorEnvelope };
type Answered = { isOk(): boolean; readonly value?: { readonly text: string; readonly data: Data } };
/** The methods of a runtime that tools call. */
const told = ['list', 'inspect', 'start', 'continue', 'checkpoint', 'resume', 'startSession'] as const;

export class HeardTexts {
  readonly #texts = new Map<string, string>();

  /** The same runtime, listened to. */
  of(runtime: Runtime): Runtime {
    const heard: Record<string, unknown> = { ...runtime };
    for (const name of told) {
      const call = runtime[name] as (...given: readonly unknown[]) => Promise<Answered>;
      heard[name] = async (...given: readonly unknown[]) => {
        const answer = await call(...given);
        if (answer.value !== undefined) this.#texts.set(JSON.stringify(answer.value.data), answer.value.text);
        return answer;
      };
    }
    return heard as Runtime;
  }

  get all(): readonly string[] {
    return [...this.#texts.values()];
  }

  textOf(data: Data): string | undefined {
    return data.error === undefined ? this.#texts.get(JSON.stringify(data)) : errorText(data.error);
  }
}
