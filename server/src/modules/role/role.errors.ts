import { createErrorType } from '../../common/create-error-type.ts';

export const StaffRoleError = createErrorType('StaffRole', {
  STAFF_ROLE_NOT_FOUND: 'There is no such role any more.',
  STAFF_ROLE_CONFLICT: 'Somebody else has changed the role since it was read.',
  STAFF_ROLE_IN_USE: 'Somebody has the role.',
  TOO_MANY_STAFF_ROLES: 'There are as many roles as a shop may have.',
});
export type StaffRoleError = InstanceType<typeof StaffRoleError>;
