export type { MentionService } from './mention.service.ts';
export type { OrderDeskServices } from './order-desk.module.ts';
