import type { EncodedPicture, PictureFile } from '../media/index.ts';

/** A photo of a block, with what the server measured: nothing of it is taken from a form. */
export interface CompanyPhotoRecord {
  /** The default size. */
  mediaId: string;
  /** Pixels of the default size. */
  width: number;
  height: number;
  /** In ascending width. */
  sizes: PictureFile[];
  /** The same widths as AVIF; empty until they are encoded. */
  avif: PictureFile[];
  /** Average colour as `#rrggbb`. */
  placeholder: string;
}

/** A photo that was sent, which a block may name from then on. */
export type SentPhotoRecord = Omit<CompanyPhotoRecord, 'mediaId'> & EncodedPicture;
