import type { Language } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { hashToken } from '../../common/tokens.ts';
import type { KnownDeviceService } from './known-device.service.ts';
import { isTooShortForStaff } from './new-password.ts';
import type { PasswordService } from './password.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { userModel } from './user.model.ts';
import type { UserRecord } from './user.record.ts';
import { toViewer } from './viewer.ts';

/** Tries at an account within a quarter of an hour: by a browser that has signed in to it before, or from one network. */
const DEVICE_LIMIT = { tries: 10, windowSeconds: 900 };
const PAIR_LIMIT = { tries: 10, windowSeconds: 900 };
/** Tries from one network at all accounts, without those by known browsers. */
const NETWORK_LIMIT = { tries: 50, windowSeconds: 900 };
/** Tries at an account by all strangers within an hour: more than one network can make. */
const ACCOUNT_LIMIT = { tries: 100, windowSeconds: 3600 };

export type SignIn =
  | { readonly outcome: 'signedIn'; readonly viewer: Viewer }
  | { readonly outcome: 'unknownUser' | 'wrongPassword' | 'newPasswordRequired' | 'tooMany' };

/** Where somebody tries to sign in from. */
export interface SignInOrigin {
  /** The network, as limits count it. */
  readonly address: string;
  /** Null for a browser on which nobody has signed in. */
  readonly deviceToken: string | null;
  readonly language: Language;
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly hasher: PasswordHasher;
  readonly devices: KnownDeviceService;
  readonly passwords: Pick<PasswordService, 'requestReset'>;
}

/** Signing in by password. Strangers are slowed down, never the owner (ACCOUNT-6, docs/decisions/0016). */
export function createSignInService({ connection, limiter, hasher, devices, passwords }: Deps) {
  const users = userModel(connection);

  async function mayTry(email: string, user: UserRecord | null, from: SignInOrigin): Promise<boolean> {
    const { address, deviceToken } = from;
    const account = hashToken(email);
    if (user && deviceToken && (await devices.isKnown(user._id, deviceToken))) {
      return limiter.attempt({ [`sign-in-device:${account}:${hashToken(deviceToken)}`]: DEVICE_LIMIT });
    }
    const within = await limiter.attempt({
      [`sign-in:${account}:${address}`]: PAIR_LIMIT,
      [`sign-in-from:${address}`]: NETWORK_LIMIT,
    });
    // After the others, and only for what they let through: one network alone cannot use up the tries of all.
    return within && limiter.attempt({ [`sign-in-account:${account}`]: ACCOUNT_LIMIT });
  }

  return {
    async signIn(given: string, password: string, from: SignInOrigin): Promise<SignIn> {
      const email = normaliseEmail(given);
      const user = await users.findOne({ email }).lean();
      if (!(await mayTry(email, user, from))) return { outcome: 'tooMany' };
      const matches = await hasher.verify(user?.passwordHash, password);
      if (!user) return { outcome: 'unknownUser' };
      if (!matches) return { outcome: 'wrongPassword' };
      // Somebody who became staff with a password of before: no session until it is long enough.
      if (isTooShortForStaff(user.role, password)) {
        await passwords.requestReset(email, from);
        return { outcome: 'newPasswordRequired' };
      }
      return { outcome: 'signedIn', viewer: toViewer(user) };
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
