import type { Market } from '@eunbit/schema/market';
import { ordersOf, type WorkKind } from '@eunbit/schema/work';
import type { MessageId } from '../../gql/message-id.ts';
import { statementUrl } from '../../urls/bank-statements.urls.ts';
import { emailListUrl } from '../../urls/emails.urls.ts';
import { UNREAD_MENTIONS_URL } from '../../urls/mentions.urls.ts';
import { orderListUrl } from '../../urls/orders.urls.ts';
import { productListUrl } from '../../urls/products.urls.ts';
import { questionListUrl } from '../../urls/questions.urls.ts';
import { requestListUrl } from '../../urls/requests.urls.ts';
import { returnListUrl } from '../../urls/returns.urls.ts';
import { reviewListUrl } from '../../urls/reviews.urls.ts';

export const WORK_TEXT: Readonly<Record<WorkKind, MessageId>> = {
  ORDERS_TO_CONFIRM: 'dashboard.toConfirm',
  ORDERS_TO_SHIP: 'dashboard.toShip',
  ORDERS_DELAYED: 'dashboard.delayed',
  MY_ORDERS: 'dashboard.mine',
  RETURNS_REQUESTED: 'dashboard.returnsRequested',
  RETURNS_RECEIVED: 'dashboard.returnsReceived',
  RETURNS_INSPECTED: 'dashboard.returnsInspected',
  STATEMENT_LINES: 'bankStatements.dashboard',
  MESSAGES: 'dashboard.messages',
  PARTNERSHIPS: 'dashboard.partnerships',
  REVIEWS: 'dashboard.unanswered',
  QUESTIONS: 'dashboard.questions',
  FAILED_EMAILS: 'dashboard.failedEmails',
  MENTIONS: 'dashboard.mentions',
  STOCK_LOW: 'dashboard.lowStock',
  STOCK_SOLD_OUT: 'dashboard.soldOut',
  STOCK_STOPPED: 'dashboard.stopped',
  DEPOSIT_TO_CHECK: 'dashboard.deposits',
  DEPOSIT_DIFFERS: 'dashboard.differs',
  DEPOSIT_SURPLUS: 'dashboard.surplus',
  SHIPPED_UNPAID: 'dashboard.shippedUnpaid',
  PAYMENT_LAPSED: 'dashboard.lapsed',
  CASH_RECEIPT_DUE: 'dashboard.cashReceipts',
  DELAY_OVERDUE: 'dashboard.overdue',
  SHIPMENT_FAILED: 'dashboard.failedShipments',
  REVERSAL_OPEN: 'dashboard.reversals',
  ESCROW_DELIVERY_DUE: 'dashboard.escrowDeliveries',
  REFUND_BY_HAND: 'dashboard.refunds',
  PART_REFUND_BY_HAND: 'dashboard.partRefunds',
};

/** Lists of work other than orders. */
const LIST_OF: Readonly<Partial<Record<WorkKind, (market: Market) => string>>> = {
  RETURNS_REQUESTED: (market) => returnListUrl(market, { choice: 'REQUESTED' }),
  RETURNS_RECEIVED: (market) => returnListUrl(market, { choice: 'RECEIVED' }),
  RETURNS_INSPECTED: (market) => returnListUrl(market, { choice: 'INSPECTED' }),
  STATEMENT_LINES: () => statementUrl(),
  MESSAGES: () => requestListUrl('MESSAGE', { state: 'OPEN', sort: 'OLDEST' }),
  PARTNERSHIPS: () => requestListUrl('PARTNERSHIP', { state: 'OPEN', sort: 'OLDEST' }),
  REVIEWS: (market) => reviewListUrl({ queue: 'UNANSWERED', market, sort: 'OLDEST' }),
  QUESTIONS: (market) => questionListUrl({ market, sort: 'OLDEST' }),
  FAILED_EMAILS: () => emailListUrl({ state: 'FAILED' }),
  MENTIONS: () => UNREAD_MENTIONS_URL,
  STOCK_LOW: (market) => productListUrl(market, 'low'),
  STOCK_SOLD_OUT: (market) => productListUrl(market, 'soldOut'),
  STOCK_STOPPED: (market) => productListUrl(market, 'stopped'),
};

interface Work {
  readonly kind: WorkKind;
  readonly market?: Market | null | undefined;
}

/** Link to the list in which the work is done; lists of orders are sorted oldest first. */
export function workUrl({ kind, market }: Work, viewerId: string): string {
  const store = market ?? 'KR';
  const orders = ordersOf(kind, viewerId);
  return orders ? orderListUrl(store, { filter: orders, sort: 'OLDEST' }) : (LIST_OF[kind]?.(store) ?? '/dashboard');
}
