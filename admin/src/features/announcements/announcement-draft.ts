import type { CreateAnnouncementInput, StaffAnnouncement } from '../../gql/graphql.ts';

/** When an announcement is published. `keep` keeps the date of a published announcement. */
export type Publishing = 'now' | 'later' | 'draft' | 'keep';

export interface AnnouncementDraft {
  readonly titleKo: string;
  readonly titleEn: string;
  readonly bodyKo: string;
  readonly bodyEn: string;
  readonly isPinned: boolean;
  readonly publishing: Publishing;
  /** Local date and time of the field; used with `later`. */
  readonly publishAt: string;
}

export const EMPTY_DRAFT: AnnouncementDraft = {
  titleKo: '',
  titleEn: '',
  bodyKo: '',
  bodyEn: '',
  isPinned: false,
  publishing: 'now',
  publishAt: '',
};

type Stored = Pick<StaffAnnouncement, 'titleKo' | 'bodyKo' | 'isPinned'> & {
  readonly titleEn?: string | null;
  readonly bodyEn?: string | null;
  readonly publishedAt?: string | null;
};

/** Form values of a stored announcement. Saving a published one sets a new date by default (ANNOUNCEMENT-4). */
export function toAnnouncementDraft({
  titleKo,
  titleEn,
  bodyKo,
  bodyEn,
  isPinned,
  publishedAt,
}: Stored): AnnouncementDraft {
  const texts = { titleKo, titleEn: titleEn ?? '', bodyKo, bodyEn: bodyEn ?? '' };
  return { ...texts, isPinned, publishing: publishedAt ? 'now' : 'draft', publishAt: '' };
}

/** Publication date, null for a draft; undefined if the typed date is invalid. */
function toPublishedAt({ publishing, publishAt }: AnnouncementDraft, present: string | null, now: Date) {
  if (publishing === 'draft') return null;
  if (publishing === 'keep') return present;
  if (publishing === 'now') return now.toISOString();
  const at = new Date(publishAt);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The mutation's input; null if the publication date is missing. `present` is the stored publication date. */
export function toAnnouncementInput(
  draft: AnnouncementDraft,
  present: string | null,
  now: Date,
): CreateAnnouncementInput | null {
  const publishedAt = toPublishedAt(draft, present, now);
  if (publishedAt === undefined) return null;
  const { titleKo, titleEn, bodyKo, bodyEn, isPinned } = draft;
  return { titleKo, titleEn, bodyKo, bodyEn, isPinned, publishedAt };
}
