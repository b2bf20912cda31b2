import { expect, it } from 'vitest';
import { withImplied } from './permission.ts';
import { ROLE_PRESETS } from './role-preset.ts';

it('the shipping preset can neither mark orders as paid nor cancel them (STAFF-24)', () => {
  const held = withImplied(ROLE_PRESETS.shipping);
  expect(held).toContain('order:read');
  const others = ['order:recordPayment', 'order:confirm', 'order:cancel', 'order:edit', 'order:correct', 'refund:make'];
  expect(held.filter((permission) => others.includes(permission))).toEqual([]);
});

it('only the payments preset can record and refund money (STAFF-24)', () => {
  const withMoney = Object.entries(ROLE_PRESETS).filter(([, permissions]) =>
    withImplied(permissions).some((one) => one === 'order:recordPayment' || one === 'refund:make'),
  );
  expect(withMoney.map(([preset]) => preset)).toEqual(['payments']);
});
