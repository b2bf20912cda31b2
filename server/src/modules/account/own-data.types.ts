import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { AccountError } from './account.errors.ts';

@InputType({ description: 'The proof that it is the caller who wants to leave.' })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'Password; null for accounts that have none.' })
  password!: string | null;
}

@ObjectType({ description: 'The account is deleted; its orders are kept as the law requires, without a link to it.' })
export class AccountDeleted {
  @Field(() => ID, { description: 'Of the account that was.' })
  id!: string;
}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of deleteAccount.',
  types: () => [AccountDeleted, AccountError] as const,
});
