export type { RoleServices } from './role.module.ts';
export type { RoleRecord } from './role.record.ts';
export { type RoleService, toStaffRole } from './role.service.ts';
