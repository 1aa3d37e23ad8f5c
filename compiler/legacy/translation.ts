/**
 * The state that all parts of the translation share: the file, builtin names, ids, context keys, conditions and findings. Created
 * once for each file.
 */
import type { TemplateDefinition } from '../../builtins/kinds.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { type DiagnosticCode, diagnosticCodes } from '../diagnostics/codes.ts';
import type { UnlocatedDiagnostic, Location } from '../diagnostics/unlocated.ts';
import { counted, quote } from '../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../ir/document.ts';
import { type ConditionTree, treeOf } from './conditions/tree.ts';
import { textsIn } from './context/asked-in-prompts.ts';
import { CalledInputs } from './context/called-inputs.ts';
import { ContextKeys } from './context/keys.ts';
import { sentenceOf, tokensAsWords, withoutTokens } from './context/tokens.ts';
import { NamedConditions } from './conditions/named-conditions.ts';
import { Origins } from './origins.ts';
import type { Scope } from './scope.ts';
import type { LegacyAssessment, LegacyCondition } from '../../schemas/legacy-workflow.ts';
import type { BuiltinNames, Siblings } from './siblings.ts';
import { identifierOf, StepIds } from './step-ids.ts';
import type { StepNode } from './step-tree.ts';
import { authored, joined, synthesized, type MappedText } from './mapped-text.ts';

/** A finding, and the number of further places where it applies. */
type RepeatedDiagnostic = { first: UnlocatedDiagnostic; more: number };

export class Translation {
  readonly origins = new Origins();
  readonly conditions = new NamedConditions(this.origins);
  readonly called: CalledInputs;
  readonly keys: ContextKeys;
  readonly ids = new StepIds();
  /** Values that the native format keeps as metadata. */
  readonly metadata = new Map<string, JsonValue>();
  readonly document: SourceDocument;
  readonly builtins: BuiltinNames;
  /** The assessments of the file, by their valid ids. */
  readonly assessments: ReadonlyMap<string, { readonly assessment: LegacyAssessment; readonly path: Path }>;
  /** The assessments that a step requires, and those that a prompt describes instead. */
  readonly assessmentUses = { required: new Set<string>(), described: new Set<string>() };
  readonly #findings: RepeatedDiagnostic[] = [];
  readonly #remarks = new Map<string, RepeatedDiagnostic>();
  readonly #trees = new Map<LegacyCondition, ConditionTree>();
  readonly #stepIds = new Map<StepNode, string>();
  readonly #siblings: Siblings;

  constructor(
    document: SourceDocument,
    builtins: BuiltinNames,
    siblings: Siblings,
    assessments: readonly LegacyAssessment[],
  ) {
    this.document = document;
    this.assessments = new Map(
      assessments.map((assessment, index) => [
        identifierOf(assessment.id),
        { assessment, path: ['assessments', index] },
      ]),
    );
    this.#siblings = siblings;
    this.builtins = builtins;
    this.called = new CalledInputs((templateId) => this.templateOf(templateId));
    this.keys = new ContextKeys(textsIn(document.value), this.called);
  }

  /** A routine of the same source kind takes precedence over a bundled one. */
  templateOf(templateId: string): TemplateDefinition | null {
    return this.#siblings.template(templateId) ?? this.builtins.templates.get(templateId) ?? null;
  }

  nowNamed(workflowId: string): string {
    return this.#siblings.nowNamed(workflowId);
  }

  hasWorkflow(workflowId: string): boolean {
    return this.#siblings.hasWorkflow(workflowId);
  }

  /** A remark is reported once, at the first place where it applies, with the number of further places. */
  report(code: DiagnosticCode, at: Location, rest: Omit<UnlocatedDiagnostic, 'code' | 'at'>): void {
    const finding = { code, at, ...rest };
    const key = `${code} ${rest.message}`;
    const same = diagnosticCodes[code] === 'info' ? this.#remarks.get(key) : undefined;
    if (same === undefined) {
      const told = { first: finding, more: 0 };
      this.#findings.push(told);
      this.#remarks.set(key, told);
    } else {
      same.more += 1;
      if (at.offset < same.first.at.offset) same.first = finding;
    }
  }

