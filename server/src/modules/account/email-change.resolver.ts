import { apiMessage } from '@eunbit/schema/api-messages';
import { validateEmail } from '@eunbit/schema/validation-account';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { toAccountError } from './account.errors.ts';
import type { AccountContext } from './account.module.ts';
import {
  ConfirmEmailChangeInput,
  ConfirmEmailChangeResult,
  EmailChanged,
  EmailChangeRequested,
  RequestEmailChangeInput,
  RequestEmailChangeResult,
} from './profile.types.ts';

@Resolver()
export class EmailChangeResolver {
  @Allow('own')
  @Mutation(() => RequestEmailChangeResult, {
    description: "Sends an email to a new email; it becomes the account's once the link in the email is opened.",
  })
  async requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: 'New email and password.' })
    input: RequestEmailChangeInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof RequestEmailChangeResult> {
    const { services, language, sessionToken } = context;
    const viewer = signedIn(context);
    const failures = validateEmail(input);
    if (failures.length > 0) return validationError(failures, language);
    const proof = { password: input.password, sessionToken };
    const outcome = await services.emailChange.request(viewer, input.email, proof, language);
    if (outcome === 'same') return validationError([{ path: 'email', key: 'emailChange.same' }], language);
    if (outcome !== 'sent') return toAccountError(outcome, language);
    return Object.assign(new EmailChangeRequested(), { message: apiMessage('emailChange.sent', language) });
  }

  @Allow('public')
  @Mutation(() => ConfirmEmailChangeResult, {
    description:
      "Makes a new email the account's, with the link of the email that went there. Signing in is not needed.",
  })
  async confirmEmailChange(
    @Arg('input', () => ConfirmEmailChangeInput, { description: 'The link.' }) input: ConfirmEmailChangeInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof ConfirmEmailChangeResult> {
    const { services, language, address } = context;
    const change = await services.emailChange.confirm(input.token, address);
    if (change.outcome !== 'changed') return toAccountError(change.outcome, language);
    return Object.assign(new EmailChanged(), {
      email: change.email,
      message: apiMessage('emailChange.done', language),
    });
  }
}
