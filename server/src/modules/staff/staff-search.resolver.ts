import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { ProductType, presentProduct } from '../catalogue/index.ts';
import { OrderType, presentOrder } from '../order/index.ts';
import { presentUser, UserType } from '../user/index.ts';
import type { StaffContext } from './staff.module.ts';

@ObjectType('StaffSearchResult', { description: 'Results of a back office search.' })
export class StaffSearchResultType {
  @Field(() => [OrderType], { description: 'Up to 6 orders of both stores, newest first.' })
  orders!: OrderType[];

  @Field(() => [ProductType], { description: 'Up to 6 products, best match first.' })
  products!: ProductType[];

  @Field(() => [UserType], {
    description: 'Up to 6 accounts of both stores, newest first; empty if the caller may not see customers.',
  })
  users!: UserType[];
}

@Resolver()
export class StaffSearchResolver {
  @Allow('order:read')
  @Query(() => StaffSearchResultType, {
    description:
      'Search for staff: orders by the start of number, name, email address or phone number, products by name, and accounts as in `users`.',
  })
  async staffSearch(
    @Arg('text', () => String, { description: 'Search text; only the first 100 characters count.' })
    text: string,
    @Ctx() context: StaffContext,
  ): Promise<StaffSearchResultType> {
    const { services, language } = context;
    const withUsers = holds(signedIn(context), 'user:read');
    const { orders, products, users } = await services.staffSearch.find(text, { language, withUsers });
    return {
      orders: orders.map((order) => presentOrder(order, context)),
      products: products.map((product) => presentProduct(product, context)),
      users: users.map((user) => presentUser(user, context.viewer)),
    };
  }
}
