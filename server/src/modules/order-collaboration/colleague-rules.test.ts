import { describe, expect, test } from 'vitest';
import { isColleague } from './colleague-rules.ts';

const ofRole = (permissions: readonly ('order:read' | 'product:write')[]) =>
  ({
    role: 'STAFF',
    blocked: false,
    staffRole: { id: 'r', name: 'Orders', permissions: [...permissions], refundLimit: null },
  }) as const;

describe('a colleague on an order (COLLABORATION-3)', () => {
  test('is anybody whose preset or custom role may read orders', () => {
    expect(isColleague({ role: 'MANAGER', blocked: false })).toBe(true);
    expect(isColleague(ofRole(['order:read']))).toBe(true);
  });

  test('is neither a customer, nor blocked staff, nor staff who work on products only', () => {
    expect(isColleague({ role: 'USER', blocked: false })).toBe(false);
    expect(isColleague(ofRole(['product:write']))).toBe(false);
    expect(isColleague({ role: 'ADMIN', blocked: true })).toBe(false);
  });
});
