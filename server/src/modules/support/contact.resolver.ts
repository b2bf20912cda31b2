import { apiMessage } from '@eunbit/schema/api-messages';
import { validateContactMessage } from '@eunbit/schema/validation-contact';
import { validatePartnership } from '@eunbit/schema/validation-partnership';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import {
  RequestPartnershipInput,
  SendContactMessageInput,
  SendSupportRequestResult,
  SupportError,
  SupportRequestReceived,
} from './contact.types.ts';
import type { SupportContext } from './support.module.ts';

/** The result of a form; without a ticket number, the rate limit was reached. */
function presentReceived(
  number: string | null,
  key: 'contact.sent' | 'partnership.sent',
  { language }: SupportContext,
): typeof SendSupportRequestResult {
  if (!number) return SupportError.create('TOO_MANY_REQUESTS', 'requests.tooMany', language);
  return Object.assign(new SupportRequestReceived(), { number, message: apiMessage(key, language) });
}

/** The contact forms for customers and businesses. */
@Resolver()
export class ContactResolver {
  @Allow('public')
  @Mutation(() => SendSupportRequestResult, {
    description: 'Sends a message to the shop; limited per address and per email.',
  })
  async sendContactMessage(
    @Arg('input', () => SendContactMessageInput, { description: 'The message.' }) input: SendContactMessageInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SendSupportRequestResult> {
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
    return presentReceived(number, 'contact.sent', context);
  }

  @Allow('public')
  @Mutation(() => SendSupportRequestResult, {
    description: 'Asks for a partnership; limited per address and per email.',
  })
  async requestPartnership(
    @Arg('input', () => RequestPartnershipInput, { description: 'The request.' }) input: RequestPartnershipInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof SendSupportRequestResult> {
    const { services, language } = context;
    const failures = validatePartnership(input);
    if (failures.length > 0) return validationError(failures, language);
    const number = await services.idempotency.once(
      context,
      'requestPartnership',
      input,
      (recordCreated) => services.partnership.receive(input, context, recordCreated),
      (created) => Promise.resolve(created),
    );
    return presentReceived(number, 'partnership.sent', context);
  }
}
