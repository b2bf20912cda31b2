import { describe, expect, it } from 'vitest';
import { crowdedProducts, needsProof, networkShare, type OpenHold } from './open-hold-rules.ts';

const UNITS_PER_NETWORK = 20;
const keys = (network: string, ...person: string[]) => ({ network, person });
const units = (quantity: number, productId = 'wipe') => ({ productId, quantity });
const open = (holderKeys: string[], ...lines: OpenHold['lines']): OpenHold => ({ holderKeys, lines });

describe('a hold of units that nobody has paid (STOCK-16)', () => {
  it('goes free where nothing else is open, whatever it asks for', () => {
    expect(needsProof([], keys('net', 'mina@'), [units(500)], UNITS_PER_NETWORK)).toBe(false);
    const others = [open(['elsewhere', 'jun@'], units(19))];
    expect(needsProof(others, keys('net', 'mina@'), [units(500)], UNITS_PER_NETWORK)).toBe(false);
  });

  it('needs proof where its network would have more than a network goes free for', () => {
    const before = [open(['net', 'jun@'], units(8), units(2, 'spray')), open(['net', 'sol@'], units(5))];
    expect(needsProof(before, keys('net', 'mina@'), [units(5)], UNITS_PER_NETWORK)).toBe(false);
    expect(needsProof(before, keys('net', 'mina@'), [units(4), units(2, 'mop')], UNITS_PER_NETWORK)).toBe(true);
  });

  it('needs proof where mailbox, phone or cart would have more than half of that, from any network', () => {
    const before = [open(['other', 'mina@', '+821012345678'], units(6))];
    expect(needsProof(before, keys('net', 'mina@'), [units(4)], UNITS_PER_NETWORK)).toBe(false);
    expect(needsProof(before, keys('net', 'mina@'), [units(5)], UNITS_PER_NETWORK)).toBe(true);
    expect(needsProof(before, keys('net', 'else@', '+821012345678'), [units(5)], UNITS_PER_NETWORK)).toBe(true);
    expect(needsProof(before, keys('net', 'else@'), [units(5)], UNITS_PER_NETWORK)).toBe(false);
  });
});

describe('what one network has of a product (STOCK-16)', () => {
  it('is looked up in the warehouse only where it is more than any stock allows, product by product', () => {
    const before = [open(['net'], units(15), units(3, 'spray')), open(['other'], units(100))];
    expect(crowdedProducts(before, keys('net'), [units(5), units(5, 'spray')], UNITS_PER_NETWORK)).toEqual(new Map());
    expect(crowdedProducts(before, keys('net'), [units(6), units(5, 'spray')], UNITS_PER_NETWORK)).toEqual(
      new Map([['wipe', 21]]),
    );
  });

  it('is at most a tenth of the warehouse, and never less than a network goes free for', () => {
    expect(networkShare(1_000, UNITS_PER_NETWORK)).toBe(100);
    expect(networkShare(1_009, UNITS_PER_NETWORK)).toBe(100);
    expect(networkShare(50, UNITS_PER_NETWORK)).toBe(20);
    expect(networkShare(0, UNITS_PER_NETWORK)).toBe(20);
  });
});
