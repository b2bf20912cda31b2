import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { expect, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { type Bought, buyByCard, buyByDeposit, buyByEscrow, buyByVirtualAccount } from './bought-orders.ts';
import { type Act, changeLevel, type Month, pick, someProducts, withSomeOrder } from './month.ts';
import { CancelOrder } from './operations.ts';
import { destination, EditOwnOrder } from './order-edits.ts';
import { readOrder } from './staff-actions.ts';
import { complete, confirmCard, fillCheckout, NEW_YORK, startCardPayment } from './story.ts';
import type { TestShop } from './test-shop.ts';

const ActedRefundAccount = graphql(`
  mutation ActedRefundAccount($input: UpdateRefundAccountInput!) { updateRefundAccount(input: $input) { __typename } }
`);

const buy =
  (buyOne: (shop: TestShop, items: Record<string, number>) => Promise<Bought>): Act =>
  async (month) => {
    const { number, accessToken } = await buyOne(month.shop, someProducts(month));
    month.tokens.set(number, accessToken);
    return 'OrderPlaced';
  };

/** The sale of a product stops while a buyer is about to pay: before or after the units are held. */
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

const findAccounts = ({ shop }: Month, ...states: PaymentStatus[]) =>
  orderModel(shop.connection)
    .find({ 'payment.virtualAccount': { $type: 'object' }, 'payment.status': { $in: states } })
    .sort({ _id: 1 })
    .lean();

/** A deposit into the account of an order, which the shop is notified of twice, or only finds when it polls. */
async function payIntoAccount(month: Month): Promise<string | null> {
  const waiting = await findAccounts(month, 'AWAITING_PAYMENT', 'RELEASE_DUE');
  const order = pick(waiting, month.random);
  const orderId = order?.payment.virtualAccount?.reference;
  if (!orderId) return null;
  const callback = month.random() < 0.6 ? 'twice' : 'never';
  await month.shop.controlBank('POST', '/sandbox/deposits', { orderId, callback });
  if (callback === 'never') return 'Deposited';
  const readNoted = async () =>
    (await orderModel(month.shop.connection).findById(order._id).lean())?.payment.depositedAmount;
  await vi.waitFor(async () => expect(await readNoted()).toEqual(expect.any(Number)), { interval: 5 });
  return 'DepositNoted';
}

/** A buyer whose deposit has come cancels, and gives the account for the refund. */
async function cancelDeposited(month: Month): Promise<string | null> {
  const { customer, tokens, random } = month;
  const paid = await findAccounts(month, 'PAID', 'REFUND_DUE');
  const { number: orderNumber = '', status } = pick(paid, random) ?? {};
  const accessToken = tokens.get(orderNumber);
  if (!accessToken) return null;
  if (status !== 'ORDER_CANCELLED') {
    const input = { orderNumber, accessToken, reason: 'CHANGED_MIND' as const };
    const { cancelOrder } = await customer.run(CancelOrder, { input });
    if (cancelOrder.__typename !== 'OrderUpdated') return cancelOrder.__typename;
  }
  const account = { bankCode: '90', accountNumber: '3333-01-2345678', holderName: '이미나' };
  const { updateRefundAccount } = await customer.run(ActedRefundAccount, {
    input: { orderNumber, accessToken, account },
  });
  return updateRefundAccount.__typename;
}

const cancel: Act = (month) =>
  withSomeOrder(month, async ({ number, accessToken }) => {
    const input = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' as const };
    return (await month.customer.run(CancelOrder, { input })).cancelOrder.__typename;
  });

/** A buyer changes the address, in the US to or from a state that taxes sales; the shop requests the additional amount. */
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
    if (answer.__typename === 'OrderEditProposed') links.push({ token: answer.paymentToken ?? '', draftNumber: null });
    return answer.__typename;
  });

/** Actions of buyers in a month. */
export const BUYER_ACTS = {
  buyByDeposit: buy(buyByDeposit),
  buyByCard: buy(buyByCard),
  buyByEscrow: buy(buyByEscrow),
  buyByVirtualAccount: buy(buyByVirtualAccount),
  buyWhileSaleStops,
  payIntoAccount,
  cancelDeposited,
  cancel,
  editOwnAddress,
} as const satisfies Record<string, Act>;
