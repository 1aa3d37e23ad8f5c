/** Prompt texts and typed parts: refs exist, and no text tries to include one by name (design-locks §9, decision 1). */
import type { RefDefinition } from '../../../builtins/kinds.ts';
import type { PromptBlocks, PromptPart } from '../../../schemas/source-workflow.ts';
import { type Finding, replacement } from '../../diagnostics/finding.ts';
import { counted, quote, quoteList } from '../../diagnostics/quote.ts';
import { suggest } from '../../../schemas/suggest.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { LocatedText, ResolvedBlocks, ResolvedPart } from '../../ir/resolved.ts';
import { inlineTokens, isBindingToken } from './inline-tokens.ts';

const inlineHelp = (name: string) =>
  /^wr\.refs\.[a-z0-9_]{1,60}$/.test(name)
    ? `put \`{ "kind": "ref", "refId": "${name}" }\` into \`goal\`, \`constraints\`, \`procedure\` or \`verify\``
    : 'the only inline token is `{{wr.bindings.<slot>}}`; write `\\{{` for literal braces';

/** Resolves the parts of one workflow and collects what is wrong with them. */
export class PartResolver {
  readonly findings: Finding[] = [];
  readonly #document: SourceDocument;
  readonly #refs: ReadonlyMap<string, RefDefinition>;

  constructor(document: SourceDocument, refs: ReadonlyMap<string, RefDefinition>) {
    this.#document = document;
    this.#refs = refs;
  }

  text(text: string, path: Path): LocatedText {
    for (const token of inlineTokens(text)) {
      if (isBindingToken(token)) continue;
      this.findings.push({
        code: 'resolve/inline-ref',
        message: `a prompt text cannot include ${quote(token.name)}`,
        at: this.#document.within(path, token.start, token.length),
        label: 'would reach the agent as it stands',
        help: inlineHelp(token.name),
      });
    }
    return { text, path };
  }

  optionalText(text: string | undefined, path: Path): LocatedText | null {
    return text === undefined ? null : this.text(text, path);
  }

  /** Sorted by key: the order of keys in the source carries no meaning and may not reach the hash. */
  texts(record: { readonly [key: string]: string } | undefined, path: Path): ReadonlyMap<string, LocatedText> {
    const keys = Object.keys(record ?? {}).sort();
    return new Map(keys.map((key) => [key, this.text(record?.[key] ?? '', [...path, key])]));
  }

  blocks(blocks: PromptBlocks | undefined, path: Path): ResolvedBlocks | null {
    if (blocks === undefined) return null;
    const { goal } = blocks;
    return {
      path,
      goal: Array.isArray(goal)
        ? this.#parts(goal, [...path, 'goal'])
        : goal === undefined
          ? []
          : this.#part(goal, [...path, 'goal']),
      constraints: this.#parts(blocks.constraints, [...path, 'constraints']),
      procedure: this.#parts(blocks.procedure, [...path, 'procedure']),
      verify: this.#parts(blocks.verify, [...path, 'verify']),
      outputRequired: this.texts(blocks.outputRequired, [...path, 'outputRequired']),
    };
  }

  #parts(parts: readonly PromptPart[] | undefined, path: Path): readonly ResolvedPart[] {
    return (parts ?? []).flatMap((part, index) => this.#part(part, [...path, index]));
  }

  #part(part: PromptPart, path: Path): readonly ResolvedPart[] {
    if (typeof part === 'string') return [{ kind: 'text', ...this.text(part, path) }];
    const definition = this.#refs.get(part.refId);
    if (definition !== undefined) return [{ kind: 'ref', definition, path }];
    const near = suggest(part.refId, this.#refs.keys());
    const at = this.#document.at([...path, 'refId']);
    this.findings.push({
      code: 'resolve/unknown-ref',
      message: `no ref is named ${quote(part.refId)}`,
      at,
      label: `not one of the ${counted(this.#refs.size, 'ref')}`,
      help:
        near === null
          ? `use ${quoteList([...this.#refs.keys()].sort(), 'or')}`
          : `a ref with a similar name exists: ${quote(near)}`,
      fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
    });
    return [];
  }
}
