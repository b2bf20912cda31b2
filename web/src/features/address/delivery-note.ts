import { DELIVERY_WISHES, type DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';

/** A word to the courier as it is chosen and typed; empty for none. */
export interface TypedDeliveryNote {
  readonly deliveryInstruction: string;
  readonly deliveryText: string;
}

/** The note to send; null without an instruction, or with an empty own text. */
export function toDeliveryNote(
  { deliveryInstruction, deliveryText }: TypedDeliveryNote,
  market: Market,
): DeliveryNote | null {
  const wish = DELIVERY_WISHES[market].find((offered) => offered === deliveryInstruction);
  if (!wish) return null;
  const text = wish === 'OTHER' ? deliveryText.trim() : '';
  return wish === 'OTHER' && text === '' ? null : { wish, text };
}
