import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { notationGuidance, routineTemplate } from '../../builtins/templates/routine/routine-template.ts';
import { type SourceWorkflow, sourceWorkflow } from '../../schemas/source-workflow.ts';
import { codesOf, linted } from '../compiler/lint/linted.ts';
import { jsonExamplesOf, pageOf } from './pages.ts';
import { checkedArguments } from './parameters.ts';

const folder = join(import.meta.dirname, '../../workflows/routines');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice('routine_'.length, -'.json'.length))
  .sort();
const sourceNamed = (name: string): SourceWorkflow =>
  sourceWorkflow.parse(JSON.parse(readFileSync(join(folder, `routine_${name}.json`), 'utf8')));
const templateNamed = (name: string) => {
  const template = builtins.templates.get(`wr.templates.routine.${name}`);
  if (template === undefined) throw new Error(`no template is made from ${name}`);
  return template;
};
const expand = (name: string, args: Readonly<Record<string, string>>) =>
  templateNamed(name).expand(args, { loopId: null });

describe('the bundled routines', () => {
  it('are the seven of the library, and each is a template', () => {
    expect(names).toEqual([
      'context_gathering',
      'design_review',
      'execution_simulation',
      'final_verification',
      'hypothesis_challenge',
      'ideation',
      'plan_analysis',
    ]);
    const templates = [...builtins.templates.keys()].filter((id) => id.startsWith('wr.templates.routine.'));
    expect(templates).toEqual(names.map((name) => `wr.templates.routine.${name}`));
  });

  it.each([
    ['design_review', ['selectedApproach', 'acceptedTradeoffs', 'identifiedFailureModes'], 'design-review-findings.md'],
    ['plan_analysis', ['implementationPlan', 'slices', 'invariants'], 'plan-audit-findings.md'],
    [
      'final_verification',
      ['implementationPlan', 'acceptanceCriteria', 'invariants'],
      'final-verification-findings.md',
    ],
  ])('%s fits the slot that the specification gives it', (name, requiredContext, artifact) => {
    const { extensionContract } = sourceNamed(name);
    expect(extensionContract?.accepts).toEqual(expect.arrayContaining(requiredContext));
    expect(extensionContract?.produces).toContain(artifact);
  });
});

describe.each(names)('wr.routine_%s', (name) => {
  const source = sourceNamed(name);
  const { extensionContract: contract } = source;

  it('is a routine named like its file, with one to four steps that ask nobody', () => {
    expect([source.id, source.kind]).toEqual([`wr.routine_${name}`, 'routine']);
    expect(source.steps.length).toBeGreaterThanOrEqual(1);
    expect(source.steps.length).toBeLessThanOrEqual(4);
    expect(JSON.stringify(source)).not.toMatch(/requireConfirmation|userDependencies|loop_control/);
  });

  it('compiles and lints clean', () => {
    const options = { sourceKind: 'bundled', file: `workflows/routines/routine_${name}.json` } as const;
    expect(codesOf(linted(source, options))).toEqual([]);
  });

  it('accepts exactly its inputs, none of them required, and reads each in a prompt', () => {
    expect(contract?.accepts).toEqual((source.inputs ?? []).map(({ key }) => key));
    for (const { key, required, description } of source.inputs ?? []) {
      expect([key, required]).toEqual([key, false]);
      expect(description).toMatch(/\.$/);
    }
    expect(templateNamed(name).parameters.map((one) => one.name)).toEqual([...(contract?.accepts ?? [])].sort());
  });

  it('says for itself what braces mean, and not where they are filled in', () => {
    expect(source.guidance?.at(-1)).toBe(notationGuidance);
    expect(JSON.stringify(expand(name, {}))).not.toContain('braces');
  });

  it('produces one file, which its last step writes', () => {
    expect(contract?.produces).toHaveLength(1);
    expect(JSON.stringify(source.steps.at(-1))).toContain(`\`${contract?.produces[0]}\``);
  });

  it('is the template that the registry holds', () => {
    const template = templateNamed(name);
    const dataOf = (each: typeof template) =>
      Object.fromEntries(Object.entries(each).filter(([, value]) => typeof value !== 'function'));
    expect(dataOf(template)).toEqual(dataOf(routineTemplate(source, name)));
  });

  it('reads right without arguments: no brace is left, and each key is named', () => {
    const text = JSON.stringify(expand(name, {}).steps);
    expect(text).not.toMatch(/\{[A-Za-z]+\}/);
    for (const key of contract?.accepts ?? []) expect(text).toContain(`\`${key}\` from the context`);
    expect(expand(name, {}).inputs).toHaveLength(contract?.accepts.length ?? -1);
  });

  it('reads right with all arguments: each stands in a text, and nothing is asked from the context', () => {
    const args = Object.fromEntries((contract?.accepts ?? []).map((key) => [key, `value of ${key}`]));
    const expansion = expand(name, args);
    const text = JSON.stringify(expansion.steps);
    for (const value of Object.values(args)) expect(text).toContain(value);
    expect(text).not.toContain('from the context');
    expect(expansion.inputs).toBeUndefined();
  });
});

describe('the page of routine templates', () => {
  it('shows a call with arguments that fit', () => {
    const examples = jsonExamplesOf(pageOf('templates', 'routine'));
    expect(examples).toHaveLength(1);
    for (const example of examples) {
      const { templateId, args } = example as { readonly templateId: string; readonly args: Record<string, string> };
      const template = builtins.templates.get(templateId);
      expect(Object.keys(checkedArguments(template?.parameters ?? [], args))).toEqual(Object.keys(args).sort());
    }
  });
});
