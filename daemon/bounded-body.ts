/** Bytes from the network, up to a limit. */

/** Null if there are more. */
export async function boundedBody(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  max: number,
): Promise<Uint8Array | null> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > max) return null;
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}
