import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { intentsOf } from '@eunbit/server/modules/order/later-intents.record';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import type { Connection } from 'mongoose';

export type Market = 'KR' | 'US';

/** For each stock level: units in stock, units held for running payments, and units in orders that were not cancelled. */
export async function countUnits(connection: Connection, products: readonly string[], market: Market) {
  const orders = await orderModel(connection).find({ market }).lean();
  const lines = orders.filter(({ status }) => status !== 'ORDER_CANCELLED').flatMap((order) => order.lines);
  const levels = await stockModel(connection).find({ market }).lean();
  return products.map((productId) => {
    const level = levels.find(({ _id }) => _id === stockId(market, productId));
    const sold = lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
    return { quantity: level?.quantity ?? Number.NaN, reserved: level?.reserved ?? Number.NaN, sold };
  });
}

/** What the provider has charged, and how much of each payment it has refunded. */
export async function paymentsAt(stripeUrl: string) {
  const records = createStripeRecords({ secretKey: 'sk_test_sandbox', apiUrl: stripeUrl });
  const paid = [];
  for await (const page of records.payments(new Date(0))) paid.push(...page.filter(({ received }) => received > 0));
  return paid;
}

/**
 * Every payment with its result; in a consistent shop all of them are `ordered` or `refunded`. For an order that is not
 * cancelled, the refunds of all its payments equal the amount in the order.
 */
export async function readFates(connection: Connection, stripeUrl: string) {
  const orders = await orderModel(connection)
    .find({ 'payment.intentId': { $type: 'string' } })
    .lean();
  const payments = await paymentsAt(stripeUrl);
  const backOf = (order: OrderRecord) =>
    payments
      .filter(({ intentId }) => intentsOf(order.payment).includes(intentId))
      .reduce((sum, { refunded }) => sum + refunded, 0);
  const fates: Record<string, number> = {};
  for (const { intentId, received, refunded } of payments) {
    const own = orders.filter(({ payment }) => intentsOf(payment).includes(intentId));
    const [kept, ...others] = own.filter(({ payment }) => payment.status === 'PAID');
    const fate =
      own.length <= 1 && kept && others.length === 0 && backOf(kept) === kept.payment.refundedAmount
        ? 'ordered'
        : own.length <= 1 && !kept && refunded === received
          ? 'refunded'
          : `${own.length} orders (${own.map(({ payment }) => payment.status).join()}), ${refunded} of ${received} back`;
    fates[fate] = (fates[fate] ?? 0) + 1;
  }
  return fates;
}

/** Keys of the emails of a kind in the outbox, in order. */
export async function emailKeys(connection: Connection, ...kinds: string[]): Promise<string[]> {
  const emails = await emailModel(connection)
    .find({ kind: { $in: kinds as never[] } })
    .lean();
  return emails.map(({ key }) => key).sort();
}

/** Sum of the ledger entries for money that went through the provider, without its fees. */
export async function bookedThroughProvider(connection: Connection): Promise<number> {
  const entries = await ledgerModel(connection)
    .find({ kind: { $in: ['PAYMENT', 'REFUND'] }, intentId: { $type: 'string' } })
    .lean();
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
