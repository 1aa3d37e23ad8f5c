/** RE2 patterns, so that no pattern of a workflow can stall a server (decision 25). Loaded lazily. */
import { RE2JS } from 're2js';
import type { Checks } from './checks.ts';

const flagBits: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/** `g`, `u` and the like change nothing here: a pattern is looked for once, in Unicode. */
export const matches: Checks['matches'] = (pattern, flags, text) => {
  const bits = [...flags].reduce((sum, flag) => sum | (flagBits[flag] ?? 0), 0);
  try {
    return RE2JS.compile(pattern, bits).matcher(text).find();
  } catch {
    return null;
  }
};
