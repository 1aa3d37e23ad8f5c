/** The name of the workflow and the titles of its steps and loops: what a listing shows on one line. */
import type { BoundWorkflow } from '../../ir/bound.ts';
import type { LocatedText } from '../../ir/resolved.ts';

type Title = LocatedText & { readonly field: 'name' | 'title' };

/** Every title is visited, so valid titles are not collected. */
export function titlesThat(
  isWrong: (text: string) => boolean,
  { unit, steps, loops }: BoundWorkflow,
): readonly Title[] {
  const { name } = unit.workflow;
  const found: Title[] = isWrong(name) ? [{ text: name, path: ['name'], field: 'name' }] : [];
  for (const placed of [steps, loops])
    for (const { title } of placed) if (isWrong(title.text)) found.push({ ...title, field: 'title' });
  return found;
}
