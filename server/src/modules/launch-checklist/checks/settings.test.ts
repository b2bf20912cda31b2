import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { checkSettings } from './settings.ts';

const SETTINGS = {
  MONGODB_URI: 'mongodb://localhost/eunbit',
  PUBLIC_URL: 'https://shop.kr',
  POSTCODE_ORIGIN: 'https://postcode.shop.kr',
  METRICS_TOKEN: 'V9w2xTq0Lm3bGz7KfR5n',
  APP_SECRET: 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TOSS_SECRET_KEY: 'live_sk_1',
  NAVER_CLIENT_ID: 'a',
  NAVER_CLIENT_SECRET: 'a',
  GOOGLE_CLIENT_ID: 'a',
  GOOGLE_CLIENT_SECRET: 'a',
  POSTMARK_SERVER_TOKEN: 'a',
  POSTMARK_WEBHOOK_SECRET: 'Hq3nW8zKd0Vx6TcB2mRj',
  EASYPOST_API_KEY: 'EZAK1',
  EASYPOST_WEBHOOK_SECRET: 'Yf5sLp9GtE1uNw7XaQ4k',
};

const notGood = (settings: Readonly<Record<string, string>>) =>
  checkSettings(readConfig({ ...SETTINGS, ...settings }))
    .filter(({ status }) => status !== 'GOOD')
    .map(({ id, status }) => `${id} ${status}`);

const PRODUCTION = { NODE_ENV: 'production' };

describe('settings', () => {
  it('are good if the shop may open', () => {
    expect(notGood(PRODUCTION)).toEqual([]);
    expect(notGood({})).toEqual(['settings.mode NOTE']);
    expect(notGood({ ...PRODUCTION, POSTCODE_ORIGIN: '' })).toEqual(['settings.postcode-origin NOTE']);
    expect(notGood({ ...PRODUCTION, METRICS_TOKEN: '' })).toEqual(['settings.metrics-token NOTE']);
    expect(notGood({ METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' })).toEqual([
      'settings.mode NOTE',
      'settings.metrics-token WRONG',
    ]);
  });

  it('report sandboxes in a rehearsal', () => {
    const rehearsal = { ...PRODUCTION, ALLOW_SANDBOXES: 'yes', STRIPE_API_URL: 'http://127.0.0.1:1' };
    expect(notGood(rehearsal)).toEqual(['settings.mode NOTE', 'settings.sandboxes NOTE']);
  });

  it.each([
    'a'.repeat(40),
    'abababababababababababababababababab',
    'change-me-change-me-change-me-1f2e3d4c',
    'a test secret of more than thirty-two characters',
  ])('reject the secret %s', (APP_SECRET) => {
    expect(notGood({ APP_SECRET })).toEqual(['settings.mode NOTE', 'settings.app-secret WRONG']);
  });

  it('apply the same rules to the second secret of a rotation', () => {
    const strong = '5f0c6a9be1d24783a5e9c17b3f60d284';
    expect(notGood({ ...PRODUCTION, APP_SECRET_PREVIOUS: strong })).toEqual([]);
    const weak = { ...PRODUCTION, APP_SECRET_PREVIOUS: 'a'.repeat(40) };
    expect(notGood(weak)).toEqual(['settings.app-secret-previous WRONG']);
  });

  it('accept secrets from password generators', () => {
    expect(notGood({ ...PRODUCTION, APP_SECRET: '5f0c6a9be1d24783a5e9c17b3f60d284' })).toEqual([]);
  });
});
