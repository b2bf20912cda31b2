import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { Schema } from 'mongoose';

/** A person's consent, stored as proof: the text that was shown, and when. */
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
