import { expect, test } from 'vitest';
import { auditUrl, auditView } from './audit.urls.ts';

test('the page of the log survives a reload', () => {
  const view = { subject: 'ORDER', trail: ['a=/+', 'b&c'] } as const;

  expect(auditView(new URL(auditUrl(view), 'https://shop.example').searchParams)).toEqual(view);
  expect(auditUrl({ subject: null, trail: [] })).toBe('/audit');
});

test('an unknown kind of subject shows everything', () => {
  expect(auditView(new URLSearchParams('subject=MOON'))).toEqual({ subject: null, trail: [] });
});
