import type { Connection } from 'mongoose';
import { refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { PaymentService } from '../payment/index.ts';
import type { StockService } from '../stock/index.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrders } from './draft-orders.ts';
import { CONFLICT, type DraftResult } from './draft-rules.ts';

export const PLACED = refuse('DRAFT_PLACED', 'draftOrder.placed');
const PROCESSING = refuse('PAYMENT_PROCESSING', 'draftOrder.processing');

/** Who closes a draft: the id of a staff member, or null if it expired. */
export interface Closing {
  readonly status: 'CANCELLED' | 'EXPIRED';
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

/** Closes drafts that were not placed: voids the link and releases the units (DRAFT-7). */
export function createDraftClosing({ connection, drafts, checkoutPayments, payment, stock, audit }: Deps) {
  /** Cancels a running payment; returns null once it is cancelled. The customer may have paid first. */
  async function endPayment({ _id }: DraftOrderRecord) {
    const checkout = await checkoutPayments.byId(_id);
    if (!checkout || checkout.status === 'OPEN' || checkout.status === 'REFUNDED') return null;
    const ended = await payment.giveUp(checkout);
    if ('order' in ended) return PLACED;
    return 'processing' in ended ? PROCESSING : null;
  }

  return async function close(draft: DraftOrderRecord, { status, by }: Closing): Promise<DraftResult> {
    if (draft.status === 'SENT') {
      const refused = await endPayment(draft);
      if (refused) return refused;
    }
    return inTransaction<DraftResult>(connection, async (session) => {
      const closed = await drafts.change(session, draft, { status, endedAt: new Date() });
      if (!closed) return CONFLICT;
      // Without its checkout nothing can be paid, and late payments are refunded automatically. A checkout whose payment is being
      // refunded stays until the refund is made.
      const isVoid = draft.status !== 'SENT' || (await checkoutPayments.endOfDraft(session, draft));
      if (!isVoid) throw new PaymentBegunError(`${draft.number} is being paid`);
      if (draft.reservationId) await stock.release(session, draft.reservationId);
      if (by !== null) {
        const about = { subject: 'DRAFT_ORDER', subjectId: draft.number } as const;
        await audit.record(session, { by, action: 'DRAFT_ORDER_CANCELLED', ...about });
      }
      return { value: closed };
    }).catch((error: unknown): DraftResult => {
      if (error instanceof PaymentBegunError) return PROCESSING;
      throw error;
    });
  };
}

/** Thrown to abort the transaction: a payment was started concurrently. */
class PaymentBegunError extends Error {
  override readonly name = 'PaymentBegunError';
}

export type CloseDraft = ReturnType<typeof createDraftClosing>;
