/** Reads and validates the script of a scripted model, a file of the user, before the first session. */
import { dirname } from 'node:path';
import { isRecord, parseJson } from '../../schemas/json-object.ts';
import { projectConfigBytesMax } from '../../schemas/limits.ts';
import type { ModelScript } from '../../schemas/daemon/model-script.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { validateModelScript } from '../../generated/validators/model-script.v1.js';
import { Failure } from '../failure.ts';
import { textAt } from '../files/atomic-write.ts';
import { isWholeJson, readSettled } from '../files/settled-read.ts';

export type LoadedScript = {
  /** The path as the user wrote it. */
  readonly file: string;
  readonly script: ModelScript;
};

const unusable = (file: string, why: string, suggestion: string, diagnostics?: Failure['diagnostics']): Failure =>
  new Failure(
    {
      code: 'COMPILE_FAILED',
      message: `the script ${visibleName(file)} cannot be used: ${why}`,
      retry: { kind: 'not_retryable' },
      suggestion,
    },
    'errors',
    diagnostics,
  );

function textOf(file: string, path: string): string {
  const missing = 'Write the file, or correct "script" in ~/.workrail/workrail.json';
  try {
    const read = () =>
      textAt({ folder: dirname(path), title: 'the directory of the script' }, path, projectConfigBytesMax);
    const text = readSettled(path, read, (found) => found === null || isWholeJson(found));
    if (text !== null) return text;
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    throw unusable(file, `${osFault(errno).meaning} (${errno})`, osFault(errno).fix);
  }
  throw unusable(file, 'the file does not exist', missing);
}

/**
 * @param file the path as the user wrote it
 * @param path the same path, absolute
 * @throws Failure with a located diagnostic for each mistake
 */
export function loadScript(file: string, path: string): LoadedScript {
  const text = textOf(file, path);
  const script = parseJson(text);
  if (isRecord(script) && validateModelScript(script)) return { file, script };
  const problem = script === undefined ? undefined : validateModelScript.problems(script)[0];
  const why =
    script === undefined
      ? 'the file is not valid JSON'
      : `${problem?.instancePath ?? ''} ${problem?.message ?? ''}`.trim();
  throw unusable(file, why, 'Correct the file; docs/how-to/rehearse-without-a-model.md describes it', async () =>
    (await import('../../compiler/model-script.ts')).checkModelScript({ file, text }),
  );
}
