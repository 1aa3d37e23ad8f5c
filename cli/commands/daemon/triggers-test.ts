/** `workrail daemon triggers test <event.json>`: what each trigger would do with an event, and why. Changes nothing. */

import type { NamedRule } from '../../../daemon/triggers/decide.ts';
import type { HandlingPorts } from '../../../daemon/triggers/handle-event.ts';
import { previewEvent } from '../../../daemon/triggers/preview.ts';
import { type Headers, readDelivery, signatureHeader } from '../../../daemon/triggers/read-delivery.ts';
import { ruleFaults } from '../../../daemon/triggers/rule-faults.ts';
import { digestOf, isSigned } from '../../../daemon/triggers/signature.ts';
import { handlingPorts, secretOf } from '../../../daemon/triggers/start-triggers.ts';
import { triggerSettings } from '../../../project/configuration/trigger-config.ts';
import { machine } from '../../../project/places.ts';
import { webhookBodyBytesMax } from '../../../schemas/daemon/limits.ts';
import type { TriggerTest } from '../../../schemas/daemon/trigger-reports.ts';
import type { JsonRecord } from '../../../schemas/json-object.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { jsonOperand } from '../../operands/json-operand.ts';
import { triggerTestText } from '../../reporters/daemon-triggers-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { onTriggers } from '../../serving/open-triggers.ts';

type Tested = TriggerTest['triggers'][number];
const headersBytesMax = 64 * 1024;

/** Without a file of headers, the payload tells which event it is. */
const eventNameOf = (payload: JsonRecord): string =>
  payload['comment'] !== undefined
    ? 'issue_comment'
    : payload['pull_request'] !== undefined
      ? 'pull_request'
      : payload['issue'] !== undefined
        ? 'issues'
        : '';

/** Null without a file of headers. */
function headersIn(path: unknown): Headers | null {
  if (typeof path !== 'string') return null;
  const given = jsonOperand(path, 'the headers', headersBytesMax).value;
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), value]));
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const { bytes, value } = jsonOperand(operands[0] ?? '', 'an event', webhookBodyBytesMax);
  const given = headersIn(options['headers']);
  const headers = given ?? { 'x-github-event': eventNameOf(value) };
  const triggers = await onTriggers(async (files) => {
    const { variable } = machine();
    const ports = handlingPorts({ ...files, variable });
    const all: Tested[] = [];
    for (const named of triggerSettings().rules) {
      const signature = signatureState(secretOf(variable, named), bytes, given);
      all.push({ name: named.name, signature, ...(await testRule(ports, named, headers, bytes)) });
    }
    return all;
  });
  await printAnswer(null, { version: 1, triggers } satisfies TriggerTest, options, triggerTestText);
  return exitCode.ok;
}

/** @param headers null if they were not given */
function signatureState(secret: string, body: Uint8Array, headers: Headers | null): Tested['signature'] {
  if (secret === '' || headers === null) return 'unknown';
  return isSigned(secret, body, headers[signatureHeader]) ? 'valid' : 'invalid';
}

async function testRule(
  ports: HandlingPorts,
  named: NamedRule,
  headers: Headers,
  body: Uint8Array,
): Promise<Pick<Tested, 'decision' | 'reason' | 'job'>> {
  const none = { job: null };
  const [fault] = ruleFaults(named);
  if (fault !== undefined) return { decision: 'refuse', reason: fault, ...none };
  if (named.rule.github === undefined && named.rule.webhook === undefined)
    return { decision: 'ignore', reason: 'the trigger handles no webhook events', ...none };
  const reading = readDelivery(named, headers, body, digestOf(body));
  if (reading.kind !== 'event') return { decision: 'ignore', reason: reading.reason, ...none };
  const preview = await previewEvent(ports, named, reading.event);
  if (preview.decision !== 'start') return { ...preview, ...none };
  const { key, subject, workflowId, goal, context, trust } = preview.job;
  return { decision: 'start', reason: null, job: { key, subject, workflowId, goal, context, trust } };
}
