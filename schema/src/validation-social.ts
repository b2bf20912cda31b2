import { firstnameRules, lastnameRules } from './validation-account.ts';
import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface SocialSignUpFields {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly hasAgreedToTerms: boolean;
}

/** The form that finishes a social sign-up, in its order. */
export function validateSocialSignUp({
  email,
  firstname,
  lastname,
  hasAgreedToTerms,
}: SocialSignUpFields): FieldFailure[] {
  const failures = check([
    ['firstname', firstname, ...firstnameRules],
    ['lastname', lastname, ...lastnameRules],
    ['email', email, ...emailRules],
  ]);
  return hasAgreedToTerms ? failures : [...failures, { path: 'hasAgreedToTerms', key: 'signUpTerms.required' }];
}
