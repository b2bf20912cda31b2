import type { ShippingOption } from '@eunbit/schema/checkout';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';
import { addressSchema, amountsFields, buyerNotesFields, orderLineSchema } from '../../purchase/index.ts';

/** The editable contents of an order. */
const contents = recordSchema(
  {
    address: { type: addressSchema, required: true },
    phone: { type: String, required: true },
    ...buyerNotesFields,
    lines: [orderLineSchema],
    shippingOption: { type: stores<ShippingOption>(String), required: true },
    amounts: amountsFields,
  },
  { _id: false },
);
export type EditedContents = RecordOf<typeof contents>;

/** An edit of an order with the contents before and after it; immutable. */
export const orderEditSchema = recordSchema(
  {
    id: { type: String, required: true },
    at: { type: Date, required: true },
    /** Id of the member of staff; null for the buyer. */
    by: { type: String, default: null },
    /** The reason given by staff; null if the buyer made the edit. */
    reason: { type: String, default: null },
    before: { type: contents, required: true },
    after: { type: contents, required: true },
  },
  { _id: false, id: false },
);
export type OrderEditRecord = RecordOf<typeof orderEditSchema>;
