import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,conformance}/**/*.test.ts'],
    // As in the configuration of all workspaces: a busy machine is no fault of the server.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
});
