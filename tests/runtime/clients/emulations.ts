/**
 * How each client passes a tool result to its model, as far as sources, documentation and issues of the clients tell. A model
 * sees the text that `shows` returns and nothing else.
 */
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';

export type ToolResult = {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
  readonly _meta?: unknown;
};
export type EmulatedClient = {
  readonly name: string;
  readonly declares: ClientCapabilities;
  /** Runs a hook of ours after a compaction, and shows its text. */
  readonly runsHooks?: true;
  readonly shows: (result: ToolResult) => string;
};

const cutAt = 10_000;
/** About 25,000 LLM tokens. */
const savedToFileAt = 100_000;

const textOf = ({ content }: ToolResult) => content.map(({ text }) => text).join('\n');
const dataOf = ({ structuredContent }: ToolResult) =>
  structuredContent === undefined ? null : JSON.stringify(structuredContent);
/** Drops the text where there is data beside it. */
const dataFirst = (result: ToolResult) => dataOf(result) ?? textOf(result);
const dataUnlessError = (result: ToolResult) => (result.isError === true ? textOf(result) : dataFirst(result));
const both = (result: ToolResult) => [textOf(result), dataOf(result)].filter((part) => part !== null).join('\n');

/** Keeps the beginning and the end of what is longer than the limit. */
export function middleCut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= cutAt) return text;
  const half = cutAt / 2;
  return `${bytes.subarray(0, half)}\n… ${bytes.length - cutAt} bytes truncated …\n${bytes.subarray(-half)}`;
}
const savedToFile = (text: string) =>
  Buffer.byteLength(text) <= savedToFileAt ? text : 'The result is too large. It was saved to a file.';

export const emulatedClients: readonly EmulatedClient[] = [
  {
    name: 'Claude Code',
    runsHooks: true,
    declares: { roots: { listChanged: true }, elicitation: { form: {} } },
    shows: (result) => savedToFile(dataUnlessError(result)),
  },
  { name: 'VS Code', declares: { roots: { listChanged: true }, elicitation: { form: {} } }, shows: dataFirst },
  { name: 'Codex CLI', runsHooks: true, declares: {}, shows: (result) => middleCut(dataFirst(result)) },
  {
    name: 'Copilot CLI',
    runsHooks: true,
    declares: {},
    shows: (result) => middleCut(dataOf(result) === textOf(result) ? textOf(result) : both(result)),
  },
  {
    name: 'Gemini CLI',
    runsHooks: true,
    declares: { roots: {} },
    shows: (result) =>
      result.isError === true ? JSON.stringify(result) : `<untrusted_context>\n${textOf(result)}\n</untrusted_context>`,
  },
  { name: 'opencode, Zed, Goose', declares: {}, shows: textOf },
  { name: 'Cursor', declares: { roots: {}, elicitation: { form: {} } }, shows: dataFirst },
  {
    name: 'Cline',
    declares: {},
    shows: (result) =>
      [textOf(result), dataOf(result), result._meta === undefined ? null : JSON.stringify(result._meta)]
        .filter((part) => part !== null)
        .join('\n\n'),
  },
];
