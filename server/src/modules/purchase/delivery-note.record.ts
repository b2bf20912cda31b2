import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import { Schema } from 'mongoose';

/** Instructions for the courier, as stored with payments and orders. */
export const deliveryNoteSchema = new Schema<DeliveryNote>(
  { wish: { type: String, required: true }, text: { type: String, default: '' } },
  { _id: false },
);
