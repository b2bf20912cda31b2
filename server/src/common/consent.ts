import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
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

export function consentTo(key: ApiMessageKey, language: Language): Consent {
  return { at: new Date(), wording: apiMessage(key, language) };
}
