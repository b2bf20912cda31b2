import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type ValidationError, validationError } from '../../common/result.types.ts';
import { EmailPreview, presentEmail } from '../email/index.ts';
import { ComposedEmailError } from './composed-email.errors.ts';
import type { ComposedEmailContext } from './composed-email.module.ts';
import type { ComposedEmailRefusal } from './composed-email.service.ts';
import {
  ComposedEmailPreviewInput,
  ComposedEmailPreviewResult,
  ComposedEmailQueued,
  SendComposedEmailInput,
  SendComposedEmailResult,
} from './composed-email.types.ts';

const ERRORS = {
  notFound: { code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
  erased: { code: 'BUYER_ERASED', key: 'composedEmail.buyerErased' },
  noAddress: { code: 'NO_ADDRESS', key: 'composedEmail.noAddress' },
  suppressed: { code: 'ADDRESS_SUPPRESSED', key: 'composedEmail.addressSuppressed' },
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'composedEmail.tooMany' },
} as const;

function refuse(
  refusal: ComposedEmailRefusal,
  { language }: ComposedEmailContext,
): ValidationError | ComposedEmailError {
  if (refusal.outcome === 'invalid') return validationError(refusal.failures, language);
  const { code, key } = ERRORS[refusal.outcome];
  return ComposedEmailError.create(code, key, language);
}

@Resolver()
export class ComposedEmailResolver {
  @Allow('email:send')
  @Query(() => ComposedEmailPreviewResult, { description: 'A preview of a composed email to the buyer of an order.' })
  async composedEmailPreview(
    @Arg('input', () => ComposedEmailPreviewInput, { description: 'The email.' }) input: ComposedEmailPreviewInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof ComposedEmailPreviewResult> {
    const preview = await context.services.composedEmails.preview(input);
    return preview.outcome === 'written' ? Object.assign(new EmailPreview(), preview.email) : refuse(preview, context);
  }

  @Allow('email:send')
  @Mutation(() => SendComposedEmailResult, {
    description: 'Sends an email by staff to the buyer of an order; limited per staff member.',
  })
  async sendComposedEmail(
    @Arg('input', () => SendComposedEmailInput, { description: 'The email.' }) input: SendComposedEmailInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof SendComposedEmailResult> {
    const { composedEmails, idempotency } = context.services;
    const sent = await idempotency.once(
      context,
      'sendComposedEmail',
      input,
      (recordCreated) => composedEmails.send(input, signedIn(context).id, recordCreated),
      (id) => Promise.resolve({ outcome: 'queued' as const, id }),
    );
    if (sent.outcome !== 'queued') return refuse(sent, context);
    const email = await composedEmails.queued(sent.id);
    if (!email) throw new Error(`composed email ${sent.id} is not in the outbox`);
    return Object.assign(new ComposedEmailQueued(), { email: presentEmail(email) });
  }
}
