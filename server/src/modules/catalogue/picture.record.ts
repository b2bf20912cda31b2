import type { Market } from '@eunbit/schema/market';
import { Schema } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';

/** A picture, stored at several widths. */
export interface PictureRecord {
  /** The default size. */
  mediaId: string;
  alt: Bilingual;
  /** Pixels of `mediaId`. */
  width: number;
  height: number;
  /** In ascending order of width (pixels). */
  sizes: PictureSize[];
  /** The same widths as AVIF, where there are any: smaller files, which most browsers take. */
  avif?: PictureSize[];
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  placeholder?: string;
  /** The only store that shows it, such as a pack with that store's label; absent for both. */
  market?: Market;
}

export interface PictureSize {
  mediaId: string;
  /** Pixels. */
  width: number;
}

/** A short silent film in two encodings. */
export interface FilmRecord {
  mp4MediaId: string;
  webmMediaId: string;
  poster: PictureRecord;
  title: Bilingual;
  seconds: number;
  /** The only store that shows it; absent for both. */
  market?: Market;
}

const text = new Schema({ ko: { type: String, required: true }, en: { type: String, required: true } }, { _id: false });
const mediaId = { type: String, required: true };
const size = new Schema<PictureSize>({ mediaId, width: { type: Number, required: true } }, { _id: false });

export const pictureSchema = new Schema<PictureRecord>(
  {
    mediaId,
    alt: text,
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    sizes: [size],
    avif: { type: [size], default: undefined },
    placeholder: String,
    market: String,
  },
  { _id: false },
);

export const filmSchema = new Schema<FilmRecord>(
  {
    mp4MediaId: mediaId,
    webmMediaId: mediaId,
    poster: { type: pictureSchema, required: true },
    title: text,
    seconds: { type: Number, required: true },
    market: String,
  },
  { _id: false },
);

/** What a store shows, in order. Where nothing is meant for it, everything: no page is left without a picture. */
export function picturesOf<Picture extends { readonly market?: Market }>(
  images: readonly Picture[],
  market: Market,
): readonly Picture[] {
  const own = images.filter((image) => image.market === undefined || image.market === market);
  return own.length > 0 ? own : images;
}
