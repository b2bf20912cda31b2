import type { Role } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
import type { Connection, QueryFilter } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import { userModel } from './user.model.ts';
import type { UserRecord } from './user.record.ts';

/** Accounts that are read from the database at a time where all of them are. */
const BATCH = 500;
/** More members of staff than any shop of this kind has. */
const MAXIMUM_STAFF = 500;
const STAFF: readonly Role[] = ['MANAGER', 'ADMIN'];

/** An account as far as it is shown beside something else. */
export type AccountBrief = Pick<UserRecord, 'email' | 'firstname' | 'lastname' | 'blocked'> & { readonly id: string };

const toIds = (ids: readonly (string | null)[]) =>
  [...new Set(ids)].filter((id): id is string => id !== null && isObjectId(id));

/** Reads accounts for other modules. */
export function createAccountReader(connection: Connection) {
  const users = userModel(connection);

  const names: ReadPersonNames = async (ids) => {
    const known = toIds(ids);
    if (known.length === 0) return new Map();
    const people = await users.find({ _id: known }, { firstname: 1, lastname: 1 }).lean();
    return new Map(people.map(({ _id, firstname, lastname }) => [String(_id), { firstname, lastname }]));
  };

  return {
    names,

    /** Null for an id that no account has, or that is none. */
    async recordById(id: string): Promise<UserRecord | null> {
      return isObjectId(id) ? users.findById(id).lean() : null;
    },

    /** Accounts by id, in one reading; those that are gone are missing. */
    async briefs(ids: readonly string[]): Promise<ReadonlyMap<string, AccountBrief>> {
      const known = toIds(ids);
      if (known.length === 0) return new Map();
      const found = await users.find({ _id: known }, { email: 1, firstname: 1, lastname: 1, blocked: 1 }).lean();
      return new Map(found.map(({ _id, ...brief }) => [String(_id), { ...brief, id: String(_id) }]));
    },

    /** Whether a member wants emails about orders that need not be sent; guests do. */
    async wantsOrderEmails(id: string | null): Promise<boolean> {
      const user = id ? await users.findById(id, { orderEmails: 1 }).lean() : null;
      return user?.orderEmails ?? true;
    },

    /** One page of the accounts that match, newest first. The filter has to be one that an index serves. */
    page(filter: QueryFilter<UserRecord>, size: number, page: number): Promise<NumberedPage<UserRecord>> {
      return readNumberedPage(users, filter, NEWEST_FIRST, size, page);
    },

    /** All accounts that match, newest first, without holding more than a few of them. */
    async *all(filter: QueryFilter<UserRecord>): AsyncGenerator<UserRecord> {
      yield* users.find(filter).sort(NEWEST_FIRST).lean().cursor({ batchSize: BATCH });
    },

    /** The newest accounts that match. */
    newest(filter: QueryFilter<UserRecord>, limit: number): Promise<UserRecord[]> {
      return users.find(filter).sort(NEWEST_FIRST).limit(limit).lean().exec();
    },

    /** Some accounts that match, in the order of the index that finds them. */
    some(filter: QueryFilter<UserRecord>, limit: number): Promise<UserRecord[]> {
      return users.find(filter).limit(limit).lean().exec();
    },

    /** How many accounts a store has got within a time, its end excluded. */
    countNew(location: Market, from: Date, until: Date): Promise<number> {
      return users.countDocuments({ location, createdAt: { $gte: from, $lt: until } }).exec();
    },

    /** Managers and admins, who has been longest first. */
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
