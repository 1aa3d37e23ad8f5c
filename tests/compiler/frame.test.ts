import { describe, expect, it } from 'vitest';
import { type Frameable, renderFrame } from '../../compiler/diagnostics/frame.ts';
import type { Palette } from '../../compiler/diagnostics/palette.ts';
import { SourceText } from '../../compiler/diagnostics/source-text.ts';

function framed(
  text: string,
  offset: number,
  length: number,
  more: Partial<Frameable> = {},
  palette?: Palette,
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
  return renderFrame(frameable, source, palette);
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
    const frame = framed('abc', 1, 1, { label: 'here', help: 'do this' }, palette);
    expect(frame.split('\n')[0]).toBe('<e>error[read/syntax]</e><s>: something is wrong</s>');
    expect(frame).toContain('<e>^ here</e>');
    expect(frame).toContain('<a>help:</a> do this');
    expect(frame.replace(/<\/?[a-z]>/g, '')).toBe(framed('abc', 1, 1, { label: 'here', help: 'do this' }));
  });
});
