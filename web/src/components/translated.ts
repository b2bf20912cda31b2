import type { Language } from '@eunbit/schema/market';

/**
 * Content of a page in both languages. Long texts stand in `*.content.ts` beside their page and travel with its chunk;
 * the message catalogues hold the short ones.
 */
export type Translated<Content> = Readonly<Record<Language, Content>>;
