import { COMPANY_PHOTO_PATH } from '@eunbit/schema/company-block';
import type { CompanyServices } from '../modules/company/index.ts';
import type { PictureUpload } from './picture-uploads.ts';

/** Photo uploads for the company page, from the back office. */
export const COMPANY_PHOTOS: PictureUpload<CompanyServices> = {
  path: COMPANY_PHOTO_PATH,
  attemptUpload: ({ id }, { services }) => services.companyPhotos.attemptUpload(id),
  store: (_viewer, file, { services }) => services.companyPhotos.store(file),
};
