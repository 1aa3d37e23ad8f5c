/** One server under many calls: what it keeps in memory, and what it refuses when they come at once. */
import { type Figure, median } from './table.ts';
import { acknowledgement, Connected, temporaryPlace } from './world.ts';

export async function memoryFigures(calls: number): Promise<Figure[]> {
  const server = await Connected.server(temporaryPlace());
  const fresh = async () => (await server.call('start_workflow', { workflowId: 'wr.bug_investigation' })).data;
  let step = await fresh();
  const samples: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const kind = call % 10;
    if (kind < 4)
      step =
        step.ackToken === undefined
          ? await fresh()
          : (await server.call('continue_workflow', acknowledgement(step))).data;
    else if (kind < 6) await server.call('continue_workflow', { stateToken: step.stateToken });
    else if (kind < 8) await server.call('list_workflows', {});
    else await server.call('inspect_workflow', { workflowId: 'wr.code_review', mode: 'preview' });
    const resident = server.residentMb();
    if (resident !== null && call % 50 === 49) samples.push(resident);
  }
  if (samples.length === 0) throw new Error('the memory of the server cannot be read on this platform');
  const quarter = Math.floor(samples.length / 4);
  return [
    {
      figure: `memory after ${calls} mixed calls`,
      unit: 'MB',
      measured: samples.at(-1) ?? Number.NaN,
      target: { kind: 'absolute', most: 100 },
      note: `highest ${Math.max(...samples).toFixed(1)}`,
    },
    {
      figure: 'memory, last quarter of those calls',
      unit: 'MB',
      measured: median(samples.slice(-quarter)),
      floor: { what: 'the second quarter', measured: median(samples.slice(quarter, 2 * quarter)) },
      target: { kind: 'ratio', most: 1.1 },
      note: 'flat after warm-up',
    },
  ];
}

export async function crowdFigures(): Promise<Figure[]> {
  const server = await Connected.server(temporaryPlace());
  const attempts = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
  const starts = Array.from({ length: 50 }, () => server.call('start_workflow', { workflowId: 'wr.code_review' }));
  const failedStarts = await attempts(starts);
  const steps = await Promise.all(starts.slice(0, 20));
  const failedAdvances = await attempts(
    steps.map(({ data }) => server.call('continue_workflow', acknowledgement(data))),
  );
  const none = { kind: 'absolute', most: 0 } as const;
  return [
    { figure: 'failures of 50 simultaneous starts', unit: 'count', measured: failedStarts, target: none },
    { figure: 'failures of 20 simultaneous advances', unit: 'count', measured: failedAdvances, target: none },
  ];
}
