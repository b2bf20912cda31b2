import type { AddressFields } from '@eunbit/schema/address';
import { type BuyerNotes, noteTexts, type TypedNotes, toBuyerNotes, toTypedNotes } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { rebase } from '@eunbit/ui/rebase';
import type { EditDestination_OrderFragment } from '../../gql/graphql.ts';
import type { EditChange } from './detail/edit/EditChanges.tsx';

/** Form values of an order's destination. */
export interface DestinationDraft extends AddressFields, TypedNotes {
  readonly phone: string;
}

type Edited = Pick<EditDestination_OrderFragment, 'market' | 'address' | 'phone' | keyof BuyerNotes>;

export function toDestinationDraft(order: Edited): DestinationDraft {
  const { firstName, lastName, address, apt, city, state, zipCode } = order.address;
  const place = { firstName, lastName, address, apt, city, state, zipCode };
  return { ...place, phone: order.phone, ...toTypedNotes(order) };
}

/** Applies the draft to a version that somebody else has saved: untouched fields follow the order. */
export function rebaseDraft(draft: DestinationDraft, seen: Edited, now: Edited): DestinationDraft {
  return rebase(draft, toDestinationDraft(seen), toDestinationDraft(now));
}

export function toDestination(draft: DestinationDraft, market: Market): OrderDestination {
  const { firstName, lastName, address, apt, city, state, zipCode, phone } = draft;
  const place = { firstName, lastName, address, apt, city, state, zipCode };
  return { address: place, phone, ...toBuyerNotes(draft, market) };
}

/** The fields that the draft changes, in the order of the form. */
export function findDestinationChanges(order: Edited, draft: DestinationDraft, language: Language): EditChange[] {
  const { market } = order;
  const texts = ({ address, phone, ...notes }: OrderDestination) => ({
    RECIPIENT: personName(address),
    ADDRESS: addressLine(address, market),
    PHONE: phone.trim(),
    ...noteTexts(notes, language),
  });
  const old = texts(toDestination(toDestinationDraft(order), market));
  const now = texts(toDestination(draft, market));
  return (Object.keys(old) as (keyof typeof old)[])
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter(({ before, after }) => before !== after);
}
