import { type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';
import { createRandomId } from './random-id.ts';

/** The visitor's choice about being recognised; null if they were never asked, or more than a year ago. */
export type VisitChoice = 'known' | 'unknown' | null;

const KEY = 'visitor';
/** After this many days the question is asked again, and the browser gets another id. */
const CHOICE_DAYS = 365;

interface KeptChoice {
  readonly choice: VisitChoice;
  /** Id of the browser; null without consent. */
  readonly visitorId: string | null;
}

export function readChoice(storage: KeyValueStorage | null, now = Date.now()): KeptChoice {
  const kept = readJson(storage, KEY);
  const age = now - Number(kept?.at);
  if (!(age >= 0 && age < CHOICE_DAYS * 86_400_000)) return { choice: null, visitorId: null };
  const visitorId = toText(kept?.id) || null;
  return { choice: visitorId ? 'known' : 'unknown', visitorId };
}

/** Stores a choice. If the visitor declines, the id is removed at once. */
export function keepChoice(storage: KeyValueStorage | null, choice: 'known' | 'unknown', now = Date.now()): void {
  writeJson(storage, KEY, { at: now, id: choice === 'known' ? createRandomId() : null });
}

/** Whether the browser requests not to be tracked, or is automated. Then nothing is recorded and the question is not shown. */
export function isUntracked(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true || browser.webdriver;
}
