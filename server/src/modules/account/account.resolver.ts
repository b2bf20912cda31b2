import { validateSignIn, validateSignUp } from '@eunbit/schema/validation-account';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { proofRequired } from '../../common/proof-required.types.ts';
import { validationError } from '../../common/result.types.ts';
import { toAccountError, tooManyTries } from './account.errors.ts';
import type { AccountContext } from './account.module.ts';
import { presentMissingStep, presentSignedIn } from './account.presenter.ts';
import {
  ConsentType,
  SignedOut,
  SignInInput,
  SignInResult,
  SignUpInput,
  SignUpResult,
  ViewerType,
} from './account.types.ts';

@Resolver(() => ViewerType)
export class AccountResolver {
  @Allow('public')
  @Mutation(() => SignUpResult, {
    description: 'Makes an account, signs in and sets the session cookie. An email of welcome is sent.',
  })
  async signUp(
    @Arg('input', () => SignUpInput, { description: 'The form.' }) input: SignUpInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignUpResult> {
    const failures = validateSignUp(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const signUp = await context.services.signUp.signUp(
      input,
      { mailing: input.hasMailingConsent, proof: input.proof ?? null },
      context,
    );
    if (signUp.outcome === 'unfit')
      return validationError([{ path: 'password', key: signUp.problem }], context.language);
    if (signUp.outcome === 'proofRequired') return proofRequired(signUp.challenge, context.language);
    if (signUp.outcome === 'tooMany') return tooManyTries(signUp.waitSeconds, context.language);
    if (signUp.outcome !== 'signedUp') return toAccountError(signUp.outcome, context.language);
    await context.services.openSession(context, signUp.viewer);
    return presentSignedIn(signUp.viewer);
  }

  @Allow('public')
  @Mutation(() => SignInResult, {
    description:
      'Signs in and sets the session cookie. Wrong tries slow down strangers, by account and network together; a browser ' +
      'that has signed in to the account before has tries of its own.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Email and password.' }) input: SignInInput,
    @Ctx() context: AccountContext,
  ): Promise<typeof SignInResult> {
    const failures = validateSignIn(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const signIn = await context.services.signIn.signIn(input.email, input.password, context);
    if (signIn.outcome === 'tooMany') return tooManyTries(signIn.waitSeconds, context.language);
    if (signIn.outcome !== 'signedIn') return toAccountError(signIn.outcome, context.language);
    const missingStep = await context.services.openSession(context, signIn.viewer);
    return missingStep ? presentMissingStep(missingStep, context.language) : presentSignedIn(signIn.viewer);
  }

  @Allow('public')
  @Mutation(() => SignedOut, {
    description:
      'Ends the session. Takes no input: the cookie says which one. Nothing is refused, so it answers no union.',
  })
  async signOut(@Ctx() context: AccountContext): Promise<SignedOut> {
    if (context.sessionToken) await context.services.sessions.end(context.sessionToken);
    context.cookies.clearSession();
    // The cart stays with the account; the browser starts over with an empty one.
    context.cookies.clearCartToken();
    return { hasEndedSession: context.viewer !== null };
  }

  @FieldResolver(() => Boolean, { description: 'Whether their email is on the mailing list.' })
  async hasMailingConsent(@Root() { email }: ViewerType, @Ctx() { loaders }: AccountContext): Promise<boolean> {
    return (await loaders.mailingConsents.load(email)) !== null;
  }

  @FieldResolver(() => ConsentType, {
    nullable: true,
    description: 'What they agreed to when their email joined the mailing list; null while it is not on it.',
  })
  mailingConsent(@Root() { email }: ViewerType, @Ctx() { loaders }: AccountContext): Promise<ConsentType | null> {
    return loaders.mailingConsents.load(email);
  }
}
