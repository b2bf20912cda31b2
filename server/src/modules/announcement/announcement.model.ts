import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Initial view count: the author counts as one view (ANNOUNCEMENT-6). */
export const FIRST_VIEWS = 1;

/** `en` is null if there is no translation. */
const text = recordSchema(
  { ko: { type: String, required: true }, en: { type: String, default: null } },
  { _id: false },
);
export type AnnouncementText = RecordOf<typeof text>;

const schema = recordSchema(
  {
    /** Public number, unique. */
    number: { type: Number, required: true },
    /** Listed before the others. */
    pinned: { type: Boolean, required: true },
    /** HTML, sanitised before storage. */
    title: { type: text, required: true },
    body: { type: text, required: true },
    /** Display name. */
    author: { type: String, required: true },
    viewed: { type: Number, required: true },
    /** Start of publication; null for a draft. */
    publishedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// Keeps numbers unique under concurrent inserts; also finds the highest number.
schema.index({ number: 1 }, { unique: true });
// Lists announcements: pinned first, then newest.
schema.index({ pinned: -1, publishedAt: -1, _id: -1 });

export type AnnouncementRecord = RecordOf<typeof schema>;
export type AnnouncementModel = Model<AnnouncementRecord>;
export const announcementModel = (connection: Connection): AnnouncementModel =>
  modelOn(connection, 'Announcement', schema, 'announcements');
