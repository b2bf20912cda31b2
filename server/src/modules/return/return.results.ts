import { createUnionType, Field, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { ReturnRefundPlanType, ReturnShippingType, ReturnType } from './return.types.ts';

export const ReturnError = createErrorType('Return', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  RETURN_NOT_FOUND: 'No such return, or it is not yours.',
  RETURN_COST_CHANGED: 'The return shipping fee changed after the caller saw it; nothing was requested.',
  TOO_MANY_RETURNS: 'The order already has the maximum number of returns.',
  PICKUP_REFUSED: 'The return has nothing to pick up, or the day is not possible.',
  LABEL_REFUSED: 'The shop buys labels only for approved returns of the US store with goods to send back.',
  REFUND_REFUSED: 'The payment of the order does not allow the refund.',
  SOLD_OUT: 'The units are no longer in stock; the return can be refunded instead.',
  PICTURE_GONE: 'A picture was not uploaded for this order, or was discarded.',
  TOO_MANY_REQUESTS,
});
export type ReturnError = InstanceType<typeof ReturnError>;

@ObjectType('ReturnPreview', { description: 'Preview of a return.' })
export class ReturnPreviewType {
  @Field(() => ReturnShippingType, { description: 'Who pays for return shipping, and how much.' })
  shipping!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether the goods have to be sent back.' })
  hasGoodsToSendBack!: boolean;

  @Field(() => ReturnRefundPlanType, {
    nullable: true,
    description: 'Amounts of the refund; null for an exchange or a replacement of missing items.',
  })
  refund!: ReturnRefundPlanType | null;
}

@ObjectType({
  description: 'The status of the return no longer allows this, or its refund has changed; nothing was done.',
  implements: UserError,
})
export class ReturnConflictError extends UserError {
  @Field(() => ReturnType, { description: 'The return as it is now.' })
  return!: ReturnType;
}

export const ReturnPreviewResult = createUnionType({
  name: 'ReturnPreviewResult',
  description: 'Outcome of returnPreview.',
  types: () => [ReturnPreviewType, ValidationError, ReturnError] as const,
});

export const UpdateReturnResult = createUnionType({
  name: 'UpdateReturnResult',
  description: 'The return after the change, or why it was refused.',
  types: () => [ReturnType, ReturnConflictError, ValidationError, ReturnError] as const,
});
