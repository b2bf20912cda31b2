import { mediaUrl } from './media.service.ts';

/** One width of a picture. */
export interface PictureFile {
  readonly mediaId: string;
  /** Pixels. */
  readonly width: number;
}

/** Wider files (pixels) are for zooming; `srcSet` omits them, so that high-density screens do not load them. */
const WIDEST_ON_PAGE = 1200;

export const isForPages = ({ width }: PictureFile): boolean => width <= WIDEST_ON_PAGE;

/** The value of the `srcset` attribute. */
export const toSrcSet = (files: readonly PictureFile[]): string =>
  files.map(({ mediaId, width }) => `${mediaUrl(mediaId)} ${width}w`).join(', ');
