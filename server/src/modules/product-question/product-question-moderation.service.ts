import type { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import type { ProductQuestionQueue } from '@eunbit/schema/product-question';
import { validateHidingReason, validateQuestionAnswer } from '@eunbit/schema/validation-product-question';
import type { ClientSession, Connection, QueryFilter, UpdateQuery } from 'mongoose';
import { ORDER_OF } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import { productQuestionModel } from './product-question.model.ts';

export interface QuestionModerationFilter {
  readonly queue: ProductQuestionQueue;
  /** Null for both stores. */
  readonly market: Market | null;
  readonly sort: DateSort;
}

type Moderated = Result<ProductQuestionRecord, 'QUESTION_NOT_FOUND' | 'QUESTION_CONFLICT'>;

const NOT_FOUND = refuse('QUESTION_NOT_FOUND', 'question.notFound');
const CONFLICT = refuse('QUESTION_CONFLICT', 'question.changed');

const UNANSWERED = { isHidden: false, isAnswered: false } as const;
const QUEUES: Readonly<Record<ProductQuestionQueue, QueryFilter<ProductQuestionRecord>>> = {
  UNANSWERED,
  ANSWERED: { isHidden: false, isAnswered: true },
  HIDDEN: { isHidden: true },
  ALL: {},
};

interface Deps {
  readonly connection: Connection;
  readonly accountReader: Pick<AccountReader, 'recordById'>;
  readonly audit: AuditService;
  readonly outbox: EmailOutbox;
}

/** Questions as staff list, answer and hide them. */
export function createProductQuestionModeration({ connection, accountReader, audit, outbox }: Deps) {
  const questions = productQuestionModel(connection);

  /** Changes a question if it is still as the caller saw it; of two concurrent changes, the second is a conflict (QUESTION-8). */
  async function change(
    id: string,
    version: number,
    update: UpdateQuery<ProductQuestionRecord>,
    also: (session: ClientSession, before: ProductQuestionRecord, after: ProductQuestionRecord) => Promise<void>,
  ): Promise<Moderated> {
    if (!isObjectId(id)) return NOT_FOUND;
    return inTransaction<Moderated>(connection, async (session) => {
      const before = await questions.findById(id, null, { session }).lean();
      if (!before) return NOT_FOUND;
      if (before.version !== version) return CONFLICT;
      const after = await questions
        .findOneAndUpdate(
          { _id: id, version },
          { ...update, $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean();
      if (!after) return CONFLICT;
      await also(session, before, after);
      return { value: after };
    });
  }

  return {
    page(
      { queue, market, sort }: QuestionModerationFilter,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<ProductQuestionRecord>> {
      // Both stores are listed explicitly, so that the index prefixed by the store applies.
      const filter = { market: market ?? { $in: Object.values(Market) }, ...QUEUES[queue] };
      return readNumberedPage(questions, filter, ORDER_OF[sort], request);
    },

    /** Questions of a store without an answer. */
    unanswered: (market: Market): Promise<Waiting> => readWaiting(questions, { market, ...UNANSWERED }, 'createdAt'),

    /** Sets the answer; the author is notified by email of the first one. */
    async answer(staffId: string, id: string, version: number, text: string): Promise<Moderated> {
      const wrong = refuseInput(validateQuestionAnswer(text));
      if (wrong) return wrong;
      const now = new Date();
      const stored = isObjectId(id) ? await questions.findById(id).lean() : null;
      // Read before the transaction, which may be retried; the address affects no decision in it.
      const author = stored && (await accountReader.recordById(stored.userId));
      const answer = { text: text.trim(), at: stored?.answer?.at ?? now, by: staffId };
      return change(id, version, { $set: { answer, isAnswered: true } }, async (session, before) => {
        if (!before.answer && author) {
          const { userId, language } = before;
          const refs = { questionId: id, userId };
          outbox.queue(session, { kind: 'QUESTION_ANSWERED', about: id, refs, to: author.email, language });
        }
        await audit.record(session, {
          by: staffId,
          action: 'QUESTION_ANSWERED',
          subject: 'QUESTION',
          subjectId: id,
          // Admins read the activity log, which outlives the question: it must not contain the text of secret ones.
          ...(before.isSecret ? {} : { before: { answer: before.answer?.text }, after: { answer: answer.text } }),
        });
      });
    },

    /** Hides a question from the lists of the shop, with a reason; null shows it again. */
    async hide(staffId: string, id: string, version: number, reason: string | null): Promise<Moderated> {
      const wrong = refuseInput(validateHidingReason(reason));
      if (wrong) return wrong;
      const hiding = reason === null ? null : { reason: reason.trim(), at: new Date(), by: staffId };
      const update = { $set: { hiding, isHidden: hiding !== null } };
      return change(id, version, update, (session, before) =>
        audit.record(session, {
          by: staffId,
          action: 'QUESTION_HIDDEN',
          subject: 'QUESTION',
          subjectId: id,
          before: { reason: before.hiding?.reason },
          after: { reason: hiding?.reason },
        }),
      );
    },
  };
}

export type ProductQuestionModeration = ReturnType<typeof createProductQuestionModeration>;
