import type { EncodedPicture } from '../media/index.ts';
import type { PictureRecord } from './picture.record.ts';

/** A picture uploaded for a product, with the sizes that the server measured; sizes are never taken from a form. */
export type ProductPictureRecord = EncodedPicture &
  Pick<PictureRecord, 'placeholder'> &
  Required<Pick<PictureRecord, 'width' | 'height'>>;
