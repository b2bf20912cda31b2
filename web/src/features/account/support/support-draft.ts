import { ContactSubject, isContactSubject } from '@eunbit/schema/contact';
import { personName } from '@eunbit/schema/person-name';
import { type KeyValueStorage, readJson, toText, writeJson } from '../../../browser/storage.ts';
import type { Member } from '../frame/member-query.ts';

/** Values of the support form. */
export interface SupportDraft {
  readonly subject: ContactSubject;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

const KEY = 'supportDraft';

/** The initial form of a member, with the contact data of the account. */
export function createEmptyDraft(member: Pick<Member, 'firstName' | 'lastName' | 'phone' | 'email'>): SupportDraft {
  return {
    subject: ContactSubject.MY_ORDER,
    name: personName(member),
    phone: member.phone ?? '',
    email: member.email,
    message: '',
  };
}

/** The initial form with the message that this tab stored. */
export function readDraft(storage: KeyValueStorage | null, empty: SupportDraft): SupportDraft {
  const { subject, message } = readJson(storage, KEY) ?? {};
  return { ...empty, message: toText(message), ...(isContactSubject(subject) && { subject }) };
}

/** Stores the message, so that it survives a reload; an empty one is removed. */
export function keepDraft(storage: KeyValueStorage | null, { subject, message }: SupportDraft): void {
  if (message === '') storage?.removeItem(KEY);
  else writeJson(storage, KEY, { subject, message });
}
