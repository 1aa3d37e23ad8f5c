/**
 * Detects which of the two formats a file has, and which key determines this. Only keys and forms count, in this order of
 * precedence: a key of the native format (`$schema` first), a key of the older format, a misspelled native key, a form or
 * misspelled key of the older format. A file that is valid in both formats is native.
 */
import keys from '../../generated/shapes/source-keys.json';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { suggestionsFromLongListMax } from '../../schemas/limits.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import type { Path } from '../ir/document.ts';
import { typeOf } from '../phases/1-read/shape-words.ts';
import { featureAliases } from './builtin-names.ts';

export type Dialect = 'native' | 'legacy';
/** Evidence for a format: a key or value that only this format has, a form that only it accepts, or a key that looks misspelled. */
export type FormatMark = {
  readonly dialect: Dialect;
  readonly kind: 'key' | 'form' | 'misspelling';
  readonly path: Path;
  /** The form is only another JSON type, so in a file of the other format it is a mistake. */
  readonly isType?: true;
  /** The key with a similar name. */
  readonly meant?: string;
};
export type FormatReading = {
  readonly dialect: Dialect;
  /** The evidence that determined the format; null if there is none. */
  readonly basis: FormatMark | null;
  /** Whether there is evidence for the other format too, other than the JSON type of a value. */
  readonly isMixed: boolean;
};

type KeyTable = ReadonlyMap<string, Dialect | 'shared'>;
type Keys = { readonly [Owner in Dialect | 'shared']: readonly string[] };
/** Keys of only one format come first: if two keys are equally similar to a misspelled key, the first one is suggested. */
const tableOf = (keys: Keys): KeyTable =>
  new Map(
    (['native', 'legacy', 'shared'] as const).flatMap((owner) => keys[owner].map((key) => [key, owner] as const)),
  );

export const { native: nativeWorkflowKeys, shared: sharedWorkflowKeys } = keys.workflow;
export const { native: nativeStepKeys, shared: sharedStepKeys } = keys.step;
const workflowKeys = tableOf(keys.workflow);
const stepKeys = tableOf(keys.step);
const nativeStepTypes: readonly unknown[] = keys.stepTypes.native;
const legacyStepTypes: readonly unknown[] = keys.stepTypes.legacy;
/** Keys of both formats whose values may have these JSON types only in the older format. */
const legacyTypes: readonly (readonly [key: string, types: readonly string[]])[] = Object.entries(keys.legacyTypes);

const none: readonly never[] = [];
const keysIn = (record: JsonRecord, keys: readonly string[]) => keys.filter((key) => Object.hasOwn(record, key));
const listAt = (record: JsonRecord, key: string): readonly unknown[] => {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return Array.isArray(value) ? value : none;
};

/** Parts of kind `text`, and a list in place of a string. */
function isLegacyPart(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((part) => Array.isArray(part) || isLegacyPart(part));
  if (!isRecord(value)) return false;
  return value['kind'] === 'text';
}

function isLegacyBlock(key: string, block: unknown): boolean {
  if (isLegacyPart(block)) return true;
  return key === 'outputRequired' && isRecord(block) && Object.values(block).some(isLegacyPart);
}

function isTypeOfLegacyBlock(key: string, block: unknown): boolean {
  if (key === 'outputRequired') return isRecord(block) && Object.values(block).some(Array.isArray);
  return ['constraints', 'procedure', 'verify'].includes(key) && typeof block === 'string';
}

function isLegacyCriteria(criteria: unknown): boolean {
  if (Array.isArray(criteria)) return true;
  if (!isRecord(criteria)) return false;
  return (
    criteria['type'] === 'schema' ||
    Object.hasOwn(criteria, 'condition') ||
    [...listAt(criteria, 'and'), ...listAt(criteria, 'or'), criteria['not']].some(isLegacyCriteria)
  );
}

type Marks = { readonly native: FormatMark[]; readonly legacy: FormatMark[] };

class MarkSearch {
  readonly marks: Marks = { native: [], legacy: [] };
  readonly misspellings: Marks = { native: [], legacy: [] };
  #comparisonsLeft = suggestionsFromLongListMax;

  workflow(source: JsonRecord): void {
    const schema = source['$schema'];
    if (typeof schema === 'string' && schema.endsWith('workflow.v1.json')) this.#add('native', 'key', ['$schema']);
    this.#keys(source, [], workflowKeys);
    if (isRecord(source['extensionPoints'])) this.#add('native', 'form', ['extensionPoints']);
    if (Array.isArray(source['extensionPoints'])) this.#slots(source['extensionPoints']);
    for (const [index, feature] of listAt(source, 'features').entries()) {
      if (isRecord(feature)) this.#add('native', 'form', ['features', index]);
      else if (typeof feature === 'string' && featureAliases.has(feature))
        this.#add('legacy', 'key', ['features', index]);
    }
    this.#functions(source, []);
    this.#steps(listAt(source, 'steps'), ['steps']);
  }

