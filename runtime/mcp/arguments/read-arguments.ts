/**
 * The arguments of a call as its agent meant them, before they are validated (ADR-0045) [arguments-read-leniently].
 *
 * Whatever has one meaning is read with that meaning: another spelling of a name, `null` for what is absent, JSON as a string,
 * a number in quotes, the whole call in a wrapper. Whatever could lose work or do something else than was meant stays in place,
 * and the validator refuses it. The rest is left out and named. Driven by the published schema; pure; what was sent is not changed.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { unknownArgumentsMax } from '../../../schemas/limits.ts';
import type { SchemaProblem } from '../../../generated/validators/validator.d.ts';
import { type InputSchema, namesOf, type PublishedInput, outputArgumentNames } from './input-schemas.ts';
import { beginsLikeObject, JsonStrings } from './json-in-string.ts';
import { nearest, sameSpelling, spelling } from '../../core/argument-names.ts';
import { type Swallowed, swallowedBy, swallowedIn } from './swallowed.ts';

type Members = { [name: string]: unknown };
export type IgnoredArgument = {
  /** The object that it was in; null: the arguments themselves. */
  readonly inside: string | null;
  readonly name: string;
  readonly meant: string | null;
};
export type ReadArguments = {
  readonly args: unknown;
  readonly ignored: readonly IgnoredArgument[];
  readonly swallowed: Swallowed | null;
  /** Why a string that stands where the schema has something else could not be read, by JSON Pointer. */
  readonly unread: ReadonlyMap<string, string>;
  /** What the schema accepts all the same. */
  readonly problems: readonly SchemaProblem[];
};

export const readArguments = (published: PublishedInput, given: unknown): ReadArguments =>
  new Reader(published).read(given);

// What a value says ---------------------------------------------------------------------------------------------------

const absent = new Set(['', 'null', 'undefined']);
const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && absent.has(value));

const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

function scalar(text: string, type: string | undefined): unknown {
  const trimmed = text.trim();
  if (type === 'boolean') return truths.get(trimmed.toLowerCase()) ?? text;
  return numeral.test(trimmed) && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}

const hasType = (value: unknown, type: string): boolean => (type === 'array' ? Array.isArray(value) : isRecord(value));
const hasOwn = (members: object, name: string): boolean => Object.hasOwn(members, name);
/** They would change the object that they are put into; the validator refuses them. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);
/** Arguments that name a step: its number may arrive as a number. */
const stepNamePlaces: ReadonlySet<string> = new Set(['/show', '/goBackTo']);
/** What some clients and models put around the arguments. */
const wrappers = new Set(['arguments', 'args', 'input', 'params', 'parameters']);
const toolNameKeys = new Set(['name', 'tool', 'toolname']);

// Reading -------------------------------------------------------------------------------------------------------------

type Unknown = { readonly inside: string | null; readonly name: string; readonly value: unknown };

class Reader {
  readonly #published: PublishedInput;
  readonly #strings = new JsonStrings();
  readonly #unread = new Map<string, string>();
  readonly #problems: SchemaProblem[] = [];
  /** Names that no schema has, taken out until it is decided what becomes of them. */
  #unknown: Unknown[] = [];
  #swallowed: Swallowed | null = null;

  constructor(published: PublishedInput) {
    this.#published = published;
  }

