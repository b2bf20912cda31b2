export type { ProductQuestionModeration } from './product-question-moderation.service.ts';
