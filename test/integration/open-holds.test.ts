import { PAYMENT_PAGE_PATH, type PaymentPageSign } from '@eunbit/schema/payment-page';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/index.ts';
import { StartPayment } from '../kit/operations.ts';
import { prove } from '../kit/proofs.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  type ReadyCheckout,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UNITS = 200;
const WANTED = { slug: 'wanted', price: { KR: 7_120, US: 899 }, stock: { KR: UNITS, US: UNITS } };
/** The address of one attacker, and that of a mobile carrier shared by many buyers. */
const STRANGER = '198.51.100.7';
const CARRIER = '203.0.113.9';
/** Number of honest buyers from one address; in `npm run fuzz` they buy all units. */
const CROWD = Number(process.env.ATTACK_BUYERS ?? 40);
/** A tenth of the units, and at least what goes free. */
const SHARE = 20;

const HeldUnits = graphql(`
  query HeldUnitsOfProduct($market: Market!, $productId: ID!) {
    heldUnits(market: $market, productId: $productId) { id kind units until email phone orderNumber network }
  }
`);
const ReleaseHold = graphql(`
  mutation ReleaseHoldOfBuyer($input: ReleaseHoldInput!) {
    releaseHold(input: $input) {
      __typename
      ... on HoldReleased { holdId }
      ... on UserError { message }
      ... on HoldError { code }
    }
  }
`);

const shop = useTestShop({
  eachTest: 'renewed',
  products: [WANTED],
  settings: { TRUST_PROXY: 'loopback', OPEN_UNITS_PER_NETWORK: '20' },
});
let wanted: string;
beforeAll(async () => {
  wanted = shop.productId('wanted');
});

const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, wanted)).lean();

/** A buyer with unique details, connecting from `address`. */
async function arrive(address: string, market: 'KR' | 'US', name: string, units: number) {
  const client = shop.client({ market, headers: { 'x-forwarded-for': address } });
  const phone = market === 'KR' ? '010-2000-' : '212555';
  const digits = String(1000 + Number(name.replace(/\D/g, '')));
  const ready = await fillCheckout(
    client,
    market,
    { [wanted]: units },
    { email: `${name}@example.com`, phone: phone + digits },
  );
  return { client, ready };
}

/** Solves the challenge if one is required, as the page does. */
async function startProven(client: ShopClient, { checkoutId, total }: ReadyCheckout) {
  const input = { checkoutId, method: 'CARD' as const, expectedTotal: total, hasAgreedToTerms: true };
  const { startPayment } = await client.run(StartPayment, { input });
  if (startPayment.__typename !== 'ProofRequiredError') return startPayment;
  const proof = await prove(startPayment.challenge);
  return (await client.run(StartPayment, { input: { ...input, proof } })).startPayment;
}

const codeOf = (answer: { __typename?: string; code?: unknown }) =>
  'code' in answer ? String(answer.code) : (answer.__typename ?? '');