  read(given: unknown): ReadArguments {
    const whole = this.#unwrapped(given);
    const args = isRecord(whole) ? this.#object(whole, this.#published.schema, '') : whole;
    const ignored = isRecord(args) ? this.#settled(args) : [];
    if (isRecord(args)) this.#searchFreeValues(args);
    const [swallowed, unread, problems] = [this.#swallowed, this.#unread, this.#problems];
    return { args, ignored, swallowed, unread, problems };
  }

  /** The arguments in `{ "arguments": … }`, whether or not the name of the tool is beside them. */
  #unwrapped(given: unknown): unknown {
    const whole = typeof given === 'string' ? this.#fromString(given, 'object', '') : given;
    if (!isRecord(whole)) return whole;
    const [only, ...others] = Object.keys(whole).filter(
      (key) => !(toolNameKeys.has(spelling(key)) && whole[key] === this.#published.tool),
    );
    if (only === undefined || others.length > 0 || !wrappers.has(spelling(only))) return whole;
    const inner = whole[only];
    const read = typeof inner === 'string' ? this.#fromString(inner, 'object', '') : inner;
    return isRecord(read) ? read : whole;
  }

  #value(given: unknown, schema: InputSchema, at: string): unknown {
    if (stepNamePlaces.has(at) && Number.isSafeInteger(given)) return String(given);
    const value = typeof given === 'string' ? this.#string(given, schema, at) : given;
    if (schema.properties !== undefined && isRecord(value)) return this.#object(value, schema, at);
    if (schema.type !== 'array' || !Array.isArray(value)) return value;
    // Items without members of their own may be any value, whatever the published schema says to those who want a type.
    const { items = {} } = schema;
    const isFree = items.type === 'object' && items.properties === undefined;
    return value.map((item, i) => this.#value(item, isFree ? {} : items, `${at}/${i}`));
  }

  #string(text: string, { type }: InputSchema, at: string): unknown {
    switch (type) {
      case 'object':
      case 'array':
        this.#search(text, at);
        return this.#fromString(text, type, at);
      case 'string':
        this.#search(text, at);
        return text;
      case undefined:
        return this.#free(text, at);
      default:
        return scalar(text, type);
    }
  }

