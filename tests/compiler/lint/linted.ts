/** Lints a source as `workrail lint` does, in a world of one file. */
import { builtins } from '../../../builtins/registry.ts';
import { type CompileInput, type CompilerHost, compileAll, compileWorkflow } from '../../../compiler/compile.ts';
import { lintWorkflow, type LintOptions } from '../../../compiler/lint/lint.ts';
import type { LintWorld } from '../../../compiler/lint/rule.ts';
import type { Diagnostic } from '../../../schemas/diagnostics.ts';
import { fixtureHost, inputOf, minimalSource } from '../fixture-host.ts';

/** `docs/style.md` is committed, `docs/untracked.md` exists, and nothing else does. */
export const world: LintWorld = {
  isUncommitted: ({ source }) => source === 'docs/untracked.md',
  isMissing: ({ source }) => !/^https?:/.test(source) && !['docs/style.md', 'docs/untracked.md'].includes(source),
};

/** What examples bind their extension points to. */
const routine = compileWorkflow(
  inputOf({
    ...minimalSource,
    id: 'project.routine_style',
    kind: 'routine',
    extensionContract: { accepts: [], produces: ['style.md'] },
  }),
  { ...fixtureHost, builtins },
).compiled;
const host: CompilerHost = {
  ...fixtureHost,
  builtins,
  library: { ids: ['project.routine_style'], find: (id) => (id === routine?.workflowId ? routine : null) },
};

type Options = Partial<LintOptions & CompileInput> & {
  /** Further sources of the project, such as routines that the source calls. */
  readonly others?: readonly object[];
};

export function linted(source: unknown, options: Options = {}): readonly Diagnostic[] {
  const { levels = {}, world: given = world, others = [], ...more } = options;
  const text =
    typeof source === 'string' ? source : JSON.stringify({ ...minimalSource, ...(source as object) }, null, 2);
  const input = inputOf(text, more);
  const inputs = [input, ...others.map((other, index) => inputOf(other, { file: `other-${index}.json` }))];
  return compileAll(inputs, host, (checked, snapshot) =>
    lintWorkflow(checked, snapshot, { levels, world: given, capabilities: builtins.capabilities }),
  ).diagnostics.filter(({ at }) => at.file === input.file);
}

export const codesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);
