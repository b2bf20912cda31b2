import { ProofMethod, SignInStep } from '@eunbit/schema/second-factor';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ViewerType } from '../account/index.ts';

export const SecondFactorError = createErrorType('SecondFactor', {
  PROOF_WRONG: 'The code, the passkey or the recovery code is wrong or was already used.',
  CREDENTIALS_WRONG: 'The password does not match.',
  RECENT_SIGN_IN_REQUIRED:
    'Re-authentication required: the caller has neither password nor second factor, and must sign in again first.',
  NOT_SET_UP: 'No such factor, or its set-up was not started or has expired.',
  ALREADY_SET_UP: 'The factor is already set up.',
  TOO_MANY_PASSKEYS: 'The caller already has the maximum number of passkeys.',
  STILL_REQUIRED: 'Staff are required to have a second factor, and this is the last one.',
  USER_NOT_FOUND: 'There is no such account.',
  OWN_SECOND_FACTOR: 'Staff cannot reset their own second factor.',
  NO_SECOND_FACTOR: 'The person has no second factor.',
  TOO_MANY_REQUESTS,
});
export type SecondFactorError = InstanceType<typeof SecondFactorError>;
export type SecondFactorErrorCode = keyof typeof SecondFactorError.codes;

registerEnumType(ProofMethod, {
  name: 'ProofMethod',
  description: 'A way to authenticate.',
  valuesConfig: {
    PASSWORD: { description: 'The password; only for accounts without a second factor.' },
    PASSKEY: { description: 'A passkey, requested by `askPasskeys`.' },
    CODE: { description: 'The code of an authenticator app.' },
    RECOVERY_CODE: { description: 'A recovery code, which can be used only once.' },
  },
});

@ObjectType('SignInStatus', { description: 'Status of a staff sign-in.' })
export class SignInStatusType {
  @Field(() => String, { description: 'Email of the account.' })
  email!: string;

  @Field(() => SignInStep, {
    nullable: true,
    description: 'The next step before the session can be used; null once they are signed in.',
  })
  missingStep!: SignInStep | null;

  @Field(() => [ProofMethod], { description: 'Their available ways to authenticate.' })
  proofMethods!: ProofMethod[];

  @Field(() => Boolean, { description: 'Whether operations that require re-authentication would ask for it now.' })
  isConfirmationDue!: boolean;
}

@ObjectType('Passkey', { description: 'A passkey.' })
export class PasskeyType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Chosen by its owner.' })
  name!: string;

  @Field(() => Date, { description: 'When it was added.' })
  addedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used; null if never.' })
  lastUsedAt!: Date | null;
}

@ObjectType('OwnSecondFactor', { description: "The caller's second factor." })
export class OwnSecondFactorType {
  @Field(() => Date, { nullable: true, description: 'When an authenticator app was added; null if there is none.' })
  authenticatorAddedAt!: Date | null;

  @Field(() => [PasskeyType], { description: 'Passkeys, oldest first.' })
  passkeys!: PasskeyType[];

  @Field(() => Int, { description: 'Unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether staff are required to have a second factor.' })
  isRequired!: boolean;
}

@InputType({ description: 'A proof of who it is: exactly one of the fields.' })
class ProofInput {
  @Field(() => String, { nullable: true, description: 'Six digits of an authenticator app.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'A recovery code.' })
  recoveryCode?: string | null;

  @Field(() => String, { nullable: true, description: "The passkey's response to `askPasskeys`, as JSON." })
  passkey?: string | null;

  @Field(() => String, { nullable: true, description: 'The password; only for accounts without a second factor.' })
  password?: string | null;
}

@InputType({ description: 'The second step of a sign-in: exactly one of the fields.' })
export class FinishSignInInput extends ProofInput {}

@InputType({ description: 'A proof of identity: exactly one of the fields.' })
export class ConfirmIdentityInput extends ProofInput {}

@InputType({ description: 'The first code of an authenticator app.' })
export class AddAuthenticatorInput {
  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'Name that its owner chose.' })
  name!: string;

  @Field(() => String, { description: "The passkey's response to `startPasskey`, as JSON." })
  passkey!: string;
}

@InputType({ description: 'The passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'The account whose second factor is reset.' })
export class ResetSecondFactorInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;
}

@ObjectType({ description: "Options for the browser's passkey prompt." })
export class PasskeyRequest {
  @Field(() => String, { description: 'Options of `navigator.credentials`, as JSON. Valid for five minutes.' })
  options!: string;
}

@ObjectType({
  description: 'Set-up of an authenticator app has begun; call `addAuthenticator` within 15 minutes to complete it.',
})
export class AuthenticatorStarted {
  @Field(() => String, { description: 'Key to type if the QR code cannot be scanned. Never shown again.' })
  secret!: string;

  @Field(() => String, { description: 'Contents of the QR code, `otpauth://`.' })
  uri!: string;
}

@ObjectType({ description: "The caller's second factor was changed; they are notified by email." })
export class SecondFactorChanged {
  @Field(() => OwnSecondFactorType, { description: 'The second factor after the change.' })
  secondFactor!: OwnSecondFactorType;

  @Field(() => [String], {
    nullable: true,
    description: 'New recovery codes, which are never shown again; null if the old codes stay valid.',
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ description: 'The second factor was removed, and the person is signed out everywhere.' })
export class SecondFactorReset {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;
}

const REFUSALS = [ValidationError, SecondFactorError] as const;

export const FinishSignInResult = createUnionType({
  name: 'FinishSignInResult',
  description: 'Outcome of finishSignIn.',
  types: () => [ViewerType, ...REFUSALS] as const,
});

export const ConfirmIdentityResult = createUnionType({
  name: 'ConfirmIdentityResult',
  description: 'Outcome of confirmIdentity.',
  types: () => [SignInStatusType, ...REFUSALS] as const,
});

export const AskPasskeysResult = createUnionType({
  name: 'AskPasskeysResult',
  description: 'Outcome of askPasskeys and startPasskey.',
  types: () => [PasskeyRequest, SecondFactorError] as const,
});

export const StartAuthenticatorResult = createUnionType({
  name: 'StartAuthenticatorResult',
  description: 'Outcome of startAuthenticator.',
  types: () => [AuthenticatorStarted, SecondFactorError] as const,
});

export const ChangeSecondFactorResult = createUnionType({
  name: 'ChangeSecondFactorResult',
  description: "Outcome of each change of the caller's own second factor.",
  types: () => [SecondFactorChanged, ...REFUSALS] as const,
});

export const ResetSecondFactorResult = createUnionType({
  name: 'ResetSecondFactorResult',
  description: 'Outcome of resetSecondFactor.',
  types: () => [SecondFactorReset, SecondFactorError] as const,
});
