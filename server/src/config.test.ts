import { describe, expect, it } from 'vitest';
import { ConfigError, exposureWarning, readConfig } from './config.ts';

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
  POSTMARK_WEBHOOK_SECRET: 'sixteen-or-more.',
  EASYPOST_API_KEY: 'EZAK',
  EASYPOST_WEBHOOK_SECRET: 'easypost',
  TOSS_SECRET_KEY: 'test_sk',
};

/** The settings required to start a shop with real providers. */
const production = {
  ...complete,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  APP_SECRET: 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r',
  TOSS_SECRET_KEY: 'live_sk_1',
  POSTMARK_WEBHOOK_SECRET: 'Hq3nW8zKd0Vx6TcB2mRj',
  EASYPOST_WEBHOOK_SECRET: 'Yf5sLp9GtE1uNw7XaQ4k',
};

describe('configuration', () => {
  it('has defaults for everything but addresses and secrets', () => {
    expect(readConfig(complete)).toMatchObject({ port: 4000, defaultMarket: 'KR', environment: 'development' });
  });

  it('treats an empty setting as unset', () => {
    expect(readConfig({ ...complete, PORT: '' }).port).toBe(4000);
  });

  it('lists every wrong variable, one per line', () => {
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

describe('a process that only runs jobs', () => {
  it('needs the address of the shop for links in emails', () => {
    expect(() => readConfig({ ...complete, ROLE: 'jobs' })).toThrow('PUBLIC_URL is missing.');
    expect(readConfig({ ...complete, ROLE: 'jobs', PUBLIC_URL: 'https://shop.example.com' }).role).toBe('jobs');
  });

  it('lists the valid roles if it is given another one', () => {
    expect(() => readConfig({ ...complete, ROLE: 'worker' })).toThrow(/^ROLE is wrong: .*"web"\|"jobs"\|"all"/);
  });
});

describe('production', () => {
  it('starts with its address, its database and the keys of all providers', () => {
    expect(readConfig(production)).toMatchObject({ production: true, rehearsal: false });
  });

  it('polls carriers in Korea only with both keys, and does not start with only one (SHIPMENT-20)', () => {
    const keys = { DELIVERY_TRACKER_CLIENT_ID: 'id', DELIVERY_TRACKER_CLIENT_SECRET: 'secret' };
    expect(readConfig(production).carrierTracking).toBeNull();
    expect(readConfig({ ...production, ...keys }).carrierTracking).toMatchObject({ clientId: 'id', apiUrl: null });
    expect(() => readConfig({ ...production, ...keys, DELIVERY_TRACKER_CLIENT_ID: '' })).toThrow(
      'DELIVERY_TRACKER_CLIENT_ID is missing: set all keys of Delivery Tracker, or none.',
    );
  });

  it('does not start without its address or its database, and reports both at once', () => {
    const lines = 'MONGODB_URI is missing.\nPUBLIC_URL is missing.';
    expect(() => readConfig({ ...production, PUBLIC_URL: '', MONGODB_URI: '' })).toThrow(lines);
  });

  it.each([
    'STRIPE_API_URL',
    'TOSS_API_URL',
    'NAVER_API_URL',
    'GOOGLE_API_URL',
    'POSTMARK_API_URL',
    'EASYPOST_API_URL',
    'DELIVERY_TRACKER_API_URL',
  ])('does not start with %s', (name) => {
    const start = () => readConfig({ ...production, [name]: 'http://127.0.0.1:12111' });
    expect(start).toThrow(`${name} leads to a sandbox. Unset it, or set ALLOW_SANDBOXES=yes if this is a rehearsal.`);
  });

  it('is a rehearsal with an allowed sandbox', () => {
    const settings = { ...production, STRIPE_API_URL: 'http://127.0.0.1:12111', ALLOW_SANDBOXES: 'yes' };
    expect(readConfig(settings)).toMatchObject({ production: true, rehearsal: true });
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['STRIPE_SECRET_KEY', 'rk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
    ['TOSS_SECRET_KEY', 'test_sk_1'],
    ['EASYPOST_API_KEY', 'EZTK1'],
    ['POSTMARK_SERVER_TOKEN', 'POSTMARK_API_TEST'],
  ])('accepts a test key of a real provider only in a rehearsal: %s=%s', (name, key) => {
    const start = (more = {}) => readConfig({ ...production, [name]: key, ...more });
    expect(start).toThrow(
      `${name} is a test key. Set the live one, or set ALLOW_SANDBOXES=yes if this is a rehearsal.`,
    );
    expect(start({ ALLOW_SANDBOXES: 'yes' }).production).toBe(true);
  });

  it.each([
    ['APP_SECRET', 'a secret that a person has made up'],
    ['APP_SECRET', 'x'.repeat(40)],
    ['METRICS_TOKEN', 'aaaaaaaaaaaaaaaaaaaa'],
    ['POSTMARK_WEBHOOK_SECRET', 'example-of-a-secret'],
    ['EASYPOST_WEBHOOK_SECRET', 'easypost'],
  ])('rejects a secret that can be guessed: %s=%s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      `${name} can be guessed: make one with \`openssl rand -hex 32\`.`,
    );
  });

  it.each(['http://shop.example.com', 'HTTP://shop.example.com'])(
    'requires HTTPS except in a rehearsal: not %s',
    (PUBLIC_URL) => {
      const start = (more = {}) => readConfig({ ...production, PUBLIC_URL, ...more });
      expect(start).toThrow('PUBLIC_URL is wrong: it must begin with https:// in production');
      expect(start({ ALLOW_SANDBOXES: 'yes' }).production).toBe(true);
    },
  );

  it.each(['https://shop.example.com/eunbit', 'https://shop.example.com/?a', 'https://a:b@shop.example.com'])(
    'requires the root of its host, not %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(
        'PUBLIC_URL is wrong: must be an origin such as https://shop.example.com, without a path.',
      );
    },
  );

  it('is not a rehearsal if sandboxes are allowed but unused', () => {
    expect(readConfig({ ...production, ALLOW_SANDBOXES: 'yes' }).rehearsal).toBe(false);
  });
});

describe('the exposure of a server to other machines', () => {
  const warn = (settings: object) => exposureWarning(readConfig({ ...complete, ...settings }));

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('does not exist on %s', (HOST) => {
    expect(warn({ HOST })).toBeNull();
  });

  it.each(['0.0.0.0', '::', '192.168.0.7', '127.example.com'])('is warned about on %s outside production', (HOST) => {
    expect(warn({ HOST })).toContain(`HOST=${HOST}: other machines can reach this server`);
  });

  it('is expected in production', () => {
    const rehearsal = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com', ALLOW_SANDBOXES: 'yes' };
    expect(warn({ HOST: '0.0.0.0', ...rehearsal })).toBeNull();
  });
});

describe('a second secret', () => {
  const secret = 'y'.repeat(32);
  const rotate = (APP_SECRET_PREVIOUS: string) => readConfig({ ...complete, APP_SECRET_PREVIOUS }).previousAppSecret;

  it('is accepted while it is set', () => {
    expect(readConfig(complete).previousAppSecret).toBeNull();
    expect(rotate(secret)).toBe(secret);
  });

  it('is as long as the first, and different', () => {
    expect(() => rotate('short')).toThrow('APP_SECRET_PREVIOUS is wrong: must have at least 32 characters.');
    expect(() => rotate(complete.APP_SECRET)).toThrow('APP_SECRET_PREVIOUS is wrong: it must differ from APP_SECRET.');
  });
});

describe('the proxies in front of the shop', () => {
  const readProxies = (TRUST_PROXY: string) => readConfig({ ...complete, TRUST_PROXY }).trustedProxies;

  it('are not trusted by default', () => {
    expect(readConfig(complete).trustedProxies).toBeNull();
    expect(readProxies('false')).toBeNull();
  });

  it('can be set by number or by name', () => {
    expect(readProxies('2')).toEqual({ hops: 2 });
    expect(readProxies('loopback, 10.1.0.0/16')).toEqual({ networks: ['loopback', '10.1.0.0/16'] });
  });

  it.each(['true', '0.0.0.0/0', '::/0'])('cannot be everybody (%s)', (value) => {
    expect(() => readProxies(value)).toThrow(/^TRUST_PROXY is wrong: .*: write how many proxies .*uniquelocal\.$/);
  });
});

describe('the origin of the postcode search', () => {
  const shop = { ...complete, PUBLIC_URL: 'https://shop.example.com' };
  const readOrigin = (POSTCODE_ORIGIN: string, given: Record<string, string> = shop) =>
    readConfig({ ...given, POSTCODE_ORIGIN }).postcodeOrigin;

  it('is null by default', () => {
    expect(readConfig(shop).postcodeOrigin).toBeNull();
  });

  it('is normalised as in browsers', () => {
    expect(readOrigin('https://Postcode.example.com:443/')).toBe('https://postcode.example.com');
    expect(readOrigin('http://127.0.0.1:4000', complete)).toBe('http://127.0.0.1:4000');
  });

  it.each([
    'postcode.example.com',
    'ftp://postcode.example.com',
    'https://postcode.example.com/search',
    'https://postcode.example.com/?a=1',
    'https://postcode.example.com/#a',
    'https://somebody@postcode.example.com',
  ])('is not %s', (value) => {
    expect(() => readOrigin(value)).toThrow(/^POSTCODE_ORIGIN is wrong: .*\.$/);
  });

  it("needs a different host name from the shop's, since cookies ignore ports", () => {
    const complaint = "POSTCODE_ORIGIN is wrong: it must have another host name than the shop's, PUBLIC_URL.";
    expect(() => readOrigin('https://shop.example.com')).toThrow(complaint);
    expect(() => readOrigin('https://shop.example.com:8443')).toThrow(complaint);
    expect(() => readOrigin('http://localhost:4001', complete)).toThrow(complaint);
  });

  it('requires HTTPS in production', () => {
    expect(readOrigin('https://postcode.example.com', production)).toBe('https://postcode.example.com');
    const complaint = 'POSTCODE_ORIGIN is wrong: it must begin with https:// in production.';
    expect(() => readOrigin('http://postcode.example.com', production)).toThrow(complaint);
  });
});

describe('the origin of hashed files', () => {
  const readBase = (ASSET_BASE: string, PUBLIC_URL = 'https://shop.example.com') =>
    readConfig({ ...complete, PUBLIC_URL, ASSET_BASE }).assetBase;

  it("is the shop's own by default", () => {
    expect(readConfig(complete).assetBase).toBeNull();
    expect(readBase('https://CDN.example.com/')).toBe('https://cdn.example.com');
  });

  it.each([
    'cdn.example.com',
    'https://cdn.example.com/shop',
    'https://a b.example.com',
    "https://x.example.com;'self'",
  ])('is not %s', (value) => {
    expect(() => readBase(value)).toThrow(/^ASSET_BASE is wrong: .*\.$/);
  });

  it('requires HTTPS if the shop uses it', () => {
    expect(() => readBase('http://cdn.example.com')).toThrow('ASSET_BASE is wrong: it must begin with https://');
    expect(readBase('http://cdn.localhost:4000', 'http://localhost:4000')).toBe('http://cdn.localhost:4000');
  });
});
