import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { describe, expect, it } from 'vitest';
import { ChangePassword, Me, RequestPasswordReset, ResetPassword } from '../kit/account-operations.ts';
import { addMember, createMemberClient, emailsTo, type Member, tokenFor } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MINUTE = 60_000;

const shop = useTestShop();

const readEmail = async (client: ShopClient) => (await client.run(Me)).visitor.viewer?.email ?? null;

async function signIn({ email }: Member, password: string) {
  return (await shop.client().run(SignIn, { input: { email, password } })).signIn;
}

/** Requests an email; returns the token of its link. */
async function askForLink(member: Member, at?: Date): Promise<string> {
  const { requestPasswordReset } = await shop.client().run(RequestPasswordReset, { input: { email: member.email } });
  expectResult(requestPasswordReset, 'Acknowledgement');
  return tokenFor(shop, member, { kind: 'PASSWORD_RESET', to: member.email, ...(at && { at }) });
}

async function reset(token: string, password = 'new-silver', client = shop.client()) {
  return (await client.run(ResetPassword, { input: { token, password, confirmation: password } })).resetPassword;
}

describe('a forgotten password', () => {
  it('is answered with whether the address has an account (ACCOUNT-9)', async () => {
    const member = await addMember(shop);
    const ask = async (email: string) =>
      (await shop.client().run(RequestPasswordReset, { input: { email } })).requestPasswordReset;

    expect(expectResult(await ask(member.email), 'Acknowledgement').message).toBe(
      'Email is sent. Check your inbox for further instructions.',
    );
    expect(expectResult(await ask('nobody@example.org'), 'AccountError').message).toBe(
      'The email is not found in our database. Please sign up.',
    );
    expect(expectResult(await ask('nobody'), 'ValidationError').message).toBe('Please put valid email address.');
  });

  it('is replaced through the emailed link, which signs in here and out everywhere else', async () => {
    const member = await addMember(shop);
    const elsewhere = await createMemberClient(shop, member);
    const here = shop.client();

    expectResult(await reset(await askForLink(member), 'new-silver', here), 'Viewer');

    expect(await readEmail(here)).toBe(member.email);
    expect(await readEmail(elsewhere)).toBeNull();
    expectResult(await signIn(member, member.password), 'AccountError');
    expectResult(await signIn(member, 'new-silver'), 'Viewer');
    expect(await emailsTo(shop, member.email)).toEqual(['PASSWORD_RESET', 'PASSWORD_CHANGED_NOTICE']);
  });

  it('is replaced once by a link, even if many browsers open it at once', async () => {
    const member = await addMember(shop);
    const token = await askForLink(member);

    const answers = await Promise.all(
      ['first-try', 'second-try', 'third-try'].map((password) => reset(token, password)),
    );

    expect(answers.filter(({ __typename }) => __typename === 'Viewer')).toHaveLength(1);
    expect(expectResult(await reset(token), 'AccountError')).toMatchObject({
      code: 'LINK_INVALID',
      message: 'This link has expired or was used already. Please ask for a new one.',
    });
  });

  it('is replaced within 30 minutes of the email, or not at all (ACCOUNT-9)', async () => {
    const member = await addMember(shop);
    const late = await askForLink(member, new Date(Date.now() - 30 * MINUTE));
    expect(expectResult(await reset(late), 'AccountError').code).toBe('LINK_INVALID');
    const early = await askForLink(member, new Date(Date.now() - 20 * MINUTE));
    expectResult(await reset(early), 'Viewer');
  });

  it('cannot be replaced by a link after it was changed in another way', async () => {
    const member = await addMember(shop);
    const token = await askForLink(member);
    const input = { currentPassword: member.password, password: 'changed-silver', confirmation: 'changed-silver' };
    expectResult(
      (await (await createMemberClient(shop, member)).run(ChangePassword, { input })).changePassword,
      'Acknowledgement',
    );
    expect(expectResult(await reset(token), 'AccountError').code).toBe('LINK_INVALID');
  });

  it('cannot be replaced with an altered link, a link of another kind, or nonsense', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)];
    const token = await askForLink(member);
    const [payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace(member.id, other.id);
    const altered = `${Buffer.from(forged).toString('base64url')}.${signature}`;
    const user = await userModel(shop.connection).findById(member.id).lean();
    const links = shop.app().services.accountLinks;
    const ofAnotherKind = user && links?.emailChangeLink(user, member.email, new Date()).split('link=')[1];

    for (const wrong of [altered, decodeURIComponent(ofAnotherKind ?? ''), payload, '', 'x'.repeat(5000)]) {
      expect(expectResult(await reset(wrong), 'AccountError').code).toBe('LINK_INVALID');
    }
    expectResult(await reset(token), 'Viewer');
  });

  it('needs a new one that is repeated correctly and longer than six characters', async () => {
    const answer = async (password: string, confirmation: string) =>
      (await shop.client().run(ResetPassword, { input: { token: 'x', password, confirmation } })).resetPassword;
    expect(expectResult(await answer('123456', '123456'), 'ValidationError').message).toBe(
      'Please put more than 6 characters for password.',
    );
    expect(expectResult(await answer('1234567', '7654321'), 'ValidationError').message).toBe(
      'Password and confirm password are not same. Please check.',
    );
  });

  it('causes at most five emails in a quarter of an hour (ACCOUNT-9)', async () => {
    const { email } = await addMember(shop);
    const answers: string[] = [];
    // Five fit into each quarter of an hour, and one may end in between.
    while (answers.length < 11 && answers.at(-1) !== 'AccountError') {
      const { requestPasswordReset } = await shop.client().run(RequestPasswordReset, { input: { email } });
      answers.push(requestPasswordReset.__typename);
    }
    expect(answers.at(-1)).toBe('AccountError');
    expect(await emailsTo(shop, email)).toHaveLength(answers.length - 1);
  });
});

