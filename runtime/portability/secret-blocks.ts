/**
 * Secrets below a name of several: a list or a map of YAML (`tokens:`), a section of TOML (`[secrets]`). Goes through the lines once. Pure.
 *
 * Schemas and lists of files have such names too, so only what looks generated is taken for a secret.
 */
import { type KeyKind, looksGenerated } from './secret-values.ts';

type Block = { readonly column: number } | 'section';

/** What stands before the first character of a line, with the mark of a quotation or a diff. */
const lead = '(?:[+>]|-(?=[ \\t]{2}))?[ \\t]{0,64}';
const leadAt = new RegExp(`^${lead}`);
const headLine = new RegExp(`^(${lead}(?:- )?)["']?([\\w.-]{1,80})["']?:[ \\t]{0,8}(?:#.*)?\\r?$`);
const sectionLine = new RegExp(`^${lead}\\[{1,2}["']?([\\w.-]{1,80})["']?\\]{1,2}[ \\t]{0,8}(?:[#;].*)?\\r?$`);
const inSection = new RegExp(`^${lead}(?:[#;]|["']?[\\w.-]{1,80}["']?[ \\t]{0,32}=|\\r?$)`);
const entry = new RegExp(
  `^(${lead}(?:- {1,4})?(?:["']?[\\w. -]{1,80}?["']?[ \\t]{0,32}[:=][ \\t]{0,32})?["']?)([^\\s"'#]{8,1024})["']?,?[ \\t]{0,32}(?:#.*)?\\r?$`,
);

/** What a schema or a list of references says about a secret. */
const isAbout =
  /(?:^|[^\w])(?:\$?ref|type|format|version|algorithm|provider|source|target|name|id|pattern|regex|image|file|path|host|region)["']?[ \t]{0,32}[:=][ \t]{0,32}["']?$/i;

const isBelow = (line: string, column: number): boolean => {
  const own = leadAt.exec(line)?.[0].length ?? 0;
  return line.trim() === '' || own > column || (own === column && line.startsWith('- ', own));
};

/** @param kindOf what the name of a block says about its entries */
export function withoutNested(text: string, kindOf: (name: string) => KeyKind, mark: () => string): string {
  let block: Block | null = null;
  const isInside = (line: string): boolean =>
    block !== null && (block === 'section' ? inSection.test(line) : isBelow(line, block.column));
  const cleanLine = (line: string): string => {
    const section = sectionLine.exec(line)?.[1];
    if (section !== undefined) {
      block = kindOf(section) === 'plain' ? null : 'section';
      return line;
    }
    if (block !== null && !isInside(line)) block = null;
    if (block === null) {
      const [, before = '', name] = line.includes(':') ? (headLine.exec(line) ?? []) : [];
      if (name !== undefined && kindOf(name) !== 'plain') block = { column: before.length };
      return line;
    }
    const [, start = '', value] = entry.exec(line) ?? [];
    if (value === undefined || isAbout.test(start) || !looksGenerated(value)) return line;
    return `${start}${mark()}${line.slice(start.length + value.length)}`;
  };
  return text.split('\n').map(cleanLine).join('\n');
}
