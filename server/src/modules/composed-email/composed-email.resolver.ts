import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { EmailPreview, presentEmail } from '../email/index.ts';
import type { ComposedEmailContext } from './composed-email.module.ts';
import type { ComposedEmailService } from './composed-email.service.ts';
import {
  ComposedEmailError,
  ComposedEmailPreviewInput,
  ComposedEmailPreviewResult,
  SendComposedEmailInput,
  SendComposedEmailResult,
} from './composed-email.types.ts';

@Resolver()
export class ComposedEmailResolver {
  @Allow('email:send')
  @Query(() => ComposedEmailPreviewResult, { description: 'A preview of a composed email to the buyer of an order.' })
  async composedEmailPreview(
    @Arg('input', () => ComposedEmailPreviewInput, { description: 'The email.' }) input: ComposedEmailPreviewInput,
    @Ctx() context: ComposedEmailContext,
  ): Promise<typeof ComposedEmailPreviewResult> {
    const preview = await context.services.composedEmails.preview(input);
    return presentResult(preview, ComposedEmailError, context.language, (email) =>
      Object.assign(new EmailPreview(), email),
    );
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
    const sent = await idempotency.once<Awaited<ReturnType<ComposedEmailService['send']>>>(
      context,
      'sendComposedEmail',
      input,
      (recordCreated) => composedEmails.send(input, signedIn(context).id, recordCreated),
      (value) => Promise.resolve({ value }),
    );
    return presentResult(sent, ComposedEmailError, context.language, async (id) => {
      const email = await composedEmails.queued(id);
      if (!email) throw new Error(`composed email ${id} is not in the outbox`);
      return presentEmail(email);
    });
  }
}
