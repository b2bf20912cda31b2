import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const complete = {
  MONGODB_URI: 'mongodb://127.0.0.1/eunbit',
  APP_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  NAVER_CLIENT_ID: 'naver',
  NAVER_CLIENT_SECRET: 'naver-secret',
  GOOGLE_CLIENT_ID: 'google',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  POSTMARK_SERVER_TOKEN: 'token',
  EASYPOST_API_KEY: 'EZAK',
  EASYPOST_WEBHOOK_SECRET: 'easypost',
  TOSS_SECRET_KEY: 'test_sk',
};

describe('configuration', () => {
  it('has defaults for everything but addresses and secrets', () => {
    expect(readConfig(complete)).toMatchObject({ port: 4000, defaultMarket: 'KR', environment: 'development' });
  });

  it('treats an empty setting as not given', () => {
    expect(readConfig({ ...complete, PORT: '' }).port).toBe(4000);
  });

  it('names every wrong variable, one line each', () => {
    const wrong = { ...complete, PORT: 'abc', DEFAULT_MARKET: 'JP', STRIPE_SECRET_KEY: undefined };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    try {
      readConfig(wrong);
    } catch (error) {
      const lines = (error as Error).message.split('\n');
      expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['DEFAULT_MARKET', 'PORT', 'STRIPE_SECRET_KEY']);
    }
  });
});
