import { ContactSubject } from '@eunbit/schema/contact';
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { SupportError } from './support.errors.ts';

registerEnumType(ContactSubject, {
  name: 'ContactSubject',
  description: 'What a message to customer service is about.',
  valuesConfig: {
    MY_ORDER: { description: 'An order.' },
    RETURN: { description: 'Sending something back.' },
    TECHNICAL_PROBLEM: { description: 'The shop itself.' },
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
    description: 'What it is about; null where the form does not ask.',
  })
  subject?: ContactSubject | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'The message is kept, and emails to the shop and to the writer are on their way.' })
export class ContactMessageSent {
  @Field(() => String, { description: 'Ticket number to quote, CS-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => String, { description: 'Text for the writer, in the language of the request.' })
  message!: string;
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Outcome of sendContactMessage.',
  types: () => [ContactMessageSent, ValidationError, SupportError] as const,
});
