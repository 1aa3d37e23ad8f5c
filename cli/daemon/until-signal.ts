/** Lets what runs in the foreground stop by itself after SIGINT or SIGTERM, and ends the process if that takes too long. */
import { exitCode } from '../command.ts';

/** How long a session may take to stop after a signal. Its log is valid at any moment, so nothing is lost after that. */
const stopMs = 10_000;

/** @param work gets a function that stops it as a signal does */
export async function untilSignal<T>(work: (signal: AbortSignal, stop: () => void) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(exitCode.errorsFound), stopMs).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await work(stopping.signal, stop);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
