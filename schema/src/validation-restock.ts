import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface RestockSubscriptionFields {
  readonly email: string;
  readonly hasPrivacyConsent: boolean;
}

/** A restock subscription: where to write, and the consent to do so. */
export function validateRestockSubscription({ email, hasPrivacyConsent }: RestockSubscriptionFields): FieldFailure[] {
  const failures = check([['email', email, ...emailRules]]);
  return hasPrivacyConsent ? failures : [...failures, { path: 'hasPrivacyConsent', key: 'restock.consentRequired' }];
}
