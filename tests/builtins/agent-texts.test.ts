/** Every text of a builtin that reaches an agent: it names only what the protocol and the closed sets have. */
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { sampleEffects, sampleExpansion } from '../../builtins/samples.ts';
import * as closed from '../../schemas/closed-sets.ts';
import { tools } from '../../schemas/tools.ts';

type Text = { readonly id: string; readonly text: string };

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
const textsOf = (id: string, ...values: readonly unknown[]): readonly Text[] =>
  stringsIn(values).map((text) => ({ id, text }));

const texts: readonly Text[] = [
  ...[...builtins.refs.values()].flatMap(({ id, text }) => textsOf(id, text)),
  ...[...builtins.contracts.values()].flatMap(({ id, guidance, example, schema }) =>
    textsOf(id, guidance, example, schema),
  ),
  ...[...builtins.capabilities.values()].flatMap(({ id, probe, preferred, disabled }) =>
    textsOf(id, probe, preferred, disabled),
  ),
  ...[...builtins.features.values()].flatMap((feature) => textsOf(feature.id, sampleEffects(feature))),
  ...[...builtins.templates.values()].flatMap((template) => textsOf(template.id, sampleExpansion(template))),
];
const artifactKinds = new Set([...builtins.contracts.values()].map(({ artifactKind }) => artifactKind));
const known = new Set<string>(
  [
    ...builtins.refs.keys(),
    ...builtins.contracts.keys(),
    ...builtins.templates.keys(),
    ...builtins.features.keys(),
  ].concat([...artifactKinds]),
);

/** Matches of a pattern in all texts, with the builtin that says them. */
const found = (pattern: RegExp): readonly { readonly id: string; readonly match: string }[] =>
  texts.flatMap(({ id, text }) => [...text.matchAll(pattern)].map((match) => ({ id, match: match[1] ?? match[0] })));

describe('a text for agents', () => {
  it('is printable ASCII with line feeds, so that it reads the same everywhere', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(({ text }) => !/^[ -~\n]*$/.test(text))).toEqual([]);
  });

  it('names no tool that agents do not have', () => {
    const names = found(/\b[a-z]+_(?:workflows?|session)\b/g);
    expect(names.length).toBeGreaterThan(10);
    const allowed = new Set<string>(tools.map(({ name }) => name));
    expect(names.filter(({ match }) => !allowed.has(match))).toEqual([]);
  });

  it('names no field of the output that cannot be sent', () => {
    const names = found(/\boutput\.([A-Za-z]+)/g);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({ match }) => !['artifacts', 'notesMarkdown'].includes(match))).toEqual([]);
  });

  it('names no id and no kind of artifact that does not exist', () => {
    const names = found(/\bwr\.[a-z_]+(?:\.[a-z_]+)*/g);
    expect(names.length).toBeGreaterThan(30);
    const isKnown = (name: string) => known.has(name) || name.startsWith('wr.routine_');
    expect(names.filter(({ match }) => !isKnown(match))).toEqual([]);
  });

  it('shows payloads that their contracts accept', () => {
    const ajv = new Ajv({ strict: false });
    const payloads = found(/\{"kind":"wr\.[^{}]*\}/g);
    expect(payloads.length).toBeGreaterThanOrEqual(4);
    for (const { match } of payloads) {
      const payload = JSON.parse(match) as { readonly kind: string };
      const contract = [...builtins.contracts.values()].find(({ artifactKind }) => artifactKind === payload.kind);
      expect([match, ajv.validate(contract?.schema ?? false, payload)]).toEqual([match, true]);
    }
  });

  it('uses the words of the closed sets for modes and tokens', () => {
    const modes = found(/\bfull_auto[a-z_]*/g);
    expect(modes.length).toBeGreaterThan(2);
    for (const { match } of modes) expect(closed.autonomyLevels).toContain(match);
    const tokens = found(/\b[a-z]+[A-Za-z]*Token\b/g);
    for (const { match } of tokens)
      expect(['stateToken', 'ackToken', 'retryAckToken', 'checkpointToken', 'forkAckToken']).toContain(match);
  });

  it('tells nobody to start a workflow in order to delegate', () => {
    for (const { id, text } of texts.filter((one) => one.text.includes('start_workflow')))
      expect([id, /(?:not|NOT|never|no) (?:use |call |with )?(?:")?start_workflow/.test(text)]).toEqual([id, true]);
  });

  it('has no text twice, apart from older ids, so that nothing is paid for twice', () => {
    // A probe step holds the probe of its capability.
    const once = texts.filter(({ id }) => id !== 'wr.templates.capability_probe');
    const long = once.filter(({ id, text }) => text.length > 80 && builtins.refs.get(id)?.aliasOf === undefined);
    const twice = long.filter(({ id, text }) => long.some((other) => other.text === text && other.id !== id));
    // Bundled routines share their rule on braces, contracts of the older format their guidance.
    const shared = /^wr\.(?:templates\.routine\.|contracts\.[a-z]+_handoff$|contracts\.(?:gate|review)_verdict$)/;
    expect(twice.filter(({ id }) => !shared.test(id))).toEqual([]);
  });
});
