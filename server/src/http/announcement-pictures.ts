import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import type { AnnouncementServices } from '../modules/announcement/index.ts';
import type { PictureUpload } from './picture-uploads.ts';

/** Picture uploads for announcements, from the editor. */
export const ANNOUNCEMENT_PICTURES: PictureUpload<AnnouncementServices> = {
  path: ANNOUNCEMENT_PICTURE_PATH,
  attemptUpload: ({ id }, { services }) => services.announcementPictures.attemptUpload(id),
  store: (_viewer, file, { services }) => services.announcementPictures.store(file),
};
