import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../schemas/text/display-width.ts';
import { excerpt } from '../../compiler/diagnostics/excerpt.ts';
import { type Frameable, type FrameOptions, renderFrame } from '../../compiler/diagnostics/frame.ts';
import type { Palette } from '../../compiler/diagnostics/palette.ts';
import { SourceText } from '../../compiler/diagnostics/source-text.ts';

function framed(
  text: string,
  offset: number,
  length: number,
  more: Partial<Frameable> = {},
  options: FrameOptions = {},
): string {
  const source = new SourceText('a.json', text);
  const { line, column } = source.positionOf(offset);
  const frameable: Frameable = {
    code: 'read/syntax',
    severity: 'error',
    message: 'something is wrong',
    at: { file: 'a.json', line, column, offset, length, pointer: '' },
    notes: [],
    docs: 'workrail explain read/syntax',
    ...more,
  };
  return renderFrame(frameable, source, options);
}
/** The marked source only: what stands between the first and the last empty gutter. */
const marked = (frame: string) => frame.split('\n').slice(3, -2).join('\n');

describe('a code frame', () => {
  it('looks as the style guide says', () => {
    const text = `${'{\n'.repeat(40)}      "templateId": "wr.x",\n`;
    const frame = framed(text, text.indexOf('"wr.x"'), 6, {
      label: 'not one of the 6 templates',
      notes: ['a note'],
      help: 'do this',
    });
    expect(frame).toBe(
      [
        'error[read/syntax]: something is wrong',
        '  --> a.json:41:21',
        '   |',
        '41 |       "templateId": "wr.x",',
        '   |                     ^^^^^^ not one of the 6 templates',
        '   |',
        '   = note: a note',
        '   = help: do this',
        '   = docs: workrail explain read/syntax',
      ].join('\n'),
    );
  });

  it('puts the carets under wide characters, combining marks and after tabs', () => {
    expect(marked(framed('\t"漢字": "é🚀x"', 7, 7))).toBe('1 |     "漢字": "é🚀x"\n  |             ^^^^^^');
    expect(marked(framed('"漢字"', 1, 2))).toBe('1 | "漢字"\n  |  ^^^^');
    expect(marked(framed('"e\u0301": x', 6, 1))).toBe('1 | "e\u0301": x\n  |      ^');
  });

  it('makes control and direction characters visible', () => {
    expect(marked(framed('"a\u001b[2Jb\u202ec"', 0, 1))).toBe('1 | "a\ufffd[2Jb\ufffdc"\n  | ^');
  });

  it('clips a long line around the span, without cutting a character in half', () => {
    const text = `${'🚀'.repeat(5000)}x"wrong"${'🚀'.repeat(5000)}`;
    const [line = '', carets = ''] = marked(framed(text, 10_001, 7)).split('\n');
    expect(line).toContain('"wrong"');
    expect(line.startsWith('1 | …🚀')).toBe(true);
    expect(line.endsWith('🚀…')).toBe(true);
    expect(line.isWellFormed()).toBe(true);
    expect(carets.trimEnd().endsWith(' ^^^^^^^')).toBe(true);
    expect(line.length).toBeLessThan(140);
  });

  it('ends the carets at the clip when the span goes on', () => {
    const [line = '', carets = ''] = marked(framed('x'.repeat(9999), 0, 9999)).split('\n');
    expect(line).toBe(`1 | ${'x'.repeat(120)}…`);
    expect(carets).toBe(`  | ${'^'.repeat(120)}`);
  });

  it('shows the first and the last line of a span over several lines', () => {
    const text = '{\n  "a": {\n    "b": 1,\n    "c": 2\n  }\n}';
    const start = text.indexOf('{', 1);
    const length = text.lastIndexOf('  }') + 3 - start;
    expect(marked(framed(text, start, length, { label: 'all of this' }))).toBe(
      ['2 |   "a": {', '  |        ^', '...', '5 |   }', '  |   ^ all of this'].join('\n'),
    );
  });

  it('marks the end of the text, an empty file, and counts CRLF and CR as one line break', () => {
    expect(marked(framed('ab', 2, 0))).toBe('1 | ab\n  |   ^');
    expect(marked(framed('', 0, 0))).toBe('1 |\n  | ^');
    expect(framed('a\r\nb\rc\nd', 7, 1)).toContain('a.json:4:1');
  });

  it('colours through the palette and in no other way', () => {
    const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
    const palette: Palette = {
      error: tag('e'),
      warning: tag('w'),
      info: tag('i'),
      strong: tag('s'),
      muted: tag('m'),
      accent: tag('a'),
    };
    const frame = framed('abc', 1, 1, { label: 'here', help: 'do this' }, { palette });
    expect(frame.split('\n')[0]).toBe('<e>error[read/syntax]</e><s>: something is wrong</s>');
    expect(frame).toContain('<e>^ here</e>');
    expect(frame).toContain('<a>help:</a> do this');
    expect(frame.replace(/<\/?[a-z]>/g, '')).toBe(framed('abc', 1, 1, { label: 'here', help: 'do this' }));
  });
});

