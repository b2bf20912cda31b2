import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import { validateAnswer } from '@eunbit/schema/validation-support-request';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import { SupportError } from './support.errors.ts';
import type { SupportContext } from './support.module.ts';
import { presentRequest } from './support-request.presenter.ts';
import type { SupportRequestService } from './support-request.service.ts';
import {
  AnswerSupportRequestInput,
  SettleSupportRequestInput,
  SupportRequestConnection,
  SupportRequestPageArgs,
  SupportRequestResult,
  SupportRequestType,
  SupportRequestUpdated,
} from './support-request.types.ts';

const OPERATION_ERRORS = {
  notFound: { code: 'REQUEST_NOT_FOUND', key: 'request.notFound' },
  conflict: { code: 'REQUEST_CONFLICT', key: 'request.conflict' },
} as const;

type Outcome = Awaited<ReturnType<SupportRequestService['answer']>>;

function presentOutcome(outcome: Outcome, { language }: SupportContext): typeof SupportRequestResult {
  if (outcome.outcome === 'saved') {
    return Object.assign(new SupportRequestUpdated(), { request: presentRequest(outcome.request) });
  }
  const { code, key } = OPERATION_ERRORS[outcome.outcome];
  return SupportError.create(code, key, language);
}

@Resolver()
export class SupportRequestResolver {
  @Allow('request:read')
  @Query(() => SupportRequestConnection, { description: 'What people wrote, of one kind.' })
  async supportRequests(
    @Arg('kind', () => RequestKind, { description: 'Which form it came from.' }) kind: RequestKind,
    @Arg('status', () => RequestStatus, { nullable: true, description: 'Only those that are so far.' })
    status: RequestStatus | undefined,
    @Arg('market', () => Market, { nullable: true, description: 'Only those of this store.' })
    market: Market | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A ticket number or the email of the writer.' })
    search: string | undefined,
    @Arg('sort', () => DateSort, { defaultValue: DateSort.NEWEST, description: 'Which comes first.' })
    sort: DateSort,
    @Args(() => SupportRequestPageArgs) request: SupportRequestPageArgs,
    @Ctx() { services }: SupportContext,
  ): Promise<NumberedConnection<SupportRequestType>> {
    const filter = { state: status ?? null, market: market ?? null, search: search ?? null, sort };
    const page = await services.supportRequests.page(kind, filter, request);
    return toNumberedConnection(page, page.rows.map(presentRequest));
  }

  @Allow('request:read')
  @Query(() => SupportRequestType, { nullable: true, description: 'One request; null where there is none.' })
  async supportRequest(
    @Arg('number', () => String, { description: 'Ticket number.' }) number: string,
    @Ctx() { services }: SupportContext,
  ): Promise<SupportRequestType | null> {
    const request = await services.supportRequests.byNumber(number);
    return request && presentRequest(request);
  }

  @Allow('request:answer')
  @Mutation(() => SupportRequestResult, { description: 'Writes back to whoever wrote, by an email.' })
  async answerSupportRequest(
    @Arg('input', () => AnswerSupportRequestInput, { description: 'The answer.' }) input: AnswerSupportRequestInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SupportRequestResult> {
    const { number, answersSeen, text } = input;
    const failures = validateAnswer(text);
    if (failures.length > 0) return validationError(failures, context.language);
    const outcome = await context.services.supportRequests.answer(number, answersSeen, text, signedIn(context));
    return presentOutcome(outcome, context);
  }

  @Allow('request:answer')
  @Mutation(() => SupportRequestResult, { description: 'Closes a request without an answer, or opens it again.' })
  async settleSupportRequest(
    @Arg('input', () => SettleSupportRequestInput, { description: 'The request.' }) input: SettleSupportRequestInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SupportRequestResult> {
    const { number, answersSeen, isClosed: closed } = input;
    const outcome = await context.services.supportRequests.settle(number, answersSeen, closed, signedIn(context));
    return presentOutcome(outcome, context);
  }
}
