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
  description: 'Delivery status of an email.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its first or next attempt.' },
    SENDING: { description: 'It is being handed over to the provider.' },
    SENT: { description: 'The provider accepted it.' },
    FAILED: { description: 'It could not be sent and is not retried.' },
    SKIPPED: { description: 'Its subject no longer exists, or the person does not want it.' },
  },
});

registerEnumType(EmailKind, {
  name: 'EmailKind',
  description: 'Purpose of an email.',
  valuesConfig: {
    ORDER_PLACED: { description: 'To the customer: the order is placed.' },
    ORDER_RECEIVED: { description: 'To the company: a new order.' },
    ORDER_STATUS_CHANGED: { description: 'To the customer: the status of the order changed.' },
    ORDER_CORRECTED: { description: 'To the customer: an announced status was wrong.' },
    ORDER_PARTLY_SHIPPED: {
      description: 'To the customer: a part of the order was shipped, and when the rest will follow.',
    },
    PARCELS_CORRECTED: { description: 'To the customer: a carrier or tracking number was corrected.' },
    ORDER_RECEIPT: { description: 'To the customer: a receipt, on request.' },
    ORDER_EDIT_PROPOSED: { description: 'To the customer: an edit costs more and awaits their agreement and payment.' },
    RETURN_UPDATED: { description: 'To the customer: the status of a return changed.' },
    LATE_PAYMENT_REFUNDED: {
      description: 'To the customer: a payment for an edit arrived too late and was refunded.',
    },
    ORDER_EDITED: { description: 'To the customer: the changes of an edit.' },
    DRAFT_ORDER_SENT: { description: 'To the customer: the link to pay a draft order.' },
    DRAFT_ORDER_REMINDER: { description: 'To the customer: the link to a draft order expires soon.' },
    DEPOSIT_REMINDER: { description: 'To the customer: the deposit is due.' },
    DEPOSIT_RECEIVED: { description: 'To the customer: the deposit has arrived.' },
    DEPOSIT_SHORT: { description: 'To the customer: a part of the deposit is missing; sent at the request of staff.' },
    ORDER_REFUNDED: { description: 'To the customer: a cancelled order is refunded.' },
    ORDER_PART_REFUNDED: { description: 'To the customer: a part of an order was refunded, or will not be charged.' },
    REFUND_ACCOUNT_WANTED: { description: 'To the customer: a refund needs their bank account.' },
    GUEST_ORDER_LINK: { description: 'To the customer: a link that opens a guest order.' },
    CLAIM_ORDERS: { description: 'To the member: a link that claims guest orders.' },
    PAYMENT_REFUNDED: { description: 'To the customer: a payment without an order is refunded.' },
    DISPUTE_OPENED: { description: 'To the company: a cardholder disputes the payment of an order.' },
    REFUND_FAILED: { description: 'To the company: a refund failed, and staff have to make it.' },
    CONTACT_MESSAGE: { description: 'To the company: a message was received.' },
    CONTACT_CONFIRMATION: { description: 'To the sender of a message: it was received.' },
    B2B_REQUEST: { description: 'To the company: a business requests a partnership.' },
    B2B_CONFIRMATION: { description: 'To the business: its partnership request was received.' },
    REVIEW_INVITATION: { description: 'To the buyer of a delivered order: please review it.' },
    QUESTION_ANSWERED: { description: 'To the author of a product question: the answer.' },
    REQUEST_ANSWERED: { description: 'To the sender of a request: the answer of staff.' },
    MAILING_LIST_JOINED: { description: 'To the reader: they joined the mailing list.' },
    MAILING_LIST_LEFT: { description: 'To the reader: they left the mailing list.' },
    BACK_IN_STOCK: { description: 'To restock subscribers: a product can be ordered again.' },
    LOW_STOCK: { description: 'To the company: stock of a product is low in a store.' },
    WELCOME: { description: 'To a new member.' },
    PASSWORD_RESET: { description: 'To the member: a link to set a new password.' },
    PASSWORD_CHANGED_NOTICE: { description: 'To the member: the password was changed.' },
    EMAIL_CHANGE_CONFIRM: { description: 'To the new address: a link that confirms it.' },
    SECOND_FACTOR_CHANGED: { description: 'To a staff member: their second factor changed.' },
    ROLE_CHANGED: { description: 'To the account and the admin concerned: a role changed.' },
    ORDER_MENTION: { description: 'To a staff member whom a note on an order mentions.' },
    COMPOSED_EMAIL: { description: 'To the customer: an email about an order, written by staff.' },
    STAFF_INVITATION: { description: 'To an invited person: the link to join the staff.' },
    EMAIL_CHANGED_NOTICE: { description: 'To the former address: the account has a new email address.' },
  },
});

@ObjectType('EmailContents', {
  description: 'Current contents of an email. Its links are disabled for staff.',
})
export class EmailContentsType {
  @Field(() => String, { description: 'Subject.' })
  subject!: string;

  @Field(() => String, { description: 'The HTML part; show it in a sandboxed frame.' })
  html!: string;

  @Field(() => String, { description: 'The plain text part.' })
  text!: string;
}

@ObjectType('Email', { description: 'An email in the outbox.' })
export class EmailType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => EmailKind, { description: 'Its purpose.' })
  kind!: EmailKind;

  @Field(() => String, { description: 'The address it goes to.' })
  to!: string;

  @Field(() => LanguageEnum, { description: 'Its language.' })
  language!: Language;

  @Field(() => EmailStatus, { description: 'Status.' })
  status!: EmailStatus;

  @Field(() => String, { nullable: true, description: 'Subject; null before it is sent.' })
  subject!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed; null if none has.' })
  error!: string | null;

  @Field(() => Int, { description: 'Number of attempts to send it.' })
  attempts!: number;

  @Field(() => Date, { description: 'When it was put into the outbox.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the provider accepted it; null before.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the next attempt is due; null if none will be made.' })
  nextTryAt!: Date | null;

  @Field(() => EmailBounceType, {
    nullable: true,
    description: 'What the provider reported after it was sent; null if nothing.',
  })
  bounce!: EmailBounceType | null;

  /** Rendered only if the contents are selected. */
  stored!: EmailRecord;
}

export const EmailConnection = createNumberedConnectionType('Email', () => EmailType, 'the outbox, newest first');

/** Emails per page of the log (EMAIL-9). */
@ArgsType()
export class EmailPageArgs extends createNumberedPageArgs(6) {}

@InputType({ description: 'The email to retry.' })
export class RetryEmailInput {
  @Field(() => ID, { description: 'The email.' })
  id!: string;
}

@ObjectType({ description: 'The email is queued again, with all its attempts.' })
export class EmailQueued {
  @Field(() => EmailType, { description: 'The email after the change.' })
  email!: EmailType;
}

export const RetryEmailResult = createUnionType({
  name: 'RetryEmailResult',
  description: 'Outcome of retryEmail.',
  types: () => [EmailQueued, EmailError] as const,
});
