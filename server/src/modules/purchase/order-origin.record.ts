import type { OrderOrigin } from '@eunbit/schema/draft-order';
import { Schema } from 'mongoose';

export const orderOriginSchema = new Schema<OrderOrigin>(
  {
    kind: { type: String, required: true },
    draftNumber: { type: String, required: true },
    orderNumber: { type: String, default: null },
    returnNumber: { type: String, default: null },
  },
  { _id: false },
);
