import { describe, expect, it } from 'vitest';
import { ShippingProviderError, ShippingRefusedError } from '../../integrations/shipping/shipping-provider.ts';
import { joinFailures } from './shipment-failures.ts';

const refused = { index: 0, error: new ShippingRefusedError('no carrier') };
const lost = { index: 2, error: new ShippingProviderError('no answer') };

describe('the failures of several boxes (SHIPMENT-6)', () => {
  it('name each box if there are several', () => {
    expect(joinFailures([refused, lost], 3).message).toBe('box 1: no carrier; box 3: no answer');
    expect(joinFailures([refused], 1).message).toBe('no carrier');
  });

  it('are permanent only if all of them are', () => {
    expect(joinFailures([refused], 3)).toBeInstanceOf(ShippingRefusedError);
    expect(joinFailures([refused, lost], 3)).toBeInstanceOf(ShippingProviderError);
    const bug = joinFailures([refused, { index: 1, error: new Error('oops') }], 3);
    expect(bug).not.toBeInstanceOf(ShippingRefusedError);
    expect(bug).not.toBeInstanceOf(ShippingProviderError);
  });
});
