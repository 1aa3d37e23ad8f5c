/** The workflows that ship, as they are compiled. */
import fs from 'node:fs';
import path from 'node:path';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';

const folder = path.join(import.meta.dirname, '../../generated/compiled/snapshots');

export const bundledSnapshots = (): readonly CompiledSnapshot[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.map.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as CompiledSnapshot);
