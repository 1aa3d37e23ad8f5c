/**
 * A run's DAG as lines of text, oldest first. The way to the preferred tip stays in the first column; other branches hang
 * off it, each in a column of its own.
 */
import { counted } from '../../schemas/text/counted.ts';
import { stepByNode } from './step-records.ts';

/** What of a node is drawn. */
export type DrawnNode = {
  readonly nodeId: string;
  readonly parentNodeId: string | null;
  readonly kind: 'step' | 'checkpoint' | 'blocked_attempt';
  readonly cause: string | null;
  readonly hasNotes: boolean;
  readonly openGaps?: number;
  /** The codes of what blocked it. */
  readonly blockedBy?: readonly string[];
  /** Text after its title. */
  readonly badges?: readonly string[];
  /** Lines below its title. */
  readonly details?: readonly string[];
  readonly isTip: boolean;
  readonly isPreferred: boolean;
  readonly stepTitle: string;
};
export type DagPaint = { readonly dim: (text: string) => string; readonly bold: (text: string) => string };

const blockedMark = (codes: readonly string[]) => (codes.length === 0 ? 'blocked' : `blocked: ${codes.join(', ')}`);
const gapMark = (open: number): string[] => (open === 0 ? [] : [counted(open, 'open gap')]);

export function dagLines(nodes: readonly DrawnNode[], paint: DagPaint): string[] {
  const childrenOf = (id: string) => nodes.filter((node) => node.parentNodeId === id);
  const ended = stepByNode(nodes);
  const noted = new Set(nodes.flatMap((node) => (node.hasNotes ? (ended.get(node.nodeId) ?? []) : [])));
  const gapsOf = new Map<string, number>();
  for (const { nodeId, openGaps = 0 } of nodes) {
    const at = ended.get(nodeId) ?? nodeId;
    gapsOf.set(at, (gapsOf.get(at) ?? 0) + openGaps);
  }
  const lines: string[] = [];
  const label = (node: DrawnNode) => {
    const marks = [
      ...(node.kind === 'blocked_attempt'
        ? [blockedMark(node.blockedBy ?? [])]
        : node.kind === 'checkpoint'
          ? ['checkpoint']
          : []),
      ...(node.cause === 'non_tip_advance' ? ['fork'] : []),
      ...(node.badges ?? []),
      ...(noted.has(node.nodeId) ? ['notes'] : []),
      ...gapMark(gapsOf.get(node.nodeId) ?? 0),
      ...(node.isTip ? ['tip'] : []),
    ];
    const title = node.isTip ? paint.bold(node.stepTitle) : node.stepTitle;
    return `${title}${marks.length === 0 ? '' : paint.dim(`  (${marks.join(', ')})`)}`;
  };
  const walk = (start: DrawnNode, indent: string, lead: string) => {
    let first = true;
    for (let node: DrawnNode | undefined = start; node !== undefined; ) {
      lines.push(`${first ? lead : indent}${node.isTip ? '◉' : '●'} ${label(node)}`);
      first = false;
      const children = childrenOf(node.nodeId);
      const bar = children.length === 0 ? ' ' : '│';
      for (const detail of node.details ?? []) lines.push(`${indent}${bar}   ${detail}`);
      const main: DrawnNode | undefined = children.find((child) => child.isPreferred) ?? children.at(-1);
      for (const side of children) if (side !== main) walk(side, `${indent}│ `, `${indent}├─`);
      node = main;
    }
  };
  const root = nodes.find((node) => node.parentNodeId === null);
  if (root !== undefined) walk(root, '', '');
  return lines;
}
