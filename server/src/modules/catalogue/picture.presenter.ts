import type { Language } from '@eunbit/schema/market';
import { isForPages, mediaUrl, toSrcSet } from '../media/index.ts';
import type { FilmRecord, PictureRecord } from './picture.record.ts';
import type { ProductFilmType, ProductImageType } from './picture.types.ts';

export function presentPicture(record: PictureRecord, language: Language): ProductImageType {
  const { mediaId, alt, width, height, sizes, avif } = record;
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
