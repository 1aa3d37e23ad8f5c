/**
 * Translates `metaGuidance`, `preconditions` and `clarificationPrompts`. Rules become guidance up to its size limit. Questions to
 * the user, and rules above the limit, are added to the first step.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { guidanceBytesMax } from '../../../schemas/limits.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { wordsOfValue } from '../value-words.ts';
import { entryOf } from './list-entries.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from './section.ts';
import type { LegacyWorkflow } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

/** Space for the guidance that features add. */
const featureBytes = 512;

export type TranslatedGuidance = {
  readonly guidance: readonly MappedText[];
  /** The texts for the first step. */
  readonly opening: readonly Section[];
};

type Line = { readonly line: string; readonly path: Path };

/** The older format allows lines of white space. */
function writtenLines(source: LegacyWorkflow, key: LineKey, t: Translation): readonly Line[] {
  return (source[key] ?? []).flatMap((line, index): readonly Line[] => {
    const path = [key, index];
    if (line.trim() !== '') return [{ line, path }];
    t.report('read/legacy-ignored', t.document.at(path), {
      message: `an entry of ${quote(key)} contains only whitespace`,
      label: 'has no effect',
      help: 'write the text, or remove the entry',
    });
    return [];
  });
}

type LineKey = 'clarificationPrompts' | 'metaGuidance' | 'preconditions';

function linesOf(source: LegacyWorkflow, scope: Scope, t: Translation): readonly MappedText[] {
  const preconditions = writtenLines(source, 'preconditions', t).map(({ line, path }) =>
    joined([synthesized('Precondition: ', path), entryOf(t.inOneText(line, path, scope))]),
  );
  const rules = writtenLines(source, 'metaGuidance', t).map(({ line, path }) =>
    entryOf(t.inOneText(line, path, scope)),
  );
  return [...preconditions, ...rules];
}

export function guidanceOf(source: LegacyWorkflow, scope: Scope, t: Translation): TranslatedGuidance {
  const budget = guidanceBytesMax - ((source.features ?? []).length > 0 ? featureBytes : 0);
  const guidance: MappedText[] = [];
  const beyond: MappedText[] = [];
  let bytes = 0;
  for (const line of linesOf(source, scope, t)) {
    const size = utf8Length(line.text);
    if (bytes + size > budget) beyond.push(line);
    else {
      bytes += size;
      guidance.push(line);
    }
  }
  const [first] = beyond;
  if (first !== undefined) {
    const key = source.metaGuidance === undefined ? 'preconditions' : 'metaGuidance';
    t.report('read/legacy-over-limit', t.document.keyAt([key]), {
      message: `guidance may have at most ${guidanceBytesMax} bytes: ${beyond.length} of ${counted(guidance.length + beyond.length, 'line')} ${beyond.length === 1 ? 'moves' : 'move'} into the first step`,
      help: 'keep the rules that apply to every step; move the rest into the prompts that need it',
    });
  }
  const questions = writtenLines(source, 'clarificationPrompts', t).map(({ line, path }) =>
    t.inOneText(line, path, scope),
  );
  return {
    guidance,
    opening: [
      ...section('Ask the user these questions first, unless you already know the answers', 'procedure', questions),
      ...section('Rules for the whole workflow', 'constraints', beyond),
      ...section('Context keys', 'constraints', renamedKeys(t)),
    ],
  };
}

/** The keys that no condition can test under their own name. */
function renamedKeys(t: Translation): readonly MappedText[] {
  return t.keys
    .keys()
    .filter((key) => t.keys.isRenamed(key))
    .map((key) =>
      synthesized(
        `Also send the value of ${wordsOfValue(key)} under the key \`${t.keys.nameOf(key)}\`.`,
        t.keys.firstUseOf(key),
      ),
    );
}
