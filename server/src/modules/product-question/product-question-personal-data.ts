import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import { productQuestionModel } from './product-question.model.ts';

/** Questions are deleted with their author's account, together with their answers (QUESTION-10). */
export function productQuestionPersonalData(connection: Connection): PersonalData {
  const questions = productQuestionModel(connection);
  return {
    part: 'questions',
    async exportData({ id }) {
      const own = await questions.find({ userId: id }).sort(NEWEST_FIRST).lean();
      return own.map(({ market, productId, text, isSecret, createdAt, editedAt, answer, isHidden }) => {
        return { market, productId, text, isSecret, createdAt, editedAt, answer: answer?.text ?? null, isHidden };
      });
    },
    async forget({ id }, transaction) {
      await questions.deleteMany({ userId: id }, { session: transaction });
    },
  };
}
