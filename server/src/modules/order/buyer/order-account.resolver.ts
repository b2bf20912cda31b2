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
      'Creates an account from a guest order and signs in: it takes email, names and phone of the order, ' +
      'which then belongs to the account. ORDER_NOT_FOUND if the token opens no guest order, EMAIL_TAKEN ' +
      'if its email has an account.',
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
