/** The replies to `show`: lines of stored text, each of them quoted, in pages. Pure. */
import { utf8Length } from '../../schemas/canonical/json.ts';
import { shownPageBytesMax } from '../../schemas/limits.ts';
import type { ShownData, ShownValueData } from '../../schemas/tools.ts';
import { inLine, ruleLine } from '../core/frame.ts';
import { isHandleOf, readCall, showCall } from '../core/reply-call.ts';
import { runName } from '../core/run-name.ts';
import type { NodeState } from '../core/state.ts';
import { type RunView, stateTokenOf } from './run-view.ts';

/** What the data of every such reply begins with. */
export const shownHead = (view: RunView, node: NodeState) => {
  const { runId, workflowId, workflowHash } = view.run;
  return {
    stateToken: stateTokenOf(view, node),
    session: { sessionId: view.state.sessionId, runId, runName: runName(runId) },
    workflow: { workflowId, workflowHash },
  };
};

/** What is shown, before it is cut into pages. */
export type Shown = {
  /** At the end of the first line. */
  readonly title: string;
  readonly body: string;
  /** As `show` names it. */
  readonly name: string;
  /** How the lines of the body are called where there is more than one page. */
  readonly what: string;
  /** Below the body. */
  readonly below: readonly string[];
};

export const pagesOf = ({ body }: Shown): readonly string[] => textsOf(body);

/** A page of it; null if there is no such page. */
export function pageOf(
  { body, what }: Shown,
  page: number,
): { readonly lines: string[]; readonly pages: number } | null {
  const all = textsOf(body);
  const text = all[page - 1];
  if (text === undefined) return null;
  const place = all.length === 1 ? [] : [`Page ${page} of ${all.length} of ${what}:`];
  return { lines: [...place, '', text, ''], pages: all.length };
}

/** Cut between lines, and a longer line between characters: each of its parts is quoted. */
function textsOf(body: string): string[] {
  const pages: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  for (const line of body.split('\n').flatMap(partsOf)) {
    if (bytes + utf8Length(line) + 1 > shownPageBytesMax) {
      pages.push(lines.join('\n'));
      [lines, bytes] = [[], 0];
    }
    lines.push(line);
    bytes += utf8Length(line) + 1;
  }
  return [...pages, lines.join('\n')];
}

const partBytesMax = 2048;
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const char of line) {
    bytes += utf8Length(char);
    if (bytes > partBytesMax) {
      parts.push(part);
      part = '> ';
      bytes = utf8Length(part) + utf8Length(char);
    }
    part += char;
  }
  return [...parts, part];
}

/** The reply over MCP: it changed nothing, and says how to read the next page and how to continue. */
export function shownText(
  { session, workflow, stateToken, warnings }: ShownData | ShownValueData,
  { title, name, below }: Shown,
  { lines, pages }: NonNullable<ReturnType<typeof pageOf>>,
  page: number,
): string {
  const handle = isHandleOf(session.runName, stateToken) ? stateToken.slice(session.runName.length) : '';
  return [
    `[${session.runName}${handle}] ${workflow.workflowId} · ${title}`,
    ...warnings.map(({ message }) => `! ${inLine(message)}`),
    ...lines,
    ruleLine(session.runName),
    ...below,
    ...(page < pages ? [`To read the next page, call ${showCall(stateToken, `${name} page ${page + 1}`)}`] : []),
    `This call changed nothing. To continue, call ${readCall(stateToken)}`,
  ].join('\n');
}
