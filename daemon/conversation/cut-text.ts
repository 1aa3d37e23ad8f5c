/** Cuts the middle of a long text: the start names the command, and the end has its outcome. Pure. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** A character starts here: every further byte of one is 10xxxxxx. */
const isBoundary = (bytes: Uint8Array, at: number) => at >= bytes.length || ((bytes[at] ?? 0) & 0xc0) !== 0x80;

/** @param bytesMax of UTF-8; larger than the note about the cut */
export function cutInTheMiddle(text: string, bytesMax: number): string {
  const bytes = encoder.encode(text);
  if (bytes.length <= bytesMax) return text;
  const note = `\n[${bytes.length} bytes; the middle is left out]\n`;
  const room = bytesMax - encoder.encode(note).length;
  let head = Math.ceil(room / 2);
  let tail = bytes.length - Math.floor(room / 2);
  while (!isBoundary(bytes, head)) head -= 1;
  while (!isBoundary(bytes, tail)) tail += 1;
  return decoder.decode(bytes.subarray(0, head)) + note + decoder.decode(bytes.subarray(tail));
}
