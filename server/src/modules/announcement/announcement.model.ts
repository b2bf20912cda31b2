import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { AnnouncementRecord, AnnouncementText } from './announcement.record.ts';

/** An announcement's views as it is written: its writer has seen it (ANNOUNCEMENT-6). */
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
// No number twice, whoever writes at once; the highest is found by it.
schema.index({ number: 1 }, { unique: true });
// The board: what is pinned, then the newest.
schema.index({ pinned: -1, publishedAt: -1, _id: -1 });

export type AnnouncementModel = Model<AnnouncementRecord>;
export const announcementModel = (connection: Connection): AnnouncementModel =>
  modelOn(connection, 'Announcement', schema, 'announcements');
