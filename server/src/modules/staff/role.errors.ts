import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const RoleError = createErrorType('Role', {
  USER_NOT_FOUND: 'There is no such account.',
  ROLE_REFUSED: 'The caller may not give or take this role.',
  STAFF_ROLE_NOT_FOUND: 'The role to give is gone, or none was named.',
  ALREADY_STAFF: 'The person is on the staff already.',
  TOO_MANY_REQUESTS,
  ROLE_CONFLICT: 'The person has another role by now.',
  LAST_ADMIN: 'Nobody would be left who may appoint staff.',
  ROLE_CHANGE_PIN_WRONG: 'The role change PIN does not match.',
  ROLE_CHANGE_PIN_LOCKED: 'Too many wrong role change PINs; no role can be changed for 15 minutes.',
  ROLE_CHANGE_PIN_MISSING: 'No role change PIN is set, so no role can be changed.',
});
export type RoleError = InstanceType<typeof RoleError>;
