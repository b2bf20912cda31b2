import { createUnionType, Field, ID, InputType } from 'type-graphql';
import { ValidationError } from '../../../common/result.types.ts';
import { OrderError } from '../order.errors.ts';
import { OrderStaffDetailsUpdated } from './order-staff-details.types.ts';

@InputType({ description: 'How a refund was paid that had failed at the provider.' })
export class SettleFailedRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: "The refund, by the provider's id." })
  refundId!: string;

  @Field(() => String, { description: 'How, 1 to 1,000 characters.' })
  note!: string;
}

export const SettleFailedRefundResult = createUnionType({
  name: 'SettleFailedRefundResult',
  description: 'Outcome of settleFailedRefund.',
  types: () => [OrderStaffDetailsUpdated, ValidationError, OrderError] as const,
});
