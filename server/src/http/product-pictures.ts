import { PRODUCT_PICTURE_PATH } from '@eunbit/schema/catalogue';
import type { CatalogueServices } from '../modules/catalogue/index.ts';
import type { PictureUpload } from './picture-uploads.ts';

/** Picture uploads for products, from the back office. */
export const PRODUCT_PICTURES: PictureUpload<CatalogueServices> = {
  path: PRODUCT_PICTURE_PATH,
  attemptUpload: ({ id }, { services }) => services.productPictures.attemptUpload(id),
  store: (_viewer, file, { services }) => services.productPictures.store(file),
};
