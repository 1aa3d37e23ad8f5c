/**
 * Reports a prompt that asks for a result in the notes if a contract requires it as an artifact: notes do not satisfy the
 * contract.
 */
import type { ContractDefinition } from '../../../../builtins/kinds.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isDenied, isQuoted, sentencesOf } from '../../sentences.ts';
import { type AuthoredText, authoredSteps, markIn, textsOf } from '../../context.ts';

const intoNotes = /\b(?:in|into|to|as)\s+(?:your\s+|the\s+|its\s+)?(?:`?(?:output\.)?notesMarkdown`?|notes)(?![\w-])/i;
const handsOver = /\b(?:write|put|list|record|report|give|add|include|save|send|note|hand over|place|document)\b/i;
/** Texts that mention both are valid: the artifact is required, and the notes explain it. */
const asksForArtifact = /\bartifacts?\b|\bwr\.\w+/i;

/** Words for the artifact: its kind, its title, and the noun in its title. */
function namesOf({ artifactKind, title }: ContractDefinition): RegExp {
  const words = artifactKind.replace(/^wr\./, '').split(/[._]/);
  const names = [artifactKind, words.join(' '), title.toLowerCase(), words.at(-1) ?? ''];
  const also = artifactKind === 'wr.loop_control' ? ['decision', 'continue or stop'] : [];
  const spelled = [...names, ...also].map((name) => name.replaceAll('.', '\\.').replace(/s$/, 's?'));
  return new RegExp(`(?<![\\w.])(?:${[...new Set(spelled)].join('|')})(?!\\w)`, 'i');
}

function conflictIn(text: AuthoredText, names: RegExp): { readonly start: number; readonly length: number } | null {
  for (const sentence of sentencesOf(text.text)) {
    const found = intoNotes.exec(sentence.text);
    if (found === null || !names.test(sentence.text) || !handsOver.test(sentence.text)) continue;
    const at = sentence.start + found.index;
    if (asksForArtifact.test(sentence.text) || isDenied(text.text, at) || isQuoted(text.text, at)) continue;
    const words = sentence.text.trim();
    return { start: sentence.start + sentence.text.indexOf(words), length: words.length };
  }
  return null;
}

export const notesContractConflict: LintRule = {
  id: 'lint/notes-contract-conflict',
  severity: 'warning',
  summary: 'a prompt that asks for notes where a contract requires an artifact',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow).flatMap((step): readonly LintFinding[] => {
      const { contract } = step;
      if (contract === null) return [];
      const names = namesOf(contract);
      return textsOf(subject, step).flatMap((text) => {
        const conflict = conflictIn(text, names);
        if (conflict === null) return [];
        return [
          {
            message: `this text asks for the result in the notes, but the contract ${quote(contract.id)} requires an artifact`,
            at: markIn(subject, text, conflict.start, conflict.length),
            label: 'notes do not satisfy the contract',
            help: `ask for an artifact of kind \`${contract.artifactKind}\`; use the notes to explain it`,
          },
        ];
      });
    }),
};
