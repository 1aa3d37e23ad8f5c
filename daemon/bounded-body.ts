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

/** The same reply with its body read; null if the body is longer. */
export async function boundedReply(response: Response, max: number): Promise<Response | null> {
  const bytes = await boundedBody(response.body ?? [], max);
  if (bytes === null) return null;
  const { status, statusText, headers } = response;
  return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
}
