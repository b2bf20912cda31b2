import type { Role } from '@eunbit/schema/account';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import type { Connection, QueryFilter } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import type { UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';

/** Cursor batch size when all accounts are streamed. */
const BATCH = 500;
/** Safety limit, above any realistic number of staff. */
const MAXIMUM_STAFF = 500;
const STAFF: readonly Role[] = ['STAFF', 'MANAGER', 'ADMIN'];

/** Summary of an account, shown next to other records. */
export type AccountBrief = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'blocked'> & { readonly id: string };

const toIds = (ids: readonly (string | null)[]) =>
  [...new Set(ids)].filter((id): id is string => id !== null && isObjectId(id));

/** Reads accounts for other modules. */
export function createAccountReader(connection: Connection) {
  const users = userModel(connection);

  const names: ReadPersonNames = async (ids) => {
    const known = toIds(ids);
    if (known.length === 0) return new Map();
    const people = await users.find({ _id: known }, { firstName: 1, lastName: 1 }).lean();
    return new Map(people.map(({ _id, firstName, lastName }) => [String(_id), { firstName, lastName }]));
  };

  return {
    names,

    /** Null for an unknown or malformed id. */
    async recordById(id: string): Promise<UserRecord | null> {
      return isObjectId(id) ? users.findById(id).lean() : null;
    },

    /** The account with this address; null if there is none. */
    recordByEmail(email: string): Promise<UserRecord | null> {
      return users
        .findOne({ email: textIs(normaliseEmail(email)) })
        .lean()
        .exec();
    },

    /** Accounts by id, in one query; unknown and malformed ids are missing from the map. */
    async recordsById(ids: readonly string[]): Promise<ReadonlyMap<string, UserRecord>> {
      const known = toIds(ids);
      if (known.length === 0) return new Map();
      const found = await users.find({ _id: known }).lean();
      return new Map(found.map((user) => [String(user._id), user]));
    },

    /** Accounts by id, in one query; deleted accounts are missing from the map. */
    async briefs(ids: readonly string[]): Promise<ReadonlyMap<string, AccountBrief>> {
      const known = toIds(ids);
      if (known.length === 0) return new Map();
      const found = await users.find({ _id: known }, { email: 1, firstName: 1, lastName: 1, blocked: 1 }).lean();
      return new Map(found.map(({ _id, ...brief }) => [String(_id), { ...brief, id: String(_id) }]));
    },

    /** One page of the matching accounts, newest first. An index must support the filter. */
    page(filter: QueryFilter<UserRecord>, request: NumberedPageRequest): Promise<NumberedPage<UserRecord>> {
      return readNumberedPage(users, filter, NEWEST_FIRST, request);
    },

    /** Streams all matching accounts, newest first, one batch in memory at a time. */
    async *all(filter: QueryFilter<UserRecord>): AsyncGenerator<UserRecord> {
      yield* users.find(filter).sort(NEWEST_FIRST).lean().cursor({ batchSize: BATCH });
    },

    newest(filter: QueryFilter<UserRecord>, limit: number): Promise<UserRecord[]> {
      return users.find(filter).sort(NEWEST_FIRST).limit(limit).lean().exec();
    },

    /** Matching accounts in index order, unsorted. */
    some(filter: QueryFilter<UserRecord>, limit: number): Promise<UserRecord[]> {
      return users.find(filter).limit(limit).lean().exec();
    },

    /** Accounts created in a store from `from` (inclusive) to `until` (exclusive). */
    countNew(location: Market, from: Date, until: Date): Promise<number> {
      return users.countDocuments({ location, createdAt: { $gte: from, $lt: until } }).exec();
    },

    /** Number of accounts by the id of each role defined by admins. */
    async countByStaffRole(): Promise<ReadonlyMap<string, number>> {
      const counts = await users.aggregate<{ _id: string; people: number }>([
        { $match: { 'staffRole.id': { $type: 'string' } } },
        { $group: { _id: '$staffRole.id', people: { $sum: 1 } } },
      ]);
      return new Map(counts.map(({ _id, people }) => [_id, people]));
    },

    /** All staff accounts, oldest first. */
    staff(): Promise<UserRecord[]> {
      return users
        .find({ role: { $in: [...STAFF] } })
        .sort({ createdAt: 1, _id: 1 })
        .limit(MAXIMUM_STAFF)
        .lean()
        .exec();
    },
  };
}

export type AccountReader = ReturnType<typeof createAccountReader>;
