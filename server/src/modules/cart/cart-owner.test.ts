import { describe, expect, it } from 'vitest';
import { randomToken } from '../../common/tokens.ts';
import { cartKeyOf, memberCartId } from './cart-owner.ts';

const viewer = { id: 'mina' } as never;

describe('the cart of a caller', () => {
  it("is the member's on every device, whatever token the browser still sends (CART-10)", () => {
    expect(cartKeyOf({ viewer, cartToken: null })).toEqual({ id: memberCartId('mina'), token: null });
    expect(cartKeyOf({ viewer, cartToken: randomToken() })?.id).toBe(memberCartId('mina'));
  });

  it("is the browser's for a guest, and none without a token (CART-10)", () => {
    const cartToken = randomToken();
    expect(cartKeyOf({ viewer: null, cartToken })?.token).toBe(cartToken);
    expect(cartKeyOf({ viewer: null, cartToken: null })).toBeNull();
  });

  it("is never a member's for a guest, even one whose token looks like a member's cart", () => {
    const cartToken = memberCartId('mina');
    expect(cartKeyOf({ viewer: null, cartToken })?.id).not.toBe(memberCartId('mina'));
  });
});
