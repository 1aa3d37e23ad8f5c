/** The tools of a session in a sandbox of the real kernel, as the model calls them. */
import fs from 'node:fs';
import path from 'node:path';
import { type TestContext, describe, expect, it } from 'vitest';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { RunFault } from '../../../daemon/session/workflow-run.ts';
import { fileText } from '../../../daemon/tools/result-text.ts';
import { sandboxTools } from '../../../daemon/tools/sandbox-tools.ts';
import type { ToolResult } from '../../../daemon/tools/tool.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import { planFor, writableFolder } from '../sandbox/plan.ts';
import { bundledInside, opened, temporaryFolder } from '../sandbox/sandbox-world.ts';

const never = new AbortController().signal;

async function world(context: TestContext) {
  const folder = temporaryFolder();
  const adapter = unshareAdapter(await bundledInside(folder));
  const tree = writableFolder(adapter, path.join(folder, 'tree'));
  const sandbox = await opened(context, adapter, planFor(tree));
  const tools = sandboxTools(sandbox);
  const use = async (name: string, args: object, signal = never): Promise<ToolResult> => {
    const tool = tools.find((each) => each.name === name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    const result = await tool.run(args as JsonObject, signal, '1-1');
    if (result === null) throw new Error('a tool of the sandbox always has a result');
    return result;
  };
  return { use, tree, sandbox };
}

describe('a tool of the sandbox', () => {
  // @verifies tools-run-inside
  it('writes, edits, reads, lists and searches files of the working directory, and of no other', async (context) => {
    const { use, tree } = await world(context);
    expect(await use('write', { path: 'src/a.ts', content: 'let one = 1;\nlet two = 2;\n' })).toEqual({
      ending: 'done',
      text: 'Created src/a.ts.',
    });
    expect(await use('edit', { path: 'src/a.ts', old: 'let', new: 'const' })).toMatchObject({ ending: 'failed' });
    expect(await use('edit', { path: 'src/a.ts', old: 'let', new: 'const', every: true })).toEqual({
      ending: 'done',
      text: 'Replaced 2 in src/a.ts.',
    });
    expect(fs.readFileSync(path.join(tree, 'src/a.ts'), 'utf8')).toBe('const one = 1;\nconst two = 2;\n');
    expect(await use('read', { path: 'src/a.ts' })).toMatchObject({ text: 'const one = 1;\nconst two = 2;\n' });
    expect((await use('glob', { pattern: '**/*.ts' })).text).toMatch(/^\S*src\/a\.ts$/);
    expect((await use('grep', { pattern: 'TWO', ignoreCase: true })).text).toMatch(/src\/a\.ts:2: const two = 2;$/);
    const outside = path.join(path.dirname(tree), 'secret.txt');
    fs.writeFileSync(outside, 'secret');
    expect(await use('read', { path: outside })).toMatchObject({ ending: 'failed' });
    expect((await use('bash', { command: `cat ${outside}` })).text).not.toMatch(/^secret/);
  });

  it('returns the output of a command with its status, and of a long one both ends and the file of the whole', async (context) => {
    const { use } = await world(context);
    expect(await use('bash', { command: 'echo out; echo err >&2; exit 3' })).toEqual({
      ending: 'failed',
      text: 'out\nerr\n[exit status 3]',
    });
    const { text } = await use('bash', { command: 'echo first; seq 1 100000; echo last' });
    expect(text).toMatch(
      /^first\n[\s\S]*bytes; the middle is left out; the whole output is in (\S+)\]\n[\s\S]*last\n\[exit status 0\]$/,
    );
    expect(Buffer.byteLength(text)).toBeLessThan(32 * 1024);
    const file = /whole output is in (\S+)\]/.exec(text)?.[1] ?? '';
    expect((await use('bash', { command: `tail -n 2 ${file}` })).text).toBe('100000\nlast\n[exit status 0]');
    expect((await use('bash', { command: 'sleep 60', timeoutSeconds: 1 })).text).toContain(
      'ended because of its time limit',
    );
  });

  it('runs a command in the background, waits for it and ends it', async (context) => {
    const { use } = await world(context);
    const started = await use('bash', { command: 'echo begun; sleep 600', background: true });
    const handle = Number(/handle (\d+)/.exec(started.text)?.[1]);
    let text = '';
    while (!text.startsWith('begun')) text = (await use('bash_wait', { handle })).text;
    expect(text).toMatch(/^begun\n\[still running after \d+ s\]$/);
    expect((await use('bash_kill', { handle })).text).toBe('begun\n[cancelled]');
    expect(await use('bash_wait', { handle: 99 })).toMatchObject({ ending: 'failed' });
  });

  it('refuses arguments that do not fit its schema, and runs nothing', async (context) => {
    const { use } = await world(context);
    expect(await use('bash', {})).toEqual({ ending: 'refused', text: 'missing argument: command.' });
    expect(await use('read', { path: 7 })).toEqual({ ending: 'refused', text: '"path" must be of type string.' });
    expect((await use('glob', { pattern: '*', path: 'x' })).text).toBe(
      'unknown argument: path; available: pattern, folder.',
    );
    expect((await use('glob', { pattern: '*', constructor: {} })).text).toBe(
      'unknown argument: constructor; available: pattern, folder.',
    );
  });

  it('ends the session when the sandbox has ended', async (context) => {
    const { use, sandbox } = await world(context);
    await sandbox.close();
    await expect(use('bash', { command: 'true' })).rejects.toBeInstanceOf(RunFault);
  });
});

describe('the text of a part of a file', () => {
  it('ends between two characters, and says where to continue', () => {
    const bytes = Buffer.from('aäbö€');
    const parts: string[] = [];
    let from = 0;
    for (let reads = 0; from < bytes.length && reads < 20; reads += 1) {
      const part = bytes.subarray(from, from + 4);
      const text = fileText({ bytes: part.toString('base64'), size: bytes.length, digest: '' }, from);
      parts.push(text.slice(0, text.lastIndexOf('\n[')));
      from = Number(/fromByte (\d+)\]$/.exec(text)?.[1] ?? bytes.length);
    }
    expect(parts.join('')).toBe('aäbö€');
  });
});
