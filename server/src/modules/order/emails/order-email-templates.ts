import { Language, Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { sampleUser } from '../../account/index.ts';
import type { ProductRecord } from '../../catalogue/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import {
  SAMPLE_CORRECTION_ID,
  SAMPLE_ORDER,
  SAMPLE_PAID_ORDER,
  SAMPLE_PARTLY_SHIPPED,
  SAMPLE_REFUNDED_ORDER,
  SAMPLE_REFUNDS,
  SAMPLE_SHORT_ORDER,
  sampleByNumber,
  sampleOrder,
} from '../sample-order.ts';
import { depositReceived, depositReminder } from './deposit-emails.ts';
import { depositShort } from './deposit-short-email.ts';
import { orderCorrected } from './order-correction-email.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { orderPlaced, orderReceived } from './order-emails.ts';
import { claimOrders, guestOrderLink } from './order-link-emails.ts';
import { orderStatusChanged } from './order-status-email.ts';
import { orderPartlyShipped, parcelsCorrected } from './parcel-emails.ts';
import { orderPartRefunded, refundAccountWanted } from './part-refund-emails.ts';
import { orderReceipt } from './receipt-email.ts';
import { orderRefunded } from './refund-email.ts';

interface AboutOrder {
  readonly orderNumber: string;
}

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    ORDER_PLACED: AboutOrder;
    /** To the company: an order was placed. */
    ORDER_RECEIVED: AboutOrder;
    ORDER_STATUS_CHANGED: AboutOrder & { readonly status: OrderStatus };
    ORDER_CORRECTED: AboutOrder & { readonly correctionId: string };
    /** A part of the order was shipped. */
    ORDER_PARTLY_SHIPPED: AboutOrder & { readonly fulfilmentId: string };
    /** Carriers or tracking numbers of shipped parcels were corrected. */
    PARCELS_CORRECTED: AboutOrder & { readonly fulfilmentId: string };
    /** The receipt, on request. */
    ORDER_RECEIPT: AboutOrder;
    /** The deposit is due and was not paid. */
    DEPOSIT_REMINDER: AboutOrder;
    /** The full deposit has arrived. */
    DEPOSIT_RECEIVED: AboutOrder;
    /** A part of the deposit is missing; sent at the request of staff. */
    DEPOSIT_SHORT: AboutOrder;
    /** The payment of a cancelled order was refunded. */
    ORDER_REFUNDED: AboutOrder & {
      /** The refunded amount in minor units, as a string of digits. */
      readonly amount: string;
    };
    /** A part of an order was refunded. */
    ORDER_PART_REFUNDED: AboutOrder & { readonly refundId: string };
    /** The bank account of a refund is needed. */
    REFUND_ACCOUNT_WANTED: AboutOrder & { readonly refundId: string };
    /** A link that opens a guest order without the pass code. */
    GUEST_ORDER_LINK: AboutOrder;
    /** A link that claims guest orders for an account. */
    CLAIM_ORDERS: { readonly userId: string };
  }
}

const TEMPLATES = {
  ORDER_PLACED: orderPlaced,
  ORDER_RECEIVED: orderReceived,
  ORDER_STATUS_CHANGED: orderStatusChanged,
  ORDER_CORRECTED: orderCorrected,
  ORDER_PARTLY_SHIPPED: orderPartlyShipped,
  PARCELS_CORRECTED: parcelsCorrected,
  GUEST_ORDER_LINK: guestOrderLink,
  CLAIM_ORDERS: claimOrders,
  ORDER_RECEIPT: orderReceipt,
  DEPOSIT_REMINDER: depositReminder,
  DEPOSIT_RECEIVED: depositReceived,
  DEPOSIT_SHORT: depositShort,
  ORDER_REFUNDED: orderRefunded,
  ORDER_PART_REFUNDED: orderPartRefunded,
  REFUND_ACCOUNT_WANTED: refundAccountWanted,
};

const about = () => [{ refs: SAMPLE_ORDER }];
/** Only the Korean store takes deposits. */
const inKorea = (market: Market) => (market === Market.KR ? about() : []);

function sampleOrderEmails(sampleProducts: () => Promise<readonly ProductRecord[]>) {
  return {
    async sources(market: Market, language: Language): Promise<OrderEmailSources> {
      const order = sampleOrder(await sampleProducts(), market, language);
      return {
        orderLinks: {
          linkPath: ({ number }) => `/guest-order/${number}#link=sample`,
          claimPath: () => '/claim-orders#link=sample',
        },
        newestGuestOrder: async () => order,
        order: async (number) => sampleByNumber(order, number),
        user: async () => sampleUser(market, language),
        wantsOrderEmails: async () => true,
      };
    },
    emails: {
      ORDER_PLACED: about,
      // The company's emails are in Korean.
      ORDER_RECEIVED: (_market: Market, language: Language) => (language === Language.KO ? about() : []),
      ORDER_STATUS_CHANGED: () =>
        Object.values(OrderStatus)
          .filter((status) => status !== 'PREPARING_FOR_SHIPMENT')
          .map((status) => ({ refs: { ...SAMPLE_ORDER, status }, variant: status })),
      ORDER_CORRECTED: () => [{ refs: { ...SAMPLE_ORDER, correctionId: SAMPLE_CORRECTION_ID } }],
      ORDER_PARTLY_SHIPPED: () => [{ refs: SAMPLE_PARTLY_SHIPPED }],
      PARCELS_CORRECTED: () => [{ refs: SAMPLE_PARTLY_SHIPPED }],
      GUEST_ORDER_LINK: about,
      CLAIM_ORDERS: () => [{ refs: { userId: 'sample-user' } }],
      ORDER_RECEIPT: () => [{ refs: SAMPLE_PAID_ORDER }],
      DEPOSIT_REMINDER: inKorea,
      DEPOSIT_RECEIVED: (market: Market) => (market === Market.KR ? [{ refs: SAMPLE_PAID_ORDER }] : []),
      DEPOSIT_SHORT: (market: Market) => (market === Market.KR ? [{ refs: SAMPLE_SHORT_ORDER }] : []),
      ORDER_REFUNDED: (market: Market) => [
        { refs: { ...SAMPLE_ORDER, amount: market === Market.KR ? '21360' : '3495' } },
      ],
      ORDER_PART_REFUNDED: (market: Market) =>
        (market === Market.KR ? (['BANK_ACCOUNT'] as const) : (['CARD', 'AUTHORISATION'] as const)).map((variant) => ({
          refs: { ...SAMPLE_REFUNDED_ORDER, refundId: SAMPLE_REFUNDS[variant] },
          variant,
        })),
      REFUND_ACCOUNT_WANTED: (market: Market) =>
        market === Market.KR ? [{ refs: { ...SAMPLE_REFUNDED_ORDER, refundId: SAMPLE_REFUNDS.DUE } }] : [],
    },
  };
}

interface Deps {
  readonly createSources: () => OrderEmailSources;
  /** The subjects of sample emails. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createOrderEmailTemplates({ createSources, sampleProducts }: Deps) {
  return {
    templates: TEMPLATES,
    createSources,
    redacted: {
      orderLinks: {
        linkPath: ({ number }: { readonly number: string }) => `/guest-order/${number}`,
        claimPath: () => '/claim-orders',
      },
    },
    samples: sampleOrderEmails(sampleProducts),
  } satisfies EmailTemplates<keyof typeof TEMPLATES, OrderEmailSources>;
}
