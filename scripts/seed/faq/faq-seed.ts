import type { FaqCategory } from '@eunbit/schema/faq';
import { Market } from '@eunbit/schema/market';

/** One question in one language. */
interface Wording {
  readonly question: string;
  /** Paragraphs. Names in braces, as `{returnDays}`, stand for the store's policy. */
  readonly answer: readonly string[];
}

/** What a file of this folder says about one question; its place is its place in the file. */
export interface FaqSeed {
  /** Readable and never changed: addresses lead to it. One store has a name once. */
  readonly slug: string;
  readonly category: FaqCategory;
  /** The stores whose help centre has it. */
  readonly markets: readonly Market[];
  readonly ko: Wording;
  readonly en: Wording;
}

export const BOTH: readonly Market[] = [Market.KR, Market.US];
export const KOREA: readonly Market[] = [Market.KR];
export const UNITED_STATES: readonly Market[] = [Market.US];
