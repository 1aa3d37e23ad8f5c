/** Writes a reference page: for each section a table of its fields and the examples that use them. */
import { posix } from 'node:path';
import { type GeneratedFile, IncompleteSource } from '../generated-file.ts';
import { type ExplainedSection, explain, type ExampleFile } from './examples.ts';
import { type Field, type Format, sectionLink } from './json-fields.ts';

/** Below `docs/reference/`. */
export const page = (name: string, source: string, lines: readonly string[]): GeneratedFile => ({
  path: `${name}.md`,
  source,
  content: `${lines.join('\n').trimEnd()}\n`,
});

export const generatedFrom = (source: string): string =>
  `Generated from \`${source}\` by \`npm run generate\`; do not edit.`;

/** A cell of a table: one line, with its bars escaped. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
export const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(headings),
  row(headings.map(() => '---')),
  ...rows.map(row),
];

/** A description states its default in a sentence of its own: `Default: workflow.` */
const defaultSentence = /(?:^|(?<=\. ))Default: ([^.]+(?:\.\d+)*)\.\s?/;

/** `required`, `optional`, or the default that an optional field has. */
export function necessity({ required, description }: Field): string {
  const [, given] = defaultSentence.exec(description) ?? [];
  if (required === 'yes') return 'required';
  if (required !== 'no') return `required ${required}`;
  return given === undefined ? 'optional' : `default: ${given}`;
}
export const meaning = ({ required, description }: Field): string =>
  (required === 'no' ? description.replace(defaultSentence, '') : description).trim();

export const fieldTable = (fields: readonly Field[]): string[] =>
  table(
    ['field', 'type', 'required', 'limits', 'meaning'],
    fields.map((field) => [`\`${field.path}\``, field.type, necessity(field), field.limits.join('; '), meaning(field)]),
  );

export type Wording = {
  /** By the name of a section: a sentence that stands above its table. */
  readonly introductions?: Readonly<Record<string, string>>;
  /** Path of the folder of the examples, from the root of the repository. */
  readonly exampleFolder: string;
};

/** All sections; the variants of a union stand below one heading that lists them. */
export function formatLines(sections: readonly ExplainedSection[], wording: Wording): string[] {
  return sections.flatMap((section, index) => {
    const { union } = section;
    const opensUnion = union !== null && sections[index - 1]?.union !== union;
    const variants = sections.filter((other) => other.union === union);
    return [
      ...(opensUnion ? unionLines(union, variants, wording) : []),
      ...sectionLines(section, union === null ? '##' : '###', wording),
    ];
  });
}

const unionLines = (union: string, variants: readonly ExplainedSection[], { introductions }: Wording): string[] => [
  `## ${union}`,
  '',
  ...paragraph(introductions?.[union]),
  `One of: ${variants.map(({ name }) => sectionLink(name)).join(', ')}.`,
  '',
];
const paragraph = (text: string | undefined): string[] => (text === undefined ? [] : [text, '']);

/** One section: its heading, its table, its examples. */
function sectionLines(section: ExplainedSection, level: string, { introductions, exampleFolder }: Wording): string[] {
  return [
    `${level} ${section.name}`,
    '',
    ...paragraph(introductions?.[section.name]),
    ...fieldTable(section.fields),
    '',
    ...section.examples.flatMap(({ file, text }) => [
      `From \`${posix.join(exampleFolder, file)}\`:`,
      '',
      '```json part',
      text,
      '```',
      '',
    ]),
  ];
}

/** Throws with every field that lacks a meaning or an example. */
export function explainedSections(format: Format, files: readonly ExampleFile[]): readonly ExplainedSection[] {
  const sections = explain(format, files);
  const problems = sections.flatMap(({ name, fields, withoutExample }) => [
    ...fields.filter(({ description }) => description === '').map(({ path }) => `${name}: ${path} has no description`),
    ...withoutExample.map((path) => `${name}: ${path} has no example`),
  ]);
  if (problems.length > 0)
    throw new IncompleteSource(
      `Describe each field in its schema, and use it in an example (${[...new Set(files.map(({ file }) => file))].slice(0, 3).join(', ')}). Missing for ${format.name}:`,
      problems,
    );
  return sections;
}

/** The fields that every section has in the same form, and the sections without them. */
export function withoutShared(sections: readonly ExplainedSection[]): {
  readonly shared: readonly Field[];
  readonly sections: readonly ExplainedSection[];
} {
  const keyOf = (field: Field) => JSON.stringify(field);
  const keys = sections.map(({ fields }) => new Set(fields.map(keyOf)));
  const isShared = (field: Field) => keys.every((known) => known.has(keyOf(field)));
  return {
    shared: (sections[0]?.fields ?? []).filter(isShared),
    sections: sections.map((section) => ({ ...section, fields: section.fields.filter((field) => !isShared(field)) })),
  };
}
