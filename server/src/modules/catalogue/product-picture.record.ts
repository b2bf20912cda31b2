import type { PictureRecord } from './picture.record.ts';
/** A picture uploaded for a product, with the sizes that the server measured; sizes are never taken from a form. */
export type ProductPictureRecord = Omit<Required<PictureRecord>, 'alt' | 'mediaId'> & {
  /** Media id of the default size. */
  _id: string;
};
