import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Language } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { RateLimits, WaitingRateLimiter } from '../../common/rate-limit.ts';
import { refuse, refuseFor } from '../../common/refusal.ts';
import { hashToken } from '../../common/tokens.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { KnownDeviceService } from './known-device.service.ts';
import { isTooShortForRole } from './new-password.ts';
import type { PasswordService } from './password.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toViewer } from './viewer.ts';

/** Wrong attempts on one account per 15 minutes: by one known browser, or from one network. */
const DEVICE_LIMIT = { tries: 10, windowSeconds: 900 };
const PAIR_LIMIT = { tries: 10, windowSeconds: 900 };
/** Wrong attempts from one network on all accounts per 15 minutes, excluding known browsers. */
const NETWORK_LIMIT = { tries: 50, windowSeconds: 900 };
/** Wrong attempts on one account per hour by all unknown browsers: more than PAIR_LIMIT lets a single network make. */
const ACCOUNT_LIMIT = { tries: 100, windowSeconds: 3600 };

/** Origin of a sign-in attempt. */
export interface SignInOrigin {
  /** Network address that rate limits count by. */
  readonly address: string;
  /** Null for a browser without a previous sign-in. */
  readonly deviceToken: string | null;
  readonly language: Language;
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: WaitingRateLimiter;
  readonly security: SecurityLog;
  readonly hasher: PasswordHasher;
  readonly devices: KnownDeviceService;
  readonly passwords: Pick<PasswordService, 'requestReset'>;
}

/** Sign-in by password. Rate limits of unknown browsers never lock out the owner (ACCOUNT-6, docs/decisions/0016). */
export function createSignInService({ connection, limiter, security, hasher, devices, passwords }: Deps) {
  const users = userModel(connection);

  /** The limits that an attempt counts against, in order; a later one counts it only if the earlier ones allow it. */
  async function limitsOf(email: string, user: UserRecord | null, from: SignInOrigin): Promise<RateLimits[]> {
    const { address, deviceToken } = from;
    const account = hashToken(email);
    const locks = user && String(user._id);
    if (user && deviceToken && (await devices.isKnown(user._id, deviceToken))) {
      return [{ [`sign-in-device:${account}:${hashToken(deviceToken)}`]: { ...DEVICE_LIMIT, locks } }];
    }
    return [
      { [`sign-in:${account}:${address}`]: { ...PAIR_LIMIT, locks }, [`sign-in-from:${address}`]: NETWORK_LIMIT },
      // Last, so that a single network cannot exhaust it.
      { [`sign-in-account:${account}`]: { ...ACCOUNT_LIMIT, locks } },
    ];
  }

  async function secondsToWait(limits: readonly RateLimits[]): Promise<number> {
    for (const some of limits) {
      const waitSeconds = await limiter.attemptOrWait(some);
      if (waitSeconds > 0) return waitSeconds;
    }
    return 0;
  }

  function refuseCredentials(user: UserRecord | null) {
    const reason = user ? 'wrongPassword' : 'unknownAccount';
    security.record('signInFailed', { userId: user && String(user._id), reason });
    return user ? refuse('CREDENTIALS_WRONG', 'password.wrong') : refuse('USER_NOT_FOUND', 'user.notFound');
  }

  return {
    async signIn(given: string, password: string, from: SignInOrigin) {
      const email = normaliseEmail(given);
      const user = await users.findOne({ email }).lean();
      const at = new Date();
      const limits = await limitsOf(email, user, from);
      const waitSeconds = await secondsToWait(limits);
      if (waitSeconds > 0) return refuseFor(waitSeconds);
      const matches = await hasher.verify(user?.passwordHash, password);
      if (!user || !matches) return refuseCredentials(user);
      // Only wrong attempts count, because many people sign in from one carrier's address.
      await limiter.takeBack(Object.assign({}, ...limits), at);
      // A member promoted to staff whose password is too short for staff must set a new one first.
      if (isTooShortForRole(user.role, password)) {
        await passwords.requestReset(email, from);
        return refuse('NEW_PASSWORD_REQUIRED', 'password.renewalSent');
      }
      return { value: toViewer(user) };
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
