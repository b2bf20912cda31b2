import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { canTakeReturnTo, type RETURN_STEPS } from '@eunbit/schema/return';
import type { ReturnableLine, ReturnCost } from '@eunbit/schema/return-policy';
import { type ReturnChoice, validateReturnDetails, validateReturnLines } from '@eunbit/schema/validation-return';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RecordCreated } from '../idempotency/idempotency.service.ts';
import type { OwnOrdersService } from '../order/buyer/own-orders.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { BuyerClaim } from '../order/order-tokens.ts';
import type { OrderRefundService } from '../refund/order-refund.service.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import { ReturnPictureGoneError, type ReturnPictureService } from './return-picture.service.ts';
import {
  costOfReturn,
  hasGoodsToSendBackFor,
  hasRoomForReturn,
  isShippingRefunded,
  returnableLinesOf,
} from './return-rules.ts';
import type { ReturnWriter, SavedReturn } from './return-writer.ts';

/** Requests of returns per hour, by order. */
const REQUEST_LIMIT = { tries: 20, windowSeconds: 3600 };

/** What a request comes to before it is sent. */
export interface ReturnPreview {
  readonly order: OrderRecord;
  readonly cost: ReturnCost;
  readonly hasGoodsToSendBack: boolean;
  /** What is paid back, minor units; null where something is sent instead. */
  readonly refund: { readonly worth: number; readonly shipping: number; readonly amount: number } | null;
}

export interface ReturnRequest extends ReturnChoice {
  readonly orderNumber: string;
  /** What the customer was shown to pay for the way back, minor units; anything else is refused. */
  readonly expectedFee: number;
}

type Refused =
  | { readonly outcome: 'notFound' | 'tooMany' | 'tooManyReturns' | 'costChanged' | 'pictureGone' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] };

export type RequestOutcome = Refused | (SavedReturn & { readonly outcome: 'requested' });
export type PreviewOutcome = Refused | (ReturnPreview & { readonly outcome: 'possible' });
export type OwnStepOutcome =
  | { readonly outcome: 'notFound' }
  | (SavedReturn & { readonly outcome: 'changed' | 'conflict' });

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly ownOrders: OwnOrdersService;
  readonly refunds: OrderRefundService;
  readonly shopSettings: CurrentSettings;
  readonly pictures: ReturnPictureService;
  readonly writer: ReturnWriter;
}

