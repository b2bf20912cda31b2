import type { Language, Market } from '@eunbit/schema/market';
import { maskedName } from '@eunbit/schema/review';
import { type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
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

export type AskOutcome =
  | { readonly outcome: 'saved'; readonly question: ProductQuestionRecord }
  | { readonly outcome: 'tooMany' | 'productNotFound' | 'notFound' | 'answered' };

interface Deps {
  readonly connection: Connection;
  readonly catalogue: Pick<CatalogueService, 'shown'>;
  readonly limiter: RateLimiter;
}

/** Asks questions about products: authors change only their own. */
export function createProductQuestionService({ connection, catalogue, limiter }: Deps) {
  const questions = productQuestionModel(connection);

  return {
    /** Asks about a product that the store shows; `fields` are already validated. */
    async ask(
      author: Author,
      { market, language, productId }: Subject,
      { text, isSecret }: QuestionFields,
      recordCreated: RecordCreated,
    ): Promise<AskOutcome> {
      if (!(await catalogue.shown(market, productId))) return { outcome: 'productNotFound' };
      if (!(await limiter.attempt({ [`question:${author.id}`]: ASKING_LIMIT }))) return { outcome: 'tooMany' };
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
      return inTransaction<AskOutcome>(connection, async (session) => {
        await questions.create([question], { session });
        await recordCreated(session, String(question._id));
        return { outcome: 'saved', question };
      });
    },

    /** An own question as it is now, for a request that has been sent again. */
    async saved(author: Author, id: string): Promise<AskOutcome> {
      const question = await questions.findOne({ _id: id, userId: author.id }).lean();
      return question ? { outcome: 'saved', question } : { outcome: 'notFound' };
    },

    /** Overwrites an own question while nobody has answered or hidden it (QUESTION-4). */
    async edit(author: Author, id: string, { text, isSecret }: QuestionFields): Promise<AskOutcome> {
      if (!isObjectId(id)) return { outcome: 'notFound' };
      if (!(await limiter.attempt({ [`question-edit:${author.id}`]: EDITING_LIMIT }))) return { outcome: 'tooMany' };
      const question = await questions
        .findOneAndUpdate(
          { _id: id, userId: author.id, isAnswered: false, isHidden: false },
          { $set: { text: text.trim(), isSecret, editedAt: new Date() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (question) return { outcome: 'saved', question };
      const isOwn = await questions.exists({ _id: id, userId: author.id, isAnswered: true });
      return { outcome: isOwn ? 'answered' : 'notFound' };
    },

    /** Deletes an own question with its answer; false where there is none. */
    async deleteOwn(author: Author, id: string): Promise<boolean> {
      if (!isObjectId(id)) return false;
      return (await questions.deleteOne({ _id: id, userId: author.id })).deletedCount === 1;
    },
  };
}

export type ProductQuestionService = ReturnType<typeof createProductQuestionService>;
