import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createVault } from '../../common/tokens.ts';
import { createAccountLinks, toAccountFingerprint } from './account-links.ts';

const vault = createVault('a secret of more than thirty-two characters');
const links = createAccountLinks(vault);
const user = { _id: new Types.ObjectId(), email: 'mina@example.com', passwordHash: '$argon2id$v=19$m=1$salt$hash' };
const readToken = (link: string) => link.split('#link=')[1] ?? '';

describe('links in emails about accounts', () => {
  it('have the token in the fragment, which no server, log or referrer receives', () => {
    for (const link of [links.passwordResetLink(user, new Date()), links.emailChangeLink(user, 'a@b.co', new Date())]) {
      const { pathname, search, hash } = new URL(link, 'http://shop');
      expect([pathname.split('/').length, search]).toEqual([2, '']);
      expect(hash).toMatch(/^#link=[\w-]+\.[\w-]+$/);
    }
  });

  it('contain the user id and the fingerprint of the account', () => {
    const claim = { userId: String(user._id), mark: toAccountFingerprint(user) };
    expect(links.readPasswordReset(readToken(links.passwordResetLink(user, new Date())))).toEqual(claim);
    const change = readToken(links.emailChangeLink(user, 'new:mail@example.com', new Date()));
    expect(links.readEmailChange(change)).toEqual({ ...claim, email: 'new:mail@example.com' });
  });

  it('are valid for one purpose only', () => {
    expect(links.readEmailChange(readToken(links.passwordResetLink(user, new Date())))).toBeNull();
    expect(links.readPasswordReset(readToken(links.emailChangeLink(user, 'a@b.co', new Date())))).toBeNull();
    expect(links.readPasswordReset(vault.sign(`order:${user._id}`, new Date(Date.now() + 60_000)))).toBeNull();
  });

  it('expire relative to the request for the email, even if it is sent late', () => {
    const emailAt = new Date(Date.now() - 31 * 60_000);
    expect(links.readPasswordReset(readToken(links.passwordResetLink(user, emailAt)))).toBeNull();
    expect(links.readEmailChange(readToken(links.emailChangeLink(user, 'a@b.co', emailAt)))).not.toBeNull();
  });

  it('are void after a change of password or email address, and reveal neither', () => {
    expect(toAccountFingerprint({ ...user, passwordHash: null })).not.toBe(toAccountFingerprint(user));
    expect(toAccountFingerprint({ ...user, email: 'other@example.com' })).not.toBe(toAccountFingerprint(user));
    const [payload = ''] = readToken(links.passwordResetLink(user, new Date())).split('.');
    expect(Buffer.from(payload, 'base64url').toString()).not.toMatch(/argon2|salt|mina/);
  });
});
