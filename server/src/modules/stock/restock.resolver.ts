import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { RestockSubscribed, SubscribeToRestockInput, SubscribeToRestockResult } from './restock.types.ts';
import { StockError } from './stock.errors.ts';
import type { StockContext } from './stock.module.ts';

@Resolver()
export class RestockResolver {
  @Allow('public')
  @Mutation(() => SubscribeToRestockResult, {
    description: 'Subscribes to one email when a product that is sold out or stopped can be ordered again.',
  })
  async subscribeToRestock(
    @Arg('input', () => SubscribeToRestockInput, { description: 'The product and who waits for it.' })
    input: SubscribeToRestockInput,
    @Ctx() context: StockContext,
  ): Promise<typeof SubscribeToRestockResult> {
    const { services, language } = context;
    const refused = await services.restock.request(input, context);
    if (refused) return StockError.of(refused.refused, language);
    const text = apiMessage('restock.requested', language);
    return Object.assign(new RestockSubscribed(), { email: input.email.trim(), message: text });
  }
}
