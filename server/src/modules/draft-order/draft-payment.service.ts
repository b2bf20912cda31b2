import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { DraftPayment } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { type CodedRefused, refuse } from '../../common/refusal.ts';
import { type CheckoutPayments, type CheckoutRecord, readyToPay } from '../checkout/index.ts';
import type { OrderReader } from '../order/index.ts';
import { type BegunPayment, type MadePayment, PAYMENT_ENDED, type PaymentService } from '../payment/index.ts';
import { type Shortage, ShortageError } from '../stock/index.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrders } from './draft-orders.ts';
import { shownStatus, toPurchase } from './draft-rules.ts';
import type { DraftTokens } from './draft-tokens.ts';

interface Deps {
  /** The payment methods currently offered for drafts of a store. */
  readonly offered: (market: Market) => readonly DraftPayment[];
  readonly drafts: DraftOrders;
  readonly tokens: DraftTokens;
  readonly checkoutPayments: CheckoutPayments;
  readonly payment: PaymentService;
  readonly orderReader: OrderReader;
}

export type LinkPayment = MadePayment | CodedRefused<'LINK_CLOSED' | 'LINK_INVALID' | 'PAYMENT_ENDED'>;

export const LINK_INVALID = refuse('LINK_INVALID', 'draftOrder.linkInvalid');
/** The link has expired or was closed, and nothing was charged. */
const LINK_CLOSED = refuse('LINK_CLOSED', 'draftOrder.linkClosed');

/**
 * Payment of a draft order by its link. A link opened twice, or in two tabs, is paid once, because all payments go through one
 * checkout (DRAFT-6).
 */
export function createDraftPaymentService({ offered, drafts, tokens, checkoutPayments, payment, orderReader }: Deps) {
  async function find(token: string): Promise<DraftOrderRecord | null> {
    const id = tokens.read(token);
    return id === null ? null : drafts.byId(id);
  }

  /** The outcome for a draft without a checkout. */
  async function withoutCheckout({ orderNumber }: DraftOrderRecord): Promise<LinkPayment> {
    const order = orderNumber === null ? null : await orderReader.byNumber(orderNumber);
    return order ? { order } : LINK_CLOSED;
  }

  /** A link has one payment: whatever ended or replaced it, it can be started again. */
  async function settle(checkout: CheckoutRecord): Promise<LinkPayment> {
    const settled = await payment.settle(checkout);
    return 'refused' in settled ? PAYMENT_ENDED : settled;
  }

  const isPaying = ({ status, payment: running }: CheckoutRecord): boolean =>
    status === 'PAYING' && running !== null && running.reservedUntil > new Date();

  return {
    /** Null for an invalid link. */
    find,

    /** Starts the payment, or continues it. */
    async start(token: string): Promise<LinkPayment | BegunPayment | { readonly shortages: readonly Shortage[] }> {
      const draft = await find(token);
      if (!draft) return LINK_INVALID;
      const checkout = await checkoutPayments.byId(draft._id);
      if (!checkout || !readyToPay(checkout)) return withoutCheckout(draft);
      // A payment that was started in time may be completed.
      const isOver = shownStatus(draft, new Date()) !== 'SENT' || !offered(draft.market).includes('LINK');
      if (checkout.status === 'OPEN' && isOver) return LINK_CLOSED;
      if (checkout.status === 'PAYING' && shownStatus(draft, new Date()) !== 'SENT' && !isPaying(checkout)) {
        return settle(checkout);
      }
      const begun = { ...checkout, ...buyerNotesOf(draft) };
      try {
        const started = await payment.start(begun, toPurchase(draft), { method: 'CARD' }, null);
        return 'refused' in started ? PAYMENT_ENDED : started;
      } catch (error) {
        if (error instanceof ShortageError) return { shortages: error.shortages };
        throw error;
      }
    },

    /** Returns the outcome of the payment; idempotent. */
    async complete(token: string): Promise<LinkPayment> {
      const draft = await find(token);
      if (!draft) return LINK_INVALID;
      const checkout = await checkoutPayments.byId(draft._id);
      return checkout ? settle(checkout) : withoutCheckout(draft);
    },
  };
}

export type DraftPaymentService = ReturnType<typeof createDraftPaymentService>;
