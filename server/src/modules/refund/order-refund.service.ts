import { randomUUID } from 'node:crypto';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Units } from '@eunbit/schema/fulfilment';
import type { RefundReason, UnshippedUnits } from '@eunbit/schema/order-refund';
import { type RefundChoice, validateRefundReason } from '@eunbit/schema/validation-refund';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { partRefundedByTransfer } from '../ledger/ledger-entries.ts';
import { orderMoney } from '../order/emails/order-blocks.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import { unitsAfterWithholding } from '../order/fulfilment/shipping-rules.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { isBeyondLimit, type RefundAuthority } from '../order/refund-authority.ts';
import { dueRefunds, isSentByHand, type OrderRefundRecord, withheldUnits } from '../order/refunds.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { OrderRefunds } from '../order/stores/order-refunds.ts';
import type { StockService } from '../stock/stock.service.ts';
import { withParts } from './refund-parts.ts';
import {
  destinationOfEdit,
  getRefundable,
  isRetryable,
  isWithdrawable,
  judgeRefund,
  newRefund,
  type Refundable,
  type RefundProblem,
  type TakenOff,
} from './refund-rules.ts';
import { type OpenLine, openLines, openShipping, type RefundShares } from './refund-shares.ts';
import { type PayableReturn, planReturnRefund, type ReturnedParts, type ReturnRefundPlan } from './return-refund.ts';
import { findUnshipped, whyNotWithheld, withWithheld } from './unshipped-units.ts';

export interface RefundWish extends RefundChoice {
  readonly reason: RefundReason;
  readonly note: string;
  /** What becomes of units that have not left; null where nobody was asked. */
  readonly unshipped: UnshippedUnits | null;
}

export interface RefundRequest extends RefundWish {
  readonly number: string;
  /** What was left when the refund was chosen; null to take it as it is. */
  readonly expectedLeft: number | null;
  /** Null for the shop. */
  readonly authority: RefundAuthority | null;
}

export type RefundRefusal =
  | { readonly outcome: 'notFound' }
  | { readonly outcome: 'refused'; readonly key: ApiMessageKey; readonly order: OrderRecord }
  | { readonly outcome: 'aboveLimit' }
  | ({ readonly outcome: 'invalid'; readonly order: OrderRecord } & RefundProblem);

export type RefundOutcome =
  | RefundRefusal
  /** More or less is left than the caller was shown. */
  | { readonly outcome: 'conflict'; readonly order: OrderRecord }
  /** Units would stay here of an order whose change of status can still be undone. */
  | { readonly outcome: 'pending'; readonly order: OrderRecord }
  | { readonly outcome: 'requested'; readonly order: OrderRecord; readonly refund: OrderRefundRecord };

/** What can be paid back of an order, and what the chosen parts come to. */
export interface RefundPlan {
  readonly order: OrderRecord;
  readonly refundable: Refundable | null;
  readonly lines: readonly OpenLine[];
  readonly shipping: ReturnType<typeof openShipping>;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly orderReader: OrderReader;
  readonly orderRefunds: OrderRefunds;
  readonly stock: StockService;
}

/** A refund as the activity log names it. */
function toLogged(order: OrderRecord, { amount, lines, shipping, reason, note, unshipped }: OrderRefundRecord) {
  const parts = lines.map(({ productId, quantity }) => {
    const title = order.lines.find((line) => line.productId === productId)?.title.ko;
    return `${title ?? productId} × ${quantity}`;
  });
  return {
    refundAmount: orderMoney(order, amount),
    refundParts: parts.join(', ') || null,
    refundShipping: shipping > 0 ? orderMoney(order, shipping) : null,
    refundReason: reason,
    refundUnits: unshipped ?? null,
    note,
  };
}

