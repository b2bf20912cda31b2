import type { SocialProvider } from './account.ts';
import type { Market } from './market.ts';
import type { OfferedMethod } from './payment-method.ts';

/** What a shop has enabled: its stores, and what each of them offers (STORE-29). It does not change while a server runs. */
export interface Openings {
  /** At least one. */
  readonly stores: readonly Market[];
  /** Payment methods, in the order in which they are offered. A deposit also needs a bank account in the shop's settings. */
  readonly paymentMethods: Readonly<Record<Market, readonly OfferedMethod[]>>;
  /** Available social sign-in providers. */
  readonly signInProviders: readonly SocialProvider[];
}
