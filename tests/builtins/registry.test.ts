import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtinCatalog, pageOf as pathOfPage } from '../../build/generate/builtins.ts';
import { builtins } from '../../builtins/registry.ts';
import { builtinTexts } from '../../builtins/samples.ts';
import { capabilities } from '../../schemas/closed-sets.ts';
import { builtinIdPattern } from '../../schemas/ids.ts';
import { titleBytesMax } from '../../schemas/limits.ts';
import { builtinsFolder, foldersIn, pageOf } from './pages.ts';

const kinds = ['capabilities', 'contracts', 'features', 'refs', 'templates'] as const;
const routinePrefix = 'wr.templates.routine.';
const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');
const idOf = (kind: string, folder: string) => (kind === 'capabilities' ? folder : `wr.${kind}.${folder}`);
const all = kinds.flatMap((kind) => [...builtins[kind].values()].map((one) => ({ kind, one })));

describe.each(kinds)('the registry of %s', (kind) => {
  const folders = foldersIn(kind).filter((folder) => folder !== 'routine');
  const ids = [...builtins[kind].keys()].filter((id) => !id.startsWith(routinePrefix));

  // @verifies builtins-closed-set
  it('holds exactly the folders on the disk, sorted by id', () => {
    expect(folders.length).toBeGreaterThan(0);
    expect(ids).toEqual(folders.map((folder) => idOf(kind, folder)));
    expect([...builtins[kind].keys()]).toEqual([...builtins[kind].keys()].sort());
  });

  it.each(folders)('takes %s from the definition in that folder', async (folder) => {
    const { definition } = await import(`../../builtins/${kind}/${folder}/definition.ts`);
    expect(definition.id).toBe(idOf(kind, folder));
    expect(builtins[kind].get(definition.id)).toBe(definition);
    expect(pageOf(kind, folder).split('\n').slice(1, 4)).toEqual(['', `\`${definition.id}\``, '']);
  });
});

describe('a builtin', () => {
  it.each(all)('$one.id has an id, a title and a summary that fit a listing', ({ kind, one }) => {
    if (kind !== 'capabilities') expect(one.id).toMatch(builtinIdPattern);
    for (const text of [one.title, one.summary]) {
      expect(text).toMatch(/^[ -~]+$/);
      expect(byteLength(text)).toBeLessThanOrEqual(titleBytesMax);
    }
    expect(one.summary.endsWith('.')).toBe(true);
    expect(one.title.endsWith('.')).toBe(false);
  });

  it('has one name in each kind, so that nobody has to type the whole id', () => {
    const names = all.map(({ one }) => one.id.split('.').at(-1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('exists for every capability of the closed set', () => {
    expect([...builtins.capabilities.keys()]).toEqual([...capabilities].sort());
  });

  it('exists wherever the format or the older one names it', () => {
    const ids = new Set(all.map(({ one }) => one.id));
    const named = [
      'templates.capability_probe templates.recap templates.loop_decision templates.verification_gate',
      'templates.plan_then_confirm features.mode_guidance features.durable_recap_guidance features.capabilities',
      'features.output_contracts features.delegation_guidance features.evidence_first',
      'contracts.capability_observation contracts.workflow_divergence contracts.loop_control contracts.gap_report',
      'contracts.binding_fallback contracts.verification_report contracts.review_findings contracts.changed_files',
      'contracts.plan contracts.handoff refs.workrail_definition refs.append_only_truth refs.modes refs.notes_first',
      'refs.synthesis_under_disagreement refs.adversarial_challenge refs.parallel_delegation',
      'contracts.coordinator_signal contracts.review_verdict contracts.discovery_handoff contracts.shaping_handoff',
      'contracts.coding_handoff contracts.gate_verdict contracts.differentiation_handoff refs.memory_usage',
      'refs.memory_store refs.memory_query refs.notes_first_durability refs.adversarial_challenge_rules',
      'refs.parallelize_cognition_serialize_synthesis',
    ];
    for (const id of named.join(' ').split(' ')) expect([...ids]).toContain(`wr.${id}`);
  });
});

describe('the texts that compiling may take', () => {
  it('are all in the key of the cache', () => {
    const key = JSON.stringify(builtinTexts(builtins));
    const { refs, contracts, templates, features, capabilities: tools } = builtins;
    const texts = [
      ...[...refs.values()].map(({ text }) => text),
      ...[...contracts.values()].flatMap(({ guidance, schema }) => [...guidance, JSON.stringify(schema)]),
      ...[...templates.values()].flatMap(({ parameters }) => parameters.map(({ description }) => description)),
      ...[...features.values()].map(({ summary }) => summary),
      ...[...tools.values()].flatMap(({ probe, preferred, disabled, wording }) => [
        probe,
        preferred,
        disabled,
        ...wording,
      ]),
      'Turn the task into questions',
      'SPAWN SUBAGENTS',
      'Probe: web browsing',
    ];
    for (const text of texts) expect(key.includes(JSON.stringify(text).slice(1, -1)) || key.includes(text)).toBe(true);
  });
});

describe('the generated catalog of builtins', () => {
  const files = new Map(builtinCatalog().map((file) => [file.path, file.content]));
  const registry: unknown = JSON.parse(files.get('builtins/registry.json') ?? '');

  // @verifies builtins-catalog-generated
  it('publishes every builtin of every kind with its data and its page, sorted and versioned', () => {
    const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(Object.keys(registry as object)).toEqual(['version', ...kinds]);
    for (const kind of kinds) {
      const published = (registry as { readonly [kind: string]: readonly { readonly doc: string }[] })[kind] ?? [];
      expect(published).toHaveLength(builtins[kind].size);
      [...builtins[kind].values()].forEach((one, index) => {
        expect(published[index]).toMatchObject(asData(one) as object);
        const page = readFileSync(join(builtinsFolder, '..', pathOfPage(one, kind)), 'utf8');
        expect(page.endsWith(`\n\n${published[index]?.doc}\n`)).toBe(true);
      });
    }
  });

  it('has a reference page that shows every builtin, names the command that prints its page and ends with one line feed', () => {
    const page = files.get('reference/builtins.md') ?? '';
    for (const { kind, one } of all) {
      expect(page).toContain(`\n### ${one.id}\n`);
      expect(page).toContain(`\`workrail builtins ${one.id}\``);
      expect(existsSync(join(builtinsFolder, '..', pathOfPage(one, kind)))).toBe(true);
    }
    for (const { text } of builtins.refs.values())
      for (const line of text.split('\n')) expect(page).toContain(`> ${line}`);
    for (const { example } of builtins.contracts.values()) expect(page).toContain(JSON.stringify(example, null, 2));
    expect(page.endsWith('\n')).toBe(true);
    expect(page.endsWith('\n\n')).toBe(false);
  });
});
