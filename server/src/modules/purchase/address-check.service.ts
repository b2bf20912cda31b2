import { type AddressFields, withoutNumberSign } from '@eunbit/schema/address';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { Logger } from 'pino';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { PostalAddress, ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import { type Destination, isSameDestination, toDestination } from './address-standard.ts';

/** Each check costs money. Above this limit per server, addresses are accepted as UNVERIFIED. */
const CHECK_LIMIT = { tries: 60, windowSeconds: 900 };

export type CheckedAddress =
  | { readonly outcome: 'taken'; readonly check: AddressCheck }
  | { readonly outcome: 'suggested'; readonly suggestion: AddressFields }
  | { readonly outcome: 'undeliverable' };

interface Deps {
  readonly provider: ShippingProvider;
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

interface Asking {
  /** The IP address of the request. */
  readonly from: string;
  readonly requestId: string;
  /** Whether the buyer has seen the suggestion and keeps the typed address. */
  readonly keepTyped: boolean;
}

function toPostalAddress({ firstName, lastName, address, apt, city, state, zipCode }: AddressFields): PostalAddress {
  const unit = withoutNumberSign(apt);
  // A bare number is an apartment; floors and suites are named in the input.
  const designated = /^\d+\w?$/.test(unit) ? `APT ${unit}` : unit;
  return { name: `${firstName} ${lastName}`, street: address, unit: designated, city, state, zipCode };
}

/**
 * Checks whether a US address is deliverable. If the provider does not respond, the address is accepted as UNVERIFIED.
 */
export function createAddressCheckService({ provider, limiter, log }: Deps) {
  async function findStandard(
    typed: AddressFields,
    { from, requestId }: Asking,
  ): Promise<Destination | 'none' | 'unknown'> {
    if (!(await limiter.attempt({ [`address-check-from:${from}`]: CHECK_LIMIT }))) return 'unknown';
    try {
      const verdict = await provider.verifyAddress(toPostalAddress(typed));
      return verdict.kind === 'deliverable' ? toDestination(verdict.address) : 'none';
    } catch (error) {
      log.warn({ err: error, requestId }, 'an address was not checked');
      return 'unknown';
    }
  }

  return {
    async check(typed: AddressFields, asking: Asking): Promise<CheckedAddress> {
      const standard = await findStandard(typed, asking);
      if (standard === 'none') return { outcome: 'undeliverable' };
      if (standard === 'unknown') return { outcome: 'taken', check: 'UNVERIFIED' };
      if (isSameDestination(typed, standard)) return { outcome: 'taken', check: 'VERIFIED' };
      if (asking.keepTyped) return { outcome: 'taken', check: 'KEPT' };
      return { outcome: 'suggested', suggestion: { ...typed, ...standard } };
    },
  };
}

export type AddressCheckService = ReturnType<typeof createAddressCheckService>;
