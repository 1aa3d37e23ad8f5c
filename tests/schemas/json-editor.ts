/** What an editor makes of our schemas: the JSON language service of VS Code, which most editors use, without the editor. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Diagnostic, JSONDocument, TextDocument } from 'vscode-json-languageservice';

// The package is CommonJS without named exports that a static import finds.
const service: typeof import('vscode-json-languageservice') = createRequire(import.meta.url)(
  'vscode-json-languageservice',
);
const schemas = path.join(import.meta.dirname, '../../generated/schemas');

export type Opened = { readonly document: TextDocument; readonly json: JSONDocument };

const schemaText = async (uri: string) => fs.readFileSync(path.join(schemas, path.posix.basename(uri)), 'utf8');

export class JsonEditor {
  /** A file that names a schema of ours with `$schema` gets that one, wherever it says that it lies. */
  readonly #service = service.getLanguageService({ schemaRequestService: schemaText });

  /** @param schema the name of a file in generated/schemas, without its ending, for files that name none */
  constructor(schema: string) {
    this.#service.configure({
      validate: true,
      allowComments: false,
      schemas: [{ uri: `file:///${schema}.json`, fileMatch: ['*'] }],
    });
  }

  open(text: string): Opened {
    const document = service.TextDocument.create('file:///source.json', 'json', 1, text);
    return { document, json: this.#service.parseJSONDocument(document) };
  }

  /** What the editor underlines. */
  async marks(text: string): Promise<readonly Mark[]> {
    const { document, json } = this.open(text);
    const found = await this.#service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' });
    return found.map((one) => markOf(document, one));
  }

  /** What completion offers at an offset; texts without their quotes. */
  async completions(text: string, offset: number): Promise<readonly string[]> {
    const { document, json } = this.open(text);
    const list = await this.#service.doComplete(document, document.positionAt(offset), json);
    return (list?.items ?? []).map(({ label }) => label.replace(/^"(.*)"$/, '$1'));
  }

  /** Each key of a document with the text that shows over it, or null. */
  async hovers(text: string): Promise<readonly Hovered[]> {
    const { document, json } = this.open(text);
    const keys = keysOf(json);
    return Promise.all(
      keys.map(async ({ path: at, offset }) => {
        const hover = await this.#service.doHover(document, document.positionAt(offset + 1), json);
        return { path: at, text: hover === null ? null : textOf(hover.contents) };
      }),
    );
  }
}

export type Mark = { readonly start: number; readonly end: number; readonly message: string };
export type Hovered = { readonly path: string; readonly text: string | null };

const markOf = (document: TextDocument, { range, message }: Diagnostic): Mark => ({
  start: document.offsetAt(range.start),
  end: document.offsetAt(range.end),
  message: typeof message === 'string' ? message : message.value,
});

function textOf(contents: unknown): string | null {
  const parts = [contents].flat().map((part) => (typeof part === 'string' ? part : (part as { value?: string }).value));
  const text = parts.join('').trim();
  return text === '' ? null : text;
}

type Node = NonNullable<ReturnType<JSONDocument['getNodeFromOffset']>>;
type RootedDocument = JSONDocument & { readonly root?: Node };

function keysOf(json: JSONDocument): readonly { readonly path: string; readonly offset: number }[] {
  const visit = (node: Node, at: string): readonly { readonly path: string; readonly offset: number }[] => {
    if (node.type === 'array') return node.items.flatMap((item) => visit(item, `${at}[]`));
    if (node.type !== 'object') return [];
    return node.properties.flatMap(({ keyNode, valueNode }) => {
      const key = `${at}.${keyNode.value}`;
      return [{ path: key, offset: keyNode.offset }, ...(valueNode === undefined ? [] : visit(valueNode, key))];
    });
  };
  const { root } = json as RootedDocument;
  return root === undefined ? [] : visit(root, '');
}
