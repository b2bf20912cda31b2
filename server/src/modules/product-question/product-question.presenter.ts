import type { NumberedConnection, NumberedPage } from '../../common/numbered-page.ts';
import { toNumberedConnection } from '../../common/numbered-page.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import type { ProductQuestionType } from './product-question.types.ts';
import { mayReadQuestion, type QuestionViewer } from './question-reader-rules.ts';

/** The only way from a record to the API: it removes text and answer of secret questions (QUESTION-3). */
export function presentProductQuestion(record: ProductQuestionRecord, viewer: QuestionViewer): ProductQuestionType {
  const { _id, productId, market, userId, authorName, isSecret, createdAt, isAnswered, isHidden } = record;
  const { isExample = false } = record;
  const isReadable = mayReadQuestion(record, viewer);
  return {
    id: String(_id),
    productId,
    market,
    authorId: userId,
    authorName,
    isSecret,
    text: isReadable ? record.text : null,
    createdAt,
    isEdited: record.editedAt !== null,
    isAnswered,
    answer: isReadable && record.answer ? { text: record.answer.text, at: record.answer.at } : null,
    isHidden,
    isExample,
  };
}

export function presentProductQuestionPage(
  page: NumberedPage<ProductQuestionRecord>,
  viewer: QuestionViewer,
): NumberedConnection<ProductQuestionType> {
  return toNumberedConnection(
    page,
    page.rows.map((row) => presentProductQuestion(row, viewer)),
  );
}
