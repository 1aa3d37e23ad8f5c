/** What hooks make of the input and the transcript of a client. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hookClients, hookInputOf } from '../../cli/hooks/hook-input.ts';
import { chatRunName, transcriptTail } from '../../cli/hooks/transcript.ts';
import { pathLengthMax, transcriptTailBytesMax } from '../../schemas/limits.ts';
import { temporaryFolder } from '../support/files.ts';
import { assertProperty } from '../support/property.ts';

const names = ['session_id', 'sessionId', 'cwd', 'source', 'transcript_path', 'transcriptPath', 'timestamp', 'turn_id'];
const more = ['stop_hook_active', 'agent_id', 'permission_mode', 'hook_event_name', '__proto__'];

// @verifies hooks-never-break-a-client
test('any JSON is read as an input with absolute paths, or as none', () => {
  const fields = fc.dictionary(fc.constantFrom(...names, ...more), fc.jsonValue());
  assertProperty(
    fc.property(fc.oneof(fields, fc.jsonValue(), fc.string()), (value) => {
      const input = hookInputOf(typeof value === 'string' ? value : JSON.stringify(value), null);
      if (input === null) return;
      expect(hookClients).toContain(input.client);
      for (const place of [input.cwd, input.transcript]) expect(place === null || path.isAbsolute(place)).toBe(true);
    }),
  );
});

// @verifies hooks-never-break-a-client
test('a path that no system takes counts as absent: to look for a project, each of its parents is read', () => {
  const read = (length: number) =>
    hookInputOf(JSON.stringify({ cwd: `/${'a/'.repeat(length / 2)}`.slice(0, length) }), null);
  expect(read(pathLengthMax)?.cwd).toHaveLength(pathLengthMax);
  expect(read(pathLengthMax + 1)?.cwd).toBeNull();
});

const reply = (name: string) => `${JSON.stringify({ text: `[${name}/1-abcde] project.job · guided` })}\n`;

test('the run of a chat is that of the last reply within the end of the transcript', () => {
  const file = path.join(temporaryFolder(), 'chat.jsonl');
  fs.writeFileSync(file, reply('amber-otter-42') + reply('brave-lynx-17'));
  expect(chatRunName(transcriptTail(file))).toBe('brave-lynx-17');
  fs.appendFileSync(file, `${JSON.stringify({ text: 'x'.repeat(transcriptTailBytesMax) })}\n`);
  expect(transcriptTail(file)).toHaveLength(transcriptTailBytesMax);
  expect(chatRunName(transcriptTail(file))).toBeNull();
});

// @verifies hooks-never-break-a-client
test('what is no regular file has no transcript, and nobody waits for it', () => {
  const folder = temporaryFolder();
  const missing = path.join(folder, 'missing');
  expect([null, folder, missing].map(transcriptTail)).toEqual(['', '', '']);
  if (process.platform === 'win32') return;
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect([pipe, '/dev/zero'].map(transcriptTail)).toEqual(['', '']);
});
