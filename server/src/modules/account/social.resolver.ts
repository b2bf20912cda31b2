import { validateSocialSignUp } from '@eunbit/schema/validation-social';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { toAccountError } from './account.errors.ts';
import type { AccountContext } from './account.module.ts';
import { presentSignedIn, presentViewer } from './account.presenter.ts';
import {
  CompleteSocialSignUpInput,
  CompleteSocialSignUpResult,
  SocialAccountUnlinked,
  SocialSignUp,
  UnlinkSocialAccountInput,
  UnlinkSocialAccountResult,
} from './social.types.ts';

@Resolver()
export class SocialResolver {
  @Allow('public')
  @Query(() => SocialSignUp, {
    nullable: true,
    description: 'The sign-up through a social account that this browser has still to finish; null when there is none.',
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
  @Mutation(() => CompleteSocialSignUpResult, {
    description: 'Finishes the sign-up through a social account which this browser began, and signs in.',
  })
  async completeSocialSignUp(
    @Arg('input', () => CompleteSocialSignUpInput, { description: 'The form.' }) input: CompleteSocialSignUpInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof CompleteSocialSignUpResult> {
    const { viewer, services, language, oauthAttemptToken, cookies } = context;
    const own = viewer?.mustFinishSignUp ? viewer : null;
    const identity = own ? null : await services.oauthAttempts.identified(oauthAttemptToken);
    if (!own && !identity) return toAccountError('oauthAttemptOver', language);
    const settledEmail = own?.email ?? (identity?.emailVerified ? identity.email : null);
    const fields = { ...input, email: settledEmail ?? input.email };
    const failures = validateSocialSignUp(fields);
    if (failures.length > 0) return validationError(failures, language);
    if (own) return presentSignedIn(await services.social.finishOwn(own, fields, context));
    const made = identity && (await services.social.finishNew(identity, fields, context));
    if (!made) return toAccountError('socialEmailTaken', language);
    await context.services.openSession(context, made);
    if (oauthAttemptToken) await services.oauthAttempts.forget(oauthAttemptToken);
    cookies.setOAuthAttempt(null);
    return presentSignedIn(made);
  }

  @Allow('own')
  @Mutation(() => UnlinkSocialAccountResult, {
    description: "Takes a social account away from the caller's ways in; refused while it is the only one.",
  })
  async unlinkSocialAccount(
    @Arg('input', () => UnlinkSocialAccountInput, { description: 'Which one.' }) { provider }: UnlinkSocialAccountInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof UnlinkSocialAccountResult> {
    const viewer = signedIn(context);
    const outcome = await context.services.account.unlinkSocialId(viewer, provider);
    if (outcome === 'onlyWayIn') return toAccountError('onlyWayIn', context.language);
    const socialProviders = viewer.socialProviders.filter((name) => name !== provider);
    return Object.assign(new SocialAccountUnlinked(), { viewer: presentViewer({ ...viewer, socialProviders }) });
  }
}
