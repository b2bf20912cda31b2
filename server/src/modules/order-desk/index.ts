export type { MentionService } from './mention.service.ts';
