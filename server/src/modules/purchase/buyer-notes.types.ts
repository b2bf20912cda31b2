import type { BuyerNoteField, BuyerNotes } from '@eunbit/schema/buyer-notes';
import { DeliveryInstruction, deliveryNoteText } from '@eunbit/schema/delivery-note';
import type { Language } from '@eunbit/schema/market';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(DeliveryInstruction, {
  name: 'DeliveryInstruction',
  description: 'Instruction to the courier.',
  valuesConfig: {
    AT_DOOR: { description: 'Leave it at the door.' },
    WITH_GUARD: { description: 'Leave it with the guard or the front desk.' },
    PARCEL_BOX: { description: 'Put it into the parcel box; Korea.' },
    CALL_FIRST: { description: 'Call before coming; Korea.' },
    OTHER: { description: 'Something else, as the text explains.' },
  },
});

@InputType({ description: 'A note to the courier.' })
export class DeliveryNoteInput {
  @Field(() => DeliveryInstruction, { description: 'An instruction that the store offers.' })
  instruction!: DeliveryInstruction;

  @Field(() => String, { nullable: true, description: 'Required for OTHER: up to 100 characters on one line.' })
  text?: string;
}

@ObjectType('DeliveryNote', { description: 'A note to the courier.' })
export class DeliveryNoteType {
  @Field(() => DeliveryInstruction, { description: 'The instruction.' })
  instruction!: DeliveryInstruction;

  @Field(() => String, {
    description: "The whole note in the language of the request; the buyer's own text is as typed.",
  })
  text!: string;
}

/** The notes, as values of an enum of fields. */
export const BUYER_NOTE_VALUES = {
  DELIVERY_NOTE: { description: 'The note to the courier.' },
  GIFT_MESSAGE: { description: 'The message to the recipient.' },
} as const satisfies Record<BuyerNoteField, { readonly description: string }>;

@InputType({ description: 'What a buyer writes with an order.' })
export class BuyerNotesInput {
  @Field(() => DeliveryNoteInput, { nullable: true, description: 'A note to the courier; no note if omitted.' })
  deliveryNote?: DeliveryNoteInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Message to the recipient, up to 200 characters; line breaks become spaces. No message if omitted.',
  })
  giftMessage?: string | null;
}

@ObjectType('BuyerNotes', { description: 'What a buyer writes with an order.' })
export class BuyerNotesType {
  @Field(() => DeliveryNoteType, { nullable: true, description: 'A note to the courier; null if there is no note.' })
  deliveryNote!: DeliveryNoteType | null;

  @Field(() => String, {
    nullable: true,
    description: 'A message to the recipient, on one line; null if there is no message.',
  })
  giftMessage!: string | null;
}

/** The notes as the services expect them. */
export const toBuyerNotes = ({ deliveryNote, giftMessage = null }: BuyerNotesInput): BuyerNotes => ({
  deliveryNote: deliveryNote ? { instruction: deliveryNote.instruction, text: deliveryNote.text ?? '' } : null,
  giftMessage,
});

export const presentBuyerNotes = ({ deliveryNote, giftMessage }: BuyerNotes, language: Language): BuyerNotesType => ({
  deliveryNote: deliveryNote && {
    instruction: deliveryNote.instruction,
    text: deliveryNoteText(deliveryNote, language),
  },
  giftMessage,
});

/** Names of the buyer's notes in emails and on paper. */
export const BUYER_NOTE_WORDS: Readonly<Record<Language, Readonly<Record<BuyerNoteField, string>>>> = {
  ko: { DELIVERY_NOTE: '배송 요청사항', GIFT_MESSAGE: '선물 메시지' },
  en: { DELIVERY_NOTE: 'Delivery note', GIFT_MESSAGE: 'Gift message' },
};
