/** Translates `validationCriteria`: a list becomes `and`. Rules that cannot be validated become text of the prompt. */
import { nounFor } from '../../../schemas/text/counted.ts';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import type { ValidationCriteria } from '../../../schemas/source-workflow.ts';
import { criteriaDepthMax } from '../../../schemas/limits.ts';
import { quote } from '../../diagnostics/quote.ts';
import { notApplicableRule } from '../../ir/criteria-rules.ts';
import type { Path } from '../../ir/document.ts';
import type { ConditionTree } from '../conditions/tree.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import { wordsOfValue } from '../value-words.ts';
import { onlyTokenIn, sentenceOf, tokensAsWords, withoutTokens } from '../context/tokens.ts';
import { inCase } from '../texts/fragments.ts';
import { patternOf } from '../texts/patterns.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from '../texts/section.ts';
import type { LegacyCriteria, LegacyRule } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

/** `kept` is validated; `words` are added to the prompt. */
type Translated = { readonly kept: ValidationCriteria | null; readonly words: readonly MappedText[] };
const nothing: Translated = { kept: null, words: [] };

export type TranslatedCriteria = {
  readonly criteria: ValidationCriteria | null;
  readonly sections: readonly Section[];
};

const isRule = (criteria: LegacyCriteria): criteria is LegacyRule => 'type' in criteria;
const isList = (criteria: LegacyCriteria): criteria is LegacyCriteria[] => Array.isArray(criteria);

function wordsOfLength({ min, max }: LegacyRule & { readonly type: 'length' }): string {
  const least = min === undefined ? [] : [`at least ${min}`];
  const most = max === undefined ? [] : [`at most ${max}`];
  const bounds = [...least, ...most].join(' and ') || 'any number of';
  return `The output has ${bounds} ${nounFor(max ?? min ?? 0, 'character')}.`;
}

/** What a rule compares the notes with. */
const comparedIn = (rule: LegacyRule): { readonly key: 'pattern' | 'value'; readonly text: string } | null =>
  rule.type === 'contains'
    ? { key: 'value', text: rule.value }
    : rule.type === 'regex'
      ? { key: 'pattern', text: rule.pattern }
      : null;

/** The key whose value has a context token, which no notes contain. */
function keyWithToken(rule: LegacyRule): 'pattern' | 'value' | null {
  const compared = comparedIn(rule);
  return compared === null || withoutTokens(compared.text, []).names.length === 0 ? null : compared.key;
}

/** A sentence with a value in backticks, and the explanation of the names in braces in the value. */
function sentenceAround(
  [before, after]: readonly [string, string],
  value: string,
  at: Path,
  path: Path,
  scope: Scope,
): MappedText {
  const { text, names } = withoutTokens(value, at);
  const explained = names.length === 0 ? [] : [synthesized(` ${sentenceOf(names, scope)}`, path)];
  return joined([synthesized(`${before} \``, path), text, synthesized(`\`${after}.`, path), ...explained]);
}

/** A rule in words. */
function wordsOfRule(rule: LegacyRule, path: Path, scope: Scope): MappedText {
  switch (rule.type) {
    case 'contains': {
      const at = [...path, 'value'];
      if (onlyTokenIn(rule.value) !== null)
        return synthesized(`The output contains ${tokensAsWords(rule.value.trim(), scope)}.`, at);
      if (keyWithToken(rule) !== null) return sentenceAround(['The output contains', ''], rule.value, at, path, scope);
      return synthesized(`The output contains ${wordsOfValue(rule.value)}.`, at);
    }
    case 'regex': {
      const flags = rule.flags === undefined || rule.flags === '' ? '' : ` (flags \`${rule.flags}\`)`;
      const around = ['The output matches the pattern', flags] as const;
      return sentenceAround(around, rule.pattern, [...path, 'pattern'], path, scope);
    }
    case 'length':
      return synthesized(wordsOfLength(rule), path);
    case 'schema': {
      const schema = canonicalText(rule.schema ?? rule.value ?? {});
      const words = sentenceAround(['The output matches the JSON Schema', ''], schema, path, path, scope);
      return synthesized(words.text, path);
    }
  }
}

class CriteriaTranslator {
  readonly #t: Translation;
  readonly #scope: Scope;

  constructor(scope: Scope, t: Translation) {
    this.#t = t;
    this.#scope = scope;
  }

  translate(criteria: LegacyCriteria, path: Path): Translated {
    if (isList(criteria)) return this.#every(criteria, path, path);
    if (isRule(criteria)) return this.#rule(criteria, path);
    if ('and' in criteria) return this.#every(criteria.and, [...path, 'and'], path);
    if ('or' in criteria) return this.#some(criteria, path);
    return this.#none(criteria, path);
  }

