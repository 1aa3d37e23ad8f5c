/** `workrail token explain <token>`: what a token names, and whether our keys signed it. It is never used for anything. */

import { valueOrFailure } from '../../../project/failure.ts';
import { readStdinBounded } from '../../../project/files/bounded-read.ts';
import type { TokenExplanation } from '../../../schemas/admin-reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { type Colors, newline } from '../../terminal/terminal.ts';

const signatures: Readonly<Record<TokenExplanation['signature'], string>> = {
  current_key: 'valid: signed by the current key of this data directory',
  previous_key: 'valid until the next key rotation: signed by the previous key of this data directory',
  not_ours: 'INVALID: not signed by a key of this data directory. The content below is unverified and may be forged',
  keyring_missing: 'not verified: this data directory has no keyring. The content below is unverified',
  keyring_newer:
    'not verified: a newer version of WorkRail wrote the keyring; use that version. The content below is unverified',
  keyring_damaged: 'not verified: the keyring is damaged. The content below is unverified',
};
const cleanedWords = { white_space: 'white space', quotes: 'quotes', label: 'a label' } as const;

function storedText({ stored }: TokenExplanation): string {
  if (stored === undefined) return 'no: this data directory does not contain the session';
  if (stored.workflowId === undefined) return `no: the session (${stored.health}) does not contain the step`;
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
    bold(kind === 'handle' ? 'a handle' : `${kind === 'ack' ? 'an' : 'a'} ${kind}Token`),
    ...rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`),
    ...(cleaned.length === 0
      ? []
      : [
          `  ignored around the token: ${cleaned.map((each) => cleanedWords[each]).join(', ')} (a server rejects the token unless they are removed)`,
        ]),
  ].join(newline);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  // The line end that `echo` writes is not part of what was copied.
  const token = operand === '-' ? new TextDecoder().decode(readStdinBounded().bytes).replace(/\r?\n$/, '') : operand;
  const explanation = valueOrFailure(await openAdminApi().explainToken(token));
  await printAnswer('token-explanation', explanation, options, explanationText);
  // A script asks whether it is good.
  return explanation.signature === 'not_ours' ? exitCode.errorsFound : exitCode.ok;
}
