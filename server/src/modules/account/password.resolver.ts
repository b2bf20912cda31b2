import { apiMessage } from '@eunbit/schema/api-messages';
import { validateEmail, validateNewPassword } from '@eunbit/schema/validation-account';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { toAccountError } from './account.errors.ts';
import type { AccountContext } from './account.module.ts';
import { presentMissingStep, presentSignedIn } from './account.presenter.ts';
import {
  ChangePasswordInput,
  ChangePasswordResult,
  PasswordChanged,
  PasswordResetRequested,
  RequestPasswordResetInput,
  RequestPasswordResetResult,
  ResetPasswordInput,
  ResetPasswordResult,
} from './password.types.ts';

@Resolver()
export class PasswordResolver {
  @Allow('public')
  @Mutation(() => RequestPasswordResetResult, {
    description: 'Sends an email with a link for a new password; limited per account and address.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account.' }) input: RequestPasswordResetInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof RequestPasswordResetResult> {
    const { services, language } = context;
    const failures = validateEmail(input);
    if (failures.length > 0) return validationError(failures, language);
    const outcome = await services.passwords.requestReset(input.email, context);
    if (outcome === 'unknownUser') return toAccountError('unknownReset', language);
    if (outcome === 'tooMany') return toAccountError(outcome, language);
    return Object.assign(new PasswordResetRequested(), { message: apiMessage('reset.sent', language) });
  }

  @Allow('public')
  @Mutation(() => ResetPasswordResult, {
    description: "Sets a new password with an email's link, ends every session of the account and signs in here.",
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Link and new password.' }) input: ResetPasswordInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof ResetPasswordResult> {
    const { services, language } = context;
    const failures = validateNewPassword(input);
    if (failures.length > 0) return validationError(failures, language);
    const reset = await services.passwords.reset(input.token, input.password);
    if (reset.outcome === 'unfit') return validationError([{ path: 'password', key: reset.problem }], language);
    if (reset.outcome !== 'reset') return toAccountError(reset.outcome, language);
    const missingStep = await context.services.openSession(context, reset.viewer);
    return missingStep ? presentMissingStep(missingStep, context.language) : presentSignedIn(reset.viewer);
  }

  @Allow('own')
  @Mutation(() => ChangePasswordResult, {
    description:
      'Changes the password. The old one is asked; whoever has none yet must have signed in within 15 minutes. ' +
      'Every session of the account ends, and this browser gets a new one.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Old and new password.' }) input: ChangePasswordInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof ChangePasswordResult> {
    const { services, language, sessionToken } = context;
    const viewer = signedIn(context);
    const failures = validateNewPassword(input);
    if (failures.length > 0) return validationError(failures, language);
    const proof = { password: input.currentPassword, sessionToken };
    const change = await services.passwords.change(viewer, proof, input.password);
    if (change.outcome === 'unfit') return validationError([{ path: 'password', key: change.problem }], language);
    if (change.outcome !== 'confirmed') return toAccountError(change.outcome, language);
    await context.services.openSession(context, viewer, context.signInState?.secondFactorAt);
    return Object.assign(new PasswordChanged(), { message: apiMessage('password.changed', language) });
  }
}
