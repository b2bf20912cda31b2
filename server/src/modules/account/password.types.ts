import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { AccountError } from './account.errors.ts';
import { SignedIn, SignInStepRequiredError } from './account.types.ts';

@InputType({ description: 'Who forgot their password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email of the account.' })
  email!: string;
}

@InputType({ description: 'A new password, and the proof of an email.' })
export class ResetPasswordInput {
  @Field(() => String, { description: "The token of the email's link." })
  token!: string;

  @Field(() => String, {
    description: 'New password of more than 6 characters, for staff at least 12, and none of the 10,000 most used.',
  })
  password!: string;

  @Field(() => String, { description: 'The same again.' })
  confirmation!: string;
}

@InputType({ description: 'A new password, and the old one as proof.' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: 'The old password; null for accounts that have none.' })
  currentPassword!: string | null;

  @Field(() => String, {
    description: 'New password of more than 6 characters, for staff at least 12, and none of the 10,000 most used.',
  })
  password!: string;

  @Field(() => String, { description: 'The same again.' })
  confirmation!: string;
}

@ObjectType({ description: 'An email with a link for a new password is on its way; the link works 30 minutes, once.' })
export class PasswordResetRequested {
  @Field(() => String, { description: 'Text for the person, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'The password is changed; every other session of the account has ended.' })
export class PasswordChanged {
  @Field(() => String, { description: 'Text for the person, in the language of the request.' })
  message!: string;
}

export const RequestPasswordResetResult = createUnionType({
  name: 'RequestPasswordResetResult',
  description: 'Outcome of requestPasswordReset.',
  types: () => [PasswordResetRequested, ValidationError, AccountError] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'Outcome of resetPassword.',
  types: () => [SignedIn, SignInStepRequiredError, ValidationError, AccountError] as const,
});

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'Outcome of changePassword.',
  types: () => [PasswordChanged, ValidationError, AccountError] as const,
});
