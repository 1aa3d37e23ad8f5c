/** What `workrail daemon deliver --json` prints, and the part `delivery` of the results of sessions. Derived from the outbox. */
import { deliveryEffects, deliveryProof } from './delivery.ts';
import { count, sessionId, z } from '../zod.ts';

export const deliveryOutcomes = [
  'delivered',
  'nothing_to_change',
  'question',
  /** With `--dry-run`: there are changes, and every gate is open. */
  'planned',
  'refused',
  'failed',
  /** A signal or a crash interrupted the delivery. */
  'stopped',
] as const;
export const effectStates = ['done', 'started', 'planned'] as const;

const parts = {
  outcome: z.enum(deliveryOutcomes),
  /** Why it was refused or failed. */
  reason: z.string().optional(),
  /** What to do about it. */
  next: z.string().optional(),
  /** Of the changes; absent if there are none. */
  branch: z.string().optional(),
  title: z.string().optional(),
  files: count.optional(),
  /** In their order. `started`: whether it happened is looked up by a retry. */
  effects: z.array(
    z.object({
      effect: z.enum(deliveryEffects),
      state: z.enum(effectStates),
      /** What it left; absent if it did not happen yet. */
      proof: deliveryProof.optional(),
    }),
  ),
};

export const deliveryPart = z.object(parts);
export const daemonDelivery = z.object({ version: z.literal(1), sessionId, runName: z.string().nullable(), ...parts });
export type DeliveryPart = z.infer<typeof deliveryPart>;
export type DaemonDelivery = z.infer<typeof daemonDelivery>;
