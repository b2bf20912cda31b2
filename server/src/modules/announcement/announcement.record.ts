import type { Types } from 'mongoose';

/** `en` is null if there is no translation. */
export interface AnnouncementText {
  ko: string;
  en: string | null;
}

export interface AnnouncementRecord {
  _id: Types.ObjectId;
  /** Public number, unique. */
  number: number;
  /** Listed before the others. */
  pinned: boolean;
  /** HTML, sanitised before storage. */
  title: AnnouncementText;
  body: AnnouncementText;
  /** Display name. */
  author: string;
  viewed: number;
  /** Public from this time on; null for a draft. */
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
