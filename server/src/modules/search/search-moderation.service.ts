import type { Language, Market } from '@eunbit/schema/market';
import { MAXIMUM_HIDDEN_SEARCHES } from '@eunbit/schema/popular-search';
import type { Connection } from 'mongoose';
import { refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { AuditService } from '../audit/index.ts';
import type { PopularLists } from '../trending/index.ts';
import type { HiddenSearchesRecord } from './hidden-searches.model.ts';
import { hiddenSearchesModel } from './hidden-searches.model.ts';
import { toCountedSearch, toSearchList } from './popular-searches.service.ts';

/** A search text of a store and language, as staff see it. */
export interface ModeratedSearch {
  readonly text: string;
  /** 0 if it is not popular. */
  readonly count: number;
  /** Null if it is not hidden. */
  readonly hiddenAt: Date | null;
}

export interface SearchChoice {
  readonly market: Market;
  readonly language: Language;
  readonly text: string;
  readonly isHidden: boolean;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly popularLists: Mirror<PopularLists>;
}

/** Popular searches as staff list and hide them. */
export function createSearchModeration({ connection, audit, popularLists }: Deps) {
  const lists = hiddenSearchesModel(connection);

  async function readCounts(list: string): Promise<ReadonlyMap<string, number>> {
    const ranked = (await popularLists.read()).get(list)?.entries ?? [];
    return new Map(ranked.map(({ key, count }) => [key, count]));
  }

  /** Saves the choice; null if the list of hidden searches is full. Idempotent. */
  function save(staffId: string, list: string, { market, language, text, isHidden }: SearchChoice) {
    return inTransaction<HiddenSearchesRecord['searches'] | null>(connection, async (session) => {
      const searches = (await lists.findById(list, null, { session }).lean())?.searches ?? [];
      if (isHidden === searches.some((search) => search.text === text)) return searches;
      if (isHidden && searches.length >= MAXIMUM_HIDDEN_SEARCHES) return null;
      const hidden = { text, at: new Date(), by: staffId };
      const change = isHidden ? { $push: { searches: hidden } } : { $pull: { searches: { text } } };
      await lists.updateOne({ _id: list }, change, { session, upsert: true });
      await audit.record(session, {
        by: staffId,
        action: 'SEARCH_HIDDEN',
        subject: 'SEARCH',
        subjectId: `${market}:${language}:${text}`,
        before: { hidden: !isHidden },
        after: { hidden: isHidden },
      });
      return isHidden ? [...searches, hidden] : searches.filter((search) => search.text !== text);
    });
  }

  return {
    /** The popular searches, most frequent first, including hidden ones; then hidden ones that are not popular. */
    async list(market: Market, language: Language): Promise<ModeratedSearch[]> {
      const list = toSearchList(market, language);
      const [counts, stored] = await Promise.all([readCounts(list), lists.findById(list).lean()]);
      const hidden = new Map((stored?.searches ?? []).map(({ text, at }) => [text, at]));
      const texts = new Set([...counts.keys(), ...hidden.keys()]);
      return [...texts].map((text) => ({ text, count: counts.get(text) ?? 0, hiddenAt: hidden.get(text) ?? null }));
    },

    /** Hides a search from the popular ones of the shop, or shows it again. */
    async choose(staffId: string, choice: SearchChoice) {
      const text = toCountedSearch(choice.text);
      if (text === null) return refuse('SEARCH_NOT_COUNTED', 'search.notCounted');
      const list = toSearchList(choice.market, choice.language);
      const searches = await save(staffId, list, { ...choice, text });
      if (!searches) return refuse('TOO_MANY_HIDDEN', 'search.tooManyHidden');
      const count = (await readCounts(list)).get(text) ?? 0;
      const hiddenAt = searches.find((search) => search.text === text)?.at ?? null;
      return { value: { text, count, hiddenAt } };
    },
  };
}

export type SearchModeration = ReturnType<typeof createSearchModeration>;
