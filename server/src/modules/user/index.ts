export type { UserServices } from './user.module.ts';
export { presentUser } from './user.presenter.ts';
export { UserType } from './user.types.ts';
export type { UserDirectory } from './user-directory.service.ts';
export { GUEST_HEADINGS, guestRows, USER_HEADINGS, userRows } from './user-export.ts';
