import { describe, expect, test } from 'vitest';
import { isSound, isWithinVisit, keptEvent, type ReportedEvent } from './visit-report.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const ID = 'a'.repeat(22);
const event = (change: Partial<ReportedEvent> = {}): ReportedEvent => ({
  id: ID,
  kind: 'PAGE_VIEW',
  at: NOW,
  path: '/',
  ...change,
});
const isSoundWith = (change: Partial<ReportedEvent>) => isSound({ visitId: ID, events: [event(change)] }, NOW);
const kept = (change: Partial<ReportedEvent>) => keptEvent(event(change), () => null);
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

describe('a report of a visit (STATISTICS-6)', () => {
  test('is valid as pages send it', () => {
    const events = [event(), event({ kind: 'ADDED_TO_CART', productId: 'a'.repeat(24), units: 2 })];
    expect(isSound({ visitId: ID, visitorId: ID, events }, NOW)).toBe(true);
  });

  test('may be at most five minutes in the future and one day old', () => {
    expect(isSoundWith({ at: ago(-5 * 60_000) })).toBe(true);
    expect(isSoundWith({ at: ago(-5 * 60_000 - 1) })).toBe(false);
    expect(isSoundWith({ at: ago(86_400_000) })).toBe(true);
    expect(isSoundWith({ at: ago(86_400_001) })).toBe(false);
    expect(isSoundWith({ at: new Date(Number.NaN) })).toBe(false);
  });

  test('has one to fifty events', () => {
    expect(isSound({ visitId: ID, events: [] }, NOW)).toBe(false);
    expect(isSound({ visitId: ID, events: Array.from({ length: 50 }, () => event()) }, NOW)).toBe(true);
    expect(isSound({ visitId: ID, events: Array.from({ length: 51 }, () => event()) }, NOW)).toBe(false);
  });

  test.each([
    { id: 'short' },
    { id: '$ne'.padEnd(22, '.') },
    { path: 'https://evil.example/' },
    { path: '//evil.example/' },
    { kind: 'ADDED_TO_CART', units: 1.5 },
    { kind: 'ADDED_TO_CART', units: 0 },
    { kind: 'ADDED_TO_CART', units: 1_000_000 },
    { kind: 'PRODUCT_CLICKED', productId: '../../etc/passwd' },
    { kind: 'WEB_VITAL', vital: 'LCP' },
    { kind: 'WEB_VITAL', vital: 'MADE_UP', value: 1 },
    { kind: 'WEB_VITAL', vital: 'LCP', value: Number.POSITIVE_INFINITY },
    { kind: 'WEB_VITAL', vital: 'LCP', value: -1 },
    { kind: 'PAGE_VIEW', value: 3 },
  ] satisfies Partial<ReportedEvent>[])('is rejected with %o', (change) => {
    expect(isSoundWith(change)).toBe(false);
  });

  test('is rejected with a malformed visitor or visit id', () => {
    expect(isSound({ visitId: '', events: [event()] }, NOW)).toBe(false);
    expect(isSound({ visitId: ID, visitorId: 'x'.repeat(5000), events: [event()] }, NOW)).toBe(false);
  });
});

describe('the stored part of an event', () => {
  test('has the path of a known page, without query and fragment (STATISTICS-1)', () => {
    expect(kept({ path: '/guest-order?link=secret#x' }).path).toBe('/guest-order');
    expect(kept({ path: `/${'a'.repeat(900)}` }).path).toBe('(other)');
  });

  test('has only the fields of its kind', () => {
    const all = { productId: 'a'.repeat(24), units: 3, text: ' Refund\n POLICY ' };
    expect(kept(all)).toMatchObject({ productId: null, units: null, text: null });
    expect(kept({ ...all, kind: 'PRODUCT_CLICKED' })).toMatchObject({
      productId: all.productId,
      units: null,
    });
    expect(kept({ ...all, kind: 'ADDED_TO_CART' })).toMatchObject({ units: 3, text: null });
    expect(kept({ ...all, kind: 'FAQ_SEARCHED' })).toMatchObject({
      text: 'refund policy',
      productId: null,
    });
  });
});

describe('a visit', () => {
  const goesOn = (startedAt: Date | null, ...times: Date[]) =>
    isWithinVisit(startedAt, { visitId: ID, events: times.map((at) => event({ at })) });

  test('lasts at most one day, in any order of its reports', () => {
    expect(goesOn(null, NOW)).toBe(true);
    expect(goesOn(ago(86_400_000), NOW)).toBe(true);
    expect(goesOn(ago(86_400_001), NOW)).toBe(false);
    expect(goesOn(NOW, ago(86_400_000))).toBe(true);
    expect(goesOn(null, ago(86_400_000), ago(-1))).toBe(false);
  });
});
