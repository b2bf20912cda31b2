export type { ReturnServices } from './return.wiring.ts';
export type { ReturnDeskService } from './return-desk.service.ts';
