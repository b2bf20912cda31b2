import { apiMessage } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { canTakeReturnTo, ReturnStatus } from '@eunbit/schema/return';
import type { ReturnCost } from '@eunbit/schema/return-policy';
import { OBSTACLE_KEYS } from '@eunbit/schema/validation-return';
import { holds } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import { mediaUrl } from '../media/index.ts';
import { type OrderRecord, viewerLimitLeft } from '../order/index.ts';
import { presentLimitLeft, presentRefund, type ReturnRefundPlan } from '../refund/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { ReturnConflictError, ReturnError, ReturnPreviewType, type UpdateReturnResult } from './return.results.ts';
import type { ReturnOptions } from './return.service.ts';
import {
  type ReopenedReturnType,
  type ReturnCountsType,
  type ReturnLineType,
  type ReturnOptionsType,
  type ReturnRefundPlanType,
  ReturnType,
} from './return.types.ts';
import type { ReturnCounts } from './return-admin.service.ts';
import { isLabelRequestable } from './return-label-decisions.ts';
import type { ReopenedReturn } from './return-reopening.ts';
import type { ReturnPreview } from './return-request-decision.ts';
import type { ReturnResult } from './return-step.ts';

interface Presenting {
  readonly language: Language;
  readonly viewer: Viewer | null;
}

const moneyOf =
  ({ market }: Pick<OrderRecord, 'market'>) =>
  (amount: number) => ({ amount, currency: CURRENCY_BY_MARKET[market] });

const presentCost = (order: OrderRecord, { payer, fee }: ReturnCost) => ({ payer, fee: moneyOf(order)(fee) });

export function presentRefundPlan(
  order: OrderRecord,
  { worth, shipping, amount }: Pick<ReturnRefundPlan, 'worth' | 'shipping' | 'amount'>,
  fee: number,
): ReturnRefundPlanType {
  const money = moneyOf(order);
  return { worth: money(worth), shipping: money(shipping), fee: money(fee), amount: money(amount) };
}

export function presentPreview({ order, cost, hasGoodsToSendBack, refund }: ReturnPreview): ReturnPreviewType {
  return Object.assign(new ReturnPreviewType(), {
    shipping: presentCost(order, cost),
    hasGoodsToSendBack,
    refund: refund && presentRefundPlan(order, refund, cost.fee),
  });
}

export function presentOptions(
  { order, lines, changeOfMind, isPossible }: ReturnOptions,
  language: Language,
): ReturnOptionsType {
  return {
    lines: lines.map((line) => ({
      ...line,
      reasons: [...line.reasons],
      explanation: line.obstacle && apiMessage(OBSTACLE_KEYS[line.obstacle], language),
    })),
    changeOfMind: presentCost(order, changeOfMind),
    isPossible,
  };
}

function presentLines(record: ReturnRecord, order: OrderRecord, language: Language, isForStaff: boolean) {
  return record.lines.map(({ productId, quantity, reason }): ReturnLineType => {
    const line = order.lines.find((sold) => sold.productId === productId);
    const inspected = isForStaff ? record.inspected?.find((one) => one.productId === productId) : undefined;
    const received = record.received?.find((one) => one.productId === productId)?.quantity ?? 0;
    return {
      productId,
      // An edit cannot remove a line of which units were shipped.
      title: line?.title[language] ?? productId,
      imageUrl: mediaUrl(line?.mediaId ?? ''),
      quantity,
      reason,
      received: record.received && received,
      restocked: inspected?.restocked ?? null,
      writtenOff: inspected?.writtenOff ?? null,
    };
  });
}

/** Whether the viewer sees the staff's view of a return. */
export const isForStaff = ({ viewer }: Pick<Presenting, 'viewer'>): boolean =>
  viewer !== null && holds(viewer, 'return:read');

/** Customers do not see how staff handled the goods. */
export function presentReturn(record: ReturnRecord, order: OrderRecord, { language, viewer }: Presenting): ReturnType {
  const isStaff = isForStaff({ viewer });
  const refund = order.refunds?.find(({ id }) => id === record.refundId);
  const { number, orderNumber, market, status, resolution, note, hasGoodsToSendBack, pickup, requestedAt, dueAt } =
    record;
  return Object.assign(new ReturnType(), {
    ...{
      id: number,
      number,
      orderNumber,
      market,
      status,
      resolution,
      note,
      hasGoodsToSendBack,
      pickup,
      requestedAt,
      dueAt,
    },
    customerName: personName(order.address),
    lines: presentLines(record, order, language, isStaff),
    shipping: presentCost(order, record.shipping),
    history: record.history.map(({ by, ...step }) => ({ ...step, by: isStaff ? by : null })),
    refund: refund ? presentRefund(order, refund, viewer) : null,
    refundLimitLeft: viewer && isStaff ? presentLimitLeft(order, viewerLimitLeft(order, viewer)) : null,
    replacementNumber: record.replacementNumber,
    isLabelRequestable: isStaff && isLabelRequestable(record),
    isWithdrawable: canTakeReturnTo(record, 'WITHDRAWN', 'CUSTOMER'),
    isSendable: canTakeReturnTo(record, 'IN_TRANSIT', 'CUSTOMER') && pickup === null,
    nextStatuses: isStaff ? Object.values(ReturnStatus).filter((to) => canTakeReturnTo(record, to, 'STAFF')) : [],
    record,
    order,
  });
}

/** The result of a mutation that creates or changes a return. */
export function presentReturnResult(result: ReturnResult, presenting: Presenting): typeof UpdateReturnResult {
  const { language } = presenting;
  if ('value' in result) return presentReturn(result.value.record, result.value.order, presenting);
  const { refused } = result;
  if (!('conflict' in refused)) return ReturnError.of(refused, language);
  const { record, order } = refused.conflict;
  return Object.assign(new ReturnConflictError(), {
    message: apiMessage(refused.key, language),
    return: presentReturn(record, order, presenting),
  });
}

export function presentReopened({ record, refund }: ReopenedReturn): ReopenedReturnType {
  const { number, orderNumber } = record;
  return { number, orderNumber, refund: moneyOf(record)(refund) };
}

/** Whether a refund is the next step. */
export const isPlannable = ({ status, hasGoodsToSendBack }: ReturnRecord): boolean =>
  canTakeReturnTo({ status, hasGoodsToSendBack }, 'SETTLED', 'STAFF');

export function presentCounts({ overdue, ...counts }: ReturnCounts): ReturnCountsType {
  return {
    requested: counts.REQUESTED,
    overdue,
    inTransit: counts.IN_TRANSIT,
    received: counts.RECEIVED,
    inspected: counts.INSPECTED,
  };
}
