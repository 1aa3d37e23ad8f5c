/** The name of the workflow and the titles of its steps and loops: what a listing shows on one line. */
import type { BoundWorkflow } from '../../ir/bound.ts';
import type { LocatedText } from '../../ir/resolved.ts';

type Title = LocatedText & { readonly field: 'name' | 'title' };

export const titlesOf = ({ unit, steps, loops }: BoundWorkflow): readonly Title[] => [
  { text: unit.workflow.name, path: ['name'], field: 'name' },
  ...[...steps, ...loops].map(({ title }): Title => ({ ...title, field: 'title' })),
];
