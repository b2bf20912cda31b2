import type { BrowserErrorReport } from '@eunbit/schema/browser-error';
import { scrubErrorText } from '@eunbit/schema/scrub-error-text';
import { anything, array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const REPORT: BrowserErrorReport = {
  app: 'WEB',
  kind: 'SCRIPT',
  name: 'TypeError',
  message: 'x is not a function',
  frames: [{ functionName: 'Object.a', file: 'assets/ProductPage-Ab12Cd34.js', line: 1, column: 2345 }],
  route: '/product/:slug',
  build: 'Zz98Yy76',
  language: 'ko',
  market: 'KR',
  width: 'NARROW',
  requestId: 'bcdfghjkmnpqrstz',
};
const read = (sent: unknown) => readReport(sent, 'Mozilla/5.0 Firefox/153.0');

describe('a browser error report', () => {
  it('is returned unchanged, with its browser', () => {
    expect(read(REPORT)).toEqual({ ...REPORT, browser: 'Firefox 153' });
  });

  it('is stripped of personal data', () => {
    expect(read({ ...REPORT, message: 'no account of mina@example.com' })?.message).toBe('no account of [email]');
  });

  it.each([
    { app: 'SHOP' },
    { kind: 'OTHER' },
    { name: '<b>' },
    { message: 'x'.repeat(301) },
    { frames: [{ ...REPORT.frames[0], file: 'https://shop.example/guest-order/token?x=1' }] },
    { frames: [{ ...REPORT.frames[0], functionName: '<script>alert(1)</script>' }] },
    { frames: [{ ...REPORT.frames[0], line: 1.5 }] },
    { frames: Array.from({ length: 21 }, () => REPORT.frames[0]) },
    { route: '/product/pet spray' },
    { route: 'https://elsewhere.example' },
    { build: '$where' },
    { language: 'fr' },
    { requestId: '{"$ne":null}' },
    { email: 'mina@example.com' },
  ])('with %o is rejected', (wrong) => {
    expect(read({ ...REPORT, ...wrong })).toBeNull();
  });

  it('is null for any other input, and reading never throws', () => {
    assert(property(anything(), (sent) => read(sent) === null));
  });
});

describe('a message', () => {
  const secret = constantFrom(
    'mina.han@example.com',
    '010-1234-5678',
    '4242 4242 4242 4242',
    '?token=abcdefgh',
    'a1'.repeat(16),
  );
  const around = constantFrom(' ', '"', "'", '`', '(', ': ', 'https://a.example/', '\n', '…');

  it('contains no secret, whatever surrounds it', () => {
    assert(
      property(array(tuple(string(), around, secret, around), { minLength: 1, maxLength: 5 }), (parts) => {
        const clean = scrubErrorText(parts.flat().join(''), 300);
        expect(clean.length).toBeLessThanOrEqual(300);
        expect(clean).not.toMatch(/mina\.han|1234|4242|abcdefgh|(a1){10}|[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it.each(['a', '/', '@', '"', "'", '1', '1 ', 'a1', 'https://', '?a=', '…"', 'a.'])(
    'of %o is scrubbed quickly',
    (part) => {
      const text = part.repeat(100_000);
      // Scanning the text repeatedly would take minutes.
      const began = process.cpuUsage();
      scrubErrorText(text, 300);
      expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
    },
  );
});
