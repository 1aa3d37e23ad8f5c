/**
 * Rules between fields of an artifact, such as a verdict and the checks that it is about. Where they contradict each other, the entries
 * of a list are what was found, and the field above them is what was concluded: only the conclusion is asked for again
 * [contradictions-ask-for-the-claim]. Pure.
 */
import type { ErrorObject } from 'ajv';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { quotedValueBytesMax } from '../../../schemas/limits.ts';
import { isRecord } from '../../../schemas/json-object.ts';
import type { ProblemTexts } from '../recorded-texts/current.ts';
import { quoted } from '../text-budget.ts';

/** Entries that one sentence names. */
const entriesNamedMax = 3;

type Sentence = (error: ErrorObject) => string;

/** The field whose value, or whose presence, makes a rule hold. */
type Claim = { readonly name: string; readonly value: string | null };
type Ruled = {
  readonly error: ErrorObject;
  readonly claim: Claim | null;
  /** Entries of a list stand between the claim and what the error is about. */
  readonly isInList: boolean;
  /** About one entry where one of them must be right: the error about their list says it. */
  readonly isOfContains: boolean;
  /** What is wrong: its place, its value, and what the keyword at fault asks of it. */
  readonly at: string;
  readonly value: unknown;
  readonly asked: unknown;
};

const childOf = (schema: unknown, name: string): unknown => (isRecord(schema) ? schema[name] : undefined);
const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
const nameOf = (keys: readonly string[]): string => keys.join('.');
const shown = (value: unknown): string => quoted(JSON.stringify(value) ?? '', quotedValueBytesMax);

function valueAt(artifact: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : childOf(value, key)),
    artifact,
  );
}

/** The one field that an `if` asks about. */
function claimOf(condition: unknown, at: readonly string[], artifact: unknown): Claim | null {
  const fields = Object.keys((childOf(condition, 'properties') ?? {}) as object);
  const given = childOf(condition, 'required');
  const names = fields.length > 0 ? fields : Array.isArray(given) ? given : [];
  const [name] = names as readonly string[];
  if (names.length !== 1 || name === undefined) return null;
  const path = [...at, name];
  return { name: nameOf(path), value: fields.length === 0 ? null : shown(valueAt(artifact, path)) };
}

/** Follows the path of an error through the schema; the innermost `then` on it is the rule that was broken. */
function ruled(error: ErrorObject, contractSchema: unknown, artifact: unknown): Ruled {
  const path = keysOf(error.schemaPath).map(decodeURIComponent);
  const instance = keysOf(error.instancePath);
  let schema: unknown = contractSchema;
  let depth = 0;
  let [claim, isInList, isOfContains]: [Claim | null, boolean, boolean] = [null, false, false];
  for (let i = 0; i < path.length - 1; i += 1) {
    const keyword = path[i] ?? '';
    if (keyword === 'then') {
      claim = claimOf(childOf(schema, 'if'), instance.slice(0, depth), artifact);
      [isInList, isOfContains] = [false, false];
    }
    if (['properties', 'items', 'contains', 'additionalProperties'].includes(keyword)) depth += 1;
    if (keyword === 'items' || keyword === 'contains') isInList = true;
    if (keyword === 'contains') isOfContains = true;
    schema = childOf(schema, keyword);
    if (['properties', 'allOf', 'anyOf', 'oneOf'].includes(keyword)) {
      i += 1;
      schema = Array.isArray(schema) ? schema[Number(path[i])] : childOf(schema, path[i] ?? '');
    }
  }
  const asked = childOf(schema, path.at(-1) ?? '');
  return { error, claim, isInList, isOfContains, at: nameOf(instance), value: valueAt(artifact, instance), asked };
}

/** `, which has no entry with result "failed"`: what no entry of a list is. */
function absent(contained: unknown, texts: ProblemTexts): string {
  const [named] = Object.entries((childOf(contained, 'properties') ?? {}) as { readonly [name: string]: unknown });
  const value = named === undefined ? undefined : childOf(named[1], 'const');
  return named === undefined || value === undefined ? '' : texts.withoutEntry(named[0], shown(value));
}

type Contradiction = { readonly claim: string; readonly entry: string };

/**
 * What a broken rule says of a claim: an entry that contradicts it, or how a field beside it must be.
 *
 * @param sentence what is said of an error that is no matter of a rule
 */
function sentenceOf(
  { error, claim, isInList, at, value, asked }: Ruled,
  sentence: Sentence,
  texts: ProblemTexts,
): Contradiction | string {
  if (claim === null) return sentence(error);
  if (claim.value === null) return texts.whereGiven(claim.name, null, sentence(error));
  const { keyword } = error;
  const unwanted = keyword === 'not' ? childOf(asked, 'required') : undefined;
  if (Array.isArray(unwanted)) return texts.omit(claim.name, claim.value, unwanted);
  if (keyword === 'minItems' && Array.isArray(value)) {
    return texts.addEntries(claim.name, claim.value, at, value.length);
  }
  const change = texts.contradicts(claim.name, claim.value);
  if (keyword === 'contains') return `${change}${at}${absent(asked, texts)}`;
  if (isInList && (keyword === 'enum' || keyword === 'const')) return { claim: change, entry: `${at} ${shown(value)}` };
  return texts.whereGiven(claim.name, claim.value, sentence(error));
}

/** The `if` of a schema holds where the field that it asks about is missing: that it is missing says all. */
function saidWith(errors: readonly ErrorObject[], texts: ProblemTexts): (each: Ruled) => boolean {
  if (texts.assumesMissingFields) return () => true;
  const missing = new Set(
    errors.flatMap(({ keyword, instancePath, params }) =>
      keyword === 'required' ? [nameOf([...keysOf(instancePath), String(params['missingProperty'])])] : [],
    ),
  );
  return ({ claim }) => claim === null || claim.value === null || !missing.has(claim.name);
}

const isAtOrBelow = (path: string, above: string): boolean => `${path}/`.startsWith(`${above}/`);

/**
 * One sentence for each thing that is wrong, in the order of the errors. What is wrong by itself is no contradiction yet: a rule about
 * a value that is not valid anyway says nothing.
 */
export function sentencesByRules(
  errors: readonly ErrorObject[],
  contractSchema: unknown,
  artifact: JsonValue,
  sentence: Sentence,
  texts: ProblemTexts,
): readonly string[] {
  const all = errors.map((error) => ruled(error, contractSchema, artifact)).filter(saidWith(errors, texts));
  const wrong = all.filter(({ claim }) => claim === null).map(({ error }) => error.instancePath);
  const telling = all.filter(
    ({ error, claim, isOfContains }) =>
      !isOfContains && (claim === null || !wrong.some((path) => path !== '' && isAtOrBelow(path, error.instancePath))),
  );
  const sentences: string[] = [];
  const contradictions = new Map<string, { readonly index: number; readonly entries: string[] }>();
  for (const each of telling) {
    const said = sentenceOf(each, sentence, texts);
    if (typeof said === 'string') {
      sentences.push(said);
      continue;
    }
    const known = contradictions.get(said.claim);
    if (known === undefined) contradictions.set(said.claim, { index: sentences.push('') - 1, entries: [said.entry] });
    else known.entries.push(said.entry);
  }
  for (const [claim, { index, entries }] of contradictions) {
    const more = entries.length - entriesNamedMax;
    sentences[index] = `${claim}${entries.slice(0, entriesNamedMax).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
  }
  return sentences;
}
