/** `{{…}}` in a text: nothing fills it in, so the agent reads the braces [prompt-interpolation-closed]. */
import { replacement, type UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { bindingTokens, escapedBraces } from '../../../phases/3-resolve/inline-tokens.ts';
import type { LintRule } from '../../rule.ts';
import { isPromptText, markIn } from '../../context.ts';
import { looksAtPlaces, type MarkdownPlace, markdownPlaceOf } from '../../markdown.ts';
import { type Wording, wordingsIn } from '../../wording.ts';

/** `\{{` says that the braces are meant. `${{` is the notation of CI files. */
const braces = /(?<![\\$])\{\{[^{}\n]{0,80}\}\}/g;

/** Where the compiler fills in tokens, asked once for each text: a text may have thousands of them. */
function filledIn(): (wording: Wording) => boolean {
  const starts = new Map<Wording['text'], ReadonlySet<number>>();
  return ({ text, start }) => {
    if (!isPromptText(text)) return false;
    const known = starts.get(text) ?? new Set(bindingTokens(text.text).map((token) => token.start));
    starts.set(text, known);
    return known.has(start);
  };
}

/** What to write instead, and the edit where it is certain: backticks around a name are no code inside code, a link or a word. */
function instead(place: MarkdownPlace, name: string, at: UnlocatedDiagnostic['at']) {
  const fixes = (written: string) => [replacement(`name the input ${name}`, at, written)];
  if (place === 'prose') return { help: `name the input in backticks: \`${name}\``, fixes: fixes(`\`${name}\``) };
  if (place === 'codeSpan') return { help: `name the input without the braces: \`${name}\``, fixes: fixes(name) };
  return { help: `write \`<${name}>\`, and say in words that it stands for the input \`${name}\`` };
}

export const literalBraces: LintRule = {
  id: 'lint/literal-braces',
  severity: 'warning',
  summary: 'a placeholder that is never replaced',
  isFixable: true,
  find: (subject) => {
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    const isFilledIn = filledIn();
    const maySee = looksAtPlaces();
    const placeOf = ({ text: { text }, found, start }: Wording) =>
      maySee(text) ? markdownPlaceOf(text, start, start + found.length) : 'other';
    return wordingsIn([...subject.texts, ...subject.titles], braces)
      .filter((wording) => !isFilledIn(wording))
      .map((wording) => {
        const { text, found, start } = wording;
        const name = found.slice(2, -2).trim();
        const at = markIn(subject, text, start, found.length);
        return {
          message: `${quote(found)} is not replaced by a value`,
          at,
          label: 'the agent reads the braces literally',
          ...(keys.includes(name)
            ? instead(placeOf(wording), name, at)
            : { help: `name an input in backticks, or write ${escapedBraces} for literal braces` }),
        };
      });
  },
};
