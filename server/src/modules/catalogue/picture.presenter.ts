import type { Language } from '@eunbit/schema/market';
import { mediaUrl } from '../media/media.service.ts';
import type { FilmRecord, PictureRecord } from './picture.record.ts';
import type { ProductFilmType, ProductImageType } from './picture.types.ts';

/** Side of the square drawings that were stored before pictures had sizes. */
const FORMER_SIDE = 1200;

export function presentPicture(record: PictureRecord, language: Language): ProductImageType {
  const { mediaId, alt, width = FORMER_SIDE, height = FORMER_SIDE, sizes = [{ mediaId, width }] } = record;
  return {
    url: mediaUrl(mediaId),
    alt: alt[language],
    width,
    height,
    srcSet: sizes.map((size) => `${mediaUrl(size.mediaId)} ${size.width}w`).join(', '),
  };
}

export function presentFilm(record: FilmRecord, language: Language): ProductFilmType {
  return {
    url: mediaUrl(record.mp4MediaId),
    webmUrl: mediaUrl(record.webmMediaId),
    poster: presentPicture(record.poster, language),
    title: record.title[language],
    durationSeconds: record.seconds,
  };
}
