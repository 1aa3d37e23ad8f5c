/** The host of compiler fixtures: builtins that never change, and nothing that was compiled before. */
import { createHash } from 'node:crypto';
import type { CompileInput, CompilerHost } from '../../compiler/compile.ts';
import { fixtureBuiltins } from './fixture-builtins.ts';

export const fixtureHost: CompilerHost = {
  digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  builtins: fixtureBuiltins,
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
