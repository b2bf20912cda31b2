import { validateEmail, validateNewPassword } from '@eunbit/schema/validation-account';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './account.inputs.ts';
import type { AccountContext } from './account.module.ts';
import { presentAcknowledgement, presentSignIn } from './account.presenter.ts';
import { AcknowledgementResult, SignInResult } from './account.types.ts';

@Resolver()
export class PasswordResolver {
  @Allow('public')
  @Mutation(() => AcknowledgementResult, {
    description: 'Sends an email with a link for a new password; limited per account and address.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account.' }) input: RequestPasswordResetInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof AcknowledgementResult> {
    const { services, language } = context;
    const failures = validateEmail(input);
    if (failures.length > 0) return validationError(failures, language);
    return presentAcknowledgement(await services.passwords.requestReset(input.email, context), 'reset.sent', language);
  }

  @Allow('public')
  @Mutation(() => SignInResult, {
    description: 'Sets a new password by an emailed link, ends all sessions of the account and signs in here.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Link and new password.' }) input: ResetPasswordInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignInResult> {
    const { services, language } = context;
    const failures = validateNewPassword(input);
    if (failures.length > 0) return validationError(failures, language);
    return presentSignIn(await services.passwords.reset(input.token, input.password), context);
  }

  @Allow('own')
  @Mutation(() => AcknowledgementResult, {
    description:
      'Changes the password. The old password is required; an account without one must have signed in ' +
      'within 15 minutes. All sessions of the account end, and this browser gets a new one.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Old and new password.' }) input: ChangePasswordInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof AcknowledgementResult> {
    const { services, language, sessionToken } = context;
    const viewer = signedIn(context);
    const failures = validateNewPassword(input);
    if (failures.length > 0) return validationError(failures, language);
    const proof = { password: input.currentPassword, sessionToken };
    const changed = await services.passwords.change(viewer, proof, input.password);
    if ('value' in changed) await services.openSession(context, viewer, context.signInState?.secondFactorAt);
    return presentAcknowledgement(changed, 'password.changed', language);
  }
}
