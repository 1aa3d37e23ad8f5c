/**
 * Reads the fields of a format out of its JSON Schema: sections, one per object that stands alone, each with its fields by path.
 *
 * It knows the forms that Zod and the editor refinements produce: strict objects, unions by tag written as `anyOf` or as
 * `if`/`then`, lists, maps, shared definitions. A keyword that says nothing about a field is passed over.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { isNode, propertiesOf, type SchemaNode } from '../editor/node.ts';
import { blankFree } from '../editor/vocabulary.ts';

export type Field = {
  /** From the object of the section: `output.hints.<name>`, `references[].title`. */
  readonly path: string;
  readonly type: string;
  /** `yes`, `no`, or the values of the tag with which it is required. */
  readonly required: string;
  readonly limits: readonly string[];
  readonly description: string;
};
/** `union` is the name that other sections refer to where a section is one variant of several. */
export type Section = { readonly name: string; readonly union: string | null; readonly fields: readonly Field[] };

/** An object inside a format that gets a section of its own, wherever it stands. */
export type Part = {
  readonly name: string;
  readonly matches: (node: SchemaNode) => boolean;
};
export type Format = {
  readonly schema: SchemaNode;
  /** The name of the outermost object. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** What `maxLength` counts. */
  readonly lengthUnit: 'bytes' | 'characters';
  /** What stands for a key of a map, by the schema of its keys. Default: `name`. */
  readonly keyName?: (keys: SchemaNode) => string;
  /** The name of the one variant of a union that has no tag: `step` → `simple step`. */
  readonly untagged?: Readonly<Record<string, string>>;
};

/** What one value may be: an object, or something else, with unions resolved. */
export type Leaf = {
  readonly kind: 'object' | 'map' | 'list' | 'other' | 'definition' | 'part';
  readonly node: SchemaNode;
};

const nodesIn = (value: unknown): readonly SchemaNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const isObject = (node: SchemaNode): boolean =>
  isNode(node['properties']) && (node['type'] === 'object' || node['type'] === undefined) && !isRefinement(node);
/** `if`/`then` of an editor refinement: it narrows an object that is written elsewhere. */
const isRefinement = (node: SchemaNode): boolean =>
  node['additionalProperties'] !== false && node['required'] === undefined;

/** The members of a union by tag that is written as `if` and `then`, or as `anyOf`; null when the node is no such union. */
function membersOf(node: SchemaNode): readonly SchemaNode[] | null {
  const conditional = ['allOf', 'then', 'else'].flatMap((key) => nodesIn(node[key])).flatMap(variantsIn);
  if (node['additionalProperties'] !== false && conditional.length > 0) return conditional;
  const members = nodesIn(node['anyOf'] ?? node['oneOf']).filter((member) =>
    Object.keys(member).some((key) => key !== 'required'),
  );
  return members.length > 0 && !isNode(node['properties']) ? members : null;
}

/** The strict objects that a chain of conditions leads to. */
function variantsIn(node: SchemaNode): readonly SchemaNode[] {
  if (node['additionalProperties'] === false) return [node];
  return ['allOf', 'anyOf', 'then', 'else'].flatMap((key) => nodesIn(node[key])).flatMap(variantsIn);
}

type NamedObject = Pick<Section, 'name' | 'union'> & { readonly node: SchemaNode };

export class FormatReader {
  readonly #format: Format;
  constructor(format: Format) {
    this.#format = format;
  }

  /** What a value of `node` may be. */
  leavesOf(node: SchemaNode): readonly Leaf[] {
    if (typeof node['$ref'] === 'string') return [{ kind: 'definition', node }];
    if (this.partOf(node) !== null) return [{ kind: 'part', node }];
    const members = membersOf(node);
    if (members !== null) return members.flatMap((member) => this.leavesOf(member));
    if (isNode(node['items'])) return [{ kind: 'list', node }];
    if (isObject(node)) return [{ kind: 'object', node }];
    if (isNode(node['additionalProperties'])) return [{ kind: 'map', node }];
    return [{ kind: 'other', node }];
  }

  partOf(node: SchemaNode): Part | null {
    return this.#format.parts.find(({ matches }) => matches(node)) ?? null;
  }

