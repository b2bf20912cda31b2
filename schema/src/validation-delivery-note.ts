import { DELIVERY_WISHES, type DeliveryNote } from './delivery-note.ts';
import type { Market } from './market.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest text on a parcel's label, in characters. */
export const MAXIMUM_DELIVERY_NOTE_LENGTH = 100;

/** A delivery note: an instruction that the store's couriers know, with a text if it is OTHER. */
export function validateDeliveryNote({ wish, text }: DeliveryNote, market: Market): FieldFailure[] {
  if (!DELIVERY_WISHES[market].includes(wish)) return [{ path: 'deliveryNote', key: 'deliveryNote.unavailable' }];
  if (wish !== 'OTHER') return [];
  return check([
    ['deliveryNote', text, required('deliveryNote.required'), shortEnough(MAXIMUM_DELIVERY_NOTE_LENGTH), singleLine],
  ]);
}
