import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 6;

/** The operations of one secret. Keys for different uses are derived from it, so that none can replace another. */
export interface VaultKey {
  /** Id of the secret in encrypted values; eight URL-safe characters that reveal nothing about the secret. */
  readonly id: string;
  sign(payload: string): string;
  encrypt(text: string): string;
  /** Null if the value was encrypted with another key, or was modified. */
  decrypt(encrypted: string): string | null;
}

export function deriveVaultKey(secret: string): VaultKey {
  const derive = (purpose: string, bytes = 32) => Buffer.from(hkdfSync('sha256', secret, 'eunbit', purpose, bytes));
  const signingKey = derive('access-token');
  const encryptionKey = derive('guest-pass-code');

  function open(bytes: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  return {
    id: derive('key-id', ID_BYTES).toString('base64url'),
    sign: (payload) => createHmac('sha256', signingKey).update(payload).digest('base64url'),
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce, { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encrypted) {
      try {
        return open(Buffer.from(encrypted, 'base64'));
      } catch {
        return null;
      }
    },
  };
}
