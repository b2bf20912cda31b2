import type { Language, Market } from '@eunbit/schema/market';
import { maskedName } from '@eunbit/schema/review';
import { validateProductQuestion } from '@eunbit/schema/validation-product-question';
import { type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import { productQuestionModel } from './product-question.model.ts';

/** Questions that one account may ask or edit per hour (QUESTION-5). */
const ASKING_LIMIT = { tries: 10, windowSeconds: 3600 };
const EDITING_LIMIT = { tries: 40, windowSeconds: 3600 };

/** The author of a question. */
interface Author {
  readonly id: string;
  readonly email: string;
}

interface Subject {
  readonly market: Market;
  readonly language: Language;
  readonly productId: string;
}

interface QuestionFields {
  readonly text: string;
  readonly isSecret: boolean;
}

const NOT_FOUND = refuse('QUESTION_NOT_FOUND', 'question.notFound');
const TOO_MANY = refuse('TOO_MANY_REQUESTS', 'requests.tooMany');

interface Deps {
  readonly connection: Connection;
  readonly catalogue: Pick<CatalogueService, 'shown'>;
  readonly limiter: RateLimiter;
}

/** Writes questions about products: authors change only their own. */
export function createProductQuestionService({ connection, catalogue, limiter }: Deps) {
  const questions = productQuestionModel(connection);

  return {
    /** Asks about a product that the store shows. */
    async ask(
      author: Author,
      { market, language, productId }: Subject,
      { text, isSecret }: QuestionFields,
      recordCreated: RecordCreated,
    ) {
      if (!(await catalogue.shown(market, productId))) return refuse('PRODUCT_NOT_FOUND', 'product.notFound');
      if (!(await limiter.attempt({ [`question:${author.id}`]: ASKING_LIMIT }))) return TOO_MANY;
      const question: ProductQuestionRecord = {
        _id: new Types.ObjectId(),
        market,
        productId,
        userId: author.id,
        authorName: maskedName(author.email),
        language,
        text: text.trim(),
        isSecret,
        createdAt: new Date(),
        editedAt: null,
        answer: null,
        isAnswered: false,
        hiding: null,
        isHidden: false,
        version: 1,
      };
      return inTransaction(connection, async (session) => {
        await questions.create([question], { session });
        await recordCreated(session, String(question._id));
        return { value: question };
      });
    },

    /** The author's own question as it is now, for a retried request. */
    async saved(author: Author, id: string) {
      const question = await questions.findOne({ _id: id, userId: author.id }).lean();
      return question ? { value: question } : NOT_FOUND;
    },

    /** Overwrites the author's own question while it is neither answered nor hidden (QUESTION-4). */
    async edit(author: Author, id: string, { text, isSecret }: QuestionFields) {
      const wrong = refuseInput(validateProductQuestion(text));
      if (wrong) return wrong;
      if (!isObjectId(id)) return NOT_FOUND;
      if (!(await limiter.attempt({ [`question-edit:${author.id}`]: EDITING_LIMIT }))) return TOO_MANY;
      const question = await questions
        .findOneAndUpdate(
          { _id: id, userId: author.id, isAnswered: false, isHidden: false },
          { $set: { text: text.trim(), isSecret, editedAt: new Date() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (question) return { value: question };
      const isOwn = await questions.exists({ _id: id, userId: author.id, isAnswered: true });
      return isOwn ? refuse('QUESTION_ANSWERED', 'question.answered') : NOT_FOUND;
    },

    /** Deletes the author's own question with its answer. */
    async deleteOwn(author: Author, id: string) {
      if (!isObjectId(id)) return NOT_FOUND;
      const { deletedCount } = await questions.deleteOne({ _id: id, userId: author.id });
      return deletedCount === 1 ? { value: id } : NOT_FOUND;
    },
  };
}

export type ProductQuestionService = ReturnType<typeof createProductQuestionService>;
