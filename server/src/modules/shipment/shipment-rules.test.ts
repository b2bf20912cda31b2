import type { ShippingOption } from '@eunbit/schema/checkout';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import type { ShippingRateOffer } from '../../integrations/shipping/shipping-provider.ts';
import { chooseRate, mostTransitDays, nextTryAt } from './shipment-rules.ts';

const rate = (id: string, price: number, deliveryDays: number | null): ShippingRateOffer => ({
  id,
  price,
  deliveryDays,
  carrier: 'USPS',
  service: id,
  carrierAccountId: 'ca_1',
  createdAt: null,
  deliveryDate: null,
  deliveryDateGuaranteed: false,
});

const { shipping } = DEFAULT_SHOP_SETTINGS;
const RATES = [rate('express', 3000, 1), rate('ground', 600, 5), rate('priority', 900, 2), rate('vague', 100, null)];

describe('the rate of a label (SHIPMENT-5)', () => {
  it('is the cheapest within the transit days of the option', () => {
    const chosen = (option: ShippingOption) => chooseRate(RATES, mostTransitDays(shipping, option))?.id;
    expect([chosen('FREE'), chosen('STANDARD'), chosen('EXPEDITED'), chosen('EXPRESS')]).toEqual([
      ...['ground', 'ground', 'priority', 'express'],
    ]);
    expect(chooseRate(RATES, mostTransitDays({ transitDays: { expedited: 1, express: 1 } }, 'EXPEDITED'))?.id).toBe(
      'express',
    );
  });

  it('is the fastest if no rate is fast enough', () => {
    expect(chooseRate([rate('slow', 500, 9), rate('slower', 400, 12), rate('vague', 100, null)], 6)?.id).toBe('slow');
    expect(chooseRate([rate('vague', 100, null)], 6)?.id).toBe('vague');
  });

  it('is null if no carrier serves the address', () => {
    expect(chooseRate([], 6)).toBeNull();
  });
});

describe('the next attempt (SHIPMENT-6)', () => {
  it('follows within seconds at first, then after growing delays, and not after a day', () => {
    const now = new Date(0);
    const waits: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const at = nextTryAt(attempts, now);
      if (!at) break;
      waits.push(at.getTime() / 1000);
    }
    expect(waits[0]).toBe(15);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(86_400);
  });
});
