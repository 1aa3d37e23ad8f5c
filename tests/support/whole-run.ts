/**
 * After a run of all test files: every error code, warning code and tool really came out of a public face in one of
 * them, or is reserved. A run of some files, or of some tests, asks for nothing.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { toolNames, warningCodes } from '../../schemas/closed-sets.ts';
import { errorCodes } from '../../schemas/error-codes.ts';
import { namedSets, reserved } from './closed-set-members.ts';
import { seenFolderVariable } from './codes-seen.ts';

const members = { errorCodes, warningCodes, toolNames } satisfies Readonly<
  Record<(typeof namedSets)[number], readonly string[]>
>;

export default function setup(project: TestProject): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-codes-seen-'));
  process.env[seenFolderVariable] = folder;
  return async () => {
    const missing = (await isWhole(project)) ? unseen(folder) : [];
    fs.rmSync(folder, { recursive: true, force: true });
    if (missing.length === 0) return;
    // Vitest prints what a teardown throws, and ends as if nothing had been thrown.
    process.exitCode = 1;
    throw new Error(
      `no test made these come out of a public face: ${missing.join(', ')}. Provoke each through Bench, Server, inProcess(), workrail(), must() or refused(), or reserve it in tests/support/closed-set-members.ts.`,
    );
  };
}

/** All tests of all files ran. Where one failed, what it would have shown is not asked for. */
async function isWhole(project: TestProject): Promise<boolean> {
  const files = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  const { testFiles } = await project.globTestFiles();
  const isFiltered = project.config.testNamePattern !== undefined || files.length < testFiles.length;
  return !isFiltered && files.every(({ result }) => result?.state !== 'fail');
}

function unseen(folder: string): readonly string[] {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n');
  const seen = new Set(fs.readdirSync(folder).flatMap(read));
  const kept = new Set<string>(reserved.errorCodes);
  return namedSets.flatMap((set) =>
    members[set].filter((member) => !kept.has(member) && !seen.has(`${set} ${member}`)),
  );
}
