/**
 * The fields of an artifact that a text names in words: ``a `wr.coding_handoff` with `branch` and `tests` ``, or a list of names in
 * backticks behind a colon. A form that is not known is missed rather than guessed: each field found is one that a step requires.
 */

/** How far the words behind the name of an artifact can be about it. */
const reachMax = 600;
const name = '`([A-Za-z_]\\w*)`(?!\\s*\\([^)\\n]{0,120}\\boptional\\b)(?:\\s*\\([^)\\n]{1,120}\\))?';
const separator = '(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)';
const lead =
  '^[`"\']?[^.;:\\n`]{0,60}?\\b(?:with|fields?|contain(?:s|ing)?|includ(?:e|es|ing)|hold(?:s|ing)?)\\b[^.;\\n`]{0,40}?';
const inline = new RegExp(`${lead}(${name}(?:${separator}${name})*)`, 'i');
const listed = /^[`"']?[^.\n`]{0,80}:[ \t]*\n((?:[ \t]*[-*] `[A-Za-z_]\w*`[^\n]*(?:\n|$))+)/;
const listItem = /^[ \t]*[-*] `([A-Za-z_]\w*)`([^\n]*)/gm;

/** What stands in backticks beside an artifact and is none of its fields. */
const otherNames: ReadonlySet<string> = new Set(['kind', 'output', 'artifacts', 'notesMarkdown', 'context']);
const isField = (found: string) => !otherNames.has(found) && !/_workflow$/.test(found);

function fieldsAfter(text: string): readonly string[] {
  const items = listed.exec(text)?.[1];
  if (items !== undefined)
    return [...items.matchAll(listItem)].flatMap(([, item = '', rest = '']) =>
      /^[\s:(,-]*optional\b/i.test(rest) ? [] : [item],
    );
  const names = inline.exec(text)?.[1] ?? '';
  return [...names.matchAll(/`([A-Za-z_]\w*)`/g)].map(([, found = '']) => found);
}

/** Sorted; empty where no words name any. */
export function fieldsInWords(text: string, artifactKind: string): readonly string[] {
  const words = artifactKind.replace(/^wr\./, '').split('_').join('[_ -]');
  const mentions = text.matchAll(new RegExp(`\\b(?:wr\\.(?:contracts\\.)?)?${words}\\b`, 'gi'));
  const found = [...mentions].flatMap(({ index, 0: { length } }) =>
    fieldsAfter(text.slice(index + length, index + length + reachMax)),
  );
  return [...new Set(found.filter(isField))].sort();
}
