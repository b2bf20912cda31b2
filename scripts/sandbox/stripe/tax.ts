import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { listPage, type Run } from './api.ts';
import { newId, nowInSeconds } from './context.ts';
import { invalidRequest, noSuch } from './failures.ts';
import { type Form, toAddress, toForm, toInteger, toRequired, toText, toTexts } from './form.ts';
import { buildCalculationBreakdown, buildPartBreakdown, percentAt } from './tax-rates.ts';

const GENERAL_GOODS = 'txcd_99999999';
const SHIPPING = 'txcd_92010001';

/** Number of items shown of a list within another object. */
const LINES_SHOWN = 10;
const EXPIRES_AFTER_SECONDS = 90 * 86_400;

function readPlace(params: Form): Stripe.Address {
  const address = toAddress(toForm(params.customer_details).address);
  if (address.country === 'US' && /^\d{5}/.test(address.postal_code ?? '')) return address;
  throw invalidRequest("We could not determine the customer's tax location.", {
    code: 'customer_tax_location_invalid',
    param: 'customer_details[address]',
  });
}

function calculatedLine(line: Form, index: number, state: string, percent: number | null) {
  const amount = toRequired(toInteger(line, 'amount'), `line_items[${index}][amount]`);
  const { tax, breakdown } = buildPartBreakdown(amount, state, percent);
  return {
    ...nulls('metadata performance_location product'),
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax: tax,
    livemode: false,
    quantity: toInteger(line, 'quantity') ?? 1,
    reference: toText(line.reference) ?? `L${index + 1}`,
    tax_behavior: 'exclusive',
    tax_breakdown: breakdown,
    tax_code: toText(line.tax_code) ?? GENERAL_GOODS,
  } satisfies Stripe.Tax.CalculationLineItem;
}

function calculatedShipping(params: Form, state: string, percent: number | null) {
  if (params.shipping_cost === undefined) return null;
  const form = toForm(params.shipping_cost);
  const amount = toRequired(toInteger(form, 'amount'), 'shipping_cost[amount]');
  const { tax } = buildPartBreakdown(amount, state, percent);
  return { amount, amount_tax: tax, tax_behavior: 'exclusive', tax_code: toText(form.tax_code) ?? SHIPPING };
}

type Line = Stripe.Tax.CalculationLineItem;

const withoutBreakdown = ({ tax_breakdown, ...line }: Line) => line;

const urlOf = (calculationId: string) => `/v1/tax/calculations/${calculationId}/line_items`;

/** The response only contains lines and their breakdowns if the request expands them. */
function shownLines(params: Form, id: string, lines: readonly Line[]) {
  const expanded = toTexts(params.expand);
  if (!expanded.some((path) => path.startsWith('line_items'))) return {};
  const isWhole = expanded.includes('line_items.data.tax_breakdown');
  const data = lines.slice(0, LINES_SHOWN).map((line) => (isWhole ? line : withoutBreakdown(line)));
  return { line_items: { object: 'list', data, has_more: lines.length > LINES_SHOWN, url: urlOf(id) } };
}

/** The lines of a calculation, in the order of the request. */
export const listCalculatedLines: Run = ({ calculations }, { id, params }) => {
  const calculation = calculations.get(id);
  if (!calculation) throw noSuch('tax calculation', id);
  const isWhole = toTexts(params.expand).includes('data.tax_breakdown');
  const lines = calculation.lines.map((line) => ({ ...(isWhole ? line : withoutBreakdown(line)), created: 0 }));
  const page = listPage(lines, params, urlOf(id));
  return { ...page, data: page.data.map(({ created, ...line }) => line) };
};

/** Calculates the tax on products and shipping like Stripe Tax. */
export const calculateTax: Run = ({ calculations, setup }, { params }) => {
  const lineForms = Object.values(toForm(params.line_items)).map(toForm);
  const address = readPlace(params);
  const state = address.state ?? '';
  const percent = percentAt(state, address.postal_code ?? '', setup.registeredIn);
  const lines = lineForms.map((line, index) => calculatedLine(line, index, state, percent));
  const shipping = calculatedShipping(params, state, percent);
  const parts = shipping ? [...lines, shipping] : lines;
  const goods = parts.reduce((sum, { amount }) => sum + amount, 0);
  const tax = parts.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  const { id } = calculations.put({ id: newId('taxcalc'), lines });
  return {
    ...nulls('customer ship_from_details'),
    id,
    object: 'tax.calculation',
    amount_total: goods + tax,
    currency: toText(params.currency),
    customer_details: {
      address,
      address_source: 'shipping',
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: nowInSeconds() + EXPIRES_AFTER_SECONDS,
    ...shownLines(params, id, lines),
    livemode: false,
    shipping_cost: shipping,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [buildCalculationBreakdown(goods, tax, state, percent)],
    tax_date: nowInSeconds(),
  } satisfies Record<keyof Omit<Stripe.Tax.Calculation, 'line_items'>, unknown>;
};
