import { ProductGroup } from '@eunbit/schema/catalogue';
import {
  Arg,
  Ctx,
  Extensions,
  ID,
  Int,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { Page } from '../../common/pagination.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { ProductConnection, ProductType } from './catalogue.types.ts';
import { presentProduct } from './product.presenter.ts';
import type { ProductRecord } from './product.record.ts';

function presentPage(page: Page<ProductRecord>, context: CatalogueContext): Page<ProductType> {
  return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentProduct(node, context), cursor })) };
}

@Resolver(() => ProductType)
export class CatalogueResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ProductConnection, { description: 'Products in shop order.' })
  async products(
    @Arg('group', () => ProductGroup, { nullable: true, description: 'One group; all when left out.' })
    group: ProductGroup | undefined,
    @Arg('first', () => Int, { defaultValue: 24, description: 'Rows wanted, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<Page<ProductType>> {
    return presentPage(await context.services.catalogue.list({ market: context.market, group, first, after }), context);
  }

  @Allow('public')
  @Cacheable()
  @Query(() => [ProductType], { description: 'At most 4 products, best sellers first, in shop order.' })
  async bestSellers(@Ctx() context: CatalogueContext): Promise<ProductType[]> {
    const records = await context.services.catalogue.bestSellers(context.market);
    return records.map((record) => presentProduct(record, context));
  }

  @Allow('public')
  @Cacheable()
  @Query(() => ProductType, {
    nullable: true,
    description: 'One product, also by an address that it had before; null when the slug is unknown.',
  })
  async product(
    @Arg('slug', () => String, { description: 'Last part of the page address.' }) slug: string,
    @Ctx() context: CatalogueContext,
  ): Promise<ProductType | null> {
    const record = await context.services.catalogue.bySlug(context.market, slug);
    return record && presentProduct(record, context);
  }

  @Allow('public')
  @Cacheable()
  @Query(() => [ProductType], { description: 'Products by number, such as the ones a browser has viewed.' })
  async productsByNumber(
    @Arg('numbers', () => [Int], {
      description: 'At most 8, in the order wanted; further, unknown and repeated ones are left out.',
    })
    numbers: number[],
    @Ctx() context: CatalogueContext,
  ): Promise<ProductType[]> {
    const records = await context.services.catalogue.byNumbers(context.market, numbers);
    return records.map((record) => presentProduct(record, context));
  }

  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => ID, {
    subscribe: ({ context }: SubscribeResolverData<unknown, object, CatalogueContext>) =>
      context.services.catalogueEvents.subscribe('products'),
    description:
      'Ids of products whose text, price, picture or state changed, or that were added: read them anew. Ends when events were missed.',
  })
  productChanged(@Root() productId: string): string {
    return productId;
  }
}
