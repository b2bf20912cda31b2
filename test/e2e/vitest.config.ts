import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LIMITS } from '../kit/limits.ts';
import { LongFilesFirst } from '../kit/long-files-first.ts';
import { RUNS_ALL } from '../kit/thoroughness.ts';
import type { EngineName } from './engines/engine.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The engine that `npm run e2e -- --browser …` asks for. */
const ASKED = process.env.E2E_BROWSER as EngineName | undefined;
/** In `npm test` the stories go everywhere in Chromium; in `npm run test:all` each engine walks the way to an order, too. */
const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

const COMMON = {
  root: here('../..'),
  testTimeout: LIMITS.testMs,
  hookTimeout: LIMITS.testMs,
  expect: { poll: { timeout: LIMITS.waitMs } },
  setupFiles: [here('../kit/decorators.ts'), here('../kit/patience.ts')],
  // A worker keeps its browser and what it has loaded from file to file: starting anew took a sixth of all the work.
  isolate: false,
};

const STORIES: TestProjectConfiguration = {
  test: {
    ...COMMON,
    name: 'stories',
    include: ['test/e2e/stories/*.e2e.ts'],
    // A second try would hide what depends on timing, in the story or in the shop.
    retry: 0,
  },
};

function journeysIn(engine: EngineName): TestProjectConfiguration {
  return { test: { ...COMMON, name: engine, include: ['test/e2e/journeys/*.journey.ts'], provide: { engine } } };
}

/** Stories in Chromium and journeys in every engine, against one whole shop, started as anybody would start it. */
export default defineConfig({
  root: here('../..'),
  test: {
    globalSetup: here('./kit/global-setup.ts'),
    sequence: { sequencer: LongFilesFirst },
    teardownTimeout: 60_000,
    // Two cores carry the shop, its database and the browsers; while one story waits, as for an email, the others go on.
    maxWorkers: 4,
    projects: ASKED ? [journeysIn(ASKED)] : [STORIES, ...(RUNS_ALL ? ENGINES.map(journeysIn) : [])],
  },
});
