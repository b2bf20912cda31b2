import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { toNumberedConnection } from '../../common/numbered-page.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { ProductType, presentProduct } from '../catalogue/index.ts';
import type { GuidanceContext } from './guidance.module.ts';
import { ProductListArgs, ProductListType } from './product-list.types.ts';

@Resolver(() => ProductListType)
export class ProductListResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ProductListType, {
    description:
      'Products of a group, or all, narrowed and sorted; with the number of products that each choice leaves.',
  })
  async productList(
    @Args(() => ProductListArgs) { group, filter, sort, ...page }: ProductListArgs,
    @Ctx() context: GuidanceContext,
  ): Promise<ProductListType> {
    const { market, services } = context;
    const { suits = [], kind = null, isInStock = false } = filter ?? {};
    const wanted = { suits: [...new Set(suits)], kind, isInStock };
    const { products, total, choices, firstIds } = await services.productList.read({
      market,
      group,
      filter: wanted,
      sort,
      page,
    });
    return {
      market,
      firstIds,
      products: toNumberedConnection(
        products,
        products.rows.map((product) => presentProduct(product, context)),
      ),
      total,
      suitCounts: [...choices.suits],
      kindCounts: [...choices.kinds],
      inStockCount: choices.inStock,
    };
  }

  @Cacheable()
  @FieldResolver(() => [ProductType], {
    description: 'Products in stock that go with the list without its filter, and are not among its first.',
  })
  async goesWith(
    @Root() { market, firstIds }: ProductListType,
    @Arg('first', () => Int, { defaultValue: 4, description: 'Products wanted; there are at most 12.' }) first: number,
    @Ctx() { services, language }: GuidanceContext,
  ): Promise<ProductType[]> {
    requirePageSize(first);
    const products = await services.goesWith.ofProducts(market, firstIds, { missing: 0, first });
    return products.map((product) => presentProduct(product, { market, language }));
  }
}
