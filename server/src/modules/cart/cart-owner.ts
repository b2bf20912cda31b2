import type { RequestContext } from '../../common/request-context.ts';
import { hashToken } from '../../common/tokens.ts';

/** Whose cart a caller has, and what a guest's browser keeps to find it again. */
export interface CartKey {
  readonly id: string;
  /** Null for members, whose cart is found by who they are. */
  readonly token: string | null;
}

/** Id of a member's cart, the same on every device. A hash has no colon, so no token can ever lead to one. */
export function memberCartId(userId: string): string {
  return `member:${userId}`;
}

/** The caller's cart: a member's by the person, whatever token their browser still sends; null for a guest without one. */
export function getCartKey({ viewer, cartToken }: Pick<RequestContext, 'viewer' | 'cartToken'>): CartKey | null {
  if (viewer) return { id: memberCartId(viewer.id), token: null };
  return cartToken ? { id: hashToken(cartToken), token: cartToken } : null;
}
