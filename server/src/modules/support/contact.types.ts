import { ContactSubject } from '@eunbit/schema/contact';
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

export const SupportError = createErrorType('Support', {
  REQUEST_NOT_FOUND: 'No such request.',
  REQUEST_CONFLICT: 'The request was answered, closed or reopened after the caller read it.',
  TOO_MANY_REQUESTS,
});
export type SupportError = InstanceType<typeof SupportError>;
export type SupportErrorCode = keyof typeof SupportError.codes;

registerEnumType(ContactSubject, {
  name: 'ContactSubject',
  description: 'Subject of a message to customer service.',
  valuesConfig: {
    MY_ORDER: { description: 'An order.' },
    RETURN: { description: 'Returning goods.' },
    TECHNICAL_PROBLEM: { description: 'A problem with the shop itself.' },
    PRODUCT: { description: 'A product.' },
    TECHNOLOGY: { description: 'How the products work.' },
    OTHER: { description: 'Anything else.' },
  },
});

@InputType({ description: 'A message from the contact form or the support form.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Name of the sender, one line of at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Phone number, 5 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'Address for the answer.' })
  email!: string;

  @Field(() => String, { description: 'Plain text of at most 5,000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The order it is about, in any spelling; the answer does not reveal whether it exists.',
  })
  orderNumber?: string | null;

  @Field(() => ContactSubject, {
    nullable: true,
    description: 'Subject; null if the form does not ask for one.',
  })
  subject?: ContactSubject | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A partnership request of a business.' })
export class RequestPartnershipInput {
  @Field(() => String, { description: 'Family name, one line of at most 200 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Given name, one line of at most 200 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Company name, one line of at most 200 characters.' })
  company!: string;

  @Field(() => String, { description: 'Phone number, 5 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'Industry of the company, one line of at most 200 characters.' })
  industry!: string;

  @Field(() => String, { description: 'Address for the answer.' })
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'Plain text of at most 5,000 characters.' })
  message!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'The request was stored; emails to the shop and to the sender are queued.' })
export class SupportRequestReceived {
  @Field(() => String, {
    description: 'Ticket number: CS-YYMMDD-XXXXXXXX of a message, B2B-… of a partnership request.',
  })
  number!: string;

  @Field(() => String, { description: 'Message to the sender, in the language of the request.' })
  message!: string;
}

export const SendSupportRequestResult = createUnionType({
  name: 'SendSupportRequestResult',
  description: 'Outcome of sendContactMessage and requestPartnership.',
  types: () => [SupportRequestReceived, ValidationError, SupportError] as const,
});
