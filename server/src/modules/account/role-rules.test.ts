import { describe, expect, it } from 'vitest';
import { assignableRoles } from './role-rules.ts';

describe('a role (STAFF-6)', () => {
  it.each([
    ['ADMIN', 'USER', ['MANAGER', 'ADMIN']],
    ['ADMIN', 'MANAGER', ['USER', 'ADMIN']],
    ['ADMIN', 'ADMIN', ['USER', 'MANAGER']],
    ['MANAGER', 'USER', ['MANAGER']],
    ['MANAGER', 'MANAGER', ['USER']],
    ['MANAGER', 'ADMIN', []],
    ['USER', 'USER', []],
    ['USER', 'ADMIN', []],
  ] as const)('of %s may change the role %s to: %j', (giver, holder, roles) => {
    expect(assignableRoles(giver, holder)).toEqual(roles);
  });
});
