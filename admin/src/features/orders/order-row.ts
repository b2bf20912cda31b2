import { type FragmentType, graphql } from '../../gql/index.ts';

/** Fields of an order in the list, for table rows and for cards on phones. */
export const OrderRowFragment = graphql(`
  fragment OrderRow_Order on Order {
    id
    number
    market
    createdAt
    customerKind
    origin { kind }
    status
    undoableChange { id ...UndoableChange }
    email
    total { amount currency }
    shippingPrice { amount currency }
    tax { amount currency }
    address { firstName lastName address apt city }
    payment {
      method
      status
      ...PaymentBadge_OrderPayment
      depositTakenBackAt
      depositedAmount { amount currency }
    }
    statusHistory { status at delay { reason until detail } }
  }
`);

export type OrderRowRef = FragmentType<typeof OrderRowFragment>;
