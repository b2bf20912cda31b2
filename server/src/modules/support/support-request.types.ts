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
  description: 'Form with which a request was sent.',
  valuesConfig: {
    MESSAGE: { description: 'The contact form or the support form.' },
    PARTNERSHIP: { description: 'The form for businesses.' },
  },
});

registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'Status of a request.',
  valuesConfig: {
    OPEN: { description: 'Awaits an answer.' },
    ANSWERED: { description: 'Staff answered it.' },
    CLOSED: { description: 'No (further) answer is needed.' },
  },
});

@ObjectType('RequestAnswer', { description: "Staff's answer to a request." })
export class RequestAnswerType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'Name of the staff member.' })
  byName!: string;
}

@ObjectType('SupportRequest', { description: 'A message or partnership request to the shop.' })
export class SupportRequestType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Ticket number, CS-… or B2B-….' })
  number!: string;

  @Field(() => RequestKind, { description: 'The form they were sent with.' })
  kind!: RequestKind;

  @Field(() => RequestStatus, { description: 'Status.' })
  status!: RequestStatus;

  @Field(() => Market, { description: 'The store it was sent from.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'Language of the answer.' })
  language!: Language;

  @Field(() => String, { description: 'Name of the sender.' })
  name!: string;

  @Field(() => String, { description: 'Address for the answer.' })
  email!: string;

  @Field(() => String, { description: 'As it was typed.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Partnership requests: the company; null for messages.' })
  company!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Partnership requests: industry of the company; null for messages.',
  })
  industry!: string | null;

  @Field(() => ContactSubject, { nullable: true, description: 'Subject; null if the form did not ask for one.' })
  subject!: ContactSubject | null;

  @Field(() => String, { nullable: true, description: 'The order it is about, as typed; null if none was given.' })
  orderNumber!: string | null;

  @Field(() => String, { description: 'Plain text as typed; may be empty for partnership requests.' })
  message!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => [RequestAnswerType], { description: 'Answers of staff, oldest first.' })
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

@InputType({ description: 'A request to close or reopen.' })
export class SettleSupportRequestInput {
  @Field(() => String, { description: 'The request.' })
  number!: string;

  @Field(() => Int, { description: 'Number of answers that the caller has seen; refused if there are more.' })
  answersSeen!: number;

  @Field(() => Boolean, { description: 'True closes it, false reopens it.' })
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
