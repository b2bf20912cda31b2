import { hashToken, type Vault } from '../../common/tokens.ts';
import type { UserRecord } from './user.record.ts';

/** How long the links of emails work, counted from the email. */
export const PASSWORD_RESET_MINUTES = 30;
export const EMAIL_CHANGE_HOURS = 24;

const PASSWORD_RESET = /^password-reset:([0-9a-f]{24}):([\w-]{22})$/;
const EMAIL_CHANGE = /^email-change:([0-9a-f]{24}):([\w-]{22}):(.+)$/;

/** An account as far as links are about it. */
type LinkedUser = Pick<UserRecord, '_id' | 'email' | 'passwordHash'>;

/** What a valid token of an email says. It counts only while the account still has the mark: see `toAccountFingerprint`. */
export interface LinkClaim {
  readonly userId: string;
  readonly mark: string;
}

export interface EmailChangeClaim extends LinkClaim {
  readonly email: string;
}

/**
 * Changes with the password and with the email address, so that using a link, or changing either in another way, voids
 * every link made before. It tells nothing of the password: the hash in it is salted and never leaves the server.
 */
export function toAccountFingerprint({ email, passwordHash }: LinkedUser): string {
  return hashToken(JSON.stringify([email, passwordHash])).slice(0, 22);
}

const page = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`;
const after = (emailAt: Date, minutes: number) => new Date(emailAt.getTime() + minutes * 60_000);

/** Links in emails about accounts, as paths of the storefront. They are made when the email is sent: none is stored. */
export function createAccountLinks(vault: Vault) {
  return {
    /** Where whoever holds the email sets a new password. */
    passwordResetLink(user: LinkedUser, emailAt: Date): string {
      const subject = `password-reset:${user._id}:${toAccountFingerprint(user)}`;
      return page('/reset-password', vault.sign(subject, after(emailAt, PASSWORD_RESET_MINUTES)));
    },

    /** Where whoever holds the email makes its address the account's. */
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
