import { describe, expect, it } from 'vitest';
import { findCarrier } from './shipment.ts';

describe('the carrier of a box', () => {
  it('is known by the name that the seller of labels has for it', () => {
    expect(['USPS', 'UPSDAP', 'FedExDefault'].map(findCarrier)).toEqual(['USPS', 'UPS', 'FEDEX']);
  });

  it('is the one that staff chose, of either store', () => {
    expect(['CJ_LOGISTICS', 'HANJIN', 'UPS'].map(findCarrier)).toEqual(['CJ_LOGISTICS', 'HANJIN', 'UPS']);
  });

  it('is nobody where the shop does not know the name', () => {
    expect(['DHLExpress', 'toString', ''].map(findCarrier)).toEqual([null, null, null]);
  });
});
