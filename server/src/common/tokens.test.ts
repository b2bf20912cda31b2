import { describe, expect, it } from 'vitest';
import { createVault, hashToken, randomToken } from './tokens.ts';

const vault = createVault('a secret of more than thirty-two characters');
const later = new Date(Date.now() + 60_000);

describe('access tokens', () => {
  it('return the signed subject', () => {
    expect(vault.verify(vault.sign('order:1', later))).toBe('order:1');
  });

  it('are refused once expired', () => {
    expect(vault.verify(vault.sign('order:1', new Date(Date.now() - 1)))).toBeNull();
  });

  it.each(['', 'a.b', 'not a token', `${Buffer.from('["order:2",9999999999999]').toString('base64url')}.x`])(
    'are refused when forged: %j',
    (token) => {
      expect(vault.verify(token)).toBeNull();
    },
  );

  it('are refused when another secret signed them', () => {
    const other = createVault('another secret of more than thirty-two characters');
    expect(vault.verify(other.sign('order:1', later))).toBeNull();
  });
});

describe('sealed pass codes', () => {
  it('can be decrypted', () => {
    expect(vault.decrypt(vault.encrypt('달빛 moon'))).toBe('달빛 moon');
  });

  it('are encrypted differently each time', () => {
    expect(vault.encrypt('moon')).not.toBe(vault.encrypt('moon'));
  });

  it('are refused when tampered with', () => {
    const sealed = Buffer.from(vault.encrypt('moon'), 'base64');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => vault.decrypt(sealed.toString('base64'))).toThrow();
  });
});

describe('random tokens', () => {
  it('are stored as hashes that do not contain them', () => {
    const token = randomToken();
    expect(hashToken(token)).not.toContain(token);
    expect(hashToken(token)).toBe(hashToken(token));
  });
});
