import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Stories in a real browser against one whole shop, started as anybody would start it. */
export default defineConfig({
  root: here('../..'),
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: here('./kit/global-setup.ts'),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    // A busy machine is no fault of the shop's: whatever a test waits for may take long, but must come.
    expect: { poll: { timeout: 20_000 } },
    // Until twenty runs in a row were green without it. What needed its second try is marked `(retry x1)` in the output and
    // is looked into; what fails twice fails.
    retry: 1,
    // A worker keeps its browser and what it has loaded from file to file: starting anew took a sixth of all the work.
    isolate: false,
    // Two cores carry the shop, its database and the browsers; while one story waits, as for an email, the others go on.
    maxWorkers: 4,
  },
});
