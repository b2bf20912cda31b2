export type { MentionService } from './mention.service.ts';
export type { OrderCollaborationServices } from './order-collaboration.module.ts';
