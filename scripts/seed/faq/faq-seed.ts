import type { FaqCategory } from '@eunbit/schema/faq';
import type { Market } from '@eunbit/schema/market';
import faq from './faq.json' with { type: 'json' };

/** One question in one language. */
interface Wording {
  readonly question: string;
  /** Paragraphs. Names in braces, as `{returnDays}`, stand for the store's policy. */
  readonly answer: readonly string[];
}

/** What `faq.json` says about one question; its place is its place in the file. */
export interface FaqSeed {
  /** Readable and never changed: addresses lead to it. One store has a name once. */
  readonly slug: string;
  readonly category: FaqCategory;
  /** The stores whose help centre has it. */
  readonly markets: readonly Market[];
  readonly ko: Wording;
  readonly en: Wording;
}

/** The whole help centre; within a category in page order. */
export const FAQ_SEEDS: readonly FaqSeed[] = faq as readonly FaqSeed[];
