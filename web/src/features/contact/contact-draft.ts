import { type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';

/** Values of the contact form. */
export interface ContactDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export const EMPTY_DRAFT: ContactDraft = { name: '', phone: '', email: '', message: '' };

const KEY = 'contactDraft';

/** The draft that this tab stored, or an empty one. */
export function readDraft(storage: KeyValueStorage | null): ContactDraft {
  const kept = readJson(storage, KEY) ?? {};
  return {
    name: toText(kept.name),
    phone: toText(kept.phone),
    email: toText(kept.email),
    message: toText(kept.message),
  };
}

/** Stores a draft, so that it survives a reload; an empty one is removed. */
export function keepDraft(storage: KeyValueStorage | null, draft: ContactDraft): void {
  if (Object.values(draft).some((text) => text !== '')) writeJson(storage, KEY, draft);
  else storage?.removeItem(KEY);
}
