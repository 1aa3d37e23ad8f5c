/** `workrail token explain <token>`: what a token names, and whether our keys signed it. It is never used for anything. */
import type { TokenExplanation } from '../../schemas/admin-reports.ts';
import { readStdinBounded } from '../../project/files/bounded-read.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { printReport } from '../reporters/json-report.ts';
import { type Colors, dataColors, newline, printData } from '../terminal/terminal.ts';

const signatures: Readonly<Record<TokenExplanation['signature'], string>> = {
  current_key: 'good: the current key of this data directory signed it',
  previous_key: 'good: the previous key of this data directory signed it; it holds until the next rotation',
  not_ours:
    'NOT good: no key of this data directory signed it. What follows is only what stands in it, and may be made up',
  keyring_missing: 'unknown: there is no keyring here to check it with. What follows is only what stands in it',
  keyring_newer:
    'unknown: a newer WorkRail wrote the keyring here; use that version. What follows is only what stands in it',
  keyring_damaged: 'unknown: the keyring here is damaged. What follows is only what stands in it',
};
const cleanedWords = { white_space: 'white space', quotes: 'quotes', label: 'a label' } as const;

function storedText({ stored }: TokenExplanation): string {
  if (stored === undefined) return 'no such session in this data directory';
  if (stored.workflowId === undefined) return `the session is (${stored.health}), but no such step`;
  const step = stored.stepTitle === undefined ? 'at a step that cannot be read' : `at "${stored.stepTitle}"`;
  return `yes (${stored.health}): ${stored.workflowId}, ${step}`;
}

function explanationText(explanation: TokenExplanation, { bold, green, red }: Colors): string {
  const { kind, signature, sessionId, runId, runName, nodeId, workflowHash, attemptId, cleaned } = explanation;
  const isGood = signature === 'current_key' || signature === 'previous_key';
  const rows: [string, string][] = [
    ['signature', (isGood ? green : red)(signatures[signature])],
    ['run', `${runName} (${runId})`],
    ['session', sessionId],
    ['node', nodeId],
    ...(workflowHash === undefined ? [] : [['workflow', workflowHash] satisfies [string, string]]),
    ...(attemptId === undefined ? [] : [['attempt', attemptId] satisfies [string, string]]),
    ['stored', storedText(explanation)],
  ];
  return [
    `${bold(`${kind === 'ack' ? 'an' : 'a'} ${kind}Token`)}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`),
    ...(cleaned.length === 0
      ? []
      : [
          `  ${cleaned.map((each) => cleanedWords[each]).join(', ')} stood around it and were taken away here; a server refuses such a token`,
        ]),
  ].join(newline);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  const explained = await openOperator().explainToken(
    operand === '-' ? new TextDecoder().decode(readStdinBounded().bytes) : operand,
  );
  if (explained.isErr()) throw new Failure(explained.error);
  if (options['json'] === true) await printReport('token-explanation', explained.value, options);
  else await printData(explanationText(explained.value, dataColors()));
  return exitCode.ok;
}
