import { BounceKind, SuppressionReason } from '@eunbit/schema/email';
import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmailError } from './email.errors.ts';

registerEnumType(BounceKind, {
  name: 'BounceKind',
  description: 'What the email provider reported about a sent email.',
  valuesConfig: {
    HARD_BOUNCE: { description: 'Rejected for good: the mailbox does not exist.' },
    SOFT_BOUNCE: { description: 'Rejected this time: the mailbox is full, or its server was unreachable.' },
    SPAM_COMPLAINT: { description: 'The reader marked it as spam.' },
  },
});

registerEnumType(SuppressionReason, {
  name: 'SuppressionReason',
  description: 'Why no emails are sent to an address.',
  valuesConfig: {
    HARD_BOUNCE: { description: 'An email bounced: the mailbox does not exist.' },
    SPAM_COMPLAINT: { description: 'The reader marked an email as spam.' },
    MANUAL: {
      description: 'The reader unsubscribed at the email provider, or the address was added to the list there.',
    },
    UNKNOWN: { description: 'The email provider refused an email without a reason.' },
  },
});

@ObjectType('EmailBounce', { description: 'What the email provider reported about a sent email.' })
export class EmailBounceType {
  @Field(() => BounceKind, { description: 'What was reported.' })
  kind!: BounceKind;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: "Message of the reader's mail server; null if it sent none." })
  description!: string | null;
}

@ObjectType('EmailSuppression', { description: 'Why, and since when, no emails are sent to an address.' })
export class EmailSuppressionType {
  @Field(() => SuppressionReason, { description: 'Reason.' })
  reason!: SuppressionReason;

  @Field(() => Date, { description: 'Since when.' })
  since!: Date;

  @Field(() => String, { nullable: true, description: "Message of the reader's mail server; null if it sent none." })
  description!: string | null;
}

@ObjectType('EmailAddressStatus', { description: 'Whether an address accepts emails.' })
export class EmailAddressStatusType {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => EmailSuppressionType, {
    nullable: true,
    description: 'Why emails about orders and accounts are not sent to it; null if they are.',
  })
  suppression!: EmailSuppressionType | null;

  @Field(() => EmailSuppressionType, {
    nullable: true,
    description: 'Why newsletters are not sent to it; null if they are, to members of the mailing list.',
  })
  newsSuppression!: EmailSuppressionType | null;

  @Field(() => Int, { description: 'Number of recent emails that soft-bounced.' })
  softBounces!: number;

  @Field(() => Boolean, { description: 'Whether `reactivateEmailAddress` can lift the suppression.' })
  isReactivatable!: boolean;
}

@InputType({ description: 'An address to reactivate.' })
export class ReactivateEmailAddressInput {
  @Field(() => String, { description: 'The address.' })
  email!: string;
}

@ObjectType({
  description: 'Emails are sent to the address again. Failed emails are not resent automatically: see `retryEmail`.',
})
export class EmailAddressReactivated {
  @Field(() => EmailAddressStatusType, { description: 'The address as it is now.' })
  addressStatus!: EmailAddressStatusType;
}

export const ReactivateEmailAddressResult = createUnionType({
  name: 'ReactivateEmailAddressResult',
  description: 'Outcome of reactivateEmailAddress.',
  types: () => [EmailAddressReactivated, EmailError] as const,
});
