/** A request whose params the SDK does not take: it answers with the issues of its schema as JSON, and calls them an internal error. */
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { quoted } from '../core/text-budget.ts';

const issuesShown = 5;

/** The message with its issues in words; every other message as it is. */
export function withWords(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== ErrorCode.InternalError) return message;
  const issues = issuesIn(message.error.message);
  if (issues === null) return message;
  const words = [...issues.slice(0, issuesShown), ...(issues.length > issuesShown ? ['…'] : [])].join('; ');
  return { ...message, error: { code: ErrorCode.InvalidParams, message: `Invalid params: ${words}` } };
}

function issuesIn(text: string): readonly string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    const issues: unknown = JSON.parse(text);
    if (!Array.isArray(issues) || issues.length === 0 || !issues.every(isIssue)) return null;
    return issues.map(({ path, message }) =>
      [path.join('.'), message].map((part) => quoted(part, quotedValueBytesMax)).join(': '),
    );
  } catch {
    return null;
  }
}

const isIssue = (value: unknown): value is { readonly path: readonly unknown[]; readonly message: string } =>
  isRecord(value) && Array.isArray(value['path']) && typeof value['message'] === 'string';
