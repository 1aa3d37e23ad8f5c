/** The steps of a workflow as a numbered tree, with loops, conditions and contracts, and what its conditions mean. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { conditionTexts, outlineLines } from '../../runtime/projections/outline.ts';
import { type Colors, oneLine } from '../terminal/terminal.ts';

export const stepLines = (snapshot: CompiledSnapshot, colors: Colors): readonly string[] =>
  outlineLines(snapshot, { authored: oneLine, added: colors.dim }).map((line) => `  ${line}`);

export const conditionLines = (snapshot: CompiledSnapshot): readonly string[] =>
  conditionTexts(snapshot).map((text) => `  - ${text}`);
