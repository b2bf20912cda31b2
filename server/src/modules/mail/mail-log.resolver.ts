import { ErrorCode } from '@eunbit/schema/error-code';
import { LetterState } from '@eunbit/schema/letter';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { refusal } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import type { MailRecord } from './mail.model.ts';
import {
  LetterContentsType,
  LetterIdInput,
  LetterPageType,
  LetterQueued,
  LetterType,
  RetryLetterResult,
} from './mail-log.types.ts';

function presentLetter(stored: MailRecord): LetterType {
  const { _id, kind, to, language, state, subject, error, attempts, createdAt, sentAt, dueAt } = stored;
  const when = { createdAt, sentAt, nextTryAt: dueAt };
  return { id: String(_id), kind, to, language, state, subject, error, attempts, ...when, stored };
}

@Resolver(() => LetterType)
export class MailLogResolver {
  @Allow('mail:read')
  @Query(() => LetterPageType, { description: 'The letters of the outbox, newest first, 6 a page.' })
  async letters(
    @Arg('state', () => LetterState, { nullable: true, description: 'Only those that stand so; all when left out.' })
    state: LetterState | undefined,
    @Arg('to', () => String, { nullable: true, description: 'Only those to this address.' }) to: string | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) page: number,
    @Ctx() { services }: RequestContext,
  ): Promise<LetterPageType> {
    const { rows, ...numbers } = await services.mailLog.page({ state: state ?? null, to: to ?? null }, page);
    return { ...numbers, letters: rows.map(presentLetter) };
  }

  @Allow('mail:read')
  @Query(() => LetterType, { nullable: true, description: 'One letter; null where there is none.' })
  async letter(
    @Arg('id', () => ID, { description: 'The letter.' }) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<LetterType | null> {
    const record = await services.mailLog.byId(id);
    return record && presentLetter(record);
  }

  @Allow('mail:send')
  @Mutation(() => RetryLetterResult, { description: 'Gives a letter that failed all its tries again.' })
  async retryLetter(
    @Arg('input', () => LetterIdInput, { description: 'The letter.' }) { id }: LetterIdInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof RetryLetterResult> {
    const record = await context.services.mailLog.retry(id, signedIn(context).id);
    if (!record) return refusal(ErrorCode.LETTER_NOT_FAILED, 'letter.notFailed', context.language);
    return Object.assign(new LetterQueued(), { letter: presentLetter(record) });
  }

  @FieldResolver(() => LetterContentsType, {
    nullable: true,
    description: 'What it says; null where there is nothing to tell any more.',
  })
  contents(@Root() { stored }: LetterType, @Ctx() { services }: RequestContext): Promise<LetterContentsType | null> {
    return services.mailLog.read(stored);
  }
}
