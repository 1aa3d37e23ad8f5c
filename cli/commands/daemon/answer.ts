/** `workrail daemon answer <session>`: the answer of the user to the gate with this digest, and to no other [only-answers-open-gates]. */
import { usageError } from '../../../project/failure.ts';
import { gateDigestShownLength } from '../../../schemas/daemon/limits.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { visibleName } from '../../../schemas/text/visible-text.ts';
import type { Invocation } from '../../command.ts';
import { boundedText, sendEntry } from '../../daemon/steering.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const { approve, message } = options;
  const daemon = openDaemon();
  const session = await namedSession(daemon, operands[0]);
  const given = String(options['gate']);
  if (!/^[0-9a-f]+$/.test(given) || given.length < gateDigestShownLength)
    throw usageError(
      `--gate needs the digest of the question; got "${visibleName(given)}"`,
      'To see the question and its digest, run: workrail daemon inbox',
    );
  const current = session.state?.gate?.digest;
  // Another digest is sent as it is, and refused with the question that is there now.
  const isCurrent = current?.startsWith(`sha256:${given}`) === true;
  const gate = (isCurrent ? current : `sha256:${given.slice(0, 64).padEnd(64, '0')}`) as Sha256Digest;
  return sendEntry(invocation, daemon, session, {
    kind: 'answer',
    gate,
    decision: approve === true ? 'approve' : 'reject',
    ...(message === undefined ? {} : { comment: boundedText('--message', String(message)) }),
  });
}
