/**
 * Checks the artifacts that an extension point requires when the steps that use it end [slot-artifacts-checked]. The runtime reads
 * no files: the step says for each artifact that it was produced and what it says.
 */
import { canonicalText, type JsonObject, type JsonValue } from '../../../schemas/canonical/json.ts';
import { isRecord } from '../../../schemas/json-object.ts';
import { slotArtifactContract, slotArtifactKind } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { nameRoomBytes, quotedValueBytesMax } from '../../../schemas/limits.ts';
import { suggest } from '../../../schemas/text/suggest.ts';
import { quoted } from '../text-budget.ts';
import { type Artifact, contractOf } from './artifacts.ts';
import type { Checks } from './checks.ts';
import type { Finding } from './findings.ts';
import { listedProblems } from './contracts.ts';
import type { Rules } from './rules.ts';
import { clipped, orElse, placed, type Worded, worded } from './wording.ts';

/** Of an artifact that its contract refuses: a sentence, and how many more there are. */
const problemsRoomBytes = 150;
/** A name that was sent for another one, which the message has whole. */
const namedRoomBytes = 32;

type Due = NonNullable<NonNullable<CompiledStep['output']>['slotArtifacts']>;

const isSameName = (sent: JsonValue | undefined, name: string, { unicodeFormsAreEqual }: Rules): boolean =>
  sent === name ||
  (unicodeFormsAreEqual && typeof sent === 'string' && sent.normalize('NFC') === name.normalize('NFC'));

/** A report that names nothing that is due, and was meant to name this. */
function nearTo(
  { slot, name }: { readonly slot: string; readonly name: string },
  sent: readonly { readonly value: JsonObject }[],
  due: Due,
  rules: Rules,
): Worded {
  const textIn = (value: JsonObject, key: string) => (typeof value[key] === 'string' ? value[key] : '');
  const isDue = (value: JsonObject) =>
    due.some(
      (each) => each.slot === value['slot'] && each.names.some((other) => isSameName(value['name'], other, rules)),
    );
  const meant = sent.find(
    ({ value }) =>
      !isDue(value) &&
      (value['slot'] === slot || suggest(textIn(value, 'slot'), [slot]) !== null) &&
      (value['name'] === name || suggest(textIn(value, 'name'), [name]) !== null),
  );
  if (meant === undefined) return [];
  const shown = (key: string) => clipped(quoted(textIn(meant.value, key), quotedValueBytesMax), namedRoomBytes);
  return worded`; one was sent with slot "${shown('slot')}" and name "${shown('name')}"`;
}

/** @param place the step instance, as messages name it */
export function slotFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  place: string,
  artifacts: readonly Artifact[],
  { checks, rules }: { readonly checks: Checks; readonly rules: Rules },
): Finding[] {
  const due = step.output?.slotArtifacts ?? [];
  if (due.length === 0) return [];
  const contract = contractOf(workflow, slotArtifactContract);
  const sent = artifacts
    .filter(({ kind }) => kind === slotArtifactKind)
    .map(({ value }) => ({
      value: isRecord(value) ? value : {},
      problems: checks.problems(contract, value, rules.texts.problemTexts),
    }));
  return due.flatMap(({ slot, names }) =>
    names.flatMap((name): Finding[] => {
      const about = sent.filter(({ value }) => value['slot'] === slot && isSameName(value['name'], name, rules));
      if (about.some(({ problems }) => problems.length === 0)) return [];
      const [invalid] = about;
      const shown = quoted(name, quotedValueBytesMax);
      const form = { kind: slotArtifactKind, slot, name, summary: '…' };
      const near = rules.textsGoByWhatWasSent && invalid === undefined ? nearTo({ slot, name }, sent, due, rules) : '';
      return [
        {
          reason: {
            category: 'contract_violation',
            detail: invalid === undefined ? 'missing_required_output' : 'invalid_required_output',
          },
          weight: 'required',
          pointer: { kind: 'output_contract', contractRef: slotArtifactContract },
          message:
            invalid === undefined
              ? rules.texts.slotNotReported(
                  placed(place, rules),
                  slotArtifactKind,
                  shown,
                  clipped(slot, nameRoomBytes),
                  near,
                )
              : rules.texts.slotContractNotMet(
                  placed(place, rules),
                  slotArtifactKind,
                  shown,
                  clipped(slot, nameRoomBytes),
                  listedProblems(invalid.problems, [], problemsRoomBytes),
                ),
          fix: worded`Send output.artifacts with ${rules.texts.one} of ${orElse(rules.texts.slotForm(canonicalText(form)), 'the form that `examples` of this reply shows, with slot and name as the prompt states them.')}`,
        },
      ];
    }),
  );
}
