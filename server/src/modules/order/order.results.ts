import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { OrderError } from './order.errors.ts';
import { OrderType } from './order.types.ts';

@ObjectType({
  description:
    'The order was changed; a status change with `isUndoable` can be undone while the order has an undoableChange.',
})
export class OrderUpdated {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

@ObjectType({ description: 'The order changed after the caller read it; nothing was saved.', implements: UserError })
export class OrderConflictError extends UserError {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

export const UpdateOrderResult = createUnionType({
  name: 'UpdateOrderResult',
  description: 'Outcome of a change of an order.',
  types: () => [OrderUpdated, OrderConflictError, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'The pass code or the link opens the order.' })
export class GuestOrderFound {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => String, { description: 'Access token that opens this order for 30 days without the pass code.' })
  accessToken!: string;
}

export const OpenGuestOrderResult = createUnionType({
  name: 'OpenGuestOrderResult',
  description: 'Outcome of lookUpGuestOrder and openOrderLink.',
  types: () => [GuestOrderFound, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'A link is sent if there are such orders; the answer does not reveal whether there are.' })
export class OrderLinkRequested {
  @Field(() => String, { description: 'Message to show, in the language of the request.' })
  message!: string;
}

export const RequestOrderLinkResult = createUnionType({
  name: 'RequestOrderLinkResult',
  description: 'Outcome of requestOrderAccess and requestOrderClaim.',
  types: () => [OrderLinkRequested, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'The guest orders now belong to the member.' })
export class OrdersClaimed {
  @Field(() => Int, { description: 'Number of orders.' })
  count!: number;
}

export const ClaimOrdersResult = createUnionType({
  name: 'ClaimOrdersResult',
  description: 'Outcome of claimOrders.',
  types: () => [OrdersClaimed, OrderError] as const,
});
