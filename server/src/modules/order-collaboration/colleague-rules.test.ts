import { describe, expect, test } from 'vitest';
import { isColleague } from './colleague-rules.ts';

const ofRole = (permissions: readonly ('order:read' | 'product:write')[]) =>
  ({
    role: 'STAFF',
    blocked: false,
    staffRole: { id: 'r', name: 'Orders', permissions: [...permissions], refundLimit: null },
  }) as const;

describe('a colleague on an order (COLLABORATION-3)', () => {
  test('is who may read orders, by a preset or by a role of the shop', () => {
    expect(isColleague({ role: 'MANAGER', blocked: false })).toBe(true);
    expect(isColleague(ofRole(['order:read']))).toBe(true);
  });

  test('is no customer, nobody who works on products only, and nobody who is blocked', () => {
    expect(isColleague({ role: 'USER', blocked: false })).toBe(false);
    expect(isColleague(ofRole(['product:write']))).toBe(false);
    expect(isColleague({ role: 'ADMIN', blocked: true })).toBe(false);
  });
});
