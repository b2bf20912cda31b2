import type { Market } from '@eunbit/schema/market';
import { maskedName } from '@eunbit/schema/review';
import type { UserRecord } from '@eunbit/server/modules/account/user.model';
import type { ProductQuestionRecord } from '@eunbit/server/modules/product-question/product-question.model';
import { Types } from 'mongoose';
import { createChance } from './chance.ts';
import { QUESTION_TEXTS, type QuestionText } from './demo-question-texts.ts';

const HOUR = 3_600_000;

interface DemoQuestions {
  readonly seed: number;
  readonly market: Market;
  readonly now: Date;
  readonly products: readonly { readonly _id: Types.ObjectId; readonly slug: string }[];
  /** Possible authors; each asks after having joined. */
  readonly accounts: readonly UserRecord[];
  /** The account that answers; null if the shop has no staff. */
  readonly staffId: string | null;
}

/** Demo questions of members about products, marked as examples (QUESTION-12). */
export function demoQuestions({
  seed,
  market,
  now,
  products,
  accounts,
  staffId,
}: DemoQuestions): ProductQuestionRecord[] {
  function ask(productId: string, [text, reply]: QuestionText, index: number): ProductQuestionRecord[] {
    const chance = createChance(seed, market, productId, 'question', index);
    const author = accounts[chance.upTo(accounts.length - 1)];
    if (!author) return [];
    const joined = author.createdAt.getTime();
    const askedAt = joined + chance.next() * (now.getTime() - joined);
    const answeredAt = new Date(Math.min(now.getTime(), askedAt + HOUR + chance.upTo(20 * HOUR)));
    const answer = reply !== null && staffId !== null ? { text: reply, at: answeredAt, by: staffId } : null;
    const question: ProductQuestionRecord = {
      _id: new Types.ObjectId(),
      market,
      productId,
      userId: String(author._id),
      authorName: maskedName(author.email),
      language: market === 'KR' ? 'ko' : 'en',
      text,
      isSecret: false,
      createdAt: new Date(askedAt),
      editedAt: null,
      answer,
      isAnswered: answer !== null,
      hiding: null,
      isHidden: false,
      isExample: true,
      version: answer ? 2 : 1,
    };
    return [question];
  }

  return products.flatMap(({ _id, slug }) =>
    (QUESTION_TEXTS[market][slug] ?? []).flatMap((text, index) => ask(String(_id), text, index)),
  );
}
