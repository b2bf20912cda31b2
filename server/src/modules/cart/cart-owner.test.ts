import { describe, expect, it } from 'vitest';
import { randomToken } from '../../common/tokens.ts';
import { cartKeyOf, memberCartId } from './cart-owner.ts';

const viewer = { id: 'mina' } as never;

describe('the cart of a caller', () => {
  it("is the member's on every device, whatever token the browser still sends", () => {
    expect(cartKeyOf({ viewer, basketToken: null })).toEqual({ id: memberCartId('mina'), token: null });
    expect(cartKeyOf({ viewer, basketToken: randomToken() })?.id).toBe(memberCartId('mina'));
  });

  it("is the browser's for a guest, and none without a token", () => {
    const basketToken = randomToken();
    expect(cartKeyOf({ viewer: null, basketToken })?.token).toBe(basketToken);
    expect(cartKeyOf({ viewer: null, basketToken: null })).toBeNull();
  });

  it("is never a member's for a guest, even one whose token looks like a member's cart", () => {
    const basketToken = memberCartId('mina');
    expect(cartKeyOf({ viewer: null, basketToken })?.id).not.toBe(memberCartId('mina'));
  });
});
