import { CURRENCY_OF } from '@eunbit/schema/market';
import type { ClientSession, Connection, Types } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { CartService } from '../cart/cart.service.ts';
import { type CheckoutRecord, checkoutModel, type RunningPayment } from '../checkout/checkout.model.ts';
import { buyerOf, type Draft, type ReadyCheckout, readyToPay, samePurchase } from '../checkout/checkout-draft.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type OrderRecord, orderModel } from '../order/order.model.ts';
import { type Shortage, ShortageError, type StockService } from '../stock/stock.service.ts';
import { AlreadySettledError, type OrderPlacement } from './order-placement.ts';

/** What a deposit order needs beside the checkout. */
export interface Deposit {
  readonly bankId: string;
  readonly depositorName: string;
}

/** What a payment has come to. */
export type SettledOutcome =
  | { readonly outcome: 'placed'; readonly order: OrderRecord }
  | { readonly outcome: 'processing'; readonly checkout: CheckoutRecord }
  | { readonly outcome: 'failed'; readonly failure: PaymentIntent['failure'] }
  | { readonly outcome: 'refunded' }
  | { readonly outcome: 'notStarted' };

/** What starting a payment can come to beside that. */
export type PaymentOutcome =
  | SettledOutcome
  | { readonly outcome: 'actionRequired'; readonly checkout: CheckoutRecord; readonly payment: RunningPayment }
  | { readonly outcome: 'shortage'; readonly shortages: readonly Shortage[] };

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly stock: StockService;
  readonly cart: CartService;
  readonly mail: MailService;
  readonly placement: OrderPlacement;
}

/** A hold with less time than this left is not handed to a shopper again. */
const FRESH_ENOUGH_MS = 60_000;

/**
 * Payments from start to order. Invariants: units are held before the shopper can pay; an order is written once however
 * often completion is called and by whom; money taken without an order goes back.
 */