  /** Keeps the rules that can be validated and adds the others as text. */
  #every(members: readonly LegacyCriteria[], path: Path, holder: Path): Translated {
    const translated = members.map((member, index) => this.translate(member, [...path, index]));
    const kept = translated.flatMap(({ kept: one }) => one ?? []);
    const words = translated.flatMap((one) => one.words);
    const [only] = kept;
    if (only === undefined) return { kept: null, words };
    if (kept.length === 1) return { kept: only, words };
    return { kept: this.#t.origins.made({ and: this.#t.origins.made(kept, path) }, holder), words };
  }

  /** If one alternative cannot be validated, validating only the others would be too strict. */
  #some(criteria: LegacyCriteria & { readonly or: readonly LegacyCriteria[] }, path: Path): Translated {
    if (criteria.or.length === 0) return nothing;
    const at = [...path, 'or'];
    const translated = criteria.or.map((member, index) => this.translate(member, [...at, index]));
    if (translated.some(({ words }) => words.length > 0)) {
      if (translated.some(({ kept: one }) => one !== null))
        this.#t.report('read/legacy-criterion-as-text', this.#t.document.keyAt(at), {
          message:
            'the output is not validated against any alternative of this `or`, because one of them cannot be validated; the prompt states all of them',
          label: 'validating only the others would refuse output that the author accepts',
          help: 'write each alternative as a rule that can be validated',
        });
      return { kept: null, words: this.wordsOf(criteria, path) };
    }
    const kept = translated.flatMap(({ kept: one }) => one ?? []);
    const [only] = kept;
    if (only === undefined || kept.length < translated.length) return nothing;
    return {
      kept: kept.length === 1 ? only : this.#t.origins.made({ or: this.#t.origins.made(kept, at) }, path),
      words: [],
    };
  }

  #none(criteria: LegacyCriteria & { readonly not: LegacyCriteria }, path: Path): Translated {
    const { kept, words } = this.translate(criteria.not, [...path, 'not']);
    if (words.length > 0) return { kept: null, words: this.wordsOf(criteria, path) };
    return kept === null ? nothing : { kept: this.#t.origins.made({ not: kept }, path), words: [] };
  }

  /** The whole criterion in words, if a part cannot be validated. Empty for a list without rules. */
  wordsOf(criteria: LegacyCriteria, path: Path): readonly MappedText[] {
    if (isRule(criteria)) return [this.#wordsOfRule(criteria, path)];
    if (isList(criteria)) return this.#wordsOfAll(criteria, path, path);
    if ('and' in criteria) return this.#wordsOfAll(criteria.and, [...path, 'and'], path);
    const [head, members] =
      'or' in criteria
        ? ['At least one of these statements is true:', this.#nested(criteria.or, [...path, 'or'])]
        : ['This statement is false:', this.#grouped(criteria.not, [...path, 'not'])];
    return [joined([synthesized(head, path), ...members], ' ')];
  }

  #wordsOfAll(members: readonly LegacyCriteria[], path: Path, holder: Path): readonly MappedText[] {
    const words = this.#nested(members, path);
    if (words.length < 2) return words;
    return [joined([synthesized('All of these statements are true:', holder), ...words], ' ')];
  }

  #nested(members: readonly LegacyCriteria[], path: Path): readonly MappedText[] {
    return members.flatMap((one, index) => this.#grouped(one, [...path, index]));
  }

  /** Parentheses around a combination, so that a reader sees where it ends. */
  #grouped(criteria: LegacyCriteria, path: Path): readonly MappedText[] {
    const words = this.wordsOf(criteria, path);
    return isRule(criteria) ? words : words.map((one) => joined([synthesized('(', path), one, synthesized(')', path)]));
  }

  /** The condition of a rule; null for a rule that always applies. */
  #conditionOf({ condition }: LegacyRule, path: Path): ConditionTree | null {
    if (condition === undefined) return null;
    const tree = this.#t.treeOf(condition, [...path, 'condition']);
    return tree.kind === 'nothing' ? null : tree;
  }

  #wordsOfRule(rule: LegacyRule, path: Path): MappedText {
    const condition = this.#conditionOf(rule, path);
    const words = joined([wordsOfRule(rule, path, this.#scope), ...this.#messageOf(rule, path)], ' ');
    return condition === null ? words : inCase(wordsOfCondition(condition, this.#scope), words, condition.path);
  }

  #messageOf({ message }: LegacyRule, path: Path): readonly MappedText[] {
    return message === undefined ? [] : [this.#t.worded(message, [...path, 'message'], this.#scope)];
  }

  #rule(rule: LegacyRule, path: Path): Translated {
    const { origins } = this.#t;
    if (this.#conditionOf(rule, path) !== null) {
      this.#t.report('read/legacy-criterion-as-text', this.#t.document.keyAt([...path, 'condition']), {
        message:
          'the output is not validated against this rule, because the rule has a `condition`; the prompt states the rule instead',
        help: 'to validate the output, remove the condition, or move the rule into a step with `when`',
      });
      return { kept: null, words: [this.#wordsOfRule(rule, path)] };
    }
    const key = keyWithToken(rule);
    if (key !== null) {
      this.#t.report('read/legacy-criterion-as-text', this.#t.document.at([...path, key]), {
        message: `the output is not validated against this rule, because its \`${key}\` contains a context token; the prompt states the rule instead`,
        label: 'the value of the context key is unknown at compile time',
        help: 'to validate the output, write a text that is the same in every run',
      });
      return { kept: null, words: [this.#wordsOfRule(rule, path)] };
    }
    const [words] = this.#messageOf(rule, path);
    const message = words === undefined ? {} : { message: words.text };
    switch (rule.type) {
      case 'contains':
        return { kept: origins.copied({ type: rule.type, value: rule.value, ...message }, path), words: [] };
      case 'length': {
        if (rule.min === undefined && rule.max === undefined) {
          this.#t.ignores([...path, 'type'], rule.type, 'has neither `min` nor `max`');
          return nothing;
        }
        const bounds = {
          ...(rule.min === undefined ? {} : { min: rule.min }),
          ...(rule.max === undefined ? {} : { max: rule.max }),
        };
        return { kept: origins.copied({ type: rule.type, ...bounds, ...message }, path), words: [] };
      }
      case 'schema':
        this.#t.report('read/legacy-criterion-as-text', this.#t.document.anchorOf(path), {
          message:
            'the output is not validated against this rule, because its type is `schema`; the prompt states the rule instead',
          help: 'to validate the output, use a contract: `output.contractRef`',
        });
        return { kept: null, words: [this.#wordsOfRule(rule, path)] };
      case 'regex':
        return this.#regex(rule, path, message);
    }
  }

  #regex(
    rule: LegacyRule & { readonly type: 'regex' },
    path: Path,
    message: { readonly message?: string },
  ): Translated {
    const { origins, document } = this.#t;
    const translated = patternOf(rule.pattern, rule.flags ?? '');
    if ('problem' in translated) {
      const { notes, help } = translated;
      this.#t.report('read/legacy-pattern-unsupported', document.at([...path, 'pattern']), {
        message: `the output is not validated against the pattern ${quote(rule.pattern)}; the prompt states the pattern instead`,
        label: `RE2 cannot run this pattern: ${translated.problem}`,
        ...(notes === undefined ? {} : { notes }),
        help,
      });
      return { kept: null, words: [this.#wordsOfRule(rule, path)] };
    }
    const flags = translated.flags === '' ? {} : { flags: translated.flags };
    const kept = origins.made({ type: rule.type, pattern: translated.pattern, ...flags, ...message }, path);
    for (const key of ['type', 'pattern', 'flags', 'message'] as const) {
      const isSame = kept[key] === rule[key];
      if (rule[key] !== undefined) origins.entry(kept, key, { kind: isSame ? 'copy' : 'made', path: [...path, key] });
    }
    return { kept, words: [] };
  }
}

const depthOf = (criteria: ValidationCriteria): number => {
  if ('not' in criteria) return 1 + depthOf(criteria.not);
  if (!('and' in criteria || 'or' in criteria)) return 1;
  return 1 + Math.max(...('and' in criteria ? criteria.and : criteria.or).map(depthOf));
};

/** The same criteria, which notes also satisfy if they say that the step does not apply; null if they would be too deep. */
function orNotApplicable(criteria: ValidationCriteria, path: Path, t: Translation): ValidationCriteria | null {
  const rule = t.origins.made({ ...notApplicableRule, message: 'only if the step does not apply' }, path);
  const alternatives = 'or' in criteria ? criteria.or : [criteria];
  if (!('or' in criteria) && depthOf(criteria) >= criteriaDepthMax) return null;
  return t.origins.made({ or: t.origins.made([...alternatives, rule], path) }, path);
}

/** @param mayNotApply whether the agent decides if the step applies */
export function criteriaOf(
  criteria: LegacyCriteria | undefined,
  path: Path,
  scope: Scope,
  mayNotApply: boolean,
  t: Translation,
): TranslatedCriteria {
  if (criteria === undefined) return { criteria: null, sections: [] };
  const translator = new CriteriaTranslator(scope, t);
  const { kept, words } = translator.translate(criteria, path);
  const validated = kept === null || !mayNotApply ? kept : orNotApplicable(kept, path, t);
  const stated = kept !== null && validated === null ? translator.wordsOf(criteria, path) : words;
  return { criteria: validated, sections: section('Check before you continue', 'verify', stated) };
}
