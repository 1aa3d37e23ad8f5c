/** The cost of model calls, as a table. Ids of workflows, steps, triggers and models are untrusted text. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonCosts } from '../../schemas/daemon/reports.ts';
import { type Colors, newline, oneLine } from '../terminal/terminal.ts';

type Row = DaemonCosts['total'];

const usdText = ({ costUsd, calls, unpricedCalls }: Row) =>
  calls === unpricedCalls ? 'unknown' : `${unpricedCalls > 0 ? 'over ' : ''}$${costUsd.toFixed(4)}`;
const cells = (key: string, row: Row) => [key, String(row.calls), String(row.tokens), usdText(row)];

function notes({ unpricedCalls, unreportedCalls }: Row): readonly string[] {
  return [
    ...(unreportedCalls === 0
      ? []
      : [
          `The usage of ${counted(unreportedCalls, 'call')} is unknown; the totals include the amounts reserved for them instead.`,
        ]),
    ...(unpricedCalls === 0
      ? []
      : [`The price of ${counted(unpricedCalls, 'call')} is unknown; the cost totals do not include them.`]),
  ];
}

export function costsText({ by, rows, total }: DaemonCosts, { bold }: Colors): string {
  if (rows.length === 0) return 'No model calls. To run a workflow: workrail daemon dispatch <workflow>';
  const table = [
    [by, 'calls', 'tokens', 'cost'],
    ...rows.map(({ key, ...row }) => cells(oneLine(key), row)),
    cells('total', total),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const [head = '', ...body] = lines;
  return [bold(head), ...body, ...notes(total)].join(newline);
}
