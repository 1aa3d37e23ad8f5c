/**
 * Adds what the owner noted about a run to a reply. It joins the reply when that is sent, not when it is computed: the reply to an
 * attempt depends on recorded events only [replies-are-pure], and marks are none.
 */
import { lineEnd } from '../../schemas/reply-frame.ts';
import type { Warning } from '../../schemas/tools.ts';
import { inLine } from '../core/frame.ts';
import type { Reply } from '../core/reply.ts';

type Warned = { readonly warnings: readonly Warning[] };

/** Behind the first line, which names the run, and before all other warnings. */
export function withNotice<D extends Warned>(reply: Reply<D>, notice: Warning | null): Reply<D> {
  if (notice === null) return reply;
  const { text, data } = reply;
  const end = text.search(lineEnd);
  const [header, rest] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return {
    text: `${header}\n! ${inLine(notice.message)}${rest}`,
    data: { ...data, warnings: [notice, ...data.warnings] },
  };
}
