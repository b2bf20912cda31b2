import type { BuyerNotes } from '@eunbit/schema/buyer-notes';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import { Schema, type SchemaDefinition } from 'mongoose';

const deliveryNote = new Schema<DeliveryNote>(
  { wish: { type: String, required: true }, text: { type: String, default: '' } },
  { _id: false },
);

/** The fields of whatever keeps the notes of a buyer. */
export const buyerNotesFields = {
  deliveryNote: { type: deliveryNote, default: null },
  giftMessage: { type: String, default: null },
} as const satisfies SchemaDefinition<BuyerNotes>;
