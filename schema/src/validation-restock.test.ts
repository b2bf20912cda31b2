import { describe, expect, it } from 'vitest';
import { validateRestockSubscription } from './validation-restock.ts';

describe('a restock subscription', () => {
  it('requires an address and consent', () => {
    expect(validateRestockSubscription({ email: 'mina@example.com', hasPrivacyConsent: true })).toEqual([]);
    expect(validateRestockSubscription({ email: '', hasPrivacyConsent: false })).toEqual([
      { path: 'email', key: 'email.required' },
      { path: 'hasPrivacyConsent', key: 'restock.consentRequired' },
    ]);
  });
});
