/**
 * Text → JSON with positions. Strict JSON: no comments, no trailing commas. All comments and trailing commas are reported,
 * because the parser recovers from them exactly. Of other mistakes, only the first is reported, because the rest of the file
 * cannot be read reliably.
 */
import { type Node, type ParseError, type ParseErrorCode, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { hasEnough } from '../../diagnostics/bounded.ts';
import type { UnlocatedDiagnostic, PhaseResult } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import { ParsedDocument } from '../../ir/document.ts';
import { cleanDocument } from './clean-document.ts';
import { checkNesting } from './nesting.ts';
import { type DocumentWords, sourceWords } from './shape-words.ts';
import { checkTree } from './tree-checks.ts';

const expectations: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not a JSON value',
  InvalidNumberFormat: 'this is not a JSON number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a `:` is expected after the key',
  CommaExpected: 'a `,` is expected before this',
  CloseBraceExpected: 'a `}` is expected here',
  CloseBracketExpected: 'a `]` is expected here',
  EndOfFileExpected: 'this text comes after the end of the JSON document',
  UnexpectedEndOfString: 'this string is not closed',
  UnexpectedEndOfNumber: 'this number is not complete',
  InvalidUnicode: 'this is not a valid `\\u` escape',
  InvalidEscapeCharacter: 'this is not a valid JSON escape',
  InvalidCharacter: 'a control character must be escaped',
};

const remedies: Readonly<Record<string, string>> = {
  CommaExpected: 'put a comma between two entries',
  ColonExpected: 'put a `:` between a key and its value',
  EndOfFileExpected: 'remove the text after the document; a file contains one JSON value',
  UnexpectedEndOfString: 'close the string with a double quote; write a line break inside it as `\\n`',
  InvalidUnicode: 'write `\\u` and four hexadecimal digits',
  InvalidEscapeCharacter: 'write a backslash as `\\\\`',
  InvalidCharacter: 'write a line break as `\\n` and a tab as `\\t`',
};

