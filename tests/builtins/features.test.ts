import { describe, expect, it } from 'vitest';
import type { FeatureSite } from '../../builtins/kinds.ts';
import { builtins } from '../../builtins/registry.ts';
import { compileAll } from '../../compiler/compile.ts';
import { guidanceBytesMax, lintGuidanceBytesMax, notesBytesMax } from '../../schemas/limits.ts';
import { sourceWorkflow } from '../../schemas/source-workflow.ts';
import { fixtureHost, inputOf, minimalSource } from '../compiler/fixture-host.ts';
import { jsonExamplesOf, pageOf } from './pages.ts';
import { checkedArguments } from './parameters.ts';

const features = [...builtins.features.values()];
const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');
const nothing: FeatureSite = { capabilities: {} };
const everything: FeatureSite = { capabilities: { delegation: 'preferred', web_browsing: 'required' } };
const sites = [nothing, everything, { capabilities: { delegation: 'disabled', web_browsing: 'disabled' } } as const];
const anchors = ['first_step', 'last_step', 'every_step', 'contract_steps', 'loop_decisions'];
const sectionText = ({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) =>
  [`## ${heading}`, ...lines.map((line) => `- ${line}`)].join('\n');

function effectsOf(id: string, config: Readonly<Record<string, unknown>> = {}, site: FeatureSite = nothing) {
  const feature = builtins.features.get(id);
  if (feature === undefined) throw new Error(`no feature ${id}`);
  return feature.apply(checkedArguments(feature.parameters, config), site);
}

describe.each(features)('$id', ({ id, parameters }) => {
  it('has optional parameters only, each with a default that fits', () => {
    expect(() => checkedArguments(parameters, {})).not.toThrow();
    for (const { required } of parameters) expect(required).toBe(false);
  });

  it('keeps each section and each line of guidance short, clean and at a known anchor', () => {
    for (const site of sites) {
      const { guidance = [], sections = [] } = effectsOf(id, {}, site);
      for (const section of sections) {
        expect(anchors).toContain(section.anchor);
        expect(section.lines.length).toBeGreaterThan(0);
        expect(byteLength(sectionText(section))).toBeLessThanOrEqual(600);
        for (const line of [section.heading, ...section.lines]) expect(line).toMatch(/^[!-~]([ -~]*[!-~])?$/);
      }
      for (const line of guidance) expect(byteLength(line)).toBeLessThanOrEqual(120);
    }
  });

  // @verifies builtins-deterministic
  it('gives the same for the same', () => {
    expect(effectsOf(id, {}, everything)).toEqual(effectsOf(id, {}, everything));
  });

  it('has a page whose example switches it on, with a config that fits', () => {
    const examples = jsonExamplesOf(pageOf('features', id.slice('wr.features.'.length)));
    expect(examples).toHaveLength(1);
    for (const example of examples) {
      const parsed = sourceWorkflow.pick({ features: true, capabilities: true }).parse(example);
      const used = (parsed.features ?? []).map((one) => (typeof one === 'string' ? { id: one } : one));
      expect(used.map((one) => one.id)).toEqual([id]);
      for (const one of used) expect(() => checkedArguments(parameters, one.config ?? {})).not.toThrow();
    }
  });
});

describe('all features together', () => {
  it('leave half of the guidance to the author, with both capabilities preferred', () => {
    const site: FeatureSite = { capabilities: { delegation: 'preferred', web_browsing: 'preferred' } };
    const guidance = [
      ...features.flatMap(({ id }) => effectsOf(id, {}, site).guidance ?? []),
      ...[...builtins.capabilities.values()].map(({ preferred }) => preferred),
    ];
    expect(byteLength(guidance.map((line) => `- ${line}\n`).join(''))).toBeLessThanOrEqual(guidanceBytesMax - 1024);
    expect(guidanceBytesMax - 1024).toBeLessThanOrEqual(lintGuidanceBytesMax);
  });

  it('compile beside a full kilobyte of guidance by the author', () => {
    const guidance = Array.from({ length: 8 }, (_, index) => `${index} ${'x'.repeat(126)}`);
    expect(byteLength(guidance.join(''))).toBe(1024);
    const source = { features: features.map(({ id }) => id), capabilities: everything.capabilities, guidance };
    const { diagnostics } = compileAll([inputOf({ ...minimalSource, ...source })], { ...fixtureHost, builtins });
    expect(diagnostics.map(({ rendered }) => rendered)).toEqual([]);
  });

  it('put at most one section of each feature at one anchor, and no heading twice', () => {
    const sections = features.flatMap(({ id }) =>
      (effectsOf(id, {}, everything).sections ?? []).map(({ anchor, heading }) => ({ id, anchor, heading })),
    );
    const places = sections.map(({ id, anchor }) => `${id} ${anchor}`);
    expect(new Set(places).size).toBe(places.length);
    const headings = sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('add at most 2.5 KB to the first step', () => {
    const first = features.flatMap(({ id }) => effectsOf(id, {}, everything).sections ?? []);
    const bytes = first
      .filter(({ anchor }) => anchor === 'first_step')
      .map((section) => byteLength(sectionText(section)));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2560);
  });
});

describe('a feature with config', () => {
  it('capabilities names what is declared as usable, and says nothing where nothing is', () => {
    expect(effectsOf('wr.features.capabilities')).toEqual({ probeVisibility: 'collapsed' });
    expect(effectsOf('wr.features.capabilities', { probeVisibility: 'shown' })).toEqual({ probeVisibility: 'shown' });
    const both = effectsOf('wr.features.capabilities', {}, everything);
    expect(both.sections?.[0]?.lines[0]).toBe('This workflow uses `delegation` and `web_browsing`.');
    const one = effectsOf(
      'wr.features.capabilities',
      {},
      { capabilities: { delegation: 'disabled', web_browsing: 'preferred' } },
    );
    expect(one.sections?.[0]?.lines[0]).toBe('This workflow uses `web_browsing`.');
  });

  it('output_contracts shows the example of a contract unless it is told to hide it', () => {
    expect(effectsOf('wr.features.output_contracts').contractExample).toBe('shown');
    expect(effectsOf('wr.features.output_contracts', { example: 'hidden' }).contractExample).toBe('hidden');
    expect(() => effectsOf('wr.features.output_contracts', { example: 'no' })).toThrow('no enum');
  });

  // @verifies delegation-starts-no-workflow
  it('delegation_guidance names the tool and the number, forbids starting workflows, and is silent where it is disabled', () => {
    const effects = effectsOf('wr.features.delegation_guidance', { tool: 'the Task tool', maxParallel: 3 });
    const text = JSON.stringify(effects);
    expect(text).toContain('use the Task tool.');
    expect(text).toContain('up to 3 IN PARALLEL');
    expect(text).toContain('DO NOT use start_workflow');
    expect(effectsOf('wr.features.delegation_guidance', {}, { capabilities: { delegation: 'disabled' } })).toEqual({});
  });

  it('durable_recap_guidance states the limit of notes that the runtime applies', () => {
    expect(JSON.stringify(effectsOf('wr.features.durable_recap_guidance'))).toContain(`at most ${notesBytesMax} bytes`);
  });
});
