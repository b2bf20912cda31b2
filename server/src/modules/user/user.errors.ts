import { createErrorType } from '../../common/create-error-type.ts';

export const UserAdminError = createErrorType('UserAdmin', {
  USER_NOT_FOUND: 'There is no such account.',
  BLOCK_REFUSED: 'The caller may not block this account, or let it write again.',
});
export type UserAdminError = InstanceType<typeof UserAdminError>;
