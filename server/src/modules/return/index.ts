export type { ReturnServices } from './return.module.ts';
export type { ReturnDeskService } from './return-desk.service.ts';
