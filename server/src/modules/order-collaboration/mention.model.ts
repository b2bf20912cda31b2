import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Retention in seconds; the note itself stays on its order. */
const KEPT_SECONDS = 365 * 86_400;

const schema = recordSchema(
  {
    /** Id of the staff member mentioned. */
    staffId: { type: String, required: true },
    orderNumber: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    noteId: { type: String, required: true },
    text: { type: String, required: true },
    /** Who wrote the note. */
    by: { type: String, required: true },
    createdAt: { type: Date, required: true },
    /** Null while unread. */
    readAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// Mentions of a staff member, newest first.
schema.index({ staffId: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

/** A notification of a staff member about a note that mentions them; written in the transaction of the note. */
export type MentionRecord = RecordOf<typeof schema>;
export const mentionModel = (connection: Connection): Model<MentionRecord> =>
  modelOn(connection, 'Mention', schema, 'mentions');
