import { validateNewPassword } from '@eunbit/schema/validation-account';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { proofRequired } from '../../../common/proof-required.types.ts';
import { validationError } from '../../../common/result.types.ts';
import {
  presentSignedIn,
  SignUpResult,
  SignUpWithOrderInput,
  toAccountError,
  tooManyTries,
} from '../../account/index.ts';
import type { OrderContext } from '../order.module.ts';

@Resolver()
export class OrderAccountResolver {
  @Allow('public')
  @Mutation(() => SignUpResult, {
    description:
      "Makes an account of a guest order and signs in: email, names and phone are the order's, which becomes the " +
      "account's own. ORDER_NOT_FOUND where the token opens no guest order, EMAIL_TAKEN where its email has an account.",
  })
  async signUpWithOrder(
    @Arg('input', () => SignUpWithOrderInput, { description: 'Order and password.' }) input: SignUpWithOrderInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof SignUpResult> {
    const { services, language } = context;
    const { accessToken, password } = input;
    const failures = validateNewPassword({ password, confirmation: password });
    if (failures.length > 0) return validationError(failures, language);
    const order = await services.order.byAccessToken(accessToken, context.viewer?.id ?? null);
    const signUp = order && (await services.orderAccount(order, password, context));
    if (!signUp || signUp.outcome === 'orderTaken') {
      return toAccountError('orderNotFound', language);
    }
    if (signUp.outcome === 'unfit') return validationError([{ path: 'password', key: signUp.problem }], language);
    if (signUp.outcome === 'tooMany') return tooManyTries(signUp.waitSeconds, language);
    if (signUp.outcome === 'proofRequired') return proofRequired(signUp.challenge, language);
    if (signUp.outcome !== 'signedUp') return toAccountError(signUp.outcome, language);
    await services.openSession(context, signUp.viewer);
    return presentSignedIn(signUp.viewer);
  }
}
