/** What a person waits for before anything happens, beside a bare Node process. */
import { type Figure, interleaved, median } from './table.ts';
import { startAndGreet, program, ran, temporaryPlace } from './world.ts';

export async function processStartFigures(rounds: number): Promise<Figure[]> {
  const place = temporaryPlace();
  await startAndGreet([program, 'serve'], place);
  const times = await interleaved(rounds, {
    bare: () => ran(['-e', '0'], place),
    serve: () => startAndGreet([program, 'serve'], place),
    version: () => ran([program, '--version'], place),
    help: () => ran([program, '--help'], place),
  });
  const floor = { what: 'node -e 0', measured: median(times.bare) };
  const figure = (name: string, taken: readonly number[], most: number): Figure => ({
    figure: name,
    unit: 'ms',
    measured: median(taken),
    floor,
    target: { kind: 'added', most },
    note: `+${(median(taken) - floor.measured).toFixed(0)} ms`,
  });
  return [
    figure('serve: spawn to initialize reply', times.serve, 150),
    figure('--version', times.version, 40),
    figure('--help', times.help, 40),
  ];
}
