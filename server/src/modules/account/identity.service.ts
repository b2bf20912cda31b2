import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionService } from './session.service.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Wrong passwords per 15 minutes (ACCOUNT-10), against guessing on an unattended browser. */
const LIMIT = { tries: 10, windowSeconds: 900 };
/** For accounts without a password, a sign-in this recent is the proof of identity. */
const RECENT_MS = 15 * 60_000;

export type IdentityCheck = 'confirmed' | 'wrongPassword' | 'recentSignInRequired' | 'tooMany';

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
    async confirm(viewer: Viewer, { password, sessionToken }: Proof): Promise<IdentityCheck> {
      const within = await limiter.attempt({ [`identity:${viewer.id}`]: { ...LIMIT, locks: viewer.id } });
      if (!within) return 'tooMany';
      if (viewer.hasPassword) {
        const user = await users.findById(toUserId(viewer)).lean();
        if (await hasher.verify(user?.passwordHash, password ?? '')) return 'confirmed';
        security.record('identityNotConfirmed', { userId: viewer.id, method: 'PASSWORD' });
        return 'wrongPassword';
      }
      const signedInAt = sessionToken && (await sessions.signedInAt(sessionToken));
      const recent = signedInAt && Date.now() - signedInAt.getTime() < RECENT_MS;
      return recent ? 'confirmed' : 'recentSignInRequired';
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
