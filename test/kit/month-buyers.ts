import { orderModel } from '@eunbit/server/modules/order/order.model';
import { type Bought, buyByCard, buyByDeposit, buyByEscrow, buyByVirtualAccount } from './bought-orders.ts';
import { type Act, changeLevel, type Month, pick, someProducts, withSomeOrder } from './month.ts';
import { CancelOrder } from './operations.ts';
import { destination, EditOwnOrder } from './order-edits.ts';
import { readOrder } from './staff-actions.ts';
import { complete, confirmCard, fillCheckout, NEW_YORK, startCardPayment } from './story.ts';
import type { TestShop } from './test-shop.ts';

const buy =
  (buyOne: (shop: TestShop, items: Record<string, number>) => Promise<Bought>): Act =>
  async (month) => {
    const { number, accessToken } = await buyOne(month.shop, someProducts(month));
    month.tokens.set(number, accessToken);
    return 'OrderPlaced';
  };

/** The sale of a product stops while somebody is about to pay it: before the units are held for them, or after. */
async function buyWhileSaleStops(month: Month): Promise<string> {
  const { shop, random, tokens } = month;
  const client = shop.client({ market: 'US' });
  const items = someProducts(month);
  const ready = await fillCheckout(client, 'US', items);
  const change = (isStopped: boolean) => changeLevel(month, 'US', Object.keys(items)[0] ?? '', { isStopped });
  const isInTime = random() < 0.5;
  if (!isInTime) await change(true);
  const started = await startCardPayment(client, ready);
  if (started.__typename !== 'PaymentActionRequired') {
    await change(false);
    return started.__typename;
  }
  if (!isInTime) throw new Error('a product was sold whose sale had stopped');
  await change(true);
  await confirmCard(shop.stripeUrl, started.clientSecret);
  const placed = await complete(client, ready);
  if (placed.__typename !== 'OrderPlaced') throw new Error(`units were held, but: ${placed.__typename}`);
  tokens.set(placed.order.number, placed.accessToken);
  await change(false);
  return placed.__typename;
}

/** Somebody pays into the account of an order, of which the shop hears twice, or not before it looks. */
async function payIntoAccount({ shop, random, deposited }: Month): Promise<string | null> {
  const waiting = await orderModel(shop.connection)
    .find({
      'payment.virtualAccount': { $type: 'object' },
      'payment.state': { $in: ['AWAITING_DEPOSIT', 'RELEASE_DUE'] },
    })
    .sort({ _id: 1 })
    .lean();
  const { number, amounts, payment } =
    pick(
      waiting.filter((order) => !deposited.has(order.number)),
      random,
    ) ?? {};
  const orderId = payment?.virtualAccount?.reference;
  if (!number || !amounts || !orderId) return null;
  const callback = random() < 0.5 ? 'twice' : 'never';
  await shop.controlBank('POST', '/sandbox/deposits', { orderId, callback });
  deposited.set(number, amounts.total);
  return 'Deposited';
}

const cancel: Act = (month) =>
  withSomeOrder(month, async ({ number, accessToken }) => {
    const input = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' as const };
    return (await month.customer.run(CancelOrder, { input })).cancelOrder.__typename;
  });

/** A buyer moves, in the US to where sales are taxed or back; what that costs more they are asked to pay. */
const editOwnAddress: Act = (month) =>
  withSomeOrder(month, async ({ number, accessToken }) => {
    const { customer, staff, random, links } = month;
    const { market, revision } = await readOrder(staff, number);
    const place = market === 'US' && random() < 0.6 ? NEW_YORK : {};
    const moved = destination(market, { ...place, apt: String(Math.floor(random() * 1000)), isKeptAsTyped: true });
    const edit = { orderNumber: number, accessToken, expectedRevision: revision, destination: moved };
    let { editOwnOrder: answer } = await customer.run(EditOwnOrder, { input: edit });
    if (answer.__typename === 'OrderEditTotalChanges') {
      const input = { ...edit, acceptedTotal: answer.totalAfter.amount };
      ({ editOwnOrder: answer } = await customer.run(EditOwnOrder, { input }));
    }
    if (answer.__typename === 'OwnOrderEditProposed') links.push({ token: answer.paymentToken, draftNumber: null });
    return answer.__typename;
  });

/** What buyers do in a month. */
export const BUYER_ACTS = {
  buyByDeposit: buy(buyByDeposit),
  buyByCard: buy(buyByCard),
  buyByEscrow: buy(buyByEscrow),
  buyByVirtualAccount: buy(buyByVirtualAccount),
  buyWhileSaleStops,
  payIntoAccount,
  cancel,
  editOwnAddress,
} as const satisfies Record<string, Act>;
