import type { AnnouncementInput, StaffAnnouncement } from '../../gql/graphql.ts';

/** When an announcement is to be seen. `keep` leaves a published one its date. */
export type Publishing = 'now' | 'later' | 'draft' | 'keep';

export interface AnnouncementDraft {
  readonly titleKo: string;
  readonly titleEn: string;
  readonly bodyKo: string;
  readonly bodyEn: string;
  readonly pinned: boolean;
  readonly publishing: Publishing;
  /** Local date and time of the field; counts for `later`. */
  readonly publishAt: string;
}

export const EMPTY_DRAFT: AnnouncementDraft = {
  titleKo: '',
  titleEn: '',
  bodyKo: '',
  bodyEn: '',
  pinned: false,
  publishing: 'now',
  publishAt: '',
};

type Stored = Pick<StaffAnnouncement, 'titleKo' | 'bodyKo' | 'pinned'> & {
  readonly titleEn?: string | null;
  readonly bodyEn?: string | null;
  readonly publishedAt?: string | null;
};

/** A stored announcement to be changed. Saving a published one dates it anew unless somebody says otherwise (ANNOUNCEMENT-4). */
export function toAnnouncementDraft({
  titleKo,
  titleEn,
  bodyKo,
  bodyEn,
  pinned,
  publishedAt,
}: Stored): AnnouncementDraft {
  const texts = { titleKo, titleEn: titleEn ?? '', bodyKo, bodyEn: bodyEn ?? '' };
  return { ...texts, pinned, publishing: publishedAt ? 'now' : 'draft', publishAt: '' };
}

/** When an announcement is published; undefined where the chosen date is none. */
function toPublishedAt({ publishing, publishAt }: AnnouncementDraft, present: string | null, now: Date) {
  if (publishing === 'draft') return null;
  if (publishing === 'keep') return present;
  if (publishing === 'now') return now.toISOString();
  const at = new Date(publishAt);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** What is sent; null where the date of publication is missing. `present` is when a stored announcement was published. */
export function toAnnouncementInput(
  draft: AnnouncementDraft,
  present: string | null,
  now: Date,
): AnnouncementInput | null {
  const publishedAt = toPublishedAt(draft, present, now);
  if (publishedAt === undefined) return null;
  const { titleKo, titleEn, bodyKo, bodyEn, pinned } = draft;
  return { titleKo, titleEn, bodyKo, bodyEn, pinned, publishedAt };
}
