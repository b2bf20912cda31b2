import type { FaqCategory } from '@eunbit/schema/faq';

/** One question in one language. */
interface Wording {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

/** What a file of this folder says about one question; its place is its place in the file. */
export interface FaqSeed {
  /** Readable and never changed: addresses lead to it. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly ko: Wording;
  readonly en: Wording;
}
