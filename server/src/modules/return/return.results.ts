import { createUnionType, Field, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { ReturnError } from './return.errors.ts';
import { ReturnRefundPlanType, ReturnShippingType, ReturnType } from './return.types.ts';

@ObjectType('ReturnPreview', { description: 'What a return would come to.' })
export class ReturnPreviewType {
  @Field(() => ReturnShippingType, { description: 'Who pays for sending the goods back, and how much.' })
  shipping!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether the goods have to be sent back.' })
  hasGoodsToSendBack!: boolean;

  @Field(() => ReturnRefundPlanType, {
    nullable: true,
    description: 'What is paid back; null where something is sent instead.',
  })
  refund!: ReturnRefundPlanType | null;
}

@ObjectType({ description: 'The return was requested, now or by an earlier request with the same key.' })
export class ReturnRequested {
  @Field(() => ReturnType, { description: 'The return.' })
  return!: ReturnType;
}

@ObjectType({ description: 'The return moved on.' })
export class ReturnUpdated {
  @Field(() => ReturnType, { description: 'The return as it is now.' })
  return!: ReturnType;
}

@ObjectType({
  description: 'The return does not allow the step any more, or comes to something else now; nothing was done.',
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

export const RequestReturnResult = createUnionType({
  name: 'RequestReturnResult',
  description: 'Outcome of requestReturn.',
  types: () => [ReturnRequested, ValidationError, ReturnError] as const,
});

export const UpdateReturnResult = createUnionType({
  name: 'UpdateReturnResult',
  description: 'Outcome of the steps of a return.',
  types: () => [ReturnUpdated, ReturnConflictError, ValidationError, ReturnError] as const,
});