  definition(name: string): SchemaNode {
    const definitions = this.#format.schema['definitions'] as SchemaNode | undefined;
    const found = definitions?.[name];
    if (!isNode(found)) throw new Error(`the schema has no definition "${name}"`);
    return found;
  }

  /** The sections that a node stands for: one, or one per variant of a union of objects, those without a tag first. */
  sectionsOf(name: string, node: SchemaNode): readonly NamedObject[] {
    const objects = this.objectsOf(node);
    if (objects.length === 1) return objects.map((object) => ({ name, union: null, node: object }));
    const variants = objects.map((object) => ({ tag: tagOf(object), object }));
    return [...variants.filter(({ tag }) => tag === null), ...variants.filter(({ tag }) => tag !== null)].map(
      ({ tag, object }) => ({ name: `${name}: ${tag ?? this.#untaggedName(name, object)}`, union: name, node: object }),
    );
  }

  #untaggedName(name: string, variant: SchemaNode): string {
    const [only, ...others] = Object.keys(propertiesOf(variant));
    const given = this.#format.untagged?.[name] ?? (others.length === 0 ? only : undefined);
    if (given === undefined) throw new Error(`name the variant of ${name} that has no tag`);
    return given;
  }

  objectsOf(node: SchemaNode): readonly SchemaNode[] {
    const members = membersOf(node);
    if (members !== null) return members.flatMap((member) => this.objectsOf(member));
    return isNode(node['properties']) || isNode(node['additionalProperties']) ? [node] : [];
  }

  keyName(map: SchemaNode): string {
    const keys = map['propertyNames'];
    return `<${isNode(keys) ? (this.#format.keyName?.(keys) ?? 'name') : 'name'}>`;
  }

  get format(): Format {
    return this.#format;
  }
}

const literal = (value: unknown): string => JSON.stringify(value);
export const valuesOf = (node: SchemaNode): readonly unknown[] | null =>
  'const' in node ? [node['const']] : Array.isArray(node['enum']) ? node['enum'] : null;

/** The constant by which a variant of a union is recognized. */
export function tagOf(variant: SchemaNode): string | null {
  const required = variant['required'] as readonly string[] | undefined;
  const tag = Object.entries(propertiesOf(variant)).find(
    ([key, node]) => typeof node['const'] === 'string' && required?.includes(key),
  );
  return tag === undefined ? null : String(tag[1]['const']);
}
const tagLabel = (variant: SchemaNode): string =>
  `\`${tagOf(variant) ?? Object.keys(propertiesOf(variant)).join('`, `')}\``;

/** A closed set is listed as long as a cell stays readable; the descriptions of builtins say where the others are listed. */
const valuesBytesShown = 240;
function valuesLabel(values: readonly unknown[]): string {
  const shown = values.map((value) => `\`${literal(value)}\``);
  if (values.length === 1) return shown.join('');
  const all = `one of ${shown.join(', ')}`;
  return all.length <= valuesBytesShown
    ? all
    : `one of ${values.length} values, such as ${shown.slice(0, 2).join(', ')}`;
}

/** In words, what a value may be. */
export function typeLabel(reader: FormatReader, node: SchemaNode): string {
  const labels = reader.leavesOf(node).map((leaf) => leafLabel(reader, leaf));
  return [...new Set(labels)].join(' or ');
}

function leafLabel(reader: FormatReader, { kind, node }: Leaf): string {
  if (kind === 'definition') return sectionLink(String(node['$ref']).replace('#/definitions/', ''));
  if (kind === 'part') return sectionLink(reader.partOf(node)?.name ?? '');
  if (kind === 'list') return `list of ${grouped(typeLabel(reader, node['items'] as SchemaNode))}`;
  if (kind === 'map') return `map of ${grouped(typeLabel(reader, node['additionalProperties'] as SchemaNode))}`;
  if (kind === 'object') return 'object';
  const values = valuesOf(node);
  if (values !== null) return valuesLabel(values);
  const type = node['type'];
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : node['not'] !== undefined ? 'nothing' : 'any JSON value';
}