/** Returns for the buyers of orders: what is possible, what it comes to, and asking for it. */
export function createReturnService({ connection, limiter, ownOrders, refunds, shopSettings, pictures, writer }: Deps) {
  const returns = returnModel(connection);

  function judge(order: OrderRecord, choice: ReturnChoice): PreviewOutcome {
    const failures = validateReturnLines(choice, returnableLinesOf(order, new Date()));
    if (failures.length > 0) return { outcome: 'invalid', failures };
    if (!hasRoomForReturn(order)) return { outcome: 'tooManyReturns' };
    const { lines, wish } = choice;
    const reasons = lines.map(({ reason }) => reason);
    const cost = costOfReturn(order, reasons, shopSettings.current.shipping);
    const parts = {
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      isShippingRefunded: isShippingRefunded(order, { shipping: cost, lines, number: null }),
      fee: cost.fee,
    };
    const refund = wish === 'REFUND' ? refunds.planReturn(order, parts, null) : null;
    return { outcome: 'possible', order, cost, hasGoodsToSendBack: hasGoodsToSendBackFor(wish), refund };
  }

  function newReturn(
    order: OrderRecord,
    request: ReturnRequest,
    { cost, hasGoodsToSendBack }: ReturnPreview,
  ): ReturnRecord {
    const now = new Date();
    return {
      _id: new Types.ObjectId(),
      number: newPublicNumber('RT', order.market, now),
      orderId: order._id,
      orderNumber: order.number,
      market: order.market,
      state: 'REQUESTED',
      wish: request.wish,
      lines: request.lines.map(({ productId, quantity, reason }) => ({ productId, quantity, reason })),
      note: request.note.trim(),
      pictures: [],
      shipping: { payer: cost.payer, fee: cost.fee },
      hasGoodsToSendBack,
      pickup: null,
      received: null,
      inspected: null,
      refundId: null,
      replacementNumber: null,
      history: [{ state: 'REQUESTED', at: now, by: null, reason: null }],
      requestedAt: now,
      dueAt: null,
      remindedAt: null,
    };
  }

  /** Null where somebody has changed the order meanwhile. */
  async function tryToRequest(
    order: OrderRecord,
    request: ReturnRequest,
    recordCreated: RecordCreated,
  ): Promise<RequestOutcome | null> {
    const judged = judge(order, request);
    if (judged.outcome !== 'possible') return judged;
    if (judged.cost.fee !== request.expectedFee) return { outcome: 'costChanged' };
    const record = newReturn(order, request, judged);
    try {
      const saved = await writer.create(order, record, async (session) => {
        await recordCreated(session, String(record._id));
        const about = { returnId: record._id, orderId: order._id };
        return { pictures: await pictures.attach(session, about, request.pictureIds) };
      });
      return saved && { outcome: 'requested', ...saved };
    } catch (error) {
      if (error instanceof ReturnPictureGoneError) return { outcome: 'pictureGone' };
      throw error;
    }
  }

  async function ownStep(
    { number, buyer }: { readonly number: string; readonly buyer: BuyerClaim },
    change: Parameters<ReturnWriter['change']>[1] & { readonly to: (typeof RETURN_STEPS)[number]['to'] },
  ): Promise<OwnStepOutcome> {
    for (;;) {
      const record = await returns.findOne({ number }).lean();
      const order = record && (await ownOrders.ofBuyer(record.orderNumber, buyer));
      if (!record || !order) return { outcome: 'notFound' };
      if (record.state === change.to) return { outcome: 'changed', record, order };
      if (!canTakeReturnTo(record, change.to, 'CUSTOMER')) return { outcome: 'conflict', record, order };
      const saved = await writer.change(record, change);
      if (saved) return { outcome: 'changed', ...saved };
    }
  }

  return {
    /** What of an order can be returned now, for which reasons and until when. */
    options: (order: OrderRecord): ReturnableLine[] => returnableLinesOf(order, new Date()),

    /** What a change of mind costs the customer of an order. */
    changeOfMindCost: (order: OrderRecord): ReturnCost =>
      costOfReturn(order, ['CHANGE_OF_MIND'], shopSettings.current.shipping),

    /** What a choice comes to; its note and pictures may be missing yet. */
    async preview(orderNumber: string, buyer: BuyerClaim, choice: Pick<ReturnChoice, 'wish' | 'lines'>) {
      const order = await ownOrders.ofBuyer(orderNumber, buyer);
      if (!order) return { outcome: 'notFound' } as const;
      return judge(order, { ...choice, note: '', pictureIds: [], isUnused: true });
    },

    /** Of two who ask for the same units at once each is judged by what the other has left. */
    async request(request: ReturnRequest, buyer: BuyerClaim, recordCreated: RecordCreated): Promise<RequestOutcome> {
      const failures = validateReturnDetails(request);
      const found = await ownOrders.ofBuyer(request.orderNumber, buyer);
      if (!found) return { outcome: 'notFound' };
      if (failures.length > 0) return { outcome: 'invalid', failures };
      if (!(await limiter.attempt({ [`return:${found._id}`]: REQUEST_LIMIT }))) return { outcome: 'tooMany' };
      for (let order: OrderRecord | null = found; order; ) {
        const outcome = await tryToRequest(order, request, recordCreated);
        if (outcome) return outcome;
        order = await ownOrders.ofBuyer(request.orderNumber, buyer);
      }
      return { outcome: 'notFound' };
    },

    /** A return that was requested before, for who asks again with the same key. */
    async requested(id: string, buyer: BuyerClaim): Promise<RequestOutcome> {
      const record = await returns.findById(id).lean();
      const order = record && (await ownOrders.ofBuyer(record.orderNumber, buyer));
      return record && order ? { outcome: 'requested', record, order } : { outcome: 'notFound' };
    },

    /** Takes a return back whose goods have not left; the units can be returned again. */
    withdraw: (number: string, buyer: BuyerClaim): Promise<OwnStepOutcome> =>
      ownStep({ number, buyer }, { to: 'WITHDRAWN', by: null, set: { dueAt: null } }),

    /** Says that the goods are on their way. */
    reportSent: (number: string, buyer: BuyerClaim): Promise<OwnStepOutcome> =>
      ownStep({ number, buyer }, { to: 'IN_TRANSIT', by: null, set: { dueAt: null } }),
  };
}

export type ReturnService = ReturnType<typeof createReturnService>;
