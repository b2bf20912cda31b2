import { Schema } from 'mongoose';
import type { Bilingual } from '../../common/bilingual.ts';

/** A picture, stored at several widths. */
export interface PictureRecord {
  /** The default size. */
  mediaId: string;
  alt: Bilingual;
  /** Pixels of `mediaId`. `width`, `height` and `sizes` are absent in pictures stored before sizes were introduced. */
  width?: number;
  height?: number;
  /** In ascending order of width (pixels). */
  sizes?: { mediaId: string; width: number }[];
}

/** A short silent film in two encodings. */
export interface FilmRecord {
  mp4MediaId: string;
  webmMediaId: string;
  poster: PictureRecord;
  title: Bilingual;
  seconds: number;
}

const text = new Schema({ ko: { type: String, required: true }, en: { type: String, required: true } }, { _id: false });
const mediaId = { type: String, required: true };

export const pictureSchema = new Schema<PictureRecord>(
  {
    mediaId,
    alt: text,
    width: Number,
    height: Number,
    sizes: {
      type: [new Schema({ mediaId, width: { type: Number, required: true } }, { _id: false })],
      default: undefined,
    },
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
  },
  { _id: false },
);
