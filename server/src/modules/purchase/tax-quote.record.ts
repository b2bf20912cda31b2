import { Schema } from 'mongoose';
import type { TaxQuote } from './sales-tax.ts';

export const taxQuoteSchema = new Schema<TaxQuote>(
  {
    sale: { type: String, required: true },
    percent: { type: String, required: true },
    lines: { type: [Number], required: true },
    shipping: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);
