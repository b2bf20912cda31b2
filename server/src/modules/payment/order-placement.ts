import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CartService } from '../cart/index.ts';
import type { CheckoutPayments, CheckoutRecord, ReadyCheckout, RunningPayment } from '../checkout/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type LedgerRecord, type LedgerService, paidThroughProvider, toMoneySource } from '../ledger/index.ts';
import {
  buildOrder,
  getOwner,
  type InsertOrder,
  type OrderEmailBuilder,
  type OrderRecord,
  type Sale,
} from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { StockService } from '../stock/index.ts';
import { toKeyList } from './open-hold-rules.ts';
import type { HoldClaim, OpenHolds } from './open-holds.ts';

/** A captured or authorised card payment with the payment status of its order. */
export interface SecuredIntent extends PaymentIntent {
  readonly paymentStatus: Extract<PaymentStatus, 'PAID' | 'AUTHORISED'>;
}

/** Another request settled the checkout first; return that request's order. */
export class AlreadySettledError extends Error {
  override readonly name = 'AlreadySettledError';
}

/** Additional writes in the transaction that places the order of a checkout. They must not refuse it. */
export type PlacementStep = (
  session: ClientSession,
  checkout: CheckoutRecord,
  order: OrderRecord,
) => void | Promise<void>;

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly openHolds: OpenHolds;
  readonly cart: CartService;
  readonly checkoutPayments: CheckoutPayments;
  readonly outbox: EmailOutbox;
  readonly orderEmails: OrderEmailBuilder;
  readonly insertOrder: InsertOrder;
  readonly ledger: LedgerService;
  readonly shopSettings: CurrentSettings;
}

/** A sale and the checkout that it completes. */
interface ClosingSale extends Sale {
  readonly checkout: ReadyCheckout;
}

/** The parts that differ by payment method. */
interface MethodStrategy {
  takeUnits(session: ClientSession, order: OrderRecord): Promise<void>;
  movements(order: OrderRecord): LedgerRecord[];
}

/** Places orders: stock, order, email, ledger, checkout and cart are written in one transaction. */
export function createOrderPlacement(deps: Deps) {
  const {
    connection,
    stock,
    openHolds,
    cart,
    checkoutPayments,
    outbox,
    orderEmails,
    insertOrder,
    ledger,
    shopSettings,
  } = deps;

  const steps: PlacementStep[] = [];

  /** Lets one of several racing completions through. */
  async function close(session: ClientSession, checkout: ReadyCheckout, order: OrderRecord): Promise<CheckoutRecord> {
    const closed = await checkoutPayments.complete(session, checkout, order._id);
    if (!closed) throw new AlreadySettledError('the checkout was settled meanwhile');
    return closed;
  }

  async function write(sale: ClosingSale, strategy: MethodStrategy): Promise<OrderRecord> {
    const draft = buildOrder(sale, shopSettings.current.shipping);
    return inTransaction(connection, async (session) => {
      // Must run first: a second completion has to stop here, before it takes units or looks for its reservation.
      const closed = await close(session, sale.checkout, draft);
      const order = { ...draft, ...getOwner(closed) };
      // Stock is the most contended write, so it comes next: a transaction that loses the race has done little work.
      await strategy.takeUnits(session, order);
      insertOrder(session, order);
      ledger.note(session, strategy.movements(order));
      outbox.queue(session, ...orderEmails.placed(order));
      cart.settle(session, closed.cartId, closed._id, sale.lines);
      for (const step of steps) await step(session, closed, order);
      return order;
    });
  }

  return {
    /**
     * Places an order to be paid by deposit and takes its units from stock. Throws ShortageError, HoldRefusedError,
     * AlreadySettledError.
     */
    placeUnpaid(sale: ClosingSale, claim: HoldClaim | null): Promise<OrderRecord> {
      const { lines } = sale;
      const { market } = sale.checkout;
      const strategy: MethodStrategy = {
        async takeUnits(session, { number }) {
          if (claim) await openHolds.admit(session, 'DEPOSIT', claim, { market, lines });
          await stock.sell(session, market, lines, number);
        },
        movements: () => [],
      };
      const counted = claim ? { ...sale, holderKeys: toKeyList(claim.keys) } : sale;
      return openHolds.inTurn(claim, () => write(counted, strategy));
    },

    addStep(step: PlacementStep): void {
      steps.push(step);
    },

    /**
     * Places an order that staff have agreed with the customer and that needs no payment now, in the caller's transaction. Throws
     * ShortageError.
     */
    async placeAgreed(session: ClientSession, sale: Sale): Promise<OrderRecord> {
      const order = buildOrder(sale, shopSettings.current.shipping);
      await stock.sell(session, order.market, order.lines, order.number);
      insertOrder(session, order);
      outbox.queue(session, ...orderEmails.placed(order));
      return order;
    },

    /**
     * Places an order whose card payment is captured or authorised and turns the reservation into the sale. If the reservation
     * has expired, units are taken from stock again. Throws ShortageError if units are missing, AlreadySettledError if another
     * request was first.
     */
    placePaid(checkout: ReadyCheckout, payment: RunningPayment, intent: SecuredIntent): Promise<OrderRecord> {
      const { method = 'CARD', buyer, lines, amounts, intentId, reservationId } = payment;
      const { paymentStatus: status, card } = intent;
      const sale: ClosingSale = {
        checkout: { ...checkout, ...buyer },
        lines,
        amounts,
        payment: { method, status, intentId, card },
        at: new Date(),
        origin: checkout.draftOrder?.origin,
      };
      return write(sale, {
        async takeUnits(session, { number }) {
          if (await stock.consume(session, reservationId, number)) return;
          await stock.sell(session, checkout.market, lines, number);
        },
        // An authorisation moves no money, so it has no ledger entry.
        movements: (order) =>
          status === 'PAID' ? paidThroughProvider(toMoneySource(order), intent, order.createdAt) : [],
      });
    },
  };
}

export type OrderPlacement = ReturnType<typeof createOrderPlacement>;
