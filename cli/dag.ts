/**
 * A run's DAG as lines of text, oldest first. The way to the preferred tip stays in the first column; other branches hang
 * off it, each in a column of its own.
 */
import type { ShownNode } from '../runtime/protocol/show-run.ts';

export type DagPaint = { readonly dim: (text: string) => string; readonly bold: (text: string) => string };

export function dagLines(nodes: readonly ShownNode[], paint: DagPaint): string[] {
  const childrenOf = (id: string) => nodes.filter((node) => node.parentNodeId === id);
  const lines: string[] = [];
  const label = (node: ShownNode) => {
    const marks = [
      ...(node.cause === 'non_tip_advance' ? ['fork'] : []),
      ...(node.hasNotes ? ['notes'] : []),
      ...(node.isTip ? ['tip'] : []),
    ];
    const title = node.isTip ? paint.bold(node.stepTitle) : node.stepTitle;
    return `${title}${marks.length === 0 ? '' : paint.dim(`  (${marks.join(', ')})`)}`;
  };
  const walk = (start: ShownNode, indent: string, lead: string) => {
    let first = true;
    for (let node: ShownNode | undefined = start; node !== undefined; ) {
      lines.push(`${first ? lead : indent}${node.isTip ? '◉' : '●'} ${label(node)}`);
      first = false;
      const children = childrenOf(node.nodeId);
      const main: ShownNode | undefined = children.find((child) => child.isPreferred) ?? children.at(-1);
      for (const side of children) if (side !== main) walk(side, `${indent}│ `, `${indent}├─`);
      node = main;
    }
  };
  const root = nodes.find((node) => node.parentNodeId === null);
  if (root !== undefined) walk(root, '', '');
  return lines;
}