describe('a code frame on a narrow terminal', () => {
  const columns = 40;
  const long = {
    message: 'the condition `is_large` is not declared in this workflow',
    label: 'no condition of this id is declared here',
    notes: ['conditions are declared once, at the top of a workflow'],
    help: 'declare it in `conditions`, or name one that is there',
  };
  const wide = (frame: string) =>
    frame.split('\n').filter((line) => columnsOf(line) > columns && !line.includes('= docs:'));
  const source = (before: string, after: string) => `{\n  "title": "${before}", "when": "is_large", "x": "${after}"\n}`;
  const texts: readonly (readonly [string, string])[] = [
    ['a short line', source('', '')],
    ['a long line', source('a'.repeat(200), 'b'.repeat(200))],
    ['CJK text before and after', source('漢字仮名交じり文'.repeat(20), '検査する'.repeat(20))],
    ['combining marks', source('e\u0301'.repeat(100), 'e\u0301'.repeat(100))],
    ['tabs and emoji', source('\t🚀'.repeat(50), '🚀\t'.repeat(50))],
  ];

  it.each(texts)('is no wider than the terminal with %s, and marks the same characters', (_title, text) => {
    const at = text.indexOf('"is_large"');
    const frame = framed(text, at, 10, long, { columns });
    expect(wide(frame)).toEqual([]);
    const lines = frame.split('\n');
    const first = lines.findIndex((each) => each.startsWith('2 |'));
    const [line = '', carets = ''] = lines.slice(first);
    const start = columnsOf(carets.slice(0, carets.indexOf('^')));
    const before = line.slice(0, line.indexOf('"is_large"'));
    expect(columnsOf(before)).toBe(start);
    expect(carets.trimEnd().endsWith('^^^^^^^^^^')).toBe(true);
    for (const words of [long.label, long.help, long.message, ...long.notes])
      expect(frame.replace(/\n[ \d|]*/g, ' ')).toContain(words);
  });

  it('wraps CJK messages, which have no blanks, at the edge', () => {
    const frame = framed('abc', 0, 1, { message: '条件'.repeat(30), help: '宣言する'.repeat(20) }, { columns });
    expect(wide(frame)).toEqual([]);
    expect(frame.replace(/\n */g, '')).toContain('条件'.repeat(30));
  });

  it('keeps the label beside the carets where it fits, and a place on one line', () => {
    const frame = framed('{ "a": tru }', 7, 3, { label: 'a value' }, { columns });
    expect(frame).toContain('^^^ a value');
    expect(frame).toContain(' --> a.json:1:8');
  });

  it('shows of a wide-character line at most what 120 columns hold when nothing is known of the width', () => {
    const [line = ''] = marked(framed(`"${'漢'.repeat(500)}"`, 0, 1)).split('\n');
    expect(columnsOf(line)).toBeLessThanOrEqual('1 | '.length + 122);
  });

  it('does the work of what is shown, however long the line is', () => {
    const unitsRead = (length: number) => {
      const text = `${'x'.repeat(length)}"is_large"${'\u0301'.repeat(length)}`;
      let units = 0;
      const counting = {
        codePointAt(at: number) {
          units += 1;
          return text.codePointAt(at);
        },
        slice(from: number, to: number) {
          units += to - from;
          return text.slice(from, to);
        },
      };
      const mark = { start: length, end: length + 10 };
      excerpt(counting as unknown as string, { start: 0, end: text.length }, mark, columns);
      return units;
    };
    expect(unitsRead(100_000)).toBe(unitsRead(1000));
    expect(unitsRead(1000)).toBeGreaterThan(columns);
  });

  it('is the rendering without a width on a terminal that is wide enough', () => {
    const text = source('', '');
    const at = text.indexOf('"is_large"');
    expect(framed(text, at, 10, long, { columns: 200 })).toBe(framed(text, at, 10, long));
  });
});
