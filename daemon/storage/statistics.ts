/** `execution-stats.jsonl`: one line for each time that a session stopped. Appended to by any process, never rewritten. */
import { dirname } from 'node:path';
import { canonicalLines, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { ExecutionStats } from '../../schemas/daemon/execution-stats.ts';
import { parseJson } from '../../schemas/json-object.ts';
import { statisticsBytesMax } from '../../schemas/daemon/limits.ts';
import { validateExecutionStats } from '../../generated/validators/execution-stats.v1.js';
import { inOneWave, readWhole } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';

const lineEnd = 0x0a;

export async function appendStats(
  host: Pick<Host, 'files' | 'ids'>,
  path: string,
  stats: ExecutionStats,
): Promise<void> {
  const { files } = host;
  await files.makeFolder(dirname(path));
  const isNew = (await files.entry(path)) === null;
  const reader = isNew ? null : await files.open(path, 'read');
  const bytes = reader === null ? 0 : reader.opened.bytes;
  const last = reader === null || bytes === 0 ? undefined : (await reader.read(bytes - 1, 1))[0];
  await reader?.close();
  const line = canonicalLines([canonicalText(stats as JsonObject)]);
  // A crash may have cut the last line: it stays a line of its own, which readers skip.
  const isTorn = last !== undefined && last !== lineEnd;
  const file = await files.open(path, 'append');
  try {
    await file.write(isTorn ? new Uint8Array([lineEnd, ...line]) : line, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  if (isNew) await inOneWave(host, async (wave) => wave.changed(dirname(path)));
}

/** Oldest first. Lines that are damaged are left out. */
export async function readStats({ files }: Pick<Host, 'files'>, path: string): Promise<readonly ExecutionStats[]> {
  const bytes = await readWhole(files, path, statisticsBytesMax);
  if (bytes === null) return [];
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .flatMap((line) => {
      const value = parseJson(line);
      return validateExecutionStats(value) ? [value] : [];
    });
}