const grouped = (label: string): string => (label.includes(' or ') ? `(${label})` : label);

/** As GitHub makes it from a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
export const sectionLink = (name: string): string => `[${name}](#${anchorOf(name)})`;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The bounds of one node. */
function boundsOf(node: SchemaNode, unit: Format['lengthUnit']): string[] {
  const bounds: string[] = [];
  const add = (key: string, words: (value: number) => string) => {
    const value = node[key];
    if (isNumber(value)) bounds.push(words(value));
  };
  add('minLength', (least) => (least === 1 ? 'not empty' : `at least ${least} ${unit}`));
  add('maxLength', (most) => `at most ${most} ${unit}`);
  add('minItems', (least) => `at least ${counted(least, 'entry', 'entries')}`);
  add('maxItems', (most) => `at most ${counted(most, 'entry', 'entries')}`);
  add('minProperties', (least) => `at least ${counted(least, 'key')}`);
  add('minimum', (least) => `≥ ${least}`);
  add('exclusiveMinimum', (least) => `> ${least}`);
  add('maximum', (most) => `≤ ${most}`);
  if (node['uniqueItems'] === true) bounds.push('no entry twice');
  if (typeof node['pattern'] === 'string') bounds.push(patternLabel(node));
  return bounds;
}

function patternLabel(node: SchemaNode): string {
  if (node['pattern'] === blankFree.pattern) return 'not blank';
  const words = node['patternErrorMessage'];
  if (typeof words === 'string')
    return words.replace(/\.$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `matches \`${String(node['pattern'])}\``;
}

/** The bounds of a value, and of the entries in it. */
export function limitsOf(reader: FormatReader, node: SchemaNode): readonly string[] {
  const unit = reader.format.lengthUnit;
  const own = [node, ...reader.leavesOf(node).map((leaf) => leaf.node)].filter((one) => reader.partOf(one) === null);
  const limits = own.flatMap((one) => [
    ...boundsOf(one, unit),
    ...(isNode(one['items']) && !isStructure(reader, one['items'])
      ? limitsOf(reader, one['items']).map((limit) => `each: ${limit}`)
      : []),
  ]);
  return [...new Set(limits)].filter(
    (limit) => !(limit.endsWith('not empty') && limits.includes(limit.replace('empty', 'blank'))),
  );
}
const keyLimits = (node: SchemaNode, unit: Format['lengthUnit']): string[] =>
  isNode(node['propertyNames']) ? boundsOf(node['propertyNames'], unit).map((limit) => `key: ${limit}`) : [];
const isStructure = (reader: FormatReader, node: SchemaNode): boolean =>
  reader.leavesOf(node).some(({ kind }) => kind === 'object' || kind === 'map');

type VariantField = { readonly field: Field; readonly tag: string | null };

/** The fields of one object, those of objects inside it included, and none of parts and definitions. */
export function fieldsOf(reader: FormatReader, section: SchemaNode): readonly Field[] {
  const rows = new Map<string, VariantField[]>();
  const put = (field: Field, tag: string | null = null) =>
    rows.set(field.path, [...(rows.get(field.path) ?? []), { field, tag }]);
  const visitProperties = (objects: readonly SchemaNode[], prefix: string) => {
    const keys = [...new Set(objects.flatMap((object) => Object.keys(propertiesOf(object))))];
    for (const key of keys) {
      const owners = objects.filter((object) => key in propertiesOf(object));
      const nodes = owners.map((object) => propertiesOf(object)[key] ?? {});
      const path = prefix === '' ? key : `${prefix}.${key}`;
      for (const [index, node] of nodes.entries()) {
        const owner = owners[index];
        const field = {
          path,
          type: typeLabel(reader, node),
          required: requiredLabel(objects, key),
          limits: limitsOf(reader, node),
          description: String(node['description'] ?? ''),
        };
        put(field, owner === undefined ? null : tagOf(owner));
      }
      visitInside(nodes, path);
    }
    const maps = objects.filter((object) => isNode(object['additionalProperties']));
    for (const map of maps) visitMap(map, prefix);
  };
  const visitMap = (map: SchemaNode, prefix: string) => {
    const value = map['additionalProperties'] as SchemaNode;
    const path = prefix === '' ? reader.keyName(map) : `${prefix}.${reader.keyName(map)}`;
    if (Object.keys(value).length === 0) return;
    put({
      path,
      type: typeLabel(reader, value),
      required: 'no',
      limits: [...keyLimits(map, reader.format.lengthUnit), ...limitsOf(reader, value)],
      description: String(value['description'] ?? ''),
    });
    visitInside([value], path);
  };
  const visitInside = (nodes: readonly SchemaNode[], path: string) => {
    const leaves = nodes.flatMap((node) => reader.leavesOf(node));
    visitProperties(
      leaves.filter(({ kind }) => kind === 'object').map(({ node }) => node),
      path,
    );
    for (const { node } of leaves.filter(({ kind }) => kind === 'map')) visitMap(node, path);
    const items = leaves.filter(({ kind }) => kind === 'list').map(({ node }) => node['items'] as SchemaNode);
    if (items.length > 0) visitInside(items, `${path}[]`);
  };
  visitProperties([section], '');
  return [...rows.values()].map(merged);
}

/** Required in every variant, in none, or with some values of the tag. */
function requiredLabel(variants: readonly SchemaNode[], key: string): string {
  const requiring = variants.filter((variant) => requires(variant, key));
  if (requiring.length === variants.length) return 'yes';
  if (requiring.length === 0) return 'no';
  return `with ${requiring.map(tagLabel).join(', ')}`;
}
const requires = (node: SchemaNode, key: string): boolean =>
  Array.isArray(node['required']) && node['required'].includes(key);

/** One row for a path that several variants have; what differs between them is named by variant. */
function merged(variants: readonly VariantField[]): Field {
  const [first] = variants;
  if (first === undefined) throw new Error('a path without a field');
  const distinct = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))];
  const byVariant = (textsOf: (field: Field) => readonly string[]): readonly string[] => {
    const lists = variants.map(({ field }) => textsOf(field));
    if (lists.every((list) => list.join() === lists[0]?.join())) return lists[0] ?? [];
    return distinct(
      variants.flatMap(({ field, tag }) => textsOf(field).map((text) => (tag === null ? text : `\`${tag}\`: ${text}`))),
    );
  };
  return {
    ...first.field,
    type: distinct(variants.map(({ field }) => field.type)).join(' or '),
    limits: byVariant(({ limits }) => limits),
    description: byVariant(({ description }) => [description]).join(' '),
  };
}

