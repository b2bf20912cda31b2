import type Stripe from 'stripe';
import { nowInSeconds } from './context.ts';
import type { StripeStore } from './store.ts';

function amounts(sums: Map<string, number>): Stripe.Balance.Available[] {
  return Array.from(sums, ([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
}

/** What the shop's account holds: available, and pending until two days after a payment. */
export function readBalance(store: StripeStore): Stripe.Balance {
  const now = nowInSeconds();
  const available = new Map<string, number>();
  const pending = new Map<string, number>();
  for (const { id: currency, amount } of store.carried.values()) available.set(currency, amount);
  for (const { currency, net, available_on: availableOn } of store.transactions.values()) {
    const sums = availableOn <= now ? available : pending;
    sums.set(currency, (sums.get(currency) ?? 0) + net);
  }
  for (const currency of available.keys()) pending.set(currency, pending.get(currency) ?? 0);
  for (const currency of pending.keys()) available.set(currency, available.get(currency) ?? 0);
  return { object: 'balance', available: amounts(available), livemode: false, pending: amounts(pending) };
}
