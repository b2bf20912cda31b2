import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SessionService } from './session.service.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** Wrong passwords within a quarter of an hour (ACCOUNT-10): whoever found an open browser shall not guess on. */
const LIMIT = { tries: 10, windowSeconds: 900 };
/** Without a password, having signed in this short a time ago is what proves who somebody is. */
const RECENT_MS = 15 * 60_000;

export type IdentityCheck = 'confirmed' | 'wrongPassword' | 'recentSignInRequired' | 'tooMany';

/** What somebody shows to prove once more that it is them. */
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
}

/**
 * Asks again who somebody is before something that cannot be taken back. Members give their password; members without
 * one must have signed in within the last quarter of an hour.
 */
export function createIdentityService({ connection, sessions, hasher, limiter }: Deps) {
  const users = userModel(connection);

  return {
    async confirm(viewer: Viewer, { password, sessionToken }: Proof): Promise<IdentityCheck> {
      const within = await limiter.attempt({ [`identity:${viewer.id}`]: LIMIT });
      if (!within) return 'tooMany';
      if (viewer.hasPassword) {
        const user = await users.findById(toUserId(viewer)).lean();
        return (await hasher.verify(user?.passwordHash, password ?? '')) ? 'confirmed' : 'wrongPassword';
      }
      const signedInAt = sessionToken && (await sessions.signedInAt(sessionToken));
      const recent = signedInAt && Date.now() - signedInAt.getTime() < RECENT_MS;
      return recent ? 'confirmed' : 'recentSignInRequired';
    },
  };
}

export type IdentityService = ReturnType<typeof createIdentityService>;
