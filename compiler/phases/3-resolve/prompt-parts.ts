/** Resolves prompt texts and typed parts: refs must exist, and a text cannot include one by name [prompt-interpolation-closed]. */
import type { RefDefinition } from '../../../builtins/kinds.ts';
import type { PromptBlocks, PromptPart } from '../../../schemas/source-workflow.ts';
import { type UnlocatedDiagnostic, replacement } from '../../diagnostics/unlocated.ts';
import { nameEndingIn, nearestName, sortedNames } from '../../diagnostics/nearest-name.ts';
import { counted, quote, quoteFew, quoteList } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import type { LocatedText, ResolvedBlocks, ResolvedPart } from '../../ir/resolved.ts';
import { validSlotFor } from './extension-points.ts';
import { escapedBraces, type InlineToken, inlineTokens, isBindingToken, slotOf } from './inline-tokens.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';

const isRefId = (name: string) => /^wr\.refs\.[a-z0-9_]{1,60}$/.test(name);

const refHelp = (refId: string) =>
  `put \`${refInPart(refId)}\` into \`goal\`, \`constraints\`, \`procedure\` or \`verify\``;

const bracesHelp = `only \`{{wr.bindings.<slot>}}\` is allowed inside a text; write ${escapedBraces} for literal braces`;

const refInPart = (refId: string) => `{ "kind": "ref", "refId": "${refId}" }`;

const blockKeys: ReadonlySet<unknown> = new Set(['goal', 'constraints', 'procedure', 'verify']);

/** Whether a ref may replace the text at this path. Other lists, such as `guidance`, contain texts only. */
function isPartOfBlocks(path: Path): boolean {
  const key = typeof path.at(-1) === 'number' ? -2 : -1;
  return blockKeys.has(path.at(key)) && path.at(key - 1) === 'promptBlocks';
}

