import type { Role } from '@eunbit/schema/account';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { DEFAULT_LANGUAGE, type Language, type Market } from '@eunbit/schema/market';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import type { SocialId, UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId, toViewer } from './viewer.ts';

/** Input for a new account. */
export interface NewUser extends Pick<UserRecord, 'terms'> {
  readonly email: string;
  /** Null for accounts that sign in with a social provider only. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role?: Role;
  readonly socialIds?: readonly SocialId[];
  readonly language?: Language;
  /** The store in which the account is created. */
  readonly location?: Market;
}

/** A name as stored: trimmed, upper case (ACCOUNT-1). */
export const accountName = (typed: string): string => typed.trim().toUpperCase();

/** Accounts, by email and by social id. Passwords are hashed with argon2id. */
export function createAccountService(connection: Connection, hasher: PasswordHasher = createPasswordHasher()) {
  const users = userModel(connection);

  /** Builds the record without writing it. Hashing is slow, so it is done before the transaction starts. */
  async function draft(person: NewUser): Promise<UserRecord> {
    const { password, role = 'USER', language = DEFAULT_LANGUAGE, location = 'KR' } = person;
    return {
      _id: new Types.ObjectId(),
      email: normaliseEmail(person.email),
      pendingEmail: null,
      passwordHash: password === null ? null : await hasher.hash(password),
      socialIds: [...(person.socialIds ?? [])],
      firstName: accountName(person.firstName),
      lastName: accountName(person.lastName),
      phone: null,
      role,
      blocked: false,
      language,
      location,
      orderEmails: true,
      createdAt: new Date(),
      ...(person.terms === undefined ? {} : { terms: person.terms }),
    };
  }

  /** Throws a duplicate key error if another account has the email address or a social id. */
  async function insert(user: UserRecord, transaction?: ClientSession): Promise<void> {
    await users.create([user], { session: transaction });
  }

  return {
    draft,
    insert,

    async byId(id: string): Promise<Viewer | null> {
      const user = await users.findById(toUserId({ id })).lean();
      return user && toViewer(user);
    },

    async byEmail(email: string): Promise<Viewer | null> {
      const user = await users.findOne({ email: normaliseEmail(email) }).lean();
      return user && toViewer(user);
    },

    async bySocialId({ provider, id }: Pick<SocialId, 'provider' | 'id'>): Promise<Viewer | null> {
      // The second condition repeats the partialFilterExpression; without it the planner ignores the partial index.
      const user = await users
        .findOne({ socialIds: { $elemMatch: { provider, id } }, 'socialIds.id': { $type: 'string' } })
        .lean();
      return user && toViewer(user);
    },

    /** False if another account has the social id, or this account already has one of that provider. */
    async linkSocialId(viewer: Viewer, socialId: SocialId): Promise<boolean> {
      const { provider } = socialId;
      try {
        const { matchedCount } = await users.updateOne(
          { _id: toUserId(viewer), 'socialIds.provider': { $ne: provider } },
          { $push: { socialIds: socialId } },
        );
        if (matchedCount === 1) return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      return (await this.bySocialId(socialId))?.id === viewer.id;
    },

    /** Rejected if it is the only sign-in method; checked in the write, so concurrent unlinks cannot remove both. */
    async unlinkSocialId(viewer: Viewer, provider: SocialId['provider']): Promise<CodedResult<Viewer, 'ONLY_WAY_IN'>> {
      const anotherWay = [{ passwordHash: { $type: 'string' as const } }, { 'socialIds.1': { $exists: true } }];
      const { matchedCount } = await users.updateOne(
        { _id: toUserId(viewer), $or: [...anotherWay, { 'socialIds.provider': { $ne: provider } }] },
        { $pull: { socialIds: { provider } } },
      );
      if (matchedCount === 0) return refuse('ONLY_WAY_IN', 'social.onlyWayIn');
      return { value: { ...viewer, socialProviders: viewer.socialProviders.filter((name) => name !== provider) } };
    },

    /** Creates an account without the sign-up form; false if the email address already has one. */
    async register(person: NewUser): Promise<boolean> {
      if (await users.exists({ email: normaliseEmail(person.email) })) return false;
      try {
        await insert(await draft(person));
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
