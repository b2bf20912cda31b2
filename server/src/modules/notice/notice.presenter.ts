import type { Language } from '@eunbit/schema/market';
import type { NoticeRecord } from './notice.model.ts';
import type { NoticeType, StaffNoticeType } from './notice.types.ts';
import { plainText, safeTitle } from './notice-html.ts';

/** A notice without a translation is shown in Korean. */
export function presentNotice(record: NoticeRecord, language: Language): NoticeType {
  const { _id, number, pinned, title, body, author, viewed, publishedAt, createdAt } = record;
  const titleHtml = title[language] ?? title.ko;
  return {
    id: String(_id),
    number,
    pinned,
    title: plainText(titleHtml),
    titleHtml: safeTitle(titleHtml),
    author,
    publishedAt: publishedAt ?? createdAt,
    views: viewed,
    storedBody: body[language] ?? body.ko,
  };
}

export function presentStaffNotice(record: NoticeRecord): StaffNoticeType {
  const { _id, number, pinned, title, body, author, viewed, publishedAt, updatedAt } = record;
  const texts = { titleKo: title.ko, titleEn: title.en, bodyKo: body.ko, bodyEn: body.en };
  return { id: String(_id), number, pinned, ...texts, author, views: viewed, publishedAt, updatedAt };
}
