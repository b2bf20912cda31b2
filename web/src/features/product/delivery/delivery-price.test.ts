import { money } from '@eunbit/schema/money';
import { describe, expect, it } from 'vitest';
import { getDeliveryPrice } from './delivery-price.ts';

const KOREA = { price: money(5_000, 'KRW'), freeShippingThreshold: money(50_000, 'KRW') };
const US = { price: money(500, 'USD'), freeShippingThreshold: money(3_500, 'USD') };

describe('The delivery price (CATALOGUE-8)', () => {
  it('is zero in Korea from the threshold on', () => {
    expect(getDeliveryPrice(money(49_999, 'KRW'), KOREA).amount).toBe(5_000);
    expect(getDeliveryPrice(money(50_000, 'KRW'), KOREA).amount).toBe(0);
  });

  it('is zero in the US above the threshold', () => {
    expect(getDeliveryPrice(money(3_500, 'USD'), US).amount).toBe(500);
    expect(getDeliveryPrice(money(3_501, 'USD'), US).amount).toBe(0);
  });
});
