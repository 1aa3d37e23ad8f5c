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

/** One page of a reply, and how the next one is asked for. */
export type ShownPage = {
  readonly body: string;
  readonly page: number;
  readonly pages: number;
  /** As `show` names what is shown. */
  readonly name: string;
};

/** Cut between lines, and a longer line between characters: each of its parts is quoted. */
export function pagesOf(body: string): string[] {
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

/**
 * @param title what is shown, at the end of the first line
 * @param above below the warnings
 * @param below between the rule and the calls
 */
export function shownText(
  { session, workflow, stateToken, warnings }: ShownData | ShownValueData,
  title: string,
  { body, page, pages, name }: ShownPage,
  { above = [], below = [] }: { readonly above?: readonly string[]; readonly below?: readonly string[] } = {},
): string {
  const handle = isHandleOf(session.runName, stateToken) ? stateToken.slice(session.runName.length) : '';
  return [
    `[${session.runName}${handle}] ${workflow.workflowId} · ${title}`,
    ...warnings.map(({ message }) => `! ${inLine(message)}`),
    ...above,
    '',
    body,
    '',
    ruleLine(session.runName),
    ...below,
    ...(page < pages ? [`To read the next page, call ${showCall(stateToken, `${name} page ${page + 1}`)}`] : []),
    `This call changed nothing. To continue, call ${readCall(stateToken)}`,
  ].join('\n');
}
