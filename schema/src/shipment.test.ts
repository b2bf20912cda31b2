import { describe, expect, it } from 'vitest';
import { findCarrier } from './shipment.ts';

describe('the carrier of a box', () => {
  it("is recognised by the label provider's name for it", () => {
    expect(['USPS', 'UPSDAP', 'FedExDefault'].map(findCarrier)).toEqual(['USPS', 'UPS', 'FEDEX']);
  });

  it('is the one that staff chose, of either store', () => {
    expect(['CJ_LOGISTICS', 'HANJIN', 'UPS'].map(findCarrier)).toEqual(['CJ_LOGISTICS', 'HANJIN', 'UPS']);
  });

  it('is null if its name is unknown', () => {
    expect(['DHLExpress', 'toString', ''].map(findCarrier)).toEqual([null, null, null]);
  });
});
