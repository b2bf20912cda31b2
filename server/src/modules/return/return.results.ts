import { createUnionType, Field, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { ReturnRefundPlanType, ReturnShippingType, ReturnType } from './return.types.ts';

export const ReturnError = createErrorType('Return', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  RETURN_NOT_FOUND: 'No such return, or it is not yours.',
  RETURN_COST_CHANGED: 'Sending the goods back costs something else than the caller was shown; nothing was requested.',
  TOO_MANY_RETURNS: 'The order has as many returns as it may have.',
  PICKUP_REFUSED: 'Nothing is to be picked up, or not on that day.',
  LABEL_REFUSED: 'The shop buys labels only for approved returns of the US store whose goods are sent back.',
  REFUND_REFUSED: 'The money of the order does not allow the refund.',
  SOLD_OUT: 'The units are not in stock any more; the return can be refunded instead.',
  PICTURE_GONE: 'A picture was not uploaded for this order, or was discarded.',
  TOO_MANY_REQUESTS,
});
export type ReturnError = InstanceType<typeof ReturnError>;

@ObjectType('ReturnPreview', { description: 'What a return would come to.' })
export class ReturnPreviewType {
  @Field(() => ReturnShippingType, { description: 'Who pays for sending the goods back, and how much.' })
  shipping!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether the goods have to be sent back.' })
  hasGoodsToSendBack!: boolean;

  @Field(() => ReturnRefundPlanType, {
    nullable: true,
    description: 'What is refunded; null if something is sent instead.',
  })
  refund!: ReturnRefundPlanType | null;
}

@ObjectType({
  description: 'The return does not allow the step any more, or its refund has another amount now; nothing was done.',
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
  description: 'The return as it is after its request or a step, or why nothing was done.',
  types: () => [ReturnType, ReturnConflictError, ValidationError, ReturnError] as const,
});
