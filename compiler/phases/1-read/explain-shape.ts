/**
 * Explains why a document does not match the schema. The generated validator decides whether it matches. The explainer walks the
 * same schema and reports each mistake once, in the author's terms, on the intended branch of a union. A test checks that
 * validator and explainer agree.
 */
import { isRecord, type JsonRecord } from '../../../schemas/json-object.ts';
import { hasEnough } from '../../diagnostics/bounded.ts';
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { type UnlocatedDiagnostic, type Location, replacement } from '../../diagnostics/unlocated.ts';
import { quote, quoteList, verbatim } from '../../diagnostics/quote.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { listed } from '../../../schemas/text/listed.ts';
import { splitCamelCase, trimMarks } from '../../../schemas/text/name-parts.ts';
import { similarName } from '../../diagnostics/similar-name.ts';
import { type Path, pointerOf, type SourceDocument } from '../../ir/document.ts';
import { helpForInputIn } from '../../conditions-of-inputs.ts';
import { branchesOf, dereference, type SchemaNode, typesOf, workflowSchema } from './shape-schema.ts';
import { conditionOf, isExpression } from './expressions.ts';
import { whileHelp } from './loop-condition.ts';
import { expectedAt, sampleOf } from './shape-sample.ts';
import { admits, type Meant, meantBranch, tagOf, untaggedBranch } from './shape-union.ts';
import { fixOfUnknownKey, type Holder } from './unknown-key.ts';
import { unusedId } from './unused-id.ts';
import { schemaPathHelp } from './schema-path.ts';
import { wrongComparisonHelp } from './wrong-comparison.ts';
import {
  type DocumentWords,
  nounAt,
  otherValues,
  parallelHelps,
  sourceWords,
  typeChoice,
  typeOf,
  typeWord,
  variantNoun,
} from './shape-words.ts';

/** What `when` must contain, for the help text. */
const whenHelp =
  'the id of a condition, such as `"when": "is_large"`, and declare it: `"conditions": [{ "id": "is_large", "kind": "context_equals", "key": "size", "value": "large" }]`';

/** Undefined if any text is allowed. */
const allowedBy = (node: SchemaNode): readonly string[] | undefined =>
  node.const === undefined ? node.enum : [node.const];

type MissingTag = Extract<Meant, { readonly kind: 'tag_missing' }>;
type Report = (code: DiagnosticCode, at: Location, rest: Omit<UnlocatedDiagnostic, 'code' | 'at'>) => void;

class Explainer {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  readonly #words: DocumentWords;
  /** The objects around the current value, from the inside out. */
  readonly #around: Holder[] = [];
  /** Pointers of required keys. */
  readonly #required = new Set<string>();

  constructor(document: SourceDocument, words: DocumentWords) {
    this.#document = document;
    this.#words = words;
  }

  #noun(path: Path): string {
    return nounAt(path, this.#words.root);
  }

  #nounOf({ node, path }: Pick<Holder, 'node' | 'path'>): string {
    return variantNoun(this.#noun(path), tagOf(node));
  }

