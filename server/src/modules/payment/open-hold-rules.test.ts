import { describe, expect, it } from 'vitest';
import { crowdedProducts, needsProof, networkShare, type OpenHold } from './open-hold-rules.ts';

const UNITS_PER_NETWORK = 20;
const keys = (network: string, ...person: string[]) => ({ network, person });
const units = (quantity: number, productId = 'wipe') => ({ productId, quantity });
const open = (holderKeys: string[], ...lines: OpenHold['lines']): OpenHold => ({ holderKeys, lines });

describe('an unpaid reservation of units (STOCK-16)', () => {
  it('needs no proof if no other is open, whatever its quantity', () => {
    expect(needsProof([], keys('net', 'mina@'), [units(500)], UNITS_PER_NETWORK)).toBe(false);
    const others = [open(['elsewhere', 'jun@'], units(19))];
    expect(needsProof(others, keys('net', 'mina@'), [units(500)], UNITS_PER_NETWORK)).toBe(false);
  });

  it('needs proof if its network would exceed the free limit of a network', () => {
    const before = [open(['net', 'jun@'], units(8), units(2, 'spray')), open(['net', 'sol@'], units(5))];
    expect(needsProof(before, keys('net', 'mina@'), [units(5)], UNITS_PER_NETWORK)).toBe(false);
    expect(needsProof(before, keys('net', 'mina@'), [units(4), units(2, 'mop')], UNITS_PER_NETWORK)).toBe(true);
  });

  it('needs proof if its mailbox, phone or cart would exceed half that limit, from any network', () => {
    const before = [open(['other', 'mina@', '+821012345678'], units(6))];
    expect(needsProof(before, keys('net', 'mina@'), [units(4)], UNITS_PER_NETWORK)).toBe(false);
    expect(needsProof(before, keys('net', 'mina@'), [units(5)], UNITS_PER_NETWORK)).toBe(true);
    expect(needsProof(before, keys('net', 'else@', '+821012345678'), [units(5)], UNITS_PER_NETWORK)).toBe(true);
    expect(needsProof(before, keys('net', 'else@'), [units(5)], UNITS_PER_NETWORK)).toBe(false);
  });
});

describe('the share of one network in a product (STOCK-16)', () => {
  it('is compared with the stock only if it exceeds the free limit, product by product', () => {
    const before = [open(['net'], units(15), units(3, 'spray')), open(['other'], units(100))];
    expect(crowdedProducts(before, keys('net'), [units(5), units(5, 'spray')], UNITS_PER_NETWORK)).toEqual(new Map());
    expect(crowdedProducts(before, keys('net'), [units(6), units(5, 'spray')], UNITS_PER_NETWORK)).toEqual(
      new Map([['wipe', 21]]),
    );
  });

  it('is at most a tenth of the stock, but at least the free limit of a network', () => {
    expect(networkShare(1_000, UNITS_PER_NETWORK)).toBe(100);
    expect(networkShare(1_009, UNITS_PER_NETWORK)).toBe(100);
    expect(networkShare(50, UNITS_PER_NETWORK)).toBe(20);
    expect(networkShare(0, UNITS_PER_NETWORK)).toBe(20);
  });
});
