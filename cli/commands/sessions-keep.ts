/** `workrail sessions keep <session>`: a mark that gc does not pass over. */
import type { Invocation } from '../command.ts';
import { setKeepMark } from '../keep-mark.ts';

export const run = (invocation: Invocation): Promise<number> => setKeepMark(invocation, true);
