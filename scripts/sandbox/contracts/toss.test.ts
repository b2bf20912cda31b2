import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { startVirtualAccountSandbox } from '../virtual-account/server.ts';
import { findDifferences, findMissing, type Shape } from './shape.ts';
import contract from './toss.json' with { type: 'json' };

const KEY = SANDBOX_KEYS.TOSS_SECRET_KEY;
const PAYMENT: Shape = contract.answers.payment.shape;
const ERROR: Shape = contract.answers.error.shape;
const WANTED = { orderId: 'order-1', orderName: '물티슈', customerName: '이미나', bank: '06', amount: 7120 };
const ACCOUNT = { bank: '90', accountNumber: '3333012345678', holderName: '이미나' };

let sandbox: Sandbox;

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Fields that a response has in addition to Toss's, and fields that it lacks. */
const compare = (shape: Shape, value: unknown) => [findDifferences(shape, value), findMissing(shape, value)];
const SAME = [[], []];

async function issuePaid(): Promise<string> {
  const { body } = await call('/v1/virtual-accounts', { ...WANTED, useEscrow: true });
  await call('/sandbox/deposits', { orderId: WANTED.orderId, callback: 'never' });
  return String(body.paymentKey);
}

const RECEIPT: Shape = contract.answers.cashReceipt.shape;

describe("the sandbox of Toss Payments, compared with Toss's own responses", () => {
  beforeEach(async () => {
    sandbox = await startVirtualAccountSandbox({ port: 0, webhookUrl: 'http://127.0.0.1:9/' });
  });
  afterEach(() => sandbox.stop());

  it('returns a payment that is waiting, paid and refunded', async () => {
    const issued = await call('/v1/virtual-accounts', WANTED);
    const path = `/v1/payments/${issued.body.paymentKey}`;
    await call('/sandbox/deposits', { orderId: WANTED.orderId, callback: 'never' });
    const paid = await call(path);
    const cancelled = await call(`${path}/cancel`, { cancelReason: '주문 취소', refundReceiveAccount: ACCOUNT });

    for (const { body } of [issued, paid, cancelled]) expect(compare(PAYMENT, body)).toEqual(SAME);
    expect([issued, paid, cancelled].map(({ body }) => body.status)).toEqual([
      'WAITING_FOR_DEPOSIT',
      'DONE',
      'CANCELED',
    ]);
    expect(cancelled.body.cancels).toHaveLength(1);
  });

  it('issues a cash receipt once for each key, and cancels one', async () => {
    const wanted = { amount: 7120, orderId: 'order-1', orderName: '물티슈', type: '소득공제' };
    const body = { ...wanted, customerIdentityNumber: '01012345678' };

    const issued = await call('/v1/cash-receipts', body, { 'idempotency-key': 'one' });
    const again = await call('/v1/cash-receipts', body, { 'idempotency-key': 'one' });
    const cancelled = await call(`/v1/cash-receipts/${issued.body.receiptKey}/cancel`, {});

    for (const answer of [issued, cancelled]) expect(compare(RECEIPT, answer.body)).toEqual(SAME);
    expect(again).toEqual(issued);
    expect(cancelled.body.transactionType).toBe('CANCEL');
  });

  it('reduces a cash receipt once for each key, and by no more than is left of it', async () => {
    const wanted = { amount: 7120, orderId: 'order-1', orderName: '물티슈', type: '소득공제' };
    const issued = await call('/v1/cash-receipts', { ...wanted, customerIdentityNumber: '01012345678' });
    const path = `/v1/cash-receipts/${issued.body.receiptKey}/cancel`;

    const lowered = await call(path, { amount: 2000 }, { 'idempotency-key': 'lower' });
    await call(path, { amount: 2000 }, { 'idempotency-key': 'lower' });
    const tooMuch = await call(path, { amount: 5121 });
    const { body } = await call('/sandbox/cash-receipts');

    expect(compare(RECEIPT, lowered.body)).toEqual(SAME);
    expect(lowered.body).toMatchObject({ transactionType: 'CANCEL', amount: 2000 });
    expect(tooMuch.status).toBe(400);
    expect(body.data).toMatchObject([{ transactionType: 'CONFIRM', amount: 5120 }]);
  });

  it.each([
    ['INVALID_REQUEST', { cancelReason: '', refundReceiveAccount: ACCOUNT }],
    ['INVALID_REFUND_ACCOUNT_INFO', { cancelReason: '취소' }],
    ['INVALID_BANK', { cancelReason: '취소', refundReceiveAccount: { ...ACCOUNT, bank: '00' } }],
    [
      'INVALID_REFUND_ACCOUNT_NUMBER',
      { cancelReason: '취소', refundReceiveAccount: { ...ACCOUNT, accountNumber: '3333-01' } },
    ],
    ['NOT_MATCHES_REFUNDABLE_AMOUNT', { cancelReason: '취소', refundReceiveAccount: ACCOUNT, refundableAmount: 1 }],
    ['NOT_ALLOWED_PARTIAL_REFUND', { cancelReason: '취소', refundReceiveAccount: ACCOUNT, cancelAmount: 1 }],
  ])('refuses with %s, a code and a status that Toss documents', async (code, body) => {
    const refused = await call(`/v1/payments/${await issuePaid()}/cancel`, body);

    expect(compare(ERROR, refused.body)).toEqual(SAME);
    expect(refused.body.code).toBe(code);
    const { codes, statuses } = contract.errorCodes.cancelPayment;
    expect(codes).toContain(code);
    const documented = (statuses as Readonly<Record<string, number>>)[code];
    if (documented !== undefined) expect(refused.status).toBe(documented);
  });

  it('refunds once: the same key returns the same response, another key is refused', async () => {
    const path = `/v1/payments/${await issuePaid()}/cancel`;
    const body = { cancelReason: '주문 취소', refundReceiveAccount: ACCOUNT };

    const first = await call(path, body, { 'idempotency-key': 'one' });
    const again = await call(path, body, { 'idempotency-key': 'one' });
    const other = await call(path, body, { 'idempotency-key': 'two' });

    expect(again).toEqual(first);
    expect(other).toMatchObject({ status: 400, body: { code: 'ALREADY_CANCELED_PAYMENT' } });
  });
});

it('the contract names a source with its address and date for each entry', () => {
  const { requests, answers, errorCodes, webhooks } = contract;
  const entries = [requests, answers, errorCodes, webhooks].flatMap((part) => Object.values(part));
  for (const { source } of entries) {
    expect(source.length).toBeGreaterThan(0);
    for (const name of source) {
      expect(contract.sources).toHaveProperty(name);
    }
  }
  for (const { address, read } of Object.values(contract.sources)) {
    expect(address).toMatch(/^https:\/\//);
    expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
