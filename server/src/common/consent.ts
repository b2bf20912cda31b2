import type { Language } from '@eunbit/schema/market';
import { type MessageKey, message } from '@eunbit/schema/messages';
import { Schema } from 'mongoose';

/** What a person agreed to, kept as proof: the words they saw and when. */
export interface Consent {
  at: Date;
  wording: string;
}

export const consentSchema = new Schema<Consent>(
  { at: { type: Date, required: true }, wording: { type: String, required: true } },
  { _id: false },
);

export function consentTo(key: MessageKey, language: Language): Consent {
  return { at: new Date(), wording: message(key, language) };
}
