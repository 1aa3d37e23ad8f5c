/** `workrail sessions unpin <session>`: gc can remove the session again. */
import type { Invocation } from '../../command.ts';
import { setPinned } from '../../pin.ts';

export const run = (invocation: Invocation): Promise<number> => setPinned(invocation, false);
