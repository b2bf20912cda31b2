import { createStripeTax } from '@eunbit/server/integrations/tax/stripe-tax';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startTestSandbox();
});
afterEach(() => shop.stop());

const ROCHESTER = { address: '1 Main St', city: 'Rochester', state: 'NY', zipcode: '14604' };
const taxOf = () => createStripeTax({ secretKey: 'sk_test_shop', apiUrl: shop.url });

describe('sales tax', () => {
  it('differs within New York, to a fraction of a percent', async () => {
    const tax = taxOf();

    expect(await tax.percentAt(ROCHESTER)).toBe('8');
    expect(await tax.percentAt({ ...ROCHESTER, city: 'New York', zipcode: '10001' })).toBe('8.875');
  });

  it('is no rate where the shop is not registered', async () => {
    await expect(taxOf().percentAt({ ...ROCHESTER, state: 'NJ', zipcode: '07030' })).rejects.toThrow(
      /registration for NJ/,
    );
  });

  it('needs a place', async () => {
    const nowhere = { line_items: [{ amount: 100, reference: 'a' }], customer_details: { address_source: 'shipping' } };
    const failure = await failureOf(
      shop.stripe.tax.calculations.create({
        currency: 'usd',
        ...nowhere,
        customer_details: { address: { country: 'US' } },
      }),
    );

    expect(failure.code).toBe('customer_tax_location_invalid');
  });

  it('is given up within seconds when Stripe is slow', async () => {
    await shop.control('POST', 'faults', {
      endpoint: 'POST /v1/tax/calculations',
      kind: 'delay',
      milliseconds: 60_000,
    });

    await expect(taxOf().percentAt(ROCHESTER)).rejects.toThrow(/timed? ?out/i);
  });
});
