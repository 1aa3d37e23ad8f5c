import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtinCatalog } from '../../build/generate/builtins.ts';
import { builtins } from '../../builtins/registry.ts';
import { builtinIdPattern } from '../../schemas/ids.ts';
import { notesBytesMax, refBytesMax, stepRefBytesMax, titleBytesMax } from '../../schemas/limits.ts';
import { type PromptPart, promptBlocks } from '../../schemas/source-workflow.ts';
import { tools } from '../../schemas/tools.ts';

const refsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../builtins/refs');
const folders = readdirSync(refsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const refs = [...builtins.refs.values()];
const byteLength = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Every fenced block of one language, without its fence. */
function fencedBlocks(markdown: string, language: string): string[] {
  const blocks: string[] = [];
  let open: string[] | undefined;
  for (const line of markdown.split('\n')) {
    if (open === undefined) {
      if (line === `\`\`\`${language}`) open = [];
    } else if (line === '```') {
      blocks.push(open.join('\n'));
      open = undefined;
    } else open.push(line);
  }
  return blocks;
}

function refIdsOf(blocks: unknown): string[] {
  const { goal, constraints, procedure, verify } = promptBlocks.parse(blocks);
  const parts: PromptPart[] = [goal ?? [], constraints ?? [], procedure ?? [], verify ?? []].flat();
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.refId]));
}

describe('the registry of refs', () => {
  it('holds exactly the folders below builtins/refs, sorted by id', () => {
    expect(folders.length).toBeGreaterThan(0);
    expect([...builtins.refs.keys()]).toEqual(folders.map((folder) => `wr.refs.${folder}`));
  });

  it.each(folders)('takes the id of %s from the definition in that folder', async (folder) => {
    const { definition } = await import(`../../builtins/refs/${folder}/definition.ts`);
    expect(definition.id).toBe(`wr.refs.${folder}`);
    expect(builtins.refs.get(definition.id)).toBe(definition);
    expect(definition.id).toMatch(builtinIdPattern);
  });
});

describe.each(refs)('$id', ({ id, title, summary, text }) => {
  const docPath = join(refsFolder, id.slice('wr.refs.'.length), 'doc.md');

  it('keeps its budgets, so that three of them fit into one step', () => {
    expect(byteLength(text)).toBeGreaterThanOrEqual(300);
    expect(byteLength(text)).toBeLessThanOrEqual(refBytesMax);
    expect(byteLength(text) * 3).toBeLessThanOrEqual(stepRefBytesMax);
    expect(byteLength(title)).toBeLessThanOrEqual(titleBytesMax);
    expect(byteLength(summary)).toBeLessThanOrEqual(titleBytesMax);
  });

  it('is clean text: printable ASCII, no trailing spaces, no empty or final line, no inline token', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^[!-~]([ -~]*[!-~])?$/);
    expect(`${title}${summary}`).toMatch(/^[ -~]+$/);
    expect(text).not.toContain('{{');
  });

  it('names no tool that agents do not have', () => {
    const known = new Set<string>(tools.map((tool) => tool.name));
    for (const name of text.match(/\b[a-z]+_(?:workflows?|session)\b/g) ?? []) expect(known).toContain(name);
  });

  it('has a page whose JSON examples are valid promptBlocks that embed it', () => {
    expect(existsSync(docPath)).toBe(true);
    const doc = readFileSync(docPath, 'utf8');
    expect(doc).toContain(`\`${id}\``);
    const examples = fencedBlocks(doc, 'json');
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const refIds = refIdsOf(JSON.parse(example));
      expect(refIds).toContain(id);
      for (const refId of refIds) expect([...builtins.refs.keys()]).toContain(refId);
    }
  });
});

describe('wr.refs.notes_first', () => {
  it('states the limit that the runtime applies', () => {
    expect(builtins.refs.get('wr.refs.notes_first')?.text).toContain(`at most ${notesBytesMax} bytes`);
  });
});

describe('the generated catalog of builtins', () => {
  const files = new Map(builtinCatalog().map((file) => [file.path, file.content]));

  it('publishes every ref with its text and size, sorted and versioned', () => {
    const registry: unknown = JSON.parse(files.get('builtins/registry.json') ?? '');
    expect(registry).toEqual({
      version: 1,
      refs: refs.map(({ id, title, summary, text }) => ({ id, title, summary, text, bytes: byteLength(text) })),
    });
  });

  it('has a reference page that shows every ref and ends with one line feed', () => {
    const page = files.get('reference/builtins.md') ?? '';
    for (const { id, text } of refs) {
      expect(page).toContain(`### ${id}`);
      for (const line of text.split('\n')) expect(page).toContain(`> ${line}`);
    }
    expect(page.endsWith('\n')).toBe(true);
    expect(page.endsWith('\n\n')).toBe(false);
  });
});
