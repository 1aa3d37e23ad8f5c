/** Listings of steps: collapsed capability probes that follow each other take one line. */
import type { CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { asksForConfirmation } from '../../schemas/step-options.ts';

type Numbered = { readonly number: number; readonly step: CompiledStep };

/** A probe that the compiler added. One that an author wrote has a title, and may have a condition and a confirmation, which a listing shows. */
const isAdded = (step: CompiledStep): boolean =>
  step.probe?.visibility === 'collapsed' &&
  step.stepId === `probe__${step.probe.capability}` &&
  step.title.startsWith('Probe') &&
  step.when === undefined &&
  !asksForConfirmation(step);

/** "1. Probe web_browsing", "1-2. Probe delegation, web_browsing" */
function probesText(probes: readonly Numbered[]): string {
  const [first, last] = [probes[0]?.number, probes.at(-1)?.number];
  const numbers = first === last ? `${first}` : `${first}-${last}`;
  return `${numbers}. Probe ${probes.map(({ step }) => step.probe?.capability).join(', ')}`;
}

/**
 * @param numberedStep null for what is no step
 * @param textOf the lines of an item that is not collapsed
 */
export function listedSteps<Item>(
  items: readonly Item[],
  numberedStep: (item: Item, index: number) => Numbered | null,
  textOf: (item: Item, index: number) => readonly string[],
): readonly string[] {
  const lines: string[] = [];
  let probes: Numbered[] = [];
  const endProbes = () => {
    if (probes.length > 0) lines.push(probesText(probes));
    probes = [];
  };
  for (const [index, item] of items.entries()) {
    const numbered = numberedStep(item, index);
    if (numbered !== null && isAdded(numbered.step)) probes.push(numbered);
    else {
      endProbes();
      lines.push(...textOf(item, index));
    }
  }
  endProbes();
  return lines;
}
