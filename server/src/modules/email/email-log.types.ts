import { EmailKind, EmailStatus } from '@eunbit/schema/email';
import type { Language } from '@eunbit/schema/market';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { EmailError } from './email.errors.ts';
import type { EmailRecord } from './email.model.ts';
import { EmailBounceType } from './email-address.types.ts';

registerEnumType(EmailStatus, {
  name: 'EmailStatus',
  description: 'Where an email stands.',
  valuesConfig: {
    QUEUED: { description: 'It waits to be sent, for the first time or once more.' },
    SENDING: { description: 'A server is handing it over.' },
    SENT: { description: 'The email provider has taken it.' },
    FAILED: { description: 'It could not be sent and is not tried any more.' },
    SKIPPED: { description: 'There was nothing to tell any more, or the person does not want it.' },
  },
});

registerEnumType(EmailKind, {
  name: 'EmailKind',
  description: 'What an email is for.',
  valuesConfig: {
    ORDER_PLACED: { description: 'To the customer: the order is placed.' },
    ORDER_RECEIVED: { description: 'To the company: somebody bought.' },
    ORDER_STATUS_CHANGED: { description: 'To the customer: the order has another status.' },
    ORDER_CORRECTED: { description: 'To the customer: a status was wrong, of which they had been told.' },
    ORDER_PARTLY_SHIPPED: { description: 'To the customer: some of the order has left, and when the rest comes.' },
    PARCELS_CORRECTED: { description: 'To the customer: a carrier or tracking number was corrected.' },
    ORDER_RECEIPT: { description: 'To the customer: what was bought and paid, on request.' },
    ORDER_EDIT_PROPOSED: { description: 'To the customer: an edit costs more, and waits to be agreed to and paid.' },
    RETURN_UPDATED: { description: 'To the customer: what has become of a return.' },
    LATE_PAYMENT_REFUNDED: {
      description: 'To the customer: a payment for an edit came when it could not be made any more, and was paid back.',
    },
    ORDER_EDITED: { description: 'To the customer: what of the order was changed.' },
    DRAFT_ORDER_SENT: { description: 'The link to pay for an order that staff have made.' },
    DRAFT_ORDER_REMINDER: { description: 'That link ends soon.' },
    DEPOSIT_REMINDER: { description: 'To the customer: the deposit is due.' },
    DEPOSIT_RECEIVED: { description: 'To the customer: the deposit has come.' },
    DEPOSIT_SHORT: { description: 'To the customer: a part of the deposit is missing, at the request of staff.' },
    ORDER_REFUNDED: { description: 'To the customer: the money of a cancelled order goes back.' },
    ORDER_PART_REFUNDED: { description: 'To the customer: a part of an order was paid back, or will not be charged.' },
    REFUND_ACCOUNT_WANTED: { description: 'To the customer: a refund needs their bank account.' },
    GUEST_ORDER_LINK: { description: 'To the customer: a link that opens a guest order.' },
    CLAIM_ORDERS: { description: 'To the member: a link that takes guest orders over.' },
    PAYMENT_REFUNDED: { description: 'To the customer: money taken for nothing goes back.' },
    DISPUTE_OPENED: { description: 'To the company: a cardholder disputes the payment of an order.' },
    REFUND_FAILED: { description: 'To the company: a refund of an order failed, and staff have to make it.' },
    CONTACT_MESSAGE: { description: 'To the company: somebody wrote.' },
    CONTACT_CONFIRMATION: { description: 'To whoever wrote: it has arrived.' },
    B2B_REQUEST: { description: 'To the company: a business asks for a partnership.' },
    B2B_CONFIRMATION: { description: 'To the business: it has arrived.' },
    REVIEW_INVITATION: { description: 'To the buyer of an order that has arrived: please review it.' },
    QUESTION_ANSWERED: { description: 'The answer to a question about a product, for its author.' },
    REQUEST_ANSWERED: { description: 'To whoever wrote: what staff say to it.' },
    MAILING_LIST_JOINED: { description: 'To the reader: on the mailing list.' },
    MAILING_LIST_LEFT: { description: 'To the reader: off the mailing list.' },
    BACK_IN_STOCK: { description: 'To whoever waited: a product can be ordered again.' },
    LOW_STOCK: { description: 'To the company: a product runs out in a store.' },
    WELCOME: { description: 'To a new member.' },
    PASSWORD_RESET: { description: 'To the member: a link to a new password.' },
    PASSWORD_CHANGED_NOTICE: { description: 'To the member: the password was changed.' },
    EMAIL_CHANGE_CONFIRM: { description: "To the new address: a link that makes it the account's." },
    SECOND_FACTOR_CHANGED: { description: 'To a member of staff: how they sign in has changed.' },
    ROLE_CHANGED: { description: 'To both concerned: somebody has another role.' },
    ORDER_MENTION: { description: 'To a member of staff whom a note on an order names.' },
    COMPOSED_EMAIL: { description: 'To the customer: what staff have written about an order.' },
    STAFF_INVITATION: { description: 'To whoever is invited to join the staff, with the link to do so.' },
    EMAIL_CHANGED_NOTICE: { description: "To the former address: it is not the account's any more." },
  },
});

@ObjectType('EmailContents', {
  description: 'What an email says, as things are now. Its links let nobody in: those are for its reader alone.',
})
export class EmailContentsType {
  @Field(() => String, { description: 'Subject.' })
  subject!: string;

  @Field(() => String, { description: 'The part for programs that show HTML; to be shown in a frame without rights.' })
  html!: string;

  @Field(() => String, { description: 'The part in plain text.' })
  text!: string;
}

@ObjectType('Email', { description: 'An email of the outbox.' })
export class EmailType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => EmailKind, { description: 'What it is for.' })
  kind!: EmailKind;

  @Field(() => String, { description: 'The address it goes to.' })
  to!: string;

  @Field(() => LanguageEnum, { description: 'The language it is written in.' })
  language!: Language;

  @Field(() => EmailStatus, { description: 'Where it stands.' })
  status!: EmailStatus;

  @Field(() => String, { nullable: true, description: 'Subject as it was sent; null before.' })
  subject!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the last try failed; null when all is well.' })
  error!: string | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Date, { description: 'When it was put into the outbox.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the provider took it; null before.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null for one that is settled.' })
  nextTryAt!: Date | null;

  @Field(() => EmailBounceType, {
    nullable: true,
    description: 'What the provider told of it after it was sent; null for nothing.',
  })
  bounce!: EmailBounceType | null;

  /** Rendered only if the contents are selected. */
  stored!: EmailRecord;
}

export const EmailConnection = createNumberedConnectionType('Email', () => EmailType, 'the outbox, newest first');

/** Emails per page of the log (EMAIL-9). */
@ArgsType()
export class EmailPageArgs extends createNumberedPageArgs(6) {}

@InputType({ description: 'Which email.' })
export class RetryEmailInput {
  @Field(() => ID, { description: 'The email.' })
  id!: string;
}

@ObjectType({ description: 'The email waits to be sent again, with all its tries.' })
export class EmailQueued {
  @Field(() => EmailType, { description: 'The email as it is now.' })
  email!: EmailType;
}

export const RetryEmailResult = createUnionType({
  name: 'RetryEmailResult',
  description: 'Outcome of retryEmail.',
  types: () => [EmailQueued, EmailError] as const,
});
