/**
 * The positions of the values in a JSON text, stored as numbers, because a source has thousands of values, all are kept until the
 * last source is compiled, and few are ever queried. Values are numbered in document order, from 0 for the whole text. The
 * members of an object are its keys, each followed by its value.
 */
const [quote, backslash] = [0x22, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const [comma, colon, space] = [0x2c, 0x3a, 0x20];

/** A container with more values than this gets an index; in others, values are searched one by one. */
const passedMax = 32;

const isStructure = (unit: number) => unit === comma || unit === colon || unit <= space;
const isOpening = (unit: number) => unit === openBrace || unit === openBracket;
const isClosing = (unit: number) => unit === closeBrace || unit === closeBracket;

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}

/** The offset after the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** The offset after the number or literal that starts at `start`. */
function wordEnd(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (isStructure(unit) || isClosing(unit)) break;
  }
  return end;
}

function holdsEscape(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === backslash) return true;
  return false;
}

export class JsonPositions {
  /** The number of levels of objects and lists. */
  readonly depth: number;
  /** The total number of members of all objects. */
  readonly memberCount: number;
  readonly #text: string;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** The number of the first value after each value and its contents. */
  readonly #nexts: number[] = [];
  readonly #items = new Map<number, readonly number[]>();
  readonly #keys = new Map<number, ReadonlyMap<string, number>>();

  /** @param text valid JSON; for any other text, the positions are meaningless */
  constructor(text: string) {
    this.#text = text;
    const open: number[] = [];
    let [at, depth, memberCount] = [0, 0, 0];
    while (at < text.length) {
      const unit = text.charCodeAt(at);
      if (isOpening(unit)) {
        open.push(this.#add(at, at + 1));
        depth = Math.max(depth, open.length);
      } else if (isClosing(unit)) this.#close(open.pop() ?? 0, at + 1);
      else if (unit === colon) memberCount += 1;
      else if (!isStructure(unit)) {
        const end = unit === quote ? stringEnd(text, at) : wordEnd(text, at);
        this.#add(at, end);
        at = end;
        continue;
      }
      at += 1;
    }
    this.depth = depth;
    this.memberCount = memberCount;
  }

  #add(start: number, end: number): number {
    this.#starts.push(start);
    this.#ends.push(end);
    return this.#nexts.push(this.#starts.length) - 1;
  }

  #close(value: number, end: number): void {
    this.#ends[value] = end;
    this.#nexts[value] = this.#starts.length;
  }

  startOf(value: number): number {
    return this.#starts[value] ?? 0;
  }

  endOf(value: number): number {
    return this.#ends[value] ?? 0;
  }

  kindOf(value: number): 'object' | 'array' | 'string' | 'other' {
    const unit = this.#text.charCodeAt(this.startOf(value));
    if (unit === quote) return 'string';
    return unit === openBrace ? 'object' : unit === openBracket ? 'array' : 'other';
  }

  isScalar(value: number): boolean {
    return !isOpening(this.#text.charCodeAt(this.startOf(value)));
  }

  /** The numbers of the values of a list. */
  itemsOf(list: number): readonly number[] {
    const items: number[] = [];
    for (let item = list + 1; item < this.#next(list); item = this.#next(item)) items.push(item);
    return items;
  }

  /** The numbers of the keys of an object; the value of each key has the next number. */
  keysOf(object: number): readonly number[] {
    const keys: number[] = [];
    for (let key = object + 1; key < this.#next(object); key = this.#next(key + 1)) keys.push(key);
    return keys;
  }

  /** The decoded text of a key. */
  nameOf(key: number): string {
    const raw = this.#text.slice(this.startOf(key) + 1, this.endOf(key) - 1);
    return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
  }

  itemAt(list: number, index: number): number | undefined {
    if (index > passedMax) return this.#indexedItems(list)[index];
    const last = this.#next(list);
    let item = list + 1;
    for (let passed = 0; passed < index && item < last; passed += 1) item = this.#next(item);
    return item < last ? item : undefined;
  }

  /** The first key of an object with this name. */
  keyNamed(object: number, name: string): number | undefined {
    if (this.kindOf(object) !== 'object') return undefined;
    const last = this.#next(object);
    let key = object + 1;
    for (let passed = 0; key < last && passed < passedMax; passed += 1) {
      if (this.#isNamed(key, name)) return key;
      key = this.#next(key + 1);
    }
    return key < last ? this.#indexedKeys(object).get(name) : undefined;
  }

  valueNamed(object: number, name: string): number | undefined {
    const key = this.keyNamed(object, name);
    return key === undefined ? undefined : key + 1;
  }

  /** Compares within the text, because copying every key would dominate the cost of a search. */
  #isNamed(key: number, name: string): boolean {
    const [from, to] = [this.startOf(key) + 1, this.endOf(key) - 1];
    if (to - from < name.length) return false;
    if (to - from === name.length) return this.#text.startsWith(name, from) && !name.includes('\\');
    return holdsEscape(this.#text, from, to) && this.nameOf(key) === name;
  }

  #next(value: number): number {
    return this.#nexts[value] ?? this.#starts.length;
  }

  #indexedItems(list: number): readonly number[] {
    const known = this.#items.get(list) ?? this.itemsOf(list);
    this.#items.set(list, known);
    return known;
  }

  #indexedKeys(object: number): ReadonlyMap<string, number> {
    const known =
      this.#keys.get(object) ?? new Map([...this.keysOf(object)].reverse().map((key) => [this.nameOf(key), key]));
    this.#keys.set(object, known);
    return known;
  }
}
