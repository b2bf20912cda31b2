import { apiMessage } from '@eunbit/schema/api-messages';
import { validateMailingList } from '@eunbit/schema/validation-mailing-list';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { validationError } from '../../common/result.types.ts';
import type { MailingListContext } from './mailing-list.module.ts';
import {
  MailingListError,
  MailingListJoined,
  SubscribeToMailingListInput,
  SubscribeToMailingListResult,
} from './mailing-list.types.ts';

@Resolver()
export class MailingListResolver {
  @Allow('public')
  @Mutation(() => SubscribeToMailingListResult, {
    description: 'Adds an address to the mailing list; joining means agreeing to the wording beside the button.',
  })
  async subscribeToMailingList(
    @Arg('input', () => SubscribeToMailingListInput, { description: 'The address.' })
    input: SubscribeToMailingListInput,
    @Ctx() context: MailingListContext,
  ): Promise<typeof SubscribeToMailingListResult> {
    const { services, language } = context;
    const failures = validateMailingList(input);
    if (failures.length > 0) return validationError(failures, language);
    const joined = await services.mailingList.join(input.email, context);
    return presentResult(joined, MailingListError, language, ({ isNew }) => {
      const message = apiMessage(isNew ? 'mailing.joined' : 'mailing.alreadyJoined', language);
      return Object.assign(new MailingListJoined(), { hasJoinedBefore: !isNew, message });
    });
  }
}
