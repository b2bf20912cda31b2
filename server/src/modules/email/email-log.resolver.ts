import { EmailStatus } from '@eunbit/schema/email';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { EmailError } from './email.errors.ts';
import type { EmailContext } from './email.module.ts';
import { presentAddressStatus } from './email-address.presenter.ts';
import { EmailAddressStatusType } from './email-address.types.ts';
import { presentEmail } from './email-log.presenter.ts';
import {
  EmailConnection,
  EmailContentsType,
  EmailPageArgs,
  EmailQueued,
  EmailType,
  RetryEmailInput,
  RetryEmailResult,
} from './email-log.types.ts';

@Resolver(() => EmailType)
export class EmailLogResolver {
  @Allow('email:read')
  @Query(() => EmailConnection, { description: 'Emails in the outbox, newest first.' })
  async emails(
    @Arg('status', () => EmailStatus, { nullable: true, description: 'Only emails with this status; all if omitted.' })
    status: EmailStatus | undefined,
    @Arg('to', () => String, { nullable: true, description: 'Only emails to this address.' }) to: string | undefined,
    @Args(() => EmailPageArgs) request: EmailPageArgs,
    @Ctx() { services }: EmailContext,
  ): Promise<NumberedConnection<EmailType>> {
    const page = await services.emailLog.page({ status: status ?? null, to: to ?? null }, request);
    return toNumberedConnection(page, page.rows.map(presentEmail));
  }

  @Allow('email:read')
  @Query(() => EmailType, { nullable: true, description: 'One email; null if there is no such email.' })
  async email(
    @Arg('id', () => ID, { description: 'The email.' }) id: string,
    @Ctx() { services }: EmailContext,
  ): Promise<EmailType | null> {
    const record = await services.emailLog.byId(id);
    return record && presentEmail(record);
  }

  @Allow('email:send')
  @Mutation(() => RetryEmailResult, { description: 'Queues a failed email again, with all its attempts.' })
  async retryEmail(
    @Arg('input', () => RetryEmailInput, { description: 'The email.' }) { id }: RetryEmailInput,
    @Ctx() context: EmailContext,
  ): Promise<typeof RetryEmailResult> {
    const record = await context.services.emailLog.retry(id, signedIn(context).id);
    if (!record) return EmailError.create('EMAIL_NOT_FAILED', 'email.notFailed', context.language);
    return Object.assign(new EmailQueued(), { email: presentEmail(record) });
  }

  @FieldResolver(() => EmailAddressStatusType, { description: 'Whether its address accepts emails.' })
  async addressStatus(@Root() { to }: EmailType, @Ctx() { loaders }: EmailContext): Promise<EmailAddressStatusType> {
    return presentAddressStatus(to, await loaders.addressStatuses.load(normaliseEmail(to)));
  }

  @FieldResolver(() => EmailContentsType, {
    nullable: true,
    description: 'Its contents; null if its subject no longer exists.',
  })
  contents(@Root() { stored }: EmailType, @Ctx() { loaders }: EmailContext): Promise<EmailContentsType | null> {
    return loaders.emailContents.load(stored);
  }
}
