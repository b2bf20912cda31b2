import type { AddressFields } from '@eunbit/schema/address';
import { DELIVERY_WISHES, deliveryNoteText } from '@eunbit/schema/delivery-note';
import type { Language, Market } from '@eunbit/schema/market';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { rebase } from '@eunbit/ui/rebase';
import type { EditDestination_OrderFragment } from '../../../../gql/graphql.ts';
import type { EditChange } from './EditChanges.tsx';

/** Where an order goes, as it is typed. */
export interface DestinationDraft extends AddressFields {
  readonly phone: string;
  /** Empty for no note. */
  readonly wish: string;
  readonly noteText: string;
}

type Edited = Pick<EditDestination_OrderFragment, 'market' | 'address' | 'phone' | 'deliveryNote'>;

export function toDestinationDraft({ address, phone, deliveryNote }: Edited): DestinationDraft {
  const { firstname, lastname, address: street, apt, city, state, zipcode } = address;
  const wish = deliveryNote?.wish ?? '';
  const noteText = deliveryNote?.wish === 'OTHER' ? deliveryNote.text : '';
  return { firstname, lastname, address: street, apt, city, state, zipcode, phone, wish, noteText };
}

/** What was typed on top of what somebody else has saved meanwhile: fields that were not touched follow the order. */
export function rebaseDraft(draft: DestinationDraft, seen: Edited, now: Edited): DestinationDraft {
  return rebase(draft, toDestinationDraft(seen), toDestinationDraft(now));
}

export function toDestination(
  { phone, wish, noteText, ...address }: DestinationDraft,
  market: Market,
): OrderDestination {
  const known = DELIVERY_WISHES[market].find((offered) => offered === wish);
  const deliveryNote = known ? { wish: known, text: known === 'OTHER' ? noteText : '' } : null;
  return { address, phone, deliveryNote };
}

/** What would be another than it is, in the order of the form. */
export function findDestinationChanges(order: Edited, draft: DestinationDraft, language: Language): EditChange[] {
  const { market } = order;
  const texts = ({ address, phone, deliveryNote }: OrderDestination) => ({
    RECIPIENT: personName(address),
    ADDRESS: addressLine(address, market),
    PHONE: phone.trim(),
    DELIVERY_NOTE: deliveryNote ? deliveryNoteText(deliveryNote, language) : '',
  });
  const old = texts(toDestination(toDestinationDraft(order), market));
  const now = texts(toDestination(draft, market));
  return (Object.keys(old) as (keyof typeof old)[])
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter(({ before, after }) => before !== after);
}
