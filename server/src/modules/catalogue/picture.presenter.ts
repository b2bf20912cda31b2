import type { Language } from '@eunbit/schema/market';
import { mediaUrl } from '../media/media.service.ts';
import { isForPages, toSrcSet } from '../media/picture-files.ts';
import type { FilmRecord, PictureRecord } from './picture.record.ts';
import type { ProductFilmType, ProductImageType } from './picture.types.ts';

/** Side in pixels of the square drawings that were stored before pictures had sizes. */
const FORMER_SIDE = 1200;

export function presentPicture(record: PictureRecord, language: Language): ProductImageType {
  const { mediaId, alt, width = FORMER_SIDE, height = FORMER_SIDE, sizes = [{ mediaId, width }], avif } = record;
  return {
    url: mediaUrl(mediaId),
    alt: alt[language],
    width,
    height,
    srcSet: toSrcSet(sizes.filter(isForPages)),
    avifSrcSet: avif ? toSrcSet(avif.filter(isForPages)) : null,
    zoomSrcSet: toSrcSet(sizes),
    placeholder: record.placeholder ?? null,
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
