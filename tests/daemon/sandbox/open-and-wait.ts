/**
 * Opens a sandbox, prints the identity of its first process, and waits to be ended. A program of its own, so that a test can end it as a
 * daemon may end. Arguments: the program that runs inside, a writable directory.
 */
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { planFor, writableFolder } from './plan.ts';

const [inside = '', folder = ''] = process.argv.slice(2);
const adapter = unshareAdapter(inside);
const opening = await adapter.open(planFor(writableFolder(adapter, folder)));
process.stdout.write(`${JSON.stringify(opening.kind === 'open' ? opening.sandbox.identity : opening.fault)}\n`);
setInterval(() => undefined, 1000);
