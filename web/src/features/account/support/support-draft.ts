import { ContactSubject, isContactSubject } from '@eunbit/schema/contact';
import { personName } from '@eunbit/schema/person-name';
import { type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';
import type { Member } from '../frame/member-query.ts';

/** What is typed into the support form. */
export interface SupportDraft {
  readonly subject: ContactSubject;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

const KEY = 'supportDraft';

/** The form as it begins for somebody: what the shop knows of them is not asked again. */
export function createEmptyDraft(member: Pick<Member, 'firstname' | 'lastname' | 'phone' | 'email'>): SupportDraft {
  return {
    subject: ContactSubject.MY_ORDER,
    name: personName(member),
    phone: member.phone ?? '',
    email: member.email,
    message: '',
  };
}

/** The message that this tab kept, with its subject, in the form as it begins. */
export function readDraft(storage: KeyValueStorage | null, empty: SupportDraft): SupportDraft {
  const { subject, message } = readJson(storage, KEY) ?? {};
  return { ...empty, message: toText(message), ...(isContactSubject(subject) && { subject }) };
}

/** Keeps the message for a reload; an empty one is forgotten. */
export function keepDraft(storage: KeyValueStorage | null, { subject, message }: SupportDraft): void {
  if (message === '') storage?.removeItem(KEY);
  else writeJson(storage, KEY, { subject, message });
}
