import type { PictureRecord } from './picture.record.ts';
/** A picture that staff sent for a product: what the shop itself measured, so that no form has to be believed. */
export type ProductPictureRecord = Omit<Required<PictureRecord>, 'alt' | 'mediaId'> & {
  /** The usual size's media id. */
  _id: string;
};
