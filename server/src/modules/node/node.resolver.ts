import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Node } from '../../common/node.types.ts';
import { isObjectId } from '../../common/object-id.ts';
import { holds } from '../../common/permissions.ts';
import { SavedAddressType } from '../address/index.ts';
import { ProductType, presentProduct } from '../catalogue/index.ts';
import { OrderType, presentOrder } from '../order/index.ts';
import { presentReview, ReviewType } from '../review/index.ts';
import { presentUser, UserType } from '../user/index.ts';
import type { NodeContext } from './node.module.ts';

/** Finds a record of one type; null if it is unknown or the caller may not see it. */
type Finder = (id: string, context: NodeContext) => Promise<Node | null>;

const findProduct: Finder = async (id, context) => {
  const product = await context.services.catalogue.shown(context.market, id);
  return product && Object.assign(new ProductType(), presentProduct(product, context));
};

const findOrder: Finder = async (id, context) => {
  const { viewer, services } = context;
  if (!viewer) return null;
  const order = await services.orderReader.byId(id);
  const isVisible = order?.userId === viewer.id || holds(viewer, 'order:read');
  return order && isVisible ? Object.assign(new OrderType(), presentOrder(order, context)) : null;
};

const findReview: Finder = async (id, { services }) => {
  const review = await services.reviewReader.shownById(id);
  return review && Object.assign(new ReviewType(), presentReview(review));
};

const findSavedAddress: Finder = async (id, { viewer, services }) => {
  const addresses = viewer ? await services.address.list(viewer.id) : [];
  const address = addresses.find((one) => one.id === id);
  return address ? Object.assign(new SavedAddressType(), address) : null;
};

const findUser: Finder = async (id, { viewer, services }) => {
  if (!viewer || !holds(viewer, 'user:read')) return null;
  const user = await services.users.byId(id);
  return user && Object.assign(new UserType(), presentUser(user, viewer));
};

const FINDERS: readonly Finder[] = [findProduct, findOrder, findReview, findSavedAddress, findUser];

@Resolver()
export class NodeResolver {
  @Allow('public')
  @Query(() => Node, {
    nullable: true,
    description:
      "A product of the store of the request, a published review, the caller's own order or saved address, " +
      'or for staff any order or account; null for anything else.',
  })
  async node(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: NodeContext,
  ): Promise<Node | null> {
    if (!isObjectId(id)) return null;
    const found = await Promise.all(FINDERS.map((find) => find(id, context)));
    return found.find((one) => one !== null) ?? null;
  }
}
