import { Field, ObjectType } from 'type-graphql';

@ObjectType('RefundAccount', { description: 'The bank account that the money of a cancelled transfer goes to.' })
export class RefundAccountType {
  @Field(() => String, { description: 'The bank, in the language of the request.' })
  bankName!: string;

  @Field(() => String, { description: 'The account number, all but its end hidden.' })
  maskedNumber!: string;
}

@ObjectType('RefundFailure', { description: 'Why the last attempt at a refund failed.' })
export class RefundFailureType {
  @Field(() => String, {
    description: "The provider's code; NO_ANSWER where none came, UNREADABLE where what is needed cannot be decrypted.",
  })
  code!: string;

  @Field(() => String, { description: "The provider's own words." })
  message!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => Boolean, { description: 'True once the shop tries no more by itself, see retryRefund.' })
  isFinal!: boolean;
}