  #search(text: string, at: string): void {
    this.#swallowed ??= swallowedBy(text, at);
  }

  #fromString(text: string, type: string, at: string): unknown {
    const parsed = this.#strings.parse(text);
    if ('value' in parsed && hasType(parsed.value, type)) return parsed.value;
    this.#unread.set(
      at,
      'fault' in parsed
        ? parsed.fault
        : 'it arrived as a JSON string, and the value in that string does not have the expected type',
    );
    return text;
  }

  /** Any value is accepted here. Only an object or a list is ever meant by its JSON; other strings are values of their own. */
  #free(text: string, at: string): unknown {
    const parsed = this.#strings.parse(text);
    if ('value' in parsed) return parsed.value;
    if (beginsLikeObject(text)) {
      this.#unread.set(at, parsed.fault);
      this.#problems.push({ instancePath: at, keyword: 'type', params: { type: 'object' } });
    }
    return text;
  }

  // Names -------------------------------------------------------------------------------------------------------------

  #object(given: Readonly<Members>, schema: InputSchema, at: string): Members {
    const names = namesOf(schema);
    const required = new Set(schema.required);
    const members: Members = {};
    const inside = at === '' ? null : at.slice(1);
    // Exact names first: what they hold, another spelling of them does not replace.
    for (const name of names.filter((each) => hasOwn(given, each))) {
      if (isAbsent(given[name]) && !required.has(name)) continue;
      members[name] = given[name];
    }
    for (const [key, value] of Object.entries(given)) {
      if (names.includes(key)) continue;
      const name = sameSpelling(key, names);
      if (name === null) this.#unknown.push({ inside, name: key, value });
      else if (isAbsent(value)) continue;
      else if (!hasOwn(members, name) || isAbsent(members[name])) members[name] = value;
      else if (members[name] !== value) this.#keep(members, key, value);
    }
    for (const name of names) {
      if (!hasOwn(members, name)) continue;
      members[name] = this.#value(members[name], schema.properties?.[name] ?? {}, `${at}/${name}`);
    }
    return members;
  }

  /** Puts a name in place that the validator refuses. Defined, not assigned: it may be `__proto__`. */
  #keep(members: object, name: string, value: unknown): void {
    Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
  }

  /** Decides on the unknown names, now that it is known what the call has: moved, refused or left out. */
  #settled(args: Members): IgnoredArgument[] {
    const unknown = this.#unknown.filter((each) => !this.#moved(args, each));
    const isTooMany = unknown.length > unknownArgumentsMax;
    const ignored: IgnoredArgument[] = [];
    for (const each of unknown) {
      const { inside, name, value } = each;
      const meant = isTooMany ? null : this.#meant(each);
      if (isTooMany || this.#mustRefuse(args, each, meant)) {
        this.#keep(inside === null ? args : (args[inside] as object), name, value);
      } else {
        ignored.push({ inside, name, meant });
      }
      if (typeof value === 'string') this.#search(value, `${inside === null ? '' : `/${inside}`}/${name}`);
    }
    return ignored;
  }

  /** What stands beside the object that it belongs into is put there: `notesMarkdown` beside `output`. */
  #moved(args: Members, { inside, name, value }: Unknown): boolean {
    if (inside !== null) return false;
    const places = this.#published.places.filter(
      (place) => place.inside !== null && spelling(place.name) === spelling(name),
    );
    const [place] = places;
    if (place === undefined || places.length > 1 || place.inside === null) return false;
    if (isAbsent(value)) return true;
    const target = args[place.inside] ?? {};
    if (!isRecord(target)) return false;
    if (hasOwn(target, place.name)) return target[place.name] === value;
    const schema = this.#published.schema.properties?.[place.inside]?.properties?.[place.name] ?? {};
    const at = `/${place.inside}/${place.name}`;
    args[place.inside] = { ...target, [place.name]: this.#value(value, schema, at) };
    return true;
  }

  #meant({ inside, name }: Unknown): string | null {
    const here = this.#published.places.filter((place) => place.inside === inside).map((place) => place.name);
    const all = this.#published.places.map((place) => place.name);
    return nearest(name, here) ?? sameSpelling(name, all) ?? nearest(name, all);
  }

  /** Whether leaving it out could lose work, or do something else than what was meant. */
  #mustRefuse(args: Members, { inside, name, value }: Unknown, meant: string | null): boolean {
    if (prototypeNames.has(name)) return true;
    if (this.#published.isReadOnly) return false;
    if (wrappers.has(spelling(name)) || this.#holdsArguments(value)) return true;
    if (sameSpelling(name, outputArgumentNames) !== null) return true;
    if (meant !== null && (!this.#has(args, meant) || spelling(meant) === spelling(name))) return true;
    return inside === 'output' || isAttempt(args) ? !this.#has(args, 'notesMarkdown') : false;
  }

  #holdsArguments(value: unknown): boolean {
    const names = this.#published.places.map((place) => place.name);
    return isRecord(value) && Object.keys(value).some((key) => sameSpelling(key, names) !== null);
  }

  #has(args: Readonly<Members>, name: string): boolean {
    return this.#published.places.some((place) => {
      const members = place.inside === null ? args : args[place.inside];
      return place.name === name && isRecord(members) && hasOwn(members, name);
    });
  }

  #searchFreeValues(args: Readonly<Members>): void {
    const isMissing = (name: string) => {
      const known = sameSpelling(name, namesOf(this.#published.schema));
      return known !== null && !hasOwn(args, known);
    };
    const hasPlaces = new Set(this.#published.places.map(({ inside }) => inside));
    for (const { inside, name } of this.#published.places) {
      const members = inside === null ? args : args[inside];
      const value = isRecord(members) && hasOwn(members, name) ? members[name] : undefined;
      if (this.#swallowed !== null || typeof value !== 'object' || hasPlaces.has(name)) continue;
      const swallowed = swallowedIn(value, isMissing);
      if (swallowed !== null)
        this.#swallowed = { at: inside === null ? `/${name}` : `/${inside}/${name}`, name: swallowed };
    }
  }
}

/** With one of these the call stores what it brings. */
const isAttempt = (args: Readonly<Members>): boolean => hasOwn(args, 'ackToken') || hasOwn(args, 'checkpointToken');
