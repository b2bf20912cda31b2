import type { FaqSeed } from './faq-seed.ts';
import { LOGIN } from './login.ts';
import { ORDERING } from './ordering.ts';
import { PAYMENT } from './payment.ts';
import { PRODUCTS } from './products.ts';
import { RETURNS } from './returns.ts';
import { SHIPPING } from './shipping.ts';

/** The whole help centre; within a category in page order. */
export const FAQ_SEEDS: readonly FaqSeed[] = [...ORDERING, ...SHIPPING, ...RETURNS, ...PAYMENT, ...PRODUCTS, ...LOGIN];
