import { hash, verify } from '@node-rs/argon2';

/** Turns passwords into what is stored of them, and compares. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password, or for none at all, as for a wrong password. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Keyboards write the same syllable in several ways; a password is the same whichever one wrote it. */
const normalise = (password: string) => password.normalize('NFC');

/** argon2id with the library's parameters, which are those that OWASP recommends. */
export function createPasswordHasher(): PasswordHasher {
  let nobodys: Promise<string> | null = null;
  return {
    hash: (password) => hash(normalise(password)),
    async verify(stored, password) {
      nobodys ??= hash('nobody has this password');
      const matches = await verify(stored ?? (await nobodys), normalise(password));
      return matches && typeof stored === 'string';
    },
  };
}
