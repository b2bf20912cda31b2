import { randomBytes, randomInt } from 'node:crypto';
import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Account, Accounts } from './accounts.ts';
import { isBankCode } from './banks.ts';
import { cancelRoutes } from './cancellation.ts';
import { type CashReceipts, cashReceiptRoutes } from './cash-receipts.ts';
import { buildPayment, newTransactionKey, toSeoulTime } from './payment.ts';
import { NOT_FOUND_PAYMENT, refuse } from './refusal.ts';

const DEFAULT_HOURS = 7 * 24;
const MOST_HOURS = 30 * 24;
const HOUR_MILLISECONDS = 3_600_000;

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

type Wanted = Pick<Account, 'orderId' | 'orderName' | 'customerName' | 'bankCode' | 'amount' | 'useEscrow'> & {
  hours: number;
};

/** Reads a request as Toss does; an answer is its refusal. */
function readWanted(body: unknown): Wanted | Answer {
  if (typeof body !== 'object' || body === null) return refuse(400, 'INVALID_REQUEST', '잘못된 요청입니다.');
  const {
    orderId,
    orderName,
    customerName,
    bank,
    amount,
    validHours = DEFAULT_HOURS,
    useEscrow = false,
  } = body as Record<string, unknown>;
  if (typeof orderId !== 'string' || !/^[\w=-]{6,64}$/.test(orderId)) {
    return refuse(
      400,
      'INVALID_ORDER_ID',
      '`orderId`는 영문 대소문자, 숫자, 특수문자(-, _, =)로 6자 이상 64자 이하여야 합니다.',
    );
  }
  const isNamed = typeof orderName === 'string' && orderName.length > 0 && orderName.length <= 100;
  const isSomebody = typeof customerName === 'string' && customerName.length > 0 && customerName.length <= 100;
  if (!isNamed || !isSomebody) return refuse(400, 'INVALID_REQUEST', '필수 파라미터가 누락되었습니다.');
  if (typeof bank !== 'string' || !isBankCode(bank)) return refuse(400, 'INVALID_BANK', '유효하지 않은 은행입니다.');
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) {
    return refuse(400, 'INVALID_REQUEST', '금액이 잘못되었습니다.');
  }
  if (typeof validHours !== 'number' || !(validHours >= 1 && validHours <= MOST_HOURS)) {
    return refuse(400, 'INVALID_VALID_HOURS', '입금 기한이 잘못되었습니다.');
  }
  return { orderId, orderName, customerName, bankCode: bank, amount, useEscrow: useEscrow === true, hours: validHours };
}

function issue(accounts: Accounts, { body, headers }: Exchange): Answer {
  const key = headers['idempotency-key'];
  const kept = typeof key === 'string' ? accounts.keptKey(key) : undefined;
  if (kept && kept.body !== body) {
    return refuse(400, 'INVALID_IDEMPOTENCY_KEY', '같은 멱등키로 다른 요청을 보낼 수 없습니다.');
  }
  const first = kept && accounts.find(kept.accountId);
  if (first) return { status: 200, body: buildPayment(first) };
  const wanted = readWanted(readJson(body));
  if ('status' in wanted) return wanted;
  if (accounts.findByOrder(wanted.orderId)) return refuse(400, 'DUPLICATED_ORDER_ID', '이미 사용된 `orderId`입니다.');
  const { hours, ...named } = wanted;
  const now = Date.now();
  const account: Account = {
    ...named,
    id: `tsandbox${randomBytes(12).toString('hex')}`,
    accountNumber: `X${digits(13)}`,
    status: 'WAITING_FOR_DEPOSIT',
    secret: `ps_${randomBytes(15).toString('hex')}`,
    requestedAt: toSeoulTime(new Date(now)),
    approvedAt: null,
    dueDate: toSeoulTime(new Date(now + hours * HOUR_MILLISECONDS)),
    lastTransactionKey: newTransactionKey(),
    cancels: [],
  };
  accounts.save(account);
  if (typeof key === 'string') accounts.keepKey({ id: key, body, accountId: account.id });
  return { status: 200, body: buildPayment(account) };
}

/** The part of Toss Payments' API that the shop uses: issue an account, look at it, cancel it, and cash receipts. */
export function apiRoutes(accounts: Accounts, receipts: CashReceipts, secretKey: string): Route[] {
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const guarded = (handle: (exchange: Exchange) => Answer) => (exchange: Exchange) =>
    exchange.headers.authorization === expected
      ? handle(exchange)
      : refuse(401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.');
  return [
    { method: 'POST', pattern: '/v1/virtual-accounts', handle: guarded((exchange) => issue(accounts, exchange)) },
    {
      method: 'GET',
      pattern: '/v1/payments/:paymentKey',
      handle: guarded(({ params }) => {
        const account = accounts.find(params.paymentKey ?? '');
        return account ? { status: 200, body: buildPayment(account) } : NOT_FOUND_PAYMENT;
      }),
    },
    ...cancelRoutes(accounts, guarded),
    ...cashReceiptRoutes(receipts, guarded),
  ];
}
