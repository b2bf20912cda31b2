import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '../../../common/trusted-proxies.ts';
import {
  checkCertificate,
  checkHost,
  checkPage,
  checkPlainHttp,
  checkPostcodePage,
  checkProxy,
  checkRedirect,
  checkSocket,
} from './address.ts';
import { FORGED_ADDRESS, isPublicAddress } from './address-facts.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const OUTSIDE = { addresses: ['203.113.4.9'], isPublic: true };
const HEADERS = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
};

describe('a certificate', () => {
  it('is trusted, and does not expire so soon that its renewal must have failed', () => {
    const state = (validUntil: string, complaint: string | null = null) =>
      checkCertificate({ complaint, validUntil: new Date(validUntil) }, NOW).status;
    expect(state('2026-07-20')).toBe('GOOD');
    expect(state('2026-06-10')).toBe('WRONG');
    expect(state('2026-07-20', 'DEPTH_ZERO_SELF_SIGNED_CERT')).toBe('WRONG');
    expect(checkPlainHttp(true).status).toBe('WRONG');
    expect(checkPlainHttp(false).status).toBe('NOTE');
  });
});

describe('a host', () => {
  it('resolves in DNS to a public address', () => {
    expect(checkHost('shop.kr', OUTSIDE, true).status).toBe('GOOD');
    expect(checkHost('shop.kr', { addresses: ['10.0.0.4'], isPublic: false }, true).status).toBe('NOTE');
    expect(checkHost('shop.kr', null, true).status).toBe('WRONG');
    expect(['10.0.0.4', '127.0.0.1', '::1', 'fd00::1', '::ffff:10.0.0.4'].some(isPublicAddress)).toBe(false);
    expect(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'].every(isPublicAddress)).toBe(true);
  });

  it('redirects from http to https', () => {
    expect(checkRedirect('https://shop.kr/', 'https://shop.kr').status).toBe('GOOD');
    expect(checkRedirect('', 'https://shop.kr').status).toBe('WRONG');
    expect(checkRedirect('http://shop.kr/', 'https://shop.kr').status).toBe('WRONG');
    expect(checkRedirect(null, 'https://shop.kr').status).toBe('NOTE');
  });
});

describe('the check of a page', () => {
  const states = (page: Partial<Parameters<typeof checkPage>[0]>, production = true) =>
    checkPage({ healthStatus: 200, headers: HEADERS, webhookStatus: 400, ...page }, production).map(
      ({ id, status }) => `${id} ${status}`,
    );

  it("requires the shop's headers and reachable webhooks", () => {
    expect(states({})).toEqual(['address.health GOOD', 'address.headers GOOD', 'address.webhooks GOOD']);
    expect(states({ healthStatus: 502 })).toEqual(['address.health WRONG']);
    expect(states({ webhookStatus: 403 })).toContain('address.webhooks WRONG');
    const { 'strict-transport-security': _, ...rest } = HEADERS;
    expect(states({ headers: rest })).toContain('address.headers WRONG');
    expect(states({ headers: rest }, false)).toContain('address.headers GOOD');
  });

  it('requires the WebSocket and the postcode search', () => {
    expect([checkSocket(null).status, checkSocket('Unexpected server response: 400').status]).toEqual([
      'GOOD',
      'WRONG',
    ]);
    expect([200, 404, null].map((status) => checkPostcodePage(status).status)).toEqual(['GOOD', 'WRONG', 'WRONG']);
  });
});

describe('the check of proxies', () => {
  const check = (seen: string, seenWhenForged: string, trustedProxies: TrustedProxies | null, host = OUTSIDE) =>
    checkProxy({ seen, seenWhenForged }, { trustedProxies, host }, isPublicAddress)[0];
  const state = (...facts: Parameters<typeof check>) => check(...facts)?.status;

  it('requires the real caller address, and rejects a forged one', () => {
    expect(state('8.8.8.8', '8.8.8.8', { hops: 1 })).toBe('GOOD');
    expect(state('8.8.8.8', '8.8.8.8', { networks: ['uniquelocal'] })).toBe('GOOD');
    expect(state('8.8.8.8', '8.8.8.8', null)).toBe('GOOD');
    expect(state('8.8.8.8', FORGED_ADDRESS, { hops: 2 })).toBe('WRONG');
    expect(state('10.0.0.2', '10.0.0.2', null)).toBe('WRONG');
    // On the internal network the shop's name may resolve to an internal address.
    expect(state('10.0.0.2', '10.0.0.2', null, { addresses: ['10.0.0.9'], isPublic: false })).toBe('GOOD');
    expect(state('10.0.0.2', '10.0.0.2', { hops: 1 })).toBe('NOTE');
  });

  it('advises on the setting', () => {
    const advise = (...facts: Parameters<typeof check>) => check(...facts)?.advice?.en;
    expect(advise('10.0.0.2', '10.0.0.2', null)).toContain('1 for one');
    expect(advise('8.8.8.8', FORGED_ADDRESS, { hops: 2 })).toContain('Fewer than 2 proxies');
    expect(advise('8.8.8.8', FORGED_ADDRESS, { networks: ['8.0.0.0/8'] })).toContain("includes this machine's address");
    expect(advise('8.8.8.8', FORGED_ADDRESS, null)).toContain('other settings');
  });
});
