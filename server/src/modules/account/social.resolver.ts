import { validateSocialSignUp } from '@eunbit/schema/validation-social';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { validationError } from '../../common/result.types.ts';
import { CompleteSocialSignUpInput, UnlinkSocialAccountInput } from './account.inputs.ts';
import type { AccountContext } from './account.module.ts';
import { presentSignIn, presentViewer } from './account.presenter.ts';
import { AccountError, SignInResult, SocialSignUp, UpdateViewerResult } from './account.types.ts';

@Resolver()
export class SocialResolver {
  @Allow('public')
  @Query(() => SocialSignUp, {
    nullable: true,
    description: 'The unfinished social sign-up of this browser; null if there is none.',
  })
  async socialSignUp(@Ctx() { viewer, services, oauthAttemptToken }: AccountContext): Promise<SocialSignUp | null> {
    if (viewer?.mustFinishSignUp) {
      const { email, firstName, lastName, socialProviders } = viewer;
      const provider = socialProviders.length === 1 ? (socialProviders[0] ?? null) : null;
      return Object.assign(new SocialSignUp(), { provider, email, isEmailSettled: true, firstName, lastName });
    }
    const identity = await services.oauthAttempts.identified(oauthAttemptToken);
    if (!identity) return null;
    const { provider, email, emailVerified, name } = identity;
    const settled = { email: email ?? '', isEmailSettled: email !== null && emailVerified };
    return Object.assign(new SocialSignUp(), { provider, ...settled, ...name });
  }

  @Allow('public')
  @Mutation(() => SignInResult, {
    description: 'Finishes the social sign-up of this browser, and signs in.',
  })
  async completeSocialSignUp(
    @Arg('input', () => CompleteSocialSignUpInput, { description: 'The form.' }) input: CompleteSocialSignUpInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignInResult> {
    const { viewer, services, language, oauthAttemptToken, cookies } = context;
    const own = viewer?.mustFinishSignUp ? viewer : null;
    const identity = own ? null : await services.oauthAttempts.identified(oauthAttemptToken);
    if (!own && !identity) return AccountError.create('OAUTH_ATTEMPT_OVER', 'social.visitOver', language);
    const settledEmail = own?.email ?? (identity?.emailVerified ? identity.email : null);
    const fields = { ...input, email: settledEmail ?? input.email };
    const failures = validateSocialSignUp(fields);
    if (failures.length > 0) return validationError(failures, language);
    if (own) return presentViewer(await services.social.finishOwn(own, fields, context));
    const made = identity && (await services.social.finishNew(identity, fields, context));
    if (!made) return AccountError.create('EMAIL_TAKEN', 'social.emailTaken', language);
    const answer = await presentSignIn({ value: made }, context);
    if (oauthAttemptToken) await services.oauthAttempts.forget(oauthAttemptToken);
    cookies.setOAuthAttempt(null);
    return answer;
  }

  @Allow('own')
  @Mutation(() => UpdateViewerResult, {
    description: 'Unlinks a social account of the caller; refused if it is their only sign-in method.',
  })
  async unlinkSocialAccount(
    @Arg('input', () => UnlinkSocialAccountInput, { description: 'Which one.' }) { provider }: UnlinkSocialAccountInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof UpdateViewerResult> {
    const unlinked = await context.services.account.unlinkSocialId(signedIn(context), provider);
    return presentResult(unlinked, AccountError, context.language, presentViewer);
  }
}
