import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type CodedRefused, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionService } from './session.service.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Maximum wrong passwords per 15 minutes (ACCOUNT-10), against guessing on an unattended browser. */
const LIMIT = { tries: 10, windowSeconds: 900 };
/** For accounts without a password, a sign-in this recent is the proof of identity. */
const RECENT_MS = 15 * 60_000;

/** Why the identity of a member is not confirmed. */
export type IdentityRefused = CodedRefused<'CREDENTIALS_WRONG' | 'RECENT_SIGN_IN_REQUIRED' | 'TOO_MANY_REQUESTS'>;

/** Evidence for re-authentication. */
export interface Proof {
  /** Null for accounts without a password. */
  readonly password: string | null;
  readonly sessionToken: string | null;
}

interface Deps {
  readonly connection: Connection;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly security: SecurityLog;
}

/**
 * Re-authenticates a member before an irreversible action: by password, or, for accounts without one, by a sign-in
 * within the last 15 minutes.
 */
export function createIdentityService({ connection, sessions, hasher, limiter, security }: Deps) {
  const users = userModel(connection);

  return {
    /** Null once the identity is confirmed. */
    async confirm(viewer: Viewer, { password, sessionToken }: Proof): Promise<IdentityRefused | null> {
      const within = await limiter.attempt({ [`identity:${viewer.id}`]: { ...LIMIT, locks: viewer.id } });
      if (!within) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      if (viewer.hasPassword) {
        const user = await users.findById(toUserId(viewer)).lean();
        if (await hasher.verify(user?.passwordHash, password ?? '')) return null;
        security.record('identityNotConfirmed', { userId: viewer.id, method: 'PASSWORD' });
        return refuse('CREDENTIALS_WRONG', 'password.wrong');
      }
      const signedInAt = sessionToken && (await sessions.signedInAt(sessionToken));
      const recent = signedInAt && Date.now() - signedInAt.getTime() < RECENT_MS;
      return recent ? null : refuse('RECENT_SIGN_IN_REQUIRED', 'password.recentSignIn');
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
