/** `workrail.json` of a project: read, checked, refused with the reason (interfaces.md, Files). */
import { join } from 'node:path';
import { validateProjectConfig } from '../generated/validators/project-config.v1.js';
import type { ProjectConfig } from '../schemas/catalog.ts';
import { projectConfigBytesMax } from '../schemas/limits.ts';
import { errnoOf, osFault } from '../schemas/os-faults.ts';
import { CommandFailure, exitCode } from './command.ts';
import { textAt } from './whole-files.ts';

export const configName = 'workrail.json';
const shape =
  'Write it as { "sources": ["folder"], "lint": { "lint/long-title": "off" }, "preferences": { "autonomy": "guided" } }, with folders inside the project';

/** @param folder of the project, where the file itself is wrong: what is wrong with it is explained with frames */
export const configFailure = (why: string, suggestion: string = shape, folder?: string): CommandFailure =>
  new CommandFailure(
    {
      code: 'COMPILE_FAILED',
      message: `workrail.json cannot be used: ${why}`,
      retry: { kind: 'not_retryable' },
      suggestion,
    },
    exitCode.errorsFound,
    folder === undefined
      ? undefined
      : async () => (await import('./explain-project-config.ts')).projectConfigDiagnostics(folder),
  );

/** Null where there is none. */
export function configText(folder: string): string | null {
  try {
    return textAt({ folder, title: 'the project' }, join(folder, configName), projectConfigBytesMax);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    throw configFailure(`${osFault(errno).meaning} (${errno})`, osFault(errno).fix);
  }
}

/** An absent file configures nothing. */
export function projectConfig(folder: string): ProjectConfig {
  const text = configText(folder);
  if (text === null) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw configFailure('it is not JSON', shape, folder);
  }
  if (!validateProjectConfig(value)) {
    const problem = validateProjectConfig.errors?.[0];
    const why = [problem?.instancePath, problem?.message ?? 'it has another shape'].filter(Boolean).join(' ');
    throw configFailure(why, shape, folder);
  }
  return value;
}
