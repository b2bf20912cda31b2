import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Viewer } from '../../../common/request-context.ts';
import {
  newPasswordProblem,
  type PasswordProblem,
  type ProfileService,
  type RefusedSignUp,
  type SignUpCaller,
  type SignUpService,
} from '../../account/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderClaimService } from './order-claim.service.ts';

/** The order already belongs to an account. */
class OrderTakenError extends Error {
  override readonly name = 'OrderTakenError';
}

export type OrderSignUp =
  | { readonly outcome: 'signedUp'; readonly viewer: Viewer }
  | { readonly outcome: 'unfit'; readonly problem: PasswordProblem }
  | { readonly outcome: 'emailTaken' | 'orderTaken' }
  | RefusedSignUp;

interface Deps {
  readonly signUp: SignUpService;
  readonly profile: ProfileService;
  readonly orderClaim: OrderClaimService;
}

/** Creates accounts for guests after a purchase, from the data of their order, which the account then owns. */
export function createOrderAccountService({ signUp, profile, orderClaim }: Deps) {
  return async function signUpWithOrder(
    order: OrderRecord,
    password: string,
    caller: SignUpCaller,
  ): Promise<OrderSignUp> {
    const problem = await newPasswordProblem(password, 'USER');
    if (problem) return { outcome: 'unfit', problem };
    const { market } = order;
    const email = normaliseEmail(order.email);
    const { firstName, lastName } = order.address;
    const place = { market, language: caller.language };
    const make = async (): Promise<OrderSignUp> => {
      const person = { firstName, lastName, email, password };
      const viewer = await signUp.welcome(person, place, false, async (transaction, { _id }) => {
        if (!(await orderClaim.takeOver(transaction, order, String(_id)))) throw new OrderTakenError();
      });
      if (!viewer) return { outcome: 'emailTaken' };
      await profile.addPhone(viewer, order.phone, market);
      return { outcome: 'signedUp', viewer };
    };
    try {
      // Whoever has bought something needs no proof.
      return await signUp.limited(email, caller, make);
    } catch (error) {
      if (error instanceof OrderTakenError) return { outcome: 'orderTaken' };
      throw error;
    }
  };
}

export type OrderAccountService = ReturnType<typeof createOrderAccountService>;