  /** An alternative fix: remove the key. */
  #orWithout(path: Path): string {
    if (typeof path.at(-1) === 'number') return ', or remove the entry';
    // The schema cannot require the values of an enum alone.
    const isOfEnum = path.at(-1) === 'values' && this.#around[0]?.value['kind'] === 'enum';
    return isOfEnum || this.#required.has(pointerOf(path)) ? '' : ', or remove the key';
  }

  #report: Report = (code, at, rest) => {
    this.findings.push({ code, at, ...rest });
  };

  explain(schema: SchemaNode, value: unknown, path: Path): void {
    if (hasEnough(this.findings)) return;
    const node = dereference(schema);
    if (node.if !== undefined) this.#explainStep(node, value, path);
    else if (node.anyOf !== undefined) this.#explainUnion(node, value, path);
    else this.#explainPlain(node, value, path);
  }

  /** A step: with `type`, one of the typed branches; without it, a simple step. */
  #explainStep(node: SchemaNode, value: unknown, path: Path): void {
    if (!isRecord(value)) this.#wrongType(node, ['object'], value, path);
    else if (!('type' in value) && node.else !== undefined)
      this.explain(untaggedBranch(node.then, value) ?? node.else, value, path);
    else if (node.then !== undefined) this.explain(node.then, value, path);
  }

  #explainUnion(union: SchemaNode, value: unknown, path: Path): void {
    const meant = meantBranch(union, value);
    if (meant.kind === 'branch') this.#explainPlain(meant.branch, value, path);
    else if (meant.kind === 'wrong_type') this.#wrongType(union, meant.types, value, path);
    else if (meant.kind === 'tag_missing' && isRecord(value)) this.#untagged(union, meant, value, path);
    else if (meant.kind === 'tag_unknown') {
      const tag = isRecord(value) ? value[meant.tag] : undefined;
      if (typeof tag === 'string') this.#unknownValue(meant.allowed, tag, [...path, meant.tag]);
      else this.#wrongType({ enum: meant.allowed, type: 'string' }, ['string'], tag, [...path, meant.tag]);
    }
  }

  #explainPlain(node: SchemaNode, value: unknown, path: Path): void {
    if (node.type !== undefined && !admits(node, value)) this.#wrongType(node, typesOf(node), value, path);
    else if (typeof value === 'string') this.#explainText(node, value, path);
    else if (typeof value === 'number') this.#explainNumber(node, value, path);
    else if (Array.isArray(value)) this.#explainList(node, value, path);
    else if (isRecord(value)) this.#explainObject(node, value, path);
  }

  #explainText(node: SchemaNode, value: string, path: Path): void {
    const allowed = allowedBy(node);
    if (allowed !== undefined) {
      if (!allowed.includes(value)) this.#unknownValue(allowed, value, path);
    } else if (value.length < (node.minLength ?? 0)) {
      this.#report('read/empty', this.#document.at(path), {
        message: `${this.#noun(path)} is empty`,
        help: `write the text${this.#orWithout(path)}`,
      });
    } else if (node.maxLength !== undefined && [...value].length > node.maxLength) {
      this.#report('read/out-of-range', this.#document.at(path), {
        message: `${this.#noun(path)} has ${[...value].length} characters; at most ${node.maxLength} are allowed`,
        help: 'write a shorter text',
      });
    } else if (node.pattern !== undefined && !new RegExp(node.pattern, 'u').test(value)) {
      if (path.at(-1) === 'version') this.#invalidVersion(value, path);
      else this.#invalidId(value, path);
    }
  }

  #invalidVersion(value: string, path: Path): void {
    this.#report('read/invalid-version', this.#document.at(path), {
      message: `${quote(value)} is not a valid version`,
      help: 'write three numbers separated by dots, such as `1.0.0`',
    });
  }

  #invalidId(value: string, path: Path): void {
    const plain = value.normalize('NFKD').replace(/[\p{M}\p{Cf}]+/gu, '');
    const marked = splitCamelCase(plain)
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, '_');
    const cleaned = unusedId(trimMarks(marked, '_'), path, this.#document.value);
    const at = this.#document.at(path);
    const place = path.at(-1) === 'when' ? 'when' : path.at(-1) === 'of' || path.at(-2) === 'of' ? 'of' : null;
    if (place !== null && isExpression(value)) {
      this.#expression(value, at, place);
      return;
    }
    if (path.at(-2) === 'while' && isExpression(value)) {
      this.#expressionInWhile('read/invalid-id', value, at);
      return;
    }
    this.#report('read/invalid-id', at, {
      message: `${quote(value)} is not a valid id`,
      label: /\p{Cf}/u.test(value)
        ? 'this id contains an invisible character'
        : 'an id may contain only `a`–`z`, `0`–`9`, `_` and `-`',
      help: cleaned === '' ? 'choose a name such as `triage`' : `write ${quote(cleaned)}`,
      fixes: cleaned === '' ? [] : [replacement(`rename to ${cleaned}`, at, JSON.stringify(cleaned))],
    });
  }

  #expression(value: string, at: Location, place: 'when' | 'of'): void {
    const named = conditionOf(value);
    const id = place === 'when' ? `"when": "${named?.id}"` : `"${named?.id}"`;
    const written =
      named === null
        ? `write ${whenHelp}; \`all\`, \`any\` and \`not\` join conditions`
        : `write ${verbatim(id)} and declare it: ${verbatim(`"conditions": [${named.condition}]`)}`;
    this.#report('read/invalid-id', at, {
      message: `${quote(value)} is an expression, but \`${place}\` must be ${place === 'when' ? 'the id of a condition' : 'ids of conditions'}`,
      label: 'expressions are not supported',
      help: helpForInputIn(this.#document.value, value) ?? written,
    });
  }

  /** A loop has no condition over the context: the expression belongs into the question of its decision step. */
  #expressionInWhile(code: 'read/invalid-id' | 'read/wrong-type', value: string, at: Location): void {
    this.#report(code, at, {
      message: `${quote(value)} is an expression, but \`while\` must name a condition of kind \`loop_control\``,
      label: 'expressions are not supported',
      notes: ['a loop repeats while a decision step in its body returns `continue`'],
      help: `${whileHelp(value, this.#document.value)}, and state in the decision step when to continue`,
    });
  }

  #explainNumber(node: SchemaNode, value: number, path: Path): void {
    const least = node.minimum ?? (node.exclusiveMinimum === undefined ? undefined : node.exclusiveMinimum + 1);
    if (least === undefined || value >= least) return;
    this.#report('read/out-of-range', this.#document.at(path), {
      message: `${this.#noun(path)} must be at least ${least}`,
      help: `write ${least} or more`,
    });
  }

  #explainList(node: SchemaNode, value: readonly unknown[], path: Path): void {
    if (value.length < (node.minItems ?? 0)) {
      this.#report('read/empty', this.#document.at(path), {
        message:
          value.length === 0
            ? `${this.#noun(path)} is an empty list`
            : `${this.#noun(path)} has ${counted(value.length, 'entry', 'entries')}; at least ${node.minItems} are needed`,
        help: `add at least ${node.minItems === 1 ? 'one entry' : `${node.minItems} entries`}${this.#orWithout(path)}`,
      });
    }
    if (value.length > (node.maxItems ?? value.length)) {
      this.#report('read/out-of-range', this.#bracket(path), {
        message: `${this.#noun(path)} has ${value.length} entries; at most ${node.maxItems} are allowed`,
        help: 'remove entries, or list one directory that contains several of them',
      });
      return;
    }
    if (node.items === undefined) return;
    for (const [index, item] of value.entries()) this.explain(node.items, item, [...path, index]);
  }

  #explainObject(node: SchemaNode, value: JsonRecord, path: Path): void {
    for (const key of node.required ?? []) this.#required.add(pointerOf([...path, key]));
    const missing = new Set((node.required ?? []).filter((key) => !Object.hasOwn(value, key)));
    const holder: Holder = { node, value, path };
    for (const [key, member] of Object.entries(value)) {
      if (hasEnough(this.findings)) return;
      const at = [...path, key];
      const property = Object.hasOwn(node.properties ?? {}, key) ? node.properties?.[key] : undefined;
      if (property === undefined && node.additionalProperties === false) {
        this.#unknownKey(key, holder, missing);
        continue;
      }
      this.#around.unshift(holder);
      if (property !== undefined) this.explain(property, member, at);
      else if (typeof node.additionalProperties === 'object') this.explain(node.additionalProperties, member, at);
      this.#around.shift();
    }
    if (missing.size > 0) this.#missingKeys([...missing].sort(), path, node);
  }

  /** A key under another name whose own name is missing is one mistake, so it is removed from `missing`. */
  #unknownKey(key: string, holder: Holder, missing: Set<string>): void {
    const { help, meant, instead } = fixOfUnknownKey({ key, holder, around: this.#around, root: this.#words.root });
    for (const name of instead ?? [meant ?? '']) missing.delete(name);
    const at = this.#document.keyAt([...holder.path, key]);
    this.#report('read/unknown-key', at, {
      message: `${quote(key)} is not a key of ${this.#nounOf(holder)}`,
      label: 'unknown key',
      help,
      fixes: meant === null ? [] : [replacement(`rename to ${meant}`, at, JSON.stringify(meant))],
    });
  }

  #missingKeys(keys: readonly string[], path: Path, node: SchemaNode): void {
    const { properties = {} } = node;
    this.#missing(
      keys,
      path,
      this.#nounOf({ node, path }),
      `add ${listed(keys.map((key) => verbatim(`"${key}": ${sampleOf(properties[key] ?? {}, key)}`)))}`,
    );
  }

  /** Without a tag, only the keys that no branch has are certainly wrong: one of them may be the tag under another name. */
  #untagged(union: SchemaNode, meant: MissingTag, value: JsonRecord, path: Path): void {
    const branches = branchesOf(union).map(({ properties }) => properties);
    const properties = { ...Object.assign({}, ...branches), [meant.tag]: { type: 'string' } };
    const missing = new Set([meant.tag]);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(properties, key)) this.#unknownKey(key, { node: { properties }, value, path }, missing);
    if (missing.size > 0) this.#missingTag(meant, path);
  }

  #missingTag({ tag, allowed, others }: MissingTag, path: Path): void {
    const key = `${quote(`"${tag}"`)}: ${quoteList(
      allowed.map((value) => JSON.stringify(value)),
      'or',
    )}`;
    const joined = others.length === 0 ? '' : `, or join several with ${quoteList(others, 'or')}`;
    this.#missing([tag], path, this.#noun(path), `add ${key}${joined}`);
  }

  #missing(keys: readonly string[], path: Path, noun: string, help: string): void {
    this.#report('read/missing-key', this.#document.anchorOf(path), {
      message: `${noun} needs ${quoteList(keys)}`,
      label: `has no ${quoteList(keys, 'or')}`,
      help,
    });
  }

  #unknownValue(allowed: readonly string[], value: string, path: Path): void {
    const other = otherValues.get(value);
    const near = other !== undefined && allowed.includes(other) ? other : similarName(value, allowed);
    const at = this.#document.at(path);
    const key = path.at(-1);
    const step = key === 'type' && this.#noun(path.slice(0, -1)) === 'a step';
    this.#report('read/unknown-value', at, {
      message: `${quote(value)} is not an allowed value of ${this.#noun(path)}`,
      label: near === null ? 'unknown value' : `did you mean ${quote(near)}?`,
      notes: step ? ['a step without `type` is a simple step'] : [],
      help: step ? typeHelp(value, allowed) : `use ${quoteList(allowed, 'or')}`,
      fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
    });
  }

  #wrongType(node: SchemaNode, expected: readonly string[], value: unknown, path: Path): void {
    if (isRecord(value) && value['kind'] === 'ref') {
      this.#misplacedRef(value['refId'], path);
      return;
    }
    if (path.at(-1) === 'while' && typeof value === 'string' && isExpression(value)) {
      this.#expressionInWhile('read/wrong-type', value, this.#document.at(path));
      return;
    }
    const actual = typeOf(value);
    const at = actual === 'object' || actual === 'array' ? this.#bracket(path) : this.#document.at(path);
    const isShaped = expected.some((type) => type === 'object' || type === 'array');
    const allowed = allowedBy(node);
    const choice = allowed === undefined ? typeChoice(expected) : quoteList(allowed, 'or');
    const example = verbatim(expectedAt(node, value, path));
    this.#report('read/wrong-type', at, {
      message: `${this.#noun(path)} must be ${choice}`,
      label: `this is ${actual === 'boolean' ? quote(String(value)) : typeWord(actual)}`,
      help: this.#formHelp(value, path) ?? (isShaped ? `write ${example}` : `write ${choice}, such as ${example}`),
    });
  }

  /** The form of a value that the schema alone does not determine. */
  #formHelp(value: unknown, path: Path): string | null {
    if (path.at(-1) === 'when') return `write ${whenHelp}`;
    if (path.at(-1) === 'while') return whileHelp(value, this.#document.value);
    return (
      this.#schemaHelp(path) ??
      wrongComparisonHelp(path, this.#document.value, this.#around[0]?.value) ??
      nameHelp(path, value)
    );
  }

  #schemaHelp(path: Path): string | null {
    return path.length === 1 && path[0] === '$schema' ? schemaPathHelp(this.#words.schema) : null;
  }

  #misplacedRef(refId: unknown, path: Path): void {
    this.#report('read/misplaced-ref', this.#document.anchorOf(path), {
      message: `a ref is not allowed in ${this.#noun(path)}`,
      label: typeof refId === 'string' ? `would embed ${quote(refId)}` : undefined,
      help: 'move the ref into `goal`, `constraints`, `procedure` or `verify` of `promptBlocks`',
    });
  }

  #bracket(path: Path): Location {
    return { ...this.#document.at(path), length: 1 };
  }
}

