import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';

export const MailingListError = createErrorType('MailingList', {
  TOO_MANY_REQUESTS,
});
export type MailingListError = InstanceType<typeof MailingListError>;

@InputType({ description: 'An address to add to the mailing list.' })
export class SubscribeToMailingListInput {
  @Field(() => String, { description: 'Address for newsletters.' })
  email!: string;
}

@ObjectType({ description: 'The address is on the mailing list.' })
export class MailingListJoined {
  @Field(() => Boolean, { description: 'Whether it was on the list already.' })
  hasJoinedBefore!: boolean;

  @Field(() => String, { description: 'Message to the person, in the language of the request.' })
  message!: string;
}

export const SubscribeToMailingListResult = createUnionType({
  name: 'SubscribeToMailingListResult',
  description: 'Outcome of subscribeToMailingList.',
  types: () => [MailingListJoined, ValidationError, MailingListError] as const,
});