  #add(dialect: Dialect, kind: FormatMark['kind'], path: Path): void {
    this.marks[dialect].push({ dialect, kind, path });
  }

  #addType(path: Path): void {
    this.marks.legacy.push({ dialect: 'legacy', kind: 'form', path, isType: true });
  }

  #keys(record: JsonRecord, path: Path, known: KeyTable): void {
    for (const key of Object.keys(record)) {
      const owner = known.get(key);
      if (owner === undefined) this.#misspelling(key, record, path, known);
      else if (owner !== 'shared') this.#add(owner, 'key', [...path, key]);
    }
  }

  #misspelling(key: string, record: JsonRecord, path: Path, known: KeyTable): void {
    if (this.#comparisonsLeft === 0) return;
    this.#comparisonsLeft -= 1;
    const meant = suggest(
      key,
      [...known.keys()].filter((name) => !Object.hasOwn(record, name)),
    );
    const dialect = meant === null ? undefined : known.get(meant);
    if (meant === null || dialect === undefined || dialect === 'shared') return;
    this.misspellings[dialect].push({ dialect, kind: 'misspelling', path: [...path, key], meant });
  }

  #slots(slots: readonly unknown[]): void {
    this.#add('legacy', 'form', ['extensionPoints']);
    for (const [index, slot] of slots.entries()) {
      if (!isRecord(slot)) continue;
      for (const key of keysIn(slot, keys.slot.native)) this.#add('native', 'key', ['extensionPoints', index, key]);
      for (const key of keysIn(slot, keys.slot.legacy)) this.#add('legacy', 'key', ['extensionPoints', index, key]);
    }
  }

  #functions(holder: JsonRecord, path: Path): void {
    for (const [index, one] of listAt(holder, 'functionDefinitions').entries()) {
      if (isRecord(one) && Object.hasOwn(one, 'parameters'))
        this.#add('legacy', 'key', [...path, 'functionDefinitions', index, 'parameters']);
    }
  }

  #steps(steps: readonly unknown[], path: Path): void {
    for (const [index, step] of steps.entries()) {
      if (!isRecord(step)) continue;
      const at = [...path, index];
      this.#step(step, at);
      if (Object.hasOwn(step, 'body')) this.#steps(listAt(step, 'body'), [...at, 'body']);
    }
  }

  #step(step: JsonRecord, path: Path): void {
    this.#keys(step, path, stepKeys);
    const { type, promptBlocks, validationCriteria, assessmentConsequences } = step;
    if (nativeStepTypes.includes(type)) this.#add('native', 'form', [...path, 'type']);
    if (legacyStepTypes.includes(type)) this.#add('legacy', 'form', [...path, 'type']);
    for (const [key, types] of legacyTypes)
      if (Object.hasOwn(step, key) && types.includes(typeOf(step[key]))) this.#addType([...path, key]);
    for (const [key, block] of isRecord(promptBlocks) ? Object.entries(promptBlocks) : none) {
      if (isLegacyBlock(key, block)) this.#add('legacy', 'form', [...path, 'promptBlocks', key]);
      else if (isTypeOfLegacyBlock(key, block)) this.#addType([...path, 'promptBlocks', key]);
    }
    if (Array.isArray(validationCriteria)) this.#addType([...path, 'validationCriteria']);
    else if (isLegacyCriteria(validationCriteria)) this.#add('legacy', 'form', [...path, 'validationCriteria']);
    const consequences = isRecord(assessmentConsequences)
      ? [assessmentConsequences]
      : listAt(step, 'assessmentConsequences');
    if (consequences.some((one) => isRecord(one) && Object.hasOwn(one, 'effect')))
      this.#add('legacy', 'form', [...path, 'assessmentConsequences']);
    this.#functions(step, path);
  }
}

export function formatOf(value: unknown): FormatReading {
  if (!isRecord(value)) return { dialect: 'native', basis: null, isMixed: false };
  const search = new MarkSearch();
  search.workflow(value);
  const { marks, misspellings } = search;
  const basis =
    marks.native[0] ??
    marks.legacy.find(({ kind }) => kind === 'key') ??
    misspellings.native[0] ??
    marks.legacy[0] ??
    misspellings.legacy[0] ??
    null;
  const dialect = basis?.dialect ?? 'native';
  const other = dialect === 'native' ? 'legacy' : 'native';
  return { dialect, basis, isMixed: marks[other].some(({ isType }) => isType !== true) };
}
