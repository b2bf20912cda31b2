import { createHash } from 'node:crypto';
import { EARLY_INPUT_SCRIPT } from '@eunbit/schema/early-input';
import { describe, expect, it } from 'vitest';
import { DARK_CSS } from '../modules/email/index.ts';
import { checkoutPolicy, officePolicy, postcodeSearchPolicy, shopPolicy } from './content-security-policy.ts';

const SHOP = { publicUrl: 'https://shop.example.com', postcodeOrigin: null, assetBase: null };
const CDN = 'https://cdn.example.com';
const POSTCODE = 'https://postcode.example.com';
const SANDBOX = 'http://127.0.0.1:12111';

const EARLY_INPUT = ` 'sha256-${createHash('sha256').update(EARLY_INPUT_SCRIPT).digest('base64')}'`;

function app({ script = '', image = '', connect = '', frame = '' }): string {
  return [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${image}`,
    `connect-src 'self' wss://shop.example.com${connect}`,
    `frame-src 'self'${frame}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

describe('the policy of', () => {
  it('a shop page allows its own files, its one inline script, its WebSocket and the postcode search frame', () => {
    expect(shopPolicy(SHOP)).toBe(app({ script: EARLY_INPUT }));
    expect(shopPolicy({ ...SHOP, postcodeOrigin: POSTCODE })).toBe(app({ script: EARLY_INPUT, frame: ` ${POSTCODE}` }));
  });

  it('the checkout allows what Stripe documents for Stripe.js, 3-D Secure and Link as well', () => {
    const stripe = {
      script: `${EARLY_INPUT} https://js.stripe.com https://*.js.stripe.com`,
      image: ' https://*.link.com',
      connect: ' https://api.stripe.com https://link.com https://*.link.com',
    };
    const frame =
      ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com';
    expect(checkoutPolicy({ ...SHOP, sandboxOrigin: null })).toBe(app({ ...stripe, frame }));
    expect(checkoutPolicy({ ...SHOP, postcodeOrigin: POSTCODE, sandboxOrigin: null })).toBe(
      app({ ...stripe, frame: ` ${POSTCODE}${frame}` }),
    );
  });

  it("the checkout allows a sandbox instead of Stripe, without Stripe's hosts", () => {
    expect(checkoutPolicy({ ...SHOP, sandboxOrigin: SANDBOX })).toBe(
      app({ script: EARLY_INPUT, connect: ` ${SANDBOX}` }),
    );
  });

  it('the back office allows its own files, and no inline style element except that of emails', () => {
    const empty = createHash('sha256').digest('base64');
    const ofEmails = createHash('sha256').update(DARK_CSS).digest('base64');
    const styles = `'self' 'sha256-${empty}' 'sha256-${ofEmails}'; style-src-attr 'unsafe-inline'`;
    expect(officePolicy(SHOP)).toBe(app({}).replace("'self' 'unsafe-inline'", styles));
  });

  it.each([
    ['a shop page', EARLY_INPUT, shopPolicy({ ...SHOP, assetBase: CDN })],
    ['the back office', '', officePolicy({ ...SHOP, assetBase: CDN })],
  ])('%s allows scripts, styles, pictures and fonts from the asset origin, but no requests', (_, inline, policy) => {
    const directives = policy.split('; ').filter((directive) => directive.includes(CDN));
    expect(directives).toEqual([
      `script-src 'self' ${CDN}${inline}`,
      expect.stringContaining(`style-src 'self' ${CDN} '`),
      `img-src 'self' data: ${CDN}`,
      `font-src 'self' ${CDN}`,
    ]);
  });

  it('the postcode search allows its script from the asset origin', () => {
    expect(postcodeSearchPolicy(null, CDN)).toContain(
      `script-src 'self' ${CDN} 'unsafe-inline' https://t1.kakaocdn.net`,
    );
  });
});

describe('the policy of the postcode search', () => {
  const withOrigin = (sandbox: string, ancestors: string) =>
    [
      `sandbox ${sandbox}`,
      "default-src 'none'",
      "script-src 'self' 'unsafe-inline' https://t1.kakaocdn.net",
      "style-src 'unsafe-inline'",
      'img-src data: https://t1.kakaocdn.net https://t1.daumcdn.net',
      'frame-src https://postcode.map.kakao.com https://postcode.map.daum.net',
      "base-uri 'none'",
      'form-action https://postcode.map.kakao.com https://postcode.map.daum.net',
      `frame-ancestors ${ancestors}`,
    ].join('; ');

  it('gives the document an opaque origin, and lets only the shop frame it', () => {
    expect(postcodeSearchPolicy(null, null)).toBe(withOrigin('allow-scripts allow-forms', "'self'"));
  });

  it('keeps its dedicated origin, and lets only the shop frame it', () => {
    expect(postcodeSearchPolicy(SHOP.publicUrl, null)).toBe(
      withOrigin('allow-scripts allow-forms allow-same-origin', 'https://shop.example.com'),
    );
  });
});
