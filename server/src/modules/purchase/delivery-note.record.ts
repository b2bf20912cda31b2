import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import { Schema } from 'mongoose';

/** What the courier is asked to do, as it is stored with payments and orders. */
export const deliveryNoteSchema = new Schema<DeliveryNote>(
  { wish: { type: String, required: true }, text: { type: String, default: '' } },
  { _id: false },
);
