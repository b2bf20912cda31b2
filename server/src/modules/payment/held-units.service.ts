import type { Market } from '@eunbit/schema/market';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { AuditService } from '../audit/index.ts';
import type { CheckoutPayments, CheckoutRecord } from '../checkout/index.ts';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import { type ReservationRecord, type ReservationService, stockId } from '../stock/index.ts';
import type { PaymentService } from './payment.service.ts';
import { NOT_STARTED } from './payment-outcome.ts';

/** Maximum number of holds of each kind that staff see for a product, newest first. */
const MOST_SHOWN = 100;

export interface HeldUnits {
  readonly id: string;
  /** The holder: a running payment, an order awaiting its deposit, or staff, by a draft order or a proposed edit. */
  readonly kind: 'PAYMENT' | 'UNPAID_ORDER' | 'STAFF';
  readonly units: number;
  readonly since: Date;
  /** Null for orders. */
  readonly until: Date | null;
  readonly contact: { readonly email: string; readonly phone: string } | null;
  readonly order: Pick<OrderRecord, 'number'> | null;
  /** Pseudonym of the buyer's network; null if staff hold the units. */
  readonly networkKey: string | null;
}

interface Deps {
  readonly reservations: ReservationService;
  readonly orderReader: OrderReader;
  readonly checkoutPayments: CheckoutPayments;
  readonly payment: Pick<PaymentService, 'giveUp'>;
  readonly audit: AuditService;
}

const unitsOf = (lines: readonly { productId: string; quantity: number }[], productId: string) =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

function fromReservation(hold: ReservationRecord, productId: string, checkout: CheckoutRecord | undefined): HeldUnits {
  return {
    id: String(hold._id),
    kind: hold.holderKeys ? 'PAYMENT' : 'STAFF',
    units: unitsOf(hold.lines, productId),
    since: hold.createdAt,
    until: hold.heldUntil,
    contact: checkout?.payment?.buyer.contact ?? checkout?.contact ?? null,
    order: null,
    networkKey: hold.holderKeys?.[0] ?? null,
  };
}

const fromOrder = (order: OrderRecord, productId: string): HeldUnits => ({
  id: String(order._id),
  kind: 'UNPAID_ORDER',
  units: unitsOf(order.lines, productId),
  since: order.createdAt,
  until: null,
  contact: { email: order.email, phone: order.phone },
  order,
  networkKey: order.holderKeys?.[0] ?? null,
});

/** Lists unpaid holds for staff, who may end one (STOCK-18). */
export function createHeldUnitsService(deps: Deps) {
  const { reservations, orderReader, checkoutPayments, payment, audit } = deps;

  return {
    /** Running payments first, then unpaid orders. */
    async list(market: Market, productId: string): Promise<HeldUnits[]> {
      const [holds, orders] = await Promise.all([
        reservations.heldOf(market, productId, MOST_SHOWN),
        orderReader.holdingProduct(market, productId, MOST_SHOWN),
      ]);
      const checkouts = await checkoutPayments.byIds(holds.map(({ checkoutId }) => String(checkoutId)));
      return [
        ...holds.map((hold) => fromReservation(hold, productId, checkouts.get(String(hold.checkoutId)))),
        ...orders.map((order) => fromOrder(order, productId)),
      ];
    },

    /** Ends a running payment and releases its units. If it has succeeded meanwhile, the order is placed instead. */
    async release(
      id: string,
      by: string,
    ): Promise<CodedResult<string, 'HOLD_ENDED' | 'HOLD_NOT_BY_BUYER' | 'HOLD_PAID'>> {
      const hold = await reservations.heldById(id);
      if (!hold) return refuse('HOLD_ENDED', 'hold.ended');
      const checkout = await checkoutPayments.byId(hold.checkoutId);
      if (!hold.holderKeys || !checkout?.payment?.reservationId.equals(hold._id)) {
        return refuse('HOLD_NOT_BY_BUYER', 'hold.notByBuyer');
      }
      const { contact } = checkout.payment.buyer;
      const ended = await payment.giveUp(checkout, async (session) => {
        for (const { productId, quantity } of hold.lines) {
          await audit.record(session, {
            by,
            action: 'STOCK_HOLD_RELEASED',
            subject: 'STOCK',
            subjectId: stockId(hold.market, productId),
            before: { email: contact.email, units: quantity },
            after: null,
          });
        }
      });
      if ('order' in ended || 'processing' in ended) return refuse('HOLD_PAID', 'hold.paid');
      return ended === NOT_STARTED ? { value: id } : refuse('HOLD_ENDED', 'hold.ended');
    },
  };
}

export type HeldUnitsService = ReturnType<typeof createHeldUnitsService>;