/** Constructs of other languages and word processors with the corresponding JSON, by the text that starts at the mistake. */
const foreignForms: readonly (readonly [RegExp, string])[] = [
  [/^[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b]/, 'replace curly quotes with straight ones: `"`'],
  [/^'/, 'put strings into double quotes: `"…"`'],
  [/^```/, 'remove the Markdown code fence: the lines that start with three backticks'],
  [/^[\uff01-\uff5e]/, 'replace full-width characters with ordinary ones: `:` `,` `{` `}` `[` `]` `"`'],
  [/^`/, 'put strings into double quotes, and write a line break as `\\n`'],
  [/^True\b/, 'write `true`'],
  [/^False\b/, 'write `false`'],
  [/^(None|undefined|nil)\b/, 'write `null`, or remove the key'],
  [/^(NaN|[+-]?Infinity)\b/, 'write a number; JSON does not allow `NaN` or infinity'],
  [/^,/, 'remove the extra comma'],
  [/^#/, 'remove the comment; JSON does not allow comments'],
  [/^[xXbBoO][0-9a-fA-F]/, 'write the number in decimal digits, such as `255`'],
  [/^[+-]?\.\d/, 'write a digit before the decimal point, such as `0.5`'],
  [/^\+\d/, 'remove the `+`'],
  [/^_\d/, 'write the digits of a number without `_` between them'],
  [/^\d+\.(?!\d)/, 'write a digit after the decimal point, such as `5.0`'],
  [/^[;=]/, 'put a `:` between a key and its value, and a `,` between two entries'],
];

/**
 * Values that start like a number. The parser splits such a value into several tokens, and the help for one token would be
 * wrong: a comma inside `007` or `1.0.0` changes the value.
 */
const numberForms: readonly (readonly [RegExp, string])[] = [
  [/^[+-]?0\d/, 'remove the leading zeros of the number'],
  [/^\d{1,3}(?:,\d{3})+$/, 'write the digits of a number without `,` between them'],
  [/^[+-]?\d+(?:\.\d+)?[eE][+-]?$/, 'write the digits of the exponent, such as `1e3`'],
  [/^--\d/, 'write one `-` before the number'],
  [
    /^(?!0[xXbBoO])[+-]?\d+(?:\.\d+)?(?:%|[A-Za-z]+)$/,
    'write only the digits, or put the whole value into double quotes',
  ],
];
/** A version, a date or a time. */
const dottedForm = /^\d+(?:\.\d+\.|[:/-])\d/;
/** Longer values are not examined. */
const numberLengthMax = 40;

/** The value around an offset if it starts like a number, and the help for it. */
function numberAround(
  text: string,
  offset: number,
): { readonly offset: number; readonly found: string; readonly help: string } | null {
  const before = text.slice(Math.max(0, offset - numberLengthMax), offset);
  // A comma belongs to the value only if the parser expects a key after it.
  const [start = ''] = /(?:\d{1,3},)+$/.exec(before) ?? /[\w.+:/-]*$/.exec(before) ?? [];
  const [end = ''] = /^[\w.+:/%-]*/.exec(text.slice(offset, offset + numberLengthMax)) ?? [];
  const found = start + end;
  const help = dottedForm.test(found)
    ? `put the value into double quotes: ${quote(JSON.stringify(found))}`
    : numberForms.find(([form]) => form.test(found))?.[1];
  return help === undefined ? null : { offset: offset - start.length, found, help };
}

/** A document that starts with a key, a list entry or a document marker of YAML. */
const yamlStart = /^\s*(?:#[^\n]*\n\s*)*(?:---|- |[A-Za-z_$][\w-]*:(?:\s|$))/;

function foreignHelp(text: string, offset: number): string | null {
  if (yamlStart.test(text)) return 'this looks like YAML; convert the file to JSON, and give it the extension `.json`';
  return foreignForms.find(([form]) => form.test(text.slice(offset, offset + 12)))?.[1] ?? null;
}

/** Characters that look like a space but are not white space in JSON. */
const foreignBlank = /^(?!\s*$)[\p{Zs}\p{Cf}\v\f\u0085\u2028\u2029]/u;

function blankHelp(text: string, offset: number): string | null {
  const [blank] = foreignBlank.exec(text.slice(offset, offset + 2)) ?? [];
  if (blank === undefined || blank === ' ') return null;
  const code = (blank.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `replace the character U+${code}, which looks like a space, with an ordinary space`;
}

/** Conflict markers that git writes into a file. No JSON string spans several lines, so such a line is never content. */
const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m;

const nameOf = (code: ParseErrorCode) => printParseErrorCode(code);

/** The offset of the comma if a closing bracket directly follows it; otherwise null. */
function commaBefore(text: string, offset: number): number | null {
  if (text[offset] !== '}' && text[offset] !== ']') return null;
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at] ?? '')) at -= 1;
  return text[at] === ',' ? at : null;
}

type Open = { readonly closing: string; readonly start: number };

/** The lists and objects that are open at `offset`, the innermost last. The text before it is valid JSON. */
function openBefore(text: string, offset: number): readonly Open[] {
  const open: Open[] = [];
  for (const { 0: token, index } of text.slice(0, offset).matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push({ closing: token === '{' ? '}' : ']', start: index });
    else if (token === '}' || token === ']') open.pop();
  }
  return open;
}

const nounOf = (closing: string): string => (closing === ']' ? 'list' : 'object');

/** Longer texts before a mistake are not examined. */
const nearbyLengthMax = 4096;
const startOfNearby = (text: string, offset: number) =>
  Math.max(0, offset - nearbyLengthMax, text.lastIndexOf('\n', offset - 1) + 1);

type Unclosed = { readonly closing: string; readonly help: string };

/**
 * Where a comma would not help, because the list or object before this was not closed: a bracket of the other kind, a key in a
 * list, a value without a key in an object.
 */
function unclosedBefore(text: string, offset: number, open: readonly Open[]): Unclosed | null {
  const found = text[offset] ?? '';
  const closing = open.at(-1)?.closing;
  if (closing === undefined || closing === found) return null;
  const close = `close the ${nounOf(closing)} with ${quote(closing)}`;
  if (found === '}' || found === ']') return { closing, help: `${close} before this, or remove this ${quote(found)}` };
  if (found === ':' && closing === ']') {
    const isFirst = /\[\s*"[^"\\]*(?:\\.[^"\\]*)*"\s*$/.test(text.slice(Math.max(0, offset - nearbyLengthMax), offset));
    const help = isFirst
      ? 'put `{` before the key of this value, and `}` after the last value of the object'
      : `${close} and a comma before the key of this value`;
    return { closing, help };
  }
  if ((found === '{' || found === '[') && closing === '}')
    return { closing, help: `${close} and a comma before this, or write a key for this value` };
  return null;
}

/** A key whose first quote is missing, with its value. */
const halfQuotedKey = /^[\w$-]+"\s*:\s*(?:["[{\d-]|(?:true|false|null)\b)/;
/** An unquoted key, or a whole value after which the object or list continues. */
const unquotedEntry = /^(?:[\w$-]+\s*:|(?:true|false|null|-?\d+(?:\.\d+)?)\s*[,}\]])/;

/** A string value that ends where its author did not mean to end it. */
function helpAfterString(text: string, offset: number, open: readonly Open[]): string | null {
  const before = text.slice(startOfNearby(text, offset), offset);
  const isValue = /:\s*"[^"\\]*(?:\\.[^"\\]*)*"[ \t]*$/.test(before) || open.at(-1)?.closing === ']';
  if (!isValue || !/"[ \t]*$/.test(before)) return null;
  const [after = ''] = /^[^\n]*/.exec(text.slice(offset, offset + nearbyLengthMax)) ?? [];
  if (before.endsWith('""') && after.startsWith('"'))
    return 'put one double quote on each side of the string, and write a line break as `\\n`';
  if (/^\+\s*"/.test(after)) return 'write the texts as one string; JSON does not join strings';
  // `"Send {"` and `"Set "` are no whole texts: what follows belongs to the same string.
  const isWhole = !/[\s{[(]"[ \t]*$/.test(before);
  if (isWhole && halfQuotedKey.test(after)) return 'put a comma before the next key, and double quotes around the key';
  const isText = /^[\p{L}\p{N}$(<@~*.-][^\n]*"/u.test(after) && !(isWhole && unquotedEntry.test(after));
  return isText ? 'write a double quote inside a string as `\\"`' : null;
}

/**
 * Where entries without keys follow the `{` of an object, its author meant a list. Where entries with keys come first, the object was
 * not closed, or a key is missing.
 */
function helpInObject(code: ParseErrorCode, text: string, offset: number, open: readonly Open[]): string | null {
  const inner = open.at(-1);
  if (inner?.closing !== '}') return null;
  const found = text[offset] ?? '';
  const before = text.slice(inner.start + 1, offset).trim();
  const toList =
    'write a list in square brackets: replace the `{` before its first entry with `[`, and the matching `}` with `]`';
  if (nameOf(code) === 'PropertyNameExpected') {
    if (found !== '{' && found !== '[') return null;
    if (before === '') return toList;
    const isInList = open.at(-2)?.closing === ']';
    return isInList
      ? 'close the object with `}` before the comma, or write a key for this value'
      : 'write a key for this value';
  }
  if (nameOf(code) !== 'ColonExpected' || (found !== ',' && found !== '}')) return null;
  const isFirst = /^"[^"\\]*(?:\\.[^"\\]*)*"$/.test(before);
  return isFirst ? `write \`:\` and a value after the key, or ${toList}` : 'write `:` and a value after the key';
}

function syntaxFinding(error: ParseError, text: string): UnlocatedDiagnostic {
  const content = text.trimEnd().length;
  if (error.offset + error.length > content || error.offset >= content) {
    return {
      code: 'read/unexpected-end',
      message: 'the file ends before the JSON document is complete',
      at: { offset: content, length: 0, pointer: '' },
      label: 'the file ends here',
      help: 'close the open brackets, or restore the missing part of the file',
    };
  }
  const found = text.slice(error.offset, error.offset + error.length);
  const open = openBefore(text, error.offset);
  const unclosed = nameOf(error.error) === 'CommaExpected' ? unclosedBefore(text, error.offset, open) : null;
  if (unclosed !== null) {
    return {
      code: 'read/syntax',
      message: `the file is not valid JSON: unexpected ${quote(found)}`,
      at: { offset: error.offset, length: error.length, pointer: '' },
      label: found === ':' ? 'a list has no keys' : `a ${quote(unclosed.closing)} is expected before this`,
      help: unclosed.help,
    };
  }
  const endsString = nameOf(error.error) === 'InvalidSymbol' || nameOf(error.error) === 'CommaExpected';
  const foreign =
    helpInObject(error.error, text, error.offset, open) ??
    (endsString ? helpAfterString(text, error.offset, open) : null) ??
    foreignHelp(text, error.offset) ??
    blankHelp(text, error.offset);
  const number = yamlStart.test(text) ? null : numberAround(text, error.offset);
  if (number !== null) {
    return {
      code: 'read/syntax',
      message: `the file is not valid JSON: unexpected ${quote(number.found)}`,
      at: { offset: number.offset, length: number.found.length, pointer: '' },
      label: 'this is not a JSON number',
      help: number.help,
    };
  }
  return {
    code: 'read/syntax',
    message: `the file is not valid JSON: unexpected ${quote(found)}`,
    at: { offset: error.offset, length: error.length, pointer: '' },
    label: expectations[nameOf(error.error)],
    help:
      foreign ??
      remedies[nameOf(error.error)] ??
      (/^[\p{L}_$]/u.test(found)
        ? 'put every key and string into double quotes'
        : 'remove this text, or put the string that contains it into double quotes'),
  };
}

const conflictFinding = (offset: number, length: number): UnlocatedDiagnostic => ({
  code: 'read/syntax',
  message: 'the file has an unresolved merge conflict',
  at: { offset, length, pointer: '' },
  label: 'this is a conflict marker of git',
  help: 'keep one version or combine both, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`',
});

function syntaxFindings(
  errors: readonly ParseError[],
  text: string,
  words: DocumentWords,
): readonly UnlocatedDiagnostic[] {
  const mark = errors.length === 0 ? null : conflictMark.exec(text);
  if (mark !== null) return [conflictFinding(mark.index, mark[0].length)];
  const findings: UnlocatedDiagnostic[] = [];
  const commas = new Set<number>();
  for (const error of errors) {
    if (hasEnough(findings)) break;
    if (nameOf(error.error) === 'InvalidCommentToken') {
      const at = { offset: error.offset, length: error.length, pointer: '' };
      findings.push({
        code: 'read/comment',
        message: `${words === sourceWords ? 'a source' : words.root} cannot contain comments`,
        at,
        help: words.ifComment,
        fixes: [{ title: 'remove the comment', edits: [{ offset: at.offset, length: at.length, text: '' }] }],
      });
      continue;
    }
    const comma = commaBefore(text, error.offset);
    if (comma === null) return [...findings, syntaxFinding(error, text)];
    if (commas.has(comma)) continue;
    commas.add(comma);
    findings.push({
      code: 'read/trailing-comma',
      message: 'trailing comma before a closing bracket',
      at: { offset: comma, length: 1, pointer: '' },
      help: 'remove the comma',
      fixes: [{ title: 'remove the comma', edits: [{ offset: comma, length: 1, text: '' }] }],
    });
  }
  return findings;
}

function parsed(text: string): JsonValue {
  return JSON.parse(text);
}

export function parseDocument(text: string, words: DocumentWords = sourceWords): PhaseResult<ParsedDocument> {
  const clean = cleanDocument(text);
  if (clean !== null) return { value: clean, findings: [] };
  const nesting = checkNesting(text);
  if (nesting.length > 0) return { value: null, findings: nesting };
  const errors: ParseError[] = [];
  const root: Node | undefined = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: true,
  });
  const syntax = syntaxFindings(errors, text, words);
  if (syntax.length > 0) return { value: null, findings: syntax };
  if (root === undefined) {
    return {
      value: null,
      findings: [
        {
          code: 'read/empty-file',
          message: 'the file is empty',
          at: { offset: 0, length: 0, pointer: '' },
          help: words.ifEmpty,
        },
      ],
    };
  }
  const tree = checkTree(root, text);
  if (tree.length > 0) return { value: null, findings: tree };
  return { value: new ParsedDocument(text, parsed(text)), findings: [] };
}
