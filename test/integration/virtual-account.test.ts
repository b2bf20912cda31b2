import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CancelOrder, StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import { PreviewOrderLines, toLines } from '../kit/order-edits.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, type ReadyCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});

async function pay(client: ShopClient, { checkoutId, total }: ReadyCheckout, bankId = 'hana') {
  const transfer = { bankId, depositorName: '이미나' };
  const input = { checkoutId, method: 'VIRTUAL_ACCOUNT' as const, expectedTotal: total, hasAgreedToTerms: true };
  return (await client.run(StartPayment, { input: { ...input, ...transfer } })).startPayment;
}

async function waitingOrder() {
  const client = shop.client({ market: 'KR', language: 'en' });
  const ready = await fillCheckout(client, 'KR', { [wipe]: 2 });
  const { order, accessToken } = expectResult(await pay(client, ready), 'OrderPlaced');
  const stored = await findOrder(order.number);
  const account = stored?.payment.virtualAccount;
  if (!account) throw new Error('the order has no account');
  return { client, number: order.number, accessToken, total: ready.total, account };
}

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const readState = async (number: string) => (await findOrder(number))?.payment.status;
const followUp = (days = 0) => shop.app().services.payment.followUp(new Date(Date.now() + days * DAY));
const kinds = async () => (await emailModel(shop.connection).find({ language: 'en' }).lean()).map(({ kind }) => kind);
const inTheBooks = async (number: string) =>
  (await ledgerModel(shop.connection).find({ orderNumber: number }).lean()).map(({ kind, amount }) => ({
    kind,
    amount,
  }));

/** Pays into the account of an order; the test decides which events the shop receives. */
function deposit(orderId: string, more: { amount?: number; callback?: 'once' | 'twice' | 'never' } = {}) {
  return shop.controlBank('POST', '/sandbox/deposits', { orderId, ...more });
}

