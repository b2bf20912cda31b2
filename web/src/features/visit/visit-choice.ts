import { type KeyValueStorage, readJson, toText, writeJson } from '../../browser/storage.ts';
import { createRandomId } from './random-id.ts';

/** What somebody answered to being known again; null where they were not asked, or long ago. */
export type VisitChoice = 'known' | 'unknown' | null;

const KEY = 'visitor';
/** After a year the question is asked anew, and the browser gets another id. */
const CHOICE_DAYS = 365;

interface KeptChoice {
  readonly choice: VisitChoice;
  /** Who the browser is; null without consent. */
  readonly visitorId: string | null;
}

export function readChoice(storage: KeyValueStorage | null, now = Date.now()): KeptChoice {
  const kept = readJson(storage, KEY);
  const age = now - Number(kept?.at);
  if (!(age >= 0 && age < CHOICE_DAYS * 86_400_000)) return { choice: null, visitorId: null };
  const visitorId = toText(kept?.id) || null;
  return { choice: visitorId ? 'known' : 'unknown', visitorId };
}

/** Keeps an answer. Whoever does not want to be known loses the id at once. */
export function keepChoice(storage: KeyValueStorage | null, choice: 'known' | 'unknown', now = Date.now()): void {
  writeJson(storage, KEY, { at: now, id: choice === 'known' ? createRandomId() : null });
}

/**
 * Whether the browser asks not to be followed, or is none that somebody sits at. Then nothing is noted at all, and there
 * is nothing to be asked.
 */
export function isUntracked(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true || browser.webdriver;
}
