import { apiMessage } from '@eunbit/schema/api-messages';
import { validatePartnership } from '@eunbit/schema/validation-partnership';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { PartnershipRequested, RequestPartnershipInput, RequestPartnershipResult } from './partnership.types.ts';
import { SupportError } from './support.errors.ts';
import type { SupportContext } from './support.module.ts';

@Resolver()
export class PartnershipResolver {
  @Allow('public')
  @Mutation(() => RequestPartnershipResult, {
    description: 'Asks for a partnership; limited per address and per email.',
  })
  async requestPartnership(
    @Arg('input', () => RequestPartnershipInput, { description: 'The request.' }) input: RequestPartnershipInput,
    @Ctx() context: SupportContext,
  ): Promise<typeof RequestPartnershipResult> {
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
    if (!number) return SupportError.create('TOO_MANY_REQUESTS', 'requests.tooMany', language);
    return Object.assign(new PartnershipRequested(), { number, message: apiMessage('partnership.sent', language) });
  }
}
