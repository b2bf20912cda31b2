import type { TaxSource } from '@eunbit/schema/checkout';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { OrderOrigin } from '@eunbit/schema/draft-order';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

// The parts of a purchase that checkouts, draft orders and orders store.

export const addressSchema = recordSchema(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    address: { type: String, required: true },
    apt: { type: String, default: '' },
    city: { type: String, required: true },
    state: { type: String, required: true },
    zipCode: { type: String, required: true },
  },
  { _id: false },
);
export type AddressRecord = RecordOf<typeof addressSchema>;

const addedUnits = recordSchema(
  {
    quantity: { type: Number, required: true, min: 1 },
    /** Minor units. */
    unitPrice: { type: Number, required: true, min: 0 },
  },
  { _id: false },
);

/** An order line as it was sold: later changes of the product do not change it. */
export const orderLineSchema = recordSchema(
  {
    productId: { type: String, required: true },
    slug: { type: String, required: true },
    title: { ko: { type: String, required: true }, en: { type: String, required: true } },
    mediaId: { type: String, required: true },
    /** All units, including the added ones. */
    quantity: { type: Number, required: true, min: 1 },
    /** Minor units. */
    unitPrice: { type: Number, required: true, min: 0 },
    /** Units that edits added at another price (ORDER-39), in the order of the edits; absent if there are none. */
    addedUnits: { type: [addedUnits], default: undefined },
    /** Sales tax on the whole line, in minor units. */
    tax: { type: Number, min: 0, default: 0 },
  },
  { _id: false },
);
export type OrderLineRecord = RecordOf<typeof orderLineSchema>;

/** The amounts to charge, in minor units; frozen when a payment starts. */
export const amountsFields = {
  subtotal: { type: Number, required: true },
  shipping: { type: Number, required: true },
  /** Percentage as text, such as `8.875`. */
  taxRate: { type: String, required: true },
  /** Source of the rate. */
  taxSource: { type: stores<TaxSource>(String), default: 'NOT_TAXED' },
  /** The part of the tax for shipping. */
  shippingTax: { type: Number, default: 0 },
  /** Total tax on lines and shipping. */
  tax: { type: Number, required: true },
  total: { type: Number, required: true },
} as const;
const amounts = recordSchema(amountsFields, { _id: false });
export type Amounts = RecordOf<typeof amounts>;

const deliveryNote = recordSchema(
  {
    instruction: { type: stores<DeliveryNote['instruction']>(String), required: true },
    text: { type: String, default: '' },
  },
  { _id: false },
);

export const buyerNotesFields = {
  deliveryNote: { type: deliveryNote, default: null },
  giftMessage: { type: String, default: null },
} as const;

export const orderOriginSchema = recordSchema(
  {
    kind: { type: stores<OrderOrigin['kind']>(String), required: true },
    draftNumber: { type: String, required: true },
    orderNumber: { type: String, default: null },
    returnNumber: { type: String, default: null },
  },
  { _id: false },
);

/** A tax that the provider has calculated for exactly one sale. */
export const taxQuoteSchema = recordSchema(
  {
    /** Fingerprint of the sale: another address, cart or shipping option needs another quote. */
    sale: { type: String, required: true },
    percent: { type: String, required: true },
    lines: { type: stores<readonly number[]>([Number]), required: true },
    shipping: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);
export type TaxQuote = RecordOf<typeof taxQuoteSchema>;
