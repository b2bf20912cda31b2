import { validateSignIn, validateSignUp } from '@eunbit/schema/validation-account';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { proofRequired } from '../../common/proof-required.types.ts';
import { validationError } from '../../common/result.types.ts';
import { DeleteAccountInput, SignInInput, SignUpInput } from './account.inputs.ts';
import type { AccountContext } from './account.module.ts';
import { presentSignIn } from './account.presenter.ts';
import {
  AccountDeleted,
  AccountError,
  ConsentType,
  DeleteAccountResult,
  SignedOut,
  SignInResult,
  ViewerType,
} from './account.types.ts';

@Resolver(() => ViewerType)
export class AccountResolver {
  @Allow('public')
  @Mutation(() => SignInResult, {
    description: 'Creates an account, signs in and sets the session cookie. A welcome email is sent.',
  })
  async signUp(
    @Arg('input', () => SignUpInput, { description: 'The form.' }) input: SignUpInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignInResult> {
    const failures = validateSignUp(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const signUp = await context.services.signUp.signUp(
      input,
      { mailing: input.hasMailingConsent, proof: input.proof ?? null },
      context,
    );
    return 'challenge' in signUp ? proofRequired(signUp.challenge, context.language) : presentSignIn(signUp, context);
  }

  @Allow('public')
  @Mutation(() => SignInResult, {
    description:
      'Signs in and sets the session cookie. Failed attempts are throttled by account and network ' +
      'together; a browser that has signed in to the account before is throttled separately.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Email and password.' }) input: SignInInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignInResult> {
    const failures = validateSignIn(input);
    if (failures.length > 0) return validationError(failures, context.language);
    return presentSignIn(await context.services.signIn.signIn(input.email, input.password, context), context);
  }

  @Allow('public')
  @Mutation(() => SignedOut, {
    description: 'Ends the session, which the cookie identifies. Never refuses, so it returns no union.',
  })
  async signOut(@Ctx() context: AccountContext): Promise<SignedOut> {
    if (context.sessionToken) await context.services.sessions.end(context.sessionToken);
    context.cookies.clearSession();
    // The cart stays with the account; the browser starts over with an empty one.
    context.cookies.clearCartToken();
    return { hasEndedSession: context.viewer !== null };
  }

  @Allow('own')
  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account for good. The password is required; an account without one must have signed in ' +
      'within 15 minutes. Personal data can be downloaded first, from /account/data.json.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'Password.' }) { password }: DeleteAccountInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof DeleteAccountResult> {
    const { services, sessionToken, cookies, language } = context;
    const deleted = await services.ownData.deleteAccount(signedIn(context), { password, sessionToken });
    return presentResult(deleted, AccountError, language, (id) => {
      cookies.clearSession();
      return Object.assign(new AccountDeleted(), { id });
    });
  }

  @FieldResolver(() => Boolean, { description: 'Whether their email is on the mailing list.' })
  async hasMailingConsent(@Root() { email }: ViewerType, @Ctx() { loaders }: AccountContext): Promise<boolean> {
    return (await loaders.mailingConsents.load(email)) !== null;
  }

  @FieldResolver(() => ConsentType, {
    nullable: true,
    description: 'Their consent to the mailing list; null if they are not on it.',
  })
  mailingConsent(@Root() { email }: ViewerType, @Ctx() { loaders }: AccountContext): Promise<ConsentType | null> {
    return loaders.mailingConsents.load(email);
  }
}
