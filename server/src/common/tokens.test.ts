import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault, hashToken, randomToken } from './tokens.ts';

const vault = createVault('a secret of more than thirty-two characters');
const later = new Date(Date.now() + 60_000);

describe('access tokens', () => {
  it('return the signed subject', () => {
    expect(vault.verify(vault.sign('order:1', later))).toBe('order:1');
  });

  it('are rejected once expired', () => {
    expect(vault.verify(vault.sign('order:1', new Date(Date.now() - 1)))).toBeNull();
  });

  it.each(['', 'a.b', 'not a token', `${Buffer.from('["order:2",9999999999999]').toString('base64url')}.x`])(
    'are rejected when forged: %j',
    (token) => {
      expect(vault.verify(token)).toBeNull();
    },
  );

  it('are rejected when signed with another secret', () => {
    const other = createVault('another secret of more than thirty-two characters');
    expect(vault.verify(other.sign('order:1', later))).toBeNull();
  });
});

describe('encrypted pass codes', () => {
  it('can be decrypted', () => {
    expect(vault.decrypt(vault.encrypt('달빛 moon'))).toBe('달빛 moon');
  });

  it('are encrypted differently each time', () => {
    expect(vault.encrypt('moon')).not.toBe(vault.encrypt('moon'));
  });

  it('are rejected when tampered with', () => {
    const sealed = Buffer.from(vault.encrypt('moon'), 'base64');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(vault.decrypt(sealed.toString('base64'))).toBeNull();
  });
});

describe('a rotation of the secret', () => {
  const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map((name) => `the ${name} secret of more than 32 characters`) as [
    string,
    string,
    string,
  ];
  /** The format that the previous version wrote, and that a shop outside a rotation still writes. */
  const [old, fresh, other] = [createVault(OLD), createVault(NEW), createVault(OTHER)];
  const accepting = createVault(OLD, NEW);
  const swapped = createVault(NEW, OLD);

  it("lets servers at adjacent steps read each other's values", () => {
    const steps = [
      [old, accepting],
      [accepting, swapped],
      [swapped, fresh],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...steps), fc.string(), fc.boolean(), ([first, second], text, isForth) => {
        const [writer, reader] = isForth ? [first, second] : [second, first];
        expect(reader.decrypt(writer.encrypt(text))).toBe(text);
        expect(reader.verify(writer.sign(text, later))).toBe(text);
      }),
    );
  });

  it('accepts nothing from a server with neither secret', () => {
    fc.assert(
      fc.property(fc.constantFrom(old, fresh, accepting, swapped), fc.string(), (vault, text) => {
        expect(other.decrypt(vault.encrypt(text))).toBeNull();
        expect(vault.decrypt(other.encrypt(text))).toBeNull();
        expect(vault.verify(other.sign(text, later))).toBeNull();
      }),
    );
  });

  it('ends with the previous secret, whose values are not accepted any more', () => {
    expect(fresh.verify(old.sign('order:1', later))).toBeNull();
    for (const vault of [old, accepting]) expect(fresh.decrypt(vault.encrypt('moon'))).toBeNull();
  });

  it('adds the key id to values, only during the rotation', () => {
    expect([accepting, swapped].map((vault) => vault.encrypt('moon').split(':')[0])).toEqual([old.keyId, fresh.keyId]);
    expect(old.encrypt('moon')).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('reads values that the previous version wrote', () => {
    const reader = createVault(NEW, 'a secret of more than thirty-two characters');
    expect(reader.decrypt('hNagbZr2zT7XmPMQfQ/BEJBmAIbHickMB3FORYe81dZ4P57Th/pf')).toBe('달빛 moon');
    const payload = 'WyJvcmRlcjoxIiwzMjQ3MjE0NDAwMDAwMF0';
    expect(reader.verify(`${payload}.iYMl-iOxR098xKH22u4l1ZDdk3ZoicaPAJgcWppSnzg`)).toBe('order:1');
  });

  it('does not decrypt a value with a key other than the named one', () => {
    const [, body] = swapped.encrypt('moon').split(':');
    expect(swapped.decrypt(`${old.keyId}:${body}`)).toBeNull();
    expect(swapped.decrypt(`unknown_:${body}`)).toBeNull();
    expect(swapped.decrypt(body ?? '')).toBe('moon');
  });

  it('returns null for text that no key has encrypted', () => {
    fc.assert(fc.property(fc.string(), (text) => swapped.decrypt(text) === null && fresh.decrypt(text) === null));
    expect(swapped.decrypt(`${swapped.keyId}:`)).toBeNull();
  });
});

describe('random tokens', () => {
  it('are stored as hashes that do not contain them', () => {
    const token = randomToken();
    expect(hashToken(token)).not.toContain(token);
    expect(hashToken(token)).toBe(hashToken(token));
  });
});
