/** Lines that are redrawn in place, on a terminal of a test. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { endLiveLines, showLiveLines } from '../../cli/terminal/live-line.ts';
import { say } from '../../cli/terminal/terminal.ts';
import { TerminalScreen } from '../support/terminal-screen.ts';

const { stderr } = process;
let screen = new TerminalScreen(80);

/** Stderr as a terminal of this size. */
function terminal(columns: number, rows = 24): void {
  const before = ['isTTY', 'columns', 'rows', 'write'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(stderr, name)] as const,
  );
  screen = new TerminalScreen(columns);
  const values = { isTTY: true, columns, rows, write: (text: string) => screen.write(text) };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(stderr, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    endLiveLines();
    for (const [name, descriptor] of before)
      if (descriptor === undefined) Reflect.deleteProperty(stderr, name);
      else Object.defineProperty(stderr, name, descriptor);
  });
}
const shown = () => screen.rows.filter((row) => row !== '');

beforeEach(() => {
  const { TERM } = process.env;
  process.env['TERM'] = 'xterm';
  onTestFinished(() => {
    if (TERM === undefined) delete process.env['TERM'];
    else process.env['TERM'] = TERM;
  });
});

it('takes the place of what was shown before, and what is said goes above it', () => {
  terminal(40);
  say('first');
  showLiveLines(['one', 'two', 'three']);
  expect([shown(), screen.isCursorShown]).toEqual([['first', 'one', 'two', 'three'], false]);
  say('second');
  showLiveLines(['one']);
  expect(shown()).toEqual(['first', 'second', 'one']);
  endLiveLines();
  expect([shown(), screen.isCursorShown]).toEqual([['first', 'second'], true]);
  say('third');
  expect(shown()).toEqual(['first', 'second', 'third']);
});

it('cuts lines to the width and the height of the terminal', () => {
  terminal(24, 6);
  showLiveLines(Array.from({ length: 10 }, (_, i) => `${i} a rather long line of a session`));
  expect(shown()).toHaveLength(4);
  for (const row of shown()) expect(row.length).toBeLessThan(24);
});

it('is drawn again when the terminal is resized, and leaves no rest of the wider lines', () => {
  terminal(60);
  showLiveLines(['a line that is forty columns long, or so', 'another one']);
  // The terminal wraps what it shows.
  const narrow = new TerminalScreen(25);
  narrow.write(`${screen.rows.filter((row) => row !== '').join('\r\n')}\r\n`);
  screen = narrow;
  Object.defineProperty(stderr, 'columns', { value: 25, configurable: true, writable: true });
  stderr.emit('resize');
  expect(shown()).toEqual(['a line that is forty', 'another one']);
});

it('draws nothing where the terminal cannot redraw', () => {
  terminal(40);
  process.env['TERM'] = 'dumb';
  showLiveLines(['one']);
  expect([screen.rows, screen.isCursorShown]).toEqual([[''], true]);
});
