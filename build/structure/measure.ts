/**
 * What can be counted of the product's structure: how large each room is, how deep imports go, how many files know one field.
 * A file of the product is a TypeScript file of a room; tests, generated code and build scripts are not counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ts } from 'ts-morph';

export const rooms = ['schemas', 'builtins', 'compiler', 'project', 'runtime', 'cli', 'console', 'daemon'] as const;
export const entryFile = 'cli/main.ts';
export const shortFileLines = 30;
export const longFunctionLines = 70;
/** A step field that every layer of the compiler and the runtime handles. */
export const tracedField = 'requireConfirmation';

export type Structure = {
  readonly linesOf: ReadonlyMap<string, number>;
  readonly files: number;
  readonly shortFiles: number;
  readonly longFunctions: readonly string[];
  /** From `entryFile` to a file that imports nothing of the product. */
  readonly longestImportPath: readonly string[];
  readonly filesWithField: readonly string[];
  /** Files and folders at the top of `cli/`, and the length of the longest chain of imports among them. */
  readonly cliEntries: number;
  readonly cliLevels: number;
  /** Exported names that exactly one other file imports, and none. */
  readonly importedOnce: number;
  readonly neverImported: number;
};

type Import = { readonly file: string; readonly names: readonly string[] };
type Module = {
  readonly lines: number;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly exports: readonly string[];
  readonly longFunctions: readonly string[];
};

function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .sort();
  } catch {
    return [];
  }
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function exportedNames(statement: ts.Statement): readonly string[] {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const { name } = statement as { readonly name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || ts.isNamespaceImport(bindings)) return ['*'];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function readModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const longFunctions: string[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const addImport = (specifier: ts.Expression | undefined, names: readonly string[]) => {
    if (specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('.'))
      imports.push({ file: posix.normalize(posix.join(dirname(file), specifier.text)), names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImport(node.moduleSpecifier, importedNames(node));
    if (ts.isExportDeclaration(node)) addImport(node.moduleSpecifier, ['*']);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      addImport(node.arguments[0], ['*']);
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const from = lineAt(node.getStart(source));
      if (lineAt(node.getEnd()) - from + 1 > longFunctionLines) longFunctions.push(`${file}:${from}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const exports = source.statements.flatMap(exportedNames);
  return { lines: text.split('\n').length - 1, text, imports, exports, longFunctions };
}

/** The longest path of imports from a node; files that import each other are counted once on it. */
function longestPath(from: string, next: (name: string) => Iterable<string>): readonly string[] {
  const known = new Map<string, readonly string[]>();
  const open = new Set<string>();
  const visit = (name: string): readonly string[] => {
    const before = known.get(name);
    if (before !== undefined) return before;
    open.add(name);
    let longest: readonly string[] = [];
    for (const other of next(name)) {
      if (open.has(other)) continue;
      const path = visit(other);
      if (path.length > longest.length) longest = path;
    }
    open.delete(name);
    const path = [name, ...longest];
    known.set(name, path);
    return path;
  };
  return visit(from);
}

function cliFigures(modules: ReadonlyMap<string, Module>): Pick<Structure, 'cliEntries' | 'cliLevels'> {
  const entryOf = (file: string) => (file.startsWith('cli/') ? (file.split('/')[1] ?? null) : null);
  const imports = new Map<string, Set<string>>();
  for (const [file, module] of modules) {
    const entry = entryOf(file);
    if (entry === null) continue;
    const others = imports.get(entry) ?? new Set();
    imports.set(entry, others);
    for (const { file: other } of module.imports) {
      const target = entryOf(other);
      if (target !== null && target !== entry) others.add(target);
    }
  }
  const lengths = [...imports.keys()].map((entry) => longestPath(entry, (name) => imports.get(name) ?? []).length);
  return { cliEntries: imports.size, cliLevels: Math.max(0, ...lengths) };
}

function exportFigures(modules: ReadonlyMap<string, Module>): Pick<Structure, 'importedOnce' | 'neverImported'> {
  const importers = new Map<string, number>();
  for (const { imports } of modules.values())
    for (const { file, names } of imports)
      for (const name of new Set(names)) importers.set(`${file} ${name}`, (importers.get(`${file} ${name}`) ?? 0) + 1);
  let [importedOnce, neverImported] = [0, 0];
  for (const [file, { exports }] of modules) {
    for (const name of exports) {
      const count = (importers.get(`${file} ${name}`) ?? 0) + (importers.get(`${file} *`) ?? 0);
      if (count === 0) neverImported += 1;
      if (count === 1) importedOnce += 1;
    }
  }
  return { importedOnce, neverImported };
}

/** @param root the top of a checkout */
export function measureStructure(root: string): Structure {
  const modules = new Map<string, Module>();
  const linesOf = new Map<string, number>();
  for (const room of rooms) {
    for (const file of filesBelow(root, room)) {
      const module = readModule(file, readFileSync(join(root, file), 'utf8'));
      modules.set(file, module);
      linesOf.set(room, (linesOf.get(room) ?? 0) + module.lines);
    }
  }
  const all = [...modules];
  const importsOf = (file: string) =>
    (modules.get(file)?.imports ?? []).map((one) => one.file).filter((name) => modules.has(name));
  return {
    linesOf,
    files: modules.size,
    shortFiles: all.filter(([, { lines }]) => lines <= shortFileLines).length,
    longFunctions: all.flatMap(([, module]) => module.longFunctions),
    longestImportPath: longestPath(entryFile, importsOf),
    filesWithField: all.filter(([, { text }]) => text.includes(tracedField)).map(([file]) => file),
    ...cliFigures(modules),
    ...exportFigures(modules),
  };
}
