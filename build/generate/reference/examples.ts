/**
 * Finds, in real files, an example of every field of a format: the objects of each section, with the fields that they use, and
 * the fewest of them that use all of its fields.
 */
import { isNode, propertiesOf, type SchemaNode } from '../editor/node.ts';
import { type Field, FormatReader, type Format, type Leaf, readFormat, type Section, valuesOf } from './json-fields.ts';

export type ExampleFile = { readonly file: string; readonly value: unknown };
/** One object of a section, copied from an example, without the parts that have sections of their own. */
export type Shown = { readonly file: string; readonly text: string };
export type ExplainedSection = Section & {
  readonly examples: readonly Shown[];
  readonly withoutExample: readonly string[];
};

/** Stands where the example shows what another section describes. */
const omitted = '…';

type Use = { readonly section: string; readonly file: string; readonly value: object; readonly paths: Set<string> };

export function explain(format: Format, files: readonly ExampleFile[]): readonly ExplainedSection[] {
  const uses = files.flatMap(({ file, value }) => new Uses(format, file).of(value));
  return readFormat(format).map(({ name, union, fields }) => {
    const candidates = uses.filter(({ section }) => section === name);
    const chosen = fewestCovering(fields, candidates);
    const covered = new Set(chosen.flatMap(({ paths }) => [...paths]));
    return {
      name,
      union,
      fields,
      examples: chosen.map(({ file, value }) => ({ file, text: JSON.stringify(value, null, 2) })),
      withoutExample: fields.map(({ path }) => path).filter((path) => !covered.has(path)),
    };
  });
}

/** Greedy: the object that shows most of what is still missing, the shorter one of two. */
function fewestCovering(fields: readonly Field[], candidates: readonly Use[]): readonly Use[] {
  const missing = new Set(fields.map(({ path }) => path));
  const chosen: Use[] = [];
  const sizes = new Map(candidates.map((use) => [use, JSON.stringify(use.value).length]));
  const gain = (use: Use) => [...use.paths].filter((path) => missing.has(path)).length;
  for (;;) {
    const [best] = [...candidates]
      .filter((use) => gain(use) > 0)
      .sort((a, b) => gain(b) - gain(a) || (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
    if (best === undefined) return chosen;
    chosen.push(best);
    for (const path of best.paths) missing.delete(path);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isNode(value);

/** Walks a value beside its schema. */
class Uses {
  readonly #reader: FormatReader;
  readonly #file: string;
  readonly #found: Use[] = [];
  constructor(format: Format, file: string) {
    this.#reader = new FormatReader(format);
    this.#file = file;
  }

  of(value: unknown): readonly Use[] {
    const { name, schema } = this.#reader.format;
    this.#section(name, schema, value);
    return this.#found;
  }

  #section(name: string, node: SchemaNode, value: unknown): void {
    const sections = this.#reader.sectionsOf(name, node);
    const section = sections.find((candidate) => fits(candidate.node, value));
    if (section === undefined || !isRecord(value)) return;
    const paths = new Set<string>();
    const shown = this.#object(section.node, value, '', paths);
    this.#found.push({ section: section.name, file: this.#file, value: shown, paths });
  }

  /** The copy of an object that is shown; notes the paths that it uses. */
  #object(node: SchemaNode, value: Readonly<Record<string, unknown>>, prefix: string, paths: Set<string>): object {
    const properties = propertiesOf(node);
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const known = properties[key];
        const child = known ?? (node['additionalProperties'] as SchemaNode);
        const path = [prefix, known === undefined ? this.#reader.keyName(node) : key]
          .filter((part) => part !== '')
          .join('.');
        paths.add(path);
        return [key, isNode(child) ? this.#value(child, member, path, paths) : member];
      }),
    );
  }

  #value(node: SchemaNode, value: unknown, path: string, paths: Set<string>): unknown {
    const leaves = this.#reader.leavesOf(node);
    const shared = leaves.find((leaf) => this.#fitsShared(leaf, value));
    if (shared !== undefined) {
      const name = sharedName(this.#reader, shared);
      this.#section(name, shared.kind === 'definition' ? this.#reader.definition(name) : shared.node, value);
      return omitted;
    }
    if (Array.isArray(value)) {
      const list = leaves.find(({ kind }) => kind === 'list');
      if (list === undefined) return value;
      const entries = value.map((entry) => this.#value(list.node['items'] as SchemaNode, entry, `${path}[]`, paths));
      return entries.filter((entry, index) => entry !== omitted || entries[index - 1] !== omitted);
    }
    if (!isRecord(value)) return value;
    const object = leaves.find(({ kind, node: leaf }) => kind !== 'list' && kind !== 'other' && fits(leaf, value));
    return object === undefined ? value : this.#object(object.node, value, path, paths);
  }

  #fitsShared({ kind, node }: Leaf, value: unknown): boolean {
    if (!isRecord(value)) return false;
    if (kind === 'part') return this.#reader.objectsOf(node).some((object) => fits(object, value));
    return kind === 'definition';
  }
}

const sharedName = (reader: FormatReader, { kind, node }: Leaf): string =>
  kind === 'part' ? (reader.partOf(node)?.name ?? '') : String(node['$ref']).replace('#/definitions/', '');

/** Whether a value can be meant by a variant: its constants agree, required keys are there, and it allows every key. */
function fits(node: SchemaNode, value: unknown): boolean {
  if (!isRecord(value)) return false;
  const properties = propertiesOf(node);
  const required = Array.isArray(node['required']) ? (node['required'] as readonly string[]) : [];
  const isOpen = isNode(node['additionalProperties']);
  return (
    required.every((key) => key in value) &&
    Object.entries(value).every(([key, member]) => {
      const property = properties[key];
      if (property === undefined) return isOpen;
      const values = 'const' in property ? valuesOf(property) : null;
      return values === null || values.includes(member);
    })
  );
}
