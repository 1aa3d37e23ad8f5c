/** `workrail sessions unkeep <session>`: takes the mark away. */
import type { Invocation } from '../command.ts';
import { setKeepMark } from '../keep-mark.ts';

export const run = (invocation: Invocation): Promise<number> => setKeepMark(invocation, false);
