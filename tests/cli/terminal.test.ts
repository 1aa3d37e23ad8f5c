import { describe, expect, it } from 'vitest';
import { shownText, terminalColumns, wrapped } from '../../cli/terminal/terminal.ts';

describe('the width of a terminal', () => {
  it('is what the stream says, and unknown for a pipe, a file and a terminal without a size', () => {
    expect(terminalColumns({ isTTY: true, columns: 40 })).toBe(40);
    expect(terminalColumns({ isTTY: false, columns: 40 })).toBeUndefined();
    expect(terminalColumns({ isTTY: true, columns: 0 })).toBeUndefined();
  });

  it('counts wide characters twice when text is wrapped', () => {
    expect(shownText(wrapped('漢字仮名 ok', 6, ' '))).toBe('漢字仮\n 名 ok');
    expect(shownText(wrapped('a much_longer_word b', 6, ' '))).toBe('a\n much_longer_word\n b');
  });
});
