import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language, Market } from '@eunbit/schema/market';
import { type RestockSubscriptionFields, validateRestockSubscription } from '@eunbit/schema/validation-restock';
import type { Connection } from 'mongoose';
import { consentTo } from '../../common/consent.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { restockSubscriptionId, restockSubscriptionModel } from './restock-subscription.model.ts';
import { stockId, stockModel } from './stock.model.ts';

/** Requests per quarter of an hour, for one IP address and one email address. */
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };
const EMAIL_LIMIT = { tries: 10, windowSeconds: 900 };

/** The number of emails queued in one transaction, which keeps it short with many subscribers. */
const EMAILS_AT_ONCE = 100;

/** The condition under which a stock level is orderable. */
const ORDERABLE = { stopped: false, quantity: { $gt: 0 } };

interface Waiter {
  readonly market: Market;
  readonly language: Language;
  readonly address: string;
}

interface Deps {
  readonly connection: Connection;
  readonly catalogue: CatalogueService;
  readonly outbox: EmailOutbox;
  readonly limiter: RateLimiter;
}

/** Restock subscriptions: each subscriber gets one email when the product can be ordered again. */
export function createRestockService({ connection, catalogue, outbox, limiter }: Deps) {
  const subscriptions = restockSubscriptionModel(connection);
  const stocks = stockModel(connection);

  /** Turns some of the subscriptions of a product into emails; returns how many. */
  function queueEmails(waitedFor: string): Promise<number> {
    return inTransaction(connection, async (session) => {
      const due = await subscriptions.find({ stockId: waitedFor }, null, { session }).limit(EMAILS_AT_ONCE).lean();
      if (due.length === 0) return 0;
      // Claims the subscriptions: of two processes that read the same ones, one deletes them and the other aborts and
      // retries.
      await subscriptions.deleteMany({ _id: { $in: due.map(({ _id }) => _id) } }, { session });
      const emails = due.map(({ _id, email, language, consent }) => ({
        kind: 'BACK_IN_STOCK' as const,
        // A new subscription after this email gets another email.
        about: `${_id}:${consent.at.getTime()}`,
        to: email,
        language,
        refs: { stockId: waitedFor },
      }));
      outbox.queue(session, ...emails);
      return due.length;
    });
  }

  return {
    /** Subscribes to a product of the store; repeating it only updates the date. Returns null on success. */
    async request(input: RestockSubscriptionFields & { productId: string }, { market, language, address }: Waiter) {
      const wrong = refuseInput(validateRestockSubscription(input));
      if (wrong) return wrong;
      const { productId, email: givenEmail } = input;
      const email = normaliseEmail(givenEmail);
      const within = await limiter.attempt({
        [`restock-from:${address}`]: ADDRESS_LIMIT,
        [`restock:${email}`]: EMAIL_LIMIT,
      });
      if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      if (!(await catalogue.shown(market, productId))) return refuse('PRODUCT_NOT_FOUND', 'product.notFound');
      const level = stockId(market, productId);
      const isOrderable = await stocks.exists({ _id: level, ...ORDERABLE });
      if (isOrderable) return refuse('PRODUCT_AVAILABLE', 'restock.available');
      await subscriptions.updateOne(
        { _id: restockSubscriptionId(level, email) },
        { $set: { stockId: level, email, language, consent: consentTo('restock.consent', language) } },
        { upsert: true },
      );
      return null;
    },

    /**
     * Queues the emails for every orderable product with subscriptions; returns their number. It reads the current state instead
     * of changes: subscribing is only possible while the product is not orderable, so no email is too early, and no event can be
     * missed. Safe to run in several processes at once.
     */
    async queueDueEmails(): Promise<number> {
      // Matches all, but as a range, so that the values are read from the index.
      const waitedFor = await subscriptions.distinct('stockId', { stockId: { $gt: '' } });
      if (waitedFor.length === 0) return 0;
      const levels = await stocks.find({ _id: { $in: waitedFor }, ...ORDERABLE }, { _id: 1 }).lean();
      let queued = 0;
      for (const { _id } of levels) {
        for (let some = EMAILS_AT_ONCE; some === EMAILS_AT_ONCE; ) {
          some = await queueEmails(_id);
          queued += some;
        }
      }
      return queued;
    },
  };
}

export type RestockService = ReturnType<typeof createRestockService>;
