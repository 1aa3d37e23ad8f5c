/**
 * Files of the older library such as `review.json`, `review.v2.json`, `review.agentic.v2.json` and `review.lean.v2.json` are
 * variants of one id. Only one of them is used: the plain one of the newest form.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import type { SourceUnit } from '../ir/source.ts';

const variantPattern = /^(.*?)((?:\.(?:lean|agentic|v2))*)\.json$/;
/** In order of precedence. Other combinations come after these. */
const ranked = ['.v2', '.agentic.v2', '.lean.v2', '.agentic', '.lean', ''];

function partsOf(file: string): { readonly stem: string; readonly rank: number } {
  const [, stem = file, variant = ''] = variantPattern.exec(file) ?? [];
  const rank = ranked.indexOf(variant);
  return { stem, rank: rank === -1 ? ranked.length : rank };
}

/** The file that is used; null if the files are not variants of each other. */
export function chosenVariant(units: readonly SourceUnit[]): SourceUnit | null {
  const stems = new Set(units.map(({ file }) => partsOf(file).stem));
  const ids = new Set(units.map(({ workflow }) => workflow.id));
  if (stems.size !== 1 || ids.size !== 1 || units.some(({ dialect }) => dialect !== 'legacy')) return null;
  const [first] = [...units].sort((a, b) => partsOf(a.file).rank - partsOf(b.file).rank || byCodeUnit(a.file, b.file));
  return first ?? null;
}
