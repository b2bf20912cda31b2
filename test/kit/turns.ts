import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * A run of `npm test` draws a fifth of what guards neither money, stock, permissions nor data, and of what shows of data
 * and commands only how whole processes end: backups, drills and rotations that are killed, whose rules have quick tests of
 * their own. The other fifths have their turns with the next commits. In `npm run test:all`, and where tests are run by themselves, nothing is left out.
 */
const TURNS = 5;

/** Files of tests that take turns. Neighbours take about as long, so that the fifths do. */
const IN_TURNS = {
  'unit and integration tests': [
    'test/integration/backup.test.ts',
    'test/integration/create-admin.test.ts',
    'test/integration/secret-rotation-crash.test.ts',
    'test/integration/drill.test.ts',
    'test/integration/shutdown.test.ts',
    'scripts/start/database.test.ts',
    'test/integration/seed.test.ts',
    'embedded-mongodb/src/index/build.test.ts',
    'test/integration/provider-account.test.ts',
    'test/integration/jobs-at-stop.test.ts',
    'test/integration/start.test.ts',
    'scripts/start/database-fallback.test.ts',
    'test/integration/telemetry.test.ts',
    'test/integration/rolling-deploy.test.ts',
    'test/integration/dev.test.ts',
    'test/integration/us-address.test.ts',
    'test/integration/doctor.test.ts',
    'test/integration/visit-counting.test.ts',
    'test/integration/image.test.ts',
    'test/integration/proxy.test.ts',
    'embedded-mongodb/src/sorting/memory-limit.test.ts',
    'embedded-mongodb/src/transaction/long-writes-answered.test.ts',
    'test/integration/browser-errors.test.ts',
    'test/integration/observability.test.ts',
    'test/integration/seed-demo.test.ts',
    'test/integration/statistics.test.ts',
    'test/integration/visits.test.ts',
    'test/integration/roles.test.ts',
    'test/integration/rehearsal.test.ts',
    'test/integration/slow-requests.test.ts',
    'test/integration/review-pictures.test.ts',
    'test/integration/product-editor.test.ts',
  ],
  'end-to-end tests': [
    'test/e2e/stories/morning.e2e.ts',
    'test/e2e/stories/visits.e2e.ts',
    'test/e2e/stories/address-book.e2e.ts',
    'test/e2e/stories/product-editor.e2e.ts',
    'test/e2e/stories/keyboard-purchase.e2e.ts',
    'test/e2e/stories/frame.e2e.ts',
    'test/e2e/stories/reviews.e2e.ts',
    'test/e2e/stories/social-sign-in.e2e.ts',
    'test/e2e/stories/conversations.e2e.ts',
    'test/e2e/stories/product.e2e.ts',
    'test/e2e/stories/back-office-lists.e2e.ts',
    'test/e2e/stories/accessibility.e2e.ts',
    'test/e2e/stories/screen-reader-purchase.e2e.ts',
    'test/e2e/stories/updates.e2e.ts',
    'test/e2e/stories/browser-errors.e2e.ts',
    'test/e2e/stories/search.e2e.ts',
    'test/e2e/stories/faq.e2e.ts',
    'test/e2e/stories/contact.e2e.ts',
    'test/e2e/stories/not-found.e2e.ts',
    'test/e2e/stories/reduced-motion.e2e.ts',
    'test/e2e/stories/storage.e2e.ts',
    'test/e2e/stories/search-engines.e2e.ts',
    'test/e2e/stories/first-picture.e2e.ts',
    'test/e2e/stories/settings.e2e.ts',
    'test/e2e/stories/content-pages.e2e.ts',
    'test/e2e/stories/slow-scripts.e2e.ts',
    'test/e2e/stories/offline.e2e.ts',
    'test/e2e/stories/launch-checklist.e2e.ts',
    'test/e2e/stories/print.e2e.ts',
  ],
} as const;

/** The number of this run's turn, which the runner has set; null where nothing is left out. */
function readTurn(): number | null {
  const { TEST_TURN } = process.env;
  if (TEST_TURN === undefined) return null;
  if (!/^\d+$/.test(TEST_TURN)) throw new Error(`TEST_TURN is a whole number, not ${TEST_TURN}`);
  return Number(TEST_TURN);
}

/** Of things that only differ in how they look, those whose turn it is. */
export function drawTurn<Thing>(all: readonly Thing[]): readonly Thing[] {
  const turn = readTurn();
  if (turn === null) return all;
  const turns = Math.min(TURNS, all.length);
  return all.filter((_, index) => index % turns === turn % turns);
}

/** The files of a step that this run leaves out. */
export function notInTurn(step: keyof typeof IN_TURNS): string[] {
  for (const file of IN_TURNS[step]) {
    if (!existsSync(new URL(`../../${file}`, import.meta.url))) throw new Error(`no file takes turns as ${file}`);
  }
  const drawn = new Set(drawTurn<string>(IN_TURNS[step]));
  return IN_TURNS[step].filter((file) => !drawn.has(file));
}

/** What a run leaves out, in one line. */
export function describeTurn(): string {
  const out = [...notInTurn('unit and integration tests'), ...notInTurn('end-to-end tests')].length;
  return `TEST_TURN=${process.env.TEST_TURN}: ${out} test files have their turn with the next commits; npm run test:all runs all.`;
}

/** Counts on with every commit; 0 where the sources are not in a repository. */
export function turnOfCommit(): string {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '0';
  }
}
