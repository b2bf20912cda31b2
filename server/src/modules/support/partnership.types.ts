import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { SupportError } from './support.errors.ts';

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

@ObjectType({ description: 'The request is kept, and emails to the shop and to whoever asked are on their way.' })
export class PartnershipRequested {
  @Field(() => String, { description: 'Ticket number to quote, B2B-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => String, { description: 'Text for whoever asked, in the language of the request.' })
  message!: string;
}

export const RequestPartnershipResult = createUnionType({
  name: 'RequestPartnershipResult',
  description: 'Outcome of requestPartnership.',
  types: () => [PartnershipRequested, ValidationError, SupportError] as const,
});
