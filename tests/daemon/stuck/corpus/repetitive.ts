/** Steps that repeat a call, and get somewhere. */
import type { Draw } from '../../../support/drawing.ts';
import type { Scenario, Turn } from './drive.ts';
import { bash, edit, failing, many, monologue, read, turn, wait, work } from './turns.ts';

const progress =
  (make: (draw: Draw) => readonly Turn[], callsPerStepMax?: number) =>
  (draw: Draw): Scenario => ({
    turns: [...work(draw, draw(10)), ...make(draw)],
    loopsFrom: null,
    ...(callsPerStepMax === undefined ? {} : { callsPerStepMax }),
  });

export const repetitive: Readonly<Record<string, (draw: Draw) => Scenario>> = {
  'waiting for a build that prints nothing': progress((draw) => {
    const step = 20 + draw(40);
    return many(85, (i) => turn(draw, 'same', wait(1, step, `[still running after ${(i + 1) * step} s]`)));
  }),
  'looking at the growing log of a build': progress((draw) =>
    many(60, (i) => turn(draw, 'same', bash('tail -n 1 build.log', `[${i}/60] compiling`))),
  ),
  'looking twice, then working on': progress((draw) =>
    many(20, (i) => [
      ...many(1 + draw(2), () => turn(draw, `${i}`, bash('git status', `${i} files changed`))),
      turn(draw, `${i + 1}`, edit(`src/${i}.ts`, 'x', 'y')),
    ]),
  ),
  'paging through a long file': progress((draw) =>
    many(80, (i) => turn(draw, 'same', read('data.csv', `row ${i}`, i * 24_576))),
  ),
  'the same edit in many files': progress(
    (draw) => many(200, (i) => turn(draw, `file ${i}`, edit(`src/${i}.ts`, 'oldName', 'newName'))),
    220,
  ),
  'the next occurrence in one file, each time': progress((draw) =>
    many(80, (i) => turn(draw, `line ${i}`, edit('src/all.ts', `${i}: oldName`, `${i}: newName`))),
  ),
  'a script that does one item each time': progress((draw) =>
    many(85, (i) => turn(draw, `item ${i}`, bash('./migrate-next.sh', 'ok\n[exit status 0]'))),
  ),
  'a script and its check in turns': progress((draw) =>
    many(40, (i) => [
      turn(draw, `item ${i}`, bash('./migrate-next.sh', 'ok\n[exit status 0]')),
      turn(draw, `item ${i}`, bash('./check.sh', 'valid\n[exit status 0]')),
    ]),
  ),
  'a network that fails twice, and then not': progress((draw) =>
    many(10, (i) => [
      ...many(draw(3), () => turn(draw, `${i}`, failing('npm install', 'npm error code ECONNRESET'))),
      turn(draw, `${i}`, bash('npm install', `added ${100 + i} packages`)),
      turn(draw, `${i + 1}`, edit('package.json', `"${i}"`, `"${i + 1}"`)),
    ]),
  ),
  'tests after each edit, failing in the same way': progress((draw) =>
    many(40, (i) => [
      turn(draw, `try ${i}`, edit('src/login.ts', `try ${i}`, `try ${i + 1}`)),
      turn(draw, `try ${i}`, failing('npm test', 'Tests 1 failed')),
    ]),
  ),
  'a file that is read and changed in turns': progress((draw) =>
    many(40, (i) => [
      turn(draw, `v${i}`, read('src/login.ts', `version ${i}`)),
      turn(draw, `v${i + 1}`, edit('src/login.ts', `version ${i}`, `version ${i + 1}`)),
    ]),
  ),
  'a search for many names that do not occur': progress((draw) =>
    many(60, (i) =>
      turn(draw, 'same', {
        tool: 'grep',
        arguments: { pattern: `name${i}` },
        ending: 'done',
        text: 'No line matches.',
      }),
    ),
  ),
  'a commit after each change': progress((draw) =>
    many(40, (i) => [
      turn(draw, `c${i}`, edit(`src/${i}.ts`, 'x', 'y')),
      turn(draw, `c${i}`, bash('git commit -qam next && git rev-parse HEAD', `${i}`.padStart(40, '0'))),
    ]),
  ),
  'a plan before each call': progress((draw) =>
    many(25, (i) => [
      ...many(draw(3), () => monologue(`I think about file ${i}.`)),
      turn(draw, `${i}`, read(`src/${i}.ts`, `file ${i}`)),
    ]),
  ),
  'a formatter that changes files until it is done': progress((draw) =>
    many(6, (i) => turn(draw, `pass ${i}`, bash('npm run format', 'formatted\n[exit status 0]'))),
  ),
};
