/** Makes garbage as a server does, a little in each turn and some of it kept for a while; prints the size of V8's new space. */
import v8 from 'node:v8';
import { boundNewSpace } from '../../cli/serving/new-space.ts';

if (process.argv[2] === 'bounded') boundNewSpace();
const kept: unknown[] = [];
for (let turn = 0; turn < 600; turn += 1) {
  kept[turn % 32] = Array.from({ length: 2000 }, (_, i) => ({ turn, i, text: `item ${i}` }));
  await new Promise((resolve) => setImmediate(resolve));
}
const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
console.log(space?.space_size);