export function createPaymentService({ connection, provider, stock, cart, mail, placement }: Deps) {
  const checkouts = checkoutModel(connection);
  const orders = orderModel(connection);

  async function placedOrder(checkoutId: Types.ObjectId): Promise<SettledOutcome> {
    const order = await orders.findOne({ checkoutId }).lean();
    return order ? { outcome: 'placed', order } : { outcome: 'notStarted' };
  }

  /** Holds the units and notes the intent; only one of several parallel starts gets through. */
  async function holdFor(checkout: ReadyCheckout, draft: Draft, intent: PaymentIntent): Promise<RunningPayment> {
    return inTransaction(connection, async (session) => {
      const hold = await stock.hold(session, checkout.market, checkout._id, draft.lines);
      const payment: RunningPayment = {
        buyer: buyerOf(checkout),
        intentId: intent.id,
        clientSecret: intent.clientSecret,
        reservationId: hold.reservationId,
        lines: draft.lines,
        amounts: draft.amounts,
        reservedUntil: hold.heldUntil,
      };
      const started = await checkouts
        .findOneAndUpdate(
          { _id: checkout._id, state: 'OPEN', attempt: checkout.attempt },
          { $set: { state: 'PAYING', payment } },
          { session },
        )
        .lean();
      if (!started) throw new AlreadySettledError('a payment was started meanwhile');
      // The cart as of now: a sign-in meanwhile may have made it the member's.
      const held = { checkoutId: checkout._id, market: checkout.market, lines: draft.lines };
      await cart.noteHeld(session, started.basket, held);
      return payment;
    });
  }

  /** Gives back what a payment held, in the transaction that ends it. */
  async function giveBack(session: ClientSession, checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
    await cart.forgetHeld(session, checkout.basket, checkout._id);
    await stock.release(session, payment.reservationId);
  }

  /** Gives the units back and opens the checkout again; does nothing if the payment was settled before. */
  async function abandon(checkout: CheckoutRecord, payment: RunningPayment): Promise<void> {
    await inTransaction(connection, async (session) => {
      const reopened = await checkouts
        .findOneAndUpdate(
          { _id: checkout._id, state: 'PAYING', 'payment.intentId': payment.intentId },
          { $set: { state: 'OPEN', payment: null }, $inc: { attempt: 1 } },
          { session },
        )
        .lean();
      if (reopened) await giveBack(session, reopened, payment);
    });
  }

  /** Once per order, and told once. */
  async function noteRefund(session: ClientSession, order: OrderRecord): Promise<void> {
    const noted = await orders.updateOne(
      { _id: order._id, 'payment.state': 'REFUND_DUE' },
      { $set: { 'payment.state': 'REFUNDED' } },
      { session },
    );
    if (noted.modifiedCount === 1) await mail.queueForOrder(session, 'ORDER_REFUNDED', order);
  }

  /** Money without goods: pays it back, gives up what was held, and writes to the shopper. */
  async function refund(checkout: CheckoutRecord, payment: RunningPayment): Promise<SettledOutcome> {
    await provider.refund(payment.intentId, `refund-${payment.intentId}`);
    await inTransaction(connection, async (session) => {
      const closed = await checkouts
        .findOneAndUpdate(
          { _id: checkout._id, state: 'PAYING', 'payment.intentId': payment.intentId },
          { $set: { state: 'REFUNDED' } },
          { session },
        )
        .lean();
      if (!closed) return;
      await giveBack(session, closed, payment);
      const { language } = checkout;
      const to = payment.buyer.contact.email;
      const refs = { checkoutId: String(checkout._id) };
      await mail.queue(session, { kind: 'PAYMENT_REFUNDED', about: payment.intentId, refs, to, language });
    });
    return { outcome: 'refunded' };
  }

  async function placePaid(
    checkout: CheckoutRecord,
    payment: RunningPayment,
    intent: PaymentIntent,
  ): Promise<SettledOutcome> {
    const asAgreed = intent.amount === payment.amounts.total && intent.currency === CURRENCY_OF[checkout.market];
    if (!readyToPay(checkout) || !asAgreed) return refund(checkout, payment);
    try {
      return { outcome: 'placed', order: await placement.placePaid(checkout, payment) };
    } catch (error) {
      if (error instanceof AlreadySettledError) return placedOrder(checkout._id);
      if (error instanceof ShortageError) return refund(checkout, payment);
      throw error;
    }
  }

  /** Brings a checkout to what its payment has come to. Safe to call any number of times, from anywhere. */
  async function settle(checkout: CheckoutRecord): Promise<SettledOutcome> {
    if (checkout.state === 'COMPLETED') return placedOrder(checkout._id);
    if (checkout.state === 'REFUNDED') return { outcome: 'refunded' };
    if (!checkout.payment) return { outcome: 'notStarted' };
    const intent = await provider.findIntent(checkout.payment.intentId);
    switch (intent.status) {
      case 'SUCCEEDED':
        return placePaid(checkout, checkout.payment, intent);
      case 'PROCESSING':
        return { outcome: 'processing', checkout };
      case 'CANCELLED':
        await abandon(checkout, checkout.payment);
        return { outcome: 'failed', failure: intent.failure };
      default:
        return { outcome: 'failed', failure: intent.failure };
    }
  }

  /** Ends a payment that is not wanted any more. If it has succeeded after all, the order is written instead. */
  async function giveUp(checkout: CheckoutRecord, payment: RunningPayment): Promise<SettledOutcome> {
    const intent = await provider.cancelIntent(payment.intentId);
    if (intent.status === 'SUCCEEDED') return placePaid(checkout, payment, intent);
    if (intent.status === 'PROCESSING') return { outcome: 'processing', checkout };
    await abandon(checkout, payment);
    return { outcome: 'notStarted' };
  }

  async function startCard(checkout: ReadyCheckout, draft: Draft): Promise<PaymentOutcome> {
    const intent = await provider.createIntent({
      amount: draft.amounts.total,
      currency: CURRENCY_OF[checkout.market],
      checkoutId: String(checkout._id),
      receiptEmail: checkout.contact.email,
      // Amounts are part of the key: two tabs that differ start two intents, and one of them loses below.
      idempotencyKey: `checkout-${checkout._id}-${checkout.attempt}-${draft.amounts.total}-${checkout.contact.email}`,
    });
    try {
      const payment = await holdFor(checkout, draft, intent);
      return { outcome: 'actionRequired', checkout: { ...checkout, state: 'PAYING', payment }, payment };
    } catch (error) {
      if (error instanceof ShortageError) return { outcome: 'shortage', shortages: error.shortages };
      if (!(error instanceof AlreadySettledError)) throw error;
      const current = await checkouts.findById(checkout._id).lean();
      if (current?.payment) return { outcome: 'actionRequired', checkout: current, payment: current.payment };
      return placedOrder(checkout._id);
    }
  }

  async function placeDeposit(checkout: ReadyCheckout, draft: Draft, deposit: Deposit): Promise<PaymentOutcome> {
    const { lines, amounts } = draft;
    const payment = { method: 'DEPOSIT' as const, ...deposit };
    try {
      return {
        outcome: 'placed',
        order: await placement.placeUnpaid({ checkout, lines, amounts, payment, at: new Date() }),
      };
    } catch (error) {
      if (error instanceof ShortageError) return { outcome: 'shortage', shortages: error.shortages };
      if (error instanceof AlreadySettledError) return placedOrder(checkout._id);
      throw error;
    }
  }

  return {
    settle,

    /** Starts or goes on with a payment for exactly this draft. `deposit` is null for cards. */
    async start(checkout: ReadyCheckout, draft: Draft, deposit: Deposit | null): Promise<PaymentOutcome> {
      if (checkout.state === 'COMPLETED' || checkout.state === 'REFUNDED') return settle(checkout);
      let open = checkout;
      if (checkout.payment) {
        const fresh = checkout.payment.reservedUntil.getTime() - Date.now() > FRESH_ENOUGH_MS;
        if (!deposit && fresh && samePurchase(checkout.payment, { ...draft, buyer: buyerOf(checkout) })) {
          return { outcome: 'actionRequired', checkout, payment: checkout.payment };
        }
        const ended = await giveUp(checkout, checkout.payment);
        if (ended.outcome !== 'notStarted') return ended;
        open = { ...checkout, state: 'OPEN', payment: null, attempt: checkout.attempt + 1 };
      }
      return deposit ? placeDeposit(open, draft, deposit) : startCard(open, draft);
    },

    /** The provider says something happened to an intent: looks at it and acts. False for intents that are not ours. */
    async settleIntent(intentId: string): Promise<boolean> {
      const checkout = await checkouts.findOne({ 'payment.intentId': intentId }).lean();
      if (checkout) {
        await settle(checkout);
        return true;
      }
      // The order outlives its checkout; an event told again long after changes nothing.
      if (await orders.exists({ 'payment.intentId': intentId })) return true;
      // An intent given up by its checkout that was paid all the same: nothing will be delivered for it.
      const intent = await provider.findIntent(intentId);
      if (!intent.checkoutId) return false;
      if (intent.status === 'SUCCEEDED') await provider.refund(intentId, `refund-${intentId}`);
      return true;
    },

    /** Ends payments whose hold is over. Returns how many were looked at. */
    async expireReservations(): Promise<number> {
      const overdue = await stock.overdueReservations(100);
      for (const { checkoutId, _id } of overdue) {
        const checkout = await checkouts.findById(checkoutId).lean();
        if (checkout?.payment?.reservationId.equals(_id)) await giveUp(checkout, checkout.payment);
        else await inTransaction(connection, async (session) => void (await stock.release(session, _id)));
      }
      return overdue.length;
    },

    /** Pays back cancelled card orders. A failure leaves the order due, for the next run. Returns how many were paid. */
    async payDueRefunds(): Promise<number> {
      const due = await orders.find({ 'payment.state': 'REFUND_DUE', 'payment.method': 'CARD' }).limit(100).lean();
      for (const order of due) {
        const { intentId } = order.payment;
        if (!intentId) continue;
        await provider.refund(intentId, `refund-${intentId}`);
        await inTransaction(connection, (session) => noteRefund(session, order));
      }
      return due.length;
    },
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;
