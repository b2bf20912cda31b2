import { firstNameRules, lastNameRules } from './validation-account.ts';
import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface SocialSignUpFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasAgreedToTerms: boolean;
}

/** The form that completes a social sign-up, in the order of its fields. */
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
