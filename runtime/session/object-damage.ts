/** A stored object that is damaged or lost stays so; a fault of the disk can pass. */
import type { ErrorEnvelope } from '../../schemas/errors.ts';

export const isDamage = ({ code }: Pick<ErrorEnvelope, 'code'>): boolean =>
  code === 'STORE_OBJECT_DAMAGED' || code === 'STORE_OBJECT_MISSING';
