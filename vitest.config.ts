import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A suite that counts work asks V8 about every module that its process has loaded, so it runs before the others load theirs. */
class CountingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isCounting = ({ moduleId }: TestSpecification) => moduleId.endsWith('/linear-work.test.ts');
    return [...sorted.filter(isCounting), ...sorted.filter((file) => !isCounting(file))];
  }
}

/** `isolate: false`: ten times faster, and allowed, because no module of ours keeps state. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/whole-run.ts'],
    isolate: false,
    // Commands that run in the process of a test color nothing, in CI as at a desk: the library reads this once, when it is loaded.
    env: { NO_COLOR: '1' },
    sequence: { sequencer: CountingFirst },
    fileParallelism: true,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A poll waits for another process, which a busy machine delays: only a state that never comes fails.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'coverage/test-results.json' }]],
    coverage: {
      provider: 'v8',
      include: ['schemas/**', 'builtins/**', 'compiler/**', 'runtime/**', 'project/**', 'daemon/**', 'cli/**'],
    },
  },
});
