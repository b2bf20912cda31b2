import { apiMessage } from '@eunbit/schema/api-messages';
import { validateRestockSubscription } from '@eunbit/schema/validation-restock';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { RestockSubscribed, SubscribeToRestockInput, SubscribeToRestockResult } from './restock.types.ts';
import { StockError } from './stock.errors.ts';
import type { StockContext } from './stock.module.ts';

const OPERATION_ERRORS = {
  notFound: { code: 'PRODUCT_NOT_FOUND', key: 'product.notFound' },
  available: { code: 'PRODUCT_AVAILABLE', key: 'restock.available' },
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
} as const;

@Resolver()
export class RestockResolver {
  @Allow('public')
  @Mutation(() => SubscribeToRestockResult, {
    description: 'Asks for one email when a product that is sold out or stopped can be ordered again.',
  })
  async subscribeToRestock(
    @Arg('input', () => SubscribeToRestockInput, { description: 'The product and who waits for it.' })
    input: SubscribeToRestockInput,
    @Ctx() context: StockContext,
  ): Promise<typeof SubscribeToRestockResult> {
    const { services, language } = context;
    const failures = validateRestockSubscription(input);
    if (failures.length > 0) return validationError(failures, language);
    const outcome = await services.restock.request(input.productId, input.email, context);
    if (outcome !== 'requested') {
      const { code, key } = OPERATION_ERRORS[outcome];
      return StockError.create(code, key, language);
    }
    const text = apiMessage('restock.requested', language);
    return Object.assign(new RestockSubscribed(), { email: input.email.trim(), message: text });
  }
}
