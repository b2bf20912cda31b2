import type { ReturnCost } from '@eunbit/schema/return-policy';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import { type ReturnChoice, validateReturnLines } from '@eunbit/schema/validation-return';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import type { ReturnError } from './return.results.ts';
import {
  costOfReturn,
  hasGoodsToSendBackFor,
  hasRoomForReturn,
  planReturn,
  returnableLinesOf,
} from './return-rules.ts';
import { type ReturnDecision, takeStep } from './return-step.ts';

/** The outcome of a request before it is sent. */
export interface ReturnPreview {
  readonly order: OrderRecord;
  readonly cost: ReturnCost;
  readonly hasGoodsToSendBack: boolean;
  /** The refund in minor units; null if something is sent instead. */
  readonly refund: { readonly worth: number; readonly shipping: number; readonly amount: number } | null;
}

/** Whether units of an order can be returned in addition to these returns, and the resulting amounts. */
export function checkReturn(
  order: OrderRecord,
  returns: readonly ReturnRecord[],
  choice: ReturnChoice,
  { shipping, now }: { readonly shipping: ShippingSettings; readonly now: Date },
): Result<ReturnPreview, ReturnError['code']> {
  const invalid = refuseInput(validateReturnLines(choice, returnableLinesOf(order, returns, now)));
  if (invalid) return invalid;
  if (!hasRoomForReturn(returns)) return refuse('TOO_MANY_RETURNS', 'return.tooMany');
  const { lines, resolution } = choice;
  const reasons = lines.map(({ reason }) => reason);
  const cost = costOfReturn(order, returns, reasons, shipping);
  const units = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const refund = resolution === 'REFUND' ? planReturn(order, { shipping: cost, lines: units }, returns) : null;
  return { value: { order, cost, hasGoodsToSendBack: hasGoodsToSendBackFor(resolution), refund } };
}

export interface WantedReturn extends ReturnChoice {
  /** The return fee that the customer was shown, minor units; the request is refused if it has changed. */
  readonly expectedFee: number;
}

/** Adds an already validated return to an order. Its pictures are attached in the same transaction. */
export function decideRequested(
  order: OrderRecord,
  checked: ReturnType<typeof checkReturn>,
  wanted: WantedReturn & Pick<ReturnRecord, '_id' | 'number'>,
  now: Date,
): ReturnDecision {
  if ('refused' in checked) return checked;
  const { cost, hasGoodsToSendBack } = checked.value;
  if (cost.fee !== wanted.expectedFee) return refuse('RETURN_COST_CHANGED', 'return.costChanged');
  const { _id, number, resolution, lines, note } = wanted;
  const record: ReturnRecord = {
    _id,
    number,
    orderId: order._id,
    orderNumber: order.number,
    market: order.market,
    status: 'REQUESTED',
    resolution,
    lines: lines.map(({ productId, quantity, reason }) => ({ productId, quantity, reason })),
    note: note.trim(),
    pictures: [],
    shipping: { payer: cost.payer, fee: cost.fee },
    hasGoodsToSendBack,
    pickup: null,
    received: null,
    inspected: null,
    refundId: null,
    replacementNumber: null,
    history: [{ status: 'REQUESTED', at: now, by: null, reason: null }],
    requestedAt: now,
    dueAt: null,
    remindedAt: null,
  };
  return takeStep(order, record, { by: null, news: 'REQUESTED' }, now);
}
