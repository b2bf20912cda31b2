import type { SocialProvider } from './account.ts';
import type { Market } from './market.ts';
import type { OfferedMethod } from './payment-method.ts';

/** What a shop has open: its stores, and what each of them offers (STORE-29). It stays so while a server runs. */
export interface Openings {
  /** At least one. */
  readonly stores: readonly Market[];
  /** Ways of paying, in the order in which they are offered. A deposit needs an account of the back office besides. */
  readonly paymentMethods: Readonly<Record<Market, readonly OfferedMethod[]>>;
  /** Available social sign-in providers. */
  readonly signInProviders: readonly SocialProvider[];
}
