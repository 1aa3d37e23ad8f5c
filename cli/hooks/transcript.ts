/**
 * The end of the transcript of a chat, searched for what WorkRail wrote into it. The file belongs to the client: it is opened as a
 * regular file, read once, at most `transcriptTailBytesMax` from its end, and nothing of it is stored or printed.
 *
 * Each client has a form of its own, and all of them are JSON: a string starts behind a quote, and a line in it behind `\n`, however
 * often it is escaped. So the first line of a reply of a tool is found without knowing the form.
 */
import { closeSync, readSync } from 'node:fs';
import { openFile } from '../../runtime/host/regular-file.ts';
import { transcriptTailBytesMax } from '../../schemas/limits.ts';

/** A run name in brackets at the start of a line, followed by a handle or, with signed tokens, by nothing. */
const replyHeader = /(?:"|\\n)\[([a-z]+-[a-z]+-[0-9]{2})[\]/]/g;

/** Empty where there is no such file. Only ASCII is searched for, so each byte may count as a character. */
export function transcriptTail(path: string | null): string {
  if (path === null) return '';
  let opened: ReturnType<typeof openFile>;
  try {
    opened = openFile(path, 'followed');
  } catch {
    return '';
  }
  const { descriptor, stat } = opened;
  try {
    const bytes = Number(stat.size);
    const tail = Buffer.alloc(Math.min(bytes, transcriptTailBytesMax));
    const read = readSync(descriptor, tail, 0, tail.length, bytes - tail.length);
    return tail.toString('latin1', 0, read);
  } finally {
    closeSync(descriptor);
  }
}

/** The run of the latest reply in a transcript: the one that the chat works on. */
export function chatRunName(transcript: string): string | null {
  let name: string | null = null;
  for (const [, found] of transcript.matchAll(replyHeader)) name = found ?? name;
  return name;
}
