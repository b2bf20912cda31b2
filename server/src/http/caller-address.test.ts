import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, type TrustedProxies, toTrustOption } from '../common/trusted-proxies.ts';
import { getCallerAddress } from './caller-address.ts';

interface Seen {
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
}

const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;
type Forwarded = Partial<Record<(typeof HEADERS)[number], string>>;

/** Returns a function that gives the address, host and protocol which the server derives from a request of `sender`. */
function readCaller(trusted: TrustedProxies | null) {
  const app = Fastify({ trustProxy: toTrustOption(trusted) });
  app.get('/', async (request) => ({
    address: getCallerAddress(request),
    host: request.host,
    protocol: request.protocol,
  }));
  return async (sender: string, forwarded: Forwarded): Promise<Seen> => {
    const headers = { host: 'inside.example', ...forwarded };
    return (await app.inject({ url: '/', remoteAddress: sender, headers })).json<Seen>();
  };
}

function trust(setting: string): TrustedProxies {
  const parsed = parseTrustedProxies(setting);
  if (parsed === null || 'complaint' in parsed) throw new Error(`${setting} is no list of proxies`);
  return parsed;
}

const append = (given: string | undefined, value: string) => (given === undefined ? value : `${given}, ${value}`);

/** A request of `caller` after a chain of proxies, outermost first; each appends the address it received the request from. */
function passThrough(proxies: readonly string[], caller: string, sent: Forwarded): [string, Forwarded] {
  return proxies.reduce<[string, Forwarded]>(
    ([from, headers], proxy) => [
      proxy,
      { ...headers, 'x-forwarded-for': append(headers['x-forwarded-for'], from), 'x-forwarded-proto': 'https' },
    ],
    [caller, sent],
  );
}

const address = fc.oneof(fc.ipV4(), fc.ipV6());
/** Public addresses only: 1.0.0.0 to 9.255.255.255. */
const outside = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.ipV4())
  .map(([first, rest]) => rest.replace(/^\d+/, `${first}`));
const inside = fc.ipV4().map((each) => each.replace(/^\d+/, '10'));
/** Lists of addresses, and arbitrary header values. */
const claim = fc.option(
  fc.oneof(
    fc
      .array(fc.oneof(address, inside, fc.constantFrom('127.0.0.1', '::1', 'unknown', '')), { maxLength: 8 })
      .map((all) => all.join(', ')),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:, []"\t-'), maxLength: 60 }).map((text) => text.trim()),
  ),
  { nil: undefined },
);
const claims = fc
  .record({ 'x-forwarded-for': claim })
  .map(({ 'x-forwarded-for': list }): Forwarded => (list === undefined ? {} : { 'x-forwarded-for': list }));

describe('the address of a caller', () => {
  it.each([1, 2, 3])(
    'is the one that the outermost of %i counted proxies saw, whatever the caller claims',
    async (hops) => {
      const see = readCaller({ hops });
      const chain = fc.array(address, { minLength: hops, maxLength: hops });
      await fc.assert(
        fc.asyncProperty(chain, outside, claims, async (proxies, caller, sent) => {
          const seen = await see(...passThrough(proxies, caller, sent));
          expect(seen.address).toBe(caller);
        }),
      );
    },
  );

  it('is the one that the outermost proxy of a trusted network saw, whatever the caller claims', async () => {
    const see = readCaller(trust('10.0.0.0/8,loopback'));
    const chain = fc.array(inside, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(chain, outside, claims, async (proxies, caller, sent) => {
        expect((await see(...passThrough(proxies, caller, sent))).address).toBe(caller);
      }),
    );
  });

  it.each<[string, TrustedProxies | null]>([
    ['nobody is trusted', null],
    ['the sender is no trusted proxy', { networks: ['10.0.0.0/8', 'loopback'] }],
  ])("is the sender's if %s", async (_, trusted) => {
    const see = readCaller(trusted);
    await fc.assert(
      fc.asyncProperty(outside, claims, async (caller, sent) => {
        const seen = await see(caller, { ...sent, 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' });
        expect(seen).toEqual({ address: caller, host: 'inside.example', protocol: 'http' });
      }),
    );
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', '10.0.0.2'],
    ['999.1.1.1:80', '10.0.0.2'],
    ['', '10.0.0.2'],
  ])('that a proxy writes as "%s" is %s', async (written, expected) => {
    expect((await readCaller({ hops: 1 })('10.0.0.2', { 'x-forwarded-for': written })).address).toBe(expected);
  });
});

describe('host and protocol', () => {
  it.each([trust('1'), trust('10.0.0.0/8')])(
    'are those that the nearest trusted proxy appended last (%j)',
    async (trusted) => {
      const headers = { 'x-forwarded-host': 'forged.example, shop.example', 'x-forwarded-proto': 'http, https' };
      expect(await readCaller(trusted)('10.0.0.2', headers)).toMatchObject({ host: 'shop.example', protocol: 'https' });
    },
  );
});
