import type Stripe from 'stripe';

type PartBreakdown = Stripe.Tax.CalculationLineItem.TaxBreakdown;

/** Percentages by ZIP code prefix. */
const NEW_YORK: readonly (readonly [beginning: RegExp, percent: number])[] = [
  [/^(10[0-4]|11[0-46])/, 8.875],
  [/^10[5-8]/, 8.375],
  [/^11[578]/, 8.625],
  [/^14[0-3]/, 8.75],
];
const REST_OF_NEW_YORK = 8;
const STATE_PERCENT = 4;

/** State rates of some other states, without local taxes. */
const ELSEWHERE: Readonly<Record<string, number>> = { CA: 7.25, NJ: 6.625, PA: 6, TX: 6.25 };
const ANYWHERE_ELSE = 5;

/** Tax rate in percent; null if the shop is not registered in the state. */
export function percentAt(state: string, zipCode: string, registeredIn: readonly string[]): number | null {
  const code = state.toUpperCase();
  if (!registeredIn.includes(code)) return null;
  if (code !== 'NY') return ELSEWHERE[code] ?? ANYWHERE_ELSE;
  return NEW_YORK.find(([beginning]) => beginning.test(zipCode))?.[1] ?? REST_OF_NEW_YORK;
}

function jurisdictionBreakdown(level: 'county' | 'state', state: string, taxed: number, percent: number, tax: number) {
  const place = state.toUpperCase() === 'NY' ? 'New York' : state;
  const name = level === 'state' ? place : `${place} local`;
  return {
    amount: tax,
    jurisdiction: { country: 'US', display_name: name, level, state },
    sourcing: 'destination',
    tax_rate_details: {
      display_name: level === 'state' ? 'State Sales and Use Tax' : 'Local Sales and Use Tax',
      percentage_decimal: String(percent),
      tax_type: 'sales_tax',
    },
    taxability_reason: 'standard_rated',
    taxable_amount: taxed,
  } satisfies PartBreakdown;
}

/** The tax on a line or on shipping, which is taxed like the products here, by tax authority. */
export function buildPartBreakdown(
  amount: number,
  state: string,
  percent: number | null,
): { tax: number; breakdown: PartBreakdown[] } {
  if (percent === null) {
    const nowhere = { country: 'US', display_name: state, level: 'state', state };
    const untaxed = { amount: 0, sourcing: 'destination', tax_rate_details: null, taxable_amount: 0 };
    return { tax: 0, breakdown: [{ ...untaxed, jurisdiction: nowhere, taxability_reason: 'not_collecting' }] };
  }
  const tax = Math.round((amount * percent) / 100);
  if (state.toUpperCase() !== 'NY') {
    return { tax, breakdown: [jurisdictionBreakdown('state', state, amount, percent, tax)] };
  }
  const ofState = Math.round((amount * STATE_PERCENT) / 100);
  const breakdown = [
    jurisdictionBreakdown('state', state, amount, STATE_PERCENT, ofState),
    jurisdictionBreakdown('county', state, amount, percent - STATE_PERCENT, tax - ofState),
  ];
  return { tax, breakdown };
}

/** The tax on all parts together, at the combined rate of the authorities. */
export function buildCalculationBreakdown(amount: number, tax: number, state: string, percent: number | null) {
  return {
    amount: tax,
    inclusive: false,
    tax_rate_details: {
      country: 'US',
      flat_amount: null,
      percentage_decimal: String(percent ?? 0),
      rate_type: percent === null ? null : 'percentage',
      state,
      tax_type: 'sales_tax',
    },
    taxability_reason: percent === null ? 'not_collecting' : 'standard_rated',
    taxable_amount: percent === null ? 0 : amount,
  } satisfies Stripe.Tax.Calculation.TaxBreakdown;
}
