/** The scripted model as a process, for tests that wait for another one: prints its address, and ends when its stdin does. */
import { completing } from './completing.ts';
import { ScriptedModel } from './server.ts';

const model = new ScriptedModel(completing);
process.stdout.write(`${await model.listen()}\n`);
process.stdin.on('end', () => void model.close().then(() => process.exit(0))).resume();
