/** The published input schemas, as far as arguments are read by them: what is read and what `tools/list` says cannot disagree. */
import toolTable from '../../../generated/tools/tools.json' with { type: 'json' };
import type { ArgumentNames } from '../../replies/refusals.ts';

export type InputSchema = {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: InputSchema };
  readonly required?: readonly string[];
  readonly items?: InputSchema;
};
export type PublishedInput = {
  readonly tool: string;
  readonly schema: InputSchema;
  readonly places: readonly Place[];
  readonly isReadOnly: boolean;
};

export function publishedInput(tool: string): PublishedInput {
  const entry = toolTable.find(({ name }) => name === tool);
  if (entry === undefined) throw new Error(`${tool} is not in the tool table`);
  const schema = entry.inputSchema as InputSchema;
  return { tool, schema, places: placesOf(schema), isReadOnly: entry.annotations.readOnlyHint };
}

export const namesOf = ({ properties = {} }: InputSchema): readonly string[] => Object.keys(properties);

/** Where arguments of a name are: at the top, or inside one that is an object. */
export type Place = { readonly inside: string | null; readonly name: string };

export function placesOf(schema: InputSchema): readonly Place[] {
  const top = Object.entries(schema.properties ?? {});
  return [
    ...top.map(([name]) => ({ inside: null, name })),
    ...top.flatMap(([inside, within]) => namesOf(within).map((name) => ({ inside, name }))),
  ];
}

/**
 * The arguments that bring work, or say what to do with it. A tool without one of them is sometimes sent it in place of another
 * tool.
 */
export const outputArgumentNames: readonly string[] = ['continue_workflow', 'checkpoint_workflow'].flatMap((tool) =>
  publishedInput(tool).places.map(({ name }) => name),
);

/** The names at the top and inside each argument that is an object, for the message about a wrong one. */
export function argumentNames(schema: InputSchema): ArgumentNames {
  const inside = Object.entries(schema.properties ?? {}).filter(([, within]) => within.properties !== undefined);
  return new Map([['', namesOf(schema)], ...inside.map(([name, within]) => [`/${name}`, namesOf(within)] as const)]);
}
