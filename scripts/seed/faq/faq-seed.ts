import type { FaqCategory } from '@eunbit/schema/faq';
import type { Market } from '@eunbit/schema/market';
import faq from './faq.json' with { type: 'json' };

/** One question in one language. */
interface Wording {
  readonly question: string;
  /** Paragraphs. Placeholders such as `{returnDays}` are replaced by the store's policy. */
  readonly answer: readonly string[];
}

/** A question in `faq.json`; the order of the file is the display order. */
export interface FaqSeed {
  /** Readable and never changed, since it is part of addresses. Unique within a store. */
  readonly slug: string;
  readonly category: FaqCategory;
  /** The stores whose help centre contains it. */
  readonly markets: readonly Market[];
  readonly ko: Wording;
  readonly en: Wording;
}

/** The whole help centre; within a category in display order. */
export const FAQ_SEEDS: readonly FaqSeed[] = faq as readonly FaqSeed[];
