import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/index.ts';
import type { CheckoutRecord } from '../../checkout/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import { type OrderRecord, SAMPLE_ORDER, sampleOrder } from '../../order/index.ts';
import { type PaymentEmailSources, paymentRefunded } from './payment-refunded-email.ts';
import { disputeOpened, refundFailed } from './reversal-emails.ts';
import { SAMPLE_REVERSALS, withSampleReversals } from './sample-reversals.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** A payment was taken but no order could be placed, so it was refunded. */
    PAYMENT_REFUNDED: { readonly checkoutId: string };
    /** To the company: a cardholder disputes a payment. */
    DISPUTE_OPENED: { readonly orderNumber: string; readonly disputeId: string };
    /** To the company: a refund failed. The id is the provider's, or for a transfer the key of the request. */
    REFUND_FAILED: { readonly orderNumber: string; readonly refundId: string };
  }
}

function sampleCheckout(order: OrderRecord): CheckoutRecord {
  const { market, language, email, phone, address, lines, amounts, createdAt } = order;
  const contact = { email, phone };
  const payment = {
    method: 'CARD' as const,
    buyer: { contact, address, addressCheck: null, shippingOption: null, ...buyerNotesOf({}) },
    intentId: 'sample',
    clientSecret: 'sample',
    reservationId: order._id,
    lines,
    amounts,
    reservedUntil: createdAt,
    checkAt: createdAt,
  };
  return {
    _id: order._id,
    cartId: 'sample',
    userId: null,
    market,
    language,
    status: 'REFUNDED',
    contact,
    encryptedPassCode: null,
    address,
    addressCheck: null,
    taxQuote: null,
    shippingOption: null,
    payment,
    attempt: 0,
    orderId: null,
    createdAt,
    expiresAt: createdAt,
  };
}

/** The company's emails are in Korean. */
const toCompany =
  <Refs>(refs: Refs) =>
  (_market: Market, language: Language) =>
    language === 'ko' ? [{ refs }] : [];

interface Deps {
  readonly createSources: () => PaymentEmailSources;
  /** The products that sample emails show. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createPaymentEmailTemplates({ createSources, sampleProducts }: Deps) {
  return {
    templates: { PAYMENT_REFUNDED: paymentRefunded, DISPUTE_OPENED: disputeOpened, REFUND_FAILED: refundFailed },
    createSources,
    samples: {
      sources: async (market: Market, language: Language) => ({
        checkout: async () => sampleCheckout(sampleOrder(await sampleProducts(), market, language)),
        order: async () => withSampleReversals(sampleOrder(await sampleProducts(), market, language)),
      }),
      emails: {
        PAYMENT_REFUNDED: () => [{ refs: { checkoutId: 'sample-checkout' } }],
        DISPUTE_OPENED: toCompany({ ...SAMPLE_ORDER, disputeId: SAMPLE_REVERSALS.disputeId }),
        REFUND_FAILED: toCompany({ ...SAMPLE_ORDER, refundId: SAMPLE_REVERSALS.refundId }),
      },
    },
  } satisfies EmailTemplates<'PAYMENT_REFUNDED' | 'DISPUTE_OPENED' | 'REFUND_FAILED', PaymentEmailSources>;
}
