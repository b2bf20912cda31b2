import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { forEachSettled } from '../../common/for-each-settled.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountReader } from '../account/index.ts';
import type { CatalogueService, ProductRecord } from '../catalogue/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import type { OrderReader, OrderRecord, OrderReturns } from '../order/index.ts';
import { reviewModel } from './review.model.ts';
import { reviewInvitationModel } from './review-invitation.model.ts';
import { invitationSpan, mayBeInvited, productsToAskAbout } from './review-invitation-rules.ts';

interface Deps {
  readonly connection: Connection;
  readonly accountReader: Pick<AccountReader, 'recordById'>;
  readonly catalogue: Pick<CatalogueService, 'shown'>;
  readonly orders: Pick<OrderReader, 'deliveredWithin'>;
  readonly orderReturns: Pick<OrderReturns, 'of'>;
  readonly outbox: EmailOutbox;
}

/** Invites members to review what they bought, once per order and some days after it has arrived. */
export function createReviewInvitations({ connection, accountReader, catalogue, orders, orderReturns, outbox }: Deps) {
  const reviews = reviewModel(connection);
  const invitations = reviewInvitationModel(connection);

  /** Products of an order that its buyer should review now; empty if the buyer may not be asked. */
  async function productsToReview(order: OrderRecord): Promise<ProductRecord[]> {
    const { userId, market } = order;
    const account = userId === null ? null : await accountReader.recordById(userId);
    if (userId === null || !mayBeInvited(account)) return [];
    const own = await reviews.find({ userId }, { market: 1, productId: 1 }).lean();
    const reviewed = new Set(own.filter((review) => review.market === market).map(({ productId }) => productId));
    const asked = productsToAskAbout(order, await orderReturns.of(order), reviewed);
    // The form rejects products that the store no longer shows.
    const shown = await Promise.all(asked.map((id) => catalogue.shown(market, id)));
    return shown.filter((product) => product !== null);
  }

  /** Claims an order and queues its email; false if another process did. */
  async function invite(order: OrderRecord & { readonly userId: string }, now: Date): Promise<boolean> {
    const products = await productsToReview(order);
    const account = await accountReader.recordById(order.userId);
    const isSent = products.length > 0 && account !== null;
    const { number, userId, language } = order;
    try {
      await inTransaction(connection, async (session) => {
        await invitations.create([{ _id: number, at: now, isSent }], { session });
        if (!isSent) return;
        const refs = { orderNumber: number, userId };
        outbox.queue(session, { kind: 'REVIEW_INVITATION', about: number, refs, to: account.email, language });
      });
      return isSent;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    productsToReview,

    /** Processes each order once, some days after it has arrived; safe to run in several processes at once. */
    async queueDue(now = new Date()): Promise<number> {
      const { since, until } = invitationSpan(now);
      const due: (OrderRecord & { readonly userId: string })[] = [];
      for await (const order of orders.deliveredWithin(since, until)) due.push(order);
      const known = await invitations.find({ _id: { $in: due.map(({ number }) => number) } }, { _id: 1 }).lean();
      const done = new Set(known.map(({ _id }) => _id));
      let queued = 0;
      await forEachSettled(
        due.filter(({ number }) => !done.has(number)),
        async (order) => {
          if (await invite(order, now)) queued += 1;
        },
      );
      return queued;
    },
  };
}

export type ReviewInvitations = ReturnType<typeof createReviewInvitations>;
