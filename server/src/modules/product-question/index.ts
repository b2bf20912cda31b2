export type { ProductQuestionServices } from './product-question.module.ts';
export type { ProductQuestionModeration } from './product-question-moderation.service.ts';
