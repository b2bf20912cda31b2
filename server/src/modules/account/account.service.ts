import type { Position } from '@eunbit/schema/account';
import { hash, verify } from '@node-rs/argon2';
import type { Connection } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { hashToken, randomToken } from '../../common/tokens.ts';
import type { Viewer } from '../../context.ts';
import { SESSION_DAYS, sessionModel } from './session.model.ts';
import { type UserRecord, userModel } from './user.model.ts';

/** Tries at signing in within a quarter of an hour, per account and per address. */
const ACCOUNT_LIMIT = { tries: 10, windowSeconds: 900 };
const ADDRESS_LIMIT = { tries: 50, windowSeconds: 900 };
/** A session is prolonged when less than this part of its life is left, so that reading does not write each time. */
const PROLONG_BELOW = 0.9;

const SESSION_MS = SESSION_DAYS * 86_400_000;

export type SignIn =
  | { readonly outcome: 'signedIn'; readonly viewer: Viewer; readonly token: string }
  | { readonly outcome: 'unknownUser' | 'wrongPassword' | 'tooMany' };

export interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly position: Position;
}

function viewerOf({ _id, email, firstname, lastname, position }: UserRecord): Viewer {
  return { id: String(_id), email, firstname, lastname, position };
}

/** Who people are: passwords as argon2id, sessions as hashed random tokens. */
export function createAccountService(connection: Connection, limiter: RateLimiter) {
  const users = userModel(connection);
  const sessions = sessionModel(connection);

  async function openSession(user: UserRecord): Promise<string> {
    const token = randomToken();
    await sessions.create({ _id: hashToken(token), userId: user._id, expiresAt: new Date(Date.now() + SESSION_MS) });
    return token;
  }

  return {
    async signIn(email: string, password: string, address: string): Promise<SignIn> {
      const account = normaliseEmail(email);
      const within = await limiter.attempt({
        [`sign-in:${account}`]: ACCOUNT_LIMIT,
        [`sign-in-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return { outcome: 'tooMany' };
      const user = await users.findOne({ email: account }).lean();
      if (!user) return { outcome: 'unknownUser' };
      if (!(await verify(user.passwordHash, password))) return { outcome: 'wrongPassword' };
      return { outcome: 'signedIn', viewer: viewerOf(user), token: await openSession(user) };
    },

    async signOut(token: string): Promise<void> {
      await sessions.deleteOne({ _id: hashToken(token) });
    },

    /** Who a session token belongs to; null for an unknown or expired one. */
    async viewerOfSession(token: string): Promise<Viewer | null> {
      const session = await sessions.findOne({ _id: hashToken(token), expiresAt: { $gt: new Date() } }).lean();
      if (!session) return null;
      if (session.expiresAt.getTime() - Date.now() < SESSION_MS * PROLONG_BELOW) {
        await sessions.updateOne({ _id: session._id }, { $set: { expiresAt: new Date(Date.now() + SESSION_MS) } });
      }
      const user = await users.findById(session.userId).lean();
      return user && viewerOf(user);
    },

    /** Creates an account unless the e-mail address has one; true if it was created. */
    async register({ email, password, ...person }: NewUser): Promise<boolean> {
      const account = normaliseEmail(email);
      if (await users.exists({ email: account })) return false;
      await users.create({ ...person, email: account, passwordHash: await hash(password), createdAt: new Date() });
      return true;
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
