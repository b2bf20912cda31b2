import type { ClientSession } from 'mongoose';
import type { OrderEditRecord } from '../order/edit/order-edit.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { getPaidOfPrice } from '../order/payment-amounts.ts';
import { isBeyondLimit, type RefundAuthority } from '../order/refund-authority.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { problemOfRequest } from '../payment-request/request-rules.ts';
import type { OrderRefundService } from '../refund/order-refund.service.ts';
import { type EditProblem, settlementOf, takenOff } from './edit-rules.ts';

interface Deps {
  readonly orderPayments: OrderPayments;
  readonly refunds: OrderRefundService;
}

type Contents = Pick<OrderEditRecord, 'before' | 'after'>;

/** The money of edits that cost less (ORDER-40). */
export function createEditMoney({ orderPayments, refunds }: Deps) {
  /** What has come is enough for a lower total, perhaps: then the rest is no longer awaited. */
  async function awaitLess(session: ClientSession, edited: OrderRecord): Promise<OrderRecord | null> {
    if (edited.payment.paidAmount === 0) return edited;
    const state = getPaidOfPrice(edited) >= edited.amounts.total ? 'PAID' : 'AWAITING_DEPOSIT';
    return orderPayments.change(edited, { state: 'AWAITING_DEPOSIT' }, { state }, session);
  }

  return {
    /** Why an edit of these contents cannot be made; null if it can. */
    problemOf(order: OrderRecord, { before, after }: Contents, authority: RefundAuthority | null): EditProblem | null {
      if (after.amounts.total === before.amounts.total) return null;
      if (after.amounts.total > before.amounts.total) return problemOfRequest(order);
      const settlement = settlementOf(order.payment);
      if (!settlement) return 'edit.money';
      if (settlement === 'AWAIT_LESS') return null;
      const taken = takenOff({ before, after });
      if (!refunds.canTakeOff(order, taken)) return 'edit.refunded';
      const isPaidBack = settlement === 'REFUND';
      return isPaidBack && authority && isBeyondLimit(order, authority, taken.amount) ? 'edit.aboveLimit' : null;
    },

    /** Throws for an edit that pays much back, where it was long ago proven who makes it (ACCOUNT-27). */
    assertConfirmed(order: OrderRecord, contents: Contents, authority: RefundAuthority): void {
      if (settlementOf(order.payment) === 'REFUND') authority.assertConfirmed(order.market, takenOff(contents).amount);
    },

    /** Settles an edit in its transaction. `order` is as it was before, `edited` as that transaction has left it. */
    async settle(
      session: ClientSession,
      { order, edited }: { readonly order: OrderRecord; readonly edited: OrderRecord },
      edit: OrderEditRecord,
    ): Promise<OrderRecord> {
      const taken = takenOff(edit);
      if (taken.amount === 0) return edited;
      const saved =
        settlementOf(order.payment) === 'AWAIT_LESS'
          ? await awaitLess(session, edited)
          : await refunds.addForEdit(session, { order, edited }, taken, edit);
      // The order was written in this transaction: nobody else can change it meanwhile.
      if (!saved) throw new Error(`the payment of ${order.number} changed within a transaction`);
      return saved;
    },
  };
}

export type EditMoney = ReturnType<typeof createEditMoney>;
