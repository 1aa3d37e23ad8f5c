/** What a webhook is answered: 401 without detail for everything that is not signed, and 202 once the job is durable. */
import type { NamedRule } from './decide.ts';
import { handleEvent, type Handled, type HandlingPorts } from './handle-event.ts';
import { placedReasonOf } from '../reports/placed-reason.ts';
import { RateLimit } from './rate-limit.ts';
import { type Headers, readDelivery, signatureHeader } from './read-delivery.ts';
import { digestOf, isSigned } from './signature.ts';
import type { Receive } from './webhook-server.ts';

export type WebhookPorts = HandlingPorts & {
  /** Empty if the variable is not set. */
  secretOf(named: NamedRule): string;
  report(name: string, handled: Handled | { readonly kind: 'failed'; readonly reason: string }): void;
};

const statusOf: Readonly<Record<Handled['kind'], number>> = {
  added: 202,
  duplicate: 202,
  repeated: 202,
  ignored: 202,
  refused: 202,
  unavailable: 503,
};

/** @param rules those with a webhook, by name */
export function webhookReceiver(ports: WebhookPorts, rules: ReadonlyMap<string, NamedRule>): Receive {
  const limit = new RateLimit();
  return async (name: string, headers: Headers, body: Uint8Array) => {
    const named = rules.get(name);
    // An unknown name is answered as a wrong signature is: names cannot be tried out.
    if (named === undefined || !isSigned(ports.secretOf(named), body, headers[signatureHeader])) return 401;
    const reading = readDelivery(named, headers, body, digestOf(body));
    if (reading.kind === 'invalid') {
      ports.report(name, { kind: 'failed', reason: reading.reason });
      return 400;
    }
    if (reading.kind === 'ignored') return 202;
    const { event } = reading;
    // Counted after the signature: behind a proxy, all senders have one address, and a stranger could lock out the forge.
    if (!limit.admits(`${name} ${event.github?.actor.id ?? ''}`, ports.clock.nowMs())) return 429;
    try {
      const handled = await handleEvent(ports, named, event);
      ports.report(name, handled);
      return statusOf[handled.kind];
    } catch (error) {
      ports.report(name, { kind: 'failed', reason: placedReasonOf(error) });
      return 500;
    }
  };
}
