import { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language } from '@eunbit/schema/market';
import { Market } from '@eunbit/schema/market';
import { STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { SignInStep } from '@eunbit/schema/second-factor';
import { createUnionType, Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { StaffPermissionEnum, StaffRoleType } from '../../common/permissions.types.ts';
import { ProofRequiredError } from '../../common/proof-required.types.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';

export const AccountError = createErrorType('Account', {
  USER_NOT_FOUND: 'There is no such account.',
  CREDENTIALS_WRONG: 'The password does not match.',
  NEW_PASSWORD_REQUIRED: 'The password is too short for staff; an email to set a new one was sent.',
  EMAIL_TAKEN: 'An account with this email address exists already.',
  LINK_INVALID: 'The link of the email is wrong, expired or already used.',
  ORDER_NOT_FOUND: 'The access token opens no guest order, or the order now belongs to an account.',
  RECENT_SIGN_IN_REQUIRED: 'Re-authentication required: the caller has no password, and must sign in again first.',
  SESSION_NOT_FOUND: 'No such session belongs to the caller, or it has ended.',
  OAUTH_ATTEMPT_OVER: 'This browser has no unfinished social sign-up, or it has expired.',
  ONLY_WAY_IN: 'This is the only sign-in method of the account.',
  LAST_ADMIN: 'No admin would remain.',
  TOO_MANY_REQUESTS,
});
export type AccountError = InstanceType<typeof AccountError>;
export type AccountErrorCode = keyof typeof AccountError.codes;

registerEnumType(Role, {
  name: 'Position',
  description: 'Role of an account.',
  valuesConfig: {
    USER: { description: 'Customer.' },
    STAFF: { description: 'Staff with a staff role that admins defined.' },
    MANAGER: { description: 'Staff with all permissions that are not reserved to admins.' },
    ADMIN: {
      description: 'Staff with all permissions; only admins define roles, change shop settings and read the audit log.',
    },
  },
});

registerEnumType(SocialProvider, {
  name: 'SocialProvider',
  description: 'A provider of social sign-in.',
  valuesConfig: { NAVER: { description: 'Naver.' }, GOOGLE: { description: 'Google.' } },
});

@ObjectType('Consent', { description: 'What a person agreed to.' })
export class ConsentType {
  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'The wording that they saw, in the language of the page.' })
  wording!: string;
}

@ObjectType('Viewer', { description: 'The signed-in account.' })
export class ViewerType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'A new email that awaits confirmation.' })
  pendingEmail!: string | null;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone with calling code, such as +821012345678; null if there is none.',
  })
  phone!: string | null;

  @Field(() => Role, { description: 'Role.' })
  role!: Role;

  @Field(() => StaffRoleType, { nullable: true, description: 'Their staff role, if the role is STAFF.' })
  staffRole!: StaffRole | null;

  @Extensions({ atMost: STAFF_PERMISSIONS.length })
  @Field(() => [StaffPermissionEnum], { description: 'Their permissions in the back office; empty for customers.' })
  permissions!: readonly StaffPermission[];

  @Field(() => Boolean, { description: 'Whether they may use the back office.' })
  viewerIsStaff!: boolean;

  @Field(() => Boolean, { description: 'Whether staff blocked them from writing reviews; they can still buy.' })
  isBlocked!: boolean;

  @Field(() => LanguageEnum, { description: 'The language they last chose.' })
  language!: Language;

  @Field(() => Market, { description: 'The store in which the account was created.' })
  location!: Market;

  @Field(() => Boolean, { description: 'Whether they receive optional emails about orders.' })
  hasOrderEmails!: boolean;

  @Field(() => Boolean, { description: 'False if they sign in only by a social account.' })
  hasPassword!: boolean;

  @Field(() => [SocialProvider], { description: 'Linked social accounts.' })
  socialProviders!: readonly SocialProvider[];

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether their sign-in needs a second factor; false for customers.' })
  hasSecondFactor!: boolean;
}

