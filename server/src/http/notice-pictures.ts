import { NOTICE_PICTURE_PATH } from '@eunbit/schema/notice';
import type { PictureUpload } from './picture-uploads.ts';

/** Pictures for notices, sent from the editor. */
export const NOTICE_PICTURES: PictureUpload = {
  path: NOTICE_PICTURE_PATH,
  permission: 'notice:write',
  withoutPermission: 'forbidden',
  mayStore: ({ id }, { services }) => services.noticePictures.mayStore(id),
  store: (_viewer, file, { services }) => services.noticePictures.store(file),
};
