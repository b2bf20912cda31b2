import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Files of tests that take turns. A run of `npm test` draws one list of each step, a seventh of what guards neither money,
 * stock, permissions nor data, and of what shows of them only how whole processes end, or how staff go about it in the
 * browser: backups, drills and rotations that are killed, undo, corrections, edits, returns, refunds, statements, second
 * factors and bulk work, whose rules have tests of their own that run every time. The other lists have their turns with the
 * next commits. In `npm run test:all`, and where tests are run by themselves, nothing is left out.
 *
 * The lists of a step take about as long, the longest file first: what is added goes into the shortest.
 */
const IN_TURNS = {
  'unit and integration tests': [
    [
      'test/integration/image.test.ts',
      'test/integration/drill.test.ts',
      'test/integration/seed-demo.test.ts',
      'test/integration/slow-requests.test.ts',
      'server/src/http/websocket.test.ts',
      'scripts/sandbox/stripe/tax.test.ts',
      'test/integration/restock.test.ts',
    ],
    [
      'test/integration/doctor.test.ts',
      'scripts/start/database.test.ts',
      'embedded-mongodb/src/index/build.test.ts',
      'test/integration/visit-counting.test.ts',
      'scripts/sandbox/easypost/easypost.test.ts',
      'test/integration/roles.test.ts',
      'test/integration/releases.test.ts',
      'test/integration/observability.test.ts',
      'test/integration/sale-counting.test.ts',
    ],
    [
      'test/integration/rolling-deploy.test.ts',
      'test/integration/shutdown.test.ts',
      'embedded-mongodb/src/wire/flooding.test.ts',
      'scripts/bench/checkout-load.test.ts',
      'test/integration/jobs-at-stop.test.ts',
      'test/integration/carrier-looks.test.ts',
      'test/integration/order-desk.test.ts',
    ],
    [
      'scripts/start/database-fallback.test.ts',
      'embedded-mongodb/src/transaction/long-writes-answered.test.ts',
      'test/integration/rehearsal.test.ts',
      'test/integration/review-pictures.test.ts',
      'scripts/test/test-database.test.ts',
      'embedded-mongodb/src/commands/current-op.test.ts',
      'test/integration/statistics.test.ts',
      'test/integration/reviews.test.ts',
      'ui/src/live-connection.test.ts',
    ],
    [
      'test/integration/telemetry.test.ts',
      'test/integration/create-admin.test.ts',
      'test/integration/seed.test.ts',
      'test/integration/proxy.test.ts',
      'embedded-mongodb/src/commands/parameters.test.ts',
      'embedded-mongodb/src/yielding.test.ts',
      'scripts/sandbox/stripe/webhooks.test.ts',
      'test/integration/order-list.test.ts',
      'test/integration/product-ranking.test.ts',
    ],
    [
      'test/integration/start.test.ts',
      'test/integration/secret-rotation-crash.test.ts',
      'test/integration/browser-errors.test.ts',
      'test/integration/product-editor.test.ts',
      'embedded-mongodb/src/cursor/cursors.test.ts',
      'embedded-mongodb/src/commands/fail-points.test.ts',
      'test/integration/packing-file.test.ts',
      'test/integration/composed-email.test.ts',
    ],
    [
      'test/integration/backup.test.ts',
      'test/integration/dev.test.ts',
      'test/integration/provider-account.test.ts',
      'test/integration/visits.test.ts',
      'test/integration/us-address.test.ts',
      'embedded-mongodb/src/sorting/memory-limit.test.ts',
      'embedded-mongodb/src/sorting/sort.test.ts',
      'test/integration/order-correction.test.ts',
      'test/integration/email-bounces.test.ts',
      'test/integration/saved-views.test.ts',
    ],
  ],
  'end-to-end tests': [
    [
      'test/e2e/stories/every-page.e2e.ts',
      'test/e2e/stories/deposit-refund.e2e.ts',
      'test/e2e/stories/account-tabs.e2e.ts',
      'test/e2e/stories/dark.e2e.ts',
      'test/e2e/stories/accessibility.e2e.ts',
      'test/e2e/stories/search.e2e.ts',
      'test/e2e/stories/not-found.e2e.ts',
      'test/e2e/stories/first-picture.e2e.ts',
      'test/e2e/stories/bulk-orders.e2e.ts',
      'test/e2e/stories/back-office-work.e2e.ts',
    ],
    [
      'test/e2e/stories/back-office-accessibility.e2e.ts',
      'test/e2e/stories/reviews.e2e.ts',
      'test/e2e/stories/edit-address.e2e.ts',
      'test/e2e/stories/edit-lines.e2e.ts',
      'test/e2e/stories/bank-statement.e2e.ts',
      'test/e2e/stories/account-forms.e2e.ts',
      'test/e2e/stories/forced-colors.e2e.ts',
      'test/e2e/stories/contact.e2e.ts',
      'test/e2e/stories/slow-scripts.e2e.ts',
    ],
    [
      'test/e2e/stories/product-editor.e2e.ts',
      'test/e2e/stories/pay-for-own-edit.e2e.ts',
      'test/e2e/stories/conversations.e2e.ts',
      'test/e2e/stories/settings.e2e.ts',
      'test/e2e/stories/storage.e2e.ts',
      'test/e2e/stories/zoom.e2e.ts',
      'test/e2e/stories/print.e2e.ts',
      'test/e2e/stories/server-rendering.e2e.ts',
      'test/e2e/stories/correction.e2e.ts',
    ],
    [
      'test/e2e/stories/updates.e2e.ts',
      'test/e2e/stories/pay-for-edit.e2e.ts',
      'test/e2e/stories/product.e2e.ts',
      'test/e2e/stories/part-refund.e2e.ts',
      'test/e2e/stories/live-orders.e2e.ts',
      'test/e2e/stories/order-list-keys.e2e.ts',
      'test/e2e/stories/launch-checklist.e2e.ts',
      'test/e2e/stories/offline.e2e.ts',
      'test/e2e/stories/social-sign-in.e2e.ts',
      'test/e2e/stories/parts.e2e.ts',
    ],
    [
      'test/e2e/stories/undo.e2e.ts',
      'test/e2e/stories/visits.e2e.ts',
      'test/e2e/stories/address-book.e2e.ts',
      'test/e2e/stories/reduced-motion.e2e.ts',
      'test/e2e/stories/content-pages.e2e.ts',
      'test/e2e/stories/customers.e2e.ts',
      'test/e2e/stories/order-desk.e2e.ts',
      'test/e2e/stories/users.e2e.ts',
    ],
    [
      'test/e2e/stories/bulk-shipping.e2e.ts',
      'test/e2e/stories/frame.e2e.ts',
      'test/e2e/stories/keyboard-purchase.e2e.ts',
      'test/e2e/stories/second-factor.e2e.ts',
      'test/e2e/stories/browser-errors.e2e.ts',
      'test/e2e/stories/email-templates.e2e.ts',
      'test/e2e/stories/company.e2e.ts',
      'test/e2e/stories/back-office-lists.e2e.ts',
      'test/e2e/stories/cart-without-code.e2e.ts',
    ],
    [
      'test/e2e/stories/morning.e2e.ts',
      'test/e2e/stories/returns.e2e.ts',
      'test/e2e/stories/screen-reader-purchase.e2e.ts',
      'test/e2e/stories/faq.e2e.ts',
      'test/e2e/stories/search-engines.e2e.ts',
      'test/e2e/stories/busy-day.e2e.ts',
      'test/e2e/stories/draft-order-desk.e2e.ts',
    ],
  ],
} as const;

/**
 * Of things that are drawn within files, a fifth: seven lists have no divisor in common with so few, thus a file meets each of
 * its things in the course of its own turns.
 */
const TURNS_OF_THINGS = 5;

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
  const turns = Math.min(TURNS_OF_THINGS, all.length);
  return all.filter((_, index) => index % turns === turn % turns);
}

/** The files of a step that this run leaves out. */
export function notInTurn(step: keyof typeof IN_TURNS): string[] {
  const lists: readonly (readonly string[])[] = IN_TURNS[step];
  for (const file of lists.flat()) {
    if (!existsSync(new URL(`../../${file}`, import.meta.url))) throw new Error(`no file takes turns as ${file}`);
  }
  const turn = readTurn();
  return turn === null ? [] : lists.filter((_, index) => index !== turn % lists.length).flat();
}

/** Whether a file takes turns. */
export const takesTurns = (path: string): boolean =>
  Object.values(IN_TURNS).some((lists) => lists.flat().some((file) => path.endsWith(`/${file}`)));

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
