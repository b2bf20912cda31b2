export { CART_LIFETIME_DAYS } from './cart.model.ts';
export type { CartServices } from './cart.module.ts';
export { getUnitPrice, orderableLines, presentCart } from './cart.presenter.ts';
export type { CartChange, CartContext, CartService, CartState, WithCart } from './cart.service.ts';
export { CartError, type CartErrorCode, CartType } from './cart.types.ts';
export type { CartMerge, CartMove } from './cart-merge.ts';
export { getCartKey } from './cart-owner.ts';
