/**
 * Error codes, warning codes and tool names that a process of the tests has seen come out of MCP, the command line or the faces
 * that both call (`Runtime`, `Operator`), by set. Each process keeps a file of its own; `whole-run.ts` reads them when all test
 * files have run.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Result } from 'neverthrow';

/** Names the folder of this run of the tests; set before its processes begin. */
export const seenFolderVariable = 'WORKRAIL_TEST_CODES_SEEN';
export type SeenSet = 'errorCodes' | 'warningCodes' | 'toolNames';
const told = new Set<string>();

export function saw(set: SeenSet, member: string): void {
  const folder = process.env[seenFolderVariable];
  const line = `${set} ${member}`;
  if (folder === undefined || told.has(line)) return;
  told.add(line);
  fs.appendFileSync(path.join(folder, String(process.pid)), `${line}\n`);
}

type Coded = { readonly code: string };
type Refusal = Coded & { readonly suggestion?: unknown };

const tools = /\b(?:(?:start|continue|checkpoint|inspect)_workflow|list_workflows|(?:start|resume)_session)\b/;
const command = /\bworkrail (?:[a-z]+|--help)/;
/** What to change in it, or that nothing is to be changed. */
const sameCall = /\bthe same (?:call|command) (?:again )?(?:with|without)\b/;

/** An agent, or the person that it asks, must know what to call next [errors-say-what-to-do]. */
export const saysWhatToDo = (suggestion: string): boolean =>
  [tools, command, sameCall].some((pattern) => pattern.test(suggestion));

function expectNextCall({ code, suggestion }: Refusal): void {
  if (typeof suggestion === 'string' && saysWhatToDo(suggestion)) return;
  throw new Error(`${code} names no tool, command or changed call to make next: ${String(suggestion)}`);
}
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

function sawWarnings(data: unknown): void {
  const warnings = isObject(data) && Array.isArray(data['warnings']) ? (data['warnings'] as Coded[]) : [];
  for (const { code } of warnings) saw('warningCodes', code);
}

/** A reply over MCP that was checked against the schema of its tool. */
export function sawReply(tool: string, reply: { readonly ok: boolean; readonly error?: Refusal }): void {
  if (reply.error !== undefined) {
    expectNextCall(reply.error);
    saw('errorCodes', reply.error.code);
  } else saw('toolNames', tool);
  sawWarnings(reply);
}

/** What a face answered. A fault of a storage port has a code too, and is no answer: it names no next call. */
export function sawResult(result: Result<unknown, unknown>): void {
  if (result.isOk()) sawWarnings(isObject(result.value) ? result.value['data'] : null);
  else if (
    isObject(result.error) &&
    typeof result.error['suggestion'] === 'string' &&
    isObject(result.error['retry'])
  ) {
    expectNextCall(result.error as Refusal);
    saw('errorCodes', String(result.error['code']));
  }
}

/** What a command printed when it ended with an error: as text, or as data. */
export function sawOutput({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): void {
  const [, asText] = /^error\[([A-Z_]+)\]: /m.exec(stderr) ?? [];
  const [, asData] = /"ok": ?false,\s*"error": ?\{\s*"code": ?"([A-Z_]+)"/.exec(stdout) ?? [];
  for (const code of [asText, asData]) if (code !== undefined) saw('errorCodes', code);
  const [, asHelp] = /^error\[[A-Z_]+\]: .*\n = help: (.*)$/m.exec(stderr) ?? [];
  if (asText !== undefined) expectNextCall({ code: asText, suggestion: asHelp });
  if (asData !== undefined) expectNextCall((JSON.parse(stdout) as { error: Refusal }).error);
}
