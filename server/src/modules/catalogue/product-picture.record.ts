import type { PictureRecord } from './picture.record.ts';
/** A picture uploaded for a product, with the sizes that the server measured; sizes are never taken from a form. */
export type ProductPictureRecord = Pick<PictureRecord, 'avif' | 'placeholder'> &
  Required<Pick<PictureRecord, 'width' | 'height' | 'sizes'>> & {
    /** Media id of the default size. */
    _id: string;
  };
