import { isStaff } from '@eunbit/schema/account';
import type { ClientSession, Connection, Types } from 'mongoose';
import type { SignInState, Viewer } from '../../common/request-context.ts';
import { hashToken, randomToken } from '../../common/tokens.ts';
import { MAXIMUM_USER_AGENT_LENGTH } from './device.ts';
import { type ChallengePurpose, type SessionRecord, sessionModel } from './session.model.ts';
import { findMissingStep, isUseToNote, sessionEnd } from './session-rules.ts';
import type { UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId, toViewer } from './viewer.ts';
import type { ViewerCache } from './viewer-cache.ts';

/** A session as its owner sees it. */
export interface SessionView {
  readonly id: string;
  readonly userAgent: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** Validity of a passkey challenge in milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

/** Id of a session in lists: derived from the stored hash without revealing it, and valid for its owner only. */
const toPublicId = (session: SessionRecord) => hashToken(session._id).slice(0, 22);

interface Deps {
  readonly connection: Connection;
  readonly viewers: ViewerCache;
  /** Whether staff need a second factor. */
  readonly isSecondFactorRequired: () => boolean;
}

/** Sessions: random tokens, stored as hashes, with an idle timeout. */
export function createSessionService({ connection, viewers, isSecondFactorRequired }: Deps) {
  const sessions = sessionModel(connection);
  const users = userModel(connection);

  const running = (userId: Types.ObjectId) => sessions.find({ userId, expiresAt: { $gt: new Date() } }).lean();

  const missingStepOf = ({ role, hasSecondFactor }: Viewer, secondFactorAt: Date | null) =>
    findMissingStep({ role, hasSecondFactor, secondFactorAt, isRequired: isSecondFactorRequired() });

  /** Reads an active session with its account in one command, because every authenticated request begins with it. */
  async function findWithUser(id: string, now: Date) {
    const [found] = await sessions.aggregate<SessionRecord & { readonly users: readonly UserRecord[] }>([
      { $match: { _id: id, expiresAt: { $gt: now } } },
      { $lookup: { from: users.collection.name, localField: 'userId', foreignField: '_id', as: 'users' } },
    ]);
    return found;
  }

  /** Null for an unknown or expired token. */
  async function find(token: string): Promise<SignInState | null> {
    const now = new Date();
    const { mark } = viewers;
    const session = await findWithUser(hashToken(token), now);
    const user = session?.users[0];
    if (!session || !user) return null;
    const { _id, signedInAt, lastUsedAt, expiresAt } = session;
    // Uses the current role: the session of a member who became staff gets the timeouts of staff.
    if (sessionEnd(user.role, { signedInAt, lastUsedAt }) <= now) {
      await sessions.deleteOne({ _id });
      return null;
    }
    const viewer = toViewer(user);
    if (isUseToNote(user.role, lastUsedAt, now)) {
      const extended = sessionEnd(user.role, { signedInAt, lastUsedAt: now });
      await sessions.updateOne({ _id }, { $set: { lastUsedAt: now, expiresAt: extended } });
    } else if (!isStaff(user.role)) {
      viewers.keep(_id, viewer, { mark, now, until: expiresAt });
    }
    const { secondFactorAt = null, confirmedAt = signedInAt } = session;
    const missingStep = missingStepOf(viewer, secondFactorAt);
    return { viewer, missingStep, secondFactorAt, confirmedAt };
  }

  return {
    /** Creates a session and returns its token. Requests must use `openSession` instead, which also sets the cookie. */
    async open(
      viewer: Pick<Viewer, 'id' | 'role'>,
      userAgent: string,
      secondFactorAt: Date | null = null,
    ): Promise<string> {
      const token = randomToken();
      const now = new Date();
      await sessions.create({
        _id: hashToken(token),
        userId: toUserId(viewer),
        signedInAt: now,
        userAgent: userAgent.slice(0, MAXIMUM_USER_AGENT_LENGTH),
        lastUsedAt: now,
        ...(secondFactorAt && { secondFactorAt }),
        expiresAt: sessionEnd(viewer.role, { signedInAt: now, lastUsedAt: now }),
      });
      return token;
    },

    find,

    /** For queries: returns a cached member for up to 30 seconds if nothing has changed since. */
    async findToRead(token: string): Promise<SignInState | null> {
      const viewer = viewers.find(hashToken(token), new Date());
      // Only members are cached: no operation requires them to re-authenticate.
      return viewer ? { viewer, missingStep: null, secondFactorAt: null, confirmedAt: viewer.createdAt } : find(token);
    },

    /** The missing sign-in step of a new session. */
    missingStepOf,

    /** Called after a successful re-authentication. */
    async confirm(token: string): Promise<void> {
      await sessions.updateOne({ _id: hashToken(token) }, { $set: { confirmedAt: new Date() } });
    },

    /** Stores a passkey challenge, replacing the previous one. */
    async setChallenge(token: string, purpose: ChallengePurpose, value: string): Promise<void> {
      const challenge = { value, purpose, expiresAt: new Date(Date.now() + CHALLENGE_MS) };
      await sessions.updateOne({ _id: hashToken(token) }, { $set: { challenge } });
    },

    /** Consumes the session's challenge; of concurrent responses only one gets it. Null if there is none or it has expired. */
    async takeChallenge(token: string, purpose: ChallengePurpose): Promise<string | null> {
      const session = await sessions
        .findOneAndUpdate({ _id: hashToken(token), 'challenge.purpose': purpose }, { $unset: { challenge: 1 } })
        .lean();
      const challenge = session?.challenge;
      return challenge && challenge.expiresAt > new Date() ? challenge.value : null;
    },

    /** Called after a mutation, so that the next query of the session sees the change. */
    forgetViewer(token: string): void {
      viewers.drop(hashToken(token));
    },

    /** Called after an account is changed outside its own session, so that its next query sees the change. */
    forgetUser(userId: Types.ObjectId): void {
      viewers.dropUser(String(userId));
    },

    /** Time of authentication; null if the session has ended. */
    async signedInAt(token: string): Promise<Date | null> {
      return (await sessions.findById(hashToken(token)).lean())?.signedInAt ?? null;
    },

    /** Active sessions of a member, most recently used first. */
    async list(viewer: Viewer, currentToken: string | null): Promise<SessionView[]> {
      const current = currentToken && hashToken(currentToken);
      const found = await running(toUserId(viewer)).sort({ lastUsedAt: -1, _id: -1 });
      return found.map((session) => ({
        id: toPublicId(session),
        userAgent: session.userAgent,
        signedInAt: session.signedInAt,
        lastUsedAt: session.lastUsedAt,
        isCurrent: session._id === current,
      }));
    },

    async end(token: string): Promise<void> {
      const _id = hashToken(token);
      await sessions.deleteOne({ _id });
      viewers.drop(_id);
    },

    /** Ends one of the viewer's sessions; false if it is not theirs or has already ended. */
    async endOne(viewer: Viewer, id: string): Promise<boolean> {
      const session = (await running(toUserId(viewer))).find((each) => toPublicId(each) === id);
      if (!session) return false;
      const { deletedCount } = await sessions.deleteOne({ _id: session._id });
      viewers.drop(session._id);
      return deletedCount === 1;
    },

    /** Ends all sessions of the viewer except that of the token; returns their number. */
    async endOthers(viewer: Viewer, token: string | null): Promise<number> {
      const others = { userId: toUserId(viewer), ...(token && { _id: { $ne: hashToken(token) } }) };
      const { deletedCount } = await sessions.deleteMany(others);
      viewers.dropUser(viewer.id);
      return deletedCount;
    },

    async endAll(userId: Types.ObjectId, transaction: ClientSession): Promise<void> {
      await sessions.deleteMany({ userId }, { session: transaction });
      transaction.once('ended', () => viewers.dropUser(String(userId)));
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
