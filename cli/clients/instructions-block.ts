/** The short block in AGENTS.md, CLAUDE.md or GEMINI.md that tells an agent when to use WorkRail, between two marks. */
import { shownFile } from '../../project/files/shown-path.ts';
import { foldersMade, newFileEnd, refused } from './client-file.ts';
import { blankLinesAfter } from './merge-entry.ts';
import type { Plan } from './plan.ts';
import { alsoRead, hasLinkTo, instructionsOf, readersOfBlock } from './shared-file.ts';
import { startedElsewhere } from './started-elsewhere.ts';
import { boundaryOf, modeOf, openTarget, type Pending, withPending, type Target, relativePlace } from './target.ts';
import { eolOf, positionOf } from './config-format.ts';
import { forProject } from '../../project/next-command.ts';

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

/** The first marker that has no counterpart, or begins a second block. Of a text whose markers are not those of one block. */
function markerFault(text: string): { readonly line: number; readonly why: string } {
  const markers = [...text.matchAll(/<!-- (begin|end): workrail -->/g)].map(({ 1: kind, index }) => ({
    isBegin: kind === 'begin',
    index,
  }));
  const lineOf = (index: number) => positionOf(text, index).line;
  const firstLine = lineOf(markers[0]?.index ?? 0);
  for (const [i, { isBegin, index }] of markers.entries()) {
    if (!isBegin && markers[i - 1]?.isBegin !== true)
      return { line: lineOf(index), why: `"${end}" without "${begin}" before it` };
    if (!isBegin) continue;
    if (markers[i + 1]?.isBegin !== false) return { line: lineOf(index), why: `"${begin}" without "${end}" after it` };
    if (i > 0) return { line: lineOf(index), why: `a second WorkRail block; the first begins at line ${firstLine}` };
  }
  throw new Error('the markers of the WorkRail block are valid');
}

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

/**
 * What becomes of the block with `--remove` and without `--instructions`; null if the client reads no file with a block. A block that
 * is still in use, or that the user changed, is removed only on request.
 *
 * @param entry what the command does with the entry of the client
 * @param pending with the removed entries of all clients of the command
 */
export async function planLeftBlock(target: Target, entry: Plan, pending: Pending): Promise<Plan | null> {
  const file = instructionsOf(target);
  if (file === null || relativePlace(target, file) !== null) return null;
  const found = withPending(pending, file, boundaryOf(target));
  if (found.kind !== 'text' || !hasMark(found.text)) return null;
  const why = await whyKept(target, entry, found.text, pending);
  if (why !== null)
    return {
      kind: 'unchanged',
      file,
      why: `keeps the WorkRail block, because ${why}; to remove it, add --instructions`,
    };
  const { named: _, ...alone } = target;
  return planInstructions({ ...alone, remove: true }, pending);
}

async function whyKept(target: Target, entry: Plan, text: string, pending: Pending): Promise<string | null> {
  if (entry.kind !== 'change') return `the command does not remove an entry of ${target.client.title}`;
  const open = await openTarget(target, pending);
  const other = 'why' in open ? null : await startedElsewhere(target, open);
  if (other !== null) return `${shownFile(other.file)} ${other.why}`;
  const block = blockIn(text);
  return block === null || isCurrent(text, block) ? null : 'the block was changed by hand';
}

export async function planInstructions(target: InstructionsTarget, pending: Pending): Promise<Plan> {
  const { client, scope, remove } = target;
  const file = instructionsOf(target);
  if (file === null)
    return {
      kind: 'unchanged',
      file: '',
      why: `${client.title} does not support an instructions file ${scope === 'user' ? 'for all projects' : 'in a project'}`,
    };
  const relative = relativePlace(target, file);
  if (relative !== null) return relative;
  const boundary = boundaryOf(target);
  const found = withPending(pending, file, boundary);
  if (found.kind === 'refused') return found;
  const before = found.kind === 'absent' ? null : found.text;
  const after = changedText(before, remove);
  if (after === 'unclear') {
    const { line, why } = markerFault(before ?? '');
    const options = [scope === 'user' ? ' --user' : '', ' --instructions', remove ? ' --remove' : ''].join('');
    return refused(
      `${shownFile(file)}:${line}: ${why}`,
      `Edit ${shownFile(file)} so that the file contains at most one complete WorkRail block, then run: ${forProject(`workrail init --client ${client.id}${options}`)}`,
    );
  }
  if (after === 'unchanged')
    return { kind: 'unchanged', file, why: remove ? 'has no WorkRail block' : 'already has the WorkRail block' };
  const { installed, absent } = remove ? await readersOfBlock(target, file, pending) : { installed: [], absent: [] };
  if (installed.length > 0)
    return { kind: 'unchanged', file, why: `keeps the WorkRail block, because ${alsoRead(installed)} the file` };
  const notes =
    absent.length === 0 ? [] : [`${alsoRead(absent)} ${shownFile(file)}, which no longer has a WorkRail block`];
  const isLink = found.kind === 'text' && found.isLink;
  const action = remove ? 'remove' : before !== null && blockIn(before) !== null ? 'update' : 'add';
  const newEnd = before === null ? newFileEnd(file, boundary) : '';
  const text = after.text === null ? (isLink || hasLinkTo(target, file) ? '' : null) : after.text + newEnd;
  const folders = foldersMade(after.blankLines ?? 0);
  const change = { action, before, after: text, mode: modeOf(scope), folders, notes } as const;
  return { kind: 'change', what: 'block', file, boundary, ...change };
}
