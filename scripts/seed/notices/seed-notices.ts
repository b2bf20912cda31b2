import { BRAND } from '@eunbit/schema/brand';
import { FIRST_VIEWS, noticeModel } from '@eunbit/server/modules/notice/notice.model';
import { safeBody, safeTitle } from '@eunbit/server/modules/notice/notice-html';
import type { Connection } from 'mongoose';
import { NOTICE_SEEDS } from './notice-seeds.ts';

const DAY_MS = 86_400_000;

/** Puts the first notices onto an empty board and leaves any other as it is. */
export async function seedNotices(connection: Connection): Promise<void> {
  const notices = noticeModel(connection);
  if ((await notices.estimatedDocumentCount()) > 0) return;
  const rows = NOTICE_SEEDS.map(({ pinned, daysAgo, title, body }, index) => {
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
  await notices.insertMany(rows);
}
