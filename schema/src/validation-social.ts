import { firstNameRules, lastNameRules } from './validation-account.ts';
import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface SocialSignUpFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasAgreedToTerms: boolean;
}

/** The form that finishes a social sign-up, in its order. */
export function validateSocialSignUp({
  email,
  firstName,
  lastName,
  hasAgreedToTerms,
}: SocialSignUpFields): FieldFailure[] {
  const failures = check([
    ['firstName', firstName, ...firstNameRules],
    ['lastName', lastName, ...lastNameRules],
    ['email', email, ...emailRules],
  ]);
  return hasAgreedToTerms ? failures : [...failures, { path: 'hasAgreedToTerms', key: 'signUpTerms.required' }];
}
