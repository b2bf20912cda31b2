import type { Types } from 'mongoose';

/** A text in Korean, and in English where it was translated. */
export interface AnnouncementText {
  ko: string;
  en: string | null;
}

export interface AnnouncementRecord {
  _id: Types.ObjectId;
  /** What people quote; given once and never again. */
  number: number;
  /** Stands before the others. */
  pinned: boolean;
  /** HTML, cleaned before it was stored. */
  title: AnnouncementText;
  body: AnnouncementText;
  /** As it is shown. */
  author: string;
  viewed: number;
  /** From when on everybody sees it; null for a draft. */
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
