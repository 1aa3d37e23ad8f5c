/** A committed text file with the line endings that WorkRail writes: git may check it out with CRLF. */
export const withLf = (text: string | null): string | null => text?.replaceAll('\r\n', '\n') ?? null;
