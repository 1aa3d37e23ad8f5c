/**
 * `.workrail/bindings.json`: workflow id → slot → implementation id. Read like a source: every mistake is a diagnostic with a
 * location.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { hasEnough } from '../../diagnostics/bounded.ts';
import { nameEndingIn, nearestName } from '../../diagnostics/nearest-name.ts';
import { type UnlocatedDiagnostic, type Location, replacement } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import { readText } from '../1-read/read-text.ts';
import { checkSchemaPath, schemaPathHelp } from '../1-read/schema-path.ts';
import { settingsWords, typeOf, typeWord } from '../1-read/shape-words.ts';

/** The binding of a slot by the project, and its location in the file. */
export type ConfiguredBinding = { readonly id: string; readonly slotAt: Location; readonly idAt: Location };
export type ProjectBindings = ReadonlyMap<string, ReadonlyMap<string, ConfiguredBinding>>;
export type BindingsFile = {
  readonly document: SourceDocument | null;
  /** Empty if the file cannot be read. */
  readonly bindings: ProjectBindings;
  readonly findings: readonly UnlocatedDiagnostic[];
};

const words = settingsWords('the bindings file', 'bindings.v1.json');
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

function wrongShape(document: SourceDocument, path: Path, expected: string): UnlocatedDiagnostic {
  return {
    code: 'bind/invalid-bindings-file',
    message: `this is not ${expected}`,
    at: document.anchorOf(path),
    label: `this is ${typeWord(typeOf(valueAt(document.value, path)))}`,
    help: 'write `{ "<workflow id>": { "<extension point>": "<implementation id>" } }`',
  };
}

/** Keys that authors put around the ids of workflows, or in the place of one. A workflow may have such an id. */
const wrappers: ReadonlySet<string> = new Set(['bindings', 'workflows']);
/** What is inside belongs to workflows: an id of an implementation would be a text. */
const isWrapper = (key: string, slots: Readonly<Record<string, unknown>>): boolean =>
  wrappers.has(key) && Object.values(slots).some(isRecord);

const wrapped = (document: SourceDocument, key: string): UnlocatedDiagnostic => ({
  code: 'bind/invalid-bindings-file',
  message: `the ids of workflows are inside ${quote(key)}`,
  at: document.keyAt([key]),
  label: 'this key is not the id of a workflow',
  help: `remove ${quote(key)} and the braces around its value, and keep its entries`,
});

export function readBindingsFile(text: string): BindingsFile {
  const refused = (findings: readonly UnlocatedDiagnostic[]): BindingsFile => ({
    document: null,
    bindings: new Map(),
    findings,
  });
  const parsed = readText(text, words);
  if (parsed.value === null) return refused(parsed.findings);
  const document = parsed.value;
  const { value } = document;
  if (!isRecord(value)) return refused([wrongShape(document, [], 'an object')]);
  const findings: UnlocatedDiagnostic[] = [...checkSchemaPath(document, 'bindings.v1.json')];
  const bindings = new Map<string, ReadonlyMap<string, ConfiguredBinding>>();
  for (const [workflowId, slots] of Object.entries(value)) {
    if (workflowId === '$schema') {
      if (typeof slots !== 'string')
        findings.push({ ...wrongShape(document, [workflowId], 'a text'), help: schemaPathHelp(words.schema) });
      continue;
    }
    if (isRecord(slots) && isWrapper(workflowId, slots)) {
      findings.push(wrapped(document, workflowId));
      continue;
    }
    if (!isRecord(slots)) {
      findings.push(wrongShape(document, [workflowId], 'an object that maps extension points to implementations'));
      continue;
    }
    const bySlot = new Map<string, ConfiguredBinding>();
    for (const [slot, id] of Object.entries(slots)) {
      const path = [workflowId, slot];
      if (typeof id === 'string') bySlot.set(slot, { id, slotAt: document.keyAt(path), idAt: document.at(path) });
      else findings.push(wrongShape(document, path, 'the id of a workflow or routine'));
    }
    bindings.set(workflowId, bySlot);
  }
  return { document, bindings, findings };
}

/** Entries for workflows that do not exist. */
export function unknownWorkflows(
  { document, bindings }: BindingsFile,
  known: readonly string[],
): readonly UnlocatedDiagnostic[] {
  if (document === null) return [];
  const ids = new Set(known);
  const findings: UnlocatedDiagnostic[] = [];
  for (const workflowId of bindings.keys()) {
    if (ids.has(workflowId)) continue;
    if (hasEnough(findings)) break;
    findings.push(unknownWorkflow(workflowId, document.keyAt([workflowId]), known));
  }
  return findings;
}

function unknownWorkflow(workflowId: string, at: Location, known: readonly string[]): UnlocatedDiagnostic {
  const near = nearestName(workflowId, known) ?? nameEndingIn(workflowId, known);
  // Removing the entry would remove the bindings.
  const otherwise = wrappers.has(workflowId)
    ? `replace ${quote(workflowId)} with the id of the workflow that has these extension points`
    : 'remove the entry, or use an id that `workrail list` shows';
  return {
    code: 'bind/unknown-workflow',
    message: `no workflow is named ${quote(workflowId)}`,
    at,
    label: 'this entry binds nothing',
    help: near === null ? otherwise : `a workflow with a similar id exists: ${quote(near)}`,
    fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
  };
}
