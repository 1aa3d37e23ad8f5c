import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.synthesis_under_disagreement',
  title: 'Synthesis under disagreement',
  summary:
    'Settle disagreement by checks, not by averaging, votes or confidence; show clearly what is still unresolved.',
  text: [
    'When sources, reviewers, subagents or your own passes disagree, do not average, count votes or follow the most confident voice.',
    'State each claim in one sentence that its holder would sign. Tell fact, interpretation and preference apart.',
    "Settle a fact by a check: read the code, run the case, open the primary source. Where an interpretation hangs on an assumption, name the assumption and test that. For a preference, follow the project's conventions; without one, take the choice that is easier to undo, and say so.",
    'One claim with evidence outweighs many without. Several voices that repeat one source count once.',
    'Record the decision, the evidence that decided it and the strongest objection left. If nothing here can settle it, leave it open in plain sight: say what would settle it, and who can.',
  ].join('\n'),
};
