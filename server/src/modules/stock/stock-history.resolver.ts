import { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import type { StockContext } from './stock.module.ts';
import { StockMovementConnection, StockMovementType } from './stock.types.ts';
import { presentMovement } from './stock-history.presenter.ts';

@Resolver()
export class StockHistoryResolver {
  @Allow('stock:read')
  @Query(() => StockMovementConnection, {
    description: 'Stock movements of a product in a store, newest first; the changes add up to its units.',
  })
  async stockMovements(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() { services }: StockContext,
  ): Promise<Page<StockMovementType>> {
    const page = await services.stockHistory.list(market, productId, first, after);
    return { ...page, edges: page.edges.map(({ node, cursor }) => ({ node: presentMovement(node), cursor })) };
  }
}

@Resolver(() => StockMovementType)
export class StockMovementResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Their name; null if it was not made by staff, or if the account was deleted.',
  })
  async staffName(@Root() { staffId }: StockMovementType, @Ctx() { loaders }: StockContext): Promise<string | null> {
    const name = staffId && (await loaders.movers.load(staffId));
    return name ? personName(name) : null;
  }
}
