import { SocialProvider } from '@eunbit/schema/account';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { AccountError } from './account.errors.ts';
import { SignedIn, ViewerType } from './account.types.ts';

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

@InputType({ description: 'The form that finishes a social sign-up.' })
export class CompleteSocialSignUpInput {
  @Field(() => String, { description: 'Email; of no effect where it is settled.' })
  email!: string;

  @Field(() => String, { description: 'Given name; kept in upper case.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; kept in upper case.' })
  lastName!: string;

  @Field(() => Boolean, { description: 'Whether they agree to the mailing list, in the words shown beside the box.' })
  hasMailingConsent!: boolean;

  @Field(() => Boolean, { description: 'Whether they agree to the terms, in the words shown beside the box.' })
  hasAgreedToTerms!: boolean;
}

@InputType({ description: 'A social account of the caller.' })
export class UnlinkSocialAccountInput {
  @Field(() => SocialProvider, { description: 'Whose account it is.' })
  provider!: SocialProvider;
}

@ObjectType({ description: 'The social account is no way in any more.' })
export class SocialAccountUnlinked {
  @Field(() => ViewerType, { description: 'The caller, as they are now.' })
  viewer!: ViewerType;
}

export const CompleteSocialSignUpResult = createUnionType({
  name: 'CompleteSocialSignUpResult',
  description: 'Outcome of completeSocialSignUp.',
  types: () => [SignedIn, ValidationError, AccountError] as const,
});

export const UnlinkSocialAccountResult = createUnionType({
  name: 'UnlinkSocialAccountResult',
  description: 'Outcome of unlinkSocialAccount.',
  types: () => [SocialAccountUnlinked, AccountError] as const,
});
