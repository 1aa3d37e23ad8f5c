/**
 * Reads `workrail.json` like a source: every mistake is a diagnostic with a location. Pure: the caller answers queries about
 * files.
 */
import { isRecord } from '../schemas/json-object.ts';
import shape from '../generated/shapes/project-config.v1.json';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { sourceFoldersMax } from '../schemas/limits.ts';
import { textOfValue } from '../schemas/text/value-text.ts';
import { boundedFindings, hasEnough } from './diagnostics/bounded.ts';
import { compareDiagnostics, toDiagnostic } from './diagnostics/diagnostic.ts';
import { type Location, type UnlocatedDiagnostic, replacement } from './diagnostics/unlocated.ts';
import { quote } from './diagnostics/quote.ts';
import { SourceText } from './diagnostics/source-text.ts';
import type { SourceDocument } from './ir/document.ts';
import { nearestRule } from './lint/levels.ts';
import type { LintDefinition } from './lint/rule.ts';
import { explainShape } from './phases/1-read/explain-shape.ts';
import { readText } from './phases/1-read/read-text.ts';
import { checkSchemaPath } from './phases/1-read/schema-path.ts';
import { settingsWords } from './phases/1-read/shape-words.ts';

export type ProjectConfigWorld = {
  readonly lintRules: readonly LintDefinition[];
  /** Whether no file exists at this path, relative to `workrail.json`. Never called for a URL. */
  readonly isMissing: (path: string) => boolean;
  /** Why a directory in `sources` cannot be used, in a few words; null if it can, or does not exist yet. */
  readonly folderProblem: (folder: string) => string | null;
  /** The file belongs to the user, and not to a project. */
  readonly isOfUser: boolean;
};

const words = settingsWords('`workrail.json`', 'project-config.v1.json');

function unknownRules(document: SourceDocument, { lintRules }: ProjectConfigWorld): readonly UnlocatedDiagnostic[] {
  const { value } = document;
  const levels = isRecord(value) && isRecord(value['lint']) ? value['lint'] : {};
  const known = new Set<string>(lintRules.map(({ id }) => id));
  const findings: UnlocatedDiagnostic[] = [];
  for (const rule of Object.keys(levels)) {
    if (known.has(rule)) continue;
    if (hasEnough(findings)) break;
    findings.push(unknownRule(rule, document.keyAt(['lint', rule]), lintRules));
  }
  return findings;
}

function unknownRule(rule: string, at: Location, lintRules: readonly LintDefinition[]): UnlocatedDiagnostic {
  const near = nearestRule(rule, lintRules);
  return {
    code: 'read/unknown-key',
    message: `no lint rule is named ${quote(rule)}`,
    at,
    label: 'unknown rule',
    help:
      near === null
        ? 'list the rules with `workrail lint --rules`'
        : `a rule with a similar name exists: ${quote(near)}`,
    fixes: near === null ? [] : [replacement(`rename to ${near}`, at, JSON.stringify(near))],
  };
}

function unusableFolders(
  document: SourceDocument,
  { folderProblem }: ProjectConfigWorld,
): readonly UnlocatedDiagnostic[] {
  const { value } = document;
  const folders: unknown = isRecord(value) ? value['sources'] : undefined;
  if (!Array.isArray(folders) || folders.length > sourceFoldersMax) return [];
  return folders.flatMap((folder: unknown, index): readonly UnlocatedDiagnostic[] => {
    const problem = typeof folder === 'string' && folder !== '' ? folderProblem(folder) : null;
    if (problem === null) return [];
    return [
      {
        code: 'read/unknown-value',
        message: `${quote(textOfValue(folder))} ${problem}`,
        at: document.at(['sources', index]),
        help: 'use a directory inside the project, relative to `workrail.json`',
      },
    ];
  });
}

/** If a checkout could configure a provider, it would receive the key of the user. */
function misplacedDaemon(document: SourceDocument, { isOfUser }: ProjectConfigWorld): readonly UnlocatedDiagnostic[] {
  const { value } = document;
  if (isOfUser || !isRecord(value) || !Object.hasOwn(value, 'daemon')) return [];
  return [
    {
      code: 'read/unknown-key',
      message: '`daemon` has no effect in a project',
      at: document.keyAt(['daemon']),
      label: 'only `~/.workrail/workrail.json` may contain this key',
      help: 'move the key to `~/.workrail/workrail.json`',
    },
  ];
}

function findingsOf(text: string, world: ProjectConfigWorld): readonly UnlocatedDiagnostic[] {
  const { value: document, findings } = readText(text, words);
  if (document === null) return findings;
  return [
    ...explainShape(document, shape, words),
    ...checkSchemaPath(document, 'project-config.v1.json', world.isMissing),
    ...unknownRules(document, world),
    ...unusableFolders(document, world),
    ...misplacedDaemon(document, world),
  ];
}

export function checkProjectConfig(
  { file, text }: { readonly file: string; readonly text: string },
  world: ProjectConfigWorld,
): readonly Diagnostic[] {
  const source = new SourceText(file, text);
  return boundedFindings(findingsOf(text, world))
    .map((finding) => toDiagnostic(finding, source))
    .sort(compareDiagnostics);
}
