export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash (no password, unknown account) as for a wrong password: no timing oracle. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Keyboards emit different code points for the same syllable; NFC makes them the same password. */
const normalise = (password: string) => password.normalize('NFC');

/** Loaded on first use, because it needs 11 MB of memory. */
const loadArgon2 = () => import('@node-rs/argon2');

/** argon2id with the library's default parameters, which match the OWASP recommendation. */
export function createPasswordHasher(): PasswordHasher {
  let nobodys: Promise<string> | null = null;
  return {
    async hash(password) {
      const { hash } = await loadArgon2();
      return hash(normalise(password));
    },
    async verify(stored, password) {
      const { hash, verify } = await loadArgon2();
      nobodys ??= hash('nobody has this password');
      const matches = await verify(stored ?? (await nobodys), normalise(password));
      return matches && typeof stored === 'string';
    },
  };
}
