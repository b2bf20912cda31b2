import { DEFAULT_LANGUAGE, type Language } from '@eunbit/schema/market';
import type { AnnouncementRecord } from './announcement.model.ts';
import { type AnnouncementType, StaffAnnouncementType } from './announcement.types.ts';
import { plainText, safeTitle } from './announcement-html.ts';

/** Falls back to Korean if there is no translation. */
export function presentAnnouncement(record: AnnouncementRecord, language: Language): AnnouncementType {
  const { _id, number, pinned, title, body, author, viewed, publishedAt, createdAt } = record;
  const titleHtml = title[language] ?? title.ko;
  return {
    id: String(_id),
    number,
    isPinned: pinned,
    title: plainText(titleHtml),
    titleHtml: safeTitle(titleHtml),
    language: title[language] ? language : DEFAULT_LANGUAGE,
    author,
    publishedAt: publishedAt ?? createdAt,
    views: viewed,
    storedBody: body[language] ?? body.ko,
  };
}

export function presentStaffAnnouncement(record: AnnouncementRecord): StaffAnnouncementType {
  const { _id, number, pinned, title, body, author, viewed, publishedAt, updatedAt } = record;
  const texts = { titleKo: title.ko, titleEn: title.en, bodyKo: body.ko, bodyEn: body.en };
  const about = { id: String(_id), number, isPinned: pinned, ...texts, author, views: viewed };
  return Object.assign(new StaffAnnouncementType(), { ...about, publishedAt, updatedAt });
}
