import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { EmailError } from './email.errors.ts';
import type { EmailContext } from './email.module.ts';
import { presentAddressStatus } from './email-address.presenter.ts';
import {
  EmailAddressReactivated,
  ReactivateEmailAddressInput,
  ReactivateEmailAddressResult,
} from './email-address.types.ts';

@Resolver()
export class EmailAddressResolver {
  @Allow('email:send')
  @Mutation(() => ReactivateEmailAddressResult, {
    description: 'Lifts the suppression of an address whose emails bounced. Not possible if the reader complained.',
  })
  async reactivateEmailAddress(
    @Arg('input', () => ReactivateEmailAddressInput, { description: 'The address.' })
    { email }: ReactivateEmailAddressInput,
    @Ctx() context: EmailContext,
  ): Promise<typeof ReactivateEmailAddressResult> {
    const reactivation = await context.services.emailAddresses.reactivate(email, signedIn(context).id);
    if ('refused' in reactivation) return EmailError.of(reactivation.refused, context.language);
    const addressStatus = presentAddressStatus(email, reactivation.value);
    return Object.assign(new EmailAddressReactivated(), { addressStatus });
  }
}