/** Refunds of parts of orders: requested by staff, and what staff do with those that the provider does not make. */
export function createOrderRefundService(deps: Deps) {
  const { connection, audit, orderEmails, orderPayments, orderReader, orderRefunds, stock } = deps;

  function toRefund(order: OrderRecord, wish: RefundWish, staffId: string | null) {
    const judged = judgeRefund(order, wish);
    if (judged.outcome !== 'possible') return judged;
    const unshipped = findUnshipped(order, wish.lines);
    const problem = whyNotWithheld(order, unshipped, wish.unshipped);
    if (problem) return { outcome: 'invalid', failures: [{ path: 'unshipped', key: problem }], most: null } as const;
    const why = { reason: wish.reason, note: wish.note.trim() || null, by: staffId };
    const { destination } = judged;
    const isKept = wish.unshipped !== 'SHIP';
    const shares = isKept ? withWithheld(judged.shares, unshipped) : judged.shares;
    const refund = newRefund({ id: randomUUID(), shares, destination, why, now: new Date() });
    const fate = unshipped.length > 0 && wish.unshipped ? { unshipped: wish.unshipped } : {};
    return { outcome: 'possible', refund: { ...refund, ...fate } } as const;
  }

  /** Puts units that stay here back into stock, or writes them off, as a cancellation of them. */
  async function withhold(
    session: ClientSession,
    { market, number: orderNumber }: OrderRecord,
    { unshipped, by }: OrderRefundRecord,
    units: readonly Units[],
  ): Promise<void> {
    const isBack = unshipped === 'RESTOCK';
    const lines = units.map(({ productId, quantity }) => ({
      productId,
      restocked: isBack ? quantity : 0,
      writtenOff: isBack ? 0 : quantity,
    }));
    if (units.length > 0) await stock.takeBack(session, { market, orderNumber, lines }, by, 'CANCELLATION');
  }

  /** Null if the order has changed since it was read. */
  async function store(order: OrderRecord, wanted: OrderRefundRecord, session: ClientSession) {
    const refund = withParts(order, wanted);
    const withheld = withheldUnits({ refunds: [refund] });
    const refunds = [...(order.refunds ?? []), refund];
    const units = withheld.length > 0 ? unitsAfterWithholding({ ...order, refunds }, refund.by, refund.at) : null;
    const saved = await orderRefunds.write(order, refunds, session, {}, units);
    if (!saved) return null;
    await withhold(session, saved, refund, withheld);
    if (refund.state === 'MADE') orderEmails.partRefunded(session, saved, refund);
    if (refund.destination === 'BANK_ACCOUNT' && !saved.payment.refundAccount?.sealed) {
      orderEmails.refundAccountWanted(session, saved, refund.id);
    }
    if (refund.by) {
      await audit.record(session, {
        by: refund.by,
        action: 'ORDER_REFUND_REQUESTED',
        subject: 'ORDER',
        subjectId: order.number,
        after: toLogged(order, refund),
      });
    }
    return saved;
  }

  async function tryToRequest(order: OrderRecord, request: RefundRequest): Promise<RefundOutcome | null> {
    const { expectedLeft, authority } = request;
    if (expectedLeft !== null && expectedLeft !== (getRefundable(order)?.left ?? 0)) {
      return { outcome: 'conflict', order };
    }
    const found = toRefund(order, request, authority?.staffId ?? null);
    if (found.outcome !== 'possible') return { order, ...found };
    const { refund } = found;
    if (order.pendingChange && withheldUnits({ refunds: [refund] }).length > 0) return { outcome: 'pending', order };
    if (authority && isBeyondLimit(order, authority, refund.amount)) return { outcome: 'aboveLimit' };
    authority?.assertConfirmed(order.market, refund.amount);
    const saved = await inTransaction(connection, (session) => store(order, refund, session));
    return saved && { outcome: 'requested', order: saved, refund };
  }

  /** Changes a refund that `allows` it, in one transaction with `then`. Null where it does not, or somebody was faster. */
  async function change(
    { number, refundId }: { readonly number: string; readonly refundId: string },
    allows: (order: OrderRecord, refund: OrderRefundRecord) => boolean,
    next: (refund: OrderRefundRecord) => OrderRefundRecord,
    then: (session: ClientSession, saved: OrderRecord, refund: OrderRefundRecord) => Promise<OrderRecord | null>,
    alsoSet: (order: OrderRecord) => object = () => ({}),
  ): Promise<OrderRecord | null> {
    const order = await orderReader.byNumber(number);
    const refund = order?.refunds?.find(({ id }) => id === refundId);
    if (!order?.refunds || !refund || !allows(order, refund)) return null;
    const changed = next(refund);
    const refunds = order.refunds.map((one) => (one === refund ? changed : one));
    return inTransaction(connection, async (session) => {
      const saved = await orderRefunds.write(order, refunds, session, alsoSet(order));
      return saved && then(session, saved, changed);
    });
  }

  const toAudit =
    (staffId: string, action: 'ORDER_REFUND_SENT' | 'ORDER_REFUND_WITHDRAWN' | 'ORDER_REFUND_RETRIED') =>
    async (session: ClientSession, saved: OrderRecord, { amount }: OrderRefundRecord) => {
      const event = {
        by: staffId,
        action,
        subject: 'ORDER',
        subjectId: saved.number,
        after: { refundAmount: orderMoney(saved, amount) },
      } as const;
      await audit.record(session, event);
      return saved;
    };

  return {
    /** Null for an unknown number. */
    async plan(number: string): Promise<RefundPlan | null> {
      const order = await orderReader.byNumber(number);
      if (!order) return null;
      return { order, refundable: getRefundable(order), lines: openLines(order), shipping: openShipping(order) };
    },

    /** What a choice comes to. */
    shares(order: OrderRecord, choice: RefundChoice): RefundShares | RefundRefusal {
      const judged = judgeRefund(order, choice);
      return judged.outcome === 'possible' ? judged.shares : { order, ...judged };
    },

    /** Of these units, how many have not left: what becomes of them is asked. */
    countUnshipped: (order: OrderRecord, { lines }: RefundChoice): number =>
      findUnshipped(order, lines).reduce((sum, { quantity }) => sum + quantity, 0),

    /** The order as it would be told to the customer once the refund is made; nothing is stored. */
    async imagine(
      number: string,
      wish: RefundWish,
    ): Promise<Exclude<RefundOutcome, { outcome: 'conflict' | 'pending' }>> {
      const order = await orderReader.byNumber(number);
      if (!order) return { outcome: 'notFound' };
      const found = toRefund(order, wish, null);
      if (found.outcome !== 'possible') return { order, ...found };
      const refund = { ...found.refund, state: 'MADE' as const, madeAt: new Date() };
      return { outcome: 'requested', order: { ...order, refunds: [...(order.refunds ?? []), refund] }, refund };
    },

    /** Of several who refund at once each is judged by what the others have left. */
    async request(request: RefundRequest): Promise<RefundOutcome> {
      const failures = validateRefundReason(request.reason, request.note);
      for (;;) {
        const order = await orderReader.byNumber(request.number);
        if (!order) return { outcome: 'notFound' };
        if (failures.length > 0) return { outcome: 'invalid', order, failures, most: null };
        const outcome = await tryToRequest(order, request);
        if (outcome) return outcome;
      }
    },

    /** Whether so much can be taken off an order by an edit. */
    canTakeOff: (order: OrderRecord, taken: TakenOff): boolean => destinationOfEdit(order, taken) !== null,

    /**
     * Pays back what an edit has taken off an order, in the transaction of the edit. `order` is as it was before, `edited` as
     * that transaction has left it. Null if it has changed since: the transaction must not be committed then.
     */
    addForEdit(
      session: ClientSession,
      { order, edited }: { readonly order: OrderRecord; readonly edited: OrderRecord },
      taken: TakenOff,
      edit: { readonly id: string; readonly at: Date; readonly by: string | null },
    ): Promise<OrderRecord | null> {
      const destination = destinationOfEdit(order, taken);
      if (!destination) throw new Error(`an edit of ${order.number} takes more off than is left of its money`);
      const shares = { ...taken, lines: [], shipping: 0, shippingTax: 0 };
      const why = { reason: 'ORDER_EDITED', note: null, by: edit.by } as const;
      return store(edited, newRefund({ id: edit.id, shares, destination, why, now: edit.at }), session);
    },

    /** What a return comes to, of the order as it is; without a number one that is not requested yet. */
    planReturn: (order: OrderRecord, parts: ReturnedParts, returnNumber: string | null): ReturnRefundPlan =>
      planReturnRefund(order, parts, returnNumber),

    /**
     * Pays a return back, in the transaction that settles it. Null if the order has changed since it was read: the transaction
     * must not be committed then.
     */
    async addForReturn(
      session: ClientSession,
      order: OrderRecord,
      { shares, destination }: PayableReturn,
      staffId: string,
    ): Promise<{ readonly order: OrderRecord; readonly refund: OrderRefundRecord } | null> {
      const why = { reason: 'RETURNED', note: null, by: staffId } as const;
      const refund = newRefund({ id: randomUUID(), shares, destination, why, now: new Date() });
      const saved = await store(order, refund, session);
      return saved && { order: saved, refund };
    },

    /** Notes that staff have sent the money by hand, once. Null if no such refund waits. */
    recordSent(number: string, refundId: string, staffId: string): Promise<OrderRecord | null> {
      const madeAt = new Date();
      return change(
        { number, refundId },
        (_, refund) => isSentByHand(refund),
        (refund) => ({ ...refund, state: 'MADE', madeAt }),
        async (session, saved, refund) => {
          const { payment } = saved;
          // Nobody needs the account any more but for another refund that waits.
          const isLast = dueRefunds(saved).length === 0 && payment.refundAccount;
          const account = isLast ? { refundAccount: { ...isLast, sealed: null } } : {};
          const movements = [partRefundedByTransfer(saved, refund, madeAt)];
          const paid = await orderPayments.change(saved, { state: payment.state }, account, session, movements);
          // The refunds were written as this payment was read, and nobody else can change it meanwhile.
          if (!paid) throw new Error(`the payment of ${saved.number} changed within a transaction`);
          orderEmails.partRefunded(session, paid, refund);
          return toAudit(staffId, 'ORDER_REFUND_SENT')(session, paid, refund);
        },
        // Makes the receipt due, so that the job takes the amount off it.
        ({ payment }) => (payment.cashReceipt?.issued?.receiptKey ? { 'payment.cashReceipt.dueAt': madeAt } : {}),
      );
    },

    /** Takes a refund back of which no money has moved. Null where it is too late. */
    cancel(number: string, refundId: string, staffId: string): Promise<OrderRecord | null> {
      return change(
        { number, refundId },
        isWithdrawable,
        (refund) => ({ ...refund, state: 'WITHDRAWN', madeAt: null }),
        toAudit(staffId, 'ORDER_REFUND_WITHDRAWN'),
      );
    },

    /** Has the provider asked again for a refund that failed. Null where it did not, or not so much is left any more. */
    retry(number: string, refundId: string, staffId: string): Promise<OrderRecord | null> {
      const nextTryAt = new Date();
      return change(
        { number, refundId },
        isRetryable,
        (refund) => ({
          ...refund,
          state: 'DUE',
          failure: null,
          tries: 0,
          attempt: refund.attempt + 1,
          nextTryAt,
          madeAt: null,
          providerRefundId: null,
        }),
        toAudit(staffId, 'ORDER_REFUND_RETRIED'),
      );
    },
  };
}

export type OrderRefundService = ReturnType<typeof createOrderRefundService>;
