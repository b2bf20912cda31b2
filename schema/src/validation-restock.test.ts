import { describe, expect, it } from 'vitest';
import { validateRestockSubscription } from './validation-restock.ts';

describe('restock subscription', () => {
  it('wants an address and consent', () => {
    expect(validateRestockSubscription({ email: 'mina@example.com', consent: true })).toEqual([]);
    expect(validateRestockSubscription({ email: '', consent: false })).toEqual([
      { path: 'email', key: 'email.required' },
      { path: 'consent', key: 'restock.consentRequired' },
    ]);
  });
});
