import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, toAnnouncementDraft, toAnnouncementInput } from './announcement-draft.ts';

const NOW = new Date('2026-11-22T04:00:00Z');
const STORED = { titleKo: '제목', bodyKo: '<p>글</p>', isPinned: true, publishedAt: '2026-01-01T00:00:00Z' };

describe('an edited announcement', () => {
  it('gets a new date by default, or keeps its date if staff choose so (ANNOUNCEMENT-4)', () => {
    const draft = toAnnouncementDraft(STORED);
    expect(toAnnouncementInput(draft, STORED.publishedAt, NOW)?.publishedAt).toBe('2026-11-22T04:00:00.000Z');
    expect(toAnnouncementInput({ ...draft, publishing: 'keep' }, STORED.publishedAt, NOW)?.publishedAt).toBe(
      STORED.publishedAt,
    );
  });

  it('stays a draft if it was one', () => {
    expect(
      toAnnouncementInput(toAnnouncementDraft({ ...STORED, publishedAt: null }), null, NOW)?.publishedAt,
    ).toBeNull();
  });

  it('keeps its texts', () => {
    expect(toAnnouncementInput(toAnnouncementDraft(STORED), null, NOW)).toMatchObject({
      titleKo: '제목',
      titleEn: '',
      bodyEn: '',
      isPinned: true,
    });
  });
});

describe('a scheduled announcement', () => {
  it('requires a date', () => {
    const later = { ...EMPTY_DRAFT, publishing: 'later' } as const;
    expect(toAnnouncementInput(later, null, NOW)).toBeNull();
    expect(toAnnouncementInput({ ...later, publishAt: '2026-12-01T09:00' }, null, NOW)?.publishedAt).toMatch(
      /^2026-1[12]-\d\dT/,
    );
  });
});
