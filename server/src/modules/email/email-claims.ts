import { randomUUID } from 'node:crypto';
import type { EmailStatus } from '@eunbit/schema/email';
import type { Connection } from 'mongoose';
import { type EmailRecord, emailModel } from './email.model.ts';
import { type EmailAddressRecord, emailAddressModel } from './email-address.model.ts';

/** Milliseconds after which a claim expires and its process counts as dead. */
const CLAIM_MS = 60_000;

/**
 * Time within a claim in which sending may begin, in milliseconds. The other half suffices for rendering, two slow provider calls
 * and recording the outcome.
 */
export const BEGIN_WITHIN_MS = CLAIM_MS / 2;

/** The outcome of an email; it ends the claim. */
export type Settled = { readonly status: EmailStatus } & Partial<EmailRecord>;

/** An email with the record of its address, if there is one. */
export interface ClaimedEmail extends EmailRecord {
  readonly addresses: readonly EmailAddressRecord[];
}

/** Emails claimed by this process, as they were before the claim. */
export interface ClaimedBatch {
  readonly emails: readonly ClaimedEmail[];
  /** Whether more may be due. */
  readonly isFull: boolean;
  /** Records the outcomes; those of emails whose claim has expired and which another process has claimed are dropped. */
  settle(outcomes: ReadonlyMap<EmailRecord, Settled>): Promise<void>;
}

/** Restores an email that was claimed but not attempted. */
export function unclaimed({ status, dueAt, attempts, mayHaveGone, error }: EmailRecord): Settled {
  return { status, dueAt, attempts, mayHaveGone, error };
}

/**
 * Claims of due emails. A claim moves `dueAt` into the future, and only due emails are claimed, so only one process gets an
 * email. Claiming or settling a batch takes one command.
 */
export function createEmailClaims(connection: Connection) {
  const records = emailModel(connection);
  const addresses = emailAddressModel(connection).collection.name;

  return {
    /** Claims the emails that have been due longest. */
    async claimDue(most: number, now: Date): Promise<ClaimedBatch> {
      const isDue = { status: { $in: ['QUEUED', 'SENDING'] as const }, dueAt: { $lte: now } };
      // Joined with their addresses to avoid another command per batch.
      const due = await records.aggregate<ClaimedEmail>([
        { $match: isDue },
        { $sort: { dueAt: 1, _id: 1 } },
        { $limit: most },
        { $lookup: { from: addresses, localField: 'to', foreignField: '_id', as: 'addresses' } },
      ]);
      const isFull = due.length === most;
      if (due.length === 0) return { emails: [], isFull, settle: async () => {} };
      const claimId = randomUUID();
      const claim = { status: 'SENDING', claimId, dueAt: new Date(now.getTime() + CLAIM_MS) } as const;
      const { modifiedCount } = await records.updateMany(
        { _id: { $in: due.map(({ _id }) => _id) }, ...isDue },
        { $set: claim, $inc: { attempts: 1 } },
      );
      const isOwn = modifiedCount === due.length ? () => true : await ownIn(due, claimId);
      return { emails: due.filter(isOwn), isFull, settle: (outcomes) => settle(outcomes, claimId) };
    },
  };

  /** Finds the emails of a batch that this process got, if another one claimed some of them concurrently. */
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
