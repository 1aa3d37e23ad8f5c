/** Steps that repeat themselves without an effect. Each has `loopTurns` turns of its loop, after ordinary work. */
import type { Draw } from '../../../support/drawing.ts';
import type { Scenario, Turn } from './drive.ts';
import { bash, edit, failing, many, monologue, read, turn, wait, work } from './turns.ts';

const loopTurns = 24;

const loop =
  (make: (draw: Draw, i: number) => Turn) =>
  (draw: Draw): Scenario => {
    const before = work(draw, draw(30));
    return { turns: [...before, ...many(loopTurns, (i) => make(draw, i))], loopsFrom: before.length };
  };
const alternating = (...turns: readonly ((draw: Draw) => Turn)[]) =>
  loop((draw, i) => (turns[i % turns.length] as (draw: Draw) => Turn)(draw));

export const looping: Readonly<Record<string, (draw: Draw) => Scenario>> = {
  'the same command with the same output': loop((draw) => turn(draw, 'same', bash('git status', 'nothing to commit'))),
  'the same file, read again and again': loop((draw) => turn(draw, 'same', read('README.md', '# Project'))),
  'a command that is not installed': loop((draw) => turn(draw, 'same', failing('rg login', 'rg: command not found'))),
  'an edit whose text does not occur': loop((draw) =>
    turn(draw, 'same', {
      tool: 'edit',
      arguments: { path: 'src/login.ts', old: 'x', new: 'y' },
      ending: 'failed',
      text: 'src/login.ts does not contain the text to replace',
    }),
  ),
  'a completion that lacks the same notes': loop((draw) =>
    turn(draw, 'same', { tool: 'complete_step', arguments: {}, ending: 'failed', text: 'Notes are missing.' }),
  ),
  'a tool that does not exist': loop((draw) =>
    turn(draw, 'same', { tool: 'browse', arguments: { url: 'x' }, ending: 'refused', text: 'Unknown tool browse.' }),
  ),
  'tests that fail in the same way, in other times': loop((draw) =>
    turn(draw, 'same', failing('npm test', `Tests 1 failed (3)\nStart at 10:0${draw(9)}:11\nDuration ${draw(900)}ms`)),
  ),
  'a file that is written with the same content': loop((draw) =>
    turn(draw, 'same', bash('echo done > state.txt', '[exit status 0]')),
  ),
  'two files in turns': alternating(
    (draw) => turn(draw, 'same', read('a.ts', 'export * from "./b";')),
    (draw) => turn(draw, 'same', read('b.ts', 'export * from "./a";')),
  ),
  'a change and its reversal': alternating(
    (draw) => turn(draw, 'with y', edit('src/login.ts', 'x', 'y')),
    (draw) => turn(draw, 'with x', edit('src/login.ts', 'y', 'x')),
  ),
  'three looks in turns': alternating(
    (draw) => turn(draw, 'same', bash('git status', 'nothing to commit')),
    (draw) => turn(draw, 'same', bash('git diff', '[exit status 0]')),
    (draw) => turn(draw, 'same', bash('git log -1', 'commit 1')),
  ),
  'two calls in each reply': loop((draw) =>
    turn(draw, 'same', bash('ls', 'src'), failing('cat missing', 'cat: missing: No such file or directory')),
  ),
  'looks at a command that ended': loop((draw) => turn(draw, 'same', wait(1, 0, 'done\n[exit status 0]'))),
  'plans without a call': (draw) => {
    const before = work(draw, draw(30));
    return { turns: [...before, ...many(loopTurns, (i) => monologue(`Plan ${i}.`))], loopsFrom: before.length };
  },
  'files that it knows, in any order, late in the step': (draw) => {
    const before = [
      ...many(9, (i) => turn(draw, 'same', read(`src/${i}.ts`, `file ${i}`))),
      ...work(draw, 69 + draw(6)),
    ];
    const known = many(loopTurns, (i) => {
      const file = (i * 7 + draw(2)) % 9;
      return turn(draw, 'same', read(`src/${file}.ts`, `file ${file}`));
    });
    return { turns: [...before, ...known], loopsFrom: before.length };
  },
};
