import { ErrorCode } from '@eunbit/schema/error-code';
import { validateSignIn } from '@eunbit/schema/validation';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { type Refusal, refusal, type ValidationError, validationError } from '../../common/result.types.ts';
import type { RequestContext } from '../../context.ts';
import { presentViewer, SignedIn, SignedOut, SignInInput, SignInResult } from './account.types.ts';

const REFUSALS = {
  unknownUser: { code: ErrorCode.USER_NOT_FOUND, key: 'user.notFound' },
  wrongPassword: { code: ErrorCode.CREDENTIALS_WRONG, key: 'password.wrong' },
  tooMany: { code: ErrorCode.TOO_MANY_REQUESTS, key: 'requests.tooMany' },
} as const;

@Resolver()
export class AccountResolver {
  @Allow('public')
  @Mutation(() => SignInResult, {
    description: 'Signs in and sets the session cookie; tries are limited per account and address.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'E-mail and password.' }) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedIn | ValidationError | Refusal> {
    const failures = validateSignIn(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const signIn = await context.services.account.signIn(input.email, input.password, context.address);
    if (signIn.outcome !== 'signedIn') {
      const { code, key } = REFUSALS[signIn.outcome];
      return refusal(code, key, context.language);
    }
    context.cookies.setSession(signIn.token);
    return Object.assign(new SignedIn(), { viewer: presentViewer(signIn.viewer) });
  }

  @Allow('public')
  @Mutation(() => SignedOut, { description: 'Ends the session.' })
  async signOut(@Ctx() context: RequestContext): Promise<SignedOut> {
    if (context.sessionToken) await context.services.account.signOut(context.sessionToken);
    context.cookies.clearSession();
    return { ok: true };
  }
}
