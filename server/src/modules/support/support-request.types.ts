import { ContactSubject } from '@eunbit/schema/contact';
import { type Language, Market } from '@eunbit/schema/market';
import { REQUESTS_PER_PAGE, RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { EmailPreview } from '../email/index.ts';
import { SupportError } from './contact.types.ts';

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'Where somebody wrote to the shop.',
  valuesConfig: {
    MESSAGE: { description: 'The contact form or the support form.' },
    PARTNERSHIP: { description: 'The form for businesses.' },
  },
});

registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'How far a request is.',
  valuesConfig: {
    OPEN: { description: 'It waits for staff.' },
    ANSWERED: { description: 'Staff have written back.' },
    CLOSED: { description: 'There is nothing (more) to answer.' },
  },
});

@ObjectType('RequestAnswer', { description: 'What staff wrote back.' })
export class RequestAnswerType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'Who, by name.' })
  byName!: string;
}

@ObjectType('SupportRequest', { description: 'What somebody wrote to the shop.' })
export class SupportRequestType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Ticket number, CS-… or B2B-….' })
  number!: string;

  @Field(() => RequestKind, { description: 'Which form it came from.' })
  kind!: RequestKind;

  @Field(() => RequestStatus, { description: 'Status.' })
  status!: RequestStatus;

  @Field(() => Market, { description: 'The store it was written in.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language to answer in.' })
  language!: Language;

  @Field(() => String, { description: 'The name of the writer.' })
  name!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { description: 'As it was typed.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Businesses: the company; null for messages.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Businesses: what the company does; null for messages.' })
  industry!: string | null;

  @Field(() => ContactSubject, { nullable: true, description: 'What it is about; null if the form did not ask.' })
  subject!: ContactSubject | null;

  @Field(() => String, { nullable: true, description: 'The order it is about, as it was typed; null if none was.' })
  orderNumber!: string | null;

  @Field(() => String, { description: 'Plain text as it was typed; empty if a business wrote none.' })
  message!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => [RequestAnswerType], { description: 'What staff wrote back, oldest first.' })
  answers!: RequestAnswerType[];
}

export const SupportRequestConnection = createNumberedConnectionType(
  'SupportRequest',
  () => SupportRequestType,
  'requests of one kind',
);

@ArgsType()
export class SupportRequestPageArgs extends createNumberedPageArgs(REQUESTS_PER_PAGE) {}

@InputType({ description: 'An answer to a request, sent as an email in the language of the request.' })
export class AnswerSupportRequestInput {
  @Field(() => String, { description: 'The request.' })
  number!: string;

  @Field(() => Int, { description: 'Number of answers that the caller has seen; refused if there are more.' })
  answersSeen!: number;

  @Field(() => String, { description: 'At most 5,000 characters of plain text.' })
  text!: string;
}

@InputType({ description: 'A request that needs no (more) answer, or needs one again.' })
export class SettleSupportRequestInput {
  @Field(() => String, { description: 'The request.' })
  number!: string;

  @Field(() => Int, { description: 'Number of answers that the caller has seen; refused if there are more.' })
  answersSeen!: number;

  @Field(() => Boolean, { description: 'True closes it, false opens it again.' })
  isClosed!: boolean;
}

@InputType({ description: 'A draft of an answer.' })
export class AnswerPreviewInput {
  @Field(() => String, { description: 'Ticket number of the request.' })
  number!: string;

  @Field(() => String, { description: 'The answer so far.' })
  text!: string;
}

export const SupportRequestResult = createUnionType({
  name: 'SupportRequestResult',
  description: 'Outcome of answerSupportRequest and settleSupportRequest.',
  types: () => [SupportRequestType, ValidationError, SupportError] as const,
});

export const AnswerPreviewResult = createUnionType({
  name: 'AnswerPreviewResult',
  description: 'Outcome of answerPreview.',
  types: () => [EmailPreview, ValidationError, SupportError] as const,
});
