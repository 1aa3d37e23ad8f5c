/** A stack for a log or a bug report: file names, lines and functions, but no folders, because both are shared. */

/** In a frame everything up to the last separator is folders, whatever characters they hold. */
const frame = /^(\s+at (?:[^(]*\()?)(?:.*[\\/])([^\\/]+)$/;
/** The operating system's messages quote their paths. */
const quotedPath = /(['"`])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^'"`]*?([^\\/'"`]*)\1/g;
const barePath = /(file:\/\/)?([A-Za-z]:)?[\\/](?:[^\s\\/:()]+[\\/])+/g;

export function stackText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text
    .split('\n')
    .map((line) =>
      frame.test(line) ? line.replace(frame, '$1$2') : line.replace(quotedPath, '$1$2$1').replace(barePath, ''),
    )
    .join('\n');
}
