import { listUrl, pageOf } from '../../app/list-url.ts';

/** The board as staff see it, drafts included. */
export function noticeListUrl(page = 1): string {
  return listUrl('/board', { page });
}

export function noticePageOf(query: URLSearchParams): number {
  return pageOf(query);
}

export const ADD_NOTICE_URL = '/board_add';

export function editNoticeUrl(id: string): string {
  return `/board_modify/${encodeURIComponent(id)}`;
}

/** The notice in the storefront, outside the back office. */
export function publicNoticeUrl(id: string): string {
  return `/message-board/${encodeURIComponent(id)}`;
}
