import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { OrderError } from '../order.errors.ts';

@ObjectType('RefundAccount', { description: 'The bank account for the refund of a cancelled transfer.' })
export class RefundAccountType {
  @Field(() => String, { description: 'The bank, in the language of the request.' })
  bankName!: string;

  @Field(() => String, { description: 'Account number, masked except for its end.' })
  maskedNumber!: string;
}

@ObjectType('RefundFailure', { description: 'The last failure of a refund.' })
export class RefundFailureType {
  @Field(() => String, {
    description:
      "The provider's error code; NO_ANSWER if it did not answer, UNREADABLE if a needed value cannot be decrypted.",
  })
  code!: string;

  @Field(() => String, { description: "The provider's error message." })
  message!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether the shop has stopped retrying automatically; see retryRefund.' })
  isFinal!: boolean;
}

@InputType({ description: 'A bank account for a refund.' })
export class RefundAccountInput {
  @Field(() => String, { description: 'Code of the bank, two digits.' })
  bankCode!: string;

  @Field(() => String, { description: '8 to 20 digits. Hyphens and spaces do not matter.' })
  accountNumber!: string;

  @Field(() => String, { description: 'Account holder, up to 60 characters.' })
  holderName!: string;
}

@InputType({ description: 'The bank account for the refund of a cancelled order, given by its buyer.' })
export class UpdateRefundAccountInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string;

  @Field(() => RefundAccountInput, { description: 'The account.' })
  account!: RefundAccountInput;
}

@InputType({ description: 'A refund account that a customer gave to staff.' })
export class RecordRefundAccountInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => RefundAccountInput, { description: 'The account.' })
  account!: RefundAccountInput;
}

@InputType({ description: 'The order whose refund account is revealed.' })
export class RevealRefundAccountInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The order whose refund is retried.' })
export class RetryRefundInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The account of a refund. The audit log records the access.' })
export class RefundAccountShown {
  @Field(() => String, { description: 'The bank.' })
  bankName!: string;

  @Field(() => String, { description: 'The whole number.' })
  accountNumber!: string;

  @Field(() => String, { description: 'Account holder.' })
  holderName!: string;
}

export const RevealRefundAccountResult = createUnionType({
  name: 'RevealRefundAccountResult',
  description: 'Outcome of revealRefundAccount.',
  types: () => [RefundAccountShown, OrderError] as const,
});
