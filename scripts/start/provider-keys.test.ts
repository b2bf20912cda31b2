import { describe, expect, it } from 'vitest';
import { providersWithoutKeys } from './provider-keys.ts';

const NAVER = { NAVER_CLIENT_ID: 'id', NAVER_CLIENT_SECRET: 'secret' };

describe('keys of the providers', () => {
  it('are replaced by a sandbox for each provider that has none', () => {
    expect([...providersWithoutKeys(false, NAVER)]).toEqual([
      'Stripe',
      'Postmark',
      'EasyPost',
      'Toss',
      'Google',
      'Delivery Tracker',
    ]);
  });

  it('are refused if only a part of them is set', () => {
    const part = () => providersWithoutKeys(false, { ...NAVER, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' });

    expect(part).toThrow('GOOGLE_CLIENT_SECRET missing: set all keys of Google, or none for the sandbox.');
  });

  it('are not replaced in production', () => {
    expect(providersWithoutKeys(true, NAVER).size).toBe(0);
  });
});
