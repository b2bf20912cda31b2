import type { SocialProvider } from '@eunbit/schema/account';
import { Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import { isCardMethod, isOfferedMethod, type OfferedMethod, PAYMENT_METHODS } from '@eunbit/schema/payment-method';
import { SOCIAL_PROVIDERS } from '@eunbit/schema/social';
import { z } from 'zod';
import type { GivenSettings } from '../common/production-settings.ts';
import { hasKeys, missingKeys } from './provider-settings.ts';

const ALL_STORES = Object.values(Market);

function parseStores(text: string): readonly Market[] | null {
  const names = text.split(',').map((name) => name.trim());
  const stores = ALL_STORES.filter((market) => names.includes(market));
  return stores.length === names.length ? stores : null;
}

export const OPENING_VARIABLES = {
  /** The open stores, such as `US`. */
  STORES: z
    .string()
    .transform((text, context) => {
      const stores = parseStores(text);
      if (stores) return stores;
      context.addIssue({ code: 'custom', message: 'must be KR, US or KR,US' });
      return z.NEVER;
    })
    .default(ALL_STORES),
  /**
   * `yes`: the Korean store accepts deposits, and may open without another payment method; `no`: it does not. By default it
   * accepts them in addition to other methods. They are only offered once the back office has an account for them.
   */
  BANK_DEPOSITS: z.enum(['yes', 'no']).optional(),
  /** Store of visitors whose country is unknown; defaults to the only open one. */
  DEFAULT_MARKET: z.enum(['KR', 'US']).optional(),
} as const;

const KEYS_OF_SIGN_IN = { NAVER: 'Naver', GOOGLE: 'Google' } as const satisfies Record<SocialProvider, string>;

/** Whether the keys of a payment method are set. */
function isTaken(method: OfferedMethod, given: GivenSettings): boolean {
  if (isCardMethod(method)) return hasKeys('Stripe', given);
  return method === 'VIRTUAL_ACCOUNT' ? hasKeys('Toss', given) : given.BANK_DEPOSITS !== 'no';
}

function methodsOf(market: Market, stores: readonly Market[], given: GivenSettings): readonly OfferedMethod[] {
  if (!stores.includes(market)) return [];
  return PAYMENT_METHODS[market].filter(isOfferedMethod).filter((method) => isTaken(method, given));
}

export function readOpenings(stores: readonly Market[], given: GivenSettings): Openings {
  return {
    stores,
    paymentMethods: { KR: methodsOf('KR', stores, given), US: methodsOf('US', stores, given) },
    signInProviders: SOCIAL_PROVIDERS.filter((provider) => hasKeys(KEYS_OF_SIGN_IN[provider], given)),
  };
}

const NOBODY_PAYS: Readonly<Record<Market, string>> = {
  KR: 'STORES opens the Korean store, where nobody could pay: set the three keys of Stripe, TOSS_SECRET_KEY, or BANK_DEPOSITS=yes for deposits alone, or leave KR out of it.',
  US: 'STORES opens the US store, where nobody could pay: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or leave US out of it.',
};

/** Deposits alone only count as a payment method if they are configured explicitly: a new shop has no account for them yet. */
function canPay(market: Market, given: GivenSettings): boolean {
  const methods = methodsOf(market, [market], given);
  return methods.some((method) => method !== 'DEPOSIT' || given.BANK_DEPOSITS === 'yes');
}

/** Missing settings of the stores that are to open, one line each. */
export function openingComplaints(given: GivenSettings): string[] {
  const stores = parseStores(given.STORES ?? ALL_STORES.join());
  if (!stores) return [];
  const complaints: string[] = [];
  if (stores.includes('US') && missingKeys('EasyPost', given).length === 2) {
    complaints.push(...missingKeys('EasyPost', given).map((name) => `${name} is missing: the US store needs it.`));
  }
  // Incomplete keys of Stripe are reported separately.
  const isStripePartial = [1, 2].includes(missingKeys('Stripe', given).length);
  const unpayable = isStripePartial ? [] : stores.filter((market) => !canPay(market, given));
  complaints.push(...unpayable.map((market) => NOBODY_PAYS[market]));
  const { DEFAULT_MARKET: chosen } = given;
  if (ALL_STORES.some((market) => market === chosen && !stores.includes(market))) {
    complaints.push(`DEFAULT_MARKET is wrong: STORES does not open the store ${chosen}.`);
  }
  return complaints;
}
