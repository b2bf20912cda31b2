import {
  type CompanyBlockText,
  type CompanyBlockTexts,
  NO_COMPANY_TEXT,
  toCompanyBlockTexts,
} from '@eunbit/schema/company-block';
import type { CreateCompanyBlockInput } from '../../gql/graphql.ts';

export interface SentPhoto {
  readonly id: string;
  readonly url: string;
}

/** Form values of a block; English is empty if it is not translated. */
export interface CompanyBlockDraft {
  readonly ko: CompanyBlockText;
  readonly en: CompanyBlockText;
  readonly photo: SentPhoto | null;
}

export const EMPTY_BLOCK: CompanyBlockDraft = { ko: NO_COMPANY_TEXT, en: NO_COMPANY_TEXT, photo: null };

/** Drops the fields that the cache adds to texts and photo. */
const toText = ({ name, role, text, address, photoAlt }: CompanyBlockText): CompanyBlockText => ({
  name,
  role,
  text,
  address,
  photoAlt,
});

interface Stored extends Omit<CompanyBlockTexts, 'en'> {
  readonly en?: CompanyBlockText | null;
  readonly photo?: SentPhoto | null;
}

/** Form values of a stored block. */
export function toBlockDraft({ ko, en, photo }: Stored): CompanyBlockDraft {
  return {
    ko: toText(ko),
    en: en ? toText(en) : NO_COMPANY_TEXT,
    photo: photo ? { id: photo.id, url: photo.url } : null,
  };
}

/** The input of the mutations. The alternative text is only sent with a photo. */
export function toBlockInput({ ko, en, photo }: CompanyBlockDraft): Omit<CreateCompanyBlockInput, 'kind'> {
  const withoutUnusedAlt = (text: CompanyBlockText): CompanyBlockText => (photo ? text : { ...text, photoAlt: '' });
  return { ...toCompanyBlockTexts({ ko: withoutUnusedAlt(ko), en: withoutUnusedAlt(en) }), photoId: photo?.id ?? null };
}
