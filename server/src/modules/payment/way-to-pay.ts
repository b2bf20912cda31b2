import type { CardMethod } from '@eunbit/schema/payment-method';
import type { Deposit } from './deposit-payment.ts';

/** How a shopper wants to pay, with what that way needs beside the checkout. */
export type WayToPay = { readonly method: CardMethod } | ({ readonly method: 'DEPOSIT' } & Deposit);
