import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { MentionRecord } from './mention.record.ts';

/** A mention is a message, not a record: the note itself stays on its order. */
const KEPT_SECONDS = 365 * 86_400;

const schema = new Schema<MentionRecord>(
  {
    staffId: { type: String, required: true },
    orderNumber: { type: String, required: true },
    market: { type: String, required: true },
    noteId: { type: String, required: true },
    text: { type: String, required: true },
    by: { type: String, required: true },
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// What a member of staff is told, the newest first.
schema.index({ staffId: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const mentionModel = (connection: Connection): Model<MentionRecord> =>
  modelOn(connection, 'Mention', schema, 'mentions');
