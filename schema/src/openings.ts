import type { SocialProvider } from './account.ts';
import type { Market } from './market.ts';

/** What of the shop is open: it stays so while a server runs (STORE-29). */
export interface Openings {
  /** At least one. */
  readonly stores: readonly Market[];
  /** Whose accounts people can sign in with. */
  readonly signInProviders: readonly SocialProvider[];
}
