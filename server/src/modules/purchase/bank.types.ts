import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Bank', { description: 'An account that deposits are paid into.' })
export class BankType {
  @Field(() => ID, { description: 'Sent back as bankId.' })
  id!: string;

  @Field(() => String, { description: 'Name of the bank in the language of the request.' })
  name!: string;

  @Field(() => String, { description: 'Account number.' })
  accountNumber!: string;

  @Field(() => String, { description: 'Account holder.' })
  accountHolder!: string;

  @Field(() => Boolean, { description: 'It is made up: nothing can be paid into it. Never in production.' })
  isSample!: boolean;
}
