import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/checkout.record.ts';
import type { ReadyCheckout } from '../checkout/checkout-draft.ts';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { LedgerRecord } from '../ledger/ledger.record.ts';
import type { LedgerService } from '../ledger/ledger.service.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/ledger-entries.ts';
import type { OrderEmailQueue } from '../order/emails/order-email-queue.ts';
import type { OrderRecord, PaymentState } from '../order/order.record.ts';
import { buildOrder, getOwner, type Sale } from '../order/order-draft.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { StockService } from '../stock/stock.service.ts';

/** A card payment that is good for an order, and where its money stands. */
export interface SecuredIntent extends PaymentIntent {
  readonly state: Extract<PaymentState, 'PAID' | 'AUTHORISED'>;
}

/** Another request closed the checkout first; its order is the answer. */
export class AlreadySettledError extends Error {
  override readonly name = 'AlreadySettledError';
}

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly cart: CartService;
  readonly checkoutPayments: CheckoutPayments;
  readonly orderEmails: OrderEmailQueue;
  readonly orderPayments: OrderPayments;
  readonly ledger: LedgerService;
}

/** A sale whose checkout is to be closed by it. */
interface ClosingSale extends Sale {
  readonly checkout: ReadyCheckout;
}

/** What belongs to one way of paying. */
interface Means {
  takeUnits(session: ClientSession, order: OrderRecord): Promise<void>;
  movements(order: OrderRecord): LedgerRecord[];
}

/** Writes orders: stock, order, email, books, checkout and cart in one transaction, so that all of it happens or none. */
export function createOrderPlacement(deps: Deps) {
  const { connection, stock, cart, checkoutPayments, orderEmails, orderPayments, ledger } = deps;

  /** Lets one of several racing completions through. */
  async function close(session: ClientSession, checkout: ReadyCheckout, order: OrderRecord): Promise<CheckoutRecord> {
    const closed = await checkoutPayments.complete(session, checkout, order._id);
    if (!closed) throw new AlreadySettledError('the checkout was settled meanwhile');
    return closed;
  }

  async function write(sale: ClosingSale, means: Means): Promise<OrderRecord> {
    const draft = buildOrder(sale);
    return inTransaction(connection, async (session) => {
      // First of all: a second completion must stop here, before it could take units or miss its reservation.
      const closed = await close(session, sale.checkout, draft);
      const order = { ...draft, ...getOwner(closed) };
      // Then the stock: many buyers want it at once, and who loses the race has done nothing else in vain.
      await means.takeUnits(session, order);
      await orderPayments.insert(session, order);
      await ledger.note(session, means.movements(order));
      await orderEmails.placed(session, order);
      await cart.settle(session, closed.cartId, closed._id, sale.lines);
      return order;
    });
  }

  return {
    /** An order to be paid by deposit: units leave stock now. Throws ShortageError, AlreadySettledError. */
    placeUnpaid: (sale: ClosingSale): Promise<OrderRecord> =>
      write(sale, {
        takeUnits: (session, { number }) => stock.sell(session, sale.checkout.market, sale.lines, number),
        movements: () => [],
      }),

    /**
     * An order whose card payment succeeded or is authorised: the reservation becomes the sale. Where the reservation
     * is gone, units are taken from stock again. Throws ShortageError when there are none, AlreadySettledError when another was first.
     */
    placePaid(checkout: ReadyCheckout, payment: RunningPayment, intent: SecuredIntent): Promise<OrderRecord> {
      const { method = 'CARD', buyer, lines, amounts, intentId, reservationId } = payment;
      const { state, card } = intent;
      const sale: ClosingSale = {
        checkout: { ...checkout, ...buyer },
        lines,
        amounts,
        payment: { method, state, intentId, card },
        at: new Date(),
      };
      return write(sale, {
        async takeUnits(session, { number }) {
          if (await stock.consume(session, reservationId, number)) return;
          await stock.sell(session, checkout.market, lines, number);
        },
        // Money that is only set aside has not moved.
        movements: (order) =>
          state === 'PAID' ? paidThroughProvider(toMoneySource(order), intent, order.createdAt) : [],
      });
    },
  };
}

export type OrderPlacement = ReturnType<typeof createOrderPlacement>;
