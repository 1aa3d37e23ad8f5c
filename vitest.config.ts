import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compilerDigest } from './build/compiler-digest.mjs';
import { filesOfSuite } from './build/suite-files.ts';

/** Suites that count what V8 does. Its process stays slow: the optimizer is off, and methods of the language were replaced for a while. */
const counting = filesOfSuite('support/without-optimizer.ts', 'tests');

const startsProcesses = ({ moduleId }: TestSpecification): boolean =>
  /\/tests\/(?:build|cli\/daemon|daemon|docs|e2e)\//.test(moduleId);

/** A process starts faster from a worker that holds less memory, and a worker holds more after each file. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

export default defineConfig({
  // As in `dist/`: a command in the process of a test and one in its own are the same build.
  define: { __compilerDigest: JSON.stringify(compilerDigest(import.meta.dirname)) },
  test: {
    // Commands that run in the process of a test color nothing, in CI as at a desk: the library reads this once, when it is loaded.
    env: { NO_COLOR: '1' },
    fileParallelism: true,
    sequence: { sequencer: ProcessesFirst },
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A poll waits for another process, which a busy machine delays: only a state that never comes fails.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // `isolate: false`: ten times faster, and allowed, because no module of ours keeps state.
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: counting,
          isolate: false,
          globalSetup: ['tests/support/whole-run.ts'],
        },
      },
      { extends: true, test: { name: 'counting', include: counting, isolate: true } },
    ],
    reporters: ['default', ['json', { outputFile: 'coverage/test-results.json' }]],
    coverage: {
      provider: 'v8',
      include: ['schemas/**', 'builtins/**', 'compiler/**', 'runtime/**', 'project/**', 'daemon/**', 'cli/**'],
    },
  },
});
