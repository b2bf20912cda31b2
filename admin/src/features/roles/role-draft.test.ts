import { validateRole } from '@eunbit/schema/role';
import { expect, test } from 'vitest';
import { EMPTY_ROLE, type RoleDraft, toDraft, toFields, toInput } from './role-draft.ts';

const refunds: RoleDraft = {
  name: 'Refunds',
  permissions: ['refund:make'],
  isLimited: true,
  limit: { KRW: '50,000', USD: '49.90' },
};

test('limits are sent in minor units (STAFF-20)', () => {
  expect(toInput(toFields(refunds))).toEqual({
    name: 'Refunds',
    permissions: ['REFUND_MAKE'],
    refundLimit: { KRW: 50_000, USD: 4_990 },
  });
});

test('no limit is required; an empty or invalid amount is rejected', () => {
  const paths = (draft: RoleDraft) => validateRole(toFields(draft)).map(({ path }) => path);

  expect(paths({ ...refunds, limit: { KRW: '', USD: '49.90' } })).toEqual(['refundLimit']);
  expect(paths({ ...refunds, limit: { KRW: '50000', USD: 'much' } })).toEqual(['refundLimit']);
  expect(toFields({ ...refunds, isLimited: false }).refundLimit).toBeNull();
});

test('a role without the refund permission has no limit, whatever is in its fields', () => {
  expect(toFields({ ...refunds, permissions: ['order:read'] }).refundLimit).toBeNull();
});

test('a saved role is shown as it is, and one without refunds starts with a limit if it gets them', () => {
  const saved = (permissions: 'REFUND_MAKE' | 'ORDER_READ', refundLimit: { KRW: number; USD: number } | null) =>
    toDraft({
      role: { id: 'a', name: 'A', permissions: [permissions], refundLimit },
      version: 0,
      peopleCount: 0,
      viewerCanGive: true,
    });

  expect(saved('REFUND_MAKE', { KRW: 0, USD: 105 }).limit).toEqual({ KRW: '0', USD: '1.05' });
  expect(saved('REFUND_MAKE', null).isLimited).toBe(false);
  expect(saved('ORDER_READ', null).isLimited).toBe(EMPTY_ROLE.isLimited);
});