const unclosedToken = /\{\{[ \t]*wr\.bindings\.(\w*)\}?/y;

const noTexts: ReadonlyMap<string, LocatedText> = new Map();

/** Field by field: every text passes here, and a spread into a new object is many times slower. */
const locatedText = (text: string, { path, templateId }: SourceCursor): LocatedText => ({
  text,
  path,
  templateId: templateId ?? undefined,
});

/** Resolves the parts of one workflow and collects the findings. */
export class PartResolver {
  readonly #findings: UnlocatedDiagnostic[];
  readonly #refs: ReadonlyMap<string, RefDefinition>;
  readonly #slots: ReadonlySet<string>;

  constructor(refs: ReadonlyMap<string, RefDefinition>, slots: ReadonlySet<string>, findings: UnlocatedDiagnostic[]) {
    this.#findings = findings;
    this.#refs = refs;
    this.#slots = slots;
  }

  /** A prompt text: it may name slots, and no other builtin. */
  text(text: string, site: SourceCursor): LocatedText {
    this.#refAsText(text, site);
    for (const token of inlineTokens(text)) {
      const at = () => site.within(token.start, token.length);
      if (!isBindingToken(token)) {
        this.#findings.push({
          code: 'resolve/inline-ref',
          message: `a prompt text cannot include ${quote(token.name)}`,
          at: at(),
          label: 'the agent would read the braces literally',
          help: this.#inlineHelp(token.name),
        });
      } else if (!text.startsWith('}}', token.start + token.length - 2)) this.#unclosedSlot(token, text, site);
      else if (!this.#slots.has(slotOf(token))) this.#unknownSlot(token, at());
    }
    return locatedText(text, site);
  }

  /** How to embed the ref that the token names, or a similar one. */
  #inlineHelp(name: string): string {
    if (!isRefId(name)) return bracesHelp;
    if (this.#refs.has(name)) return refHelp(name);
    const near = nearestName(name, this.#refs);
    return near === null
      ? `no ref has this name; use ${quoteFew(sortedNames(this.#refs), 'or')} in \`promptBlocks\`, or write ${escapedBraces} for literal braces`
      : `a ref with a similar name exists: ${refHelp(near)}`;
  }

  /** A text that is only the id of a ref: its author meant the text of the ref. */
  #refAsText(text: string, site: SourceCursor): void {
    const refId = text.trim();
    if (!refId.startsWith('wr.refs.') || !this.#refs.has(refId)) return;
    const { at } = site;
    const isPart = isPartOfBlocks(site.path);
    this.#findings.push({
      code: 'resolve/ref-as-text',
      message: `the ref ${quote(refId)} is not expanded here`,
      at,
      label: 'the agent would read this name instead of the text of the ref',
      help: isPart ? `write \`${refInPart(refId)}\` here` : refHelp(refId),
      fixes: isPart ? [replacement('embed the ref', at, refInPart(refId))] : [],
    });
  }

  /** A heading: braces have no meaning in it. */
  plain(text: string, site: SourceCursor): LocatedText {
    return locatedText(text, site);
  }

  /** The text of `holder` under this key. Creates no position if the key is missing, because most steps omit most keys. */
  optionalText(text: string | undefined, holder: SourceCursor, key: string): LocatedText | null {
    return text === undefined ? null : this.text(text, holder.in(key));
  }

  /** Sorted by key: the order of keys in the source has no meaning and must not affect the hash. */
  texts(
    record: { readonly [key: string]: string } | undefined,
    holder: SourceCursor,
    ...path: Path
  ): ReadonlyMap<string, LocatedText> {
    if (record === undefined) return noTexts;
    const site = holder.in(...path);
    const keys = Object.keys(record).sort();
    return new Map(keys.map((key) => [key, this.text(record[key] ?? '', site.in(key))]));
  }

  blocks(blocks: PromptBlocks | undefined, holder: SourceCursor, key: string): ResolvedBlocks | null {
    if (blocks === undefined) return null;
    const site = holder.in(key);
    const { goal } = blocks;
    return {
      path: site.path,
      goal:
        Array.isArray(goal) || goal === undefined ? this.#parts(goal, site, 'goal') : this.#part(goal, site.in('goal')),
      constraints: this.#parts(blocks.constraints, site, 'constraints'),
      procedure: this.#parts(blocks.procedure, site, 'procedure'),
      verify: this.#parts(blocks.verify, site, 'verify'),
      outputRequired: this.texts(blocks.outputRequired, site, 'outputRequired'),
    };
  }

  /** Without both closing braces, the replaced text would keep a brace, or the rest of the line would be a part of the name. */
  #unclosedSlot(token: InlineToken, text: string, site: SourceCursor): void {
    unclosedToken.lastIndex = token.start;
    const [found = '', slot = ''] = unclosedToken.exec(text) ?? [];
    const at = site.within(token.start, found.length);
    const written = `{{wr.bindings.${slot === '' ? '<slot>' : slot}}}`;
    this.#findings.push({
      code: 'resolve/inline-ref',
      message: `${quote(found)} is not closed`,
      at,
      label: 'two closing braces are required',
      help: `write ${quote(written)}`,
      fixes: this.#slots.has(slot) ? [replacement('close the braces', at, written)] : [],
    });
  }

  #unknownSlot(token: InlineToken, at: UnlocatedDiagnostic['at']): void {
    const names = sortedNames(this.#slots);
    const near = nearestName(slotOf(token), this.#slots);
    // The finding about the invalid name of the slot asks to rename it to the name that this token contains.
    if (near !== null && near !== slotOf(token) && validSlotFor(near) === slotOf(token)) return;
    this.#findings.push({
      code: 'resolve/unknown-slot',
      message: `no extension point is named ${quote(slotOf(token))}`,
      at,
      label: 'undeclared extension point',
      help:
        near !== null
          ? `an extension point with a similar name exists: ${quote(near)}`
          : `declare the extension point in \`extensionPoints\`${names.length === 0 ? '' : `, or use ${quoteFew(names, 'or')}`}; write ${escapedBraces} for literal braces`,
      fixes: near === null ? [] : [replacement(`change to ${near}`, at, `{{wr.bindings.${near}}}`)],
    });
  }

  #parts(parts: readonly PromptPart[] | undefined, holder: SourceCursor, key: string): readonly ResolvedPart[] {
    return (parts ?? []).flatMap((part, index) => this.#part(part, holder.in(key, index)));
  }

  #part(part: PromptPart, site: SourceCursor): readonly ResolvedPart[] {
    if (typeof part === 'string') return [{ kind: 'text', ...this.text(part, site) }];
    const definition = this.#refs.get(part.refId);
    if (definition !== undefined) return [{ kind: 'ref', definition, ...site.origin }];
    const near = nearestName(part.refId, this.#refs) ?? nameEndingIn(part.refId, this.#refs);
    const at = site.in('refId').at;
    this.#findings.push({
      code: 'resolve/unknown-ref',
      message: `no ref is named ${quote(part.refId)}`,
      at,
      label: `this is not one of the ${counted(this.#refs.size, 'ref')}`,
      help:
        near === null
          ? `use ${quoteList([...this.#refs.keys()].sort(), 'or')}`
          : `a ref with a similar name exists: ${quote(near)}`,
      fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
    });
    return [];
  }
}
