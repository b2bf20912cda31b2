import type { Market } from '@eunbit/schema/market';
import { ordersOf, orderWorkOf, type WorkKind } from '@eunbit/schema/work';
import { holds, type Permission } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { Waiting } from '../../common/waiting.ts';
import type { StatementMatchingService } from '../bank-statement/index.ts';
import type { EmailLogService } from '../email/index.ts';
import type { OrderListService } from '../order/index.ts';
import type { MentionService } from '../order-collaboration/index.ts';
import type { ProductQuestionModeration } from '../product-question/index.ts';
import type { ReturnAdminService } from '../return/index.ts';
import type { ReviewModeration } from '../review/index.ts';
import type { StockList } from '../stock/index.ts';
import type { SupportRequestService } from '../support/index.ts';
import { sortWork, type Work } from './work-rules.ts';

interface Deps {
  readonly emailLog: EmailLogService;
  readonly mentions: MentionService;
  readonly orderList: OrderListService;
  readonly productQuestionModeration: ProductQuestionModeration;
  readonly returnAdmin: ReturnAdminService;
  readonly reviewModeration: ReviewModeration;
  readonly statementMatching: StatementMatchingService;
  readonly stockList: StockList;
  /** Open stores. */
  readonly stores: readonly Market[];
  readonly supportRequests: SupportRequestService;
}

const RETURNS = {
  REQUESTED: 'RETURNS_REQUESTED',
  RECEIVED: 'RETURNS_RECEIVED',
  INSPECTED: 'RETURNS_INSPECTED',
} as const;

/** Open work for staff (COLLABORATION-12). Each kind is one bounded query that uses an index. */
export function createWorkService(deps: Deps) {
  const {
    emailLog,
    mentions,
    orderList,
    productQuestionModeration,
    returnAdmin,
    reviewModeration,
    statementMatching,
    stockList,
    stores,
    supportRequests,
  } = deps;

  async function one(kind: WorkKind, market: Market | null, waiting: Promise<Waiting>): Promise<Work> {
    return { kind, market, ...(await waiting) };
  }

  /** Stock work has no waiting time. */
  async function ofStock(market: Market): Promise<Work[]> {
    const { low, soldOut, stopped } = await stockList.counts(market);
    const work = (kind: WorkKind, count: number) => ({ kind, market, count, oldestAt: null });
    return [work('STOCK_LOW', low), work('STOCK_SOLD_OUT', soldOut), work('STOCK_STOPPED', stopped)];
  }

  const ofOrders = (market: Market, staffId: string) =>
    orderWorkOf(market).map((kind) => one(kind, market, orderList.waiting(market, ordersOf(kind, staffId) ?? {})));

  const ofReturns = (market: Market) =>
    Object.entries(RETURNS).map(([status, kind]) =>
      one(kind, market, returnAdmin.waiting(market, status as keyof typeof RETURNS)),
    );

  return {
    async list(viewer: Viewer): Promise<Work[]> {
      const may = (permission: Permission) => holds(viewer, permission);
      const closed = await orderList.closedStores(stores);
      const ofOrdersAndReturns = await Promise.all(
        [...stores, ...closed].map(async (market) => [
          ...(may('order:read') ? await Promise.all(ofOrders(market, viewer.id)) : []),
          ...(may('return:read') ? await Promise.all(ofReturns(market)) : []),
        ]),
      );
      const ofStores = await Promise.all(
        stores.map(async (market) => [
          ...(may('review:moderate') ? [await one('REVIEWS', market, reviewModeration.unanswered(market))] : []),
          ...(may('question:answer')
            ? [await one('QUESTIONS', market, productQuestionModeration.unanswered(market))]
            : []),
          ...(may('stock:read') ? await ofStock(market) : []),
        ]),
      );
      const ofBoth = await Promise.all([
        ...(may('order:read') ? [one('MENTIONS', null, mentions.unread(viewer.id))] : []),
        ...(may('order:recordPayment') && [...stores, ...closed].includes('KR')
          ? [one('STATEMENT_LINES', 'KR', statementMatching.open())]
          : []),
        ...(may('request:read')
          ? [
              one('MESSAGES', null, supportRequests.open('MESSAGE')),
              one('PARTNERSHIPS', null, supportRequests.open('PARTNERSHIP')),
            ]
          : []),
        ...(may('email:read') ? [one('FAILED_EMAILS', null, emailLog.failed())] : []),
      ]);
      return sortWork([...ofOrdersAndReturns.flat(), ...ofStores.flat(), ...ofBoth]);
    },
  };
}

export type WorkService = ReturnType<typeof createWorkService>;