registerEnumType(SignInStep, {
  name: 'SignInStep',
  description: 'A missing step of a staff sign-in.',
  valuesConfig: {
    SECOND_FACTOR: { description: 'Enter a code, a passkey or a recovery code: `finishSignIn`.' },
    SET_UP: { description: 'Set up the required second factor: `addAuthenticator` or `addPasskey`.' },
  },
});

@ObjectType('SignInStepRequiredError', {
  description:
    'The password is correct and the session cookie is set, but the session cannot be used until the ' +
    'step is done. For the back office.',
  implements: UserError,
})
export class SignInStepRequiredError extends UserError {
  @Field(() => SignInStep, { description: 'The step.' })
  step!: SignInStep;
}

@ObjectType({ description: 'Signed out.' })
export class SignedOut {
  @Field(() => Boolean, { description: 'False if the caller was already signed out.' })
  hasEndedSession!: boolean;
}

@ObjectType({ description: 'An unfinished social sign-up of this browser.' })
export class SocialSignUp {
  @Field(() => SocialProvider, {
    nullable: true,
    description: 'Provider of these data; null if the account has several providers.',
  })
  provider!: SocialProvider | null;

  @Field(() => String, { description: 'Email, if known; else empty, and to be asked for.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the email is verified; otherwise it must be confirmed or entered.' })
  isEmailSettled!: boolean;

  @Field(() => String, { description: 'Given name, if known; else empty, and to be asked for.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name, if known; else empty, and to be asked for.' })
  lastName!: string;
}

@ObjectType('Session', { description: 'A browser in which the caller is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'Id of the session for revokeSession; useless to others.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as Chrome, Windows; null if not recognised.',
  })
  device!: string | null;

  @Field(() => Date, { description: 'When the person signed in.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it was last used, accurate to about an hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'Sessions ended: their browsers are signed out.' })
export class SessionsEnded {
  @Field(() => Int, { description: 'Number of sessions.' })
  count!: number;
}

@ObjectType({ description: 'The account has its new email.' })
export class EmailChanged {
  @Field(() => String, { description: 'The new email.' })
  email!: string;

  @Field(() => String, { description: 'Message to the person, in the language of the request.' })
  message!: string;
}

@ObjectType({
  description: 'The account is deleted. Its orders are kept, as the law requires, but no longer linked to it.',
})
export class AccountDeleted {
  @Field(() => ID, { description: 'Id of the deleted account.' })
  id!: string;
}

@ObjectType({
  description: 'The request succeeded. The account is not returned, because the caller may be signed out.',
})
export class Acknowledgement {
  @Field(() => String, { description: 'Describes the next step, in the language of the request.' })
  message!: string;
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  description:
    'The signed-in account, whose session is in an httpOnly cookie, or why the sign-in was refused. Only ' +
    'sign-ups return ProofRequiredError, and only staff get SignInStepRequiredError.',
  types: () => [ViewerType, SignInStepRequiredError, ProofRequiredError, ValidationError, AccountError] as const,
});

export const UpdateViewerResult = createUnionType({
  name: 'UpdateViewerResult',
  description: "The caller's account after the change, or why it was refused.",
  types: () => [ViewerType, ValidationError, AccountError] as const,
});

export const AcknowledgementResult = createUnionType({
  name: 'AcknowledgementResult',
  description: 'An acknowledgement, or why the request was refused.',
  types: () => [Acknowledgement, ValidationError, AccountError] as const,
});

export const ConfirmEmailChangeResult = createUnionType({
  name: 'ConfirmEmailChangeResult',
  description: 'Outcome of confirmEmailChange.',
  types: () => [EmailChanged, AccountError] as const,
});

export const RevokeSessionResult = createUnionType({
  name: 'RevokeSessionResult',
  description: 'Outcome of revokeSession.',
  types: () => [SessionsEnded, AccountError] as const,
});

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of deleteAccount.',
  types: () => [AccountDeleted, AccountError] as const,
});
