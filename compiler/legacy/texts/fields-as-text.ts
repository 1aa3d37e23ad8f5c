/** Translates fields of a step that the native format does not have: each is added to the prompt as text, with a finding. */
import { isRecord } from '../../../schemas/json-object.ts';
import type { Path } from '../../ir/document.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from './section.ts';
import type { Translation } from '../translation.ts';
import { authored, joined, synthesized, type MappedText } from '../mapped-text.ts';

function guidanceOf(step: LegacyStandardStep, path: Path, scope: Scope, t: Translation): readonly Section[] {
  if (step.guidance === undefined || step.guidance.length === 0) return [];
  const at = [...path, 'guidance'];
  t.saysInstead(at);
  const lines =
    typeof step.guidance === 'string'
      ? [t.inOneText(step.guidance, at, scope)]
      : step.guidance.map((line, index) => t.inOneText(line, [...at, index], scope));
  return section('Guidance', 'constraints', lines);
}

/** A flag that is true becomes an instruction; a flag that is false has no effect. */
function flagOf(step: LegacyStandardStep, key: keyof typeof flagWords, path: Path, t: Translation): readonly Section[] {
  if (step[key] !== true) return [];
  const at = [...path, key];
  t.saysInstead(at);
  return section(null, flagWords[key].block, [synthesized(flagWords[key].words, at)]);
}

const flagWords = {
  askForFiles: {
    block: 'procedure',
    words: 'Ask the user for the files that this step needs, unless you already have them.',
  },
  hasValidation: {
    block: 'verify',
    words: 'Validate the result of this step before you continue, and state in the notes how you validated it.',
  },
} as const;

/** "- `paths`: `["a", "b"]`": arguments and other data, one line each. */
export function dataLines(data: JsonValue, path: Path, scope: Scope, t: Translation): readonly MappedText[] {
  const code = (value: JsonValue, at: Path) => {
    const { text, names } = t.withoutTokens(typeof value === 'string' ? value : canonicalText(value), at);
    return [synthesized(`\`${text.text}\``, at), ...t.explained(names, at, scope)].map((one) => one.text).join(' ');
  };
  if (!isRecord(data)) return [synthesized(code(data, path), path)];
  return Object.keys(data)
    .sort()
    .map((key) => {
      const value: JsonValue = data[key] ?? null;
      const at = [...path, key];
      return typeof value === 'string'
        ? joined([synthesized(`\`${key}\`: `, at), t.inOneText(value, at, scope)])
        : synthesized(`\`${key}\`: ${code(value, at)}`, at);
    });
}

function functionCallsOf(
  { functionCalls = [] }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly Section[] {
  if (functionCalls.length === 0) return [];
  const at = [...path, 'functionCalls'];
  t.saysInstead(at);
  const lines = functionCalls.flatMap(({ name, args }, index) => {
    const call = [...at, index];
    const data = args === undefined ? [] : dataLines(args, [...call, 'args'], scope, t);
    const head = joined([synthesized('Apply `', call), authored(name, [...call, 'name']), synthesized('`', call)]);
    return data.length === 0 ? [head] : [joined([head, synthesized(' with ', call), joined(data, ', ')])];
  });
  return section('Functions to apply', 'procedure', lines);
}

export function fieldsAsText(step: LegacyStandardStep, path: Path, scope: Scope, t: Translation): readonly Section[] {
  return [
    ...flagOf(step, 'askForFiles', path, t),
    ...guidanceOf(step, path, scope, t),
    ...functionCallsOf(step, path, scope, t),
    ...flagOf(step, 'hasValidation', path, t),
  ];
}