/** Runs `work` for each index, a few at a time. */
async function forEachOf<T>(count: number, work: (index: number) => Promise<T>, atOnce = 8): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) answers[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

const sendSign = (client: ShopClient, clientSecret: string, sign: PaymentPageSign) =>
  client.post(PAYMENT_PAGE_PATH, JSON.stringify({ clientSecret, sign }), {
    'content-type': 'text/plain;charset=UTF-8',
    origin: shop.url(),
  });

describe('one visitor who does not pay', () => {
  it('can hold a tenth of the units by card, however many carts pay at once (STOCK-16)', async () => {
    const carts = await forEachOf(40, (index) => arrive(STRANGER, 'US', `stranger${index}`, 5));
    const plain = await Promise.all(carts.map(({ client, ready }) => startCardPayment(client, ready)));
    expect(plain.filter(({ __typename }) => __typename === 'PaymentActionRequired')).toHaveLength(SHARE / 5);
    expect(await level('US')).toMatchObject({ quantity: UNITS - SHARE, reserved: SHARE });

    const proven = await forEachOf(carts.length, async (index) => {
      const cart = carts[index];
      if (!cart || plain[index]?.__typename === 'PaymentActionRequired') return 'held';
      return codeOf(await startProven(cart.client, cart.ready));
    });
    expect(proven.filter((code) => code === 'TOO_MANY_HOLDS')).toHaveLength(40 - SHARE / 5);
    expect(await level('US')).toMatchObject({ quantity: UNITS - SHARE, reserved: SHARE });
  });

  it('can order a tenth of the units unpaid, and is then asked to pay by card (STOCK-16)', async () => {
    const answers = await forEachOf(20, async (index) => {
      const { client, ready } = await arrive(STRANGER, 'KR', `stranger${index}`, 5);
      return payByDeposit(client, ready);
    });
    expect(answers.filter(({ __typename }) => __typename === 'OrderPlaced')).toHaveLength(SHARE / 5);
    const refused = answers.filter(({ __typename }) => __typename !== 'OrderPlaced');
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['TOO_MANY_HOLDS']));
    expect(await level('KR')).toMatchObject({ quantity: UNITS - SHARE });
  });

  it('must solve a challenge if one mailbox, phone or cart has more than ten units open (STOCK-16)', async () => {
    const starts: string[] = [];
    for (const [index, address] of ['192.0.2.1', '192.0.2.2', '192.0.2.3'].entries()) {
      const client = shop.client({ market: 'KR', headers: { 'x-forwarded-for': address } });
      const contact = { email: 'same@example.com', phone: `010-3000-100${index}` };
      starts.push(codeOf(await payByDeposit(client, await fillCheckout(client, 'KR', { [wanted]: 5 }, contact))));
    }
    expect(starts).toEqual(['OrderPlaced', 'OrderPlaced', 'ProofRequiredError']);
  });

  it('cannot use a solution for another checkout, or an invented one (STOCK-16)', async () => {
    const carts = await forEachOf(6, (index) => arrive(STRANGER, 'KR', `stranger${index}`, 4), 1);
    const pay = async (index: number, proof?: string) => {
      const cart = carts[index];
      if (!cart) throw new Error('there are six carts');
      const { checkoutId, total: expectedTotal } = cart.ready;
      const input = {
        checkoutId,
        expectedTotal,
        method: 'CARD' as const,
        hasAgreedToTerms: true,
        ...(proof && { proof }),
      };
      return (await cart.client.run(StartPayment, { input })).startPayment;
    };
    await shop.connection
      .collection('stock_levels')
      .updateOne({ _id: stockId('KR', wanted) as never }, { $set: { quantity: 2_000 } });
    for (const index of [0, 1, 2, 3, 4]) expectResult(await pay(index), 'PaymentActionRequired');
    const { challenge } = expectResult(await pay(5), 'ProofRequiredError');
    const proof = await prove(challenge);
    for (const wrong of [
      '',
      '{}',
      'x'.repeat(3_000),
      proof.replace(/"counter":\d+/, '"counter":1').replace(/"derivedKey":"../, '"derivedKey":"ab'),
    ]) {
      expect((await pay(5, wrong)).__typename).toBe('ProofRequiredError');
    }
    expectResult(await pay(5, proof), 'PaymentActionRequired');
    const another = await arrive(STRANGER, 'KR', 'stranger7', 4);
    carts.push(another);
    expect((await pay(6, proof)).__typename).toBe('ProofRequiredError');
  });
});

describe('honest buyers who share an address', () => {
  it('all get their unit if they pay one after the other (STOCK-16)', async () => {
    // The page retries after some seconds; this test retries when another buyer has paid.
    const waiting: (() => void)[] = [];
    const somebodyPays = () => new Promise<void>((resolve) => waiting.push(resolve));
    const buy = async (index: number) => {
      const { client, ready } = await arrive(CARRIER, 'US', `buyer${index}`, 1);
      for (;;) {
        const paid = somebodyPays();
        const answer = await startProven(client, ready);
        if (codeOf(answer) === 'TOO_MANY_HOLDS') {
          await paid;
          continue;
        }
        const { clientSecret } = expectResult(answer, 'PaymentActionRequired');
        await confirmCard(shop.stripeUrl, clientSecret);
        expectResult(await complete(client, ready), 'OrderPlaced');
        for (const wake of waiting.splice(0)) wake();
        return;
      }
    };
    await forEachOf(CROWD, buy, SHARE + 4);
    expect(await level('US')).toMatchObject({ quantity: UNITS - CROWD, reserved: 0 });
    expect(await orderModel(shop.connection).countDocuments()).toBe(CROWD);
  }, 300_000);

  it('are not blocked by the holds of another network', async () => {
    await forEachOf(4, async (index) => {
      const { client, ready } = await arrive(STRANGER, 'US', `stranger${index}`, 5);
      expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    });
    const { client, ready } = await arrive(CARRIER, 'US', 'buyer1', 5);
    expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  });
});

