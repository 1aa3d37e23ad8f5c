/** The current names of features that the older library named differently. Refs and contracts kept their names. */

export const featureAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'wr.features.memory_context': 'wr.features.durable_recap_guidance',
    'wr.features.subagent_guidance': 'wr.features.delegation_guidance',
  }),
);
