import type { Language, Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const answer = recordSchema(
  {
    text: { type: String, required: true },
    /** When the answer was first given; unchanged by edits. */
    at: { type: Date, required: true },
    /** Id of the staff member who wrote the current text. */
    by: { type: String, required: true },
  },
  { _id: false },
);
export type QuestionAnswerRecord = RecordOf<typeof answer>;

const hiding = recordSchema(
  {
    /** For staff only; not shown to the author. */
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { _id: false },
);

const schema = recordSchema(
  {
    market: { type: stores<Market>(String), required: true },
    productId: { type: String, required: true },
    /** The author's account id; never exposed to others. */
    userId: { type: String, required: true },
    /** The author's public name, derived from the email address when the question is asked. */
    authorName: { type: String, required: true },
    /** The language of the page on which it was asked; the email with the answer uses it. */
    language: { type: stores<Language>(String), required: true },
    text: { type: String, required: true },
    /** Whether only the author and staff may read text and answer (QUESTION-3). */
    isSecret: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    /** Null if the author has not edited it. */
    editedAt: { type: Date, default: null },
    answer: { type: answer, default: null },
    /** Stored so that the filters on answers and hidden questions can use an index. */
    isAnswered: { type: Boolean, required: true },
    hiding: { type: hiding, default: null },
    isHidden: { type: Boolean, required: true },
    /** Created for a demonstration shop (QUESTION-12); absent in real questions. */
    isExample: { type: Boolean },
    /** Rises with each change: staff state the version that they have read (QUESTION-8). */
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
// Questions about a product in a store, newest first; all, and answered ones only.
schema.index({ productId: 1, market: 1, isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, isHidden: 1, isAnswered: 1, createdAt: -1, _id: -1 });
// Staff lists of a store: all, hidden, and by whether they are answered.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, isHidden: 1, isAnswered: 1, createdAt: -1, _id: -1 });
// The author's own, newest first; and those about one product.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, productId: 1, market: 1, createdAt: -1, _id: -1 });

export type ProductQuestionRecord = RecordOf<typeof schema>;
export type ProductQuestionModel = Model<ProductQuestionRecord>;
export const productQuestionModel = (connection: Connection): ProductQuestionModel =>
  modelOn(connection, 'ProductQuestion', schema, 'product_questions');
