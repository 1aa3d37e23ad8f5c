/** Which pass runs over which source, and when: the host's timer hears of each one. */
import { describe, expect, it } from 'vitest';
import { compileAll, type CompileInput, type PassName, type PassTimer } from '../../compiler/compile.ts';
import { passNames } from '../../compiler/host.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

type Recorded = { readonly pass: PassName; readonly durationMs: number };

/** The clock advances by one millisecond each time it is read, so that every pass lasts one. */
function passesOver(inputs: readonly CompileInput[]): readonly Recorded[] {
  const recorded: Recorded[] = [];
  let reads = 0;
  const passTimer: PassTimer = {
    now: () => (reads += 1),
    record: (pass, durationMs) => recorded.push({ pass, durationMs }),
  };
  compileAll(inputs, { ...fixtureHost, passTimer });
  return recorded;
}
const namesOver = (...sources: readonly unknown[]) =>
  passesOver(sources.map((source, index) => inputOf(source, { file: `${index}.json` }))).map(({ pass }) => pass);

const stepOf = (more: object) => ({
  ...minimalSource,
  steps: [{ id: 'work', title: 'Work', prompt: 'Work.', ...more }],
});
const upTo = (last: PassName) => passNames.slice(0, passNames.indexOf(last) + 1);

describe('the passes over one source', () => {
  it('run in their order, and each reports the time that the clock of the host measures', () => {
    expect(passesOver([inputOf(minimalSource)])).toEqual(passNames.map((pass) => ({ pass, durationMs: 1 })));
  });

  it.each([
    ['read', { ...minimalSource, steps: 1 }],
    ['resolve', { ...minimalSource, steps: [{ type: 'template_call', templateId: 'wr.templates.unknown' }] }],
    ['resolve', stepOf({ when: 'unknown' })],
    ['check', stepOf({ prompt: undefined })],
  ] as const)('end with the first one that finds an error: %s', (last, source) => {
    expect(namesOver(source)).toEqual(upTo(last));
  });
});

describe('the passes over several sources', () => {
  const bound = (id: string, to: string) => ({
    ...minimalSource,
    id,
    extensionPoints: { next: { purpose: 'Continues.', defaultBinding: to } },
  });

  it('run over an implementation before its parents, so the time of a pass holds no other source', () => {
    const chain = [
      bound('project.a', 'project.b'),
      bound('project.b', 'project.c'),
      { ...minimalSource, id: 'project.c' },
    ];
    const recorded = passesOver(chain.map((source, index) => inputOf(source, { file: `${index}.json` })));
    const [read, ...later] = passNames;
    expect(recorded).toEqual(
      [...chain.map(() => read), ...chain.flatMap(() => later)].map((pass) => ({ pass, durationMs: 1 })),
    );
  });

  it('end with bind in a cycle of bindings, whichever of its workflows comes first', () => {
    expect(namesOver(bound('project.a', 'project.b'), bound('project.b', 'project.a'))).toEqual([
      'read',
      ...upTo('bind'),
      ...upTo('bind').slice(1),
    ]);
  });
});
