import { randomBytes, randomInt } from 'node:crypto';
import { readFields } from '../common/json-body.ts';
import type { Exchange, Handle, Routes } from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { isBankCode } from './banks.ts';
import { cancelPayment } from './cancellation.ts';
import { cancelReceipt, issueReceipt } from './cash-receipts.ts';
import { asOfNow, newTransactionKey, refused, type TossContext, toSeoulTime } from './context.ts';
import { buildPayment } from './payment.ts';

const DEFAULT_HOURS = 7 * 24;
const HOUR_MILLISECONDS = 3_600_000;

function issue({ accounts }: TossContext, { body }: Exchange): object {
  const { orderId, orderName, customerName, bank, amount, validHours, useEscrow = false } = readFields(body);
  if (!/^[\w=-]{6,64}$/.test(String(orderId))) {
    const rule = '`orderId`는 영문 대소문자, 숫자, 특수문자(-, _, =)로 6자 이상 64자 이하여야 합니다.';
    throw refused(400, 'INVALID_ORDER_ID', rule);
  }
  if (!orderName || !customerName) throw refused(400, 'INVALID_REQUEST', '필수 파라미터가 누락되었습니다.');
  if (!isBankCode(String(bank))) throw refused(400, 'INVALID_BANK', '유효하지 않은 은행입니다.');
  if (!(Number.isInteger(amount) && Number(amount) >= 1)) {
    throw refused(400, 'INVALID_REQUEST', '금액이 잘못되었습니다.');
  }
  if (accounts.oldestFirst().some((known) => known.orderId === orderId)) {
    throw refused(400, 'DUPLICATED_ORDER_ID', '이미 사용된 `orderId`입니다.');
  }
  return buildPayment(
    accounts.put({
      id: `tsandbox${randomBytes(12).toString('hex')}`,
      orderId: String(orderId),
      orderName: String(orderName),
      customerName: String(customerName),
      bankCode: String(bank),
      accountNumber: `X${Array.from({ length: 13 }, () => randomInt(10)).join('')}`,
      amount: Number(amount),
      status: 'WAITING_FOR_DEPOSIT',
      secret: `ps_${randomBytes(15).toString('hex')}`,
      requestedAt: toSeoulTime(),
      approvedAt: null,
      dueDate: toSeoulTime(Date.now() + Number(validHours ?? DEFAULT_HOURS) * HOUR_MILLISECONDS),
      lastTransactionKey: newTransactionKey(),
      useEscrow: useEscrow === true,
      cancels: [],
    }),
  );
}

/** The part of Toss Payments' API that the shop uses: issuing, reading and cancelling accounts, and cash receipts. */
export function apiRoutes(context: TossContext): Routes {
  const expected = `Basic ${Buffer.from(`${SANDBOX_KEYS.TOSS_SECRET_KEY}:`).toString('base64')}`;
  const api =
    (run: (context: TossContext, exchange: Exchange) => object): Handle =>
    (exchange) => {
      if (exchange.headers.authorization !== expected) {
        throw refused(401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.');
      }
      return context.idempotency.once(exchange, () => ({ status: 200, body: run(context, exchange) }));
    };
  return {
    'POST /v1/virtual-accounts': api(issue),
    'GET /v1/payments/:paymentKey': api(({ accounts }, { params }) => {
      const account = accounts.get(params.paymentKey ?? '');
      if (!account) throw refused(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.');
      return buildPayment(asOfNow(account));
    }),
    'POST /v1/payments/:paymentKey/cancel': api(cancelPayment),
    'POST /v1/cash-receipts': api(issueReceipt),
    'POST /v1/cash-receipts/:receiptKey/cancel': api(cancelReceipt),
  };
}
