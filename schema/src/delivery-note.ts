import type { Market } from './market.ts';

/** Instruction for the courier; OTHER is a text of the shopper's own. */
export const DeliveryInstruction = {
  AT_DOOR: 'AT_DOOR',
  WITH_GUARD: 'WITH_GUARD',
  PARCEL_BOX: 'PARCEL_BOX',
  CALL_FIRST: 'CALL_FIRST',
  OTHER: 'OTHER',
} as const;
export type DeliveryInstruction = (typeof DeliveryInstruction)[keyof typeof DeliveryInstruction];

/** Instructions that couriers of each store know, in the order in which they are offered. */
export const DELIVERY_INSTRUCTIONS: Readonly<Record<Market, readonly DeliveryInstruction[]>> = {
  KR: ['AT_DOOR', 'WITH_GUARD', 'PARCEL_BOX', 'CALL_FIRST', 'OTHER'],
  US: ['AT_DOOR', 'WITH_GUARD', 'OTHER'],
};

/** Text on the parcel, in the language of its reader. */
export const DELIVERY_INSTRUCTION_TEXTS: Readonly<
  Record<Exclude<DeliveryInstruction, 'OTHER'>, { ko: string; en: string }>
> = {
  AT_DOOR: { ko: '문 앞에 놓아 주세요.', en: 'Please leave it at the door.' },
  WITH_GUARD: { ko: '경비실에 맡겨 주세요.', en: 'Please leave it with the front desk.' },
  PARCEL_BOX: { ko: '무인 택배함에 넣어 주세요.', en: 'Please put it into the parcel box.' },
  CALL_FIRST: { ko: '배송 전에 연락해 주세요.', en: 'Please call before you come.' },
};

/** An instruction; `text` is used with OTHER only and empty otherwise. */
export interface DeliveryNote {
  readonly instruction: DeliveryInstruction;
  readonly text: string;
}

/** Display text of the note. */
export function deliveryNoteText({ instruction, text }: DeliveryNote, language: 'ko' | 'en'): string {
  return instruction === 'OTHER' ? text : DELIVERY_INSTRUCTION_TEXTS[instruction][language];
}
