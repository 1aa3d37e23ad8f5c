/**
 * The rules shown before a prompt when a run starts or is read again: the guidance of the workflow, and rules that an agent could
 * not know otherwise. Documents are named, never read: their paths are relative to the workspace or to the folder of the workflow,
 * and what a path outside of it names is not shown.
 */
import { utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { functionsBytesMax, referencesBytesMax } from '../../schemas/limits.ts';
import { quoted } from '../core/text-budget.ts';

type Reference = CompiledSnapshot['references'][number];

const isAddress = (source: string) => /^https?:\/\//i.test(source);
/** Absolute, in a home folder, of another scheme, or up and out of the folder that it starts in. */
function leavesItsRoot(source: string): boolean {
  if (/^(?:[\\/~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(source)) return true;
  let depth = 0;
  for (const part of source.split(/[\\/]+/)) {
    if (part === '' || part === '.') continue;
    depth += part === '..' ? -1 : 1;
    if (depth < 0) return true;
  }
  return false;
}

function referenceLine({ title, source, purpose, authoritative, resolveFrom }: Reference): string {
  const where = isAddress(source)
    ? source
    : leavesItsRoot(source)
      ? 'its path leads out of the project, so it is not shown'
      : `${source}, relative to ${resolveFrom === 'workspace' ? 'the workspace' : 'the folder of the workflow'}`;
  const weight = authoritative ? ' (authoritative: it overrides what you assume)' : '';
  return `Read "${title}" (${where}): ${purpose}${weight}`;
}

/** Whole lines while they fit; the last says how many are left out. */
function within(lines: readonly string[], bytesMax: number, what: string): string[] {
  const shown: string[] = [];
  let bytes = 0;
  for (const line of lines.map((each) => quoted(each, Math.floor(bytesMax / 2)))) {
    bytes += utf8Length(line) + 1;
    if (bytes > bytesMax)
      return [
        ...shown,
        `${lines.length - shown.length} more ${what} are left out; to see the workflow, call inspect_workflow.`,
      ];
    shown.push(line);
  }
  return shown;
}

const references = (workflow: CompiledSnapshot) =>
  within(workflow.references.map(referenceLine), referencesBytesMax, 'references');

/** Definitions of the workflow that no step names: no prompt shows them. */
function unnamedFunctions({ functions, steps }: CompiledSnapshot): string[] {
  const named = new Set(steps.flatMap(({ functionReferences }) => functionReferences));
  const lines = functions
    .filter(({ scope, ownerId, name }) => (scope === 'workflow' || ownerId === undefined) && !named.has(name))
    .map(({ name, definition }) => `\`${name}\` means: ${definition}`);
  return within(lines, functionsBytesMax, 'definitions');
}

const guidanceByWorkflow = new WeakMap<CompiledSnapshot, readonly string[]>();

/**
 * A reader may have lost the reply that started the run, and no prompt has these definitions [unnamed-functions-listed-once]. Every
 * step is looked through for them, once for each workflow: a compiled snapshot never changes.
 */
export function guidanceOf(workflow: CompiledSnapshot): string[] {
  const known = guidanceByWorkflow.get(workflow);
  if (known !== undefined) return [...known];
  const guidance = [...workflow.guidance, ...references(workflow), ...unnamedFunctions(workflow)];
  guidanceByWorkflow.set(workflow, guidance);
  return [...guidance];
}
