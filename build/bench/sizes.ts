/** What an agent pays for beside the prompts. */
import { replyFrameAskingBytesMax, toolsListBytesMax } from '../../schemas/limits.ts';
import type { Figure } from './table.ts';
import { acknowledgement, bytesOf, Connected, type Step, temporaryPlace } from './world.ts';

export async function sizeFigures(): Promise<Figure[]> {
  const place = temporaryPlace();
  const [server, agent] = [await Connected.server(place), await Connected.agent(place)];
  const frame = (text: string, { pending, stateToken, ackToken = '', checkpointToken = '' }: Step) => {
    const parts = [pending?.prompt ?? '', stateToken ?? '', ackToken, checkpointToken];
    return parts.reduce<string>((rest, part) => rest.replace(part, ''), text);
  };
  let largest = 0;
  for (const workflowId of ['wr.code_review', 'wr.bug_investigation']) {
    let step = (await server.call('start_workflow', { workflowId })).data;
    while (step.ackToken !== undefined) {
      const { data } = await server.call('continue_workflow', acknowledgement(step));
      // A repeated call is answered as the first was.
      const { text } = await agent.call('continue_workflow', acknowledgement(step));
      largest = Math.max(largest, bytesOf(frame(text, data)));
      step = data;
    }
  }
  const tools = await agent.client.listTools();
  return [
    {
      figure: 'text around a prompt, tokens aside, largest',
      unit: 'bytes',
      measured: largest,
      target: { kind: 'absolute', most: replyFrameAskingBytesMax },
    },
    {
      figure: 'tools/list reply',
      unit: 'bytes',
      measured: bytesOf(JSON.stringify(tools)),
      target: { kind: 'absolute', most: toolsListBytesMax },
    },
  ];
}
