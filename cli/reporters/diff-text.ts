/** A diff of two workflows as a person reads it: parts under headings, texts word by word, the verdict last. */
import type { ChangedWord, DiffReport, WorkflowChange } from '../../schemas/workflow-diff.ts';
import type { Colors } from '../terminal/terminal.ts';
import { newline, quotedLines } from '../terminal/terminal.ts';

const headings: Readonly<Record<WorkflowChange['part'], string>> = {
  workflow: 'Workflow',
  step: 'Steps',
  input: 'Inputs',
  guidance: 'Guidance',
  reference: 'References',
  condition: 'Conditions',
  loop: 'Loops',
  contract: 'Contracts',
  feature: 'Features',
  function: 'Functions',
  extension_point: 'Extension points',
  binding: 'Bindings',
};
/** How many lines of an unchanged stretch are shown beside a change, the line of the change included. */
const contextLines = 2;

function unchanged(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split('\n');
  const head = isFirst ? 0 : contextLines;
  const tail = isLast ? 0 : contextLines;
  if (lines.length <= head + tail + 1) return text;
  return [...lines.slice(0, head), '…', ...lines.slice(lines.length - tail)].join('\n');
}

/** Colour says what was removed and added; without it, brackets do. */
function wordsText(words: readonly ChangedWord[], colors: Colors): string {
  const hasColors = colors.isColorSupported;
  const parts = words.map(({ kind, text }, index) => {
    if (kind === 'same') return unchanged(text, index === 0, index === words.length - 1);
    if (kind === 'removed') return hasColors ? colors.strikethrough(colors.red(text)) : `[-${text}-]`;
    return hasColors ? colors.green(text) : `{+${text}+}`;
  });
  return quotedLines(parts.join(''), '    ');
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const titleOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  const title = 'title' in value ? value.title : 'description' in value ? value.description : undefined;
  return typeof title === 'string' ? `  ${title}` : '';
};

function changeLines(change: WorkflowChange, colors: Colors): readonly string[] {
  const { kind, part, id, field, from = 0, to = 0 } = change;
  if (kind === 'added') return [colors.green(`  + ${id}${titleOf(change.after)}`)];
  if (kind === 'removed') return [colors.red(`  - ${id}${titleOf(change.before)}`)];
  if (kind === 'moved') {
    // Its position is the same if others were added or removed before it.
    const where = from === to ? `relative to others, at position ${to + 1}` : `from position ${from + 1} to ${to + 1}`;
    return [colors.cyan(`  > ${id}: moved ${where}`)];
  }
  const name = part === 'workflow' ? id : `${id}: ${field ?? ''}`;
  if (change.words !== undefined) return [`  ~ ${name}`, wordsText(change.words, colors)];
  return [`  ~ ${name}: ${shown(change.before) ?? 'none'} -> ${shown(change.after) ?? 'none'}`];
}

export function diffText({ before, after, verdict, reasons, changes }: DiffReport, colors: Colors): string {
  const lines = [
    `${colors.bold('before')} ${before.workflowId} ${before.version} ${colors.dim(before.workflowHash)}`,
    `${colors.bold('after ')} ${after.workflowId} ${after.version} ${colors.dim(after.workflowHash)}`,
  ];
  for (const part of new Set(changes.map((change) => change.part))) {
    lines.push('', colors.bold(headings[part]));
    for (const change of changes) if (change.part === part) lines.push(...changeLines(change, colors));
  }
  const paint = { same: colors.green, wording: colors.green, compatible: colors.yellow, breaking: colors.red }[verdict];
  const why = reasons.length === 0 ? 'nothing differs' : reasons.join('; ');
  return [...lines, '', `${paint(colors.bold(verdict))}: ${why}`].join(newline);
}
