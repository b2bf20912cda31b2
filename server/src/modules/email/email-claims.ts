import { randomUUID } from 'node:crypto';
import type { EmailStatus } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import { type EmailRecord, emailModel } from './email.model.ts';
import { type EmailAddressRecord, emailAddressModel } from './email-address.model.ts';

/** Milliseconds after which a claim expires and its process counts as dead. */
const CLAIM_MS = 60_000;

/**
 * How long into its claim an email may be begun, in milliseconds: the other half is longer than rendering it, two calls of a
 * provider that answers late, and recording what came of it take.
 */
export const BEGIN_WITHIN_MS = CLAIM_MS / 2;

/** What has become of an email; its claim ends with it. */
export type Settled = { readonly state: EmailStatus } & Partial<EmailRecord>;

/** An email with what is known of its address: one record, or none. */
export interface ClaimedEmail extends EmailRecord {
  readonly addresses: readonly EmailAddressRecord[];
}

/** Emails that one process has in its hands, as they were before. */
export interface ClaimedBatch {
  readonly emails: readonly ClaimedEmail[];
  /** Whether more may be due. */
  readonly isFull: boolean;
  /** Records the outcomes; those of emails whose claim has expired and which another process has claimed are dropped. */
  settle(outcomes: ReadonlyMap<EmailRecord, Settled>): Promise<void>;
}

/** How an email is left that was claimed and not tried: as it was found. */
export function unclaimed({ state, dueAt, attempts, mayHaveGone, error }: EmailRecord): Settled {
  return { state, dueAt, attempts, mayHaveGone, error };
}

/**
 * Claims of due emails. A claim moves `dueAt` into the future, and only what is due is claimed, so one of two processes gets
 * an email. Emails are claimed and settled in batches: one command each, however many there are.
 */
export function createEmailClaims(connection: Connection) {
  const records = emailModel(connection);
  const addresses = emailAddressModel(connection).collection.name;

  return {
    /** Claims the emails that have been due longest. */
    async claimDue(most: number, now: Date): Promise<ClaimedBatch> {
      const isDue = { state: { $in: ['QUEUED', 'SENDING'] as const }, dueAt: { $lte: now } };
      // With their addresses, so that each batch costs no command more.
      const due = await records.aggregate<ClaimedEmail>([
        { $match: isDue },
        { $sort: { dueAt: 1, _id: 1 } },
        { $limit: most },
        { $lookup: { from: addresses, localField: 'to', foreignField: '_id', as: 'addresses' } },
      ]);
      const isFull = due.length === most;
      if (due.length === 0) return { emails: [], isFull, settle: async () => {} };
      const claimId = randomUUID();
      const claim = { state: 'SENDING', claimId, dueAt: new Date(now.getTime() + CLAIM_MS) } as const;
      const { modifiedCount } = await records.updateMany(
        { _id: { $in: due.map(({ _id }) => _id) }, ...isDue },
        { $set: claim, $inc: { attempts: 1 } },
      );
      const isOwn = modifiedCount === due.length ? () => true : await ownIn(due, claimId);
      return { emails: due.filter(isOwn), isFull, settle: (outcomes) => settle(outcomes, claimId) };
    },
  };

  /** Which emails of a batch this process got, where another one claimed some of them at the same moment. */
  async function ownIn(due: readonly EmailRecord[], claimId: string) {
    const own = await records.find({ _id: { $in: due.map(({ _id }) => _id) }, claimId }, { _id: 1 }).lean();
    const ids = new Set(own.map(({ _id }) => String(_id)));
    return ({ _id }: EmailRecord) => ids.has(String(_id));
  }

  async function settle(outcomes: ReadonlyMap<EmailRecord, Settled>, claimId: string): Promise<void> {
    const closed = { claimId: null, dueAt: null, error: null, mayHaveGone: false };
    const updates = Array.from(outcomes, ([{ _id }, outcome]) => ({
      updateOne: { filter: { _id, claimId }, update: { $set: { ...closed, ...outcome } } },
    }));
    if (updates.length > 0) await records.bulkWrite(updates, { ordered: false });
  }
}

export type EmailClaims = ReturnType<typeof createEmailClaims>;
