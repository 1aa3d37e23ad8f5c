/** The short block in AGENTS.md, CLAUDE.md or GEMINI.md that tells an agent when to use WorkRail, between two marks. */
import { shownFile } from '../../project/files/shown-path.ts';
import { foldersMade, newFileEnd, refused } from './client-file.ts';
import { blankLinesAfter } from './merge-entry.ts';
import type { Plan } from './plan.ts';
import { alsoRead, instructionsOf, readersOfBlock } from './shared-file.ts';
import { boundaryOf, modeOf, type Pending, withPending, type Target } from './target.ts';
import { eolOf } from './config-format.ts';

const begin = '<!-- begin: workrail -->';
const end = '<!-- end: workrail -->';

const lines = [
  begin,
  '## WorkRail',
  '',
  'The MCP server `workrail` serves workflows one step at a time and records what you report.',
  '',
  '- When the user asks for a workflow, call `list_workflows`, then `start_workflow`.',
  '- Do one step, then report it with `continue_workflow`. Do not skip steps or invent their results.',
  '- In a new chat, or after the context was compacted, call `resume_session` before you continue.',
  end,
];

/** The blank line before the block and the line feed behind it are what `withoutBlock` looks for. */
export function withBlock(text: string | null): string {
  const eol = eolOf(text ?? '');
  const block = lines.join(eol);
  if (text === null) return block + eol;
  if (text === '') return block;
  return text.endsWith('\n') ? text + eol + block + eol : text + eol + eol + block;
}

/** The block with whatever was written between its marks; null unless the text has each mark once, the begin before the end. */
function blockIn(text: string): { readonly start: number; readonly stop: number } | null {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  const isOnce = start === text.lastIndexOf(begin) && stop === text.lastIndexOf(end);
  return start !== -1 && start < stop && isOnce ? { start, stop: stop + end.length } : null;
}

const hasMark = (text: string) => text.includes(begin) || text.includes(end);

type Text = {
  /** Null where the block was the whole file. */
  readonly text: string | null;
  /** At the end of a file that was new. */
  readonly blankLines?: number;
};

export function withoutBlock(text: string): Text | null {
  const found = blockIn(text);
  if (found === null) return null;
  const [head, tail] = [text.slice(0, found.start), text.slice(found.stop)];
  const blankLines = head === '' && tail !== '' ? blankLinesAfter(/\r?\n/.exec(tail)?.[0] ?? null, tail) : null;
  if (blankLines !== null) return { text: null, blankLines };
  const isEnded = /^\r?\n$/.test(tail);
  const before = isEnded ? head.replace(/\r?\n$/, '') : head.replace(/\r?\n\r?\n$/, '');
  if (tail === '' || isEnded) return { text: before };
  return { text: head.replace(/(\r?\n)\r?\n$/, '$1') + tail.replace(/^\r?\n/, '') };
}

const isCurrent = (text: string, { start, stop }: { start: number; stop: number }) =>
  text.slice(start, stop) === lines.join(eolOf(text));

export type InstructionsTarget = Target & { readonly remove: boolean };

function changedText(text: string | null, remove: boolean): Text | 'unchanged' | 'unclear' {
  const found = text === null ? null : blockIn(text);
  if (text !== null && found === null && hasMark(text)) return 'unclear';
  if (remove) return text === null || found === null ? 'unchanged' : (withoutBlock(text) ?? 'unclear');
  if (text === null || found === null) return { text: withBlock(text) };
  if (isCurrent(text, found)) return 'unchanged';
  return { text: text.slice(0, found.start) + lines.join(eolOf(text)) + text.slice(found.stop) };
}

export async function planInstructions(target: InstructionsTarget, pending: Pending): Promise<Plan> {
  const { client, scope, remove } = target;
  const file = instructionsOf(target);
  if (file === null) return { kind: 'unchanged', file: '', why: `${client.title} reads no instructions file here` };
  const boundary = boundaryOf(target);
  const found = withPending(pending, file, boundary);
  if (found.kind === 'refused') return found;
  const before = found.kind === 'absent' ? null : found.text;
  const after = changedText(before, remove);
  if (after === 'unclear')
    return refused(
      `${shownFile(file)} contains the markers of the WorkRail block more than once or in the wrong order`,
      `Remove the lines "${begin}" and "${end}" and everything between them from ${shownFile(file)}`,
    );
  if (after === 'unchanged')
    return { kind: 'unchanged', file, why: remove ? 'has no WorkRail block' : 'already has the WorkRail block' };
  const others = remove ? await readersOfBlock(target, file, pending) : [];
  if (others.length > 0) return { kind: 'unchanged', file, why: `keeps the WorkRail block: ${alsoRead(others)} it` };
  const isLink = found.kind === 'text' && found.isLink;
  const action = remove ? 'remove' : before !== null && blockIn(before) !== null ? 'update' : 'add';
  const newEnd = before === null ? newFileEnd(file, boundary) : '';
  const text = after.text === null ? (isLink ? '' : null) : after.text + newEnd;
  const folders = foldersMade(after.blankLines ?? 0);
  const change = { action, before, after: text, mode: modeOf(scope), folders, notes: [] } as const;
  return { kind: 'change', what: 'block', file, boundary, ...change };
}
