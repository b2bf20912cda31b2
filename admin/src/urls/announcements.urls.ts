import { listUrl } from '../app/list-url.ts';

/** The list of announcements for staff, drafts included. */
export function announcementListUrl(page = 1): string {
  return listUrl('/board', { page });
}

export const ADD_ANNOUNCEMENT_URL = '/board_add';

export function editAnnouncementUrl(id: string): string {
  return `/board_modify/${encodeURIComponent(id)}`;
}

/** The announcement in the storefront, outside the back office. */
export function publicAnnouncementUrl(id: string): string {
  return `/message-board/${encodeURIComponent(id)}`;
}
