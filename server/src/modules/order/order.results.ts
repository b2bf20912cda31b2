import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Refusal, UserError, ValidationError } from '../../common/result.types.ts';
import { OrderType } from './order.types.ts';

@ObjectType({ description: 'The order moved on.' })
export class OrderUpdated {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

@ObjectType({ description: 'Somebody else changed the order meanwhile; nothing was saved.', implements: UserError })
export class OrderConflictError extends UserError {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

export const UpdateOrderStatusResult = createUnionType({
  name: 'UpdateOrderStatusResult',
  description: 'Outcome of updateOrderStatus.',
  types: () => [OrderUpdated, OrderConflictError, ValidationError, Refusal] as const,
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
  types: () => [GuestOrderFound, ValidationError, Refusal] as const,
});
