import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import type { TestShop } from './test-shop.ts';

/** Kind and amount of the ledger's entries, oldest first, without the provider's fees. */
export async function readBooks({ connection }: TestShop, filter: object): Promise<[string, number][]> {
  const found = await ledgerModel(connection)
    .find({ ...filter, kind: { $ne: 'FEE' } })
    .sort({ at: 1, kind: 1 })
    .lean();
  return found.map(({ kind, amount }) => [kind, amount]);
}

/** The provider's record of a payment, in minor units. */
export async function readStripePayment({ stripeUrl }: TestShop, id: string) {
  const answer = await fetch(`${stripeUrl}/v1/payment_intents/${id}?expand[]=latest_charge`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { latest_charge: charge, ...intent } = (await answer.json()) as {
    status: string;
    amount: number;
    amount_received: number;
    latest_charge: { amount_refunded: number } | null;
  };
  const { status, amount, amount_received: received } = intent;
  return { status, amount, received, refunded: charge?.amount_refunded ?? 0 };
}
