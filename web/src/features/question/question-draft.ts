import { type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';

/** Values of the form of a question. */
export interface QuestionDraft {
  readonly text: string;
  readonly isSecret: boolean;
}

export const EMPTY_DRAFT: QuestionDraft = { text: '', isSecret: false };

const getKey = (subject: string) => `questionDraft:${subject}`;

/** The draft that this tab stored, also during a sign-in; null if there is none. */
export function readDraft(storage: KeyValueStorage | null, subject: string): QuestionDraft | null {
  const kept = readJson(storage, getKey(subject));
  return kept && { text: toText(kept.text), isSecret: kept.isSecret === true };
}

export function keepDraft(storage: KeyValueStorage | null, subject: string, draft: QuestionDraft): void {
  writeJson(storage, getKey(subject), draft);
}

export function forgetDraft(storage: KeyValueStorage | null, subject: string): void {
  storage?.removeItem(getKey(subject));
}
