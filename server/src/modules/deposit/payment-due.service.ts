import type { ChangeOrder, OrderRecord } from '../order/index.ts';
import { decidePaymentDue, type PaymentDueRefusal } from './deposit-decisions.ts';

export type PaymentDueOutcome =
  | { readonly outcome: 'saved'; readonly order: OrderRecord }
  | { readonly outcome: 'notFound' }
  | PaymentDueRefusal;

/** Until when staff await the deposit of an order. */
export function createPaymentDueService(changeOrder: ChangeOrder) {
  return {
    /** Sets the day until which, `YYYY-MM-DD`, the deposit is awaited, in place of the one before. */
    async set(number: string, dueOn: string, staffId: string): Promise<PaymentDueOutcome> {
      const due = { dueOn, by: staffId };
      const changed = await changeOrder(number, (order, now) => decidePaymentDue(order, due, now));
      if (!changed) return { outcome: 'notFound' };
      if ('order' in changed) return { outcome: 'saved', order: changed.order };
      if ('conflict' in changed) throw new Error(`${number} is changed too often to say until when it is to be paid`);
      return changed.refused;
    },
  };
}

export type PaymentDueService = ReturnType<typeof createPaymentDueService>;
