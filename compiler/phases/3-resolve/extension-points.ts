/** Extension points: slot names that are valid in a token, and a default that is a valid id [delimiter-safe-ids]. */
import { workflowIdPattern } from '../../../schemas/ids.ts';
import { titleBytesMax } from '../../../schemas/limits.ts';
import { splitCamelCase, trimMarks } from '../../../schemas/text/name-parts.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { SourceUnit } from '../../ir/source.ts';

const slotPattern = /^[a-z][a-z0-9_]*$/;

/** `finalCheck` → `final_check`; null if the name has no valid form. */
export function validSlotFor(slot: string): string | null {
  const marked = splitCamelCase(slot)
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '_');
  const near = trimMarks(marked.replace(/^[^a-z]+/, ''), '_');
  return near === '' || near.length > titleBytesMax ? null : near;
}

export function checkExtensionPoints({ document, workflow }: SourceUnit): readonly UnlocatedDiagnostic[] {
  return Object.entries(workflow.extensionPoints ?? {}).flatMap(([slot, point]): readonly UnlocatedDiagnostic[] => {
    const path = ['extensionPoints', slot];
    const findings: UnlocatedDiagnostic[] = [];
    if (!slotPattern.test(slot) || slot.length > titleBytesMax) {
      const near = validSlotFor(slot);
      findings.push({
        code: 'resolve/invalid-slot',
        message: `${quote(slot)} is not a valid name of an extension point`,
        at: document.keyAt(path),
        label: 'not usable in `{{wr.bindings.<slot>}}`',
        help:
          near === null
            ? 'use lower-case letters, digits and `_`, starting with a letter'
            : `rename the extension point to ${quote(near)}, also in the prompts and in the bindings file`,
      });
    }
    if (!workflowIdPattern.test(point.defaultBinding)) {
      findings.push({
        code: 'resolve/invalid-binding-id',
        message: `${quote(point.defaultBinding)} is not a workflow id`,
        at: document.at([...path, 'defaultBinding']),
        help: 'write the id of a workflow or routine, such as `wr.routine_design_review`',
      });
    }
    return findings;
  });
}
