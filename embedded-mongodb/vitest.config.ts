import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LIMITS } from '../test/kit/limits.ts';

export default defineConfig({
  test: {
    include: ['{src,conformance}/**/*.test.ts'],
    // As in the configuration of all workspaces.
    setupFiles: fileURLToPath(new URL('../test/kit/patience.ts', import.meta.url)),
    testTimeout: LIMITS.testMs,
    hookTimeout: LIMITS.testMs,
    expect: { poll: { timeout: LIMITS.waitMs } },
    maxWorkers: 2,
  },
});
