import type Stripe from 'stripe';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { invalidRequest, missingParameter, noSuch } from './failures.ts';
import { type Form, nullableText, toForm, toText, toTexts } from './form.ts';
import { newId } from './ids.ts';
import type { ApiCall } from './intent-access.ts';
import { readLimit } from './lists.ts';
import { currencyParam, integerParam, refuseUnknown } from './params.ts';
import { buildCalculationBreakdown, buildPartBreakdown, percentAt } from './tax-rates.ts';

const PARAMS = [
  'currency',
  'customer_details',
  'expand',
  'line_items',
  'ship_from_details',
  'shipping_cost',
  'tax_date',
];
const LINE_PARAMS = ['amount', 'metadata', 'product', 'quantity', 'reference', 'tax_behavior', 'tax_code'];
const SHIPPING_PARAMS = ['amount', 'shipping_rate', 'tax_behavior', 'tax_code'];

const GENERAL_GOODS = 'txcd_99999999';
const SHIPPING = 'txcd_92010001';

const LARGEST_NUMBER_OF_LINES = 100;
/** What a list within another object shows of itself. */
const LINES_SHOWN = 10;
const EXPIRES_AFTER_SECONDS = 90 * 86_400;

function readAmount(form: Form, param: string): number {
  const amount = integerParam(form, 'amount');
  if (amount === undefined) throw missingParameter(`${param}[amount]`);
  if (amount < 0) throw invalidRequest('This value must be greater than or equal to 0.', { param: `${param}[amount]` });
  return amount;
}

function readLines(params: Form): Form[] {
  const lines = Object.values(toForm(params.line_items)).map(toForm);
  if (lines.length === 0) throw missingParameter('line_items');
  if (lines.length > LARGEST_NUMBER_OF_LINES) {
    throw invalidRequest(`Array line_items exceeded maximum ${LARGEST_NUMBER_OF_LINES} allowed elements.`, {
      param: 'line_items',
    });
  }
  for (const line of lines) refuseUnknown(line, LINE_PARAMS);
  const references = lines.map(({ reference }) => toText(reference)).filter((reference) => reference !== undefined);
  if (new Set(references).size < references.length) {
    throw invalidRequest('Line item references must be unique.', { param: 'line_items' });
  }
  return lines;
}

function readPlace(params: Form): Stripe.Address {
  const form = toForm(toForm(params.customer_details).address);
  const text = (name: string) => nullableText(form[name]);
  if (text('country') !== 'US' || !/^\d{5}/.test(text('postal_code') ?? '')) {
    throw invalidRequest("We could not determine the customer's tax location.", {
      code: 'customer_tax_location_invalid',
      param: 'customer_details[address]',
    });
  }
  const [city, country, state] = [text('city'), text('country'), text('state')];
  return { city, country, line1: text('line1'), line2: text('line2'), postal_code: text('postal_code'), state };
}

function calculatedLine(line: Form, index: number, state: string, percent: number | null) {
  const amount = readAmount(line, `line_items[${index}]`);
  const { tax, breakdown } = buildPartBreakdown(amount, state, percent);
  return {
    id: newId('tax_li'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax: tax,
    livemode: false,
    metadata: null,
    performance_location: null,
    product: null,
    quantity: integerParam(line, 'quantity') ?? 1,
    reference: toText(line.reference) ?? `L${index + 1}`,
    tax_behavior: 'exclusive',
    tax_breakdown: breakdown,
    tax_code: toText(line.tax_code) ?? GENERAL_GOODS,
  } satisfies Stripe.Tax.CalculationLineItem;
}

function calculatedShipping(params: Form, state: string, percent: number | null) {
  if (params.shipping_cost === undefined) return null;
  const form = toForm(params.shipping_cost);
  refuseUnknown(form, SHIPPING_PARAMS);
  const amount = readAmount(form, 'shipping_cost');
  const { tax } = buildPartBreakdown(amount, state, percent);
  const tax_code = toText(form.tax_code) ?? SHIPPING;
  return { amount, amount_tax: tax, tax_behavior: 'exclusive', tax_code };
}

type Line = Stripe.Tax.CalculationLineItem;

const withoutBreakdown = ({ tax_breakdown, ...line }: Line) => line;

/** Some of the lines; their breakdowns are shown only where the request has them expanded. */
function lineList(calculationId: string, lines: readonly Line[], limit: number, isWhole: boolean) {
  const data = lines.slice(0, limit).map((line) => (isWhole ? line : withoutBreakdown(line)));
  const url = `/v1/tax/calculations/${calculationId}/line_items`;
  return { object: 'list', data, has_more: lines.length > limit, url };
}

/** Lines stand in the answer only where the request has them expanded. */
function shownLines(params: Form, id: string, lines: readonly Line[]) {
  const expanded = toTexts(params.expand);
  if (!expanded.some((path) => path.startsWith('line_items'))) return {};
  return { line_items: lineList(id, lines, LINES_SHOWN, expanded.includes('line_items.data.tax_breakdown')) };
}

/** The lines of a calculation, in the order of the request. */
export function listCalculatedLines({ store }: SandboxContext, { id, params }: ApiCall): object {
  refuseUnknown(params, ['expand', 'limit', 'starting_after']);
  const calculation = store.calculations.get(id);
  if (!calculation) throw noSuch('tax calculation', id);
  const after = calculation.lines.findIndex((line) => line.id === toText(params.starting_after));
  const isWhole = toTexts(params.expand).includes('data.tax_breakdown');
  return lineList(id, calculation.lines.slice(after + 1), readLimit(params), isWhole);
}

/** What Stripe Tax would charge on goods and their shipping. */
export function calculateTax({ store, setup }: SandboxContext, params: Form): object {
  refuseUnknown(params, PARAMS);
  const currency = currencyParam(params);
  const lineForms = readLines(params);
  const address = readPlace(params);
  const state = address.state ?? '';
  const percent = percentAt(state, address.postal_code ?? '', setup.now.registeredIn);
  const lines = lineForms.map((line, index) => calculatedLine(line, index, state, percent));
  const shipping = calculatedShipping(params, state, percent);
  const parts = shipping ? [...lines, shipping] : lines;
  const goods = parts.reduce((sum, { amount }) => sum + amount, 0);
  const tax = parts.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  const id = newId('taxcalc');
  // Not in the journal: a calculation is asked about within the request that follows.
  store.calculations.put({ id, lines });
  return {
    id,
    object: 'tax.calculation',
    amount_total: goods + tax,
    currency,
    customer: null,
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
    ship_from_details: null,
    shipping_cost: shipping,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [buildCalculationBreakdown(goods, tax, state, percent)],
    tax_date: nowInSeconds(),
  } satisfies Record<keyof Omit<Stripe.Tax.Calculation, 'line_items'>, unknown>;
}
