import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { cartModel } from './cart.model.ts';
import { memberCartId } from './cart-owner.ts';

/** Exports and erases a member's cart. */
export function cartPersonalData(connection: Connection): PersonalData {
  const carts = cartModel(connection);
  return {
    part: 'cart',
    async exportData({ id }) {
      const cart = await carts.findById(memberCartId(id)).lean();
      return (cart?.lines ?? []).map(({ productId, quantity }) => ({ productId, quantity }));
    },
    async forget({ id }, transaction) {
      await carts.deleteOne({ _id: memberCartId(id) }, { session: transaction });
    },
  };
}
