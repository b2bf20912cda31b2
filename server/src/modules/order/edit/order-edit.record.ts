import type { BuyerNotes } from '@eunbit/schema/buyer-notes';
import type { ShippingOption } from '@eunbit/schema/checkout';
import { Schema } from 'mongoose';
import {
  type AddressRecord,
  type Amounts,
  addressSchema,
  amountsFields,
  buyerNotesFields,
  type OrderLineRecord,
  orderLineSchema,
} from '../../purchase/index.ts';

/** What an edit may change of an order. */
export interface EditedContents extends BuyerNotes {
  address: AddressRecord;
  phone: string;
  lines: OrderLineRecord[];
  shippingOption: ShippingOption;
  amounts: Amounts;
}

/** An edit of an order, with what it was before; immutable. */
export interface OrderEditRecord {
  id: string;
  at: Date;
  /** Id of the member of staff; null for the buyer. */
  by: string | null;
  /** Why, in the words of staff; null for the buyer. */
  reason: string | null;
  before: EditedContents;
  after: EditedContents;
}

const contents = new Schema<EditedContents>(
  {
    address: { type: addressSchema, required: true },
    phone: { type: String, required: true },
    ...buyerNotesFields,
    lines: [orderLineSchema],
    shippingOption: { type: String, required: true },
    amounts: amountsFields,
  },
  { _id: false },
);

export const orderEditSchema = new Schema<OrderEditRecord>(
  {
    id: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    reason: { type: String, default: null },
    before: { type: contents, required: true },
    after: { type: contents, required: true },
  },
  { _id: false, id: false },
);
