import type { QueryFilter } from 'mongoose';
import { holds } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';

/** The viewer of questions; null for guests. */
export type QuestionViewer = Pick<Viewer, 'id' | 'role' | 'blocked' | 'staffRole'> | null;

/** Whether the viewer may read text and answer of a question (QUESTION-3). */
export function mayReadQuestion(
  { isSecret, userId }: Pick<ProductQuestionRecord, 'isSecret' | 'userId'>,
  viewer: QuestionViewer,
): boolean {
  return !isSecret || (viewer !== null && (viewer.id === userId || holds(viewer, 'question:answer')));
}

/** The same for a query: it only searches what the viewer may read, since a match would reveal the text. */
export function toReadableFilter(viewer: QuestionViewer): QueryFilter<ProductQuestionRecord> {
  if (viewer === null) return { isSecret: false };
  return holds(viewer, 'question:answer') ? {} : { $or: [{ isSecret: false }, { userId: viewer.id }] };
}
