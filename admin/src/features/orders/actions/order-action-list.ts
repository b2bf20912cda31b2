import type { OrderActionList_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

/** All fields for every reader: an action has no key in the cache, where a list with a part of them would replace this one. */
const OrderActionListFragment = graphql(`
  fragment OrderActionList_Order on Order {
    actions {
      kind
      isDue
      amount { amount currency }
      viewerCanDo
    }
  }
`);

export type ActionOfOrder = OrderActionList_OrderFragment['actions'][number];

/** What can be done with an order now, most urgent first. */
export function readActions(order: FragmentType<typeof OrderActionListFragment>): readonly ActionOfOrder[] {
  return readFragment(OrderActionListFragment, order).actions;
}
