import type { CheckArea, FindingStatus } from '@eunbit/schema/launch-checklist';
import type { Bilingual } from '../../common/bilingual.ts';

/** The result of one check. */
export interface Verdict {
  /** Stable across runs, such as `stripe.webhook`. */
  readonly id: string;
  readonly status: FindingStatus;
  /** The setting, file or page concerned. */
  readonly about: string;
  readonly text: Bilingual;
  /** What to do; null if there is nothing to do. */
  readonly advice: Bilingual | null;
}

export interface Finding extends Verdict {
  readonly area: CheckArea;
}

export const good = (id: string, about: string, text: Bilingual): Verdict => ({
  id,
  status: 'GOOD',
  about,
  text,
  advice: null,
});

export const note = (id: string, about: string, text: Bilingual, advice: Bilingual | null): Verdict => ({
  id,
  status: 'NOTE',
  about,
  text,
  advice,
});

export const wrong = (id: string, about: string, text: Bilingual, advice: Bilingual): Verdict => ({
  id,
  status: 'WRONG',
  about,
  text,
  advice,
});

export const unknown = (id: string, about: string, text: Bilingual, advice: Bilingual): Verdict => ({
  id,
  status: 'UNKNOWN',
  about,
  text,
  advice,
});
