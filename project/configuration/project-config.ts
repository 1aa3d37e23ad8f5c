/** Reads and validates `workrail.json` of a project. */
import { hasRepeatedKey, parseJson } from '../../schemas/json-object.ts';
import { validateProjectConfig } from '../../generated/validators/project-config.v1.js';
import type { ProjectConfig } from '../../schemas/catalog.ts';
import type { Failure } from '../failure.ts';
import { configText, configUnusable, isConfigOfUser } from './project-config-file.ts';

/** A decoder writes this character in place of bytes that are not UTF-8. */
const replacementCharacter = '\uFFFD';

const shape =
  'Write the file as { "sources": ["folder"], "lint": { "lint/long-title": "off" }, "preferences": { "autonomy": "guided" } }, with directories inside the project';

const shapeOf = (folder: string): string =>
  isConfigOfUser(folder) ? 'Correct the file; docs/reference/configuration.md lists its settings' : shape;

/** Mistakes are explained with frames; the explainer is loaded only if there is a mistake. */
export const configFailure = (folder: string, why: string, suggestion: string = shapeOf(folder)): Failure =>
  configUnusable(folder, why, suggestion, async () =>
    (await import('./explain-project-config.ts')).projectConfigDiagnostics(folder),
  );

/** A missing file configures nothing. */
export function projectConfig(folder: string): ProjectConfig {
  const text = configText(folder);
  if (text === null) return {};
  if (text.includes(replacementCharacter))
    throw configFailure(folder, 'the file is not valid UTF-8', 'Save the file as UTF-8');
  const value = parseJson(text);
  if (value === undefined) throw configFailure(folder, 'the file is not valid JSON');
  if (hasRepeatedKey(text, value))
    throw configFailure(folder, 'an object has a key twice', 'Remove one of the two keys');
  if (!validateProjectConfig(value)) {
    const problem = validateProjectConfig.problems(value)[0];
    const allowed: unknown = problem?.params?.['allowedValues'];
    const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
    const why = [problem?.instancePath, `${problem?.message ?? 'the file has the wrong structure'}${values}`]
      .filter(Boolean)
      .join(' ');
    throw configFailure(folder, why);
  }
  return value;
}
