import type { TaxSource } from '@eunbit/schema/checkout';
/** What will be charged, in minor units; frozen when a payment starts. */
export interface Amounts {
  subtotal: number;
  shipping: number;
  /** Percent as text, such as `8.875`. */
  taxRate: string;
  /** Where the rate comes from; missing in what was written before rates were looked up. */
  taxSource?: TaxSource;
  /** What of the tax is on shipping; missing in what was written before shipping was taxed. */
  shippingTax?: number;
  /** On the lines and on shipping. */
  tax: number;
  total: number;
}

/** Fields of a schema that keeps amounts. */
export const amountsFields = {
  subtotal: { type: Number, required: true },
  shipping: { type: Number, required: true },
  taxRate: { type: String, required: true },
  taxSource: { type: String },
  shippingTax: { type: Number },
  tax: { type: Number, required: true },
  total: { type: Number, required: true },
};
