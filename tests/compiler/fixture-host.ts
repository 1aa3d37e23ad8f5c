/**
 * The host of compiler fixtures: refs whose texts never change, so that a better wording of a builtin moves no expected
 * file.
 */
import { createHash } from 'node:crypto';
import type { RefDefinition } from '../../builtins/kinds.ts';
import { builtins } from '../../builtins/registry.ts';
import type { CompileInput, CompilerHost } from '../../compiler/compile.ts';

const ref = (name: string, text: string): [string, RefDefinition] => [
  `wr.refs.${name}`,
  { id: `wr.refs.${name}`, title: name, summary: name, text },
];
const paragraph = 'A line of thirty-nine bytes and a blank. ';

export const fixtureHost: CompilerHost = {
  digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  builtins: {
    refs: new Map([
      ref('notes_first', 'Write notes before you move on:\n\n- what you did\n- what you found'),
      ref('append_only_truth', 'What was recorded is never changed.'),
      ref('modes', paragraph.repeat(40).trimEnd()),
      ref('workrail_definition', paragraph.repeat(60).trimEnd()),
    ]),
    contracts: new Map(),
    templates: new Map(),
    features: new Map(),
    capabilities: new Map(),
    routineTemplate: builtins.routineTemplate,
  },
};

export const minimalSource = {
  id: 'project.review',
  name: 'Review',
  description: 'Reviews a change.',
  version: '1.0.0',
  steps: [{ id: 'read', title: 'Read the change', prompt: 'Read the change.' }],
};

export function inputOf(source: unknown, more: Partial<CompileInput> = {}): CompileInput {
  const text = typeof source === 'string' ? source : JSON.stringify(source, null, 2);
  return { file: 'workflows/review.json', text, sourceKind: 'project', ...more };
}
