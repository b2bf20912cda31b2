import { faqModel } from '@eunbit/server/modules/support/faq.model';
import type { Connection } from 'mongoose';
import { FAQ_SEEDS } from './index.ts';

/** Puts in the questions that the shop does not have; those it has stay as they are, whoever changed them. */
export async function seedFaq(connection: Connection): Promise<void> {
  const entries = faqModel(connection);
  const writes = FAQ_SEEDS.map(({ id, category, ko, en }, position) => ({
    updateOne: {
      filter: { _id: id },
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
  }));
  await entries.bulkWrite(writes);
}
