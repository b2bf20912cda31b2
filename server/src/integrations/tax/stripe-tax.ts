import Stripe from 'stripe';
import { createBreaker } from '../../common/circuit-breaker.ts';
import type { Config } from '../../config.ts';
import { stripeAddress } from '../stripe-address.ts';
import type { TaxProvider } from './tax-provider.ts';

/** A shopper waits for it. */
const TIMEOUT_MS = 2_500;

const BREAKER = { failures: 5, restMilliseconds: 15_000 } as const;

/** $10,000.00: large enough that a rate of four decimals comes out in whole cents. */
const TRIAL_AMOUNT = 1_000_000;

/** General tangible goods; cleaning products have no rule of their own in New York. */
const TAX_CODE = 'txcd_99999999';

/** The tax of the trial amount as a percentage without needless zeros. */
function percentOf(tax: number): string {
  return String(tax / (TRIAL_AMOUNT / 100));
}

/** Stripe Tax, asked what it would charge on a round sum. */
export function createStripeTax(settings: Pick<Config['stripe'], 'secretKey' | 'apiUrl'>): TaxProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...stripeAddress(settings.apiUrl),
  });
  // Any failure leaves the shop with the last known rate, a refusal as well.
  const breaker = createBreaker({ provider: 'Stripe Tax', ...BREAKER, isOutage: () => true });

  return {
    percentAt: ({ address, city, state, zipcode }) =>
      breaker.run(async () => {
        const calculation = await stripe.tax.calculations.create({
          currency: 'usd',
          line_items: [{ amount: TRIAL_AMOUNT, reference: 'goods', tax_code: TAX_CODE, tax_behavior: 'exclusive' }],
          customer_details: {
            address: { line1: address, city, state, postal_code: zipcode, country: 'US' },
            address_source: 'shipping',
          },
        });
        const isCollected = calculation.tax_breakdown.every(
          ({ taxability_reason: reason }) => reason !== 'not_collecting' && reason !== 'not_supported',
        );
        if (!isCollected) throw new Error(`Stripe Tax has no registration for ${state}`);
        return percentOf(calculation.tax_amount_exclusive);
      }),
  };
}
