/**
 * `sessions show --watch`: prints a session again when it changed, until all of its shown runs are over. On a terminal the new text takes the
 * place of the old one; a file or a pipe gets the lines that are new.
 */
export type WatchedView = { readonly text: string; readonly isOver: boolean };

export type Watching = {
  /** Reads the session once. */
  look(): Promise<WatchedView>;
  /** Waits until the next look. */
  pause(): Promise<void>;
  print(text: string): Promise<void>;
  /** Empties the screen; null where there is none. */
  readonly clear: (() => void) | null;
};

export async function watch({ look, pause, print, clear }: Watching): Promise<void> {
  const printed = new Set<string>();
  let before: string | null = null;
  for (;;) {
    const { text, isOver } = await look();
    if (text !== before) {
      clear?.();
      const lines = text.split('\n');
      const fresh = clear === null ? lines.filter((line) => !printed.has(line)) : lines;
      if (clear === null) for (const line of lines) printed.add(line);
      if (fresh.length > 0) await print(fresh.join('\n'));
      before = text;
    }
    if (isOver) return;
    await pause();
  }
}
