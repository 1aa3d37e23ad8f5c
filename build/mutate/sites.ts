/**
 * Where code can be broken by a rule of thumb, and the code with a switch at each of these places: a condition is reversed, a
 * comparison takes or leaves its bound, a statement is left out. One copy holds every mutation; which of them is on is told to the
 * process, so that no file is written between two tries. The same switches note which places a test comes to.
 */
import { ts } from 'ts-morph';

export type Site = {
  readonly id: number;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** What is broken when the switch is on. */
  readonly breaks: string;
  /** The same mutation as a replacement of text, for the list that is kept. */
  readonly search: string;
  readonly replacement: string;
};

export const activeVariable = 'WORKRAIL_MUTANT';
export const visitedVariable = 'WORKRAIL_VISITED_SITES';

/** Appended at once: a worker may be ended without notice. */
const switchBoard = `globalThis.__isOn ??= (() => {
  const active = Number(process.env.${activeVariable} ?? -1);
  const target = process.env.${visitedVariable};
  const fs = target === undefined ? null : process.getBuiltinModule('node:fs');
  const visited = new Set();
  return (id) => {
    if (id === active) return true;
    if (fs !== null && !visited.has(id)) {
      visited.add(id);
      fs.appendFileSync(target, id + '\\n');
    }
    return false;
  };
})();`.replaceAll(/\s*\n\s*/g, ' ');

const equalities: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const bounds: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const shownMax = 80;
const shown = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length <= shownMax ? line : `${line.slice(0, shownMax - 1)}…`;
};

class Instrumenter {
  readonly sites: Site[] = [];
  readonly #file: string;
  readonly #source: ts.SourceFile;
  #nextId: number;

  constructor(file: string, text: string, firstId: number) {
    this.#file = file;
    this.#source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    this.#nextId = firstId;
  }

  text(): string {
    const { text } = this.#source;
    const body = this.#children(this.#source, 0, text.length);
    // A first line such as `#!/usr/bin/env node` stays the first one.
    const start = text.startsWith('#!') ? body.indexOf('\n') + 1 : 0;
    return `${body.slice(0, start)}${switchBoard}${body.slice(start)}`;
  }

  /** The text from `start` to `end` with what stands in it rendered. */
  #children(node: ts.Node, start: number, end: number): string {
    const { text } = this.#source;
    const parts: string[] = [];
    let at = start;
    ts.forEachChild(node, (child) => {
      const from = child.getStart(this.#source);
      if (from < at) return;
      parts.push(text.slice(at, from), this.#node(child));
      at = child.end;
    });
    return [...parts, text.slice(at, end)].join('');
  }

  #plain(node: ts.Node): string {
    return this.#children(node, node.getStart(this.#source), node.end);
  }

  #node(node: ts.Node): string {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return node.getText(this.#source);
    if (ts.isExpressionStatement(node) && this.#isDroppable(node)) return this.#dropped(node);
    if (ts.isExpression(node) && this.#isCondition(node)) return this.#reversed(node);
    if (ts.isBinaryExpression(node)) return this.#comparison(node);
    return this.#plain(node);
  }

  /** Within a function, and no directive and no `super()`. */
  #isDroppable({ parent, expression }: ts.ExpressionStatement): boolean {
    if (ts.isSourceFile(parent) || ts.isStringLiteral(expression)) return false;
    return !(ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword);
  }

  #isCondition(node: ts.Expression): boolean {
    const { parent } = node;
    return (
      (ts.isIfStatement(parent) && parent.expression === node) ||
      (ts.isConditionalExpression(parent) && parent.condition === node)
    );
  }

  #add(node: ts.Node, breaks: string, replacement: string): number {
    const id = this.#nextId;
    this.#nextId += 1;
    const search = node.getText(this.#source);
    const line = this.#source.getLineAndCharacterOfPosition(node.getStart(this.#source)).line + 1;
    this.sites.push({ id, file: this.#file, line, breaks, search, replacement });
    return id;
  }

  #dropped(node: ts.ExpressionStatement): string {
    const id = this.#add(node, `\`${shown(node.getText(this.#source))}\` is left out`, ';');
    return `{ if (!globalThis.__isOn(${id})) ${this.#plain(node)} }`;
  }

  #reversed(node: ts.Expression): string {
    const text = node.getText(this.#source);
    const id = this.#add(node, `\`${shown(text)}\` is reversed`, `!(${text})`);
    return `(globalThis.__isOn(${id}) !== Boolean(${this.#plain(node)}))`;
  }

  #comparison(node: ts.BinaryExpression): string {
    const { kind } = node.operatorToken;
    const [left, right] = [node.left.getText(this.#source), node.right.getText(this.#source)];
    const opposite = equalities.get(kind);
    if (opposite !== undefined) {
      const id = this.#add(
        node,
        `\`${shown(node.getText(this.#source))}\` is reversed`,
        `${left} ${opposite} ${right}`,
      );
      return `(globalThis.__isOn(${id}) !== (${this.#plain(node)}))`;
    }
    const neighbour = bounds.get(kind);
    if (neighbour === undefined) return this.#plain(node);
    const id = this.#add(
      node,
      `\`${shown(node.getText(this.#source))}\` uses \`${neighbour}\``,
      `${left} ${neighbour} ${right}`,
    );
    // Each side once: it may do something.
    const sides = `${this.#node(node.left)}, ${this.#node(node.right)}`;
    const operator = node.operatorToken.getText(this.#source);
    return `((left, right) => globalThis.__isOn(${id}) ? left ${neighbour} right : left ${operator} right)(${sides})`;
  }
}

/** A source with a switch at each of its places. */
export function instrumented(file: string, text: string, firstId: number): { text: string; sites: readonly Site[] } {
  const instrumenter = new Instrumenter(file, text, firstId);
  return { text: instrumenter.text(), sites: instrumenter.sites };
}