/** Every section of a format: the outermost object, the definitions it reaches, the parts. In the order of first mention. */
export function readFormat(format: Format): readonly Section[] {
  const reader = new FormatReader(format);
  const sections: Section[] = [];
  const queue: { name: string; node: SchemaNode }[] = [{ name: format.name, node: format.schema }];
  const seen = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (seen.has(next.name)) continue;
    seen.add(next.name);
    for (const { name, union, node } of reader.sectionsOf(next.name, next.node)) {
      sections.push({ name, union, fields: fieldsOf(reader, node) });
      queue.push(...mentionedIn(reader, node));
    }
  }
  return sections;
}

/** The definitions and parts that an object refers to, at any depth. */
function mentionedIn(reader: FormatReader, section: SchemaNode): { name: string; node: SchemaNode }[] {
  const found: { name: string; node: SchemaNode }[] = [];
  const visit = (node: SchemaNode, isTop: boolean) => {
    const leaves = isTop ? [{ kind: 'object', node } as const] : reader.leavesOf(node);
    for (const leaf of leaves) {
      if (leaf.kind === 'definition') {
        const name = String(leaf.node['$ref']).replace('#/definitions/', '');
        found.push({ name, node: reader.definition(name) });
      } else if (leaf.kind === 'part') found.push({ name: reader.partOf(leaf.node)?.name ?? '', node: leaf.node });
      else {
        for (const child of Object.values(propertiesOf(leaf.node))) visit(child, false);
        for (const key of ['items', 'additionalProperties'])
          if (isNode(leaf.node[key])) visit(leaf.node[key] as SchemaNode, false);
      }
    }
  };
  visit(section, true);
  return found;
}
