/** Translates `audit` and `verification`: each becomes a separate step after the step that it examines, under the same condition. */
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { fenceFor } from '../../../schemas/text/code-text.ts';
import type { Path } from '../../ir/document.ts';
import { type Followed, gateAfter, leadAfter, reportUntested } from './followed.ts';
import { addGate } from './gated-step.ts';
import { unknownRef } from '../texts/blocks.ts';
import { entryOf } from '../texts/list-entries.ts';
import { derivedTitle } from '../texts/long-texts.ts';
import type { Scope } from '../scope.ts';
import type { LegacyPart, LegacyStandardStep, LegacyText } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

const isList = (text: LegacyText): text is (string | LegacyPart)[] => Array.isArray(text);

type Line = { readonly text: MappedText; readonly names: readonly string[] };

function rubricLines(rubric: LegacyText, path: Path, t: Translation): readonly Line[] {
  if (isList(rubric)) return rubric.flatMap((line, index) => rubricLines(line, [...path, index], t));
  if (typeof rubric === 'string') return [t.withoutTokens(rubric, path)];
  if (rubric.kind === 'text') return [t.withoutTokens(rubric.text, [...path, 'text'])];
  const ref = t.builtins.refs.get(rubric.refId);
  const text = ref === undefined ? unknownRef(rubric.refId, path, t) : synthesized(indented(ref.text), path);
  return [{ text, names: [] }];
}

/** The further lines of an entry of a list. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ');

function followUp(
  base: Followed,
  key: 'audit' | 'verification',
  paragraphs: readonly MappedText[],
  path: Path,
  scope: Scope,
  t: Translation,
): SimpleStep {
  const at = [...path, key];
  t.report('read/legacy-extra-step', t.document.keyAt(at), {
    message: `\`${key}\` becomes a separate step after this one`,
    help: 'no action needed; `workrail migrate` shows the added step',
  });
  reportUntested(base, at, t);
  const lead = key === 'audit' ? `Audit the result of **${base.title}**.` : `Verify the result of **${base.title}**.`;
  const prompt = joined([...leadAfter(base, scope, at), synthesized(lead, at), ...paragraphs], '\n\n');
  const title = derivedTitle(key === 'audit' ? 'Audit' : 'Verify', base.title);
  const step: SimpleStep = t.origins.made({ id: t.ids.derive(base.id, key), title, prompt: prompt.text }, at);
  t.origins.text(step, 'prompt', prompt, at);
  addGate(step, gateAfter(base), at, t);
  return step;
}

function commandParagraphs(command: string, path: Path, scope: Scope, t: Translation): readonly MappedText[] {
  const { text, names } = t.withoutTokens(command, path);
  const fence = fenceFor(text.text, 3);
  const lead = synthesized(`Run this command, and report its output, including failures:\n\n${fence}sh\n`, path);
  return [joined([lead, text, synthesized(`\n${fence}`, path)]), ...t.explained(names, path, scope)];
}

export function followUpSteps(
  base: Followed,
  { audit, verification }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly SimpleStep[] {
  const steps: SimpleStep[] = [];
  if (audit !== undefined) {
    const at = [...path, 'audit'];
    const prompt = audit.prompt === undefined ? [] : [t.inOneText(audit.prompt, [...at, 'prompt'], scope)];
    const rubric = audit.rubric === undefined ? [] : rubricLines(audit.rubric, [...at, 'rubric'], t);
    const list = joined(
      rubric.map(({ text }) => joined([synthesized('- ', at), entryOf(text)])),
      '\n',
    );
    const names = rubric.flatMap((line) => line.names);
    const judged =
      rubric.length === 0
        ? []
        : [joined([synthesized('Rate the result by this rubric:\n', at), list]), ...t.explained(names, at, scope)];
    steps.push(followUp(base, 'audit', [...prompt, ...judged], path, scope, t));
  }
  if (verification !== undefined) {
    const at = [...path, 'verification'];
    const { command, prompt } = verification;
    const asked = prompt === undefined ? [] : [t.inOneText(prompt, [...at, 'prompt'], scope)];
    const run = command === undefined ? [] : commandParagraphs(command, [...at, 'command'], scope, t);
    steps.push(followUp(base, 'verification', [...asked, ...run], path, scope, t));
  }
  return steps;
}