async function callBack(body: unknown): Promise<number> {
  const response = await fetch(`${shop.url()}/webhooks/virtual-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.status;
}

async function move(orderNumber: string, status: 'ORDER_CONFIRMED' | 'ORDER_CANCELLED') {
  const staff = await signInStaff(shop);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT' as const, status };
  return (await staff.run(UpdateOrderStatus, { input })).updateOrderStatus;
}

describe('an order with a virtual account', () => {
  it('is paid automatically when the deposit arrives, notified once (PAYMENT-14)', async () => {
    const { number, total, account } = await waitingOrder();
    expect((await findOrder(number))?.payment).toMatchObject({ method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT' });

    await deposit(account.reference, { callback: 'twice' });
    await vi.waitFor(async () => expect(await readState(number)).toBe('PAID'));
    await followUp(1);

    expect((await kinds()).sort()).toEqual(['DEPOSIT_RECEIVED', 'ORDER_PLACED']);
    expect(await inTheBooks(number)).toEqual([{ kind: 'PAYMENT', amount: total }]);
    expectResult(await move(number, 'ORDER_CONFIRMED'), 'OrderUpdated');
    expect(await inTheBooks(number)).toHaveLength(1);
  });

  it('finds an unreported deposit', async () => {
    const { number, account } = await waitingOrder();
    await deposit(account.reference, { callback: 'never' });

    await followUp(0.5);

    expect(await readState(number)).toBe('PAID');
  });

  it('cannot be confirmed or shipped before its deposit arrives (PAYMENT-14)', async () => {
    const { number } = await waitingOrder();

    const refused = expectResult(await move(number, 'ORDER_CONFIRMED'), 'OrderError');

    expect(refused.code).toBe('STATUS_TRANSITION_REFUSED');
    expect(await readState(number)).toBe('AWAITING_PAYMENT');
  });

  it('cannot become more expensive, before or after its deposit: staff see the alternative (ORDER-35)', async () => {
    const { number, account } = await waitingOrder();
    const staff = await signInStaff(shop);
    const input = { orderNumber: number, expectedRevision: 0, lines: toLines({ [wipe]: 3 }) };
    const preview = async () =>
      expectResult((await staff.run(PreviewOrderLines, { input })).previewOrderLines, 'OrderEditError');
    const refused = { code: 'TOTAL_REFUSED', message: expect.stringMatching(/order what is added separately/) };
    expect(await preview()).toMatchObject(refused);

    await deposit(account.reference);
    await vi.waitFor(async () => expect(await readState(number)).toBe('PAID'));
    expect(await preview()).toMatchObject(refused);
  });

  it('is created once however often the button is clicked', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });

    const answers = await Promise.all([pay(client, ready), pay(client, ready)]);

    const numbers = answers.map((answer) => expectResult(answer, 'OrderPlaced').order.number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('is not created while no accounts are issued, and is once they are again', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const endpoint = 'POST /v1/virtual-accounts';
    await shop.controlBank('POST', '/sandbox/faults', { endpoint, kind: 'status', status: 503, count: 2 });

    expect(expectResult(await pay(client, ready), 'PaymentError').code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    expect(await orderModel(shop.connection).countDocuments()).toBe(0);
    expectResult(await pay(client, ready), 'OrderPlaced');
  });

  it('is refused for a bank that issues none', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });

    const invalid = expectResult(await pay(client, ready, 'lehman'), 'ValidationError');

    expect(invalid.fieldErrors).toMatchObject([{ path: 'bankId', key: 'bank.required' }]);
  });

  it('waits for staff if another amount arrives, and does not expire (PAYMENT-15)', async () => {
    const { number, total, account } = await waitingOrder();
    await deposit(account.reference, { amount: total - 1000 });
    await vi.waitFor(async () => expect((await findOrder(number))?.payment.depositedAmount).toBe(total - 1000));

    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 30 * DAY));

    expect(await findOrder(number)).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { status: 'AWAITING_PAYMENT' },
    });
    expect(await inTheBooks(number)).toEqual([{ kind: 'PAYMENT', amount: total - 1000 }]);
    expectResult(await move(number, 'ORDER_CANCELLED'), 'OrderUpdated');
    expect(await readState(number)).toBe('REFUND_DUE');
  });
});

describe('a cancelled order with a virtual account (PAYMENT-15)', () => {
  it('has its account closed, with nothing to refund', async () => {
    const { client, number, accessToken } = await waitingOrder();
    const input = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' as const };
    expectResult((await client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    expect(await readState(number)).toBe('RELEASE_DUE');

    await followUp(1);

    expect(await readState(number)).toBe('VOID');
    expect(await inTheBooks(number)).toEqual([{ kind: 'VOID', amount: 0 }]);
  });

  it('also has its account closed after seven days without a deposit', async () => {
    const { number } = await waitingOrder();

    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 7.1 * DAY));
    await followUp(1);

    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_CANCELLED', payment: { status: 'VOID' } });
  });

  it('shows staff a late deposit as due for refund', async () => {
    const { number, account } = await waitingOrder();
    expectResult(await move(number, 'ORDER_CANCELLED'), 'OrderUpdated');
    await deposit(account.reference);

    await vi.waitFor(async () => expect(await readState(number)).toBe('REFUND_DUE'));
    await followUp(1);

    expect(await readState(number)).toBe('REFUND_DUE');
  });
});

describe('a callback of the issuer', () => {
  it('is ignored without the secret of the account', async () => {
    const { number, account } = await waitingOrder();

    const forged = { orderId: account.reference, secret: 'ps_guessed', status: 'DONE', transactionKey: 'x' };

    expect(await callBack(forged)).toBe(400);
    expect(await readState(number)).toBe('AWAITING_PAYMENT');
  });

  it('is ignored if the issuer does not confirm it (PAYMENT-14)', async () => {
    const { number, account } = await waitingOrder();
    const issued = await fetch(`${shop.bankUrl}/v1/payments/${account.id}`, {
      headers: { authorization: `Basic ${Buffer.from('test_sk_sandbox:').toString('base64')}` },
    });
    const { secret } = (await issued.json()) as { secret: string };

    expect(await callBack({ orderId: account.reference, secret, status: 'DONE' })).toBe(200);

    expect(await readState(number)).toBe('AWAITING_PAYMENT');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"orderId":'],
    ['other types', JSON.stringify({ orderId: { $ne: null }, secret: { $ne: null } })],
    ['a list', '[]'],
  ])('is rejected with %s', async (_name, body) => {
    expect(await callBack(body)).toBe(400);
  });

  it('is accepted and ignored if no order has the account', async () => {
    expect(await callBack({ orderId: 'somebody-elses', secret: 'ps_x', status: 'DONE' })).toBe(200);
  });

  it('is repeated while the issuer is unreachable, and applied then', async () => {
    const { number, account } = await waitingOrder();
    const endpoint = 'GET /v1/payments/:paymentKey';
    await shop.controlBank('POST', '/sandbox/faults', { endpoint, kind: 'status', status: 503, count: 2 });

    await deposit(account.reference);

    await vi.waitFor(async () => expect(await readState(number)).toBe('PAID'));
  });
});

describe('a webhook about the status of a payment (PAYMENT-14)', () => {
  /** As documented by the provider: the payment in `data`, with its secret. */
  async function statusChanged(id: string, change: object = {}) {
    const authorization = `Basic ${Buffer.from('test_sk_sandbox:').toString('base64')}`;
    const data = (await (
      await fetch(`${shop.bankUrl}/v1/payments/${id}`, { headers: { authorization } })
    ).json()) as object;
    const createdAt = '2026-11-25T12:00:00.000000';
    return { eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: { ...data, ...change } };
  }

  it('records the deposit once, even if repeated and beside the callback', async () => {
    const { number, total, account } = await waitingOrder();
    await deposit(account.reference, { callback: 'never' });
    const event = await statusChanged(account.id);

    expect(await Promise.all([callBack(event), callBack(event), callBack(event)])).toEqual([200, 200, 200]);
    expect(await callBack(event)).toBe(200);

    expect(await readState(number)).toBe('PAID');
    expect(await inTheBooks(number)).toEqual([{ kind: 'PAYMENT', amount: total }]);
    expect((await kinds()).filter((kind) => kind === 'DEPOSIT_RECEIVED')).toHaveLength(1);
  });

  it('is ignored if the issuer does not confirm it, or with another secret', async () => {
    const { number, account } = await waitingOrder();

    expect(await callBack(await statusChanged(account.id, { status: 'DONE' }))).toBe(200);
    expect(await callBack(await statusChanged(account.id, { status: 'DONE', secret: 'ps_guessed' }))).toBe(400);

    expect(await readState(number)).toBe('AWAITING_PAYMENT');
    expect(await inTheBooks(number)).toEqual([]);
  });

  it('is accepted and ignored if no order has the payment', async () => {
    const { account } = await waitingOrder();
    expect(await callBack(await statusChanged(account.id, { orderId: 'somebody-elses' }))).toBe(200);
  });

  it.each([
    ['no payment', {}],
    ['no payment but a list', { data: [] }],
    ['no payment but null', { data: null }],
    ['a payment without a secret', { data: { orderId: 'order', status: 'DONE' } }],
    ['a payment of a card, whose secret is null', { data: { orderId: 'order', secret: null, status: 'DONE' } }],
    ['other types', { data: { orderId: { $ne: null }, secret: { $gt: '' } } }],
    ['an order number longer than the provider takes', { data: { orderId: 'x'.repeat(65), secret: 'ps_x' } }],
  ])('is rejected with %s', async (_what, rest) => {
    expect(await callBack({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: 'now', ...rest })).toBe(400);
  });
});
