import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveVaultKey } from './vault-key.ts';

/** 256 random bits, URL-safe: for carts and sessions. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token: readers of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function equalInConstantTime(first: string, second: string): boolean {
  const a = createHash('sha256').update(first).digest();
  const b = createHash('sha256').update(second).digest();
  return timingSafeEqual(a, b);
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters, without those that are confused when read aloud. */
export function randomReadable(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** The failure stored for staff if the encrypted value that a provider call needs cannot be decrypted. */
export const UNREADABLE_VALUE = {
  code: 'UNREADABLE',
  message: 'encrypted with a secret that is not set: APP_SECRET_PREVIOUS',
} as const;

export interface Vault {
  /** Id of the current secret; encrypted values carry the id of their key. */
  readonly keyId: string;
  /** Whether a previous secret is accepted as well. */
  readonly isRotating: boolean;
  /** Signs a token for `subject`, valid until `expiresAt`. */
  sign(subject: string, expiresAt: Date): string;
  /** Returns the subject of a valid token of this vault; null if it is forged or has expired. */
  verify(token: string): string | null;
  /** A keyed hash for values that are only compared: it cannot be reversed without the secret. */
  pseudonym(text: string): string;
  encrypt(text: string): string;
  /** Null if none of the secrets has encrypted the value. */
  decrypt(encrypted: string): string | null;
}

/** Values without an id are Base64, which has no colon. */
const WITH_KEY_ID = /^([\w-]{8}):(.*)$/s;

/**
 * Signs and encrypts with `secret`; accepts what was signed or encrypted with `previousSecret` as well.
 *
 * Values carry the id of their key only while two secrets are known. With one there is nothing to distinguish, and a server of an
 * earlier version, which runs concurrently during an update, only reads values without an id.
 */
export function createVault(secret: string, previousSecret: string | null = null): Vault {
  const present = deriveVaultKey(secret);
  const keys = previousSecret === null ? [present] : [present, deriveVaultKey(previousSecret)];
  const isRotating = keys.length > 1;
  const isSigned = (payload: string, signature: string) =>
    keys.some((key) => equalInConstantTime(signature, key.sign(payload)));

  return {
    keyId: present.id,
    isRotating,
    sign(subject, expiresAt) {
      const payload = Buffer.from(JSON.stringify([subject, expiresAt.getTime()])).toString('base64url');
      return `${payload}.${present.sign(payload)}`;
    },
    verify(token) {
      const [payload, signature] = token.split('.');
      if (!payload || !signature || !isSigned(payload, signature)) return null;
      const [subject, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
      return expiresAt > Date.now() ? subject : null;
    },
    pseudonym: (text) => present.sign(`pseudonym:${text}`),
    encrypt(text) {
      const encrypted = present.encrypt(text);
      return isRotating ? `${present.id}:${encrypted}` : encrypted;
    },
    decrypt(encrypted) {
      const [, id, body = encrypted] = WITH_KEY_ID.exec(encrypted) ?? [];
      for (const key of id === undefined ? keys : keys.filter((each) => each.id === id)) {
        const text = key.decrypt(body);
        if (text !== null) return text;
      }
      return null;
    },
  };
}
