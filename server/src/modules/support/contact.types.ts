import { ContactSubject } from '@eunbit/schema/contact';
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

export const SupportError = createErrorType('Support', {
  REQUEST_NOT_FOUND: 'No such message or request.',
  REQUEST_CONFLICT: 'Somebody else answered the request, or settled it, after the caller read it.',
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

@InputType({ description: 'A message of the contact form or of the support form.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Name of the writer, one line of at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Phone number, 5 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { description: 'The message, at most 5,000 characters; kept as plain text.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The order it is about, in any spelling; whether it exists is not told.',
  })
  orderNumber?: string | null;

  @Field(() => ContactSubject, {
    nullable: true,
    description: 'What it is about; null if the form does not ask.',
  })
  subject?: ContactSubject | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'What a business asks for.' })
export class RequestPartnershipInput {
  @Field(() => String, { description: 'Family name, one line of at most 200 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Given name, one line of at most 200 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Name of the company, one line of at most 200 characters.' })
  company!: string;

  @Field(() => String, { description: 'Phone number, 5 to 40 characters.' })
  phone!: string;

  @Field(() => String, { description: 'What the company does, one line of at most 200 characters.' })
  industry!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 5,000 characters; kept as plain text.' })
  message!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What was sent is stored, and emails to the shop and to its sender are on their way.' })
export class SupportRequestReceived {
  @Field(() => String, { description: 'Ticket number to quote: CS-YYMMDD-XXXXXXXX of a message, B2B-… of a business.' })
  number!: string;

  @Field(() => String, { description: 'Text for the sender, in the language of the request.' })
  message!: string;
}

export const SendSupportRequestResult = createUnionType({
  name: 'SendSupportRequestResult',
  description: 'Outcome of sendContactMessage and requestPartnership.',
  types: () => [SupportRequestReceived, ValidationError, SupportError] as const,
});
