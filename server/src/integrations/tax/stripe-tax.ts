import type Stripe from 'stripe';
import { createBreaker } from '../../common/circuit-breaker.ts';
import { once } from '../../common/once.ts';
import type { StripeAccess } from '../../config/provider-settings.ts';
import { isInvalidRequest, loadStripe } from '../stripe-sdk.ts';
import { sumOfPercents } from './percent.ts';
import type { SaleTax, TaxedSale, TaxProvider } from './tax-provider.ts';

/** Milliseconds; a buyer waits for the response. */
const TIMEOUT_MS = 2_500;

const BREAKER = { failures: 5, restMilliseconds: 15_000 } as const;

/** Tax code for general tangible goods; New York has no specific rule for cleaning products. */
const GOODS_CODE = 'txcd_99999999';
const SHIPPING_CODE = 'txcd_92010001';

/** Stripe's maximum number of lines per calculation and per page. */
const MAXIMUM_LINES = 100;

/** Stripe's maximum page size; there are fewer states. */
const MAXIMUM_REGISTRATIONS = 100;

type Line = Stripe.Tax.CalculationLineItem;

const NOT_COLLECTED: readonly string[] = ['not_collecting', 'not_supported'];

function toCalculationParams({ place, lines, shipping }: TaxedSale): Stripe.Tax.CalculationCreateParams {
  const { address, city, state, zipCode } = place;
  return {
    currency: 'usd',
    line_items: lines.map((line) => ({ ...line, tax_code: GOODS_CODE, tax_behavior: 'exclusive' })),
    // Stripe requires a positive shipping cost.
    ...(shipping > 0 && {
      shipping_cost: { amount: shipping, tax_code: SHIPPING_CODE, tax_behavior: 'exclusive' as const },
    }),
    customer_details: {
      address: { line1: address, city, state, postal_code: zipCode, country: 'US' },
      address_source: 'shipping',
    },
    expand: ['line_items.data.tax_breakdown'],
  };
}

/** The tax rate of the goods: the sum of all authorities' rates. */
function getRatePercent({ tax_breakdown }: Line): string {
  return sumOfPercents((tax_breakdown ?? []).map(({ tax_rate_details: rate }) => rate?.percentage_decimal ?? '0'));
}

/** The tax per line; throws if the lines do not add up to Stripe's total. */
function toSaleTax(sale: TaxedSale, calculation: Stripe.Tax.Calculation, answered: readonly Line[]): SaleTax {
  const byReference = new Map(answered.map((line) => [line.reference, line]));
  const lines = sale.lines.map(({ reference }) => byReference.get(reference)?.amount_tax ?? Number.NaN);
  const shipping = calculation.shipping_cost?.amount_tax ?? 0;
  const total = lines.reduce((sum, tax) => sum + tax, shipping);
  const [first] = answered;
  if (!first || total !== calculation.tax_amount_exclusive) throw new Error('the Stripe Tax amounts do not add up');
  return { percent: getRatePercent(first), lines, shipping };
}

/** Without keys every calculation fails, so nothing that may be taxed can be sold. */
const WITHOUT_KEYS: TaxProvider = {
  calculateTax: () => Promise.reject(new Error('There are no keys of Stripe.')),
  registeredStates: async () => [],
};

/** Tax calculation by Stripe Tax, for goods and delivery. Without settings, nothing that may be taxed can be sold. */
export function createStripeTax(settings: StripeAccess | null): TaxProvider {
  if (!settings) return WITHOUT_KEYS;
  const sdk = once(() => loadStripe(settings, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 }));
  // Stripe rejecting one address or cart is not an outage and does not count towards opening the circuit.
  const isOutage = (error: unknown) => !isInvalidRequest(error);
  const breaker = createBreaker({ provider: 'Stripe Tax', ...BREAKER, isOutage });

  /** The calculation itself only contains the first lines. */
  async function readLines(
    stripe: Stripe,
    { id, line_items: shown }: Stripe.Tax.Calculation,
  ): Promise<readonly Line[]> {
    if (!shown?.has_more || id === null) return shown?.data ?? [];
    const params = { limit: MAXIMUM_LINES, expand: ['data.tax_breakdown'] };
    return (await stripe.tax.calculations.listLineItems(id, params)).data;
  }

  return {
    async calculateTax(sale) {
      const stripe = await sdk();
      return breaker.run(async () => {
        const calculation = await stripe.tax.calculations.create(toCalculationParams(sale));
        if (calculation.tax_breakdown.some(({ taxability_reason: reason }) => NOT_COLLECTED.includes(reason))) {
          throw new Error(`Stripe Tax has no registration for ${sale.place.state}`);
        }
        return toSaleTax(sale, calculation, await readLines(stripe, calculation));
      });
    },

    async registeredStates() {
      const stripe = await sdk();
      return breaker.run(async () => {
        const { data } = await stripe.tax.registrations.list({ status: 'active', limit: MAXIMUM_REGISTRATIONS });
        return data.flatMap(({ country_options: { us } }) => (us?.type === 'state_sales_tax' ? [us.state] : []));
      });
    },
  };
}
