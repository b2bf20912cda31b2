import { createStripeTax } from '@eunbit/server/integrations/tax/stripe-tax';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchFailure, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startTestSandbox();
});
afterEach(() => shop.stop());

const ROCHESTER = { address: '1 Main St', city: 'Rochester', state: 'NY', zipCode: '14604' };
const MANHATTAN = { ...ROCHESTER, city: 'New York', zipCode: '10001' };
const LINES = [
  { reference: 'wipe', quantity: 2, amount: 1_798 },
  { reference: 'spray', quantity: 1, amount: 2_099 },
];

const tax = () => createStripeTax({ secretKey: 'sk_test_shop', apiUrl: shop.url });
const sale = (more: object = {}) => ({ place: MANHATTAN, lines: LINES, shipping: 500, ...more });

describe('sales tax', () => {
  it('is charged on goods and on delivery separately', async () => {
    expect(await tax().calculateTax(sale())).toEqual({ percent: '8.875', lines: [160, 186], shipping: 44 });
  });

  it('is charged only on the goods if delivery is free', async () => {
    expect(await tax().calculateTax(sale({ shipping: 0 }))).toEqual({
      percent: '8.875',
      lines: [160, 186],
      shipping: 0,
    });
  });

  it('differs within New York', async () => {
    expect(await tax().calculateTax(sale({ place: ROCHESTER }))).toEqual({
      percent: '8',
      lines: [144, 168],
      shipping: 40,
    });
  });

  it('is returned for every line of a long order', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => ({
      reference: `product-${index}`,
      quantity: 1,
      amount: 1_000 * (index + 1),
    }));
    const answer = await tax().calculateTax(sale({ lines, place: ROCHESTER }));

    expect(answer.lines).toEqual(lines.map(({ amount }) => (amount * 8) / 100));
  });

  it('is rejected if the shop is not registered', async () => {
    const place = { ...ROCHESTER, state: 'NJ', zipCode: '07030' };
    await expect(tax().calculateTax(sale({ place }))).rejects.toThrow(/registration for NJ/);
  });

  it('is charged in each state in which the shop is registered, as Stripe lists them', async () => {
    expect(await tax().registeredStates()).toEqual(['NY']);
    await shop.control('POST', 'setup', { registeredIn: ['NY', 'NJ'] });

    expect(await tax().registeredStates()).toEqual(['NY', 'NJ']);
    const place = { ...ROCHESTER, state: 'NJ', zipCode: '07030' };
    expect(await tax().calculateTax(sale({ place }))).toEqual({ percent: '6.625', lines: [119, 139], shipping: 33 });
  });

  it('times out within seconds if Stripe is slow', async () => {
    const endpoint = 'POST /v1/tax/calculations';
    await shop.control('POST', 'faults', { endpoint, kind: 'delay', milliseconds: 60_000 });

    await expect(tax().calculateTax(sale())).rejects.toThrow(/timed? ?out/i);
  });

  it('is still calculated after addresses that cannot be found', async () => {
    const shared = tax();
    const nowhere = sale({ place: { ...ROCHESTER, zipCode: '' } });
    for (let time = 0; time < 6; time += 1) await expect(shared.calculateTax(nowhere)).rejects.toThrow(/tax location/);

    expect(await shared.calculateTax(sale())).toMatchObject({ percent: '8.875' });
  });
});

describe('a tax calculation', () => {
  const calculate = (more: object = {}) =>
    shop.stripe.tax.calculations.create({
      currency: 'usd',
      line_items: [{ amount: 1_000, reference: 'wipe' }],
      shipping_cost: { amount: 500 },
      customer_details: {
        address: { line1: '1 Main St', city: 'Rochester', state: 'NY', postal_code: '14604', country: 'US' },
        address_source: 'shipping',
      },
      ...more,
    });

  it('adds up, and includes its lines only if they are expanded', async () => {
    const plain = await calculate();
    expect(plain).toMatchObject({ amount_total: 1_620, tax_amount_exclusive: 120, shipping_cost: { amount_tax: 40 } });
    expect(plain).not.toHaveProperty('line_items');

    const { line_items: lines } = await calculate({ expand: ['line_items.data.tax_breakdown'] });
    expect(lines?.data[0]).toMatchObject({ amount_tax: 80, reference: 'wipe' });
    expect(lines?.data[0]?.tax_breakdown?.map(({ amount }) => amount)).toEqual([40, 40]);
  });

  it('needs an address', async () => {
    const nowhere = await catchFailure(calculate({ customer_details: { address: { country: 'US' } } }));
    expect(nowhere.code).toBe('customer_tax_location_invalid');
  });
});
