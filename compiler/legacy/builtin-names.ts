/** What the older library called otherwise: refs and features that have an equal of ours. */

export const refAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'wr.refs.memory_usage': 'wr.refs.notes_first',
    'wr.refs.memory_store': 'wr.refs.notes_first',
    'wr.refs.memory_query': 'wr.refs.append_only_truth',
    'wr.refs.notes_first_durability': 'wr.refs.notes_first',
    'wr.refs.parallelize_cognition_serialize_synthesis': 'wr.refs.parallel_delegation',
    'wr.refs.adversarial_challenge_rules': 'wr.refs.adversarial_challenge',
  }),
);

export const featureAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'wr.features.memory_context': 'wr.features.durable_recap_guidance',
    'wr.features.subagent_guidance': 'wr.features.delegation_guidance',
  }),
);

/** Names that only the older library had. */
export const isLegacyName = (id: string): boolean => refAliases.has(id) || featureAliases.has(id);
