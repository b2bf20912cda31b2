import { BounceKind, SuppressionReason } from '@eunbit/schema/email';
import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EmailError } from './email.errors.ts';

registerEnumType(BounceKind, {
  name: 'BounceKind',
  description: 'What the email provider told of an email that it had taken.',
  valuesConfig: {
    HARD_BOUNCE: { description: 'It came back: there is no such mailbox.' },
    SOFT_BOUNCE: { description: 'It came back this time: the mailbox is full, or its server was not reached.' },
    SPAM_COMPLAINT: { description: 'Its reader took it for spam.' },
  },
});

registerEnumType(SuppressionReason, {
  name: 'SuppressionReason',
  description: 'Why no emails are sent to an address.',
  valuesConfig: {
    HARD_BOUNCE: { description: 'An email came back: there is no such mailbox.' },
    SPAM_COMPLAINT: { description: 'Its reader took an email for spam.' },
    MANUAL: { description: 'Its reader unsubscribed at the email provider, or somebody put it on the list there.' },
    UNKNOWN: { description: 'The email provider refused an email and did not say why.' },
  },
});

@ObjectType('EmailBounce', { description: 'What the email provider told of an email after it was sent.' })
export class EmailBounceType {
  @Field(() => BounceKind, { description: 'What happened.' })
  kind!: BounceKind;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: "In the words of the reader's mail server; null for none." })
  description!: string | null;
}

@ObjectType('EmailSuppression', { description: 'Why no emails are sent to an address, and since when.' })
export class EmailSuppressionType {
  @Field(() => SuppressionReason, { description: 'Reason.' })
  reason!: SuppressionReason;

  @Field(() => Date, { description: 'Since when.' })
  since!: Date;

  @Field(() => String, { nullable: true, description: "In the words of the reader's mail server; null for none." })
  description!: string | null;
}

@ObjectType('EmailAddressStatus', { description: 'Whether an address takes emails.' })
export class EmailAddressStatusType {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => EmailSuppressionType, {
    nullable: true,
    description: 'Why emails about orders and accounts are not sent to it; null where they are.',
  })
  suppression!: EmailSuppressionType | null;

  @Field(() => EmailSuppressionType, {
    nullable: true,
    description: 'Why news is not sent to it; null where it is, to those who are on the mailing list.',
  })
  newsSuppression!: EmailSuppressionType | null;

  @Field(() => Int, { description: 'How many emails came back lately although the address may take others.' })
  softBounces!: number;

  @Field(() => Boolean, { description: 'Whether `reactivateEmailAddress` may have emails sent to it again.' })
  isReactivatable!: boolean;
}

@InputType({ description: 'Which address.' })
export class ReactivateEmailAddressInput {
  @Field(() => String, { description: 'The address.' })
  email!: string;
}

@ObjectType({
  description: 'Emails are sent to the address again. Those that failed are not sent by themselves: see `retryEmail`.',
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
