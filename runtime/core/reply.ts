/** A reply in both of its forms: an agent reads the text, a program takes the data [one-payload]. */

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
