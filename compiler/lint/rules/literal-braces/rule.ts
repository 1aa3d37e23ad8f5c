/** Reports `{{…}}` in a text: nothing replaces it, so the agent reads the braces [prompt-interpolation-closed]. */
import { replacement, type UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { routineNameOf } from '../../../legacy/routine-name.ts';
import { bindingTokens, escapedBraces } from '../../../phases/3-resolve/inline-tokens.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { isPromptText, type LintContext, markIn } from '../../context.ts';
import { looksAtPlaces, type MarkdownPlace, markdownPlaceOf } from '../../markdown.ts';
import { type Wording, wordingsIn } from '../../wording.ts';

/** `\{{` marks braces as literal. `${{` is the notation of CI files. */
const braces = /(?<![\\$])\{\{[^{}\n]{0,80}\}\}/g;
/**
 * `${name}` and `{name}` are also the notation of shells, URLs and code, so they count only if `name` is an input. In a routine,
 * `{name}` is replaced where the routine is called as a template.
 */
const singleBraces = /(?<![\\{$\w])\$?\{[A-Za-z][\w-]{0,80}\}(?!\})/g;

/** `{wr.bindings.check}` and `${wr.bindings.check}`. */
const singleBracedSlots = /(?<![\\{$])\$?\{[ \t]*wr\.bindings\.\w{1,160}[ \t]*\}(?!\})/g;

const slotTokens = /(?<!\\)\{\{[ \t]{0,80}wr\.bindings\.\w{1,160}[ \t]{0,80}\}\}/g;

/** `ticket` in `{{ ticket }}`, `${ticket}` and `{ticket}`. */
const nameIn = (found: string): string => found.replace(/^\$?\{+|\}+$/g, '').trim();

/** The tokens that the compiler replaces, computed once for each text, because a text may contain thousands of tokens. */
function filledIn(): (wording: Wording) => boolean {
  const starts = new Map<Wording['text'], ReadonlySet<number>>();
  return ({ text, start }) => {
    if (!isPromptText(text)) return false;
    const known = starts.get(text) ?? new Set(bindingTokens(text.text).map((token) => token.start));
    starts.set(text, known);
    return known.has(start);
  };
}

/** The suggested text, and the edit if it is certainly right. Inside code, a link or a word, backticks do not mark a name as code. */
function instead(place: MarkdownPlace, name: string, at: UnlocatedDiagnostic['at']) {
  const fixes = (written: string) => [replacement(`name the input ${name}`, at, written)];
  if (place === 'prose') return { help: `name the input in backticks: \`${name}\``, fixes: fixes(`\`${name}\``) };
  if (place === 'codeSpan') return { help: `name the input without the braces: \`${name}\``, fixes: fixes(name) };
  return { help: `write \`<${name}>\`, and state that it is a placeholder for the input \`${name}\`` };
}

/** `{{bindings.check}}`, `{wr.bindings.check}` or `{{check}}` for `{{wr.bindings.check}}`. */
function binding(text: Wording['text'], name: string, at: UnlocatedDiagnostic['at'], slots: ReadonlySet<string>) {
  const slot = name.replace(/^(?:wr\.)?(?:bindings?|slots?|extensionPoints)\./, '');
  if (!slots.has(slot) && isPromptText(text))
    return { help: `name an input in backticks, or write ${escapedBraces} for literal braces` };
  // The agent would read the backslash too.
  if (!slots.has(slot))
    return { help: 'name an input in backticks, or remove the braces: this text has no literal braces' };
  if (!isPromptText(text))
    return { help: 'remove the braces; write the reference to the extension point into the prompt' };
  const written = `{{wr.bindings.${slot}}}`;
  return { help: `write ${quote(written)}`, fixes: [replacement(`name the slot ${slot}`, at, written)] };
}

/** Slots in texts that the notes are compared with. Other braces there can be text that the notes must contain. */
function comparedSlots(subject: LintContext): readonly LintFinding[] {
  return wordingsIn(subject.compared, slotTokens).map(({ text, found, start }) => ({
    message: `${quote(found)} is not replaced by a value`,
    at: markIn(subject, text, start, found.length),
    label: 'the notes are compared with the braces',
    help: 'compare the notes with a text that does not depend on the extension point',
  }));
}

export const literalBraces: LintRule = {
  id: 'lint/literal-braces',
  severity: 'warning',
  summary: 'a placeholder that is never replaced',
  isFixable: true,
  find: (subject) => {
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    const slots = new Set(Object.keys(subject.source.extensionPoints ?? {}));
    const isFilledIn = filledIn();
    const maySee = looksAtPlaces();
    const placeOf = ({ text: { text }, found, start }: Wording) =>
      maySee(text) ? markdownPlaceOf(text, start, start + found.length) : 'other';
    const texts = [...subject.texts, ...subject.titles];
    const isRoutine = routineNameOf(subject.source.id) !== null;
    const single = wordingsIn(texts, singleBraces).filter(
      ({ found }) => keys.includes(nameIn(found)) && !(isRoutine && found.startsWith('{')),
    );
    const unfilled = wordingsIn(texts, braces).filter((wording) => !isFilledIn(wording));
    const shown = [...unfilled, ...single, ...wordingsIn(texts, singleBracedSlots)].map((wording): LintFinding => {
      const { text, found, start } = wording;
      const name = nameIn(found);
      const at = markIn(subject, text, start, found.length);
      return {
        message: `${quote(found)} is not replaced by a value`,
        at,
        label: 'the agent reads the braces literally',
        ...(keys.includes(name) ? instead(placeOf(wording), name, at) : binding(text, name, at, slots)),
      };
    });
    return [...shown, ...comparedSlots(subject)];
  },
};
