import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from './trusted-proxies.ts';

const complaintAbout = (value: string) => {
  const parsed = parseTrustedProxies(value);
  return parsed !== null && 'complaint' in parsed ? parsed.complaint : null;
};

describe('the setting TRUST_PROXY', () => {
  it.each([1, 2, 3, 4, 5])('takes %i proxies', (hops) => {
    expect(parseTrustedProxies(String(hops))).toEqual({ hops });
  });

  it('takes addresses, networks and the names of private networks', () => {
    expect(parseTrustedProxies('10.0.0.5')).toEqual({ networks: ['10.0.0.5'] });
    expect(parseTrustedProxies(' loopback, linklocal ,uniquelocal,10.1.0.0/16, 2606:4700::/32,fc00::/7,::1 ')).toEqual({
      networks: ['loopback', 'linklocal', 'uniquelocal', '10.1.0.0/16', '2606:4700::/32', 'fc00::/7', '::1'],
    });
    expect(parseTrustedProxies('fe80::/10,10.0.0.0/8,::ffff:10.0.0.0/104')).toMatchObject({ networks: { length: 3 } });
  });

  it('trusts nobody if it is false', () => {
    expect(parseTrustedProxies('false')).toBeNull();
  });

  it.each(['true', 'TRUE', 'yes', 'on', 'all', '*'])(
    'rejects %s, which would trust everybody, and suggests what to write instead',
    (value) => {
      expect(complaintAbout(value)).toMatch(/would believe every caller: write how many proxies .*10\.1\.0\.0\/16/);
    },
  );

  it.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.5,0.0.0.0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '8.0.0.0/7',
    '2000::/3',
    '::ffff:0.0.0.0/96',
    '::ffff:0:0/0',
    '::/1',
  ])('rejects the network %s, which contains callers', (value) => {
    expect(complaintAbout(value)).toMatch(/includes callers, who could then claim any address/);
  });

  it.each([
    '0',
    '6',
    '99',
    '-1',
    '1.5',
    'proxy.example.com',
    '10.0.0.5,',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/8/8',
    'fe80::1%eth0',
    '1,2',
    'loopback true',
    '0x7f.0.0.1',
  ])('rejects %s and suggests what to write', (value) => {
    expect(complaintAbout(value)).toContain('write how many proxies are in front of the shop (1 to 5)');
  });

  it('never accepts a list in which a network holds more than one address in 256 of all', () => {
    const network = fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 7 })).map(([address, bits]) => `${address}/${bits}`);
    const rest = fc.array(fc.oneof(fc.ipV4(), fc.constantFrom('loopback', 'uniquelocal')), { maxLength: 3 });
    fc.assert(fc.property(network, rest, (wide, others) => complaintAbout([...others, wide].join(',')) !== null));
  });
});
