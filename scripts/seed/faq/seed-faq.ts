import type { Market } from '@eunbit/schema/market';
import { faqModel } from '@eunbit/server/modules/faq/faq.model';
import type { Connection } from 'mongoose';
import { FAQ_SEEDS } from './faq-seed.ts';

function selectSeeds(market: Market) {
  return FAQ_SEEDS.filter(({ markets }) => markets.includes(market));
}

/** Adds missing questions to each store; existing ones are left unchanged, even if they were edited. */
export async function seedFaq(connection: Connection): Promise<void> {
  const entries = faqModel(connection);
  const writes = (['KR', 'US'] as const).flatMap((market) =>
    selectSeeds(market).map(({ slug, category, ko, en }, position) => ({
      updateOne: {
        filter: { market, slug },
        update: {
          $setOnInsert: {
            category,
            position,
            question: { ko: ko.question, en: en.question },
            answer: { ko: [...ko.answer], en: [...en.answer] },
          },
        },
        upsert: true,
      },
    })),
  );
  await entries.bulkWrite(writes);
}
