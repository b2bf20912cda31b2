/** Questions on one page, of a product or of a customer's own in the account (QUESTION-6). */
export const PRODUCT_QUESTIONS_PER_PAGE = 10;
/** Questions on one page of the back office. */
export const MODERATED_QUESTIONS_PER_PAGE = 10;

/** Which questions of a product are listed. */
export const ProductQuestionFilter = { ALL: 'ALL', ANSWERED: 'ANSWERED', MINE: 'MINE' } as const;
export type ProductQuestionFilter = (typeof ProductQuestionFilter)[keyof typeof ProductQuestionFilter];

/** Filter of the questions, for staff. */
export const ProductQuestionQueue = {
  UNANSWERED: 'UNANSWERED',
  ANSWERED: 'ANSWERED',
  HIDDEN: 'HIDDEN',
  ALL: 'ALL',
} as const;
export type ProductQuestionQueue = (typeof ProductQuestionQueue)[keyof typeof ProductQuestionQueue];
