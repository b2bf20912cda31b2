import { validateNewPassword } from '@eunbit/schema/validation-account';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { presentSignIn, SignInResult, SignUpWithOrderInput } from '../../account/index.ts';
import type { OrderContext } from '../order.module.ts';
import { ORDER_NOT_FOUND } from './order-account.service.ts';

@Resolver()
export class OrderAccountResolver {
  @Allow('public')
  @Mutation(() => SignInResult, {
    description:
      "Makes an account of a guest order and signs in: email, names and phone are the order's, which becomes the " +
      "account's own. ORDER_NOT_FOUND where the token opens no guest order, EMAIL_TAKEN where its email has an account.",
  })
  async signUpWithOrder(
    @Arg('input', () => SignUpWithOrderInput, { description: 'Order and password.' }) input: SignUpWithOrderInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof SignInResult> {
    const { services, language } = context;
    const { accessToken, password } = input;
    const failures = validateNewPassword({ password, confirmation: password });
    if (failures.length > 0) return validationError(failures, language);
    const order = await services.order.byAccessToken(accessToken, context.viewer?.id ?? null);
    return presentSignIn(order ? await services.orderAccount(order, password, context) : ORDER_NOT_FOUND, context);
  }
}
