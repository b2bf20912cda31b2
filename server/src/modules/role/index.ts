export type { RoleRecord } from './role.model.ts';
export type { RoleServices } from './role.module.ts';
export { type RoleService, toStaffRole } from './role.service.ts';
