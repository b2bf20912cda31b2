import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface RestockSubscriptionFields {
  readonly email: string;
  readonly hasPrivacyConsent: boolean;
}

/** A restock subscription: the email address, and the consent to use it. */
export function validateRestockSubscription({ email, hasPrivacyConsent }: RestockSubscriptionFields): FieldFailure[] {
  const failures = check([['email', email, ...emailRules]]);
  return hasPrivacyConsent ? failures : [...failures, { path: 'hasPrivacyConsent', key: 'restock.consentRequired' }];
}
