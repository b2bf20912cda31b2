import { DEFAULT_LANGUAGE, type Language } from '@eunbit/schema/market';
import { isForPages, mediaUrl, toSrcSet } from '../media/index.ts';
import type { CompanyBlockRecord } from './company-block.model.ts';
import { CompanyBlockType } from './company-block.types.ts';
import type { CompanyPhotoType, CompanyPlaceType, TeamMemberType } from './company-page.types.ts';

/** Falls back to Korean as a whole if there is no translation. */
const textIn = ({ texts }: CompanyBlockRecord, language: Language) => texts[language] ?? texts.ko;
const getLanguage = ({ texts }: CompanyBlockRecord, language: Language) =>
  texts[language] ? language : DEFAULT_LANGUAGE;

function presentPhoto(record: CompanyBlockRecord, language: Language): CompanyPhotoType | null {
  if (!record.photo) return null;
  const { mediaId, width, height, sizes, avif, placeholder } = record.photo;
  return {
    url: mediaUrl(mediaId),
    alt: textIn(record, language).photoAlt,
    width,
    height,
    srcSet: toSrcSet(sizes.filter(isForPages)),
    avifSrcSet: toSrcSet(avif.filter(isForPages)),
    placeholder,
  };
}

export function presentTeamMember(record: CompanyBlockRecord, language: Language): TeamMemberType {
  const { name, role, text } = textIn(record, language);
  const shown = { name, role, text, photo: presentPhoto(record, language), language: getLanguage(record, language) };
  return { id: String(record._id), ...shown, isSample: false };
}

export function presentCompanyPlace(record: CompanyBlockRecord, language: Language): CompanyPlaceType {
  const { name, text, address } = textIn(record, language);
  const shown = { name, text, photo: presentPhoto(record, language), language: getLanguage(record, language) };
  return { id: String(record._id), ...shown, address: address || null };
}

export function presentCompanyBlock({ _id, kind, texts, photo, version }: CompanyBlockRecord): CompanyBlockType {
  const sent = photo && { id: photo.mediaId, url: mediaUrl(photo.mediaId) };
  return Object.assign(new CompanyBlockType(), { id: String(_id), kind, ...texts, photo: sent, version });
}