describe('an unconfirmed hold', () => {
  async function begin() {
    const { client, ready } = await arrive(CARRIER, 'US', 'buyer1', 2);
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const heldFor = async () => {
      const hold = await reservationModel(shop.connection).findOne({ status: 'HELD' }).lean();
      return Math.round(((hold?.heldUntil.getTime() ?? 0) - Date.now()) / 60_000);
    };
    return { client, ready, clientSecret, heldFor };
  }

  it('ends when its page closes, and only then (STOCK-17)', async () => {
    const { client, clientSecret } = await begin();
    await sendSign(client, `${clientSecret}x`, 'CLOSED');
    await client.post(PAYMENT_PAGE_PATH, JSON.stringify({ clientSecret, sign: 'CLOSED' }), {
      'content-type': 'text/plain',
      origin: 'https://elsewhere.example',
    });
    expect(await level('US')).toMatchObject({ reserved: 2 });
    await sendSign(client, clientSecret, 'CLOSED');
    expect(await level('US')).toMatchObject({ quantity: UNITS, reserved: 0 });
  });

  it('ends five minutes after the last heartbeat, or 15 after the bank was contacted (STOCK-17)', async () => {
    const { client, clientSecret, heldFor } = await begin();
    expect(await heldFor()).toBe(5);
    await sendSign(client, clientSecret, 'CONFIRMING');
    expect(await heldFor()).toBe(15);
    await sendSign(client, clientSecret, 'OPEN');
    expect(await heldFor()).toBe(5);
  });

  it('becomes an order if the payment was made before the page closed (STOCK-17)', async () => {
    const { client, clientSecret } = await begin();
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    await confirmCard(shop.stripeUrl, clientSecret);
    await sendSign(client, clientSecret, 'CLOSED');
    expect(await orderModel(shop.connection).countDocuments()).toBe(1);
    expect(await level('US')).toMatchObject({ quantity: UNITS - 2, reserved: 0 });
  });

  it('is listed for staff, who can release it, which is logged (STOCK-18)', async () => {
    const { client, ready } = await begin();
    const unpaid = await arrive(STRANGER, 'US', 'buyer2', 1);
    expectResult(await startCardPayment(unpaid.client, unpaid.ready), 'PaymentActionRequired');
    const staff = await signInStaff(shop);
    const { heldUnits } = await staff.run(HeldUnits, { market: 'US', productId: wanted });
    expect(heldUnits).toMatchObject([
      { kind: 'PAYMENT', units: 1, email: 'buyer2@example.com', orderNumber: null, network: 1 },
      { kind: 'PAYMENT', units: 2, email: 'buyer1@example.com', orderNumber: null, network: 2 },
    ]);
    const holdId = heldUnits[1]?.id ?? '';
    expectResult((await staff.run(ReleaseHold, { input: { holdId } })).releaseHold, 'HoldReleased');
    expect(await level('US')).toMatchObject({ quantity: UNITS - 1, reserved: 1 });
    const again = expectResult((await staff.run(ReleaseHold, { input: { holdId } })).releaseHold, 'HoldError');
    expect(again.code).toBe('HOLD_ENDED');
    expect(await auditModel(shop.connection).find({ action: 'STOCK_HOLD_RELEASED' }).lean()).toMatchObject([
      { subjectId: stockId('US', wanted), changes: expect.arrayContaining([expect.objectContaining({ before: '2' })]) },
    ]);
    // The buyer can still pay by pressing the button again.
    expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  });

  it('is listed beside unpaid orders, which staff cancel on their own page (STOCK-18)', async () => {
    const { client, ready } = await arrive(CARRIER, 'KR', 'buyer1', 3);
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    const staff = await signInStaff(shop);
    const { heldUnits } = await staff.run(HeldUnits, { market: 'KR', productId: wanted });
    expect(heldUnits).toMatchObject([{ kind: 'UNPAID_ORDER', units: 3, until: null, orderNumber: order.number }]);
  });
});
