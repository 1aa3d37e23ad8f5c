import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatSource } from '../../../compiler/format/format.ts';
import { formatOf } from '../../../compiler/legacy/detect.ts';
import { expectFile } from '../expected-file.ts';
import { fixtureNames, fixtureRoot, fixtureText, fixtureValue, read } from './legacy-host.ts';

describe('a file of the older format', () => {
  it('is read, whatever it holds: the corpus has at least 25 of them', () => {
    expect(fixtureNames.length).toBeGreaterThanOrEqual(25);
  });

  // @verifies nothing-dropped-in-silence
  it.each(fixtureNames)('%s becomes the native source that was reviewed, with the findings that were', (name) => {
    const { unit, diagnostics, rendered } = read(fixtureText(name));
    expect(formatOf(fixtureValue(name)).dialect).toBe('legacy');
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((one) => one.rendered)).toEqual([]);
    expect(unit?.dialect).toBe('legacy');
    const text = formatSource({ file: 'native.json', text: JSON.stringify(unit?.workflow) }).text ?? '';
    expectFile(join(fixtureRoot, name, 'native.json'), text);
    expectFile(join(fixtureRoot, name, 'findings.txt'), rendered);
  });
});
