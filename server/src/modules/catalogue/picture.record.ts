import type { Market } from '@eunbit/schema/market';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** A text in both languages. */
export const textSchema = recordSchema(
  { ko: { type: String, required: true }, en: { type: String, required: true } },
  { _id: false },
);

export const sizeSchema = recordSchema(
  {
    mediaId: { type: String, required: true },
    /** Pixels. */
    width: { type: Number, required: true },
  },
  { _id: false },
);

/** A picture, stored at several widths. */
export const pictureSchema = recordSchema(
  {
    /** The default size. */
    mediaId: { type: String, required: true },
    alt: textSchema,
    /** Pixels of `mediaId`. */
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    /** In ascending order of width (pixels). */
    sizes: [sizeSchema],
    /** The same widths as AVIF, if encoded: smaller files that most browsers support. */
    avif: { type: [sizeSchema], default: undefined },
    /** Average colour as `#rrggbb`, shown until the picture is there. */
    placeholder: { type: String },
    /** The only store that shows it, such as a pack with that store's label; absent for both. */
    market: { type: stores<Market>(String) },
  },
  { _id: false },
);
export type PictureRecord = RecordOf<typeof pictureSchema>;

/** A short silent film in two encodings. */
export const filmSchema = recordSchema(
  {
    mp4MediaId: { type: String, required: true },
    webmMediaId: { type: String, required: true },
    poster: { type: pictureSchema, required: true },
    title: textSchema,
    seconds: { type: Number, required: true },
    /** The only store that shows it; absent for both. */
    market: { type: stores<Market>(String) },
  },
  { _id: false },
);
export type FilmRecord = RecordOf<typeof filmSchema>;

/** The pictures of a store, in order; all pictures if none is for this store, so that no page is without one. */
export function picturesOf<Picture extends { readonly market?: Market }>(
  images: readonly Picture[],
  market: Market,
): readonly Picture[] {
  const own = images.filter((image) => image.market === undefined || image.market === market);
  return own.length > 0 ? own : images;
}
