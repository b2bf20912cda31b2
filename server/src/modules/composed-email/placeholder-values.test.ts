import { describe, expect, test } from 'vitest';
import { sampleOrder } from '../order/index.ts';
import { placeholderValues } from './placeholder-values.ts';

describe('the placeholder values of an order (COLLABORATION-8)', () => {
  const korean = sampleOrder([], 'KR', 'ko');
  const american = sampleOrder([], 'US', 'en');

  test('are worded as in its other emails, in the chosen language', () => {
    const korea = placeholderValues(korean, 'ko');

    expect(korea).toMatchObject({ orderNumber: korean.number, name: '한서연', carrier: 'CJ대한통운' });
    expect(korea.address).toContain('은빛아파트 101동 1503호');
    expect(placeholderValues(american, 'en')).toMatchObject({
      name: 'Mina Lee',
      carrier: 'USPS, UPS',
      trackingNumber: '9400111899223344556677, 1Z999AA10123456784',
    });
  });

  test('are null for payment and shipping if no payment is due and no parcel has left', () => {
    const order = { ...american, fulfilments: [] };

    expect(placeholderValues(order, 'ko')).toMatchObject({
      amountDue: null,
      payBy: null,
      carrier: null,
      trackingNumber: null,
    });
    expect(placeholderValues(korean, 'ko').payBy).not.toBeNull();
  });

  test('contain no link that a customer typed as a name', () => {
    const hostile = { ...american.address, firstName: 'https://evil.example/win\n', lastName: '<b>' };

    expect(placeholderValues({ ...american, address: hostile }, 'en').name).toBe('https evil.example/win <b>');
  });
});
