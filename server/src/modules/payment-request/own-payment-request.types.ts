import { createUnionType, Field, ID, InputType } from 'type-graphql';
import { OrderConflictError, OrderUpdated } from '../order/index.ts';
import { PaymentRequestError } from './payment-request.errors.ts';

@InputType({ description: "The payment request of one's own order that is declined." })
export class CancelOwnPaymentRequestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The request.' })
  requestId!: string;

  @Field(() => String, { nullable: true, description: 'Of a guest; members are known by their session.' })
  accessToken?: string;
}

export const CancelOwnPaymentRequestResult = createUnionType({
  name: 'CancelOwnPaymentRequestResult',
  description: 'Outcome of cancelOwnPaymentRequest.',
  types: () => [OrderUpdated, OrderConflictError, PaymentRequestError] as const,
});
