/**
 * A step for a routine whose file is not here: it names the routine and what it was given, so that whoever knows the routine
 * can do it and nothing that the author wrote is lost (legacy-format, `templateCall`).
 */
import type { SimpleStep, TemplateCall } from '../../schemas/source-workflow.ts';

const wordsOf = (name: string): string => name.replaceAll(/[_-]+/g, ' ');

export function routineStandIn({ id, title, templateId, args, when, requireConfirmation }: TemplateCall): SimpleStep {
  const name = templateId.slice(templateId.lastIndexOf('.') + 1);
  const given = Object.entries(args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const values = given.map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return {
    id: id ?? name.replaceAll(/[^a-z0-9_-]/g, '_'),
    title: title ?? `Routine: ${wordsOf(name)}`,
    promptBlocks: {
      goal: `Do what the routine "${wordsOf(name)}" is for. Its own steps are not part of this workflow.`,
      ...(values.length === 0 ? {} : { constraints: values }),
      procedure: ['Plan the steps that such a routine needs.', 'Carry them out.', 'Write down what each of them gave.'],
    },
    ...(when === undefined ? {} : { when }),
    ...(requireConfirmation === undefined ? {} : { requireConfirmation }),
  };
}
