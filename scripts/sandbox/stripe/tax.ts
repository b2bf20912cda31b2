import type Stripe from 'stripe';
import { nowInSeconds } from './context.ts';
import { invalidRequest, missingParameter } from './failures.ts';
import { type Form, formOf, textOf } from './form.ts';
import { newId } from './ids.ts';
import { currencyParam, integerParam } from './params.ts';

/** Percent by the beginning of the ZIP code; the shop is registered in New York only. */
const NEW_YORK: readonly (readonly [beginning: RegExp, percent: number])[] = [
  [/^(10[0-4]|11[0-46])/, 8.875],
  [/^10[5-8]/, 8.375],
  [/^11[578]/, 8.625],
  [/^14[0-3]/, 8.75],
];
const REST_OF_NEW_YORK = 8;

function percentAt(state: string, zipcode: string): number | null {
  if (state.toUpperCase() !== 'NY') return null;
  return NEW_YORK.find(([beginning]) => beginning.test(zipcode))?.[1] ?? REST_OF_NEW_YORK;
}

function breakdownOf(percent: number | null, state: string, taxed: number, tax: number) {
  return {
    amount: tax,
    inclusive: false,
    tax_rate_details: {
      country: 'US',
      flat_amount: null,
      percentage_decimal: String(percent ?? 0),
      rate_type: 'percentage',
      state,
      tax_type: 'sales_tax',
    },
    taxability_reason: percent === null ? 'not_collecting' : 'standard_rated',
    taxable_amount: percent === null ? 0 : taxed,
  };
}

/** What Stripe Tax would charge on the goods of a request. Nothing of it is kept. */
export function calculateTax(params: Form): object {
  const currency = currencyParam(params);
  const lines = Object.values(formOf(params.line_items)).map((line) => integerParam(formOf(line), 'amount') ?? 0);
  if (lines.length === 0) throw missingParameter('line_items');
  const { country, state, postal_code: zipcode } = formOf(formOf(params.customer_details).address);
  if (textOf(country) !== 'US' || !/^\d{5}/.test(textOf(zipcode) ?? '')) {
    const code = 'customer_tax_location_invalid';
    throw invalidRequest("We could not determine the customer's tax location.", {
      code,
      param: 'customer_details[address]',
    });
  }
  const percent = percentAt(textOf(state) ?? '', textOf(zipcode) ?? '');
  const taxed = lines.reduce((sum, amount) => sum + amount, 0);
  const tax = Math.round((taxed * (percent ?? 0)) / 100);
  return {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: taxed + tax,
    currency,
    livemode: false,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [breakdownOf(percent, textOf(state) ?? '', taxed, tax)],
    tax_date: nowInSeconds(),
  } satisfies Partial<Record<keyof Stripe.Tax.Calculation, unknown>>;
}
