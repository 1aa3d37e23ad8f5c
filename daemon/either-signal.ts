/** `AbortSignal.any` for every Node 20: that function came with 20.3. */

/** Calls `work` with a signal that aborts with the first of the given ones. They keep no reference to it once the work ends. */
export async function untilEither<T>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const either = new AbortController();
  const end = () => either.abort();
  for (const signal of signals) {
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  }
  try {
    return await work(either.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', end);
  }
}
