import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { AnnouncementRecord, AnnouncementText } from './announcement.record.ts';

/** Initial view count: the author counts as one view (ANNOUNCEMENT-6). */
export const FIRST_VIEWS = 1;

const text = new Schema<AnnouncementText>(
  { ko: { type: String, required: true }, en: { type: String, default: null } },
  { _id: false },
);

const schema = new Schema<AnnouncementRecord>(
  {
    number: { type: Number, required: true },
    pinned: { type: Boolean, required: true },
    title: { type: text, required: true },
    body: { type: text, required: true },
    author: { type: String, required: true },
    viewed: { type: Number, required: true },
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

export type AnnouncementModel = Model<AnnouncementRecord>;
export const announcementModel = (connection: Connection): AnnouncementModel =>
  modelOn(connection, 'Announcement', schema, 'announcements');
