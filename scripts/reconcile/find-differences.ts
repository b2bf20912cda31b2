import { connectDatabase } from '@eunbit/server/app/database';
import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import type { Difference } from '@eunbit/server/modules/finance/differences';
import { createReconciliation } from '@eunbit/server/modules/finance/reconciliation.service';
import { createLedgerService } from '@eunbit/server/modules/ledger/ledger.service';
import { createOrderReader } from '@eunbit/server/modules/order/reading/order-reader';
import type { StartSettings } from '../start/settings.ts';

interface Range {
  readonly since: Date;
  readonly settledBy: Date;
}

/** Message of a production shop without Stripe keys. */
export const NOT_CONFIGURED = 'Stripe is not configured (STRIPE_SECRET_KEY): there is nothing to compare with.';

/** The Stripe account to compare with: that of the settings, or the sandbox of this data folder; null if there is neither. */
async function openRecords(settings: StartSettings) {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;
  if (STRIPE_SECRET_KEY) {
    const stripe = { secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL || null };
    return { records: createStripeRecords(stripe), stop: async () => {} };
  }
  if (settings.production) return null;
  // Imported here, since the production image does not contain the sandboxes.
  const { openSandboxes } = await import('../start/sandboxes.ts');
  const { environment, stop } = await openSandboxes(settings, `http://127.0.0.1:${settings.port}`);
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl = null } = environment;
  return { records: createStripeRecords({ secretKey, apiUrl }), stop };
}

/** Compares the shop at `uri` with the payment provider over a time span; null if there is no provider. */
export async function findDifferences(
  uri: string,
  settings: StartSettings,
  range: Range,
): Promise<Difference[] | null> {
  const provider = await openRecords(settings);
  if (!provider) return null;
  const { records, stop } = provider;
  try {
    const connection = await connectDatabase(uri);
    try {
      const differences: Difference[] = [];
      const findDifferencesOf = createReconciliation({
        paymentRecords: records,
        ledger: createLedgerService(connection),
        orderReader: createOrderReader(connection),
      });
      for await (const difference of findDifferencesOf(range)) differences.push(difference);
      return differences;
    } finally {
      await connection.close();
    }
  } finally {
    await stop();
  }
}