describe('a common password (ACCOUNT-3)', () => {
  it('is refused in a reset, and the link stays valid', async () => {
    const member = await addMember(shop);
    const token = await askForLink(member);
    expect(expectResult(await reset(token, 'sunshine'), 'ValidationError').fieldErrors[0]?.key).toBe(
      'newPassword.common',
    );
    expectResult(await reset(token), 'Viewer');
  });

  it('is refused as a new password', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    const input = { currentPassword: member.password, password: 'sunshine', confirmation: 'sunshine' };
    const { changePassword } = await client.run(ChangePassword, { input });
    expect(expectResult(changePassword, 'ValidationError').fieldErrors[0]?.key).toBe('newPassword.common');
    expectResult(await signIn(member, member.password), 'Viewer');
  });
});

describe('a staff password (ACCOUNT-4)', () => {
  it('has at least 12 characters, however it is set', async () => {
    const manager = await addMember(shop, { role: 'MANAGER' });
    const short = 'silver-moon';
    const change = { currentPassword: manager.password, password: short, confirmation: short };
    const { changePassword } = await (await createMemberClient(shop, manager)).run(ChangePassword, { input: change });
    expect(expectResult(changePassword, 'ValidationError').fieldErrors[0]?.key).toBe('newPassword.staffShort');
    const token = await askForLink(manager);
    expect(expectResult(await reset(token, short), 'ValidationError').fieldErrors[0]?.key).toBe(
      'newPassword.staffShort',
    );
    expectResult(await reset(token, 'silver-moons'), 'Viewer');
  });

  it('has to be replaced by email before its owner can sign in, if shorter', async () => {
    const member = await addMember(shop);
    const short = 'new-silver';
    expectResult(await reset(await askForLink(member), short), 'Viewer');
    await userModel(shop.connection).updateOne({ _id: toUserId(member) }, { $set: { role: 'MANAGER' } });
    const client = shop.client();

    const { signIn: refused } = await client.run(SignIn, { input: { email: member.email, password: short } });

    expect(expectResult(refused, 'AccountError')).toMatchObject({ code: 'NEW_PASSWORD_REQUIRED' });
    expect(await readEmail(client)).toBeNull();
    expect((await emailsTo(shop, member.email)).at(-1)).toBe('PASSWORD_RESET');
    const token = await tokenFor(shop, member, { kind: 'PASSWORD_RESET', to: member.email });
    expectResult(await reset(token, 'silver-light-again'), 'Viewer');
    expectResult(await signIn(member, 'silver-light-again'), 'Viewer');
    // The error of a guess does not reveal whether the password is too short.
    expect(expectResult(await signIn(member, 'wrong'.repeat(2)), 'AccountError').code).toBe('CREDENTIALS_WRONG');
  });
});

describe('changing the password', () => {
  const input = (currentPassword: string | null, password = 'new-silver') => ({
    input: { currentPassword, password, confirmation: password },
  });

  it('ends a stolen session and gives this browser a new one (ACCOUNT-8)', async () => {
    const member = await addMember(shop);
    const [owner, thief] = [await createMemberClient(shop, member), await createMemberClient(shop, member)];
    const before = owner.cookieHeader();

    const { changePassword } = await owner.run(ChangePassword, input(member.password));

    expectResult(changePassword, 'Acknowledgement');
    expect(await readEmail(owner)).toBe(member.email);
    expect(await readEmail(thief)).toBeNull();
    const copied = await shop.client().send({ query: '{ visitor { viewer { id } } }' }, { cookie: before });
    expect(copied.data).toEqual({ visitor: { viewer: null } });
    expect(await emailsTo(shop, member.email)).toEqual(['PASSWORD_CHANGED_NOTICE']);
  });

  it('requires the old one, and cannot be used to guess it (ACCOUNT-10)', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    const codes: string[] = [];
    while (codes.length < 21 && codes.at(-1) !== 'TOO_MANY_REQUESTS') {
      const { changePassword } = await client.run(ChangePassword, input(`guess-${codes.length}`));
      codes.push(expectResult(changePassword, 'AccountError').code);
    }
    expect(codes[0]).toBe('CREDENTIALS_WRONG');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('works without an old one right after signing in, and later requires signing in again (ACCOUNT-10)', async () => {
    const member = await addMember(shop);
    const users = userModel(shop.connection);
    await users.updateOne({ _id: toUserId(member) }, { $set: { passwordHash: null } });
    const client = await createMemberClient(shop, member, { language: 'ko' });
    const sessions = shop.connection.collection('sessions');
    await sessions.updateMany(
      { userId: toUserId(member) },
      { $set: { signedInAt: new Date(Date.now() - 16 * MINUTE) } },
    );

    const refused = expectResult((await client.run(ChangePassword, input(null))).changePassword, 'AccountError');
    expect(refused).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED', message: expect.stringContaining('다시 로그인') });

    const fresh = await createMemberClient(shop, member);
    expectResult((await fresh.run(ChangePassword, input(null))).changePassword, 'Acknowledgement');
    expectResult(await signIn(member, 'new-silver'), 'Viewer');
  });
});
