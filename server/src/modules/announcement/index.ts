export type { AnnouncementRecord } from './announcement.model.ts';
export type { AnnouncementServices } from './announcement.module.ts';
export { presentAnnouncement } from './announcement.presenter.ts';
export { AnnouncementType } from './announcement.types.ts';
export type { BoardEntry } from './announcement-board.ts';
