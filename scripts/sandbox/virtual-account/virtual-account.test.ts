import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { startVirtualAccountSandbox } from './server.ts';

const KEY = SANDBOX_KEYS.TOSS_SECRET_KEY;
const WANTED = {
  orderId: 'order-1',
  orderName: '물티슈',
  customerName: '이미나',
  bank: '06',
  amount: 7120,
  validHours: 24,
  useEscrow: true,
};

let sandbox: Sandbox;
afterEach(() => sandbox.stop());

async function start(dataPath?: string): Promise<void> {
  const options = { port: 0, webhookUrl: 'http://127.0.0.1:9/', ...(dataPath && { dataPath }) };
  sandbox = await startVirtualAccountSandbox(options);
}

interface Answered {
  readonly status: number;
  readonly body: { paymentKey?: string; status?: string; code?: string; virtualAccount?: { accountNumber: string } };
}

async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await fetch(`${sandbox.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

const issue = (more: object = {}, headers = {}) => call('/v1/virtual-accounts', { ...WANTED, ...more }, headers);

it('the sandbox issues an account once for each idempotency key, and refuses other input with the same key', async () => {
  await start();

  const first = await issue({}, { 'idempotency-key': 'k' });
  const again = await issue({}, { 'idempotency-key': 'k' });
  const other = await issue({ amount: 1 }, { 'idempotency-key': 'k' });
  const sameOrder = await issue();

  expect(first.body).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', totalAmount: 7120, useEscrow: true });
  expect(again.body).toEqual(first.body);
  expect([other.body.code, sameOrder.body.code]).toEqual(['INVALID_IDEMPOTENCY_KEY', 'DUPLICATED_ORDER_ID']);
});

it.each([
  [{ bank: '99' }, 'INVALID_BANK'],
  [{ orderId: 'x' }, 'INVALID_ORDER_ID'],
  [{ amount: 1.5 }, 'INVALID_REQUEST'],
  [{ customerName: '' }, 'INVALID_REQUEST'],
])('the sandbox refuses %o', async (more, code) => {
  await start();

  expect(await issue(more)).toMatchObject({ status: 400, body: { code } });
});

it('the sandbox refuses a wrong key', async () => {
  await start();

  expect(await issue({}, { authorization: 'Basic eDo=' })).toMatchObject({ status: 401 });
});

it('the sandbox closes a waiting account, but none that has received money', async () => {
  await start();
  const waiting = await issue();
  const paid = await issue({ orderId: 'order-2' });
  await call('/sandbox/deposits', { orderId: 'order-2', callback: 'never' });

  expect(
    (await call(`/v1/payments/${waiting.body.paymentKey}/cancel`, { cancelReason: '주문 취소' })).body.status,
  ).toBe('CANCELED');
  expect((await call(`/v1/payments/${paid.body.paymentKey}/cancel`, { cancelReason: '주문 취소' })).status).toBe(400);
  expect((await call(`/v1/payments/${paid.body.paymentKey}`)).body.status).toBe('DONE');
});

it('the sandbox keeps its accounts after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'virtual-accounts-'));
  await start(folder);
  const { body } = await issue();
  await sandbox.stop();

  await start(folder);

  expect((await call(`/v1/payments/${body.paymentKey}`)).body).toEqual(body);
  await rm(folder, { recursive: true });
});
