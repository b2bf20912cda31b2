import { check, emailRules, type FieldFailure } from './validation-rules.ts';

export interface RestockSubscriptionFields {
  readonly email: string;
  readonly consent: boolean;
}

/** A restock subscription: where to write, and the consent to do so. */
export function validateRestockSubscription({ email, consent }: RestockSubscriptionFields): FieldFailure[] {
  const failures = check([['email', email, ...emailRules]]);
  return consent ? failures : [...failures, { path: 'consent', key: 'restock.consentRequired' }];
}
