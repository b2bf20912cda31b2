import { BRAND } from '@eunbit/schema/brand';
import { announcementModel, FIRST_VIEWS } from '@eunbit/server/modules/announcement/announcement.model';
import { safeBody, safeTitle } from '@eunbit/server/modules/announcement/announcement-html';
import type { Connection } from 'mongoose';
import { ANNOUNCEMENT_SEEDS } from './announcement-seeds.ts';

const DAY_MS = 86_400_000;

/** Adds the first announcements if there are none. */
export async function seedAnnouncements(connection: Connection): Promise<void> {
  const announcements = announcementModel(connection);
  if ((await announcements.estimatedDocumentCount()) > 0) return;
  const rows = ANNOUNCEMENT_SEEDS.map(({ pinned, daysAgo, title, body }, index) => {
    const at = new Date(Date.now() - daysAgo * DAY_MS);
    return {
      number: index + 1,
      pinned,
      title: { ko: safeTitle(title.ko), en: title.en && safeTitle(title.en) },
      body: { ko: safeBody(body.ko), en: body.en && safeBody(body.en) },
      author: BRAND.koreanName,
      viewed: FIRST_VIEWS,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
  await announcements.insertMany(rows);
}
