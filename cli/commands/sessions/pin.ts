/** `workrail sessions pin <session>`: gc never removes a pinned session. */
import type { Invocation } from '../../command.ts';
import { setPinned } from '../../pin.ts';

export const run = (invocation: Invocation): Promise<number> => setPinned(invocation, true);
