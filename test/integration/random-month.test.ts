import { canMove } from '@eunbit/schema/order';
import { RETURN_STEPS } from '@eunbit/schema/return';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { standingRefunds, sumOf } from '@eunbit/server/modules/order/refunds.record';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../scripts/restore/invariants.ts';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { type Bought, buyByCard, buyByDeposit, buyByEscrow } from '../kit/bought-orders.ts';
import { countUnits } from '../kit/chaos-balance.ts';
import { findReturnProblems, readReturns, restockedUnits } from '../kit/chaos-return-balance.ts';
import { CompleteDraftOrderPayment, makeDraft, StartDraftOrderPayment, sendDraft } from '../kit/draft-orders.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { findDifferences } from '../kit/reconcile.ts';
import { findOpenReturn, type ReturnParties, requestReturn, stepReturn } from '../kit/return-actions.ts';
import { readOrder, STAFF_ACTIONS } from '../kit/staff-actions.ts';
import { confirmCard, signInStaff } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

/** `npm run test:all` asks for more. */
const MONTHS = Number(process.env.RANDOM_MONTHS ?? 3);
const ACTIONS_A_MONTH = { minLength: 40, maxLength: 80 };
const UNITS = 100;
const DAY_MS = 86_400_000;

interface Month extends ReturnParties {
  readonly tokens: Map<string, string>;
  /** Of the present action. */
  random: () => number;
  /** Days that have passed. */
  day: number;
}

let shop: TestShop;
let products: string[];
/** How often the shop answered that something was done. */
const done: Record<string, number> = {};

beforeAll(async () => {
  shop = await createTestShop();
  products = [shop.productId('wipe'), shop.productId('spray')];
});
afterAll(() => shop.close());

type Act = (month: Month) => Promise<string | null>;

/** Some of the products, one to three of each. */
function someProducts(random: () => number): Record<string, number> {
  const wanted = products.filter((_, index) => index === 0 || random() < 0.5);
  return Object.fromEntries(wanted.map((id) => [id, 1 + Math.floor(random() * 3)]));
}

const someLines = (random: () => number) =>
  Object.entries(someProducts(random)).map(([productId, quantity]) => ({ productId, quantity }));

const buy =
  (buyOne: (items: Record<string, number>) => Promise<Bought>): Act =>
  async ({ tokens, random }) => {
    const { number, accessToken } = await buyOne(someProducts(random));
    tokens.set(number, accessToken);
    return 'OrderPlaced';
  };

const pick = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)];

/** What staff do with one of the orders, as it is. */
const actOnOrder =
  (act: (typeof STAFF_ACTIONS)[keyof typeof STAFF_ACTIONS]): Act =>
  async ({ staff, tokens, random }) => {
    const number = pick([...tokens.keys()], random);
    return number ? act(staff, number, await readOrder(staff, number), random) : null;
  };

const ACTS = {
  buyByDeposit: buy((items) => buyByDeposit(shop, items)),
  buyByCard: buy((items) => buyByCard(shop, items)),
  buyByEscrow: buy((items) => buyByEscrow(shop, items)),
  cancel: async ({ customer, tokens, random }) => {
    const [orderNumber, accessToken] = pick([...tokens], random) ?? [];
    if (!orderNumber || !accessToken) return null;
    const input = { orderNumber, accessToken, reason: 'CHANGED_MIND' as const };
    return (await customer.run(CancelOrder, { input })).cancelOrder.__typename;
  },
  recordDeposit: actOnOrder(STAFF_ACTIONS.recordDeposit),
  refundPart: actOnOrder(STAFF_ACTIONS.refundPart),
  shipPart: actOnOrder(STAFF_ACTIONS.shipPart),
  editAddress: actOnOrder(STAFF_ACTIONS.editAddress),
  takeUnitOff: actOnOrder(STAFF_ACTIONS.takeUnitOff),
  cancelByStaff: async ({ staff, tokens, random }) => {
    const orderNumber = pick([...tokens.keys()], random);
    if (!orderNumber) return null;
    const { status } = await readOrder(staff, orderNumber);
    const input = { orderNumber, expectedStatus: status, status: 'ORDER_CANCELLED' as const };
    return (await staff.run(UpdateOrderStatus, { input })).updateOrderStatus.__typename;
  },
  /** Staff make an order for a customer, who pays it by the link, or does not. */
  sellByLink: async (month) => {
    const draft = await makeDraft(month.staff, 'US', { lines: someLines(month.random) });
    const sent = await sendDraft(month.staff, draft);
    if (sent.__typename !== 'DraftOrderSent') return sent.__typename;
    const token = new URLSearchParams(sent.draftOrder.paymentPath?.split('#')[1]).get('link') ?? '';
    if (month.random() < 0.3) return 'DraftOrderLeft';
    const { startDraftOrderPayment: started } = await month.customer.run(StartDraftOrderPayment, { input: { token } });
    if (started.__typename !== 'DraftOrderPaymentStarted') return started.__typename;
    await confirmCard(shop.stripeUrl, started.clientSecret);
    const { completeDraftOrderPayment: placed } = await month.customer.run(CompleteDraftOrderPayment, {
      input: { token },
    });
    if (placed.__typename === 'OrderPlaced') month.tokens.set(placed.order.number, placed.accessToken);
    return placed.__typename;
  },
  /** Goods that were lost on the way are sent once more, at no charge. */
  replace: async ({ staff, tokens, random }) => {
    const fromOrder = pick([...tokens.keys()], random);
    if (!fromOrder) return null;
    const { market } = await readOrder(staff, fromOrder);
    const contents = { lines: someLines(random), payment: 'NONE' as const, reason: 'Lost on the way.' };
    return (await sendDraft(staff, await makeDraft(staff, market, contents, 'REPLACEMENT', fromOrder))).__typename;
  },
  askForReturn: async (month) => {
    const token = pick([...month.tokens.values()], month.random);
    return token ? requestReturn(month, token, month.random) : null;
  },
  stepReturn: async (month) => {
    const waiting = await findOpenReturn(month.staff, month.random() < 0.5 ? 'KR' : 'US', month.random);
    return waiting ? (await stepReturn(month, waiting, month.random))[1] : null;
  },
  /** Some days pass: goods that do not come are reminded of and given up, links end, and what is due is paid back. */
  wait: async (month) => {
    month.day += 1 + Math.floor(month.random() * 5);
    await passTime(new Date(Date.now() + month.day * DAY_MS));
    return 'TimePassed';
  },
} as const satisfies Record<string, Act>;

