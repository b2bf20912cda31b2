import type { Language } from '@eunbit/schema/market';

/**
 * Content of a page in both languages. Long texts are in `*.content.ts` beside their page and are part of its chunk; the message
 * catalogues hold the short ones.
 */
export type Translated<Content> = Readonly<Record<Language, Content>>;
