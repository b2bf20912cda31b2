export type { ReturnServices } from './return.module.ts';
export type { ReturnAdminService } from './return-admin.service.ts';
