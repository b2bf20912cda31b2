import type { ReturnableLine, ReturnCost } from '@eunbit/schema/return-policy';
import { type ReturnChoice, validateReturnDetails } from '@eunbit/schema/validation-return';
import { type Connection, Types } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { BuyerClaim, OrderRecord, OwnOrdersService } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { ReturnChanges } from './change-return.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import type { ReturnError } from './return.results.ts';
import { decideOwnStep } from './return-decisions.ts';
import { ReturnPictureGoneError, type ReturnPictureService } from './return-picture.service.ts';
import type { ReturnReader } from './return-reader.ts';
import { checkReturn, decideRequested, type ReturnPreview, type WantedReturn } from './return-request-decision.ts';
import { costOfReturn, hasRoomForReturn, returnableLinesOf } from './return-rules.ts';
import type { ReturnResult } from './return-step.ts';

/** Return requests per hour and order. */
const REQUEST_LIMIT = { tries: 20, windowSeconds: 3600 };

/** What can be returned of an order. */
export interface ReturnOptions {
  readonly order: OrderRecord;
  readonly lines: readonly ReturnableLine[];
  /** The customer's cost of returning for a change of mind. */
  readonly changeOfMind: ReturnCost;
  readonly isPossible: boolean;
}

interface ReturnRequest extends WantedReturn {
  readonly orderNumber: string;
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly ownOrders: OwnOrdersService;
  readonly returnReader: ReturnReader;
  readonly shopSettings: CurrentSettings;
  readonly pictures: ReturnPictureService;
  readonly returnChanges: ReturnChanges;
}

/** Returns for buyers: options, preview and request. */
export function createReturnService(deps: Deps) {
  const { connection, limiter, ownOrders, returnReader, shopSettings, pictures, returnChanges } = deps;
  const records = returnModel(connection);

  const check = (order: OrderRecord, returns: readonly ReturnRecord[], choice: ReturnChoice, now: Date) =>
    checkReturn(order, returns, choice, { shipping: shopSettings.current.shipping, now });

  async function ownStep(number: string, buyer: BuyerClaim, to: 'WITHDRAWN' | 'IN_TRANSIT'): Promise<ReturnResult> {
    const record = await records.findOne({ number }).lean();
    const order = record && (await ownOrders.ofBuyer(record.orderNumber, buyer));
    if (!record || !order) return refuse('RETURN_NOT_FOUND', 'return.notFound');
    return returnChanges.change(record, (known, now) => decideOwnStep(known, to, now));
  }

  return {
    /** What can be returned of an order now, for which reasons and until when, with the cost of a change of mind. */
    options(order: OrderRecord, returns: readonly ReturnRecord[]): ReturnOptions {
      const changeOfMind = costOfReturn(order, returns, ['CHANGE_OF_MIND'], shopSettings.current.shipping);
      const lines = returnableLinesOf(order, returns, new Date());
      const isPossible = hasRoomForReturn(returns) && lines.some(({ quantity }) => quantity > 0);
      return { order, lines, changeOfMind, isPossible };
    },

    /** The amounts of a choice; note and pictures may still be missing. */
    async preview(
      orderNumber: string,
      buyer: BuyerClaim,
      choice: Pick<ReturnChoice, 'resolution' | 'lines'>,
    ): Promise<Result<ReturnPreview, ReturnError['code']>> {
      const order = await ownOrders.ofBuyer(orderNumber, buyer);
      if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      const whole = { ...choice, note: '', pictureIds: [], isUnused: true };
      return check(order, await returnReader.ofOrder(order), whole, new Date());
    },

    /** Concurrent requests for the same units are checked one after the other, each against what is left. */
    async request(request: ReturnRequest, buyer: BuyerClaim, recordCreated: RecordCreated): Promise<ReturnResult> {
      const found = await ownOrders.ofBuyer(request.orderNumber, buyer);
      if (!found) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      const invalid = refuseInput(validateReturnDetails(request));
      if (invalid) return invalid;
      if (!(await limiter.attempt({ [`return:${found._id}`]: REQUEST_LIMIT })))
        return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      const ids = { _id: new Types.ObjectId(), number: newPublicNumber('RT', found.market, new Date()) };
      try {
        return await returnChanges.add(
          found.number,
          (order, returns, now) =>
            decideRequested(order, check(order, returns, request, now), { ...request, ...ids }, now),
          async (session, record) => {
            await recordCreated(session, String(record._id));
            const about = { returnId: record._id, orderId: record.orderId };
            return { ...record, pictures: await pictures.attach(session, about, request.pictureIds) };
          },
        );
      } catch (error) {
        if (error instanceof ReturnPictureGoneError) return refuse('PICTURE_GONE', 'return.pictureGone');
        throw error;
      }
    },

    /** A return that was requested before, for a retry with the same idempotency key. */
    async requested(id: string, buyer: BuyerClaim): Promise<ReturnResult> {
      const record = await records.findById(id).lean();
      const order = record && (await ownOrders.ofBuyer(record.orderNumber, buyer));
      return record && order ? { value: { record, order } } : refuse('ORDER_NOT_FOUND', 'order.notFound');
    },

    /** Withdraws a return whose goods are not sent yet; its units can be returned again. */
    withdraw: (number: string, buyer: BuyerClaim): Promise<ReturnResult> => ownStep(number, buyer, 'WITHDRAWN'),

    /** Records that the goods are on their way. */
    reportSent: (number: string, buyer: BuyerClaim): Promise<ReturnResult> => ownStep(number, buyer, 'IN_TRANSIT'),
  };
}

export type ReturnService = ReturnType<typeof createReturnService>;
