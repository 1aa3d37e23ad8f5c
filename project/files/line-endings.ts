/** Reads a committed text file with LF line ends, because git may check it out with CRLF. */
export const withLf = (text: string | null): string | null => text?.replaceAll('\r\n', '\n') ?? null;
