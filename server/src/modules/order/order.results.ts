import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { OrderError } from './order.errors.ts';
import { OrderType } from './order.types.ts';

@ObjectType({ description: 'The order moved on; for some seconds that can be undone where it has an undoableChange.' })
export class OrderUpdated {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

@ObjectType({ description: 'Somebody else changed the order meanwhile; nothing was saved.', implements: UserError })
export class OrderConflictError extends UserError {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

export const UpdateOrderResult = createUnionType({
  name: 'UpdateOrderResult',
  description: 'What became of a change of an order.',
  types: () => [OrderUpdated, OrderConflictError, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'Number and pass code match.' })
export class GuestOrderFound {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => String, { description: 'Opens this order for 30 days without the pass code.' })
  accessToken!: string;
}

export const LookUpGuestOrderResult = createUnionType({
  name: 'LookUpGuestOrderResult',
  description: 'Outcome of lookUpGuestOrder.',
  types: () => [GuestOrderFound, ValidationError, OrderError] as const,
});

@ObjectType({ description: 'Asked for. Says nothing about whether there is such an order.' })
export class OrderAccessRequested {
  @Field(() => String, { description: 'Text to show, in the language of the request.' })
  message!: string;
}

export const RequestOrderAccessResult = createUnionType({
  name: 'RequestOrderAccessResult',
  description: 'Outcome of requestOrderAccess.',
  types: () => [OrderAccessRequested, ValidationError, OrderError] as const,
});

export const OpenOrderLinkResult = createUnionType({
  name: 'OpenOrderLinkResult',
  description: 'Outcome of openOrderLink.',
  types: () => [GuestOrderFound, OrderError] as const,
});

@ObjectType({ description: 'Asked for. Says nothing about whether there are such orders.' })
export class OrderClaimRequested {
  @Field(() => String, { description: 'Text to show, in the language of the request.' })
  message!: string;
}

export const RequestOrderClaimResult = createUnionType({
  name: 'RequestOrderClaimResult',
  description: 'Outcome of requestOrderClaim.',
  types: () => [OrderClaimRequested, OrderError] as const,
});

@ObjectType({ description: "Guest orders are the member's own now." })
export class OrdersClaimed {
  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

export const ClaimOrdersResult = createUnionType({
  name: 'ClaimOrdersResult',
  description: 'Outcome of claimOrders.',
  types: () => [OrdersClaimed, OrderError] as const,
});
