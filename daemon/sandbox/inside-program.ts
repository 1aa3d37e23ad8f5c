/** The path of the program that runs inside a sandbox: beside the bundle of the daemon. */
import { fileURLToPath } from 'node:url';

export const shippedInsideProgram = (): string => fileURLToPath(new URL('./sandbox-inside.cjs', import.meta.url));
