/**
 * Translates `promptBlocks`: in the older format, a value was a text or a list of parts that form one text. A ref between two
 * texts becomes a separate line. A ref in an output field moves to a field where refs are allowed [refs-in-structured-sections].
 */
import type { PromptBlocks, PromptPart } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import { entriesIn, withoutHeading } from './list-entries.ts';
import type { Scope } from '../scope.ts';
import { linesOf, type Section } from './section.ts';
import type { LegacyBlocks, LegacyPart, LegacyText } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { authored, joined, synthesized, type MappedText } from '../mapped-text.ts';

type Line =
  | { readonly kind: 'text'; readonly text: MappedText }
  | { readonly kind: 'ref'; readonly refId: string; readonly path: Path };

/** Texts from other fields that are added to the blocks. */
export type Joining = {
  readonly prompt: MappedText | null;
  /** Added before all other constraints. */
  readonly lead: readonly MappedText[];
  readonly sections: readonly Section[];
  /** The names in braces that these texts contain. */
  readonly names: readonly string[];
};

/** Without the heading that the compiler writes above a block. */
const unheaded = ([first, ...rest]: readonly Line[], block: 'goal' | Section['block']): readonly Line[] => {
  if (first === undefined) return [];
  return first.kind === 'ref' ? [first, ...rest] : [{ kind: 'text', text: withoutHeading(first.text, block) }, ...rest];
};

const isList = (text: LegacyText): text is (string | LegacyPart)[] => Array.isArray(text);

export function unknownRef(refId: string, path: Path, t: Translation): MappedText {
  t.report('read/legacy-unknown-ref', t.document.at([...path, 'refId']), {
    message: `unknown ref ${quote(refId)}: the prompt contains the name of the ref, but not its text`,
    help: 'write the text here, or use a ref that `workrail builtins refs` lists',
  });
  return joined([
    synthesized('(An unknown ref was here: `', path),
    authored(refId, [...path, 'refId']),
    synthesized('`.)', path),
  ]);
}

/** The blocks of one step. */
export class BlocksTranslator {
  readonly #t: Translation;
  readonly #scope: Scope;
  readonly #path: Path;
  readonly #names: string[] = [];

  constructor(t: Translation, scope: Scope, path: Path) {
    this.#t = t;
    this.#scope = scope;
    this.#path = path;
  }

  translate(blocks: LegacyBlocks, { prompt, lead, sections, names }: Joining): PromptBlocks {
    const { origins } = this.#t;
    this.#names.push(...names);
    const goal = unheaded(blocks.goal === undefined ? [] : this.#lines(blocks.goal, [...this.#path, 'goal']), 'goal');
    const constraints = this.#entries(blocks.constraints, 'constraints');
    const procedure = this.#entries(blocks.procedure, 'procedure');
    const outputs = this.#outputs(blocks.outputRequired ?? {});
    const verify = this.#entries(blocks.verify, 'verify');
    const joining = (block: Section['block']): readonly Line[] =>
      sections
        .filter((one) => one.block === block)
        .flatMap(linesOf)
        .map((text) => ({ kind: 'text', text }));
    const texts = (lines: readonly MappedText[]): readonly Line[] => lines.map((text) => ({ kind: 'text', text }));
    const translated: PromptBlocks = origins.made({}, this.#path);
    const place = (key: 'goal' | 'constraints' | 'procedure' | 'verify', lines: readonly Line[]) => {
      if (lines.length > 0) translated[key] = this.#placed(lines, [...this.#path, key]);
    };
    const [only] = goal;
    if (only?.kind === 'text' && goal.length === 1) {
      translated.goal = only.text.text;
      origins.text(translated, 'goal', only.text, [...this.#path, 'goal']);
    } else place('goal', goal);
    const explained = this.#t.explained(this.#names, this.#path, this.#scope);
    place('constraints', [...texts(lead), ...constraints, ...joining('constraints'), ...texts(explained)]);
    place('procedure', [...texts(prompt === null ? [] : [prompt]), ...procedure, ...joining('procedure')]);
    if (Object.keys(outputs.fields).length > 0) translated.outputRequired = outputs.fields;
    place('verify', [...verify, ...outputs.refs, ...joining('verify')]);
    return translated;
  }

  #placed(lines: readonly Line[], path: Path): PromptPart[] {
    const { origins } = this.#t;
    const parts = origins.made<PromptPart[]>([], path);
    for (const line of lines) {
      if (line.kind === 'text') {
        origins.text(parts, parts.length, line.text, line.text.parts[0]?.path ?? path);
        parts.push(line.text.text);
      } else {
        const ref: PromptPart = { kind: 'ref', refId: line.refId };
        parts.push(origins.copied(ref, line.path));
      }
    }
    return parts;
  }

  #entries(
    entries: string | readonly LegacyText[] | undefined,
    key: 'constraints' | 'procedure' | 'verify',
  ): readonly Line[] {
    const path = [...this.#path, key];
    if (entries === undefined) return [];
    const lines =
      typeof entries === 'string'
        ? this.#lines(entries, path)
        : entries.flatMap((entry, index) => this.#lines(entry, [...path, index]));
    return unheaded(lines, key).flatMap((line): readonly Line[] =>
      line.kind === 'ref' ? [line] : entriesIn(line.text).map((text) => ({ kind: 'text', text })),
    );
  }

  /** One value: its texts are joined, with its refs between them. */
  #lines(value: LegacyText, path: Path): readonly Line[] {
    if (!isList(value)) return this.#part(value, path);
    const lines: Line[] = [];
    for (const [index, part] of value.entries()) {
      for (const line of this.#part(part, [...path, index])) {
        const last = lines.at(-1);
        if (line.kind === 'text' && last?.kind === 'text')
          lines[lines.length - 1] = { kind: 'text', text: joined([last.text, line.text]) };
        else lines.push(line);
      }
    }
    return lines.filter((line) => line.kind === 'ref' || line.text.text.trim() !== '');
  }

  #part(part: string | LegacyPart, path: Path): readonly Line[] {
    if (typeof part === 'string') return [{ kind: 'text', text: this.#text(part, path) }];
    if (part.kind === 'text') return [{ kind: 'text', text: this.#text(part.text, [...path, 'text']) }];
    return this.#ref(part.refId, path);
  }

  #text(text: string, path: Path): MappedText {
    const { text: replaced, names } = this.#t.withoutTokens(text, path);
    this.#names.push(...names);
    return replaced;
  }

  #ref(refId: string, path: Path): readonly Line[] {
    if (!this.#t.builtins.refs.has(refId)) return [{ kind: 'text', text: unknownRef(refId, path, this.#t) }];
    return [{ kind: 'ref', refId, path }];
  }

  /** An output field is one text; its refs move to a field where refs are allowed. */
  #outputs(outputs: { readonly [field: string]: LegacyText }): {
    readonly fields: { [field: string]: string };
    readonly refs: readonly Line[];
  } {
    const { origins } = this.#t;
    const path = [...this.#path, 'outputRequired'];
    const fields = origins.made<{ [field: string]: string }>({}, path);
    const refs: Line[] = [];
    for (const field of Object.keys(outputs).sort()) {
      const value = outputs[field];
      if (value === undefined) continue;
      const at = [...path, field];
      const lines = this.#lines(value, at);
      refs.push(...lines.filter(({ kind }) => kind === 'ref'));
      const texts = lines.flatMap((line) => (line.kind === 'text' ? line.text : []));
      const text = texts.length === 0 ? synthesized('See the notes of this step.', at) : joined(texts, ' ');
      fields[field] = text.text;
      origins.text(fields, field, text, at);
    }
    return { fields, refs };
  }
}
