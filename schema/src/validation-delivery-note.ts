import { DELIVERY_INSTRUCTIONS, type DeliveryNote } from './delivery-note.ts';
import type { Market } from './market.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Longest text on a parcel's label, in characters. */
export const MAXIMUM_DELIVERY_NOTE_LENGTH = 100;

/** A delivery note: an instruction that the store's couriers know, with a text if it is OTHER. */
export function validateDeliveryNote({ instruction, text }: DeliveryNote, market: Market): FieldFailure[] {
  if (!DELIVERY_INSTRUCTIONS[market].includes(instruction))
    return [{ path: 'deliveryNote', key: 'deliveryNote.unavailable' }];
  if (instruction !== 'OTHER') return [];
  return check([
    ['deliveryNote', text, required('deliveryNote.required'), shortEnough(MAXIMUM_DELIVERY_NOTE_LENGTH), singleLine],
  ]);
}
