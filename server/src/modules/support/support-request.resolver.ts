import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import { validateAnswer } from '@eunbit/schema/validation-support-request';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import { EmailPreview } from '../email/index.ts';
import { SupportError } from './contact.types.ts';
import type { SupportContext } from './support.module.ts';
import type { HandledRequest, StoredRequest } from './support-request.service.ts';
import {
  AnswerPreviewInput,
  AnswerPreviewResult,
  AnswerSupportRequestInput,
  SettleSupportRequestInput,
  SupportRequestConnection,
  SupportRequestPageArgs,
  SupportRequestResult,
  SupportRequestType,
} from './support-request.types.ts';

function presentRequest({ kind, record }: StoredRequest): SupportRequestType {
  const { _id, number, market, language, email, phone, message, createdAt, status, answers } = record;
  const common = {
    id: String(_id),
    number,
    kind,
    status,
    market,
    language,
    email,
    phone,
    message,
    createdAt,
    answers,
  };
  const { name, subject, orderNumber } =
    kind === 'MESSAGE' ? record : { name: personName(record), subject: null, orderNumber: null };
  const { company, industry } = kind === 'MESSAGE' ? { company: null, industry: null } : record;
  return Object.assign(new SupportRequestType(), { ...common, name, subject, orderNumber, company, industry });
}

const presentHandled = (handled: HandledRequest, { language }: SupportContext): typeof SupportRequestResult =>
  presentResult(handled, SupportError, language, presentRequest);

@Resolver()
export class SupportRequestResolver {
  @Allow('request:read')
  @Query(() => SupportRequestConnection, { description: 'Requests of one kind.' })
  async supportRequests(
    @Arg('kind', () => RequestKind, { description: 'The form they were sent with.' }) kind: RequestKind,
    @Arg('status', () => RequestStatus, { nullable: true, description: 'Only rows with this status.' })
    status: RequestStatus | undefined,
    @Arg('market', () => Market, { nullable: true, description: 'Only this store.' })
    market: Market | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A ticket number, or the email of the sender.' })
    search: string | undefined,
    @Arg('sort', () => DateSort, { defaultValue: DateSort.NEWEST, description: 'Sort order.' })
    sort: DateSort,
    @Args(() => SupportRequestPageArgs) request: SupportRequestPageArgs,
    @Ctx() { services }: SupportContext,
  ): Promise<NumberedConnection<SupportRequestType>> {
    const filter = { status: status ?? null, market: market ?? null, search: search ?? null, sort };
    const page = await services.supportRequests.page(kind, filter, request);
    return toNumberedConnection(page, page.rows.map(presentRequest));
  }

  @Allow('request:read')
  @Query(() => SupportRequestType, { nullable: true, description: 'One request; null if there is no such request.' })
  async supportRequest(
    @Arg('number', () => String, { description: 'Ticket number.' }) number: string,
    @Ctx() { services }: SupportContext,
  ): Promise<SupportRequestType | null> {
    const request = await services.supportRequests.byNumber(number);
    return request && presentRequest(request);
  }

  @Allow('request:answer')
  @Mutation(() => SupportRequestResult, { description: 'Sends an answer to a request, by email.' })
  async answerSupportRequest(
    @Arg('input', () => AnswerSupportRequestInput, { description: 'The answer.' }) input: AnswerSupportRequestInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SupportRequestResult> {
    const { number, answersSeen, text } = input;
    const failures = validateAnswer(text);
    if (failures.length > 0) return validationError(failures, context.language);
    const answered = await context.services.supportRequests.answer(number, answersSeen, text, signedIn(context));
    return presentHandled(answered, context);
  }

  @Allow('request:answer')
  @Mutation(() => SupportRequestResult, { description: 'Closes a request without an answer, or reopens it.' })
  async settleSupportRequest(
    @Arg('input', () => SettleSupportRequestInput, { description: 'The request.' }) input: SettleSupportRequestInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SupportRequestResult> {
    const { number, answersSeen, isClosed: closed } = input;
    const settled = await context.services.supportRequests.settle(number, answersSeen, closed, signedIn(context));
    return presentHandled(settled, context);
  }

  @Allow('request:answer')
  @Query(() => AnswerPreviewResult, { description: 'A preview of the email with an answer to a request.' })
  async answerPreview(
    @Arg('input', () => AnswerPreviewInput, { description: 'The answer.' }) { number, text }: AnswerPreviewInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof AnswerPreviewResult> {
    const preview = await context.services.answerPreview(number, text, signedIn(context).id);
    return presentResult(preview, SupportError, context.language, (email) => Object.assign(new EmailPreview(), email));
  }
}
