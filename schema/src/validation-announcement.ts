import { check, type FieldFailure, shortEnough } from './validation-rules.ts';

const MAXIMUM_TITLE_LENGTH = 300;
/** Longest HTML of an announcement. */
export const MAXIMUM_ANNOUNCEMENT_LENGTH = 50_000;

export interface AnnouncementFields {
  readonly titleKo: string;
  readonly titleEn: string;
  readonly bodyKo: string;
  readonly bodyEn: string;
  readonly pinned: boolean;
  readonly publishedAt: Date | null;
}

/**
 * An announcement in Korean, with a translation that is complete or absent. `hasVisibleContent` returns whether HTML has visible
 * content.
 */
export function validateAnnouncement(
  fields: AnnouncementFields,
  hasVisibleContent: (html: string) => boolean,
): FieldFailure[] {
  const { titleKo, titleEn, bodyKo, bodyEn } = fields;
  const translated = hasVisibleContent(titleEn) || hasVisibleContent(bodyEn);
  const title = (html: string) => (hasVisibleContent(html) ? null : 'announcement.titleRequired');
  const body = (html: string) => (hasVisibleContent(html) ? null : 'announcement.bodyRequired');
  return check([
    ['titleKo', titleKo, shortEnough(MAXIMUM_TITLE_LENGTH), title],
    ['titleEn', titleEn, shortEnough(MAXIMUM_TITLE_LENGTH), ...(translated ? [title] : [])],
    ['bodyKo', bodyKo, shortEnough(MAXIMUM_ANNOUNCEMENT_LENGTH), body],
    ['bodyEn', bodyEn, shortEnough(MAXIMUM_ANNOUNCEMENT_LENGTH), ...(translated ? [body] : [])],
  ]);
}
