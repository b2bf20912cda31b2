import { Market } from '@eunbit/schema/market';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { ProductType, presentProduct } from '../catalogue/index.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import type { ProductQuestionContext } from './product-question.module.ts';
import { ProductQuestionChangeType, ProductQuestionType } from './product-question.types.ts';

interface Listing {
  readonly market: Market;
  readonly productId: string;
}

/** Fields that depend on the viewer or are resolved only when selected. */
@Resolver(() => ProductQuestionType)
export class ProductQuestionFieldsResolver {
  @Cacheable()
  @FieldResolver(() => Boolean, { description: 'Whether the caller asked it.' })
  viewerIsAuthor(@Root() { authorId }: ProductQuestionType, @Ctx() { viewer }: ProductQuestionContext): boolean {
    return viewer?.id === authorId;
  }

  @Cacheable()
  @FieldResolver(() => ProductType, { nullable: true, description: 'The product; null if it is no longer sold.' })
  async product(
    @Root() { productId, market }: ProductQuestionType,
    @Ctx() { services, language }: ProductQuestionContext,
  ): Promise<ProductType | null> {
    const record = await services.catalogue.byId(productId);
    return record && presentProduct(record, { market, language });
  }
}

@Resolver()
export class ProductQuestionSubscription {
  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => ProductQuestionChangeType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, Listing, ProductQuestionContext>) =>
      context.services.productQuestionEvents.subscribe(`questionsOf:${args.market}:${args.productId}`),
    description:
      'Changes of the questions about a product in a store. Ends if events were missed: read again and resubscribe.',
  })
  productQuestionsChanged(
    @Root() { productId, market }: ProductQuestionRecord,
    @Arg('productId', () => ID, { description: 'The product.' }) _productId: string,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
  ): ProductQuestionChangeType {
    return { productId, market };
  }
}
