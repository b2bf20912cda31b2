import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** 256 random bits, URL-safe: for carts and sessions. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token: it is of no use to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function equalInConstantTime(first: string, second: string): boolean {
  const a = createHash('sha256').update(first).digest();
  const b = createHash('sha256').update(second).digest();
  return timingSafeEqual(a, b);
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters without those that are confused when read aloud. */
export function randomReadable(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Keys for different uses are derived from one secret, so that none can stand in for another. */
export interface Vault {
  /** Signs a token for `subject`, valid until `expiresAt`. */
  sign(subject: string, expiresAt: Date): string;
  /** Returns the subject of a valid token of this vault; null if it is forged or has expired. */
  verify(token: string): string | null;
  encrypt(text: string): string;
  decrypt(sealed: string): string;
}

export function createVault(secret: string): Vault {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'eunbit', purpose, 32));
  const signingKey = derive('access-token');
  const encryptionKey = derive('guest-pass-code');

  const computeSignature = (payload: string) => createHmac('sha256', signingKey).update(payload).digest('base64url');

  return {
    sign(subject, expiresAt) {
      const payload = Buffer.from(JSON.stringify([subject, expiresAt.getTime()])).toString('base64url');
      return `${payload}.${computeSignature(payload)}`;
    },
    verify(token) {
      const [payload, signature] = token.split('.');
      if (!payload || !signature || !equalInConstantTime(signature, computeSignature(payload))) return null;
      const [subject, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
      return expiresAt > Date.now() ? subject : null;
    },
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
