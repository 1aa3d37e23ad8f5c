/** A reply in both of its forms: an agent reads the text, a program takes the data [one-payload]. */
import { lineEnd } from '../../schemas/reply-frame.ts';
import type { Warning } from '../../schemas/tools.ts';
import { inLine } from './frame.ts';

export type Reply<D> = { readonly text: string; readonly data: D };

/**
 * A reply whose text is rendered when it is asked for: a client that takes data never asks [unread-text-not-rendered].
 *
 * @param render of the data alone: what is stored may have changed by then
 */
export function lazyReply<D>(data: D, render: () => string): Reply<D> {
  let text: string | null = null;
  return {
    data,
    get text() {
      text ??= render();
      return text;
    },
  };
}

type Warned = { readonly warnings: readonly Warning[] };

/**
 * Adds a warning about the run that is not recorded, such as what its owner noted: behind the first line, which names the run, and before
 * all other warnings. It is added when the reply is sent, because the reply to an attempt depends on recorded events only
 * [replies-are-pure].
 */
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
