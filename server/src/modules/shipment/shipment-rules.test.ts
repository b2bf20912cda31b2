import { describe, expect, it } from 'vitest';
import type { ShippingRateOffer } from '../../integrations/shipping/shipping-provider.ts';
import { chooseRate, nextTryAt } from './shipment-rules.ts';

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

const RATES = [rate('express', 3000, 1), rate('ground', 600, 5), rate('priority', 900, 3), rate('vague', 100, null)];

describe('the rate of a label (SHIPMENT-5)', () => {
  it('is the cheapest within the transit days of the option', () => {
    expect(chooseRate(RATES, 'FREE')?.id).toBe('ground');
    expect(chooseRate(RATES, 'STANDARD')?.id).toBe('ground');
    expect(chooseRate(RATES, 'EXPEDITED')?.id).toBe('priority');
    expect(chooseRate(RATES, 'EXPRESS')?.id).toBe('express');
  });

  it('is the fastest if none is fast enough', () => {
    expect(chooseRate([rate('slow', 500, 9), rate('slower', 400, 12), rate('vague', 100, null)], 'FREE')?.id).toBe(
      'slow',
    );
    expect(chooseRate([rate('vague', 100, null)], 'FREE')?.id).toBe('vague');
  });

  it('is null if no carrier serves the address', () => {
    expect(chooseRate([], 'FREE')).toBeNull();
  });
});

describe('the next attempt (SHIPMENT-6)', () => {
  it('follows within seconds at first, after growing delays, and not after a day', () => {
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
