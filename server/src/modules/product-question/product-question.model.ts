import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { HidingRecord, ProductQuestionRecord, QuestionAnswerRecord } from './product-question.record.ts';

const answer = new Schema<QuestionAnswerRecord>(
  { text: { type: String, required: true }, at: { type: Date, required: true }, by: { type: String, required: true } },
  { _id: false },
);
const hiding = new Schema<HidingRecord>(
  {
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { _id: false },
);

const schema = new Schema<ProductQuestionRecord>(
  {
    market: { type: String, required: true },
    productId: { type: String, required: true },
    userId: { type: String, required: true },
    authorName: { type: String, required: true },
    language: { type: String, required: true },
    text: { type: String, required: true },
    isSecret: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    answer: { type: answer, default: null },
    isAnswered: { type: Boolean, required: true },
    hiding: { type: hiding, default: null },
    isHidden: { type: Boolean, required: true },
    isExample: { type: Boolean },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
// Questions about a product in a store, newest first; the same, answered ones alone.
schema.index({ productId: 1, market: 1, isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, market: 1, isHidden: 1, isAnswered: 1, createdAt: -1, _id: -1 });
// Staff lists of a store: all, hidden, and by whether they are answered.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, isHidden: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, isHidden: 1, isAnswered: 1, createdAt: -1, _id: -1 });
// The author's own, newest first; and those about one product.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, productId: 1, market: 1, createdAt: -1, _id: -1 });

export type ProductQuestionModel = Model<ProductQuestionRecord>;
export const productQuestionModel = (connection: Connection): ProductQuestionModel =>
  modelOn(connection, 'ProductQuestion', schema, 'product_questions');
