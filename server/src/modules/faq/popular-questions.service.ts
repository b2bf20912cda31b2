import type { Market } from '@eunbit/schema/market';
import type { Mirror } from '../../live/mirror.ts';
import type { Counted, PopularLists, Trending } from '../trending/index.ts';
import type { FaqRecord, HelpCentres } from './faq.model.ts';

/** Questions shown as popular (SUPPORT-15). */
export const POPULAR_SHOWN = 5;

interface Deps {
  readonly helpCentres: Mirror<HelpCentres>;
  readonly trending: Trending;
  readonly popularLists: Mirror<PopularLists>;
}

const listOf = (market: Market) => `FAQ:${market}`;

/** The most opened questions of a help centre. */
export function createPopularQuestions({ helpCentres, trending, popularLists }: Deps) {
  const find = async (market: Market, slug: string): Promise<FaqRecord | null> =>
    (await helpCentres.read())[market].find((entry) => entry.slug === slug) ?? null;

  return {
    /** Most opened first; none until some were opened often enough. */
    async read(market: Market): Promise<FaqRecord[]> {
      const [entries, lists] = await Promise.all([helpCentres.read(), popularLists.read()]);
      const bySlug = new Map(entries[market].map((entry) => [entry.slug, entry]));
      const ranked = lists.get(listOf(market))?.entries ?? [];
      return ranked.flatMap(({ key }) => bySlug.get(key) ?? []).slice(0, POPULAR_SHOWN);
    },

    /** Counts that a question was opened; null if the store does not have it. */
    async countOpened(market: Market, slug: string, by: Counted): Promise<FaqRecord | null> {
      const entry = await find(market, slug);
      if (entry) await trending.count(listOf(market), entry.slug, by);
      return entry;
    },
  };
}

export type PopularQuestions = ReturnType<typeof createPopularQuestions>;
