import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LIMITS } from './test/kit/limits.ts';
import { LongFilesFirst } from './test/kit/long-files-first.ts';
import { runLengths } from './test/kit/thoroughness.ts';

/** Unit and integration tests of all workspaces; browser tests have their own runner in test/e2e. */
export default defineConfig({
  // GraphQL refuses two copies of itself; the bundler would pick another build of it than Node does for type-graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: [
      '*/src/**/*.test.{ts,tsx}',
      'embedded-mongodb/conformance/*.test.ts',
      'web/vite/*.test.ts',
      'scripts/**/*.test.ts',
      'test/integration/**/*.test.ts',
    ],
    globalSetup: 'test/kit/global-database.ts',
    setupFiles: ['test/kit/decorators.ts', 'test/kit/patience.ts'],
    sequence: { sequencer: LongFilesFirst },
    env: runLengths(),
    testTimeout: LIMITS.testMs,
    hookTimeout: LIMITS.testMs,
    expect: { poll: { timeout: LIMITS.waitMs } },
    // Two cores, and one worker more: a quarter of the time, tests wait for processes that they have started. A fourth worker
    // saves 2 of 100, and starves what has to happen side by side.
    maxWorkers: 3,
    // A worker loads the server once, not for each file, which was half of the time. What tests share thereby is code
    // alone: no module keeps state, and every test shop has its own server, database and sandboxes.
    isolate: false,
    // What a test has replaced is put back for the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
