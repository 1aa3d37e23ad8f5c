/** What `workrail diff` prints for a moved part. */
import { expect, it } from 'vitest';
import { diffText } from '../../cli/reporters/diff-text.ts';
import type { Colors } from '../../cli/terminal/terminal.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';

const plain = (text: string) => text;
const colors: Colors = {
  bold: plain,
  dim: plain,
  strikethrough: plain,
  red: plain,
  green: plain,
  yellow: plain,
  blue: plain,
  cyan: plain,
  isColorSupported: false,
};
const side = { workflowId: 'team.x', workflowHash: 'sha256:0', version: '1.0.0', named: 'x' } as DiffReport['before'];
const linesOf = (from: number, to: number) =>
  diffText(
    {
      version: 1,
      before: side,
      after: side,
      verdict: 'breaking',
      reasons: ['steps moved'],
      changes: [{ part: 'step', kind: 'moved', id: 'plan', from, to, effect: 'breaking', reason: 'steps moved' }],
    },
    colors,
  );

it('a moved step is shown with both positions, and once with a position that it keeps because others left or came', () => {
  expect(linesOf(1, 3)).toContain('> plan: moved from position 2 to 4');
  expect(linesOf(1, 1)).toContain('> plan: moved relative to others, at position 2');
});
