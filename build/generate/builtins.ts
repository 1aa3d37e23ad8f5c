/** Produces the registry of builtins for editors and other programs, and its reference page (design-locks §9). */
import { builtins } from '../../builtins/registry.ts';
import { refBytesMax, stepRefBytesMax } from '../../schemas/limits.ts';
import type { GeneratedFile } from './generated-file.ts';

const source = 'builtins/registry.ts';
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function registryFile(): GeneratedFile {
  const refs = [...builtins.refs.values()].map(({ id, title, summary, text }) => ({
    id,
    title,
    summary,
    text,
    bytes: byteLength(text),
  }));
  return {
    path: 'builtins/registry.json',
    source,
    content: `${JSON.stringify({ version: 1, refs }, null, 2)}\n`,
  };
}

function reference(): GeneratedFile {
  const refs = [...builtins.refs.values()];
  const lines = [
    '# Builtins',
    '',
    'Generated from `builtins/` by `npm run generate`; do not edit.',
    '',
    '## Refs',
    '',
    'Texts for agents that WorkRail owns. A step embeds one with `{ "kind": "ref", "refId": "…" }` in `goal`, `constraints`,',
    '`procedure` or `verify` of its `promptBlocks`; the text becomes part of the compiled workflow and of its hash.',
    `One text has at most ${refBytesMax} bytes, all texts of one step together ${stepRefBytesMax}.`,
    '',
    '| id | what it says | bytes |',
    '| --- | --- | --- |',
    ...refs.map(({ id, summary, text }) => `| \`${id}\` | ${summary} | ${byteLength(text)} |`),
    '',
  ];
  for (const { id, title, text } of refs) {
    const folder = id.slice('wr.refs.'.length);
    lines.push(
      `### ${id}`,
      '',
      `${title}. When to use it: [doc.md](../../builtins/refs/${folder}/doc.md).`,
      '',
      ...text.split('\n').flatMap((line) => [`> ${line}`, '>']),
    );
    lines.pop();
    lines.push('');
  }
  return { path: 'reference/builtins.md', source, content: lines.join('\n') };
}

export function builtinCatalog(): GeneratedFile[] {
  return [registryFile(), reference()];
}
