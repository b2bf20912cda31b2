import { orderableQuantity } from '@eunbit/schema/catalogue';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { hashToken } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type CartRecord, cartModel } from './cart.model.ts';
import { cartExpiry, ownStock, type ShopState } from './cart.service.ts';
import { memberCartId } from './cart-owner.ts';
import { mergedLines } from './cart-rules.ts';

/** A concurrent sign-in of the same user may create their first cart; the retry finds it. */
const ATTEMPTS = 3;

/** A guest cart that is merged into a member's. */
export interface CartMove {
  readonly guestCartId: string;
  readonly memberCartId: string;
  readonly userId: string;
}

/** A hook of another module, run in the same transaction. */
export type CartMergeStep = (session: ClientSession, move: CartMove) => Promise<void>;

type Caller = Pick<RequestContext, 'market' | 'cartToken' | 'cookies'>;

/** Merges a browser's guest cart when a user signs in there. */
export function createCartMerge(connection: Connection, { stockLevels }: Pick<ShopState, 'stockLevels'>) {
  const carts = cartModel(connection);
  const steps: CartMergeStep[] = [];

  /**
   * One transaction, so that nothing is lost or counted twice: the guest cart is deleted when its lines are merged, and of two
   * concurrent sign-ins with the same guest cart, one finds it deleted. A running payment moves with its hold; its units stay
   * held and its order becomes the member's.
   */
  async function merge(session: ClientSession, guest: CartRecord, caller: Caller, userId: string): Promise<void> {
    const id = memberCartId(userId);
    const member = await carts.findById(id, null, { session }).lean();
    const holds = [...(member?.holds ?? []), ...(guest.holds ?? [])];
    const levels = await stockLevels.read();
    const getMaximum = (productId: string) => orderableQuantity(ownStock(levels, holds, caller.market, productId));
    const lines = mergedLines(member?.lines ?? [], guest.lines, getMaximum);
    await carts.deleteOne({ _id: guest._id }, { session });
    const next = { lines, holds, version: (member?.version ?? 0) + 1, expiresAt: cartExpiry() };
    await carts.updateOne({ _id: id }, { $set: next }, { session, upsert: true });
    for (const step of steps) await step(session, { guestCartId: guest._id, memberCartId: id, userId });
  }

  async function mergeOnce(guestId: string, caller: Caller, userId: string): Promise<void> {
    await inTransaction(connection, async (session) => {
      const guest = await carts.findById(guestId, null, { session }).lean();
      if (guest) await merge(session, guest, caller, userId);
    });
  }

  return {
    /** Called by modules at startup. */
    addStep: (step: CartMergeStep) => void steps.push(step),

    /**
     * Merges the guest cart of this browser into the cart of the signed-in user. Called when a session is opened, and
     * when a cart is read, since a request that was in flight during the sign-in may have filled a guest cart.
     * Idempotent: a merged cart is deleted.
     */
    async mergeInto(caller: Caller, userId: string): Promise<void> {
      if (!caller.cartToken) return;
      const guestId = hashToken(caller.cartToken);
      if (await carts.exists({ _id: guestId })) {
        for (let attempt = 1; ; attempt += 1) {
          try {
            await mergeOnce(guestId, caller, userId);
            break;
          } catch (error) {
            if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
          }
        }
      }
      caller.cookies.clearCartToken();
    },
  };
}

export type CartMerge = ReturnType<typeof createCartMerge>;
