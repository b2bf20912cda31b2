import { apiMessage } from '@eunbit/schema/api-messages';
import { validateContactMessage } from '@eunbit/schema/validation-contact';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { ContactMessageSent, SendContactMessageInput, SendContactMessageResult } from './contact.types.ts';
import { SupportError } from './support.errors.ts';
import type { SupportContext } from './support.module.ts';

@Resolver()
export class ContactResolver {
  @Allow('public')
  @Mutation(() => SendContactMessageResult, {
    description: 'Sends a message to the shop; limited per address and per email.',
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput, { description: 'The message.' }) input: SendContactMessageInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SendContactMessageResult> {
    const { services, language } = context;
    const fields = { ...input, orderNumber: input.orderNumber ?? '' };
    const failures = validateContactMessage(fields);
    if (failures.length > 0) return validationError(failures, language);
    const number = await services.idempotency.once(
      context,
      'sendContactMessage',
      input,
      (recordCreated) =>
        services.contact.receive({ ...fields, subject: input.subject ?? null }, context, recordCreated),
      (created) => Promise.resolve(created),
    );
    if (!number) return SupportError.create('TOO_MANY_REQUESTS', 'requests.tooMany', language);
    return Object.assign(new ContactMessageSent(), { number, message: apiMessage('contact.sent', language) });
  }
}
