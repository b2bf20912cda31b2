import { isStaff } from '@eunbit/schema/account';
import { validateOneTimeCode, validateRecoveryCode } from '@eunbit/schema/validation-second-factor';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, During, inSession, isConfirmationDue } from '../../common/allow.ts';
import { type Refused, type Result, refuseInput } from '../../common/refusal.ts';
import { presentViewer } from '../account/index.ts';
import type { Proof } from './proof.service.ts';
import type { SecondFactorContext } from './second-factor.module.ts';
import { presentPasskeyRequest } from './second-factor.resolver.ts';
import {
  AskPasskeysResult,
  ConfirmIdentityInput,
  ConfirmIdentityResult,
  FinishSignInInput,
  FinishSignInResult,
  SecondFactorError,
  type SecondFactorErrorCode,
  SignInStatusType,
} from './second-factor.types.ts';
import { proofMethods } from './second-factor-rules.ts';

/** The proof of an input, or its validation errors. */
function readProof({ code, recoveryCode, passkey, password }: ConfirmIdentityInput): Result<Proof, never> {
  const given = [
    code != null && ({ method: 'CODE', code: code.replace(/\s/g, '') } as const),
    recoveryCode != null && ({ method: 'RECOVERY_CODE', code: recoveryCode } as const),
    passkey != null && ({ method: 'PASSKEY', answer: passkey } as const),
    password != null && ({ method: 'PASSWORD', password } as const),
  ].filter((proof) => proof !== false);
  const [proof] = given;
  if (!proof || given.length > 1) return { refused: { failures: [{ path: 'proof', key: 'secondFactor.oneProof' }] } };
  const failures =
    proof.method === 'CODE'
      ? validateOneTimeCode(proof.code)
      : proof.method === 'RECOVERY_CODE'
        ? validateRecoveryCode(proof.code)
        : [];
  return refuseInput(failures) ?? { value: proof };
}

async function presentStatus(context: SecondFactorContext, isDue: boolean): Promise<SignInStatusType> {
  const { viewer, missingStep } = inSession(context);
  const record = await context.services.secondFactor.read(viewer);
  return Object.assign(new SignInStatusType(), {
    email: viewer.email,
    missingStep,
    proofMethods: proofMethods(record, viewer.hasPassword),
    isConfirmationDue: isDue,
  });
}

/** Verifies the proof; null if it is valid. */
async function refuseProof(
  context: SecondFactorContext,
  input: ConfirmIdentityInput,
): Promise<Refused<SecondFactorErrorCode> | null> {
  const { services, address } = context;
  const read = readProof(input);
  if ('refused' in read) return read;
  const { viewer, token } = inSession(context);
  return services.proofs.prove(viewer, read.value, { token, address });
}

/** The second step of a sign-in, and re-authentication of a session. */
@Resolver()
export class SignInStepResolver {
  @Allow('public')
  @Query(() => SignInStatusType, {
    nullable: true,
    description: 'Status of a staff sign-in; null for customers and signed-out callers.',
  })
  async signInStatus(@Ctx() context: SecondFactorContext): Promise<SignInStatusType | null> {
    const { signInState } = context;
    return signInState && isStaff(signInState.viewer.role) ? presentStatus(context, isConfirmationDue(context)) : null;
  }

  @Allow('secondFactor:own')
  @During('SECOND_FACTOR')
  @Mutation(() => AskPasskeysResult, {
    description: "Options with which the browser asks the caller's passkeys for one proof.",
  })
  async askPasskeys(@Ctx() context: SecondFactorContext): Promise<typeof AskPasskeysResult> {
    const { viewer, token } = inSession(context);
    return presentPasskeyRequest(await context.services.proofs.askPasskeys(viewer, token), context);
  }

  @Allow('secondFactor:own')
  @During('SECOND_FACTOR')
  @Mutation(() => FinishSignInResult, {
    description: 'Second step of a sign-in. Replaces the session cookie and gives the session its full permissions.',
  })
  async finishSignIn(
    @Arg('input', () => FinishSignInInput, { description: 'The proof.' }) input: FinishSignInInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof FinishSignInResult> {
    const wrong = await refuseProof(context, input);
    if (wrong) return SecondFactorError.of(wrong.refused, context.language);
    const { viewer } = inSession(context);
    await context.services.openSession(context, viewer, new Date());
    return presentViewer(viewer);
  }

  @Allow('secondFactor:own')
  @During('SET_UP')
  @Mutation(() => ConfirmIdentityResult, {
    description:
      'Re-authenticates the caller, for operations that require it. Accounts without a second factor use the password.',
  })
  async confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput, { description: 'The proof.' }) input: ConfirmIdentityInput,
    @Ctx() context: SecondFactorContext,
  ): Promise<typeof ConfirmIdentityResult> {
    const wrong = await refuseProof(context, input);
    if (wrong) return SecondFactorError.of(wrong.refused, context.language);
    await context.services.sessions.confirm(inSession(context).token);
    return presentStatus(context, false);
  }
}
