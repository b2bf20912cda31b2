import type { OrderStatus } from '@eunbit/schema/order';
import { validateCorrection } from '@eunbit/schema/validation-order-note';
import { Types } from 'mongoose';
import { refuseInput } from '../../../common/refusal.ts';
import { EmailBegunError } from '../../email/index.ts';
import { type Shortage, ShortageError } from '../../stock/index.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import type { Changed } from '../decision.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import { decideCorrection } from './correction-decision.ts';
import { type CorrectionVerdict, planCorrection } from './correction-rules.ts';

/** Units of the order that are not in stock. */
export interface CorrectionShortage {
  readonly short: OrderRecord;
  readonly shortages: readonly Shortage[];
}

interface Correction {
  readonly number: string;
  readonly to: OrderStatus;
  readonly reason: string;
  readonly adminId: string;
}

/** Takes the last status of an order back. */
export function createOrderCorrectionService(orderReader: OrderReader, changeOrder: ChangeOrder) {
  return {
    /** Previews a correction; null if the order number is unknown. */
    async preview(
      number: string,
    ): Promise<{ readonly order: OrderRecord; readonly verdict: CorrectionVerdict } | null> {
      const order = await orderReader.byNumber(number);
      return order && { order, verdict: planCorrection(order, new Date()) };
    },

    /** `to` is the status that the admin was shown; returns a conflict if it has changed. */
    async correct({
      number,
      to,
      reason,
      adminId: by,
    }: Correction): Promise<Changed<OrderRefusal> | CorrectionShortage | null> {
      const invalid = refuseInput(validateCorrection({ reason }));
      if (invalid) return invalid;
      const correction = { to, reason, by, id: String(new Types.ObjectId()) };
      try {
        return await changeOrder(number, (order, now) => decideCorrection(order, correction, now));
      } catch (error) {
        const isKnown = error instanceof ShortageError || error instanceof EmailBegunError;
        const order = isKnown ? await orderReader.byNumber(number) : null;
        if (!isKnown || !order) throw error;
        return error instanceof ShortageError ? { short: order, shortages: error.shortages } : { conflict: order };
      }
    },
  };
}

export type OrderCorrectionService = ReturnType<typeof createOrderCorrectionService>;
