export type { SupportServices } from './support.module.ts';
export type { SupportRequestService } from './support-request.service.ts';
