import { DELIVERY_WISHES, type DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Market } from '@eunbit/schema/market';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

/** The note to send; null without an instruction, or with an empty own text. */
export function toDeliveryNote(
  { deliveryInstruction, deliveryText }: Pick<CheckoutDraft, 'deliveryInstruction' | 'deliveryText'>,
  market: Market,
): DeliveryNote | null {
  const wish = DELIVERY_WISHES[market].find((offered) => offered === deliveryInstruction);
  if (!wish) return null;
  const text = wish === 'OTHER' ? deliveryText.trim() : '';
  return wish === 'OTHER' && text === '' ? null : { wish, text };
}
