import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import type { Difference } from '@eunbit/server/modules/finance/differences';
import { createReconciliation } from '@eunbit/server/modules/finance/reconciliation.service';
import type { TestShop } from './test-shop.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** Runs `npm run reconcile`; returns its exit code and its output. */
export function reconcile(
  { mongodbUri, stripeUrl }: { readonly mongodbUri: string; readonly stripeUrl: string },
  ...args: string[]
): Promise<{ code: number; out: string; complaint: string }> {
  const env = {
    ...process.env,
    MONGODB_URI: mongodbUri,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_API_URL: stripeUrl,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN, 'reconcile', ...args], { env, cwd: ROOT }, (error, out, complaint) => {
      resolve({ code: Number(error?.code ?? 0), out, complaint });
    });
  });
}

const DAY_MS = 86_400_000;

/** Differences between the provider's books and the shop's; by default of the last 24 hours. */
export async function findDifferences(
  shop: TestShop,
  range = { since: new Date(Date.now() - DAY_MS), settledBy: new Date() },
): Promise<Difference[]> {
  const paymentRecords = createStripeRecords({ secretKey: 'sk_test_sandbox', apiUrl: shop.stripeUrl });
  const { ledger, orderReader } = shop.app().services;
  const found: Difference[] = [];
  for await (const difference of createReconciliation({ paymentRecords, ledger, orderReader })(range)) {
    found.push(difference);
  }
  return found;
}

/** Differences of some payments only: earlier tests have left other payments at the provider. */
export async function findDifferencesOf(shop: TestShop, ...intentIds: readonly string[]): Promise<Difference[]> {
  return (await findDifferences(shop)).filter(({ intentId }) => intentIds.includes(intentId ?? ''));
}
