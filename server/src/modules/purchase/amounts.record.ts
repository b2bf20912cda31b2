import type { TaxSource } from '@eunbit/schema/checkout';
/** The amounts to charge, in minor units; frozen when a payment starts. */
export interface Amounts {
  subtotal: number;
  shipping: number;
  /** Percent as text, such as `8.875`. */
  taxRate: string;
  /** Source of the rate. */
  taxSource: TaxSource;
  /** The part of the tax that is on shipping. */
  shippingTax: number;
  /** Total tax on lines and shipping. */
  tax: number;
  total: number;
}

/** Schema fields for stored amounts. */
export const amountsFields = {
  subtotal: { type: Number, required: true },
  shipping: { type: Number, required: true },
  taxRate: { type: String, required: true },
  taxSource: { type: String, default: 'NOT_TAXED' as const },
  shippingTax: { type: Number, default: 0 },
  tax: { type: Number, required: true },
  total: { type: Number, required: true },
};
