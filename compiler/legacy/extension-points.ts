/** Translates `extensionPoints`: a list becomes a map. Slots had no contracts, which the bind phase reports. */
import { workflowKinds } from '../../schemas/closed-sets.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import { quote } from '../diagnostics/quote.ts';
import { pointerOf } from '../ir/document.ts';
import type { LegacySlot } from '../../schemas/legacy-workflow.ts';
import type { Scope } from './scope.ts';
import type { Translation } from './translation.ts';

type Slots = NonNullable<SourceWorkflow['extensionPoints']>;

export function extensionPointsOf(slots: readonly LegacySlot[], scope: Scope, t: Translation): Slots {
  const { origins, document } = t;
  const translated: Slots = origins.made({}, ['extensionPoints']);
  for (const [index, slot] of slots.entries()) {
    const path = ['extensionPoints', index];
    if (Object.hasOwn(translated, slot.slotId)) {
      t.report(
        'read/legacy-duplicate',
        { ...document.at([...path, 'slotId']), pointer: pointerOf(path) },
        {
          message: `two extension points are named ${quote(slot.slotId)}`,
          label: 'this extension point is ignored; only the first one is used',
          help: 'rename one of the extension points',
        },
      );
      continue;
    }
    const authored = new Set(slot.acceptedKinds);
    const kinds = [...authored].flatMap((kind) => workflowKinds.find((known) => known === kind) ?? []);
    for (const [at, kind] of (slot.acceptedKinds ?? []).entries()) {
      if (kinds.some((known) => known === kind)) continue;
      t.report('read/legacy-ignored', document.at([...path, 'acceptedKinds', at]), {
        message: `${quote(kind)} is not a kind of implementation`,
        label: 'has no effect',
        help: 'use `routine` or `workflow`',
      });
    }
    const native: Slots[string] = origins.made(
      {
        purpose: t.worded(slot.purpose, [...path, 'purpose'], scope).text,
        defaultBinding: slot.default,
        ...(kinds.length === 0 ? {} : { acceptedKinds: kinds }),
      },
      path,
    );
    origins.entry(native, 'purpose', { kind: 'copy', path: [...path, 'purpose'] });
    origins.entry(native, 'defaultBinding', { kind: 'copy', path: [...path, 'default'] });
    origins.entry(native, 'acceptedKinds', { kind: 'made', path: [...path, 'acceptedKinds'] });
    translated[slot.slotId] = native;
    origins.entry(translated, slot.slotId, { kind: 'made', path: [...path, 'slotId'] });
  }
  return translated;
}
