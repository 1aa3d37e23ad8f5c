/** Calls that write nothing, over stdio, beside an echo over the same transport. */
import { type Figure, interleaved, median, percentile } from './table.ts';
import { acknowledgement, Connected, temporaryPlace } from './world.ts';

export async function readFigures(calls: number): Promise<Figure[]> {
  const place = temporaryPlace();
  const [server, echo] = [await Connected.server(place), await Connected.echo(place)];
  const first = (await server.call('start_workflow', { workflowId: 'wr.code_review' })).data;
  let step = first;
  for (let i = 0; i < 3; i += 1) step = (await server.call('continue_workflow', acknowledgement(step))).data;
  const bodies = {
    echo: () => echo.call('echo', { text: 'hello' }),
    largeEcho: () => echo.call('echo', { text: 'x'.repeat(6000) }),
    list: () => server.call('list_workflows', {}),
    inspect: () => server.call('inspect_workflow', { workflowId: 'wr.code_review' }),
    rehydrate: () => server.call('continue_workflow', { stateToken: step.stateToken }),
    replay: () => server.call('continue_workflow', acknowledgement(first)),
  };
  await interleaved(50, bodies);
  const times = await interleaved(calls, bodies);
  const floor = { what: 'MCP echo of 5 bytes', measured: median(times.echo) };
  const large = median(times.largeEcho);
  return (['list', 'inspect', 'rehydrate', 'replay'] as const).map((name) => ({
    figure: `${name} p50, warm`,
    unit: 'ms',
    measured: median(times[name]),
    floor,
    target: { kind: 'ratio', most: 2 },
    note: `p95 ${percentile(times[name], 0.95).toFixed(2)}; echo of 6 KB ${large.toFixed(2)} (${(median(times[name]) / large).toFixed(2)} ×)`,
  }));
}
