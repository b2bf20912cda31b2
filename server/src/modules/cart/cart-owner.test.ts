import { describe, expect, it } from 'vitest';
import { randomToken } from '../../common/tokens.ts';
import { getCartKey, memberCartId } from './cart-owner.ts';

const viewer = { id: 'mina' } as never;

describe('the cart of a caller', () => {
  it("is the member's on every device, even if the browser still sends a token (CART-10)", () => {
    expect(getCartKey({ viewer, cartToken: null })).toEqual({ id: memberCartId('mina'), token: null });
    expect(getCartKey({ viewer, cartToken: randomToken() })?.id).toBe(memberCartId('mina'));
  });

  it("is the browser's for a guest, and null without a token (CART-10)", () => {
    const cartToken = randomToken();
    expect(getCartKey({ viewer: null, cartToken })?.token).toBe(cartToken);
    expect(getCartKey({ viewer: null, cartToken: null })).toBeNull();
  });

  it("is never a member's for a guest, even if the token looks like a member's cart", () => {
    const cartToken = memberCartId('mina');
    expect(getCartKey({ viewer: null, cartToken })?.id).not.toBe(memberCartId('mina'));
  });
});
