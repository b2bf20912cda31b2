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
  description: 'A company whose accounts are a way in.',
  valuesConfig: { NAVER: { description: 'Naver.' }, GOOGLE: { description: 'Google.' } },
});

@ObjectType('Consent', { description: 'What a person agreed to.' })
export class ConsentType {
  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'The wording that they saw, in the language of the page.' })
  wording!: string;
}

@ObjectType('Viewer', { description: 'Whoever is signed in.' })
export class ViewerType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The new email that waits for its confirmation.' })
  pendingEmail!: string | null;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone with calling code, +821012345678; null for none.' })
  phone!: string | null;

  @Field(() => Role, { description: 'Role.' })
  role!: Role;

  @Field(() => StaffRoleType, { nullable: true, description: 'Set where the role is STAFF.' })
  staffRole!: StaffRole | null;

  @Extensions({ atMost: STAFF_PERMISSIONS.length })
  @Field(() => [StaffPermissionEnum], { description: 'What of the back office is open to them; empty for customers.' })
  permissions!: readonly StaffPermission[];

  @Field(() => Boolean, { description: 'Whether the back office is open to them.' })
  viewerIsStaff!: boolean;

  @Field(() => Boolean, { description: 'Whether staff have blocked them: they may buy but not write reviews.' })
  isBlocked!: boolean;

  @Field(() => LanguageEnum, { description: 'The language they last chose.' })
  language!: Language;

  @Field(() => Market, { description: 'The store in which the account was made.' })
  location!: Market;

  @Field(() => Boolean, { description: 'Whether they want emails about orders that need not be sent.' })
  hasOrderEmails!: boolean;

  @Field(() => Boolean, { description: 'False for whoever comes in through a social account only.' })
  hasPassword!: boolean;

  @Field(() => [SocialProvider], { description: 'Social accounts that are a way in.' })
  socialProviders!: readonly SocialProvider[];

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether their sign-ins have a second step; customers have none.' })
  hasSecondFactor!: boolean;
}

registerEnumType(SignInStep, {
  name: 'SignInStep',
  description: 'What a sign-in of staff still lacks.',
  valuesConfig: {
    SECOND_FACTOR: { description: 'A code, a passkey or a recovery code: `finishSignIn`.' },
    SET_UP: { description: 'A second factor, which the shop asks staff to have: `addAuthenticator` or `addPasskey`.' },
  },
});

@ObjectType('SignInStepRequiredError', {
  description:
    'The password was right, and the session cookie is set, but the session may do nothing until the step is done. ' +
    'That is for the back office.',
  implements: UserError,
})
export class SignInStepRequiredError extends UserError {
  @Field(() => SignInStep, { description: 'The step.' })
  step!: SignInStep;
}

@ObjectType({ description: 'Signed out.' })
export class SignedOut {
  @Field(() => Boolean, { description: 'False if nobody was signed in, which does no harm.' })
  hasEndedSession!: boolean;
}

@ObjectType({ description: 'A sign-up through a social account that has still to be finished in this browser.' })
export class SocialSignUp {
  @Field(() => SocialProvider, { nullable: true, description: 'Who told the rest; null when the account has several.' })
  provider!: SocialProvider | null;

  @Field(() => String, { description: 'Email as far as it is known; empty when it has to be asked for.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the email is settled; another one is to be confirmed or typed.' })
  isEmailSettled!: boolean;

  @Field(() => String, { description: 'Given name; empty when it has to be asked for.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; empty when it has to be asked for.' })
  lastName!: string;
}

@ObjectType('Session', { description: 'A browser in which the caller is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'Names the session in revokeSession; of no use to anybody else.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, Chrome, Windows; null when not recognised.',
  })
  device!: string | null;

  @Field(() => Date, { description: 'When the person signed in there.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to about an hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'Sessions have ended: their browsers are signed out.' })
export class SessionsEnded {
  @Field(() => Int, { description: 'Number of orders.' })
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
    'The account that is signed in from now on, with its session in an httpOnly cookie, or why nobody is. Only sign-ups answer ' +
    'ProofRequiredError, only staff get SignInStepRequiredError.',
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
