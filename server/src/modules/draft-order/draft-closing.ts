import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { PaymentService } from '../payment/index.ts';
import type { StockService } from '../stock/index.ts';
import type { DraftOrderRecord } from './draft-order.record.ts';
import type { DraftOrders } from './draft-orders.ts';

export type ClosingOutcome =
  | { readonly outcome: 'closed'; readonly draft: DraftOrderRecord }
  | { readonly outcome: 'placed' | 'processing' | 'conflict' };

/** Who closes a draft: a member of staff, or null for the clock. */
export interface Closing {
  readonly state: 'CANCELLED' | 'EXPIRED';
  readonly by: string | null;
}

interface Deps {
  readonly connection: Connection;
  readonly drafts: DraftOrders;
  readonly checkoutPayments: CheckoutPayments;
  readonly payment: PaymentService;
  readonly stock: StockService;
  readonly audit: AuditService;
}

/** Ends drafts that became no order: the link is void, and the units go back (DRAFT-7). */
export function createDraftClosing({ connection, drafts, checkoutPayments, payment, stock, audit }: Deps) {
  /** Ends a running payment; the customer may have been faster. */
  async function endPayment({ _id }: DraftOrderRecord): Promise<'ended' | 'placed' | 'processing'> {
    const checkout = await checkoutPayments.byId(_id);
    if (!checkout || checkout.state === 'OPEN' || checkout.state === 'REFUNDED') return 'ended';
    const { outcome } = await payment.giveUp(checkout);
    if (outcome === 'placed' || outcome === 'processing') return outcome;
    return 'ended';
  }

  return async function close(draft: DraftOrderRecord, { state, by }: Closing): Promise<ClosingOutcome> {
    if (draft.state === 'SENT') {
      const ended = await endPayment(draft);
      if (ended !== 'ended') return { outcome: ended };
    }
    return inTransaction<ClosingOutcome>(connection, async (session) => {
      const closed = await drafts.change(session, draft, { state, endedAt: new Date() });
      if (!closed) return { outcome: 'conflict' };
      // Without its checkout nothing can be paid any more, and what comes late all the same goes back by itself. One whose
      // payment was refunded stays until that is done.
      const isVoid = draft.state !== 'SENT' || (await checkoutPayments.endOfDraft(session, draft));
      if (!isVoid) throw new PaymentBegunError(`${draft.number} is being paid`);
      if (draft.reservationId) await stock.release(session, draft.reservationId);
      if (by !== null) {
        const about = { subject: 'DRAFT_ORDER', subjectId: draft.number } as const;
        await audit.record(session, { by, action: 'DRAFT_ORDER_CANCELLED', ...about });
      }
      return { outcome: 'closed', draft: closed };
    }).catch((error: unknown): ClosingOutcome => {
      if (error instanceof PaymentBegunError) return { outcome: 'processing' };
      throw error;
    });
  };
}

/** Aborts the transaction: a payment was begun meanwhile. */
class PaymentBegunError extends Error {
  override readonly name = 'PaymentBegunError';
}

export type CloseDraft = ReturnType<typeof createDraftClosing>;
