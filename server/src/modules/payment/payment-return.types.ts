import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentError } from './payment.errors.ts';
import { OrderPlaced } from './payment.types.ts';

/** The provider's reason; OTHER stands for all reasons that a shopper cannot act on. */
export const PaymentReturnStatus = {
  SUCCEEDED: 'SUCCEEDED',
  PROCESSING: 'PROCESSING',
  REQUIRES_PAYMENT_METHOD: 'REQUIRES_PAYMENT_METHOD',
  OTHER: 'OTHER',
} as const;
export type PaymentReturnStatus = (typeof PaymentReturnStatus)[keyof typeof PaymentReturnStatus];

registerEnumType(PaymentReturnStatus, {
  name: 'PaymentReturnStatus',
  description: 'What a payment has come to, for somebody who comes back from the provider.',
  valuesConfig: {
    SUCCEEDED: { description: 'Paid, or authorised as agreed.' },
    PROCESSING: { description: 'The provider is still working on it; ask again.' },
    REQUIRES_PAYMENT_METHOD: { description: 'Not paid; another try may succeed.' },
    OTHER: { description: 'Anything else, and every payment that the caller was not handed the secret of.' },
  },
});

@InputType({ description: 'What the provider adds to the address when it sends a shopper back.' })
export class ReturnFromPaymentInput {
  @Field(() => ID, { description: '`payment_intent` of the address.' })
  paymentIntent!: string;

  @Field(() => String, { description: '`payment_intent_client_secret` of the address.' })
  clientSecret!: string;
}

@ObjectType({ description: 'What the payment has come to.' })
export class PaymentReturned {
  @Field(() => PaymentReturnStatus, { description: 'What it has come to.' })
  status!: PaymentReturnStatus;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Why, where more is known than the message says.' })
  reason!: string | null;

  @Field(() => OrderPlaced, {
    nullable: true,
    description: "The order; null until there is one, and for a browser that is not the buyer's.",
  })
  placed!: OrderPlaced | null;
}

export const ReturnFromPaymentResult = createUnionType({
  name: 'ReturnFromPaymentResult',
  description: 'Outcome of returnFromPayment.',
  types: () => [PaymentReturned, PaymentError] as const,
});
