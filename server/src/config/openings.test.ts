import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const ALONE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  MONGODB_URI: 'mongodb://127.0.0.1/eunbit',
  APP_SECRET: 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r',
};
const POSTMARK = { POSTMARK_SERVER_TOKEN: 'token', POSTMARK_WEBHOOK_SECRET: 'Hq3nW8zKd0Vx6TcB2mRj' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
const EASYPOST = { EASYPOST_API_KEY: 'EZAK', EASYPOST_WEBHOOK_SECRET: 'Yf5sLp9GtE1uNw7XaQ4k' };
const TOSS = { TOSS_SECRET_KEY: 'live_sk_1' };
const NAVER = { NAVER_CLIENT_ID: 'naver', NAVER_CLIENT_SECRET: 'naver-secret' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'google', GOOGLE_CLIENT_SECRET: 'google-secret' };

const US_ALONE = { ...ALONE, ...POSTMARK, ...STRIPE, ...EASYPOST, STORES: 'US' };
const KOREA_ALONE = { ...ALONE, ...POSTMARK, ...TOSS, STORES: 'KR' };
const BOTH = { ...ALONE, ...POSTMARK, ...STRIPE, ...EASYPOST };

/** The error message of a start with these settings; null if it succeeds. */
function complaintOf(given: Readonly<Record<string, string>>): string | null {
  try {
    readConfig(given);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a shop in production needs what its stores use, and nothing else (STORE-29)', () => {
  it('sells only in the US with Stripe, EasyPost and Postmark', () => {
    const { open, defaultMarket, toss, social } = readConfig(US_ALONE);
    expect(open).toEqual({ stores: ['US'], paymentMethods: { KR: [], US: ['CARD'] }, signInProviders: [] });
    expect({ defaultMarket, toss, social }).toEqual({
      defaultMarket: 'US',
      toss: null,
      social: { naver: null, google: null },
    });
  });

  it('sells only in Korea without Stripe, by virtual accounts and deposits', () => {
    const { open, defaultMarket, stripe, shipping } = readConfig(KOREA_ALONE);
    expect(open).toEqual({
      stores: ['KR'],
      paymentMethods: { KR: ['DEPOSIT', 'VIRTUAL_ACCOUNT'], US: [] },
      signInProviders: [],
    });
    expect({ defaultMarket, stripe, shipping }).toEqual({ defaultMarket: 'KR', stripe: null, shipping: null });
  });

  it('sells in both stores if STORES is unset', () => {
    expect(readConfig(BOTH).open).toEqual({
      stores: ['KR', 'US'],
      paymentMethods: { KR: ['CARD', 'ESCROW', 'DEPOSIT'], US: ['CARD'] },
      signInProviders: [],
    });
    expect(readConfig({ ...BOTH, STORES: 'US, KR' }).open.stores).toEqual(['KR', 'US']);
  });

  it('offers each payment method with keys, in a fixed order', () => {
    const { paymentMethods } = readConfig({ ...BOTH, ...TOSS }).open;
    expect(paymentMethods).toEqual({ KR: ['CARD', 'ESCROW', 'DEPOSIT', 'VIRTUAL_ACCOUNT'], US: ['CARD'] });
    expect(readConfig({ ...BOTH, BANK_DEPOSITS: 'no' }).open.paymentMethods.KR).toEqual(['CARD', 'ESCROW']);
  });

  it.each([
    [NAVER, ['NAVER']],
    [GOOGLE, ['GOOGLE']],
    [{ ...GOOGLE, ...NAVER }, ['NAVER', 'GOOGLE']],
  ])('offers sign-in through each provider with keys: %o', (keys, providers) => {
    expect(readConfig({ ...US_ALONE, ...keys }).open.signInProviders).toEqual(providers);
  });
});

describe('a start is rejected (STORE-29)', () => {
  it.each([
    [
      'US',
      { ...ALONE, ...POSTMARK, ...EASYPOST, ...TOSS, STORES: 'US' },
      'STORES opens the US store, where nobody could pay: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or leave US out of it.',
    ],
    [
      'Korean',
      { ...ALONE, ...POSTMARK, STORES: 'KR' },
      'STORES opens the Korean store, where nobody could pay: set the three keys of Stripe, TOSS_SECRET_KEY, or BANK_DEPOSITS=yes for deposits alone, or leave KR out of it.',
    ],
  ])('if nobody could pay in the %s store, with one sentence', (_store, given, complaint) => {
    expect(complaintOf(given)).toBe(complaint);
  });

  it('unless a Korean store without other payment methods explicitly accepts deposits', () => {
    const deposits = { ...ALONE, ...POSTMARK, STORES: 'KR', BANK_DEPOSITS: 'yes' };
    expect(readConfig(deposits).open.paymentMethods.KR).toEqual(['DEPOSIT']);
    expect(complaintOf({ ...deposits, BANK_DEPOSITS: 'no' })).toContain('where nobody could pay');
  });

  it('without Postmark, and in the US without EasyPost', () => {
    expect(complaintOf({ ...ALONE, ...STRIPE, STORES: 'US' })).toBe(
      [
        'POSTMARK_SERVER_TOKEN is missing.',
        'POSTMARK_WEBHOOK_SECRET is missing.',
        'EASYPOST_API_KEY is missing: the US store needs it.',
        'EASYPOST_WEBHOOK_SECRET is missing: the US store needs it.',
      ].join('\n'),
    );
  });

  it.each([
    ['STRIPE_WEBHOOK_SECRET', 'Stripe', STRIPE],
    ['EASYPOST_WEBHOOK_SECRET', 'EasyPost', EASYPOST],
    ['NAVER_CLIENT_SECRET', 'Naver', NAVER],
    ['GOOGLE_CLIENT_ID', 'Google', GOOGLE],
  ])('with incomplete keys of a provider: without %s', (missing, provider, keys) => {
    const complaint = complaintOf({ ...KOREA_ALONE, ...keys, [missing]: '' });
    expect(complaint).toBe(`${missing} is missing: set all keys of ${provider}, or none.`);
  });

  it.each(['JP', 'KR US', ',', 'KR,KR'])('with unknown stores: %s', (STORES) => {
    expect(complaintOf({ ...BOTH, STORES })).toBe('STORES is wrong: must be KR, US or KR,US.');
  });

  it('with a default store that is closed', () => {
    expect(complaintOf({ ...US_ALONE, DEFAULT_MARKET: 'KR' })).toBe(
      'DEFAULT_MARKET is wrong: STORES does not open the store KR.',
    );
  });
});
