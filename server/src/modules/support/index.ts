export type { SupportRequestService } from './support-request.service.ts';
