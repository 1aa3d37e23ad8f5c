/** Starts the scripted model as a process. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export type ModelProcess = { readonly baseUrl: string; end(): void };

export async function startModelProcess(): Promise<ModelProcess> {
  const script = path.join(import.meta.dirname, 'process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the scripted model ended with ${code}`)));
  });
  return { baseUrl, end: () => child.stdin.end() };
}
