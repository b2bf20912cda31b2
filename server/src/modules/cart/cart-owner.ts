import type { RequestContext } from '../../common/request-context.ts';
import { hashToken } from '../../common/tokens.ts';

/** The id of a caller's cart, and the token by which a guest's browser finds it. */
export interface CartKey {
  readonly id: string;
  /** Null for members, whose cart is found by their account. */
  readonly token: string | null;
}

/** The id of a member's cart, the same on every device. A hash contains no colon, so no token can lead to it. */
export function memberCartId(userId: string): string {
  return `member:${userId}`;
}

/** The caller's cart: a member's cart by account, even if the browser still sends a token; null for a guest without a token. */
export function getCartKey({ viewer, cartToken }: Pick<RequestContext, 'viewer' | 'cartToken'>): CartKey | null {
  if (viewer) return { id: memberCartId(viewer.id), token: null };
  return cartToken ? { id: hashToken(cartToken), token: cartToken } : null;
}
