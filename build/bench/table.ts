/** Figures, how they are summed up, and how they are printed. */

export type Target = { readonly kind: 'ratio' | 'added' | 'absolute'; readonly most: number };
export type Figure = {
  readonly figure: string;
  readonly unit: 'ms' | 'bytes' | 'MB' | 'count' | 'tokens';
  readonly measured: number;
  /** What it is compared with, measured in the same run. */
  readonly floor?: { readonly what: string; readonly measured: number };
  /** Absent: for orientation only. */
  readonly target?: Target;
  readonly note?: string;
};

export const percentile = (values: readonly number[], at: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
};
export const median = (values: readonly number[]) => percentile(values, 0.5);

export async function measure(body: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  await body();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Runs the bodies in turn, so that all of them meet the same noise; answers their times. */
export async function interleaved<K extends string>(
  rounds: number,
  bodies: Readonly<Record<K, () => unknown>>,
): Promise<Record<K, number[]>> {
  const names = Object.keys(bodies) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) times[name].push(await measure(bodies[name]));
  return times;
}

export function isOver({ measured, floor, target }: Figure): boolean {
  if (target === undefined) return false;
  const { kind, most } = target;
  if (kind === 'absolute') return measured > most;
  if (floor === undefined) return true;
  return kind === 'ratio' ? measured > floor.measured * most : measured > floor.measured + most;
}

const rounded = (value: number, unit: Figure['unit']) =>
  unit === 'ms' ? value.toFixed(2) : unit === 'MB' ? value.toFixed(1) : String(Math.round(value * 100) / 100);

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((each) => {
    const { figure, unit, measured, floor, target, note } = each;
    const most =
      target === undefined
        ? ''
        : target.kind === 'ratio'
          ? `≤ ${target.most} ×`
          : `≤ ${target.kind === 'added' ? 'floor + ' : ''}${target.most}`;
    return [
      figure,
      `${rounded(measured, unit)} ${unit}`,
      floor === undefined ? '' : `${rounded(floor.measured, unit)} (${floor.what})`,
      floor === undefined ? '' : `${(measured / floor.measured).toFixed(2)} ×`,
      most,
      target === undefined ? '' : isOver(each) ? 'OVER' : 'ok',
      note ?? '',
    ];
  });
  const head = ['figure', 'measured', 'floor, same run', 'ratio', 'target', '', 'note'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
