/** Finds matches of a pattern in authored texts, and phrases that several rules search for. */
import type { AuthoredText } from './context.ts';

export type Wording = { readonly text: AuthoredText; readonly found: string; readonly start: number };

/** @param pattern global */
export function wordingsIn(texts: readonly AuthoredText[], pattern: RegExp): readonly Wording[] {
  return texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map((match) => ({ text, found: match[0], start: match.index })),
  );
}

/** "Spawn three subagents", "delegate the search to an agent". */
export const subagentsAsked =
  /\b(?:spawn|launch|start|dispatch|use|run|create)\b[^.;:\n]{0,30}\bsub-?agents?\b|\bdelegate\b[^.;:\n]{0,40}\bto\b[^.;:\n]{0,20}\b(?:sub-?)?agents?\b/gi;

/** What to do without a tool: "if you cannot", "without web access", "otherwise". */
export const fallbackGiven =
  /\b(?:if|when|where)\b[^.\n]{0,60}\b(?:cannot|can['’]t|not available|unavailable|not possible|no (?:such )?(?:tool|access|web|internet|sub-?agents?)|fails?|have none|has none)\b|\bwithout (?:the |any )?(?:web|internet|access|sub-?agents?|such a tool|it|them)\b|\bno such tool\b|\botherwise\b/i;
