/**
 * Finds the fields of an artifact that a text names in words, such as ``a `wr.coding_handoff` with `branch` and `tests` ``, or a
 * list of names in backticks after a colon. Unknown forms are ignored, because each field that is found becomes required.
 */

/** The maximum distance between the name of an artifact and the words about it. */
const reachMax = 600;
/** `branch`, **`branch`**, `branch: string`, `branch?`. */
const name = '\\*{0,2}`(?<name>[A-Za-z_]\\w*)(?<mark>\\??)(?::[^`\\n]{0,60})?`\\*{0,2}';
const item =
  '(?<before>optional(?:ly)?\\s+(?:an?\\s+|the\\s+)?)?(?:(?:the|an?|its|your)\\s+[^`(),.;:\\n]{1,40}\\()?' +
  `${name}\\)?(?<note>\\s*\\([^)\\n]{1,120}\\))?` +
  '(?<clause>\\s+(?:if|when|where)\\s+(?:it is\\s+|they are\\s+)?(?:known|any|available|present|applicable|relevant|needed)\\b)?';
const separator = '(?<separator>\\s*[,;]\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or|plus|as well as)\\s+|\\s*&\\s*)';
const lead =
  '^[`"\']?[^.;:\\n`]{0,60}?\\b(?:with|fields?|contain(?:s|ing)?|includ(?:e|es|ing)|hold(?:s|ing)?)\\b[^.;\\n`]{0,40}?';
const opening = new RegExp(`${lead}(?=${item})`, 'i');
/** Sticky: an enumeration ends at the first words that are not part of one. */
const entry = new RegExp(`${item}${separator}?`, 'giy');
const listed = /^[`"']?[^.\n`]{0,80}:[ \t]*\n((?:[ \t]*[-*] \*{0,2}`[A-Za-z_]\w*[^\n]*(?:\n|$))+)/;
const listItem = new RegExp(`^[ \\t]*[-*] ${name}(?<rest>[^\\n]*)`, 'gm');

/** Names in backticks beside an artifact that are not its fields. */
const otherNames: ReadonlySet<string> = new Set(['kind', 'output', 'artifacts', 'notesMarkdown', 'context']);
const isField = (found: string) => !otherNames.has(found) && !/_workflow$/.test(found);

type Groups = Readonly<Record<string, string | undefined>>;
const groupsOf = (text: string, pattern: RegExp): readonly Groups[] =>
  [...text.matchAll(pattern)].map(({ groups = {} }) => groups);

const isOptional = ({ before, mark, note = '', clause, rest = '' }: Groups): boolean =>
  before !== undefined ||
  mark === '?' ||
  clause !== undefined ||
  /\boptional\b|\bif (?:any|known)\b/i.test(note) ||
  /^[\s:(,-]*optional\b/i.test(rest);

/** Fields named as alternatives are not required, because the agent chooses one of them. */
function entriesAfter(text: string): readonly Groups[] {
  const items = listed.exec(text)?.[1];
  if (items !== undefined) return groupsOf(items, listItem);
  const [before] = opening.exec(text) ?? [];
  const entries = before === undefined ? [] : groupsOf(text.slice(before.length), entry);
  return entries.some(({ separator = '' }) => /\bor\b/i.test(separator)) ? [] : entries;
}

const fieldsAfter = (text: string): readonly string[] =>
  entriesAfter(text).flatMap((found) => (isOptional(found) ? [] : (found['name'] ?? [])));

/** Sorted; empty if no words name a field. */
export function fieldsInWords(text: string, artifactKind: string): readonly string[] {
  const words = artifactKind.replace(/^wr\./, '').split('_').join('[_ -]');
  const mentions = text.matchAll(new RegExp(`\\b(?:wr\\.(?:contracts\\.)?)?${words}\\b`, 'gi'));
  const found = [...mentions].flatMap(({ index, 0: { length } }) =>
    fieldsAfter(text.slice(index + length, index + length + reachMax)),
  );
  return [...new Set(found.filter(isField))].sort();
}
