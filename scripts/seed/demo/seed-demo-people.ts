import { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { type UserRecord, userModel } from '@eunbit/server/modules/account/user.model';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { productQuestionModel } from '@eunbit/server/modules/product-question/product-question.model';
import { type ReviewRecord, reviewModel } from '@eunbit/server/modules/review/review.model';
import { reviewPictureModel } from '@eunbit/server/modules/review/review-picture.model';
import { toScoreChange } from '@eunbit/server/modules/review/review-score';
import { openScore, reviewScoreId, reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { reviewVoteModel } from '@eunbit/server/modules/review/review-vote.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import type { Connection } from 'mongoose';
import { createChance } from './chance.ts';
import { DEMO_PEOPLE, demoAccount, demoPerson } from './demo-people.ts';
import { demoQuestions } from './demo-questions.ts';
import { type DemoStaff, demoMessages, demoPartnerships } from './demo-requests.ts';
import { addDemoPictures } from './demo-review-pictures.ts';
import { addDemoVotes, demoReviews } from './demo-reviews.ts';
import { insertAll } from './insert-all.ts';

interface DemoShop {
  readonly seed: number;
  readonly now: Date;
  readonly days: number;
  readonly products: readonly ProductRecord[];
  /** All orders of a store, oldest first. */
  readonly orders: Readonly<Record<Market, readonly OrderRecord[]>>;
}

/** Accounts of a store: members with a purchase joined right before it, the others at some other time. */
function buildAccounts(market: Market, { seed, now, days, orders }: DemoShop): UserRecord[] {
  const firstOrders = new Map<string, Date>();
  for (const { userId, createdAt } of orders[market]) {
    if (userId && !firstOrders.has(userId)) firstOrders.set(userId, createdAt);
  }
  return Array.from({ length: DEMO_PEOPLE }, (_, number) => {
    const person = demoPerson(seed, market, number);
    const { userId } = person;
    if (userId === null) return [];
    const chance = createChance(seed, market, 'joined', number);
    const bought = firstOrders.get(userId)?.getTime();
    const joined =
      bought === undefined ? now.getTime() - chance.next() * days * 86_400_000 : bought - chance.upTo(600_000);
    return [demoAccount({ ...person, userId }, new Date(joined))];
  }).flat();
}

async function findStaff(connection: Connection): Promise<DemoStaff | null> {
  const staff = await userModel(connection).findOne({ role: 'MANAGER' }).sort({ createdAt: 1, _id: 1 }).lean();
  return staff && { id: String(staff._id), name: personName(staff) };
}

/** Updates the review counts of each product, as the shop does for each new review. */
async function addScores(connection: Connection, reviews: readonly ReviewRecord[]): Promise<void> {
  const scores = reviewScoreModel(connection);
  for (const review of reviews) {
    await openScore(scores, review);
    await scores.updateOne(
      { _id: reviewScoreId(review.market, review.productId) },
      { $inc: { ...toScoreChange(null, review), version: 1 } },
    );
  }
}

/** The people of a demo shop: accounts, reviews and questions about products, and requests. */
export async function seedDemoPeople(connection: Connection, shop: DemoShop): Promise<void> {
  const { seed, now, days, products, orders } = shop;
  const staff = await findStaff(connection);
  for (const market of Object.values(Market)) {
    const accounts = buildAccounts(market, shop);
    await insertAll(userModel(connection), accounts);
    const staffId = staff?.id ?? null;
    const questions = demoQuestions({ seed, market, now, products, accounts, staffId });
    await insertAll(productQuestionModel(connection), questions);
    const reviews = demoReviews({ seed, now, orders: orders[market], staffId });
    await insertAll(
      reviewPictureModel(connection),
      await addDemoPictures(connection, { seed, market }, reviews, products),
    );
    await insertAll(reviewVoteModel(connection), addDemoVotes(seed, reviews));
    await insertAll(reviewModel(connection), reviews);
    await addScores(connection, reviews);
    const requests = { seed, market, now, days, staff };
    await insertAll(contactMessageModel(connection), demoMessages(requests));
    await insertAll(partnershipRequestModel(connection), demoPartnerships(requests));
  }
}
