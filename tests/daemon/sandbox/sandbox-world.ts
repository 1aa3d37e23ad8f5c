/** A sandbox of the real kernel for tests: the program inside is bundled from its sources, and a writable directory is mounted. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'vitest';
import { onTestFinished } from 'vitest';
import type { Sandbox, SandboxAdapter, SandboxPlan } from '../../../daemon/sandbox/sandbox.ts';
import type { CommandResult } from '../../../daemon/sandbox/protocol.ts';
import { skipRefused } from './skip.ts';

const { insideProgram } = (await import('../../../build/bundle.mjs' as string)) as {
  readonly insideProgram: () => Promise<string>;
};

/** Readable by every user: a test may start the sandbox as another one. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-test-'));
  fs.chmodSync(folder, 0o755);
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundled once per process. */
let insideText: Promise<string> | undefined;

export async function bundledInside(folder: string): Promise<string> {
  insideText ??= insideProgram();
  const file = path.join(folder, 'inside.cjs');
  fs.writeFileSync(file, await insideText);
  return file;
}

export async function opened(context: TestContext, adapter: SandboxAdapter, plan: SandboxPlan): Promise<Sandbox> {
  const result = await adapter.open(plan);
  if (result.kind === 'refused') return skipRefused(context, adapter.name, result.fault);
  onTestFinished(() => result.sandbox.close());
  return result.sandbox;
}

export const printedBy = ({ output }: CommandResult): string =>
  Buffer.from(output.head + output.tail, 'base64').toString('utf8');

export const shell = (
  sandbox: Sandbox,
  text: string,
  more: { readonly timeoutMs?: number; readonly outputBytesMax?: number } = {},
) => sandbox.call('run', { argv: ['bash', '-c', text], ...more });