/** @param value an unknown `type` of a step */
const typeHelp = (value: string, allowed: readonly string[]): string =>
  value === 'parallel'
    ? `remove \`type\`, ${parallelHelps.native}`
    : `use ${quoteList(allowed, 'or')}, or remove \`type\``;

/** An author wrote a definition where its name is expected. */
function nameHelp(path: Path, value: unknown): string | null {
  const key = path.at(-1);
  if (isRecord(value) && (key === 'of' || path.at(-2) === 'of'))
    return `add the condition to ${quote('conditions')} with an ${quote('id')}, and write this id here`;
  if (isRecord(value) && path.at(-2) === 'assessmentRefs')
    return `add the assessment to ${quote('assessments')} of the workflow, and write its ${quote('id')} here`;
  if (isRecord(value) && path.at(-2) === 'functionReferences')
    return `add the definition to ${quote('functionDefinitions')}, and write its ${quote('name')} here`;
  if (!Array.isArray(value)) return null;
  // Only the older format has a key `loop`. It declares no inputs.
  if (key === 'items' && path.at(-2) === 'loop')
    return `name the context key of the list, such as ${verbatim('"items": "files"')}; the agent sends its values`;
  if (key === 'items')
    return `name a declared input of kind ${quote('list')}, such as ${verbatim('"items": "files"')}; the agent sends its values`;
  if (key !== 'of') return null;
  const [only, ...others]: unknown[] = value;
  return typeof only === 'string' && others.length === 0
    ? `${quote('not')} takes one condition: ${verbatim(`"of": ${JSON.stringify(only)}`)}`
    : `${quote('not')} takes the id of one condition; join several with a condition of kind ${quote('any')} or ${quote('all')} first`;
}

/** Every mistake in the structure of the document, in the order of discovery. */
export function explainShape(
  document: SourceDocument,
  shape: SchemaNode = workflowSchema,
  words: DocumentWords = sourceWords,
): readonly UnlocatedDiagnostic[] {
  const explainer = new Explainer(document, words);
  explainer.explain(shape, document.value, []);
  return explainer.findings;
}
