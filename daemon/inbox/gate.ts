/** The gate of an attempt: a digest of everything that the user approves [only-answers-open-gates]. Pure. */
import { canonicalBytes, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../schemas/canonical/sha256.ts';
import type { Gate } from '../../schemas/daemon/turn-record.ts';
import type { StepOutput } from '../session/workflow-run.ts';

export type GateQuestion = {
  readonly sessionId: string;
  readonly step: { readonly number: number; readonly stepId: string };
  readonly callId: string;
  readonly output: StepOutput;
  readonly question: string;
};

export function gateOf(digest: DigestPort, { sessionId, step, callId, output, question }: GateQuestion): Gate {
  const digestOf = (value: object) => sha256(digest, canonicalBytes(canonicalText(value as JsonObject)));
  const outputDigest = digestOf(output);
  const { number, stepId } = step;
  return {
    digest: digestOf({ v: 1, sessionId, number, stepId, callId, outputDigest, question }),
    stepId,
    callId,
    outputDigest,
  };
}
