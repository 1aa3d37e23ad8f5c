/** What turns of the corpus are made of. */
import type { Draw } from '../../../support/drawing.ts';
import type { Called, Turn } from './drive.ts';

export const bash = (command: string, text: string, ending: Called['ending'] = 'done'): Called => ({
  tool: 'bash',
  arguments: { command },
  ending,
  text,
});
export const failing = (command: string, text: string): Called => bash(command, `${text}\n[exit status 1]`, 'failed');
export const read = (path: string, text: string, fromByte = 0): Called => ({
  tool: 'read',
  arguments: { path, fromByte },
  ending: 'done',
  text,
});
export const edit = (path: string, old: string, to: string): Called => ({
  tool: 'edit',
  arguments: { path, old, new: to },
  ending: 'done',
  text: `Replaced 1 in ${path}.`,
});
export const wait = (handle: number, seconds: number, text: string): Called => ({
  tool: 'bash_wait',
  arguments: { handle, seconds },
  ending: 'done',
  text,
});

const remarks = ['', 'Let me look.', 'Again.', 'I will check the result.', 'That should help.', 'Now the next one.'];

/** A turn with any remark: what a model says beside its calls does not make two turns different. */
export const turn = (draw: Draw, files: string, ...calls: readonly Called[]): Turn => ({
  text: remarks[draw(remarks.length)] ?? '',
  calls,
  files,
});
export const monologue = (text: string): Turn => ({ text, calls: [], files: '' });

export const many = (count: number, make: (i: number) => Turn | readonly Turn[]): Turn[] =>
  Array.from({ length: count }, (_, i) => make(i)).flat();

/** Ordinary work: each file is read and changed once. */
export const work = (draw: Draw, count: number): Turn[] =>
  many(count, (i) =>
    draw(2) === 0
      ? turn(draw, `work ${i}`, read(`src/work-${i}.ts`, `export const part${i} = ${draw(1000)};`))
      : turn(draw, `work ${i}`, edit(`src/work-${i}.ts`, `part${i}`, `piece${i}`)),
  );
