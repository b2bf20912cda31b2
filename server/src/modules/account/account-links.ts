import { hashToken, type Vault } from '../../common/tokens.ts';
import type { UserRecord } from './user.model.ts';

/** Lifetime of a link, from the creation of its email. */
export const PASSWORD_RESET_MINUTES = 30;
export const EMAIL_CHANGE_HOURS = 24;

const PASSWORD_RESET = /^password-reset:([0-9a-f]{24}):([\w-]{22})$/;
const EMAIL_CHANGE = /^email-change:([0-9a-f]{24}):([\w-]{22}):(.+)$/;

/** The fields of an account that its links depend on. */
type LinkedUser = Pick<UserRecord, '_id' | 'email' | 'passwordHash'>;

/** Payload of a valid token. Honour it only while `mark` equals the account's `toAccountFingerprint`. */
export interface LinkClaim {
  readonly userId: string;
  readonly mark: string;
}

export interface EmailChangeClaim extends LinkClaim {
  readonly email: string;
}

/**
 * Changes with the password and the email address, so using a link, or changing either by other means, invalidates all
 * earlier links. Reveals nothing about the password: it is derived from the salted hash, which never leaves the server.
 */
export function toAccountFingerprint({ email, passwordHash }: LinkedUser): string {
  return hashToken(JSON.stringify([email, passwordHash])).slice(0, 22);
}

/** The token is in the fragment, which browsers do not send to servers, so it is in no log or `Referer`. */
const page = (path: string, token: string) => `${path}#link=${token}`;
const after = (emailAt: Date, minutes: number) => new Date(emailAt.getTime() + minutes * 60_000);

/** Links in account emails, as storefront paths. Signed when the email is sent and never stored. */
export function createAccountLinks(vault: Vault) {
  return {
    /** Page on which the recipient sets a new password. */
    passwordResetLink(user: LinkedUser, emailAt: Date): string {
      const subject = `password-reset:${user._id}:${toAccountFingerprint(user)}`;
      return page('/reset-password', vault.sign(subject, after(emailAt, PASSWORD_RESET_MINUTES)));
    },

    /** Page on which the recipient confirms the new email address. */
    emailChangeLink(user: LinkedUser, email: string, emailAt: Date): string {
      const subject = `email-change:${user._id}:${toAccountFingerprint(user)}:${email}`;
      return page('/confirm-email', vault.sign(subject, after(emailAt, EMAIL_CHANGE_HOURS * 60)));
    },

    readPasswordReset(token: string): LinkClaim | null {
      const [, userId, mark] = PASSWORD_RESET.exec(vault.verify(token) ?? '') ?? [];
      return userId && mark ? { userId, mark } : null;
    },

    readEmailChange(token: string): EmailChangeClaim | null {
      const [, userId, mark, email] = EMAIL_CHANGE.exec(vault.verify(token) ?? '') ?? [];
      return userId && mark && email ? { userId, mark, email } : null;
    },
  };
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;