  findings(): readonly UnlocatedDiagnostic[] {
    return this.#findings.map(({ first, more }) =>
      more === 0 ? first : { ...first, label: `this finding applies here and in ${counted(more, 'more place')}` },
    );
  }

  /** Reports a field without an equivalent that becomes text. */
  saysInstead(path: Path, where = 'the prompt'): void {
    const key = String(path.at(-1));
    this.report('read/legacy-field-as-text', this.document.keyAt(path), {
      message: `the native format has no \`${key}\`; its content is added to ${where}`,
      help: 'no action needed; `workrail migrate` shows the text',
    });
  }

  ignores(path: Path, key: string, why: string): void {
    this.report('read/legacy-ignored', this.document.keyAt(path), {
      message: `${quote(key)} ${why}`,
      label: 'WorkRail ignores this key, as the older engine did',
      help: 'remove this key, or write the intended condition',
    });
  }

  /** An authored text with its context tokens replaced, and the names that need an explaining sentence. */
  withoutTokens(text: string, path: Path): { readonly text: MappedText; readonly names: readonly string[] } {
    const { text: replaced, names, first } = withoutTokens(text, path);
    if (first === null) return { text: replaced, names };
    const at = this.document.within(path, first.start, first.length);
    this.report('read/legacy-context-token', at, {
      message: `${quote(text.slice(first.start, first.start + first.length))} is replaced by a description, because the text of a prompt is fixed at compile time`,
      help: 'mention the context key in backticks instead',
    });
    return { text: replaced, names };
  }

  /** The sentence that explains names in braces; empty if there are none. */
  explained(names: readonly string[], path: Path, scope: Scope): readonly MappedText[] {
    return names.length === 0 ? [] : [synthesized(sentenceOf([...new Set(names)], scope), path)];
  }

  /** Both in one text, for places that allow only one text. */
  inOneText(text: string, path: Path, scope: Scope): MappedText {
    const { text: replaced, names } = this.withoutTokens(text, path);
    return joined([replaced, ...this.explained(names, path, scope)], ' ');
  }

  /** An authored text with words in place of its tokens, for places where a sentence cannot explain a name in braces. */
  worded(text: string, path: Path, scope: Scope): MappedText {
    const words = tokensAsWords(text, scope);
    if (words === text) return authored(text, path);
    this.withoutTokens(text, path);
    return synthesized(words, path);
  }

  /** The condition as the older engine evaluated it. Ignored parts are reported once, however often the condition is used. */
  treeOf(condition: LegacyCondition, path: Path): ConditionTree {
    const known = this.#trees.get(condition);
    if (known !== undefined) return known;
    const tree = treeOf(condition, path, (at, key, counted) =>
      this.ignores(
        at,
        key,
        counted === null ? 'has no effect without `var`' : `is not used if \`${counted}\` is present`,
      ),
    );
    this.#trees.set(condition, tree);
    return tree;
  }

  /** The id of an authored step. Called for every step in the order of the file before any id is derived. */
  nameStep(node: StepNode): void {
    const { id } = node.step;
    const path = [...node.path, 'id'];
    const wanted = this.identifier(id, path);
    const taken = this.ids.take(wanted);
    this.#stepIds.set(node, taken);
    if (taken === wanted) return;
    this.report('read/legacy-duplicate', this.document.at(path), {
      message: `two steps have the id ${quote(id)}`,
      label: `renamed to ${quote(taken)}`,
      help: 'change one of the ids',
    });
  }

  stepIdOf(node: StepNode): string {
    const id = this.#stepIds.get(node);
    if (id === undefined) throw new Error('a translated step has no id');
    return id;
  }

  /** `copy` replaces `node` and has its id. */
  namedLike<T extends StepNode>(node: StepNode, copy: T): T {
    this.#stepIds.set(copy, this.stepIdOf(node));
    return copy;
  }

  /** The model that a step was intended for, as metadata. */
  noteModelTier(id: string, tier: string): void {
    this.#note('modelTiers', id, tier);
  }

  /** A title above the limit. */
  noteTitle(id: string, title: string): void {
    this.#note('titles', id, title);
  }

  /** The names of the fragments of a step. */
  noteFragments(id: string, names: string): void {
    this.#note('promptFragments', id, names);
  }

  #note(kind: 'modelTiers' | 'promptFragments' | 'titles', id: string, text: string): void {
    const known = this.metadata.get(kind);
    this.metadata.set(kind, { ...(typeof known === 'object' ? known : {}), [id]: text });
  }

  /** The valid id for an id of the author. */
  identifier(id: string, path: Path): string {
    const safe = identifierOf(id);
    if (safe !== id) {
      this.report('read/legacy-id', this.document.at(path), {
        message: `${quote(id)} becomes ${quote(safe)}`,
        label: 'an id has at most 64 characters of `a`–`z`, `0`–`9`, `_` and `-`',
        help: `write ${quote(safe)}`,
      });
    }
    return safe;
  }
}
