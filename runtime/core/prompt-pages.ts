/**
 * The pages in which replies show a long prompt [replies-bounded]. They depend on the prompt alone, so a page number means the same
 * in every reply, and together they are the prompt, byte for byte. Cuts are between lines; a line that is longer than a page is cut
 * between characters, where what is left of it does not look like a line of ours [frame-unforgeable]. Pure.
 */
import { utf8Length } from '../../schemas/canonical/json.ts';
import { promptPageBytesMax } from '../../schemas/limits.ts';
import { framePartOf } from '../../schemas/reply-frame.ts';

/** Places that are looked at for the cut of one line; a text that looks like ours at each of them is cut all the same, and quoted. */
const cutsTriedMax = 64;

/** @param shown the prompt as replies show it: each of its line ends is `\n` or `\r\n` */
export function promptPages(shown: string): readonly string[] {
  if (utf8Length(shown) <= promptPageBytesMax) return [shown];
  const pages: string[] = [];
  let page = '';
  let bytes = 0;
  const turn = () => {
    if (page !== '') pages.push(page);
    [page, bytes] = ['', 0];
  };
  for (const line of shown.split(/(?<=\n)/u)) {
    const lineBytes = utf8Length(line);
    if (bytes + lineBytes > promptPageBytesMax) turn();
    const parts = lineBytes > promptPageBytesMax ? partsOf(line) : [line];
    for (const part of parts) {
      if (page !== '' && bytes + utf8Length(part) > promptPageBytesMax) turn();
      page += part;
      bytes += utf8Length(part);
    }
  }
  turn();
  return pages;
}

function partsOf(line: string): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (utf8Length(rest) > promptPageBytesMax) {
    const end = cutOf(rest);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** Where a line is cut that does not fit on a page. */
function cutOf(line: string): number {
  const ends: number[] = [];
  let [bytes, end] = [0, 0];
  for (const char of line) {
    bytes += utf8Length(char);
    if (bytes > promptPageBytesMax) break;
    end += char.length;
    ends.push(end);
  }
  const cuts = ends.slice(-cutsTriedMax).reverse();
  return cuts.find((at) => framePartOf(line.slice(at)) === null) ?? end;
}
