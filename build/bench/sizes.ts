/** What every chat pays for before its first call. */
import { instructionsLengthMax, toolsListBytesMax } from '../../schemas/limits.ts';
import type { Figure } from './table.ts';
import { bytesOf, Connected, temporaryPlace } from './world.ts';

export async function sizeFigures(): Promise<Figure[]> {
  const agent = await Connected.agent(temporaryPlace());
  const tools = await agent.client.listTools();
  return [
    {
      figure: 'tools/list reply',
      unit: 'bytes',
      measured: bytesOf(JSON.stringify(tools)),
      target: { kind: 'absolute', most: toolsListBytesMax },
    },
    {
      figure: 'instructions, characters',
      unit: 'count',
      measured: agent.client.getInstructions()?.length ?? 0,
      target: { kind: 'absolute', most: instructionsLengthMax },
    },
  ];
}
