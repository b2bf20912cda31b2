import type { Market } from '@eunbit/schema/market';
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
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
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { ProductType } from './catalogue.types.ts';
import { presentProduct } from './product.presenter.ts';
import type { ListedProducts } from './product-list.service.ts';
import { ProductChoicesType, ProductConnection, ProductsArgs } from './product-list.types.ts';

/** A page of products with the data that its other fields need. */
export type ProductList = NumberedConnection<ProductType> &
  Omit<ListedProducts, 'products'> & { readonly market: Market };

@Resolver(() => ProductType)
export class CatalogueResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ProductConnection, { description: 'Products of a group, by number, or all, filtered and sorted.' })
  async products(
    @Args(() => ProductsArgs) { filter, sort, ...page }: ProductsArgs,
    @Ctx() context: CatalogueContext,
  ): Promise<ProductList> {
    const { group, numbers, suits = [], kind = null, isInStock = false } = filter ?? {};
    const { products, ...list } = await context.services.productList.read({
      market: context.market,
      filter: {
        group: group ?? undefined,
        numbers: numbers ?? undefined,
        suits: [...new Set(suits)],
        kind,
        isInStock,
      },
      sort,
      page,
    });
    const nodes = products.rows.map((record) => presentProduct(record, context));
    return { ...toNumberedConnection(products, nodes), ...list, market: context.market };
  }

  @Allow('public')
  @Cacheable()
  @Query(() => ProductType, {
    nullable: true,
    description: 'One product, also by a former slug; null if the slug is unknown.',
  })
  async product(
    @Arg('slug', () => String, { description: 'Last part of the page address.' }) slug: string,
    @Ctx() context: CatalogueContext,
  ): Promise<ProductType | null> {
    const record = await context.services.catalogue.bySlug(context.market, slug);
    return record && presentProduct(record, context);
  }

  @Allow('public')
  @Extensions({ shared: true })
  @Subscription(() => ID, {
    subscribe: ({ context }: SubscribeResolverData<unknown, object, CatalogueContext>) =>
      context.services.catalogueEvents.subscribe('products'),
    description:
      'Ids of added products, and of products whose text, price, picture or state changed: read them again. Ends if events were missed.',
  })
  productChanged(@Root() productId: string): string {
    return productId;
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @Cacheable()
  @FieldResolver(() => Int, { description: 'Products of the group, or of all groups, without the rest of the filter.' })
  unfilteredCount(@Root() { unfilteredCount }: ProductList): number {
    return unfilteredCount;
  }

  @Cacheable()
  @FieldResolver(() => ProductChoicesType, {
    description: 'Filter choices, with the number of products that each leaves.',
  })
  choices(@Root() list: ProductList): Promise<ProductChoicesType> {
    return list.countChoices();
  }
}
