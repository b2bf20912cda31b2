import { describe, expect, it } from 'vitest';
import { providersWithoutKeys } from './provider-keys.ts';

const NAVER = { NAVER_CLIENT_ID: 'id', NAVER_CLIENT_SECRET: 'secret' };

describe('keys of the providers', () => {
  it('are stood in for, each provider by itself, where none is set', () => {
    expect([...providersWithoutKeys(false, NAVER)]).toEqual(['Stripe', 'Postmark', 'EasyPost', 'Toss', 'Google']);
  });

  it('are refused where only a part of them is set', () => {
    const part = () => providersWithoutKeys(false, { ...NAVER, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: '' });

    expect(part).toThrow('GOOGLE_CLIENT_SECRET missing: set all keys of Google, or none for the sandbox.');
  });

  it('are all named when they are missing in production', () => {
    const lines = /^STRIPE_SECRET_KEY is missing\.\n.*GOOGLE_CLIENT_SECRET is missing\.$/s;

    expect(() => providersWithoutKeys(true, NAVER)).toThrow(lines);
  });
});
