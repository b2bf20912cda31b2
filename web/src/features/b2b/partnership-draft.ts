import type { PartnershipFields } from '@eunbit/schema/validation-partnership';
import { type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';

export const EMPTY_DRAFT: PartnershipFields = {
  lastName: '',
  firstName: '',
  company: '',
  phone: '',
  industry: '',
  email: '',
  message: '',
};

const KEY = 'partnershipDraft';

/** The request that this tab kept, or an empty one. */
export function readDraft(storage: KeyValueStorage | null): PartnershipFields {
  const kept = readJson(storage, KEY) ?? {};
  const { lastName, firstName, company, phone, industry, email, message } = kept;
  return {
    lastName: toText(lastName),
    firstName: toText(firstName),
    company: toText(company),
    phone: toText(phone),
    industry: toText(industry),
    email: toText(email),
    message: toText(message),
  };
}

/** Keeps a request for a reload; an empty one is forgotten. */
export function keepDraft(storage: KeyValueStorage | null, draft: PartnershipFields): void {
  if (Object.values(draft).some((text) => text !== '')) writeJson(storage, KEY, draft);
  else storage?.removeItem(KEY);
}
