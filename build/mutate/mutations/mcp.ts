/** The transport and the tools behind it. */
import type { Mutation } from '../mutation.ts';

export const mcp: readonly Mutation[] = [
  {
    requirement: 'batches-answered',
    file: 'runtime/mcp/stdio-transport.ts',
    search: 'if (missing === 0) this.#alone(',
    replacement: 'this.#alone(',
    breaks: 'a batch gets one answer for each of its requests',
  },
  {
    requirement: 'every-request-answered',
    file: 'runtime/mcp/stdio-transport.ts',
    search: 'if (isAnswered(value)) this.#refuse(',
    replacement: 'if (value === undefined) this.#refuse(',
    breaks: 'a request with an invalid id gets no answer',
  },
];
