import { normaliseEmail } from '@eunbit/schema/email-address';
import { refuse } from '../../../common/refusal.ts';
import { type ProfileService, refuseNewPassword, type SignUpCaller, type SignUpService } from '../../account/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderClaimService } from './order-claim.service.ts';

/** The order does not exist or already belongs to an account. */
export const ORDER_NOT_FOUND = refuse('ORDER_NOT_FOUND', 'order.notFound');

/** The order already belongs to an account. */
class OrderTakenError extends Error {
  override readonly name = 'OrderTakenError';
}

interface Deps {
  readonly signUp: SignUpService;
  readonly profile: ProfileService;
  readonly orderClaim: OrderClaimService;
}

/** Creates accounts for guests after a purchase from the data of their order, and makes the account its owner. */
export function createOrderAccountService({ signUp, profile, orderClaim }: Deps) {
  return async function signUpWithOrder(order: OrderRecord, password: string, caller: SignUpCaller) {
    const unfit = await refuseNewPassword(password, 'USER');
    if (unfit) return unfit;
    const { market } = order;
    const email = normaliseEmail(order.email);
    const { firstName, lastName } = order.address;
    const place = { market, language: caller.language };
    const make = async () => {
      const person = { firstName, lastName, email, password };
      const viewer = await signUp.welcome(person, place, false, async (transaction, { _id }) => {
        if (!(await orderClaim.takeOver(transaction, order, String(_id)))) throw new OrderTakenError();
      });
      if (!viewer) return refuse('EMAIL_TAKEN', 'user.exists');
      await profile.addPhone(viewer, order.phone, market);
      return { value: viewer };
    };
    try {
      // A buyer does not have to verify the email address first.
      return await signUp.limited(email, caller, make);
    } catch (error) {
      if (error instanceof OrderTakenError) return ORDER_NOT_FOUND;
      throw error;
    }
  };
}

export type OrderAccountService = ReturnType<typeof createOrderAccountService>;
