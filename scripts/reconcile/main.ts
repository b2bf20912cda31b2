import { connectDatabase } from '@eunbit/server/app/database';
import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import type { Difference } from '@eunbit/server/modules/finance/differences';
import { createReconciliation } from '@eunbit/server/modules/finance/reconciliation.service';
import { createLedgerService } from '@eunbit/server/modules/ledger/ledger.service';
import { createOrderReader } from '@eunbit/server/modules/order/stores/order-reader';
import { openDatabase } from '../start/database.ts';
import { readStartSettings, StartError, type StartSettings } from '../start/settings.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import { formatReport } from './report.ts';

/** The Stripe account to compare with: that of the settings, or the sandbox of this data folder. */
async function openRecords(settings: StartSettings) {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env;
  if (STRIPE_SECRET_KEY) {
    const stripe = { secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL || null };
    return { records: createStripeRecords(stripe), stop: async () => {} };
  }
  if (settings.production) throw new StartError('STRIPE_SECRET_KEY is missing.');
  // Loaded here, because the image of production has no sandboxes.
  const { openSandboxes } = await import('../start/sandboxes.ts');
  const { environment, stop } = await openSandboxes(settings, `http://127.0.0.1:${settings.port}`);
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_URL: apiUrl = null } = environment;
  return { records: createStripeRecords({ secretKey, apiUrl }), stop };
}

async function findDifferences(options: Options): Promise<Difference[]> {
  const settings = readStartSettings();
  const database = await openDatabase(settings);
  try {
    const { records, stop } = await openRecords(settings);
    const connection = await connectDatabase(database.uri);
    try {
      const differences: Difference[] = [];
      const findDifferencesOf = createReconciliation({
        paymentRecords: records,
        ledger: createLedgerService(connection),
        orderReader: createOrderReader(connection),
      });
      for await (const difference of findDifferencesOf(options)) differences.push(difference);
      return differences;
    } finally {
      await connection.close();
      await stop();
    }
  } finally {
    await database.stop();
  }
}

try {
  const options = readOptions(process.argv.slice(2), new Date());
  const differences = await findDifferences(options);
  console.log(options.json ? JSON.stringify(differences, null, 2) : formatReport(differences, options.since));
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : (error as Error).message);
  process.exitCode = 2;
}