async function passTime(now: Date): Promise<void> {
  const { draftOrders, payment, returnDeadlines } = shop.app().services;
  await draftOrders.expireDue(now);
  await returnDeadlines.chase(now);
  await payment.expireReservations();
  await payment.followUp();
  await payment.payDueRefunds();
}

function misstep(order: OrderRecord): string[] {
  const statuses = order.statusHistory.map(({ status }) => status);
  return statuses.slice(1).flatMap((to, at) => {
    const from = statuses[at];
    return from && from !== to && !canMove(from, to) ? [`${order.number}: ${from} to ${to}`] : [];
  });
}

/** Nothing was paid back that was not paid, in sum and unit by unit. */
function overpaid(order: OrderRecord): string[] {
  const { number, payment, lines } = order;
  // What is not taken off a card needs not go back to it.
  const refunds = standingRefunds(order).filter(({ destination }) => destination !== 'AUTHORISATION');
  const tooMuch = sumOf(refunds) > payment.paidAmount || payment.refundedAmount > payment.paidAmount;
  const units = lines.filter(({ productId, quantity }) => {
    const back = refunds.flatMap((refund) => refund.lines.filter((line) => line.productId === productId));
    return back.reduce((sum, line) => sum + line.quantity, 0) > quantity;
  });
  return [
    ...(tooMuch ? [`${number}: ${payment.refundedAmount} of ${payment.paidAmount} back`] : []),
    ...units.map(({ productId }) => `${number}: too many of ${productId} back`),
  ];
}

/** What is wrong in the shop, in words. */
async function findProblems({ worthNothing }: Month): Promise<string[]> {
  const { connection } = shop;
  const orders = await orderModel(connection).find().lean();
  const returns = await readReturns(connection);
  const steps = returns.flatMap(({ number, history }) =>
    history.slice(1).flatMap(({ state: to }, at) => {
      const from = history[at]?.state;
      return RETURN_STEPS.some((step) => step.from === from && step.to === to) ? [] : [`${number}: ${from} to ${to}`];
    }),
  );
  const stock = await Promise.all(
    (['KR', 'US'] as const).map(async (market) => {
      const counted = await countUnits(connection, products, market);
      return counted.flatMap(({ quantity, reserved, sold }, at) => {
        const there = quantity + reserved + sold - restockedUnits(returns, market, products[at] ?? '');
        return there === UNITS && reserved === 0 ? [] : [`${market} ${products[at]}: ${there} units, ${reserved} held`];
      });
    }),
  );
  return [
    ...orders.flatMap(misstep),
    ...orders.flatMap(overpaid),
    ...steps,
    ...stock.flat(),
    ...(await findReturnProblems(connection, orders, worthNothing)),
    ...(await findBrokenInvariants(connection.getClient().db(connection.name) as never)),
    ...(await findDifferences(shop)).map((difference) => JSON.stringify(difference)),
  ];
}

/** More often than others: what comes late in the life of an order. */
const OFTEN = [
  'shipPart',
  'recordDeposit',
  'askForReturn',
  'askForReturn',
  'stepReturn',
  'stepReturn',
  'stepReturn',
] as const;
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
const step = record({ act: constantFrom(...NAMES, ...OFTEN), dice: nat() });

it('keeps money, stock and orders in agreement, whatever people do in a month', async () => {
  await assert(
    asyncProperty(array(step, ACTIONS_A_MONTH), async (steps) => {
      await shop.renew();
      const parties = { staff: await signInStaff(shop), customer: shop.client({ market: 'US' }) };
      const month: Month = { ...parties, tokens: new Map(), worthNothing: new Set(), random: Math.random, day: 0 };
      for (const { act, dice } of steps) {
        month.random = seededRandom(dice);
        const answer = await ACTS[act](month);
        if (answer && !answer.endsWith('Error')) done[act] = (done[act] ?? 0) + 1;
      }
      // The month ends: links and holds run out, and what is due is paid back.
      await reservationModel(shop.connection).updateMany({ state: 'HELD' }, { heldUntil: new Date(0) });
      await passTime(new Date(Date.now() + 60 * DAY_MS));
      expect(await findProblems(month)).toEqual([]);
    }),
    { numRuns: MONTHS, seed: Number(process.env.RANDOM_MONTH_SEED ?? 20_261_126), endOnFailure: MONTHS > 10 },
  );
  // A shop that refuses everything agrees as well.
  expect(done).toMatchObject({
    buyByCard: expect.any(Number),
    shipPart: expect.any(Number),
    stepReturn: expect.any(Number),
  });
  console.log(`random months: ${MONTHS}, ${JSON.stringify(done)}`);
}, 3_600_000);
