export type { RoleRecord } from './role.record.ts';
export { type RoleService, toStaffRole } from './role.service.ts';
