import { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language } from '@eunbit/schema/market';
import { Market } from '@eunbit/schema/market';
import { STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { SignInStep } from '@eunbit/schema/second-factor';
import { createUnionType, Extensions, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { StaffPermissionEnum, StaffRoleType } from '../../common/permissions.types.ts';
import { ProofRequiredError } from '../../common/proof-required.types.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { AccountError } from './account.errors.ts';

registerEnumType(Role, {
  name: 'Position',
  description: 'What a person may do.',
  valuesConfig: {
    USER: { description: 'Customer.' },
    STAFF: { description: 'Staff with a role that admins have defined.' },
    MANAGER: { description: 'Staff who do everything but what admins have to themselves.' },
    ADMIN: { description: 'Staff who also define roles, set up the shop and read the log.' },
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

  @Field(() => String, { description: 'The words they saw, in the language they saw them in.' })
  wording!: string;
}

@ObjectType('Viewer', { description: 'Whoever is signed in.' })
export class ViewerType {
  @Field(() => ID, { description: 'Opaque.' })
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

@InputType({ description: 'The sign-up form.' })
export class SignUpInput {
  @Field(() => String, { description: 'Given name; kept in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; kept in upper case.' })
  lastName!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Password of more than 6 characters, and none of the 10,000 most used.' })
  password!: string;

  @Field(() => Boolean, { description: 'Whether they agree to the mailing list, in the words shown beside the box.' })
  hasMailingConsent!: boolean;

  @Field(() => String, { nullable: true, description: 'What answers the challenge of a ProofRequiredError.' })
  proof?: string;
}

@InputType({ description: 'An account for a guest who has just bought.' })
export class SignUpWithOrderInput {
  @Field(() => String, { description: 'Given at purchase; opens the order that the account begins with.' })
  accessToken!: string;

  @Field(() => String, { description: 'Password of more than 6 characters.' })
  password!: string;
}

@InputType({ description: 'Email and password.' })
export class SignInInput {
  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Password, at least 6 characters.' })
  password!: string;
}

@ObjectType({ description: 'Signed in; the session is in an httpOnly cookie.' })
export class SignedIn {
  @Field(() => ViewerType, { description: 'Who is signed in now.' })
  viewer!: ViewerType;
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
  @Field(() => Boolean, { description: 'False where nobody was signed in, which does no harm.' })
  hasEndedSession!: boolean;
}

export const SignUpResult = createUnionType({
  name: 'SignUpResult',
  description: 'Outcome of signUp and signUpWithOrder.',
  types: () => [SignedIn, ProofRequiredError, ValidationError, AccountError] as const,
});

export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'Outcome of signIn.',
  types: () => [SignedIn, SignInStepRequiredError, ValidationError, AccountError] as const,
});
