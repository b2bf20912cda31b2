import { SocialProvider } from '@eunbit/schema/account';
import type { Language } from '@eunbit/schema/market';
import { Field, ID, InputType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';

@InputType({ description: 'The sign-up form.' })
export class SignUpInput {
  @Field(() => String, { description: 'Given name; stored in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; stored in upper case.' })
  lastName!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, {
    description: 'Password of more than 6 characters; the 10,000 most common passwords are refused.',
  })
  password!: string;

  @Field(() => Boolean, { description: 'Whether they agree to the mailing list, as worded beside the box.' })
  hasMailingConsent!: boolean;

  @Field(() => String, { nullable: true, description: 'Solution of the challenge of a ProofRequiredError.' })
  proof?: string;
}

@InputType({ description: 'An account for a guest who has just bought.' })
export class SignUpWithOrderInput {
  @Field(() => String, { description: 'Access token from the purchase, which opens the order of the new account.' })
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

@InputType({ description: 'The account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email of the account.' })
  email!: string;
}

@InputType({ description: 'A new password, and the token of an emailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token of the emailed link.' })
  token!: string;

  @Field(() => String, {
    description:
      'New password of more than 6 characters, at least 12 for staff; the 10,000 most common passwords are refused.',
  })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmation!: string;
}

@InputType({ description: 'A new password, and the old one as proof.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'The old password; null for accounts without one.' })
  currentPassword!: string | null;

  @Field(() => String, {
    description:
      'New password of more than 6 characters, at least 12 for staff; the 10,000 most common passwords are refused.',
  })
  password!: string;

  @Field(() => String, { description: 'The new password once more.' })
  confirmation!: string;
}

@InputType({ description: 'Names and phone of a member.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Given name; stored in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; stored in upper case.' })
  lastName!: string;

  @Field(() => String, {
    description:
      'Phone of Korea or North America; without calling code it counts as of the country of the store. May be empty.',
  })
  phone!: string;
}

@InputType({ description: 'A choice of language.' })
export class UpdateLanguageInput {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;
}

@InputType({ description: 'Email preferences of a member; omitted fields stay unchanged.' })
export class UpdateCommunicationInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True joins the mailing list and agrees to the displayed wording; false leaves it.',
  })
  hasMailingConsent!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to receive optional emails about orders.' })
  hasOrderEmails!: boolean | null;

  @Field(() => LanguageEnum, { nullable: true, description: 'Language of emails and pages.' })
  language!: Language | null;
}

@InputType({ description: 'A new email address, and the password as proof.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Password; null for accounts without one.' })
  password!: string | null;
}

@InputType({ description: 'Proof that the new email address belongs to the person.' })
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: 'Token of the emailed link.' })
  token!: string;
}

@InputType({ description: 'The form that finishes a social sign-up.' })
export class CompleteSocialSignUpInput {
  @Field(() => String, { description: 'Email; ignored if `isEmailSettled`.' })
  email!: string;

  @Field(() => String, { description: 'Given name; stored in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; stored in upper case.' })
  lastName!: string;

  @Field(() => Boolean, { description: 'Whether they agree to the mailing list, as worded beside the box.' })
  hasMailingConsent!: boolean;

  @Field(() => Boolean, { description: 'Whether they agree to the terms, as worded beside the box.' })
  hasAgreedToTerms!: boolean;
}

@InputType({ description: 'A social account to unlink.' })
export class UnlinkSocialAccountInput {
  @Field(() => SocialProvider, { description: 'Provider of the account.' })
  provider!: SocialProvider;
}

@InputType({ description: 'A session to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'Session id, from mySessions.' })
  id!: string;
}

@InputType({ description: "Proof that the account's owner wants to delete it." })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'Password; null for accounts without one.' })
  password!: string | null;
}
