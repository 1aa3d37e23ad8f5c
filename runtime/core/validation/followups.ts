/**
 * Follow-ups: assessment levels that require more work before their step may pass [assessment-followup-blocks]. The first
 * assessment with that level is blocked. Once a later one says in new words what was done, it passes with the level that is true:
 * a level that only a lie could leave would make every honest agent lie (ADR-0038). Another level alone does not pass either.
 *
 * The blocker records a digest of the words, so that what was answered is decided from the log alone.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { canonicalText, type JsonObject, type JsonValue } from '../../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { Blocker, FollowupAsked } from '../../../schemas/events.ts';
import { blockerFollowupBytesMax, nameRoomBytes } from '../../../schemas/limits.ts';
import { type Artifact, contractOf } from './artifacts.ts';
import { isBlank } from './blank.ts';
import type { Checks } from './checks.ts';
import type { Finding } from './findings.ts';
import type { Rules } from './rules.ts';
import { clipped, listed, placed, worded } from './wording.ts';

/** A follow-up that an earlier attempt of this chain was blocked by. */
export type AskedBefore = FollowupAsked & { readonly contractRef: string };

export const askedIn = (blockers: readonly Blocker[]): AskedBefore[] =>
  blockers.flatMap(({ pointer, followup }) =>
    followup === undefined || pointer.kind !== 'output_contract'
      ? []
      : [{ ...followup, contractRef: pointer.contractRef }],
  );

const dimensionsOf = (value: JsonObject): JsonObject => (isRecord(value['dimensions']) ? value['dimensions'] : value);

/** The levels that an assessment gives: each dimension is a level, or an object that holds one. */
function levelsIn(value: JsonValue): readonly (readonly [dimension: string, level: string])[] {
  if (!isRecord(value)) return [];
  return Object.entries(dimensionsOf(value)).flatMap(([name, given]): [string, string][] => {
    const level = isRecord(given) ? given['level'] : given;
    return typeof level === 'string' ? [[name, level]] : [];
  });
}

/** What an assessment says beside its levels. White space is no new word. */
function wordsIn(value: JsonValue, rules: Rules): readonly string[] {
  if (!isRecord(value)) return [];
  const rationales = Object.entries(dimensionsOf(value)).map(([, given]) =>
    isRecord(given) ? given['rationale'] : null,
  );
  return [value['summary'], value['rationale'], ...rationales].flatMap((text) =>
    typeof text === 'string' && !isBlank(text, rules) ? [text.trim().replace(/\s+/gu, ' ')] : [],
  );
}

export type FollowupContext = {
  readonly checks: Checks;
  readonly rules: Rules;
  readonly digest: DigestPort;
  readonly askedBefore: readonly AskedBefore[];
};

/** @param place the step instance, as messages name it */
export function followupFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  place: string,
  artifacts: readonly Artifact[],
  { checks, rules, digest, askedBefore }: FollowupContext,
): Finding[] {
  return (step.output?.followups ?? []).flatMap(({ contractRef, level, guidance }): Finding[] => {
    const contract = contractOf(workflow, contractRef);
    const sent = artifacts
      .filter(({ kind, value }) => kind === contract.artifactKind && checks.problems(contract, value).length === 0)
      .map(({ value }) => ({ value, hits: levelsIn(value).filter(([, given]) => given === level) }));
    const asking = sent.filter(({ hits }) => hits.length > 0);
    const before = askedBefore.filter((asked) => asked.contractRef === contractRef && asked.level === level);
    const isAsked = before.length > 0;
    const isChanged = rules.changedLevelsAreExplained && isAsked && asking.length === 0;
    const judged = isChanged ? sent : asking;
    if (judged.length === 0) return [];
    const said = judged.flatMap(({ value }) => wordsIn(value, rules));
    const words = sha256(digest, canonicalText([...said].sort()));
    if (rules.followupsAreAnswered && isAsked && said.length > 0 && !before.some((asked) => asked.words === words)) {
      return [];
    }
    const dimensions = asking.flatMap(({ hits }) => hits.map(([dimension]) => dimension));
    const named = clipped(level, nameRoomBytes);
    const assessed = worded`Step ${placed(place, rules)}: ${listed([...new Set(dimensions)], ', ', 150)} was assessed as "${named}"`;
    const again = isChanged
      ? rules.texts.followupUnexplained(placed(place, rules), named)
      : rules.texts.followupAskedAgain(assessed);
    return [
      {
        reason: { category: 'contract_violation', detail: 'invalid_required_output' },
        weight: 'required',
        pointer: { kind: 'output_contract', contractRef },
        ...(rules.followupsAreAnswered
          ? {
              message: isAsked ? again : rules.texts.followupAsked(assessed),
              fix: rules.texts.followupFix(clipped(guidance, blockerFollowupBytesMax)),
              followup: { level, words },
            }
          : {
              message: worded`${assessed}, which asks for more work first.`,
              fix: worded`${clipped(guidance, blockerFollowupBytesMax)} Then assess again and send the new assessment with the whole output.`,
            }),
      },
    ];
  });
}
