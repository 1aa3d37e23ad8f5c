/**
 * Makes garbage as a server does, a little in each turn and some of it kept for a while; prints the size of V8's new space, and the
 * largest that its old space had.
 */
import v8 from 'node:v8';
import { boundHeap } from '../../cli/serving/heap-size.ts';

if (process.argv[2] === 'bounded') boundHeap();
const bytesOf = (space: string) =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === space)?.space_size ?? 0;
const kept: unknown[] = [];
let oldSpace = 0;
for (let turn = 0; turn < 600; turn += 1) {
  kept[turn % 128] = Array.from({ length: 2000 }, (_, i) => ({ turn, i, text: `item ${i}` }));
  oldSpace = Math.max(oldSpace, bytesOf('old_space'));
  await new Promise((resolve) => setImmediate(resolve));
}
console.log(JSON.stringify({ newSpace: bytesOf('new_space'), oldSpace }));
